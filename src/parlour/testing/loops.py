"""The laws that are checked at every position of random games, bound to each game (and run with bounds checks)."""

from __future__ import annotations

from parlour.engine.bind import Bytes, Ints, entry, part
from parlour.engine.contract import (
    chance_outcomes,
    current_players,
    default_action,
    initial_state,
    invariants,
    legal_actions,
    observe,
    refusal,
    resample,
)
from parlour.engine.kind import DEALER_PICKS, MAX_SEATS, SPECTATOR, Kind
from parlour.engine.luck import Luck, below, reseed
from parlour.engine.playing import STEP_LIMIT, in_mask, random_step
from parlour.engine.records import Rows

STATE, START, VIEW, WORLD, WORLD_VIEW = 0, 1, 2, 3, 4
"""Places of the rows that the check works on."""

LAW, GAME, STEP, SEAT, DETAIL, POSITIONS = 0, 1, 2, 3, 4, 5
"""Places of the report."""

(
    KEPT,
    INVARIANT,
    NOBODY_DECIDES,
    NOTHING_LEGAL,
    NOT_ASCENDING,
    DEFAULT_NOT_LEGAL,
    NO_END,
    VIEW_CHANGES,
    PLAYERS_CHANGE,
    LEGAL_CHANGES,
    DEFAULT_CHANGES,
    REFUSAL_CHANGES,
    WORLD_BROKEN,
    NOT_ONE_TURN,
    NO_SUCH_SEAT,
    NO_SUCH_PILE,
    BAD_ODDS,
) = range(17)

CLOSELY = 500
"""Steps of a game that are all looked at closely, however few positions are asked for."""

MOST_WEIGHT = 1 << 31
"""Odds of a pile must add up to less, so that all dealers keep them."""


@part
def same_bytes(data: Bytes, a: int, b: int) -> bool:
    """Whether two rows are equal, byte for byte."""
    for i in range(data.shape[1]):
        if data[a, i] != data[b, i]:
            return False
    return True


@part
def check_chance(rows: Rows, outcomes: Ints, weights: Ints, report: Ints) -> int:
    """A pile that is due exists, and its odds are such: none negative, some positive."""
    pile, n = chance_outcomes(rows[STATE], weights)
    report[DETAIL] = pile
    if not 0 <= pile < len(outcomes) or not 0 < n <= outcomes[pile]:
        return NO_SUCH_PILE
    total = 0
    for i in range(n):
        if weights[i] < 0:
            return BAD_ODDS
        total += weights[i]
    return KEPT if 0 < total < MOST_WEIGHT else BAD_ODDS


@part
def check_decisions(rows: Rows, kind: int, mask: int, seats: int, count: int, actions: Ints, report: Ints) -> int:
    """Somebody decides, and each that does has legal actions, in order, and a legal default."""
    if mask <= 0:
        return NOBODY_DECIDES
    if mask >> seats != 0:
        return NO_SUCH_SEAT
    if kind == Kind.TURN and mask & (mask - 1) != 0:
        return NOT_ONE_TURN
    for seat in range(MAX_SEATS):
        if not in_mask(mask, seat):
            continue
        report[SEAT] = seat
        n = legal_actions(rows[STATE], seat, actions)
        if n < 1:
            return NOTHING_LEGAL
        chosen = default_action(rows[STATE], seat)
        found = chosen == DEALER_PICKS
        previous = -1
        for i in range(n):
            if actions[i] <= previous or actions[i] >= count:
                report[DETAIL] = actions[i]
                return NOT_ASCENDING
            previous = actions[i]
            found |= actions[i] == chosen
        if not found:
            report[DETAIL] = chosen
            return DEFAULT_NOT_LEGAL
    return KEPT


