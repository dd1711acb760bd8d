"""The ways through the house that a roll allows: to every place where a move may end, by the fewest spiders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from parlour.engine.scene import End, Text

from .house import HOUSE, NONE, SQUARES, STAIRCASE
from .scene_parts import Arguments, room_text, seats_playing, target
from .state import ACTIONS, State, Thing
from .walking import CROWD

CLIMB, ENTER = (ACTIONS.encode(verb) for verb in ("climb", "enter"))
STEPS = [ACTIONS.encode("step", square=square) for square in range(SQUARES)]


class Way(NamedTuple):
    """A way through the house; of two to the same place, the lesser is the better."""

    spiders: int
    """How many that nobody has touched lie on it: each of them may bite."""
    steps: int
    places: tuple[int, ...]


class Ground(NamedTuple):
    """What a walk depends on."""

    place: int
    steps: int
    walked: frozenset[int]
    """The places that this move has touched."""
    full: frozenset[int]
    spiders: frozenset[int]


def ends(view: State, seat: int) -> list[End]:
    """Where a piece may walk: each place where the move may end, and each next step."""
    ground = ground_of(view, seat)
    found = [_end(view, way, False) for way in ways(ground).values()]
    goals = {end.at for end in found}
    nexts = [_end(view, way, True) for way in next_steps(ground)]
    # A neighbouring square may also be the end of a round trip: pressing it takes the one step.
    beside = {end.at for end in nexts if ground.steps > 1}
    return [end for end in found if end.at not in beside] + [
        end for end in nexts if end.at in beside or end.at not in goals
    ]


def ground_of(view: State, seat: int) -> Ground:
    """What the walk of a seat depends on now."""
    standing = [view.place[other] for other in seats_playing(view)]
    return Ground(
        view.place[seat],
        view.steps,
        frozenset(view.path[: view.path_length]),
        frozenset(place for place in standing if place < SQUARES and standing.count(place) >= CROWD),
        frozenset(square for square, thing in enumerate(view.thing) if thing == Thing.SPIDER),
    )


@lru_cache(maxsize=256)
def ways(ground: Ground) -> dict[int, Way]:
    """The best way to each place where the move may end."""
    best: dict[int, Way] = {}
    for way in _walks(ground, Way(0, 0, ())):
        there = way.places[-1]
        best[there] = min(best.get(there, way), way)
    return dict(sorted(best.items()))


def next_steps(ground: Ground) -> list[Way]:
    """The single steps to squares; a room or the staircase ends the move anyway."""
    nearby = _near(ground, ground.place, ()) if ground.steps else []
    return [Way(int(near in ground.spiders), 1, (near,)) for near in nearby]


def _walks(ground: Ground, way: Way) -> Iterator[Way]:
    """Every way that goes on from one: into a room, onto the staircase, or until no step is left or possible."""
    place = way.places[-1] if way.places else ground.place
    if place < SQUARES and HOUSE.doors[place] != NONE and SQUARES + HOUSE.doors[place] not in ground.walked:
        yield way._replace(places=(*way.places, SQUARES + HOUSE.doors[place]))
    left = ground.steps - way.steps
    nearby = _near(ground, place, way.places) if left else []
    climbs = left > 0 and place < SQUARES and HOUSE.joined[place] and STAIRCASE not in ground.walked
    if climbs:
        yield Way(way.spiders, way.steps + 1, (*way.places, STAIRCASE))
    for near in nearby:
        yield from _walks(ground, Way(way.spiders + (near in ground.spiders), way.steps + 1, (*way.places, near)))
    if way.places and not nearby and not climbs:
        yield way


def _near(ground: Ground, place: int, passed: tuple[int, ...]) -> list[int]:
    """The squares that one can step on from a place."""
    return [
        near
        for near in HOUSE.neighbours[place]
        if near not in ground.walked and near not in ground.full and near not in passed
    ]


def _end(view: State, way: Way, part: bool) -> End:
    there = way.places[-1]
    args: Arguments = {"steps": way.steps, "spiders": way.spiders}
    if there == STAIRCASE:
        text = Text("end-stairs", args)
    elif there >= SQUARES:
        text = Text("end-room", {**args, "room": room_text(there - SQUARES)})
    else:
        text = Text("end-square", {**args, **ground_text(view, there)})
    passed = [target(place) for place in way.places[:-1]]
    risk = "spider" if way.spiders else ""
    return End(target(there), [_action(place) for place in way.places], text, via=passed, art=risk, part=part)


def ground_text(view: State, square: int) -> Arguments:
    """What is on a square, as arguments: `ground` is a thing, `door`, `stairs` or `hall`; `room` is the nearest."""
    ground = THINGS.get(view.thing[square], "")
    door = HOUSE.doors[square]
    if not ground:
        ground = "door" if door != NONE else "stairs" if HOUSE.joined[square] else "hall"
    return {"ground": ground, "room": room_text(door if door != NONE else NEAREST[square])}


def _action(place: int) -> int:
    if place < SQUARES:
        return STEPS[place]
    return CLIMB if place == STAIRCASE else ENTER


def _nearest_room(square: int) -> int:
    """The room whose wall is nearest."""
    row, column = HOUSE.squares[square]
    cells = [
        (abs(row - there) + abs(column - across), ord(letter) - ord("a"))
        for there, line in enumerate(HOUSE.rows)
        for across, letter in enumerate(line)
        if letter.isalpha() and letter.islower() and letter != "v"
    ]
    return min(cells)[1]


NEAREST = [_nearest_room(square) for square in range(SQUARES)]
THINGS: dict[int, str] = {Thing.SPIDER: "spider", Thing.HARMLESS: "harmless", Thing.FLOORBOARD: "floorboard"}
