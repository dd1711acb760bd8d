"""How a player of a level looks through its hand: one card after the other, and not always carefully."""

from __future__ import annotations

from math import gcd

from parlour.engine import Luck, below, rule

from .choices import may_lay
from .state import State, have_none_action, lay_action
from .suspects import DICE, SUSPECTS, TRAITS

STRIDES = tuple(stride for stride in range(1, SUSPECTS + 1) if gcd(stride, SUSPECTS) == 1)
"""The ways in which a hand may be ordered: by going round all kinds in such steps one comes to every kind once."""

OVERLOOKS = (100, 30, 10)
"""How often, of 1000 times, a level looks at a right card and does not see that it is: a child's eye is already on the
next card; an adult in a hurry; somebody who has played for years."""

MISTAKES = (19, 6, 2)
"""How often, of 1000 times, a level takes a card for right of which one thing is wrong, for each thing that is asked:
the more of a card is right, the more it looks so. A child slaps first and thinks then; few adults do; hardly an expert.
"""


@rule
def card_at(observation: State, seat: int, place: int) -> int:
    """The kind at a place of the order in which a seat looks: another in each turn, and from where the eye rests.

    It comes from what everybody sees, so that the time can be told afterwards.
    """
    stride = STRIDES[(observation.turns_begun + 5 * seat) % len(STRIDES)]
    start = 7 * observation.turns_begun + 5 * observation.rolling + 11 * seat
    return (start + place * stride) % SUSPECTS


@rule
def cards_looked_at(observation: State, seat: int, action: int) -> int:
    """How many cards a player looks at until it comes to the one that it lays; all, if it lays none."""
    count = 0
    for place in range(SUSPECTS):
        suspect = card_at(observation, seat, place)
        if may_lay(observation, seat, suspect):
            count += observation.hand[seat, suspect]
            if lay_action(suspect) == action:
                return count
    return count


@rule
def asked_for(observation: State) -> int:
    """How many things are asked for."""
    count = 0
    for die in range(DICE):
        count += observation.applies[die]
    return count


@rule
def wrong_things(observation: State, suspect: int) -> int:
    """How many of the things that are asked for a suspect does not show."""
    count = 0
    for die in range(DICE):
        count += observation.applies[die] == 1 and observation.die[die] != TRAITS[suspect][die] + 1
    return count


@rule
def found_card(observation: State, seat: int, skill: int, luck: Luck) -> int:
    """The first card that looks right to a player of a level; or none."""
    for place in range(SUSPECTS):
        suspect = card_at(observation, seat, place)
        if may_lay(observation, seat, suspect) and looks_right(observation, suspect, skill, luck):
            return lay_action(suspect)
    return have_none_action()


@rule
def looks_right(observation: State, suspect: int, skill: int, luck: Luck) -> bool:
    """Whether a player of a level takes a card for right at a glance."""
    wrong = wrong_things(observation, suspect)
    if wrong == 0:
        return below(luck, 1000) >= OVERLOOKS[skill]
    return wrong == 1 and below(luck, 1000) < MISTAKES[skill] * asked_for(observation)
