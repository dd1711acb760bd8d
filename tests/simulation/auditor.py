"""Hears all that becomes durable and all that is told, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.log import Act as Action
from parlour.engine.scene import Text
from parlour.table.events import Event, Opened, Sealed, Stepped
from parlour.table.messages import Act, Deal, Gone, History, Intent, Marks, News, Notice, Room, Talk, Told
from parlour.table.play import MOST_STEPS
from parlour.table.table import Table

from .books import Books, Moment, facts_of

Wish: TypeAlias = tuple[str, int]
"""A command: the guest, and the number that it has on all their pages."""

LOST = ("gone-no-table", "gone-broken", "gone-no-game")
"""Why a connection is closed if its table is not there."""

_events = msgspec.json.Decoder(Event)
_news = msgspec.json.Decoder(News)


@dataclass
class Follower:
    """How far one connection has been told of a match."""

    match: int = -1
    viewer: int = SPECTATOR
    steps: int = 0
    log: list[Text] | None = None
    """What it was just told of the log so far."""


class Auditor:
    """The books of all tables, and what was found `wrong`."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.books: dict[str, Books] = {}
        self.wrong: list[str] = []
        self.sent: dict[Wish, Intent] = {}
        """What people asked for, each command once however often it was sent."""
        self.asked: dict[tuple[str, int], Wish] = {}
        """Whose wish an event of a table is that is on its way to the store."""
        self._games = games
        self._accepted: set[Wish] = set()
        self._stored: dict[str, list[Event]] = {}

    def _check(self, holds: bool, law: str, code: str, what: object = "") -> None:
        if not holds:
            self.wrong.append(f"{law} (table {code}, {what})")

    # What becomes durable

    def kept(self, code: str, seq: int, body: bytes) -> None:
        """An event is durable."""
        event = _events.decode(body)
        if isinstance(event, Opened):
            self.books[code] = Books(self._games[event.game])
        books = self.books[code]
        self._check(seq == len(books.moments), "nothing is stored that lacks what happened before it", code, seq)
        wish = self.asked.pop((code, seq), None)
        if wish is not None:
            self._accept(code, books, wish, event)
        self._stored.setdefault(code, []).append(event)
        try:
            books.note(event)
        except Exception as error:  # whatever does not follow from what was stored before
            self._check(False, "what is stored is a match by the rules", code, repr(error))

    def _accept(self, code: str, books: Books, wish: Wish, event: Event) -> None:
        intent = self.sent.get(wish)
        if not isinstance(intent, Act) or books.match is None or not isinstance(event, Stepped | Sealed):
            return
        self._check(wish not in self._accepted, "no action is accepted twice", code, wish)
        self._accepted.add(wish)
        if books.match.kind is Kind.RACE:
            self._check(intent.version <= books.version, "nobody acts on what is not there yet", code, wish)
            return
        self._check(intent.version == books.version, "an action answers what was seen", code, (wish, intent.version))
        done = event if isinstance(event, Sealed) else event.steps[0]
        seat = books.eyes_of(wish[0])
        if isinstance(done, Sealed) or (isinstance(done, Action) and books.match.kind is Kind.TURN):
            fits = (done.seat, done.action) == (seat, intent.actions[0])
            self._check(fits, "what is done is what was asked for, by the seat that asked", code, wish)

    # What is told

    def told(self, follower: Follower, code: str, who: str, text: bytes) -> Notice:
        """A page is told something: from now on it may have seen it."""
        notice = _news.decode(text)
        books = self.books.get(code)
        lost = isinstance(notice, Gone) and notice.reason.id in LOST
        self._check(books is not None and not lost, "a table that was told of is there", code, notice)
        if books is None:
            return notice
        match notice:
            case Room():
                facts = facts_of(notice)
                self._is_told(
                    books,
                    code,
                    notice,
                    lambda moment: (
                        moment.facts == facts
                        and notice.you.guest == who
                        and notice.you.host == (bool(who) and moment.host == who)
                    ),
                )
            case Told():
                self._tell_match(books, follower, code, who, notice)
            case Marks():
                self._is_told(
                    books, code, notice, lambda moment: notice.marks == moment.marks.get(_eyes(moment, who), {})
                )
            case Talk():
                said = [each.text for each in notice.said]
                self._is_told(
                    books,
                    code,
                    notice,
                    lambda moment: said == books.talk[max(0, moment.talk - len(said)) : moment.talk],
                )
            case Deal():
                stored = books.deals.get(notice.match)
                self._check(stored == notice.promise, "what is promised of a deal is stored", code, notice)
            case History():
                follower.log = list(notice.lines)
            case _:
                pass
        return notice

    def _tell_match(self, books: Books, follower: Follower, code: str, who: str, told: Told) -> None:
        viewer, scene = told.scene.viewer, msgspec.json.encode(told.scene)
        self._is_told(
            books,
            code,
            told,
            lambda moment: (
                moment.version == told.version and _eyes(moment, who) == viewer and moment.scenes.get(viewer) == scene
            ),
        )
        match, steps = divmod(told.version, MOST_STEPS)
        if self.wrong:
            return
        beats = books.beats[match][viewer][steps - len(told.steps) : steps]
        self._check(beats == [msgspec.json.encode(step) for step in told.steps], "beats tell what happened", code, who)
        if follower.log is not None:
            log = [line for lines in books.lines[match][viewer][:steps] for line in lines]
            self._check(follower.log == log and not told.steps, "a page that comes is told the whole log", code, who)
        else:
            before = follower.steps if (follower.match, follower.viewer) == (match, viewer) else 0
            self._check(steps - len(told.steps) == before, "every step is told once", code, (who, before, steps))
        follower.match, follower.viewer, follower.steps, follower.log = match, viewer, steps, None

    def _is_told(self, books: Books, code: str, notice: Notice, fits: Callable[[Moment], bool]) -> None:
        """All that is told is how the table was at one moment, not before that of what was told last."""
        for place in range(books.told, len(books.moments)):
            if fits(books.moments[place]):
                books.told = place
                return
        stored = any(map(fits, books.moments))
        law = "what is told never goes back" if stored else "what is told is stored, and for these eyes"
        self._check(False, law, code, notice)

    # At the end

    def shows_all(self, code: str, who: str, room: Room, told: Told | None, marks: Marks | None) -> None:
        """A page that is connected when all is quiet shows how the table is."""
        books = self.books[code]
        last = books.moments[-1]
        self._check(facts_of(room) == last.facts, "a quiet page shows the table", code, room)
        if books.match is not None:
            viewer = _eyes(last, who)
            fits = told is not None and msgspec.json.encode(told.scene) == last.scenes[viewer]
            self._check(
                fits and told is not None and told.version == last.version, "a quiet page shows the match", code
            )
            self._check(marks is not None and marks.marks == last.marks.get(viewer, {}), "and the marks", code, marks)

    def end(self, stored: list[tuple[str, int, bytes]]) -> None:
        """All is quiet: what is stored is what was heard of, and a new process makes the same tables of it."""
        heard = [
            (code, seq, msgspec.json.encode(event))
            for code, events in sorted(self._stored.items())
            for seq, event in enumerate(events)
        ]
        self._check(stored == heard, "what was durable once stays so", "any")
        for code, books in self.books.items():
            play = Table.restore(books.match.game, self._stored[code], 0.0).state.play if books.match else None
            if play is not None:
                for viewer, scene in books.moments[-1].scenes.items():
                    again = msgspec.json.encode(play.scene(viewer))
                    self._check(again == scene, "a restart gives the same table", code, viewer)


def _eyes(moment: Moment, who: str) -> int:
    return moment.eyes.get(who, SPECTATOR)
