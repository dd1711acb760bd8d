"""The animals a guest can be: twelve of the parlour's own, and the six of the race."""

from collections.abc import Callable
from functools import partial

from curves import ellipse, moved
from ink import Figure

from figures import animals


def _guest(name: str) -> Figure:
    f = Figure(f"animal-{name}", title=name)
    f.box = (-4, -4, 104, 104)
    return f


def _bust(f: Figure, fill: str, bib: str = "") -> None:
    """Shoulders, cut off by the table."""
    f.shape("20,95c 22,80 34,70 62,70 74,80 76,95c", fill, 4)
    if bib:
        f.flat("36,93.6 38,82 48,78 58,82 60,93.6", bib)


def _face(f: Figure, y: float, apart: float, r: float = 3.6, cheek: float = 12) -> None:
    """Two eyes, and cheeks below and outside of them."""
    for side in (-1, 1):
        f.eye(48 + side * apart, y, r)
        f.cheek(48 + side * (apart + cheek * 0.62), y + cheek * 0.72, 4.2)


def cat() -> Figure:
    """A cat, whose eyes shine."""
    f = _guest("cat")
    f.shape("70,90 86,86 92,70 87,58 93,56 98,72 92,90 76,96", "dark", 3)
    _bust(f, "dark")
    f.shape("14,36c 12,6c 30,17 48,19 66,17 84,6c 82,36c 86,52 76,70 48,75 20,70 10,52", "dark", 6, hatch=7)
    for ear in ("19,28 19,16 27,22", "77,28 77,16 69,22"):
        f.flat(ear, "rose")
    for x in (33, 63):
        f.shape(ellipse(x, 46, 8.6, 9.4), "lamp", 0, 2, silhouette=False)
        f.dot(x, 46.6, 2.4, 6.6)
        f.flat(ellipse(x - 2.6, 43, 1.5), "white")
    f.shape("44.6,56 51.4,56 48,60", "pink", 0, 1.6)
    f.stroke("48,60 43,64.6 39,63", 1.8, fill="cream")
    f.stroke("48,60 53,64.6 57,63", 1.8, fill="cream")
    for whisker in ("24,57 6,54", "24,61 7,65", "72,57 90,54", "72,61 89,65"):
        f.stroke(whisker, 1.8, (1, 0.4), silhouette=True)
    return f


def dog() -> Figure:
    """A dog with one ear up."""
    f = _guest("dog")
    _bust(f, "cream")
    f.shape("30,77 48,82 66,77 68,84 48,89 28,84", "red", 1.5, 2.2)
    f.shape(ellipse(48, 90, 4), "lamp", 1, 1.9)
    f.shape("24,26 22,8 28,3 42,14 44,24", "fur", 3)
    f.shape("48,14 66,16 78,30 82,48 76,66 62,75 48,77 34,75 20,66 14,48 18,30 30,16", "cream", 7, hatch=7)
    f.shape("52,19 64,20 73,32 72,46 64,52 55,46 51,32", "fur", 3, ink=False)
    f.shape("66,18 80,14 92,24 95,44 90,58 82,58 78,44 72,32", "fur", 4)
    _face(f, 45, 14)
    f.shape("41,53 48,51 55,53 53,59 48,61 43,59", "ink", 0, 1.6)
    f.stroke("48,61 47,66 40,67", 2.1)
    f.stroke("48,61 49,66 56,67", 2.1)
    f.shape("47,67 55,67 55,74 51,77 47,74", "tongue", 1.4, 1.9)
    return f


def fox() -> Figure:
    """A fox in a scarf."""
    f = _guest("fox")
    _bust(f, "orange")
    f.shape(
        "8,8c 24,12 36,24 60,24 72,12 88,8c 90,30 90,48 84,58c 72,66 58,78 48,81 38,78 24,66 12,58c 6,48 6,30",
        "orange",
        7,
        hatch=7,
    )
    for ear in ("14,16 24,20 29,27 20,32", "82,16 72,20 67,27 76,32"):
        f.flat(ear, "dark")
    f.flat("11,57 24,52 38,58 48,66 58,58 72,52 85,57 72,66 58,77 48,79.6 38,77 24,66", "white")
    _face(f, 46, 15)
    f.shape("43,68 48,66.4 53,68 51,73 48,74.6 45,73", "ink", 0, 1.6)
    f.shape("26,78 40,84 56,84 70,78 74,86 58,93 38,93 22,86", "teal", 3)
    f.shape("58,88 70,86 74,96 60,97", "teal", 2)
    return f


