"""What the lobby shows of each game, and its files."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import msgspec
from litestar.exceptions import NotFoundException

from parlour.agents.levels import LEVELS
from parlour.engine.game import Game
from parlour.engine.scene import Text
from parlour.server.files import ASK_AGAIN, FOREVER, TYPES, Content, content, content_of, find, listed
from parlour.server.shapes import GameCard, OptionCard, ValueCard
from parlour.server.shelf import Shelf

PACKS = "packs"
"""Where a game keeps sets of its own, each with its pictures: only these are served."""
PLACES = ("art", "sounds", "text", "theme.css", PACKS)
"""What is served of a game's folder as it is."""
MADE = {"motion.json": "motion.toml", "companion.json": "text/companion.toml"}
"""What is served, and what it is made from; of what a game does not have, nothing but `{}`."""


class Catalogue:
    """The games of a shelf, as the lobby and the page need them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._digests: dict[str, tuple[tuple[int, ...], str]] = {}

    def cards(self) -> list[GameCard]:
        """All games."""
        return [self._card(game) for game in self._shelf.games.values()]

    def _card(self, game: Game) -> GameCard:
        lid = game.lid
        return GameCard(
            slug=game.slug,
            players=game.players,
            minutes=lid.minutes,
            age=lid.age,
            figures=lid.figures,
            picture=lid.picture,
            options=[_option(name, values) for name, values in game.options.values.items()],
            levels=list(LEVELS),
            files=f"/games/{game.slug}/{self._digest(game)}/",
            languages=sorted(path.stem for path in (game.folder / "text").glob("*.ftl")),
            ready=self._shelf.is_ready(game.slug),
        )

    def file(self, slug: str, digest: str, name: str) -> tuple[Content, str]:
        """A file of a game, and how long it may be kept. Raises `NotFoundException`."""
        game = self._shelf.games.get(slug)
        if game is None:
            raise NotFoundException(f"There is no game {slug}.")
        caching = FOREVER if digest == self._digest(game) else ASK_AGAIN
        if source := MADE.get(name.strip("/")):
            return _made(game.folder / source), caching
        place = name.strip("/").split("/")[0]
        if place not in PLACES:
            raise NotFoundException("There is no such page.")
        found = content_of(find(game.folder, name))
        if place == PACKS and not found.media_type.startswith("image/"):
            raise NotFoundException("There is no such page.")
        return found, caching

    def _digest(self, game: Game) -> str:
        """What stands for all of a game's files; worked out again when one of them has changed."""
        files = [*listed(game.folder, PLACES), *(path for source in MADE.values() for path in game.folder.glob(source))]
        changed = tuple(path.stat().st_mtime_ns for path in files)
        known = self._digests.get(game.slug)
        if known is None or known[0] != changed:
            whole = hashlib.sha256()
            for path in files:
                whole.update(f"{path.relative_to(game.folder).as_posix()}\0".encode() + path.read_bytes())
            known = self._digests[game.slug] = changed, whole.hexdigest()[:12]
        return known[1]


def _option(name: str, values: tuple[str, ...]) -> OptionCard:
    label = f"option-{name.replace('_', '-')}"
    return OptionCard(name, Text(label), [ValueCard(value, Text(f"{label}-{value}")) for value in values], values[0])


def _made(source: Path) -> Content:
    try:
        found = tomllib.loads(source.read_text(encoding="utf-8"))
    except FileNotFoundError:
        found = {}
    return content(msgspec.json.encode(found), TYPES[".json"])
