"""Scenes, beats and words of Junior Cluedo: what the kit does not ask of every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
import pytest

from parlour.engine import library
from parlour.engine.actions import SeenAction
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text, outcome_text
from parlour.engine.records import Observation
from parlour.engine.scene import Acknowledge, Beat, End, Flip, Gesture, Move, Route, Scene, Text, beat_texts, who
from parlour.engine.words import Words
from parlour.engine.words import words_of as words_of_game
from parlour.testing.random_play import random_match
from parlour.testing.tree import Node


@pytest.fixture(scope="module")
def cluedo() -> Game:
    return library.load(library.folders()["junior-cluedo"], mode=Mode.INTERPRETED)


@pytest.fixture(scope="module")
def words(cluedo: Game) -> Words:
    return words_of_game(cluedo)


def steps(cluedo: Game, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Match]:
    """A match of random play, before its first step and after each."""
    return (match for match, _ in random_match(cluedo, seats, options or {}, seed))


def scene(match: Match, viewer: int) -> Scene:
    return match.game.scene(match.observation(viewer), viewer, match.legal_actions(viewer))


def told(match: Match, before: Observation, viewer: int) -> list[Beat]:
    after = match.observation(viewer)
    return match.game.tell(before, match.seen_step(viewer, len(match.log) - 1), after, viewer)


def last(match: Match) -> str:
    """The verb or the pile of the last step."""
    if not match.log:
        return ""
    step = match.seen_step(SPECTATOR, len(match.log) - 1)
    return step.name if isinstance(step, SeenAction) else step.pile


def gesture_of(match: Match, kind: type[Gesture]) -> Gesture | None:
    """A gesture of whoever decides."""
    for seat in match.deciding:
        for gesture in scene(match, seat).prompt.gestures:
            if isinstance(gesture, kind):
                return gesture
    return None


def walks(cluedo: Game, seats: int, seed: int) -> Iterator[tuple[Match, int, Route]]:
    """Every walk of a match, with who walks and where it may go."""
    for match in steps(cluedo, seats, seed):
        route = gesture_of(match, Route)
        if isinstance(route, Route):
            yield match, match.deciding[0], route


def card_faces(of: Scene) -> set[str]:
    """The drawings of the cards in the rooms."""
    return {piece.art for zone in of.zones if zone.id == "house" for piece in zone.pieces if piece.id[:4] == "card"}


# Walking


def walked(match: Match, seat: int, end: End) -> Node | None:
    """Where a way ends; nothing if a spider that nobody has touched interrupts it."""
    node = Node(match.game, match.rows)
    for action in end.actions:
        if node.kind is Kind.CHANCE:
            return None
        assert action in node.legal(seat)
        node = node.after({seat: action})
    return None if node.kind is Kind.CHANCE and end.at.startswith("square-") else node


def test_every_way_can_be_walked_and_ends_the_move(cluedo: Game) -> None:
    """The whole roll is used unless a room, the staircase or a spider comes before, or no step is left."""
    ended = 0
    for match, seat, route in walks(cluedo, 3, seed=2):
        for end in route.ends:
            node = walked(match, seat, end)
            assert node is not None or end.art == "spider"
            if node is not None and node.deciding == [seat] and not end.part and end.at.startswith("square-"):
                verbs = {cluedo.actions.decode(action)[0].name for action in node.legal(seat)}
                assert not verbs & {"step", "climb"}
                ended += 1
    assert ended > 5


def test_the_next_square_is_always_a_single_step(cluedo: Game) -> None:
    """So the player may choose every square of the way."""
    for match, seat, route in walks(cluedo, 2, seed=5):
        steps = [a for a in match.legal_actions(seat) if cluedo.actions.decode(a)[0].name == "step"]
        alone = [end.actions[0] for end in route.ends if len(end.actions) == 1]
        assert set(steps) <= set(alone)


def test_a_way_says_what_lies_on_it(cluedo: Game, words: Words) -> None:
    said = {
        words.say(end.text, seat)
        for seed in range(3)
        for _, seat, route in walks(cluedo, 6, seed)
        for end in route.ends
    }
    assert any(text.endswith("past a spider") for text in said)
    assert any("onto a loose floorboard" in text for text in said)
    assert any(text.startswith("Into the ") for text in said)


# Seeing, and seeing no more


def test_without_a_notebook_a_card_is_seen_only_while_one_looks(cluedo: Game) -> None:
    looks = 0
    for match in steps(cluedo, 3, seed=4):
        looking = isinstance(gesture_of(match, Acknowledge), Acknowledge)
        for viewer in (0, 1, 2, SPECTATOR):
            if match.deciding:
                hidden = not (looking and viewer in match.deciding)
                assert (card_faces(scene(match, viewer)) <= {"back-room"}) == hidden
        looks += looking
    assert looks > 3


def test_no_sentence_says_what_a_card_shows(cluedo: Game) -> None:
    before: dict[int, Observation] = {}
    for match in steps(cluedo, 3, seed=4):
        for viewer in (0, 1, SPECTATOR):
            if viewer in before and last(match) == "look":
                assert beat_texts(told(match, before[viewer], viewer)) == []
            before[viewer] = match.observation(viewer)


def test_a_notebook_keeps_what_was_seen(cluedo: Game) -> None:
    kept = 0
    for match in steps(cluedo, 2, seed=4, options={"notebook": "on"}):
        notes = next((zone for zone in scene(match, 0).zones if zone.id == "notes"), None)
        assert notes is not None
        seen = [piece for piece in notes.pieces if piece.id.startswith("note-") and piece.art]
        looked = sum(int(mask) & 1 for mask in match.rows["looked"][0])
        assert len(seen) == looked
        kept = max(kept, looked)
    assert kept > 1


def test_a_swap_moves_two_backs(cluedo: Game) -> None:
    before: Observation | None = None
    swaps = 0
    for seed in range(4):
        for match in steps(cluedo, 4, seed):
            if before is not None and last(match) == "swap_cards":
                one, other = [beat for beat in told(match, before, SPECTATOR) if isinstance(beat, Move)]
                assert (one.piece[5:], other.piece[5:]) == (other.at[5:], one.at[5:])
                swaps += 1
            before = match.observation(SPECTATOR)
    assert swaps > 0


def test_a_bite_is_a_great_moment(cluedo: Game) -> None:
    before: Observation | None = None
    bites = 0
    for seed in range(4):
        for match in steps(cluedo, 2, seed):
            if before is not None and last(match) == "bite":
                flips = [beat for beat in told(match, before, SPECTATOR) if isinstance(beat, Flip)]
                bites += any(flip.pose == "bitten" for flip in flips)
            before = match.observation(SPECTATOR)
    assert bites > 0


# Words


def test_every_reason_has_words(cluedo: Game, words: Words) -> None:
    assert all(words.has(f"refusal-{cluedo.reason(code)}") for code in cluedo.rules.Reason)


def test_every_option_and_its_values_have_a_line(cluedo: Game, words: Words) -> None:
    for name, values in cluedo.options.values.items():
        option = f"option-{name.replace('_', '-')}"
        assert words.has(option)
        assert all(words.has(f"{option}-{value}") for value in values)


def test_every_action_and_every_outcome_has_words_of_its_own(cluedo: Game, words: Words) -> None:
    actions = [words.say(action_text(cluedo, action)) for action in range(cluedo.actions.count)]
    assert len(set(actions)) == cluedo.actions.count
    for name, pile in cluedo.piles.piles.items():
        outcomes = [words.say(outcome_text(name, outcome)) for outcome in range(pile.outcomes)]
        assert len(set(outcomes)) == pile.outcomes


def test_the_rules_can_be_read_page_by_page(words: Words) -> None:
    pages = [number for number in range(1, 20) if words.has(f"rules-{number}")]
    assert pages == [*range(1, 11)]
    assert all(words.has(f"rules-{number}-title") for number in pages)


def test_what_to_do_fits_on_the_ribbon(cluedo: Game, words: Words) -> None:
    prompts: set[bytes] = set()
    for seed in range(2):
        for match in steps(cluedo, 4, seed, {"placing": ("dealt", "players")[seed]}):
            prompts |= {msgspec.json.encode(scene(match, viewer).prompt.text) for viewer in range(4)}
    assert len(prompts) > 15
    for prompt in prompts:
        assert len(words.say(msgspec.json.decode(prompt, type=Text), 0, {1: "Finn"})) <= 26


def test_several_rooms_are_named_in_one_sentence(words: Words) -> None:
    rooms = Text("list-more", {"room": Text("room-attic"), "rest": _and("cellar", "library")})
    text = words.say(Text("told-right", {"who": who(1), "rooms": rooms}), 0, {1: "Finn"})
    assert text == "Finn was right: ghosts are in the Attic, the Cellar and the Library."


def _and(first: str, last: str) -> Text:
    rest = Text("list-last", {"room": Text(f"room-{last}")})
    return Text("list-and", {"room": Text(f"room-{first}"), "rest": rest})
