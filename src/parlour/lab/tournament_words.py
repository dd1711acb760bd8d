"""Figures and sentences about a tournament, the same in the terminal and on its page."""

from __future__ import annotations

from parlour.lab.tournament_outcome import Outcome
from parlour.lab.tournament_sums import FEWEST_BLOCKS, Interval
from parlour.lab.tournament_timing import Timing


def percent(share: float, digits: int = 1) -> str:
    """A share: 53.1 %."""
    return f"{100 * share:.{digits}f} %"


def between(interval: Interval | None) -> str:
    """An interval of shares in per cent: 51.0 to 55.2."""
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f}" if interval is not None else "too few games"


def figures(share: float, interval: Interval | None) -> str:
    """A share and its interval in per cent: 53.1 (51.0 to 55.2)."""
    return f"{100 * share:.1f} ({between(interval)})"


def decision_text(timing: Timing | None) -> str:
    """The mean and the worst time of a decision in milliseconds."""
    return f"{_milliseconds(timing.mean_ms)} / {_milliseconds(timing.worst_ms)}" if timing is not None else "-"


def _milliseconds(time: float) -> str:
    return f"{time:,.0f}" if time >= 100 else f"{time:.3g}" if time >= 1 else f"{time:.3f}"


def story(outcome: Outcome) -> str:
    """What was played, and how it ended."""
    ended = {
        "games": "",
        "margin": " It ended when the margin was certain for each pair.",
        "interrupted": " It was interrupted.",
    }
    few = f" Intervals need {FEWEST_BLOCKS} blocks." if outcome.blocks < FEWEST_BLOCKS else ""
    return (
        f"{outcome.games:,} games at {outcome.seats} seats: {outcome.blocks:,} deals, each played "
        f"{outcome.block_games} times so that everybody had every seat. "
        f"Equal agents would take {percent(1 / outcome.seats)} of first places.{few}{ended[outcome.stopped]}"
    )
