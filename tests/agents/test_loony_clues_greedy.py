"""The greedy agent of Loony Clues does what is plainly right, from its observation alone, and beats random play."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.agents import Agent
from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match
from parlour.games.loony_clues.state import CARDS, NUMBERS, Phase, Side
from parlour.games.loony_clues.tactics_words import FITS, HALF, NO, YES

from ..rulebook.masquerade import Masquerade, masquerade_at
from .other_worlds import choices_in_other_worlds

WORDS, MASKS = FITS.shape

MATCHES = 300

FLAMINGO, BAT = 7, 9
"""Numbers of masks that few of the others on the party board are like."""

PLENTY = 8
"""So many answers leave little doubt."""


def as_for(number: int, seat: int, count: int = PLENTY) -> dict[int, bool]:
    """What lies at a seat's board if it answers as the mask at this number would, to words that fit it first.

    The cards are those that nobody else is given.
    """
    tells = {word: (HALF, NO, YES).index(FITS[word, number - 1]) for word in range(WORDS)}
    words = [max((2 * card, 2 * card + 1), key=tells.__getitem__) for card in range(16 + seat, CARDS, 4)]
    words.sort(key=tells.__getitem__, reverse=True)
    assert tells[words[count - 1]]
    return {word: bool(FITS[word, number - 1] == YES) for word in words[:count]}


def choices(game: Masquerade, seat: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What the agent does in a seat, with different luck."""
    match = game.match
    observation, legal = match.observation(seat), match.legal_actions(seat)
    chosen = {Agent(match.game, "greedy", seed).choose(observation, seat, legal) for seed in range(9)}
    return [(verb.name, parameters) for verb, parameters in map(match.game.actions.decode, sorted(chosen))]


