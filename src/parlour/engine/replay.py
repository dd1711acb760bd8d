"""Replays match files, and checks a fair deal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.engine import library
from parlour.engine.dealing import FairDealer, RecordedDealer, commitment, counted_seeds, seed_commitment
from parlour.engine.errors import LogError, ParlourError, SetupError, TamperedError
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import Act, Draw, Fairness, MatchFile, Step
from parlour.engine.match import Match

_TAKEN_OVER = re.compile(r"\+(\d+)$")


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
    if not 0 <= file.taken_over <= len(file.steps):
        raise LogError(f"the file has {len(file.steps)} steps: it cannot have taken over {file.taken_over}")
    match.taken_over = file.taken_over
    yield match
    place = 0
    while place < len(file.steps):
        try:
            place += _step(match, file.steps, place)
        except ParlourError as error:
            raise LogError(f"step {place + 1} does not fit: {error}") from error
        yield match


def take_over(match: Match, steps: Sequence[Step]) -> None:
    """Let a match that has not begun go on from these steps of another one, dealt as they were dealt there.

    What comes after them is dealt by its own dealer, which has drawn nothing by then. Raises `LogError` with the number
    of the step that does not fit.
    """
    dealer = match.dealer
    match.dealer = RecordedDealer(step.outcome for step in steps if isinstance(step, Draw))
    place = 0
    while place < len(steps):
        try:
            place += _step(match, steps, place)
        except ParlourError as error:
            raise LogError(f"step {place + 1} does not fit: {error}") from error
    match.dealer = dealer
    match.taken_over = len(match.log)


def name_with_steps(name: str, steps: int) -> str:
    """The name of a match that takes over so many steps of another one: what is promised of a deal is of its name too,
    so nobody can say afterwards that more was taken over, and less promised."""
    return f"{name}+{steps}"


def steps_in_name(name: str) -> int:
    """How many steps a match has taken over, by its name."""
    found = _TAKEN_OVER.search(name)
    return int(found[1]) if found else 0


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
    seeded: list[int]
    """The seats whose seeds the deal follows from."""
    left_out: list[int]
    """The seats that promised a seed and did not reveal it: the deal does not follow from theirs."""
    taken_over: int
    """How many of the first steps were played in another match: they follow from the rules, and are not promised."""


class _Wrong(NamedTuple):
    place: int
    what: str


def verify(file: MatchFile, promised: str = "") -> Verdict:
    """Check that a match was dealt as promised.

    The promise (`promised`, or else the one in the file) is checked against the revealed secret, every draw and every
    choice that was left to the dealer against both, and the odds of every draw against the rules. Raises
    `TamperedError` that names the first thing that is wrong, or `LogError` if it cannot be checked.
    """
    fairness = file.fairness
    if fairness is None:
        raise LogError("this match was not dealt by a fair deal: there is nothing to check")
    if not fairness.secret:
        raise LogError("the secret of this match is not revealed yet: it can be checked once the match is over")
    found = commitment(file.match, _secret(fairness))
    for what in (fairness.commitment, promised or fairness.commitment):
        if what.lower() != found:
            raise TamperedError("the match and its secret are not what was promised: their SHA-256 is another")
    if file.taken_over != steps_in_name(file.match):
        raise TamperedError(
            f"the name {file.match!r}, which was promised, does not say that {file.taken_over} steps were taken over"
        )
    seeded, left_out = _verify_seat_seeds(file.seats, fairness)
    game = game_of(file)
    in_draws = _wrong_draw(file, _dealer(file.match, fairness))
    match, in_steps = _played(file, game, _dealer(file.match, fairness))
    wrong = [each for each in (in_draws, in_steps) if each is not None]
    if wrong:
        raise TamperedError(min(wrong, key=lambda each: each.place).what)
    draws = sum(isinstance(step, Draw) for step in file.steps[file.taken_over :])
    return Verdict(found, draws, match.kind is Kind.OVER, seeded, left_out, file.taken_over)


def _secret(fairness: Fairness) -> bytes:
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError:
        secret = b""
    if secret.hex() != fairness.secret.lower():
        raise TamperedError("the secret is not a hexadecimal number")
    return secret


def _dealer(match: str, fairness: Fairness) -> FairDealer:
    seeds = counted_seeds(fairness.seat_seeds, fairness.seat_commitments)
    return FairDealer(match, _secret(fairness), seeds)


def _wrong_draw(file: MatchFile, dealer: FairDealer) -> _Wrong | None:
    """The first draw that does not follow from what was promised, by the odds that the file gives it."""
    checked = 0
    for place, step in enumerate(file.steps):
        if place < file.taken_over or not isinstance(step, Draw):
            continue
        checked += 1
        if sum(step.weights) < 1 or min(step.weights) < 0:
            return _Wrong(place, f"step {place + 1}: the odds of {step.pile} are no odds")
        expected = dealer.draw(step.pile, step.weights)
        if expected != step.outcome:
            found = f"draw {checked} from {step.pile} is {step.outcome}, but {expected} was promised"
            return _Wrong(place, f"step {place + 1}: {found}")
    return None


def _played(file: MatchFile, game: Game, dealer: FairDealer) -> tuple[Match, _Wrong | None]:
    """The match as far as it follows from the rules and from what the dealer picked, and the first step that does not.

    Raises `TamperedError` if it cannot have begun.
    """
    match: Any = None
    try:
        for match in replay(file, game):
            place = len(match.log)
            together = len(match.deciding) if match.kind is Kind.JOINT else 1
            for step in file.steps[place : place + together]:
                # A seat that does not decide here is left to the replay, which names the step.
                if not isinstance(step, Act) or not step.dealt or place < file.taken_over:
                    continue
                if step.seat in match.deciding:
                    legal = match.legal_actions(step.seat)
                    if step.action != legal[dealer.choose(step.seat, len(legal))]:
                        return match, _Wrong(place, f"step {place + 1}: the dealer did not pick what was promised")
    except LogError as error:
        if match is None:
            raise TamperedError(str(error)) from error
        return match, _Wrong(len(match.log), f"the match does not follow from the rules: {error}")
    return match, None


def _verify_seat_seeds(seats: int, fairness: Fairness) -> tuple[list[int], list[int]]:
    """The seats whose seeds are part of the deal, and those whose seeds were left out."""
    seeds, commitments = fairness.seat_seeds, fairness.seat_commitments
    if len(seeds) != len(commitments) or len(seeds) not in (0, seats):
        raise TamperedError(f"{seats} seats have {len(commitments)} promises of seeds, and {len(seeds)} seeds")
    for seat, (seed, promised) in enumerate(zip(seeds, commitments, strict=True)):
        if seed and seed_commitment(seed) != promised.lower():
            raise TamperedError(f"the seed of seat {seat + 1} is not the one that it promised")
    with_seeds = [seat for seat, seed in enumerate(seeds) if seed]
    left_out = [seat for seat, seed in enumerate(seeds) if commitments[seat] and not seed]
    return with_seeds, left_out
