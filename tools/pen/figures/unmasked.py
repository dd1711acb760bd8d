"""The nine suspects of Baby Clues, found out: what made the disguise comes off, and a baby is left."""

from curves import ellipse
from ink import Figure

from figures import disguises
from figures.baby_kit import SUNK, bare, body, start
from figures.disguises import flying

POSE = "caught"


def vampire() -> Figure:
    """The hair jumps off, the teeth fall out, the collar hangs."""
    f = start("vampire", "Vampire", POSE)
    f.shape("30,54 66,54 80,66 90,78 96,90c 82,84 70,92 48,89c 26,92 14,84 0,90c 6,78 16,66", "night", 6, hatch=True)
    body(f, "paper", POSE)
    for wing, lining in (
        ("36,58 26,57 14,62 6,74c 18,77 30,72 37,64", "34,60 26,60 18,64 13,71 24,71 34,64"),
        ("60,58 70,57 82,62 90,74c 78,77 66,72 59,64", "62,60 70,60 78,64 83,71 72,71 62,64"),
    ):
        f.shape(wing, "night", 3)
        f.flat(lining, "red")
    bare(f)
    f.shape("42,63 48,66 54,63 55,70 48,68 41,70", "red", 1.4, 2)
    disguises.widows_peak(f, flying(12, -17, 0.8, 24, (48, 22)))
    disguises.fangs(f, flying(-3, 25, 1.7, -20, (48, 51)))
    return f


def frankenstein() -> Figure:
    """The top of the head lifts like a lid, the bolts fly."""
    f = start("frankenstein", "Frankenstein", POSE)
    body(f, "grey", POSE, "leaf")
    for stitch in ("33,70 38,71", "35,68 34,74", "60,78 65,80", "63,77 62,82"):
        f.stroke(stitch, 1.8)
    bare(f)
    lid = flying(2, -11, 0.92, -15, (48, 20))
    f.shape(lid("24,14c 48,12 72,14c 74,24 73.6,33c 66,29 58,34 50,30 42,34 34,30 22.6,33c 22,24"), "leaf", 3)
    disguises.flat_top(f, lid)
    f.stroke(lid("62,24 69,28"), 1.8, (1, 1))
    disguises.bolt(f, flying(-15, 20, 1.1, -40, (18, 41)))
    disguises.bolt(f, flying(72, 20, 1.1, 200, (18, 41)))
    return f


def mummy() -> Figure:
    """The bandage has come off the head, and winds through the air."""
    f = start("mummy", "Mummy", POSE)
    f.shape(
        "64,58 80,60 94,54 99,42 92,30 82,24 80,14 88,6 97,6 97,0 86,-2 74,6 73,20 80,31 90,37 92,46 84,53 66,52",
        "mummy",
        2,
        2.3,
    )
    f.shape("24,24 12,26 4,18 6,6 16,0 28,4 30,12 24,10 16,7 11,12 12,18 20,19", "mummy", 1.6, 2.3)
    body(f, "mummy", POSE, "mummy")
    disguises.wrappings(f)
    bare(f)
    f.shape("22,58 34,62 48,60.6 62,62.6 74,57 73,65 62,68 48,66 34,68 24,64", "mummy", 1.6, 2.1)
    f.shape("23,30 32,25 46,24.4 60,21 70,23 72,28 62,27 48,30.4 34,31 24,36", "mummy", 1.4, 2, silhouette=False)
    return f


def mud() -> Figure:
    """Washed: the mud has run down, and soap bubbles rise."""
    f = start("mud", "Mud", POSE)
    disguises.puddle(f)
    body(f, "mud", POSE, "skin")
    disguises.muddy_diaper(f)
    bare(f)
    f.shape("22,56 30,63 48,65 66,63 74,56 77,64 72,72 68,67 63,70 60,77 56,70 44,69 38,76 33,70 25,71 20,63", "mud", 3)
    for x, y, r in ((30, 9, 8.6), (66, 5, 9.6), (82, 18, 5.4), (47, -1, 4.4), (15, 20, 5)):
        f.shape(ellipse(x, y, r), "glass", r * 0.35, 2.2)
        glint = f"{x - r * 0.55},{y - r * 0.1} {x - r * 0.45},{y - r * 0.45} {x - r * 0.1},{y - r * 0.58}"
        f.stroke(glint, 1.8, (0.8, 0.8), "white")
    f.flat(ellipse(61, 55, 2.2, 1.6), "mud")
    f.flat(ellipse(30, 30, 2.2, 1.7), "mud")
    return f


