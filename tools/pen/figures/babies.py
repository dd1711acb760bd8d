"""The nine suspects of Baby Clues in disguise, calm and with their loot."""

from collections.abc import Callable
from functools import partial

from curves import ellipse
from ink import Figure
from shapely import affinity
from shapely.geometry import Polygon, box

from figures import disguises as worn
from figures.baby_kit import HEAD, body, cheer, face, hand, head, milk, start


def vampire(pose: str) -> Figure:
    """A cape, a collar like wings, two teeth of paper."""
    f = start("vampire", "Vampire", pose)
    for wing, lining in (
        ("30,56 18,52 6,36 2,26c 14,30 24,40 34,52", "30,53 20,48 11,36 20,40 31,51"),
        ("66,56 78,52 90,36 94,26c 82,30 72,40 62,52", "66,53 76,48 85,36 76,40 65,51"),
    ):
        f.shape(wing, "night", 3)
        f.flat(lining, "red")
    f.shape("30,54 66,54 78,70 86,90c 74,87 62,92 48,89c 34,92 22,87 10,90c 18,70", "night", 6, hatch=True)
    body(f, "paper", pose)
    f.shape("42,60 48,63 54,60 55,67 48,65 41,67", "red", 1.4, 2)
    head(f)
    face(f, "glad" if pose == "glad" else "sly", mouth=pose == "glad")
    worn.widows_peak(f)
    if pose == "calm":
        f.stroke("41,48.4 48,50.6 55,48", 2.1, (0.7, 0.7))
        worn.fangs(f)
    else:
        worn.fangs(f, worn.flying(0, -2.4, 1, 0, (48, 50)))
    cheer(f, pose)
    return f


def frankenstein(pose: str) -> Figure:
    """A flat head, two bolts, a seam."""
    f = start("frankenstein", "Frankenstein", pose)
    body(f, "grey", pose, "leaf")
    for stitch in ("33,66 38,67", "35,64 34,70", "60,78 65,80", "63,77 62,82"):
        f.stroke(stitch, 1.8)
    worn.bolt(f)
    f.shape("79,38 73,36 72,45 79,45 83,42", "steel", 1.4, 2.2)
    f.shape(
        "24,12c 48,10 72,12c 74,26 75,44 70,54 60,58 48,59 36,58 26,54 21,44 22,26",
        "leaf",
        5.5,
        hatch=5,
    )
    worn.flat_top(f)
    face(f, pose, 1)
    f.stroke("60,27 67,31", 1.8, (1, 1))
    f.stroke("61.4,31 64,26.4", 1.6)
    f.stroke("65,33.4 67.4,28.6", 1.6)
    cheer(f, pose, "leaf")
    return f


def mummy(pose: str) -> Figure:
    """Bandages, and a slit for the eyes."""
    f = start("mummy", "Mummy", pose)
    f.shape("62,16 74,8 88,10 92,18 86,16 78,17 70,24", "mummy", 1.6)
    if pose == "calm":
        f.shape("70,52 82,54 90,62 91,72 86,68 80,62 68,58", "mummy", 1.6)
    body(f, "mummy", pose, "mummy")
    worn.wrappings(f)
    inside = head(f, "mummy", ears=False).buffer(-1)
    slit = Polygon(ellipse(48, 41, 21, 9.4, 0, 24).places)
    f.area(slit.intersection(inside), "skin")
    f.area(slit.intersection(inside).difference(affinity.translate(slit, 0, 2.4)), "skin", dark=True)
    face(f, pose, 1.4, mouth=False)
    f.shape("23,33 36,30 50,33 73,28 74,35 60,33.6 46,35.6 34,34 23,38", "mummy", 1.4, 2, silhouette=False)
    f.shape(
        *("22,45 34,49 48,47.6 62,49.6 74,44 73,51 62,54 48,52.6 34,54 25,51", "mummy", 1.4, 2),
        silhouette=False,
    )
    for fold in ("26,24 44,27 68,20", "32,17 50,20 62,15.6", "33,56 48,55.4 60,56.6"):
        f.stroke(fold, 1.7, (1, 1))
    cheer(f, pose, "mummy")
    return f


