"""The file of a tournament that can go on later: a line that says what is played, then one for each finished block."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import msgspec
import numpy as np
from numpy.typing import NDArray

from parlour.engine import cache
from parlour.engine.bind import template_files
from parlour.engine.errors import SetupError
from parlour.lab import loops
from parlour.lab.tournament_schedule import Setup


class Header(msgspec.Struct, frozen=True):
    """What must be the same for blocks to belong together."""

    game: str
    preset: str
    seats: int
    options: dict[str, str]
    agents: list[str]
    seed: int
    rules_version: str
    code: str
    """What stands for all code that decides: rules, tactics, agents, and the kind of processor."""


class Block(msgspec.Struct, frozen=True):
    """The returns of each game of a block, a number for each seat."""

    block: int
    returns: list[list[float]]


class TournamentFile:
    """A file open for more blocks; `blocks` are those that it held.

    Raises `SetupError` if it is of another tournament, damaged, or cannot be written.
    """

    def __init__(self, path: Path, setup: Setup) -> None:
        self._path = path
        header = _header(setup)
        try:
            path.touch()
            lines = path.read_bytes().splitlines(keepends=True)
            whole = [line for line in lines if line.endswith(b"\n")]  # the last may have been cut while it was written
            if lines:
                _check(path, lines[0], header)
            self.blocks = list(_blocks(path, whole[1:], setup))
            self._file = path.open("r+b")
            self._file.truncate(self._file.seek(sum(map(len, whole))))
        except OSError as error:
            raise SetupError(f"{path} cannot be used: {error.strerror or error}") from error
        if not whole:
            self._write(header)

    def __enter__(self) -> TournamentFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, block: int, results: NDArray[np.float64]) -> None:
        """Write down a block that follows those before."""
        self._write(Block(block, results.tolist()))

    def _write(self, line: Header | Block) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise SetupError(f"{self._path} cannot be written: {error.strerror or error}") from error


def _header(setup: Setup) -> Header:
    game = setup.game
    return Header(
        game=game.slug,
        preset=game.preset,
        seats=setup.seats,
        options=setup.options,
        agents=[str(agent) for agent in setup.agents],
        seed=setup.seed,
        rules_version=game.rules_version,
        code=cache.code_version(game.sources, template_files(loops)),
    )


def _check(path: Path, line: bytes, wanted: Header) -> None:
    if msgspec.json.encode(wanted).startswith(line):
        return  # it was cut
    try:
        found = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise SetupError(f"{path} is not the file of a tournament: name another") from error
    for name in Header.__struct_fields__:
        was, now = getattr(found, name), getattr(wanted, name)
        if was == now:
            continue
        if name == "code":
            raise SetupError(f"{path} was played by other agents or on another kind of machine: name another file")
        raise SetupError(f"{path} was played with {name} {_said(was)}, not {_said(now)}: name another file")


def _said(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items())  # pyright: ignore[reportUnknownVariableType]
    return ",".join(value) if isinstance(value, list) else str(value)  # pyright: ignore[reportUnknownArgumentType]


def _blocks(path: Path, lines: list[bytes], setup: Setup) -> Iterator[NDArray[np.float64]]:
    for number, line in enumerate(lines):
        try:
            found = msgspec.json.decode(line, type=Block)
            results = np.array(found.returns, np.float64)
        except (msgspec.DecodeError, ValueError) as error:
            raise SetupError(f"{path} is damaged in line {number + 2}: name another file") from error
        if found.block != number or results.shape != (setup.block_games, setup.seats):
            raise SetupError(f"{path} is damaged in line {number + 2}: name another file")
        yield results
