"""Where clue and escape cards lie: the row, the deck, the players' fronts."""

from __future__ import annotations

from parlour.engine import rule

from .cards import ALL_CLUES, BABIES, CLUES, COPIES, COPIES_FOR_TWO, ESCAPE_COPIES, ESCAPES, PRINTS, ROW
from .state import State


@rule
def copies(state: State, clue: int) -> int:
    """How many cards of a kind are in the game: with two players the dirty diapers are left out [two-1]."""
    return COPIES_FOR_TWO[clue] if state.seats == 2 else COPIES[clue]


@rule
def shuffle_clues(state: State) -> None:
    """All clues are in the deck."""
    for clue in range(CLUES):
        state.deck[clue] = copies(state, clue)
        state.deck_count += state.deck[clue]


@rule
def owe_clues(state: State, clues: int) -> None:
    """So many clues are to be put into the row."""
    state.clues_owed = max(0, clues)


@rule
def owe_a_full_row(state: State) -> None:
    """Fill the row up, if it holds fewer than five [row-1, row-2]."""
    owe_clues(state, ROW - state.row_count)


@rule
def deck_is_empty(state: State) -> bool:
    """Whether no clue can be drawn; the clues that lie under the others come up when those are used up [deck-*]."""
    if state.deck_count == 0 and state.under_count > 0:
        bring_up_a_batch(state)
    return state.deck_count == 0


@rule
def bring_up_a_batch(state: State) -> None:
    """The clues that were returned first are on top now [deck-1]."""
    first = state.batch[0]
    size = 0
    while size < state.under_count and state.batch[size] == first:
        state.deck[state.under[size]] += 1
        size += 1
    state.deck_count = size
    for place in range(state.under_count):
        rest = place + size
        state.under[place] = state.under[rest] if rest < state.under_count else 0
        state.batch[place] = state.batch[rest] if rest < state.under_count else 0
    state.under_count -= size


@rule
def lay_under(state: State, clue: int, batch: int) -> None:
    """Put a clue under the deck, in a batch: those are shuffled among themselves [deck-1]."""
    state.under[state.under_count] = clue
    state.batch[state.under_count] = batch
    state.under_count += 1


@rule
def next_batch(state: State) -> int:
    """The number of a new batch: the other one than that of the last."""
    return 1 - state.batch[state.under_count - 1] if state.under_count > 0 else 0


@rule
def put_into_row(state: State, clue: int) -> None:
    """Turn over the top clue of the deck."""
    state.deck[clue] -= 1
    state.deck_count -= 1
    state.row[clue] += 1
    state.row_count += 1
    state.clues_owed -= 1


@rule
def take_from_row(state: State, clue: int) -> None:
    """A clue leaves the row."""
    state.row[clue] -= 1
    state.row_count -= 1


@rule
def sweep_row(state: State) -> None:
    """The whole row goes under the deck, as one batch [sweep-1, deck-1]."""
    batch = next_batch(state)
    for clue in range(CLUES):
        for _ in range(state.row[clue]):
            lay_under(state, clue, batch)
        state.row[clue] = 0
    state.row_count = 0


@rule
def put_in_front(state: State, seat: int, clue: int) -> None:
    """A clue lies face up in front of a player."""
    dread = clue // PRINTS
    state.front[seat, dread] = clue % PRINTS + 1
    state.dreads[seat] |= 1 << dread
    state.front_count[seat] += 1


@rule
def take_from_front(state: State, seat: int, dread: int) -> int:
    """A player gives away its clue of a dread: the kind of the card."""
    clue = dread * PRINTS + state.front[seat, dread] - 1
    state.front[seat, dread] = 0
    state.dreads[seat] ^= 1 << dread
    state.front_count[seat] -= 1
    return clue


@rule
def has_clue(state: State, seat: int, dread: int) -> bool:
    """Whether a player has a clue of a dread in front of it: icon or not, two such are identical [identical-1]."""
    return (state.dreads[seat] >> dread) & 1 == 1


@rule
def put_escape_in_front(state: State, seat: int, escape: int) -> None:
    """An escape card lies in front of a player, just like a clue [escape-card-1]."""
    state.escapes[seat, escape] = 1
    state.front_count[seat] += 1


@rule
def escapes_left(state: State, escape: int) -> int:
    """How many escape cards of a kind nobody has."""
    left = ESCAPE_COPIES[escape]
    for seat in range(state.seats):
        left -= state.escapes[seat, escape]
    return left


@rule
def escapes_used(state: State, seat: int) -> int:
    """How many escape cards a player has."""
    used = 0
    for escape in range(ESCAPES):
        used += state.escapes[seat, escape]
    return used


@rule
def give_up_front(state: State, seat: int) -> None:
    """A player's clues go under the deck, shuffled, and its escape cards back to their piles [give-up-*]."""
    batch = next_batch(state)
    for dread in range(BABIES):
        if has_clue(state, seat, dread):
            lay_under(state, take_from_front(state, seat, dread), batch)
    for escape in range(ESCAPES):
        state.escapes[seat, escape] = 0
    state.front_count[seat] = 0


@rule
def clues_are_conserved(state: State) -> bool:
    """Every clue is in the row, in the deck or in front of somebody, and the counts are right."""
    in_row = in_deck = 0
    for clue in range(CLUES):
        total = state.row[clue] + state.deck[clue]
        in_row += state.row[clue]
        in_deck += state.deck[clue]
        for place in range(state.under_count):
            total += state.under[place] == clue
        for seat in range(state.seats):
            total += state.front[seat, clue // PRINTS] == clue % PRINTS + 1
        if total != copies(state, clue) or state.row[clue] < 0 or state.deck[clue] < 0:
            return False
    return in_row == state.row_count and in_deck == state.deck_count and state.under_count <= ALL_CLUES


@rule
def fronts_are_counted(state: State) -> bool:
    """Each front holds as many cards as it says."""
    for seat in range(state.seats):
        cards = escapes_used(state, seat)
        for dread in range(BABIES):
            has = state.front[seat, dread] > 0
            if has != has_clue(state, seat, dread):
                return False
            cards += has
        if cards != state.front_count[seat]:
            return False
    return True
