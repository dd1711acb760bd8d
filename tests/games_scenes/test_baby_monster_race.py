"""Scenes, beats and words of Baby Monster Race: what the kit does not ask of every game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text, outcome_text
from parlour.engine.records import Observation
from parlour.engine.scene import Beat, Flip, Move, Text, beat_texts, who
from parlour.engine.words import Words
from parlour.engine.words import words_of as words_of_game
from parlour.testing.random_play import random_match


@pytest.fixture(scope="module")
def race() -> Game:
    return library.load(library.folders()["baby-monster-race"], mode=Mode.INTERPRETED)


@pytest.fixture(scope="module")
def words(race: Game) -> Words:
    return words_of_game(race)


def steps(race: Game, seats: int, seed: int) -> Iterator[Match]:
    """A match of random play, before its first step and after each."""
    return (match for match, _ in random_match(race, seats, {}, seed))


def told(match: Match, before: Observation, viewer: int) -> tuple[list[Beat], Observation]:
    after = match.observation(viewer)
    return match.game.tell(before, match.seen_step(viewer, len(match.log) - 1), after, viewer), after


def test_cards_that_wait_say_why(race: Game) -> None:
    refusals: set[str] = set()
    for seed in range(3):
        for match in steps(race, 3, seed):
            for seat in match.deciding:
                scene = race.scene(match.observation(seat), seat, match.legal_actions(seat))
                refusals |= {refused.reason.id for refused in scene.prompt.refused}
    assert refusals >= {"refusal-defend-first", "refusal-not-yourself", "refusal-not-against-a-swap"}


def test_a_card_of_another_hand_is_turned_up_when_it_is_played(race: Game) -> None:
    match = Match(race, 2, FastDealer(1), {"first": "seat-1"})
    match.deal_all()
    before = match.observation(1)
    match.act(0, next(action for action in match.legal_actions(0) if action < 6))
    flip, move, *_ = told(match, before, 1)[0]
    assert isinstance(flip, Flip)
    assert flip.face is not None
    assert flip.face.badges[0].art in ("flag-plus", "flag-minus")
    assert move == Move("hand-0-top", "hand-0", "discards")


def test_no_card_of_another_hand_is_in_a_scene_or_a_beat(race: Game) -> None:
    """The drawings of cards that a spectator sees are those on the table; no hand's are."""
    before: Observation | None = None
    for match in steps(race, 4, seed=6):
        observation = match.observation(SPECTATOR)
        scene = race.scene(observation, SPECTATOR, [])
        faces = [piece for zone in scene.zones for piece in zone.pieces if piece.id.startswith(("card-", "hand-"))]
        assert all(piece.face == "down" and piece.art == "back-play" and piece.text is None for piece in faces)
        if before is not None and match.log and getattr(match.log[-1], "pile", "") == "play_cards":
            beats, _ = told(match, before, SPECTATOR)
            assert "card-" not in msgspec.json.encode(beats).decode()
        before = observation


def test_the_own_draw_is_told_to_its_drawer(race: Game) -> None:
    seen = [Observation(race.new_rows()), Observation(race.new_rows())]
    own = [0, 0]
    for place, match in enumerate(steps(race, 2, seed=8)):
        for viewer in (0, 1):
            before, seen[viewer] = seen[viewer], match.observation(viewer)
            if place and any(text.id == "told-draw" for text in beat_texts(told(match, before, viewer)[0])):
                own[viewer] += 1
    assert min(own) > 0


def test_every_reason_has_words(race: Game, words: Words) -> None:
    assert all(words.has(f"refusal-{race.reason(code)}") for code in race.rules.Reason)


def test_every_option_and_its_values_have_a_line(race: Game, words: Words) -> None:
    for name, values in race.options.values.items():
        option = f"option-{name.replace('_', '-')}"
        assert words.has(option)
        assert all(words.has(f"{option}-{value}") for value in values)


def test_every_action_and_every_outcome_has_words_of_its_own(race: Game, words: Words) -> None:
    actions = [words.say(action_text(race, action)) for action in range(race.actions.count)]
    assert len(set(actions)) == race.actions.count
    for name, pile in race.piles.piles.items():
        outcomes = [words.say(outcome_text(name, outcome)) for outcome in range(pile.outcomes)]
        assert len(set(outcomes)) == pile.outcomes
        assert words.say(outcome_text(name, None))


def test_seats_are_the_pawns_of_the_box(words: Words) -> None:
    assert words.seat(0) == "Speedy Sloth"
    assert words.seat(0, viewer=0) == "you"
    assert words.seat(1, names={1: "Finn"}) == "Finn"
    assert words.say(Text("told-draw", {"card": Text("card-plus", {"steps": 2})})) == "You drew +2."


def test_the_rules_can_be_read_page_by_page(words: Words) -> None:
    pages = [number for number in range(1, 20) if words.has(f"rules-{number}")]
    assert pages == [*range(1, 9)]
    assert all(words.has(f"rules-{number}-title") for number in pages)


def test_what_to_do_fits_on_the_ribbon(words: Words) -> None:
    someone: dict[str, int | str | Text] = {"who": who(1)}
    for message in ("play", "play-in-house", "defend", "wait-play", "wait-defend", "monster", "dealing", "over"):
        assert len(words.say(Text(f"prompt-{message}", someone), 0, {1: "Finn"})) <= 28
