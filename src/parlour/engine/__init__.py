"""The engine: states as rows of arrays, rules as compiled functions, secrecy by declaration, chance made explicit.

This module holds what a game's `rules.py` needs.
"""

from parlour.engine.actions import Actions, group
from parlour.engine.box import components
from parlour.engine.kind import DEALER_PICKS, MAX_SEATS, Kind
from parlour.engine.luck import Luck, below, pick
from parlour.engine.mode import rule
from parlour.engine.options import FIRST_SEAT, Options
from parlour.engine.piles import Piles, pile
from parlour.engine.records import Array, record
from parlour.engine.visibility import a_seat, actor, hidden, named, open_to_all, private, public, secret, seen_by

__all__ = [
    "DEALER_PICKS",
    "FIRST_SEAT",
    "MAX_SEATS",
    "Actions",
    "Array",
    "Kind",
    "Luck",
    "Options",
    "Piles",
    "a_seat",
    "actor",
    "below",
    "components",
    "group",
    "hidden",
    "named",
    "open_to_all",
    "pick",
    "pile",
    "private",
    "public",
    "record",
    "rule",
    "secret",
    "seen_by",
]
