"""Scenes, beats and words of Baby Clues: what the kit does not ask of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text, outcome_text
from parlour.engine.scene import Acknowledge, Aim, Beat, Flip, Piece, Say, Scene, Several, Speech, Text, beat_texts, who
from parlour.engine.words import Words
from parlour.engine.words import words_of as words_of_game
from parlour.testing.random_play import random_match


@pytest.fixture(scope="module")
def clues() -> Game:
    return library.load(library.folders()["baby-clues"], mode=Mode.INTERPRETED)


@pytest.fixture(scope="module")
def words(clues: Game) -> Words:
    return words_of_game(clues)


# A table at which somebody does what is wanted


def new_match(clues: Game, seats: int = 3, seed: int = 1, **options: str) -> Match:
    match = Match(clues, seats, FastDealer(seed), {"first": "seat-1", **options})
    match.deal_all()
    return match


def scene_of(match: Match, viewer: int) -> Scene:
    legal = match.legal_actions(viewer) if viewer != SPECTATOR else []
    return match.game.scene(match.observation(viewer), viewer, legal)


def actions(match: Match, seat: int, verb: str) -> list[int]:
    return [action for action in match.legal_actions(seat) if match.game.actions.decode(action)[0].name == verb]


def pieces(scene: Scene, zone: str) -> dict[str, Piece]:
    return {piece.id: piece for one in scene.zones if one.id == zone for piece in one.pieces}


def told(match: Match, viewer: int, do: Callable[[], object]) -> list[Beat]:
    """What a viewer is told of all the steps that something brings about."""
    steps = len(match.log)
    before = match.observation(viewer)
    do()
    beats: list[Beat] = []
    while True:
        after = match.observation(viewer)
        for place in range(steps, len(match.log)):
            beats += match.game.tell(before, match.seen_step(viewer, place), after, viewer)
        steps, before = len(match.log), after
        if match.deal() is None:
            return beats


def said(beats: list[Beat], words: Words, viewer: int) -> str:
    return " ".join(words.say(text, viewer) for text in beat_texts(beats))


def offer(match: Match, seat: int, right: bool) -> Iterator[int]:
    """The offers of a seat that are right, or wrong."""
    identities = match.rows["identity"][0]
    for action in actions(match, seat, "unmask"):
        values = match.game.actions.decode(action)[1]
        if bool(identities[values["target"]] == values["dread"] + 1) is right:
            yield action


def is_at(match: Match, phase: str) -> bool:
    return match.rows["phase"][0] == match.game.rules.Phase[phase]


def until(clues: Game, found: Callable[[Match], bool], **options: str) -> Match:
    """A position of random play in which something is so."""
    for seed in range(60):
        for match, _ in random_match(clues, 3, options, seed):
            if found(match):
                return match
    raise AssertionError("never so")


def can_unmask(match: Match, right: bool) -> bool:
    return is_at(match, "PLAY") and any(offer(match, int(match.rows["turn"][0]), right))


# What one sees


def test_the_own_identity_is_seen_by_its_player_alone(clues: Game) -> None:
    match = new_match(clues)
    for viewer in (0, 1, 2, SPECTATOR):
        scene = scene_of(match, viewer)
        faces = [pieces(scene, f"identity-{seat}")[f"identity-{seat}"].face for seat in range(3)]
        assert faces == ["up" if seat == viewer else "down" for seat in range(3)]


def test_all_identities_are_seen_at_the_end(clues: Game) -> None:
    match = until(clues, lambda match: match.kind.name == "OVER")
    scene = scene_of(match, 1)
    assert all(pieces(scene, f"identity-{seat}")[f"identity-{seat}"].face == "up" for seat in range(3))
    assert [place.badges[0].text == Text("badge-place", {"place": 1}) for place in scene.places].count(True) >= 1


def test_the_own_dread_is_refused_with_the_reason(clues: Game) -> None:
    match = until(
        clues,
        lambda match: (
            is_at(match, "PLAY")
            and any(
                refused.reason.id == "refusal-your-own-dread"
                for refused in scene_of(match, match.deciding[0]).prompt.refused
            )
        ),
    )
    me = match.deciding[0]
    refused = next(one for one in scene_of(match, me).prompt.refused if one.reason.id == "refusal-your-own-dread")
    dread = clues.actions.decode(refused.action)[1]["clue"] // 3
    assert dread + 1 == match.rows["identity"][0][me]
    assert refused.piece in pieces(scene_of(match, me), "row")


def test_a_clue_of_ones_own_is_aimed_at_whoever_has_it_not(clues: Game) -> None:
    match = new_match(clues)
    match.act(0, actions(match, 0, "pick_clue")[0])
    match.deal_all()
    while match.deciding != [0] or not actions(match, 0, "unmask"):
        match.act_by_default(match.deciding[0])
        match.deal_all()
    aims = [gesture for gesture in scene_of(match, 0).prompt.gestures if isinstance(gesture, Aim)]
    assert {goal.target for goal in aims[0].goals} == {"identity-1", "identity-2"}


def test_a_question_is_a_set_of_babies(clues: Game) -> None:
    match = until(clues, lambda match: is_at(match, "ARE_YOU"))
    me = match.deciding[0]
    scene = scene_of(match, me)
    several = next(gesture for gesture in scene.prompt.gestures if isinstance(gesture, Several))
    asked = several.action + 0b101
    assert clues.actions.decode(asked)[1] == {"babies": 0b101}
    assert len(pieces(scene, "question")) == 9
    assert not pieces(scene_of(match, (me + 1) % 3), "question")


def test_snooping_shows_two_identities_until_they_are_put_back(clues: Game) -> None:
    match = until(clues, lambda match: is_at(match, "PUT_BACK"))
    me = match.deciding[0]
    scene = scene_of(match, me)
    [peek] = scene.prompt.gestures
    assert isinstance(peek, Acknowledge)
    assert [pieces(scene, "snooped")[piece].face for piece in peek.pieces] == ["up", "up"]
    assert all(piece.face == "down" for piece in pieces(scene_of(match, SPECTATOR), "snooped").values())


# What one crosses out, and why


def test_the_notebook_crosses_out_what_a_player_can_know(clues: Game) -> None:
    match = until(clues, lambda match: match.rows["turns_begun"][0] == 25 and is_at(match, "PLAY"))
    for viewer in range(3):
        cells = pieces(scene_of(match, viewer), "notes")
        for cell in cells.values():
            seat, baby, shown = map(int, cell.id.removeprefix("note-").split("-"))
            possible = match.rows["suspects"][0][viewer][seat] >> baby & 1
            assert shown == match.rows["shown"][0][seat]  # own marks go with the identity that they were made for
            assert (cell.art == "crossed") is not bool(possible)
            assert cell.markable
            assert (cell.why is not None) is (cell.art != "")


def test_every_reason_to_cross_out_comes_up(clues: Game) -> None:
    reasons: set[str] = set()
    for seed, answers in ((1, "secret"), (2, "secret"), (3, "open"), (4, "secret")):
        for match, _ in random_match(clues, 4, {"answers": answers}, seed):
            for viewer in match.deciding:
                reasons |= {cell.why.id for cell in pieces(scene_of(match, viewer), "notes").values() if cell.why}
    known = {"picked", "accepted", "own", "snooped", "answered-you", "answered"}
    assert {f"why-{reason}" for reason in known} <= reasons


def test_a_spectator_sees_what_everybody_knows_and_marks_nothing(clues: Game) -> None:
    match = new_match(clues)
    match.act(0, actions(match, 0, "pick_clue")[0])
    match.deal_all()
    cells = pieces(scene_of(match, SPECTATOR), "notes").values()
    assert [cell.why.id for cell in cells if cell.why] == ["why-picked"]
    assert not any(cell.markable for cell in cells)


def test_the_notebook_can_keep_to_own_marks_or_be_closed(clues: Game) -> None:
    by_hand = scene_of(new_match(clues, notebook="manual"), 0)
    assert all(cell.art == "" and cell.markable for cell in pieces(by_hand, "notes").values())
    assert not any(piece.startswith("out-") for piece in pieces(by_hand, "front-1"))
    assert "notes" not in {zone.id for zone in scene_of(new_match(clues, notebook="off"), 0).zones}


# What one is told


def test_an_unmasking_shows_the_baby_caught(clues: Game, words: Words) -> None:
    match = until(clues, lambda match: can_unmask(match, right=True))
    me = match.deciding[0]
    action = next(offer(match, me, right=True))
    baby = clues.actions.decode(action)[1]["dread"]
    beats = told(match, me, lambda: match.act(me, action))
    [flip] = [beat for beat in beats if isinstance(beat, Flip) and beat.pose == "caught"]
    assert flip.art in words.say(Text(f"baby-{flip.art}")).lower()
    assert baby == ["vampire", "frankenstein", "mummy", "mud", "reporter", "robot", "dino", "ghost", "pirate"].index(
        flip.art
    )
    assert "You get 2 bottles." in said(beats, words, me)


def test_a_goof_gives_clue_and_bottle_away(clues: Game, words: Words) -> None:
    match = until(clues, lambda match: can_unmask(match, right=False))
    me = match.deciding[0]
    action = next(offer(match, me, right=False))
    target = clues.actions.decode(action)[1]["target"]
    story = said(told(match, me, lambda: match.act(me, action)), words, me)
    assert f"{words.seat(target)} takes the" in story
    assert f"{words.seat(target)} gets 1 bottle." in story


def test_a_secret_answer_is_heard_by_the_asker_alone(clues: Game, words: Words) -> None:
    def asks(match: Match) -> bool:
        return is_at(match, "ARE_YOU")

    def story(listener: str) -> str:
        match = until(clues, asks, answers="secret")
        me, target = match.deciding[0], int(match.rows["target"][0])
        viewer = {"asker": me, "target": target, "spectator": SPECTATOR}[listener]
        action = actions(match, me, "are_you")[0]
        return said(told(match, viewer, lambda: match.act(me, action)), words, viewer)

    stories = {listener: story(listener) for listener in ("asker", "target", "spectator")}
    assert "whispers: " in stories["asker"]
    assert "in secret" in stories["target"]
    assert "whispers" not in stories["target"] + stories["spectator"]


def test_a_bubble_is_for_what_others_say(clues: Game) -> None:
    match = until(clues, lambda match: can_unmask(match, right=False))
    me = match.deciding[0]
    action = next(offer(match, me, right=False))
    beats = told(match, me, lambda: match.act(me, action))
    assert isinstance(beats[0], Say)
    assert all(beat.seat != me for beat in beats if isinstance(beat, Speech))


# Words


@pytest.mark.parametrize(
    ("babies", "asked"),
    [
        (0b000_000_001, "are you the Vampire?"),
        (0b111_000_001, "are you the Vampire or anyone green?"),
        (0b000_011_111, "are you anyone red, the Mud Baby or the Reporter?"),
    ],
)
def test_a_set_of_babies_is_said_by_groups(clues: Game, words: Words, babies: int, asked: str) -> None:
    match = until(clues, lambda match: is_at(match, "ARE_YOU"))
    me, action = match.deciding[0], clues.actions.encode("are_you", babies=babies)
    assert asked in said(told(match, me, lambda: match.act(me, action)), words, me)


def test_every_reason_has_words(clues: Game, words: Words) -> None:
    assert all(words.has(f"refusal-{clues.reason(code)}") for code in clues.rules.Reason)


def test_every_option_and_its_values_have_a_line(clues: Game, words: Words) -> None:
    for name, values in clues.options.values.items():
        option = f"option-{name.replace('_', '-')}"
        seats = [value for value in values if not value.startswith("seat-") or int(value[5:]) <= clues.players[1]]
        assert words.has(option)
        assert all(words.has(f"{option}-{value}") for value in seats)


def test_every_action_and_every_outcome_has_words_of_its_own(clues: Game, words: Words) -> None:
    actions = [words.say(action_text(clues, action)) for action in range(clues.actions.count)]
    assert len(set(actions)) == clues.actions.count
    for name, pile in clues.piles.piles.items():
        outcomes = [words.say(outcome_text(name, outcome)) for outcome in range(pile.outcomes)]
        assert len(set(outcomes)) == pile.outcomes
        assert words.say(outcome_text(name, None))


def test_the_rules_can_be_read_page_by_page(words: Words) -> None:
    pages = [number for number in range(1, 20) if words.has(f"rules-{number}")]
    assert pages == [*range(1, 13)]
    assert all(words.has(f"rules-{number}-title") for number in pages)


def test_what_to_do_fits_on_the_ribbon(words: Words) -> None:
    someone: dict[str, int | str | Text] = {"who": who(1)}
    waits = [f"wait-{what}" for what in ("play", "extra", "put-back", "question", "answer", "verdict", "reveal")]
    for message in ("play", "extra", "put-back", "question", "are-you", "dealing", "over", "shared", *waits):
        assert len(words.say(Text(f"prompt-{message}", someone), 0, {1: "Finn"})) <= 24
