"""The repository says nothing about the machines on which it was written, nor where packages come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDERS = ("home", "root", "tmp", "Users", "work", "mnt")
HOSTS = ("pypi.org", "pythonhosted.org", "npmjs.org", "npmjs.com", "deb.debian.org", "proxy.golang.org", "crates.io")

FORBIDDEN = re.compile(
    rf"(?<![\w.~}}/)*])/(?:{'|'.join(FOLDERS)})(?![\w-])"
    rf"|\b(?:{'|'.join(re.escape(host) for host in HOSTS)})\b"
)

EXEMPT = ("uv.lock", "package-lock.json", Path(__file__).name)
"""Lock files name the registries, and this file what it looks for."""


def test_no_machine_path_and_no_registry_host(repo_files: list[Path], root: Path) -> None:
    wrong: list[str] = []
    for path in repo_files:
        if path.name in EXEMPT:
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # a picture or a sound
        for number, line in enumerate(lines, 1):
            if found := FORBIDDEN.search(line):
                wrong.append(f"{path.relative_to(root)}:{number}: {found.group()}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("line", ["cd /work/main", 'Path("/tmp/x")', "open(/root)", "https://pypi.org/project/uv"])
def test_a_machine_path_or_a_host_is_found(line: str) -> None:
    assert FORBIDDEN.search(line)


@pytest.mark.parametrize("line", ["tests/work/x", "and/or", "/workers", "./tmp", "src/parlour/root.py"])
def test_other_paths_are_fine(line: str) -> None:
    assert not FORBIDDEN.search(line)
