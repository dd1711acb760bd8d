"""Replays match files, and checks a fair deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.engine import library
from parlour.engine.dealing import FairDealer, RecordedDealer, commitment, seed_commitment
from parlour.engine.errors import LogError, ParlourError, SetupError, TamperedError
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import Act, Draw, MatchFile, Step
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
    try:
        match = Match(game, file.seats, dealer, file.options, file.carried)
    except SetupError as error:
        raise LogError(f"the match cannot have begun like this: {error}") from error
    yield match
    place = 0
    while place < len(file.steps):
        try:
            place += _step(match, file.steps, place)
        except ParlourError as error:
            raise LogError(f"step {place + 1} does not fit: {error}") from error
        yield match


def resume(match: Match, steps: Sequence[Step]) -> None:
    """Take a match further by steps that were recorded of it; its dealer has to deal the same again.

    So a fair dealer stands afterwards where it stood when they were recorded. Raises `LogError` with the number of the
    step that does not fit.
    """
    place = 0
    while place < len(steps):
        try:
            for step in steps[place : place + (len(match.deciding) if match.kind is Kind.JOINT else 1)]:
                _pick_again(match, step)
            place += _step(match, steps, place)
        except ParlourError as error:
            raise LogError(f"step {len(match.log) + 1} does not fit: {error}") from error


def _pick_again(match: Match, step: Step) -> None:
    """Let the dealer pick what it picked for a seat whose time had run out."""
    if isinstance(step, Act) and step.dealt:
        legal = match.legal_actions(step.seat)
        if not legal or legal[match.dealer.choose(step.seat, len(legal))] != step.action:
            raise LogError(f"the dealer did not pick action {step.action} for seat {step.seat + 1}")


def _step(match: Match, steps: Sequence[Step], place: int) -> int:
    """Apply the step at a place (a joint choice is several at once) and return how many were applied."""
    step = steps[place]
    if isinstance(step, Draw):
        dealt = match.deal()
        if dealt is None:
            raise LogError(f"nothing is drawn here, but the file draws from {step.pile}")
        if dealt != step:
            raise LogError(f"the file draws from {step.pile} with odds {step.weights}, the rules from {dealt}")
        return 1
    if match.kind is Kind.JOINT:
        together = steps[place : place + len(match.deciding)]
        acts = [choice for choice in together if isinstance(choice, Act)]
        match.act_together({act.seat: act.action for act in acts}, {act.seat for act in acts if act.dealt})
        return len(together)
    match.act(step.seat, step.action, step.dealt)
    return 1


def final(file: MatchFile, game: Game | None = None) -> Match:
    """The match after its last step."""
    match: Any = None
    for match in replay(file, game):  # noqa: B007
        pass
    return match


class Verdict(NamedTuple):
    """What was found of a fair deal."""

    commitment: str
    """What was promised: compare it with what was published before the first card."""
    draws: int
    finished: bool


def verify(file: MatchFile, promised: str = "") -> Verdict:
    """Check that a match was dealt as promised.

    The promise (`promised`, or else the one in the file) is checked against the revealed secret, every draw and every
    choice that was left to the dealer against both, and the odds of every draw against the rules. Raises
    `TamperedError` that names the first thing that is wrong, or `LogError` if it cannot be checked.
    """
    fairness = file.fairness
    if fairness is None:
        raise LogError("this match was not dealt by a fair deal: there is nothing to check")
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError:
        raise TamperedError("the secret is not a hexadecimal number") from None
    found = commitment(file.match, secret)
    for what in (fairness.commitment, promised or fairness.commitment):
        if what.lower() != found:
            raise TamperedError("the match and its secret are not what was promised: their SHA-256 is another")
    _verify_seat_seeds(fairness.seat_seeds, fairness.seat_commitments)
    draws = _verify_draws(file, FairDealer(file.match, secret, fairness.seat_seeds))
    try:
        match = _verify_play(file, FairDealer(file.match, secret, fairness.seat_seeds))
    except LogError as error:
        raise TamperedError(
            f"the draws are as promised, but the match does not follow from the rules: {error}"
        ) from error
    return Verdict(found, draws, match.kind is Kind.OVER)


def _verify_draws(file: MatchFile, dealer: FairDealer) -> int:
    checked = 0
    for place, step in enumerate(file.steps):
        if isinstance(step, Draw):
            checked += 1
            if sum(step.weights) < 1 or min(step.weights) < 0:
                raise TamperedError(f"step {place + 1}: the odds of {step.pile} are no odds")
            expected = dealer.draw(step.pile, step.weights)
            if expected != step.outcome:
                raise TamperedError(
                    f"step {place + 1}: draw {checked} from {step.pile} is {step.outcome}, but {expected} was promised"
                )
    return checked


def _verify_play(file: MatchFile, dealer: FairDealer) -> Match:
    """Replay the match, check what was left to the dealer on the way, and return it at its end."""
    match: Any = None
    for match in replay(file):
        place = len(match.log)
        together = len(match.deciding) if match.kind is Kind.JOINT else 1
        for step in file.steps[place : place + together]:
            # A seat that does not decide here is left to the replay, which names the step.
            if isinstance(step, Act) and step.dealt and step.seat in match.deciding:
                legal = match.legal_actions(step.seat)
                if step.action != legal[dealer.choose(step.seat, len(legal))]:
                    raise TamperedError(f"step {place + 1}: the dealer did not pick what was promised")
    return match


def _verify_seat_seeds(seeds: list[str], commitments: list[str]) -> None:
    if len(seeds) != len(commitments):
        raise TamperedError(f"{len(commitments)} seats promised a seed, but {len(seeds)} seeds are there")
    for place, (seed, promised) in enumerate(zip(seeds, commitments, strict=True)):
        if seed_commitment(seed) != promised.lower():
            raise TamperedError(f"the seed of seat {place + 1} is not the one that it promised")
