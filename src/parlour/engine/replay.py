"""Replays match files, and checks a fair deal."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any

from parlour.engine import library
from parlour.engine.dealing import FairDealer, RecordedDealer, commitment
from parlour.engine.errors import LogError, ParlourError, TamperedError
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import Act, Draw, MatchFile
from parlour.engine.match import Match


def game_of(file: MatchFile) -> Game:
    """The game of a match file, or `LogError` if its rules have changed since."""
    game = library.game(file.game, file.preset)
    if game.rules_version != file.rules_version:
        raise LogError(
            f"the match was played by rules {file.rules_version} of {file.game}; "
            f"these are {game.rules_version}, so it cannot be stepped through"
        )
    return game


def replay(file: MatchFile, game: Game | None = None) -> Iterator[Match]:
    """The match before its first step and after each step (the same object, moved on).

    Raises `LogError` with the number of the step that does not fit.
    """
    game = game or game_of(file)
    dealer = RecordedDealer(step.outcome for step in file.steps if isinstance(step, Draw))
    match = Match(game, file.seats, dealer, file.options, file.carried)
    yield match
    place = 0
    while place < len(file.steps):
        try:
            place += _step(match, file, place)
        except ParlourError as error:
            raise LogError(f"step {place + 1} does not fit: {error}") from error
        yield match


def _step(match: Match, file: MatchFile, place: int) -> int:
    """Apply the step at a place (a joint choice is several at once) and return how many were applied."""
    step = file.steps[place]
    if isinstance(step, Draw):
        dealt = match.deal()
        if dealt is None:
            raise LogError(f"nothing is drawn here, but the file draws from {step.pile}")
        if dealt != step:
            raise LogError(f"the file draws from {step.pile} with odds {step.weights}, the rules from {dealt}")
        return 1
    if match.kind is Kind.JOINT:
        together = file.steps[place : place + len(match.deciding)]
        match.act_together({choice.seat: choice.action for choice in together if isinstance(choice, Act)})
        return len(together)
    match.act(step.seat, step.action)
    return 1


def final(file: MatchFile, game: Game | None = None) -> Match:
    """The match after its last step."""
    match: Any = None
    for match in replay(file, game):  # noqa: B007
        pass
    return match


def verify(file: MatchFile) -> int:
    """Check that a match was dealt as promised, and return how many draws were checked.

    The promise is checked against the revealed secret, every draw against both, and the odds of every draw against
    the rules. Raises `TamperedError` that names the first thing that is wrong, or `LogError` if it cannot be checked.
    """
    fairness = file.fairness
    if fairness is None:
        raise LogError("this match was not dealt by a fair deal: there is nothing to check")
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError:
        raise TamperedError("the secret is not a hexadecimal number") from None
    if not hmac.compare_digest(commitment(secret), fairness.commitment):
        raise TamperedError("the secret is not the one that was promised: its SHA-256 is another")
    _verify_seat_seeds(fairness.seat_seeds, fairness.seat_commitments)
    dealer = FairDealer(file.match, secret, fairness.seat_seeds)
    checked = 0
    for place, step in enumerate(file.steps):
        if isinstance(step, Draw):
            checked += 1
            if not sum(step.weights) > 0 or min(step.weights) < 0:
                raise TamperedError(f"step {place + 1}: the odds of {step.pile} are no odds")
            expected = dealer.draw(step.pile, step.weights)
            if expected != step.outcome:
                raise TamperedError(
                    f"step {place + 1}: draw {checked} from {step.pile} is {step.outcome}, but {expected} was promised"
                )
    try:
        final(file)
    except LogError as error:
        raise TamperedError(
            f"the draws are as promised, but the match does not follow from the rules: {error}"
        ) from error
    return checked


def _verify_seat_seeds(seeds: list[str], commitments: list[str]) -> None:
    if len(seeds) != len(commitments):
        raise TamperedError(f"{len(commitments)} seats promised a seed, but {len(seeds)} seeds are there")
    for place, (seed, promised) in enumerate(zip(seeds, commitments, strict=True)):
        if not hmac.compare_digest(hashlib.sha256(seed.encode()).hexdigest(), promised):
            raise TamperedError(f"the seed of seat {place + 1} is not the one that it promised")
