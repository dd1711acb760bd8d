"""Whole games between agents in one compiled call, bound to each game."""

from __future__ import annotations

from parlour.agents.deciding import MODEL, NUMBERS, RANDOM, SEARCH, plain_action
from parlour.agents.remembering import remember
from parlour.agents.search import USUAL_SKILL, search_action
from parlour.engine.bind import Floats, Ints, entry, part
from parlour.engine.contract import (
    apply_action,
    current_players,
    initial_state,
    legal_actions,
    observe,
    reaction,
    returns,
)
from parlour.engine.kind import MAX_SEATS, Kind
from parlour.engine.luck import Luck, below, reseed
from parlour.engine.playing import STEP_LIMIT, TIMES, apply_choices, in_mask, lowest_in, play_chance
from parlour.engine.records import Rows

DECISIONS, FORCED, CHANCE, ENDLESS = 0, 1, 2, 3
"""Places of the counts: decisions have at least two legal actions, forced ones have one."""

STATE, START, VIEW, WORLD = 0, 1, 2, 3
"""Places of the rows that a loop works on."""

GAME_STREAM = 1 << 40
"""Agents think in streams of their own, so that the same deal can be played by others."""


@part
def thoughtful_action(
    rows: Rows, seat: int, agents: Ints, evidence: Ints, actions: Ints, weights: Ints, thought: Luck
) -> int:
    """What an agent that looks does."""
    observe(rows[STATE], seat, rows[VIEW])
    agent = agents[NUMBERS * seat :]
    if agent[0] == SEARCH:
        known = evidence[len(evidence) // MAX_SEATS * seat :]
        return search_action(rows[VIEW:], seat, agent[1:], known, rows[WORLD:], actions, weights, thought)
    return plain_action(agent[0], agent[1], rows[VIEW:], seat, actions, thought)


@part
def remember_all(rows: Rows, seats: int, seat: int, action: int, agents: Ints, evidence: Ints) -> None:
    """All who search draw their conclusions from what a seat is about to do."""
    if len(evidence) == 0:
        return
    for viewer in range(seats):
        if agents[NUMBERS * viewer] == SEARCH:
            known = evidence[len(evidence) // MAX_SEATS * viewer :]
            remember(rows, viewer, seat, action, rows[VIEW:], known)


@part(inline=True)
def choice_of(
    rows: Rows, seat: int, agents: Ints, evidence: Ints, actions: Ints, weights: Ints, thought: Luck, counts: Ints
) -> int:
    """What the agent in a seat does; `agents` holds the numbers of each (`AgentSpec.numbers`)."""
    n = legal_actions(rows[STATE], seat, actions)
    if n == 1:
        counts[FORCED] += 1
        return int(actions[0])
    counts[DECISIONS] += 1
    if agents[NUMBERS * seat] == RANDOM:
        return int(actions[below(thought, n)])
    return thoughtful_action(rows, seat, agents, evidence, actions, weights, thought)


@part
def time_of(rows: Rows, seat: int, agents: Ints, action: int, thought: Luck) -> int:
    """After how many milliseconds the agent in a seat does what it does in a race."""
    skill = agents[NUMBERS * seat + 1] if agents[NUMBERS * seat] == MODEL else USUAL_SKILL
    return int(reaction(rows[STATE], seat, action, skill, thought))


@entry
def play_games(
    rows: Rows,
    seats: int,
    agents: Ints,
    seed: int,
    first: int,
    games: int,
    luck: Luck,
    thought: Luck,
    choices: Ints,
    actions: Ints,
    weights: Ints,
    evidence: Ints,
    counts: Ints,
    results: Floats,
) -> None:
    """Play games number `first`..`first+games-1` of a seed.

    `rows` are five: a workplace, a record of zeros that holds the options, an observation and two for imagining.
    `evidence` has room for that of `MAX_SEATS` seats.
    `counts` are added to; `results` gets the returns of every game, `seats` numbers each.
    """
    for game in range(games):
        reseed(luck, seed, first + game)
        reseed(thought, seed, GAME_STREAM + first + game)
        rows[STATE] = rows[START]
        initial_state(rows[STATE], seats)
        for i in range(len(evidence)):
            evidence[i] = 0
        steps = 0
        while steps < STEP_LIMIT:
            steps += 1
            kind, mask = current_players(rows[STATE])
            if kind == Kind.CHANCE:
                play_chance(rows, weights, luck)
                counts[CHANCE] += 1
            elif kind == Kind.TURN:
                seat = lowest_in(mask)
                action = choice_of(rows, seat, agents, evidence, actions, weights, thought, counts)
                remember_all(rows, seats, seat, action, agents, evidence)
                apply_action(rows[STATE], seat, action)
            elif kind == Kind.OVER:
                break
            else:
                for seat in range(MAX_SEATS):
                    if in_mask(mask, seat):
                        choices[seat] = choice_of(rows, seat, agents, evidence, actions, weights, thought, counts)
                        choices[TIMES + seat] = time_of(rows, seat, agents, choices[seat], thought)
                apply_choices(rows, kind.value, mask, choices, actions, luck)
        counts[ENDLESS] += steps == STEP_LIMIT
        returns(rows[STATE], results[game * seats :])
