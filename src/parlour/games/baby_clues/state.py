"""What a position of Baby Clues is, and what can be done in it: the tables that the rules work on.

A set of babies is a mask: bit *b* is baby *b*.
"""

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
    group,
    open_to_all,
    pile,
    private,
    public,
    record,
    seen_by,
)

from .cards import ALL_BABIES, ALL_CLUES, BABIES, BOX, CLUES, ESCAPES, SEATS

PLAYERS = (2, SEATS)

OPTIONS = Options(
    diaper=("add", "sweep"),
    answers=("open", "secret"),
    mistakes=("off", "on"),
    notebook=("automatic", "manual", "off"),
    turns=(str(BOX.turns), "none"),
    first=FIRST_SEAT,
)

ACTIONS = Actions(
    pick_clue=group(clue=open_to_all(CLUES)),
    take_escape=group(escape=open_to_all(max(1, ESCAPES))),
    change_diaper=group(),
    unmask=group(target=a_seat(), dread=open_to_all(BABIES)),
    confess=group(),
    question=group(target=a_seat()),
    are_you=group(babies=open_to_all(1, ALL_BABIES - 1)),
    put_back=group(),
    decline=group(),
)

PILES = Piles(
    starting_player=pile(MAX_SEATS),
    identity=pile(BABIES, seen_by="drawer"),
    clue=pile(CLUES),
    snoop=pile(BABIES, seen_by="turn"),
    answer=pile(2),
    secret_answer=pile(2, seen_by="turn"),
    verdict=pile(2),
    reveal=pile(BABIES),
)
"""The last four have but one possible outcome each: news that comes out of something hidden."""

MEMORIES = 12
"""How many snooped identities are remembered beyond the shuffle that hid them."""


class Phase(IntEnum):
    """What happens next."""

    CHOOSE_FIRST = 0
    DRAW_IDENTITY = 1
    DRAW_CLUE = 2
    PLAY = 3
    SNOOP = 4
    PUT_BACK = 5
    QUESTION = 6
    ARE_YOU = 7
    ANSWER = 8
    VERDICT = 9
    REVEAL = 10
    OVER = 11


class Cause(IntEnum):
    """Why an identity is revealed."""

    NOTHING = 0
    UNMASKED = 1
    ESCAPED = 2
    CONFESSED = 3


class How(IntEnum):
    """How everybody has come to know that a player is not a baby."""

    UNKNOWN = 0
    PICKED = 1
    ACCEPTED = 2
    ANSWERED = 3
    SHOWN = 4


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_NOW = 0
    NOT_IN_THE_ROW = 1
    YOUR_OWN_DREAD = 2
    ALREADY_IN_FRONT = 3
    NO_ESCAPE_LEFT = 4
    ESCAPE_ALREADY_IN_FRONT = 5
    NOT_YOURSELF = 6
    NOT_IN_YOUR_FRONT = 7
    TARGET_HAS_IT = 8
    NOTHING_TO_CONFESS = 9
    PUT_BACK_FIRST = 10
    ASK_OR_DECLINE = 11
    NO_EXTRA_TURN = 12


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CLUES_ARE_CONSERVED = 1
    ESCAPES_ARE_CONSERVED = 2
    FRONTS_ARE_COUNTED = 3
    IDENTITIES_ARE_UNIQUE = 4
    THE_PILE_IS_COUNTED = 5
    BOTTLES_ARE_COUNTED = 6
    NOBODY_HOLDS_ITS_DREAD = 7
    KNOWLEDGE_IS_TRUE = 8
    MEMORIES_ARE_TRUE = 9
    TURNS_ARE_CAPPED = 10


