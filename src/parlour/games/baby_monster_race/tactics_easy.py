"""How a small child plays Baby Monster Race: it minds only its own pawn and runs, and now and then plays any card.

It stops one step before a card of its own would bring it to the monster, and never thinks that another may push it. It
throws defences away, and defends only when it would have to face the monster.
"""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .cards import HOUSE, START, Card
from .state import (
    Phase,
    State,
    advance_action,
    move_other_action,
    retreat_action,
    spend_blocked_action,
    swap_places_action,
    take_it_action,
)

EASY = 0
"""The level that plays so."""

FEAR = 1
"""So many steps before the house frighten it."""

THOUGHTLESS = 4
"""One card in so many is any card."""


@rule
def easy_action(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The card that brings the own pawn furthest without frightening it; among equals any."""
    if observation.phase == Phase.DEFEND:
        return int(legal[n - 1]) if is_pushed_into_the_house(observation, seat) else take_it_action()
    if below(luck, THOUGHTLESS) == 0:
        return int(legal[below(luck, n)])
    best = legal[0]
    most = -HOUSE - 1
    equals = 0
    for i in range(n):
        joy = joy_of(own_step_after(observation, seat, legal[i]))
        if joy > most:
            most = joy
            equals = 0
        if joy == most:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return int(best)


@rule
def joy_of(step: int) -> int:
    """How glad a child is to stand on a step: the further the better, but for the house and the step before it."""
    return step if step < HOUSE - FEAR else -step


@rule
def own_step_after(observation: State, seat: int, action: int) -> int:
    """Where the own pawn stands after a card, if nobody defends."""
    mine: int = observation.step[seat]
    if action < retreat_action(1):
        return min(HOUSE, mine + action - advance_action(1) + 1)
    if action < move_other_action(1, 0):
        return max(START, mine - (action - retreat_action(1) + 1))
    if swap_places_action(0) <= action < spend_blocked_action():
        return int(observation.step[action - swap_places_action(0)])
    return mine


@rule
def is_pushed_into_the_house(observation: State, seat: int) -> bool:
    """Whether the sabotage on the table brings the own pawn before the monster."""
    if observation.sabotage == Card.SWAP:
        return bool(observation.step[observation.turn] == HOUSE)
    return bool(observation.step[seat] + observation.sabotage - Card.MOVE_OTHER_1 + 1 >= HOUSE)
