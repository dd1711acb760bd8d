"""What a game declares is checked when it is loaded, and the errors say what to write instead."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np
import pytest
from toy import write_toy

from parlour.engine import Actions, Array, actor, group, library, named, open_to_all, private, public, record, seen_by
from parlour.engine.errors import DeclarationError, SetupError, UnknownGameError
from parlour.engine.mode import Mode
from parlour.engine.options import FIRST_SEAT, Options
from parlour.engine.records import record_of


def test_a_field_must_say_who_may_see_it() -> None:
    with pytest.raises(DeclarationError, match=r"State\.secret_plan does not say who may see it"):

        @record
        class State:  # pyright: ignore[reportUnusedClass]
            secret_plan: int


def test_a_mask_must_be_a_public_field_of_the_same_shape() -> None:
    with pytest.raises(DeclarationError, match="must be a public field of shape"):

        @record
        class State:  # pyright: ignore[reportUnusedClass]
            card: Annotated[Array, seen_by("looked", 9)]
            looked: Annotated[Array, public(8)]


def test_unsigned_and_unknown_numbers_are_refused() -> None:
    with pytest.raises(DeclarationError, match="fields are signed integers"):
        public(dtype="u1")


def test_a_record_has_no_holes() -> None:
    @record
    class State:
        small: Annotated[int, public()]
        wide: Annotated[int, public(dtype="i8")]
        row: Annotated[Array, private(6, 3)]

    dtype = record_of(State).dtype
    assert dtype.isalignedstruct
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names or ()) == 32
    assert np.zeros(1, dtype).tobytes() == bytes(32)


def test_a_parameter_for_a_named_seat_names_a_seat() -> None:
    with pytest.raises(DeclarationError, match=r"that must be a parameter that is a_seat\(\)"):
        Actions(ask=group(target=actor(6), answer=named("target", 2)))
    with pytest.raises(DeclarationError, match="at most 3"):
        Actions(many=group(a=2, b=2, c=2, d=2))
    with pytest.raises(DeclarationError, match="write a count"):
        open_to_all(3, 1)


def test_options_are_known_and_their_seats_are_there() -> None:
    options = Options(monster=("cards", "app"), first=FIRST_SEAT)
    assert options.chosen({"monster": "app"}, 2) == {"monster": "app", "first": "random"}
    with pytest.raises(SetupError, match="there is no option 'pace': this game has monster, first"):
        options.chosen({"pace": "fast"}, 2)
    with pytest.raises(SetupError, match="choose one of cards, app"):
        options.chosen({"monster": "dice"}, 2)
    with pytest.raises(SetupError, match="'seat-5', but there are 4 seats"):
        options.chosen({"first": "seat-5"}, 4)


def test_a_missing_function_is_named(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "toy")
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace("def refusal(", "def refuse("))
    with pytest.raises(DeclarationError, match=r"toy: rules\.py does not define refusal"):
        library.load(folder, mode=Mode.INTERPRETED)


def test_a_missing_enum_is_named(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "toy")
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace("class Reason(", "class Reasons("))
    with pytest.raises(DeclarationError, match=r"toy: rules\.py must declare Reason \(an IntEnum\)"):
        library.load(folder, mode=Mode.INTERPRETED)


def test_bad_components_name_the_place(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "toy")
    (folder / "components.toml").write_text('goal = "far"\n')
    with pytest.raises(DeclarationError, match=r"components\.toml: Expected `int`, got `str` - at `\$\.goal`"):
        library.load(folder, mode=Mode.INTERPRETED)
    with pytest.raises(DeclarationError, match="there is no preset 'tiny': there are box"):
        library.load(folder, "tiny", Mode.INTERPRETED)


def test_what_is_not_there_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGameError, match=r"there is no game 'ludo': there are .*baby-monster-race"):
        library.game("ludo")
    with pytest.raises(UnknownGameError, match=r"it has no rules\.py"):
        library.load(tmp_path)
    monkeypatch.setenv(library.ENVIRONMENT, str(tmp_path / "nowhere"))
    with pytest.raises(UnknownGameError, match="which is not a folder"):
        library.folders()
