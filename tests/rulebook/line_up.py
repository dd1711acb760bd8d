"""Games of Bakerspeed for the tests of the rulebook: positions as written down, and chance as the test says.

Suspects are written `blue lady 2`, and a face of a die by the word alone: `blue`, `lady` or `2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from parlour.engine import Kind, library
from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.mode import Mode
from parlour.games.bakerspeed.state import Phase

from .scripted import Scripted

MODE = Mode.INTERPRETED
"""The positions are few and small, so compiling would take longer; the kit runs the compiled rules."""

FACES = (("green", "blue", "orange"), ("tall", "round", "lady"), ("1", "2", "3"))
"""The faces of each die."""

COLOUR, PERSON, NUMBER = range(3)
"""The dice."""

BOX = [f"{colour} {person} {number}" for colour in FACES[0] for person in FACES[1] for number in FACES[2]] * 2
"""The suspects on all cards."""

NAMES = BOX[: len(BOX) // 2]
"""The kinds of cards in the order of the rules."""


def die_of(face: str) -> int:
    """The die that has a face."""
    return next(die for die, faces in enumerate(FACES) if face in faces)


def bakerspeed() -> Game:
    """The game."""
    return library.game("bakerspeed", mode=MODE)


class LineUp(Scripted):
    """A game in which every step is named: how the dice fall, who lays which card, which cards come."""

    def __init__(self, seats: int, **options: str) -> None:
        """A game before its first card; `first` is seat 1 unless a test says otherwise."""
        super().__init__(bakerspeed(), seats, {"first": "seat-1"} | options)

    @property
    def due(self) -> tuple[str, int]:
        """What comes next, and for whom: at `choose-first`, in a `race` and when it is `over`, after whose turn."""
        phase = Phase(int(self.state["phase"]))
        field = "drawer" if phase in {Phase.DEAL, Phase.DRAW} else "turn"
        return phase.name.lower().replace("_", "-"), int(self.state[field])

    # What happens

    def begins(self, seat: int) -> None:
        """The dealer picks this seat to begin."""
        self._deal("choose-first", seat)

    def lays_out(self, *suspects: str) -> None:
        """These cards are left over from the deal."""
        for suspect in suspects:
            self._deal("lay-out-left-over", NAMES.index(suspect))

    def draws(self, seat: int, *suspects: str) -> None:
        """It is this seat that draws now, and these cards come."""
        for suspect in suspects:
            assert self.due[1] == seat
            self._deal("draw" if self.due[0] == "draw" else "deal", NAMES.index(suspect))

    def settle(self, *until: str) -> None:
        """Chance brings what it likes until a player must decide, or one of these comes next."""
        while self.match.kind is Kind.CHANCE and self.due[0] not in until:
            self._bring(None)

    def settle_once(self) -> None:
        """Chance brings what it likes, once."""
        self._bring(None)

    def takes(self, seat: int, die: int) -> None:
        """A seat rolls this die, which has not fallen yet."""
        assert self.due == ("roll", seat)
        self.act(seat, "roll", die=die)

    def rolls(self, seat: int, face: str) -> None:
        """A seat rolls the die that has this face, and it comes."""
        die = die_of(face)
        self.takes(seat, die)
        self._deal("die-falls", FACES[die].index(face))

    def lays(self, seat: int, suspect: str) -> None:
        """A seat lays this card in a race."""
        assert self.due[0] == "race"
        self.act(seat, "lay", suspect=NAMES.index(suspect))

    def has_none(self, *seats: int) -> None:
        """These seats say that they have none."""
        for seat in seats:
            self.act(seat, "have_none")

    def goes_unserved(self, seat: int, *faces: str) -> None:
        """A seat rolls these, one after the other, and nobody lays a card."""
        for face in faces:
            self.rolls(seat, face)
            self.has_none(*self.match.deciding)

    def refusal(self, seat: int, verb: str, **parameters: int | str) -> str:
        """Why a seat cannot do something now."""
        numbers = {name: NAMES.index(value) if isinstance(value, str) else value for name, value in parameters.items()}
        with pytest.raises(IllegalActionError) as refused:
            self.match.check(seat, self.match.game.actions.encode(verb, **numbers))
        return refused.value.reason

    def _deal(self, what: str, outcome: int) -> None:
        assert self.due[0] == what
        self._bring(outcome)

    # What can be read

    @property
    def possible(self) -> set[str]:
        """The cards that may come now."""
        return {NAMES[suspect] for suspect, odds in enumerate(self.odds) if odds}

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        return list(Counter(dict(zip(NAMES, self.state["hand"][seat].tolist(), strict=True))).elements())

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top card last."""
        return [NAMES[place - 1] for place in self.state["discard"].tolist() if place]

    @property
    def piles(self) -> list[int]:
        """How many cards each personal pile holds."""
        return self.state["pile"][: self.seats].tolist()

    @property
    def rolled(self) -> set[str]:
        """What lies on the table: the faces of the dice that have been rolled in this turn."""
        dice = self.state["die"].tolist()
        return {FACES[die][face - 1] for die, face in enumerate(dice) if face}

    @property
    def wanted(self) -> set[str]:
        """What the dice ask for."""
        dice = zip(self.state["die"].tolist(), self.state["applies"].tolist(), strict=True)
        return {FACES[die][face - 1] for die, (face, applies) in enumerate(dice) if applies}

    def may_lay(self, seat: int) -> set[str]:
        """The cards that a seat may lay now."""
        return {NAMES[parameters["suspect"]] for verb, parameters in self._choices(seat) if verb == "lay"}

    def dice_for(self, seat: int) -> list[int]:
        """The dice that a seat may roll now."""
        return [parameters["die"] for verb, parameters in self._choices(seat) if verb == "roll"]

    def may_have_none(self, seat: int) -> bool:
        """Whether a seat may say that it has none."""
        return ("have_none", {}) in self._choices(seat)

    def default(self, seat: int) -> tuple[str, dict[str, int]]:
        """What a seat does when its time runs out."""
        verb, parameters = self.match.game.actions.decode(self.match.default_action(seat)[0])
        return verb.name, parameters

    @property
    def places(self) -> list[int]:
        """The place of each seat at the end, from 1."""
        returns = self.match.returns()
        return [1 + sum(other > mine for other in returns) for mine in returns]

    def _choices(self, seat: int) -> list[tuple[str, Mapping[str, int]]]:
        decoded = map(self.match.game.actions.decode, self.match.legal_actions(seat))
        return [(verb.name, parameters) for verb, parameters in decoded]


