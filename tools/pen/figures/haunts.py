"""Who hides in the haunted house: ghost, bat and cat, on cards and by themselves; and the spiders."""

from collections.abc import Callable
from functools import partial

from curves import area, ellipse, moved, sheet
from ink import Figure
from shapely.geometry import Point

from figures.paper import blank


def ghost() -> Figure:
    """A ghost, who is as startled as you."""
    f = Figure("ghost", title="Ghost")
    f.shape(
        "48,4 66,8 76,24 80,40 90,44 92,54 80,58 80,74 86,90c 74,84 66,92c 56,84 48,93c 40,84 30,92c 22,84 10,90c 16,74"
        " 16,58 4,54 6,44 16,40 20,24 30,8",
        "white",
        7,
        hatch=True,
    )
    for x in (37, 59):
        f.dot(x, 34, 5.4, 7.4)
        f.flat(ellipse(x - 1.6, 30.4, 1.8), "white")
    f.shape(ellipse(48, 54, 6.4, 8), "maw", 0, 2)
    f.cheek(27, 46, 4.6)
    f.cheek(69, 46, 4.6)
    return f


def bat() -> Figure:
    """A bat, wings wide."""
    f = Figure("bat", title="Bat")
    for mirror in (False, True):
        wing = "40,40 28,26 14,16 0,18c 4,32 2,50 6,66c 14,56 20,56 24,66c 30,58 36,58 42,68"
        f.shape(moved(wing, 96 if mirror else 0, 0, 1, 0, mirror), "lilac", 5)
        for bone in ("14,18 10,40 7,60", "26,26 24,44 24,62"):
            f.stroke(moved(bone, 96 if mirror else 0, 0, 1, 0, mirror), 1.9)
    f.shape("34,30c 32,8c 44,20 52,20 64,8c 62,30c 68,44 66,64 56,76 48,80 40,76 30,64 28,44", "plum", 6, hatch=5)
    for x in (39.6, 56.4):
        f.shape(ellipse(x, 38, 6.2, 6.8), "lamp", 0, 2, silhouette=False)
        f.dot(x, 38.6, 2.4, 3.4)
    f.stroke("38,52 48,56 58,52", 2.2, (0.7, 0.7))
    for x in (43, 53):
        f.shape(moved("-2.6,0c 2.6,0c 0,7c", x, 54.4), "white", 0, 1.4, silhouette=False)
    for x in (42, 54):
        f.stroke(f"{x},78 {x},86", 2.2, (1, 0.6), silhouette=True)
    return f


def cat() -> Figure:
    """A cat with her back up."""
    f = Figure("cat", title="Cat")
    f.shape("76,56 84,46 80,28 82,12 92,4 96,10 91,18 92,32 95,48 86,66", "dark", 3)
    f.shape("24,50 34,40 50,36 66,40 80,50 86,70 86,92 76,92 72,74 66,70 62,74 62,92 52,92 50,74 40,74", "dark", 5)
    f.shape("30,66 40,72 42,92 31,92 28,78", "dark", 3)
    f.shape("18,66 28,72 30,92 19,92 16,78", "dark", 3)
    f.shape("6,32c 4,10c 17,20 29,21 42,20 54,10c 52,32c 56,46 48,58 30,62 12,58 4,46", "dark", 5, hatch=5)
    for ear in ("9,24 8,16 14,22", "50,24 51,16 45,22"):
        f.flat(ear, "rose")
    for x in (19.4, 40.6):
        f.shape(ellipse(x, 38, 7.4, 8), "lamp", 0, 2, silhouette=False)
        f.dot(x, 38.4, 2.2, 5.6)
        f.flat(ellipse(x - 2.2, 35, 1.4), "white")
    f.shape("27,47 33,47 30,50.4", "pink", 0, 1.4)
    f.stroke("30,50 26,53.6 23,52", 1.8, fill="cream")
    f.stroke("30,50 34,53.6 37,52", 1.8, fill="cream")
    return f


HAUNTS: tuple[Callable[[], Figure], ...] = (ghost, bat, cat)


def _card(name: str, title: str, fill: str) -> tuple[Figure, Point]:
    f = blank(name, title)
    inner = sheet(7, 7, 86, 126, 5, 0.4, f.rnd)
    f.area(area(inner), fill)
    f.edge(inner, 1.6, lit=False)
    return f, Point(50, 70)


