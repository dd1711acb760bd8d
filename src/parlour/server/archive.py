"""Finished matches: found, told again to any viewer, and gone on from."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.log import MatchFile
from parlour.engine.retelling import Moment, Position, positions, retell, steps_before, viewer_called
from parlour.engine.scene import Scene
from parlour.server import records
from parlour.server.hub import GoneError, Hub
from parlour.server.live import Live
from parlour.server.records import Kept
from parlour.server.shapes import GoOn, MatchCard, NewTable, PositionCard
from parlour.server.shelf import Shelf
from parlour.server.store import Store
from parlour.table.commands import USUAL_LEVEL
from parlour.table.events import Guest, TakenOver
from parlour.table.play import public_scenes

MOST_MOMENTS = 60
"""How many positions one answer holds."""
MOST_KEPT = 32 * 2**20
"""Bytes of what was told again that are kept, since a page asks for one part after another."""
HIGHEST_NUMBER = 1_000_000
"""No table has had more matches."""

_encoder = msgspec.json.Encoder()


class _Told(NamedTuple):
    """What was told again: each position as it is sent."""

    moments: list[bytes]

    @property
    def size(self) -> int:
        return sum(map(len, self.moments))


class Archive:
    """What is known of finished matches, and of no others. Whoever has the code of a table may ask."""

    def __init__(self, store: Store, shelf: Shelf, hub: Hub) -> None:
        self._store = store
        self._shelf = shelf
        self._hub = hub
        self._told: OrderedDict[tuple[str, int, str], _Told] = OrderedDict()
        self._telling = asyncio.Lock()
        """To tell a match again takes a core for a while: one at a time."""

    async def find(self, code: str, number: int) -> Kept:
        """A finished match. Raises `GoneError` if there is none: one that goes on is none."""
        found: Kept | None = None
        if 0 < number <= HIGHEST_NUMBER:
            found = await records.match_of(self._store, code, number)
            file = None if found is not None else await self._hub.just_ended(code, number)
            if file is not None:
                found = Kept(file, lambda: public_scenes(file, self._shelf.games[file.game]))
        if found is None:
            raise GoneError("no-match", code=code, number=str(number))
        return found

    def game_of(self, file: MatchFile) -> Game | None:
        """The game of a match, if its rules are still the same."""
        game = self._shelf.games.get(file.game)
        same = game is not None and (game.rules_version, game.preset) == (file.rules_version, file.preset)
        return game if same else None

    async def card(self, code: str, number: int) -> MatchCard:
        """What is known of a match."""
        kept = await self.find(code, number)
        file, game = kept.file, self.game_of(kept.file)
        async with self._telling:
            found = await asyncio.to_thread(_positions, kept, game)
        return MatchCard(
            code=code,
            number=number,
            game=file.game,
            seats=file.seats,
            names=[*file.names, *[""] * (file.seats - len(file.names))],
            options=file.options,
            rules_version=file.rules_version,
            same_rules=game is not None,
            taken_over=file.taken_over,
            positions=[PositionCard(position.step, position.seats) for position in found],
        )

    async def moments(self, code: str, number: int, view: str, first: int, last: int | None) -> bytes:
        """`Moments` from position `first` to `last`, as JSON; not more than `MOST_MOMENTS`.

        Raises `GoneError` or `ParlourError` for what is not there.
        """
        told = await self._retold(code, number, view)
        if not 0 <= first < len(told.moments):
            raise ParlourError(f"the match has positions 0 to {len(told.moments) - 1}, not {first}")
        end = first + MOST_MOMENTS if last is None else min(last + 1, first + MOST_MOMENTS)
        return b'{"first":%d,"moments":[%s]}' % (first, b",".join(told.moments[first:end]))

    async def _retold(self, code: str, number: int, view: str) -> _Told:
        key = code, number, view
        if key not in self._told:
            kept = await self.find(code, number)
            game = self.game_of(kept.file)
            viewer = viewer_called(view, kept.file.seats)
            if game is None and view != "public":
                raise ParlourError(
                    f"the rules of {kept.file.game} have changed since this match was played: "
                    "only what watchers saw is left of it (view=public)"
                )
            async with self._telling:
                if key not in self._told:
                    self._remember(key, await asyncio.to_thread(_retold, kept, game, viewer))
        self._told.move_to_end(key)
        return self._told[key]

    def _remember(self, key: tuple[str, int, str], told: _Told) -> None:
        self._told[key] = told
        while len(self._told) > 1 and sum(each.size for each in self._told.values()) > MOST_KEPT:
            self._told.popitem(last=False)

    async def go_on(self, code: str, number: int, guest: Guest, wish: GoOn) -> Live:
        """A new table at which the match goes on from a position, against bots. Raises `ParlourError` if it cannot."""
        file = (await self.find(code, number)).file
        game = self.game_of(file)
        if game is None:
            raise ParlourError(
                f"the rules of {file.game} have changed since this match was played: nobody can go on from it"
            )
        if wish.seat >= file.seats:
            raise ParlourError(f"the match has {file.seats} seats: sit in one of 0 to {file.seats - 1}")
        async with self._telling:
            step = await asyncio.to_thread(steps_before, file, wish.position, game)
        taken_over = TakenOver(file.match, file.steps[:step], file.carried)
        level = wish.level or USUAL_LEVEL
        table = NewTable(file.game, file.seats, file.options, level=level)
        return await self._hub.open(guest, table, wish.seat, taken_over)


def _positions(kept: Kept, game: Game | None) -> list[Position]:
    if game is not None:
        return positions(kept.file, game)
    return [Position(place, [], place) for place, _ in enumerate(_seen(kept.scenes()))]


def _retold(kept: Kept, game: Game | None, viewer: int) -> _Told:
    if game is not None:
        moments = retell(kept.file, viewer, game)
    else:
        moments = (Moment(place, [], scene) for place, scene in enumerate(_seen(kept.scenes())))
    return _Told([_encoder.encode(moment._asdict()) for moment in moments])


def _seen(scenes: list[Scene]) -> list[Scene]:
    """Without those at which nothing looked different."""
    return [scene for place, scene in enumerate(scenes) if place == 0 or scene != scenes[place - 1]]
