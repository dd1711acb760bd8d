"""The types of the browser's client are made from ours, and the examples of the documentation are such messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.server import shapes
from parlour.server.protocol_schema import PLACE, encoded
from parlour.table.messages import Intent, News

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLES = re.findall(r"(?:<!-- (\w+) -->\n)?```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_schema_of_the_protocol_is_fresh() -> None:
    assert PLACE.read_bytes() == encoded(), "run: uv run python -m parlour.server.protocol_schema"


@pytest.mark.parametrize(("shape", "text"), EXAMPLES, ids=[text[:30] for _, text in EXAMPLES])
def test_an_example_is_what_it_says(shape: str, text: str) -> None:
    example = msgspec.json.decode(text)
    kinds: list[Any] = [getattr(shapes, shape)] if shape else [Intent, News]
    assert any(_same(example, kind) for kind in kinds)


def test_the_page_shows_what_is_said_most() -> None:
    shown = {msgspec.json.decode(text)["type"] for shape, text in EXAMPLES if not shape}
    assert shown >= {"hello", "room", "start", "told", "act", "refused", "beaten", "say", "ping", "pong"}


def _same(example: Any, kind: Any) -> bool:
    """Whether an example is of a kind, and has nothing that is unknown to it."""
    try:
        decoded = msgspec.convert(example, kind)
    except msgspec.ValidationError:
        return False
    known = msgspec.to_builtins(decoded)
    return all(known.get(name) == value for name, value in example.items())