def line_up_at(
    *hands: Iterable[str],
    piles: Sequence[int] | None = None,
    discard: Sequence[str] = (),
    turn: int = 0,
    turns_begun: int = 1,
    **options: str,
) -> LineUp:
    """A game in which the seats hold these hands, and it is the turn of `turn`, which has all dice.

    With `piles` so many cards are in the personal piles, and `discard` is what lies on top of the others on the
    discard pile, its top card last. Without, `discard` is the whole discard pile, and the rest is in the piles.
    """
    line_up = LineUp(len(hands), **options)
    write_position(line_up.state, hands, piles, discard)
    line_up.state["turn"] = line_up.state["drawer"] = turn
    line_up.state["turns_begun"] = turns_begun
    line_up.state["phase"] = Phase.ROLL
    line_up._check()
    return line_up


def write_position(
    state: Any, hands: Sequence[Iterable[str]], piles: Sequence[int] | None, discard: Sequence[str]
) -> None:
    """Put all cards of the box where `line_up_at` says."""
    rest = Counter(BOX)
    rest.subtract(discard)
    for seat, hand in enumerate(hands):
        cards = Counter(hand)
        rest.subtract(cards)
        state["hand"][seat] = [cards[name] for name in NAMES]
        state["hand_count"][seat] = cards.total()
    assert min(rest.values()) >= 0
    seats = len(hands)
    shares = piles or [rest.total() // seats + (seat < rest.total() % seats) for seat in range(seats)]
    state["pile"][:seats] = shares
    below = list(rest.elements())[sum(shares) :]
    lying = [*below, *discard]
    state["discard"][: len(lying)] = [NAMES.index(name) + 1 for name in lying]
    state["discard_count"] = len(lying)
