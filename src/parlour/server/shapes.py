"""What the lobby's HTTP calls take and give, as JSON. The types of the browser's client are generated from these."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.engine.kind import MAX_SEATS
from parlour.engine.scene import Beat, Scene, Text
from parlour.table.messages import Stage, Word

Animal = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z-]{0,19}$")]
"""The name of a drawing."""


class ValueCard(msgspec.Struct, frozen=True):
    """One value of an option; `text` is the game's message `option-NAME-VALUE`."""

    value: str
    text: Text


class OptionCard(msgspec.Struct, frozen=True):
    """What a table may choose before a match; `label` is the game's message `option-NAME`."""

    name: str
    label: Text
    values: list[ValueCard]
    default: str


class GameCard(msgspec.Struct, frozen=True):
    """A game in the lobby. Its title is the message `title` of its words."""

    slug: str
    players: tuple[int, int]
    minutes: tuple[int, int] | None
    age: int | None
    figures: list[str]
    """The drawing of each seat."""
    picture: str
    """The drawing of the game; empty if it has none."""
    options: list[OptionCard]
    levels: list[str]
    """The levels of its bots, from weak to strong."""
    files: str
    """The address under which its drawings, sounds, words and theme are. It changes when one of them does."""
    languages: list[str]
    ready: bool
    """Its rules are compiled. Before that it can be played, but a move takes longer."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    name: str
    animal: Animal


class GuestChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called from now on. What is missing stays as it is."""

    name: str | None = None
    animal: Animal | None = None


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who plays. `token` is what proves it: it is told once, when the guest is new."""

    guest: str
    name: str
    animal: str
    token: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. Its maker sits in the first seat and is its host."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    options: dict[Word, Word] = {}
    limit: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds for a decision, 0 for no limit."""
    listed: bool = False
    level: Word = ""
    """Bots of this level sit in the other seats."""
    start: bool = False
    """Begin at once."""


class TableCard(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    """Of the people who sit there."""
    seats: int
    free: int
    your_turn: bool
    link: str
    """The address to share."""


class PositionCard(msgspec.Struct, frozen=True):
    """A position of a finished match at which somebody had to decide, or its end."""

    step: int
    """How many steps of the log lie before it."""
    seats: list[int]
    """Who had to decide."""


class MatchCard(msgspec.Struct, frozen=True):
    """A finished match."""

    code: str
    number: int
    game: str
    seats: int
    names: list[str]
    """Of the people who sat there; a bot has an empty one."""
    options: dict[str, str]
    rules_version: str
    same_rules: bool
    """Whether the game still has these rules. If not, only what watchers saw is left of the match."""
    taken_over: int
    """How many of its first steps were played in another match."""
    positions: list[PositionCard]


class MomentCard(msgspec.Struct, frozen=True):
    """A position of a finished match, as one viewer saw it."""

    step: int
    beats: list[list[Beat]]
    """What was told since the position before, step by step; nothing if the rules have changed since."""
    scene: Scene


class Moments(msgspec.Struct, frozen=True):
    """Some positions of a finished match in order, of which the first is number `first`."""

    first: int
    moments: list[MomentCard]


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a position of a finished match, at a table of one's own."""

    position: Annotated[int, msgspec.Meta(ge=0)]
    """Its number, from 0."""
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)] = 0
    """Where to sit."""
    level: str = ""
    """Bots of this level sit in the other seats."""


class PlayedCard(msgspec.Struct, frozen=True):
    """A finished match in the lobby."""

    code: str
    number: int
    game: str
    finished: float
    """In seconds since 1970."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well, and how far the rules are compiled."""

    ok: bool
    version: str
    games: dict[str, str]
    """`ready`, `compiling`, or `failed: ` and why."""


class Problem(msgspec.Struct, frozen=True):
    """Why a call was refused: `detail` is a sentence for the person who asked."""

    status_code: int
    detail: str
