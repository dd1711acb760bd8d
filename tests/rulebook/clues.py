"""Games of Baby Clues for the tests of the rulebook: positions that are written down, and chance as the test says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from parlour.engine import Kind, library
from parlour.engine.errors import IllegalActionError
from parlour.engine.mode import Mode
from parlour.games.baby_clues.cards import ALL_BABIES, BABIES, CLUES, COPIES, COPIES_FOR_TWO, ICONS, PRINTS
from parlour.games.baby_clues.state import Phase

from .clue_box import Baby, Clue, Clues, mask
from .scripted import Scripted

MODE = Mode.INTERPRETED
"""The positions are few and small, so compiling would take longer; the kit runs the compiled rules."""

_DUE = {
    Phase.CHOOSE_FIRST: ("choose-first", "turn"),
    Phase.DRAW_IDENTITY: ("identity", "drawer"),
    Phase.DRAW_CLUE: ("clue", "turn"),
    Phase.PLAY: ("turn", "turn"),
    Phase.SNOOP: ("snoop", "turn"),
    Phase.PUT_BACK: ("put-back", "turn"),
    Phase.QUESTION: ("question", "turn"),
    Phase.ARE_YOU: ("are-you", "turn"),
    Phase.ANSWER: ("answer", "target"),
    Phase.VERDICT: ("verdict", "target"),
    Phase.REVEAL: ("reveal", "drawer"),
    Phase.OVER: ("over", "turn"),
}


class Party(Scripted):
    """A game in which every step is named: who acts, which cards come, who tells what."""

    def __init__(self, seats: int, **options: str) -> None:
        """A game before its first card; `first` is seat 1 unless a test says otherwise."""
        super().__init__(library.game("baby-clues", mode=MODE), seats, {"first": "seat-1"} | options)

    @property
    def due(self) -> tuple[str, int]:
        """What comes next, and for whom; or `over`, with the seat that had the last turn."""
        name, field = _DUE[Phase(int(self.state["phase"]))]
        return name, int(self.state[field])

    # What happens

    def turn(self, seat: int, verb: str, **parameters: int) -> None:
        """A seat does something, and chance brings whatever it likes until a player must decide."""
        self.act(seat, verb, **parameters)
        self.settle()

    def refusal(self, seat: int, verb: str, **parameters: int) -> str:
        """Why a seat cannot do something now."""
        with pytest.raises(IllegalActionError) as refused:
            self.act(seat, verb, **parameters)
        return refused.value.reason

    def begins(self, seat: int) -> None:
        """The dealer picks this seat to begin."""
        self._deal("choose-first", None, seat)

    def draws(self, seat: int, baby: Baby | None = None) -> None:
        """It is this seat that draws an identity now, and becomes this baby (any one if the test does not care)."""
        self._deal("identity", seat, baby)

    def turns_up(self, *clues: Clue) -> None:
        """These clues come into the row, one after the other."""
        for kind in clues:
            self._deal("clue", None, kind)

    def snoops(self, seat: int, *babies: Baby) -> None:
        """This seat sees these identities in the pile, the top one first."""
        for baby in babies:
            self._deal("snoop", seat, baby)

    def answers(self, seat: int, yes: bool) -> None:
        """This seat, which was asked, says yes or no."""
        self._deal("answer", seat, int(yes))

    def accepts(self, seat: int) -> None:
        """This seat, which was accused, takes the clue."""
        self._deal("verdict", seat, 0)

    def refuses(self, seat: int) -> None:
        """This seat, which was accused, cannot take the clue."""
        self._deal("verdict", seat, 1)

    def shows(self, seat: int, baby: Baby) -> None:
        """This seat shows that it is this baby."""
        self._deal("reveal", seat, baby)

    def settle(self) -> None:
        """Chance brings what it likes until a player must decide, or the game is over."""
        while self.match.kind is Kind.CHANCE:
            self._deal(*self.due, None)

    def _deal(self, what: str, seat: int | None, outcome: int | None) -> None:
        assert self.due == (what, self.due[1] if seat is None else seat)
        self._bring(outcome)

    # What can be read

    @property
    def bottles(self) -> list[int]:
        """How many bottles each seat has."""
        return self.state["bottles"][: self.seats].tolist()

    @property
    def row(self) -> list[Clue]:
        """The clues on the table."""
        return _cards(self.state["row"])

    @property
    def clues_left(self) -> int:
        """How many clues are in the deck."""
        return int(self.state["deck_count"]) + int(self.state["under_count"])

    def front(self, seat: int) -> list[Clue]:
        """The clues in front of a seat."""
        prints = enumerate(self.state["front"][seat].tolist())
        return [dread * PRINTS + print_ - 1 for dread, print_ in prints if print_]

    def escapes(self, seat: int) -> list[int]:
        """The escape cards in front of a seat."""
        return _cards(self.state["escapes"][seat])

    def is_not(self, seat: int) -> set[int]:
        """What everybody knows that a seat is not."""
        return _set(self.state["excluded"][seat])

    def suspects(self, viewer: int, seat: int) -> set[int]:
        """Who a seat can be as far as a viewer knows."""
        return _set(self.state["suspects"][viewer][seat])

    @property
    def possible(self) -> set[int]:
        """What chance may bring now."""
        return {outcome for outcome, odds in enumerate(self.odds) if odds}

    def choices(self, seat: int, verb: str | None = None) -> list[Any]:
        """What a seat may do now: verbs with their parameters, or the parameters of one verb."""
        decoded = map(self.match.game.actions.decode, self.match.legal_actions(seat))
        every = [(one.name, parameters) for one, parameters in decoded]
        return every if verb is None else [parameters for name, parameters in every if name == verb]

    def default(self, seat: int) -> str:
        """What a seat does when its time runs out."""
        return self.match.game.actions.decode(self.match.default_action(seat)[0])[0].name

    @property
    def places(self) -> list[int]:
        """The place of each seat at the end, from 1."""
        returns = self.match.returns()
        return [1 + sum(other > mine for other in returns) for mine in returns]


def party_at(
    *identities: Baby,
    fronts: Mapping[int, Clues] | None = None,
    escapes: Mapping[int, Sequence[int]] | None = None,
    row: Clues | None = None,
    deck: Clues | None = None,
    turn: int = 0,
    bottles: Sequence[int] = (),
    turns_begun: int = 1,
    **options: str,
) -> Party:
    """A game in which the seats are these babies and it is the turn of `turn`.

    Clues that are nowhere else lie in the deck; with a `deck` they lie under it, in one batch. Without a `row` that is
    the first five clues, plain if possible, that nobody has. What somebody has in front was picked, so it proves what
    picks prove.
    """
    party = Party(len(identities), **options)
    state = party.state
    unplaced = Counter(dict(enumerate(COPIES_FOR_TWO if party.seats == 2 else COPIES)))
    own_dreads_barred = party.match.options["mistakes"] == "off"
    for seat, cards in (fronts or {}).items():
        unplaced.subtract(cards)
        for kind in cards:
            state["front"][seat][kind // PRINTS] = 1 + kind % PRINTS
            state["dreads"][seat] |= 1 << kind // PRINTS
        state["front_count"][seat] += len(cards)
        if own_dreads_barred:
            state["excluded"][seat] = state["dreads"][seat]
    for seat, cards in (escapes or {}).items():
        state["escapes"][seat][list(cards)] = 1
        state["front_count"][seat] += len(cards)
    on_table = sorted(unplaced.elements(), key=lambda kind: ICONS[kind])[:5] if row is None else row
    _place(state, "row", on_table, unplaced)
    _place(state, "deck", list(unplaced.elements()) if deck is None else deck, unplaced)
    rest = list(unplaced.elements())
    state["under"][: len(rest)] = rest
    state["under_count"] = len(rest)
    state["identity"][: party.seats] = [baby + 1 for baby in identities]
    state["held"] = mask(*range(party.seats))
    for viewer in range(party.seats):
        for seat in range(party.seats):
            known = int(state["excluded"][seat]) | mask(identities[viewer])
            state["suspects"][viewer][seat] = ALL_BABIES & ~known if viewer != seat else 0
    state["bottles"][: len(bottles)] = bottles
    state["turn"] = turn
    state["turns_begun"] = turns_begun
    state["clues_owed"] = 0
    state["phase"] = Phase.PLAY
    party._check()
    return party


def _place(state: Any, place: str, cards: Iterable[Clue], unplaced: Counter[Clue]) -> None:
    counted = Counter(cards)
    state[place][:] = [counted[kind] for kind in range(CLUES)]
    state[f"{place}_count"] = counted.total()
    unplaced.subtract(counted)


def _cards(counts: Any) -> list[int]:
    return list(Counter(dict(enumerate(counts.tolist()))).elements())


def _set(babies: int) -> set[int]:
    return {baby for baby in range(BABIES) if int(babies) >> baby & 1}
