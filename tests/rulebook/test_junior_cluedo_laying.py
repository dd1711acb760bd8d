"""Junior Cluedo: floorboards and spiders are laid out, by chance or by the players."""

from __future__ import annotations

import pytest

from parlour.games.junior_cluedo.state import Thing

from .house_map import name_of, place, squares
from .house_party import Party

COUNTS = [(2, 4), (3, 4), (4, 6), (5, 8), (6, 8)]
"""Of floorboards and of spiders, by the number of players."""

FREE = squares(".+")


def before_laying(seats: int, **options: str) -> Party:
    """A game of which everybody has a character; the last seat has rolled highest."""
    party = Party(seats, **options)
    party.roll_off(*range(1, seats + 1))
    party.choose(*range(1, seats + 1))
    return party


@pytest.mark.rule("junior-cluedo/setup-2")
@pytest.mark.parametrize(("seats", "count"), COUNTS)
def test_the_more_players_the_more_lies_about(seats: int, count: int) -> None:
    party = before_laying(seats)
    party.lay_all()
    assert len(party.lying(Thing.FLOORBOARD)) == count
    assert len(party.lying(Thing.SPIDER)) == count


@pytest.mark.rule("junior-cluedo/setup-5", "junior-cluedo/setup-8")
def test_any_free_yellow_square_without_arrow_or_start_is_as_likely() -> None:
    party = before_laying(2)
    assert {name_of(square): odds for square, odds in enumerate(party.odds) if odds} == dict.fromkeys(FREE, 1)
    party.lay("D1", "F5")
    assert {name_of(square) for square, odds in enumerate(party.odds) if odds} == FREE - {"D1", "F5"}


@pytest.mark.rule("junior-cluedo/setup-5")
def test_players_too_place_one_thing_a_square_and_none_on_arrows_and_starts() -> None:
    party = before_laying(2, placing="players")
    party.act(1, "place_thing", square=place("D1"))
    for square in ("D1", "D2", "B4", "E1"):
        assert party.refusal(0, "place_thing", square=place(square)) == "not-a-free-square"
    assert {name_of(parameters["square"]) for parameters in party.choices(0, "place_thing")} == FREE - {"D1"}


@pytest.mark.rule("junior-cluedo/setup-4")
def test_the_players_place_things_in_turn_whoever_begins_first() -> None:
    party = before_laying(3, placing="players")
    order: list[int] = []
    for square in sorted(FREE)[:8]:
        order.append(party.due[1])
        party.act(party.due[1], "place_thing", square=place(square))
    assert order == [2, 0, 1, 2, 0, 1, 2, 0]
    assert party.lying(Thing.FLOORBOARD, Thing.SPIDER) == set(sorted(FREE)[:8])
    assert party.due == ("play", 2)


@pytest.mark.rule("junior-cluedo/setup-4", "junior-cluedo/setup-2")
@pytest.mark.parametrize(("seats", "count"), COUNTS)
def test_the_players_place_as_many(seats: int, count: int) -> None:
    party = before_laying(seats, placing="players")
    while party.due[0] == "lay":
        seat = party.due[1]
        party.act(seat, "place_thing", **party.choices(seat, "place_thing")[0])
    assert len(party.lying(Thing.FLOORBOARD)) == len(party.lying(Thing.SPIDER)) == count


@pytest.mark.rule("junior-cluedo/setup-6")
@pytest.mark.parametrize(("seats", "count"), COUNTS)
@pytest.mark.parametrize("placing", ["dealt", "players"])
def test_half_of_the_spiders_bite(seats: int, count: int, placing: str) -> None:
    party = before_laying(seats, placing=placing)
    elsewhere = sorted(FREE - {"E2"})
    for square in [*elsewhere[:count], "E2", *elsewhere[count : 2 * count - 1]]:
        if placing == "dealt":
            party.lay(square)
        else:
            party.act(party.due[1], "place_thing", square=place(square))
    assert party.where[seats - 1] == "E1"
    party.move(seats - 1, 1, "E2")
    assert party.due == ("touch", seats - 1)
    assert party.odds == [count // 2, count // 2]


@pytest.mark.rule("junior-cluedo/simple-1")
def test_the_simple_game_has_spiders_but_no_floorboards() -> None:
    party = before_laying(4, floorboards="off", ghosts="2")
    party.lay_all()
    assert not party.lying(Thing.FLOORBOARD)
    assert len(party.lying(Thing.SPIDER)) == 6
    assert party.due == ("play", 3)
