"""Writes `web/protocol.schema.json`, from which the types of the browser's client are made.

uv run python -m parlour.server.protocol_schema && uv run npm --prefix web run protocol
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from parlour.engine import scene
from parlour.server import shapes
from parlour.table import messages

UNIONS = {
    "Intent": messages.Intent,
    "News": messages.News,
    "Beat": scene.Beat,
    "Gesture": scene.Gesture,
    "OwnMark": scene.OwnMark,
}
HTTP = (
    shapes.GameCard,
    shapes.NewGuest,
    shapes.GuestChange,
    shapes.Guest,
    shapes.NewTable,
    shapes.TableCard,
    shapes.MatchCard,
    shapes.Moments,
    shapes.GoOn,
    shapes.PlayedCard,
    shapes.Health,
    shapes.Problem,
)
RENAMED = {
    "parlour.engine.scene.Move": "MoveBeat",
    "parlour.engine.scene.Refused": "RefusedPiece",
    "parlour.table.messages.Move": "Move",
    "parlour.table.messages.Refused": "Refused",
}
"""What types are called that have the same name in two modules."""

PLACE = Path(__file__).parents[3] / "web" / "protocol.schema.json"


def schema() -> dict[str, Any]:
    """The schema of all that goes to and fro."""
    found, components = msgspec.json.schema_components([*UNIONS.values(), *HTTP], ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, found, strict=False))
    named = {name: _refer(each, unions) for name, each in components.items()}
    definitions = {RENAMED.get(name, name): each for name, each in (named | unions).items()}
    for name, each in definitions.items():
        each["title"] = name
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "What the page and the server say to each other.",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in [*UNIONS, *(shape.__name__ for shape in HTTP)]},
        "$defs": definitions,
    }


def _refer(value: Any, unions: dict[str, dict[str, Any]]) -> Any:
    """The same with each union by its name where msgspec has written it out."""
    if isinstance(value, dict):
        for name, union in unions.items():
            if value == union:
                return {"$ref": f"#/$defs/{name}"}
        # The maker of TypeScript knows tuples by their older name.
        older = {"prefixItems": "items", "items": "additionalItems"} if "prefixItems" in value else {}
        return {older.get(key, key): _refer(each, unions) for key, each in value.items()}
    return [_refer(each, unions) for each in value] if isinstance(value, list) else value


def encoded() -> bytes:
    """The file's content."""
    text = msgspec.json.encode(schema(), order="deterministic").decode()
    for long, short in RENAMED.items():
        text = text.replace(long, short)
    return msgspec.json.format(text.encode(), indent=2) + b"\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE).write_bytes(encoded())
