"""What the lobby shows of each game, and its files."""

from __future__ import annotations

import hashlib
import time
from typing import NamedTuple

import msgspec
from litestar.exceptions import NotFoundException

from parlour.agents.levels import LEVELS
from parlour.engine.game import Game
from parlour.engine.scene import Text
from parlour.server.files import ASK_AGAIN, FOREVER, TYPES, Content, content, content_of, find, listed
from parlour.server.made import BOX, made_of
from parlour.server.shapes import GameCard, OptionCard, ValueCard
from parlour.server.shelf import Shelf

PACKS = "packs"
"""Where a game keeps sets of its own, each with its pictures: only these are served."""
PLACES = ("art", "sounds", "text", "theme.css", PACKS)
"""What is served of a game's folder as it is."""
MADE = {"motion.json": "motion.toml", "companion.json": "text/companion.toml"}
"""What is served, and what it is made from; of what a game does not have, nothing but `{}`."""


LOOK_AGAIN = 1.0
"""Seconds after which a game's files are looked at again when one is sent: a page asks for a hundred at once."""


class Known(NamedTuple):
    """What stands for all of a game's files, and when they were last looked at."""

    at: float
    changed: tuple[int, ...]
    digest: str


class Catalogue:
    """The games of a shelf, as the lobby and the page need them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: dict[str, Known] = {}

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
        caching = FOREVER if digest == self._digest(game, LOOK_AGAIN) else ASK_AGAIN
        if source := MADE.get(name.strip("/")):
            return content(msgspec.json.encode(made_of(game.folder, source)), TYPES[".json"]), caching
        place = name.strip("/").split("/")[0]
        if place not in PLACES:
            raise NotFoundException("There is no such page.")
        found = content_of(find(game.folder, name))
        if place == PACKS and not found.media_type.startswith("image/"):
            raise NotFoundException("There is no such page.")
        return found, caching

    def _digest(self, game: Game, age: float = 0.0) -> str:
        """What stands for all of a game's files, looked at no longer than `age` seconds ago."""
        known = self._known.get(game.slug)
        now = time.monotonic()
        if known is not None and now < known.at + age:
            return known.digest
        sources = [path for source in (*MADE.values(), BOX) for path in game.folder.glob(source)]
        files = [*listed(game.folder, PLACES), *sources]
        changed = tuple(path.stat().st_mtime_ns for path in files)
        digest = known.digest if known is not None and known.changed == changed else ""
        if not digest:
            whole = hashlib.sha256()
            for path in files:
                whole.update(f"{path.relative_to(game.folder).as_posix()}\0".encode() + path.read_bytes())
            digest = whole.hexdigest()[:12]
        self._known[game.slug] = Known(now, changed, digest)
        return digest


def _option(name: str, values: tuple[str, ...]) -> OptionCard:
    label = f"option-{name.replace('_', '-')}"
    return OptionCard(name, Text(label), [ValueCard(value, Text(f"{label}-{value}")) for value in values], values[0])
