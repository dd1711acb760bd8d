"""What can be concluded about the players' identities: by everybody, and by each player on its own.

All that comes out about one identity excludes babies for one player, and a player's old identity is shown before it
draws a new one. So what a player knows is one set for each other player, and that all identities differ.
"""

from __future__ import annotations

from parlour.engine import rule

from .cards import ALL_BABIES, BABIES
from .state import MEMORIES, How, State


@rule
def holds(state: State, seat: int) -> bool:
    """Whether a seat has an identity."""
    return (state.held >> seat) & 1 == 1


@rule
def members(babies: int) -> int:
    """How many babies a set has."""
    count = 0
    while babies > 0:
        babies &= babies - 1
        count += 1
    return count


@rule
def own_baby(state: State, seat: int) -> int:
    """A seat's own identity as a set: empty if it has none."""
    return (1 << state.identity[seat]) >> 1


# Everybody's knowledge


@rule
def exclude(state: State, seat: int, babies: int, how: int) -> None:
    """Everybody learns that a player is none of these babies [known-2]."""
    news = babies & (ALL_BABIES ^ state.excluded[seat])
    if news == 0:
        return
    state.excluded[seat] |= news
    for baby in range(BABIES):
        if (news >> baby) & 1 == 1:
            state.how[seat, baby] = how
            state.when[seat, baby] = state.turns_begun
    for viewer in range(state.seats):
        if viewer != seat:
            learn(state, viewer, seat, news)


@rule
def show_identity(state: State, seat: int, baby: int) -> None:
    """Everybody learns who a player was: so the others are somebody else, and what was known of it is past."""
    for other in range(state.seats):
        if other != seat:
            exclude(state, other, 1 << baby, How.SHOWN)
    shuffle_pile(state, seat, baby)
    state.shown[seat] += 1
    state.identity[seat] = 0
    state.held ^= 1 << seat
    state.excluded[seat] = 0
    for any_baby in range(BABIES):
        state.how[seat, any_baby] = 0
        state.when[seat, any_baby] = 0
    for viewer in range(state.seats):
        state.suspects[viewer, seat] = 0
        for any_baby in range(BABIES):
            state.told_apart[viewer, seat, any_baby] = 0


# Each player's knowledge


@rule
def learn(state: State, viewer: int, seat: int, babies: int) -> None:
    """One player learns that another is none of these babies, and what follows from it."""
    left = state.suspects[viewer, seat] & (ALL_BABIES ^ babies)
    state.suspects[viewer, seat] = left
    left &= left - 1
    if left & (left - 1) == 0:  # two at most: only then does it tell something about the others
        conclude(state, viewer)


@rule
def conclude(state: State, viewer: int) -> None:
    """Identities are unique: a baby that is found is nobody else, nor are two that two players share [known-1]."""
    again = True
    while again:
        again = False
        for one in range(state.seats):
            known = state.suspects[viewer, one]
            if known & (known - 1) == 0:
                again |= taken(state, viewer, known, 1 << one)
            else:
                for two in range(one):
                    if state.suspects[viewer, two] == known and members(known) == 2:
                        again |= taken(state, viewer, known, (1 << one) | (1 << two))


@rule
def taken(state: State, viewer: int, babies: int, holders: int) -> bool:
    """These babies are held by these seats, so by no others; whether that is new to the viewer."""
    new = False
    for other in range(state.seats):
        suspects = state.suspects[viewer, other]
        if (holders >> other) & 1 == 0 and suspects & babies != 0:
            state.suspects[viewer, other] = suspects & (ALL_BABIES ^ babies)
            new = True
    return new


@rule
def suspect_anybody(state: State, seat: int) -> None:
    """A seat has drawn an identity: to the others it can be anybody, and it knows that nobody else is its own baby."""
    state.held |= 1 << seat
    for other in range(state.seats):
        if other != seat:
            state.suspects[other, seat] = ALL_BABIES ^ own_baby(state, other)
            conclude(state, other)
            if holds(state, other):
                learn(state, seat, other, own_baby(state, seat))


# Secret answers


@rule
def tell_apart(state: State, asker: int, target: int, babies: int) -> None:
    """Everybody knows that the asker can tell these babies from the others now; it alone knows which they are."""
    for baby in range(BABIES):
        inside = (babies >> baby) & 1
        state.told_apart[asker, target, baby] = 2 * BABIES + 2 * state.told_apart[asker, target, baby] + inside
    number = 0
    for baby in range(BABIES):
        old = state.told_apart[asker, target, baby]
        if old >= 2 * BABIES:
            for like in range(baby, BABIES):
                if state.told_apart[asker, target, like] == old:
                    state.told_apart[asker, target, like] = number
            number += 1


@rule
def not_told_apart(state: State, asker: int, target: int, baby: int) -> int:
    """The babies that would have given the asker the same secret answers as this one."""
    alike = 0
    for other in range(BABIES):
        if state.told_apart[asker, target, other] == state.told_apart[asker, target, baby]:
            alike |= 1 << other
    return alike


# The pile of unused identities, and what of it was snooped


