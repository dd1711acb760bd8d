"""Many races over a simulated network: through the arbiter alone, which is quick, or through a whole table."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from parlour.engine.log import Act as Acted
from parlour.table.arbiter import Claim, Race, Telling
from parlour.table.events import Guest
from parlour.table.messages import Act, Beaten, Rematch, Sit, Start, Told

from ..table.party import Party, toy
from .network import Player, Tap

PAUSE = 2.0
"""Seconds between a decision and the next roll."""

PINGS = 20
"""Everybody is pinged before every so many rolls."""

Measure = Callable[[Player], float | None]
"""What the server takes for the shortest round trip to somebody."""


def direct(player: Player) -> float | None:
    """The kernel sees the line."""
    return min(player.round_trip, player.pong)


def proxied(player: Player) -> float | None:
    """It does not."""
    return player.pong


def unknown(_: Player) -> float | None:
    """Neither that, nor was a ping ever answered."""
    return None


@dataclass
class Outcome:
    """How many rolls came out how."""

    wins: list[int]
    gains: list[float]
    """The most seconds by which anybody's credited reaction was shorter than the true one, by seat."""
    waits: list[float] = field(default_factory=list)
    """Seconds from the first claim to the decision."""
    late: int = 0
    """Claims that came after the decision."""
    margins: list[float] = field(default_factory=list)
    """How much the beaten were told that they were slower."""

    @property
    def share(self) -> float:
        """Of the rolls, those that the last seat won."""
        return self.wins[-1] / sum(self.wins)


def race(count: int, players: Sequence[Player], measure: Sequence[Measure]) -> Outcome:
    """So many rolls with everybody in each, by the arbiter alone."""
    outcome = Outcome([0] * len(players), [0.0] * len(players))
    arbiter, now = Race(), 100.0
    for version in range(1, count + 1):
        now = _roll(arbiter, version, now, players, measure, outcome) + PAUSE
        if version % PINGS == 0:
            for player in players:
                player.ping(now - PAUSE / 2)
    return outcome


def _roll(
    arbiter: Race, version: int, told: float, players: Sequence[Player], measure: Sequence[Measure], outcome: Outcome
) -> float:
    arbiter.begin(version, told)
    taps = [player.tap(told) for player in players]
    lines = [ask(player) for player, ask in zip(players, measure, strict=True)]
    coming = [
        Claim(seat, 0, tap.arrived, version, tap.said, line)
        for seat, (tap, line) in enumerate(zip(taps, lines, strict=True))
    ]
    coming.sort(key=lambda claim: claim.arrived)
    due = None
    first = coming[0].arrived
    while coming and (due is None or coming[0].arrived < due):
        arbiter.claim(coming.pop(0))
        due = arbiter.due(lines[claim.seat] for claim in coming)
    assert due is not None
    decided = max(first, due)
    claims = arbiter.settle()
    losses = arbiter.decide(claims, [claims[0].seat])
    arbiter.begin(-version, decided)
    for claim in coming:
        loss = arbiter.too_late(claim)
        assert loss is not None, "who comes late is told so"
        losses.append(loss)
    outcome.wins[claims[0].seat] += 1
    outcome.waits.append(decided - first)
    outcome.late += len(coming)
    outcome.margins += [loss.margin for loss in losses]
    telling = Telling(version, told)
    for claim in (*claims, *coming):
        gain = taps[claim.seat].acted - telling.credited(claim)
        outcome.gains[claim.seat] = max(outcome.gains[claim.seat], gain)
    return decided


class Snap:
    """The same through a table at which Snap is played, match after match."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = players
        self._party = Party(toy("snap"), seats=len(players))
        self._pages = [self._party.host(direct(players[0]))]
        for seat, player in enumerate(players[1:], 1):
            page = self._party.come(Guest(f"g-{seat}", f"Guest {seat}", "owl"), direct(player))
            page.ask(Sit())
            self._pages.append(page)
        self._pages[0].ask(Start())
        self._coming: list[tuple[float, int, int, Act]] = []
        self._asked_at = -1
        self._began = -1
        self.outcome = Outcome([0] * len(players), [0.0] * len(players))

    def play(self, count: int) -> Outcome:
        """So many races that somebody wins."""
        while sum(self.outcome.wins) < count:
            self._ask()
            due = self._party.table.due
            if due is not None and due <= self._coming[0][0]:
                self._party.wait(max(0.0, due - self._party.now))
            else:
                self._arrive(*heapq.heappop(self._coming))
            self._see()
        return self.outcome

    def _ask(self) -> None:
        """If another card was flipped, everybody taps."""
        play = self._party.table.state.play
        assert play is not None
        if play.over and not self._coming:
            self._pages[0].ask(Rematch())
            play = self._party.table.state.play
            assert play is not None
        if play.over or play.asked_at == self._asked_at:
            return
        self._asked_at = play.asked_at
        actions = self._party.game.actions
        alike = play.match.rows["top"][0] == play.match.rows["below"][0]
        # Nobody is first to have none: those are told together.
        self._began = len(play.match.log) if alike else -1
        action = actions.encode("slap" if alike else "say_none")
        for seat, player in enumerate(self._players):
            tap = player.tap(self._pages[seat].last(Told).clock)
            heapq.heappush(self._coming, (tap.arrived, play.version, seat, self._act(play.version, action, tap)))

    @staticmethod
    def _act(version: int, action: int, tap: Tap) -> Act:
        return Act(version=version, actions=[action], reaction=round(tap.said * 1000))

    def _arrive(self, at: float, _: int, seat: int, act: Act) -> None:
        page = self._pages[seat]
        self._party.wait(at - self._party.now)
        self._party.table.measured(page.number, direct(self._players[seat]))
        page.ask(act)
        assert not page.refusal, page.refusal

    def _see(self) -> None:
        """Who was first, once that is known."""
        play = self._party.table.state.play
        assert play is not None
        if self._began >= 0 and len(play.match.log) > self._began:
            first = play.match.log[self._began]
            assert isinstance(first, Acted)
            self.outcome.wins[first.seat] += 1
            self._began = -1

    def beaten(self) -> list[Beaten]:
        """What the beaten were told."""
        return [notice for page in self._pages for notice in page.news if isinstance(notice, Beaten)]
