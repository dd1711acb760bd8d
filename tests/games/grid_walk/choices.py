"""Grid Walk: what a seat may do, what it does when its time runs out, and why not."""

from __future__ import annotations

from parlour.engine import Array, rule

from .garden import CHEST_AT, CHESTS, NEXT, NONE, TREASURES
from .state import Phase, Reason, State, peek_action, rest_action, seal_action, shut_action, step_action


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Walk on, peek, rest; or shut the chest; or name at most as many chests as there are treasures."""
    n = 0
    if state.phase == Phase.SHUT:
        out[0] = shut_action()
        return 1
    if state.phase == Phase.SEAL:
        for chests in range(1 << CHESTS):
            out[n] = seal_action(chests)
            n += size(chests) <= TREASURES
        return n
    for direction in range(4):
        out[n] = step_action(direction)
        n += state.left > 0 and NEXT[state.square[seat]][direction] != NONE
    out[n] = peek_action()
    n += may_peek(state, seat)
    out[n] = rest_action()
    return n + 1


@rule
def may_peek(state: State, seat: int) -> bool:
    """Whether a seat stands at a chest that it has not looked into."""
    chest = CHEST_AT[state.square[seat]]
    return chest != NONE and (state.looked[chest] >> seat) & 1 == 0


@rule
def size(chests: int) -> int:
    """How many chests are in a mask."""
    count = 0
    for chest in range(CHESTS):
        count += (chests >> chest) & 1
    return count


@rule
def default_action(state: State, seat: int) -> int:
    """Walk no further, shut the chest, guess nothing."""
    match state.phase:
        case Phase.WALK:
            return rest_action()
        case Phase.SHUT:
            return shut_action()
        case _:
            return seal_action(0)


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this."""
    if action >= seal_action(0):
        return Reason.TOO_MANY_CHESTS.value if state.phase == Phase.SEAL else Reason.NOT_NOW.value
    if state.phase != Phase.WALK or action > peek_action():
        return Reason.NOT_NOW.value
    if action < peek_action():
        return Reason.NO_STEPS_LEFT.value if state.left == 0 else Reason.EDGE_OF_THE_GARDEN.value
    no_chest = CHEST_AT[state.square[seat]] == NONE
    return Reason.NO_CHEST_HERE.value if no_chest else Reason.LOOKED_ALREADY.value
