"""A network in a time of its own: lines with latency, jitter and loss, over which people race, and some cheat."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

QUICK, SPREAD = 0.45, 0.06
"""Seconds after which people tap, on average, and how much that varies."""
NEAR, FAR = 0.020, 0.300
"""Seconds, both ways, of a short line and of a long one."""
LEAST_RETRY = 0.2
"""Seconds, more than a round trip, after which what was lost is sent again, as Linux does it."""


class Way:
    """One direction of a line: what is lost is sent again, and what was sent first arrives first."""

    def __init__(self, luck: Random, latency: float, jitter: float, loss: float, retry: float) -> None:
        self._luck = luck
        self._latency = latency
        self._jitter = jitter
        self._loss = loss
        self._retry = retry
        self._last = 0.0

    def trip(self) -> float:
        """Seconds that something takes if it is not lost."""
        return self._latency + self._luck.expovariate(1 / self._jitter)

    def lost(self) -> bool:
        """Whether the next is lost."""
        return self._luck.random() < self._loss

    def send(self, sent: float) -> tuple[float, bool]:
        """When it arrives, and whether it had to be sent again."""
        tries = 0
        while self.lost():
            tries += 1
        late = self._retry * (2**tries - 1)
        self._last = max(self._last, sent + late + self.trip())
        return self._last, tries > 0


@dataclass
class Habits:
    """How a page behaves; it is honest if nothing is said."""

    name: str = "honest"
    lies: bool = False
    """It says that its player acted at once."""
    holds_pongs: float = 0.0
    """Seconds that it waits before it answers a ping."""
    holds_acknowledgements: float = 0.0
    """Seconds that its kernel waits before it acknowledges anything."""
    quicker: float = 0.0
    """Seconds that its player is quicker than others: no cheating, but how well cheating could do."""
    drift: float = 0.0
    """How much faster its clock runs than others."""
    jumps: float = 0.0
    """Seconds that its clock may jump by while its player thinks, in one of three rolls."""


class Tap(NamedTuple):
    """What arrives at the server when somebody has tapped."""

    arrived: float
    said: float
    """Seconds after seeing the roll, as the page says."""
    acted: float
    """Seconds after seeing it, in truth."""


@dataclass
class Player:
    """Somebody at the other end of a line of so many seconds, both ways; jitter is the average of one way."""

    seed: str
    least: float
    jitter: float
    loss: float = 0.01
    habits: Habits = field(default_factory=Habits)

    def __post_init__(self) -> None:
        retry = self.least + LEAST_RETRY
        self._luck = Random(f"{self.seed} reactions")
        self._ways = Random(f"{self.seed} line")
        self._clock = Random(f"{self.seed} clock")
        self._down, self._up = (Way(self._ways, self.least / 2, self.jitter, self.loss, retry) for _ in range(2))
        self.round_trip = float("inf")
        """The shortest that the server's kernel has measured."""
        self.pong = float("inf")
        """The shortest until a ping was answered."""
        for _ in range(20):  # connecting, saying hello, being told how the table is
            self._hear(0.0)
        for sent in (0.0, 20.0, 40.0):
            self.ping(sent)

    def _hear(self, sent: float) -> float:
        """When something that the server sent is there. The kernels see to the acknowledgement, which may get lost."""
        arrived, again = self._down.send(sent)
        back = arrived + self.habits.holds_acknowledgements + self._up.trip() - sent
        if not (again or self._up.lost()):
            self.round_trip = min(self.round_trip, back)
        return arrived

    def ping(self, sent: float) -> None:
        """The server pings; its clock stops when the pong is there."""
        pong, _ = self._up.send(self._hear(sent) + self.habits.holds_pongs)
        self.pong = min(self.pong, pong - sent)

    def tap(self, told: float) -> Tap:
        """A roll is told, and the player taps."""
        seen = self._hear(told)
        acted = max(0.1, self._luck.gauss(QUICK, SPREAD)) - self.habits.quicker
        arrived, _ = self._up.send(seen + acted)
        return Tap(arrived, 0.0 if self.habits.lies else self._measured(acted), acted)

    def _measured(self, seconds: float) -> float:
        """So long by the page's own clock, in whole milliseconds."""
        jump = self.habits.jumps if self._clock.random() < 1 / 3 else 0.0
        return max(0, round((seconds * (1 + self.habits.drift) + jump) * 1000)) / 1000


def near(seed: object, habits: Habits | None = None, loss: float = 0.01) -> Player:
    """Somebody at a short line."""
    return Player(f"near {seed}", NEAR, 0.001, loss, habits or Habits())


def far(seed: object, habits: Habits | None = None, loss: float = 0.01) -> Player:
    """Somebody at a long line."""
    return Player(f"far {seed}", FAR, 0.006, loss, habits or Habits())
