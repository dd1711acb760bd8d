"""Junior Cluedo: the rules, in the rulebook's order.

Ids in brackets are the statements of `rulebook.toml` (`junior-cluedo/…`).
"""

from __future__ import annotations

from parlour.engine import MAX_SEATS, Array, Kind, rule

from .choices import legal_actions, refusal
from .default import default_action
from .house import (
    DIE,
    DOOR,
    KINDS,
    MAY_HOLD_THINGS,
    PASSAGE,
    SQUARES,
    STAIRCASE,
)
from .imagine import invariants, resample
from .room_cards import all_are_ghosts, cards_left, first_of, swap_bits
from .setup import choose_character, initial_state, lay, place_thing, ranked, roll_off
from .state import (
    ACTIONS,
    BITE,
    LAY,
    LOOK,
    OPTIONS,
    PILES,
    PLAYERS,
    PLAYERS_PLACE,
    ROLL,
    ROLL_OFF,
    VERDICT,
    Broken,
    Phase,
    Reason,
    State,
    Thing,
)
from .turns import next_turn
from .walking import (
    is_playing,
    is_square,
    may_enter,
    may_step_somewhere,
    players,
)

__all__ = [
    "ACTIONS",
    "OPTIONS",
    "PILES",
    "PLAYERS",
    "Broken",
    "Reason",
    "State",
    "choose_character",
    "default_action",
    "initial_state",
    "invariants",
    "lay",
    "legal_actions",
    "place_thing",
    "refusal",
    "resample",
    "roll_off",
]


# A turn: roll and walk, or take a passage, or accuse


@rule
def roll_die(state: State, seat: int) -> None:
    """Throw the die [move-1]."""
    state.phase = Phase.ROLL


@rule
def roll(state: State, outcome: int) -> None:
    """A pile: so many steps [move-1]."""
    state.rolled = outcome + 1
    state.steps = outcome + 1
    touch(state, state.place[state.turn])
    walk_on(state)


@rule
def touch(state: State, place: int) -> None:
    """The move goes over a place."""
    state.path[state.path_length] = place
    state.path_length += 1


@rule
def step(state: State, seat: int, square: int) -> None:
    """One step; a spider may bite whoever touches it [move-*, spider-1]."""
    state.place[seat] = square
    state.steps -= 1
    touch(state, square)
    if state.thing[square] == Thing.SPIDER:
        state.phase = Phase.TOUCH
    else:
        walk_on(state)


@rule
def bite(state: State, outcome: int) -> None:
    """A pile: the spider is harmless (0) and stays, or it bites (1): off to the staircase [spider-1, spider-2]."""
    square = state.place[state.turn]
    if outcome == 0:
        state.harmless -= 1
        state.thing[square] = Thing.HARMLESS
        walk_on(state)
    else:
        state.biting -= 1
        state.thing[square] = Thing.NOTHING
        state.place[state.turn] = STAIRCASE
        next_turn(state)


@rule
def walk_on(state: State) -> None:
    """The whole roll is used while there is a further step; a doorway can still be entered then [move-4, enter-1]."""
    if may_step_somewhere(state, state.turn) or may_enter(state, state.turn):
        state.phase = Phase.WALK
    else:
        land(state)


@rule
def stop(state: State, seat: int) -> None:
    """Stay on the arrow square [enter-2]."""
    land(state)


@rule
def land(state: State) -> None:
    """Landing removes a harmless spider, or a floorboard, which frightens two cards [spider-3, board-1]."""
    place = state.place[state.turn]
    if is_square(place):
        thing = state.thing[place]
        if thing > Thing.SPIDER:
            state.thing[place] = Thing.NOTHING
        if thing == Thing.FLOORBOARD:
            state.phase = Phase.SWAP
            return
    next_turn(state)


@rule
def swap_cards(state: State, seat: int, room: int, other: int) -> None:
    """Two cards change rooms, unseen: what is known of them goes along [board-2, board-3]."""
    card = state.card[room]
    looked = state.looked[room]
    state.card[room] = state.card[other]
    state.looked[room] = state.looked[other]
    state.card[other] = card
    state.looked[other] = looked
    for accuser in range(state.seats):
        state.failed[accuser] = swap_bits(state.failed[accuser], room, other)
    next_turn(state)


# Rooms


@rule
def enter(state: State, seat: int) -> None:
    """Through the doorway; steps that are left are lost, and the turn ends with a look [enter-*]."""
    state.place[seat] = SQUARES + DOOR[state.place[seat]]
    state.phase = Phase.LOOK


@rule
def take_passage(state: State, seat: int) -> None:
    """Through the secret passage, instead of rolling [passage-1]."""
    state.place[seat] = SQUARES + PASSAGE[state.place[seat] - SQUARES]
    state.phase = Phase.LOOK


