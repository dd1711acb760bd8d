"""Every place of a match file is changed in turn: no other chance passes, and the first wrong draw is named."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
import pytest

from parlour.engine import log
from parlour.engine.errors import LogError, ParlourError, TamperedError
from parlour.engine.log import Draw, MatchFile
from parlour.engine.replay import Verdict, verify

from .fair_match import PLACE, fair_match

Json: TypeAlias = Any
Path: TypeAlias = tuple[str | int, ...]

FREE = {"names", "steps", "action", "seat", "dealt"}
"""What people are called and what they chose is not chance: of these, what the rules allow is taken as it is."""


@pytest.fixture(scope="module")
def whole() -> Json:
    return msgspec.json.decode(PLACE.read_bytes())


def places(value: Json, path: Path = ()) -> Iterator[Path]:
    """Every place of a document."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield from places(each, (*path, key))


def others(value: Json) -> list[Json]:
    """What may stand in the place of a value, of its own kind and of another."""
    match value:
        case bool():
            return [not value, "no"]
        case int():
            return [value + 1, value - 1, -value, str(value), None]
        case str():
            swapped = f"{'0' if value[:1] != '0' else '1'}{value[1:]}"
            return ["", f"{value}x", value[:-1], swapped, f" {value}", 7, None]
        case list():
            return [[], value[:-1], value[1:], [*value, *value[-1:]], value[::-1], None]
        case dict():
            return [{}, *({other: value[other] for other in value if other != key} for key in value), None]
        case _:
            return [1, {}, ""]


def changed(whole: Json) -> Iterator[tuple[Path, Json]]:
    """Each place with each other value that may stand there, and the document with it."""
    for path in places(whole):
        if path:
            for other in others(at(whole, path)):
                if other != at(whole, path):
                    document = copy.deepcopy(whole)
                    at(document, path[:-1])[path[-1]] = other
                    yield path, document


def at(document: Json, path: Path) -> Json:
    for key in path:
        document = document[key]
    return document


def checked(document: Json) -> tuple[MatchFile, Verdict]:
    """What is found of a document; `ParlourError` if it is wrong or cannot be checked."""
    try:
        file = msgspec.convert(document, MatchFile)
    except msgspec.ValidationError as error:
        raise LogError(str(error)) from error
    return file, verify(file)


def test_the_file_is_as_it_is_made_now() -> None:
    assert log.load(PLACE) == fair_match(), "its game has changed: run python -m tests.engine.fair_match"


def test_whatever_is_changed_no_other_chance_passes_as_promised(whole: Json) -> None:
    file, verdict = checked(whole)
    assert (verdict.finished, verdict.seeded, verdict.left_out) == (True, [0, 1], [2])
    draws = [step for step in file.steps if isinstance(step, Draw)]
    assert {step["step"] for step in whole["steps"]} == {"act", "draw"}
    assert any(step.get("dealt") for step in whole["steps"])
    passed: set[str | int] = set()
    for path, document in changed(whole):
        try:
            other, verdict = checked(document)
        except ParlourError:
            continue
        kept = [step for step in other.steps if isinstance(step, Draw)]
        if verdict.finished:
            assert kept == draws, path
            passed.add(next(key for key in reversed(path) if isinstance(key, str)))
            assert msgspec.structs.replace(other, names=file.names, steps=file.steps) == file, path
        else:
            assert kept == draws[: len(kept)], path
    assert passed <= FREE, "and nothing else of the file can be changed at all"


WRONG: dict[str, Callable[[Json], Json]] = {
    "outcome": lambda draw: {**draw, "outcome": next(n for n in range(2) if n != draw["outcome"])},
    "odds": lambda draw: {**draw, "weights": [weight + 1 for weight in draw["weights"]]},
    "pile": lambda draw: {**draw, "pile": "another"},
}


@pytest.mark.parametrize("what", WRONG)
def test_the_first_wrong_draw_is_named_wherever_it_is(whole: Json, what: str) -> None:
    places = [place for place, step in enumerate(whole["steps"]) if step["step"] == "draw"]
    for first, place in enumerate(places):
        document = copy.deepcopy(whole)
        for wrong in (place, *places[first + 2 :]):
            document["steps"][wrong] = WRONG[what](document["steps"][wrong])
        with pytest.raises(TamperedError, match=rf"step {place + 1}(:| does not fit)"):
            checked(document)


def test_a_seed_that_was_left_out_cannot_be_brought_in_later_nor_be_forgotten(whole: Json) -> None:
    for seed, promised in [("never revealed", whole["fairness"]["seat_commitments"][2]), ("", "")]:
        document = copy.deepcopy(whole)
        document["fairness"]["seat_seeds"][2], document["fairness"]["seat_commitments"][2] = seed, promised
        with pytest.raises(TamperedError, match=r"step \d: .* promised"):
            checked(document)


def test_before_the_end_there_is_nothing_to_check_it_by(whole: Json) -> None:
    document = copy.deepcopy(whole)
    document["fairness"]["secret"] = ""
    with pytest.raises(LogError, match="once the match is over"):
        checked(document)
