"""What a position of Loony Clues is, and what can be done in it: the tables that the rules work on."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from parlour.engine import (
    FIRST_SEAT,
    MAX_SEATS,
    Actions,
    Array,
    Options,
    Piles,
    a_seat,
    actor,
    group,
    open_to_all,
    pile,
    private,
    public,
    record,
    seen_by,
)

from .party import CARDS, FEWEST, HAND, MASKS, MOST, NUMBERS, ROUNDS, WORDS

SEATS = MOST

PLAYERS = (FEWEST, MOST)

OPTIONS = Options(first=FIRST_SEAT)

ACTIONS = Actions(
    ask=group(word=open_to_all(WORDS), target=a_seat()),
    answer=group(fits=open_to_all(2)),
    guess=group(number=actor(1, NUMBERS)),
    wait=group(),
    discard=group(card=open_to_all(CARDS)),
    keep=group(),
    next_round=group(),
)

PILES = Piles(
    starting_player=pile(MAX_SEATS),
    mask=pile(MASKS),
    clue=pile(CARDS, seen_by="drawer"),
    secret_identity=pile(NUMBERS, seen_by="drawer"),
    guess_card=pile(NUMBERS),
    revealed_identity=pile(NUMBERS),
)
"""The last two have but one possible outcome each: what lay face down is turned over."""

CARRY = ("mask_gone",)


class Phase(IntEnum):
    """What happens next."""

    CHOOSE_FIRST = 0
    LAY_OUT_MASKS = 1
    DEAL_CLUES = 2
    DEAL_IDENTITIES = 3
    ASK = 4
    ANSWER = 5
    TRIGGER = 6
    FOLLOW = 7
    DISCARD = 8
    DRAW = 9
    LAST_GUESSES = 10
    REVEAL_GUESSES = 11
    REVEAL_IDENTITY = 12
    SCORED = 13
    OVER = 14


class Gone(IntEnum):
    """Where a mask is that is not fresh."""

    FRESH = 0
    USED_BEFORE = 1  # in a game that this one is a rematch of
    USED = 2


class Fits(IntEnum):
    """Where an answered word lies on its player's board."""

    UNANSWERED = 0
    NO = 1  # below
    YES = 2  # above


class Side(IntEnum):
    """Where a guess card lies beside a player's board."""

    NONE = 0
    LEFT = 1  # secondary
    RIGHT = 2  # primary


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_NOW = 0
    NOT_YOURSELF = 1
    NOT_IN_YOUR_HAND = 2
    NUMBER_IS_USED = 3
    EVERYBODY_MUST_GUESS = 4


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CLUES_ARE_CONSERVED = 1
    HANDS_ARE_COUNTED = 2
    THE_DECK_IS_COUNTED = 3
    IDENTITIES_ARE_UNIQUE = 4
    MASKS_ARE_UNIQUE = 5
    NUMBERS_ARE_USED_ONCE = 6
    THE_FIRST_GUESS_IS_ON_THE_RIGHT = 7
    POINTS_ARE_BOUNDED = 8


EVERYBODY = (1 << (MAX_SEATS + 1)) - 1
"""The mask of all seats and of whoever watches."""


@record
class State:
    """A position. Seats that are not in play keep zeros."""

    first: Annotated[int, public()]

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    round: Annotated[int, public()]
    beginner: Annotated[int, public()]  # of this round
    turn: Annotated[int, public()]
    asked: Annotated[int, public()]  # words asked in this round
    drawer: Annotated[int, public()]
    target: Annotated[int, public()]  # the player that was asked, or whose board is being revealed
    word: Annotated[int, public(dtype="i2")]  # the one that was asked
    pending: Annotated[int, public()]  # the mask of seats that still choose at once

    mask_gone: Annotated[Array, public(MASKS)]
    masks: Annotated[Array, public(NUMBERS)]  # 0, or the mask that lies there plus one
    laid_out: Annotated[int, public()]

    hand: Annotated[Array, private(SEATS, HAND)]  # in the order drawn: 0, or a clue card plus one
    hand_batch: Annotated[Array, public(SEATS, HAND)]  # the batch of each
    hand_count: Annotated[Array, public(SEATS)]
    batch: Annotated[Array, public(CARDS)]  # of a card that lies face down, with which it was shuffled; 0 face up
    newest: Annotated[int, public()]  # the batch that the deck is made of
    deck_count: Annotated[int, public()]
    discards: Annotated[int, public()]

    board: Annotated[Array, public(CARDS)]  # 0, or the seat under whose board a clue card lies plus one
    shown: Annotated[Array, public(CARDS)]  # which of its words can be read there
    fits: Annotated[Array, public(CARDS)]
    asked_at: Annotated[Array, public(CARDS)]  # the how-manieth word of this round it was

    identity: Annotated[Array, seen_by("identity_seen", SEATS)]  # 0, or a number of the party board
    identity_seen: Annotated[Array, public(SEATS)]
    guess: Annotated[Array, seen_by("guess_seen", SEATS, SEATS)]  # by guesser and target: 0, or a number
    guess_seen: Annotated[Array, public(SEATS, SEATS)]
    side: Annotated[Array, public(SEATS, SEATS)]
    points: Annotated[Array, public(ROUNDS, SEATS)]


ask_action = ACTIONS.encoder("ask")
answer_action = ACTIONS.encoder("answer")
guess_action = ACTIONS.encoder("guess")
wait_action = ACTIONS.encoder("wait")
discard_action = ACTIONS.encoder("discard")
keep_action = ACTIONS.encoder("keep")
next_round_action = ACTIONS.encoder("next_round")

STARTING_PLAYER = PILES.number("starting_player")
MASK = PILES.number("mask")
CLUE = PILES.number("clue")
SECRET_IDENTITY = PILES.number("secret_identity")
GUESS_CARD = PILES.number("guess_card")
REVEALED_IDENTITY = PILES.number("revealed_identity")