def mud(pose: str) -> Figure:
    """Mud from head to foot, a worm and a twig in it."""
    f = start("mud", "Mud", pose)
    worn.puddle(f)
    body(f, "mud", pose, "mud")
    worn.muddy_diaper(f)
    for x in (22.5, 73.5):
        f.shape(ellipse(x, 41, 4.6, 5.2), "skin", 1.4)
    f.shape(HEAD, "skin", 5, hatch=4)
    f.shape(
        "48,4 59,6 69,11 77,20 80,32 78.5,41 75,43 72.6,39 72,33 68,29.6 65,33 64.6,41 61,43.6 58,40 58,31 54,27"
        " 49,26.6 46,29 45,33.6 41.6,34 40,30 37,26.6 33,27 31,31 31,41 29,49 25.4,50.6 22.6,47 22,40 18,36 17,30"
        " 20,19 28,11 38,6",
        "mud",
        6,
        hatch=6,
    )
    f.flat(ellipse(28, 17, 3.4, 2.2, -30), "sand")
    f.flat(ellipse(34, 13, 1.5, 1.1, -30), "sand")
    for x, y, r in ((8, 34, 3.2), (12, 22, 1.9), (88, 24, 2.2), (90, 46, 2.8))[: 4 if pose == "calm" else 2]:
        f.shape(ellipse(x, y, r, r * 1.15), "mud", 0, 2)
    f.shape("34,14 28,8 28,1 33,-1 34,4 33,7 39,11", "pink", 1.4, 2.2)
    f.dot(31.2, 1.8, 0.9)
    f.stroke("64,11 70,2", 4, (1, 0.8), silhouette=True)
    f.shape("70,4 74,-2 82,-2c 80,4 75,6", "leaf", 1.4, 2.1)
    f.stroke("35.6,43.4 39.5,39.8 43.4,43.4", 2.4, (0.8, 0.8))
    f.stroke("50,43 53.4,39.8 57,43", 2.4, (0.8, 0.8))
    f.shape("40,48.4c 46,50 53,48.4c 52,54 46.4,55.6 41,53.6", "maw", 0, 2)
    f.flat("44,49.4 48,49.6 47.6,51.6 44.4,51.4", "white")
    f.cheek(32, 48.4, 3.2)
    f.cheek(63, 51, 2.8)
    f.flat(ellipse(67, 55, 2.4, 1.7, 20), "mud")
    f.flat(ellipse(33, 55, 1.7, 1.3), "mud")
    cheer(f, pose, "mud")
    return f


def reporter(pose: str) -> Figure:
    """A hat with a press card, and a camera."""
    f = start("reporter", "Reporter", pose)
    body(f, "sand", pose)
    worn.coat_and_camera(f)
    head(f)
    face(f, "glad" if pose == "glad" else "sly", 2)
    f.stroke("34,24 26,31 22.6,38", 2.4)
    worn.press_hat(f)
    cheer(f, pose)
    return f


def robot(pose: str) -> Figure:
    """A head of tin with an antenna."""
    f = start("robot", "Robot", pose)
    body(f, "steel", pose)
    worn.buttons(f)
    f.stroke("48,10 48,2", 3, (1, 1), silhouette=True)
    f.shape(ellipse(48, 0, 4.6), "red", 1.6)
    f.shape("12,34c 22,32c 22,48c 12,46c", "grey", 1.6, 2.2)
    f.shape("84,34c 74,32c 74,48c 84,46c", "grey", 1.6, 2.2)
    f.shape("20,12c 48,10 76,12c 77,34 76,58c 48,60 20,58c 19,34", "steel", 6, hatch=5)
    f.shape("27,27c 48,25 69,27c 70,38 69,54c 48,56 27,54c 26,40", "skin", 3, 2.2, silhouette=False)
    face(f, pose, 1)
    for x, y in ((24, 16.4), (72, 16.4), (23.6, 54), (72.4, 54)):
        f.dot(x, y, 1.3)
    f.stroke("38,18 58,18", 1.8, (1, 1))
    f.stroke("41,21.6 55,21.6", 1.8, (1, 1))
    cheer(f, pose)
    return f


def dino(pose: str) -> Figure:
    """A hood with teeth and a comb of spikes."""
    f = start("dino", "Dino", pose)
    worn.tail(f)
    for spike in (
        "26,22 15,18c 22,32 14,38c 20,46",
        "40,10 34,-1c 50,6 56,-2c 58,9",
        "68,18 78,10c 77,26 86,30c 76,38",
    ):
        f.shape(spike, "orange", 0, 2.3)
    body(f, "leaf", pose)
    worn.belly(f)
    f.shape("48,7 63,10 75,20 79,38 75,53 63,60 48,61 33,60 21,53 17,38 21,20 33,10", "leaf", 5.5, hatch=5)
    f.shape("48,24 62,26 70,36 69,48 60,56 48,57 36,56 27,48 26,36 34,26", "skin", 3, 2.3, silhouette=False)
    for x in (40, 56):
        f.dot(x, 15, 1.6)
    for x in (34, 41, 48, 55, 62):
        tooth = f"{x - 3},{25.6 + abs(x - 48) * 0.05}c {x + 3},25.6c {x},31c"
        f.shape(tooth, "white", 0, 1.6, silhouette=False)
    face(f, "glad", 2.4)
    cheer(f, pose)
    return f


