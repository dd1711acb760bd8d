"""What a seat may do, and why it may not."""

from __future__ import annotations

from parlour.engine import Array, rule

from .cards import ALL_BABIES, BABIES, CLUES, ESCAPES, PRINTS
from .deck import escapes_left, has_clue
from .state import (
    MISTAKES,
    Phase,
    Reason,
    State,
    are_you_action,
    change_diaper_action,
    confess_action,
    decline_action,
    pick_clue_action,
    put_back_action,
    question_action,
    take_escape_action,
    unmask_action,
)


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """The actions of a turn, or what the icon asks for."""
    match state.phase:
        case Phase.PUT_BACK:
            return offer(out, 0, put_back_action(), True)
        case Phase.QUESTION:
            n = 0
            for target in range(state.seats):
                n = offer(out, n, question_action(target), target != seat)
            return offer(out, n, decline_action(), True)
        case Phase.ARE_YOU:
            for babies in range(1, ALL_BABIES):
                out[babies - 1] = are_you_action(babies)
            return offer(out, ALL_BABIES - 1, decline_action(), True)
        case _:
            return legal_plays(state, seat, out)


@rule
def legal_plays(state: State, seat: int, out: Array) -> int:
    """Pick, take an escape card, change the diaper, unmask [turn-1]; or confess, or leave an extra turn [extra-3]."""
    n = 0
    barred = barred_dreads(state, seat)
    for clue in range(CLUES):
        n = offer(out, n, pick_clue_action(clue), state.row[clue] > 0 and (barred >> (clue // PRINTS)) & 1 == 0)
    for escape in range(ESCAPES):
        n = offer(out, n, take_escape_action(escape), may_take_escape(state, seat, escape))
    n = offer(out, n, change_diaper_action(), True)
    for target in range(state.seats):
        offers = offered_dreads(state, seat, target)
        dread = 0
        while offers > 0:
            n = offer(out, n, unmask_action(target, dread), offers & 1 == 1)
            offers >>= 1
            dread += 1
    n = offer(out, n, confess_action(), may_confess(state, seat))
    return offer(out, n, decline_action(), state.extra == 1)


@rule
def offer(out: Array, n: int, action: int, allowed: bool) -> int:
    """Put an action on the list if it is allowed: written first and counted after, so that nothing is mispredicted."""
    out[n] = action
    return n + allowed


@rule
def may_make_mistakes(state: State) -> bool:
    """Whether the table lets one pick the own dread [mistake-1]."""
    return state.mistakes == MISTAKES


@rule
def barred_dreads(state: State, seat: int) -> int:
    """The dreads that a player may not pick: those in front of it, and its own [pick-2, identical-1]."""
    own = 0 if may_make_mistakes(state) else (1 << state.identity[seat]) >> 1
    return state.dreads[seat] | own


@rule
def may_take_escape(state: State, seat: int, escape: int) -> bool:
    """One of a kind that is left, and that the player has not [escape-card-2]."""
    return state.escapes[seat, escape] == 0 and escapes_left(state, escape) > 0


@rule
def offered_dreads(state: State, seat: int, target: int) -> int:
    """The own clues that a target has not; with mistakes also those it has [unmask-1, mistake-3]."""
    if target == seat:
        return 0
    has = 0 if may_make_mistakes(state) else state.dreads[target]
    return state.dreads[seat] & (ALL_BABIES ^ has)


@rule
def may_confess(state: State, seat: int) -> bool:
    """Whether the own dread is among the own clues [mistake-2]."""
    return may_make_mistakes(state) and has_clue(state, seat, state.identity[seat] - 1)


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this now."""
    match state.phase:
        case Phase.PUT_BACK:
            return Reason.PUT_BACK_FIRST.value
        case Phase.QUESTION:
            return Reason.NOT_YOURSELF.value if action == question_action(seat) else Reason.ASK_OR_DECLINE.value
        case Phase.ARE_YOU:
            return Reason.ASK_OR_DECLINE.value
        case _:
            return play_refusal(state, seat, action)


@rule
def play_refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this in a turn."""
    if action < take_escape_action(0):
        return pick_refusal(state, seat, action - pick_clue_action(0))
    if action < change_diaper_action():
        if state.escapes[seat, action - take_escape_action(0)] == 1:
            return Reason.ESCAPE_ALREADY_IN_FRONT.value
        return Reason.NO_ESCAPE_LEFT.value
    if unmask_action(0, 0) <= action < confess_action():
        place = action - unmask_action(0, 0)
        return unmask_refusal(state, seat, place // BABIES, place % BABIES)
    if action == confess_action():
        return Reason.NOTHING_TO_CONFESS.value
    return Reason.NO_EXTRA_TURN.value if action == decline_action() else Reason.NOT_NOW.value


@rule
def pick_refusal(state: State, seat: int, clue: int) -> int:
    """Why a clue cannot be picked."""
    if state.row[clue] == 0:
        return Reason.NOT_IN_THE_ROW.value
    return Reason.ALREADY_IN_FRONT.value if has_clue(state, seat, clue // PRINTS) else Reason.YOUR_OWN_DREAD.value


@rule
def unmask_refusal(state: State, seat: int, target: int, dread: int) -> int:
    """Why a clue cannot be offered."""
    if target == seat:
        return Reason.NOT_YOURSELF.value
    if target >= state.seats:
        return Reason.NOT_NOW.value
    return Reason.TARGET_HAS_IT.value if has_clue(state, seat, dread) else Reason.NOT_IN_YOUR_FRONT.value
