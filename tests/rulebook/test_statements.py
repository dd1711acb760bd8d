"""The rulebook is the test plan: no statement without a test, and no name of a statement that does not exist."""

from __future__ import annotations

import ast
import re
import tokenize
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
import pytest

import parlour.games
from parlour.engine import library

TESTS = Path(__file__).parents[1]
OWN_GAMES = Path(parlour.games.__file__ or "").parent
GAMES = library.folders()
RULEBOOKS = {slug: folder for slug, folder in GAMES.items() if (folder / "rulebook.toml").exists()}

Words: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\S")]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*-[0-9]+$")]


class Statement(msgspec.Struct, forbid_unknown_fields=True):
    """One rule: what it says, and where it comes from."""

    text: Words
    source: Words


def statements(folder: Path) -> dict[str, Statement]:
    """The statements of a game by id."""
    return msgspec.convert(tomllib.loads((folder / "rulebook.toml").read_text(encoding="utf-8")), dict[Id, Statement])


def marked(source: str) -> Iterator[str]:
    """The ids, `slug/id`, in every `pytest.mark.rule` of a test file."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
                for arg in args:
                    if not isinstance(arg, ast.Constant):
                        raise AssertionError(f"line {arg.lineno}: pytest.mark.rule takes its ids as plain strings")
                    yield str(arg.value)
            case _:
                pass


def bracketed(path: Path) -> Iterator[str]:
    """The ids in brackets, `[wake-1, tie-*]`, in the docstrings and comments of a file of rules."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                for listed in re.findall(r"\[([a-z-]+-(?:\d+|\*)(?:, *[a-z-]+-(?:\d+|\*))*)\]", token.string):
                    yield from re.split(", *", listed)


def known(name: str, ids: dict[str, Statement]) -> bool:
    """Whether an id exists; `tie-*` stands for all of its numbers, of which there must be one."""
    return any(fnmatch(known, name.replace("*", "[0-9]*")) for known in ids)


@pytest.fixture(scope="module")
def named() -> set[str]:
    """Every id that any test names."""
    return {name for path in sorted(TESTS.rglob("test_*.py")) for name in marked(path.read_text(encoding="utf-8"))}


def test_every_game_has_a_rulebook() -> None:
    missing = [slug for slug, folder in GAMES.items() if folder.parent == OWN_GAMES and slug not in RULEBOOKS]
    assert not missing, f"no rulebook.toml: {', '.join(missing)}"


@pytest.mark.parametrize("slug", RULEBOOKS)
def test_every_statement_has_a_text_and_a_source(slug: str) -> None:
    assert statements(RULEBOOKS[slug])


@pytest.mark.parametrize("slug", RULEBOOKS)
def test_every_statement_has_a_test(slug: str, named: set[str]) -> None:
    missing = [name for name in statements(RULEBOOKS[slug]) if f"{slug}/{name}" not in named]
    assert not missing, f"{slug}: no test names {', '.join(missing)}"


def test_every_id_that_a_test_names_exists(named: set[str]) -> None:
    existing = {f"{slug}/{name}" for slug, folder in RULEBOOKS.items() for name in statements(folder)}
    missing = sorted(named - existing)
    assert not missing, f"tests name statements that no rulebook.toml has: {', '.join(missing)}"


@pytest.mark.parametrize("slug", RULEBOOKS)
def test_every_id_in_the_rules_exists(slug: str) -> None:
    ids = statements(RULEBOOKS[slug])
    missing = [
        f"[{name}] in {path.name}"
        for path in sorted(RULEBOOKS[slug].glob("*.py"))
        for name in bracketed(path)
        if not known(name, ids)
    ]
    assert not missing, f"{slug}: rulebook.toml has no {', '.join(missing)}"


def test_names_are_found_where_tests_have_them() -> None:
    source = '@pytest.mark.rule("tag/turn-1", "tag/end-2")\ndef test(): ...\npytestmark = pytest.mark.rule("tag/end-1")'
    assert sorted(marked(source)) == ["tag/end-1", "tag/end-2", "tag/turn-1"]


def test_a_name_that_cannot_be_read_off_is_refused() -> None:
    with pytest.raises(AssertionError, match="plain strings"):
        list(marked("@pytest.mark.rule(*IDS)\ndef test(): ..."))


def test_ids_are_found_where_rules_have_them(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        '# A turn [turn-*]\ndef end(seat):\n    """Over [end-1, move-other-2]."""\n    return hands[seat-1]\n'
    )
    assert list(bracketed(path)) == ["turn-*", "end-1", "move-other-2"]


@pytest.mark.parametrize(("name", "exists"), [("end-1", True), ("end-*", True), ("end-2", False), ("en-*", False)])
def test_a_star_stands_for_the_numbers_that_there_are(name: str, exists: bool) -> None:
    assert known(name, {"end-1": Statement("It ends.", "rulebook 10")}) is exists
