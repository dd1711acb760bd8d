"""The page of a seat holds no word of what only another seat has: neither in sight, nor in labels, nor in its data."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opens
from .person import LAPTOP, PHONE, Person

TURNS = 3
LABELS = "() => [...document.querySelectorAll('.stage [aria-label]')].map((one) => one.getAttribute('aria-label'))"
ALL = "() => document.documentElement.outerHTML"


def labels(page: Page) -> set[str]:
    """What pieces are called, without what can be done with them."""
    return {", ".join(label.split(", ")[:2]) for label in page.evaluate(LABELS) if label}


def version(page: Page) -> str:
    """Which position a page shows."""
    return page.locator(".stage[data-version]").get_attribute("data-version") or ""


@pytest.mark.parametrize("game", ["baby-monster-race"])
def test_a_page_holds_no_word_of_the_cards_of_another(opens: Opens, address: str, game: str) -> None:
    anna = Person(opens(address, LAPTOP))
    anna.opens_a_table("Anna", seats=2, game=game)
    ben = Person(opens(address, PHONE))
    ben.joins_by_code(anna.code)
    ben.page.get_by_role("button", name="Sit here").last.click()
    ben.is_called("Ben")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    hands: set[str] = set()
    for _ in range(TURNS):
        for one, other in ((anna, ben), (ben, anna)):
            expect(one.page.locator(".stage")).to_have_attribute("data-version", version(other.page))
            secret = labels(one.page) - labels(other.page)
            page = other.page.evaluate(ALL)
            hands |= secret
            assert [word for word in secret if f'"{word}' in page] == []
        for person in (anna, ben):
            if person.on_turn:
                person.decides()
    assert len(hands) > TURNS
