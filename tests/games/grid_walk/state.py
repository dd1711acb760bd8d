"""Grid Walk: what can be done, what chance decides, and what a position holds."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from parlour.engine import Actions, Array, Options, Piles, actor, group, pile, private, public, record, seen_by
from parlour.engine.kind import SPECTATOR

from .garden import BUSHES, CHESTS, FACES, SEATS

PLAYERS = (2, SEATS)
OPTIONS = Options()
ACTIONS = Actions(
    step=group(direction=4), peek=group(), rest=group(), shut=group(), seal=group(chests=actor(1 << CHESTS))
)
PILES = Piles(roll=pile(FACES), search=pile(2), look=pile(2, seen_by="turn"), unlock=pile(2))
ROLL, SEARCH, LOOK, UNLOCK = (PILES.number(name) for name in ("roll", "search", "look", "unlock"))
STONE, TREASURE = 1, 2
BARE, TRAP = 1, 2
EVERYBODY = (1 << (SPECTATOR + 1)) - 1

step_action = ACTIONS.encoder("step")
peek_action = ACTIONS.encoder("peek")
rest_action = ACTIONS.encoder("rest")
shut_action = ACTIONS.encoder("shut")
seal_action = ACTIONS.encoder("seal")


class Phase(IntEnum):
    """What happens next."""

    ROLL = 0
    WALK = 1
    SEARCH = 2
    LOOK = 3
    SHUT = 4
    SEAL = 5
    UNLOCK = 6
    OVER = 7


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_NOW = 0
    NO_STEPS_LEFT = 1
    EDGE_OF_THE_GARDEN = 2
    NO_CHEST_HERE = 3
    LOOKED_ALREADY = 4
    TOO_MANY_CHESTS = 5


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    TRAPS_ARE_CONSERVED = 1
    TREASURES_ARE_CONSERVED = 2
    CHESTS_ARE_DEALT_WHEN_LOOKED_INTO = 3
    GUESSES_NAME_AT_MOST_THE_TREASURES = 4


@record
class State:
    """A position. Masks have a bit for each seat, or (guesses) for each chest."""

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    turn: Annotated[int, public()]
    turns: Annotated[int, public()]
    rolled: Annotated[int, public()]
    left: Annotated[int, public()]  # steps
    square: Annotated[Array, public(SEATS)]
    bush: Annotated[Array, public(BUSHES)]  # 0: not searched
    looked: Annotated[Array, public(CHESTS)]  # the seats that have looked into this chest
    chest: Annotated[Array, seen_by("looked", CHESTS)]  # 0: not dealt (or not seen)
    sealed: Annotated[int, public()]
    guess: Annotated[Array, private(SEATS)]
    unlocked: Annotated[int, public()]  # how many chests
