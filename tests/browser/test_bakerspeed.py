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


def test_the_hand_is_sorted_by_what_one_likes_and_stays_so(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP))
    anna.opens_a_table("Anna", seats=2, game="bakerspeed")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    expect(anna.page.get_by_role("button", name="Sorted by colour")).to_be_visible()
    assert hand(anna) == sorted(hand(anna)), "green, blue, orange"
    for trait, of in (("person", person_of), ("number", number_of)):
        anna.page.get_by_role("button", name=f"Tap to sort by {trait}").focus()
        anna.page.keyboard.press("Enter")
        expect(anna.page.get_by_role("button", name=f"Sorted by {trait}")).to_be_focused()
        assert hand(anna) == sorted(sorted(hand(anna)), key=of)
    check(anna.page)
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Sorted by number")).to_be_visible()
    assert hand(anna) == sorted(sorted(hand(anna)), key=number_of)


def hand(person: Person) -> list[int]:
    """The kinds of the cards in a hand, from left to right."""
    cards = person.page.get_by_role("group", name="Your hand").locator("[data-piece]")
    cards.first.wait_for()
    return [
        int(name.split("-")[1]) for name in cards.evaluate_all("(cards) => cards.map((card) => card.dataset.piece)")
    ]


def person_of(kind: int) -> int:
    """Who is on a card."""
    return kind // 3 % 3


def number_of(kind: int) -> int:
    """How many are on a card."""
    return kind % 3
