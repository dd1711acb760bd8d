"""Baby Monster Race: the rules, in the rulebook's order.

Ids in brackets are the statements of `rulebook.toml` (`baby-monster-race/…`).
"""

from __future__ import annotations

from parlour.engine import MAX_SEATS, Array, Kind, rule

from .cards import ALL_CARDS, APP_ODDS, CARDS, COPIES, DEALS, HAND, HAPPY, HOUSE, HUNGRY, MONSTER_CARDS, START, Card
from .choices import default_action, legal_actions, refusal
from .imagine import invariants, resample
from .pawns import cards_in_hands, is_one, is_racing, next_in_mask, next_seat, racers
from .state import (
    ACTIONS,
    APP,
    LAST_STANDING,
    MONSTER_DRAW,
    OPTIONS,
    PILES,
    PLAY_CARDS,
    PLAYERS,
    STARTING_PLAYER,
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
    "invariants",
    "legal_actions",
    "refusal",
    "resample",
]


# Setup


@rule
def initial_state(state: State, seats: int) -> None:
    """Pawns on Start, both piles shuffled; who begins is the option's or the dealer's choice [setup-*, first-*]."""
    state.seats = seats
    state.racing = (1 << seats) - 1
    shuffle_monster_cards(state)
    if state.first == 0:
        state.phase = Phase.CHOOSE_FIRST
    else:
        starting_player(state, state.first - 1)


@rule
def starting_player(state: State, outcome: int) -> None:
    """A pile: the seat that begins [first-1]."""
    state.turn = (outcome + state.seats - 1) % state.seats  # as if the seat before had just played
    deal_hands(state)
    call_drawer(state)


@rule
def deal_hands(state: State) -> None:
    """Shuffle all play cards and deal 6, 5 or 4 to each pawn still racing, by their number [setup-*, redeal-*]."""
    for card in range(CARDS):
        state.deck[card] = COPIES[card]
        state.discard[card] = 0
    state.deck_count = ALL_CARDS
    state.deals += 1
    size = HAND[racers(state)]
    for seat in range(state.seats):
        state.hand_count[seat] = 0
        for card in range(CARDS):
            state.hand[seat, card] = 0
        state.owed[seat] = size if is_racing(state, seat) else 0
    state.drawer = next_seat(state, state.turn)


@rule
def shuffle_monster_cards(state: State) -> None:
    """All of the monster's cards are in its pile again [monster-cards-2]."""
    state.monster_cards[HAPPY] = MONSTER_CARDS[HAPPY]
    state.monster_cards[HUNGRY] = MONSTER_CARDS[HUNGRY]


# A turn: play exactly one card, carry out its effect, draw one [turn-*]


@rule
def discard_card(state: State, seat: int, card: int) -> None:
    """The card leaves the hand for the discards, and its player will draw a new one [turn-2, turn-3]."""
    state.hand[seat, card] -= 1
    state.hand_count[seat] -= 1
    state.discard[card] += 1
    state.owed[seat] += 1


@rule
def advance(state: State, seat: int, steps: int) -> None:
    """A plus card [plus-1]."""
    discard_card(state, seat, Card.PLUS_1 + steps - 1)
    move_forward(state, seat, steps)
    go_on(state)


@rule
def retreat(state: State, seat: int, steps: int) -> None:
    """A minus card; never past Start [minus-*]."""
    discard_card(state, seat, Card.MINUS_1 + steps - 1)
    state.step[seat] = max(START, state.step[seat] - steps)
    go_on(state)


@rule
def move_other(state: State, seat: int, steps: int, target: int) -> None:
    """Move Another Player: its target is asked for a defence first [move-other-1]."""
    sabotage(state, seat, Card.MOVE_OTHER_1 + steps - 1, target)


@rule
def swap_places(state: State, seat: int, target: int) -> None:
    """Swap Places: its target is asked for a defence first [swap-1]."""
    sabotage(state, seat, Card.SWAP, target)


@rule
def spend_blocked(state: State, seat: int) -> None:
    """Action Blocked on the own turn does nothing [spend-1]."""
    discard_card(state, seat, Card.BLOCKED)
    go_on(state)


@rule
def spend_reversed(state: State, seat: int) -> None:
    """Action Reversed on the own turn does nothing [spend-1]."""
    discard_card(state, seat, Card.REVERSED)
    go_on(state)


@rule
def sabotage(state: State, seat: int, card: int, target: int) -> None:
    """The card lies on the table until its target has answered [defence-1]."""
    discard_card(state, seat, card)
    state.sabotage = card
    state.target = target
    state.phase = Phase.DEFEND


