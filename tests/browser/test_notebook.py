"""The notebook beside the table: what the game says and why, and what a player marks for themselves alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Opens
from .pages import check
from .person import LAPTOP, PHONE, SIZES, Person, Size, sized

GAME = "grid-walk"
SLIP = ".slip[popover]"
MARKED = "[data-piece] [data-mark]"


def cell(page: Page, number: int) -> Locator:
    """The cell for a chest that the viewer has not looked into."""
    return page.get_by_role("button", name=f"You have not looked into chest {number}")


def notes(person: Person) -> Locator:
    """The notes of a person, opened."""
    person.page.locator(".stage.dressed").wait_for()
    person.shows("Notes")
    return person.page.get_by_role("region", name="Notes")


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_a_mark_is_there_again_and_nobody_else_sees_it(opens: Opens, address: str, size: Size) -> None:
    anna = Person(opens(address, size))
    anna.opens_a_table("Anna", seats=2, game=GAME)
    watcher = Person(opens(anna.page.url, LAPTOP))
    ben = Person(opens(address, PHONE))
    ben.joins_by_code(anna.code)
    ben.page.get_by_role("button", name="Sit here").last.click()
    ben.is_called("Ben")
    anna.page.get_by_role("button", name="Start", exact=True).click()

    expect(notes(anna)).to_be_visible()
    check(anna.page)
    cell(anna.page, 2).tap()
    check(anna.page)
    anna.page.get_by_role("button", name="Maybe", exact=True).tap()
    expect(cell(anna.page, 2)).to_have_accessible_name("You have not looked into chest 2, your mark: maybe")

    anna.page.reload()
    expect(notes(anna)).to_be_visible()
    expect(cell(anna.page, 2)).to_have_accessible_name("You have not looked into chest 2, your mark: maybe")
    phone = Person(opens(anna.personal_link(), PHONE))
    expect(notes(phone).locator("[data-mark=maybe]")).to_be_visible()
    for other in (ben, watcher):
        expect(notes(other)).to_be_visible()
        expect(other.page.locator(MARKED)).to_have_count(0)

    cell(phone.page, 2).tap()
    phone.page.get_by_role("button", name="Maybe", exact=True).tap()
    expect(phone.page.locator(MARKED)).to_have_count(0)
    expect(notes(anna)).to_be_visible()
    expect(anna.page.locator(MARKED)).to_have_count(0)


def test_marks_are_made_by_keys(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP))
    anna.opens_a_table("Anna", seats=2, game=GAME, bots="a medium bot")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    keys = anna.page.keyboard
    expect(notes(anna)).to_be_visible()
    cell(anna.page, 1).focus()
    keys.press("ArrowDown")
    expect(cell(anna.page, 2)).to_be_focused()
    keys.press("Enter")
    expect(anna.page.locator(SLIP)).to_be_visible()
    keys.press("Escape")
    expect(anna.page.locator(SLIP)).to_have_count(0)
    expect(cell(anna.page, 2)).to_be_focused()
    keys.press("Enter")
    keys.press("Tab")
    expect(anna.page.get_by_role("button", name="Maybe", exact=True)).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(cell(anna.page, 2)).to_have_accessible_name("You have not looked into chest 2, your mark: yes")
    expect(cell(anna.page, 2)).to_be_focused()


def test_a_cell_says_why(opens: Opens, address: str) -> None:
    anna = Person(opens(address, PHONE))
    anna.opens_a_table("Anna", seats=2, game=GAME, bots="a medium bot")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    assert anna.waits_for_turn()
    anna.page.locator("[data-goal='1-0']").press("Enter")
    anna.page.get_by_role("button", name="Peek into chest 1").tap()
    anna.page.get_by_role("button", name="Play", exact=True).tap()
    anna.page.get_by_role("dialog").get_by_role("button", name="Shut it").tap()
    saw = notes(anna).get_by_role("button", name="You saw in chest 1")
    saw.tap()
    expect(anna.page.locator(SLIP)).to_contain_text("You have looked into chest 1, and nobody")
    expect(anna.page.locator(SLIP).get_by_role("button")).to_have_count(0)
    saw.tap()
    expect(anna.page.locator(SLIP)).to_have_count(0)
