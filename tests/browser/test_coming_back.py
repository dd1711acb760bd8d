"""Whatever happens to the page, the line or the server: one goes on where one was."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..server.serving import free_port, in_a_process
from .conftest import Opens
from .person import LAPTOP, PHONE, SIZES, Person, Size, play_to_the_end, sized


def hand(page: Page) -> list[str]:
    """The names of the cards in the hand, as they are spoken."""
    names = [str(card.get_attribute("aria-label")).split(",")[0] for card in page.locator(".stage .hand button").all()]
    return sorted(names)


def in_the_middle(person: Person) -> None:
    """A decision into a match, and to decide again; nobody gets as far as the house in one round."""
    assert person.waits_for_turn()
    person.decides()
    assert person.waits_for_turn()


def goes_on(person: Person) -> None:
    """Another decision can be made, and is taken."""
    version = person.page.locator(".stage").get_attribute("data-version")
    person.decides()
    person.waits_for_turn()
    assert person.page.locator(".stage").get_attribute("data-version") != version


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_a_page_that_is_loaded_anew_goes_on(opens: Opens, address: str, size: Size) -> None:
    anna = Person(opens(address, size)).play_now()
    in_the_middle(anna)
    held = hand(anna.page)
    anna.page.reload()
    assert anna.waits_for_turn()
    assert hand(anna.page) == held
    goes_on(anna)


def test_a_lost_line_is_told_and_found_again(opens: Opens, address: str) -> None:
    anna = Person(opens(address, PHONE)).play_now()
    in_the_middle(anna)
    anna.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    anna.page.context.set_offline(True)
    held = hand(anna.page)
    anna.page.context.set_offline(False)
    anna.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    expect(anna.page.get_by_text("The line is down")).to_have_count(0)
    assert hand(anna.page) == held
    goes_on(anna)


def test_the_same_seat_is_had_on_another_device(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP)).play_now()
    in_the_middle(anna)
    link = anna.personal_link()
    phone = Person(opens(link, PHONE))
    assert phone.waits_for_turn()
    assert "#" not in phone.page.url
    assert hand(phone.page) == hand(anna.page)
    goes_on(phone)
    version = phone.page.locator(".stage").get_attribute("data-version")
    anna.page.wait_for_function("(seen) => document.querySelector('.stage').dataset.version === seen", arg=version)
    assert hand(anna.page) == hand(phone.page)


def test_a_killed_server_goes_on_at_the_last_thing_that_was_seen(opens: Opens, tmp_path: Path) -> None:
    port = free_port()
    with in_a_process(tmp_path / "tables.db", port) as (address, process):
        anna = Person(opens(address, PHONE)).play_now()
        in_the_middle(anna)
        held = hand(anna.page)
        process.kill()
        process.wait()
        expect(anna.page.get_by_text("The line is down")).to_be_visible()
    with in_a_process(tmp_path / "tables.db", port):
        expect(anna.page.get_by_text("The line is down")).to_have_count(0)
        assert anna.waits_for_turn()
        assert hand(anna.page) == held
        play_to_the_end(anna)


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_a_server_that_ends_says_so_and_the_page_goes_on_when_it_is_back(
    opens: Opens, tmp_path: Path, size: Size
) -> None:
    port = free_port()
    with in_a_process(tmp_path / "tables.db", port) as (address, process):
        anna = Person(opens(address, size)).play_now()
        in_the_middle(anna)
        held = hand(anna.page)
        process.terminate()
        assert process.wait() == 0
        note = anna.page.get_by_text("The table closes for a moment")
        expect(note).to_be_visible()
        there, within = note.bounding_box(), anna.page.locator("main").bounding_box()
        assert there is not None
        assert within is not None
        assert within["x"] <= there["x"]
        assert there["x"] + there["width"] <= within["x"] + within["width"], "the book lies over it"
    with in_a_process(tmp_path / "tables.db", port):
        expect(note).to_have_count(0)
        assert anna.waits_for_turn()
        assert hand(anna.page) == held
        goes_on(anna)
