"""What a seat may do, and why it may not."""

from __future__ import annotations

from parlour.engine import Array, rule

from .house import (
    ACCUSATIONS,
    CHARACTERS,
    MAY_HOLD_THINGS,
    NEIGHBOURS,
    NONE,
    PASSAGE,
    ROOMS,
    SHORT_ACCUSATIONS,
    SQUARES,
    STAIRCASE,
    WAYS,
)
from .state import (
    SHORT,
    Phase,
    Reason,
    State,
    Thing,
    accuse_action,
    choose_character_action,
    climb_action,
    close_action,
    decline_action,
    enter_action,
    place_thing_action,
    roll_die_action,
    step_action,
    stop_action,
    swap_cards_action,
    take_passage_action,
)
from .walking import (
    is_full,
    is_near,
    is_room,
    may_climb,
    may_enter,
    may_step,
    may_step_somewhere,
    room_here,
    was_walked_over,
)


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """What the phase of the turn offers."""
    match state.phase:
        case Phase.CHOOSE:
            n = 0
            for character in range(CHARACTERS):
                n = offer(out, n, choose_character_action(character), not is_taken(state, character))
            return n
        case Phase.LAY:
            n = 0
            for square in range(SQUARES):
                n = offer(out, n, place_thing_action(square), may_lie(state, square))
            return n
        case Phase.PLAY:
            n = offer(out, 0, roll_die_action(), True)
            n = offer(out, n, take_passage_action(), passage_from(state, seat) != NONE)
            return accusations(state, out, n) if state.place[seat] == STAIRCASE else n
        case Phase.WALK:
            return legal_steps(state, seat, out)
        case Phase.SWAP:
            n = 0
            for room in range(ROOMS):
                for other in range(room + 1, ROOMS):
                    n = offer(out, n, swap_cards_action(room, other), True)
            return n
        case Phase.ARRIVED:
            return offer(out, accusations(state, out, 0), decline_action(), True)
        case _:
            return offer(out, 0, close_action(), True)


@rule
def legal_steps(state: State, seat: int, out: Array) -> int:
    """Every step, the staircase, the room; stopping only when there is no further step [move-4, enter-2]."""
    n = 0
    for way in range(WAYS):
        square = NEIGHBOURS[state.place[seat], way]
        if square != NONE:
            n = offer(out, n, step_action(square), may_step(state, square))
    n = offer(out, n, climb_action(), may_climb(state, seat))
    n = offer(out, n, enter_action(), may_enter(state, seat))
    return offer(out, n, stop_action(), not may_step_somewhere(state, seat))


@rule
def accusations(state: State, out: Array, n: int) -> int:
    """Every set of as many rooms as there are ghosts to find [accuse-2, short-1]."""
    if state.ghosts == SHORT:
        for place in range(len(SHORT_ACCUSATIONS)):
            n = offer(out, n, accuse_action(SHORT_ACCUSATIONS[place]), True)
        return n
    for place in range(len(ACCUSATIONS)):
        n = offer(out, n, accuse_action(ACCUSATIONS[place]), True)
    return n


@rule
def offer(out: Array, n: int, action: int, allowed: bool) -> int:
    """Put an action on the list if it is allowed: written first and counted after, so that nothing is mispredicted."""
    out[n] = action
    return n + allowed


@rule
def is_taken(state: State, character: int) -> bool:
    """Whether somebody has a character."""
    for seat in range(state.seats):
        if state.character[seat] == character + 1:
            return True
    return False


@rule
def may_lie(state: State, square: int) -> bool:
    """One thing a square, and none on starts and arrows [setup-5]."""
    return MAY_HOLD_THINGS[square] and state.thing[square] == Thing.NOTHING


@rule
def passage_from(state: State, seat: int) -> int:
    """Where the secret passage leads from where a piece stands, or `NONE` [passage-2]."""
    place: int = state.place[seat]
    return PASSAGE[place - SQUARES] if is_room(place) else NONE


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this now."""
    match state.phase:
        case Phase.CHOOSE:
            is_choice = action < place_thing_action(0)
            return Reason.TAKEN.value if is_choice else Reason.NOT_NOW.value
        case Phase.LAY:
            is_square = place_thing_action(0) <= action < roll_die_action()
            return Reason.NOT_A_FREE_SQUARE.value if is_square else Reason.NOT_NOW.value
        case Phase.WALK:
            return walk_refusal(state, seat, action)
        case Phase.SWAP:
            is_swap = swap_cards_action(0, 0) <= action < accuse_action(1)
            return Reason.TWO_ROOMS.value if is_swap else Reason.NOT_NOW.value
        case Phase.LOOKED | Phase.CHECKED:
            return Reason.CLOSE_FIRST.value
        case _:
            return play_refusal(state, seat, action)


@rule
def play_refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot begin a turn with this, or do it on the staircase."""
    if action == take_passage_action() and state.phase == Phase.PLAY:
        return Reason.NO_PASSAGE_HERE.value
    if accuse_action(1) <= action < decline_action():
        on_stairs = state.place[seat] == STAIRCASE
        return Reason.AS_MANY_ROOMS_AS_GHOSTS.value if on_stairs else Reason.NOT_AT_THE_STAIRCASE.value
    return Reason.NOT_NOW.value


@rule
def walk_refusal(state: State, seat: int, action: int) -> int:
    """Why a piece cannot go there."""
    if action == stop_action():
        return Reason.WALK_ON.value
    if action == enter_action():
        return Reason.NOT_AT_A_DOORWAY.value if room_here(state, seat) == NONE else Reason.WHERE_THE_MOVE_BEGAN.value
    if action == climb_action():
        return climb_refusal(state)
    if not step_action(0) <= action < climb_action():
        return Reason.NOT_NOW.value
    square = action - step_action(0)
    if state.steps == 0:
        return Reason.NO_STEPS_LEFT.value
    if not is_near(state.place[seat], square):
        return Reason.TOO_FAR.value
    return Reason.SQUARE_IS_FULL.value if is_full(state, square) else Reason.TWICE_OVER_A_SQUARE.value


@rule
def climb_refusal(state: State) -> int:
    """Why a piece cannot go onto the staircase."""
    if state.steps == 0:
        return Reason.NO_STEPS_LEFT.value
    began_there = was_walked_over(state, STAIRCASE)
    return Reason.WHERE_THE_MOVE_BEGAN.value if began_there else Reason.NOT_AT_THE_STAIRCASE.value
