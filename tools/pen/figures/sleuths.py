"""The six who search the haunted house: calm, and bitten by a spider."""

from collections.abc import Callable
from functools import partial

from curves import ellipse, moved, star
from ink import Figure

from figures.parts import boxed

COLOURS = ("deep", "orange", "red", "white", "plum", "lamp")
"""The cloth of each, in the order of their starts."""
GROUND = 92


class Sleuth:
    """One of them being drawn: `hop` is how far a hat has jumped, `lean` how far it has turned."""

    def __init__(self, number: int, title: str, bitten: bool) -> None:
        self.f = Figure(f"sleuth-{number}{'-bitten' if bitten else ''}", title=title)
        self.bitten = bitten
        self.hop, self.lean = (-7, 12) if bitten else (0, 0)

    def hat(self, outline: str, fill: str, shade: float = 3, about: tuple[float, float] = (48, 20)) -> None:
        """A part of the hat, which jumps."""
        self.f.shape(moved(outline, 0, self.hop, 1, self.lean, about=about), fill, shade)

    def eyes(self, y: float, left: float, right: float, r: float = 3.6) -> None:
        """Two eyes, that open wide."""
        for x in (left, right):
            if self.bitten:
                self.f.shape(ellipse(x, y, r * 1.9, r * 2.1), "white", 0, 2, silhouette=False)
                self.f.dot(x, y + 0.6, r * 0.62)
            else:
                self.f.eye(x, y, r)

    def done(self) -> Figure:
        """In its box; who is bitten has the spider on its foot."""
        if self.bitten:
            f = self.f
            for x, y, turn in ((4, 40, -60), (2, 56, -90), (92, 40, 60), (94, 56, 90)):
                f.stroke(moved("0,4 0,-4", x, y, 1, turn), 3, (1, 0.5), silhouette=True)
            for side in (-1, 1):
                for knee in ("0,0 8,-7 13,2", "0,1 9,-2 13,7"):
                    f.stroke(moved(knee, 76, 85, 1, 0, side < 0), 2, (1, 0.6), silhouette=True)
            f.shape(ellipse(76, 85, 7.4, 6.8), "dusk", 2, 2.2)
            for x in (73.4, 78.6):
                f.dot(x, 84, 1.6, fill="lamp")
        return boxed(self.f, GROUND)


def owl(bitten: bool) -> Figure:
    """An owl who has read everything: a mortarboard, and glasses."""
    s = Sleuth(0, "Owl, professor", bitten)
    f = s.f
    for foot in ("32,88 38,84 44,88 44,92 32,92", "52,88 58,84 64,88 64,92 52,92"):
        f.shape(foot, "orange", 1.6, 2.2)
    wings = ("18,56 8,66 6,80 14,84 24,76", "78,56 88,66 90,80 82,84 72,76")
    if bitten:
        wings = ("20,62 8,56 -2,42 3,38 12,40 26,52", "76,62 88,56 98,42 93,38 84,40 70,52")
    for wing in wings:
        f.shape(wing, "fur", 3)
    f.shape("48,24 64,27 76,38 78,56 76,76 64,88 48,90 32,88 20,76 18,56 20,38 32,27", "fur", 7, hatch=True)
    f.shape("19,62 34,68 48,76 62,68 77,62 77,76 66,88 48,90 30,88 19,76", "deep", 5)
    f.shape("40,70 48,76 56,70 56,80 48,76 40,80", "lamp", 1.4, 2)
    for x in (34.5, 61.5):
        f.shape(ellipse(x, 46, 14, 14.4), "cream", 2, 2.6)
    s.eyes(46, 35, 61, 4.6)
    f.shape("43,51 53,51 48,61c", "orange", 1.6, 2)
    s.hat("26,22 70,22 68,32 48,34 28,32", "deep", 3)
    s.hat("48,6c 92,18c 48,29c 4,18c", "deep", 4)
    f.stroke(moved("48,17 82,20 85,34", 0, s.hop, 1, s.lean, about=(48, 20)), 2.2, (1, 1), "lamp", silhouette=True)
    s.hat("85,32 88,42 82,42", "lamp", 0)
    return s.done()


