"""The page of a tournament: whole, by itself, and safe."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from parlour.lab.tournament_page import page

from .tourneys import a_setup, played


class Balance(HTMLParser):
    """Fails where an element is closed that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        if tag not in ("meta", "wbr"):  # nothing closes these
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def text() -> str:
    outcome = played(a_setup("greedy,random,random", 3), 90)
    return page(msgspec.structs.replace(outcome, command="parlour tournament <x> & so on"), "Race & Co")


def test_it_is_whole_and_says_everything(text: str) -> None:
    parsed = Balance()
    parsed.feed(text)
    assert parsed.open == []
    for said in (
        "Race & Co",
        "greedy",
        "random #2",
        "90 games at 3 seats",
        "parlour tournament <x> & so on",
        "33.3 %",
    ):
        assert said in parsed.text


def test_it_needs_nothing_from_elsewhere(text: str) -> None:
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", text)
