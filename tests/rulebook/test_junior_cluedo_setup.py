"""Junior Cluedo: the box and its house, the roll for the characters, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine.errors import SetupError
from parlour.games.junior_cluedo.house import BAT, CAT, GHOST, HOUSE

from .house_map import place, squares
from .house_party import Party, party_at

DOORWAYS = list(zip(["D2", "G4", "K4", "D7", "D8", "I8", "D13", "G11", "I13"], "abcdefghi", strict=True))
"""One of each room."""


def reached_from(start: str) -> set[int]:
    """The squares that can be walked to from one, by the map alone."""
    reached: set[int] = set()
    frontier = [place(start)]
    while frontier:
        square = frontier.pop()
        if square not in reached:
            reached.add(square)
            row, column = HOUSE.squares[square]
            beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            frontier += [HOUSE.squares.index(near) for near in beside if near in HOUSE.squares]
    return reached


@pytest.mark.rule("junior-cluedo/house-1")
def test_nine_rooms_lie_round_the_staircase() -> None:
    drawn = Counter("".join(HOUSE.rows))
    assert all(drawn[letter] for letter in "abcdefghiS")
    assert all(drawn[start] == 1 for start in "123456")


@pytest.mark.rule("junior-cluedo/house-1")
def test_the_corner_rooms_are_those_with_passages() -> None:
    corners = [HOUSE.rows[0][0], HOUSE.rows[0][-1], HOUSE.rows[-1][0], HOUSE.rows[-1][-1]]
    assert corners == ["a", "c", "g", "i"]
    with_passage = [letter for letter in "abcdefghi" if party_at(letter, "S").choices(0, "take_passage")]
    assert with_passage == corners


@pytest.mark.rule("junior-cluedo/house-2")
@pytest.mark.parametrize("start", sorted(squares("123456")))
def test_every_room_can_be_walked_to_from_every_start(start: str) -> None:
    reached = reached_from(start)
    assert {HOUSE.doors[square] for square in reached} >= set(range(9))


@pytest.mark.rule("junior-cluedo/house-2")
def test_there_is_room_for_spiders_and_floorboards() -> None:
    assert len(squares(".+")) >= 24


@pytest.mark.rule("junior-cluedo/setup-1")
@pytest.mark.parametrize(("doorway", "letter"), DOORWAYS)
def test_every_room_holds_a_card_which_may_be_any(doorway: str, letter: str) -> None:
    party = party_at(doorway, "S")
    party.move(0, 1, letter)
    assert party.due == ("look", 0)
    assert party.odds == [3, 3, 3]


@pytest.mark.rule("junior-cluedo/setup-1")
def test_three_ghosts_three_bats_and_three_cats_are_all_there_is() -> None:
    party = party_at("B4", "S", seen={"b": (GHOST, [0]), "c": (GHOST, [1]), "d": (CAT, [1])})
    party.move(0, 1, "a")
    assert party.odds == [1, 3, 2]

    found = {"b": GHOST, "c": GHOST, "d": GHOST, "e": BAT, "f": BAT, "g": CAT, "h": CAT, "i": CAT}
    party = party_at("B4", "S", seen={letter: (card, [1]) for letter, card in found.items()})
    party.move(0, 1, "a")
    assert party.odds == [0, 1, 0]


@pytest.mark.rule("junior-cluedo/setup-1")
def test_the_staircase_has_no_card() -> None:
    party = party_at("F5", "a")
    party.move(0, 1, "S")
    party.act(0, "decline")
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/setup-3", "junior-cluedo/setup-7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_pieces_begin_on_the_starts_of_their_characters(seats: int) -> None:
    starts = ["E1", "H1", "A5", "L5", "E14", "H14"]
    party = Party(seats)
    party.roll_off(*range(1, seats + 1))
    party.choose(*range(1, seats + 1))
    assert party.where == [starts[seats - 1 - seat] for seat in range(seats)]


@pytest.mark.rule("junior-cluedo/setup-7")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_is_too_few_and_seven_too_many(seats: int) -> None:
    with pytest.raises(SetupError):
        Party(seats)


@pytest.mark.rule("junior-cluedo/character-1")
def test_a_fair_die_decides_who_chooses_first() -> None:
    party = Party(3)
    assert party.odds == [1] * 6
    party.roll_off(2, 6)
    assert party.due[0] == "roll-off"
    party.roll_off(4)
    order: list[int] = []
    for character in (5, 1, 6):
        order.append(party.due[1])
        party.choose(character)
    assert order == [1, 2, 0]
    assert party.where == ["H14", "E14", "E1"]


@pytest.mark.rule("junior-cluedo/character-1")
def test_who_chooses_later_takes_what_is_left() -> None:
    party = Party(2)
    party.roll_off(6, 1)
    assert len(party.choices(0)) == 6
    party.choose(3)
    assert party.refusal(1, "choose_character", character=2) == "taken"
    assert [parameters["character"] for parameters in party.choices(1, "choose_character")] == [0, 1, 3, 4, 5]


@pytest.mark.rule("junior-cluedo/character-2")
def test_equal_rolls_roll_again_as_often_as_it_takes() -> None:
    party = Party(2)
    party.roll_off(4, 4, 6, 6, 1)
    assert party.due[0] == "roll-off"
    party.roll_off(2)
    assert party.due == ("choose", 1)


@pytest.mark.rule("junior-cluedo/character-2")
def test_only_the_equal_ones_roll_again() -> None:
    party = Party(4)
    party.roll_off(5, 2, 5, 3)
    assert party.due[0] == "roll-off"
    party.roll_off(1, 6)
    order: list[int] = []
    for character in (1, 2, 3, 4):
        order.append(party.due[1])
        party.choose(character)
    assert order == [2, 0, 3, 1]


@pytest.mark.rule("junior-cluedo/character-2")
def test_two_pairs_of_equals_settle_it_each_for_itself() -> None:
    party = Party(5)
    party.roll_off(2, 6, 2, 6, 4)
    party.roll_off(1, 3)  # seats 2 and 4
    party.roll_off(6, 6, 5, 4)  # seats 1 and 3, twice: they stay behind seat 5 all the same
    order: list[int] = []
    for character in (1, 2, 3, 4, 5):
        order.append(party.due[1])
        party.choose(character)
    assert order == [3, 1, 4, 0, 2]


@pytest.mark.rule("junior-cluedo/character-3", "junior-cluedo/turn-1")
@pytest.mark.parametrize(("pips", "first"), [((6, 1, 2), 0), ((1, 6, 5), 1), ((3, 3, 5, 1, 2), 2)])
def test_the_highest_roll_begins(pips: tuple[int, ...], first: int) -> None:
    party = Party(3)
    party.roll_off(*pips)
    party.choose(1, 2, 3)
    party.lay_all()
    assert party.due == ("play", first)


@pytest.mark.rule("junior-cluedo/options-1")
def test_the_options_of_a_table_that_chooses_nothing() -> None:
    options = {"ghosts": "3", "floorboards": "on", "placing": "dealt", "notebook": "off", "turns": "1000"}
    assert Party(3).match.options == options


@pytest.mark.rule("junior-cluedo/notebook-1")
def test_the_notebook_changes_no_rule() -> None:
    views: list[bytes] = []
    for notebook in ("off", "on"):
        party = party_at("B4", "S", seen={"b": (GHOST, [0, 1])}, notebook=notebook)
        party.move(0, 1, "a")
        party.look(0, BAT)
        seen = party.match.observation(0).copy()
        seen["notebook"] = 0
        views.append(seen.tobytes())
    assert views[0] == views[1]
