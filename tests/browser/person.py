"""Somebody who plays through the page, with the keyboard or by taps, and takes the first thing that can be done."""

from __future__ import annotations

import contextlib
import time
from typing import NamedTuple

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as GoneByError

PATIENCE = 20_000
"""Milliseconds that anything on a page may take on a busy machine."""
MOMENT = 1_000
"""Milliseconds after which something that was there is taken to be gone."""

END = ".podium"
GOAL = ".stage .goal, .stage [data-goal]"
ABLE = ".stage button.able"
TURN_OR_END = f"() => document.title.startsWith('Your turn') || document.querySelector('{END}')"
DONE = "(seen) => document.querySelector('.stage')?.dataset.version !== seen || !document.title.startsWith('Your turn')"
"""Something has happened, or this person has chosen and the others have not."""
LONGEST = 120
"""Seconds that a whole match may take on a busy machine."""


class Size(NamedTuple):
    """Of a window, in CSS pixels."""

    width: int
    height: int


PHONE = Size(390, 844)
LAPTOP = Size(1280, 800)
SIZES = [PHONE, LAPTOP]


def sized(size: Size) -> str:
    """The name of a size in the names of tests."""
    return "phone" if size is PHONE else "laptop"


class Person:
    """One person at one page."""

    def __init__(self, page: Page, keys: bool = False) -> None:
        self.page = page
        self._keys = keys

    # Coming

    def play_now(self) -> Person:
        """From the lobby into a match against bots, in one tap."""
        self.page.get_by_role("button", name="Play now").first.click()
        return self

    def is_called(self, name: str) -> Person:
        """Say who it is, where the page asks."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_role("button", name="That is me").click()
        return self

    def opens_the_sheet(self, game: str = "baby-monster-race") -> None:
        """From the lobby to everything about a game."""
        title = game.replace("-", " ").title()
        self.page.get_by_role("button", name=f"{title}: more, rules, and a table for friends").click()

    def opens_a_table(self, name: str, seats: int, game: str = "baby-monster-race", bots: str = "") -> None:
        """From the lobby to a table that waits for friends."""
        self.opens_the_sheet(game)
        self.page.get_by_role("button", name="Open a table for friends").click()
        self.opens_from_the_sheet(name, seats, bots)

    def opens_from_the_sheet(self, name: str, seats: int, bots: str = "") -> None:
        """From the sheet of a game to a table."""
        self.page.get_by_role("group", name="Players").get_by_text(str(seats), exact=True).click()
        if bots:
            self.page.get_by_text(bots).click()
        self.page.get_by_role("button", name="Open the table").click()
        self.is_called(name)
        self.page.get_by_role("button", name="Start", exact=True).wait_for()

    def joins_by_code(self, code: str) -> None:
        """From the lobby to a table of somebody else."""
        self.page.get_by_label("Join with a code").fill(code.lower())
        self.page.wait_for_url(f"**/t/{code}")

    @property
    def code(self) -> str:
        """The letters of the table."""
        return self.page.url.rsplit("/", 1)[-1]

    def personal_link(self) -> str:
        """The link that leads to this person's seat from another device."""
        self.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text } }")
        self.shows("More")
        self.page.get_by_role("button", name="Go on on another device").click()
        return str(self.page.evaluate("() => window.copied"))

    def shows(self, tab: str) -> None:
        """Open the notebook at a tab."""
        notebook = self.page.get_by_role("button", name="Open the notebook")
        if notebook.is_visible():
            notebook.click()
        self.page.get_by_role("tab", name=tab).click()

    # Playing

    @property
    def over(self) -> bool:
        """Whether the page shows how the match ended."""
        return self.page.locator(END).is_visible()

    @property
    def on_turn(self) -> bool:
        """Whether the page says that this person is to decide."""
        return self.page.title().startswith("Your turn")

    def waits_for_turn(self) -> bool:
        """Wait until it is this person's turn, or the match is over; whether it is its turn."""
        self.page.wait_for_function(TURN_OR_END)
        return not self.over

    def decides(self) -> None:
        """Make one decision; what has gone by in the meantime (a bot was quicker than the eye) is left alone."""
        self.page.set_default_timeout(MOMENT)
        with contextlib.suppress(GoneByError):
            seen = self.page.locator(".stage").get_attribute("data-version")
            self._decides()
            self.page.wait_for_function(DONE, arg=seen)
        self.page.set_default_timeout(PATIENCE)

    def _decides(self) -> None:
        look = self.page.get_by_role("dialog")
        if look.count():
            look.get_by_role("button").last.click()
        elif self.page.get_by_role("button", name="Done").count():
            self._chooses_several()
        elif self._keys:
            self._decides_by_keys()
        else:
            self._decides_by_taps()

    def _chooses_several(self) -> None:
        done = self.page.get_by_role("button", name="Done")
        for piece in self.page.locator(ABLE).all():
            piece.click()
            if done.is_enabled():
                break
        done.click()

    def _decides_by_keys(self) -> None:
        self.page.keyboard.press("1")
        if self.page.locator(GOAL).count():
            self.page.keyboard.press("1")
        elif self.page.locator(".stage .picked").count():
            self.page.keyboard.press("Enter")

    def _decides_by_taps(self) -> None:
        able = self.page.locator(ABLE)
        if not able.count():
            self.page.locator(".stage button[data-choice]").first.tap()
            return
        able.first.tap(force=True)
        if self.page.locator(GOAL).count():
            self.page.locator(GOAL).first.tap(force=True)
        elif self.page.locator(".stage .picked").count():
            self.page.get_by_role("button", name="Play", exact=True).tap()


def play_to_the_end(*people: Person, longest: float = LONGEST) -> None:
    """Everybody plays until all see how it ended."""
    began = time.monotonic()
    while not all(person.over for person in people):
        assert time.monotonic() < began + longest, "the match does not end"
        for person in people:
            if person.on_turn and not person.over:
                person.decides()
        people[0].page.wait_for_timeout(20)


def sees_no_hand(page: Page) -> None:
    """A watcher is shown no cards of anybody."""
    expect(page.locator(".stage .hand")).to_have_count(0)
