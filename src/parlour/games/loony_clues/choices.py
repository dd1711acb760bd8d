"""What a seat may do, and why it may not."""

from __future__ import annotations

from parlour.engine import DEALER_PICKS, Array, rule

from .clues import next_in_hand
from .party import CARDS, ENDS, NUMBERS
from .state import (
    Phase,
    Reason,
    State,
    answer_action,
    ask_action,
    discard_action,
    guess_action,
    keep_action,
    next_round_action,
    wait_action,
)


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Ask, answer, guess or wait, discard or keep, look at the points."""
    match state.phase:
        case Phase.ASK:
            return legal_questions(state, seat, out)
        case Phase.ANSWER:
            out[0] = answer_action(0)
            out[1] = answer_action(1)
            return 2
        case Phase.TRIGGER | Phase.FOLLOW:
            n = legal_guesses(state, seat, out)
            out[n] = wait_action()
            return n + 1
        case Phase.LAST_GUESSES:
            return legal_guesses(state, seat, out)
        case Phase.DISCARD:
            return legal_discards(state, seat, out)
        case _:
            out[0] = next_round_action()
            return 1


@rule
def legal_questions(state: State, seat: int, out: Array) -> int:
    """Either word of any card in hand, put to anybody else [ask-1, ask-2]."""
    n = 0
    card = next_in_hand(state, seat, -1)
    while card < CARDS:
        for end in range(ENDS):
            for target in range(state.seats):
                out[n] = ask_action(card * ENDS + end, target)
                n += target != seat
        card = next_in_hand(state, seat, card)
    return n


@rule
def legal_guesses(state: State, seat: int, out: Array) -> int:
    """The numbers that a player has not used in this round [guess-4]."""
    used = used_numbers(state, seat)
    n = 0
    for number in range(1, NUMBERS + 1):
        out[n] = guess_action(number)
        n += (used >> number) & 1 == 0
    return n


@rule
def used_numbers(state: State, seat: int) -> int:
    """The set of numbers on the guess cards that a player has laid."""
    used = 0
    for target in range(state.seats):
        used |= 1 << state.guess[seat, target]
    return used


@rule
def legal_discards(state: State, seat: int, out: Array) -> int:
    """One card of the hand, or none [discard-1]."""
    n = 0
    card = next_in_hand(state, seat, -1)
    while card < CARDS:
        out[n] = discard_action(card)
        n += 1
        card = next_in_hand(state, seat, card)
    out[n] = keep_action()
    return n + 1


@rule
def default_action(state: State, seat: int) -> int:
    """The first word to the next player, "no", no guess, no discard; a last guess is picked [default-*]."""
    match state.phase:
        case Phase.ASK:
            return ask_action((state.hand[seat, 0] - 1) * ENDS, (seat + 1) % state.seats)
        case Phase.ANSWER:
            return answer_action(0)
        case Phase.TRIGGER | Phase.FOLLOW:
            return wait_action()
        case Phase.LAST_GUESSES:
            return DEALER_PICKS
        case Phase.DISCARD:
            return keep_action()
        case _:
            return next_round_action()


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this."""
    if action < answer_action(0):
        if state.phase != Phase.ASK:
            return Reason.NOT_NOW.value
        return Reason.NOT_YOURSELF.value if asks_oneself(state, seat, action) else Reason.NOT_IN_YOUR_HAND.value
    if guess_action(1) <= action < wait_action():
        return Reason.NUMBER_IS_USED.value if may_guess(state) else Reason.NOT_NOW.value
    if action == wait_action() and state.phase == Phase.LAST_GUESSES:
        return Reason.EVERYBODY_MUST_GUESS.value
    if discard_action(0) <= action < keep_action() and state.phase == Phase.DISCARD:
        return Reason.NOT_IN_YOUR_HAND.value
    return Reason.NOT_NOW.value


@rule
def asks_oneself(state: State, seat: int, action: int) -> bool:
    """Whether a player asks itself about a card in its hand [ask-2]."""
    for place in range(state.hand_count[seat]):
        for end in range(ENDS):
            if action == ask_action((state.hand[seat, place] - 1) * ENDS + end, seat):
                return True
    return False


@rule
def may_guess(state: State) -> bool:
    """Whether guess cards can be laid now."""
    return Phase.TRIGGER <= state.phase <= Phase.FOLLOW or state.phase == Phase.LAST_GUESSES
