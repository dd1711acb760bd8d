"""A match that was dealt fairly, for tests here and of the page: `python -m tests.engine.fair_match` writes it anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

from parlour.engine import library, log
from parlour.engine.dealing import FairDealer, counted_seeds, seed_commitment
from parlour.engine.kind import Kind
from parlour.engine.log import Fairness, MatchFile
from parlour.engine.match import Match
from parlour.engine.mode import Mode

PLACE = Path(__file__).with_name("fair-match.json")
SECRET = bytes(range(32))
SEEDS = ["a walnut", "Ærøskøbing \x7f\t🎲", ""]
PROMISED = [seed_commitment(SEEDS[0]), seed_commitment(SEEDS[1]), seed_commitment("never revealed")]
TOY = Path(__file__).parents[1] / "games" / "peek_and_swap"


def fair_match(luck: int = 8) -> MatchFile:
    """Three seats: two have revealed their seeds, one was left out; every fourth action is the dealer's."""
    choice = Random(luck)
    dealer = FairDealer("BCDFG-1", SECRET, counted_seeds(SEEDS, PROMISED))
    match = Match(library.load(TOY, mode=Mode.INTERPRETED), 3, dealer)
    match.deal_all()
    while match.kind is not Kind.OVER:
        seat = match.deciding[0]
        if len(match.log) % 4 == 3:
            match.act_by_default(seat)
        else:
            match.act(seat, choice.choice(match.legal_actions(seat)))
        match.deal_all()
    fairness = Fairness(dealer.commitment, SECRET.hex(), SEEDS, PROMISED)
    return match.file("BCDFG-1", ["Anna", "Ben", "Cleo"], fairness)


if __name__ == "__main__":
    log.save(fair_match(), PLACE)
