"""The games: playable at once by the interpreter, and by compiled rules as soon as a child process has made them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import ModuleType

from parlour.agents import deciding, remembering, search
from parlour.agents.levels import searches
from parlour.engine import compiling, library, steps
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.mode import Mode

Progress = Callable[[str, int, int], None]
"""Told of a game: how many of its loops are compiled, and how many there are."""

_logger = logging.getLogger("parlour.games")


class Shelf:
    """All games that are found. One whose files are wrong is left out, and `status` says why."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.searching: set[str] = set()
        """Games whose bots can search."""
        self.failed: dict[str, str] = {}
        for slug in library.folders():
            try:
                game = library.game(slug, mode=Mode.INTERPRETED)
                searches(game)  # says what is wrong with its levels
                self.games[slug] = game
            except ParlourError as error:
                self._fail(slug, error)

    def is_ready(self, slug: str) -> bool:
        """Whether the rules of a game are compiled."""
        return self.games[slug].mode is Mode.COMPILED

    @property
    def status(self) -> dict[str, str]:
        """Of each game: `ready`, `compiling`, or `failed: ` and why."""
        known = {slug: "ready" if self.is_ready(slug) else "compiling" for slug in self.games}
        return known | {slug: f"failed: {reason}" for slug, reason in self.failed.items()}

    def prepare(self, ready: Callable[[Game], None], progress: Progress) -> None:
        """Compile all games, then the searches of their bots. It takes long: call it in a thread of its own.

        `ready` is called (in that thread) with each compiled game.
        """
        for slug in list(self.games):
            game = self._compiled(slug, progress, steps, deciding)
            if game is not None:
                ready(game)
        for slug in list(self.games):
            if slug in self.failed or not searches(self.games[slug]):
                continue
            if self._compiled(slug, progress, search, remembering) is not None:
                self.searching.add(slug)

    def _compiled(self, slug: str, progress: Progress, *templates: ModuleType) -> Game | None:
        try:
            game = library.game(slug)
            names = [template.__name__ for template in templates]
            compiling.ensure(game, names, lambda done, total, _name: progress(slug, done, total))
            for template in templates:
                bound = game.bound(template)
                for entry in bound.entries:
                    getattr(bound, entry)
        except (ParlourError, OSError) as error:
            self._fail(slug, error)
            return None
        return game

    def _fail(self, slug: str, error: Exception) -> None:
        self.failed[slug] = str(error)
        _logger.warning("%s: %s", slug, error)
