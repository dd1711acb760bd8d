"""How far agents are from best in games that are small enough to know: their whole trees are worked out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
import numpy as np

from parlour.agents import AgentSpec
from parlour.agents.spec import check_repeatable
from parlour.engine.bind import Floats
from parlour.engine.errors import SetupError
from parlour.engine.game import Game
from parlour.lab.exact_agents import FIRST, SAMPLES, policy_of
from parlour.lab.exact_solve import MOST, Solution, fixed_sum, solve
from parlour.lab.exact_tree import Tree
from parlour.lab.exact_values import best_answer, value, with_seat
from parlour.lab.exact_walk import NODES, grow

Progress = Callable[[str, int], Callable[[int], None]]
"""Called with what comes next and how many parts it has; what it returns is called with the parts that are done."""


class AgentTruth(msgspec.Struct, frozen=True):
    """How well an agent plays; lists have a number for each seat, all in units of the game's returns."""

    agent: str
    returns: list[float]
    """What each seat gets when the agent sits in all of them."""
    best_answer: list[float]
    """What each seat gets at most against the agent in all others."""
    exploitability: float
    """What a seat gains by answering the agent best instead of playing like it, the mean of all seats.

    With two seats and a fixed sum: what the agent loses, against best play by both, to who knows it perfectly.
    """
    against_best: list[float] | None
    """What the agent gets in each seat against the solution's policy."""
    loss: float | None
    """How much less that is than the game's value, the mean of both seats."""


class Truth(msgspec.Struct, frozen=True):
    """What is known of a game's whole tree. What needs a fixed sum of two seats is `None` in other games."""

    game: str
    preset: str
    seats: int
    options: dict[str, str]
    nodes: int
    information_sets: int
    fixed_sum: float | None
    """What all seats get together at every end; `None` if that depends on how they play."""
    value: list[float] | None
    """What each seat gets when both play best."""
    bound: float | None
    """How far `value` may be off."""
    iterations: int | None
    """How many of CFR+ that took."""
    samples: int
    """How often an agent was asked at each decision."""
    agents: list[AgentTruth]


def _unseen(_text: str, _total: int) -> Callable[[int], None]:
    return lambda _done: None


def exact(
    game: Game,
    seats: int,
    agents: Sequence[AgentSpec],
    options: Mapping[str, str] | None = None,
    samples: int = SAMPLES,
    iterations: int = MOST,
    limit: int = NODES,
    progress: Progress = _unseen,
) -> Truth:
    """Walk a game's whole tree, solve it if two seats share a fixed sum, and measure each agent against best play.

    Raises `TreeTooLargeError` after `limit` nodes, and `SetupError` for a setup or an agent that there is not, or for a
    search that goes by time.
    """
    if samples < FIRST:
        raise SetupError(f"{samples} samples: ask an agent at least {FIRST} times")
    for agent in agents:
        check_repeatable(game, agent)
    chosen = game.prepare(seats, options)[1]
    tree = grow(game, seats, chosen, limit)
    total = fixed_sum(tree)
    solution = None
    if total is not None and seats == 2:
        solution = solve(tree, total, most=iterations, progress=progress(f"solving {game.slug}", iterations))
    measured: list[AgentTruth] = []
    for agent in agents:
        policy = policy_of(tree, game, agent, samples, progress(f"{game.slug}: asking {agent}", tree.information_sets))
        measured.append(measure(tree, str(agent), policy, solution))
    return Truth(
        game=game.slug,
        preset=game.preset,
        seats=seats,
        options=chosen,
        nodes=tree.nodes,
        information_sets=tree.information_sets,
        fixed_sum=total,
        value=_values(tree, solution),
        bound=solution.bound if solution else None,
        iterations=solution.iterations if solution else None,
        samples=samples,
        agents=measured,
    )


def measure(tree: Tree, name: str, policy: Floats, solution: Solution | None) -> AgentTruth:
    """How far a policy is from best; `solution` if the tree has one."""
    everyone = range(tree.seats)
    returns = [value(tree, policy, seat) for seat in everyone]
    best = [best_answer(tree, policy, seat)[1] for seat in everyone]
    against_best = loss = None
    worth = _values(tree, solution)
    if solution is not None and worth is not None:
        against_best = [value(tree, with_seat(tree, seat, policy, solution.policy), seat) for seat in everyone]
        loss = float(np.mean(np.subtract(worth, against_best)))
    return AgentTruth(name, returns, best, float(np.mean(np.subtract(best, returns))), against_best, loss)


def _values(tree: Tree, solution: Solution | None) -> list[float] | None:
    return None if solution is None else [solution.value, float(tree.returns[0].sum()) - solution.value]
