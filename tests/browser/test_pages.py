"""What holds for every page at both sizes: accessible, readable, and nothing needed lies out of sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opens
from .person import LAPTOP, PHONE, SIZES, Person, Size, play_to_the_end, sized

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SMALLEST_TEXT = 15
"""CSS pixels."""
SMALLEST_TARGET = 44

TEXTS = """(least) => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const svg = parent.ownerSVGElement;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (svg ? svg.getScreenCTM().a : 1);
    if (size < least - 0.01) small.push(`${node.data.trim()} (${size})`);
  }
  return small;
}"""

TARGETS = """(least) => [...document.querySelectorAll('button, a[href], input, select')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => [one.closest('label') ?? one, one.getAttribute('aria-label') ?? one.textContent.trim()])
  .map(([one, name]) => [one.getBoundingClientRect(), name, one])
  .filter(([box, , one]) => box.width > 1 && !one.closest('[data-zone], [aria-hidden="true"]'))
  .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([box, name]) => `${name} (${Math.round(box.width)} x ${Math.round(box.height)})`)"""

OUTSIDE = """() => [...document.querySelectorAll('.stage button.able, .stage .goal, .stage .ribbon')]
  .map((one) => [one.getBoundingClientRect(), one.getAttribute('aria-label') ?? one.textContent.trim()])
  .filter(([box]) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  })
  .map(([, name]) => name)"""


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or critical."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def check(page: Page) -> None:
    """Everything that holds for every page."""
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(TEXTS, SMALLEST_TEXT) == []
    assert page.evaluate(TARGETS, SMALLEST_TARGET) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, "it scrolls sideways"
    assert serious(page) == []


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


FULLEST = [("baby-monster-race", 6), ("baby-clues", 4), ("loony-clues", 6), ("junior-cluedo", 6)]
"""Our games, each with the most players."""


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
