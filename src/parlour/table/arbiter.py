"""Settles races: who was first, over lines of different length, and against pages that lie about their time.

A page says how long after it saw the position its player acted. The rest of the time from telling to hearing went by
on the line. Of that a connection is credited with no more than the shortest round trip that the server knows of, which
is the one that its kernel measured if it sees the connection's own line, or the quickest pong if that was quicker, and
`JITTER`; and in no case with more than `CAP`, which also holds where nothing is known yet.

So a slow line is no handicap. What a lie gains at most:

- a page alone `JITTER`: pings are answered by the browser, and acknowledgements come from the kernel;
- a program that answers pings late as well: `JITTER` too if the kernel sees its line; behind a proxy `CAP` less what
  its line really takes;
- one whose kernel holds back acknowledgements too: `CAP` less its line. It seems to be farther away, and nobody can
  tell it from somebody who is.

`CAP` has to be as long as the longest line that shall be no handicap. A shorter one would hardly stop a liar, since a
tenth of a second wins most races already, and would cost whoever is honest and far away nearly all of theirs.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable
from typing import NamedTuple

CAP = 0.4
"""Seconds of line time, both ways, that a connection is credited at most: 300 ms, and how unsteady such a line is."""
JITTER = 0.05
"""Seconds that a line may take longer, both ways, than the shortest round trip over it."""


class Claim(NamedTuple):
    """A tap in a race."""

    seat: int
    action: int
    arrived: float
    """Seconds since 1970."""
    version: int
    """What the page had seen."""
    reaction: float | None = None
    """Seconds since it saw that, as it says."""
    line: float | None = None
    """Seconds of the shortest round trip over its connection, if one is known."""
    ref: int = 0
    connection: int | None = None


class Loss(NamedTuple):
    """A claim that did not count, because another one did."""

    claim: Claim
    by: int
    """The seat of the other one."""
    margin: float
    """Seconds that it was earlier."""


def allowance(line: float | None) -> float:
    """Seconds of line time that are credited at most."""
    return CAP if line is None else min(CAP, line + JITTER)


class Telling:
    """When a race was told: at first, and anew whenever a claim counted and the others raced on.

    `passes` are the seats that race, each with the action by which it has nothing to claim.
    """

    def __init__(self, version: int, now: float, passes: Collection[tuple[int, int]] = ()) -> None:
        self.began = now
        self.passes = passes
        self._at = {version: now}

    def again(self, version: int, now: float) -> None:
        """This is what is seen of it from now on."""
        self._at[version] = now

    def __contains__(self, version: object) -> bool:
        return version in self._at

    def credited(self, claim: Claim) -> float:
        """The seconds since the race began that a claim is taken to have been made after."""
        elapsed = claim.arrived - self.began
        if claim.reaction is None:
            return elapsed
        said = self._at.get(claim.version, self.began) - self.began + claim.reaction
        return min(elapsed, max(said, elapsed - allowance(claim.line)))


class Race:
    """The race that is on: when its positions were told, and the claims that wait to be settled."""

    def __init__(self) -> None:
        self._telling = Telling(0, 0.0)
        self._claims: list[Claim] = []
        self._winner: Claim | None = None
        self._past: tuple[Telling, Claim | None] = (self._telling, None)

    def begin(self, version: int, now: float, passes: Collection[tuple[int, int]] = ()) -> None:
        """Something else is asked for from now on; if that is a race, nobody has claimed anything yet."""
        self._past = (self._telling, self._winner)
        self._telling, self._claims, self._winner = Telling(version, now, passes), [], None

    def go_on(self, version: int, now: float) -> None:
        """A claim counted, and the others race on: this is what they see now."""
        self._telling.again(version, now)
        self._winner = None

    def claim(self, claim: Claim) -> None:
        """A claim arrives."""
        self._claims.append(claim)

    @property
    def claimed(self) -> set[int]:
        """The seats whose claims wait."""
        return {claim.seat for claim in self._claims}

    def due(self, lines: Iterable[float | None]) -> float | None:
        """When the claims can be settled, if there are any: no other could be credited with less from then on.

        `lines` are the connections of those who may still claim, as in `Claim`.
        """
        if not self._claims:
            return None
        best = min(map(self._telling.credited, self._claims))
        return self._telling.began + best + max(map(allowance, lines), default=0.0)

    def settle(self) -> list[Claim]:
        """The claims in the order in which they count; none waits any more."""
        claims, self._claims = sorted(self._claims, key=self._rank), []
        return claims

    def _rank(self, claim: Claim) -> tuple[float, int]:
        """Equal times count in an order that nobody can choose: that of the moment at which the race began."""
        lot = zlib.crc32(f"{self._telling.began} {claim.seat}".encode())
        return self._telling.credited(claim), lot

    def decide(self, claims: Iterable[Claim], counted: Collection[int]) -> list[Loss]:
        """Of the claims that were settled, in their order, those of `counted` seats counted; the others' are lost."""
        losses: list[Loss] = []
        for claim in claims:
            if claim.seat in counted:
                self._winner = claim
            elif self._winner is not None:
                losses.append(_loss(self._telling, claim, self._winner))
        return losses

    def too_late(self, claim: Claim) -> Loss | None:
        """Who beat a claim in the last race, if that is what it was made in and somebody's claim has decided it."""
        telling, winner = self._past
        if winner is None or claim.version not in telling or claim.seat == winner.seat:
            return None
        return _loss(telling, claim, winner)

    def is_late_pass(self, claim: Claim) -> bool:
        """Whether a seat says that it has nothing to claim in the last race, which is over: nobody beats that."""
        telling, _ = self._past
        return claim.version in telling and (claim.seat, claim.action) in telling.passes


def _loss(telling: Telling, claim: Claim, winner: Claim) -> Loss:
    return Loss(claim, winner.seat, max(0.0, telling.credited(claim) - telling.credited(winner)))
