"""Games of Junior Cluedo for the tests of the rulebook: positions as written down, and chance as the test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from parlour.engine import Kind, library
from parlour.engine.errors import IllegalActionError
from parlour.engine.mode import Mode
from parlour.games.junior_cluedo.house import HOUSE, ROOM_LETTERS, SQUARES
from parlour.games.junior_cluedo.state import Phase, Thing

from .house_map import name_of, place, room, rooms
from .scripted import Scripted

MODE = Mode.INTERPRETED
"""The positions are few and small, so compiling would take longer; the kit runs the compiled rules."""


class Party(Scripted):
    """A game in which every step is named: who walks where, what the die shows, what a card shows."""

    def __init__(self, seats: int, **options: str) -> None:
        """A game before the first roll."""
        super().__init__(library.game("junior-cluedo", mode=MODE), seats, options)

    @property
    def due(self) -> tuple[str, int]:
        """What comes next (a phase of the rules), and for whom; or `over`, with the seat that had the last turn."""
        phase = Phase(int(self.state["phase"]))
        seat = self.match.deciding[0] if phase == Phase.CHOOSE else int(self.state["turn"])
        return phase.name.lower().replace("_", "-"), seat

    # What happens

    def refusal(self, seat: int, verb: str, **parameters: int) -> str:
        """Why a seat cannot do something now."""
        with pytest.raises(IllegalActionError) as refused:
            self.act(seat, verb, **parameters)
        return refused.value.reason

    def roll_off(self, *pips: int) -> None:
        """The seats that are to roll for the characters do."""
        for shown in pips:
            self._deal("roll-off", shown - 1)

    def choose(self, *characters: int) -> None:
        """Whoever is to choose takes these characters, numbered from 1 as on the map."""
        for character in characters:
            self.act(self.due[1], "choose_character", character=character - 1)

    def lay(self, *names: str) -> None:
        """Chance puts the next things on these squares."""
        for square in names:
            self._deal("lay", place(square))

    def lay_all(self) -> None:
        """Chance puts down whatever is left, anywhere."""
        while self.due[0] == "lay":
            self._deal("lay", None)

    def roll(self, seat: int, pips: int) -> None:
        """A seat throws the die, which shows this."""
        self.act(seat, "roll_die")
        self._deal("roll", pips - 1)

    def walk(self, seat: int, *names: str) -> None:
        """A piece goes over these squares, and into a room or onto the staircase."""
        for name in names:
            if name == "S":
                self.act(seat, "climb")
            elif name in ROOM_LETTERS:
                self.act(seat, "enter")
                assert self.where[seat] == name
            else:
                self.act(seat, "step", square=place(name))

    def move(self, seat: int, pips: int, *names: str) -> None:
        """A seat rolls this and walks there."""
        self.roll(seat, pips)
        self.walk(seat, *names)

    def bites(self) -> None:
        """The spider that was touched bites."""
        self._deal("touch", 1)

    def spares(self) -> None:
        """The spider that was touched does not bite."""
        self._deal("touch", 0)

    def sees(self, card: int | None = None) -> None:
        """The card that is looked at shows this (anything if the test does not care)."""
        assert self.due[0] in ("look", "check")
        self._deal(self.due[0], None if card is None else card - 1)

    def look(self, seat: int, card: int | None = None) -> None:
        """A seat that has come into a room looks, and puts the magnifying glass back."""
        assert self.due == ("look", seat)
        self.sees(card)
        self.act(seat, "close")

    def swap(self, seat: int, one: str, other: str) -> None:
        """A seat that is on a floorboard lets the cards of two rooms change places."""
        self.act(seat, "swap_cards", room=room(one), other=room(other))

    def accuse(self, seat: int, letters: str, *cards: int) -> bool:
        """A seat names these rooms and finds these cards there. Whether it is right."""
        self.act(seat, "accuse", rooms=rooms(letters))
        for card in cards:
            self.sees(card)
        return self.verdict(seat)

    def verdict(self, seat: int) -> bool:
        """A seat that has looked at all it named puts the magnifying glass back and says whether it is right."""
        self.act(seat, "close")
        self._deal("verdict", None)
        return self._script.outcome == 1

    def _deal(self, what: str, outcome: int | None) -> None:
        assert self.due[0] == what
        assert self.match.kind is Kind.CHANCE
        self._bring(outcome)

    # What can be read

    @property
    def where(self) -> list[str]:
        """Where the pieces are."""
        return [name_of(number) for number in self.state["place"][: self.seats].tolist()]

    @property
    def playing(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(self.seats) if int(self.state["playing"]) >> seat & 1]

    def lying(self, *things: Thing) -> set[str]:
        """The squares on which one of these lies."""
        return {name_of(square) for square, thing in enumerate(self.state["thing"].tolist()) if thing in things}

    def choices(self, seat: int, verb: str | None = None) -> list[Any]:
        """What a seat may do now: verbs with their parameters, or the parameters of one verb."""
        decoded = map(self.match.game.actions.decode, self.match.legal_actions(seat))
        every = [(one.name, parameters) for one, parameters in decoded]
        return every if verb is None else [parameters for name, parameters in every if name == verb]

    def ways(self, seat: int) -> set[str]:
        """Where a piece may go next: squares, a room, the staircase; `stop` if it may stay."""
        found = {name_of(parameters["square"]) for parameters in self.choices(seat, "step")}
        found |= {"S"} if self.choices(seat, "climb") else set()
        found |= {name_of(SQUARES + HOUSE.doors[place(self.where[seat])])} if self.choices(seat, "enter") else set()
        return found | ({"stop"} if self.choices(seat, "stop") else set())

    def default(self, seat: int) -> tuple[str, dict[str, int]]:
        """What a seat does when its time runs out."""
        verb, parameters = self.match.game.actions.decode(self.match.default_action(seat)[0])
        return verb.name, parameters

    def is_left_to_chance(self, seat: int) -> bool:
        """Whether chance picks what a seat does when its time runs out."""
        return self.match.default_action(seat)[1]

    def knows(self, viewer: int) -> dict[str, int]:
        """The rooms whose cards a viewer has looked at, and what they show."""
        cards = self.match.observation(viewer)["card"][0].tolist()
        return {ROOM_LETTERS[room]: card for room, card in enumerate(cards) if card}

    def places(self) -> list[int]:
        """The place of each seat at the end, from 1."""
        returns = self.match.returns()
        return [1 + sum(other > mine for other in returns) for mine in returns]


def party_at(
    *where: str,
    turn: int = 0,
    things: Mapping[str, Thing] | None = None,
    biting: int = 0,
    seen: Mapping[str, tuple[int, Sequence[int]]] | None = None,
    out: Sequence[int] = (),
    turns_begun: int = 1,
    **options: str,
) -> Party:
    """A game in which the pieces are there and it is the turn of `turn`.

    Of the spiders among the `things` so many are `biting`. `seen` says of a room what its card shows and which seats
    have looked at it. The seats in `out` have accused wrongly, the first to go first.
    """
    party = Party(len(where), **options)
    state = party.state
    state["character"][: party.seats] = range(1, party.seats + 1)
    state["rank"][: party.seats] = range(party.seats)
    state["chosen"] = party.seats
    state["place"][: party.seats] = [place(name) for name in where]
    for square, thing in (things or {}).items():
        state["thing"][place(square)] = thing
    state["biting"] = biting
    state["harmless"] = list((things or {}).values()).count(Thing.SPIDER) - biting
    for letter, (card, lookers) in (seen or {}).items():
        state["card"][room(letter)] = card
        state["looked"][room(letter)] = sum(1 << seat for seat in lookers)
    for order, seat in enumerate(out, 1):
        state["out"][seat] = order
    state["playing"] = sum(1 << seat for seat in range(party.seats) if seat not in out)
    state["turn"] = turn
    state["turns_begun"] = turns_begun
    state["phase"] = Phase.PLAY
    party._check()
    return party
