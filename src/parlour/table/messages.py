"""What a page and its table say to each other over a socket, as JSON. `docs/protocol.md` shows a conversation.

The types of the browser's client are generated from these. Times are seconds since 1970, by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from parlour.engine.scene import MAX_CELL, Beat, OwnMark, Scene, Text

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
Stage: TypeAlias = Literal["open", "playing", "over"]
"""Before the first match, in one, or after one."""
MAX_SAID = 300
"""The longest chat message, in characters."""
MAX_NAME = 20
"""The longest name of a guest, in characters."""

MOST_NUMBER = 2**53 - 1
"""The largest number that every program reads as it was written."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_NUMBER)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
"""The name of something that the server knows."""

# From the page


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything that a page asks for. `ref` comes back in a refusal."""

    ref: Number = 0


class Hello(Command, frozen=True, tag="hello"):
    """The first message of a connection. Without a token it watches."""

    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or that of a bot before the start; without a number, the one that suits the guest's animal."""

    seat: Seat | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat, and watch. In a match a bot plays on."""


class PromiseSeed(Command, frozen=True, tag="promise"):
    """Between matches: add a seed of one's own to the next deal, by its SHA-256 in hex; empty to take that back."""

    commitment: str = ""


class RevealSeed(Command, frozen=True, tag="reveal"):
    """The seed that was promised, once a `deal` asks for it: before the first card, and soon."""

    seed: str


class Act(Command, frozen=True, tag="act"):
    """Act in the match. `version` is that of the scene that was seen.

    A route has several actions: they are taken one after another until something unforeseen happens.
    """

    version: Number
    actions: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=64)]
    reaction: Number | None = None
    """In a race: milliseconds from the sight of the scene to the tap."""


class Chat(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SAID)]


class Marking(Command, frozen=True, tag="mark"):
    """Put a mark of one's own on a cell of the notebook, or take it away. Nobody in another seat ever sees it."""

    cell: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CELL)]
    mark: OwnMark | None = None


class Setup(Command, frozen=True, tag="setup"):
    """Host, before the start: how the table is set up. What is missing stays as it is."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    options: dict[Word, Word] | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, le=600)] | None = None
    """Seconds for a decision, 0 for no limit."""
    listed: bool | None = None
    """Whether the lobby shows the table."""


class Bot(Command, frozen=True, tag="bot"):
    """Host: a bot plays this seat (before the start also: another level). Without a level the seat becomes free."""

    seat: Seat
    level: Word = ""


class Remove(Command, frozen=True, tag="remove"):
    """Host: whoever sits here becomes a watcher. In a match a bot plays on."""

    seat: Seat


class Move(Command, frozen=True, tag="move"):
    """Host, before the start: who sits in one seat changes places with who sits in another."""

    seat: Seat
    to: Seat


class Start(Command, frozen=True, tag="start"):
    """Host: begin. Free seats are taken by bots."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end, anybody who sits: the same again, with the same seats and watchers."""


class Ping(Command, frozen=True, tag="ping"):
    """Is anybody there, and what does your clock say? `sent` comes back as it is."""

    sent: float


Intent: TypeAlias = (
    Hello
    | Sit
    | Stand
    | PromiseSeed
    | RevealSeed
    | Act
    | Chat
    | Marking
    | Setup
    | Bot
    | Remove
    | Move
    | Start
    | Rematch
    | Ping
)

# To the page


class Notice(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything that a table tells a page."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    """Of a person. A bot is called what the game calls the seat."""
    animal: str = ""
    guest: str = ""
    level: str = ""
    """Of a bot, or of the bot that plays for somebody who is away."""
    away: bool = False
    stand_in: bool = False
    """A bot plays for this person until they come back."""
    host: bool = False
    wins: int = 0
    """Matches won at this table."""
    seed: bool = False
    """This person adds a seed to the next deal."""


class You(msgspec.Struct, frozen=True):
    """Whom the table takes the page for."""

    guest: str
    """Empty for a page without a token."""
    seat: int | None
    host: bool


class Room(Notice, frozen=True, tag="room"):
    """The table without its match; sent at first and whenever something of it changes."""

    code: str
    game: str
    stage: Stage
    seats: list[SeatView]
    you: You
    options: dict[str, str]
    limit: int
    listed: bool
    watchers: list[str]
    """Their names; a nameless one is an empty string."""
    match: int
    """How many matches began here."""
    notice: Text | None = None
    """Something that everybody should know, such as that the rules were changed since the match began."""


class Deal(Notice, frozen=True, tag="deal"):
    """What a match will be, or was, dealt by; sent before its first card, twice if seats reveal seeds in between."""

    match: str
    promise: str
    """The SHA-256 of `MATCH:SECRET`, in hex."""
    commitments: list[str]
    """Of each seat the SHA-256 of its seed, empty for one that added none; no entries if nobody did."""
    seeds: list[str]
    """What they revealed, empty for one that did not in time: it is left out."""
    dealt: bool
    """Whether the first card was drawn, or is drawn now. Until then the seats are asked to reveal their seeds."""


class Told(Notice, frozen=True, tag="told"):
    """What happened, step by step, and what the match looks like afterwards. The first one has no steps."""

    version: int
    steps: list[list[Beat]]
    scene: Scene
    deadline: float | None
    """When the default action is taken for those who decide."""
    clock: float
    """When this was sent."""


class History(Notice, frozen=True, tag="history"):
    """The log of the match so far, sent at first."""

    lines: list[Text]


class Marks(Notice, frozen=True, tag="marks"):
    """All of the viewer's own marks in the notebook, by cell; sent with the match at first, and when they change."""

    marks: dict[str, OwnMark]


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chat message."""

    at: float
    name: str
    animal: str
    text: str
    seat: int | None = None


class Talk(Notice, frozen=True, tag="talk"):
    """Chat: all that is kept at first, then each as it comes."""

    said: list[Said]


class Refused(Notice, frozen=True, tag="refused"):
    """A command was not carried out, and why. `reason` is a message of the game, the engine or the table."""

    ref: int
    reason: Text


class Beaten(Notice, frozen=True, tag="beaten"):
    """A claim in a race did not count, because another one was earlier. Nothing was done, and it costs nothing."""

    ref: int
    by: Seat
    """Who was earlier."""
    milliseconds: int
    """How much: between the reactions that the two claims were credited with."""


class Pong(Notice, frozen=True, tag="pong"):
    """The answer to a ping."""

    sent: float
    clock: float


class Gone(Notice, frozen=True, tag="gone"):
    """The table closes this connection, and why."""

    reason: Text


class Closing(Notice, frozen=True, tag="closing"):
    """The server ends, and starts again soon: the page keeps what it shows, and connects until it is back."""


News: TypeAlias = Room | Deal | Told | History | Marks | Talk | Refused | Beaten | Pong | Gone | Closing
