"""How long a player takes in a race: it sees the dice land, looks at card after card, and makes up its mind.

The parts are those of the literature on reactions: one time to perceive and to move the hand, one for each card in turn
(a search that ends with what is found), one for each bit of the choice (Hick 1952, Hyman 1953), and about the same
share of all of it by which people differ from themselves (times are spread log-normally).
"""

from __future__ import annotations

from math import exp, log2

from parlour.engine import Luck, below, rule

from .choices import may_lay
from .state import State
from .suspects import SUSPECTS
from .tactics_looking import asked_for, cards_looked_at

TUMBLE = 900
"""Milliseconds in which the die tumbles before everybody's eyes."""

PERCEIVE = (2000, 1250, 800)
"""Milliseconds to read the die and to move the hand, by level. A child of seven looks twice and reaches twice as long
as an adult; an adult who plays now and then; one who has the faces by heart and the hand ready."""

GLANCE = (420, 230, 120)
"""Milliseconds for a card, by level: a child says to itself what it sees; an adult needs one fixation of the eye; an
expert sees two cards at a time."""

COMPARE = (130, 70, 30)
"""Milliseconds more for a card for each thing that is asked beside the first."""

BIT = (330, 210, 140)
"""Milliseconds for each bit of the choice between the kinds in hand: some 150 in adults with practice, twice as much in
children."""

SPREAD = (0.28, 0.24, 0.2)
"""By which share a time is commonly longer or shorter than usual: the less practice, the more."""

DRAWS = 4
"""How many equal draws make up a deviation that looks normal."""

FINE = 1000


@rule
def reaction(state: State, seat: int, action: int, skill: int, luck: Luck) -> int:
    """Milliseconds from when the roll is told until a player of a level does this.

    Who has slapped a wrong card in this roll need not wait for the die again.
    """
    tumble = TUMBLE if state.tried[seat] == 0 else 0
    return tumble + int(usual_time(state, seat, action, skill) * exp(SPREAD[skill] * deviation(luck)))


@rule
def usual_time(state: State, seat: int, action: int, skill: int) -> float:
    """The milliseconds after the die has landed in the middle of many times."""
    card = GLANCE[skill] + COMPARE[skill] * (asked_for(state) - 1)
    return (
        PERCEIVE[skill] + card * cards_looked_at(state, seat, action) + BIT[skill] * log2(1.0 + kinds_held(state, seat))
    )


@rule
def kinds_held(state: State, seat: int) -> int:
    """How many kinds a player may choose from."""
    count = 0
    for suspect in range(SUSPECTS):
        count += may_lay(state, seat, suspect)
    return count


@rule
def deviation(luck: Luck) -> float:
    """A number about normally distributed round 0, commonly 1 away from it."""
    total = 0.0
    for _ in range(DRAWS):
        total += below(luck, FINE)
    return (total / FINE - DRAWS / 2) * (12.0 / DRAWS) ** 0.5
