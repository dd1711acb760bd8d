"""Games of Loony Clues for the tests of the rulebook: positions as written down, and chance as the test says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from parlour.engine import Kind, library
from parlour.engine.errors import IllegalActionError
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.games.loony_clues.state import CARDS, HAND, NUMBERS, Fits, Gone, Phase, Side

from .scripted import Scripted

MODE = Mode.INTERPRETED
"""The positions are few and small, so compiling would take longer; the kit runs the compiled rules."""

LEFT, RIGHT = Side.LEFT, Side.RIGHT

_DECIDER = {Phase.ANSWER: "target", Phase.DEAL_CLUES: "drawer", Phase.DEAL_IDENTITIES: "drawer", Phase.DRAW: "drawer"}


def top(card: int) -> int:
    """The first word of a clue card."""
    return card * 2


def bottom(card: int) -> int:
    """The word at its other end."""
    return card * 2 + 1


class Masquerade(Scripted):
    """A game in which every step is named: who asks and guesses what, which masks and cards come."""

    def __init__(self, seats: int, carried: Mapping[str, Sequence[int]] | None = None, **options: str) -> None:
        """A game before its first mask; `first` is seat 1 unless a test says otherwise."""
        super().__init__(library.game("loony-clues", mode=MODE), seats, {"first": "seat-1"} | options)
        if carried is not None:
            self.match = Match(self.match.game, seats, self._script, self.match.options, carried)

    @property
    def due(self) -> tuple[str, int]:
        """What comes next (a phase of the rules), and for whom; for all at once and at the end, after whose turn."""
        phase = Phase(int(self.state["phase"]))
        return phase.name.lower().replace("_", "-"), int(self.state[_DECIDER.get(phase, "turn")])

    # What happens

    def refusal(self, seat: int, verb: str, **parameters: int) -> str:
        """Why a seat cannot do something now."""
        with pytest.raises(IllegalActionError) as refused:
            self.match.check(seat, self.match.game.actions.encode(verb, **parameters))
        return refused.value.reason

    def begins(self, seat: int) -> None:
        """The dealer picks this seat to begin."""
        self._deal("choose-first", seat)

    def lay_out(self, *masks: int) -> None:
        """These masks come onto the party board, one after the other."""
        for mask in masks:
            self._deal("lay-out-masks", mask)

    def draws(self, seat: int, *cards: int) -> None:
        """It is this seat that draws now, and these clue cards come."""
        for card in cards:
            assert self.due[1] == seat
            self._deal("draw" if self.due[0] == "draw" else "deal-clues", card)

    def becomes(self, seat: int, number: int) -> None:
        """It is this seat that draws an identity now, and it is this number."""
        assert self.due[1] == seat
        self._deal("deal-identities", number - 1)

    def settle(self, *until: str) -> None:
        """Chance brings what it likes until a player must decide, or one of these comes next."""
        while self.match.kind is Kind.CHANCE and self.due[0] not in until:
            self._bring(None)

    def settle_once(self) -> None:
        """Chance brings what it likes, once."""
        self._bring(None)

    def will_deal(self, outcome: int) -> None:
        """Chance will bring this when it is asked next."""
        self._script.outcome = outcome

    def asks(self, seat: int, word: int, target: int, fits: bool = False) -> None:
        """A seat asks another whether a word fits, and hears this."""
        self.act(seat, "ask", word=word, target=target)
        assert self.due == ("answer", target)
        self.act(target, "answer", fits=int(fits))

    def triggers(self, seat: int, number: int) -> None:
        """The seat that has asked guesses this number."""
        assert self.due == ("trigger", seat)
        self.act(seat, "guess", number=number)

    def waits(self, seat: int) -> None:
        """The seat that has asked does not guess."""
        assert self.due == ("trigger", seat)
        self.act(seat, "wait")

    def together(self, **numbers: int | None) -> None:
        """All who choose at once lay a guess with this number, or wait: `seat_1=5, seat_2=None`."""
        choices = {int(name.removeprefix("seat_")): number for name, number in numbers.items()}
        encode = self.match.game.actions.encode
        self.match.act_together(
            {
                seat: encode("wait") if number is None else encode("guess", number=number)
                for seat, number in choices.items()
            }
        )
        self._check()

    def ends_turn(self, seat: int, discard: int | None = None) -> None:
        """A seat discards this card, or keeps all, and draws whatever comes."""
        assert self.due == ("discard", seat)
        if discard is None:
            self.act(seat, "keep")
        else:
            self.act(seat, "discard", card=discard)
        self.settle("reveal-guesses")

    def whole_turn(self, seat: int, target: int, number: int | None = None) -> None:
        """A seat asks with its first card, is told no, guesses this number if it may, and ends its turn."""
        self.asks(seat, top(self.hand(seat)[0]), target)
        if number is not None:
            self.triggers(seat, number)
            if self.due[0] == "follow":
                self.together(**{f"seat_{other}": None for other in self.match.deciding})
        elif self.due[0] == "trigger":
            self.waits(seat)
        if self.due[0] == "discard":
            self.ends_turn(seat)

    def see_points(self) -> None:
        """All have seen the points."""
        seen = self.match.game.actions.encode("next_round")
        self.match.act_together(dict.fromkeys(self.match.deciding, seen))
        self._check()

    def lay_the_rest(self) -> None:
        """Everybody lays the guesses that it owes, with the lowest numbers it has left."""
        while self.due[0] == "last-guesses":
            self.together(**{f"seat_{seat}": self.numbers(seat)[0] for seat in self.match.deciding})

    def _deal(self, what: str, outcome: int | None) -> None:
        assert self.due[0] == what
        assert self.match.kind is Kind.CHANCE
        self._bring(outcome)

    # What can be read

    def hand(self, seat: int) -> list[int]:
        """The clue cards that a seat holds, in the order drawn."""
        return [card - 1 for card in self.state["hand"][seat].tolist() if card]

    def board(self, seat: int) -> dict[int, bool | None]:
        """The words that can be read at a seat's board, and whether they fit; None if it has not answered yet."""
        answers = {Fits.UNANSWERED: None, Fits.NO: False, Fits.YES: True}
        cards = [card for card, owner in enumerate(self.state["board"].tolist()) if owner == seat + 1]
        return {card * 2 + int(self.state["shown"][card]): answers[self.state["fits"][card]] for card in cards}

    @property
    def discards(self) -> list[int]:
        """The clue cards that lie discarded."""
        return [card for card in range(CARDS) if not self.state["batch"][card] and not self.state["board"][card]]

    def side(self, guesser: int, target: int) -> Side:
        """Where the guess card of one seat lies beside another's board."""
        return Side(int(self.state["side"][guesser][target]))

    def guesses(self, target: int) -> dict[int, tuple[int, Side]]:
        """The guess cards beside a board, by guesser: the number and the side."""
        laid = [guesser for guesser in range(self.seats) if self.side(guesser, target)]
        return {guesser: (int(self.state["guess"][guesser][target]), self.side(guesser, target)) for guesser in laid}

    @property
    def masks(self) -> list[int]:
        """The masks that lie out, from number 1 on."""
        return [mask - 1 for mask in self.state["masks"].tolist() if mask]

    @property
    def possible(self) -> set[int]:
        """What chance may bring now; each is as likely as another."""
        assert set(self.odds) <= {0, 1}
        return {outcome for outcome, odds in enumerate(self.odds) if odds}

    def points(self, played: int = 0) -> list[int]:
        """The points of a round, counted from 0."""
        return self.state["points"][played][: self.seats].tolist()

    def choices(self, seat: int, verb: str | None = None) -> list[Any]:
        """What a seat may do now: verbs with their parameters, or the parameters of one verb."""
        decoded = map(self.match.game.actions.decode, self.match.legal_actions(seat))
        every = [(one.name, parameters) for one, parameters in decoded]
        return every if verb is None else [parameters for name, parameters in every if name == verb]

    def numbers(self, seat: int) -> list[int]:
        """The numbers that a seat may guess now."""
        return [parameters["number"] for parameters in self.choices(seat, "guess")]

    def default(self, seat: int) -> tuple[str, dict[str, int]]:
        """What a seat does when its time runs out."""
        verb, parameters = self.match.game.actions.decode(self.match.default_action(seat)[0])
        return verb.name, parameters

    def places(self) -> list[int]:
        """The place of each seat at the end, from 1."""
        returns = self.match.returns()
        return [1 + sum(other > mine for other in returns) for mine in returns]


