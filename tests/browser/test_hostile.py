"""Names and chat that would spoil the page are text on it, and the page runs under its own strict policy."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from parlour.client import Client, Line
from parlour.table.messages import MAX_SAID, Room, Talk

from .person import LAPTOP, PATIENCE, PHONE, SIZES, Person, Size, sized

NAMES = ["<svg onload=x()>", "<b>Eve</b>", "\u202eeroM\u202c \u05d0\u05d1\u05d2", "\ufdfd" * 20, "W" * 20]
CHAT = [
    "<script>document.title='owned'</script>",
    "<img src=x onerror=\"document.title='owned'\">",
    "{ $name } ${1} {{2}} &lt;i&gt; javascript:x()",
    "\u202egnihtyna\u202c \u2067\u05d0\u05d1\u05d2\u2069",
    "e" + "\u0301\u0336\u20dd" * 90,
    "W" * MAX_SAID,
    "\ufdfd" * 40,
]
MADE = "img[src='x'], svg[onload], .chat b, .chat i, .chat script, body > script"
"""What would be in the page if any of that were taken for markup."""

WITHIN = "() => [...document.querySelectorAll('.ribbon .large')].every((one) => one.scrollWidth <= one.clientWidth + 1)"
LONG = 90
"""Seconds that a crowd may take on a busy machine."""

Strict = Callable[[str, Size, bool], Page]


@pytest.fixture
def strict(browser: Browser) -> Iterator[Strict]:
    """Opens the page of a new person under the policy that the server sends. Nothing may be said on the console."""
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # The small games of the tests have no drawings.
        if message.type in ("error", "warning") and "404" not in message.text:
            said.append(message.text)

    def open_page(url: str, size: Size, dark: bool) -> Page:
        page = browser.new_page(
            viewport={"width": size.width, "height": size.height},
            has_touch=True,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        page.set_default_timeout(PATIENCE)
        page.on("console", hear)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(url)
        return page

    yield open_page
    for context in browser.contexts:
        context.close()
    assert said == []


class Crowd:
    """People who come to a table, with an event loop of their own: the page's test has one already."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._stack = AsyncExitStack()
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(LONG)

    async def come(self, address: str, code: str) -> None:
        """Each of those names takes a seat, and they say all that."""
        lines = [await self._sits(address, code, name) for name in NAMES]
        for place, text in enumerate(CHAT):
            await lines[place % len(lines)].say(text)
            await lines[0].next_of(Talk)

    async def _sits(self, address: str, code: str, name: str) -> Line:
        client = await self._stack.enter_async_context(Client(address))
        await client.arrive(name, "slug")
        line = await self._stack.enter_async_context(client.table(code))
        await line.next_of(Talk)
        await line.sit()
        while (await line.next_of(Room)).you.seat is None:
            pass
        return line

    def leave(self) -> None:
        self.do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def crowd() -> Iterator[Crowd]:
    people = Crowd()
    yield people
    people.leave()


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (LAPTOP, True)], ids=["phone-light", "laptop-dark"])
def test_hostile_names_and_chat_are_text(
    strict: Strict, address: str, crowd: Crowd, size: Size, dark: bool, tmp_path: Path
) -> None:
    anna = Person(strict(address, size, dark))
    anna.opens_a_table("<i>Anna</i>", seats=6)
    crowd.do(crowd.come(address, anna.code))
    page = anna.page
    expect(page.get_by_text(NAMES[1]).first).to_be_visible()
    unharmed(page, tmp_path / "waiting.png")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".stage")
    expect(page.get_by_text(NAMES[0]).first).to_be_visible()
    unharmed(page, tmp_path / "playing.png")
    anna.shows("Chat")
    for text in CHAT[:3]:
        expect(page.get_by_text(text).first).to_be_visible()
    unharmed(page, tmp_path / "chat.png")
    for tab in ("Log", "More"):
        anna.shows(tab)
        unharmed(page, tmp_path / f"{tab}.png")


def unharmed(page: Page, picture: Path) -> None:
    """Nothing that people typed has become anything but text, and the page is as wide as it was."""
    page.screenshot(path=picture)
    assert page.locator(MADE).count() == 0
    assert "owned" not in page.title()
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(WITHIN), "what the ribbon says fits on it"
    shown = page.evaluate("() => document.body.innerText")
    assert not set(shown) & set("\u202a\u202b\u202d\u202e\u2066\u2067\u200b\u2028")


def test_ten_kilobytes_are_no_name_and_nothing_to_say(address: str) -> None:
    answer = httpx.post(f"{address}/api/guests", json={"name": "x" * 10_240, "animal": "owl"})
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("That name is too long")


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_a_personal_link_never_reaches_the_server(strict: Strict, address: str, size: Size) -> None:
    anna = Person(strict(address, size, False)).play_now()
    assert anna.waits_for_turn()
    link = anna.personal_link()
    token = link.rpartition("#me=")[2]
    assert len(token) > 20
    phone = strict("about:blank", size, False)
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(f"{request.url} {request.headers.get('referer', '')}"))
    phone.goto(link)
    assert Person(phone).waits_for_turn()
    assert asked
    # A browser counts what follows the # as part of an address, but never sends it.
    assert [url for url in asked if token in url.partition("#")[0] + url.partition(" ")[2]] == []
    assert token not in phone.url
