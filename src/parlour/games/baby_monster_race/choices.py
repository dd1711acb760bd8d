"""What a seat may do, what it does by default, and why it may not."""

from __future__ import annotations

from parlour.engine import MAX_SEATS, Array, rule

from .cards import CARDS, Card
from .pawns import is_racing, next_in_mask
from .state import (
    REVERSE_SWAP,
    Phase,
    Reason,
    State,
    advance_action,
    block_action,
    move_other_action,
    retreat_action,
    reverse_action,
    spend_blocked_action,
    spend_reversed_action,
    swap_places_action,
    take_it_action,
)


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Every card in hand, with every target; or the answers to a sabotage [turn-2]."""
    if state.phase == Phase.DEFEND:
        return legal_defences(state, seat, out)
    n = 0
    for steps in range(1, 4):
        n = offer(out, n, advance_action(steps), state.hand[seat, Card.PLUS_1 + steps - 1] > 0)
    for steps in range(1, 4):
        n = offer(out, n, retreat_action(steps), state.hand[seat, Card.MINUS_1 + steps - 1] > 0)
    for steps in range(1, 4):
        if state.hand[seat, Card.MOVE_OTHER_1 + steps - 1] > 0:
            for target in range(state.seats):
                n = offer(out, n, move_other_action(steps, target), may_target(state, seat, target))
    if state.hand[seat, Card.SWAP] > 0:
        for target in range(state.seats):
            n = offer(out, n, swap_places_action(target), may_target(state, seat, target))
    n = offer(out, n, spend_blocked_action(), state.hand[seat, Card.BLOCKED] > 0)
    return offer(out, n, spend_reversed_action(), state.hand[seat, Card.REVERSED] > 0)


@rule
def legal_defences(state: State, seat: int, out: Array) -> int:
    """Take it, block it, or reverse it [defence-1, blocked-1, reversed-1, reversed-3]."""
    n = offer(out, 0, take_it_action(), True)
    n = offer(out, n, block_action(), state.hand[seat, Card.BLOCKED] > 0)
    return offer(out, n, reverse_action(), state.hand[seat, Card.REVERSED] > 0 and may_reverse(state))


@rule
def offer(out: Array, n: int, action: int, allowed: bool) -> int:
    """Put an action on the list if it is allowed: written first and counted after, so that nothing is mispredicted."""
    out[n] = action
    return n + allowed


@rule
def may_target(state: State, seat: int, target: int) -> bool:
    """Another player whose pawn is still racing [sabotage-1]."""
    return target != seat and is_racing(state, target)


@rule
def may_reverse(state: State) -> bool:
    """Against Move Another Player always, against Swap Places only with the option [reversed-2]."""
    return state.sabotage != Card.SWAP or state.reverse_swap == REVERSE_SWAP


@rule
def default_action(state: State, seat: int) -> int:
    """Take the hit; else the lowest plus card, else the first legal card, against the next clockwise [default-*]."""
    if state.phase == Phase.DEFEND:
        return take_it_action()
    target = next_in_mask(state, state.racing, seat)
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            if card <= Card.PLUS_3:
                return advance_action(card - Card.PLUS_1 + 1)
            if card <= Card.MINUS_3:
                return retreat_action(card - Card.MINUS_1 + 1)
            if card <= Card.MOVE_OTHER_3:
                return move_other_action(card - Card.MOVE_OTHER_1 + 1, target)
            if card == Card.SWAP:
                return swap_places_action(target)
            if card == Card.BLOCKED:
                return spend_blocked_action()
    return spend_reversed_action()


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why a card cannot be played now."""
    defence = action >= take_it_action()
    if state.phase == Phase.DEFEND:
        if not defence:
            return Reason.DEFEND_FIRST.value
        if action == reverse_action() and not may_reverse(state):
            return Reason.NOT_AGAINST_A_SWAP.value
        return Reason.NOT_IN_HAND.value
    if defence:
        return Reason.NOT_ATTACKED.value
    if move_other_action(1, 0) <= action <= swap_places_action(MAX_SEATS - 1):
        target = (action - move_other_action(1, 0)) % MAX_SEATS
        if target == seat:
            return Reason.NOT_YOURSELF.value
        if not is_racing(state, target):
            return Reason.NOT_RACING.value
    return Reason.NOT_IN_HAND.value
