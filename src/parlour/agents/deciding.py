"""One decision of any agent from an observation, compiled with the game that it is about."""

from __future__ import annotations

from parlour.agents.search import search_action
from parlour.engine.bind import Ints, entry, part
from parlour.engine.contract import choose, legal_actions
from parlour.engine.luck import Luck, below
from parlour.engine.records import Rows

RANDOM, GREEDY, SEARCH = 0, 1, 2
"""The kinds of agents."""


@part
def agent_action(
    kind: int, simulations: int, views: Rows, seat: int, worlds: Rows, actions: Ints, weights: Ints, luck: Luck
) -> int:
    """What an agent of a kind does in a seat, from the seat's observation `views[0]` alone."""
    if kind == SEARCH:
        return search_action(views, seat, simulations, worlds, actions, weights, luck)
    n = legal_actions(views[0], seat, actions)
    if n == 1:
        return int(actions[0])
    if kind == GREEDY:
        return int(choose(views[0], seat, actions, n, luck))
    return int(actions[below(luck, n)])


@entry
def decide(
    kind: int, simulations: int, views: Rows, seat: int, worlds: Rows, actions: Ints, weights: Ints, luck: Luck
) -> int:
    """`agent_action`, for Python."""
    return agent_action(kind, simulations, views, seat, worlds, actions, weights, luck)
