"""What helps owners of a box at their own table: the score pad, the dice and the monster, in the sizes they are for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opens
from .pages import check
from .person import LAPTOP, PHONE, SIZES, Person, Size, sized

NAMES = ("Emma", "Dave", "Selma", "Eric", "Grace")
NOT_YET = "\N{EN DASH}"
RIGHT, LEFT = 1, 2
"""How often a cell is tapped."""

EXAMPLE = [
    ("Emma", "Eric", RIGHT),
    ("Emma", "Grace", RIGHT),
    ("Emma", "Selma", LEFT),
    ("Eric", "Dave", LEFT),
    ("Eric", "Emma", LEFT),
    ("Selma", "Emma", RIGHT),
]
"""The round of the rulebook's example: who guessed whom, and on which side."""

LYING = Size(844, 390)
"""A phone in its holder."""
MONSTER = re.compile("^Baby Monster")
OUTCOMES = [(59, "Baby Monster is happy. You stay in the race."), (60, "Baby Monster is hungry. You are eaten.")]
"""The last of a hundred draws that is happy and the first that is not, and what is then told."""
DRAWS = """() => {
  [window.draws, window.next] = [0, 0];
  const others = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (words) => {
    if (!(words instanceof Uint32Array)) return others(words);
    window.draws++;
    return words.fill(window.next);
  };
}"""
"""Draws are counted, and what they bring is said beforehand."""
SHAKES = """([from, to]) => {
  for (let at = from; at < to; at += 16) {
    const acceleration = { x: 22 * Math.sin(at / 40), y: 0, z: 3 };
    const event = new DeviceMotionEvent('devicemotion', { acceleration });
    Object.defineProperty(event, 'timeStamp', { value: at });
    window.dispatchEvent(event);
  }
}"""
"""A hand shakes the phone four times a second, between two times in milliseconds."""
COARSE = """
const match = window.matchMedia.bind(window);
window.matchMedia = (query) => (query === '(pointer: coarse)' ? { matches: true } : match(query));
"""
"""A page that is held in a hand."""


def tap(page: Page, guesser: str, board: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_role("button", name=f"{guesser} about {board}: ").click()


def points_of(page: Page, name: str) -> list[str]:
    """The rounds of a player and the total."""
    return page.get_by_role("table", name="Points").get_by_role("row", name=name).get_by_role("cell").all_inner_texts()


def is_named(page: Page, names: tuple[str, ...]) -> None:
    page.get_by_label("Player 1", exact=True).wait_for()
    for _ in names[3:]:
        page.get_by_role("button", name="One more").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="To the pad").click()


@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), (LAPTOP, False)], ids=["phone-dark", "laptop-light"])
def test_the_pad_adds_up_the_rulebooks_example(opens: Opens, address: str, size: Size, dark: bool) -> None:
    page = opens(address, size, dark=dark)
    Person(page).opens_the_sheet("loony-clues")
    page.get_by_role("link", name="Score pad").click()
    is_named(page, NAMES)
    page.context.set_offline(True)
    for guesser, board, times in EXAMPLE:
        tap(page, guesser, board, times)
    check(page)
    assert points_of(page, "Emma") == ["12", NOT_YET, NOT_YET, "12"]
    page.context.set_offline(False)
    page.reload()
    page.get_by_role("button", name="To round 2").click()
    tap(page, "Dave", "Emma", RIGHT)
    page.get_by_role("button", name="To round 3").click()
    page.get_by_role("button", name="Who wins?").click()
    expect(page.get_by_text("Emma is the party champion, with 13 points.")).to_be_visible()
    page.get_by_text("Round 2").first.click()
    tap(page, "Grace", "Dave", LEFT)
    assert points_of(page, "Grace") == ["1", "2", "0", "3"]


def test_a_tie_written_by_keys_is_shared_and_a_new_game_keeps_the_names(opens: Opens, address: str) -> None:
    page = opens(f"{address}/companion/loony-score", LAPTOP)
    is_named(page, NAMES[:3])
    for guesser, board in (("Emma", "Dave"), ("Dave", "Selma")):
        tap(page, guesser, board, LEFT)
    page.get_by_role("button", name="Dave about Emma: ").focus()
    for key, side in (("Enter", "right side, 4 points"), ("Space", "left side, 2 points")):
        page.keyboard.press("ArrowRight")
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_accessible_name(f"Selma about Emma: {side}")
    for button in ("To round 2", "To round 3", "Who wins?"):
        page.get_by_role("button", name=button).click()
    expect(page.get_by_text("Emma, Dave and Selma share the party crown, with 3 points each.")).to_be_visible()
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Wipe the pad").click()
    assert points_of(page, "Emma") == ["0", NOT_YET, NOT_YET, "0"]


