"""The sign of the whole site as an app: the lamp over the table, and three cards that lie in its light."""

from curves import Outline, ellipse, moved, sheet
from ink import Figure
from shapely.geometry import box

from figures.marks import OUTLINES

SIDE = 192
CARDS = ((-42, 9, -16, "blue", OUTLINES[1]), (42, 9, 16, "green", OUTLINES[3]), (0, 2, 0, "red", OUTLINES[0]))
"""Each card's place beside the middle, its turn, and what it shows; the last one lies on top."""


def _icon(name: str, ground: Outline, line: float, scale: float) -> Figure:
    """The picture on a ground, so much smaller round the middle."""
    f = Figure(name, SIDE, SIDE, line=line, cut=0, unit=1, pad=0, title="Parlour")
    f.tolerance = 0.1
    inside = f.flat(ground, "--table")

    def at(outline: Outline) -> Outline:
        return moved(outline, SIDE / 2 * (1 - scale), SIDE / 2 * (1 - scale), scale)

    light = f.flat(at("72,60c 120,60c 226,320c -34,320c"), "#41714F", within=inside)
    f.flat(at(ellipse(96, 156, 82, 28)), "#6E9A5C", within=light)
    f.area(inside.intersection(box(93.6, -8, 98.4, 40)), "ink")
    for x, y, turn, colour, sign in CARDS:

        def on_card(outline: Outline, x: float = x, y: float = y, turn: float = turn) -> Outline:
            return at(moved(outline, 96 + x, 129 + y, 1, turn))

        f.shape(on_card(sheet(-27, -38, 54, 76, 8)), "paper", 5)
        f.shape(on_card(moved(sign, -19, -19, 0.4)), colour, 3, line * 0.8)
    f.shape(at("85,16 107,16 110,30 82,30"), "wood", 3)
    f.shape(at("80,29 112,29 132,48 148,73c 96,83 44,73c 60,48"), "lamp", 9, hatch=True)
    return f


def app() -> Figure:
    """On a rounded ground of its own."""
    ground = sheet(5, 5, 182, 182, 44)
    f = _icon("app", ground, 4.6, 0.94)
    f.edge(ground, 5)
    return f


def app_masked() -> Figure:
    """To the edge, and small enough that whatever shape a phone cuts leaves it whole."""
    return _icon("app-masked", sheet(-8, -8, 208, 208, 4), 4, 0.76)
