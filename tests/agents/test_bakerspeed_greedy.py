"""Who plays Bakerspeed lays right cards, holds on to variety, and rolls the die that its hand can serve."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.agents import Agent
from parlour.games.bakerspeed.tactics_cards import LOOKING

from ..rulebook.line_up import COLOUR, NAMES, NUMBER, PERSON, LineUp, line_up_at
from .other_worlds import choices_in_other_worlds

AGENTS = ("greedy", "model:easy", "model:medium", "model:hard")
TURNS = range(1, 19)
"""In each the hand is looked at in another order."""

BLUE = ["blue tall 1", "blue round 2", "blue lady 3", "blue tall 2"]
OTHERS = ["orange tall 1", "green round 3"]


def does(line_up: LineUp, spec: str = "greedy", seat: int = 0, seeds: int = 3) -> set[str]:
    """What an agent does in a seat with different luck: a card by its name, `none`, or the number of a die."""
    game, observation = line_up.match.game, line_up.match.observation(seat)
    legal = line_up.match.legal_actions(seat)
    found: set[str] = set()
    for seed in range(seeds):
        verb, parameters = game.actions.decode(Agent(game, spec, seed).choose(observation, seat, legal))
        match verb.name:
            case "lay":
                found.add(NAMES[parameters["suspect"]])
            case "roll":
                found.add(str(parameters["die"]))
            case _:
                found.add("none")
    return found


def race(hand: Sequence[str], face: str, turns_begun: int = 1) -> LineUp:
    """A race for one thing against a player of two."""
    line_up = line_up_at(hand, OTHERS, turns_begun=turns_begun)
    line_up.rolls(0, face)
    return line_up


# Cards


def test_the_card_that_fits_is_laid() -> None:
    assert does(race(["green tall 1", "blue lady 2", "orange lady 2"], "blue")) == {"blue lady 2"}


def test_without_such_a_card_it_has_none() -> None:
    assert does(race(["green tall 1", "orange lady 2"], "blue")) == {"none"}


def test_all_that_applies_must_fit() -> None:
    line_up = race(["orange lady 2", "green tall 2", "orange tall 3"], "orange")
    line_up.lays(1, "orange tall 1")
    line_up.settle_once()
    line_up.rolls(0, "tall")
    assert line_up.wanted == {"orange", "tall"}
    assert does(line_up) == {"orange tall 3"}


@pytest.mark.parametrize("turns_begun", TURNS)
def test_of_two_alike_one_is_laid_and_the_single_one_is_kept(turns_begun: int) -> None:
    assert does(race(["blue tall 1", "blue tall 1", "blue lady 2"], "blue", turns_begun)) == {"blue tall 1"}


def test_of_cards_that_are_as_good_the_one_that_is_found_first_is_laid() -> None:
    assert LOOKING > 0
    hand = ["blue tall 1", "blue lady 2", "green round 3", "orange round 3"]
    laid: set[str] = set()
    for turns_begun in TURNS:
        line_up = race(hand, "blue", turns_begun)
        seconds = {card: reaction_to(line_up, card) for card in ("blue tall 1", "blue lady 2")}
        assert does(line_up) == {min(seconds, key=seconds.__getitem__)}
        laid |= does(line_up)
    assert len(laid) == 2


def reaction_to(line_up: LineUp, card: str) -> float:
    """After how many seconds the first seat lays a card, always with the same luck."""
    game = line_up.match.game
    action = game.actions.encode("lay", suspect=NAMES.index(card))
    return Agent(game, "greedy", seed=1).reaction(line_up.match.observation(0), 0, action)


# Dice


@pytest.mark.parametrize("spec", AGENTS)
def test_with_one_colour_in_hand_nobody_starts_with_the_die_of_colours(spec: str) -> None:
    assert does(line_up_at(BLUE, OTHERS), spec, seeds=8) <= {str(PERSON), str(NUMBER)}


@pytest.mark.parametrize("spec", AGENTS)
def test_with_all_colours_of_one_person_they_start_with_it(spec: str) -> None:
    hand = ["blue tall 1", "green tall 1", "orange tall 1"]
    assert does(line_up_at(hand, OTHERS), spec) == {str(COLOUR)}


@pytest.mark.parametrize("spec", ["greedy", "model:hard"])
def test_a_die_that_another_is_known_not_to_serve_comes_first(spec: str) -> None:
    hand = ["green tall 1", "blue round 2", "orange lady 3"]
    line_up = line_up_at(hand, ["blue tall 1", "green round 1", "orange lady 1"])
    line_up.state["known"][1] = line_up.state["hand"][1]
    line_up._check()
    line_up.match._moved()
    assert does(line_up, spec) == {str(NUMBER)}


def test_the_second_die_is_chosen_by_the_cards_that_fit_the_first() -> None:
    hand = ["blue tall 1", "blue tall 2", "blue tall 3", "green round 1", "orange lady 1"]
    line_up = line_up_at(hand, OTHERS)
    line_up.rolls(0, "blue")
    line_up.lays(0, "blue tall 1")
    line_up.settle_once()
    assert line_up.dice_for(0) == [PERSON, NUMBER]
    assert does(line_up) == {str(NUMBER)}


# Nobody looks at what it cannot see


@pytest.mark.parametrize("spec", AGENTS)
@pytest.mark.parametrize("racing", [True, False])
def test_what_is_hidden_does_not_matter(spec: str, racing: bool) -> None:
    line_up = line_up_at(BLUE, OTHERS)
    if racing:
        line_up.rolls(0, "tall")
    found, chosen = choices_in_other_worlds(line_up.match, "hand", spec)
    assert len(found) > 1
    assert len(chosen) == 1
