"""Which of several right cards to lay: what a hand is good for without it, and how long one looks for it.

A hand is good for as many rolls to come as it can serve.
"""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .dice import matches
from .state import State, have_none_action, lay_action
from .suspects import DICE, FACES, SUSPECTS, TRAITS
from .tactics_looking import cards_looked_at

NO_CARD = -1

LOOKING = 0.3
"""What it costs to look at one more card, in rolls that a hand can serve: somebody else may be faster."""

EQUAL = 1e-9


@rule
def best_card(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The right card that leaves the most useful hand, if it is soon found; among equals any; or none."""
    best = have_none_action()
    most = 0.0
    equals = 0
    for i in range(n):
        suspect = legal[i] - lay_action(0)
        if legal[i] == have_none_action() or not matches(observation, suspect):
            continue
        worth = use_without(observation, seat, suspect) - LOOKING * cards_looked_at(observation, seat, legal[i])
        if equals == 0 or worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def use_without(observation: State, seat: int, suspect: int) -> float:
    """How many rolls a hand without a card is expected to serve: in the rest of this turn, and in a whole one."""
    left = 0
    for die in range(DICE):
        left |= (observation.die[die] == 0) << die
    this_turn = rolls_served(observation, seat, suspect, left, True)
    return this_turn + rolls_served(observation, seat, suspect, (1 << DICE) - 1, False)


@rule
def rolls_served(observation: State, seat: int, without: int, dice: int, now: bool) -> float:
    """How many rolls of some dice, in any order, a hand can serve; with `now`, beside what applies already."""
    served = 0.0
    for asked in range(1, dice + 1):
        if asked & dice == asked:
            # One set of the dice has all of them; so many others are as large as this one.
            as_large = 1 if asked == dice else size(dice)
            served += chance_to_serve(observation, seat, without, asked, now) / as_large
    return served


@rule
def size(dice: int) -> int:
    """How many dice are in a set."""
    count = 0
    for die in range(DICE):
        count += (dice >> die) & 1
    return count


@rule
def chance_to_serve(observation: State, seat: int, without: int, asked: int, now: bool) -> float:
    """How likely a hand holds what the dice `asked` will show; with `now`, beside what applies already."""
    shown = 0
    for suspect in range(SUSPECTS):
        if observation.hand[seat, suspect] > (suspect == without) and (not now or matches(observation, suspect)):
            shown |= 1 << shows(suspect, asked)
    count = 0
    while shown != 0:
        count += shown & 1
        shown >>= 1
    return count / ways_to_fall(asked)


@rule
def shows(suspect: int, asked: int) -> int:
    """What a suspect shows on some dice, as one number."""
    number = 0
    for die in range(DICE):
        if (asked >> die) & 1 == 1:
            number = number * FACES[die] + TRAITS[suspect][die]
    return number


@rule
def ways_to_fall(asked: int) -> int:
    """In how many different ways some dice can fall."""
    ways = 1
    for die in range(DICE):
        if (asked >> die) & 1 == 1:
            ways *= FACES[die]
    return ways
