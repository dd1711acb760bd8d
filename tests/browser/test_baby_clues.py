"""Baby Clues through the page: two people and two bots, with every kind of action."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from parlour.engine import library

from .conftest import Opens
from .curious import Curious
from .person import END, LAPTOP, PHONE, play_to_the_end

MOST_MATCHES = 3
ICONS = {"put_back": "two unused identities", "are_you": "ask somebody a question", "decline": "play again at once"}
"""The clues that lead to what is rare."""


class Clumsy(Curious):
    """Takes the clue that its own identity dreads, until it has confessed once."""

    def _leading(self, pieces: Locator) -> Locator:
        own = self.page.locator(".stage .is-identity").last.get_attribute("aria-label") or ""
        dread = re.search(r"dreads (\w+)", own)
        if dread and "confess" not in self.verbs:
            forbidden = pieces.and_(self.page.get_by_label(re.compile(f"^{dread[1]}", re.IGNORECASE)))
            if forbidden.count():
                return forbidden
        return super()._leading(pieces)


def test_two_people_and_two_bots_do_everything_that_can_be_done(opens: Opens, address: str) -> None:
    game = library.game("baby-clues")
    anna = Clumsy(opens(address, LAPTOP), game, seed=1, ways=ICONS)
    ben = Clumsy(opens(address, PHONE), game, seed=2, ways=ICONS)
    anna.opens_the_sheet("baby-clues")
    anna.page.get_by_role("button", name="Open a table for friends").click()
    anna.page.get_by_text("can happen, and must be confessed").click()
    anna.opens_from_the_sheet("Anna", seats=4)
    ben.joins_by_code(anna.code)
    ben.page.get_by_role("button", name="Sit here").last.click()
    ben.is_called("Ben")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(anna, ben)
    expect(ben.page.get_by_role("list", name="How it ended").get_by_role("listitem")).to_have_count(4)

    for _ in range(MOST_MATCHES - 1):
        if anna.verbs | ben.verbs == set(game.actions.groups):
            break
        anna.page.get_by_role("button", name="Rematch").click()
        for person in (anna, ben):
            expect(person.page.locator(END)).to_have_count(0)
        play_to_the_end(anna, ben)
    assert anna.verbs | ben.verbs == set(game.actions.groups)
