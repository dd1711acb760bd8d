"""Loony Clues: the rules, in the rulebook's order.

Ids in brackets are the statements of `rulebook.toml` (`loony-clues/…`).
"""

from __future__ import annotations

from parlour.engine import Array, Kind, rule

from .choices import default_action, legal_actions, refusal
from .clues import (
    can_draw,
    nobody_holds_a_clue,
    put_before,
    put_into_hand,
    renew_deck,
    shuffle_clues,
    take_from_hand,
    weigh_deck,
)
from .guesses import (
    followers,
    has_guessed_everybody,
    lay_guess,
    missing_guess,
    seats_that_owe_guesses,
    side_of_next_guess,
    take_back_guesses,
    turn_over,
)
from .imagine import invariants, resample
from .masks import lay_out, take_masks_away, use_anew, weigh_fresh_masks
from .party import CARDS, ENDS, GUESSED, MASKS, NUMBERS, PRIMARY, ROUNDS, SECONDARY
from .state import (
    ACTIONS,
    CARRY,
    CLUE,
    EVERYBODY,
    GUESS_CARD,
    MASK,
    OPTIONS,
    PILES,
    PLAYERS,
    REVEALED_IDENTITY,
    SECRET_IDENTITY,
    STARTING_PLAYER,
    Broken,
    Fits,
    Phase,
    Reason,
    Side,
    State,
)

