"""The greedy agent of Junior Cluedo does what is plainly right, from its observation alone, and beats random play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.agents import Agent
from parlour.engine import library
from parlour.games.junior_cluedo.house import BAT, CAT, GHOST, ROOM_LETTERS
from parlour.games.junior_cluedo.state import Thing

from ..rulebook.house_map import name_of, rooms
from ..rulebook.house_party import Party, party_at
from .duels import share_of_greedy
from .other_worlds import choices_in_other_worlds

Seen = dict[str, tuple[int, Sequence[int]]]

NOBODY_BUT_ME = (0,)


def seen(ghosts: str = "", others: str = "", by: Sequence[int] = NOBODY_BUT_ME) -> Seen:
    """Rooms that have been looked into, with ghosts in some of them, and bats and cats in the others."""
    kinds = [BAT, BAT, BAT, CAT, CAT, CAT]
    return dict.fromkeys(ghosts, (GHOST, by)) | {
        letter: (kind, by) for letter, kind in zip(others, kinds, strict=False)
    }


def all_but(letters: str) -> Seen:
    """A seat has looked into all rooms but two, and found two ghosts: the third is in one of these."""
    known = [letter for letter in ROOM_LETTERS if letter not in letters]
    return seen("".join(known[:2]), "".join(known[2:]))


def choices(party: Party) -> list[tuple[str, dict[str, Any]]]:
    """What the agent does in the first seat, with different luck."""
    game = party.match.game
    observation, legal = party.match.observation(0), party.match.legal_actions(0)
    chosen = {Agent(game, "greedy", seed).choose(observation, 0, legal) for seed in range(9)}
    decoded = map(game.actions.decode, sorted(chosen))
    return [(verb.name, parameters) for verb, parameters in decoded]


def choice(party: Party) -> tuple[str, dict[str, Any]]:
    """What the agent does with any luck."""
    (only,) = choices(party)
    return only


def swaps(party: Party) -> list[set[str]]:
    """The rooms whose cards the agent may let change places."""
    assert party.due == ("swap", 0)
    return [{ROOM_LETTERS[room] for room in parameters.values()} for _, parameters in choices(party)]


def walk(party: Party, pips: int, seed: int = 0) -> str:
    """Where the agent in the first seat gets with this roll."""
    agent = Agent(party.match.game, "greedy", seed)
    party.roll(0, pips)
    while party.due == ("walk", 0):
        party.match.act(0, agent.choose(party.match.observation(0), 0, party.match.legal_actions(0)))
    return party.where[0]


# Accusing


def test_a_sure_accusation_is_made() -> None:
    assert choice(party_at("S", "E1", seen=seen("aeh"))) == ("accuse", {"rooms": rooms("aeh")})


def test_it_is_made_on_arriving() -> None:
    party = party_at("F5", "E1", seen=seen("aeh"))
    assert walk(party, 2) == "S"
    assert choice(party) == ("accuse", {"rooms": rooms("aeh")})


def test_three_bats_and_three_cats_tell_where_the_ghosts_are() -> None:
    party = party_at("S", "E1", seen=seen(others="bcdfgi"))
    assert choice(party) == ("accuse", {"rooms": rooms("aeh")})


def test_a_failed_accusation_of_another_tells_something() -> None:
    """The third ghost is in c or in d, and somebody has gone who took it to be in c."""
    known = seen("ab", "efghi") | {"c": (CAT, [2])}
    party = party_at("S", "E1", "H1", out=[2], seen=known)
    party.state["failed"][2] = rooms("abc")
    assert choice(party) == ("accuse", {"rooms": rooms("abd")})


def test_two_ghosts_are_enough_in_a_short_game() -> None:
    assert choice(party_at("S", "E1", seen=seen("ae"), ghosts="2")) == ("accuse", {"rooms": rooms("ae")})


@pytest.mark.parametrize("known", [seen(), seen("ab"), all_but("df")])
def test_an_unsure_accusation_is_not_made_while_nobody_else_knows_much(known: Seen) -> None:
    assert choice(party_at("S", "E1", seen=known)) == ("roll_die", {})


def test_nor_on_the_way() -> None:
    party = party_at("F5", "E1", seen=all_but("af"))
    party.move(0, 6, "S")
    assert choice(party) == ("decline", {})


def test_a_risk_is_taken_if_another_would_win_at_once() -> None:
    """The other has looked everywhere and stands on the staircase too; the first seat is in doubt about two rooms."""
    known = {letter: (card, [0, 1]) for letter, (card, _) in all_but("df").items()} | seen("d", "f", by=[1])
    known["f"] = (CAT, [1])
    party = party_at("S", "S", seen=known)
    assert choices(party) == [("accuse", {"rooms": rooms("abd")}), ("accuse", {"rooms": rooms("abf")})]


# Walking


@pytest.mark.parametrize(("start", "pips", "room"), [("C5", 3, "a"), ("J10", 6, "i"), ("E1", 2, "a"), ("G5", 1, "b")])
def test_a_room_that_is_new_is_entered(start: str, pips: int, room: str) -> None:
    known = {letter: card for letter, card in seen(others="abcdefghi").items() if letter != room}
    assert walk(party_at(start, "S", seen=dict(list(known.items())[:4])), pips) == room


def test_a_room_that_tells_nothing_new_is_passed() -> None:
    assert walk(party_at("A4", "S", seen=all_but("df")), 6) == "d"


def test_a_card_that_follows_from_the_others_is_not_looked_at() -> None:
    """Three ghosts are known: what is in the other rooms does not matter."""
    assert walk(party_at("D5", "S", seen=seen("ghi")), 6) == "S"


@pytest.mark.parametrize(("spider", "step"), [("B10", "C11"), ("C11", "B10")])
def test_of_two_equal_ways_the_one_without_a_spider_is_taken(spider: str, step: str) -> None:
    party = party_at("C10", "E1", things={spider: Thing.SPIDER}, biting=1, seen=all_but("gi"))
    party.roll(0, 2)
    verb, parameters = choice(party)
    assert (verb, name_of(parameters["square"])) == ("step", step)


def test_a_spider_is_dodged_before_it_is_near() -> None:
    """All ways to the doorway at G11 are as long; the spider is on the second square of most."""
    party = party_at("I10", "E1", things={"H11": Thing.SPIDER}, biting=1, seen=all_but("ah"))
    party.roll(0, 3)
    verb, parameters = choice(party)
    assert (verb, name_of(parameters["square"])) == ("step", "H10")


def test_a_spider_that_is_known_to_be_harmless_is_walked_over() -> None:
    assert walk(party_at("B5", "S", things={"B4": Thing.HARMLESS}, seen=all_but("ag")), 1) == "a"


def test_a_bite_is_welcome_to_those_who_know() -> None:
    party = party_at("A5", "E1", things={"A4": Thing.SPIDER}, biting=1, seen=seen("ghi"))
    party.roll(0, 1)
    verb, parameters = choice(party)
    assert (verb, name_of(parameters["square"])) == ("step", "A4")


@pytest.mark.parametrize(("doubt", "verb"), [("ih", "take_passage"), ("df", "roll_die")])
def test_a_passage_is_taken_to_what_is_new(doubt: str, verb: str) -> None:
    assert choice(party_at("a", "S", seen=all_but(doubt)))[0] == verb


# Floorboards


def test_a_card_that_is_new_is_swapped_into_a_room_close_by() -> None:
    party = party_at("C5", "S", things={"B5": Thing.FLOORBOARD}, seen=all_but("ci"))
    party.move(0, 1, "B5")
    for pair in swaps(party):
        assert len(pair & {"c", "i"}) == 1
        assert "a" in pair


def test_those_who_know_swap_what_another_has_seen_for_what_it_has_not() -> None:
    """The other is about to enter a, the last room it has not seen: it finds nothing new there."""
    known = seen("ghi", by=[0]) | {letter: (card, [0, 1]) for letter, (card, _) in seen(others="bcdef").items()}
    party = party_at("C5", "B4", things={"B5": Thing.FLOORBOARD}, seen=known)
    party.move(0, 1, "B5")
    for pair in swaps(party):
        assert "a" in pair
        assert pair & set("bcdef")


# In all


@pytest.mark.parametrize("where", ["C5", "S"])
def test_what_is_hidden_does_not_matter(where: str) -> None:
    """The hidden state is swapped under the agent: its observation is the same bytes, and so is its choice."""
    known = seen("ab", "c") | {"g": (GHOST, [1]), "h": (CAT, [1]), "i": (BAT, [1])}
    party = party_at(where, "E1", seen=known)
    hidden, choices = choices_in_other_worlds(party.match, "card")
    assert len(hidden) > 1
    assert len(choices) == 1


SHORT = {"ghosts": "2", "floorboards": "off"}


@pytest.mark.parametrize(
    ("seats", "options", "at_least"),
    [(2, {}, 0.95), (4, {}, 0.9), (2, SHORT, 0.9), (4, SHORT, 0.8), (3, {"placing": "players"}, 0.9)],
)
def test_greedy_beats_random(seats: int, options: dict[str, str], at_least: float) -> None:
    assert share_of_greedy(library.game("junior-cluedo"), seats, options) > at_least
