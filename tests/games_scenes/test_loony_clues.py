"""Scenes, beats and words of Loony Clues: what the kit does not ask of every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.plain import action_text, outcome_text
from parlour.engine.scene import (
    Aim,
    Beat,
    Button,
    Flip,
    Move,
    Piece,
    Prompt,
    Scene,
    Stamp,
    Tally,
    Tap,
    Text,
    beat_texts,
    who,
)
from parlour.engine.words import Words
from parlour.engine.words import words_of as words_of_game

SEATS = 4


@pytest.fixture(scope="module")
def loony() -> Game:
    return library.load(library.folders()["loony-clues"], mode=Mode.INTERPRETED)


@pytest.fixture(scope="module")
def words(loony: Game) -> Words:
    return words_of_game(loony)


# A party at which somebody does what is wanted


def new_match(loony: Game, seed: int = 1) -> Match:
    match = Match(loony, SEATS, FastDealer(seed), {"first": "seat-1"})
    match.deal_all()
    return match


def do(match: Match, seat: int, verb: str, **values: int) -> None:
    match.act(seat, match.game.actions.encode(verb, **values))
    match.deal_all()


def ask(match: Match, seat: int, target: int, fits: int = 1) -> int:
    """A player asks its first word, and the target answers; which word it was."""
    word = first_word(match, seat)
    do(match, seat, "ask", word=word, target=target)
    do(match, target, "answer", fits=fits)
    return word


def first_word(match: Match, seat: int) -> int:
    return (int(match.rows["hand"][0][seat][0]) - 1) * 2


def identity(match: Match, seat: int) -> int:
    return int(match.rows["identity"][0][seat])


def all_wait(match: Match) -> None:
    match.act_together(dict.fromkeys(match.deciding, match.game.actions.encode("wait")))
    match.deal_all()


def until_turn(match: Match, seat: int) -> None:
    """Everybody does the usual, until it is this player's turn."""
    while not is_at(match, "LAST_GUESSES") and (match.deciding != [seat] or not is_at(match, "ASK")):
        match.act_by_default(match.deciding[0])
        match.deal_all()


def all_guess(match: Match, right: bool) -> dict[int, int]:
    """What all who owe a guess could choose now: each of them right, or each wrong."""
    choices: dict[int, int] = {}
    secrets = {identity(match, seat) for seat in range(SEATS)}
    for seat in match.deciding:
        sides = match.rows["side"][0][seat]
        target = next(other % SEATS for other in range(seat + 1, seat + SEATS) if not sides[other % SEATS])
        used = set(match.rows["guess"][0][seat].tolist())
        wrong = next(number for number in range(1, 13) if number not in secrets | used)
        choices[seat] = match.game.actions.encode("guess", number=identity(match, target) if right else wrong)
    return choices


def last_guesses(loony: Game, right: bool = True) -> Match:
    """The end of a round: the first seat has guessed all others, and all lack but the last of their guesses."""
    match = new_match(loony)
    for target in (1, 2, 3):
        ask(match, 0, target)
        number = match.game.actions.decode(all_guess(match, right)[0])[1]["number"]
        do(match, 0, "guess", number=number)
        all_wait(match)
        until_turn(match, 0)
    assert is_at(match, "LAST_GUESSES")
    for _ in range(2):
        match.act_together(all_guess(match, right))
        match.deal_all()
    return match


def is_at(match: Match, phase: str) -> bool:
    return match.rows["phase"][0] == match.game.rules.Phase[phase]


def scene_of(match: Match, viewer: int) -> Scene:
    legal = match.legal_actions(viewer) if viewer != SPECTATOR else []
    return match.game.scene(match.observation(viewer), viewer, legal)


def pieces(scene: Scene, zone: str) -> dict[str, Piece]:
    return {piece.id: piece for one in scene.zones if one.id == zone for piece in one.pieces}


def told(match: Match, viewer: int, act: Callable[[], object]) -> list[Beat]:
    """What a viewer is told of what somebody does, and of all that follows."""
    steps = len(match.log)
    before = match.observation(viewer)
    act()
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


