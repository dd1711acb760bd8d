"""The scenes of the small games: every gesture does what is legal, all has words, nothing hidden shows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text
from parlour.engine.scene import (
    Acknowledge,
    Aim,
    Button,
    Claim,
    Gesture,
    Route,
    Scene,
    Several,
    Tap,
    Text,
    beat_texts,
)
from parlour.engine.words import words_of
from parlour.testing.random_play import random_match

SEATS = (2, 3)


@pytest.fixture(params=["snap", "grid_walk"])
def game(request: pytest.FixtureRequest) -> Game:
    return library.load(Path(__file__).parent / request.param, mode=Mode.INTERPRETED)


def positions(game: Game) -> Iterator[tuple[Match, int]]:
    """Random matches before their first step and after each, with the number of steps just applied."""
    for seats in SEATS:
        for match, steps in random_match(game, seats, {}, seed=seats):
            yield match, len(steps)


def viewers(match: Match) -> list[int]:
    return [*range(match.seats), SPECTATOR]


def scene(match: Match, viewer: int) -> Scene:
    return match.game.scene(match.observation(viewer), viewer, match.legal_actions(viewer))


def actions_of(gesture: Gesture) -> list[int]:
    """What a gesture may do at once."""
    match gesture:
        case Tap() | Button() | Claim() | Acknowledge():
            return [gesture.action]
        case Several():
            places = range(len(gesture.pieces))
            sizes = range(gesture.fewest, gesture.most + 1)
            chosen = itertools.chain.from_iterable(itertools.combinations(places, size) for size in sizes)
            return [gesture.action + sum(1 << place for place in some) for some in chosen]
        case Aim():
            return [goal.action for goal in gesture.goals]
        case Route():
            return [end.actions[0] for end in gesture.ends]


def pieces_of(gesture: Gesture) -> list[str]:
    return getattr(gesture, "pieces", [getattr(gesture, "piece", "")])


def texts_of(part: object) -> list[Text]:
    """Every message in a part of a scene."""
    if isinstance(part, Text):
        return [part]
    if isinstance(part, msgspec.Struct):
        return [text for name in part.__struct_fields__ for text in texts_of(getattr(part, name))]
    if isinstance(part, list):
        return [text for one in part for text in texts_of(one)]  # pyright: ignore[reportUnknownVariableType]
    return []


def test_gestures_are_the_legal_actions(game: Game) -> None:
    for match, _ in positions(game):
        for viewer in viewers(match):
            seen = scene(match, viewer)
            offered = {action for gesture in seen.prompt.gestures for action in actions_of(gesture)}
            assert offered == set(match.legal_actions(viewer))
            there = {piece.id for zone in seen.zones for piece in zone.pieces}
            named = [name for gesture in seen.prompt.gestures for name in pieces_of(gesture)]
            assert there.issuperset(filter(None, [*named, *(refused.piece for refused in seen.prompt.refused)]))


def test_what_a_scene_refuses_the_rules_refuse(game: Game) -> None:
    refusals = 0
    for match, _ in positions(game):
        for seat in match.deciding:
            for refused in scene(match, seat).prompt.refused:
                with pytest.raises(IllegalActionError) as caught:
                    match.check(seat, refused.action)
                assert refused.reason.id == f"refusal-{caught.value.reason}"
                refusals += 1
    assert refusals > 0


def test_every_scene_every_beat_and_every_action_has_words(game: Game) -> None:
    words = words_of(game)
    assert all(words.say(action_text(game, action)) for action in range(game.actions.count))
    before = {}
    for match, steps in positions(game):
        for viewer in viewers(match):
            after = match.observation(viewer)
            seen = scene(match, viewer)
            assert all(words.say(text, viewer) for text in texts_of(seen))
            assert msgspec.json.decode(msgspec.json.encode(seen), type=Scene) == seen
            for place in range(len(match.log) - steps, len(match.log)):
                beats = game.tell(before[viewer], match.seen_step(viewer, place), after, viewer)
                assert all(words.say(text, viewer) for text in beat_texts(beats))
            before[viewer] = after


def test_every_picture_is_drawn(game: Game) -> None:
    drawn = {path.stem for path in (game.folder / "art").glob("*.svg")}
    for match, _ in positions(game):
        seen = scene(match, SPECTATOR)
        shown = {piece.art for zone in seen.zones for piece in zone.pieces} | {place.art for place in seen.places}
        assert drawn.issuperset(shown | {seen.prompt.art})


def test_scenes_and_beats_do_not_depend_on_what_is_hidden(game: Game) -> None:
    luck = new_luck(7)
    before = {}
    for match, steps in positions(game):
        if match.kind is Kind.OVER:
            continue  # everything is shown
        for viewer in viewers(match):
            observation = match.observation(viewer)
            other = Match(game, match.seats, FastDealer(0))
            other.rows = imagine(game, observation, viewer, luck)
            assert other.legal_actions(viewer) == match.legal_actions(viewer)
            assert scene(other, viewer) == scene(match, viewer)
            for place in range(len(match.log) - steps, len(match.log)):
                seen = match.seen_step(viewer, place)
                beats = game.tell(before[viewer], seen, observation, viewer)
                assert game.tell(before[viewer], seen, other.observation(viewer), viewer) == beats
            before[viewer] = observation
