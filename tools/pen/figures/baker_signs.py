"""What one does and what happens in Bakerspeed: a slap, nobody, wrong, too late, the cup, the watch."""

import math

from curves import ellipse, moved, sheet
from ink import Figure

from figures.baker_persons import SHADOWS


def _card(f: Figure, x: float, y: float, scale: float = 1, turn: float = 0, who: str = "") -> None:
    """A small card, with somebody's outline if it is face up."""

    f.shape(moved(sheet(-26, -34, 52, 68, 6), x, y, scale, turn), "white", 4, 2.6)
    if who:
        shadow = SHADOWS[who]()
        shadow.cut = 0
        height = {"tall": 52, "round": 38, "lady": 50}[who] * scale
        width = shadow.width * height / shadow.height
        f.put(shadow, x - width / 2, y - height / 2, width, turn)


def none() -> Figure:
    """Nobody like that here: a magnifying glass that shrugs."""
    f = Figure("none", title="I have none")
    for side in (False, True):
        f.stroke(moved("-7,78 -24,80 -33,66", 48, 0, 1, 0, side), 9, (1, 1), silhouette=True)
        f.stroke(moved("-7,78 -24,80 -33,67", 48, 0, 1, 0, side), 4.4, (1, 1), "wood")
        hand = "-33,67 -38,65 -47,58 -51,50 -47,49 -42,54 -42,44 -38,44 -36,53 -31,48 -28,51 -30,60 -29,66"
        f.shape(moved(hand, 48, 0, 1, 0, side), "white", 2, 2.4)
    f.shape("42,64c 54,64c 57,94 48,97 39,94", "wood", 3)
    f.shape("41,62c 55,62c 55,70c 41,70c", "lamp", 0, 2.2)
    f.shape(ellipse(48, 34, 31, count=14), "lamp", 4, 2.8)
    f.shape(ellipse(48, 34, 23.6, count=14), "glass", 4, 2.2, silhouette=False)
    for x in (39.4, 56.6):
        f.shape(ellipse(x, 31, 5.4, 6.2), "white", 0, 1.9, silhouette=False)
        f.dot(x + 1.6, 29.4, 2.3, 2.7)
    f.stroke("33,22.6 37,19.6 42,20", 2.3, (0.8, 0.8))
    f.stroke("63,22.6 59,19.6 54,20", 2.3, (0.8, 0.8))
    f.stroke("41,46 48,43.6 55,46", 2.5, (0.8, 0.8))
    return f


def slap() -> Figure:
    """A hand comes down on a card."""
    f = Figure("slap", title="Slap")
    for line in ("8,78 -1,74", "12,64 5,57", "89,78 98,74", "86,64 93,57"):
        f.stroke(line, 3.6, (0.9, 0.7), silhouette=True)
    f.shape("12,94c 25,66c 72,66c 88,94c", "white", 3, 2.6)
    f.shape("56,-2c 84,8c 74,32c 50,22c", "plum", 4)
    f.shape("50,19 76,30 74,37 48,28", "white", 0, 2.4)
    f.shape(
        "50,26 62,27 72,34 78,46 80,58 76,62 71,57 68,52 71,68 69,78 63,78 60,66 58,58 57,74 53,82 47,80 47,68 47,58"
        " 43,70 38,76 33,73 35,62 38,50 32,56 24,60 20,56 25,48 34,38 41,30",
        "skin",
        5,
        hatch=5,
    )
    for line in ("46,57 47,48", "58,58 58,49", "68,53 66,46"):
        f.stroke(line, 2, (0.8, 0.3))
    return f


def magnifier() -> Figure:
    """The magnifying glass, over a print."""
    f = Figure("magnifier", title="Magnifying glass")
    f.shape("36,60 29,54 3,80 2,90 10,94 17,91", "wood", 4)
    f.shape("38,58 32,52 24,61 31,67", "lamp", 0, 2.2)
    f.shape(ellipse(58, 36, 33, count=14), "lamp", 4, 2.8)
    f.shape(ellipse(58, 36, 25, count=14), "glass", 5, 2.2, silhouette=False)
    for x, y in ((50, 43), (67, 31)):
        f.flat(moved("-1,-15 5,-12 6,-5 4,2 -3,2 -5,-4 -5,-11", x, y, 1, 14), "ink")
        f.flat(moved("-3,4.6 0,5.4 4,4.6 3.4,10 0,11.4 -3,9.6", x, y, 1, 14), "ink")
    f.stroke("38,37 40,26 47,18", 3.2, (0.6, 0.6), "white")
    return f


def wrong() -> Figure:
    """A card that does not fit, struck through."""
    f = Figure("wrong", title="Wrong")
    _card(f, 47, 48, 1.26, -8, "round")
    for bar in ("10,12 46,46 86,84", "84,10 50,46 12,86"):
        f.stroke(bar, 14, (0.9, 0.9), silhouette=True)
    for bar in ("10,12 46,46 86,84", "84,10 50,46 12,86"):
        f.stroke(bar, 8.6, (0.85, 0.85), "brick")
    return f


