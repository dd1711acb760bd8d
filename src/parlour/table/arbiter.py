"""Settles races: who was first, over lines of different length, and against pages that lie about their time.

A page says how long after it saw the position its player acted. It is believed as far as its line may explain: of
the time between telling and hearing, no more than `CAP` can have been spent on the way. So a slow line is no handicap,
and a liar gains `CAP` at most.
"""

from __future__ import annotations

from typing import NamedTuple

CAP = 0.15
"""Seconds of line time, both ways, that a connection is credited at most."""


class Claim(NamedTuple):
    """A tap in a race."""

    seat: int
    action: int
    arrived: float
    """Seconds since 1970."""
    reaction: float | None
    """Seconds, as the page says."""
    ref: int = 0
    connection: int | None = None


def credited(claim: Claim, shown: float) -> float:
    """The reaction, in seconds, that a claim is taken for; `shown` is when the race was told."""
    elapsed = claim.arrived - shown
    if claim.reaction is None:
        return elapsed
    return min(elapsed, max(claim.reaction, elapsed - CAP))


def settled_at(claims: list[Claim], shown: float) -> float:
    """From when on no claim can arrive any more that would be credited with less than the best one."""
    return shown + min(credited(claim, shown) for claim in claims) + CAP


def in_order(claims: list[Claim], shown: float) -> list[Claim]:
    """Claims by what they are credited with."""
    return sorted(claims, key=lambda claim: credited(claim, shown))
