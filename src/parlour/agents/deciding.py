"""One decision of an agent that does not search, compiled with the game that it is about."""

from __future__ import annotations

from parlour.engine.bind import Ints, entry, part
from parlour.engine.contract import choose, legal_actions, model, reaction
from parlour.engine.luck import Luck, below
from parlour.engine.records import Rows

RANDOM, GREEDY, SEARCH, MODEL = 0, 1, 2, 3
"""The kinds of agents."""

NUMBERS = 7
"""How many numbers say what an agent is: its kind, then its skill, or the manner in which it searches."""


@part
def plain_action(kind: int, skill: int, views: Rows, seat: int, actions: Ints, luck: Luck) -> int:
    """What an agent that does not search does in a seat, from the seat's observation `views[0]` alone."""
    n = legal_actions(views[0], seat, actions)
    if n == 1:
        return int(actions[0])
    if kind == GREEDY:
        return int(choose(views[0], seat, actions, n, luck))
    if kind == MODEL:
        return int(model(views[0], seat, actions, n, skill, luck))
    return int(actions[below(luck, n)])


@entry
def decide(kind: int, skill: int, views: Rows, seat: int, actions: Ints, luck: Luck) -> int:
    """`plain_action`, for Python."""
    return plain_action(kind, skill, views, seat, actions, luck)


@entry
def react(views: Rows, seat: int, action: int, skill: int, luck: Luck) -> int:
    """How many milliseconds a seat takes in a race to do this."""
    return int(reaction(views[0], seat, action, skill, luck))