# What one sees


def test_masks_have_their_pictures_names_and_numbers(loony: Game, words: Words) -> None:
    scene = scene_of(new_match(loony), SPECTATOR)
    party = list(pieces(scene, "party").values())
    assert [words.say(piece.badges[0].text or Text("?")) for piece in party] == [str(number) for number in range(1, 13)]
    assert all((loony.folder / f"{piece.art}.svg").exists() for piece in party)
    assert all(piece.caption and len(words.say(piece.caption)) <= 16 for piece in party)
    assert {(piece.at) for piece in party} == {f"{row}-{column}" for row in range(3) for column in range(4)}


def test_the_own_mask_is_marked_for_its_player_alone(loony: Game) -> None:
    match = new_match(loony)
    for viewer in (*range(SEATS), SPECTATOR):
        scene = scene_of(match, viewer)
        own = [piece for piece in pieces(scene, "party") if piece.startswith("mask-own-")]
        assert own == ([f"mask-own-{identity(match, viewer)}"] if viewer != SPECTATOR else [])
        faces = [pieces(scene, f"identity-{seat}")[f"identity-{seat}"].face for seat in range(SEATS)]
        assert faces == ["up" if seat == viewer else "down" for seat in range(SEATS)]


def test_each_word_in_hand_is_aimed_at_a_player(loony: Game) -> None:
    scene = scene_of(new_match(loony), 0)
    aims = [gesture for gesture in scene.prompt.gestures if isinstance(gesture, Aim)]
    assert {aim.piece for aim in aims} == set(pieces(scene, "hand"))
    assert len(aims) == 8
    assert all([goal.target for goal in aim.goals] == ["identity-1", "identity-2", "identity-3"] for aim in aims)


def test_words_lie_above_or_below_and_the_newest_is_marked(loony: Game) -> None:
    match = new_match(loony)
    first = ask(match, 0, 1, fits=1)
    assert set(pieces(scene_of(match, 3), "yes-1")) == {f"clue-new-{first}"}
    do(match, 0, "wait")
    do(match, 0, "keep")
    second = ask(match, 1, 2, fits=0)
    scene = scene_of(match, 3)
    assert set(pieces(scene, "yes-1")) == {f"clue-{first}"}
    assert set(pieces(scene, "no-2")) == {f"clue-new-{second}"}


def test_who_is_asked_answers_with_a_tap(loony: Game, words: Words) -> None:
    match = new_match(loony)
    word = first_word(match, 0)
    do(match, 0, "ask", word=word, target=1)
    scene = scene_of(match, 1)
    assert [gesture.at_once for gesture in scene.prompt.gestures if isinstance(gesture, Tap)] == [True, True]
    assert set(pieces(scene, "answers")) == {"answer-yes", "answer-no"}
    assert scene.prompt.art == pieces(scene, f"identity-{1}")["identity-1"].art
    assert "fit you?" in words.say(scene.prompt.text, 1)
    assert not pieces(scene_of(match, 0), "answers")
    assert set(pieces(scene_of(match, 2), "asked-1")) == {f"clue-new-{word}"}


def test_a_number_that_was_laid_is_refused_with_the_reason(loony: Game) -> None:
    match = new_match(loony)
    ask(match, 0, 1)
    number = identity(match, 1)
    do(match, 0, "guess", number=number)
    all_wait(match)
    until_turn(match, 0)
    ask(match, 0, 2)
    scene = scene_of(match, 0)
    [refused] = scene.prompt.refused
    assert (refused.piece, refused.reason.id) == (f"mask-used-{number}", "refusal-number-is-used")
    assert refused.piece in pieces(scene, "party")
    assert any(isinstance(gesture, Button) for gesture in scene.prompt.gestures)


