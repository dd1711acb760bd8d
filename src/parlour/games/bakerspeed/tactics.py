"""Who plays Bakerspeed: a careful player (`choose`), and players of three levels that look, err and take their time.

What they look at is in `tactics_looking.py`, how long it takes in `tactics_time.py`, what they hold on to in
`tactics_cards.py`, and which die they roll in `tactics_dice.py`.
"""

from __future__ import annotations

from parlour.engine import Array, Luck, rule

from .state import Phase, State
from .tactics_cards import best_card
from .tactics_dice import best_die, die_for_own_hand
from .tactics_looking import found_card
from .tactics_time import reaction

__all__ = ["LEVELS", "choose", "model", "reaction"]

HARD = 2
"""The level that thinks of the others when it chooses a die."""

LEVELS = {"easy": "model:easy", "medium": "model:medium", "hard": "model:hard"}
"""An imagined world tells nothing about how fast people are, so nobody searches."""


@rule(scratch=True)
def choose(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """A right card if it holds one, and the die that serves it better than the others."""
    if observation.phase == Phase.RACE:
        return best_card(observation, seat, legal, n, luck)
    return best_die(observation, seat, legal, n, luck)


@rule(scratch=True)
def model(observation: State, seat: int, legal: Array, n: int, skill: int, luck: Luck) -> int:
    """The first card that looks right, which is not always so; and a die that the own hand can serve."""
    if observation.phase == Phase.RACE:
        return found_card(observation, seat, skill, luck)
    if skill == HARD:
        return best_die(observation, seat, legal, n, luck)
    return die_for_own_hand(observation, seat, legal, n, luck)
