"""Looks at a game's sources for what compiles but means something else in the interpreter, or the other way round."""

from __future__ import annotations

import ast
from pathlib import Path

from parlour.testing.laws import BrokenLawError


def check_sources(folder: Path) -> None:
    """Forbid `~` on fields: a narrow field inverted is a narrow number interpreted and a wide one compiled.

    Raises `BrokenLawError` with the place.
    """
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert) and _is_field(node.operand):
                raise BrokenLawError(
                    f"{path.name}:{node.lineno}: ~ on a field: write `mask & ~(1 << seat)` or compare with 0 instead"
                )


def _is_field(node: ast.expr) -> bool:
    if isinstance(node, ast.Subscript):
        return _is_field(node.value)
    return isinstance(node, ast.Attribute)