@rule
def pile_size(state: State) -> int:
    """How many identities nobody has."""
    return BABIES - members(state.held)


@rule
def unused(state: State) -> int:
    """The babies that nobody is and nobody has looked at."""
    babies = ALL_BABIES
    for seat in range(state.seats):
        babies &= ALL_BABIES ^ own_baby(state, seat)
    for place in range(BABIES):
        babies &= ALL_BABIES ^ ((1 << state.pile[place]) >> 1)
    return babies


@rule
def look_at(state: State, viewer: int, place: int, baby: int) -> None:
    """A player looks at an identity in the pile: nobody is that baby."""
    state.pile[place] = baby + 1
    state.pile_seen[place] |= 1 << viewer
    for seat in range(state.seats):
        if seat != viewer:
            learn(state, viewer, seat, 1 << baby)


@rule
def top_to_bottom(state: State) -> None:
    """The top identity of the pile goes under it."""
    last = pile_size(state) - 1
    top = state.pile[0]
    seen = state.pile_seen[0]
    for place in range(last):
        state.pile[place] = state.pile[place + 1]
        state.pile_seen[place] = state.pile_seen[place + 1]
    state.pile[last] = top
    state.pile_seen[last] = seen


@rule
def shuffle_pile(state: State, seat: int, baby: int) -> None:
    """An identity goes back and the pile is shuffled: what was seen in it is a memory now.

    A memory says that those who have kept their identity since are not that baby [known-3].
    """
    for place in range(MEMORIES):
        if (state.memory_spares[place] >> seat) & 1 == 1:
            state.memory_spares[place] ^= 1 << seat
            state.memory_not[place] |= 1 << baby
    forget_what_is_past(state)
    shuffle = 1 + newest_shuffle(state)
    for place in range(BABIES):
        if state.pile_seen[place] != 0:
            remember(state, place, state.held & ~(1 << seat), 1 << baby, shuffle)
        state.pile[place] = 0
        state.pile_seen[place] = 0


@rule
def newest_shuffle(state: State) -> int:
    """The number of the last shuffle that left memories, or 0."""
    newest = 0
    for place in range(MEMORIES):
        newest = max(newest, state.memory_shuffle[place])
    return newest


@rule
def remember(state: State, place: int, spares: int, was: int, shuffle: int) -> None:
    """A memory of an identity in the pile; a full memory loses the oldest one.

    What its seers concluded from a lost one stays in their own sets.
    """
    free = 0
    while free < MEMORIES and state.memory_of[free] != 0:
        free += 1
    if free == MEMORIES:
        free = MEMORIES - 1
        for older in range(free):
            move_memory(state, older + 1, older)
    state.memory[free] = state.pile[place]
    state.memory_of[free] = state.pile_seen[place]
    state.memory_spares[free] = spares
    state.memory_not[free] = was
    state.memory_shuffle[free] = shuffle


@rule
def forget_what_is_past(state: State) -> None:
    """Memories of a pile count no more once everybody has drawn a new identity; the others close up."""
    kept = 0
    gone = 0
    last = 0
    for place in range(MEMORIES):
        if state.memory_of[place] == 0 or state.memory_spares[place] == 0:
            continue
        if state.memory_shuffle[place] != last:
            last = state.memory_shuffle[place]
            gone += 1
        move_memory(state, place, kept)
        state.memory_shuffle[kept] = gone
        kept += 1
    for place in range(kept, MEMORIES):
        state.memory[place] = 0
        state.memory_of[place] = 0
        state.memory_spares[place] = 0
        state.memory_not[place] = 0
        state.memory_shuffle[place] = 0


@rule
def move_memory(state: State, source: int, place: int) -> None:
    """Memories are kept in the order of their shuffles."""
    state.memory[place] = state.memory[source]
    state.memory_of[place] = state.memory_of[source]
    state.memory_spares[place] = state.memory_spares[source]
    state.memory_not[place] = state.memory_not[source]
    state.memory_shuffle[place] = state.memory_shuffle[source]


@rule
def suspects_anew(state: State, viewer: int) -> None:
    """All that a player knows about the others, from the secrets of the state and from who has learnt what."""
    for seat in range(state.seats):
        suspects = 0
        if seat != viewer and holds(state, seat):
            suspects = ALL_BABIES ^ (state.excluded[seat] | own_baby(state, viewer) | seen_in_pile(state, viewer, seat))
            suspects &= not_told_apart(state, viewer, seat, state.identity[seat] - 1)
        state.suspects[viewer, seat] = suspects
    conclude(state, viewer)


@rule
def seen_in_pile(state: State, viewer: int, seat: int) -> int:
    """The babies that a player has seen in the pile while another already had its identity."""
    babies = 0
    for place in range(BABIES):
        if (state.pile_seen[place] >> viewer) & 1 == 1:
            babies |= 1 << (state.pile[place] - 1)
    for place in range(MEMORIES):
        if (state.memory_of[place] >> viewer) & 1 == 1 and (state.memory_spares[place] >> seat) & 1 == 1:
            babies |= 1 << (state.memory[place] - 1)
    return babies
