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
    """Seconds since the race was told, as the page says."""
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


class Race:
    """The race that is on: when its positions were told, and the claims that wait to be settled."""

    def __init__(self) -> None:
        self._told: dict[int, float] = {}
        self._claims: list[Claim] = []

    def begin(self, version: int, now: float) -> None:
        """Something else is asked for from now on; if that is a race, nobody has claimed anything yet."""
        self._told = {version: now}
        self._claims = []

    def go_on(self, version: int, now: float) -> None:
        """A claim counted, and the others race on: this is what they see now."""
        self._told[version] = now

    def reaction(self, version: int, seconds: float) -> float:
        """How long after the race was told somebody acted who acted so long after this version of it was."""
        return self._told.get(version, self._shown) - self._shown + seconds

    def claim(self, claim: Claim) -> None:
        """A claim arrives."""
        self._claims.append(claim)

    @property
    def claimed(self) -> set[int]:
        """The seats whose claims wait."""
        return {claim.seat for claim in self._claims}

    @property
    def due(self) -> float | None:
        """When the claims can be settled, if there are any."""
        return settled_at(self._claims, self._shown) if self._claims else None

    def settle(self) -> list[Claim]:
        """The claims in the order in which they count; none waits any more."""
        claims, self._claims = in_order(self._claims, self._shown), []
        return claims

    @property
    def _shown(self) -> float:
        return next(iter(self._told.values()), 0.0)
