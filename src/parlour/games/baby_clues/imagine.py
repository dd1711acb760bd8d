"""What could be where a seat cannot look, and the laws that every position keeps."""

from __future__ import annotations

from parlour.engine import Luck, below, rule

from .cards import ALL_BABIES, BABIES, ESCAPE_COPIES, ESCAPES, FOR_ESCAPE, FOR_GOOF, TURNS, WIN
from .choices import may_make_mistakes
from .deck import clues_are_conserved, escapes_left, fronts_are_counted, has_clue
from .knowledge import holds, members, not_told_apart, own_baby, pile_size, suspects_anew, unused
from .state import MEMORIES, NO_CAP, Broken, Phase, State


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Identities that agree with all that the seat knows, each assignment as likely as another; then what others saw.

    A pile holds as many babies whoever the players are, so what was snooped makes no identity likelier. What the
    others know follows from the imagined secrets.
    """
    draw_identities(observation, seat, luck)
    draw_pile(observation, luck)
    draw_memories(observation, luck)
    for other in range(observation.seats):
        if other != seat:
            suspects_anew(observation, other)


@rule
def draw_identities(observation: State, seat: int, luck: Luck) -> None:
    """All draw out of what they can be, until no two draw the same."""
    taken = own_baby(observation, seat) if seat < observation.seats else 0
    drawn = False
    while not drawn:
        drawn = True
        babies = taken
        for other in range(observation.seats):
            if other != seat and holds(observation, other) and drawn:
                baby = pick_member(can_be(observation, seat, other), luck)
                drawn = (babies >> baby) & 1 == 0
                babies |= 1 << baby
                observation.identity[other] = baby + 1


@rule
def can_be(observation: State, seat: int, other: int) -> int:
    """Who another player can be to a seat, or to a spectator."""
    if seat < observation.seats:
        return observation.suspects[seat, other]
    return ALL_BABIES ^ observation.excluded[other]


@rule
def pick_member(babies: int, luck: Luck) -> int:
    """One baby of a set, each as likely as another."""
    for _ in range(below(luck, members(babies))):
        babies &= babies - 1
    baby = 0
    while (babies >> baby) & 1 == 0:
        baby += 1
    return baby


@rule
def draw_pile(observation: State, luck: Luck) -> None:
    """What others have looked at in the pile is any baby that is not elsewhere."""
    for place in range(BABIES):
        if observation.pile_seen[place] != 0 and observation.pile[place] == 0:
            observation.pile[place] = pick_member(unused(observation), luck) + 1


@rule
def draw_memories(observation: State, luck: Luck) -> None:
    """What others saw before a shuffle is any baby that was in the pile then, no baby twice."""
    for place in range(MEMORIES):
        if observation.memory_of[place] != 0 and observation.memory[place] == 0:
            observation.memory[place] = pick_member(may_remember(observation, place), luck) + 1


@rule
def may_remember(state: State, memory: int) -> int:
    """The babies that were in the pile of a memory and are in no other memory of it."""
    babies = ALL_BABIES ^ state.memory_not[memory]
    for seat in range(state.seats):
        if (state.memory_spares[memory] >> seat) & 1 == 1:
            babies &= ALL_BABIES ^ own_baby(state, seat)
    for other in range(MEMORIES):
        if other != memory and state.memory_shuffle[other] == state.memory_shuffle[memory]:
            babies &= ALL_BABIES ^ ((1 << state.memory[other]) >> 1)
    return babies


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    if not clues_are_conserved(state):
        return Broken.CLUES_ARE_CONSERVED.value
    for escape in range(ESCAPES):
        if not 0 <= escapes_left(state, escape) <= ESCAPE_COPIES[escape]:
            return Broken.ESCAPES_ARE_CONSERVED.value
    if not fronts_are_counted(state):
        return Broken.FRONTS_ARE_COUNTED.value
    if not identities_are_unique(state):
        return Broken.IDENTITIES_ARE_UNIQUE.value
    if not pile_is_counted(state):
        return Broken.THE_PILE_IS_COUNTED.value
    for seat in range(state.seats):
        if not 0 <= state.bottles[seat] < WIN + FOR_ESCAPE + FOR_GOOF:
            return Broken.BOTTLES_ARE_COUNTED.value
        if not may_make_mistakes(state) and holds(state, seat) and has_clue(state, seat, state.identity[seat] - 1):
            return Broken.NOBODY_HOLDS_ITS_DREAD.value
    if not knowledge_is_true(state):
        return Broken.KNOWLEDGE_IS_TRUE.value
    if not memories_are_true(state):
        return Broken.MEMORIES_ARE_TRUE.value
    if state.turns != NO_CAP and state.turns_begun > TURNS:
        return Broken.TURNS_ARE_CAPPED.value
    return 0


@rule
def identities_are_unique(state: State) -> bool:
    """No baby is in two places, and whoever should have an identity has one."""
    babies = 0
    for seat in range(state.seats):
        own = own_baby(state, seat)
        if (own != 0) != holds(state, seat) or babies & own != 0:
            return False
        babies |= own
    for place in range(BABIES):
        seen = (1 << state.pile[place]) >> 1
        if babies & seen != 0:
            return False
        babies |= seen
    return True


@rule
def pile_is_counted(state: State) -> bool:
    """Only what somebody has looked at is settled in the pile, and nothing lies beyond its end."""
    for place in range(BABIES):
        if (state.pile[place] != 0) != (state.pile_seen[place] != 0):
            return False
        if place >= pile_size(state) and state.pile[place] != 0:
            return False
    return state.snooped == 0 or Phase.SNOOP <= state.phase <= Phase.PUT_BACK


@rule
def knowledge_is_true(state: State) -> bool:
    """The truth lies within all that is known, and nobody thinks another to be what it is itself."""
    for seat in range(state.seats):
        own = own_baby(state, seat)
        if state.excluded[seat] & own != 0:
            return False
        for viewer in range(state.seats):
            suspects = state.suspects[viewer, seat]
            if viewer == seat or not holds(state, seat):
                if suspects != 0:
                    return False
            elif suspects & own == 0 or suspects & cannot_be(state, viewer, seat) != 0:
                return False
    return True


@rule
def cannot_be(state: State, viewer: int, seat: int) -> int:
    """The babies that a viewer has ruled out for a seat: publicly, as its own, or by secret answers."""
    known = state.excluded[seat] | own_baby(state, viewer)
    return known | (ALL_BABIES ^ not_told_apart(state, viewer, seat, state.identity[seat] - 1))


@rule
def memories_are_true(state: State) -> bool:
    """A memory is a baby that was in the pile."""
    for place in range(MEMORIES):
        if (state.memory[place] != 0) != (state.memory_of[place] != 0):
            return False
        if state.memory[place] != 0 and may_remember(state, place) & (1 << (state.memory[place] - 1)) == 0:
            return False
    return True
