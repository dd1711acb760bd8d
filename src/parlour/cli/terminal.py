"""Draws a scene in a terminal: lines of text that fit 80 columns and make sense without colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Badge, Piece, Place, Scene, Text, Zone
from parlour.engine.words import NOBODY, Words

MARKS = "♥♠✿⬢★☾"
"""A mark for each seat, so that nothing is told apart by colour alone."""
PLAIN_MARKS = "ABCDEF"
COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan")

_AROUND = 15
"""Columns for the lamp, the mark and the badges of a seat."""


class Painter:
    """Draws scenes for one viewer. Seats without one of the names are called what the game calls them."""

    def __init__(self, console: Console, words: Words, viewer: int, names: Mapping[int, str] = NOBODY) -> None:
        self._console = console
        self._names = names
        self._words = words
        self._viewer = viewer
        plain = not console.encoding.lower().startswith("utf")
        self._marks, self._dot, self._lamp = (PLAIN_MARKS, ".", ">") if plain else (MARKS, "·", "▸")
        self._between = " - " if plain else " · "

    def say(self, text: Text) -> str:
        """A message in the viewer's words."""
        return self._words.say(text, self._viewer, self._names)

    def own(self, message: str, **args: int | str) -> str:
        """A message of the terminal itself."""
        return self._words.say(Text(message, {**args}), self._viewer)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a paragraph as it is: nothing in it is markup."""
        for part in text.split("\n"):
            for row in Line(part, style).wrap(self._console, max(20, self._console.width - indent)):
                row.rstrip()
                self._console.print(Line(" " * indent) + row, soft_wrap=True)

    def table(self, scene: Scene, held: bool) -> None:
        """Everything but what can be done; with `held` also what lies before the viewer."""
        lanes = next((zone for zone in scene.zones if zone.lanes), None)
        for line in self._seats(scene.places, lanes):
            self._console.print(line, no_wrap=True, overflow="crop", crop=True)
        others = [zone for zone in scene.zones if not zone.lanes]
        common = [words for zone in others if zone.owner is None and not _named(zone) if (words := self._heap(zone))]
        if common:
            self.line(self._between.join(common), indent=1)
        for zone in filter(_named, others):
            if held or zone.owner != self._viewer:
                self._grid(zone)
                self._pieces(zone)

    def _name(self, piece: Piece) -> str:
        words = self.say(piece.text) if piece.text else ""
        # The corner mark of a card repeats what its name says.
        badges = self._badges(piece.badges[1:] if words and piece.shape == "card" else piece.badges)
        return f"{words} ({badges})" if words and badges else words or badges

    def _seats(self, places: list[Place], lanes: Zone | None) -> Iterator[Line]:
        labels = [self.say(column) for column in lanes.columns] if lanes else []
        names = [self._seat_name(place.seat) for place in places]
        width = max(map(len, names), default=0)
        wide = width + _AROUND + sum(len(label) + 2 for label in labels) <= self._console.width
        widths = [len(label) + (2 if wide else 1) for label in labels]
        if labels:
            heading = "".join(label.center(room) for label, room in zip(labels, widths, strict=True))
            yield Line(" " * (width + 5) + heading, "dim")
        for place, name in zip(places, names, strict=True):
            colour = COLOURS[place.seat % len(COLOURS)]
            line = Line().append(f"{self._lamp if place.acting else ' '} ", "bold yellow")
            line.append(f"{self._mark(place.seat)} ", "dim" if place.out else f"bold {colour}")
            line.append(name.ljust(width + 1), "dim" if place.out else "bold" if place.acting else "")
            for column, room in enumerate(widths):
                piece = self._at(lanes, f"{place.seat}-{column}")
                line.append(piece.center(room), f"bold {colour}" if piece != self._dot else "dim")
            line.append(f"  {self._badges(place.badges)}", "dim" if place.out else "")
            yield line

    def _seat_name(self, seat: int) -> str:
        name = self._words.seat(seat, SPECTATOR, self._names)
        return self.own("lane-you", name=name) if seat == self._viewer else name

    def _mark(self, seat: int) -> str:
        return self._marks[seat % len(self._marks)]

    def _at(self, zone: Zone | None, anchor: str) -> str:
        pieces = [piece for piece in zone.pieces if piece.at == anchor] if zone else []
        noted = zone is not None and zone.kind == "notebook"
        return " ".join(filter(None, (self._written(piece, noted) for piece in pieces))) or self._dot

    def _written(self, piece: Piece, noted: bool) -> str:
        """What stands in a cell; one of a notebook may be empty, and has little room."""
        if piece.seat is not None:
            return self._mark(piece.seat)
        if noted and (not piece.art or piece.caption):
            return self.say(piece.caption) if piece.caption else ""
        return self._name(piece)

    def _badges(self, badges: list[Badge]) -> str:
        return ", ".join(self.say(badge.text) for badge in badges if badge.text)

    def _heap(self, zone: Zone) -> str:
        words = self.say(zone.label) if zone.label else ""
        if words and zone.count is not None:
            words = self.own("zone-count", label=words, count=zone.count)
        badges = self._badges(zone.badges)
        return self.own("zone-badges", zone=words, badges=badges) if words and badges else words

    def _pieces(self, zone: Zone) -> None:
        names = [self._place(piece) for piece in zone.pieces if piece.text and not _cell(piece)]
        pieces = ("\n" if zone.kind == "notebook" else ", ").join(self._with_copies(names))
        whose = self._words.seat(zone.owner, SPECTATOR, self._names) if zone.owner is not None else ""
        label = self.say(zone.label) if zone.label else whose
        if pieces:
            self.line(self.own("holding", label=label, pieces=pieces) if label else pieces, indent=1)

    def _place(self, piece: Piece) -> str:
        return self.own("anchored", piece=self._name(piece), place=piece.at) if piece.at else self._name(piece)

    def _with_copies(self, names: list[str]) -> list[str]:
        counts = Counter(names)
        return [self.own("copies", name=name, count=count) if count > 1 else name for name, count in counts.items()]

    def _grid(self, zone: Zone) -> None:
        cells = [cell for piece in zone.pieces if (cell := _cell(piece))]
        if not cells:
            return
        rows = max(len(zone.rows), *(row + 1 for row, _ in cells))
        columns = max(len(zone.columns), *(column + 1 for _, column in cells))
        grid = Table("", box=None, padding=(0, 1), title=self.say(zone.label) if zone.label else None)
        for column in range(columns):
            grid.add_column(self.say(zone.columns[column]) if column < len(zone.columns) else "")
        for row in range(rows):
            label = self.say(zone.rows[row]) if row < len(zone.rows) else ""
            grid.add_row(Line(label), *(Line(self._at(zone, f"{row}-{column}")) for column in range(columns)))
        self._console.print(grid)


def _cell(piece: Piece) -> tuple[int, int] | None:
    row, dash, column = piece.at.partition("-")
    return (int(row), int(column)) if dash and row.isdigit() and column.isdigit() else None


def _named(zone: Zone) -> bool:
    return any(piece.text for piece in zone.pieces)