def choice(game: Masquerade, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """What the agent does with any luck."""
    (only,) = choices(game, seat)
    return only


def board_of(game: Masquerade, masks: Iterable[int]) -> None:
    """Other masks than the first twelve lie on the party board."""
    game.state["mask_gone"][:] = 0
    for place, mask in enumerate(masks):
        game.state["masks"][place] = mask + 1
        game.state["mask_gone"][mask] = 2


def act_once(match: Match, agents: Sequence[Agent], answering: Sequence[Agent] = ()) -> None:
    """All seats that decide now do so; other agents may answer for them."""
    chosen: dict[int, int] = {}
    for seat in match.deciding:
        agent = agents[seat]
        if answering and match.rows["phase"][0] == Phase.ANSWER:
            agent = answering[seat]
        chosen[seat] = agent.choose(match.observation(seat), seat, match.legal_actions(seat))
    if match.kind is Kind.JOINT:
        match.act_together(chosen)
    else:
        for seat, action in chosen.items():
            match.act(seat, action)


# Answering


def share_of_yes(word: int, mask: int, seat: int = 1, beginner: int = 0, played: int = 0) -> float:
    """How often a seat behind this mask says that a word fits."""
    asker = (seat + 1) % 3
    hands = {other: [word // 2] if other == asker else [] for other in range(3)}
    game = masquerade_at(*[1 + (other - seat) % 3 for other in range(3)], hands=hands, turn=asker, played=played)
    board_of(game, [mask, *[other for other in range(MASKS) if other != mask][: NUMBERS - 1]])
    game.state["beginner"] = beginner
    game.act(asker, "ask", word=word, target=seat)
    agent = Agent(game.match.game, "greedy", seed=5)
    observation, legal = game.match.observation(seat), game.match.legal_actions(seat)
    return sum(agent.choose(observation, seat, legal) == legal[1] for _ in range(300)) / 300


def judged(judgement: int) -> tuple[int, int]:
    """A word and a mask that are judged so."""
    words, masks = np.nonzero(np.equal(FITS, judgement))
    return int(words[0]), int(masks[0])


def test_it_answers_nearly_always_as_most_people_would() -> None:
    assert 0.84 < share_of_yes(*judged(YES)) < 0.96
    assert 0.04 < share_of_yes(*judged(NO)) < 0.16


def test_where_opinions_differ_each_seat_has_its_own_and_keeps_it_for_the_match() -> None:
    in_doubt = judged(HALF)
    shares = [share_of_yes(*in_doubt, seat) for seat in range(3)]
    assert min(shares) < 0.35
    assert max(shares) > 0.65
    for played in (1, 2):
        later = [share_of_yes(*in_doubt, seat, beginner=played, played=played) for seat in range(3)]
        assert later == pytest.approx(shares, abs=0.12)
    assert share_of_yes(*in_doubt, 0, beginner=1) != pytest.approx(shares[0], abs=0.12), "in another match"


# Asking


def a_telling_card() -> tuple[int, int, list[int]]:
    """A card that fits none of twelve masks, and another of which one word fits half of them."""
    for dull in range(CARDS):
        for word in range(WORDS):
            nothing = (FITS[2 * dull] == NO) & (FITS[2 * dull + 1] == NO)
            fits, fits_not = (np.flatnonzero(nothing & (FITS[word] == value)) for value in (YES, NO))
            if word // 2 != dull and len(fits) >= NUMBERS // 2 <= len(fits_not):
                return dull, word, [*fits[: NUMBERS // 2].tolist(), *fits_not[: NUMBERS // 2].tolist()]
    raise AssertionError("the pack has no such words")


def test_it_asks_what_tells_something() -> None:
    dull, word, masks = a_telling_card()
    game = masquerade_at(1, 2, 3, hands={0: [dull, word // 2], 1: [], 2: []})
    board_of(game, masks)
    assert {verb for verb, _ in choices(game)} == {"ask"}
    assert {parameters["word"] // 2 for _, parameters in choices(game)} == {word // 2}


def test_it_discards_what_tells_nothing() -> None:
    dull, word, masks = a_telling_card()
    spare = next(card for card in range(CARDS) if card not in (dull, word // 2))
    game = masquerade_at(1, 2, 3, hands={0: [dull, word // 2, spare], 1: [], 2: []})
    board_of(game, masks)
    game.asks(0, spare * 2, 1)
    game.waits(0)
    assert choice(game) == ("discard", {"card": dull})


def test_it_asks_somebody_that_is_still_to_be_guessed() -> None:
    game = masquerade_at(1, 5, 8, guesses={(0, 1): (5, Side.RIGHT), (2, 1): (5, Side.RIGHT)})
    assert {parameters["target"] for _, parameters in choices(game)} == {2}


def test_four_points_draw_more_than_two() -> None:
    game = masquerade_at(1, 5, 8, guesses={(2, 1): (5, Side.RIGHT)})
    assert {parameters["target"] for _, parameters in choices(game)} == {2}


# Guessing


def asked(game: Masquerade, asker: int, number: int) -> None:
    """A seat asks the second one a last word, and hears what the mask at this number would say."""
    card = game.hand(asker)[0]
    game.asks(asker, card * 2, 1, fits=bool(FITS[card * 2, number - 1] == YES))


def test_a_sure_guess_is_made() -> None:
    game = masquerade_at(1, FLAMINGO, 8, boards={1: as_for(FLAMINGO, 1)})
    asked(game, 0, FLAMINGO)
    assert choice(game) == ("guess", {"number": FLAMINGO})


def test_a_sure_guess_is_followed() -> None:
    game = masquerade_at(1, FLAMINGO, 8, boards={1: as_for(FLAMINGO, 1)}, turn=2)
    asked(game, 2, FLAMINGO)
    game.triggers(2, FLAMINGO)
    assert choice(game) == ("guess", {"number": FLAMINGO})


def test_one_number_in_eleven_is_not_guessed() -> None:
    game = masquerade_at(1, FLAMINGO, 8)
    asked(game, 0, FLAMINGO)
    assert choice(game) == ("wait", {})


def test_the_own_number_is_never_guessed() -> None:
    """The other answers as if it had the number that the seat itself has."""
    game = masquerade_at(FLAMINGO, 1, 8, boards={1: as_for(FLAMINGO, 1)})
    asked(game, 0, FLAMINGO)
    guesses = {(0, 2): (8, Side.RIGHT), (1, 2): (8, Side.RIGHT)}
    assert ("guess", {"number": FLAMINGO}) not in choices(game)
    game = masquerade_at(FLAMINGO, 1, 8, boards={1: as_for(FLAMINGO, 1)}, guesses=guesses)
    game.state["phase"] = Phase.LAST_GUESSES
    game.state["pending"] = 1
    assert ("guess", {"number": FLAMINGO}) not in choices(game)


@pytest.mark.parametrize("spent", [0, 12])
def test_a_number_that_another_surely_has_is_not_guessed_of_the_next(spent: int) -> None:
    """The next player may well be a flamingo too, but the one after it surely is, guessed (wrongly) or not."""
    boards = {1: as_for(FLAMINGO, 1, count=2), 2: as_for(FLAMINGO, 2)}
    guesses = {(0, 2): (spent, Side.RIGHT)} if spent else {}
    alone = masquerade_at(1, 8, 5, boards={1: boards[1]}, guesses=guesses)
    both = masquerade_at(1, 8, FLAMINGO, boards=boards, guesses=guesses)
    for game in (alone, both):
        game.state["phase"] = Phase.LAST_GUESSES
        game.state["pending"] = 1
    assert ("guess", {"number": FLAMINGO}) in choices(alone)
    assert ("guess", {"number": FLAMINGO}) not in choices(both)


def test_a_number_is_kept_for_whom_it_is_worth_more() -> None:
    """Of the next it is nearly as likely that it is number 3; of the one after, nothing else is likely."""
    game = masquerade_at(1, 2, 3)
    game.state["phase"] = Phase.LAST_GUESSES
    game.state["pending"] = 1
    best_number = importlib.import_module(f"{game.match.game.rules.__package__}.tactics_guesses").best_number
    odds = np.zeros((3, NUMBERS))
    odds[1, [1, 2]] = 0.55, 0.45
    odds[2] = 0.05
    odds[2, 1] = 0.5
    legal = np.array(game.match.legal_actions(0))
    observation = game.match.observation(0)[0]
    assert best_number(observation, 0, 1, legal, len(legal), odds, new_luck(1)) == 3
    odds[2] = 1 / NUMBERS
    assert best_number(observation, 0, 1, legal, len(legal), odds, new_luck(1)) == 2


@pytest.mark.parametrize("seed", range(3))
def test_the_last_guesses_are_different_and_the_surest(seed: int) -> None:
    """The first of the others may be a flamingo as well, but what is surer of the next two is kept for them."""
    boards = {1: as_for(FLAMINGO, 1, count=2), 2: as_for(FLAMINGO, 2), 3: as_for(BAT, 3)}
    hands = {seat: [seat] for seat in range(4)}
    game = masquerade_at(1, 8, FLAMINGO, BAT, hands=hands, boards=boards)
    game.state["phase"] = Phase.LAST_GUESSES
    game.state["pending"] = 15
    agents = [Agent(game.match.game, "greedy", seed) for _ in range(4)]
    while game.due[0] == "last-guesses":
        act_once(game.match, agents)
    laid = [int(game.state["guess"][0][target]) for target in (1, 2, 3)]
    assert len({1, *laid}) == 4
    assert laid[1:] == [FLAMINGO, BAT]


@pytest.mark.parametrize("phase", [Phase.ASK, Phase.TRIGGER])
def test_what_is_hidden_does_not_matter(phase: Phase) -> None:
    """The hidden state is swapped under the agent: its observation is the same bytes, and so is its choice."""
    game = masquerade_at(1, FLAMINGO, 8, boards={1: as_for(FLAMINGO, 1, count=3)}, guesses={(1, 2): (8, Side.RIGHT)})
    if phase == Phase.TRIGGER:
        asked(game, 0, FLAMINGO)
    for hidden in ("identity", "hand", "guess"):
        found, chosen = choices_in_other_worlds(game.match, hidden)
        assert len(found) > 1
        assert len(chosen) == 1


# In all


def points(game: Game, specs: Sequence[str], matches: int) -> NDArray[np.float64]:
    """The points of each match and seat, where all seats answer as the greedy agent does, whatever else they do."""
    agents = [Agent(game, spec, seed) for seed, spec in enumerate(specs)]
    answering = [Agent(game, "greedy", 100 + seed) for seed in range(len(specs))]
    scores: list[list[float]] = []
    for seed in range(matches):
        match = Match(game, len(specs), FastDealer(seed))
        match.deal_all()
        while match.kind is not Kind.OVER:
            act_once(match, agents, answering)
            match.deal_all()
        scores.append(match.returns())
    return np.array(scores)


def test_nobody_guesses_its_own_number_in_whole_matches() -> None:
    game = library.game("loony-clues")
    agents = [Agent(game, "greedy", seed) for seed in range(4)]
    laid = 0
    for seed in range(10):
        match = Match(game, 4, FastDealer(seed))
        match.deal_all()
        while match.kind is not Kind.OVER:
            act_once(match, agents)
            guesses, own = match.rows["guess"][0], match.rows["identity"][0]
            assert not np.any((guesses == own[:, None]) & (guesses > 0))
            laid = max(laid, np.count_nonzero(guesses))
            match.deal_all()
    assert laid == 12


def test_greedy_scores_twice_the_points_of_random() -> None:
    """The lower end of 95 % of the ratio, two seats against two."""
    specs = ["greedy", "random", "greedy", "random"]
    scores = points(library.game("loony-clues"), specs, matches=MATCHES)
    greedy, random = scores[:, 0::2].mean(axis=1), scores[:, 1::2].mean(axis=1)
    ratio = greedy.mean() / random.mean()
    error = (greedy - ratio * random).std() / random.mean() / MATCHES**0.5
    assert ratio - 1.96 * error > 2


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_a_higher_level_scores_more(better: str, worse: str) -> None:
    """The lower end of 95 % of the difference, two seats against two."""
    scores = points(library.game("loony-clues"), [f"model:{better}", f"model:{worse}"] * 2, matches=100)
    ahead = scores[:, 0::2].mean(axis=1) - scores[:, 1::2].mean(axis=1)
    assert ahead.mean() - 1.96 * ahead.std() / len(ahead) ** 0.5 > 0