# The answer to a sabotage: one defence, no more [defence-*]


@rule
def take_it(state: State, seat: int) -> None:
    """No defence: the sabotage happens [defence-3, draws-3]."""
    if state.sabotage == Card.SWAP:
        swap_steps(state)
    else:
        move_forward(state, seat, sabotage_steps(state))
    go_on(state)


@rule
def block(state: State, seat: int) -> None:
    """Action Blocked: nothing happens, and both draw one card [blocked-*]."""
    defend_with(state, seat, Card.BLOCKED)
    go_on(state)


@rule
def reverse(state: State, seat: int) -> None:
    """Action Reversed: the attacker moves instead; a swap happens all the same. Both draw one card [reversed-*]."""
    defend_with(state, seat, Card.REVERSED)
    if state.sabotage == Card.SWAP:
        swap_steps(state)
    else:
        move_forward(state, state.turn, sabotage_steps(state))
    go_on(state)


@rule
def defend_with(state: State, seat: int, card: int) -> None:
    """The defence is spent; its player draws before the attacker does [draws-1]."""
    discard_card(state, seat, card)
    state.drawer = seat


@rule
def sabotage_steps(state: State) -> int:
    """How far the Move Another Player on the table moves."""
    return state.sabotage - Card.MOVE_OTHER_1 + 1


# Moving


@rule
def move_forward(state: State, seat: int, steps: int) -> None:
    """Forward, at most into the house; whoever gets or is pushed there faces the monster [plus-2, wake-1, wake-2]."""
    state.step[seat] = min(HOUSE, state.step[seat] + steps)
    if state.step[seat] == HOUSE:
        state.facing |= 1 << seat


@rule
def swap_steps(state: State) -> None:
    """Attacker and target change steps; whoever is carried into the house faces the monster [swap-2, swap-3]."""
    mine = state.step[state.turn]
    theirs = state.step[state.target]
    if mine == theirs:
        return
    state.step[state.turn] = theirs
    state.step[state.target] = mine
    if theirs == HOUSE:
        state.facing |= 1 << state.turn
    if mine == HOUSE:
        state.facing |= 1 << state.target


# What is owed after a card, in the rulebook's order


@rule
def go_on(state: State) -> None:
    """Face the monster, draw, deal anew when all is played, and pass the turn; or the race is over [wake-7, end-4].

    The pawn that the card carried or pushed into the house faces the monster before the one that stayed there [wake-4].
    """
    if racers(state) == 1:
        state.phase = Phase.OVER
        return
    if state.facing == 0 and still_in_house(state):
        state.facing = 1 << state.turn
    if state.facing != 0:
        state.phase = Phase.WAKE
        state.face = next_in_mask(state, state.facing, state.turn)
        return
    next_draw(state)


@rule
def still_in_house(state: State) -> bool:
    """Whether the pawn of this turn began it in the house, is there still and has not faced the monster [wake-*]."""
    seat = state.turn
    return (
        state.began_in_house == 1
        and state.step[seat] == HOUSE
        and is_racing(state, seat)
        and (state.faced >> seat) & 1 == 0
    )


@rule
def monster_draw(state: State, outcome: int) -> None:
    """A pile: the monster wakes, happy or hungry [happy-*, hungry-*]."""
    seat = state.face
    if state.monster != APP:
        draw_monster_card(state, outcome)
    if outcome == HUNGRY:
        get_eaten(state, seat)
    if state.phase == Phase.TIE_BREAK:
        go_on_with_tie_break(state)
    else:
        state.facing &= ~(1 << seat)
        state.faced |= 1 << seat
        go_on(state)


@rule
def draw_monster_card(state: State, mood: int) -> None:
    """One card less in the monster's pile, which is shuffled anew when it is used up [monster-cards-2]."""
    state.monster_cards[mood] -= 1
    if state.monster_cards[HAPPY] + state.monster_cards[HUNGRY] == 0:
        shuffle_monster_cards(state)


@rule
def get_eaten(state: State, seat: int) -> None:
    """Out at once: the hand leaves unseen, and nothing is drawn [hungry-*]."""
    state.racing &= ~(1 << seat)
    state.meals += 1
    state.eaten[seat] = state.meals
    state.owed[seat] = 0


# Drawing


@rule
def next_draw(state: State) -> None:
    """Whoever is owed a card draws; when nobody can, the next one plays, or all cards were played [empty-pile-*]."""
    if call_drawer(state):
        return
    for seat in range(state.seats):
        state.owed[seat] = 0
    if cards_in_hands(state) == 0:
        all_cards_played(state)
    else:
        next_turn(state)


