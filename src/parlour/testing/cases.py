"""What is checked: every discovered game, every number of seats, every combination of options."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from parlour.engine.errors import SetupError
from parlour.engine.game import Game


def seat_counts(game: Game) -> range:
    """Every number of players of a game."""
    fewest, most = game.players
    return range(fewest, most + 1)


def option_sets(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """Every combination of options that a table of so many seats may choose, the defaults first."""
    names = list(game.options.values)
    for values in itertools.product(*game.options.values.values()):
        try:
            yield game.options.chosen(dict(zip(names, values, strict=True)), seats)
        except SetupError:
            continue  # "seat-5 begins" at a table of four