def test_a_guess_card_is_seen_by_whoever_laid_it(loony: Game) -> None:
    match = new_match(loony)
    ask(match, 0, 1)
    do(match, 0, "guess", number=identity(match, 1))
    all_wait(match)
    for viewer in (*range(SEATS), SPECTATOR):
        [card] = pieces(scene_of(match, viewer), "right-1").values()
        assert card.seat == 0
        assert card.face == ("up" if viewer == 0 else "down")


def test_whoever_has_decided_waits_for_the_others_like_a_spectator(loony: Game) -> None:
    match = new_match(loony)
    ask(match, 0, 1)
    do(match, 0, "guess", number=identity(match, 1))
    assert match.deciding == [2, 3]
    decided = match.game.scene(match.observation(2), 2, [])
    assert decided.prompt == scene_of(match, SPECTATOR).prompt == Prompt(Text("prompt-wait-follow"), "wait")


def test_the_last_guess_says_whom(loony: Game, words: Words) -> None:
    match = last_guesses(loony)
    scene = scene_of(match, 1)
    assert words.say(scene.prompt.text, 1, {0: "Finn"}) == "Last guess: Finn?"
    wanted = [place.seat for place in scene.places for badge in place.badges if badge.text == Text("badge-wanted")]
    assert wanted == [0]
    assert not any(isinstance(gesture, Button) for gesture in scene.prompt.gestures)


# What one notes


def test_the_notes_cross_out_ones_own_number_and_keep_own_marks(loony: Game) -> None:
    match = new_match(loony)
    scene = scene_of(match, 2)
    cells = pieces(scene, "notes").values()
    assert len(cells) == 12 * (SEATS - 1)
    assert all(cell.markable for cell in cells)
    crossed = [cell for cell in cells if cell.art]
    assert {cell.id for cell in crossed} == {f"note-0-{seat}-{identity(match, 2)}" for seat in (0, 1, 3)}
    assert all(cell.why == Text("why-own", (cell.why or Text("")).args) for cell in crossed)
    assert not pieces(scene_of(match, SPECTATOR), "notes")


def test_the_notes_say_whose_guesses_are_missing(loony: Game, words: Words) -> None:
    match = new_match(loony)
    ask(match, 0, 1)
    do(match, 0, "guess", number=identity(match, 1))
    all_wait(match)
    laid = pieces(scene_of(match, 3), "laid")
    names = {0: "Emma", 1: "Dave", 2: "Grace"}
    assert words.say(laid["laid-0-0"].text or Text(""), 3, names).endswith("guesses on the right: Dave")
    assert words.say(laid["laid-0-2"].text or Text(""), 3, names) == "Emma has not guessed yet: Grace and you"
    assert words.say(laid["laid-3-2"].text or Text(""), 3, names) == "You have not guessed yet: Emma, Dave and Grace"


# What one is told


def test_a_guess_is_told_without_its_number(loony: Game, words: Words) -> None:
    match = new_match(loony)
    ask(match, 0, 1)
    number = identity(match, 1)
    name = words.say(pieces(scene_of(match, SPECTATOR), "party")[f"mask-{number}"].caption or Text(""))
    stories: dict[int, str] = {}
    for viewer in (0, 2):
        copy = new_match(loony)
        ask(copy, 0, 1)
        beats = told(copy, viewer, partial(copy.act, 0, loony.actions.encode("guess", number=number)))
        stories[viewer] = said(beats, words, viewer)
        assert any(isinstance(beat, Move) and beat.end == "right-1" for beat in beats)
    assert stories[0] == f"You guess Polka, on the right: {name}."
    assert stories[2] == "Disco guesses Polka, on the right."


def test_the_cards_are_turned_over_one_by_one_then_the_identity(loony: Game) -> None:
    match = last_guesses(loony)
    beats = told(match, 3, lambda: match.act_together(all_guess(match, right=True)))
    flips = [beat.piece for beat in beats if isinstance(beat, Flip)]
    boards = [flips[place : place + SEATS] for place in range(0, len(flips), SEATS)]
    assert [board[-1] for board in boards] == ["identity-0", "identity-1", "identity-2", "identity-3"]
    assert boards[1] == ["guess-2-1", "guess-3-1", "guess-0-1", "identity-1"]
    assert {beat.art for beat in beats if isinstance(beat, Stamp)} == {"right"}
    gained = [0] * SEATS
    for beat in beats:
        if isinstance(beat, Tally):
            gained[beat.seat] += beat.amount
    assert gained == match.rows["points"][0][0][:SEATS].tolist()


