"""A table with pages at it, in a time that stands still unless it is told to go on."""

from __future__ import annotations

import itertools
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec

from parlour.engine import library
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.scene import Text, beat_texts
from parlour.table.change import Change
from parlour.table.events import Event, Guest
from parlour.table.messages import Act, Intent, Notice, Refused, Room, Told
from parlour.table.table import Table

GAMES = Path(__file__).parents[1] / "games"
N = TypeVar("N", bound=Notice)


def toy(name: str) -> Game:
    """A small test game, interpreted: nothing has to be compiled."""
    return library.load(GAMES / name, mode=Mode.INTERPRETED)


def dealer_picks(match: Match, seat: int) -> tuple[int, bool]:
    """In place of `Match.default_action`, as for a game that leaves it to the dealer."""
    legal = match.legal_actions(seat)
    return legal[match.dealer.choose(seat, len(legal))], True


class Page:
    """One connection, and all that it was told."""

    def __init__(self, party: Party, number: int, guest: Guest | None) -> None:
        self._party = party
        self.number = number
        self.guest = guest
        self.news: list[Notice] = []
        self.asked = 0
        """The number of the last action."""

    def ask(self, intent: Intent) -> Change:
        """Send a message."""
        return self._party.took(self._party.table.receive(self._party.now, self.number, intent))

    def act(self, action: int, reaction: int | None = None) -> Change:
        """Act on the scene that was told last."""
        self.asked += 1
        return self.ask(Act(version=self.last(Told).version, actions=[action], reaction=reaction, ref=self.asked))

    def last(self, kind: type[N]) -> N:
        """The last notice of a kind."""
        return next(notice for notice in reversed(self.news) if isinstance(notice, kind))

    @property
    def refusal(self) -> str:
        """Why the last thing that was asked for was refused; empty if it was not."""
        last = self.news[-1] if self.news else None
        return last.reason.id.removeprefix("refusal-") if isinstance(last, Refused) else ""

    @property
    def room(self) -> Room:
        """The table as it was told last."""
        return self.last(Room)

    @property
    def seat(self) -> int | None:
        """Where the table takes this page to sit."""
        return self.room.you.seat


class Party:
    """A table, its stored events, and its pages."""

    def __init__(self, game: Game, seats: int, limit: int = 0, level: str = "", start: bool = False) -> None:
        self.game = game
        self.now = 1000.0
        self.stored: list[bytes] = []
        self.pages: dict[int, Page] = {}
        self._numbers = itertools.count(1)
        self.host_guest = Guest("g-anna", "Anna", "cat")
        self.table, change = Table.open(
            "BCDFG", game, self.host_guest, self.now, seats, {}, limit, False, level, start, entropy=self._entropy
        )
        self.took(change)

    @staticmethod
    def _entropy(count: int) -> bytes:
        return Random(7).randbytes(count)

    def took(self, change: Change) -> Change:
        """Store the events, tell the news."""
        self.stored += [msgspec.json.encode(event) for event in change.events]
        for connections, notice in change.news:
            for connection in connections:
                self.pages[connection].news.append(notice)
        return change

    def come(self, guest: Guest | None, line: float | None = None) -> Page:
        """Somebody opens the page, over such a line."""
        page = Page(self, next(self._numbers), guest)
        self.pages[page.number] = page
        self.took(self.table.join(self.now, page.number, guest, line))
        return page

    def host(self, line: float | None = None) -> Page:
        """The host opens the page."""
        return self.come(self.host_guest, line)

    def go(self, page: Page) -> Change:
        """A page is closed, or its line is lost."""
        return self.took(self.table.leave(self.now, page.number))

    def wait(self, seconds: float) -> None:
        """Time passes: whatever falls due in it happens in its time."""
        end = self.now + seconds
        while (due := self.table.due) is not None and due <= end:
            self.now = max(self.now, due)
            self.took(self.table.tick(self.now))
        self.now = end

    def let_bots_act(self, luck: Random) -> bool:
        """Every bot that owes a decision makes one, at random; whether any did."""
        thoughts = self.table.thinking()
        for thought in thoughts:
            self.now = max(self.now, thought.not_before)
            self.took(self.table.bot_acts(self.now, thought, luck.choice(thought.legal)))
            self.wait(1)
        return bool(thoughts)

    def restart(self) -> None:
        """The process is killed and started again: only what was stored is left, and every page has lost its line."""
        events = msgspec.json.decode(b"[" + b",".join(self.stored) + b"]", type=list[Event])
        self.table = Table.restore(self.game, events, self.now, entropy=self._entropy)
        self.pages = {}


def told_texts(page: Page) -> list[Text]:
    """All sentences that a page was told of the match."""
    return [
        text for notice in page.news if isinstance(notice, Told) for beats in notice.steps for text in beat_texts(beats)
    ]
