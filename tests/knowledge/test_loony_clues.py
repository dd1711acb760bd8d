"""What a seat may hold possible when the deck is renewed, beside every history that agrees with what it saw."""

from __future__ import annotations

from parlour.engine import library
from parlour.engine.kind import SPECTATOR
from parlour.testing.conformance import check_one_belief

RENEWAL = library.load(library.folders()["loony-clues"], "renewal")
"""Four clue cards and hands of two: cards are discarded, shuffled and drawn again."""


def test_whoever_saw_the_discards_knows_what_the_renewed_deck_is_made_of() -> None:
    compared = 0
    for seed in range(3):
        for seats in (2, 3):
            for viewer in (0, seats - 1, SPECTATOR):
                compared += check_one_belief(RENEWAL, seats, viewer, seed)
    assert compared > 100
