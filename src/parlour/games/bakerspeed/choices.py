"""What a seat may do, and why it may not."""

from __future__ import annotations

from parlour.engine import Array, rule

from .state import Phase, Reason, State, have_none_action, lay_action, roll_action
from .suspects import DICE, SUSPECTS


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Roll a die that lies not on the table yet; lay a card, or have none [roll-1, race-6, none-1]."""
    n = 0
    if state.phase == Phase.ROLL:
        for die in range(DICE):
            out[n] = roll_action(die)
            n += state.die[die] == 0
        return n
    for suspect in range(SUSPECTS):
        out[n] = lay_action(suspect)
        n += may_lay(state, seat, suspect)
    out[n] = have_none_action()
    return n + 1


@rule
def may_lay(state: State, seat: int, suspect: int) -> bool:
    """Whether a player holds such a card and has not laid one wrongly in this roll [wrong-3]."""
    return state.hand[seat, suspect] > 0 and (state.tried[seat] >> suspect) & 1 == 0


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this."""
    if action < lay_action(0):
        return Reason.ALREADY_ROLLED.value if state.phase == Phase.ROLL else Reason.NOT_NOW.value
    if state.phase != Phase.RACE or action == have_none_action():
        return Reason.NOT_NOW.value
    suspect = action - lay_action(0)
    return Reason.WRONG_BEFORE.value if state.hand[seat, suspect] > 0 else Reason.NOT_IN_YOUR_HAND.value
