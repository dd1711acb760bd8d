"""What holds for every page at both sizes: accessible, readable, and nothing needed lies out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Opens
from .pages import check
from .person import LAPTOP, PHONE, SIZES, Person, Size, play_to_the_end, sized

OUTSIDE = """() => [...document.querySelectorAll('.stage button.able, .stage .goal, .stage .ribbon')]
  .map((one) => [one.getBoundingClientRect(), one.getAttribute('aria-label') ?? one.textContent.trim()])
  .filter(([box]) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  })
  .map(([, name]) => name)"""


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (LAPTOP, True)], ids=["phone-light", "laptop-dark"])
def test_every_page_can_be_read_and_used_by_everybody(opens: Opens, address: str, size: Size, dark: bool) -> None:
    host = Person(opens(address, size, dark=dark))
    host.page.get_by_role("button", name="Play now").first.wait_for()
    check(host.page)
    host.opens_the_sheet()
    check(host.page)
    host.page.get_by_role("button", name="Open a table for friends").click()
    check(host.page)
    host.opens_from_the_sheet("Anna", seats=3)
    check(host.page)
    host.page.get_by_role("button", name="Start", exact=True).click()
    assert host.waits_for_turn()
    check(host.page)
    assert host.page.evaluate(OUTSIDE) == []
    for tab in ("Log", "Chat", "Rules", "More"):
        host.shows(tab)
        check(host.page)


FULLEST = [("baby-monster-race", 6), ("baby-clues", 4), ("loony-clues", 6), ("bakerspeed", 6), ("junior-cluedo", 6)]
"""Our games, each with the most players."""
LONG = ("loony-clues", "bakerspeed")
"""Those whose whole matches take minutes; they are played to the end in tests of their own, at both sizes."""


@pytest.mark.parametrize("size", SIZES, ids=sized)
@pytest.mark.parametrize(("game", "seats"), FULLEST, ids=[game for game, _ in FULLEST])
def test_nothing_that_is_needed_for_a_decision_lies_out_of_sight(
    opens: Opens, address: str, game: str, seats: int, size: Size
) -> None:
    anna = Person(opens(address, size), keys=size is LAPTOP)
    anna.opens_a_table("Anna", seats, game, bots="a medium bot")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    for _ in range(4):
        if anna.waits_for_turn():
            assert anna.page.evaluate(OUTSIDE) == []
            check(anna.page)
            anna.decides()
    if game not in LONG:
        play_to_the_end(anna)
        check(anna.page)


def test_a_wrong_code_and_a_wrong_address_say_what_to_do(opens: Opens, address: str) -> None:
    page = opens(address)
    page.get_by_label("Join with a code").fill("ZZZZZ")
    expect(page.get_by_role("alert").filter(has_text="There is no table ZZZZZ")).to_be_visible()
    page.goto(f"{address}/t/ZZZZZ")
    expect(page.get_by_text("There is no table ZZZZZ")).to_be_visible()
    check(page)
    page.goto(f"{address}/nowhere")
    expect(page.get_by_text("There is no such page")).to_be_visible()
    check(page)


def test_what_people_say_is_shown_as_they_said_it(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP))
    anna.opens_a_table("<b>Anna</b>", seats=2, bots="a medium bot")
    anna.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    expect(anna.page.get_by_text("<b>Anna</b>").first).to_be_visible()
