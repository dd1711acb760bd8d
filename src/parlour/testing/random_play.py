"""Random matches, one step at a time, for checks that look at each step from outside."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import Step
from parlour.engine.match import Match
from parlour.engine.playing import STEP_LIMIT

FOLLOWED = 400
"""Steps that are looked at one by one in a game that need not end with some option: its matches are long with any."""


def random_match(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Iterator[tuple[Match, list[Step]]]:
    """A match before its first step and after each (the same object, moved on), with the steps just applied.

    Sealed choices are applied together; in a race a random seat is the first. A game that says `ENDLESS` is left after
    `FOLLOWED` steps.
    """
    choose = random.Random(seed)
    played = Match(game, seats, FastDealer(seed), options)
    yield played, []
    for _ in range(FOLLOWED if game.endless else STEP_LIMIT):
        before = len(played.log)
        match played.kind:
            case Kind.CHANCE:
                played.deal()
            case Kind.OVER:
                return
            case Kind.JOINT:
                played.act_together({seat: choose.choice(played.legal_actions(seat)) for seat in played.deciding})
            case _:
                seat = choose.choice(played.deciding)
                played.act(seat, choose.choice(played.legal_actions(seat)))
        yield played, played.log[before:]