def owl() -> Figure:
    """An owl that is up late."""
    f = _guest("owl")
    f.shape(
        "12,8c 26,14 38,17 58,17 70,14 84,8c 86,28 88,50 86,70 80,88 66,95 30,95 16,88 10,70 8,50 10,28",
        "shell",
        7,
        hatch=8,
    )
    f.shape("30,68 48,64 66,68 68,82 60,92 36,92 28,82", "sand", 3, 2)
    for x, y in ((38, 74), (48, 73), (58, 74), (43, 82), (53, 82)):
        f.stroke(f"{x - 3},{y} {x},{y + 3} {x + 3},{y}", 1.7)
    for x in (30, 66):
        f.shape(ellipse(x, 42, 18, 18.6), "cream", 4, 2.3)
        f.shape(ellipse(x, 43, 10.6, 11.4), "lamp", 0, 2, silhouette=False)
        f.dot(x, 44, 6.4, 7)
        f.flat(ellipse(x - 2.4, 40.6, 2.2), "white")
    f.shape("42,51c 48,46 54,51c 49,63c", "orange", 2, 2.1)
    f.stroke("14,20 30,25 42,32", 2.6)
    f.stroke("82,20 66,25 54,32", 2.6)
    return f


def bear() -> Figure:
    """A bear with a bow tie."""
    f = _guest("bear")
    _bust(f, "fur", "cream")
    for x in (20, 76):
        f.shape(ellipse(x, 20, 12, 12), "fur", 3)
        f.flat(ellipse(x, 21, 6.4), "rose")
    f.shape("48,12 68,15 82,30 85,48 78,66 64,75 48,77 32,75 18,66 11,48 14,30 28,15", "fur", 7, hatch=8)
    f.shape("48,48 60,51 65,60 60,69 48,72 36,69 31,60 36,51", "cream", 3, 2)
    _face(f, 42, 17)
    f.shape("41,53 48,51 55,53 53,59 48,61 43,59", "ink", 0, 1.6)
    f.stroke("48,61 47,65 41,65.4", 2.1)
    f.stroke("48,61 49,65 55,65.4", 2.1)
    f.shape("47,83 30,76 29,92 47,87", "red", 2, 2.2)
    f.shape("49,83 66,76 67,92 49,87", "red", 2, 2.2)
    f.shape(ellipse(48, 85, 4, 4.4), "red", 1, 2)
    return f


def hare() -> Figure:
    """A hare, one ear folded."""
    f = _guest("hare")
    _bust(f, "tan", "white")
    f.shape("28,40 18,22 18,4 26,-1 34,8 40,30", "tan", 4)
    f.flat("28,32 23,18 24,6 29,10 34,28", "rose")
    f.shape("56,30 60,12 70,4 86,8 94,20 90,30 82,22 74,20 68,36", "tan", 4)
    f.flat("80,11 90,19 89,25 82,18 77,16", "rose")
    f.shape("48,26 66,29 78,42 79,58 72,70 58,77 38,77 24,70 17,58 18,42 30,29", "tan", 6, hatch=7)
    _face(f, 51, 14)
    f.shape("44,59 52,59 48,63.4", "pink", 0, 1.7)
    f.stroke("48,63 42,67 38,65", 2)
    f.stroke("48,63 54,67 58,65", 2)
    f.shape("43.6,67c 52.4,67c 52,74 44,74", "white", 0, 1.8)
    f.stroke("48,67 48,73.4", 1.4, (1, 1))
    return f


def frog() -> Figure:
    """A frog with a wide mouth."""
    f = _guest("frog")
    _bust(f, "leaf", "cream")
    for x in (24, 72):
        f.shape(ellipse(x, 22, 15.6, 16.4), "leaf", 4)
    f.shape("48,26 70,26 86,38 92,54 84,70 66,77 30,77 12,70 4,54 10,38 26,26", "leaf", 7, hatch=8)
    f.flat("24,30 40,28 40,36 22,38", "leaf")
    f.flat("56,28 72,30 74,38 56,36", "leaf")
    for x in (24, 72):
        f.shape(ellipse(x, 21, 10, 10.8), "white", 2, 2, silhouette=False)
        f.eye(x + 1, 22, 5)
    f.stroke("16,54 30,63 48,66 66,63 80,54", 2.6, (0.8, 0.8))
    f.cheek(16, 62, 4.6)
    f.cheek(80, 62, 4.6)
    for x in (44, 52):
        f.dot(x, 48, 1.4)
    f.shape("52,66 60,65 61,73 56,76 52,73", "tongue", 1.4, 1.8)
    return f


def mouse() -> Figure:
    """A mouse with large ears and a piece of cheese."""
    f = _guest("mouse")
    _bust(f, "grey", "white")
    for x in (19, 77):
        f.shape(ellipse(x, 24, 19, 19.6), "grey", 4)
        f.flat(ellipse(x, 26, 11.6, 12), "rose")
    f.shape("48,22 64,26 76,40 78,54 70,66 58,76 48,80 38,76 26,66 18,54 20,40 32,26", "grey", 6, hatch=7)
    _face(f, 47, 13)
    f.shape(ellipse(48, 64, 5, 4.4), "pink", 1, 1.9)
    f.stroke("48,68.4 43,72.4", 2)
    f.stroke("48,68.4 53,72.4", 2)
    for whisker in ("32,64 14,62", "33,68 16,72", "64,64 82,62", "63,68 80,72"):
        f.stroke(whisker, 1.7, (1, 0.4), silhouette=True)
    f.shape("52,86c 78,78c 82,94c 54,96c", "lamp", 3)
    for x, y in ((62, 90), (73, 87)):
        f.flat(ellipse(x, y, 2), "lamp", dark=True)
    return f


