"""Another match that a viewer cannot tell from the one that was played, though something else was hidden in it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import msgspec

from parlour.engine.dealing import RecordedDealer
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.log import Act, Draw, MatchFile, Step
from parlour.engine.match import Match
from parlour.engine.piles import SeenOutcome

MOST_TRIES, MOST_CHANGES = 30, 5
"""Changes that are tried, and that are made."""


def twin(file: MatchFile, game: Game, viewer: int, luck: Random) -> list[Step] | None:
    """The steps of a match with the same actions, for which other outcomes came, or came in another order.

    Until the end the viewer (a seat, or `SPECTATOR`) sees the same at every step, and so do watchers. None if no
    such match is found.
    """
    eyes = sorted({viewer, SPECTATOR})
    match = _begun(file, game, file.steps)
    before = list(_looks(match, file.steps, eyes))
    hidden = [
        place for place, step in enumerate(file.steps) if isinstance(step, Draw) and _is_hidden(match, place, eyes)
    ]
    trials = [*_exchanged(file.steps, hidden), *_replaced(file.steps, hidden)]
    luck.shuffle(trials)
    steps = list(file.steps)
    changes = 0
    for trial in trials[:MOST_TRIES]:
        changed = [trial.get(place, step) for place, step in enumerate(steps)]
        if _same(before, _looks(_begun(file, game, changed), changed, eyes)):
            steps, changes = changed, changes + 1
        if changes == MOST_CHANGES:
            break
    return steps if changes else None


def _exchanged(steps: Sequence[Step], places: Iterable[int]) -> Iterator[dict[int, Step]]:
    """Two outcomes of a pile in the other order."""
    for one, other in itertools.combinations(places, 2):
        first, second = steps[one], steps[other]
        if not isinstance(first, Draw) or not isinstance(second, Draw):
            continue
        if first.pile == second.pile and first.outcome != second.outcome:
            yield {one: second, other: first}


def _replaced(steps: Sequence[Step], places: Iterable[int]) -> Iterator[dict[int, Step]]:
    """One outcome in place of another, which is not drawn before the end."""
    for place in places:
        drawn = steps[place]
        if isinstance(drawn, Draw):
            for outcome, weight in enumerate(drawn.weights):
                if weight and outcome != drawn.outcome:
                    yield {place: msgspec.structs.replace(drawn, outcome=outcome)}


def _begun(file: MatchFile, game: Game, steps: Iterable[Step]) -> Match:
    dealer = RecordedDealer(step.outcome for step in steps if isinstance(step, Draw))
    return Match(game, file.seats, dealer, file.options, file.carried)


def _is_hidden(match: Match, place: int, eyes: Iterable[int]) -> bool:
    """Whether none of these eyes see what is drawn before the end."""
    if match.kind is Kind.OVER and place >= _end(match):
        return True
    seen = (match.seen_step(viewer, place) for viewer in eyes)
    return all(isinstance(each, SeenOutcome) and each.outcome is None for each in seen)


def _end(match: Match) -> int:
    """The first step that was only to be shown after the end."""
    return max(place for place, step in enumerate(match.log) if isinstance(step, Act)) + 1


def _same(before: Sequence[bytes], after: Iterable[bytes]) -> bool:
    return all(one == other for one, other in itertools.zip_longest(before, after))


def _looks(match: Match, steps: Sequence[Step], eyes: Iterable[int]) -> Iterator[bytes]:
    """What these eyes see before the first step and after each up to the end; less if the rules do not allow them."""
    try:
        while match.kind is not Kind.OVER and len(match.log) < len(steps):
            yield b"".join(match.observation(viewer).tobytes() for viewer in eyes)
            _step(match, steps)
        yield b"" if match.kind is Kind.OVER else b"".join(match.observation(viewer).tobytes() for viewer in eyes)
    except ParlourError:
        yield b"not by the rules"


def _step(match: Match, steps: Sequence[Step]) -> None:
    """Take the next step, whatever its odds are here."""
    step = steps[len(match.log)]
    if isinstance(step, Draw):
        drawn = match.deal()
        if drawn is None or drawn.pile != step.pile:
            raise ParlourError("another draw is due")
    elif match.kind is Kind.JOINT:
        together = steps[len(match.log) : len(match.log) + len(match.deciding)]
        match.act_together({act.seat: act.action for act in together if isinstance(act, Act)})
    else:
        match.act(step.seat, step.action)
