"""The list of choices: gestures that this terminal must understand although no game of ours uses them yet."""

from __future__ import annotations

import pytest

from parlour.cli.terminal_choices import answer_of, choices_of
from parlour.engine.scene import Acknowledge, End, Gesture, Piece, Prompt, Route, Scene, Several, Tap, Text, Zone

PIECES = [Piece(f"card-{number}", "card", text=Text(f"card {number}")) for number in range(4)]


def say(text: Text) -> str:
    return text.id


def scene(*gestures: Gesture) -> Scene:
    return Scene(0, [], [Zone("hand", "fan", pieces=PIECES, owner=0)], Prompt(Text("choose"), gestures=[*gestures]))


def test_pieces_that_do_the_same_are_one_choice() -> None:
    twice = scene(Tap("card-1", 5, Text("go")), Tap("card-1", 5, Text("go")), Tap("card-2", 6, Text("stay")))
    assert [(choice.name, choice.copies) for choice in choices_of(twice, say)] == [("card 1", 2), ("card 2", 1)]


def test_a_peek_is_acknowledged() -> None:
    (choice,) = choices_of(scene(Acknowledge(["card-0", "card-3"], 9, Text("seen"))), say)
    assert choice.name == "card 0, card 3"
    assert choice.actions == (9,)


def test_a_route_is_all_its_actions() -> None:
    ends = [End("hall", [1], Text("to the hall")), End("attic", [1, 2, 3], Text("to the attic"))]
    (choice,) = choices_of(scene(Route("card-0", ends, Text("walk"))), say)
    assert answer_of("2", choice).actions == (1, 2, 3)
    assert answer_of("attic", choice).actions == (1, 2, 3)


@pytest.mark.parametrize(("typed", "action"), [("1", 11), ("2 3", 16), ("3, 2, 3", 16)])
def test_several_pieces_are_one_action(typed: str, action: int) -> None:
    (choice,) = choices_of(scene(Several([piece.id for piece in PIECES], 10, 1, 2, Text("ask"))), say)
    assert answer_of(typed, choice).actions == (action,)


@pytest.mark.parametrize(
    ("typed", "trouble"), [("1 2 3", "several"), ("5", "no-such-number"), ("all", "not-understood")]
)
def test_a_wrong_set_is_answered(typed: str, trouble: str) -> None:
    (choice,) = choices_of(scene(Several([piece.id for piece in PIECES], 10, 1, 2, Text("ask"))), say)
    answer = answer_of(typed, choice).answer
    assert answer is not None
    assert answer.id == trouble