def ghost(pose: str) -> Figure:
    """A sheet with two holes."""
    f = start("ghost", "Ghost", pose)
    glad = pose == "glad"
    for foot in ("30,86 26,90 30,95 38,94 40,88", "58,88 60,94 68,95 71,90 67,86"):
        f.shape(foot, "skin", 1.6, 2.2)
    right = "79,50 86,46 93,47 95,54 88,63 80,66" if glad else "79,50 88,54 92,62 84,66 78,64"
    f.shape(
        f"48,8 62,10 72,20 75,36 {right} 80,78 84,88c 76,86 70,91c 63,86 56,92c 49,87 42,92c 34,86 27,91c 20,86 12,89c"
        " 16,78 18,64 12,66 4,62 8,54 17,50 21,36 24,20 34,10",
        "white",
        8,
        hatch=True,
    )
    for x in (38.5, 57.5):
        f.shape(ellipse(x, 36, 5.6, 6.8), "skin", 0, 2, silhouette=False)
        if glad:
            f.stroke(f"{x - 3.2},38 {x},35 {x + 3.2},38", 2.2, (0.8, 0.8))
        else:
            f.eye(x, 37, 2.7)
    f.cheek(30, 47, 3.2)
    f.cheek(66, 47, 3.2)
    if glad:
        f.shape("42,46.4c 48,48 54,46.4c 53,51.6 48,53.4 43,51.6", "maw", 0, 2, silhouette=False)
        milk(f, 92, 34, 0.36, 12)
        hand(f, 90.6, 48.4)
    else:
        f.stroke("44,48.4 48,50.4 52,48.2", 2.1, (0.8, 0.8))
    f.stroke("30,66 34,74 33,84", 1.8)
    f.stroke("64,64 62,74 64,86", 1.8)
    if glad:
        milk(f, 14, 74, 0.36, -14, "blue")
        hand(f, 21, 75)
    return f


def pirate(pose: str) -> Figure:
    """A hat, a patch and a hook."""
    f = start("pirate", "Pirate", pose)
    body(f, "blue", pose)
    worn.stripes(f)
    if pose == "calm":
        f.stroke("73,76 76,84 81,83 82,78", 3, (1, 0.6), silhouette=True)
    head(f)
    face(f, pose, 2, mouth=pose == "glad")
    f.shape("32,37.6 45,36 46,43 40,48 33,46", "dark", 0, 2, silhouette=False)
    f.stroke("24,31 33,38", 2.2, (1, 1))
    f.stroke("45,37 66,28", 2.2, (1, 1))
    if pose == "calm":
        f.stroke("44,50.4 49,52 54,49.4", 2.1, (0.8, 0.6))
    worn.skull_hat(f)
    cheer(f, pose)
    return f


BUSTS: dict[Callable[[str], Figure], tuple[float, float, float, float]] = {
    vampire: (-1, 2, 98, 62),
    frankenstein: (9, 1, 78, 63),
    mummy: (13, 4, 82, 60),
    mud: (6, -6, 86, 66),
    reporter: (5, 0, 86, 62),
    robot: (8, -8, 80, 70),
    dino: (9, -6, 80, 68),
    ghost: (10, 4, 76, 62),
    pirate: (0, -3, 96, 64),
}
"""The babies, and how much of each is seen in the corner of a card: left, top, width and height."""


def bust(draw: Callable[[str], Figure]) -> Figure:
    """A baby's face, for the places where all of it would be too small."""
    f = draw("calm")
    f.name += "-face"
    f.box = left, top, width, height = BUSTS[draw]
    seen = box(left - 9, top - 9, left + width + 9, top + height + 9)
    f.items[:] = [(fill, shape.intersection(seen)) for fill, shape in f.items]
    f.silhouette = [shape.intersection(seen) for shape in f.silhouette]
    return f


FIGURES = (
    *(partial(draw, pose) for draw in BUSTS for pose in ("calm", "glad")),
    *(partial(bust, draw) for draw in BUSTS),
)
