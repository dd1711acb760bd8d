"""Checks the laws of every position over random games, and says in words what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.engine.bind import raw
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.luck import new_luck
from parlour.engine.playing import CHOICES
from parlour.engine.records import Rows
from parlour.testing import loops
from parlour.testing.cases import may_last_for_ever, option_sets, seat_counts

ENOUGH, NO_LIMIT = 300, -1
"""Steps of a game that need not end, and of any other."""

GAMES_APART = 1_000_000
"""How far apart the games of two cases are numbered."""


class BrokenLawError(ParlourError):
    """A game breaks a law of the kit. The text says which, where, and what to look at."""


def check_laws(game: Game, positions: int, seed: int = 1) -> int:
    """Check `positions` positions of a game, spread over all seat counts and options; return how many were checked.

    Raises `BrokenLawError` at the first law that is broken.
    """
    cases = [(seats, options) for seats in seat_counts(game) for options in option_sets(game, seats)]
    share = -(-positions // len(cases))
    # Every case starts at another game of the seed, so that no game is played twice.
    return sum(
        check_case(game, seats, options, share, seed, first * GAMES_APART)
        for first, (seats, options) in enumerate(cases)
    )


def check_case(game: Game, seats: int, options: Mapping[str, str], positions: int, seed: int, first: int = 0) -> int:
    """Check about `positions` positions of one case, in games from number `first` on; return how many."""
    rows = game.new_rows(5)
    rows[loops.START] = game.prepare(seats, options)[0][0]
    report = np.zeros(6, np.int64)
    game.bound(loops).check_games(
        rows,
        raw(rows),
        seats,
        seed,
        first,
        positions,
        ENOUGH if may_last_for_ever(game, options) else NO_LIMIT,
        new_luck(seed),
        new_luck(seed),
        np.array([pile.outcomes for pile in game.piles.piles.values()], np.int64),
        np.zeros(CHOICES, np.int64),
        np.zeros(game.actions.count, np.int64),
        np.zeros(game.actions.count, np.int64),
        np.zeros(game.piles.widest, np.int64),
        report,
    )
    if report[loops.LAW] != loops.KEPT:
        chosen = " ".join(f"{name}={value}" for name, value in options.items())
        raise BrokenLawError(
            f"{game.slug}, {seats} seats, {chosen or 'no options'}: {_explain(game, rows, report)} "
            f"(seed {seed}, game {report[loops.GAME]}, step {report[loops.STEP]})"
        )
    return int(report[loops.POSITIONS])


def _explain(game: Game, rows: Rows, report: Any) -> str:
    seat = viewer_name(int(report[loops.SEAT]))
    detail = int(report[loops.DETAIL])
    match int(report[loops.LAW]):
        case loops.INVARIANT:
            return f"a law of the game is broken: {game.broken(detail)}"
        case loops.NOBODY_DECIDES:
            return "current_players names nobody, but the match is not over and no pile is due"
        case loops.NO_SUCH_SEAT:
            return "current_players names a seat that is not at the table"
        case loops.NOT_ONE_TURN:
            return "current_players names several seats for a TURN: that is JOINT or RACE"
        case loops.NO_SUCH_PILE:
            return f"chance_outcomes names pile {detail} with a number of outcomes that it does not have"
        case loops.BAD_ODDS:
            return f"the odds of pile {detail} are negative, nothing, or more than {loops.MOST_WEIGHT}"
        case loops.NOTHING_LEGAL:
            return f"{seat} decides but has no legal action"
        case loops.NOT_ASCENDING:
            return (
                f"the legal actions of {seat} are not ascending numbers below {game.actions.count}: {detail} comes late"
            )
        case loops.DEFAULT_NOT_LEGAL:
            return f"the default action of {seat}, {action_name(game, detail)}, is not legal"
        case loops.NO_END:
            return "a random game does not end"
        case loops.VIEW_CHANGES:
            return (
                f"what {seat} sees does not survive resample: {_difference(game, rows)}. Either resample does not keep "
                f"what the seat has seen, or a field is less secret than it is declared"
            )
        case loops.WORLD_BROKEN:
            return f"resample for {seat} imagines a state that breaks a law of the game: {game.broken(detail)}"
        case loops.PLAYERS_CHANGE:
            return f"who decides depends on something that {seat} cannot see"
        case loops.LEGAL_CHANGES:
            return f"the legal actions of {seat} depend on something that it cannot see"
        case loops.DEFAULT_CHANGES:
            return f"the default action of {seat} depends on something that it cannot see"
        case loops.REFUSAL_CHANGES:
            return f"why {action_name(game, detail)} is refused to {seat} depends on something that it cannot see"
        case law:
            return f"law {law}"


def viewer_name(seat: int) -> str:
    """A seat in words, counted from 1."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"


def action_name(game: Game, action: int) -> str:
    """An action with its parameters."""
    if not 0 <= action < game.actions.count:
        return f"action {action} (there is none)"
    verb, parameters = game.actions.decode(action)
    return f"{verb.name}({', '.join(f'{name}={value}' for name, value in parameters.items())})"


def _difference(game: Game, rows: Rows) -> str:
    for name in game.dtype.names or ():
        seen = np.asarray(rows[name][loops.VIEW])
        again = np.asarray(rows[name][loops.WORLD_VIEW])
        for place in np.argwhere(seen != again):
            where = f"[{', '.join(str(index) for index in place)}]" if len(place) else ""
            return f"{name}{where} was {seen[tuple(place)]} and is {again[tuple(place)]}"
    return "nothing differs but the padding"
