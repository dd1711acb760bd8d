"""What a careful player of Baby Monster Race knows: the card that does oneself the least harm and others the most."""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .state import State
from .tactics_belief import EVIDENCE, notice, plausibility
from .tactics_easy import EASY, easy_action
from .tactics_worth import action_worth

__all__ = ["EVIDENCE", "GREED", "NEWS", "choose", "notice", "plausibility"]

GREED = 100

LEVELS = {"easy": "model:easy", "medium": "greedy", "hard": "search:2000"}
NEWS = ()
"""The cards of a hand come and go: none is worth a branch of its own in a search."""


@rule
def choose(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The legal action of the highest worth; among equals any."""
    best = legal[0]
    best_worth = -10_000
    equals = 0
    for i in range(n):
        worth = action_worth(observation, seat, legal[i])
        if worth > best_worth:
            best_worth = worth
            equals = 0
        if worth == best_worth:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def model(observation: State, seat: int, legal: Array, n: int, skill: int, luck: Luck) -> int:
    """An easy player minds only its own pawn; it has no other levels, so any other plays as `choose`."""
    if skill == EASY:
        return easy_action(observation, seat, legal, n, luck)
    return choose(observation, seat, legal, n, luck)
