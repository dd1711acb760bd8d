"""Writes what follows from a game's declarations: the dispatchers and the one function that makes observations.

It is a file, not an `exec`, so that a debugger steps through it and a person can read it.
"""

from __future__ import annotations

from parlour.engine.actions import ActionGroup, Actions
from parlour.engine.piles import Piles
from parlour.engine.records import Record
from parlour.engine.visibility import Field, Sight

_HEAD = '''"""Written by Parlour from the declarations of {slug}. Changes here are lost."""

from parlour.engine.mode import rule
from {package}.rules import {names}

'''


def source(slug: str, package: str, actions: Actions, piles: Piles, record: Record) -> str:
    """The text of the generated module of a game that is loaded as `package`."""
    names = [*actions.groups, *piles.names]
    parts = [_HEAD.format(slug=slug, package=package, names=", ".join(names))]
    parts.append(_apply_action(actions))
    parts.append(_apply_outcome(piles))
    parts.append(_observe(record))
    return "\n".join(parts)


def _apply_action(actions: Actions) -> str:
    lines = ["@rule", "def apply_action(state, seat, action):"]
    for place, verb in enumerate(actions.groups.values()):
        lines.append(f"    {'elif' if place else 'if'} action < {verb.first + verb.size}:")
        arguments = "".join(f", {argument}" for argument in _decoded(verb))
        lines.append(f"        {verb.name}(state, seat{arguments})")
    return "\n".join([*lines, ""])


def _decoded(verb: ActionGroup) -> list[str]:
    arguments: list[str] = []
    stride = verb.size
    for parameter in verb.parameters.values():
        place = f"(action - {verb.first})"
        if stride != verb.size:
            place = f"{place} % {stride}"
        stride //= parameter.size
        if stride != 1:
            place = f"{place} // {stride}"
        arguments.append(f"{place} + {parameter.low}" if parameter.low else place)
    return arguments


def _apply_outcome(piles: Piles) -> str:
    lines = ["@rule", "def apply_outcome(state, pile, outcome):"]
    for place, name in enumerate(piles.names):
        lines.append(f"    {'elif' if place else 'if'} pile == {place}:")
        lines.append(f"        {name}(state, outcome)")
    if not piles.names:
        lines.append("    pass")
    return "\n".join([*lines, ""])


def _observe(record: Record) -> str:
    lines = ["@rule", "def observe(state, seat, observation):"]
    for name, field in record.fields.items():
        lines += _observe_field(name, field)
    lines += [
        f"    for i in range({size}):\n        observation.{name}[i] = 0"
        for name in record.dtype.names or ()
        if name not in record.fields
        for size in record.dtype[name].shape
    ]
    return "\n".join([*lines, ""])


def _observe_field(name: str, field: Field) -> list[str]:
    lines: list[str] = []
    indent = "    "
    letters = "ijk"[: len(field.shape)]
    for letter, size in zip(letters, field.shape, strict=True):
        lines.append(f"{indent}for {letter} in range({size}):")
        indent += "    "
    place = f"[{', '.join(letters)}]" if letters else ""
    match field.sight:
        case Sight.PUBLIC:
            value = f"state.{name}{place}"
        case Sight.PRIVATE:
            value = f"state.{name}{place} if i == seat else 0"
        case Sight.SECRET:
            value = "0"
        case Sight.SEEN_BY:
            value = f"state.{name}{place} if (state.{field.mask}{place} >> seat) & 1 else 0"
    return [*lines, f"{indent}observation.{name}{place} = {value}"]
