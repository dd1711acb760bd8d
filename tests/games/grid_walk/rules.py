"""Grid Walk: roll, walk through a garden, peek into chests; at the end all seal a guess which chests hold treasure.

A bush is searched when it is first stepped on, and a trap in it ends the walk. What lies in a chest is dealt when
somebody first looks, and is for those who have looked until all chests are opened.
"""

from __future__ import annotations

from parlour.engine import Array, Kind, Luck, below, rule

from .choices import default_action, legal_actions, may_peek, refusal, size
from .garden import BUSH_AT, BUSHES, CHEST_AT, CHESTS, FACES, NEXT, NONE, ROUNDS, STARTS, TRAPS, TREASURES
from .state import (
    ACTIONS,
    BARE,
    EVERYBODY,
    LOOK,
    OPTIONS,
    PILES,
    PLAYERS,
    ROLL,
    SEARCH,
    STONE,
    TRAP,
    TREASURE,
    UNLOCK,
    Broken,
    Phase,
    Reason,
    State,
)

__all__ = [
    "ACTIONS",
    "OPTIONS",
    "PILES",
    "PLAYERS",
    "Broken",
    "Reason",
    "State",
    "default_action",
    "legal_actions",
    "refusal",
]


@rule
def initial_state(state: State, seats: int) -> None:
    """Everybody at the own start; zeros say the rest: the first seat rolls."""
    state.seats = seats
    for seat in range(seats):
        state.square[seat] = STARTS[seat]


@rule
def roll(state: State, outcome: int) -> None:
    """A pile: so many steps."""
    state.rolled = outcome + 1
    state.left = outcome + 1
    state.phase = Phase.WALK


@rule
def step(state: State, seat: int, direction: int) -> None:
    """One step; a bush that was not searched is searched now."""
    state.square[seat] = NEXT[state.square[seat]][direction]
    state.left -= 1
    bush = BUSH_AT[state.square[seat]]
    if bush != NONE and state.bush[bush] == 0:
        state.phase = Phase.SEARCH
    else:
        walk_on(state)


@rule
def search(state: State, outcome: int) -> None:
    """A pile: a trap ends the walk, and is harmless from then on."""
    state.bush[BUSH_AT[state.square[state.turn]]] = outcome + 1
    state.phase = Phase.WALK
    if outcome + 1 == TRAP:
        state.left = 0
    walk_on(state)


@rule
def walk_on(state: State) -> None:
    """The turn is over when there is nothing left to do."""
    if state.left == 0 and not may_peek(state, state.turn):
        next_turn(state)


@rule
def peek(state: State, seat: int) -> None:
    """Look into the chest here, for the rest of the turn."""
    state.phase = Phase.LOOK


@rule
def look(state: State, outcome: int) -> None:
    """A pile: the seat of this turn alone sees what is in the chest, until it has shut it again."""
    chest = CHEST_AT[state.square[state.turn]]
    state.chest[chest] = outcome + 1
    state.looked[chest] |= 1 << state.turn
    state.phase = Phase.SHUT


@rule
def shut(state: State, seat: int) -> None:
    """Seen."""
    next_turn(state)


@rule
def rest(state: State, seat: int) -> None:
    """Walk no further."""
    next_turn(state)


@rule
def next_turn(state: State) -> None:
    """The next seat rolls; after the last round all guess."""
    state.left = 0
    state.turns += 1
    state.turn = (state.turn + 1) % state.seats
    state.phase = Phase.SEAL if state.turns == ROUNDS * state.seats else Phase.ROLL


@rule
def seal(state: State, seat: int, chests: int) -> None:
    """A guess which chests hold treasure; when all are sealed, the chests are opened."""
    state.guess[seat] = chests
    state.sealed |= 1 << seat
    if state.sealed == (1 << state.seats) - 1:
        state.phase = Phase.UNLOCK


