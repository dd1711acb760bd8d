"""`parlour` on the command line: one owner of a database, and a port that is free."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.server.door import open_door
from parlour.server.owner import Owner

from .serving import free_port, parlour


def test_a_second_start_on_the_same_database_shows_the_first(database: Path) -> None:
    port = free_port()
    with parlour(database, port) as (process, said):
        assert f"on this machine   http://localhost:{port}" in said
        assert httpx.get(f"http://localhost:{port}/api/health").json()["ok"]
        again = CliRunner().invoke(app, ["--db", str(database), "--no-browser"])
        assert (again.exit_code, again.output) == (0, f"Parlour is running already: http://localhost:{port}\n")
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert Owner(database).claim()


def test_a_port_that_is_taken_by_something_else_is_passed_over() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        door = open_door("127.0.0.1", port)
        door.socket.close()
    assert port < int(door.here.rpartition(":")[2]) <= port + 50


def test_an_owner_that_was_killed_leaves_nothing_in_the_way(database: Path) -> None:
    first = Owner(database)
    assert first.claim()
    first.tell("http://localhost:1")
    assert not Owner(database).claim()
    assert Owner(database).address() == "http://localhost:1"
    first.release()
    second = Owner(database)
    assert second.claim()
    second.release()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--port", "0"], "--port"),
        (["--host", "no such host"], "--host no such host: this machine has no such address"),
        (["--db", "FOLDER"], "cannot be used as the database"),
    ],
)
def test_wrong_usage_ends_with_a_line_and_code_2(database: Path, wrong: list[str], said: str) -> None:
    arguments = [str(database.parent) if word == "FOLDER" else word for word in wrong]
    keep = [] if "--db" in wrong else ["--db", str(database)]
    result = CliRunner().invoke(app, ["--no-browser", *keep, *arguments])
    assert result.exit_code == 2
    assert said in result.output
