"""Writes what follows from a game's declarations: the dispatchers and the one function that makes observations.

It is a file, not an `exec`, so that a debugger steps through it and a person can read it.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.actions import ActionGroup, Actions
from parlour.engine.piles import Piles
from parlour.engine.records import Record
from parlour.engine.visibility import Audience, Field, Sight

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
    parts.append(_seen_as(actions))
    parts.append(_is_shown(piles))
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


def _seen_as(actions: Actions) -> str:
    lines = ["@rule", "def seen_as(seat, action, viewer):", "    if viewer == seat:", "        return action"]
    for verb in actions.groups.values():
        if not all(parameter.audience is Audience.PUBLIC for parameter in verb.parameters.values()):
            lines.append(f"    if {verb.first} <= action < {verb.first + verb.size}:")
            lines += [f"        {line}" for line in _disguised(verb)]
    return "\n".join([*lines, "    return action", ""])


def _disguised(verb: ActionGroup) -> Iterator[str]:
    """Takes out of `action` what the viewer may not know, as `Actions.seen` does."""
    values = dict(zip(verb.parameters, _decoded(verb), strict=True))
    stride = verb.size
    yield "disguised = action"
    for name, parameter in verb.parameters.items():
        stride //= parameter.size
        hide = f"disguised -= ({values[name]} - {parameter.low}) * {stride}"
        if parameter.audience is Audience.NAMED:
            yield f"if viewer != {values[parameter.names]}:"
            yield f"    {hide}"
        elif parameter.audience is not Audience.PUBLIC:
            yield hide
    yield "return disguised"


def _is_shown(piles: Piles) -> str:
    lines = ["@rule", "def is_shown(state, pile, viewer):"]
    for place, pile in enumerate(piles.piles.values()):
        if pile.seat:
            lines += [f"    if pile == {place}:", f"        return state.{pile.seat} == viewer"]
    return "\n".join([*lines, "    return True", ""])


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
