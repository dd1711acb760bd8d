"""Words: Fluent messages with arguments, seats as "you" or by name, and clear errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.scene import Text, who
from parlour.engine.words import Words, WordsError


@pytest.fixture
def words(tmp_path: Path) -> Words:
    file = tmp_path / "en.ftl"
    file.write_text(
        """
you = you
brush = tooth\u00adbrush
seat-1 = Ann
card = the { $number ->
    [one] only card
   *[other] { $number } cards
 }
gave = { $who-is ->
    [you] You gave
   *[other] { $who } gave
 } { $target } { $what }.
""",
        encoding="utf-8",
    )
    return Words([file])


def test_seats_and_messages_are_arguments(words: Words) -> None:
    gave = Text("gave", {"who": who(0), "target": who(1), "what": Text("card", {"number": 2})})
    assert words.say(gave) == "Ann gave Seat 2 the 2 cards."
    assert words.say(gave, viewer=0) == "You gave Seat 2 the 2 cards."
    assert words.say(gave, viewer=1, names={0: "Finn"}) == "Finn gave you the 2 cards."


def test_a_missing_message_says_where_it_belongs(words: Words) -> None:
    with pytest.raises(WordsError, match=r"there is no message 'took': add it to .*en\.ftl"):
        words.say(Text("took"))


def test_a_missing_argument_says_in_which_message(words: Words) -> None:
    with pytest.raises(WordsError, match="message 'card'"):
        words.say(Text("card"))


@pytest.mark.parametrize(
    ("text", "trouble"), [("a = b\nc\n", "line 2"), ("a = b\na = c\n", "message 'a' is there twice")]
)
def test_a_damaged_file_says_what_is_wrong(tmp_path: Path, text: str, trouble: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WordsError, match=trouble):
        Words([file])


def test_without_any_text_a_message_is_its_id() -> None:
    plainly = Words([], plainly=True)
    assert plainly.say(Text("action-raise-bet", {"by": 2})) == "raise bet, by 2"
    assert plainly.say(Text("told-call", {"who": who(1)})) == "Seat 2: call"
    assert plainly.say(Text("field-pot", {"value": 7})) == "pot: 7"


def test_places_where_a_page_may_break_a_word_are_left_out(words: Words) -> None:
    assert words.say(Text("brush")) == "toothbrush"
