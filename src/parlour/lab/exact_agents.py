"""An agent as a policy of a whole tree: its shares of the legal actions wherever it can come to decide.

`random` is exact. Any other is asked with several seeds, from its observation alone, so its policy is a sample: one
that looks pure may be a little mixed, and a perfect adversary profits a little from the chance of the sample.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from parlour.agents import Agent, AgentSpec
from parlour.engine.bind import Floats
from parlour.engine.game import Game
from parlour.engine.records import Observation
from parlour.lab.exact_tree import Tree
from parlour.lab.exact_values import uniform

SAMPLES = 32
"""How often an agent is asked at a decision."""

FIRST = 8
"""If it says the same so many times, it is not asked again."""


def policy_of(
    tree: Tree, game: Game, spec: AgentSpec, samples: int = SAMPLES, progress: Callable[[int], None] | None = None
) -> Floats:
    """The policy of an agent in all seats; where its own choices never lead, it is uniform.

    `progress` is called with 1 whenever an information set is done.
    """
    policy = uniform(tree)
    if spec.name == "random":
        return policy
    asked: dict[tuple[int, bytes], Floats] = {}
    reached = np.zeros(len(tree.set_of), bool)
    reached[0] = True
    for place in range(1, len(tree.owner)):  # a set is numbered after those before it
        slots = slice(tree.first[place], tree.first[place + 1])
        if reached[tree.before[place]]:
            if len(tree.legal[place]) > 1:
                known = int(tree.owner[place]), tree.observations[place]
                if known not in asked:
                    asked[known] = _ask(game, spec, *known, tree.legal[place], samples, len(asked))
                policy[slots] = asked[known]
            reached[slots] = policy[slots] > 0
        if progress is not None:
            progress(1)
    return policy


def _ask(
    game: Game, spec: AgentSpec, seat: int, observation: bytes, legal: list[int], samples: int, number: int
) -> Floats:
    """The agent's share of each legal action, from `samples` agents with seeds of their own."""
    view = Observation(np.frombuffer(observation, game.dtype).copy())
    counts = np.zeros(len(legal))
    for sample in range(samples):
        counts[legal.index(Agent(game, str(spec), number * samples + sample).choose(view, seat, legal))] += 1
        if sample + 1 == FIRST and counts.max() == FIRST:
            break
    return counts / counts.sum()
