"""What chance decides: decks, dice and monsters, and who sees what came."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.errors import DeclarationError


class SeenOutcome(NamedTuple):
    """A chance outcome as one viewer sees it: `None` if it may not know which."""

    pile: str
    outcome: int | None


class Pile(NamedTuple):
    """A source of outcomes `0..outcomes-1`."""

    outcomes: int
    seat: str = ""
    """The public field that holds the one seat that sees the outcome; empty if everybody does."""


def pile(outcomes: int, seen_by: str = "") -> Pile:
    """A pile whose outcomes everybody sees, or only the seat in the public field `seen_by`."""
    if outcomes < 1:
        raise DeclarationError(f"a pile of {outcomes} outcomes: at least one")
    return Pile(outcomes, seen_by)


class Piles:
    """`Piles(deck=pile(12, seen_by="drawer"), monster=pile(2))`, numbered in this order."""

    def __init__(self, **piles: Pile) -> None:
        self.piles = piles
        self.names: tuple[str, ...] = tuple(piles)
        self.widest = max((entry.outcomes for entry in piles.values()), default=1)
        """The most outcomes that any pile has."""

    def number(self, name: str) -> int:
        """The number by which `chance_outcomes` names a pile."""
        return self.names.index(name)
