"""The kit, check by check: what a game must pass, and what each check says when it does not.

`parlour check SLUG` runs it for a person, `suite.py` for pytest. What a game's golden files pin lies in its own folder,
`golden/`; `parlour check SLUG --write` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from parlour.engine import library
from parlour.engine.box import BOX, TINY
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.luck import new_luck
from parlour.engine.mode import Mode
from parlour.testing import belief, laws, lint, logs, playthrough, scenes, tree
from parlour.testing.cases import option_sets, seat_counts
from parlour.testing.laws import BrokenLawError
from parlour.testing.random_play import random_match

SAMPLES = 3000
"""Imagined states that are compared with one exact belief."""

MATCHES = 20
"""Random matches that are looked at from outside, spread over all numbers of seats and options."""


@dataclass
class Subject:
    """A game under test, and how thoroughly."""

    folder: Path
    positions: int = 100_000
    seed: int = 1
    write: bool = False
    """Write the golden files instead of comparing with them."""

    @cached_property
    def game(self) -> Game:
        """The game in the box, compiled."""
        return library.load(self.folder)

    @cached_property
    def tiny(self) -> Game:
        """Its tiny preset, compiled."""
        return library.load(self.folder, TINY)

    def in_mode(self, mode: Mode) -> Game:
        """The game in the box, run in a mode."""
        return library.load(self.folder, BOX, mode)


def check_sources(subject: Subject) -> str:
    """Nothing in the sources that the interpreter and the compiler understand differently."""
    lint.check_sources(subject.folder)
    return "the sources mean the same compiled and interpreted"


def check_laws(subject: Subject) -> str:
    """Invariants, legal actions, ends, secrecy and resample, at every position of random games, bounds checked."""
    checked = laws.check_laws(subject.in_mode(Mode.CHECKED), subject.positions, subject.seed)
    return f"{checked:,} positions keep the laws"


def check_logs(subject: Subject) -> str:
    """What the log hides from a viewer does not show in its observation."""
    for place, (seats, options) in enumerate(_cases(subject.game)):
        logs.check_hidden(subject.game, seats, options, subject.seed + place)
    return "what the log hides does not show"


def check_machines(subject: Subject) -> str:
    """The interpreter and the compiled rules give the same bytes, and so does a replay of the match file."""
    games = {mode: subject.in_mode(mode) for mode in (Mode.COMPILED, Mode.INTERPRETED)}
    cases = _cases(subject.game)
    for place, (seats, options) in enumerate(cases):
        logs.check_machines(games, seats, options, subject.seed + place)
    return f"{len(cases)} matches are the same compiled, interpreted and replayed"


def check_scenes(subject: Subject) -> str:
    """Scenes offer what is legal, and nothing else; they and beats have words and drawings, and hide what is hidden."""
    cases = _cases(subject.game)
    checked = scenes.check_scenes(subject.game, cases * -(-MATCHES // len(cases)), subject.seed)
    return f"{checked:,} scenes offer what is legal, have words, and hide what is hidden"


def _cases(game: Game) -> list[tuple[int, dict[str, str]]]:
    cases = [(seats, options) for seats in seat_counts(game) for options in option_sets(game, seats)]
    return cases[:: max(1, len(cases) // MATCHES)]


def check_tree(subject: Subject) -> str:
    """The whole tree of the tiny preset has the counts that are pinned."""
    seats = subject.tiny.players[0]
    counts, split = tree.perft(tree.root(subject.tiny, seats), seats)
    found = tree.as_pins(counts)
    pinned = _pinned(subject, "tiny.json", json.dumps(found, indent=1) + "\n")
    if json.loads(pinned) != found:
        branches = "; ".join(f"{name}: {nodes}" for name, nodes in sorted(split.items()))
        raise BrokenLawError(
            f"{subject.tiny.slug}: the tree of the tiny preset has changed: {found}, pinned were {json.loads(pinned)}. "
            f"Nodes by first branch: {branches}. {_rewrite(subject)}"
        )
    return f"the tiny tree has {counts.nodes:,} nodes and {counts.information_sets:,} information sets, as pinned"


def check_beliefs(subject: Subject) -> str:
    """`resample` matches the exact posterior over the whole state, on the tiny preset."""
    game = subject.tiny
    compared = 0
    for seed in range(subject.seed, subject.seed + 4):
        seats = game.players[0] + seed % min(2, len(seat_counts(game)))
        for viewer in (seed // 2 % seats, SPECTATOR):
            compared += check_one_belief(game, seats, viewer, seed)
    return f"resample matches the exact belief in {compared} positions"


def check_one_belief(game: Game, seats: int, viewer: int, seed: int) -> int:
    """Compare `resample` with the exact posterior in a random match, and return in how many positions.

    Raises `BrokenLawError`.
    """
    compared = 0
    held: belief.Belief | None = None
    choices = list(option_sets(game, seats))
    options = choices[seed * 7 % len(choices)]
    for place, (match, steps) in enumerate(random_match(game, seats, options, seed)):
        if held is None:
            held = belief.Belief(match, viewer)
        else:
            held.follow(steps, match)
        if match.kind.name == "OVER" or (place + seed) % 3:
            continue
        luck = new_luck(seed, place)
        trouble = belief.check_resample(game, match.observation(viewer), viewer, held.weights, SAMPLES, luck)
        if trouble:
            raise BrokenLawError(
                f"{game.slug} (tiny), {seats} seats: resample for {laws.viewer_name(viewer)} after {place} steps: "
                f"{trouble} (seed {seed})"
            )
        compared += 1
    return compared


def check_playthroughs(subject: Subject) -> str:
    """The golden playthroughs, with the fewest and the most seats, are still what the rules do."""
    game = subject.game
    for seats in sorted(set(game.players)):
        name = f"playthrough-{seats}.txt"
        found = playthrough.playthrough(game, seats)
        pinned = _pinned(subject, name, found)
        if pinned != found:
            pairs = enumerate(zip(pinned.splitlines(), found.splitlines(), strict=False), 1)
            place = next(
                (f"line {line}: {old!r} is now {new!r}" for line, (old, new) in pairs if old != new), "its end"
            )
            raise BrokenLawError(f"{game.slug}: golden/{name} is not what the rules do: {place}. {_rewrite(subject)}")
    return "the golden playthroughs are what the rules do"


def _pinned(subject: Subject, name: str, found: str) -> str:
    path = subject.folder / "golden" / name
    if subject.write:
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    if not path.exists():
        raise BrokenLawError(f"{subject.game.slug} has no golden/{name}. {_rewrite(subject)}")
    return path.read_text(encoding="utf-8")


def _rewrite(subject: Subject) -> str:
    return f"If that is meant, write it anew: parlour check {subject.game.slug} --write"


CHECKS: dict[str, Callable[[Subject], str]] = {
    "sources": check_sources,
    "laws": check_laws,
    "logs": check_logs,
    "machines": check_machines,
    "scenes": check_scenes,
    "tree": check_tree,
    "beliefs": check_beliefs,
    "playthroughs": check_playthroughs,
}
"""Each takes a subject and returns one line on what holds, or raises `ParlourError` that says what does not."""
