"""What could be where a seat cannot look, and the laws that every position keeps."""

from __future__ import annotations

from parlour.engine import Luck, below, rule

from .house import BAT, CAT, CHARACTERS, FLOORBOARDS, GHOST, KINDS, PLACES, ROOMS, SPIDERS, SQUARES, TURNS
from .room_cards import all_are_ghosts, cards_left
from .state import NO_CAP, NO_FLOORBOARDS, Broken, Phase, State, Thing
from .walking import CROWD, is_playing, players


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Deal the cards that only others have looked at, until no accusation that failed is right.

    Every deal that agrees is equally likely: who looks where tells nothing of what is there.
    """
    unseen = seen_by_others_alone(observation, seat)
    dealt = unseen == 0
    while not dealt:
        for room in range(ROOMS):
            if (unseen >> room) & 1 == 1:
                observation.card[room] = 0
        for room in range(ROOMS):
            if (unseen >> room) & 1 == 1:
                observation.card[room] = draw_card(observation, luck)
        dealt = failed_accusations_are_false(observation)


@rule
def seen_by_others_alone(observation: State, seat: int) -> int:
    """The rooms whose cards are dealt, but not to the eyes of this seat."""
    rooms = 0
    for room in range(ROOMS):
        if observation.looked[room] != 0 and (observation.looked[room] >> seat) & 1 == 0:
            rooms |= 1 << room
    return rooms


@rule
def draw_card(state: State, luck: Luck) -> int:
    """Any card that is in no room."""
    ghosts = cards_left(state, GHOST)
    bats = cards_left(state, BAT)
    place = below(luck, ghosts + bats + cards_left(state, CAT))
    if place < ghosts:
        return GHOST
    return BAT if place < ghosts + bats else CAT


@rule
def failed_accusations_are_false(state: State) -> bool:
    """The rooms of a failed accusation are not all ghosts, wherever their cards have gone since [accuse-5]."""
    for seat in range(state.seats):
        if state.failed[seat] != 0 and all_are_ghosts(state, state.failed[seat]):
            return False
    return True


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    for kind in range(1, KINDS + 1):
        if cards_left(state, kind) < 0:
            return Broken.CARDS_ARE_CONSERVED.value
    for room in range(ROOMS):
        if (state.card[room] != 0) != (state.looked[room] != 0):
            return Broken.CARDS_ARE_DEALT_WHEN_LOOKED_AT.value
    if not failed_accusations_are_false(state):
        return Broken.FAILED_ACCUSATIONS_ARE_FALSE.value
    if state.phase > Phase.CHOOSE and not things_are_conserved(state):
        return Broken.THINGS_ARE_CONSERVED.value
    if state.phase > Phase.LAY and not squares_hold_three(state):
        return Broken.SQUARES_HOLD_THREE.value
    if not characters_differ(state):
        return Broken.CHARACTERS_DIFFER.value
    for seat in range(state.seats):
        if not 0 <= state.place[seat] < PLACES:
            return Broken.PIECES_ARE_SOMEWHERE.value
    if players(state) == 0:
        return Broken.SOMEBODY_PLAYS.value
    if state.turns != NO_CAP and state.turns_begun > TURNS:
        return Broken.TURNS_ARE_CAPPED.value
    return 0


@rule
def things_are_conserved(state: State) -> bool:
    """Spiders that nobody has touched are on the board or owed, and nothing is more than at the start."""
    spiders = state.spiders_owed
    harmless = 0
    boards = state.boards_owed
    for square in range(SQUARES):
        spiders += state.thing[square] == Thing.SPIDER
        harmless += state.thing[square] == Thing.HARMLESS
        boards += state.thing[square] == Thing.FLOORBOARD
    most_boards = 0 if state.floorboards == NO_FLOORBOARDS else FLOORBOARDS[state.seats]
    return (
        spiders == state.biting + state.harmless
        and min(state.biting, state.harmless, harmless) >= 0
        and spiders + harmless <= SPIDERS[state.seats]
        and boards <= most_boards
    )


@rule
def squares_hold_three(state: State) -> bool:
    """No square is fuller than three pieces."""
    for seat in range(state.seats):
        pieces = 0
        for other in range(state.seats):
            pieces += state.place[other] == state.place[seat] < SQUARES and is_playing(state, other)
        if is_playing(state, seat) and pieces > CROWD:
            return False
    return True


@rule
def characters_differ(state: State) -> bool:
    """Nobody has the character of another."""
    for seat in range(state.seats):
        if not 0 <= state.character[seat] <= CHARACTERS:
            return False
        for other in range(seat):
            if state.character[seat] == state.character[other] != 0:
                return False
    return True
