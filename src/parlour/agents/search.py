"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), with one observer or many.

Each simulation imagines a world that agrees with the observation (`resample`) and never sees the state. Worlds that do
not fit to how the others have played are mostly imagined anew (`plausibility`). Where everybody sees every action, one
tree serves all (SO-ISMCTS); where parts of actions are hidden, each seat has a tree of its own that tells apart what
that seat can tell apart (MO-ISMCTS). Nodes are sequences of actions and of news (`Game.news`); all other chance is
sampled anew in every simulation without a node of its own.
Seats that decide at once choose each for itself; a race is such a choice, and the fastest counts.
"""

from __future__ import annotations

import numpy as np

from parlour.agents.tree import (
    ACTION,
    SIZE,
    WIDTH,
    favourite,
    follow,
    has_room,
    plant,
    reward,
    select,
    select_by_advice,
)
from parlour.engine.bind import Floats, Ints, entry, part
from parlour.engine.contract import (
    apply_action,
    apply_outcome,
    candidates,
    chance_outcomes,
    choose,
    current_players,
    is_shown,
    legal_actions,
    observe,
    plausibility,
    reaction,
    resample,
    returns,
    seen_as,
)
from parlour.engine.kind import MAX_SEATS, Kind
from parlour.engine.luck import Luck, below, pick
from parlour.engine.playing import (
    CHOICES,
    STEP_LIMIT,
    TIMES,
    apply_choices,
    in_mask,
    lowest_in,
    play_chance,
    play_out,
)
from parlour.engine.records import Rows

MAX_DEPTH = 512
"""Decisions that are rewarded in one simulation; deeper ones are played on without the tree."""

USUAL_SKILL = 1
"""How fast all are taken to be in a race."""

CHANCE = MAX_SEATS
"""The seat of news in a tree."""

TRIES = 8
"""Worlds that are imagined at most to find one that fits to how the others have played."""

SIMULATIONS, EXPLORATION, GREED, TRUST, OBSERVERS, NEWS = 0, 1, 2, 3, 4, 5
"""Places in how an agent searches (`AgentSpec.numbers`): worlds; the constant of UCB in thousandths; of the decisions
after the tree, the percent that the game's tactics make; how far they are trusted in the tree, in percent; how many
trees there are; and the mask of the piles whose outcomes are told apart."""

PATH, CHOSEN_BY, NODES, CHILDREN = 0, MAX_DEPTH, MAX_DEPTH + CHOICES, MAX_DEPTH + CHOICES + MAX_SEATS
NOTES = CHILDREN + MAX_SEATS
"""What a simulation notes: the decisions on its path, the choices of seats, where each observer is in its tree, and
where its own choice leads; and how long all that is."""


@part
def imagine_world(views: Rows, seat: int, worlds: Rows, evidence: Ints, luck: Luck) -> None:
    """A world that agrees with the observation `views[0]`, drawn the more often the better it fits to the evidence."""
    for _ in range(TRIES):
        worlds[0] = views[0]
        resample(worlds[0], seat, luck)
        if below(luck, 100) < plausibility(worlds[0], evidence, seat):
            return


@part
def thoughts(worlds: Rows, seat: int, actions: Ints, luck: Luck) -> int:
    """The actions of a seat that are worth a thought; `worlds[1]` gets what it would see in this world."""
    n = legal_actions(worlds[0], seat, actions)
    if n == 1:
        return n
    observe(worlds[0], seat, worlds[1])  # whoever imagines a world may not make its players all-knowing
    return int(candidates(worlds[1], seat, actions, n, luck))


@part
def descend(
    worlds: Rows,
    thinker: int,
    manner: Ints,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    notes: Ints,
    actions: Ints,
    weights: Ints,
    luck: Luck,
) -> int:
    """Walk down the trees in an imagined world until a node is added; return how long the path in `notes` is."""
    length = 0
    trees = manner[OBSERVERS]
    nodes = notes[NODES:]
    children = notes[CHILDREN:]
    choices = notes[CHOSEN_BY:]
    for root in range(trees):
        nodes[root] = root
    for _ in range(STEP_LIMIT):
        kind, mask = current_players(worlds[0])
        if kind == Kind.OVER or length + MAX_SEATS > MAX_DEPTH or not has_room(tree, totals):
            break
        if kind == Kind.CHANCE:
            hear_news(worlds, thinker, manner, tree, slots, totals, nodes, weights, luck)
            continue
        before = tree[SIZE]
        for seat in range(MAX_SEATS):
            if in_mask(mask, seat):
                n = thoughts(worlds, seat, actions, luck)
                node = nodes[seat if trees > 1 else 0]
                curious = manner[EXPLORATION]
                if manner[GREED] == 0 or n == 1:
                    child = select(tree, slots, totals, curious, node, seat, actions, n, luck)
                else:
                    advised = choose(worlds[1], seat, actions, n, luck)
                    child = select_by_advice(
                        tree, slots, totals, curious, manner[TRUST], advised, node, seat, actions, n
                    )
                children[seat] = child
                choices[seat] = tree[child * WIDTH + ACTION]
                choices[TIMES + seat] = reaction(worlds[0], seat, choices[seat], USUAL_SKILL, luck)
                notes[PATH + length] = child
                length += 1
        grown = tree[SIZE] > before
        if trees == 1:
            nodes[0] = children[thinker if in_mask(mask, thinker) else lowest_in(mask)]
        else:
            observe_choices(mask, trees, tree, slots, totals, notes)
        apply_choices(worlds, kind.value, mask, choices, actions, luck)
        if grown:
            break
    return length


@part
def hear_news(
    worlds: Rows,
    thinker: int,
    manner: Ints,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    nodes: Ints,
    weights: Ints,
    luck: Luck,
) -> None:
    """Chance decides; if the outcome is news, all who see it go on in their trees by what it is."""
    pile, n = chance_outcomes(worlds[0], weights)
    outcome = pick(luck, weights, n)
    if in_mask(manner[NEWS], pile):
        for observer in range(manner[OBSERVERS]):
            if is_shown(worlds[0], pile, observer if manner[OBSERVERS] > 1 else thinker):
                nodes[observer] = follow(tree, slots, totals, nodes[observer], CHANCE, outcome)
    apply_outcome(worlds[0], pile, outcome)


@part
def observe_choices(mask: int, trees: int, tree: Ints, slots: Ints, totals: Floats, notes: Ints) -> None:
    """Each observer goes on in its tree: by its own choice, then by those of the others as it sees them."""
    for observer in range(trees):
        node = notes[NODES + observer]
        if in_mask(mask, observer):
            node = notes[CHILDREN + observer]
        for seat in range(trees):
            if seat != observer and in_mask(mask, seat):
                seen = seen_as(seat, notes[CHOSEN_BY + seat], observer)
                node = follow(tree, slots, totals, node, seat, seen)
        notes[NODES + observer] = node


@part
def play_on(worlds: Rows, greed: int, choices: Ints, actions: Ints, weights: Ints, luck: Luck) -> None:
    """Play to the end: `greed` percent of the decisions by the game's tactics, the others at random."""
    for _ in range(STEP_LIMIT):
        kind, mask = current_players(worlds[0])
        if kind == Kind.OVER:
            return
        if kind == Kind.CHANCE:
            play_chance(worlds, weights, luck)
            continue
        for seat in range(MAX_SEATS):
            if in_mask(mask, seat):
                n = legal_actions(worlds[0], seat, actions)
                if n > 1 and below(luck, 100) < greed:
                    observe(worlds[0], seat, worlds[1])
                    choices[seat] = choose(worlds[1], seat, actions, n, luck)
                else:
                    choices[seat] = actions[below(luck, n)]
                choices[TIMES + seat] = reaction(worlds[0], seat, choices[seat], USUAL_SKILL, luck)
        if kind == Kind.TURN:
            seat = lowest_in(mask)
            apply_action(worlds[0], seat, choices[seat])
        else:
            apply_choices(worlds, kind.value, mask, choices, actions, luck)


