"""The page's small signs, 44 by 44, in the colour of the text beside them; and the things that look like them."""

from curves import Outline, ellipse, moved, sheet
from ink import Figure

SIGNS: dict[str, tuple[Outline, ...]] = {
    "close": ("11,11 22,22.6 33,33", "33,10 22,21 10.4,33.4"),
    "back": ("20,9 13,15 7,22 13,28 20,35", "8,22 22,21.4 38,22"),
    "plus": ("22,8 21.6,22 22,36", "8,22 22,21.6 36,22"),
    "minus": ("8,22 22,21.6 36,22",),
    "check": ("7,23 13,28 18,35 26,20 37,8",),
    "share": ("22,28 21.6,16 22,6", "13,14 22,5 31,14", "14,20 8,20 8,38 36,38 36,20 30,20"),
    "copy": ("16,15 36,14.6 36,38 16,38.4 16,15", "9,29 8.4,6.4 28,6"),
    "device": ("13,6 31,6 31.4,38 13,38 12.6,6", "20,32 24,32"),
    "qr": (
        *("7,7 18,7 18,18 7,18 7,7", "26,7 37,7 37,18 26,18 26,7", "7,26 18,26 18,37 7,37 7,26"),
        *("26,26 31,26", "37,26 37,31", "31,31 31,37", "26,36 26,37", "37,37 37.4,37"),
    ),
    "send": ("6,22 38,8 28,37 21,25 6,22", "21,25 29,17"),
    "chat": ("8,9 22,7.6 36,9 38,20 35,29 24,31 14,38 14,30 8,28 6,18 8,9", "15,17 29,16.6", "15,23 24,22.8"),
    "move": ("7,15 22,14.6 35,15", "29,9 35.6,15 29,21", "37,29 22,29.4 9,29", "15,23 8.4,29 15,35"),
    "eye": ("4,22 12,13 22,10 32,13 40,22 32,31 22,34 12,31 4,22", ellipse(22, 22, 5.4)),
    "clock": (ellipse(22, 22, 15.6, 15.6), "22,12 22,22 29,27"),
    "home": ("6,22 22,8 38,22", "11,19 11,37 33,37 33,19", "19,37 19,27 25,27 25,37"),
    "door": ("11,38 11,7 31,6 31.4,38", "5,38 39,38", "25,22 25,24"),
    "gear": (
        "19,5 25,5 26,11 31,13 36,9.6 39.4,14 36,19 37,24 41,27 39,32 33,32 29,35 28.6,40 22,41 19.4,36 14,34 9,36 5,31"
        " 8.6,26 8,21 4,17 7,12 13,13 17.6,10 19,5",
        ellipse(22, 22.6, 6),
    ),
    "sound": ("6,17 13,17 22,8 22,36 13,27 6,27 6,17", "28,16 31,22 28,28", "33,11 38,22 33,33"),
    "mute": ("6,17 13,17 22,8 22,36 13,27 6,27 6,17", "28,17 38,28", "38,17 28,28"),
    "moon": ("27,5 15,9 8,20 10,31 19,38 30,37 37,30 27,28 22,20 27,5",),
    "sun": (
        ellipse(22, 22, 8),
        *("22,4 22,9", "22,35 22,40", "4,22 9,22", "35,22 40,22"),
        *("9.4,9.4 13,13", "31,31 34.6,34.6", "34.6,9.4 31,13", "13,31 9.4,34.6"),
    ),
    "crown": ("8,34 5,13 14,21 22,9 30,21 39,13 36,34 22,35.4 8,34",),
    "book": ("22,11 14,7.6 6,9 6,34 14,33 22,37 30,33 38,34 38,9 30,7.6 22,11", "22,11 22,37"),
    "question": ("14,15 17,9 23,7 29,10 30,16 26,21 22,24 22,29", "22,36 22.3,36.3"),
}
ROUND = ("eye", "clock", "gear", "moon", "sun", "chat", "send")
"""Signs whose points are passed smoothly; all others have corners."""


def signs() -> Figure:
    """All signs; each is a symbol of one file."""
    f = Figure("icons", 44, 44, cut=0, unit=1, pad=0, title="signs")
    for name, lines in SIGNS.items():
        f.begin(name)
        for line in lines:
            closed = not isinstance(line, str)
            smooth = name in ROUND or closed
            if closed:
                f.edge(line, 3.4, "currentColor", lit=False)
            else:
                f.stroke(
                    line if smooth else " ".join(f"{place}c" for place in line.split()),
                    3.6,
                    (0.9, 0.75),
                    "currentColor",
                )
    return f


