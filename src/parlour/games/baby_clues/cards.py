"""The babies, their clues and what else is in the box, as `components.toml` has them."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from parlour.engine import components
from parlour.engine.errors import DeclarationError

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Some = Annotated[int, msgspec.Meta(ge=1, le=100)]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
IconName = Literal["turn", "snoop", "ask"]


class Baby(msgspec.Struct, forbid_unknown_fields=True):
    """A baby, what it dreads, and the clue cards that show that."""

    name: Name
    group: Literal["red", "blue", "green"]
    dread: Name
    plain: Annotated[int, msgspec.Meta(ge=0, le=9)]
    icons: tuple[IconName, IconName]
    diaper: IconName


class Escape(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of escape card."""

    name: Name
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Rewards(msgspec.Struct, forbid_unknown_fields=True):
    """What is won and lost, in bottles."""

    escape: Count
    unmask: Count
    goof: Count
    confess: Count


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    row: Some
    escape: Some
    win: Some
    turns: Annotated[int, msgspec.Meta(ge=1, le=30_000)]
    snoop: Some
    change: Some
    milk_bottles: Some
    rewards: Rewards
    babies: Annotated[list[Baby], msgspec.Meta(min_length=3, max_length=9)]
    escapes: Annotated[list[Escape], msgspec.Meta(max_length=6)]


class Icon(IntEnum):
    """What a clue card lets its player do."""

    NONE = 0
    TURN = 1
    SNOOP = 2
    ASK = 3


BOX = components(__file__, Box)

SEATS = BOX.players
BABIES = len(BOX.babies)
ALL_BABIES = (1 << BABIES) - 1
ESCAPES = len(BOX.escapes)

PRINTS = 3
"""The prints of a dread's clue card: plain, and with either of its two icons."""

CLUES = BABIES * PRINTS
"""The kinds of clue cards: kind = dread * PRINTS + print. A dread has the number of its baby."""

ROW, ESCAPE, WIN, TURNS, SNOOP, CHANGE = BOX.row, BOX.escape, BOX.win, BOX.turns, BOX.snoop, BOX.change
FOR_ESCAPE, FOR_UNMASKING, FOR_GOOF, FOR_MISTAKE = (
    BOX.rewards.escape,
    BOX.rewards.unmask,
    BOX.rewards.goof,
    BOX.rewards.confess,
)

ICONS = tuple(
    icon for baby in BOX.babies for icon in (Icon.NONE.value, *(Icon[name.upper()].value for name in baby.icons))
)
"""The icon of each kind of clue card."""

COPIES = tuple(copies for baby in BOX.babies for copies in (baby.plain, 1, 1))
COPIES_FOR_TWO = tuple(
    copies for baby in BOX.babies for copies in (baby.plain, *(int(name != baby.diaper) for name in baby.icons))
)
"""How many there are of each kind of clue card: with three or four players, and without the dirty diapers."""

ALL_CLUES = sum(COPIES)
ESCAPE_COPIES = tuple(escape.copies for escape in BOX.escapes)


def _check(sound: bool, complaint: str) -> None:
    if not sound:
        raise DeclarationError(f"components.toml: {complaint}")


for _what, _names in (
    ("babies", [baby.name for baby in BOX.babies]),
    ("dreads", [baby.dread for baby in BOX.babies]),
    ("escape cards", [escape.name for escape in BOX.escapes]),
):
    _twice = [name for name, times in Counter(_names).items() if times > 1]
    _check(not _twice, f"two {_what} are called {', '.join(_twice)}")
for _baby in BOX.babies:
    _check(_baby.icons[0] != _baby.icons[1], f"the two icon cards of {_baby.name} have the same icon")
    _check(_baby.diaper in _baby.icons, f"the diaper of {_baby.name} is on {_baby.diaper}, which it has no card with")
_check(SEATS < BABIES, f"{SEATS} players need more than {BABIES} babies: one must be left to draw")
_check(ALL_CLUES <= 100, f"{ALL_CLUES} clue cards are too many; at most 100")
_check(ESCAPE < BABIES + ESCAPES, f"without its dread a player finds no {ESCAPE} different cards to escape with")
_most = SEATS * (WIN - 1) + max(FOR_ESCAPE, FOR_UNMASKING, FOR_GOOF + FOR_ESCAPE)
_check(_most <= BOX.milk_bottles, f"{BOX.milk_bottles} milk bottles may run out; {_most} never do")
