"""Scenes and beats of Baby Monster Race: they show what a seat may see, offer what it may do, and find their words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text, outcome_text
from parlour.engine.records import Observation
from parlour.engine.scene import (
    Acknowledge,
    Aim,
    Beat,
    Button,
    Claim,
    Prompt,
    Route,
    Scene,
    Several,
    Tap,
    Text,
    beat_texts,
)
from parlour.engine.words import Words
from parlour.engine.words import words_of as words_of_game

TABLES = [
    (2, {}),
    (3, {"monster": "app", "reverse_swap": "on"}),
    (4, {"ending": "last-standing", "first": "seat-3"}),
    (6, {"reverse_swap": "on", "ending": "last-standing"}),
]


@pytest.fixture(scope="module")
def race() -> Game:
    return library.load(library.folders()["baby-monster-race"], mode=Mode.INTERPRETED)


@pytest.fixture(scope="module")
def words(race: Game) -> Words:
    return words_of_game(race)


def steps(race: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A match of random play, before its first step and after each."""
    match = Match(race, seats, FastDealer(seed), options)
    luck = Random(seed)
    yield match
    while match.kind is not Kind.OVER:
        if match.kind is Kind.CHANCE:
            match.deal()
        else:
            seat = match.deciding[0]
            match.act(seat, luck.choice(match.legal_actions(seat)))
        yield match


def told(match: Match, before: Observation, viewer: int) -> tuple[list[Beat], Observation]:
    after = match.observation(viewer)
    return match.game.tell(before, match.seen_step(viewer, len(match.log) - 1), after, viewer), after


def actions_of(prompt: Prompt) -> list[int]:
    found: list[int] = []
    for gesture in prompt.gestures:
        match gesture:
            case Tap() | Button() | Claim() | Acknowledge() | Several():
                found.append(gesture.action)
            case Aim():
                found += [goal.action for goal in gesture.goals]
            case Route():
                found += [end.actions[0] for end in gesture.ends]
    return found


def texts_of(scene: Scene) -> list[Text]:
    """Every message of a scene, wherever it stands."""
    found: list[Text] = []

    def look(part: object) -> None:
        if isinstance(part, Text):
            found.append(part)
        elif isinstance(part, msgspec.Struct):
            for name in part.__struct_fields__:
                look(getattr(part, name))
        elif isinstance(part, list):
            for one in part:  # pyright: ignore[reportUnknownVariableType]
                look(one)

    look(scene)
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gestures_are_the_legal_actions(race: Game, seats: int, options: dict[str, str]) -> None:
    for match in steps(race, seats, options, seed=1):
        for seat in range(seats):
            legal = match.legal_actions(seat)
            scene = race.scene(match.observation(seat), seat, legal)
            assert set(actions_of(scene.prompt)) == set(legal)
            pieces = {piece.id for zone in scene.zones for piece in zone.pieces}
            for gesture in scene.prompt.gestures:
                assert isinstance(gesture, Button) or getattr(gesture, "piece", "") in pieces


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_scene_refuses_the_rules_refuse_for_the_same_reason(
    race: Game, seats: int, options: dict[str, str]
) -> None:
    refusals: set[str] = set()
    for match in steps(race, seats, options, seed=2):
        for seat in match.deciding:
            scene = race.scene(match.observation(seat), seat, match.legal_actions(seat))
            for refused in scene.prompt.refused:
                with pytest.raises(IllegalActionError) as caught:
                    match.check(seat, refused.action)
                assert refused.reason.id == f"refusal-{caught.value.reason}"
                refusals.add(refused.reason.id)
    assert "refusal-defend-first" in refusals
    assert "refusal-not-yourself" in refusals


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_scene_and_every_beat_has_words(race: Game, words: Words, seats: int, options: dict[str, str]) -> None:
    for viewer in (0, seats - 1, SPECTATOR):
        seen = Observation(race.new_rows())
        for place, match in enumerate(steps(race, seats, options, seed=3 + viewer)):
            scene = race.scene(match.observation(viewer), viewer, match.legal_actions(viewer))
            for text in texts_of(scene):
                assert words.say(text, viewer)
            if place:
                beats, seen = told(match, seen, viewer)
                assert all(words.say(text, viewer) for text in beat_texts(beats))
            else:
                seen = match.observation(viewer)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_scenes_and_beats_do_not_depend_on_what_is_hidden(race: Game, seats: int, options: dict[str, str]) -> None:
    for viewer in (0, SPECTATOR):
        luck = new_luck(7)
        scenes: list[bytes] = []
        before: Observation | None = None
        for match in steps(race, seats, options, seed=5):
            if match.kind is Kind.OVER:
                break  # everything is shown
            observation = match.observation(viewer)
            legal = match.legal_actions(viewer)
            other = Match(race, seats, FastDealer(0), options)
            other.rows = imagine(race, observation, viewer, luck)
            assert other.legal_actions(viewer) == legal
            scene = msgspec.json.encode(race.scene(observation, viewer, legal))
            assert msgspec.json.encode(race.scene(other.observation(viewer), viewer, legal)) == scene
            scenes.append(scene)
            if before is not None:
                seen = match.seen_step(viewer, len(match.log) - 1)
                beats = race.tell(before, seen, observation, viewer)
                assert race.tell(before, seen, other.observation(viewer), viewer) == beats
            before = observation
        assert len(scenes) > 20


def test_no_card_of_another_hand_is_in_a_scene_or_a_beat(race: Game) -> None:
    """The drawings of cards that a spectator sees are those on the table; no hand's are."""
    before: Observation | None = None
    for match in steps(race, 4, {}, seed=6):
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
    for place, match in enumerate(steps(race, 2, {"first": "seat-1"}, seed=8)):
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
