"""A loaded game: its tables, and its rules as calls on arrays of states."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from parlour.engine import cache, compiling, contract, plain, steps
from parlour.engine.actions import Actions, SeenAction
from parlour.engine.bind import Bound, template_files
from parlour.engine.choices import Choices
from parlour.engine.errors import DeclarationError, SetupError
from parlour.engine.kind import MAX_SEATS, Kind
from parlour.engine.lid import lid_of
from parlour.engine.mode import Mode
from parlour.engine.options import Options
from parlour.engine.piles import Piles, SeenOutcome
from parlour.engine.records import Observation, Record, Rows
from parlour.engine.scene import Beat, Scene, Text
from parlour.engine.views import view_maker
from parlour.engine.visibility import Sight


class Game:
    """One game with one preset of its components, compiled or interpreted. Made by `library.game`."""

    def __init__(
        self,
        slug: str,
        folder: Path,
        preset: str,
        mode: Mode,
        rules: types.ModuleType,
        generated: types.ModuleType,
        tactics: types.ModuleType | None,
        scenes: types.ModuleType | None,
        record: Record,
        sources: str,
    ) -> None:
        self.slug = slug
        self.folder = folder
        self.preset = preset
        self.mode = mode
        self.rules = rules
        self.tactics = tactics
        self.scenes = scenes
        """The game's `scene.py`, if it has one."""
        self.record = record
        self.lid = lid_of(folder)
        self.actions: Actions = rules.ACTIONS
        self.piles: Piles = rules.PILES
        self.options: Options = rules.OPTIONS
        self.players: tuple[int, int] = rules.PLAYERS
        self.carry: tuple[str, ...] = getattr(rules, "CARRY", ())
        """The public fields that a rematch takes over from the match before."""
        self.sources = sources
        """What stands for the files that were loaded: they may have been edited since."""
        self.clock: str = getattr(rules, "CLOCK", "")
        """The option that says how many seconds a race lasts at most."""
        self.endless: tuple[str, ...] = getattr(rules, "ENDLESS", ())
        """An option, and the value of it with which random play need not end."""
        self.has_model = hasattr(tactics, "model")
        """Whether the game has a model of people of its own."""
        self.levels: dict[str, str] = getattr(tactics, "LEVELS", {})
        """The agents that play the levels of bots, where the game says so."""
        self.greed: int = getattr(tactics, "GREED", 0)
        """How many percent of the decisions after its tree a search leaves to the game's tactics; others are random."""
        private = tuple(name for name, pile in self.piles.piles.items() if pile.seat)
        self.news = sum(1 << self._pile(name) for name in getattr(tactics, "NEWS", private))
        """A mask of the piles whose outcomes a search tells apart, since a seat learns something: those that only one
        seat sees, if the tactics do not say."""
        self.evidence: int = getattr(tactics, "EVIDENCE", 0)
        """How many numbers a seat's conclusions from the play of others take (`contract.notice`)."""
        self.has_reaction = hasattr(tactics, "reaction")
        """Whether it says how long a player takes in a race."""
        self.rules_version = cache.rules_version(folder, preset)
        self._names = _contract_names(slug, rules, generated, tactics)
        self._bound: dict[str, Bound] = {}
        self.view = view_maker(record)
        """An observation as plain numbers and tuples, as scenes read it."""
        self._reasons = {code.value: code.name.lower().replace("_", "-") for code in rules.Reason}
        self.refusals = {code: Text(f"refusal-{reason}") for code, reason in self._reasons.items()}
        """The messages of `Reason`."""
        self._check_declarations()

    @property
    def dtype(self) -> np.dtype[Any]:
        """The record of a state."""
        return self.record.dtype

    @cached_property
    def steps(self) -> Bound:
        """The single steps of a match (`steps.py`) for this game."""
        return self.bound(steps)

    def bound(self, template: types.ModuleType, compile_first: bool = True) -> Bound:
        """A template's loops bound to this game, compiled in a child process if they are not yet."""
        name = template.__name__
        if name not in self._bound:
            if compile_first:
                compiling.ensure(self, [name])
            label = f"{self.slug}_{self.preset}_{self.mode.value}".replace("-", "_")
            self._bound[name] = Bound(template, self._names, label, self.dtype, self.mode, self.code_folder(template))
        return self._bound[name]

    def code_folder(self, template: types.ModuleType) -> Path:
        """Where the machine code of a template is kept for this game."""
        version = cache.code_version(self.sources, template_files(template))
        return cache.folder_for(f"{self.slug}-{self.preset}-{self.mode.value}", version)

    def new_rows(self, count: int = 1) -> Rows:
        """An array of states of zeros."""
        # `np.zeros` takes six times as long for a record.
        return np.ndarray(count, self.dtype, bytearray(count * self.dtype.itemsize))

    def prepare(self, seats: int, options: Mapping[str, str] | None = None) -> tuple[Rows, dict[str, str]]:
        """One record of zeros that holds its options, and every option with its value.

        Raises `SetupError` for a number of seats or an option that the game does not have.
        """
        fewest, most = self.players
        if not fewest <= seats <= most:
            raise SetupError(f"{self.slug} is for {fewest} to {most} players, not {seats}")
        chosen = self.options.chosen(options or {}, seats)
        rows = self.new_rows()
        for name, value in chosen.items():
            rows[name] = self.options.values[name].index(value)
        return rows, chosen

    def reason(self, code: int) -> str:
        """The message id of a refusal."""
        return self._reasons[code]

    def returns(self, rows: Rows) -> list[float]:
        """What each seat gets, from a state or an observation; empty until the match is over."""
        if self.steps.players(rows)[0] != Kind.OVER:
            return []
        out = np.zeros(MAX_SEATS)
        self.steps.score(rows, out)
        return out[: self.seats_of(rows)].tolist()

    def seats_of(self, rows: Rows) -> int:
        """How many seats a state or an observation has: its field `seats`, or the most there can be."""
        return int(rows["seats"][0]) if "seats" in self.record.fields else self.players[1]

    def scene(self, observation: Observation, seat: int, legal: list[int], view: Any = None) -> Scene:
        """How an observation (an array of one record) of a seat or `SPECTATOR` looks; `legal` as for that seat now.

        `view` is the view of the observation, from whoever has made it already.
        """
        if self.scenes is None:
            return plain.plain_scene(self, observation, seat, legal)
        choices = Choices(self, observation, seat, legal)
        return self.scenes.scene(self.view(observation) if view is None else view, seat, choices)

    def tell(self, before: Observation, seen: SeenAction | SeenOutcome, after: Observation, seat: int) -> list[Beat]:
        """How one step of the log is told to a viewer, from what it saw before and after.

        The steps of a joint choice share one before and one after: nothing exists in between.
        """
        return self.told(self.view(before), seen, self.view(after), seat, self.returns(after))

    def told(
        self, before: Any, seen: SeenAction | SeenOutcome, after: Any, seat: int, returns: list[float]
    ) -> list[Beat]:
        """The same from the views of the observations, and the returns after them."""
        if self.scenes is None:
            return plain.plain_tell(self, seen)
        return self.scenes.tell(before, seen, after, seat, returns)

    def broken(self, code: int) -> str:
        """The name of the law that `invariants` found broken."""
        return str(self.rules.Broken(code).name).lower().replace("_", " ")

    def _pile(self, name: str) -> int:
        if name not in self.piles.piles:
            raise DeclarationError(f"{self.slug}: NEWS in tactics.py names {name!r}, which is no pile")
        return self.piles.number(name)

    def _check_declarations(self) -> None:
        clock = [self.clock] if self.clock else []
        for name in [*self.options.values, *self.carry, *clock, *self.endless[:1]]:
            field = self.record.fields.get(name)
            if field is None or field.sight is not Sight.PUBLIC:
                raise DeclarationError(f"{self.slug}: {name!r} must be a public field of State")
        for name, pile in self.piles.piles.items():
            field = self.record.fields.get(pile.seat) if pile.seat else None
            if pile.seat and (field is None or field.sight is not Sight.PUBLIC or field.shape):
                raise DeclarationError(f"{self.slug}: pile {name} is seen by {pile.seat!r}: that must be a public seat")


def _contract_names(
    slug: str, rules: types.ModuleType, generated: types.ModuleType, tactics: types.ModuleType | None
) -> dict[str, Any]:
    from parlour.engine.mode import rule

    missing = [name for name in contract.REQUIRED if not hasattr(rules, name)]
    if missing:
        raise DeclarationError(f"{slug}: rules.py does not define {', '.join(missing)}")
    names: dict[str, Any] = {name: getattr(rules, name) for name in contract.REQUIRED}
    names |= {name: getattr(generated, name) for name in contract.GENERATED}
    names |= {name: getattr(rules, name, None) or rule(stand_in) for name, stand_in in contract.OPTIONAL.items()}
    names |= {name: getattr(tactics, name, None) or rule(stand_in) for name, stand_in in contract.TACTICS.items()}
    return names
