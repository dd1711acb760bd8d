"""Baby Clues: the rules, in the rulebook's order.

Ids in brackets are the statements of `rulebook.toml` (`baby-clues/…`).
"""

from __future__ import annotations

from parlour.engine import Array, Kind, rule

from .cards import (
    ALL_BABIES,
    BABIES,
    CHANGE,
    CLUES,
    ESCAPE,
    FOR_ESCAPE,
    FOR_GOOF,
    FOR_MISTAKE,
    FOR_UNMASKING,
    ICONS,
    PRINTS,
    SNOOP,
    TURNS,
    WIN,
    Icon,
)
from .choices import legal_actions, may_make_mistakes, refusal
from .deck import (
    deck_is_empty,
    escapes_used,
    give_up_front,
    has_clue,
    owe_a_full_row,
    owe_clues,
    put_escape_in_front,
    put_in_front,
    put_into_row,
    shuffle_clues,
    sweep_row,
    take_from_front,
    take_from_row,
)
from .imagine import invariants, resample
from .knowledge import (
    exclude,
    holds,
    learn,
    look_at,
    pile_size,
    show_identity,
    suspect_anybody,
    tell_apart,
    top_to_bottom,
    unused,
)
from .state import (
    ACTIONS,
    ANSWER,
    CLUE,
    IDENTITY,
    NO_CAP,
    OPTIONS,
    PILES,
    PLAYERS,
    REVEAL,
    SECRET_ANSWER,
    SECRET_ANSWERS,
    SNOOPING,
    STARTING_PLAYER,
    SWEEP,
    VERDICT,
    Broken,
    Cause,
    How,
    Phase,
    Reason,
    State,
    change_diaper_action,
    decline_action,
    put_back_action,
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


# Setup


@rule
def initial_state(state: State, seats: int) -> None:
    """All clues and identities are in their piles; who begins is the option's or the dealer's choice [first-*]."""
    state.seats = seats
    shuffle_clues(state)
    if state.first == 0:
        state.phase = Phase.CHOOSE_FIRST
    else:
        starting_player(state, state.first - 1)


@rule
def starting_player(state: State, outcome: int) -> None:
    """A pile: the seat that begins [first-1]."""
    state.turn = (outcome + state.seats - 1) % state.seats  # as if the seat before had just played
    state.drawer = outcome
    state.phase = Phase.DRAW_IDENTITY
    owe_a_full_row(state)


@rule
def identity(state: State, outcome: int) -> None:
    """A pile: a player draws its secret identity [setup-1, reveal-3]."""
    state.identity[state.drawer] = outcome + 1
    suspect_anybody(state, state.drawer)
    next_drawer = (state.drawer + 1) % state.seats
    if holds(state, next_drawer):
        go_on(state)
    else:
        state.drawer = next_drawer


@rule
def clue(state: State, outcome: int) -> None:
    """A pile: the top clue of the deck is put into the row [setup-2, row-1]."""
    put_into_row(state, outcome)
    go_on(state)


# A turn: one of four actions [turn-1]


@rule
def pick_clue(state: State, seat: int, clue: int) -> None:
    """Take a clue from the row; so everybody knows one thing that its player does not dread [pick-*]."""
    take_from_row(state, clue)
    put_in_front(state, seat, clue)
    if not may_make_mistakes(state):
        exclude(state, seat, 1 << (clue // PRINTS), How.PICKED)
    state.icon = ICONS[clue]
    owe_a_full_row(state)
    go_on(state)


@rule
def take_escape(state: State, seat: int, escape: int) -> None:
    """Take an escape card instead [escape-card-*]."""
    put_escape_in_front(state, seat, escape)
    go_on(state)


@rule
def change_diaper(state: State, seat: int) -> None:
    """Add two clues to the row, or sweep it away for a new one [diaper-*, sweep-*]."""
    if state.diaper == SWEEP:
        sweep_row(state)
        owe_a_full_row(state)
    else:
        owe_clues(state, CHANGE)
    go_on(state)


@rule
def unmask(state: State, seat: int, target: int, dread: int) -> None:
    """Offer a clue of one's own to a player who may dread it [unmask-1]."""
    state.target = target
    state.dread = dread
    state.phase = Phase.VERDICT


@rule
def verdict(state: State, outcome: int) -> None:
    """A pile: the clue is accepted (0), or refused (1) by whoever dreads it [unmask-2, goof-1]."""
    if outcome == 1:
        be_unmasked(state)
    else:
        accept(state)


@rule
def be_unmasked(state: State) -> None:
    """The target shows its identity, and the accuser takes two bottles [unmask-*]."""
    exclude(state, state.target, ALL_BABIES ^ (1 << state.dread), How.SHOWN)
    state.bottles[state.turn] += FOR_UNMASKING
    must_reveal(state, state.target, Cause.UNMASKED)


@rule
def accept(state: State) -> None:
    """The clue goes to the target, its icon asleep, and the target takes a bottle [goof-*].

    A clue that the target has already, which only mistakes allow, goes back [mistake-6].
    """
    exclude(state, state.target, 1 << state.dread, How.ACCEPTED)
    if not has_clue(state, state.target, state.dread):
        put_in_front(state, state.target, take_from_front(state, state.turn, state.dread))
    state.bottles[state.target] += FOR_GOOF
    go_on(state)


@rule
def confess(state: State, seat: int) -> None:
    """Admit that the own dread is among the own clues [mistake-2, mistake-7]."""
    exclude(state, seat, ALL_BABIES ^ state.dreads[seat], How.SHOWN)
    state.bottles[seat] -= min(FOR_MISTAKE, state.bottles[seat])
    must_reveal(state, seat, Cause.CONFESSED)


# Icons of the clue just picked


@rule
def snoop(state: State, outcome: int) -> None:
    """A pile: the next of the two top identities, for the eyes of the snooper [snoop-1]."""
    look_at(state, state.turn, state.snooped, outcome)
    state.snooped += 1
    if state.snooped == min(SNOOP, pile_size(state)):
        state.phase = Phase.PUT_BACK


@rule
def put_back(state: State, seat: int) -> None:
    """What was seen goes to the bottom of the pile, in the order seen [snoop-2]."""
    for _ in range(state.snooped):
        top_to_bottom(state)
    state.snooped = 0
    go_on(state)


@rule
def question(state: State, seat: int, target: int) -> None:
    """Ask a player [question-1]."""
    state.target = target
    state.phase = Phase.ARE_YOU


@rule
def are_you(state: State, seat: int, babies: int) -> None:
    """Is the player one of these [question-1]?"""
    state.asked = babies
    state.phase = Phase.ANSWER


@rule
def answer(state: State, outcome: int) -> None:
    """A pile: no (0) or yes (1), said aloud and true [question-2]."""
    exclude(state, state.target, denied(state, outcome), How.ANSWERED)
    go_on(state)


@rule
def secret_answer(state: State, outcome: int) -> None:
    """A pile: the same, under the table [secret-1]."""
    learn(state, state.turn, state.target, denied(state, outcome))
    tell_apart(state, state.turn, state.target, state.asked)
    go_on(state)


@rule
def denied(state: State, yes: int) -> int:
    """The babies that an answer rules out."""
    return ALL_BABIES ^ state.asked if yes == 1 else state.asked


@rule
def decline(state: State, seat: int) -> None:
    """Ask nothing, or leave the extra turn [question-3, extra-3]."""
    go_on(state)


# What is owed after an action, in the rulebook's order


@rule
def go_on(state: State) -> None:
    """Fill the row, use the icon, escape; then the turn is over [order-1]."""
    if state.clues_owed > 0:
        if not deck_is_empty(state):
            state.phase = Phase.DRAW_CLUE
            return
        state.clues_owed = 0
    if uses_icon(state) or escapes(state):
        return
    end_turn(state)


@rule
def uses_icon(state: State) -> bool:
    """The icon of the clue just picked; whether there is something to do with it at once [icon-1]."""
    icon = state.icon
    state.icon = 0
    if icon == Icon.TURN:
        state.extra_owed = 1
    elif icon == Icon.SNOOP:
        state.phase = Phase.SNOOP
        return True
    elif icon == Icon.ASK:
        state.phase = Phase.QUESTION
        return True
    return False


@rule
def escapes(state: State) -> bool:
    """Whoever has eight different cards escapes, also in somebody else's turn [escape-1, goof-4]."""
    for seat in range(state.seats):
        if state.front_count[seat] >= ESCAPE:
            must_reveal(state, seat, Cause.ESCAPED)
            return True
    return False


@rule
def must_reveal(state: State, seat: int, cause: int) -> None:
    """A player shows its identity before anything else happens."""
    state.drawer = seat
    state.cause = cause
    state.phase = Phase.REVEAL


@rule
def reveal(state: State, outcome: int) -> None:
    """A pile: an identity is shown and shuffled into its pile, and its player gives up its cards [reveal-*]."""
    seat = state.drawer
    if state.cause == Cause.ESCAPED:
        be_rewarded(state, seat, has_clue(state, seat, outcome))
    give_up_front(state, seat)
    show_identity(state, seat, outcome)
    state.cause = Cause.NOTHING
    state.phase = Phase.DRAW_IDENTITY


@rule
def be_rewarded(state: State, seat: int, mistaken: bool) -> None:
    """Three bottles for an escape, less one for each escape card; or it counts as a confession [escape-2, mistake-5].

    A confession ends the turn, so an extra turn that was won with the last clue is lost.
    """
    if not mistaken:
        state.bottles[seat] += max(0, FOR_ESCAPE - escapes_used(state, seat))
        return
    state.bottles[seat] -= min(FOR_MISTAKE, state.bottles[seat])
    if seat == state.turn:
        state.extra_owed = 0


@rule
def end_turn(state: State) -> None:
    """The extra turn, or the next player; or the game is over [extra-*, end-*]."""
    state.target = 0
    state.dread = 0
    state.asked = 0
    if somebody_has_won(state) or (state.turns != NO_CAP and state.turns_begun >= TURNS):
        state.phase = Phase.OVER
        return
    state.extra = state.extra_owed
    state.extra_owed = 0
    if state.extra == 0:
        state.turn = (state.turn + 1) % state.seats
    state.turns_begun += 1
    state.phase = Phase.PLAY


@rule
def somebody_has_won(state: State) -> bool:
    """Five bottles win [end-1]."""
    for seat in range(state.seats):
        if state.bottles[seat] >= WIN:
            return True
    return False


# Who decides, what chance may bring, and what it all came to


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The player whose turn it is, or chance."""
    match state.phase:
        case Phase.PLAY | Phase.PUT_BACK | Phase.QUESTION | Phase.ARE_YOU:
            return Kind.TURN, 1 << state.turn
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def default_action(state: State, seat: int) -> int:
    """Change the diaper; leave an extra turn; ask nothing [default-*]."""
    if state.phase == Phase.PUT_BACK:
        return put_back_action()
    if state.phase == Phase.PLAY and state.extra == 0:
        return change_diaper_action()
    return decline_action()


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Who begins, which cards come, and the truth that is owed: that has one outcome."""
    match state.phase:
        case Phase.CHOOSE_FIRST:
            for seat in range(state.seats):
                weights[seat] = 1
            return STARTING_PLAYER, state.seats
        case Phase.DRAW_IDENTITY:
            weigh_babies(unused(state), weights)
            return IDENTITY, BABIES
        case Phase.DRAW_CLUE:
            for clue in range(CLUES):
                weights[clue] = state.deck[clue]
            return CLUE, CLUES
        case Phase.SNOOP:
            seen = state.pile[state.snooped]
            weigh_babies((1 << seen) >> 1 if seen > 0 else unused(state), weights)
            return SNOOPING, BABIES
        case Phase.ANSWER:
            yes = (state.asked >> (state.identity[state.target] - 1)) & 1
            weights[0] = 1 - yes
            weights[1] = yes
            return (SECRET_ANSWER if state.answers == SECRET_ANSWERS else ANSWER), 2
        case Phase.VERDICT:
            refused = state.identity[state.target] == state.dread + 1
            weights[0] = 0 if refused else 1
            weights[1] = 1 if refused else 0
            return VERDICT, 2
        case Phase.REVEAL:
            weigh_babies(1 << (state.identity[state.drawer] - 1), weights)
            return REVEAL, BABIES
        case _:
            return 0, 0


@rule
def weigh_babies(babies: int, weights: Array) -> None:
    """Each baby of a set is equally likely."""
    for baby in range(BABIES):
        weights[baby] = (babies >> baby) & 1


@rule
def returns(state: State, out: Array) -> None:
    """From 1 to -1: the share of the others with fewer bottles, less those with more [end-4]."""
    for seat in range(state.seats):
        balance = 0
        for other in range(state.seats):
            balance += state.bottles[seat] > state.bottles[other]
            balance -= state.bottles[seat] < state.bottles[other]
        out[seat] = balance / (state.seats - 1)
