"""Without a line: what was kept works, what needs the table says so kindly. With one, nothing old is shown."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from parlour.server import pages

from ..server.serving import in_a_thread, settings_for
from .conftest import ARGUMENTS, CHROMIUM, Opens
from .pages import check
from .person import LAPTOP, PATIENCE, PHONE, Person, Size

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const caches_ = await Promise.all((await caches.keys()).sort().map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((one) => one.keys()))).flat().map(({ url }) => new URL(url).pathname);
}"""
"""The addresses of all that the browser keeps for the page."""
SHELLS = """async (count) => {
  for (let times = 0; ; times++) {
    const shells = (await caches.keys()).filter((name) => name.startsWith('shell-'));
    const { installing } = await navigator.serviceWorker.ready;
    if (times === 1600 || (shells.length === count && !installing)) return shells;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}"""
"""The versions of the client that are kept whole, once they are so many."""
IS_ACTIVE = """async () => {
  while (self.serviceWorker.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 25));
}"""
OFFER = """() => {
  const offer = new Event('beforeinstallprompt');
  offer.prompt = async () => { window.taken = true };
  dispatchEvent(offer);
}"""
"""What Chromium says once it would install the site."""
ALL_KEPT = "() => localStorage.getItem('parlour.companions')"


def is_kept(page: Page) -> list[str]:
    """Wait until the client and what is for the box are kept; all that is."""
    page.wait_for_function(ALL_KEPT, timeout=3 * PATIENCE)
    return page.evaluate(KEPT)


def test_what_is_for_the_box_works_when_the_server_is_gone(opens: Opens, tmp_path: Path) -> None:
    with in_a_thread(settings_for(tmp_path / "tables.db")) as address:
        page = opens(f"{address}/companion/monster", keeps=True)
        kept = is_kept(page)
        assert not [path for path in kept if path.startswith(("/api/", "/t/", "/companion/"))]
    page.reload()
    page.get_by_role("button", name="Baby Monster sleeps: wake it").press("Enter")
    expect(page.locator("[aria-live]")).to_contain_text(re.compile("happy|hungry"))
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.goto(f"{address}/companion/dice")
    page.get_by_role("button", name="Colour: tap to roll").click()
    expect(page.get_by_role("button", name="Colour: ")).to_have_accessible_name(re.compile("Green|Blue|Orange"))
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("alert")).to_contain_text("No line to the table")
    page.get_by_role("link", name="Score pad").click()
    expect(page.get_by_role("button", name="To the pad")).to_be_visible()
    assert not [url for url in failed if "/api/" not in url and "/words/" not in url]


@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), (LAPTOP, False)], ids=["phone-dark", "laptop-light"])
def test_a_lobby_without_a_line_says_so_until_there_is_one(opens: Opens, address: str, size: Size, dark: bool) -> None:
    page = opens(f"{address}/companion/dice", size, dark=dark)
    page.wait_for_function(ALL_KEPT, timeout=3 * PATIENCE)
    page.route("**/api/**", lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("Once it answers, the games hang here by themselves.")
    check(page)
    page.unroute("**/api/**")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    page.get_by_role("button", name="Play now").first.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.route("**/api/**", lambda route: route.abort())
    Person(page).play_now()
    expect(page.get_by_role("alert")).to_contain_text("No line to the table")
    check(page)


def test_a_new_version_takes_over_when_no_page_of_the_old_one_is_open(
    opens: Opens, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(pages.BUILT, newer)
    for name, change in (("index.html", "<html data-newer "), ("worker.js", "")):
        text = (newer / name).read_text(encoding="utf-8").replace("<html ", change)
        (newer / name).write_text(re.sub('VERSION = "[^"]+"', 'VERSION = "newer"', text), encoding="utf-8")
    old = opens(f"{address}/companion/dice", keeps=True)
    is_kept(old)
    before = old.evaluate(SHELLS, 1)
    monkeypatch.setattr(pages, "BUILT", newer)
    page = old.context.new_page()
    page.goto(f"{address}/companion/dice")
    assert page.locator("html[data-newer]").count(), "while the server answers, nothing old is shown"
    assert sorted(page.evaluate(SHELLS, 2)) == sorted([*before, "shell-newer"]), "the old page goes on with its own"
    old.close()
    page.goto("about:blank")  # on a reload it would, too, but Chromium keeps a worker busy that is looked at
    page.context.service_workers[-1].evaluate(IS_ACTIVE)
    page.goto(f"{address}/companion/dice")
    assert page.evaluate(SHELLS, 1) == ["shell-newer"]


def test_the_whole_site_can_be_installed(playwright: Playwright, address: str, tmp_path: Path) -> None:
    browser = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=CHROMIUM, args=ARGUMENTS, service_workers="block"
    )
    page = browser.new_page()
    page.goto(address)
    chromium = browser.new_cdp_session(page)
    assert chromium.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    manifest = chromium.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{address}/manifest.webmanifest", [])
    browser.close()


def test_a_browser_that_offers_to_install_it_is_taken_at_its_word(opens: Opens, address: str) -> None:
    page = opens(f"{address}/companion/dice")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("In the browser\N{RIGHT SINGLE QUOTATION MARK}s menu:")).to_be_visible()
    page.evaluate(OFFER)
    check(page)
    page.get_by_role("button", name="Install").click()
    assert page.evaluate("() => window.taken")
    page.evaluate("() => dispatchEvent(new Event('appinstalled'))")
    expect(page.get_by_text("On the home screen")).to_have_count(0)


def test_a_page_that_came_by_plain_http_promises_neither_shakes_nor_an_app(
    playwright: Playwright, address: str
) -> None:
    rules = "--host-resolver-rules=MAP parlour.test 127.0.0.1"
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, rules])
    page = browser.new_page(has_touch=True, is_mobile=True)
    page.goto(f"{address.replace('127.0.0.1', 'parlour.test')}/companion/monster")
    monster = page.get_by_role("button", name="Baby Monster")
    expect(page.locator("[aria-live]")).to_contain_text("Tap, and the bell rings.")
    expect(page.get_by_role("button", name="Wake it by shaking")).to_have_count(0)
    monster.tap()
    expect(page.locator("[aria-live]")).to_contain_text(re.compile("happy|hungry"))
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_text("On the home screen")).to_have_count(0)
    browser.close()
