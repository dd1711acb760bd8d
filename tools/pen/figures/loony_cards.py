"""The cards of Loony Clues: the backs of its four piles, a card of words, and a guess."""

from curves import area, ellipse, moved, points, sheet, smooth
from ink import Figure
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from figures.paper import blank

_QUESTION = "-20,-16 -18,-26 -11,-34 0,-37 11,-34 18,-27 20,-17 16,-7 8,0 2,7 0,18"
_INNER = (7, 7, 86, 126, 5, 0.4)


def _question(f: Figure, x: float, y: float, scale: float, w: float, fill: str = "ink", turn: float = 0) -> None:
    """A question mark about a place, 85 high at scale 1."""
    f.stroke(moved(_QUESTION, x, y, scale, turn), w, (0.9, 0.8), fill)
    dot = points(moved("0,36", x, y, scale, turn)).places[0]
    f.flat(ellipse(*dot, w * 0.66, w * 0.7), fill)


def _back(name: str, title: str, fill: str) -> tuple[Figure, BaseGeometry]:
    """A card face down, and its coloured field."""
    f = blank(name, title)
    field = area(sheet(*_INNER, f.rnd))
    f.area(field, fill)
    return f, field.buffer(-1.5)


def _finished(f: Figure) -> Figure:
    """The field gets its line, over the pattern."""
    f.edge(sheet(*_INNER[:5]), 1.6, lit=False)
    return f


def back_clue() -> Figure:
    """The back of the clue cards: lines in a hurried hand, and somebody's mouth full of words."""
    f, field = _back("back-clue", "Clue card, face down", "#2F6F6B")
    for row in range(9):
        y = 16 + row * 13.6
        places = [(4 + k * 6.6, y + (-2.6 if (k + row) % 2 else 2.6)) for k in range(15)]
        f.area(LineString(places).buffer(1.25).intersection(field), "#6FAFA8")
    f.line = 2.2
    f.shape("24,46 50,44 76,46 81,54 81,78 76,86 58,88c 47,102c 46,88c 24,86 19,78 19,54", "paper", 3, 2.2)
    for y, to in ((57, 71), (66, 66), (75, 56)):
        f.stroke(f"29,{y} {(29 + to) / 2},{y - 0.8} {to},{y}", 4, (0.9, 0.8))
    return _finished(f)


def back_identity() -> Figure:
    """The back of the secret identities: a curtain, and a keyhole with somebody behind it."""
    f, field = _back("back-identity", "Secret identity, face down", "#3A3150")
    for k in range(9):
        x = 8 + k * 11
        fold = Polygon([(x, 0), (x + 5, 0), (x + 4, 70), (x + 5.6, 140), (x - 0.6, 140), (x + 1, 70)])
        f.area(fold.intersection(field), "#5C4F78")
    f.line = 2.2
    f.shape("50,32 65,36 73,50 70,64 62,72c 72,108c 28,108c 38,72c 30,64 27,50 35,36", "lamp", 4, 2.4)
    f.shape("50,40 60,43 66,52 63,62 55,68c 63,101c 37,101c 45,68c 37,62 34,52 40,43", "dusk", 0, 1.9)
    f.shape("37,53 43,47 50,45 57,47 63,53 57,59 50,61 43,59", "white", 0, 1.6)
    f.dot(51, 53, 5, 5.4)
    f.flat(ellipse(49.2, 50.6, 1.7), "white")
    return _finished(f)


def back_guess() -> Figure:
    """The back of the guess cards: a harlequin's diamonds, and a question."""
    f, field = _back("back-guess", "Guess card, face down", "plum")
    for row in range(8):
        for column in range(6):
            x, y = 7 + column * 17.2, 7 + row * 18 + 9
            lozenge = Polygon([(x, y - 9), (x + 8.6, y), (x, y + 9), (x - 8.6, y)]).buffer(-0.5)
            f.area(lozenge.intersection(field), "lilac")
    f.line = 2.2
    f.shape("50,30c 82,70c 50,110c 18,70c", "paper", 4, 2.3)
    _question(f, 50, 70, 0.52, 8)
    return _finished(f)


def back_mask() -> Figure:
    """The back of the mask cards: rows of little flags, and a mask on its stick."""
    f, field = _back("back-mask", "Mask card, face down", "#B8473A")
    for row in range(7):
        y = 12 + row * 18.6
        f.area(LineString([(6, y), (94, y)]).buffer(0.7).intersection(field), "#E9A96A")
        for column in range(8):
            x = column * 14.4 + (row % 2) * 7.2
            flag = Polygon([(x, y), (x + 10, y), (x + 5, y + 9.6)])
            f.area(flag.intersection(field), "#E9A96A")
    f.line = 2.2
    disc = ellipse(50, 70, 31, 33, count=14)
    f.flat(disc, "paper")
    f.edge(disc, 1.9)
    f.stroke("50,84 50,99", 5.2, (1, 1))
    f.stroke("50,84 50,98", 2.2, (1, 1), "sand")
    f.shape("50,44 62,47 71,56 71,68 64,80 50,87 36,80 29,68 29,56 38,47", "lamp", 4, 2.3)
    for x in (41, 59):
        f.shape(ellipse(x, 63, 4.8, 5.6), "dusk", 0, 1.6)
    f.shape("41,73c 50,75 59,73c 56,80 50,82 44,80", "maw", 0, 1.8)
    return _finished(f)


def clue() -> Figure:
    """A card with two words, one at either end."""
    f = Figure("clue", title="Clue card")
    card = moved("-27,-43 -30,-40 -30,40 -27,43 27,43 30,40 30,-40 27,-43", 48, 48, 1, -9)
    f.shape(card, "white", 5, 2.8)
    for side in (-1, 1):
        word = [(-20 + k * 5, side * 25 + (-4 if k % 2 else 4)) for k in range(9)]
        f.stroke(moved(smooth(word), 48, 48, 1, -9), 4, (0.9, 0.7), "teal" if side < 0 else "red", dark=True)
        f.stroke(moved(f"-19,{side * 25 + 9 * -side} 19,{side * 25 + 9 * -side}", 48, 48, 1, -9), 2, (0.9, 0.8))
    for k in range(4):
        f.stroke(moved(f"{-22 + k * 12.4},0 {-15 + k * 12.4},0", 48, 48, 1, -9), 2.2, (1, 1))
    return f


def guess() -> Figure:
    """A guess: a card with a masked question."""
    f = Figure("guess", title="Guess now")
    behind = moved("-24,-36 -27,-33 -27,33 -24,36 24,36 27,33 27,-33 24,-36", 40, 50, 1, -18)
    f.shape(behind, "lilac", 4, 2.6)
    f.shape(moved("-29,-40 -32,-37 -32,37 -29,40 29,40 32,37 32,-37 29,-40", 54, 49, 1, 7), "white", 5, 2.8)
    mask = "-24,-16 -12,-21 0,-17 12,-21 24,-16 26,-2 17,9 6,7 0,1 -6,7 -17,9 -26,-2"
    f.shape(moved(mask, 55, 35, 1, 7), "plum", 4, 2.4, silhouette=False)
    for side in (-1, 1):
        f.shape(moved(ellipse(0, 0, 5.6, 5), 55 + side * 12, 32.6 + side * 1.4), "white", 0, 1.9, silhouette=False)
    _question(f, 52, 65, 0.36, 6, "ink", 7)
    return f


FIGURES = (back_clue, back_identity, back_guess, back_mask, clue, guess)
