"""What an observation says of the cards is exactly what follows from all that its seat saw."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.engine import library
from parlour.engine.actions import SeenAction
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine

ROOMS = range(9)
GHOST = 1
LAYOUTS = np.array(sorted(set(itertools.permutations((1, 1, 1, 2, 2, 2, 3, 3, 3)))))
"""Every way to put the cards into the rooms: 1680 rows."""

SQUARES = 88
MATCHES = 120
FOLDER = Path(parlour.__file__).parent / "games" / "junior_cluedo"


class Detective:
    """Keeps every layout of the cards that agrees with the log of one viewer, as brute force: no rule of the game."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.layouts = LAYOUTS
        self.room = 0
        self.accused: list[int] = []

    def look(self, match: Match) -> None:
        """See which room is looked into next: everybody sees that."""
        checked = int(match.rows["to_check"][0])
        in_accusation = checked & -checked
        place = int(match.rows["place"][0, match.rows["turn"][0]])
        self.room = in_accusation.bit_length() - 1 if checked else place - SQUARES

    def hear(self, match: Match) -> None:
        """The newest step of the viewer's log."""
        step = match.seen_step(self.viewer, len(match.log) - 1)
        if isinstance(step, SeenAction):
            values = {name: value for name, value in step.parameters.items() if value is not None}
            if step.name == "swap_cards":
                self._swap(values["room"], values["other"])
            elif step.name == "accuse":
                self.accused = [room for room in ROOMS if values["rooms"] >> room & 1]
        elif step.pile == "look" and step.outcome is not None:
            self.layouts = self.layouts[self.layouts[:, self.room] == step.outcome + 1]
        elif step.pile == "verdict":
            assert step.outcome == 0
            self.layouts = self.layouts[(self.layouts[:, self.accused] != GHOST).any(axis=1)]

    def _swap(self, room: int, other: int) -> None:
        self.layouts = self.layouts.copy()
        self.layouts[:, [room, other]] = self.layouts[:, [other, room]]

    def kept(self) -> set[tuple[int, ...]]:
        """The layouts that agree."""
        return {tuple(layout) for layout in self.layouts.tolist()}


def told_by(observation: Any, viewer: int) -> set[tuple[int, ...]]:
    """The layouts that agree with an observation: with the cards it shows and the accusations that failed."""
    looked, card, failed = (observation[name][0].tolist() for name in ("looked", "card", "failed"))
    layouts = LAYOUTS
    for room in ROOMS:
        if looked[room] >> viewer & 1:
            layouts = layouts[layouts[:, room] == card[room]]
    for rooms in failed:
        if rooms:
            named = [room for room in ROOMS if rooms >> room & 1]
            layouts = layouts[(layouts[:, named] != GHOST).any(axis=1)]
    return {tuple(layout) for layout in layouts.tolist()}


@pytest.fixture(scope="module")
def game() -> Game:
    return library.load(FOLDER)


def watched(game: Game, seed: int, viewer: int) -> Iterator[tuple[Match, Detective]]:
    """A random match after each step before the end, with what a detective made of it."""
    seats = 2 + seed % 5
    match = Match(game, seats, FastDealer(seed), {"ghosts": ("3", "2")[seed % 2]})
    detective = Detective(viewer)
    luck = random.Random(seed)
    while True:
        detective.look(match)
        if match.kind is Kind.CHANCE:
            match.deal()
        else:
            match.act(match.deciding[0], luck.choice(match.legal_actions(match.deciding[0])))
        if match.kind is Kind.OVER:
            return
        detective.hear(match)
        yield match, detective


def test_looks_travel_with_swapped_cards_and_failed_accusations_stay_known(game: Game) -> None:
    narrowed = 0
    for seed in range(MATCHES):
        viewer = seed % (2 + seed % 5)
        known: set[tuple[int, ...]] = set()
        for match, detective in watched(game, seed, viewer):
            if match.kind is not Kind.CHANCE:
                known = told_by(match.observation(viewer), viewer)
                assert known == detective.kept(), (seed, len(match.log))
        narrowed += len(known) < len(LAYOUTS) / 20
    assert narrowed > MATCHES / 10


def test_imagined_cards_are_all_layouts_that_agree_and_equally_often(game: Game) -> None:
    compared = 0
    for seed in range(40):
        viewer = SPECTATOR if seed % 4 == 3 else seed % (2 + seed % 5)
        for match, detective in watched(game, seed, viewer):
            dealt = [room for room in ROOMS if match.rows["looked"][0, room]]
            if match.kind is Kind.CHANCE or len(match.log) % 25 or not dealt:
                continue
            expected = Counter(map(tuple, detective.layouts[:, dealt].tolist()))
            if len(expected) > 60:
                continue
            draws = 40 * len(expected)
            luck = new_luck(seed, len(match.log))
            worlds = (imagine(game, match.observation(viewer), viewer, luck)["card"][0] for _ in range(draws))
            counts = Counter(tuple(world[dealt].tolist()) for world in worlds)
            assert counts.keys() <= expected.keys()
            share = {cards: draws * ways / len(detective.layouts) for cards, ways in expected.items()}
            surprise = sum((counts[cards] - often) ** 2 / often for cards, often in share.items())
            freedom = len(expected) - 1
            assert surprise < freedom + 6 * (2 * freedom) ** 0.5 + 6, (seed, len(match.log))
            compared += 1
    assert compared > 20