def badger(bitten: bool) -> Figure:
    """A badger from the garden: a straw hat, an apron, and a spade."""
    s = Sleuth(1, "Badger, gardener", bitten)
    f = s.f
    f.stroke("86,30 86,84", 4.4, (1, 1), "wood", silhouette=True)
    f.shape("80,28c 92,28c 92,14 86,6 80,14", "steel", 2, 2.2)
    f.shape("22,92c 18,74 28,62 48,60 68,62 78,74 74,92c", "grey", 5)
    f.shape("68,66 80,58 90,56 92,64 82,72 72,76", "grey", 2.4)
    if bitten:
        f.shape("28,66 16,58 4,44 9,38 18,44 32,58", "grey", 2.4)
    else:
        f.shape("28,66 16,72 12,84 20,86 32,78", "grey", 2.4)
    f.shape("34,68c 62,68c 66,92c 30,92c", "orange", 3)
    f.shape("41,76c 55,76c 54,85c 42,85c", "orange", 0, 2)
    for x in (21, 75):
        f.shape(ellipse(x, 38, 7), "dark", 1.6)
    f.shape("48,22 66,26 76,38 74,52 62,62 48,68 34,62 22,52 20,38 30,26", "white", 5)
    f.flat("28,28 40,25 42,40 42,56 32,58 23,48 22,38", "dark")
    f.flat("68,28 56,25 54,40 54,56 64,58 73,48 74,38", "dark")
    for x in (34.5, 61.5):
        if not bitten:
            f.flat(ellipse(x, 44, 5.4, 6), "white")
    s.eyes(44, 34.5, 61.5, 3.6)
    f.shape("42,58 54,58 52,64 48,66 44,64", "ink", 0, 1.4)
    s.hat("4,26 24,19 48,17 72,19 92,26 72,32 48,30 24,32", "sand", 3)
    s.hat("28,22 31,11 48,7 65,11 68,22 48,25", "sand", 4)
    s.hat("28,18 48,21 68,18 68,23 48,26 28,23", "red", 0)
    return s.done()


def hare(bitten: bool) -> Figure:
    """A hare who hears all: a long coat, and ears to match."""
    s = Sleuth(2, "Hare, detective", bitten)
    f = s.f
    if bitten:
        f.shape("38,40 30,22 10,8 4,12 10,24 28,44", "tan", 3)
        f.shape("58,40 66,22 86,8 92,12 86,24 68,44", "tan", 3)
    else:
        f.shape("36,40 28,24 28,7 34,0 41,5 46,22 47,38", "tan", 3)
        f.flat("36,34 32,20 34,8 38,12 41,24 42,34", "pink")
        f.shape("52,38 54,18 62,3 74,1 82,12 79,17 72,13 68,22 62,40", "tan", 3)
    f.shape("34,62 62,62 72,78 74,92c 22,92c 24,78", "red", 6, hatch=True)
    f.stroke("48,70 48,91", 2, (1, 1))
    for y in (77, 85):
        f.dot(53, y, 1.9, fill="lamp")
    if bitten:
        f.shape("28,70 14,62 6,48 12,44 20,52 34,62", "red", 3)
        f.shape("68,70 82,62 90,48 84,44 76,52 62,62", "red", 3)
    else:
        f.shape("30,68 18,76 18,86 26,86 34,78", "red", 3)
        f.shape("66,68 78,72 84,64 90,66 86,78 74,82", "red", 3)
        f.stroke("87,68 87,58", 3.6, (1, 1), "wood", silhouette=True)
        f.shape(ellipse(86, 47, 10.4), "glass", 2)
    f.shape("48,30 64,33 72,44 70,56 60,65 48,67 36,65 26,56 24,44 32,33", "tan", 6, hatch=5)
    f.shape("48,52 58,54 60,61 48,66 36,61 38,54", "cream", 0, ink=False)
    s.eyes(46, 37, 59, 3.8)
    f.shape("44.6,53 51.4,53 48,57", "pink", 0, 1.6)
    f.stroke("48,57 43,61", 1.8)
    f.stroke("48,57 53,61", 1.8)
    f.shape("30,66 40,62 48,70 40,76", "red", 2, 2.2)
    f.shape("66,66 56,62 48,70 56,76", "red", 2, 2.2)
    return s.done()


def goose(bitten: bool) -> Figure:
    """A goose from the kitchen: a tall hat on a long neck."""
    s = Sleuth(3, "Goose, cook", bitten)
    f = s.f
    for foot in ("36,84 36,88 28,92 46,92 42,88", "58,84 58,88 50,92 68,92 64,88"):
        f.shape(foot, "orange", 1.4, 2.2)
    f.shape("4,50 16,58 34,56 52,54 70,56 78,68 74,80 60,88 40,88 24,82 12,68", "white", 6, hatch=True)
    if bitten:
        f.shape("34,62 20,52 6,30 12,24 26,32 44,56", "white", 3)
    else:
        f.shape("28,62 44,58 58,64 56,74 42,78 30,74 20,66", "white", 3)
    f.shape("46,58 52,44 50,32 54,24 64,22 72,26 74,36 68,44 70,58 60,64", "white", 3)
    f.flat("52,56 56,46 56,36 66,44 67,57 60,62", "white")
    f.shape("47,55 58,58 71,54 71,61 58,65 46,62", "teal", 2, 2.2)
    f.shape("49,62 58,64 54,74 48,72", "teal", 2, 2.2)
    if bitten:
        f.shape("72,30c 90,22 94,26 74,36c", "orange", 1.6, 2.2)
        f.shape("72,36c 88,42 92,38 74,35c", "orange", 1.6, 2.2)
    else:
        f.shape("72,30c 84,32 94,37 90,40 73,39c", "orange", 2, 2.2)
    if bitten:
        s.eyes(32, 64, 64, 3.2)
    else:
        f.eye(65, 31.6, 3.4)
        f.cheek(61, 38, 3)
    s.hat("50,24 50,17 43,16 41,9 47,5 56,6 64,3 73,5 82,6 84,12 79,17 76,18 75,26", "white", 3, (62, 20))
    s.hat("49,18 62,21 76,19 76,27 62,28 49,26", "white", 0, (62, 20))
    return s.done()