def hedgehog() -> Figure:
    """A hedgehog with a leaf on its prickles."""
    f = _guest("hedgehog")
    prickles = " ".join(
        f"{x},{y}c"
        for x, y in (
            (10, 95),
            (2, 84),
            (9, 78),
            (0, 66),
            (9, 61),
            (2, 48),
            (12, 45),
            (7, 31),
            (18, 31),
            (17, 16),
            (28, 20),
            (32, 6),
            (41, 15),
            (48, 2),
            (55, 15),
            (65, 6),
            (68, 20),
            (80, 16),
            (78, 31),
            (90, 31),
            (84, 45),
            (94, 48),
            (87, 61),
            (96, 66),
            (87, 78),
            (94, 84),
            (86, 95),
        )
    )
    f.shape(prickles, "dark", 6)
    for x, y in ((28, 30), (48, 24), (68, 30), (18, 56), (78, 56), (17, 78), (79, 78)):
        f.stroke(f"{x - 3},{y + 4} {x},{y - 3} {x + 3},{y + 4}", 2, fill="tan")
    f.shape("48,36 62,40 73,52 74,68 68,84 60,95c 36,95c 28,84 22,68 23,52 34,40", "sand", 6)
    _face(f, 58, 13)
    f.shape(ellipse(48, 69, 6, 5), "ink", 0, 1.8)
    f.flat(ellipse(46, 67.2, 1.8, 1.3), "white")
    f.stroke("40,78 48,82 56,78", 2.2, (0.7, 0.7))
    f.shape("62,14 72,4 86,2 84,14 74,20", "leaf", 3)
    f.stroke("64,15 78,8", 1.7)
    return f


def penguin() -> Figure:
    """A penguin with ear muffs."""
    f = _guest("penguin")
    f.shape("48,8 68,13 80,30 82,54 84,78 78,95c 18,95c 12,78 14,54 16,30 28,13", "night", 7, hatch=7)
    f.shape("48,40 54,30 66,30 72,42 70,58 74,76 70,94c 26,94c 22,76 26,58 24,42 30,30 42,30", "white", 5, 2)
    _face(f, 47, 12)
    f.shape("39,57c 48,51 57,57c 48,66", "orange", 2, 2.2)
    f.stroke("18,34 20,12 48,0 76,12 78,34", 3.4, (1, 1), silhouette=True)
    for x in (15, 81):
        f.shape(ellipse(x, 42, 9.6, 12), "red", 3)
    return f


def bat() -> Figure:
    """A bat that has just let go."""
    f = _guest("bat")
    for mirror in (False, True):
        wing = moved(
            "40,58 26,42 10,36 -3,46c 4,52 4,62 2,70c 12,66 18,70 20,78c 28,72 36,74 42,80",
            mirror=mirror,
            about=(48, 0),
        )
        f.shape(wing, "night", 5)
    f.shape(
        "24,34c 22,4c 34,12 40,20 56,20 62,12 74,4c 72,34c 78,48 76,68 64,82 48,87 32,82 20,68 18,48",
        "night",
        7,
        hatch=7,
    )
    for ear in ("28,24 27,13 35,22", "68,24 69,13 61,22"):
        f.flat(ear, "rose")
    for x in (35, 61):
        f.shape(ellipse(x, 48, 9.6, 10.6), "white", 2, 2, silhouette=False)
        f.eye(x + (1 if x < 48 else -1), 50, 4.8)
    f.cheek(27, 62, 4)
    f.cheek(69, 62, 4)
    f.stroke("38,66 48,70 58,66", 2.6, (0.8, 0.8), fill="cream")
    for x in (42, 54):
        f.shape(moved("-3,0c 3,0c 0,7c", x, 67.6), "white", 0, 1.5)
    return f


def duck() -> Figure:
    """A duck under a paper hat."""
    f = _guest("duck")
    _bust(f, "lamp")
    f.shape("48,20 66,24 77,38 78,56 70,70 56,77 40,77 26,70 18,56 19,38 30,24", "lamp", 6, hatch=7)
    _face(f, 49, 15)
    f.shape("30,63 40,58 48,60 56,58 66,63 68,69 58,74 48,75 38,74 28,69", "orange", 3)
    f.stroke("31,67 42,68.6 48,67.4 54,68.6 65,67", 2, (0.8, 0.8))
    f.shape("18,29c 32,23 45,6 48,-1c 51,6 64,23 78,29c 64,31 32,31", "white", 4)
    f.shape("16,28c 36,23 60,23 80,28c 70,36 26,36", "white", 3, 2.2)
    f.stroke("48,2 48,23", 1.7)
    return f


def racer(draw: Callable[[], Figure]) -> Figure:
    """An animal of the race, as a guest: who comes as one is offered its seat."""
    f = draw()
    f.name = f"animal-{f.name}"
    f.box = (-4, -4, 104, 104)
    return f


FIGURES = (
    *(cat, dog, fox, owl, bear, hare, frog, mouse, hedgehog, penguin, bat, duck),
    *(partial(racer, draw) for draw in animals.FIGURES),
)
