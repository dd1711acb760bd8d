"""A match told again: what one viewer saw at each position at which somebody had to decide, and how it came there.

Beside the seats and `SPECTATOR` there is one more viewer, `OPEN`, who sees every card. Nobody may have that view before
the match is over: whoever calls this holds the whole log, and answers for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.engine.errors import LogError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.log import Act, MatchFile
from parlour.engine.match import Match
from parlour.engine.open_table import OPEN, open_scene
from parlour.engine.replay import replay
from parlour.engine.scene import Beat, Prompt, Scene


class Moment(NamedTuple):
    """A position of a match, as one viewer saw it."""

    step: int
    """How many steps of the log lie before it."""
    beats: list[list[Beat]]
    """What was told since the position before, step by step."""
    scene: Scene
    """With nothing to do in it: what was chosen was chosen long ago."""


class Position(NamedTuple):
    """A place in the log at which somebody had to decide, or the end."""

    step: int
    seats: list[int]
    """Who had to; nobody at the end."""
    asked_at: int
    """The step at which it was asked for: an earlier one in a race that goes on while claims arrive."""


def positions(file: MatchFile, game: Game | None = None) -> list[Position]:
    """All positions of a match, in order. Raises `LogError` as `replay`."""
    found: list[Position] = []
    raced = 0
    for match in replay(file, game):
        place = len(match.log)
        on = match.kind is Kind.RACE and bool(found) and _is_claim(file, place)
        raced = raced if on else place
        if _is_position(match, file):
            found.append(Position(place, match.deciding, raced))
    return found


def _is_claim(file: MatchFile, place: int) -> bool:
    """Whether the step before a place was done in the same race as the next: a draw would have begun another."""
    return place > 0 and isinstance(file.steps[place - 1], Act)


def steps_before(file: MatchFile, position: int, game: Game | None = None) -> int:
    """How many steps a match takes over that goes on from a position of this one, numbered from 0.

    Raises `LogError` if there is no such position, or nothing is left to decide there.
    """
    found = positions(file, game)
    if not 0 <= position < len(found):
        raise LogError(f"the match has positions 0 to {len(found) - 1}, not {position}")
    if not found[position].seats:
        raise LogError("the match is over there: choose an earlier position to go on from")
    return found[position].asked_at


def retell(file: MatchFile, viewer: int, game: Game | None = None) -> Iterator[Moment]:
    """All positions of a match for a seat, `SPECTATOR` or `OPEN`. Raises `LogError` as `replay`.

    The open table is told in the words that watchers heard.
    """
    hearer = SPECTATOR if viewer == OPEN else viewer
    before: Any = None
    beats: list[list[Beat]] = []
    known = 0
    for match in replay(file, game):
        after = match.view(hearer)
        if before is not None:
            returns = match.returns() if match.kind is Kind.OVER else []
            beats += [match.game.told(before, seen, after, hearer, returns) for seen in match.seen(hearer, known)]
        before, known = after, len(match.log)
        if _is_position(match, file):
            yield Moment(known, beats, _scene(match, viewer))
            beats = []


def _is_position(match: Match, file: MatchFile) -> bool:
    """Whether somebody decides here. What is dealt to be shown at the end belongs to the end."""
    return match.kind not in (Kind.CHANCE, Kind.OVER) or len(match.log) == len(file.steps)


def _scene(match: Match, viewer: int) -> Scene:
    if viewer == OPEN:
        return open_scene(match)
    scene = match.game.scene(match.observation(viewer), viewer, match.legal_actions(viewer), match.view(viewer))
    return replace(scene, prompt=Prompt(scene.prompt.text, scene.prompt.art))


def viewer_called(name: str, seats: int) -> int:
    """The viewer that is called `public`, `open`, or by the number of its seat from 0. Raises `LogError` for others."""
    named = {"public": SPECTATOR, "open": OPEN, **{str(seat): seat for seat in range(seats)}}
    if name not in named:
        raise LogError(f"there is no view {name!r}: there are {', '.join(named)}")
    return named[name]
