"""Junior Cluedo: the rules, in the rulebook's order.

Ids in brackets are the statements of `rulebook.toml` (`junior-cluedo/…`).
"""

from __future__ import annotations

from parlour.engine import DEALER_PICKS, MAX_SEATS, Array, Kind, rule

from .choices import legal_actions, refusal
from .house import (
    CHARACTERS,
    DIE,
    DOOR,
    FLOORBOARDS,
    KINDS,
    MAY_HOLD_THINGS,
    NEIGHBOURS,
    NONE,
    PASSAGE,
    ROLL_OFFS,
    SPIDERS,
    SQUARES,
    STAIRCASE,
    START,
    TURNS,
    WAYS,
)
from .imagine import invariants, resample
from .room_cards import all_are_ghosts, cards_left, first_of, swap_bits
from .state import (
    ACTIONS,
    BITE,
    LAY,
    LOOK,
    NO_CAP,
    NO_FLOORBOARDS,
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
    choose_character_action,
    climb_action,
    close_action,
    decline_action,
    enter_action,
    roll_die_action,
    step_action,
    stop_action,
)
from .walking import (
    has_seen,
    has_seen_all,
    is_playing,
    is_square,
    may_climb,
    may_enter,
    may_step,
    may_step_somewhere,
    players,
    room_here,
    steps_to_news,
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
    "invariants",
    "legal_actions",
    "refusal",
    "resample",
]


# Setup: roll for the characters, then lay floorboards and spiders


@rule
def initial_state(state: State, seats: int) -> None:
    """The cards lie face down in the rooms, undealt; everybody rolls [setup-1, character-1]."""
    state.seats = seats
    state.playing = (1 << seats) - 1
    state.phase = Phase.ROLL_OFF


@rule
def roll_off(state: State, outcome: int) -> None:
    """A pile: the next seat rolls; equal rolls roll again among themselves [character-1, character-2]."""
    rank = tied_rank(state)
    state.rolled_off[next_to_roll(state, rank)] = outcome + 1
    if next_to_roll(state, rank) < state.seats:
        return
    rank_by_rolls(state, rank)
    state.rounds += ROLL_OFFS > 0
    while ROLL_OFFS > 0 and state.rounds >= ROLL_OFFS and tied_rank(state) != NONE:
        rank_by_seats(state, tied_rank(state))
    if tied_rank(state) == NONE:
        state.phase = Phase.CHOOSE


@rule
def rank_by_rolls(state: State, rank: int) -> None:
    """Those of a rank fall behind those of it who rolled higher."""
    for seat in range(state.seats):
        if state.rank[seat] == rank:
            for other in range(state.seats):
                state.rank[seat] += state.rolled_off[other] > state.rolled_off[seat]
    for seat in range(state.seats):
        state.rolled_off[seat] = 0


@rule
def rank_by_seats(state: State, rank: int) -> None:
    """Where the box says that it has been rolled often enough, the lower seat of a rank is first."""
    before = 0
    for seat in range(state.seats):
        if state.rank[seat] == rank:
            state.rank[seat] += before
            before += 1


@rule
def tied_rank(state: State) -> int:
    """The best rank that more than one seat has, or `NONE`."""
    for rank in range(state.seats):
        holders = 0
        for seat in range(state.seats):
            holders += state.rank[seat] == rank
        if holders > 1:
            return rank
    return NONE


@rule
def next_to_roll(state: State, rank: int) -> int:
    """The first seat of a rank that has not rolled in this round, or the number of seats."""
    for seat in range(state.seats):
        if state.rank[seat] == rank and state.rolled_off[seat] == 0:
            return seat
    return state.seats


@rule
def ranked(state: State, rank: int) -> int:
    """The seat of a rank."""
    seat = 0
    while state.rank[seat] != rank:
        seat += 1
    return seat


