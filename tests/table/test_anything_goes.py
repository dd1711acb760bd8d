"""People come, go, play, cheat and rearrange at random, the process dies now and then, and what must hold holds."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.engine.scene import Text, beat_texts
from parlour.table.change import Change
from parlour.table.events import Event, Guest, Sealed, Spoke, Stepped
from parlour.table.messages import Act, Beaten, History, Marks, Talk, Told
from parlour.table.play import MOST_STEPS
from parlour.table.presence import STAND_IN_AFTER

from .ledger import Ledger
from .party import Page, Party, toy
from .test_restore import seen
from .wishes import anything

GUESTS = [Guest("g-anna", "Anna", "cat"), Guest("g-ben", "Ben", "owl"), Guest("g-cleo", "Cleo", "fox"), None]
ASKED = 120
SEEDS = 2
"""Things that happen in one evening."""


class Evening(Party):
    """A party that checks all that is stored and told."""

    def __init__(self, name: str, seats: int, limit: int, luck: Random) -> None:
        self.luck = luck
        self.ledger = Ledger()
        self.accepted: set[tuple[int | None, int]] = set()
        super().__init__(toy(name), seats, limit, level=luck.choice(["", "easy"]), start=luck.random() < 0.3)

    # What is checked

    def took(self, change: Change) -> Change:
        for event in change.events:
            self.ledger.note(event)
        super().took(change)
        said = [event.text for event in change.events if isinstance(event, Spoke)]
        for connections, notice in change.news:
            for page in (self.pages[connection] for connection in connections):
                if isinstance(notice, Told):
                    assert notice.version <= self.ledger.version, "what is told is stored"
                    assert notice.scene.viewer == self.ledger.viewer(page.guest), "nobody sees with other eyes"
                if isinstance(notice, Marks):
                    assert notice.marks == self.ledger.marked(page.guest), "nobody sees the marks of others"
                if isinstance(notice, Talk) and said:
                    assert [each.text for each in notice.said] == said
        sealed = [event.seat for event in change.events if isinstance(event, Sealed)]
        if sealed and not any(isinstance(event, Stepped) for event in change.events):
            told = {page for page in self.pages.values() if any(page.number in heard for heard, _ in change.news)}
            assert {self.ledger.viewer(page.guest) for page in told} <= set(sealed), "a sealed choice is told to nobody"
        return change

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        for _ in range(1000):
            due = self.table.due
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            self.took(self.table.tick(self.now))
            due = self.table.due
            assert due is None or due > self.now, "what was due is done"
        else:
            pytest.fail("time does not pass")
        self.now = end

    def check(self) -> None:
        """Every page shows what is the case."""
        state = self.table.state
        sitting = [chair.guest.id for chair in state.chairs if chair.guest is not None]
        assert len(set(sitting)) == len(sitting)
        assert state.stage != "playing" or not any(chair.free for chair in state.chairs)
        now = Change()
        self.table.tell_room(now)
        rooms = {connection: room for connections, room in now.news for connection in connections}
        for page in self.pages.values():
            assert page.room == rooms[page.number]
            if state.play is not None:
                told = page.last(Told)
                assert told.version == self.ledger.version
                assert told.scene == state.play.scene(self.ledger.viewer(page.guest))
                assert page.last(Marks).marks == self.ledger.marked(page.guest)
                assert state.stage != "playing" or told.deadline == self.table._deadline

    def check_logs(self) -> None:
        """What pages were told adds up to the log."""
        play = self.table.state.play
        for page in self.pages.values():
            if play is not None and page.room.stage == "playing":
                assert log_of(page) == play.history(self.ledger.viewer(page.guest))

    def check_restored(self) -> None:
        before = seen(self.table)
        events = msgspec.json.decode(b"[" + b",".join(self.stored) + b"]", type=list[Event])
        assert seen(type(self.table).restore(self.game, events, self.now)) == before

    # What happens

    def go_on(self) -> None:
        """Something happens."""
        luck = self.luck
        page = luck.choice(list(self.pages.values())) if self.pages else self.come(luck.choice(GUESTS))
        match luck.choices(range(8), [30, 12, 5, 12, 12, 4, 3, 1])[0]:
            case 0:
                self.somebody_acts()
            case 1:
                page.ask(anything(luck, self.ledger.version))
            case 2:
                self.come(luck.choice(GUESTS))
            case 3:
                self.now -= luck.choice([0, 0, 0, 3])  # a clock may be set back
                self.wait(luck.choice([0.05, 0.2, 1, 5, 40]))
            case 4:
                self.let_bots_act(luck)
            case 5:
                self.go(page)
                del self.pages[page.number]
            case 6:
                guest = luck.choice(GUESTS)
                if guest is not None:
                    self.took(self.table.rename(self.now, msgspec.structs.replace(guest, name=f"N{luck.random()}")))
            case _:
                self.check_logs()
                self.check_restored()
                self.restart()

    def somebody_acts(self) -> None:
        """Somebody acts twice in a row, as when a message is repeated."""
        play = self.table.state.play
        pages = [page for page in self.pages.values() if page.seat is not None]
        if play is None or not pages:
            return
        able = [page for page in pages if page.seat is not None and page.seat < play.match.seats]
        page = self.luck.choice([page for page in able if page.seat in play.owing] or pages)
        legal = play.legal(page.seat) if page in able and page.seat is not None else []
        actions = self.luck.choices(legal or [0], k=self.luck.choice([1, 1, 3]))
        intent = Act(version=page.last(Told).version, actions=actions, reaction=self.luck.choice([None, 0, 300]))
        for _ in range(2):
            key = (page.seat, intent.version)
            if page.ask(intent).events and not isinstance(page.news[-1], Beaten):
                assert key not in self.accepted
                self.accepted.add(key)

    def end(self) -> None:
        """Those who play leave, a watcher stays, and time passes."""
        for page in list(self.pages.values()):
            self.go(page)
        self.pages = {}
        self.come(Guest("g-dora", "Dora", "fox"))
        for _ in range(300):
            if self.table.state.stage != "playing":
                return
            self.wait(STAND_IN_AFTER)
            self.let_bots_act(self.luck)
        pytest.fail("the match does not end")


def log_of(page: Page) -> list[Text]:
    """The log of the match that a page has from its news."""
    lines: list[Text] = []
    match = 0
    for notice in page.news:
        if isinstance(notice, History):
            lines, match = list(notice.lines), page.room.match
        elif isinstance(notice, Told):
            if notice.version // MOST_STEPS != match:
                lines, match = [], notice.version // MOST_STEPS
            lines += [text for beats in notice.steps for text in beat_texts(beats)]
    return lines


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(
    ("name", "seats"), [("leduc", 2), ("goofspiel", 2), ("whispers", 3), ("snap", 3), ("grid_walk", 3)]
)
def test_whatever_people_do_the_table_keeps_its_promises(name: str, seats: int, seed: int) -> None:
    luck = Random(f"{name} {seed}")
    evening = Evening(name, seats, luck.choice([0, 8]), luck)
    evening.host()
    for _ in range(ASKED):
        evening.go_on()
        evening.check()
    evening.check_logs()
    evening.end()
    evening.check_restored()
