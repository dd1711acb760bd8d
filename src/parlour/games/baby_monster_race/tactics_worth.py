"""What an action of Baby Monster Race is worth to the seat that does it, and costs it in danger."""

from __future__ import annotations

from parlour.engine import MAX_SEATS, rule

from .cards import HOUSE, START, Card
from .state import (
    Phase,
    State,
    advance_action,
    block_action,
    move_other_action,
    retreat_action,
    reverse_action,
    spend_blocked_action,
    swap_places_action,
    take_it_action,
)

PERIL = (60, 12, 6, 3)
"""What it costs, in steps, to end a turn so many steps from the house: others may push up to three."""

HUNT = 15
"""What it is worth, in steps, that another pawn must face the monster."""

RUN = 10
"""What a step forward is worth, in quarter steps: every card is played sooner or later, and far from the house it does
no harm."""

KEEP = 2
"""What a defence is worth keeping for an attack, in steps."""


@rule
def action_worth(observation: State, seat: int, action: int) -> int:
    """How good an action is for a seat, in quarter steps."""
    if observation.phase == Phase.DEFEND:
        return defence_worth(observation, seat, action)
    mine = observation.step[seat]
    if action < retreat_action(1):
        steps = action - advance_action(1) + 1
        return RUN * steps - peril(mine + steps)
    if action < move_other_action(1, 0):
        steps = action - retreat_action(1) + 1
        wasted = max(0, steps - (mine - START))
        return -peril(mine - steps) - 2 * steps - 4 * wasted
    if action < swap_places_action(0):
        place = action - move_other_action(1, 0)
        target = place % MAX_SEATS
        return -peril(mine) + push_worth(observation, seat, target, place // MAX_SEATS + 1)
    if action < spend_blocked_action():
        target = action - swap_places_action(0)
        theirs = observation.step[target]
        return -peril(theirs) + 4 * (mine - theirs) + push_worth(observation, seat, target, mine - theirs)
    return -peril(mine) - 4 * KEEP


@rule
def peril(step: int) -> int:
    """What it costs to end a turn on a step, in quarter steps."""
    return 4 * PERIL[max(0, min(HOUSE - step, len(PERIL) - 1))] if step > HOUSE - len(PERIL) else 0


@rule
def push_worth(observation: State, seat: int, target: int, steps: int) -> int:
    """How good it is that another pawn moves this far, in quarter steps: best a rival that is behind."""
    step = observation.step[target]
    if steps > 0 and step + steps >= HOUSE:
        return 4 * HUNT
    return 2 * steps + (steps if step <= observation.step[seat] else 0)


@rule
def defence_worth(observation: State, seat: int, action: int) -> int:
    """A defence is worth the harm that it spares, and what a reversed push does to the attacker."""
    mine = observation.step[seat]
    if action == take_it_action():
        return 0
    if observation.sabotage == Card.SWAP:
        theirs = observation.step[observation.turn]
        spared = peril(theirs) - peril(mine) + 4 * (theirs - mine)
        return spared - 4 * KEEP if action == block_action() else -4 * KEEP
    steps = observation.sabotage - Card.MOVE_OTHER_1 + 1
    spared = peril(mine + steps) - peril(mine) + 4 * steps
    if action == reverse_action():
        return spared + push_worth(observation, seat, observation.turn, steps) - 4 * KEEP
    return spared - 4 * KEEP
