"""Checks what a viewer learns from the log: never more than its observation lets it know."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.replay import replay
from parlour.testing.laws import BrokenLawError
from parlour.testing.random_play import random_match
from parlour.testing.tree import Node


def check_hidden(game: Game, seats: int, options: Mapping[str, str], seed: int) -> None:
    """What the log hides from a viewer must not show in its observation.

    At every step of a random match, branches that look the same to a viewer in the log must leave it with the same
    observation. Sealed choices may show when the phase of choosing ends (then beliefs are what tests them), but not
    while more are to be sealed. Raises `BrokenLawError` that names the action or the pile.
    """
    for match, _ in random_match(game, seats, options, seed):
        if match.kind is Kind.OVER:
            return
        node = Node(game, match.rows)
        for viewer in [*range(seats), SPECTATOR]:
            if node.kind is Kind.CHANCE:
                _check_outcomes(game, node, viewer)
            else:
                _check_actions(game, node, viewer)


def _check_outcomes(game: Game, node: Node, viewer: int) -> None:
    pile, weights = node.chance()
    name = game.piles.names[pile]
    seat = game.piles.piles[name].seat
    if not seat or int(node.rows[seat][0]) == viewer:
        return
    views = {_left_with(node.after_outcome(pile, place), viewer) for place, weight in enumerate(weights) if weight}
    if len(views) > 1:
        raise BrokenLawError(f"{game.slug}: seat or viewer {viewer} may not know what came from {name}, but it shows")


def _check_actions(game: Game, node: Node, viewer: int) -> None:
    joint = node.kind is Kind.JOINT
    for seat in node.deciding:
        others = {other: node.legal(other)[0] for other in node.deciding if other != seat} if joint else {}
        alike: dict[str, set[bytes]] = {}
        for action in node.legal(seat):
            seen = game.actions.seen(seat, action, viewer)
            if None in seen.parameters.values():
                after = node.after({**others, seat: action})
                if not joint or after.kind is Kind.JOINT:
                    alike.setdefault(str(seen), set()).add(_left_with(after, viewer))
        for seen, views in alike.items():
            if len(views) > 1:
                raise BrokenLawError(f"{game.slug}: viewer {viewer} sees {seen}, but what is hidden of it shows")


def _left_with(node: Node, viewer: int) -> bytes:
    """What a viewer sees, or nothing but that it is over: then everything is shown."""
    return b"over" if node.kind is Kind.OVER else node.view(viewer)


def check_machines(games: Mapping[Mode, Game], seats: int, options: Mapping[str, str], seed: int) -> None:
    """The same log gives the same bytes in every mode, and a replay of the file gives them again.

    What is compared after every step is the state, and what follows from it: observations, legal and default actions,
    an imagined state, and at the end the returns. Raises `BrokenLawError` with the step at which modes part.
    """
    recorded: list[dict[str, object]] = []
    played = None
    for played, _ in random_match(games[Mode.COMPILED], seats, options, seed):
        recorded.append(_facts(played))
    assert played is not None
    file = played.file()
    for mode, game in games.items():
        for place, (facts, match) in enumerate(zip(recorded, replay(file, game), strict=True)):
            again = _facts(match)
            for name, fact in facts.items():
                if again[name] != fact:
                    raise BrokenLawError(
                        f"{game.slug}: the {name} of compiled and {mode.value} rules part at step {place} (seed {seed})"
                    )


def _facts(match: Match) -> dict[str, object]:
    steps = match.game.steps
    viewer = match.deciding[0] if match.deciding else SPECTATOR
    view = match.observation(viewer)
    over = match.kind is Kind.OVER
    return {
        "state": match.rows.tobytes(),
        "observation": view.tobytes(),
        "legal actions": [match.legal_actions(seat) for seat in match.deciding],
        "default action": [steps.default(match.rows, seat) for seat in match.deciding],
        "imagined state": b"" if over else imagine(match.game, view, viewer, new_luck(len(match.log))).tobytes(),
        "returns": match.returns() if over else [],
    }