@record
class State:
    """A position. Seats that are not in play keep zeros."""

    diaper: Annotated[int, public()]
    answers: Annotated[int, public()]
    mistakes: Annotated[int, public()]
    notebook: Annotated[int, public()]
    turns: Annotated[int, public()]
    first: Annotated[int, public()]

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    turn: Annotated[int, public()]
    turns_begun: Annotated[int, public(dtype="i4")]
    extra: Annotated[int, public()]  # whether this turn is an extra one
    extra_owed: Annotated[int, public()]
    icon: Annotated[int, public()]  # of the clue just picked, until it has had its effect
    bottles: Annotated[Array, public(SEATS)]

    row: Annotated[Array, public(CLUES)]
    row_count: Annotated[int, public()]
    clues_owed: Annotated[int, public()]  # still to be put into the row
    deck: Annotated[Array, public(CLUES)]  # the clues on top of the deck, shuffled among themselves
    deck_count: Annotated[int, public()]
    under: Annotated[Array, public(ALL_CLUES)]  # clues below them, in batches shuffled among themselves
    batch: Annotated[Array, public(ALL_CLUES)]  # 0 or 1, as neighbouring batches differ
    under_count: Annotated[int, public()]

    front: Annotated[Array, public(SEATS, BABIES)]  # 0, or the print of the clue that a player has, plus one
    dreads: Annotated[Array, public(SEATS, dtype="i2")]  # the same as a set
    escapes: Annotated[Array, public(SEATS, max(1, ESCAPES))]
    front_count: Annotated[Array, public(SEATS)]  # clues and escape cards

    identity: Annotated[Array, private(SEATS)]  # 0, or a baby plus one
    held: Annotated[int, public()]  # the mask of seats that have an identity
    shown: Annotated[Array, public(SEATS, dtype="i2")]  # how many identities each player has had to show
    drawer: Annotated[int, public()]
    pile: Annotated[Array, seen_by("pile_seen", BABIES)]  # unused identities from the top: 0 undealt, or a baby plus 1
    pile_seen: Annotated[Array, public(BABIES)]
    snooped: Annotated[int, public()]  # identities looked at in this turn

    target: Annotated[int, public()]  # of a question or an accusation
    dread: Annotated[int, public()]  # the clue offered
    asked: Annotated[int, public(dtype="i2")]  # "are you one of these?"
    cause: Annotated[int, public()]

    # What everybody knows about each player's identity, and how and in which turn it came out.
    excluded: Annotated[Array, public(SEATS, dtype="i2")]
    how: Annotated[Array, public(SEATS, BABIES)]
    when: Annotated[Array, public(SEATS, BABIES, dtype="i4")]

    # What one player knows about another: by secret answers, by snooping, and by all that logic makes of it.
    told_apart: Annotated[Array, public(SEATS, SEATS, BABIES)]  # asker, target: babies of one number got equal answers
    memory: Annotated[Array, seen_by("memory_of", MEMORIES)]  # a baby snooped before the last shuffle, plus one
    memory_of: Annotated[Array, public(MEMORIES)]  # the mask of seats that saw it; 0 if there is none
    memory_spares: Annotated[Array, public(MEMORIES)]  # the mask of seats that have kept their identity since
    memory_not: Annotated[Array, public(MEMORIES, dtype="i2")]  # what the others turned out to be
    memory_shuffle: Annotated[Array, public(MEMORIES)]  # memories of one pile have one number
    suspects: Annotated[Array, private(SEATS, SEATS, dtype="i2")]  # who each other player can be


pick_clue_action = ACTIONS.encoder("pick_clue")
take_escape_action = ACTIONS.encoder("take_escape")
change_diaper_action = ACTIONS.encoder("change_diaper")
unmask_action = ACTIONS.encoder("unmask")
confess_action = ACTIONS.encoder("confess")
question_action = ACTIONS.encoder("question")
are_you_action = ACTIONS.encoder("are_you")
put_back_action = ACTIONS.encoder("put_back")
decline_action = ACTIONS.encoder("decline")

SWEEP = OPTIONS.values["diaper"].index("sweep")
SECRET_ANSWERS = OPTIONS.values["answers"].index("secret")
MISTAKES = OPTIONS.values["mistakes"].index("on")
NO_CAP = OPTIONS.values["turns"].index("none")

STARTING_PLAYER = PILES.number("starting_player")
IDENTITY = PILES.number("identity")
CLUE = PILES.number("clue")
SNOOPING = PILES.number("snoop")
ANSWER = PILES.number("answer")
SECRET_ANSWER = PILES.number("secret_answer")
VERDICT = PILES.number("verdict")
REVEAL = PILES.number("reveal")
