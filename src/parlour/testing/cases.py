"""What is checked: every discovered game, every number of seats, every combination of options."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from parlour.engine.errors import SetupError
from parlour.engine.game import Game


def may_last_for_ever(game: Game, options: Mapping[str, str]) -> bool:
    """Whether the game says that random play need not end with these options."""
    return bool(game.endless) and options.get(game.endless[0]) == game.endless[1]


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
