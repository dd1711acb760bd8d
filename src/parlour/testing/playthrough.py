"""Golden playthroughs: a readable match with each seat's view a step, so that a change of rules shows in a diff."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from parlour.engine.actions import SeenAction
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.piles import SeenOutcome
from parlour.engine.records import Rows
from parlour.testing.random_play import random_match

MANY = 20
"""More legal actions than this are counted, not listed."""


def playthrough(game: Game, seats: int, seed: int = 1) -> str:
    """A random match in words.

    Each step says what happened, then which fields changed for everybody, then what each seat saw beside that.
    """
    lines = [
        f"game: {game.slug}",
        f"rules: {game.rules_version}",
        f"seats: {seats}",
        f"seed: {seed}",
        "",
    ]
    viewers = [SPECTATOR, *range(seats)]
    before: dict[int, Any] = {}
    for match, steps in random_match(game, seats, {}, seed):
        places = range(len(match.log) - len(steps), len(match.log))
        lines += [f"{place + 1}. {_told(match, place)}" for place in places]
        views = {viewer: match.observation(viewer) for viewer in viewers}
        common: set[str] = set()
        for viewer in viewers:
            changed = _changes(game, before.get(viewer), views[viewer])
            own = [change for change in changed if change not in common]
            if viewer == SPECTATOR:
                common = set(changed)
            if own:
                lines.append(f"   {'all' if viewer == SPECTATOR else f'seat {viewer + 1}'}: {', '.join(own)}")
        before = views
        lines += [f"   seat {seat + 1} may: {_allowed(game, match.legal_actions(seat))}" for seat in match.deciding]
        if match.kind.name == "OVER":
            lines.append(f"   returns: {', '.join(f'{value:g}' for value in match.returns())}")
    return "\n".join(lines) + "\n"


def _told(match: Match, place: int) -> str:
    full = _full(match, place)
    seen = match.seen_step(SPECTATOR, place)
    if isinstance(seen, SeenOutcome):
        return full if seen.outcome is not None else f"{full} (not all see it)"
    return full if None not in seen.parameters.values() else f"{full} (not all see it)"


def _full(match: Match, place: int) -> str:
    for viewer in range(match.seats):
        seen = match.seen_step(viewer, place)
        if isinstance(seen, SeenAction) and viewer == seen.seat:
            parameters = ", ".join(f"{name}={value}" for name, value in seen.parameters.items())
            return f"seat {seen.seat + 1}: {seen.name}({parameters})"
        if isinstance(seen, SeenOutcome) and seen.outcome is not None:
            return f"chance: {seen.pile} {seen.outcome}"
    return "something that nobody sees"


def _allowed(game: Game, legal: list[int]) -> str:
    """The legal actions; verb by verb with their numbers where there are many."""
    if len(legal) <= MANY:
        return ", ".join(_action(game, action) for action in legal)
    verbs = Counter(game.actions.decode(action)[0].name for action in legal)
    return ", ".join(f"{name} in {count} ways" for name, count in verbs.items())


def _action(game: Game, action: int) -> str:
    verb, parameters = game.actions.decode(action)
    return f"{verb.name}({', '.join(f'{name}={value}' for name, value in parameters.items())})"


def _changes(game: Game, before: Rows | None, after: Rows) -> list[str]:
    changes: list[str] = []
    for name in game.record.fields:
        new = np.asarray(after[name][0])
        old = np.zeros_like(new) if before is None else np.asarray(before[name][0])
        for place in np.argwhere(new != old):
            index = tuple(int(number) for number in place)
            where = f"[{','.join(map(str, index))}]" if index else ""
            changes.append(f"{name}{where} {old[index]}>{new[index]}")
    return changes
