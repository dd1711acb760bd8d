"""The exact belief of a seat: every history that agrees with what it saw, pushed through the game's own rules.

`resample` must match this posterior over the whole state. A history weighs the product of its chance probabilities; a
choice that was seen weighs the unseen cards that could have made it (`ways`); a hidden parameter weighs one over the
legal ones.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import numpy as np

from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.log import Act, Draw, Step
from parlour.engine.luck import Luck
from parlour.engine.match import Match, imagine
from parlour.engine.records import Observation, Rows
from parlour.testing.tree import Node


class BeliefTooLargeError(ParlourError):
    """More states agree with what a seat saw than are worth enumerating."""


class Belief:
    """The states that a viewer may hold possible, with their weights, as a match goes on."""

    def __init__(self, match: Match, viewer: int, limit: int = 50_000) -> None:
        self.game = match.game
        self.viewer = viewer
        self.weights: dict[bytes, float] = {match.rows.tobytes(): 1.0}
        self._limit = limit

    def follow(self, steps: Sequence[Step], match: Match) -> None:
        """Take in the steps that were just applied to a match: one, or the joint choices of several seats."""
        after = match.observation(self.viewer).tobytes()
        moved: defaultdict[bytes, float] = defaultdict(float)
        for state, weight in self.weights.items():
            node = Node(self.game, _rows(self.game, state))
            for child, share in self._continuations(node, steps):
                if child.view(self.viewer) == after:
                    moved[child.rows.tobytes()] += weight * share
        total = sum(moved.values())
        if not total:
            raise ParlourError(f"{self.game.slug}: no history agrees with what viewer {self.viewer} saw")
        if len(moved) > self._limit:
            raise BeliefTooLargeError(f"{self.game.slug}: more than {self._limit} states agree with what was seen")
        self.weights = {state: weight / total for state, weight in moved.items()}

    def _continuations(self, node: Node, steps: Sequence[Step]) -> list[tuple[Node, float]]:
        first = steps[0]
        if isinstance(first, Draw):
            pile, weights = node.chance()
            if not weights or self.game.piles.names[pile] != first.pile:
                return []
            total = sum(weights)
            return [(node.after_outcome(pile, place), weight / total) for place, weight in enumerate(weights) if weight]
        acts = [step for step in steps if isinstance(step, Act)]
        return self._choices(node, acts)

    def _choices(self, node: Node, acts: list[Act]) -> list[tuple[Node, float]]:
        each: list[list[tuple[int, int, float]]] = []
        for act in acts:
            if act.seat not in node.deciding:
                return []
            seen = self.game.actions.seen(act.seat, act.action, self.viewer)
            alike = [
                action
                for action in node.legal(act.seat)
                if self.game.actions.seen(act.seat, action, self.viewer) == seen
            ]
            each.append(
                [
                    (act.seat, action, self.game.steps.weigh(node.rows, act.seat, action) / len(alike))
                    for action in alike
                ]
            )
        found: list[tuple[Node, float]] = []
        for profile in itertools.product(*each):
            share = math.prod(weight for _, _, weight in profile)
            if share:
                found.append((node.after({seat: action for seat, action, _ in profile}), share))
        return found


def _rows(game: Game, state: bytes) -> Rows:
    return np.frombuffer(state, game.dtype).copy()


def check_resample(
    game: Game, observation: Observation, viewer: int, weights: Mapping[bytes, float], samples: int, luck: Luck
) -> str:
    """Compare `samples` imagined states with an exact belief; return what is wrong, or an empty string.

    A state outside of the belief is always wrong. Frequencies are compared by a chi-square test that a sound
    `resample` fails once in a million times.
    """
    counts: Counter[bytes] = Counter(imagine(game, observation, viewer, luck).tobytes() for _ in range(samples))
    for state in counts:
        if state not in weights:
            return "it imagines a state that cannot be, after what was seen"
    small_expected = small_seen = statistic = 0.0
    cells = 0
    for state, weight in weights.items():
        expected = weight * samples
        if expected < 5:
            small_expected += expected
            small_seen += counts[state]
            continue
        statistic += (counts[state] - expected) ** 2 / expected
        cells += 1
    if small_expected > 0:
        statistic += (small_seen - small_expected) ** 2 / max(small_expected, 1.0)
        cells += 1
    freedom = max(cells - 1, 1)
    # Wilson and Hilferty 1931: the cube root of chi2 / k is nearly normal with mean 1 - 2/9k and variance 2/9k.
    spread = 2 / (9 * freedom)
    surprise = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    if surprise > 4.8:
        return f"its odds are wrong: chi-square {statistic:.1f} with {freedom} degrees of freedom"
    return ""
