"""What is answered, guessed and scored in Loony Clues."""

import math

from curves import Points, ellipse, moved, smooth
from ink import Figure


def _scalloped(x: float, y: float, radius: float, depth: float, lobes: int) -> Points:
    """A round edge of so many soft lobes."""
    places: list[tuple[float, float]] = []
    for i in range(lobes * 4):
        angle = 2 * math.pi * i / (lobes * 4) - math.pi / 2
        out = radius + depth * math.cos(math.pi * i / 2)
        places.append((x + out * math.cos(angle), y + out * math.sin(angle)))
    return smooth(places)


def _ribbons(f: Figure) -> None:
    """The two ribbons that a mask is tied with."""
    f.shape("14,32 6,36 -2,52c 2,54 4,62c 10,54 17,44", "red", 1.6, 2.4)
    f.shape("82,32 90,36 98,52c 94,54 92,62c 86,54 79,44", "red", 1.6, 2.4)


def yes() -> Figure:
    """It fits: a round mask whose laugh is a tick."""
    f = Figure("yes", title="Fits")
    _ribbons(f)
    f.shape("48,6 70,9 84,22 87,44 80,68 66,84 48,91 30,84 16,68 9,44 12,22 26,9", "leaf", 7, 3, hatch=True)
    for x in (32, 64):
        f.stroke(f"{x - 8},33 {x},24.6 {x + 8},32", 4.2, (0.9, 0.9))
    tick = "27,56 37,64 43,72 55,55 70,42"
    f.stroke(tick, 14, (1, 0.9))
    f.stroke(tick, 8.4, (1, 0.8), "white")
    return f


def no() -> Figure:
    """It does not fit: a jagged mask whose mouth is a cross."""
    f = Figure("no", title="Does not fit")
    f.shape(
        "8,10c 28,17c 48,8c 68,17c 89,9c 86,36c 94,52c 82,60c 80,80c 66,76c 60,92c 48,82c 36,93c 30,77c 15,80c 14,61c"
        " 3,52c 11,36c",
        "brick",
        6,
        3,
        hatch=True,
    )
    for side in (-1, 1):
        f.stroke(moved("-10,-5 0,0 8,5", 48 + side * 19, 29, 1, 0, side > 0), 4.6, (0.9, 0.9))
        f.dot(48 + side * 17, 37, 4, 4)
    for bar in ("36,49 48,60 61,71", "61,49 48,60 36,71"):
        f.stroke(bar, 13.4, (1, 1))
    for bar in ("36,49 48,60 61,71", "61,49 48,60 36,71"):
        f.stroke(bar, 7.8, (1, 1), "white")
    return f


def right() -> Figure:
    """A right guess: a golden star that beams."""
    f = Figure("right", title="Right")
    for x, y, turn in ((17, 14, -45), (79, 14, 45), (9, 66, -112), (87, 66, 112), (48, 88, 180)):
        f.stroke(moved("0,3 0,-6", x, y, 1, turn), 4, (0.9, 0.7), silhouette=True)
        f.stroke(moved("0,2 0,-5", x, y, 1, turn), 1.8, (0.9, 0.7), "lamp")
    f.shape(
        "48,2 54,8 62,28 84,30 93,34 90,42 74,56 80,78 78,88 70,88 48,75 26,88 18,88 16,78 22,56 6,42 3,34 12,30"
        " 34,28 42,8",
        "lamp",
        6,
        3,
        hatch=7,
    )
    for x in (37, 59):
        f.stroke(f"{x - 5.4},44 {x},37.6 {x + 5.4},44", 3.4, (0.9, 0.9))
        f.cheek(x + (x - 48) * 0.8, 51, 4.2)
    f.shape("35,51c 48,53.6 61,51c 59,63 48,67 37,63", "maw", 0, 2.6, silhouette=False)
    f.flat("41,62.4 48,59 55,62.4 48,65.4", "tongue")
    return f


def wrong() -> Figure:
    """A wrong guess: a mask cracked in two."""
    f = Figure("wrong", title="Wrong")
    f.stroke("44,80 42,88 46,95", 6.4, (1, 1), silhouette=True)
    f.stroke("44,80 42,88 46,94", 2.8, (1, 1), "sand")
    left = "42,9c 26,10 12,22 6,42 10,62 22,78 39,85c 46,70c 34,56c 46,42c 36,27c"
    shard = "56,5c 74,8 88,22 92,42 86,62 72,76 54,83c 60,68c 48,55c 60,41c 50,25c"
    f.shape(left, "grey", 5, 2.8, hatch=5)
    f.shape(moved(shard, 1, 2, 1, 7, about=(70, 44)), "grey", 5, 2.8, hatch=5)
    for x, y in ((24, 40), (75, 42)):
        f.stroke(f"{x - 6},{y - 6} {x + 6},{y + 6}", 3.8, (1, 1))
        f.stroke(f"{x + 6},{y - 6} {x - 6},{y + 6}", 3.8, (1, 1))
    f.stroke("20,66 26,60 33,59", 3.2, (0.9, 0.9))
    f.stroke("62,61 70,62 75,68", 3.2, (0.9, 0.9))
    return f


