"""What a table answers: what is to be stored, and then who is told what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.agents.memory import Memory
from parlour.engine.records import Observation
from parlour.table.events import Event
from parlour.table.messages import Notice


class Change:
    """Store the events, then send the news, then close the connections."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.news: list[tuple[frozenset[int], Notice]] = []
        self.closed: list[int] = []

    def tell(self, connections: Iterable[int], notice: Notice) -> None:
        """Tell these connections; nobody is nothing."""
        audience = frozenset(connections)
        if audience:
            self.news.append((audience, notice))


class Thought(NamedTuple):
    """A decision that a bot owes. It is told what a person in its seat would see."""

    seat: int
    level: str
    version: int
    observation: Observation
    legal: list[int]
    memory: Memory
    """What it may conclude from how the others have played."""
    not_before: float
    """When it may answer, in seconds since 1970: after a pause that tells nothing of what it has to choose from. In a
    race it takes its time to react from then on."""


class Card(NamedTuple):
    """What the lobby shows of a table."""

    code: str
    game: str
    stage: str
    listed: bool
    names: list[str]
    """Of the people who sit."""
    seats: int
    free: int
    sitting: list[str]
    """The guests who sit."""
    turn: list[str]
    """The guests who have to decide."""
