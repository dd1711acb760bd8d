"""What one finds and does in the haunted house: a die, a loose board, the glass, ways up and down, an accusation."""

from functools import partial

import shapely
from curves import corners, ellipse, moved, sheet
from ink import Figure
from shapely.geometry import LineString

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(face: int) -> Figure:
    """A face of the die."""
    f = Figure(f"die-{face}", title=str(face))
    f.shape(sheet(8, 8, 80, 80, 14, 0.8, f.rnd), "paper", 5, 3)
    for dx, dy in PIPS[face]:
        f.dot(48 + dx * 22, 48 + dy * 22, 8.4, 8.6, "red" if face == 1 else "ink")
    return f


def floorboard() -> Figure:
    """A board that has come loose, and somebody under it."""
    f = Figure("floorboard", title="Loose floorboard")
    f.shape("6,52c 88,46c 92,82c 8,88c", "dusk", 0)
    for x in (42, 58):
        f.shape(ellipse(x, 70, 6, 6.6), "lamp", 0, 2, silhouette=False)
        f.dot(x, 70.6, 2.2, 3.6)
    f.shape("2,50c 84,12c 94,34c 12,72c", "wood", 5, hatch=True)
    for grain in ("16,54 40,44 58,36", "30,57 52,48 74,38", "62,28 76,22 84,20"):
        f.stroke(grain, 1.9)
    for x, y in ((11, 55), (85, 25)):
        f.dot(x, y, 3, fill="steel")
    return f


def magnifier() -> Figure:
    """The magnifying glass."""
    f = Figure("magnifier", title="Magnifying glass")
    f.shape("58,62 66,56 92,80 93,90 84,94 78,90", "wood", 4)
    f.shape("56,60 62,54 70,62 64,68", "lamp", 0, 2.2)
    f.shape(ellipse(38, 36, 32), "lamp", 4)
    f.shape(ellipse(38, 36, 24), "glass", 5, 2.2)
    f.stroke("22,36 25,25 34,18", 3.2, (0.6, 0.6), "white")
    f.dot(44, 40, 5.4, 6.4)
    return f


def passage() -> Figure:
    """A trapdoor, open, with a ladder down."""
    f = Figure("passage", title="Secret passage")
    f.shape("20,6c 84,4c 84,34c 18,38c", "wood", 4)
    f.stroke("20,16 84,14", 1.8, (1, 1))
    f.stroke("19,26 84,24", 1.8, (1, 1))
    f.edge(ellipse(52, 30, 5, 4.4), 2.6)
    f.shape("10,40c 86,36c 92,88c 6,92c", "sand", 4)
    f.shape("20,47c 78,44c 81,81c 18,84c", "dusk", 0, 2.2, silhouette=False)
    rails = [LineString([(36, 42), (34, 83)]), LineString([(62, 41), (65, 82)])]
    rungs = [LineString([(35, y), (64, y - 1.4)]) for y in (54, 65, 76)]
    ladder = shapely.union_all([line.buffer(2.4, quad_segs=3) for line in (*rails, *rungs)])
    f.area(ladder.buffer(1.4), "ink")
    f.area(ladder, "lamp")
    return f


def stairs() -> Figure:
    """The staircase, its carpet and its rail."""
    f = Figure("stairs", title="Staircase")
    for i in range(4):
        x, y = 8 + i * 20, 76 - i * 15
        f.shape(corners([(x, y), (90, y), (90, 92), (x, 92)]), "wood", 3)
        f.shape(corners([(x, y), (x + 20, y), (x + 20, y + 6), (x, y + 6)]), "red", 0, 2)
    for i in range(4):
        x, y = 17 + i * 20, 76 - i * 15
        f.stroke(f"{x},{y} {x},{y - 20}", 2.6, (1, 1), silhouette=True)
    f.stroke("12,58 17,55 77,10 88,5", 4.4, (1, 1), "wood", silhouette=True)
    f.shape(ellipse(12, 57, 6), "lamp", 1.4, 2.2)
    return f


def accuse() -> Figure:
    """A paw that points."""
    f = Figure("accuse", title="Accuse")
    f.shape("2,46c 20,42c 22,82c 4,86c", "red", 4)
    f.stroke("8,52 10,78", 2.2, (1, 1), "white")
    f.shape("20,46 30,38 48,34 62,38 86,36 94,42 92,50 82,53 64,54 68,62 66,74 58,82 38,84 22,80", "fur", 6, hatch=True)
    f.shape("40,36 42,24 50,16 57,20 55,32 52,42", "fur", 3)
    for line in ("66,62 52,62", "65,72 52,72"):
        f.stroke(line, 2.2, (0.8, 0.5))
    for x, y, turn in ((88, 22, 40), (94, 32, 66), (92, 64, 112)):
        f.stroke(moved("0,-2 0,-9", x, y, 1, turn), 2.8, (0.7, 0.7))
    return f


FIGURES = (*(partial(die, face) for face in PIPS), floorboard, magnifier, passage, stairs, accuse)
