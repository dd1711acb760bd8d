"""What a seat does when its time runs out."""

from __future__ import annotations

from parlour.engine import DEALER_PICKS, rule

from .house import CHARACTERS, NEIGHBOURS, NONE, SQUARES, WAYS
from .state import (
    Phase,
    State,
    choose_character_action,
    climb_action,
    close_action,
    decline_action,
    enter_action,
    roll_die_action,
    step_action,
    stop_action,
)
from .walking import has_seen, has_seen_all, may_climb, may_enter, may_step, room_here, steps_to_news


@rule
def default_action(state: State, seat: int) -> int:
    """Roll; walk towards the nearest room not yet seen; do not accuse; leave the rest to chance [default-*]."""
    match state.phase:
        case Phase.CHOOSE:
            return choose_character_action(first_free_character(state))
        case Phase.PLAY:
            return roll_die_action()
        case Phase.WALK:
            return default_step(state, seat)
        case Phase.LOOKED | Phase.CHECKED:
            return close_action()
        case Phase.ARRIVED:
            return decline_action()
        case _:
            return DEALER_PICKS


@rule
def first_free_character(state: State) -> int:
    """The first character that nobody has."""
    for character in range(CHARACTERS):
        free = True
        for seat in range(state.seats):
            if state.character[seat] == character + 1:
                free = False
        if free:
            return character
    return 0


@rule
def default_step(state: State, seat: int) -> int:
    """Into a room that the seat has not seen, or the step that leads nearest to one."""
    if may_enter(state, seat) and not has_seen(state, seat, room_here(state, seat)):
        return enter_action()
    best = NONE
    fewest = SQUARES + 2
    for way in range(WAYS):
        square = NEIGHBOURS[state.place[seat], way]
        if square != NONE and may_step(state, square):
            steps = steps_to_news(state, seat, square)
            if steps < fewest:
                best = square
                fewest = steps
    if may_climb(state, seat) and (best == NONE or has_seen_all(state, seat)):
        return climb_action()
    return step_action(best) if best != NONE else stop_action()