def test_no_guess_is_said_to_be_right_before_the_identity_is_seen(loony: Game) -> None:
    match = last_guesses(loony)
    beats = told(match, SPECTATOR, lambda: match.act_together(all_guess(match, right=True)))
    faces = [beat.face for beat in beats if isinstance(beat, Flip) and beat.piece.startswith("guess-")]
    assert all(face and not any(badge.art for badge in face.badges) for face in faces)
    after = pieces(scene_of(match, SPECTATOR), "right-1")
    assert all(any(badge.art == "right" for badge in card.badges) for card in after.values())


def test_whom_nobody_found_out_gets_nothing(loony: Game, words: Words) -> None:
    match = last_guesses(loony, right=False)
    beats = told(match, 0, lambda: match.act_together(all_guess(match, right=False)))
    assert any(isinstance(beat, Stamp) and (beat.on, beat.art) == ("identity-0", "wrong") for beat in beats)
    assert "Nobody found you out: no points." in said(beats, words, 0)


def test_after_a_round_everybody_sees_the_points(loony: Game) -> None:
    match = last_guesses(loony)
    match.act_together(all_guess(match, right=True))
    match.deal_all()
    assert is_at(match, "SCORED")
    scene = scene_of(match, 2)
    points = match.rows["points"][0][0]
    for place in scene.places:
        assert place.badges[0].text == Text("points", {"count": int(points[place.seat])})
        assert place.badges[1].caption == Text("plus", {"count": int(points[place.seat])})
    assert [gesture.text.id for gesture in scene.prompt.gestures] == ["choose-next-round"]
    assert len(pieces(scene, "points")) == 2 * SEATS
    assert not pieces(scene, "hand")


# Words


def test_every_reason_has_words(loony: Game, words: Words) -> None:
    assert all(words.has(f"refusal-{loony.reason(code)}") for code in loony.rules.Reason)


def test_every_option_and_its_values_have_a_line(loony: Game, words: Words) -> None:
    for name, values in loony.options.values.items():
        option = f"option-{name.replace('_', '-')}"
        assert words.has(option)
        assert all(words.has(f"{option}-{value}") for value in values)


def test_every_action_and_every_outcome_has_words_of_its_own(loony: Game, words: Words) -> None:
    actions = [words.say(action_text(loony, action)) for action in range(loony.actions.count)]
    assert len(set(actions)) == loony.actions.count
    for name, pile in loony.piles.piles.items():
        outcomes = [words.say(outcome_text(name, outcome)) for outcome in range(pile.outcomes)]
        assert len(set(outcomes)) == pile.outcomes
        assert words.say(outcome_text(name, None))


def test_the_rules_can_be_read_page_by_page(words: Words) -> None:
    pages = [number for number in range(1, 20) if words.has(f"rules-{number}")]
    assert pages == [*range(1, 13)]
    assert all(words.has(f"rules-{number}-title") for number in pages)


def test_what_to_do_fits_on_the_ribbon(words: Words) -> None:
    args: dict[str, int | str | Text] = {"who": who(1), "round": 2, "word": "moving"}
    waits = [f"wait-{what}" for what in ("ask", "answer", "trigger", "follow", "discard", "last", "next")]
    prompts = (
        "ask",
        "answer",
        "trigger",
        "follow",
        "last-guess",
        "discard",
        "scored",
        "dealing",
        "reveal",
        "over",
        "shared",
    )
    for message in (*prompts, *waits):
        assert len(words.say(Text(f"prompt-{message}", args), 0, {1: "Finn"})) <= 24