__all__ = [
    "ACTIONS",
    "CARRY",
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


# Setup, before each round


@rule
def initial_state(state: State, seats: int) -> None:
    """The first round is set up; who begins is the option's or the dealer's choice [first-*]."""
    state.seats = seats
    use_anew(state)
    if state.first == 0:
        state.phase = Phase.CHOOSE_FIRST
    else:
        starting_player(state, state.first - 1)


@rule
def starting_player(state: State, outcome: int) -> None:
    """A pile: the seat that begins the first round [first-1]."""
    set_up_round(state, outcome)


@rule
def set_up_round(state: State, beginner: int) -> None:
    """New masks, all clue cards shuffled, no guess and no identity: then cards are dealt [setup-*, round-*]."""
    state.beginner = beginner
    state.turn = beginner
    state.drawer = beginner
    take_masks_away(state)
    shuffle_clues(state)
    take_back_guesses(state)
    for seat in range(state.seats):
        state.identity[seat] = 0
        state.identity_seen[seat] = 0
    state.phase = Phase.LAY_OUT_MASKS


@rule
def mask(state: State, outcome: int) -> None:
    """A pile: the next of the twelve masks on the party board [setup-1]."""
    lay_out(state, outcome)
    if state.laid_out == NUMBERS:
        state.phase = Phase.DEAL_CLUES


@rule
def clue(state: State, outcome: int) -> None:
    """A pile: a player draws a clue card, in the deal or at the end of its turn [setup-2, draw-1]."""
    put_into_hand(state, state.drawer, outcome)
    if state.phase == Phase.DRAW:
        draw_to_four(state)
        return
    while not can_draw(state, state.drawer):
        state.drawer = (state.drawer + 1) % state.seats
        if state.drawer == state.beginner:
            state.phase = Phase.DEAL_IDENTITIES
            return


@rule
def secret_identity(state: State, outcome: int) -> None:
    """A pile: a player draws who it is [setup-3]."""
    state.identity[state.drawer] = outcome + 1
    state.identity_seen[state.drawer] = 1 << state.drawer
    state.drawer = (state.drawer + 1) % state.seats
    if state.drawer == state.beginner:
        begin_turn(state, state.beginner)


# A turn


@rule
def begin_turn(state: State, seat: int) -> None:
    """The round is over if this player has guessed everybody; without a card it is passed over [end-*, pass-*]."""
    state.turn = seat
    while not has_guessed_everybody(state, state.turn) and not nobody_holds_a_clue(state):
        if state.hand_count[state.turn] > 0:
            state.phase = Phase.ASK
            return
        state.turn = (state.turn + 1) % state.seats
    end_round(state)


@rule
def ask(state: State, seat: int, word: int, target: int) -> None:
    """Does this word describe you? [ask-*]"""
    take_from_hand(state, seat, word // ENDS)
    put_before(state, target, word)
    state.word = word
    state.target = target
    state.phase = Phase.ANSWER


@rule
def answer(state: State, seat: int, fits: int) -> None:
    """The card goes under the top or the bottom of the board, as its player sees it [answer-*, trigger-2]."""
    state.fits[state.word // ENDS] = Fits.YES if fits == 1 else Fits.NO
    if state.side[state.turn, seat] == Side.NONE:
        state.phase = Phase.TRIGGER
    else:
        may_discard(state)


@rule
def guess(state: State, seat: int, number: int) -> None:
    """A guess card is laid face down: as a trigger, to follow one, or at the end of the round [guess-*]."""
    match state.phase:
        case Phase.TRIGGER:
            lay_guess(state, seat, state.target, number, side_of_next_guess(state, state.target))
            let_follow(state)
        case Phase.FOLLOW:
            lay_guess(state, seat, state.target, number, state.side[state.turn, state.target])
            has_chosen(state, seat)
        case _:
            lay_guess(state, seat, missing_guess(state, seat), number, Side.LEFT)
            has_chosen(state, seat)


@rule
def wait(state: State, seat: int) -> None:
    """Do not guess now [trigger-1, follow-2]."""
    if state.phase == Phase.TRIGGER:
        may_discard(state)
    else:
        has_chosen(state, seat)


@rule
def let_follow(state: State) -> None:
    """Each opponent of the target that has not guessed it may follow, all at once [follow-1]."""
    state.pending = followers(state)
    if state.pending == 0:
        may_discard(state)
    else:
        state.phase = Phase.FOLLOW


@rule
def has_chosen(state: State, seat: int) -> None:
    """One of those that choose at once; after the last it goes on [round-3]."""
    state.pending &= EVERYBODY ^ (1 << seat)
    if state.pending != 0:
        return
    match state.phase:
        case Phase.FOLLOW:
            may_discard(state)
        case Phase.LAST_GUESSES:
            go_on_guessing(state)
        case _:
            set_up_round(state, (state.beginner + 1) % state.seats)


@rule
def may_discard(state: State) -> None:
    """A clue card may be discarded, if there is one in hand [discard-*]."""
    if state.hand_count[state.turn] > 0:
        state.phase = Phase.DISCARD
    else:
        draw_to_four(state)


@rule
def discard(state: State, seat: int, card: int) -> None:
    """Lay one clue card aside, face up [discard-*]."""
    take_from_hand(state, seat, card)
    state.discards += 1
    draw_to_four(state)


@rule
def keep(state: State, seat: int) -> None:
    """Discard nothing [discard-1]."""
    draw_to_four(state)


@rule
def draw_to_four(state: State) -> None:
    """Draw until there are four cards in hand; then it is the next player's turn [draw-*, turn-1]."""
    if can_draw(state, state.turn):
        renew_deck(state)
        state.drawer = state.turn
        state.phase = Phase.DRAW
    else:
        begin_turn(state, (state.turn + 1) % state.seats)


# The end of a round


@rule
def end_round(state: State) -> None:
    """All others lay the guesses that they still owe [end-2, end-3]."""
    state.phase = Phase.LAST_GUESSES
    go_on_guessing(state)


@rule
def go_on_guessing(state: State) -> None:
    """Each seat that owes guesses lays one, all at once, until none is missing; then all is revealed [end-2]."""
    state.pending = seats_that_owe_guesses(state)
    if state.pending == 0:
        reveal_board(state, state.turn)


@rule
def reveal_board(state: State, target: int) -> None:
    """The guesses beside one player's board are turned over, then its identity [reveal-1]."""
    state.target = target
    state.drawer = (target + 1) % state.seats
    state.phase = Phase.REVEAL_GUESSES


@rule
def guess_card(state: State, outcome: int) -> None:
    """A pile: the next guess beside the board shows its number [reveal-1]."""
    turn_over(state, state.drawer, state.target, outcome + 1)
    state.drawer = (state.drawer + 1) % state.seats
    if state.drawer == state.target:
        state.phase = Phase.REVEAL_IDENTITY


@rule
def revealed_identity(state: State, outcome: int) -> None:
    """A pile: a player shows who it was, and the guesses at it are worth points [reveal-1, score-*]."""
    state.identity[state.target] = outcome + 1
    state.identity_seen[state.target] = EVERYBODY
    score(state, state.target)
    following = (state.target + 1) % state.seats
    if following != state.turn:
        reveal_board(state, following)
    else:
        end_scoring(state)


@rule
def score(state: State, target: int) -> None:
    """Four points or two for each right guess, and one for whoever was guessed [score-*]."""
    for guesser in range(state.seats):
        if guesser != target and state.guess[guesser, target] == state.identity[target]:
            right = state.side[guesser, target] == Side.RIGHT
            state.points[state.round, guesser] += PRIMARY if right else SECONDARY
            state.points[state.round, target] += GUESSED


@rule
def end_scoring(state: State) -> None:
    """After the last round the game is over; else all have a look before the next one begins [round-1, over-1]."""
    if state.round + 1 == ROUNDS:
        state.phase = Phase.OVER
    else:
        state.round += 1
        state.pending = (1 << state.seats) - 1
        state.phase = Phase.SCORED


@rule
def next_round(state: State, seat: int) -> None:
    """A player has seen the points [round-1]."""
    has_chosen(state, seat)


# Who decides, what chance may bring, and what it all came to


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The player whose turn it is or who is asked; all that choose at once; or chance."""
    match state.phase:
        case Phase.ASK | Phase.TRIGGER | Phase.DISCARD:
            return Kind.TURN, 1 << state.turn
        case Phase.ANSWER:
            return Kind.TURN, 1 << state.target
        case Phase.FOLLOW | Phase.LAST_GUESSES | Phase.SCORED:
            return Kind.JOINT, state.pending
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Who begins, which masks and cards come, and what is turned over: that has one outcome."""
    match state.phase:
        case Phase.CHOOSE_FIRST:
            for seat in range(state.seats):
                weights[seat] = 1
            return STARTING_PLAYER, state.seats
        case Phase.LAY_OUT_MASKS:
            weigh_fresh_masks(state, weights)
            return MASK, MASKS
        case Phase.DEAL_CLUES | Phase.DRAW:
            weigh_deck(state, weights)
            return CLUE, CARDS
        case Phase.DEAL_IDENTITIES:
            weigh_numbers(weights, 1)
            for seat in range(state.seats):
                if state.identity[seat] > 0:
                    weights[state.identity[seat] - 1] = 0
            return SECRET_IDENTITY, NUMBERS
        case Phase.REVEAL_GUESSES:
            weigh_numbers(weights, 0)
            weights[state.guess[state.drawer, state.target] - 1] = 1
            return GUESS_CARD, NUMBERS
        case Phase.REVEAL_IDENTITY:
            weigh_numbers(weights, 0)
            weights[state.identity[state.target] - 1] = 1
            return REVEALED_IDENTITY, NUMBERS
        case _:
            return 0, 0


@rule
def weigh_numbers(weights: Array, weight: int) -> None:
    """All numbers have the same odds."""
    for number in range(NUMBERS):
        weights[number] = weight


@rule
def returns(state: State, out: Array) -> None:
    """The points of all rounds; a tie is shared [over-1, over-2]."""
    for seat in range(state.seats):
        out[seat] = 0
        for played in range(ROUNDS):
            out[seat] += state.points[played, seat]
