"""Bakerspeed through the page: two people race with bots to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opens
from .pages import check
from .person import END, LAPTOP, LONGEST, PHONE, Person, play_to_the_end


def test_two_people_and_two_bots_race_to_the_end(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP), keys=True)
    ben = Person(opens(address, PHONE))
    anna.opens_the_sheet("bakerspeed")
    anna.page.get_by_role("button", name="Open a table for friends").click()
    anna.page.get_by_text("sits the rest of the roll out").click()
    anna.opens_from_the_sheet("Anna", seats=4)
    ben.joins_by_code(anna.code)
    ben.page.get_by_role("button", name="Sit here").last.click()
    ben.is_called("Ben")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(anna, ben, longest=3 * LONGEST)
    for person in (anna, ben):
        expect(person.page.get_by_role("list", name="How it ended").get_by_role("listitem")).to_have_count(4)
        check(person.page)
    ben.page.get_by_role("button", name="Rematch").click()
    for person in (anna, ben):
        expect(person.page.locator(END)).to_have_count(0)
