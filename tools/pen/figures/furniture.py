"""What stands in the rooms of the haunted house, small: each room's large thing, and one or two beside it."""

from collections.abc import Callable

from curves import corners, ellipse, moved
from ink import Figure
from shapely.geometry import Polygon, box


def _thing(name: str, width: float, height: float) -> Figure:
    f = Figure(f"thing-{name}", width, height, line=1.5, cut=0, unit=0.8, pad=0)
    f.tolerance = 0.2
    return f


def _box(f: Figure, x: float, y: float, w: float, h: float, fill: str, shade: float = 1.6) -> Polygon:
    return f.shape(corners([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), fill, shade)


def bookshelf() -> Figure:
    """Two rows of books, one of them about to fall."""
    f = _thing("bookshelf", 50, 30)
    _box(f, 1, 1, 48, 28, "wood", 2)
    f.area(box(4, 4, 46, 14), "dark", dark=True)
    f.area(box(4, 17, 46, 27), "dark", dark=True)
    books = {
        "red": [(5, 5, 4), (22, 4.4, 3), (40, 18, 5), (13, 18, 4)],
        "lamp": [(9.6, 6, 3), (33, 5, 4), (5, 19, 3)],
        "teal": [(13.2, 4.6, 4), (28, 18.4, 4), (41, 5, 4)],
        "cream": [(17.8, 6, 3.4), (18, 19, 4), (34, 19, 3.4)],
    }
    for fill, row in books.items():
        f.many([box(x, y, x + w, 14 if y < 15 else 27) for x, y, w in row], fill, 0.9, 0)
    return f


def armchair() -> Figure:
    """An armchair for a long evening."""
    f = _thing("armchair", 20, 20)
    f.shape("4,3 10,1 16,3 17,12 3,12", "brick", 2)
    f.shape("1,9 4,8 5,17 1.6,17", "brick", 0)
    f.shape("19,9 16,8 15,17 18.4,17", "brick", 0)
    f.shape("4,12 16,12 16,18c 4,18c", "rose", 1.6)
    return f


def chandelier() -> Figure:
    """A chandelier with five candles."""
    f = _thing("chandelier", 50, 30)
    f.stroke("25,0 25,14", 1.6, (1, 1))
    for x, y in ((5, 11), (15, 8), (25, 7), (35, 8), (45, 11)):
        f.flat(ellipse(x, y - 2.4, 3.8, 4.6), "lamp")
        f.shape(f"{x},{y - 6} {x + 1.8},{y - 2} {x},{y} {x - 1.8},{y - 2}", "cream", 0, 1)
        _box(f, x - 1.4, y, 2.8, 5, "white", 0)
    f.shape("2,16c 14,14 25,13 36,14 48,16c 44,22 34,23 25,23 16,23 6,22", "sand", 2.4)
    for x in (9, 25, 41):
        f.shape(f"{x},22 {x + 2.2},26 {x},29 {x - 2.2},26", "glass", 0, 1.1)
    return f


def slippers() -> Figure:
    """Somebody danced too long."""
    f = _thing("slippers", 18, 12)
    f.shape("1,6 5,3 10,1 12,3 9,6 4,9", "pink", 1)
    f.shape("6,10 11,7 16,5 17.4,7 14,10 9,12", "pink", 1)
    return f


def planter() -> Figure:
    """A box of plants that have grown too tall."""
    f = _thing("planter", 50, 30)
    for x, lean in ((9, -3), (20, 2), (31, -2), (42, 3)):
        f.stroke(f"{x},22 {x + lean},6", 1.5, (1, 0.6), "moss")
        for y, side in ((15, -1), (11, 1), (6, -1)):
            leaf = "0,0c 4,-4 9,-3 10,0 6,2.4"
            f.shape(moved(leaf, x + lean * 0.6, y, 0.86, -20 * side, side < 0), "leaf", 1, 1.1)
    f.shape(ellipse(18, 6, 3.6), "pink", 0.8, 1.2)
    f.shape(ellipse(45, 5, 3.6), "lamp", 0.8, 1.2)
    f.shape("2,20c 48,20c 46,29c 4,29c", "brick", 2.4)
    return f


def watering_can() -> Figure:
    """A watering can."""
    f = _thing("watering-can", 20, 18)
    f.stroke("4,8 9,1 14,5", 1.6, (1, 1))
    f.shape("13,11 18,4 20,6 15,14", "teal", 0)
    f.shape("3,7c 14,7c 15,17c 2,17c", "teal", 2)
    return f


def stove() -> Figure:
    """An iron stove, a pot boiling over."""
    f = _thing("stove", 50, 30)
    f.shape("34,1c 40,1c 40,13c 34,13c", "night", 1)
    _box(f, 4, 12, 42, 17, "night", 2.4)
    f.shape("8,16c 24,16c 24,27c 8,27c", "dusk", 0, 1.2)
    f.flat("10,26 12,20 15,23 17,18 20,23 22,26", "orange")
    f.shape(ellipse(36, 21, 5), "steel", 1)
    f.shape("9,4c 25,4c 24,12c 10,12c", "orange", 2)
    f.stroke("7,4 27,4", 1.7, (1, 1))
    for steam in ("13,2 12,0 14,-2", "20,2 19,0 21,-2"):
        f.stroke(steam, 1.2)
    return f


def pie() -> Figure:
    """A pie to cool on a stool."""
    f = _thing("pie", 20, 18)
    f.shape("3,10c 17,10c 16,13c 4,13c", "wood", 1)
    f.stroke("5,13 4,18", 1.5, (1, 1))
    f.stroke("15,13 16,18", 1.5, (1, 1))
    f.shape("2,9c 4,4 10,2 16,4 18,9c", "sand", 1.6)
    f.stroke("8,4 10,7 12,4", 1.1)
    return f


def jars() -> Figure:
    """Two shelves of jars; one looks back."""
    f = _thing("jars", 50, 30)
    for y in (13, 28):
        _box(f, 1, y, 48, 2.4, "wood", 0)
    jar = "-4,-9 -3,-11c 3,-11c 4,-9 4.4,-.4c -4.4,-.4c"
    fills = ("plum", "leaf", "red", "lamp", "orange", "teal", "glass", "plum")
    for i, fill in enumerate(fills):
        x, y = 7 + (i % 4) * 12, 13 if i < 4 else 28
        f.shape(moved(jar, x, y), fill, 1.2, 1.2)
        f.stroke(f"{x - 3.4},{y - 10.6} {x + 3.4},{y - 10.6}", 2, (1, 1), "cream")
    f.flat(ellipse(31, 22, 2.4), "white")
    f.dot(31.5, 22, 1.1)
    return f


def cheese() -> Figure:
    """A cheese with a bite in it."""
    f = _thing("cheese", 18, 14)
    f.shape("1,9c 14,2c 17,6c 17,13c 1,13c", "lamp", 1.4)
    for x, y in ((6, 10.4), (12, 9), (14, 11.6)):
        f.dot(x, y, 1.2, fill="orange")
    return f


def desk() -> Figure:
    """A desk with a green lamp and a letter."""
    f = _thing("desk", 50, 30)
    _box(f, 4, 17, 13, 12, "wood", 2)
    _box(f, 33, 17, 13, 12, "wood", 2)
    _box(f, 1, 12, 48, 5, "wood", 1)
    f.stroke("14,12 14,6", 1.6, (1, 1))
    f.shape("7,7c 10,1 18,1 21,7c", "green", 1.4)
    f.shape("27,11c 39,11c 41,6c 29,6c", "paper", 0, 1.1)
    f.stroke("43,11 47,1", 1.4, (1, 0.4))
    for x in (10.5, 39.5):
        f.dot(x, 23, 1.2, fill="lamp")
    return f


def globe() -> Figure:
    """A globe on its foot."""
    f = _thing("globe", 18, 20)
    f.stroke("9,14 9,19", 1.6, (1, 1))
    f.stroke("4,19 14,19", 1.8, (1, 1))
    f.shape(ellipse(9, 8, 7), "sea", 1.6)
    f.flat("5,5 9,3 10,6 7,10", "leaf")
    f.flat("11,8 14,7 14,11 12,12", "leaf")
    return f


def barrels() -> Figure:
    """Three barrels, one of them with a tap."""
    f = _thing("barrels", 50, 30)
    for x, y in ((12, 19), (38, 19), (25, 11)):
        f.shape(ellipse(x, y, 11.4, 10.2), "wood", 2.2)
        f.shape(ellipse(x, y, 7.4, 6.6), "tan", 0, 1.1)
        f.stroke(f"{x - 7},{y} {x + 7},{y}", 0.9, (1, 1))
    f.stroke("38,21 38,25 36,27", 2, (1, 1))
    return f


def bottles() -> Figure:
    """A crate of bottles."""
    f = _thing("bottles", 20, 18)
    for x in (5, 10, 15):
        f.shape(f"{x - 1},1c {x + 1},1c {x + 2},7 {x + 2},12c {x - 2},12c {x - 2},7", "green", 0, 1.1)
    _box(f, 1.5, 9, 17, 8, "sand", 1.2)
    f.stroke("2,13 18,13", 1, (1, 1))
    return f


def piano() -> Figure:
    """A piano that grins."""
    f = _thing("piano", 50, 30)
    _box(f, 3, 2, 44, 16, "maw", 2)
    f.shape("17,4c 33,4c 34,13c 16,13c", "paper", 0, 1.1)
    for y in (6.6, 9, 11.4):
        f.stroke(f"19,{y} 31,{y}", 0.7, (1, 1))
    _box(f, 1, 17, 48, 6, "white", 0)
    for x in (6, 10, 17, 21, 25, 32, 36, 43):
        f.area(box(x - 1.1, 17, x + 1.1, 20.6), "ink")
    for x in (5, 44):
        f.stroke(f"{x},23 {x},29", 2.4, (1, 1))
    _box(f, 19, 25, 12, 4, "red", 0)
    return f


def violin() -> Figure:
    """A violin that leans on nothing."""
    f = _thing("violin", 16, 22)
    f.stroke("8,11 8,1", 2.2, (1, 1))
    f.shape("8,9 12,10 12,13 10.6,15 13,18 11,21 8,21.6 5,21 3,18 5.4,15 4,13 4,10", "orange", 1.4)
    f.stroke("8,10 8,19", 0.8, (1, 1))
    return f


def trunk() -> Figure:
    """A trunk that does not close."""
    f = _thing("trunk", 50, 30)
    f.shape("8,12 9,4 16,1 34,1 41,4 42,12c 25,10", "fur", 2.4)
    f.shape("10,14 14,10 18,14 24,9 31,13 36,9 40,14", "lilac", 1, 1.2)
    _box(f, 7, 14, 36, 15, "fur", 2.4)
    for x in (13, 37):
        f.stroke(f"{x},14 {x},29", 2, (1, 1), "sand")
    f.shape("22,15c 28,15c 28,21c 22,21c", "lamp", 0, 1.1)
    return f


def mirror() -> Figure:
    """An old mirror with a crack."""
    f = _thing("mirror", 16, 22)
    f.shape(ellipse(8, 10, 7, 9.4), "sand", 1.4)
    f.shape(ellipse(8, 10, 4.6, 7), "glass", 1, 1)
    f.stroke("6,5 9,9 7,12 10,15", 0.8)
    f.stroke("3,21 13,21", 1.8, (1, 1))
    return f


FURNITURE: dict[str, tuple[Callable[[], Figure], ...]] = {
    "library": (bookshelf, armchair),
    "ballroom": (chandelier, slippers),
    "greenhouse": (planter, watering_can),
    "kitchen": (stove, pie),
    "larder": (jars, cheese),
    "study": (desk, globe, armchair),
    "cellar": (barrels, bottles),
    "music": (piano, violin),
    "attic": (trunk, mirror),
}
"""By room: first what it is known by, then what stands beside it."""
