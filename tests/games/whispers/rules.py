"""Whispers: is your number high? Only the two of them hear the answer; then all guess at their neighbour's, sealed.

Each seat draws a card and asks one other seat. Every seat seals one guess, and one more if it was asked. A private
answer follows from a card and from the public record of who asked whom, so whoever imagines the card knows the answer.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from parlour.engine import (
    Actions,
    Array,
    Kind,
    Luck,
    Options,
    Piles,
    a_seat,
    actor,
    below,
    components,
    group,
    named,
    pick,
    pile,
    private,
    public,
    record,
    rule,
    secret,
)

SEATS = 3
GUESSES = 2  # the most that a seat makes


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    numbers: Annotated[int, msgspec.Meta(gt=GUESSES, le=9)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]


BOX = components(__file__, Box)
NUMBERS, COPIES = BOX.numbers, BOX.copies
HIGHEST_LOW = NUMBERS // 2
NOT_HEARD, LOW, HIGH = 0, 1, 2

PLAYERS = (2, SEATS)
OPTIONS = Options()
ACTIONS = Actions(
    ask=group(target=a_seat()),
    answer=group(asker=a_seat(), high=named("asker", 2)),
    guess=group(number=actor(1, NUMBERS)),
)
PILES = Piles(number=pile(NUMBERS, seen_by="turn"))

ask_action = ACTIONS.encoder("ask")
answer_action = ACTIONS.encoder("answer")
guess_action = ACTIONS.encoder("guess")
NUMBER = PILES.number("number")


class Phase(IntEnum):
    """What happens next."""

    DRAW = 0
    ASK = 1
    ANSWER = 2
    GUESS = 3
    OVER = 4


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_NOW = 0
    ASK_ANOTHER_SEAT = 1
    ANSWER_WHO_ASKED = 2
    ANSWER_TRULY = 3
    GUESS_ANOTHER_NUMBER = 4


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_ARE_CONSERVED = 1
    ANSWERS_ARE_TRUE = 2
    GUESSES_DIFFER = 3


@record
class State:
    """A position."""

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    turn: Annotated[int, public()]  # the seat that draws or asks
    deck: Annotated[Array, secret(NUMBERS)]  # how many cards are left, by their number less one
    number: Annotated[Array, private(SEATS)]
    asked: Annotated[Array, public(SEATS)]  # by asker: 0, or the seat it asked plus one
    heard: Annotated[Array, private(SEATS, SEATS)]  # by asker and the seat it asked
    owed: Annotated[Array, public(SEATS)]  # guesses still to make
    guessed: Annotated[Array, public(SEATS)]  # guesses made
    guesses: Annotated[Array, private(SEATS, GUESSES)]


@rule
def initial_state(state: State, seats: int) -> None:
    """A full deck; zeros say the rest: the first seat draws."""
    state.seats = seats
    for number in range(NUMBERS):
        state.deck[number] = COPIES
    for seat in range(seats):
        state.owed[seat] = 1


@rule
def number(state: State, outcome: int) -> None:
    """A pile: a card for each seat in turn, then the first seat asks."""
    state.deck[outcome] -= 1
    state.number[state.turn] = outcome + 1
    next_turn(state, Phase.ASK)


@rule
def ask(state: State, seat: int, target: int) -> None:
    """Ask a seat whether its number is high; for that it may guess once more."""
    state.asked[seat] = target + 1
    state.owed[target] = GUESSES
    state.phase = Phase.ANSWER


@rule
def answer(state: State, seat: int, asker: int, high: int) -> None:
    """Tell the asker, and nobody else."""
    state.heard[asker, seat] = HIGH if high == 1 else LOW
    state.phase = Phase.ASK
    next_turn(state, Phase.GUESS)


@rule
def next_turn(state: State, after_the_last: int) -> None:
    """The next seat; after the last one the next phase begins."""
    state.turn = (state.turn + 1) % state.seats
    if state.turn == 0:
        state.phase = after_the_last


@rule
def guess(state: State, seat: int, number: int) -> None:
    """Seal a guess at the next seat's number; when nobody owes one any more, all is shown."""
    state.guesses[seat, state.guessed[seat]] = number
    state.guessed[seat] += 1
    state.owed[seat] -= 1
    if owing(state) == 0:
        state.phase = Phase.OVER


