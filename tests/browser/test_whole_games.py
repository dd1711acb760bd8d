"""Whole games through the real page, on a phone and on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Opens
from .person import END, LAPTOP, PHONE, SIZES, Person, Size, play_to_the_end, sees_no_hand, sized


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_one_person_plays_against_bots_and_again(opens: Opens, address: str, size: Size) -> None:
    anna = Person(opens(address, size), keys=size is LAPTOP)
    anna.play_now()
    play_to_the_end(anna)
    expect(anna.page.get_by_role("list", name="How it ended").get_by_role("listitem")).to_have_count(4)
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.locator(END)).to_have_count(0)
    assert anna.waits_for_turn()


def test_two_people_play_and_a_third_watches(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP), keys=True)
    anna.opens_a_table("Anna", seats=2)
    code = anna.code
    watcher = opens(f"{address}/t/{code}", PHONE)

    ben = Person(opens(address, PHONE))
    ben.joins_by_code(code)
    ben.page.get_by_role("button", name="Sit here").last.click()
    ben.is_called("Ben")
    expect(anna.page.get_by_role("region", name="Seats").get_by_text("Ben", exact=True)).to_be_visible()

    anna.page.get_by_role("button", name="Start", exact=True).click()
    for page in (anna.page, ben.page, watcher):
        page.locator(".stage").wait_for()
    sees_no_hand(watcher)
    play_to_the_end(anna, ben)
    for page in (anna.page, ben.page, watcher):
        places = page.get_by_role("list", name="How it ended")
        expect(places.get_by_role("listitem")).to_have_count(2)
    expect(watcher.get_by_role("list", name="How it ended").get_by_text("Anna")).to_be_visible()

    ben.page.get_by_role("button", name="Rematch").click()
    for page in (anna.page, ben.page, watcher):
        expect(page.locator(END)).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [("snap", LAPTOP), ("grid-walk", PHONE)], ids=["snap", "grid-walk"])
def test_every_gesture_of_the_toys_can_be_made(opens: Opens, address: str, game: str, size: Size) -> None:
    """Snap is a race; the walk has routes, a peek, a notebook and sealed sets."""
    anna = Person(opens(address, size), keys=size is LAPTOP)
    anna.opens_a_table("Anna", seats=2, game=game, bots="a medium bot")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(anna)
