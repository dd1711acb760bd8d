"""Checks how a game looks: scenes offer what is legal, refuse with the rules' reasons, have words, hide what is hidden.

A game without a `scene.py` is looked at through the plain scene.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NoReturn

import msgspec

from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.records import Observation
from parlour.engine.scene import MAX_CELL, Beat, Scene, Stamp
from parlour.engine.words import WordsError, words_of
from parlour.testing.laws import BrokenLawError, action_name, viewer_name
from parlour.testing.random_play import random_match
from parlour.testing.scene_parts import (
    actions_of,
    drawings_of,
    encoded,
    ids_of,
    named_by,
    pieces_of,
    targets_of,
    texts_of,
)

FOLDERS = ("packs",)
"""Where drawings may lie beside `art/`."""

Case = tuple[int, Mapping[str, str]]
"""A number of seats, and options."""


def check_scenes(game: Game, cases: Iterable[Case], seed: int) -> int:
    """Look at a random match of each case, at each step with those who decide and with somebody.

    Returns how many scenes were seen. Raises `BrokenLawError` that says what is wrong with whose scene, or with what
    is told.
    """
    look = _Look(game)
    return sum(look.at_match(seats, options, seed + place) for place, (seats, options) in enumerate(cases))


class _Look:
    """Looks at matches of a game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._words = words_of(game)
        self._said: set[tuple[bytes, int]] = set()
        self._luck = new_luck(0)
        self._match = self._place = ""

    def at_match(self, seats: int, options: Mapping[str, str], seed: int) -> int:
        chosen = " ".join(f"{name}={value}" for name, value in options.items())
        self._match = f"{self._game.slug}, {seats} seats, {chosen or 'no options'}, seed {seed}"
        self._luck = new_luck(seed)
        somebody = random.Random(seed)
        before: dict[int, Observation] = {}
        checked = 0
        for match, steps in random_match(self._game, seats, options, seed):
            looking = {*match.deciding, somebody.choice([*range(seats), SPECTATOR])}
            checked += len(looking)
            for viewer in [*range(seats), SPECTATOR]:
                after = match.observation(viewer)
                if viewer in looking:
                    self.at_scene(match, viewer, after)
                if viewer in looking and steps:
                    self.at_beats(match, viewer, before[viewer], after, len(steps))
                before[viewer] = after
        return checked

    def at_scene(self, match: Match, viewer: int, observation: Observation) -> None:
        """Check what a viewer sees."""
        self._place = f"the scene of {viewer_name(viewer)} after {len(match.log)} steps"
        legal = match.legal_actions(viewer)
        scene = self._game.scene(observation, viewer, legal)
        twice = [piece for piece, count in ids_of(scene).items() if count > 1]
        if twice:
            self._wrong(f"two pieces are called {twice[0]!r}")
        self._check_gestures(scene, legal)
        self._check_refusals(scene, match)
        self._check_notebooks(scene)
        self._check_sorts(scene)
        self._check_words(scene, viewer)
        self._check_drawings(scene)
        if match.kind is not Kind.OVER:
            world = Observation(imagine(self._game, observation, viewer, self._luck))
            if encoded([self._game.scene(world, viewer, legal)]) != encoded([scene]):
                self._wrong("it depends on something that the viewer cannot see")

    def at_beats(self, match: Match, viewer: int, before: Observation, after: Observation, steps: int) -> None:
        """Check what a viewer is told of the last steps."""
        self._place = f"what {viewer_name(viewer)} is told of step {len(match.log)}"
        seen = [match.seen_step(viewer, place) for place in range(len(match.log) - steps, len(match.log))]
        beats = [beat for step in seen for beat in self._game.tell(before, step, after, viewer)]
        self._check_named(beats, [self._game.scene(view, viewer, []) for view in (before, after)])
        self._check_words(beats, viewer)
        self._check_drawings(beats)
        if match.kind is not Kind.OVER:
            worlds = [Observation(imagine(self._game, view, viewer, self._luck)) for view in (before, after)]
            again = [beat for step in seen for beat in self._game.tell(worlds[0], step, worlds[1], viewer)]
            if encoded(again) != encoded(beats):
                self._wrong("it depends on something that the viewer cannot see")

    def _check_gestures(self, scene: Scene, legal: list[int]) -> None:
        offered = {action for gesture in scene.prompt.gestures for action in actions_of(gesture)}
        for action in legal:
            if action not in offered:
                self._wrong(f"no gesture does {action_name(self._game, action)}, which is legal")
        for action in sorted(offered.difference(legal)):
            self._wrong(f"a gesture does {action_name(self._game, action)}, which is not legal")
        pieces = ids_of(scene)
        anchors = _anchors(self._game, scene)
        for gesture in scene.prompt.gestures:
            for piece in pieces_of(gesture):
                if piece not in pieces:
                    self._wrong(f"a gesture begins with {piece!r}, which does not lie on the table")
            for target in targets_of(gesture):
                if target not in pieces and target not in anchors:
                    self._wrong(f"a gesture ends on {target!r}, which is neither a piece nor an anchor")

    def _check_refusals(self, scene: Scene, match: Match) -> None:
        pieces = ids_of(scene)
        for refused in scene.prompt.refused:
            what = f"the refusal of {action_name(self._game, refused.action)}"
            try:
                match.check(scene.viewer, refused.action)
            except IllegalActionError as error:
                if refused.reason.id != f"refusal-{error.reason}":
                    self._wrong(f"{what} says {refused.reason.id!r}, but the rules say {error.reason!r}")
            else:
                self._wrong(f"{what} is wrong: it is legal")
            for piece in filter(None, (refused.piece, refused.target)):
                if piece not in pieces:
                    self._wrong(f"{what} is for {piece!r}, which does not lie on the table")

    def _check_sorts(self, scene: Scene) -> None:
        for zone in scene.zones:
            for piece in zone.pieces:
                if len(piece.order) != len(zone.sorts):
                    self._wrong(
                        f"{piece.id!r} has {len(piece.order)} places in its order, but {zone.id!r} has "
                        f"{len(zone.sorts)} sorts"
                    )

    def _check_notebooks(self, scene: Scene) -> None:
        for zone in scene.zones:
            for piece in zone.pieces:
                if piece.markable and (zone.kind != "notebook" or scene.viewer == SPECTATOR):
                    self._wrong(f"{piece.id!r} can be marked, but lies in no player's notebook")
                if piece.markable and len(piece.id) > MAX_CELL:
                    self._wrong(f"{piece.id!r} can be marked, but its name is longer than {MAX_CELL} characters")

    def _check_named(self, beats: list[Beat], scenes: list[Scene]) -> None:
        pieces = {piece for scene in scenes for piece in ids_of(scene)}
        zones = {zone.id for scene in scenes for zone in scene.zones}
        for beat in beats:
            named, places = named_by(beat)
            if isinstance(beat, Stamp) and beat.on not in pieces | zones:
                self._wrong(f"a stamp is on {beat.on!r}, which is neither a piece nor a zone before or after")
            for piece in named:
                if piece not in pieces:
                    self._wrong(f"a beat names {piece!r}, which lies on the table neither before nor after")
            for zone in places:
                if zone not in zones:
                    self._wrong(f"a beat names the zone {zone!r}, which is there neither before nor after")

    def _check_words(self, part: Scene | list[Beat], viewer: int) -> None:
        for text in texts_of(part):
            key = (msgspec.json.encode(text), viewer)
            if key not in self._said:
                self._said.add(key)
                try:
                    self._words.say(text, viewer)
                except WordsError as error:
                    self._wrong(str(error))

    def _check_drawings(self, part: Scene | list[Beat]) -> None:
        drawn = _drawings(self._game.folder)
        for art in drawings_of(part):
            if drawn and art and art not in drawn and not art.startswith("/"):  # a stroke: the page draws it
                self._wrong(f"there is no {art if '/' in art else f'art/{art}'}.svg")
        if not drawn or not isinstance(part, Scene):
            return
        for zone in part.zones:
            for ground in (f"{zone.art}-tall", f"{zone.art}-wide"):
                if zone.art and ground not in drawn:
                    self._wrong(f"there is no art/{ground}.svg")
                for piece in zone.pieces:
                    if zone.art and piece.at not in _anchors_of(self._game.folder, ground):
                        self._wrong(f"art/{ground}.json has no anchor {piece.at!r} for {piece.id!r}")

    def _wrong(self, what: str) -> NoReturn:
        raise BrokenLawError(f"{self._match}: {self._place}: {what}")


def _anchors(game: Game, scene: Scene) -> set[str]:
    """Where pieces can stand: the anchors of the boards, and on a ground of rows and columns `ROW-COLUMN`."""
    found: set[str] = set()
    for zone in scene.zones:
        found |= _anchors_of(game.folder, f"{zone.art}-tall") if zone.art else set()
        found |= {f"{row}-{column}" for row in range(len(zone.rows)) for column in range(len(zone.columns))}
    return found


@cache
def _anchors_of(folder: Path, ground: str) -> set[str]:
    sidecar = folder / "art" / f"{ground}.json"
    return set(json.loads(sidecar.read_text(encoding="utf-8"))["anchors"]) if sidecar.exists() else set()


@cache
def _drawings(folder: Path) -> set[str]:
    """The drawings of `art/` by their names, those of other folders by their paths."""
    drawn = {drawing.stem for drawing in (folder / "art").glob("*.svg")}
    others = (path.relative_to(folder).with_suffix("") for place in FOLDERS for path in (folder / place).rglob("*.svg"))
    return drawn | {path.as_posix() for path in others}
