"""Dealers: whoever picks the outcome of a pile. A fast one for simulation, a fair one for people, one that repeats.

Fair dealing: before the first card the server publishes the SHA-256 of the match's name and a secret seed. Seats may
publish the SHA-256 of seeds of their own; these are revealed after the server's promise, before the first card. Draw
*i* of a pile is

    HMAC-SHA-256(secret, match | seats' seeds | pile | i)

read as a 256-bit number x, and the outcome is the one in whose share of the weights x * total >> 256 falls. Every pile
counts for itself: with one counter for all, a player in league with the server could steer draws by how many it makes.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from parlour.engine.errors import LogError, ParlourError
from parlour.engine.luck import below, new_luck

_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True)


class Dealer(Protocol):
    """Picks outcomes."""

    def draw(self, pile: str, weights: Sequence[int]) -> int:
        """One of `0..len(weights)-1`, with these odds."""
        ...

    def choose(self, seat: int, count: int) -> int:
        """One of `0..count-1`, all equally likely: a default action of a seat that is left to the dealer."""
        ...


class FastDealer:
    """Deals from a seed, quickly; nobody can check it."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._luck = new_luck(seed, stream)

    def draw(self, pile: str, weights: Sequence[int]) -> int:  # noqa: ARG002
        """See `Dealer`."""
        return outcome_at(below(self._luck, sum(weights)), weights)

    def choose(self, seat: int, count: int) -> int:  # noqa: ARG002
        """See `Dealer`."""
        return below(self._luck, count)


class FairDealer:
    """Deals so that afterwards anybody can check that the deal was fixed before the first card."""

    def __init__(self, match: str, secret: bytes | None = None, seat_seeds: Iterable[str] = ()) -> None:
        self.match = match
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.seat_seeds = tuple(seat_seeds)
        self._drawn: dict[str, int] = {}
        # It has read what all messages of `fair_number` begin with, which halves the time of a draw.
        beginning = f"[{_JSON.encode(match)},{_JSON.encode(self.seat_seeds)},"
        self._begun = hmac.new(self.secret, beginning.encode("ascii"), "sha256")

    @property
    def commitment(self) -> str:
        """What is published before the first card."""
        return commitment(self.match, self.secret)

    def draw(self, pile: str, weights: Sequence[int]) -> int:
        """See `Dealer`."""
        return outcome_at(self._number(pile, sum(weights)), weights)

    def choose(self, seat: int, count: int) -> int:
        """See `Dealer`. Each seat has a pile of its own, so that nobody can move another's by being slow."""
        return self._number(_default_pile(seat), count)

    def _number(self, pile: str, total: int) -> int:
        """As `fair_number`."""
        drawn = self._begun.copy()
        drawn.update(f"{_JSON.encode(pile)},{self._count(pile)}]".encode("ascii"))
        return int.from_bytes(drawn.digest(), "big") * total >> 256

    def _count(self, pile: str) -> int:
        place = self._drawn.get(pile, 0)
        self._drawn[pile] = place + 1
        return place


def _default_pile(seat: int) -> str:
    """Named so that no game's pile is called the same."""
    return f"(default of seat {seat + 1})"


class RecordedDealer:
    """Repeats outcomes that were drawn before."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes = iter(outcomes)

    def draw(self, pile: str, weights: Sequence[int]) -> int:
        """See `Dealer`. Raises `LogError` when the record has no more, or names what cannot be drawn."""
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise LogError(f"the record ends where a draw from {pile} is due")
        if not 0 <= outcome < len(weights) or not weights[outcome]:
            raise LogError(f"the record draws outcome {outcome} from {pile}, which cannot come")
        return outcome

    def choose(self, seat: int, count: int) -> int:
        """A record holds what was chosen as an action: nothing is left to choose."""
        raise LogError(f"a record leaves nothing to choose for seat {seat + 1} ({count} actions)")


def commitment(match: str, secret: bytes) -> str:
    """What is published before the first card: the SHA-256 of `MATCH:SECRET`, the secret in hex.

    The match's name is part of it, so that nobody can try names until the draws please.
    """
    return hashlib.sha256(f"{match}:{secret.hex()}".encode()).hexdigest()


def seed_commitment(seed: str) -> str:
    """What a seat publishes before it reveals its seed: its SHA-256, in hex."""
    return hashlib.sha256(seed.encode()).hexdigest()


def counted_seeds(seeds: Sequence[str], commitments: Sequence[str]) -> list[str]:
    """What of each seat goes into the draws: its seed, or what it promised if it did not reveal that.

    So a match that was dealt without somebody's seed cannot be said later to have been dealt without their promise.
    """
    return [seed or promised for seed, promised in zip(seeds, commitments, strict=True)]


def fair_number(secret: bytes, match: str, seat_seeds: Sequence[str], pile: str, place: int, total: int) -> int:
    """The number from 0 to total-1 of draw `place` (from 0) of a pile. Two lines of JavaScript check it."""
    message = _JSON.encode([match, list(seat_seeds), pile, place])
    digest = hmac.digest(secret, message.encode("ascii"), "sha256")
    return int.from_bytes(digest, "big") * total >> 256


def outcome_at(number: int, weights: Sequence[int]) -> int:
    """The outcome in whose share of the weights a number from 0 to their sum less 1 falls."""
    for outcome, weight in enumerate(weights):
        if number < weight:
            return outcome
        number -= weight
    raise ParlourError("the weights of a pile add up to nothing")