def book() -> Figure:
    """The book of the rules, the log and the chat."""
    f = Figure("book", line=4, unit=1.2, title="book")
    f.shape("16,14 70,10 78,14 80,80 74,86 20,88 14,82", "red", 5, 4)
    f.shape("24,80 76,77 79,80 75,86 24,87", "paper", 0, 3)
    f.shape("52,11 64,10.4 64,42c 58,36c 52,43c", "lamp", 0, 3.4)
    f.stroke("26,14 26,80", 3.4, (1, 1))
    f.box = (2, 2, 92, 92)
    return f


def bot() -> Figure:
    """The mark of a bot: a robot's head."""
    f = Figure("bot", line=3.6, unit=1.3, title="bot")
    f.stroke("48,24 48,12", 4, (1, 1), silhouette=True)
    f.shape(ellipse(48, 9, 6), "red", 1, 3)
    for x in (10, 86):
        f.shape(moved("-7,-10 7,-10 7,10 -7,10", x, 56), "grey", 2)
    f.shape("20,28 48,24 76,28 82,34 83,74 78,84 48,88 18,84 13,74 14,34", "steel", 8)
    f.shape("24,42 48,39 72,42 74,60 48,63 22,60", "night", 0, 3, silhouette=False)
    for x in (36, 60):
        f.flat(ellipse(x, 51, 5.4, 6.4), "lamp")
    f.stroke("34,74 48,76.6 62,74", 3.2, (1, 1))
    for x in (41, 48, 55):
        f.stroke(f"{x},71.6 {x},79", 2.2, (1, 1))
    return f


def empty_chair() -> Figure:
    """A free seat."""
    f = Figure("empty-chair", 96, 110, title="a free seat")
    for leg in ("24,74 20,106", "72,74 76,106", "32,72 30,96", "64,72 66,96"):
        f.stroke(leg, 6.4, (1, 0.8), silhouette=True)
        f.stroke(leg, 2.6, (1, 0.8), "wood")
    f.shape("22,12 34,4 62,4 74,12 72,40 68,62 28,62 24,40", "wood", 5)
    f.shape("31,16 40,11 56,11 65,16 63,38 60,54 36,54 33,38", "felt", 4, 2)
    f.shape("18,62 48,58 78,62 82,72 72,80 24,80 14,72", "red", 4)
    f.shape("18,76 48,81 78,76 78,83 48,88 18,83", "wood", 2, 2.2)
    f.box = (-4, -2, 104, 114)
    return f


def bottle() -> Figure:
    """A milk bottle that somebody has left on the table."""
    f = Figure("bottle", title="milk bottle")
    f.shape("42,22 41,12 46,5 51,5 55,12 54,22", "sand", 2)
    f.shape("34,30 36,22 60,22 63,30 62,34 35,34", "pink", 2.4)
    f.shape("33,36 63,36 70,48 71,84 66,91 30,91 25,84 27,48", "glass", 0)
    f.flat("28,56 48,54 70,56 69.6,83 65,89.6 31,89.6 26.6,83", "white")
    f.flat("63,56 70,56 69.6,83 65,89.6 50,89.6 60,84", "white", dark=True)
    f.stroke("28,56 48,54.4 69,56", 1.8, (1, 1))
    for y, to in ((62, 40), (70, 44), (78, 40)):
        f.stroke(f"32,{y} {to},{y}", 1.9, (1, 0.7))
    f.shape("33,36 63,36 70,48 71,84 66,91 30,91 25,84 27,48", None)
    f.shape("56,78c 48,71 49,65 53,65 56,68c 59,65 63,65.6 63.4,71", "pink", 0, 1.8, silhouette=False)
    f.box = (18, 0, 60, 98)
    return f


def favicon() -> Figure:
    """The lamp over the green table, for the browser's tab."""
    f = Figure("favicon", 64, 64, line=3.4, cut=0, unit=1.2, pad=0, title="Parlour")
    f.shape(sheet(2, 2, 60, 60, 15), "--table", 0, 3.4)
    f.stroke("32,4 32,16", 3, (1, 1))
    f.shape("26,14 38,14 46,24 54,38c 32,43 10,38c 18,24", "lamp", 5)
    f.flat("22,43 32,45 42,43 56,57 50,60 14,60 8,57", "lamp", dark=True)
    f.shape("25,41 39,41 37,47 32,49 27,47", "white", 0, 2.6)
    return f


FIGURES = (signs, book, bot, empty_chair, bottle)
