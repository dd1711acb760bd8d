"""A finished match, watched again: by keyboard, with other eyes, and played on from a position."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from parlour.client import NewTable
from parlour.table.messages import Told

from ..server.serving import RACE, host, play_on
from .conftest import Opens
from .pages import check, serious
from .person import LAPTOP, SIZES, Person, Size, sized


class Played(NamedTuple):
    """A table whose match is over, and whoever played there."""

    code: str
    token: str


@pytest.fixture(scope="module")
def played(address: str) -> Played:
    """A match of Anna against a bot, without a browser."""

    async def play() -> Played:
        async with host(address, NewTable(RACE, seats=2, level="easy", start=True)) as (client, card, line):
            await line.next_of(Told)
            await play_on(line)
            return Played(card.code, client.token)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()


def place(page: Page) -> tuple[int, int]:
    """At which position the page stands, and how many there are."""
    found = re.search(r"(\d+) / (\d+)", page.locator(".count").inner_text())
    assert found
    return int(found[1]), int(found[2])


def hands(page: Page) -> int:
    """How many hands lie open on the stage."""
    return page.locator(".stage .hand, .stage .before .row").count()


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_a_match_is_watched_again_and_played_on_from_a_position(
    opens: Opens, address: str, played: Played, size: Size
) -> None:
    code = played.code
    page = opens(f"{address}/t/{code}#me={played.token}", size)
    page.get_by_role("link", name="Watch it again").first.click()
    page.wait_for_url(f"**/replay/{code}/1#view=0*")

    at, last = place(page)
    assert at == 1 < last
    assert hands(page) == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_have_text(f"3 / {last}")
    expect(page.get_by_role("log")).not_to_be_empty()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).to_have_text(f"2 / {last}")
    check(page)

    view = page.get_by_label("Whose view")
    view.select_option("Open table")
    expect(page.locator(".stage .before .row")).to_have_count(2)
    assert place(page) == (2, last)
    assert serious(page) == []
    view.select_option("Watchers")
    expect(page.locator(".stage .before .row")).to_have_count(0)
    assert hands(page) == 0

    page.get_by_label("Position").fill(str(last - 1))
    expect(page.get_by_role("list", name="How it ended").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="From the beginning").click()
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    assert place(page) == (1, last)

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_text("an easy bot").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(rf"/t/(?!{code})[A-Z]+$"))
    anna = Person(page, keys=True)
    assert anna.waits_for_turn()
    stage = page.locator(".stage")
    before = stage.get_attribute("data-version")
    assert before
    anna.decides()
    expect(stage).not_to_have_attribute("data-version", before)


def test_what_is_not_over_cannot_be_watched_again(opens: Opens, address: str) -> None:
    anna = Person(opens(address, LAPTOP))
    anna.play_now().page.locator(".stage").wait_for()
    watcher = opens(f"{address}/replay/{anna.code}/1", LAPTOP)
    expect(watcher.get_by_role("alert")).to_contain_text("has no finished match 1")


def test_it_goes_on_by_itself_and_the_log_leads_back(opens: Opens, address: str, played: Played) -> None:
    page = opens(f"{address}/replay/{played.code}/1", LAPTOP)
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("list", name="Log").focus()
    page.keyboard.press(" ")
    expect(page.locator(".count")).to_contain_text("4 /")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("list", name="Log").get_by_role("button").first.click()
    assert place(page)[0] <= 2