@rule
def choose_character(state: State, seat: int, character: int) -> None:
    """The higher roll chooses before the lower; the piece stands on its start [character-1, setup-3]."""
    state.character[seat] = character + 1
    state.place[seat] = START[character]
    state.chosen += 1
    if state.chosen == state.seats:
        lay_the_house_out(state)


@rule
def lay_the_house_out(state: State) -> None:
    """Floorboards and spiders by the number of players; half of the spiders bite [setup-2, setup-6, simple-1]."""
    state.boards_owed = 0 if state.floorboards == NO_FLOORBOARDS else FLOORBOARDS[state.seats]
    state.spiders_owed = SPIDERS[state.seats]
    state.biting = state.spiders_owed // 2
    state.harmless = state.spiders_owed - state.biting
    state.turn = ranked(state, 0)
    state.phase = Phase.LAY
    lay_on(state)


@rule
def lay(state: State, outcome: int) -> None:
    """A pile: a thing lies on any free plain square [setup-5, setup-8]."""
    put_down(state, outcome)


@rule
def place_thing(state: State, seat: int, square: int) -> None:
    """The players place them in turn [setup-4]."""
    state.turn = (seat + 1) % state.seats
    put_down(state, square)


@rule
def put_down(state: State, square: int) -> None:
    """The floorboards first, then the spiders."""
    if state.boards_owed > 0:
        state.boards_owed -= 1
        state.thing[square] = Thing.FLOORBOARD
    else:
        state.spiders_owed -= 1
        state.thing[square] = Thing.SPIDER
    lay_on(state)


@rule
def lay_on(state: State) -> None:
    """When all is laid, the highest roll begins [character-3]."""
    if state.boards_owed + state.spiders_owed == 0:
        begin_turn(state, ranked(state, 0))


# A turn: roll and walk, or take a passage, or accuse


@rule
def begin_turn(state: State, seat: int) -> None:
    """A player's turn [turn-1]."""
    state.turn = seat
    state.turns_begun += 1
    state.phase = Phase.PLAY


@rule
def next_turn(state: State) -> None:
    """The next player clockwise that is still in the game [turn-1, cap-1]."""
    state.rolled = 0
    state.steps = 0
    for step in range(state.path_length):
        state.path[step] = 0
    state.path_length = 0
    state.accused = 0
    if state.turns != NO_CAP and state.turns_begun >= TURNS:
        state.phase = Phase.OVER
        return
    seat = (state.turn + 1) % state.seats
    while not is_playing(state, seat):
        seat = (seat + 1) % state.seats
    begin_turn(state, seat)


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
def default_action(state: State, seat: int) -> int:
    """Roll; walk towards the nearest room not yet seen; do not accuse; leave the rest to chance [default-*]."""
    match state.phase:
        case Phase.CHOOSE:
            return choose_character_action(first_free_character(state))
        case Phase.PLAY:
            return roll_die_action()
        case Phase.WALK:
            return default_step(state, seat)
        case Phase.LOOKED | Phase.CHECKED:
            return close_action()
        case Phase.ARRIVED:
            return decline_action()
        case _:
            return DEALER_PICKS


@rule
def first_free_character(state: State) -> int:
    """The first character that nobody has."""
    for character in range(CHARACTERS):
        free = True
        for seat in range(state.seats):
            if state.character[seat] == character + 1:
                free = False
        if free:
            return character
    return 0


@rule
def default_step(state: State, seat: int) -> int:
    """Into a room that the seat has not seen, or the step that leads nearest to one."""
    if may_enter(state, seat) and not has_seen(state, seat, room_here(state, seat)):
        return enter_action()
    best = NONE
    fewest = SQUARES + 2
    for way in range(WAYS):
        square = NEIGHBOURS[state.place[seat], way]
        if square != NONE and may_step(state, square):
            steps = steps_to_news(state, seat, square)
            if steps < fewest:
                best = square
                fewest = steps
    if may_climb(state, seat) and (best == NONE or has_seen_all(state, seat)):
        return climb_action()
    return step_action(best) if best != NONE else stop_action()


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