@rule
def owing(state: State) -> int:
    """The mask of the seats that owe a guess."""
    mask = 0
    for seat in range(state.seats):
        if state.owed[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def heard_of(number: int) -> int:
    """The true answer for a number."""
    return HIGH if number > HIGHEST_LOW else LOW


@rule
def answered_by(state: State, asker: int) -> int:
    """The seat that has answered this one, or -1: public."""
    if state.phase == Phase.ANSWER and asker == state.turn:
        return -1
    return state.asked[asker] - 1


@rule
def has_guessed(state: State, seat: int, number: int) -> bool:
    """Whether a seat has guessed this number."""
    for place in range(state.guessed[seat]):
        if state.guesses[seat, place] == number:
            return True
    return False


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The seats ask in turn; whoever is asked answers; all that owe a guess seal one at once."""
    match state.phase:
        case Phase.DRAW:
            return Kind.CHANCE, 0
        case Phase.ASK:
            return Kind.TURN, 1 << state.turn
        case Phase.ANSWER:
            return Kind.TURN, 1 << (state.asked[state.turn] - 1)
        case Phase.GUESS:
            return Kind.JOINT, owing(state)
        case _:
            return Kind.OVER, 0


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Ask any other seat; answer truly; guess a number that one has not guessed."""
    if state.phase == Phase.ANSWER:
        out[0] = answer_action(state.turn, heard_of(state.number[seat]) - LOW)
        return 1
    n = 0
    if state.phase == Phase.ASK:
        for target in range(state.seats):
            if target != seat:
                out[n] = ask_action(target)
                n += 1
        return n
    for number in range(1, NUMBERS + 1):
        if not has_guessed(state, seat, number):
            out[n] = guess_action(number)
            n += 1
    return n


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Any card of the deck."""
    for number in range(NUMBERS):
        weights[number] = state.deck[number]
    return NUMBER, NUMBERS if state.phase == Phase.DRAW else 0


@rule
def default_action(state: State, seat: int) -> int:
    """The truth; else ask the next seat, or guess the lowest number left."""
    match state.phase:
        case Phase.ASK:
            return ask_action((seat + 1) % state.seats)
        case Phase.ANSWER:
            return answer_action(state.turn, heard_of(state.number[seat]) - LOW)
        case _:
            number = 1
            while has_guessed(state, seat, number):
                number += 1
            return guess_action(number)


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this."""
    if action < answer_action(0, 0):
        return Reason.ASK_ANOTHER_SEAT.value if state.phase == Phase.ASK else Reason.NOT_NOW.value
    if action >= guess_action(1):
        return Reason.GUESS_ANOTHER_NUMBER.value if state.phase == Phase.GUESS else Reason.NOT_NOW.value
    if state.phase != Phase.ANSWER:
        return Reason.NOT_NOW.value
    to_the_asker = answer_action(state.turn, 0) <= action <= answer_action(state.turn, 1)
    return Reason.ANSWER_TRULY.value if to_the_asker else Reason.ANSWER_WHO_ASKED.value


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Deal the cards that the seat has not seen, tell what they made others hear, and guess for them.

    The card that the seat was told about is dealt before the others: only so are all deals that agree equally likely.
    """
    for number in range(NUMBERS):
        observation.deck[number] = COPIES
    if seat < observation.seats:
        if observation.number[seat] > 0:
            observation.deck[observation.number[seat] - 1] -= 1
        told_by = answered_by(observation, seat)
        if told_by >= 0:
            deal_again(observation, told_by, observation.heard[seat, told_by], luck)
    drawn = observation.turn if observation.phase == Phase.DRAW else observation.seats
    for other in range(drawn):
        if observation.number[other] == 0:
            deal_again(observation, other, NOT_HEARD, luck)
    for other in range(observation.seats):
        told_by = answered_by(observation, other)
        if told_by >= 0:
            observation.heard[other, told_by] = heard_of(observation.number[told_by])
        if other != seat:
            guess_again(observation, other, luck)


@rule
def deal_again(observation: State, seat: int, heard: int, luck: Luck) -> None:
    """A card that agrees with what was heard of it."""
    card = pick(luck, observation.deck, NUMBERS)
    while heard != NOT_HEARD and heard_of(card + 1) != heard:
        card = pick(luck, observation.deck, NUMBERS)
    observation.deck[card] -= 1
    observation.number[seat] = card + 1


@rule
def guess_again(observation: State, seat: int, luck: Luck) -> None:
    """Different numbers for the guesses that a seat has sealed, one as likely as another."""
    made = observation.guessed[seat]
    observation.guessed[seat] = 0
    for place in range(made):
        number = 1 + below(luck, NUMBERS)
        while has_guessed(observation, seat, number):
            number = 1 + below(luck, NUMBERS)
        observation.guesses[seat, place] = number
        observation.guessed[seat] += 1


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    for number in range(1, NUMBERS + 1):
        cards = state.deck[number - 1]
        for seat in range(state.seats):
            cards += state.number[seat] == number
        if cards != COPIES:
            return Broken.CARDS_ARE_CONSERVED.value
    for asker in range(state.seats):
        for target in range(state.seats):
            true = heard_of(state.number[target]) if answered_by(state, asker) == target else NOT_HEARD
            if state.heard[asker, target] != true:
                return Broken.ANSWERS_ARE_TRUE.value
    for seat in range(state.seats):
        if state.guessed[seat] == GUESSES and state.guesses[seat, 0] == state.guesses[seat, 1]:
            return Broken.GUESSES_DIFFER.value
    return 0


@rule
def returns(state: State, out: Array) -> None:
    """1 for a right guess at the next seat's number, else 0."""
    for seat in range(state.seats):
        out[seat] = 1 if has_guessed(state, seat, state.number[(seat + 1) % state.seats]) else 0
