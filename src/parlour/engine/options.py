"""What a table may choose before a game: named options with their values, the default first."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.engine.errors import SetupError
from parlour.engine.kind import MAX_SEATS

FIRST_SEAT = ("random", *(f"seat-{seat + 1}" for seat in range(MAX_SEATS)))
"""The values of the option `first`: the dealer picks, or seat N (counted from 1) begins."""


class Options:
    """`Options(monster=("cards", "app"))`: each is a public field of the state that holds the place of its value."""

    def __init__(self, **values: tuple[str, ...]) -> None:
        self.values = values

    def chosen(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        """Every option with its value, the default where nothing is wanted.

        Raises `SetupError` for an option or a value that the game does not have.
        """
        for name, value in wanted.items():
            if name not in self.values:
                known = ", ".join(self.values) or "none"
                raise SetupError(f"there is no option {name!r}: this game has {known}")
            if value not in self.values[name]:
                raise SetupError(f"option {name} cannot be {value!r}: choose one of {', '.join(self.values[name])}")
            if value.startswith("seat-") and int(value.removeprefix("seat-")) > seats:
                raise SetupError(f"option {name} is {value!r}, but there are {seats} seats")
        return {name: wanted.get(name, values[0]) for name, values in self.values.items()}