def reporter() -> Figure:
    """The hat flies, the press card too."""
    f = start("reporter", "Reporter", POSE)
    body(f, "sand", POSE)
    disguises.coat_and_camera(f)
    bare(f)
    disguises.press_hat(f, flying(6, -16, 0.82, 18, (48, 22)))
    return f


def robot() -> Figure:
    """The head of tin has tipped back, its antenna hangs on a spring."""
    f = start("robot", "Robot", POSE)
    tin = flying(-9, -23, 0.68, -14, (48, 35))
    f.shape(tin("12,34c 22,32c 22,48c 12,46c"), "grey", 1.6, 2.2)
    f.shape(tin("84,34c 74,32c 74,48c 84,46c"), "grey", 1.6, 2.2)
    f.shape(tin("20,12c 48,10 76,12c 77,34 76,58c 48,60 20,58c 19,34"), "steel", 5, hatch=5)
    f.shape(tin("27,27c 48,25 69,27c 70,38 69,54c 48,56 27,54c 26,40"), "dusk", 0, 2.2, silhouette=False)
    f.stroke(tin("38,18 58,18"), 1.8, (1, 1))
    f.stroke("64,6 72,8 70,1 78,4 77,-2 84,0", 2.2, (1, 1), silhouette=True)
    f.shape(ellipse(89, 2, 4.6), "red", 1.6)
    body(f, "steel", POSE)
    disguises.buttons(f)
    bare(f)
    f.shape("33,62 48,66 63,62 64,67 48,71 32,67", "grey", 1.6, 2.1)
    return f


def dino() -> Figure:
    """The hood has slipped off, and lies round the neck."""
    f = start("dino", "Dino", POSE)
    disguises.tail(f)
    for spike in ("16,58 4,56c 12,68 6,76c 20,76", "80,58 92,56c 84,68 90,76c 76,76"):
        f.shape(spike, "orange", 0, 2.3)
    body(f, "leaf", POSE)
    disguises.belly(f)
    f.shape("22,50 34,46 62,46 74,50 84,60 82,72 70,76 58,70 38,70 26,76 14,72 12,60", "leaf", 4, hatch=5)
    bare(f)
    for x in (22, 30, 66, 74):
        f.shape(f"{x - 3},{69}c {x + 3},{69}c {x},{75}c", "white", 0, 1.6, silhouette=False)
    return f


def ghost() -> Figure:
    """The sheet is gone with the wind; a baby in a diaper is left."""
    f = start("ghost", "Ghost", POSE)
    f.shape(
        "28,10 40,-4 62,-7 84,-4 96,6 99,22c 93,20 90,26c 85,23 80,29c 74,26 69,31c 62,24 50,20 40,22 32,27 22,26",
        "white",
        5,
        hatch=True,
    )
    for x, y in ((70, 8), (84, 11)):
        f.shape(ellipse(x, y, 3.8, 5, -20), "dusk", 0, 2, silhouette=False)
    body(f, "skin", POSE)
    f.shape("27,76 48,74 69,76 68,86 60,91 36,91 28,86", "white", 3)
    f.flat(ellipse(48, 68, 1.2, 1), "skin", dark=True)
    bare(f)
    return f


def pirate() -> Figure:
    """The hat is off, the patch is up: two good eyes."""
    f = start("pirate", "Pirate", POSE)
    body(f, "blue", POSE)
    disguises.stripes(f)
    f.stroke("87,33 91,26 97,27 96,33", 3, (1, 0.6), silhouette=True)
    bare(f)
    f.stroke(f"24,{33 + SUNK} 36,{24 + SUNK} 52,{18 + SUNK}", 2.2, (1, 1))
    f.shape("30,32 36,24 43,23 44,30 39,34 34,36", "dark", 0, 2, silhouette=False)
    disguises.skull_hat(f, flying(7, -11, 0.84, 15, (48, 16)))
    return f


FIGURES = (vampire, frankenstein, mummy, mud, reporter, robot, dino, ghost, pirate)