def too_late() -> Figure:
    """A snail, with a clock for a house."""
    f = Figure("too-late", title="Too late")
    f.shape("4,90 2,84 12,78 30,76 54,78 66,74 72,60 70,46 78,40 88,42 92,52 90,70 82,84 66,92 30,93", "lich", 6)
    f.shape(ellipse(38, 50, 34, 35, count=14), "shell", 6, hatch=True)
    f.shape(ellipse(38, 50, 24, 25, count=14), "paper", 3, 2.4, silhouette=False)
    for k in range(12):
        angle = math.radians(30 * k)
        cos, sin = math.cos(angle), math.sin(angle)
        f.stroke(f"{38 + 18 * cos},{50 + 19 * sin} {38 + 21.4 * cos},{50 + 22.4 * sin}", 2.2, (1, 1))
    f.stroke("38,50 38,35", 3.2, (1, 0.7))
    f.stroke("38,50 48,56", 3.2, (1, 0.7))
    f.dot(38, 50, 2.6, 2.8)
    for x, y in ((72, 22), (90, 24)):
        f.stroke(f"{80 + (x - 80) * 0.3},44 {x},{y}", 6, (1, 1), silhouette=True)
        f.stroke(f"{80 + (x - 80) * 0.3},44 {x},{y}", 2.4, (1, 1), "lich")
        f.shape(ellipse(x, y, 6.4, 6.8), "white", 1, 2.2)
        f.dot(x + 1.6, y + 0.8, 2.6, 3)
    f.stroke("80,58 84,55.6 88,57", 2.2, (0.8, 0.8))
    f.cheek(78, 62, 2.8)
    return f


def clock() -> Figure:
    """A stop watch."""
    f = Figure("clock", title="Time")
    f.shape("42,8c 54,8c 54,20c 42,20c", "steel", 2, 2.4)
    f.shape("36,2 60,2 62,5 60,11 36,11 34,5", "lamp", 2, 2.4)
    f.shape(moved("-5,-6c 5,-6c 5,6c -5,6c", 79, 23, 1, 42), "steel", 1.4, 2.4)
    f.shape(ellipse(48, 56, 38, 38.6, count=16), "steel", 6, 2.8, hatch=5)
    f.shape(ellipse(48, 56, 29, 29.6, count=14), "paper", 4, 2.4, silhouette=False)
    wedge = "48,56c 48,29c 60,32 69,40 74,52c"
    f.flat(wedge, "red")
    for k in range(12):
        angle = math.radians(30 * k)
        cos, sin = math.cos(angle), math.sin(angle)
        inner = 21 if k % 3 == 0 else 23.4
        f.stroke(f"{48 + inner * cos},{56 + inner * sin} {48 + 26.4 * cos},{56 + 26.8 * sin}", 2.4, (1, 1))
    f.stroke("44,60 48,56 48,32", 3.4, (1, 0.7))
    f.dot(48, 56, 3.4, 3.6)
    return f


def roll() -> Figure:
    """Dice tumble out of a leather cup."""
    f = Figure("roll", title="Roll")
    cup = (60, 34, 1, 52)
    f.shape(moved("-15,-29 0,-31 15,-29 19,-6 23,26c 0,34 -23,26c -19,-6", *cup), "wood", 7, hatch=True)
    for y, half in ((-22, 15.4), (14, 20)):
        f.stroke(moved(f"{-half},{y} 0,{y + 3.4} {half},{y}", *cup), 2, (1, 1))
    f.shape(moved(ellipse(0, 26, 22.6, 8), *cup), "dusk", 0, 2.6)
    for x, y, turn, fill, spots in ((29, 58, 18, "paper", 1), (56, 80, -14, "sand", 2), (20, 82, 40, "steel", 3)):
        f.shape(moved("-11,-9 -9,-11 9,-11 11,-9 11,9 9,11 -9,11 -11,9", x, y, 1, turn), fill, 3, 2.4)
        for k in range(spots):
            at = moved(f"{(k - (spots - 1) / 2) * 6.4},{(k - (spots - 1) / 2) * 5.4}", x, y, 1, turn).places[0]
            f.dot(*at, 2.7, 2.7)
    for line in ("72,88 79,86", "72,78 77,74", "36,94 41,90"):
        f.stroke(line, 2.4, (0.7, 0.7), silhouette=True)
    return f


def discard() -> Figure:
    """The pile that all slap their cards on."""
    f = Figure("discard", title="Discard pile")
    _card(f, 36, 54, 1.0, -26)
    _card(f, 60, 54, 1.0, 22)
    _card(f, 48, 50, 1.2, -5, "lady")
    return f


FIGURES = (none, slap, magnifier, wrong, too_late, clock, roll, discard)
