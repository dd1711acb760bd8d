"""Whose page asks: programs, our own pages by whatever address they were opened, and nobody else's."""

from __future__ import annotations

import pytest

from parlour.server.origins import is_foreign

OWN = "http://192.168.1.7:8080"


@pytest.mark.parametrize(
    ("origin", "host", "forwarded"),
    [
        (None, "localhost:8080", ""),
        ("http://localhost:8080", "localhost:8080", ""),
        ("http://192.168.1.7:8080", "localhost:8080", ""),
        ("https://games.example.org", "games.example.org", ""),
        ("https://games.example.org", "games.example.org:443", ""),
        ("https://Games.Example.org", "games.example.org", ""),
        ("https://games.example.org", "localhost:8080", "games.example.org"),
        ("https://games.example.org", "localhost:8080", "inner.example.org, games.example.org:443"),
        ("http://[::1]:8080", "[::1]:8080", ""),
    ],
)
def test_programs_and_own_pages_may_ask(origin: str | None, host: str, forwarded: str) -> None:
    said = {"origin": origin, "host": host, "x-forwarded-host": forwarded}
    assert not is_foreign({name: value for name, value in said.items() if value}, OWN)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://localhost:8081",
        "http://localhost",
        "http://localhost:8080.evil.example",
        "http://evil.example/localhost:8080",
        "http://localhost:8080@evil.example",
        "https://games.example.org.evil.example",
        "null",
        "",
        "file://",
        "chrome-extension://abc",
        "localhost:8080",
    ],
)
def test_pages_of_others_may_not(origin: str) -> None:
    assert is_foreign({"origin": origin, "host": "localhost:8080"}, OWN)
    assert is_foreign({"origin": origin, "host": "games.example.org"}, "")


def test_an_origin_without_a_host_is_no_page_of_ours() -> None:
    assert is_foreign({"origin": "http://"}, "")
    assert is_foreign({"origin": "http://", "host": ""}, "")
