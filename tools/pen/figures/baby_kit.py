"""What all nine babies of Baby Clues share: the body, the head, the face, and the poses of them.

A baby is `calm` in its disguise, `glad` with the bottles it got away with, or `caught`: its disguise off, hands up.
"""

from curves import Outline, Points, ellipse, moved
from ink import Figure
from shapely.geometry import Polygon

POSES = ("calm", "glad", "caught")
HEAD = "48,13 61,15 71,24 74,37 71,49 61,57 48,59 35,57 25,49 22,37 25,24 35,15"
SUNK = 5
"""How far the head of a caught baby sinks between its shoulders."""


def start(name: str, title: str, pose: str) -> Figure:
    """An empty figure in the box that all poses of all babies have, so that one stands where the other stood."""
    f = Figure(name if pose == "calm" else f"{name}-{pose}", title=f"{title} Baby")
    f.box = (-6, -9, 108, 108)
    return f


def body(f: Figure, suit: str, pose: str, skin: str = "skin") -> None:
    """A sitting body with its feet and arms."""
    f.shape("30,78 22,80 17,86 20,92 29,93 38,90", skin, 2.5)
    f.shape("66,78 74,80 79,86 76,92 67,93 58,90", skin, 2.5)
    f.shape("34,54 62,54 68,66 69,80 62,89 34,89 27,80 28,66", suit, 5, hatch=True)
    arms(f, suit, pose, skin)


def arms(f: Figure, suit: str, pose: str, skin: str = "skin") -> None:
    """Both arms: in the lap; up in the air; or full of milk."""
    if pose == "caught":
        f.shape("35,58 27,58 17,52 9,41 13,36 19,39 26,48 37,53", suit, 2.5)
        f.shape("61,58 69,58 79,52 87,41 83,36 77,39 70,48 59,53", suit, 2.5)
        hand(f, 9.6, 36, skin)
        hand(f, 86.4, 36, skin)
        return
    if pose == "glad":
        milk(f, 19, 66, 0.36, -14, "blue")
    f.shape("32,58 25,62 20,69 21,75 27,75 33,69 37,64", suit, 2.5)
    hand(f, 22.6, 75.4, skin)
    if pose == "glad":
        f.shape("62,56 70,59 79,57 87,49 91,52 88,60 80,67 68,68 60,64", suit, 2.5)
    else:
        f.shape("64,58 71,62 76,69 75,75 69,75 63,69 59,64", suit, 2.5)
        hand(f, 73.4, 75.4, skin)


def cheer(f: Figure, pose: str, skin: str = "skin") -> None:
    """The bottle that a glad baby holds up, before everything else."""
    if pose == "glad":
        milk(f, 90, 35, 0.36, 12)
        hand(f, 88.4, 49.6, skin)


def hand(f: Figure, x: float, y: float, skin: str = "skin") -> None:
    """A fist."""
    f.shape(ellipse(x, y, 4.4, 4.2), skin, 1.4, 2.2)


def head(f: Figure, skin: str = "skin", ears: bool = True, y: float = 0) -> Polygon:
    """The round head that goes before the body."""
    if ears:
        f.shape(ellipse(22.5, 40 + y, 4.6, 5.2), skin, 1.6)
        f.shape(ellipse(73.5, 40 + y, 4.6, 5.2), skin, 1.6)
    return f.shape(moved(HEAD, 0, y), skin, 5.5, hatch=5)


def bare(f: Figure) -> None:
    """The head of a caught baby: one curl, wide eyes, a deep blush and cold sweat."""
    head(f, y=SUNK)
    f.stroke("47,19 44,13 48,9 53,11 52,15", 2.4, (1, 0.5), silhouette=True)
    face(f, "caught", SUNK)


def face(f: Figure, mood: str, y: float = 0, mouth: bool = True) -> None:
    """Eyes, cheeks and a small mouth: calm, sly, glad or caught."""
    if mood == "caught":
        for x in (38.5, 57.5):
            f.shape(ellipse(x, 38.6 + y, 5, 5.6), "white", 0, 2, silhouette=False)
            f.dot(x, 39 + y, 2, 2.3)
        f.stroke(f"33,{31.6 + y} 36,{29 + y} 41,{28.4 + y}", 2)
        f.stroke(f"63,{31.6 + y} 60,{29 + y} 55,{28.4 + y}", 2)
        f.cheek(30.6, 47.4 + y, 4.6, "pink")
        f.cheek(65.4, 47.4 + y, 4.6, "pink")
        f.shape(ellipse(48, 50.4 + y, 3, 3.6), "maw", 0, 2, silhouette=False)
        return
    if mood == "calm":
        f.eye(38.5, 39 + y, 3)
        f.eye(57.5, 39 + y, 3)
        if mouth:
            f.stroke(f"44.4,{48.4 + y} 48,{50 + y} 52,{48.2 + y}", 2.1, (0.8, 0.8))
    elif mood == "sly":
        f.eye(40, 39.4 + y, 3)
        f.eye(59, 39.4 + y, 3)
        if mouth:
            f.stroke(f"43,{48.6 + y} 48,{50.6 + y} 54,{47 + y}", 2.1, (0.8, 0.6))
        f.stroke(f"34,{34 + y} 40,{33 + y} 44,{35 + y}", 2)
        f.stroke(f"54,{34 + y} 58,{31.4 + y} 63,{32 + y}", 2)
    else:
        for x in (38.5, 57.5):
            f.stroke(f"{x - 3.9},{40 + y} {x},{36.4 + y} {x + 3.9},{40 + y}", 2.4, (0.8, 0.8))
        if mouth:
            grin = f"42,{46.4 + y}c 48,{48 + y} 54,{46.4 + y}c 53,{51.6 + y} 48,{53.4 + y} 43,{51.6 + y}"
            f.shape(grin, "maw", 0, 2, silhouette=False)
    f.cheek(31.6, 46.4 + y)
    f.cheek(64.4, 46.4 + y)


def milk(f: Figure, x: float, y: float, scale: float, turn: float = 0, ring: str = "pink") -> None:
    """A small bottle of milk, about its middle."""

    def at(outline: Outline) -> Points:
        return moved(moved(outline, -48, -48), x, y, scale, turn)

    f.shape(at("41,24 40,12 46,5 51,5 56,12 55,24"), "sand", 0, 1.9)
    f.shape(at("33,38 34,23 62,23 64,38"), ring, 0, 1.9)
    f.shape(at("32,38 64,38 71,49 72,84 66,91 30,91 24,84 26,49"), "milk", 2.4, 2)
    for mark in (62, 74):
        f.stroke(at(f"34,{mark} 46,{mark}"), 1.5, (1, 0.8))
