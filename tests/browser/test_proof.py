"""Two people add seeds of their own, play a short match, and read whether it was dealt fairly."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from .conftest import Opens
from .pages import check
from .person import LAPTOP, PHONE, Person, play_to_the_end

NO_WEB_CRYPTO = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
"""As on a plain address of the own network."""


def adds_luck(person: Person) -> None:
    person.page.get_by_label("Add luck of my own").check()


def two_who_add_seeds(opens: Opens, address: str) -> tuple[Person, Person]:
    """They sit at a table for two; Ben has loaded his page anew since he added his."""
    anna = Person(opens(address, LAPTOP), keys=True)
    anna.opens_a_table("Anna", seats=2, game="leduc")
    ben = Person(opens(address, PHONE))
    ben.page.add_init_script(NO_WEB_CRYPTO)
    ben.joins_by_code(anna.code)
    ben.page.get_by_role("button", name="Sit here").last.click()
    ben.is_called("Ben")
    adds_luck(anna)
    adds_luck(ben)
    expect(anna.page.get_by_text("Luck comes from Anna, Ben.")).to_be_visible()
    check(ben.page)
    ben.page.reload()
    return anna, ben


def verdict(page: Page) -> str:
    """What the page says at the top, once it has checked."""
    heading = page.get_by_role("status").get_by_role("heading")
    heading.wait_for()
    return heading.inner_text()


def test_two_add_seeds_and_their_pages_prove_the_deal(opens: Opens, address: str) -> None:
    anna, ben = two_who_add_seeds(opens, address)
    code = anna.code
    expect(ben.page.get_by_label("Add luck of my own")).to_be_checked()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(anna, ben)
    for person in (anna, ben):
        person.page.get_by_role("link", name="Was it dealt fairly?").click()
        assert verdict(person.page) == "Yes, as promised"
        expect(person.page.get_by_text("with the seeds of Anna and Ben in it")).to_be_visible()
        expect(person.page.get_by_text("Not proved: whoever runs the table could have known")).to_be_visible()
        check(person.page)
    ben.page.go_back()
    ben.page.get_by_role("button", name="Open the notebook").wait_for()
    ben.shows("More")
    expect(ben.page.get_by_text("Luck comes from Anna, Ben.")).to_be_visible()

    stranger = opens(f"{address}/proof/{code}/1", PHONE)
    assert verdict(stranger) == "Yes, if the promise was this one"

    file = json.loads(ben.page.request.get(f"{address}/api/matches/{code}/1/file").text())
    place = next(place for place, step in enumerate(file["steps"]) if step["step"] == "draw")
    draw = file["steps"][place]
    draw["outcome"] = next(n for n, weight in enumerate(draw["weights"]) if weight and n != draw["outcome"])
    stranger.goto(f"{address}/proof")
    check(stranger)
    content = json.dumps(file).encode()
    stranger.get_by_label("Choose a file").set_input_files(
        {"name": "other.match.json", "mimeType": "application/json", "buffer": content}
    )
    assert verdict(stranger) == "No: it was not dealt as promised"
    expect(stranger.get_by_text(f"Step {place + 1}, draw 1 of the match:")).to_be_visible()
    check(stranger)


def test_what_is_no_match_file_and_no_match_is_said(opens: Opens, address: str) -> None:
    page = opens(f"{address}/proof")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "cat.json", "mimeType": "application/json", "buffer": b"[1, 2]"}
    )
    expect(page.get_by_role("alert")).to_contain_text("That is not a match file.")
    page.goto(f"{address}/proof/ZZZZZ/1")
    expect(page.get_by_role("alert")).to_contain_text("ZZZZZ")
    check(page)
