"""What a page may ask of a table, sensible or not."""

from __future__ import annotations

from random import Random

from parlour.engine.dealing import seed_commitment
from parlour.table.messages import (
    Act,
    Bot,
    Chat,
    Intent,
    Marking,
    Move,
    PromiseSeed,
    Rematch,
    Remove,
    RevealSeed,
    Setup,
    Sit,
    Stand,
    Start,
)


def anything(luck: Random, version: int) -> Intent:
    """Something that a page may ask for at about this version."""
    seat, other = luck.randrange(4), luck.randrange(3)
    return luck.choice(
        [
            Sit(),
            Sit(seat=seat),
            Stand(),
            PromiseSeed(commitment=luck.choice(["", seed_commitment(f"seed {seat}")])),
            RevealSeed(seed=f"seed {seat}"),
            Chat(text=luck.choice([" ", "hello"])),
            *(Marking(cell=f"note-{seat}-{other}", mark=mark) for mark in ("out", "sure", None)),
            Setup(seats=luck.choice([None, 2, 3, 6]), listed=luck.choice([None, True])),
            Bot(seat=seat, level=luck.choice(["", "easy", "hard", "genius"])),
            Remove(seat=seat),
            Move(seat=seat, to=other),
            Start(),
            Start(),
            Rematch(),
            Act(version=version - luck.choice([0, 0, 1]), actions=[luck.randrange(-1, 30)]),
        ]
    )
