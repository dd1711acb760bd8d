"""How likely the others are to win first, and how a swap of cards troubles them."""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .house import GHOSTS, ROOMS
from .room_cards import swap_bits
from .state import State, swap_cards_action
from .tactics_ghosts import SIZE, in_doubt
from .tactics_ways import A_LOOK, A_RETURN, EQUAL, LOOKS, NEVER, TO_THE_STAIRCASE, TURNS_TO
from .walking import has_seen, is_playing, players

CERTAINTY = 2
"""How surely the faster of two comes first: the power of their turns that their odds go by."""

A_MUDDLE = 0.02
"""How many turns of others it costs them to keep in mind where a card goes that they have looked at."""


@rule
def hope(observation: State, seat: int, worlds: Array, turns: float, odds: float) -> float:
    """What a seat may expect, from 1 to -1, if it accuses after so many turns and is right with these odds."""
    others = observation.seats - 1
    gone = observation.seats - players(observation)
    if_late = (gone - 1) / others
    if_wrong = (2 * gone - others) / others
    first = 1.0
    for other in range(observation.seats):
        if other != seat and is_playing(observation, other):
            first *= chance_against(observation, other, worlds, turns)
    return first * (odds + (1 - odds) * if_wrong) + (1 - first) * if_late


@rule
def chance_against(observation: State, other: int, worlds: Array, turns: float) -> float:
    """How likely it is that another is not ready to accuse within so many turns."""
    unseen = unseen_by(observation, other)
    late = 0.0
    for missing in range(GHOSTS + 1):
        alike = 0
        for world in worlds:
            alike += SIZE[world & unseen] == missing
        if alike > 0:
            # Half a turn less: as often as not it is the other's turn before.
            theirs = turns_of(observation, other, unseen, missing) - 0.5
            late += alike * theirs**CERTAINTY / (theirs**CERTAINTY + turns**CERTAINTY)
    return late / len(worlds)


@rule
def turns_of(observation: State, other: int, unseen: int, missing: int) -> float:
    """How many turns another needs if so many ghosts are in the rooms that it has not looked into."""
    place = observation.place[other]
    looks = LOOKS[observation.ghosts, SIZE[unseen], missing]
    if looks == 0:
        return TURNS_TO[place, TO_THE_STAIRCASE]
    return nearest(place, unseen) + (looks - 1) * A_LOOK + A_RETURN


@rule
def unseen_by(observation: State, seat: int) -> int:
    """The rooms that a seat has not looked into since their cards came there."""
    rooms = 0
    for room in range(ROOMS):
        rooms |= (not has_seen(observation, seat, room)) << room
    return rooms


@rule
def nearest(place: int, rooms: int) -> float:
    """How many turns it takes from a place to the nearest of these rooms, none if there are none."""
    turns = NEVER
    for room in range(ROOMS):
        if (rooms >> room) & 1 == 1:
            turns = min(turns, TURNS_TO[place, room])
    return turns if rooms != 0 else 0.0


@rule
def best_swap(observation: State, seat: int, legal: Array, n: int, worlds: Array, luck: Luck) -> int:
    """What is new to the seat comes near, what is new to the others goes far; else what they know is moved about."""
    best = legal[0]
    most = -NEVER
    equals = 0
    for i in range(n):
        rooms = legal[i] - swap_cards_action(0, 0)
        worth = swap_worth(observation, seat, worlds, rooms // ROOMS, rooms % ROOMS)
        if worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def swap_worth(observation: State, seat: int, worlds: Array, room: int, other_room: int) -> float:
    """What it is worth to a seat, in turns, that two cards change places."""
    gain = 0.0
    for other in range(observation.seats):
        if other != seat and is_playing(observation, other):
            unseen = swap_bits(unseen_by(observation, other), room, other_room)
            gain += nearest(observation.place[other], unseen)
            moved = has_seen(observation, other, room) + has_seen(observation, other, other_room)
            gain += A_MUDDLE * moved
    doubt = swap_bits(in_doubt(observation, worlds), room, other_room)
    return gain / (observation.seats - 1) - nearest(observation.place[seat], doubt)