@rule
def call_drawer(state: State) -> bool:
    """Find the next seat that draws, from the drawer on clockwise, if there are cards [draws-*]."""
    if state.deck_count > 0:
        seat = state.drawer
        for _ in range(state.seats):
            if state.owed[seat] > 0:
                state.drawer = seat
                state.phase = Phase.DRAW
                return True
            seat = next_seat(state, seat)
    return False


@rule
def play_cards(state: State, outcome: int) -> None:
    """A pile: the drawer takes a play card [hidden-2]."""
    state.deck[outcome] -= 1
    state.deck_count -= 1
    state.hand[state.drawer, outcome] += 1
    state.hand_count[state.drawer] += 1
    state.owed[state.drawer] -= 1
    if state.owed[state.drawer] == 0 or state.deck_count == 0:
        next_draw(state)


@rule
def next_turn(state: State) -> None:
    """The next racing pawn clockwise that has a card [turn-1, skip-1]."""
    seat = next_seat(state, state.turn)
    while not is_racing(state, seat) or state.hand_count[seat] == 0:
        seat = next_seat(state, seat)
    state.turn = seat
    state.drawer = seat
    state.began_in_house = 1 if state.step[seat] == HOUSE else 0
    state.faced = 0
    state.phase = Phase.PLAY


# The end


@rule
def all_cards_played(state: State) -> None:
    """After a meal the furthest wins; before it, or if the last one standing wins, all is dealt anew [end-*]."""
    last_round = state.meals > 0 and state.ending != LAST_STANDING
    if not last_round and state.deals != DEALS:
        deal_hands(state)
        call_drawer(state)
        return
    state.facing = furthest_pawns(state)
    if is_one(state.facing):
        state.facing = 0
        state.phase = Phase.OVER
    else:
        state.phase = Phase.TIE_BREAK
        state.face = next_in_mask(state, state.facing, state.turn)


@rule
def furthest_pawns(state: State) -> int:
    """The mask of the racing pawns that are furthest from the house."""
    least = HOUSE + 1
    mask = 0
    for seat in range(state.seats):
        if is_racing(state, seat):
            if state.step[seat] < least:
                least = state.step[seat]
                mask = 0
            if state.step[seat] == least:
                mask |= 1 << seat
    return mask


@rule
def go_on_with_tie_break(state: State) -> None:
    """Tied pawns face the monster in turn order until one remains [tie-*]."""
    state.facing &= state.racing
    if is_one(state.facing):
        state.facing = 0
        state.phase = Phase.OVER
    else:
        state.face = next_in_mask(state, state.facing, state.face)


# Who decides, what chance may bring, and what it all came to


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The owner of the turn, or the target of a sabotage: it is always asked, even without a defence [defence-2]."""
    match state.phase:
        case Phase.PLAY:
            return Kind.TURN, 1 << state.turn
        case Phase.DEFEND:
            return Kind.TURN, 1 << state.target
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Who begins, which card comes, how the monster wakes [first-1, setup-5, monster-cards-*, monster-app-*]."""
    match state.phase:
        case Phase.CHOOSE_FIRST:
            for seat in range(state.seats):
                weights[seat] = 1
            return STARTING_PLAYER, state.seats
        case Phase.DRAW:
            for card in range(CARDS):
                weights[card] = state.deck[card]
            return PLAY_CARDS, CARDS
        case Phase.WAKE | Phase.TIE_BREAK:
            for mood in range(2):
                weights[mood] = APP_ODDS[mood] if state.monster == APP else state.monster_cards[mood]
            return MONSTER_DRAW, 2
        case _:
            return 0, 0


@rule
def returns(state: State, out: Array) -> None:
    """From 1 for the winner to -1 for the last: the share of the others that a pawn left behind, less those ahead.

    Survivors rank by their distance from the house, the eaten below them, those eaten later above [places-*].
    """
    for seat in range(state.seats):
        balance = 0
        for other in range(state.seats):
            balance += place_value(state, seat) > place_value(state, other)
            balance -= place_value(state, seat) < place_value(state, other)
        out[seat] = balance / (state.seats - 1)


@rule
def place_value(state: State, seat: int) -> int:
    """Higher is a better place; equal is a shared one."""
    if is_racing(state, seat):
        return MAX_SEATS + HOUSE + 1 - state.step[seat]
    return state.eaten[seat]
