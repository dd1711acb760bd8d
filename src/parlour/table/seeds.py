"""Seeds that the seats add to a deal: promised between matches, revealed before the first card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parlour.engine.dealing import seed_commitment
from parlour.engine.replay import name_with_steps
from parlour.table.change import Change
from parlour.table.events import Began, Guest, Promised, Revealed, SeedPromised, TakenOver
from parlour.table.gathering import Gathering
from parlour.table.refusal import RefusalError

if TYPE_CHECKING:
    from parlour.table.table import Table

MOST_SEED = 100
"""The longest seed, in characters."""

_COMMITMENT = re.compile("[0-9a-f]{64}")


def promise(table: Table, change: Change, now: float, guest: Guest, commitment: str) -> None:
    """Add a seed to the next deal, or take it back."""
    if table.state.stage == "playing":
        raise RefusalError("match-on")
    if commitment and not _COMMITMENT.fullmatch(commitment):
        raise RefusalError("no-commitment")
    seat = _seat_of(table, guest)
    if table.state.chairs[seat].commitment != commitment:
        table.happened(change, SeedPromised(at=now, seat=seat, commitment=commitment))
        table.tell_room(change)


def reveal(table: Table, change: Change, now: float, guest: Guest, seed: str) -> None:
    """Reveal a seed that was promised. When the last one is revealed, the match begins."""
    gathering = table.state.gathering
    if gathering is None:
        raise RefusalError("reveal-late" if table.state.stage == "playing" else "reveal-early")
    seat = _seat_of(table, guest)
    if not gathering.commitments[seat]:
        raise RefusalError("nothing-promised")
    if gathering.seeds[seat]:
        raise RefusalError("revealed-already")
    if len(seed) > MOST_SEED:
        raise RefusalError("seed-too-long", most=MOST_SEED)
    if not seed or seed_commitment(seed) != gathering.commitments[seat]:
        raise RefusalError("other-seed")
    table.happened(change, Revealed(at=now, seat=seat, seed=seed))
    if gathering.complete:
        deal(table, change, now, gathering)


def gather(table: Table, change: Change, now: float, taken_over: TakenOver | None = None) -> None:
    """A match is to begin: at once, or when the seats have revealed the seeds that they promised.

    One that takes over what was played before begins at once: it is the first of its table.
    """
    state = table.state
    match, secret = f"{state.code}-{state.matches + 1}", table.new_secret()
    if taken_over is not None:
        match = name_with_steps(match, len(taken_over.steps))
    if taken_over is None and any(chair.commitment for chair in state.chairs):
        table.happened(change, Promised(at=now, match=match, secret=secret))
        table.wait_for_seeds(change, now)
    else:
        deal(table, change, now, Gathering(match, secret, []), taken_over)


def deal(table: Table, change: Change, now: float, gathering: Gathering, taken_over: TakenOver | None = None) -> None:
    """The match begins, dealt by the secret and the seeds that are there; a seed that is not is left out."""
    began = Began(
        at=now,
        match=gathering.match,
        secret=gathering.secret,
        rules_version=table.state.game.rules_version,
        seat_seeds=gathering.seeds,
        seat_commitments=gathering.commitments,
        taken_over=taken_over,
    )
    table.begin(change, now, began)
    table.tell_room(change)


def _seat_of(table: Table, guest: Guest) -> int:
    seat = table.state.seat_of(guest.id)
    if seat is None:
        raise RefusalError("no-seat")
    return seat