def primary() -> Figure:
    """The first guesses, on the right: a big pleated rosette with four dots."""
    f = Figure("primary", title="First guess: 4 points")
    f.shape("46,60c 68,54c 96,80c 81,81c 79,94c", "lamp", 3, 2.6)
    f.shape("30,62c 58,62c 64,95c 51,87c 38,95c", "lamp", 3, 2.6)
    f.shape(_scalloped(46, 41, 37, 2.4, 16), "red", 5, 2.8)
    for i in range(16):
        angle = 2 * math.pi * (i + 0.5) / 16 - math.pi / 2
        cos, sin = math.cos(angle), math.sin(angle)
        f.stroke(f"{46 + 26 * cos},{41 + 26 * sin} {46 + 33 * cos},{41 + 33 * sin}", 1.9, (0.6, 0.9))
    f.shape(ellipse(46, 41, 25, count=14), "cream", 3, 2.4, silhouette=False)
    for dx in (-8.8, 8.8):
        for dy in (-8.8, 8.8):
            f.dot(46 + dx, 41 + dy, 5.6, 5.8)
    return f


def secondary() -> Figure:
    """The later guesses, on the left: a folded badge with two dots."""
    f = Figure("secondary", title="Later guess: 2 points")
    f.shape("58,58c 34,54c 2,82c 19,82c 22,95c", "sea", 3, 2.6)
    f.shape("50,3c 91,43c 50,83c 10,43c", "blue", 6, 2.8)
    for fold in ("50,5 50,20", "89,43 74,43", "50,81 50,66", "12,43 26,43"):
        f.stroke(fold, 1.9, (0.9, 0.6))
    f.shape(ellipse(50, 43, 22, count=12), "cream", 3, 2.4, silhouette=False)
    for side in (-1, 1):
        f.dot(50 + side * 8, 43 - side * 8, 5.6, 5.8)
    return f


def point() -> Figure:
    """Somebody saw through the mask: a single flag with one dot."""
    f = Figure("point", title="1 point for being guessed")
    f.shape("14,18c 48,23 82,18c 50,90c", "green", 6, 3)
    f.stroke("3,15 24,20 48,21.6 72,20 93,15", 3.4, (1, 1), silhouette=True)
    f.shape(ellipse(48, 43, 10.4, count=10), "cream", 2, 2.6, silhouette=False)
    return f


def wait() -> Figure:
    """Not yet: an hourglass that has time."""
    f = Figure("wait", title="Wait")
    f.shape("24,14 72,14 70,28 58,42 53,48 58,54 70,68 72,82 24,82 26,68 38,54 43,48 38,42 26,28", "glass", 6)
    f.flat("30,29 48,32 66,29 56,41 48,46 40,41", "lamp")
    f.flat("66,29 56,41 48,46 54,36", "lamp", dark=True)
    f.flat("29,80 30,70 40,64 48,58 56,64 66,70 67,80", "lamp")
    f.flat("67,80 66,70 56,64 58,74 50,80", "lamp", dark=True)
    f.stroke("48,44 48,60", 2.6, (1, 0.8), "lamp")
    f.stroke("33,24 36,31 42,37", 2.2, (0.7, 0.5), "white")
    for y in (4, 80):
        f.shape(f"14,{y} 48,{y - 0.6} 82,{y} 84,{y + 6} 82,{y + 12} 48,{y + 12.6} 14,{y + 12} 12,{y + 6}", "wood", 3)
    return f


def discard() -> Figure:
    """A card goes into the basket."""
    f = Figure("discard", title="Discard")
    f.shape(moved("-17,-25c 17,-25c 17,25c -17,25c", 40, 28, 1, -14), "white", 4)
    for y in (-14, -5):
        f.stroke(moved(f"-9,{y} 0,{y - 1} 9,{y}", 40, 28, 1, -14), 3, (0.9, 0.8))
    f.shape("61,36c 64,24c 72,20c 80,24c 88,27c 87,38c 82,47c 68,48c", "cream", 3)
    for crease in ("66,28 73,31 78,26", "73,31 72,40", "79,37 84,34"):
        f.stroke(crease, 1.8, (0.8, 0.6))
    f.shape("10,46c 48,53 86,46c 77,92c 48,97 19,92c", "wood", 6)
    for line in ("23,56 30,90", "40,58 42,93", "57,58 55,93", "74,56 67,90", "14,63 48,69 82,63", "17,78 48,84 79,78"):
        f.stroke(line, 2.1, (1, 1))
    f.shape("6,44 48,50 90,44 93,50 88,55 48,60 8,55 3,50", "wood", 2, 2.4)
    return f


FIGURES = (yes, no, right, wrong, primary, secondary, point, wait, discard)
