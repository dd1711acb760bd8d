"""A game of a few lines, written to a folder, for tests that change its files."""

from __future__ import annotations

from pathlib import Path

RULES = '''"""Each seat in turn adds its step; the first to pass the goal wins."""

from enum import IntEnum
from typing import Annotated

import msgspec

from parlour.engine import Actions, Array, Kind, Luck, Options, Piles, components, group, public, record, rule

from .steps import step_of


class Box(msgspec.Struct):
    goal: int


GOAL = components(__file__, Box).goal
PLAYERS = (2, 3)
OPTIONS = Options()
ACTIONS = Actions(add=group())
PILES = Piles()
add_action = ACTIONS.encoder("add")


class Reason(IntEnum):
    NEVER = 0


class Broken(IntEnum):
    NOTHING = 0


@record
class State:
    seats: Annotated[int, public()]
    turn: Annotated[int, public()]
    total: Annotated[int, public(dtype="i2")]


@rule
def initial_state(state: State, seats: int) -> None:
    state.seats = seats


@rule
def add(state: State, seat: int) -> None:
    state.total += step_of(seat)
    state.turn = (seat + 1) % state.seats


@rule
def current_players(state: State) -> tuple[Kind, int]:
    if state.total >= GOAL:
        return Kind.OVER, 0
    return Kind.TURN, 1 << state.turn


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    out[0] = add_action()
    return 1


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    return 0, 0


@rule
def default_action(state: State, seat: int) -> int:
    return add_action()


@rule
def refusal(state: State, seat: int, action: int) -> int:
    return 0


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    pass


@rule
def invariants(state: State) -> int:
    return 0


@rule
def returns(state: State, out: Array) -> None:
    for seat in range(state.seats):
        out[seat] = state.total
'''

STEPS = '''"""How far a seat steps."""

from parlour.engine import rule


@rule
def step_of(seat: int) -> int:
    return STEP
'''


def write_toy(folder: Path, step: int = 1, goal: int = 3) -> Path:
    """Write the game to a folder and return it."""
    folder.mkdir(exist_ok=True)
    (folder / "rules.py").write_text(RULES)
    (folder / "steps.py").write_text(STEPS.replace("STEP", str(step)))
    (folder / "components.toml").write_text(f"goal = {goal}\n")
    return folder
