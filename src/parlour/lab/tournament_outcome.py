"""What came of a tournament, as it is printed, drawn and kept."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from parlour.lab.tournament_schedule import Setup, block_seatings
from parlour.lab.tournament_sums import Interval, Sums, difference, interval
from parlour.lab.tournament_timing import Timing


class Standing(msgspec.Struct, frozen=True):
    """One agent; shares and returns are means over the seats that it held."""

    agent: str
    games: int
    seats: int
    """How many seats it held in these games."""
    first_place: float
    first_place_interval: Interval | None
    mean_return: float
    return_interval: Interval | None
    mu: float
    """The rating by openskill (Plackett-Luce), which begins at 25 ± 8.33."""
    sigma: float
    ordinal: float
    """`mu - 3 * sigma`."""
    decision: Timing | None


class Pair(msgspec.Struct, frozen=True):
    """Two agents, the one with more first places first."""

    agent: str
    other: str
    ahead: float
    """How often `agent` gets more than `other` where both play; the same counts half."""
    ahead_interval: Interval | None
    difference: float
    """The difference of their shares of first places."""
    difference_interval: Interval | None


class Outcome(msgspec.Struct, frozen=True):
    """What came of a tournament, the best agent first. Intervals are null where too few blocks were played."""

    game: str
    rules_version: str
    seats: int
    options: dict[str, str]
    agents: list[str]
    seed: int
    games: int
    blocks: int
    block_games: int
    margin: float | None
    level: float
    """Of each interval: more than 0.95 where a margin may end the games at one of several looks."""
    stopped: str
    """What ended it: `games`, `margin` or `interrupted`."""
    seconds: float
    standings: list[Standing]
    pairs: list[Pair]
    command: str = ""


def summarise(
    setup: Setup,
    sums: Sums,
    level: float,
    margin: float | None,
    stopped: str,
    seconds: float,
    times: Sequence[Timing | None],
) -> Outcome:
    """Sum up at least one block."""
    names = setup.names
    shares = sums.firsts.mean(axis=0)
    order = sorted(range(len(names)), key=lambda agent: (-shares[agent], agent))
    return Outcome(
        game=setup.game.slug,
        rules_version=setup.game.rules_version,
        seats=setup.seats,
        options=setup.options,
        agents=names,
        seed=setup.seed,
        games=len(sums) * setup.block_games,
        blocks=len(sums),
        block_games=setup.block_games,
        margin=margin,
        level=level,
        stopped=stopped,
        seconds=seconds,
        standings=[_standing(setup, sums, level, agent, times[agent]) for agent in order],
        pairs=[_pair(names, sums, level, one, other) for one, other in combinations(order, 2)],
    )


def _standing(setup: Setup, sums: Sums, level: float, agent: int, timing: Timing | None) -> Standing:
    seatings = block_seatings(setup, 0)
    firsts, returns, rating = sums.firsts[:, agent], sums.returns[:, agent], sums.ratings[agent]
    return Standing(
        agent=setup.names[agent],
        games=len(sums) * sum(agent in seating for seating in seatings),
        seats=len(sums) * sum(seating.count(agent) for seating in seatings),
        first_place=float(firsts.mean()),
        first_place_interval=interval(firsts, level, (0, 1)),
        mean_return=float(returns.mean()),
        return_interval=interval(returns, level),
        mu=rating.mu,
        sigma=rating.sigma,
        ordinal=rating.ordinal(),
        decision=timing,
    )


def _pair(names: Sequence[str], sums: Sums, level: float, one: int, other: int) -> Pair:
    ahead = sums.ahead[:, one, other]
    return Pair(
        agent=names[one],
        other=names[other],
        ahead=float(ahead.mean()),
        ahead_interval=interval(ahead, level, (0, 1)),
        difference=float((sums.firsts[:, one] - sums.firsts[:, other]).mean()),
        difference_interval=difference(sums, one, other, level),
    )