def hedgehog(bitten: bool) -> Figure:
    """A hedgehog who walks by night: a waistcoat, and a lantern."""
    s = Sleuth(4, "Hedgehog, night watchman", bitten)
    f = s.f
    f.shape("28,84 44,84 44,92 26,92", "skin", 1.6, 2.2)
    f.shape("52,84 68,84 70,92 52,92", "skin", 1.6, 2.2)
    f.shape(star(44, 54, 45 if bitten else 42, 33 if not bitten else 30, 15, -84), "dark", 7, hatch=8)
    f.shape("48,56 66,58 74,70 72,84 60,90 42,90 30,82 30,68", "plum", 4)
    f.stroke("54,60 56,88", 2, (1, 1))
    for y in (70, 79):
        f.dot(61, y, 1.9, fill="lamp")
    f.shape("46,30 60,28 70,36 84,44 88,50 82,56 70,60 54,64 40,58 36,42", "skin", 5)
    f.shape(ellipse(87, 49, 5.2, 4.8), "ink", 0, 1.4)
    s.eyes(43, 54, 69, 3.4)
    f.cheek(58, 53, 3.6)
    if bitten:
        f.shape(ellipse(74, 55, 3.6, 4), "maw", 0, 1.8)
        f.shape("32,66 20,56 8,38 14,34 22,42 40,60", "plum", 2.6)
    else:
        f.stroke("72,55 77,57 81,54", 2)
        f.shape("62,66 74,64 84,62 88,68 80,73 66,76", "plum", 2.6)
    if not bitten:
        f.stroke("86,66 87,70", 2.4, (1, 1), silhouette=True)
        f.shape("80,70c 94,70c 96,86c 78,86c", "lamp", 2, 2.2)
        f.stroke("78,88 96,88", 3, (1, 1), silhouette=True)
    return s.done()


def frog(bitten: bool) -> Figure:
    """A frog off the boat: a long yellow raincoat."""
    s = Sleuth(5, "Frog, fisher", bitten)
    f = s.f
    for boot in ("26,86 44,86 44,92 20,92", "52,86 70,86 76,92 52,92"):
        f.shape(boot, "brick", 1.6, 2.2)
    f.shape("34,52 62,52 76,74 84,86c 66,90 48,91 30,90 12,86c 20,74", "lamp", 6, hatch=True)
    f.stroke("48,64 48,90", 2, (1, 1))
    for y in (70, 79):
        f.dot(53, y, 1.9, fill="dark")
    if bitten:
        f.shape("28,66 14,58 2,46 6,40 16,44 34,58", "lamp", 3)
        f.shape("68,66 82,58 94,46 90,40 80,44 62,58", "lamp", 3)
    for x in (28, 68):
        f.shape(ellipse(x, 23, 12.6, 13), "leaf", 3)
    f.shape("48,24 70,26 84,38 84,50 70,60 48,63 26,60 12,50 12,38 26,26", "leaf", 6, hatch=6)
    for x in (28, 68):
        f.flat(ellipse(x, 24, 10, 10), "leaf")
        f.shape(ellipse(x, 21.5, 8.4, 8.8), "white", 0, 2, silhouette=False)
        f.dot(x + (0 if bitten else 1.4), 22, 2.2 if bitten else 4.2)
        if not bitten:
            f.flat(ellipse(x - 0.2, 19.6, 1.5), "white")
    if bitten:
        f.shape(ellipse(48, 49, 11, 8.6), "maw", 0, 2.2)
        f.flat(ellipse(48, 53, 6.4, 3.4), "tongue")
    else:
        f.stroke("20,42 32,50 48,52 64,50 76,42", 2.5, (0.7, 0.7))
    f.cheek(22, 50, 4.4)
    f.cheek(74, 50, 4.4)
    f.shape("32,60 48,65 64,60 66,67 48,71 30,67", "lamp", 2, 2.2)
    return s.done()


SLEUTHS: tuple[Callable[[bool], Figure], ...] = (owl, badger, hare, goose, hedgehog, frog)
FIGURES = tuple(partial(draw, bitten) for bitten in (False, True) for draw in SLEUTHS)
