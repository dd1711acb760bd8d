"""The deduction dice, and which suspects they describe."""

from __future__ import annotations

from parlour.engine import rule

from .state import FORGET_LAST, State
from .suspects import DICE, FACES, TRAITS


@rule
def take_dice(state: State) -> None:
    """A player takes all dice [dice-2]. One that can only fall in one way stays on the table and means nothing."""
    for die in range(DICE):
        state.die[die] = 1 if FACES[die] == 1 else 0
        state.applies[die] = 0


@rule
def all_are_rolled(state: State) -> bool:
    """Whether all dice lie on the table."""
    for die in range(DICE):
        if state.die[die] == 0:
            return False
    return True


@rule
def fall(state: State, face: int) -> None:
    """The die in the roller's hand shows a face, and it applies."""
    state.die[state.rolling] = face + 1
    state.applies[state.rolling] = 1


@rule
def matches(state: State, suspect: int) -> bool:
    """Whether a suspect shows all that applies [match-*]."""
    for die in range(DICE):
        if state.applies[die] == 1 and state.die[die] != TRAITS[suspect][die] + 1:
            return False
    return True


@rule
def forget(state: State) -> None:
    """Nobody could serve: what has been rolled in this turn no longer applies, or only the last die [unserved-*]."""
    for die in range(DICE):
        if state.unserved != FORGET_LAST or die == state.rolling:
            state.applies[die] = 0
