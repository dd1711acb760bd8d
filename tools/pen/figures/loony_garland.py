"""What hangs and is worn at the party of Loony Clues: a garland, the board of the masks, the champion's crown."""

from collections.abc import Sequence

import numpy as np
from curves import Outline, corners, curve, ellipse, resampled, sheet
from ink import Figure

FLAGS = ("red", "lamp", "blue", "cream", "green", "pink")


def bunting(f: Figure, string: Outline, size: float, gap: float, colours: Sequence[str] = FLAGS, w: float = 2) -> None:
    """Flags of paper on a string."""
    line, length = resampled(curve(string, False), 1, False)
    count = max(1, int((length + gap) / (size + gap)))
    margin = (length - count * size - (count - 1) * gap) / 2
    for i in range(count):
        start = margin + i * (size + gap)
        left, right = (line[min(len(line) - 1, round(at * (len(line) - 1) / length))] for at in (start, start + size))
        along = (right - left) / max(1e-6, float(np.linalg.norm(right - left)))
        tip = (left + right) / 2 + np.array([-along[1], along[0]]) * size * 1.18
        flag = corners([(float(x), float(y)) for x, y in (left, right, tip)])
        f.shape(flag, colours[i % len(colours)], size * 0.14, w)
    f.stroke(string, w * 1.15, (1, 1), silhouette=True)


def garland() -> Figure:
    """The garlands go up: a round begins."""
    f = Figure("round", title="A round begins")
    bunting(f, "5,14 26,22 48,24 70,22 91,14", 25, 3, ("red", "lamp", "blue"), 2.6)
    bunting(f, "5,52 26,60 48,62 70,60 91,52", 25, 3, ("green", "cream", "pink"), 2.6)
    for x in (5, 91):
        for y in (13, 51):
            f.shape(ellipse(x, y, 4.8), "lamp", 1.4, 2.4)
    return f


def party() -> Figure:
    """The board: twelve masks in three rows, and a garland above."""
    f = Figure("party", title="The party")
    f.shape(sheet(5, 22, 86, 68, 6, 0.6, f.rnd), "paper", 4, 2.8)
    fills = ("red", "lamp", "blue", "green", "teal", "pink", "leaf", "orange", "lamp", "plum", "red", "sea")
    for i, fill in enumerate(fills):
        x, y = 17.4 + i % 4 * 20.4, 40.5 + i // 4 * 18.4
        f.shape(ellipse(x, y, 7.6, 7.2), fill, 2, 1.9, silhouette=False)
        for side in (-2.7, 2.7):
            f.dot(x + side, y - 0.6, 1.3)
    bunting(f, "3,10 24,18 48,21 72,18 93,10", 14, 2.6, ("lamp", "red", "green", "blue"), 2.2)
    return f


def crown() -> Figure:
    """A crown of gilded paper with bobbles."""
    f = Figure("crown", title="Party champion")
    f.shape("14,82c 6,34c 28,54c 46,16c 66,54c 90,32c 82,82c 48,90", "lamp", 7, 3, hatch=True)
    f.shape("13,72c 48,80 83,72c 82,83c 48,91 14,83c", "red", 3, 2.6)
    for x, y, fill in ((6, 31, "blue"), (46, 14, "red"), (90, 29, "green")):
        f.shape(ellipse(x, y, 7), fill, 2, 2.6)
    f.shape("46,48c 53,57c 46,66c 39,57c", "cream", 0, 2.2, silhouette=False)
    for x, y in ((24, 65), (69, 65)):
        f.shape(ellipse(x, y, 3.6), "cream", 0, 2, silhouette=False)
    return f


FIGURES = (garland, party, crown)