@rule
def look(state: State, outcome: int) -> None:
    """A pile: what the card shows, for the looker alone [look-1, accuse-7]."""
    room = room_to_look_at(state)
    state.card[room] = outcome + 1
    state.looked[room] |= 1 << state.turn
    if state.phase == Phase.LOOK:
        state.phase = Phase.LOOKED
        return
    state.to_check &= state.to_check - 1
    if state.to_check == 0:
        state.phase = Phase.CHECKED


@rule
def room_to_look_at(state: State) -> int:
    """The room that was entered, or the next one of an accusation."""
    if state.phase == Phase.LOOK:
        return state.place[state.turn] - SQUARES
    return first_of(state.to_check)


@rule
def close(state: State, seat: int) -> None:
    """The magnifying glass is put back [look-2]."""
    if state.phase == Phase.LOOKED:
        next_turn(state)
    else:
        state.phase = Phase.VERDICT


# The staircase


@rule
def climb(state: State, seat: int) -> None:
    """Onto the staircase, where one may accuse [stairs-*, accuse-1]."""
    state.place[seat] = STAIRCASE
    state.phase = Phase.ARRIVED


@rule
def decline(state: State, seat: int) -> None:
    """Accuse another time [accuse-1]."""
    next_turn(state)


@rule
def accuse(state: State, seat: int, rooms: int) -> None:
    """Name all rooms, then look at every one of them [accuse-2, accuse-7]."""
    state.accused = rooms
    state.to_check = rooms
    state.phase = Phase.CHECK


@rule
def verdict(state: State, outcome: int) -> None:
    """A pile: wrong (0): the accuser is out, and the last one left wins; or right (1): it wins [accuse-3, accuse-4]."""
    seat = state.turn
    if outcome == 1:
        win(state, seat)
        return
    state.failed[seat] = state.accused
    state.playing &= ~(1 << seat)
    state.out[seat] = state.seats - players(state)
    if players(state) == 1:
        for other in range(state.seats):
            if is_playing(state, other):
                win(state, other)
    else:
        next_turn(state)


@rule
def win(state: State, seat: int) -> None:
    """The game is over [end-1]."""
    state.winner = seat + 1
    state.phase = Phase.OVER


# Who decides, what chance may bring, what happens by default, and what it all came to


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The player whose turn it is, or who chooses its character, or chance."""
    match state.phase:
        case Phase.CHOOSE:
            return Kind.TURN, 1 << ranked(state, state.chosen)
        case Phase.LAY:
            if state.placing == PLAYERS_PLACE:
                return Kind.TURN, 1 << state.turn
            return Kind.CHANCE, 0
        case Phase.PLAY | Phase.WALK | Phase.LOOKED | Phase.SWAP | Phase.ARRIVED | Phase.CHECKED:
            return Kind.TURN, 1 << state.turn
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Fair dice, any free square, spiders as they are left, cards that nobody has seen; the truth that is owed."""
    match state.phase:
        case Phase.ROLL_OFF:
            weigh_die(weights)
            return ROLL_OFF, DIE
        case Phase.LAY:
            for square in range(SQUARES):
                weights[square] = MAY_HOLD_THINGS[square] and state.thing[square] == Thing.NOTHING
            return LAY, SQUARES
        case Phase.ROLL:
            weigh_die(weights)
            return ROLL, DIE
        case Phase.TOUCH:
            weights[0] = state.harmless
            weights[1] = state.biting
            return BITE, 2
        case Phase.LOOK | Phase.CHECK:
            seen = state.card[room_to_look_at(state)]
            for kind in range(1, KINDS + 1):
                weights[kind - 1] = cards_left(state, kind) if seen == 0 else kind == seen
            return LOOK, KINDS
        case Phase.VERDICT:
            right = all_are_ghosts(state, state.accused)
            weights[0] = 0 if right else 1
            weights[1] = 1 if right else 0
            return VERDICT, 2
        case _:
            return 0, 0


@rule
def weigh_die(weights: Array) -> None:
    """A fair die."""
    for face in range(DIE):
        weights[face] = 1


@rule
def returns(state: State, out: Array) -> None:
    """From 1 to -1: the share of the others that a seat is placed above, less those above it [end-*]."""
    for seat in range(state.seats):
        balance = 0
        for other in range(state.seats):
            balance += place_value(state, seat) > place_value(state, other)
            balance -= place_value(state, seat) < place_value(state, other)
        out[seat] = balance / (state.seats - 1)


@rule
def place_value(state: State, seat: int) -> int:
    """Higher is a better place: the winner, those still in the game, and those who went later [end-2]."""
    if state.winner == seat + 1:
        return MAX_SEATS + 2
    return MAX_SEATS + 1 if is_playing(state, seat) else state.out[seat]