@part
def think(
    worlds_more: int,
    views: Rows,
    thinker: int,
    manner: Ints,
    evidence: Ints,
    worlds: Rows,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    actions: Ints,
    weights: Ints,
    luck: Luck,
    notes: Ints,
    out: Floats,
) -> None:
    """So many simulations more; `views[0]` is what the thinker sees, `worlds[:2]` the workplace."""
    for _ in range(worlds_more):
        imagine_world(views, thinker, worlds, evidence, luck)
        length = descend(worlds, thinker, manner, tree, slots, totals, notes, actions, weights, luck)
        if manner[GREED] == 0:
            play_out(worlds, notes[CHOSEN_BY:], actions, weights, luck)
        else:
            play_on(worlds, manner[GREED], notes[CHOSEN_BY:], actions, weights, luck)
        returns(worlds[0], out)
        reward(tree, totals, notes, length, out)


@part
def needs_no_thought(views: Rows, thinker: int, actions: Ints, luck: Luck) -> bool:
    """Whether only one action is legal or worth a thought; it is `actions[0]` then."""
    n = legal_actions(views[0], thinker, actions)
    return bool(n == 1 or candidates(views[0], thinker, actions, n, luck) == 1)


@part
def room_for(manner: Ints) -> int:
    """How many nodes may be needed."""
    return int((manner[SIMULATIONS] + MAX_SEATS) * MAX_SEATS * (1 if manner[OBSERVERS] == 1 else 2))


@part
def best_of(views: Rows, thinker: int, manner: Ints, tree: Ints, slots: Ints, actions: Ints) -> int:
    """The most visited of the thinker's actions."""
    n = legal_actions(views[0], thinker, actions)
    return favourite(tree, slots, thinker if manner[OBSERVERS] > 1 else 0, thinker, actions, n)


@part(scratch=True)
def search_action(
    views: Rows, thinker: int, manner: Ints, evidence: Ints, worlds: Rows, actions: Ints, weights: Ints, luck: Luck
) -> int:
    """What a seat does that has thought in its manner; `views[0]` is its observation, `worlds[:2]` the workplace.

    The observation must be of a position in which the seat decides.
    """
    if needs_no_thought(views, thinker, actions, luck):
        return int(actions[0])
    room = room_for(manner)
    tree = np.zeros(room * WIDTH + 1, np.int64)
    totals = np.zeros(room + 2, np.float64)
    slots = np.zeros(2 * room + 1, np.int64)
    notes = np.zeros(NOTES, np.int64)
    out = np.zeros(MAX_SEATS, np.float64)
    plant(tree, slots, totals, manner[OBSERVERS])
    count = manner[SIMULATIONS]
    think(count, views, thinker, manner, evidence, worlds, tree, slots, totals, actions, weights, luck, notes, out)
    return best_of(views, thinker, manner, tree, slots, actions)


@entry
def search(
    views: Rows, thinker: int, manner: Ints, evidence: Ints, worlds: Rows, actions: Ints, weights: Ints, luck: Luck
) -> int:
    """`search_action`, for Python."""
    return search_action(views, thinker, manner, evidence, worlds, actions, weights, luck)
