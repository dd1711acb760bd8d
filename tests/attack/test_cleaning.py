"""What people type: whatever it is, what others see of it is text that stays where it is."""

from __future__ import annotations

import time
import unicodedata

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from parlour.server.cleaning import MOST_MARKS, BadNameError, clean, clean_name
from parlour.table.messages import MAX_NAME

from .hostile import TEXTS

TRICKS = "\u202e\u2066\u200b\u200d\ufe0f\ufe00\u0301\u20dd\u00ad\u2028\x00\x1b\u3164 <>&é👩🏽1#אع\U000e0041\ufffe"
slow_machine = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
typed = st.text() | st.text(TRICKS, max_size=30) | st.sampled_from(TEXTS)


@slow_machine
@given(typed)
@example("\u200d\ufe0f\u0301")
def test_what_is_shown_holds_nothing_that_is_invisible_or_turns_the_text_around(text: str) -> None:
    shown = clean(text)
    kinds = {unicodedata.category(letter) for letter in shown.replace("\u200d", "")}
    assert not kinds & {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    assert not any(unicodedata.bidirectional(letter) in ("RLO", "LRO", "RLE", "LRE", "RLI", "LRI") for letter in shown)
    assert shown == shown.strip()


@slow_machine
@given(typed)
def test_no_letter_carries_a_heap_of_accents(text: str) -> None:
    heap = 0
    for letter in clean(text):
        heap = heap + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert heap <= MOST_MARKS


@slow_machine
@given(typed)
def test_what_was_cleaned_is_clean(text: str) -> None:
    assert clean(clean(text)) == clean(text)


@slow_machine
@given(typed)
def test_a_name_is_short_and_can_be_read_or_is_refused_with_a_sentence(text: str) -> None:
    if 0 < len(clean(text)) <= MAX_NAME:
        assert unicodedata.category(clean_name(text)[0]) not in ("Mn", "Me")
    else:
        with pytest.raises(BadNameError, match=r"\.$"):
            clean_name(text)


@pytest.mark.parametrize(
    "said",
    ["👨\u200d👩\u200d👧 family", "1\ufe0f\u20e3", "❤\ufe0f", "👩🏽\u200d🚀", "🇩🇪", "Änne", "שלום", "नमस्ते", "<b>&amp;"],
)
def test_what_people_mean_stays_as_it_is(said: str) -> None:
    assert clean(said) == said


@pytest.mark.parametrize("twin", ["Anna\u200b", "An\u00adna", "Anna\ufe0f", "Anna\u200d", "A\u2060nna", "\u0301Anna"])
def test_nobody_looks_like_somebody_else_by_what_cannot_be_seen(twin: str) -> None:
    assert clean_name(twin) == "Anna"


def test_a_heap_of_accents_takes_no_time() -> None:
    began = time.process_time()
    clean("\u0301\u0323" * 8_000)
    assert time.process_time() - began < 2
