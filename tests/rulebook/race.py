"""Races for the tests of the rulebook: positions that are written down, and chance that does what the test says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from parlour.engine import library
from parlour.engine.mode import Mode
from parlour.games.baby_monster_race.cards import COPIES, HOUSE, Card
from parlour.games.baby_monster_race.state import Phase

from .scripted import Scripted

MODE = Mode.COMPILED
"""Change it to `Mode.INTERPRETED` to step through the rules in a debugger."""

Cards: TypeAlias = Sequence[Card]

SPARE = (Card.PLUS_2,)
"""The hand of a seat whose cards do not matter to the test; there are enough of it for all."""

_DUE = {
    Phase.CHOOSE_FIRST: ("choose-first", "drawer"),
    Phase.DRAW: ("draw", "drawer"),
    Phase.PLAY: ("turn", "turn"),
    Phase.DEFEND: ("answer", "target"),
    Phase.WAKE: ("monster", "face"),
    Phase.TIE_BREAK: ("monster", "face"),
    Phase.OVER: ("over", "turn"),
}


class Race(Scripted):
    """A race in which every step is named: who acts, who draws which card, who meets the monster in which mood."""

    def __init__(self, seats: int, **options: str) -> None:
        """A race before its first card; `first` is seat 1 unless a test says otherwise."""
        super().__init__(library.game("baby-monster-race", mode=MODE), seats, {"first": "seat-1"} | options)

    @property
    def due(self) -> tuple[str, int]:
        """What comes next, and for whom: `turn`, `answer`, `draw`, `monster`; or `over`, with the last seat."""
        name, field = _DUE[Phase(int(self.state["phase"]))]
        return name, int(self.state[field])

    # What happens

    def draws(self, seat: int, card: Card | None = None) -> None:
        """It is this seat that draws now, and this card comes (any one if the test does not care)."""
        assert self.due == ("draw", seat)
        self._bring(card)

    def meets(self, seat: int, mood: int) -> None:
        """It is this seat that faces the monster now, which wakes in this mood."""
        assert self.due == ("monster", seat)
        self._bring(mood)

    def begins(self, seat: int) -> None:
        """The dealer picks this seat to begin."""
        assert self.due[0] == "choose-first"
        self._bring(seat)

    def draw_all(self) -> None:
        """Everybody draws what is due, whichever cards come."""
        while self.due[0] == "draw":
            self.draws(self.due[1])

    # What can be read

    @property
    def steps(self) -> list[int]:
        """Where the pawns stand."""
        return self.state["step"][: self.seats].tolist()

    @property
    def racing(self) -> list[int]:
        """The seats whose pawns were not eaten."""
        return [seat for seat in range(self.seats) if int(self.state["racing"]) >> seat & 1]

    @property
    def hand_counts(self) -> list[int]:
        """How many cards each seat holds."""
        return self.state["hand_count"][: self.seats].tolist()

    @property
    def played(self) -> Counter[Card]:
        """The cards that lie face up."""
        return _counted(self.state["discard"])

    def hand(self, seat: int) -> Counter[Card]:
        """The cards that a seat holds."""
        return _counted(self.state["hand"][seat])

    def choices(self, seat: int) -> list[tuple[str, dict[str, int]]]:
        """What a seat may do now: verbs with their parameters."""
        decoded = map(self.match.game.actions.decode, self.match.legal_actions(seat))
        return [(verb.name, parameters) for verb, parameters in decoded]

    def default(self, seat: int) -> tuple[str, dict[str, int]]:
        """What a seat does when its time runs out."""
        verb, parameters = self.match.game.actions.decode(self.match.default_action(seat)[0])
        return verb.name, parameters

    @property
    def places(self) -> list[int]:
        """The place of each seat at the end, from 1."""
        returns = self.match.returns()
        return [1 + sum(other > mine for other in returns) for mine in returns]


def race_at(
    *steps: int,
    hands: Mapping[int, Cards] | None = None,
    pile: Cards | None = None,
    turn: int = 0,
    eaten: Sequence[int] = (),
    monster_cards: tuple[int, int] | None = None,
    **options: str,
) -> Race:
    """A race in which the pawns stand on these steps and it is the turn of `turn`.

    A seat that `hands` does not name holds a spare card, if it was not `eaten` (seats, the first meal first). The draw
    pile is `pile`, and the cards that are nowhere else lie face up; without `pile` all those are the pile.
    """
    race = Race(len(steps), **options)
    state = race.state
    held = {seat: () if seat in eaten else SPARE for seat in range(race.seats)} | dict(hands or {})
    unplaced = Counter(dict(zip(Card, COPIES, strict=True)))
    for seat, cards in held.items():
        _place(state["hand"][seat], cards, unplaced)
        state["hand_count"][seat] = len(cards)
    _place(state["deck"], unplaced.elements() if pile is None else pile, unplaced)
    state["deck_count"] = state["deck"].sum()
    _place(state["discard"], unplaced.elements(), unplaced)
    for order, seat in enumerate(eaten, 1):
        state["eaten"][seat] = order
    state["meals"] = len(eaten)
    state["racing"] = sum(1 << seat for seat in range(race.seats) if seat not in eaten)
    if monster_cards is not None:
        state["monster_cards"][:] = monster_cards
    state["step"][: race.seats] = steps
    state["owed"][:] = 0
    state["turn"] = state["drawer"] = turn
    state["began_in_house"] = steps[turn] == HOUSE
    state["phase"] = Phase.PLAY
    race._check()
    return race


def _place(place: Any, cards: Iterable[Card], unplaced: Counter[Card]) -> None:
    counted = Counter(cards)
    place[:] = [counted[card] for card in Card]
    unplaced.subtract(counted)


def _counted(cards: Any) -> Counter[Card]:
    return Counter({card: int(cards[card]) for card in Card if cards[card]})
