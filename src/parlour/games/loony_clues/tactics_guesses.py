"""When to guess, and which number: four points now against a surer guess later that may be worth but two."""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .guesses import missing_guess, side_of_next_guess
from .party import NUMBERS, PRIMARY, SECONDARY
from .state import Phase, Side, State, guess_action, wait_action

BOLD = 0.3
"""How likely a number must seem to a bold guesser."""

IN_DOUBT = 0.87
"""What share of the doubt about a player is left after one more answer: 0.9 if the word is any, 0.8 if it is chosen."""

SELDOM = 0.5
"""How often, beside others, a player is asked about that has been guessed: those who have done it ask no more."""

TURNS_TO_GUESS = 3.0
"""How many turns it takes until one more player is guessed, before anything is seen of the pace."""

FAITH = 2.0
"""How many guesses that first opinion counts for."""

TURNS_AT_MOST = 8
"""How many turns each player is thought to have in a round, even if nobody dares to guess."""

PATIENCE = 0.02
"""How much less it is worth to wait, in points, for every word that has been asked: the party must go on."""

EQUAL = 1e-9


@rule
def guess_or_wait(observation: State, seat: int, legal: Array, n: int, odds: Array, luck: Luck) -> int:
    """Guess the player that was asked if that is worth more now than later."""
    target = observation.target
    number = best_number(observation, seat, target, legal, n, odds, luck)
    right = odds[target, number - 1]
    if observation.phase == Phase.TRIGGER:
        side = side_of_next_guess(observation, target)
    else:
        side = observation.side[observation.turn, target]
    now = right * (PRIMARY if side == Side.RIGHT else SECONDARY)
    is_first = observation.phase == Phase.TRIGGER and side == Side.RIGHT
    return guess_action(number) if now >= worth_of_waiting(observation, right, is_first) else wait_action()


@rule
def bold_guess(observation: State, seat: int, legal: Array, n: int, odds: Array, luck: Luck) -> int:
    """Guess the player that was asked as soon as some number is fairly likely."""
    number = best_number(observation, seat, observation.target, legal, n, odds, luck)
    return guess_action(number) if odds[observation.target, number - 1] >= BOLD else wait_action()


@rule
def worth_of_waiting(observation: State, right: float, is_first: bool) -> float:
    """What a guess is worth if it is made later; the first may still be worth four points then.

    Whoever guesses first lets all others follow, so nothing is lost by leaving that to them.
    """
    turns = turns_left(observation)
    answers = turns / observation.seats * (1.0 if is_first else SELDOM)
    surer = 1.0 - (1.0 - right) * IN_DOUBT**answers
    points = PRIMARY if is_first and turns > 0.0 else SECONDARY
    return surer * points - PATIENCE * observation.asked


@rule
def turns_left(observation: State) -> float:
    """About how many turns the round still takes, by how fast the fastest player guesses; none if it is long enough."""
    most = 0
    for seat in range(observation.seats):
        laid = 0
        for target in range(observation.seats):
            laid += observation.side[seat, target] != Side.NONE
        most = max(most, laid)
    pace = (observation.asked + TURNS_TO_GUESS * FAITH) / (most + FAITH)
    enough = max(0, TURNS_AT_MOST * observation.seats - observation.asked)
    return min(float(enough), pace * (observation.seats - 1 - most))


@rule
def best_number(observation: State, seat: int, target: int, legal: Array, n: int, odds: Array, luck: Luck) -> int:
    """The number that is likeliest for a player and not missed for another; never the own one; among equals any."""
    best = 0
    most = -1e9
    equals = 0
    for i in range(n):
        number = legal[i] - guess_action(0)
        if not 1 <= number <= NUMBERS or number == observation.identity[seat]:
            continue
        worth = odds[target, number - 1] + rest_worth(observation, seat, target, number, legal, n, odds)
        if worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = number
    return best


@rule
def rest_worth(observation: State, seat: int, target: int, number: int, legal: Array, n: int, odds: Array) -> float:
    """How many other players are expected to be guessed later if this number is used up."""
    worth = 0.0
    for other in range(observation.seats):
        if seat != other != target and observation.side[seat, other] == Side.NONE:
            likeliest = 0.0
            for i in range(n):
                left = legal[i] - guess_action(0)
                if 1 <= left <= NUMBERS and left != number:
                    likeliest = max(likeliest, odds[other, left - 1])
            worth += likeliest
    return worth


@rule
def last_guess(observation: State, seat: int, legal: Array, n: int, odds: Array, luck: Luck) -> int:
    """The number for the next player that is missing, with those in mind that come after."""
    target = missing_guess(observation, seat)
    return guess_action(best_number(observation, seat, target, legal, n, odds, luck))