@pytest.mark.parametrize("size", SIZES, ids=sized)
def test_the_dice_are_rolled_one_by_one(opens: Opens, address: str, size: Size) -> None:
    page = opens(f"{address}/companion/dice", size, dark=size is LAPTOP, calm=size is LAPTOP)
    expect(page.get_by_role("button", name="Next player")).to_be_disabled()
    page.get_by_role("switch", name="Clock: 20 seconds a roll").click()
    rolls(page, "Number", "One|Two|Three")
    expect(page.get_by_role("timer")).to_be_visible()
    page.get_by_role("button", name="Nobody had one").click()
    expect(page.get_by_role("button", name="Number:")).to_have_accessible_name(lies("Number", "does not count"))
    rolls(page, "Colour", "Green|Blue|Orange")
    check(page)
    rolls(page, "Person", "Tall|Round|Lady")
    assert page.evaluate("() => document.documentElement.scrollHeight") <= size.height
    expect(page.get_by_text("Wanted: ")).to_be_visible()
    page.get_by_role("button", name="Next player").click()
    expect(page.get_by_role("button", name="tap to roll")).to_have_count(3)


@pytest.mark.parametrize("size", [LYING, PHONE, LAPTOP], ids=["lying", "upright", "laptop"])
def test_a_tap_wakes_the_monster_by_the_odds_in_the_box(opens: Opens, address: str, size: Size) -> None:
    page = opens(address, size, dark=size is LYING)
    Person(page).opens_the_sheet("baby-monster-race")
    page.get_by_role("link", name="The monster").click()
    monster = page.get_by_role("button", name=MONSTER)
    expect(monster).to_have_accessible_name("Baby Monster sleeps: wake it")
    expect(page.locator("[aria-live]")).to_contain_text("Tap, and the bell rings.")
    page.evaluate(DRAWS)
    for wake, (drawn, told) in zip((by_key, by_a_double_tap), OUTCOMES, strict=True):
        page.evaluate("(next) => { window.next = next }", drawn)
        wake(page)
        expect(page.locator("[aria-live]")).to_contain_text(told)
        assert page.evaluate("() => document.documentElement.scrollHeight") <= size.height
        monster.click()
        expect(page.locator("[aria-live]")).to_contain_text("Baby Monster is sleeping.")
    assert page.evaluate("() => window.draws") == len(OUTCOMES)
    by_key(page)
    expect(page.locator("[aria-live]")).to_contain_text(OUTCOMES[-1][1])
    check(page)


def test_one_long_shake_wakes_the_monster_once(opens: Opens, address: str) -> None:
    page = opens(address, LYING, calm=False)
    page.clock.install(time=0)
    page.goto(f"{address}/companion/monster")
    told = page.locator("[aria-live]")
    expect(told).to_contain_text("Baby Monster is sleeping.")
    page.clock.pause_at(600)
    page.evaluate(DRAWS)
    page.evaluate(SHAKES, [0, 400])
    expect(told).to_contain_text("The bell rings. Baby Monster is waking up. Put the phone back.")
    page.evaluate(SHAKES, [400, 3000])
    page.clock.run_for(2600)
    by_a_double_tap(page)
    page.clock.run_for(1000)
    page.evaluate(SHAKES, [3000, 5000])
    expect(told).to_contain_text("Shake or tap, and it sleeps again.")
    page.evaluate(SHAKES, [7000, 7400])
    expect(told).to_contain_text("Shake the phone or tap, and the bell rings.")
    assert page.evaluate("() => window.draws") == 1


@pytest.mark.parametrize(
    ("answer", "told"),
    [("granted", "Baby Monster is sleeping."), ("denied", "This phone does not tell when it is shaken.")],
)
def test_a_phone_that_wants_to_be_asked_is_asked_at_a_touch(opens: Opens, address: str, answer: str, told: str) -> None:
    page = opens(address, LYING)
    page.context.add_init_script(f"DeviceMotionEvent.requestPermission = async () => '{answer}'; {COARSE}")
    page.goto(f"{address}/companion/monster")
    ask = page.get_by_role("button", name="Wake it by shaking")
    ask.wait_for()
    check(page)
    ask.click()
    expect(ask).to_have_count(0)
    expect(page.locator("[aria-live]")).to_contain_text(told)
    check(page)


def test_a_companion_that_there_is_not_says_what_to_do(opens: Opens, address: str) -> None:
    page = opens(f"{address}/companion/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no such helper here")
    check(page)


def lies(die: str, shows: str) -> re.Pattern[str]:
    """What a die says that shows one of several."""
    return re.compile(rf"{die}: .*({shows})")


def by_key(page: Page) -> None:
    page.get_by_role("button", name=MONSTER).press("Enter")


def by_a_double_tap(page: Page) -> None:
    """Of one that is waking up, or has just woken up: such a tap counts for nothing."""
    page.get_by_role("button", name=MONSTER).evaluate("(monster) => { monster.click(); monster.click(); }")


def rolls(page: Page, die: str, faces: str) -> None:
    page.get_by_role("button", name=f"{die}: tap to roll").click()
    expect(page.get_by_role("button", name=f"{die}:")).to_have_accessible_name(lies(die, faces))
