"""What is served out of folders, and what is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from parlour.client import Client
from parlour.server import pages

from .serving import RACE, in_a_thread, settings_for


@pytest.fixture(scope="module")
def files(address: str) -> str:
    """The address of the race's files."""

    async def ask() -> str:
        async with Client(address) as client:
            return next(card.files for card in await client.games() if card.slug == RACE)

    return address + asyncio.run(ask())


def test_a_games_files_may_be_kept_forever(files: str) -> None:
    words = httpx.get(f"{files}text/en.ftl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "immutable" in words.headers["cache-control"]
    assert words.headers["content-encoding"] == "gzip"
    assert words.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in words.headers["content-security-policy"]
    assert "title = Baby Monster Race" in words.text


def test_an_address_of_other_files_is_not_kept(address: str) -> None:
    old = httpx.get(f"{address}/games/{RACE}/0123456789ab/text/en.ftl")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")


def test_a_browser_that_has_a_file_is_not_sent_it_again(files: str) -> None:
    first = httpx.get(f"{files}text/en.ftl")
    again = httpx.get(f"{files}text/en.ftl", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_motion_of_a_game_comes_as_json(files: str) -> None:
    motion = httpx.get(f"{files}motion.json")
    assert motion.headers["content-type"] == "application/json"
    assert isinstance(motion.json(), dict)


def test_what_helps_owners_of_a_box_comes_as_json(address: str) -> None:
    companion = httpx.get(f"{address}{_files(address, 'loony-clues')}companion.json")
    assert companion.headers["content-type"] == "application/json"
    assert companion.json()["loony-score"]["kind"] == "score-pad"
    assert httpx.get(f"{address}{_files(address, 'baby-clues')}companion.json").json() == {}


def test_the_words_of_engine_table_and_server_come_together(address: str) -> None:
    words = httpx.get(f"{address}/words/en.ftl").text
    for message in ("refusal-stale", "refusal-too-fast", "gone-no-table"):
        assert f"\n{message} = " in words


@pytest.mark.parametrize(
    "place",
    [
        "rules.py",
        "lid.toml",
        "motion.toml",
        "text/companion.toml",
        "art/../rules.py",
        "art/%2e%2e/rules.py",
        "art/..%2frules.py",
        "text/..%5c..%5crules.py",
        "text/.hidden.ftl",
        "%2fetc%2fpasswd",
        "text/en.ftl%00",
        "text",
        "",
    ],
)
def test_nothing_else_of_a_games_folder_is_served(files: str, place: str) -> None:
    assert httpx.get(f"{files}{place}").status_code == 404


@pytest.mark.parametrize(
    "place", ["/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/app.py"]
)
def test_nothing_outside_the_client_is_served(address: str, place: str) -> None:
    assert httpx.get(f"{address}{place}").status_code == 404


def test_every_address_without_a_file_is_the_clients_page(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    (tmp_path / "index.html").write_text("<p>the client</p>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-abc.js").write_text("let x;")
    for place in ("/", "/t/BCDFG"):
        page = httpx.get(f"{address}{place}")
        assert (page.text, page.headers["cache-control"]) == ("<p>the client</p>", "no-cache")
    script = httpx.get(f"{address}/assets/main-abc.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(f"{address}/assets/other.js").status_code == 404
    assert httpx.get(f"{address}/api/nothing").status_code == 404


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("worker.js", "text/javascript"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("art/a.png", "image/png"),
    ],
)
def test_what_keeps_its_address_is_asked_for_again(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_bytes(b"{}")
    answer = httpx.get(f"{address}/{name}")
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_a_client_that_is_not_built_says_how_to_build_it(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    page = httpx.get(address)
    assert page.status_code == 503
    assert "uv sync" in page.text


def test_files_that_change_have_another_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "games" / "coin"
    for file in (Path(__file__).parents[1] / "games" / "goofspiel").glob("*.*"):
        game.mkdir(parents=True, exist_ok=True)
        (game / file.name).write_bytes(file.read_bytes())
    monkeypatch.setenv("PARLOUR_GAMES", str(tmp_path / "games"))
    with in_a_thread(settings_for(tmp_path / "tables.db")) as address:
        before = _files(address, "coin")
        (game / "theme.css").write_text(":root {}")
        after = _files(address, "coin")
        assert before != after
        assert httpx.get(f"{address}{after}theme.css").text == ":root {}"


def _files(address: str, slug: str) -> str:
    return next(card["files"] for card in httpx.get(f"{address}/api/games").json() if card["slug"] == slug)
