"""What the rules let a seat conclude about the others is exactly what follows from all that it saw."""

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

BABIES = range(9)
PRINTS = 3
MATCHES = 2_000
OFTEN = 40
FOLDER = Path(parlour.__file__).parent / "games" / "baby_clues"


class Detective:
    """Keeps every deal of identities that agrees with the log of one viewer, as brute force: no rule of the game.

    A deal is a row with a baby for each seat, -1 while it has none. Of the match it reads what lies open on the table.
    """

    def __init__(self, viewer: int, seats: int, options: dict[str, str]) -> None:
        self.viewer = viewer
        self.mistakes = options["mistakes"] == "on"
        self.deals = np.full((1, seats), -1)
        self.drawer = -1
        self.target = -1
        self.dread = -1
        self.asked: list[int] = []

    def look(self, match: Match) -> None:
        """See who is to draw or to show an identity."""
        self.drawer = int(match.rows["drawer"][0])

    def hear(self, match: Match) -> None:
        """The newest step of the viewer's log."""
        step = match.seen_step(self.viewer, len(match.log) - 1)
        if isinstance(step, SeenAction):
            known = {name: value for name, value in step.parameters.items() if value is not None}
            self._hear_action(step.name, step.seat, known, match)
        else:
            self._hear_outcome(step.pile, step.outcome)

    def _hear_action(self, name: str, seat: int, values: dict[str, int], match: Match) -> None:
        match name:
            case "pick_clue" if not self.mistakes:
                self._keep(self.deals[:, seat] != values["clue"] // PRINTS)
            case "confess":
                self._keep(np.isin(self.deals[:, seat], np.flatnonzero(match.rows["front"][0, seat])))
            case "unmask":
                self.target, self.dread = values["target"], values["dread"]
            case "question":
                self.target = values["target"]
            case "are_you":
                self.asked = [baby for baby in BABIES if values["babies"] >> baby & 1]
            case _:
                pass

    def _hear_outcome(self, pile: str, outcome: int | None) -> None:
        match pile:
            case "identity":
                drawn = BABIES if outcome is None else [outcome]
                self.deals = np.concatenate([self._given(baby)[self._free(baby)] for baby in drawn])
            case "snoop" if outcome is not None:
                self._keep(self._free(outcome))
            case "answer" | "secret_answer" if outcome is not None:
                self._keep(np.isin(self.deals[:, self.target], self.asked) == bool(outcome))
            case "verdict":
                self._keep((self.deals[:, self.target] == self.dread) == bool(outcome))
            case "reveal":
                self._keep(self.deals[:, self.drawer] == outcome)
                self.deals = np.unique(self._given(-1), axis=0)
            case _:
                pass

    def _free(self, baby: int) -> Any:
        return (self.deals != baby).all(axis=1)

    def _given(self, baby: int) -> Any:
        deals = self.deals.copy()
        deals[:, self.drawer] = baby
        return deals

    def _keep(self, agree: Any) -> None:
        self.deals = self.deals[agree]

    def suspects(self) -> list[int]:
        """Who each seat can be: a mask, 0 for the viewer itself and a seat without an identity."""
        masks = np.bitwise_or.reduce((1 << (self.deals + 1)) >> 1, axis=0).tolist()
        return [0 if seat == self.viewer else mask for seat, mask in enumerate(masks)]


@pytest.fixture(scope="module")
def game() -> Game:
    return library.load(FOLDER)


def cases() -> Iterator[tuple[int, dict[str, str]]]:
    """Numbers of seats and what bears on knowledge, in turn for ever."""
    yield from itertools.cycle(
        (seats, {"answers": answers, "mistakes": mistakes})
        for mistakes, seats, answers in itertools.product(("off", "off", "on"), (2, 3, 4), ("open", "secret"))
    )


def curious(match: Match, luck: random.Random) -> int:
    """A random action, but one that tells something where there is a choice: escapes and diapers are dull."""
    legal = match.legal_actions(match.deciding[0])
    telling = [action for action in legal if not 27 <= action <= 30]
    return luck.choice(telling or legal)


def watched(
    game: Game, seed: int, seats: int, options: dict[str, str], viewer: int
) -> Iterator[tuple[Match, Detective]]:
    """A random match after each step before the end, with what a detective made of it."""
    match = Match(game, seats, FastDealer(seed), options)
    detective = Detective(viewer, seats, options)
    luck = random.Random(seed)
    while True:
        detective.look(match)
        if match.kind is Kind.CHANCE:
            match.deal()
        else:
            match.act(match.deciding[0], curious(match, luck))
        if match.kind is Kind.OVER:
            return
        detective.hear(match)
        yield match, detective


def test_a_seat_can_tell_what_follows_from_its_log_and_no_more(game: Game) -> None:
    found = 0
    for seed, (seats, options) in zip(range(MATCHES), cases(), strict=False):
        viewer = seed % seats
        for match, detective in watched(game, seed, seats, options, viewer):
            suspects = match.observation(viewer)["suspects"][0, viewer].tolist()
            assert suspects[:seats] == detective.suspects(), (seed, len(match.log))
            found += sum(mask.bit_count() == 1 for mask in suspects)
    assert found > MATCHES  # they find each other out


def test_imagined_identities_are_all_deals_that_agree_and_equally_often(game: Game) -> None:
    compared = 0
    for seed, (seats, options) in zip(range(24), cases(), strict=False):
        viewer = SPECTATOR if seed % 4 == 3 else seed % seats
        for match, detective in watched(game, seed, seats, options, viewer):
            deals = {tuple(deal) for deal in detective.deals.tolist()}
            if len(match.log) % 10 or len(deals) > 60:
                continue
            luck = new_luck(seed, len(match.log))
            worlds = (imagine(game, match.observation(viewer), viewer, luck) for _ in range(OFTEN * len(deals)))
            counts = Counter(tuple((world["identity"][0, :seats] - 1).tolist()) for world in worlds)
            assert set(counts) == deals
            surprise = sum((count - OFTEN) ** 2 / OFTEN for count in counts.values())
            freedom = len(deals) - 1
            assert surprise < freedom + 6 * (2 * freedom) ** 0.5 + 6, (seed, len(match.log))
            compared += 1
    assert compared > 30
