"""The notes of Loony Clues: who may be whom, whose guesses are missing, and the points of each round."""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Badge, Piece, Text, Zone, who

from .party import ROUNDS
from .scene_parts import (
    MANY,
    Arguments,
    is_revealed,
    last_round,
    mask_art,
    mask_text,
    number_text,
    numbered,
    points_text,
)
from .state import Side, State


def notebook(view: State, viewer: int) -> list[Zone]:
    """A page for own marks, a page of all guesses, a page of points."""
    pages = [_laid(tuple(tuple(row[: view.seats]) for row in view.side[: view.seats]))]
    if viewer != SPECTATOR and view.masks[-1]:
        revealed = tuple(view.identity[seat] if is_revealed(view, seat) else 0 for seat in range(view.seats))
        pages.insert(0, _who_is_who(viewer, last_round(view), view.identity[viewer], revealed, tuple(view.masks)))
    scored = last_round(view) + (1 if all(is_revealed(view, seat) for seat in range(view.seats)) else 0)
    if scored:
        pages.append(_points(tuple(tuple(points[: view.seats]) for points in view.points[:scored])))
    return pages


# Own marks


@lru_cache(MANY)
def _who_is_who(viewer: int, played: int, own: int, revealed: tuple[int, ...], masks: tuple[int, ...]) -> Zone:
    """A line for each mask, a column for each of the others; nobody else has the viewer's own number."""
    seats = [seat for seat in range(len(revealed)) if seat != viewer]
    cells = [
        _cell(played, seat, number, mask - 1, f"{number - 1}-{column}", _known(number, own, revealed, seat))
        for column, seat in enumerate(seats)
        for number, mask in enumerate(masks, 1)
    ]
    return Zone(
        "notes",
        "notebook",
        Text("zone-notes"),
        cells,
        rows=[numbered(number, mask - 1) for number, mask in enumerate(masks, 1)],
        columns=[who(seat) for seat in seats],
        row_art=[mask_art(mask - 1) for mask in masks],
        column_art=[f"/seat-{seat}" for seat in seats],
    )


def _known(number: int, own: int, revealed: tuple[int, ...], seat: int) -> str:
    if revealed[seat]:
        return "is" if revealed[seat] == number else "is-not"
    if number == own:
        return "own"
    return "taken" if number in revealed else ""


_ART = {"": "", "is": "yes", "is-not": "no", "own": "no", "taken": "no"}


@lru_cache(MANY)
def _cell(played: int, seat: int, number: int, mask: int, at: str, known: str) -> Piece:
    args: Arguments = {"who": who(seat), "mask": mask_text(mask)}
    text = Text("note-no" if _ART[known] == "no" else "note-yes" if known else "note-maybe", args)
    why = Text(f"why-{known}", args) if known else None
    return Piece(f"note-{played}-{seat}-{number}", _ART[known], "tile", text, at=at, why=why, markable=True)


# Whose guesses are missing


@lru_cache(MANY)
def _laid(sides: tuple[tuple[int, ...], ...]) -> Zone:
    """A line for each guesser: at whom its guess cards lie on the right, on the left, and at whom there is none yet."""
    seats = range(len(sides))
    cells = [
        _guesses(guesser, column, targets)
        for guesser in seats
        for column, side in enumerate((Side.RIGHT, Side.LEFT, Side.NONE))
        if (targets := tuple(target for target in seats if target != guesser and sides[guesser][target] == side))
    ]
    return Zone(
        "laid",
        "notebook",
        Text("zone-laid"),
        cells,
        rows=[who(seat) for seat in seats],
        columns=[Text("laid-right"), Text("laid-left"), Text("laid-missing")],
        row_art=[f"/seat-{seat}" for seat in seats],
        column_art=["primary", "secondary", "wait"],
    )


@lru_cache(MANY)
def _guesses(guesser: int, column: int, targets: tuple[int, ...]) -> Piece:
    people: Arguments = {"who": who(guesser), "targets": _people(targets)}
    text = Text(("guessed-right", "guessed-left", "guessed-missing")[column], people)
    marks = [Badge(art=f"/seat-{target}") for target in targets]
    return Piece(f"laid-{guesser}-{column}", "", "tile", text, badges=marks, at=f"{guesser}-{column}")


def _people(seats: tuple[int, ...]) -> Text:
    words = who(seats[-1])
    for place, seat in enumerate(reversed(seats[:-1])):
        words = Text("list-more" if place else "list-and", {"who": who(seat), "rest": words})
    return words


# Points


@lru_cache(MANY)
def _points(rounds: tuple[tuple[int, ...], ...]) -> Zone:
    """A line for each player, a column for each round that was scored, and the sum."""
    seats = range(len(rounds[0]))
    columns = [*rounds, tuple(sum(points) for points in zip(*rounds, strict=True))]
    cells = [_sum(seat, place, points[seat]) for place, points in enumerate(columns) for seat in seats]
    heads = [*(number_text(played + 1) for played in range(len(rounds))), Text("points-sum")]
    return Zone(
        "points",
        "notebook",
        Text("zone-points", {"count": ROUNDS}),
        cells,
        rows=[who(seat) for seat in seats],
        columns=heads,
        row_art=[f"/seat-{seat}" for seat in seats],
    )


@lru_cache(MANY)
def _sum(seat: int, place: int, points: int) -> Piece:
    text = Text("points-of", {"who": who(seat), "points": points_text(points)})
    return Piece(f"points-{seat}-{place}", "", "tile", text, badges=[Badge(number_text(points))], at=f"{seat}-{place}")
