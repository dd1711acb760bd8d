"""Loony Clues through the page: three people and a bot play all rounds, and everybody guesses soon."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.engine import library

from .conftest import Opens
from .curious import Curious
from .pages import check
from .person import END, LAPTOP, LONGEST, PHONE, play_to_the_end


class Guest(Curious):
    """Waits once; after that it guesses whenever it may."""

    def _decides(self) -> None:
        wait = self.page.get_by_role("button", name="Wait", exact=True)
        if "wait" not in self.verbs and wait.count():
            wait.click()
        else:
            self._plays_anything()


def test_three_people_and_a_bot_play_three_rounds(opens: Opens, address: str) -> None:
    game = library.game("loony-clues")
    people = [Guest(opens(address, size), game, seed, {}) for seed, size in enumerate((LAPTOP, PHONE, PHONE))]
    anna, ben, cleo = people
    anna.opens_a_table("Anna", seats=4, game="loony-clues")
    for friend, name in ((ben, "Ben"), (cleo, "Cleo")):
        friend.joins_by_code(anna.code)
        friend.page.get_by_role("button", name="Sit here").last.click()
        friend.is_called(name)
    anna.page.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(*people, longest=3 * LONGEST)
    for person in people:
        expect(person.page.get_by_role("list", name="How it ended").get_by_role("listitem")).to_have_count(4)
        check(person.page)
    assert anna.verbs | ben.verbs | cleo.verbs == set(game.actions.groups)
    anna.page.get_by_role("button", name="Rematch").click()
    for person in people:
        expect(person.page.locator(END)).to_have_count(0)
