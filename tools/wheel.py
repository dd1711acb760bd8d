"""Checks a wheel: it holds the package and the built client, nothing else, and plays without the source and Node.

uv run python tools/wheel.py dist/parlour-*.whl
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = "parlour/server/web/"
PATIENCE = 60.0
"""Seconds in which the lobby has to answer, the first start of all."""


def main(wheel: Path) -> None:
    """Check it, or end with what is wrong."""
    with zipfile.ZipFile(wheel) as archive:
        index = check_files({name for name in archive.namelist() if not name.endswith("/")}, archive)
    with tempfile.TemporaryDirectory() as folder:
        check_start(wheel.resolve(), Path(folder), index)
    print(f"{wheel.name}: whole, and it plays")


def check_files(found: set[str], archive: zipfile.ZipFile) -> str:
    """The files are those of `src`, the client's and the wheel's own. Returns the client's page."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src"]
    source = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    wanted = {name.removeprefix("src/") for name in source if name and (ROOT / name).exists()}
    packed = {name for name in found if not name.startswith(CLIENT) and ".dist-info/" not in name}
    if packed != wanted:
        sys.exit(f"missing in the wheel: {sorted(wanted - packed)}; there but not in src: {sorted(packed - wanted)}")
    index = archive.read(f"{CLIENT}index.html").decode()
    lost = [name for name in re.findall(r'(?:src|href)="/([^"]+)"', index) if CLIENT + name not in found]
    if lost or not re.search(r'src="/assets/', index):
        sys.exit(f"the client is not whole: its page asks for {lost}")
    return index


def check_start(wheel: Path, folder: Path, index: str) -> None:
    """In an environment of its own, without the source and Node, the lobby answers with the page."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    uv = shutil.which("uv")
    assert uv is not None, "uv is not there"
    setting = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_", "PARLOUR_"))
    }
    setting["PATH"] = str(folder)  # there is no Node, and no more than the start script of a wheel needs
    for tool in filter(None, map(shutil.which, ("dirname", "realpath"))):
        (folder / Path(tool).name).symlink_to(tool)
    serve = ["--host", "127.0.0.1", "--port", address.rpartition(":")[2], "--db", "tables.db", "--no-browser"]
    started = [uv, "tool", "run", "--isolated", "--python", sys.executable, "--from", str(wheel), "parlour", *serve]
    subprocess.run([*started[: -len(serve)], "--help"], cwd=folder, env=setting, check=True, stdout=subprocess.DEVNULL)
    with subprocess.Popen(started, cwd=folder, env=setting) as process:
        try:
            games = _answer(f"{address}/api/games", process)
            page = _answer(address, process)
        finally:
            process.terminate()
    if page != index or '"bakerspeed"' not in games:
        sys.exit("what it serves is not what the wheel holds")
    if process.returncode != 0:
        sys.exit(f"it ended with {process.returncode}")


def _answer(address: str, process: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            with urllib.request.urlopen(address) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.2)
    sys.exit(f"{address} does not answer")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
