"""Walks a game and OpenSpiel's game of the same rules side by side.

Actions and outcomes must have the same numbers in both. Where OpenSpiel's seats choose at once, ours do too.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from parlour.engine import Kind, library
from parlour.engine.game import Game
from parlour.engine.mode import Mode
from parlour.testing.tree import Node, root

GAMES = Path(__file__).parents[1] / "games"

Choices = dict[int, int]
"""The action of each seat that decides; empty where chance does."""


def load(name: str, preset: str = "box") -> Game:
    """A test game, interpreted: to walk a small tree once takes less time than to compile its rules."""
    return library.load(GAMES / name, preset, Mode.INTERPRETED)


@dataclass(eq=False)
class History:
    """A node of both trees, with what may come next."""

    legal: dict[int, list[int]]
    """The actions of each seat that decides."""
    views: dict[int, tuple[bytes, str]]
    """The information set of each seat that decides: our observation, and OpenSpiel's string."""
    returns: list[float]
    """At the end, what each seat gets."""
    branches: list[tuple[Choices, float, History]] = field(default_factory=list["tuple[Choices, float, History]"])
    """What may come next; random seats choose each action equally often."""

    def all(self) -> Iterator[History]:
        """This history and all that continue it."""
        yield self
        for _, _, child in self.branches:
            yield from child.all()


def walk(game: Game, theirs: Any, seats: int, **options: str) -> History:
    """Both whole trees. Whatever they do not agree on fails here: who decides, on what, with which odds, for what."""
    return _history(root(game, seats, options), theirs)


def _history(ours: Node, theirs: Any) -> History:
    if ours.kind is Kind.OVER:
        assert theirs.is_terminal(), theirs
        returns = ours.returns()[: theirs.num_players()]
        assert returns == pytest.approx(theirs.returns(), abs=1e-9), theirs
        return History({}, {}, returns)
    if ours.kind is Kind.CHANCE:
        assert theirs.is_chance_node(), theirs
        pile, weights = ours.chance()
        odds = {outcome: weight / sum(weights) for outcome, weight in enumerate(weights) if weight}
        assert odds == pytest.approx(dict(theirs.chance_outcomes()), abs=1e-9), theirs
        found = History({}, {}, [])
        for outcome, share in odds.items():
            found.branches.append(({}, share, _history(ours.after_outcome(pile, outcome), theirs.child(outcome))))
        return found
    assert ours.deciding == _deciding(theirs), theirs
    legal = {seat: ours.legal(seat) for seat in ours.deciding}
    assert legal == {seat: theirs.legal_actions(seat) for seat in legal}, theirs
    found = History(legal, {seat: (ours.view(seat), theirs.information_state_string(seat)) for seat in legal}, [])
    profiles = list(itertools.product(*legal.values()))
    for profile in profiles:
        choices = dict(zip(legal, profile, strict=True))
        found.branches.append((choices, 1 / len(profiles), _history(ours.after(choices), _after(theirs, profile))))
    return found


def _deciding(theirs: Any) -> list[int]:
    return list(range(theirs.num_players())) if theirs.is_simultaneous_node() else [theirs.current_player()]


def _after(theirs: Any, profile: tuple[int, ...]) -> Any:
    child = theirs.clone()
    if theirs.is_simultaneous_node():
        child.apply_actions(profile)
    else:
        child.apply_action(*profile)
    return child


def information_sets(start: History) -> set[tuple[int, bytes, str]]:
    """Each pair of information sets, ours and theirs, in which a seat decides at the same history."""
    return {(seat, *views) for history in start.all() for seat, views in history.views.items()}


def assert_one_to_one(pairs: set[tuple[int, bytes, str]]) -> None:
    """What a seat sees here tells apart the same histories as what it sees there."""
    assert len({(seat, ours) for seat, ours, _ in pairs}) == len(pairs), "OpenSpiel tells more apart"
    assert len({(seat, theirs) for seat, _, theirs in pairs}) == len(pairs), "we tell more apart"


def uniform_value(history: History, seat: int) -> float:
    """What a seat gets on average when everybody chooses at random."""
    if history.returns:
        return history.returns[seat]
    return sum(share * uniform_value(child, seat) for _, share, child in history.branches)


def best_response_value(start: History, seat: int) -> float:
    """What a seat gets that knows our information set and answers random opponents best."""
    return _BestResponse(start, seat).value(start)


class _BestResponse:
    """The best answer of one seat to random opponents, found from the last decision backwards."""

    def __init__(self, start: History, seat: int) -> None:
        self._seat = seat
        self._members: defaultdict[bytes, list[tuple[History, float]]] = defaultdict(list)
        self._answers: dict[bytes, int] = {}
        self._values: dict[History, float] = {}
        self._gather(start, 1.0)

    def value(self, history: History) -> float:
        """What the seat gets from here on."""
        if history not in self._values:
            if history.returns:
                self._values[history] = history.returns[self._seat]
            else:
                self._values[history] = self._value_of(history, self._answer(history))
        return self._values[history]

    def _gather(self, history: History, reach: float) -> None:
        """Note how likely chance and the others make each history in which the seat decides."""
        if self._seat in history.views:
            self._members[history.views[self._seat][0]].append((history, reach))
        for _, share, child in history.branches:
            self._gather(child, reach * share * self._choices(history))

    def _choices(self, history: History) -> int:
        """How many choices the seat has: its own should not make a branch less likely."""
        return len(history.legal.get(self._seat, [0]))

    def _answer(self, history: History) -> int | None:
        if self._seat not in history.views:
            return None
        view = history.views[self._seat][0]
        if view not in self._answers:
            self._answers[view] = max(
                history.legal[self._seat],
                key=lambda action: sum(reach * self._value_of(member, action) for member, reach in self._members[view]),
            )
        return self._answers[view]

    def _value_of(self, history: History, action: int | None) -> float:
        return sum(
            share * self._choices(history) * self.value(child)
            for choices, share, child in history.branches
            if choices.get(self._seat) == action
        )