def card(who: Callable[[], Figure]) -> Figure:
    """The red side of a room card."""
    figure = who()
    f, middle = _card(f"card-{figure.name}", figure.title, "brick")
    disc = ellipse(middle.x, middle.y, 39, 44)
    f.flat(disc, "cream")
    f.edge(disc, 1.8)
    f.put(figure, 16, 36, 68)
    return f


def back_room() -> Figure:
    """The back of the room cards: keyholes, and one that somebody looks through."""
    f, middle = _card("back-room", "Room card, face down", "teal")
    field = area(sheet(9, 9, 82, 122, 4))
    for row in range(7):
        for column in range(5):
            x, y = 18 + column * 16 + (row % 2) * 8 - 4, 18 + row * 17.6
            f.flat(ellipse(x, y, 2.4, 2.6), "teal", within=field, dark=True)
            f.flat(f"{x - 0.8},{y}c {x + 0.8},{y}c {x + 2},{y + 6}c {x - 2},{y + 6}c", "teal", within=field, dark=True)
    f.flat(ellipse(middle.x, middle.y, 30, 41), "lamp")
    f.edge(ellipse(middle.x, middle.y, 30, 41), 2)
    f.shape("39,66c 34,58 35,46 43,40 57,40 65,46 66,58 61,66c 68,100c 32,100c", "dusk", 0, 2)
    f.shape(ellipse(50, 55, 11, 8.6), "white", 0, 2)
    f.dot(50, 55, 4.2, 5.4)
    f.flat(ellipse(48.4, 52.6, 1.6), "white")
    return f


def _spider(name: str, title: str) -> Figure:
    f = Figure(name, title=title)
    for side in (-1, 1):
        for knee in (
            "14,-10 26,-26 34,-40 42,-30",
            "16,-4 30,-14 42,-18 47,-4",
            "16,4 32,2 43,8 46,22",
            "12,12 26,18 34,28 33,42",
        ):
            f.stroke(moved(knee, 48, 50, 1, 0, side < 0), 4.6, (1, 0.7), silhouette=True)
    return f


def spider() -> Figure:
    """A spider of whom nobody knows: it keeps its eyes shut."""
    f = _spider("spider", "Spider")
    f.shape(ellipse(48, 50, 27, 26), "grey", 6, hatch=True)
    for x in (38, 58):
        f.stroke(f"{x - 7},47 {x},51 {x + 7},47", 3, (0.7, 0.7))
    f.stroke("42,62 54,62", 2.8, (0.8, 0.8))
    f.stroke("43,33 44,29 48,27.4 52,29.6 51,33.4 48,35.4 48,38", 2.6, (0.8, 0.8), "cream")
    f.dot(48, 41.6, 1.6, fill="cream")
    return f


def spider_harmless() -> Figure:
    """A spider that only wanted to give you a flower."""
    f = _spider("spider-harmless", "Harmless spider")
    f.shape(ellipse(48, 50, 27, 26), "leaf", 6, hatch=True)
    f.eye(38, 46, 4.4)
    f.eye(58, 46, 4.4)
    f.cheek(30, 56, 4.4)
    f.cheek(66, 56, 4.4)
    f.stroke("38,57 43,62.4 48,64 53,62.4 58,57", 3, (0.6, 0.6))
    f.stroke("84,44 83,30", 3, (1, 1), "moss", silhouette=True)
    for dx, dy in ((0, -9), (8.6, -2.8), (5.3, 7.3), (-5.3, 7.3), (-8.6, -2.8)):
        f.shape(ellipse(83 + dx, 18 + dy, 6.2), "pink", 0, 2)
    f.shape(ellipse(83, 18, 5.4), "lamp", 0, 2)
    return f


def spider_bites() -> Figure:
    """A spider with fangs, and a mind to use them."""
    f = _spider("spider-bites", "Biting spider")
    f.shape(ellipse(48, 50, 27, 26), "red", 6, hatch=True)
    for x, brow in ((38, "28,36 46,43"), (58, "68,36 50,43")):
        f.shape(ellipse(x, 47, 7, 7.4), "lamp", 0, 2, silhouette=False)
        f.dot(x, 48, 2.6)
        f.stroke(brow, 4, (1, 0.8))
    f.shape("34,60c 42,63 54,63 62,60c 58,70 38,70", "maw", 0, 2, silhouette=False)
    for x in (40, 56):
        f.shape(moved("-4.4,0c 4.4,0c 0,17c", x, 62), "white", 1.4, 2)
    return f


FIGURES = (*HAUNTS, *(partial(card, who) for who in HAUNTS), back_room, spider, spider_harmless, spider_bites)
