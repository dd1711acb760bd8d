"""What happened at a table, as it is stored: the table is these, one after the other, and nothing else."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.engine.log import Step
from parlour.engine.scene import OwnMark


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name and an animal; `id` is the same on all devices."""

    id: str
    name: str
    animal: str


class Stored(msgspec.Struct, frozen=True, tag_field="event", kw_only=True, omit_defaults=True):
    """Anything that is stored; `at` is in seconds since 1970."""

    at: float


class Opened(Stored, frozen=True, tag="opened"):
    """The table was opened by its first host."""

    code: str
    game: str
    seats: int
    options: dict[str, str]
    limit: int
    listed: bool
    host: Guest


class SetUp(Stored, frozen=True, tag="set-up"):
    """The host changed how the table is set up."""

    seats: int
    options: dict[str, str]
    limit: int
    listed: bool


class Sat(Stored, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    guest: Guest


class Freed(Stored, frozen=True, tag="freed"):
    """Whoever had a seat has it no longer; a bot of this level has it now, or nobody."""

    seat: int
    level: str = ""


class Swapped(Stored, frozen=True, tag="swapped"):
    """Those in two seats changed places."""

    seat: int
    to: int


class HostPassed(Stored, frozen=True, tag="host-passed"):
    """Somebody else is the host."""

    guest: str


class Renamed(Stored, frozen=True, tag="renamed"):
    """A guest who sits has another name or animal."""

    guest: Guest


class SeedPromised(Stored, frozen=True, tag="seed-promised"):
    """A seat adds a seed of its own to the next deal: its SHA-256 in hex. Without one it takes that back."""

    seat: int
    commitment: str = ""


class Promised(Stored, frozen=True, tag="promised"):
    """A match is about to begin, dealt by this secret (in hex): the seats that promised seeds are asked for them."""

    match: str
    secret: str


class Revealed(Stored, frozen=True, tag="revealed"):
    """A seat has revealed its seed, before the first card."""

    seat: int
    seed: str


class TakenOver(msgspec.Struct, frozen=True, omit_defaults=True):
    """The beginning of another match, from which one goes on: what was dealt in it stands as it was dealt there."""

    match: str
    """The name of that match."""
    steps: list[Step]
    carried: dict[str, list[int]] = {}
    """What that match had taken over from the one before it."""


class Began(Stored, frozen=True, tag="began"):
    """A match began, dealt by this secret (in hex) and by the seeds of the seats."""

    match: str
    secret: str
    rules_version: str
    seat_seeds: list[str] = []
    """As in `Fairness`."""
    seat_commitments: list[str] = []
    taken_over: TakenOver | None = None
    """What it goes on from; the secret and the seeds deal what comes after that."""


class Stepped(Stored, frozen=True, tag="stepped"):
    """The match went on."""

    steps: list[Step]


class Ended(Stored, frozen=True, tag="ended"):
    """The match ended, and these seats have won it: that stays so when its rules are changed."""

    winners: list[int]


class Sealed(Stored, frozen=True, tag="sealed"):
    """A seat has chosen where all choose at once; nobody knows before all have."""

    seat: int
    action: int
    dealt: bool = False


class Marked(Stored, frozen=True, tag="marked"):
    """A seat has put a mark of its own on a cell of its notebook, or taken it away: for nobody else to see."""

    seat: int
    cell: str
    mark: OwnMark | None = None


class Spoke(Stored, frozen=True, tag="spoke"):
    """Somebody said something."""

    guest: Guest
    text: str


Event: TypeAlias = (
    Opened
    | SetUp
    | Sat
    | Freed
    | Swapped
    | HostPassed
    | Renamed
    | SeedPromised
    | Promised
    | Revealed
    | Began
    | Stepped
    | Ended
    | Sealed
    | Marked
    | Spoke
)
