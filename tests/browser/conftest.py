"""A server and Debian's Chromium. Without Chromium these tests say so and are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from ..server.serving import in_a_thread, settings_for
from .person import PATIENCE, PHONE, Size

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what cannot run here."""
    if CHROMIUM is None:
        missing = pytest.mark.skip(reason="Chromium is not installed: `apt install chromium` on Debian")
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(missing)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Ends with its module: while it runs, no other test can run an event loop of its own."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """Where the server is; its bots make no pauses."""
    with in_a_thread(settings_for(tmp_path_factory.mktemp("tables") / "tables.db")) as where:
        yield where


Opens = Callable[..., Page]


@pytest.fixture
def opens(browser: Browser) -> Iterator[Opens]:
    """Opens the page of a new person: a browser of its own, which remembers nothing. No page may fail in a test."""
    contexts: list[BrowserContext] = []
    failures: list[str] = []

    def open_page(url: str, size: Size = PHONE, *, calm: bool = True, dark: bool = False, keeps: bool = False) -> Page:
        # Keeping the client for when there is no line fetches all of it: only tests of that wait for it.
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=True,
            bypass_csp=not keeps,
            service_workers="allow" if keeps else "block",
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="dark" if dark else "light",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(error.stack or str(error)))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not failures
