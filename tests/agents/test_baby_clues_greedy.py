"""The greedy agent of Baby Clues does what is plainly right, from its observation alone, and beats random play."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.agents import Agent
from parlour.engine import library
from parlour.games.baby_clues.cards import Icon

from ..rulebook.clue_box import SEVEN, Baby, Dread, all_but, clue, mask, plain
from ..rulebook.clues import Party, party_at
from .duels import share_of_greedy
from .other_worlds import choices_in_other_worlds

BRUSH = Dread.TOOTHBRUSH


def choice(party: Party, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """What the agent does in a seat: the same for any luck, or the position is not plain."""
    game = party.match.game
    observation, legal = party.match.observation(seat), party.match.legal_actions(seat)
    chosen = {Agent(game, "greedy", seed).choose(observation, seat, legal) for seed in range(5)}
    assert len({game.actions.decode(action)[0].name for action in chosen}) == 1
    verb, parameters = game.actions.decode(min(chosen))
    return verb.name, parameters


def half_sure(target_bottles: int) -> Party:
    """The dino holds a toothbrush before somebody that is the ghost or the pirate, six cards and no escape near."""
    fronts = {0: plain(BRUSH), 1: plain(*range(6))}
    return party_at(Baby.DINO, Baby.GHOST, fronts=fronts, bottles=[0, target_bottles])


def test_a_certain_unmasking_is_taken() -> None:
    party = party_at(Baby.GHOST, Baby.PIRATE, fronts={0: plain(Dread.SOAP, BRUSH), 1: SEVEN})
    assert party.suspects(0, 1) == {Baby.PIRATE}
    assert choice(party) == ("unmask", {"target": 1, "dread": BRUSH})


def test_one_baby_in_seven_is_not_guessed() -> None:
    party = party_at(Baby.GHOST, Baby.PIRATE, fronts={0: plain(BRUSH), 1: plain(Dread.SOAP)})
    assert len(party.suspects(0, 1)) == 7
    assert choice(party)[0] == "pick_clue"


def test_one_baby_in_two_is_guessed() -> None:
    assert choice(half_sure(target_bottles=1)) == ("unmask", {"target": 1, "dread": BRUSH})


def test_the_winning_bottle_is_not_given_away() -> None:
    assert choice(half_sure(target_bottles=4))[0] != "unmask"


def test_the_winning_bottle_is_risked_if_all_is_lost_otherwise() -> None:
    party = party_at(Baby.DINO, Baby.GHOST, fronts={0: plain(BRUSH), 1: plain(*range(7))}, bottles=[0, 4])
    assert choice(party) == ("unmask", {"target": 1, "dread": BRUSH})


def test_the_eighth_clue_is_picked() -> None:
    row = [clue(Dread.LAMP), clue(Dread.SOAP, Icon.TURN), *plain(BRUSH, BRUSH, Dread.SOAP)]
    party = party_at(Baby.PIRATE, Baby.GHOST, Baby.DINO, fronts={0: SEVEN}, row=row)
    assert choice(party) == ("pick_clue", {"clue": clue(Dread.LAMP)})


def test_an_escape_card_is_the_eighth_card_if_no_clue_can_be() -> None:
    party = party_at(Baby.PIRATE, Baby.DINO, Baby.MUD, fronts={0: SEVEN}, row=plain(BRUSH, BRUSH, Dread.SOAP))
    assert choice(party)[0] == "take_escape"


def test_a_clue_that_tells_nothing_new_is_picked_first() -> None:
    fronts = {0: plain(Dread.SOAP, Dread.WATER)}
    party = party_at(Baby.PIRATE, Baby.DINO, fronts=fronts, row=plain(Dread.GARLIC, Dread.ERASER))
    party.state["excluded"][0] |= mask(Baby.VAMPIRE)
    party.state["suspects"][1][0] &= ~mask(Baby.VAMPIRE)
    assert choice(party) == ("pick_clue", {"clue": clue(Dread.GARLIC)})


def test_a_question_splits_the_suspects_in_halves() -> None:
    fronts = {1: plain(Dread.SOAP, Dread.WATER)}
    row = [clue(Dread.SCISSORS, Icon.ASK)]
    party = party_at(Baby.GHOST, Baby.PIRATE, fronts=fronts, row=row, deck=all_but(row, fronts[1], seats=2))
    party.turn(0, "pick_clue", clue=clue(Dread.SCISSORS, Icon.ASK))
    assert choice(party) == ("question", {"target": 1})
    party.turn(0, "question", target=1)
    verb, parameters = choice(party)
    asked = {baby for baby in Baby if parameters["babies"] >> baby & 1}
    assert verb == "are_you"
    assert asked < party.suspects(0, 1)
    assert len(asked) == len(party.suspects(0, 1)) // 2
    assert Baby.MUMMY in asked, "a baby that can be unmasked at once is asked for"


def test_nobody_is_asked_who_is_known() -> None:
    row = [clue(Dread.SCISSORS, Icon.ASK)]
    party = party_at(Baby.GHOST, Baby.PIRATE, fronts={1: SEVEN}, row=row)
    party.turn(0, "pick_clue", clue=row[0])
    assert choice(party)[0] == "decline"


def test_the_own_dread_is_not_picked_by_mistake() -> None:
    row = [clue(BRUSH, Icon.ASK)]
    party = party_at(Baby.PIRATE, Baby.GHOST, row=row, mistakes="on")
    assert party.choices(0, "pick_clue")
    assert choice(party)[0] != "pick_clue"


@pytest.mark.parametrize(("bottles", "confesses"), [(0, True), (3, False)])
def test_a_mistake_is_confessed_as_long_as_it_is_cheap(bottles: int, confesses: bool) -> None:
    party = party_at(Baby.PIRATE, Baby.GHOST, fronts={0: plain(BRUSH)}, bottles=[bottles], mistakes="on")
    assert (choice(party)[0] == "confess") is confesses


def test_what_is_hidden_does_not_matter() -> None:
    """The hidden state is swapped under the agent: its observation is the same bytes, and so is its choice."""
    fronts = {0: plain(BRUSH, Dread.LAMP), 1: plain(*range(4)), 2: plain(3, 4)}
    party = party_at(Baby.DINO, Baby.GHOST, Baby.PIRATE, fronts=fronts)
    hidden, choices = choices_in_other_worlds(party.match, "identity")
    assert len(hidden) > 1
    assert len(choices) == 1


@pytest.mark.parametrize(("seats", "at_least"), [(2, 0.9), (3, 0.7), (4, 0.6)])
@pytest.mark.parametrize("options", [{}, {"answers": "secret"}, {"diaper": "sweep"}, {"mistakes": "on"}])
def test_greedy_beats_random(seats: int, at_least: float, options: dict[str, str]) -> None:
    assert share_of_greedy(library.game("baby-clues"), seats, options) > at_least
