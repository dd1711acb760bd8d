"""Whose move it is, in the field's terms, and the numbers that every game shares."""

from __future__ import annotations

from enum import IntEnum

MAX_SEATS = 6
"""No game seats more; masks of seats have one bit each."""

SPECTATOR = 6
"""Whoever watches without a seat: mask bit 6, and no private row."""

DEALER_PICKS = -1
"""What `default_action` returns when the dealer should pick one of the legal actions, all equally likely."""


class Kind(IntEnum):
    """The kind of a position: who decides next, and how."""

    TURN = 0
    """One seat decides."""
    JOINT = 1
    """Each seat of the mask decides at once, sealed until all have."""
    RACE = 2
    """Any seat of the mask may act; the earliest counts first."""
    CHANCE = 3
    """A pile decides."""
    OVER = 4
    """The match has ended."""
