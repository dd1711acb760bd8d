"""What could be where a seat cannot look, and the laws that every position keeps."""

from __future__ import annotations

from parlour.engine import Luck, below, rule

from .choices import used_numbers
from .party import CARDS, GUESSED, HAND, MASKS, NUMBERS, PRIMARY, ROUNDS
from .state import Broken, Gone, Phase, Side, State


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Hands, identities and guesses that agree with all that was seen, each assignment as likely as another."""
    for other in range(observation.seats):
        if other != seat:
            draw_hand(observation, other, luck)
            draw_identity(observation, other, luck)
            draw_guesses(observation, other, luck)


@rule
def draw_hand(observation: State, seat: int, luck: Luck) -> None:
    """Each card of a hand is one of its batch that is in no hand."""
    for place in range(observation.hand_count[seat]):
        if observation.hand[seat, place] == 0:
            batch = observation.hand_batch[seat, place]
            card = below(luck, CARDS)
            while observation.batch[card] != batch or is_in_a_hand(observation, card):
                card = below(luck, CARDS)
            observation.hand[seat, place] = card + 1


@rule
def is_in_a_hand(state: State, card: int) -> bool:
    """Whether somebody holds a card."""
    for seat in range(state.seats):
        for place in range(state.hand_count[seat]):
            if state.hand[seat, place] == card + 1:
                return True
    return False


@rule
def draw_identity(observation: State, seat: int, luck: Luck) -> None:
    """A number that nobody else has."""
    if observation.identity_seen[seat] == 0 or observation.identity[seat] > 0:
        return
    number = 1 + below(luck, NUMBERS)
    while is_somebody(observation, number):
        number = 1 + below(luck, NUMBERS)
    observation.identity[seat] = number


@rule
def is_somebody(state: State, number: int) -> bool:
    """Whether a number is somebody's identity."""
    for seat in range(state.seats):
        if state.identity[seat] == number:
            return True
    return False


@rule
def draw_guesses(observation: State, seat: int, luck: Luck) -> None:
    """Different numbers on the guess cards of a player, none of those that it has shown."""
    for target in range(observation.seats):
        if observation.side[seat, target] != Side.NONE and observation.guess[seat, target] == 0:
            number = 1 + below(luck, NUMBERS)
            while (used_numbers(observation, seat) >> number) & 1 == 1:
                number = 1 + below(luck, NUMBERS)
            observation.guess[seat, target] = number


# The laws


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    if state.phase == Phase.CHOOSE_FIRST:
        return 0
    if not clues_are_conserved(state):
        return Broken.CLUES_ARE_CONSERVED.value
    if not hands_are_counted(state):
        return Broken.HANDS_ARE_COUNTED.value
    if not deck_is_counted(state):
        return Broken.THE_DECK_IS_COUNTED.value
    if not identities_are_unique(state):
        return Broken.IDENTITIES_ARE_UNIQUE.value
    if not masks_are_unique(state):
        return Broken.MASKS_ARE_UNIQUE.value
    for seat in range(state.seats):
        if not numbers_are_used_once(state, seat):
            return Broken.NUMBERS_ARE_USED_ONCE.value
        if not first_guess_is_on_the_right(state, seat):
            return Broken.THE_FIRST_GUESS_IS_ON_THE_RIGHT.value
        for played in range(ROUNDS):
            if not 0 <= state.points[played, seat] <= (state.seats - 1) * (PRIMARY + GUESSED):
                return Broken.POINTS_ARE_BOUNDED.value
    return 0


@rule
def clues_are_conserved(state: State) -> bool:
    """A card lies in one place, and bears an answer if it lies before a player and has been asked about."""
    boards = 0
    for card in range(CARDS):
        hands = 0
        for seat in range(state.seats):
            for place in range(HAND):
                hands += state.hand[seat, place] == card + 1
        face_up = state.batch[card] == 0
        if hands > 1 or (hands == 1 and face_up) or (state.board[card] > 0 and not face_up):
            return False
        if (state.board[card] > 0) != (state.asked_at[card] > 0):
            return False
        answered = state.fits[card] > 0
        awaited = state.phase == Phase.ANSWER and state.asked_at[card] == state.asked
        if answered != (state.board[card] > 0 and not awaited):
            return False
        boards += state.board[card] > 0
    return boards == state.asked


@rule
def hands_are_counted(state: State) -> bool:
    """A hand has its cards in its first places, each of the batch that stands beside it."""
    for seat in range(state.seats):
        for place in range(HAND):
            card = state.hand[seat, place]
            if (place < state.hand_count[seat]) != (card > 0):
                return False
            if card > 0 and state.batch[card - 1] != state.hand_batch[seat, place]:
                return False
    return True


@rule
def deck_is_counted(state: State) -> bool:
    """What lies face down and in no hand is the deck, and of its newest batch; the other open cards are discards."""
    deck = 0
    discards = 0
    for card in range(CARDS):
        if state.batch[card] == 0:
            discards += state.board[card] == 0
        elif not is_in_a_hand(state, card):
            if state.batch[card] != state.newest:
                return False
            deck += 1
    return deck == state.deck_count and discards == state.discards


@rule
def identities_are_unique(state: State) -> bool:
    """Whoever has drawn an identity has one, and nobody has another's."""
    numbers = 0
    for seat in range(state.seats):
        number = state.identity[seat]
        if (number > 0) != (state.identity_seen[seat] != 0) or (number > 0 and (numbers >> number) & 1 == 1):
            return False
        numbers |= 1 << number
    return True


@rule
def masks_are_unique(state: State) -> bool:
    """The masks on the party board are different, and used."""
    for place in range(NUMBERS):
        mask = state.masks[place]
        if (mask > 0) != (place < state.laid_out):
            return False
        if mask > 0:
            if state.mask_gone[mask - 1] != Gone.USED:
                return False
            for other in range(place):
                if state.masks[other] == mask:
                    return False
    used = 0
    for mask in range(MASKS):
        used += state.mask_gone[mask] == Gone.USED
    return used >= state.laid_out


@rule
def numbers_are_used_once(state: State, seat: int) -> bool:
    """A player lays each of its numbers once, beside the boards of others."""
    used = 0
    for target in range(state.seats):
        number = state.guess[seat, target]
        if (number > 0) != (state.side[seat, target] != Side.NONE) or (number > 0 and target == seat):
            return False
        if number > 0 and (used >> number) & 1 == 1:
            return False
        used |= 1 << number
    return True


@rule
def first_guess_is_on_the_right(state: State, target: int) -> bool:
    """Before the last guesses a board has no guess on its left unless there is one on its right."""
    left = 0
    right = 0
    for guesser in range(state.seats):
        left += state.side[guesser, target] == Side.LEFT
        right += state.side[guesser, target] == Side.RIGHT
    return state.phase >= Phase.LAST_GUESSES or left == 0 or right > 0