@part
def check_secrecy(
    rows: Rows, data: Bytes, seat: int, count: int, actions: Ints, others: Ints, luck: Luck, report: Ints
) -> int:
    """What a seat cannot see is imagined anew: nothing that the seat sees or may do changes."""
    report[SEAT] = seat
    observe(rows[STATE], seat, rows[VIEW])
    rows[WORLD] = rows[VIEW]
    resample(rows[WORLD], seat, luck)
    observe(rows[WORLD], seat, rows[WORLD_VIEW])
    if not same_bytes(data, VIEW, WORLD_VIEW):
        return VIEW_CHANGES
    broken = invariants(rows[WORLD])
    if broken != 0:
        report[DETAIL] = broken
        return WORLD_BROKEN
    kind, mask = current_players(rows[STATE])
    kind_again, mask_again = current_players(rows[WORLD])
    if kind != kind_again or mask != mask_again:
        return PLAYERS_CHANGE
    if kind > Kind.RACE or seat == SPECTATOR or not in_mask(mask, seat):
        return KEPT
    n = legal_actions(rows[STATE], seat, actions)
    if legal_actions(rows[WORLD], seat, others) != n:
        return LEGAL_CHANGES
    asked = below(luck, count)
    legal = False
    for i in range(n):
        if actions[i] != others[i]:
            return LEGAL_CHANGES
        legal |= actions[i] == asked
    if default_action(rows[STATE], seat) != default_action(rows[WORLD], seat):
        return DEFAULT_CHANGES
    if not legal:
        report[DETAIL] = asked
        if refusal(rows[STATE], seat, asked) != refusal(rows[WORLD], seat, asked):
            return REFUSAL_CHANGES
    return KEPT


@part
def check_position(
    rows: Rows,
    data: Bytes,
    seats: int,
    closely: bool,
    outcomes: Ints,
    actions: Ints,
    others: Ints,
    weights: Ints,
    luck: Luck,
    report: Ints,
) -> int:
    """All laws of one position; what depends on something hidden is looked for where it is looked at closely."""
    report[SEAT] = -1
    report[DETAIL] = invariants(rows[STATE])
    if report[DETAIL] != 0:
        return INVARIANT
    count = len(actions)
    kind, mask = current_players(rows[STATE])
    if kind == Kind.OVER:
        return KEPT
    if kind == Kind.CHANCE:
        law = check_chance(rows, outcomes, weights, report)
    else:
        law = check_decisions(rows, kind.value, mask, seats, count, actions, report)
    if law != KEPT or not closely:
        return law
    for seat in range(seats + 1):
        viewer = seat if seat < seats else SPECTATOR
        law = check_secrecy(rows, data, viewer, count, actions, others, luck, report)
        if law != KEPT:
            return law
    return KEPT


@entry
def check_games(
    rows: Rows,
    data: Bytes,
    seats: int,
    seed: int,
    first: int,
    positions: int,
    limit: int,
    luck: Luck,
    imagination: Luck,
    outcomes: Ints,
    choices: Ints,
    actions: Ints,
    others: Ints,
    weights: Ints,
    report: Ints,
) -> None:
    """Check every position of random games from number `first` on until `positions` were checked or a law is broken.

    What a seat cannot see is imagined anew at every position, and in a game that takes more steps than `positions` (and
    than `CLOSELY`) at fewer and fewer. A game with a `limit` of steps need not end: it is left there.

    `rows` are five, `data` their bytes; row `START` holds the options; `outcomes` how many each pile has. On return the
    report says how many positions were checked and which law was broken, if any; the rows are left as they were then.
    """
    game = first
    while report[POSITIONS] < positions:
        reseed(luck, seed, game)
        reseed(imagination, seed + 1, game)
        report[GAME] = game
        rows[STATE] = rows[START]
        initial_state(rows[STATE], seats)
        step = 0
        while True:
            report[STEP] = step
            report[POSITIONS] += 1
            closely = step % (1 + step // max(positions, CLOSELY)) == 0
            law = check_position(rows, data, seats, closely, outcomes, actions, others, weights, imagination, report)
            if law == KEPT and step == STEP_LIMIT:
                law = NO_END
            if law != KEPT:
                report[LAW] = law
                return
            kind, mask = current_players(rows[STATE])
            if kind == Kind.OVER or step == limit:
                break
            random_step(rows, kind.value, mask, choices, actions, weights, luck)
            step += 1
        game += 1