@rule
def unlock(state: State, outcome: int) -> None:
    """A pile: everybody sees what is in the next chest."""
    state.chest[state.unlocked] = outcome + 1
    state.looked[state.unlocked] = EVERYBODY
    state.unlocked += 1
    if state.unlocked == CHESTS:
        state.phase = Phase.OVER


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """One seat after the other, at the end all at once."""
    match state.phase:
        case Phase.WALK | Phase.SHUT:
            return Kind.TURN, 1 << state.turn
        case Phase.SEAL:
            return Kind.JOINT, (1 << state.seats) - 1
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """A fair die; any of the bushes or chests that were not dealt; what was dealt is what it is."""
    match state.phase:
        case Phase.ROLL:
            for face in range(FACES):
                weights[face] = 1
            return ROLL, FACES
        case Phase.SEARCH:
            weights[BARE - 1] = BUSHES - TRAPS - dealt(state.bush, BUSHES, BARE)
            weights[TRAP - 1] = TRAPS - dealt(state.bush, BUSHES, TRAP)
            return SEARCH, 2
        case Phase.LOOK:
            weigh_chest(state, CHEST_AT[state.square[state.turn]], weights)
            return LOOK, 2
        case Phase.UNLOCK:
            weigh_chest(state, state.unlocked, weights)
            return UNLOCK, 2
        case _:
            return ROLL, 0


@rule
def weigh_chest(state: State, chest: int, weights: Array) -> None:
    """The odds of what a chest holds."""
    known = state.chest[chest]
    weights[STONE - 1] = known == STONE if known != 0 else stones_left(state)
    weights[TREASURE - 1] = known == TREASURE if known != 0 else treasures_left(state)


@rule
def stones_left(state: State) -> int:
    """How many stones are in no chest (in an observation: nowhere in sight)."""
    return CHESTS - TREASURES - dealt(state.chest, CHESTS, STONE)


@rule
def treasures_left(state: State) -> int:
    """How many treasures are in no chest (in an observation: nowhere in sight)."""
    return TREASURES - dealt(state.chest, CHESTS, TREASURE)


@rule
def dealt(places: Array, count: int, what: int) -> int:
    """On how many places this lies."""
    found = 0
    for place in range(count):
        found += places[place] == what
    return found


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Deal the chests that only others have looked into, and guess for the others."""
    for chest in range(CHESTS):
        if observation.looked[chest] != 0 and (observation.looked[chest] >> seat) & 1 == 0:
            treasures = treasures_left(observation)
            is_treasure = below(luck, treasures + stones_left(observation)) < treasures
            observation.chest[chest] = TREASURE if is_treasure else STONE
    for other in range(observation.seats):
        if other != seat and (observation.sealed >> other) & 1 == 1:
            chests = below(luck, 1 << CHESTS)
            while size(chests) > TREASURES:
                chests = below(luck, 1 << CHESTS)
            observation.guess[other] = chests


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    traps = dealt(state.bush, BUSHES, TRAP)
    if traps > TRAPS or dealt(state.bush, BUSHES, BARE) > BUSHES - TRAPS:
        return Broken.TRAPS_ARE_CONSERVED.value
    if treasures_left(state) < 0 or stones_left(state) < 0:
        return Broken.TREASURES_ARE_CONSERVED.value
    for chest in range(CHESTS):
        if (state.chest[chest] != 0) != (state.looked[chest] != 0):
            return Broken.CHESTS_ARE_DEALT_WHEN_LOOKED_INTO.value
    for seat in range(state.seats):
        if size(state.guess[seat]) > TREASURES:
            return Broken.GUESSES_NAME_AT_MOST_THE_TREASURES.value
    return 0


@rule
def returns(state: State, out: Array) -> None:
    """1 for each treasure named, -1 for each stone."""
    for seat in range(state.seats):
        out[seat] = 0
        for chest in range(CHESTS):
            if (state.guess[seat] >> chest) & 1 == 1:
                out[seat] += 1 if state.chest[chest] == TREASURE else -1
