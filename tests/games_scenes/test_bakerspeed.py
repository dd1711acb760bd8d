"""Scenes, beats and words of Bakerspeed: what the kit does not ask of every game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text, outcome_text
from parlour.engine.scene import (
    Beat,
    Button,
    Claim,
    Flip,
    Move,
    Scene,
    Shake,
    Stamp,
    Tap,
    Text,
    Tumble,
    beat_texts,
    who,
)
from parlour.engine.words import Words
from parlour.engine.words import words_of as words_of_game

COLOUR, PERSON, NUMBER = range(3)
NONE = 30


@pytest.fixture(scope="module")
def baker() -> Game:
    return library.load(library.folders()["bakerspeed"], mode=Mode.INTERPRETED)


@pytest.fixture(scope="module")
def words(baker: Game) -> Words:
    return words_of_game(baker)


def begun(baker: Game, seats: int = 3, seed: int = 1, **options: str) -> Match:
    """The first seat is to roll."""
    match = Match(baker, seats, FastDealer(seed), {"first": "seat-1"} | options)
    match.deal_all()
    return match


def roll(match: Match, die: int) -> None:
    match.act(match.deciding[0], match.game.actions.encode("roll", die=die))
    match.deal_all()


def racing(baker: Game, seats: int = 3, seed: int = 1, **options: str) -> Match:
    """The colour has been rolled."""
    match = begun(baker, seats, seed, **options)
    roll(match, COLOUR)
    return match


def seen(match: Match, viewer: int, legal: list[int] | None = None) -> Scene:
    return match.game.scene(match.observation(viewer), viewer, match.legal_actions(viewer) if legal is None else legal)


def told(match: Match, viewer: int, acts: Iterator[tuple[int, int]] | list[tuple[int, int]]) -> list[Beat]:
    """What a viewer is told of some actions and of what chance brings after them."""
    beats: list[Beat] = []
    for seat, action in acts:
        before, place = match.observation(viewer), len(match.log)
        match.act(seat, action)
        after = match.observation(viewer)
        beats += match.game.tell(before, match.seen_step(viewer, place), after, viewer)
        while match.kind is Kind.CHANCE:
            before, place = after, len(match.log)
            match.deal()
            after = match.observation(viewer)
            beats += match.game.tell(before, match.seen_step(viewer, place), after, viewer)
    return beats


def cards(match: Match, seat: int, fitting: bool) -> list[int]:
    """The actions of laying a card that fits the colour that was rolled, or not."""
    face = match.rows["die"][0][COLOUR] - 1
    kinds = [kind for kind in range(27) if match.rows["hand"][0][seat][kind]]
    return [match.game.actions.encode("lay", suspect=kind) for kind in kinds if (kind // 9 == face) == fitting]


def pieces(scene: Scene, zone: str) -> list[str]:
    return [piece.id for one in scene.zones if one.id == zone for piece in one.pieces]


def test_the_roller_taps_a_die_once(baker: Game) -> None:
    match = begun(baker)
    taps = seen(match, 0).prompt.gestures
    assert [tap.piece for tap in taps if isinstance(tap, Tap) and tap.at_once] == [
        "die-colour",
        "die-person",
        "die-number",
    ]
    assert seen(match, 1).prompt.text == Text("prompt-wait-roll", {"who": who(0)})


def test_a_die_falls_before_anything_is_said(baker: Game) -> None:
    """Else it would not fall at the same moment for all."""
    match = begun(baker)
    for viewer in (0, 1, SPECTATOR):
        first, *_ = told(begun(baker), viewer, [(0, baker.actions.encode("roll", die=PERSON))])
        assert isinstance(first, Tumble)
        assert first.piece == "die-person"
    assert match.deciding == [0]


def test_the_hand_lies_in_order_and_every_card_can_be_slapped_once(baker: Game) -> None:
    match = racing(baker)
    scene = seen(match, 1)
    hand = pieces(scene, "hand")
    assert hand == sorted(hand, key=lambda piece: [int(part) for part in piece.split("-")[1:]])
    assert len(hand) == 10
    claims = [gesture for gesture in scene.prompt.gestures if isinstance(gesture, Claim)]
    assert [claim.piece for claim in claims] == hand
    assert {claim.onto for claim in claims} == {"discard"}
    assert [gesture for gesture in scene.prompt.gestures if isinstance(gesture, Button)] == [
        Button(NONE, Text("choose-none"))
    ]


def test_the_own_hand_alone_can_be_sorted_by_what_each_die_is_for(baker: Game, words: Words) -> None:
    match = racing(baker)
    (hand,) = [zone for zone in seen(match, 1).zones if zone.sorts]
    assert hand.id == "hand"
    assert [words.say(sort) for sort in hand.sorts] == ["colour", "person", "number"]
    for piece in hand.pieces:
        colour, person, number = piece.order
        assert piece.art == f"{('green', 'blue', 'orange')[colour]}-{('tall', 'round', 'lady')[person]}-{number + 1}"
    assert hand.pieces == sorted(hand.pieces, key=lambda piece: piece.order), "as it is sent, it lies by colour"
    assert not [zone for zone in seen(match, SPECTATOR).zones if zone.sorts]


def test_who_has_said_none_is_asked_otherwise_and_nobody_else_sees_it(baker: Game) -> None:
    match = racing(baker)
    others = [action for action in match.legal_actions(1) if action != NONE]
    scene = seen(match, 1, others)
    assert scene.prompt.text.id == "prompt-said-none"
    assert all(isinstance(gesture, Claim) for gesture in scene.prompt.gestures)
    assert seen(match, 0).prompt.text.id == "prompt-race"


def test_the_card_that_stays_is_seen_by_all(baker: Game) -> None:
    action = cards(racing(baker), 0, fitting=True)[0]
    own = told(racing(baker), 0, [(0, action)])
    other = told(racing(baker), 1, [(0, action)])
    assert isinstance(own[0], Move)
    assert own[0].piece.startswith(f"card-{action - 3}-")
    assert isinstance(other[0], Flip)
    assert other[1] == Move("hand-0-top", "hand-0", "discard")
    for beats in (own, other):
        assert Stamp("discard", "slap") in beats
        assert beat_texts(beats)[0].id == "told-right"
    assert any(isinstance(beat, Move) and beat.start == "pile" for beat in own)
    assert Move("hand-0-top", "pile-0", "hand-0") in other


def test_a_wrong_card_is_shown_as_wrong_and_brings_another(baker: Game) -> None:
    first = cards(racing(baker), 0, fitting=True)[0]
    match = racing(baker)
    told(match, 0, [(0, first)])
    roll(match, PERSON)
    wrong = cards(match, 1, fitting=False)[0]
    beats = told(match, 2, [(1, wrong)])
    kinds = [type(beat) for beat in beats]
    assert kinds == [Flip, Move, type(beats[2]), Stamp, Shake, Move, Move]
    assert beats[3] == Stamp("discard", "wrong")
    assert beats[5] == Move("hand-1-top", "discard", "hand-1")
    assert beats[6] == Move("laid-1", "discard", "hand-1")
    assert beat_texts(beats)[0].args["below"] == Text(
        "suspect-" + ("tall", "round", "lady")[(first - 3) // 3 % 3],
        {"number": (first - 3) % 3 + 1, "colour": Text("trait-" + ("green", "blue", "orange")[(first - 3) // 9])},
    )
    again = seen(match, 1).prompt
    assert [refused.reason.id for refused in again.refused] == ["refusal-wrong-before"] * len(again.refused)
    assert again.refused


def test_dice_that_nobody_serves_are_crossed_out(baker: Game) -> None:
    beats = told(match := racing(baker), 2, [(seat, NONE) for seat in range(3)])
    assert [text.id for text in beat_texts(beats)] == ["told-unserved"]
    die = next(piece for zone in seen(match, 2).zones for piece in zone.pieces if piece.id == "die-colour")
    assert [badge.text for badge in die.badges] == [Text("badge-ignored")]
    roll(match, NUMBER)
    assert seen(match, 0).prompt.text.args["wanted"].id == "wanted-1"  # type: ignore[union-attr]


def test_who_was_wrong_may_have_to_sit_out(baker: Game) -> None:
    match = racing(baker, wrong="sit-out")
    match.act(1, cards(match, 1, fitting=False)[0])
    assert seen(match, 1).prompt.text.id == "prompt-sit-out"
    assert not seen(match, 1).prompt.gestures
    assert [badge.art for badge in seen(match, 0).places[1].badges] == ["back-suspect", "none"]


def test_no_card_of_another_hand_or_of_a_pile_is_in_a_scene_or_a_beat(baker: Game) -> None:
    match = racing(baker, seats=2)
    scene = msgspec.json.encode(seen(match, SPECTATOR)).decode()
    assert "card-" not in scene
    beats = told(match, SPECTATOR, [(0, cards(match, 0, fitting=True)[0])])
    assert "card-" not in msgspec.json.encode(beats).decode()
    assert isinstance(beats[-1], Move)


def test_every_reason_has_words(baker: Game, words: Words) -> None:
    assert all(words.has(f"refusal-{baker.reason(code)}") for code in baker.rules.Reason)


def test_every_option_and_its_values_have_a_line(baker: Game, words: Words) -> None:
    for name, values in baker.options.values.items():
        assert words.has(f"option-{name}")
        assert all(words.has(f"option-{name}-{value}") for value in values)


def test_every_action_and_every_outcome_has_words_of_its_own(baker: Game, words: Words) -> None:
    actions = [words.say(action_text(baker, action)) for action in range(baker.actions.count)]
    assert len(set(actions)) == baker.actions.count
    for name, pile in baker.piles.piles.items():
        outcomes = [words.say(outcome_text(name, outcome)) for outcome in range(pile.outcomes)]
        assert len(set(outcomes)) == pile.outcomes
        assert words.say(outcome_text(name, None))


def test_an_action_and_a_card_are_called_the_same(baker: Game, words: Words) -> None:
    match = racing(baker)
    hand = next(zone for zone in seen(match, 0).zones if zone.id == "hand").pieces
    for piece in hand:
        assert piece.text is not None
        lay = baker.actions.encode("lay", suspect=int(piece.id.split("-")[1]))
        assert words.say(action_text(baker, lay)) == f"Slap {words.say(piece.text)}"


def test_the_rules_can_be_read_page_by_page(words: Words) -> None:
    pages = [number for number in range(1, 20) if words.has(f"rules-{number}")]
    assert pages == [*range(1, 9)]
    assert all(words.has(f"rules-{number}-title") for number in pages)


def test_what_to_do_fits_on_the_ribbon(baker: Game, words: Words) -> None:
    wanted = Text("wanted-3", {"first": Text("trait-orange"), "second": Text("trait-round"), "third": Text("trait-3")})
    someone: dict[str, int | str | Text] = {"who": who(1), "wanted": wanted}
    for message in ("roll-first", "roll-next", "wait-roll", "race", "drawing", "dealing", "over", "shared"):
        assert len(words.say(Text(f"prompt-{message}", someone), 0, {1: "Finn"})) <= 30
    for message in ("said-none", "sit-out", "watch"):
        assert len(words.say(Text(f"prompt-{message}", someone), 0, {1: "Finn"})) <= 52