def all_wrong(seats: int, *missing: tuple[int, int]) -> dict[tuple[int, int], tuple[int, Side]]:
    """Everybody has guessed everybody on the right, with numbers from 12 down, but for these guessers and targets."""
    laid = [(guesser, target) for guesser in range(seats) for target in range(seats) if guesser != target]
    return {(one, other): (NUMBERS - other, RIGHT) for one, other in laid if (one, other) not in missing}


def masquerade_at(
    *identities: int,
    hands: Mapping[int, Sequence[int]] | None = None,
    boards: Mapping[int, Mapping[int, bool]] | None = None,
    discards: Iterable[int] = (),
    guesses: Mapping[tuple[int, int], tuple[int, Side]] | None = None,
    turn: int = 0,
    played: int = 0,
    points: Sequence[Sequence[int]] = (),
) -> Masquerade:
    """A game in which the seats have these identities, and `turn` is to ask.

    Each seat holds four clue cards, from card 0 on, unless `hands` says otherwise; cards that are nowhere else are the
    deck. `boards` has the words at each seat's board, `guesses` those of a seat at another's board: number and side.
    So many rounds have been `played`, with these `points`.
    """
    game = Masquerade(len(identities))
    state = game.state
    state["masks"][:] = range(1, NUMBERS + 1)
    state["laid_out"] = NUMBERS
    state["mask_gone"][:NUMBERS] = Gone.USED
    held = {seat: range(seat * HAND, (seat + 1) * HAND) for seat in range(game.seats)} | dict(hands or {})
    for seat, cards in held.items():
        state["hand"][seat][: len(cards)] = [card + 1 for card in cards]
        state["hand_batch"][seat][: len(cards)] = 1
        state["hand_count"][seat] = len(cards)
    state["batch"][list(discards)] = 0
    for seat, words in (boards or {}).items():
        for word, fits in words.items():
            _put_before(state, seat, word, Fits.YES if fits else Fits.NO)
    state["discards"] = len(game.discards)
    state["deck_count"] = int(state["batch"].sum()) - sum(map(len, held.values()))
    state["identity"][: game.seats] = identities
    state["identity_seen"][: game.seats] = [1 << seat for seat in range(game.seats)]
    for (guesser, target), (number, side) in (guesses or {}).items():
        state["guess"][guesser][target] = number
        state["guess_seen"][guesser][target] = 1 << guesser
        state["side"][guesser][target] = side
    state["round"] = played
    for one, scored in enumerate(points):
        state["points"][one][: game.seats] = scored
    state["turn"] = turn
    state["phase"] = Phase.ASK
    game._check()
    return game


def _put_before(state: Any, seat: int, word: int, fits: Fits) -> None:
    card, end = divmod(word, 2)
    state["batch"][card] = 0
    state["board"][card] = seat + 1
    state["shown"][card] = end
    state["fits"][card] = fits
    state["asked"] += 1
    state["asked_at"][card] = state["asked"]
