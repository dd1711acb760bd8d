"""What one gets away with in Baby Clues, and what with: bottles, escapes, a diaper."""

from functools import partial

from curves import ellipse
from ink import Figure

_GLASS = "33,36 63,36 70,48 71,84 66,91 30,91 25,84 27,48"


def bottle(name: str, ring: str) -> Figure:
    """A bottle of milk."""
    f = Figure(name, title="Milk bottle")
    f.shape("42,22 41,12 46,5 51,5 55,12 54,22", "sand", 2)
    f.shape("34,30 36,22 60,22 63,30 62,34 35,34", ring, 2.4)
    f.shape(_GLASS, "glass", 0)
    f.flat("28,56 48,54 70,56 69.6,83 65,89.6 31,89.6 26.6,83", "milk")
    f.flat("63,56 70,56 69.6,83 65,89.6 50,89.6 60,84", "milk", dark=True)
    f.stroke("28,56 48,54.4 69,56", 1.8, (1, 1))
    for y, to in ((62, 40), (70, 44), (78, 40)):
        f.stroke(f"32,{y} {to},{y}", 1.9, (1, 0.7))
    f.shape(_GLASS, None)
    if ring == "pink":
        f.shape("56,78c 48,71 49,65 53,65 56,68c 59,65 63,65.6 63.4,71", ring, 0, 1.8, silhouette=False)
    else:
        f.shape("56,62c 60,68 63,72 62,76 56,79 50,76 49,72 52,68", ring, 0, 1.8, silhouette=False)
    return f


def pram() -> Figure:
    """A pram at full speed."""
    f = Figure("pram", title="Pram")
    f.stroke("68,50 84,34 92,34", 3.4, (1, 1), silhouette=True)
    for x in (30, 66):
        f.shape(ellipse(x, 82, 9.6), "wood", 0)
        f.shape(ellipse(x, 82, 4.6), "cream", 0, 2, silhouette=False)
    f.shape("14,48 74,48 76,58 66,72 28,74 16,62", "blue", 6, hatch=True)
    f.shape("14,48c 12,30 24,16 44,14c 45,48c", "blue", 5)
    f.stroke("30,47 30,30 43,16", 2, (1, 1))
    f.stroke("16,38 28,28", 1.4)
    f.shape("46,47 48,36 58,33 68,38 69,47", "skin", 2)
    f.eye(55, 41, 2)
    f.eye(63, 41.4, 2)
    for gust in ("8,66 2,66", "10,74 0,75", "12,58 5,57"):
        f.stroke(gust, 2.2)
    return f


def balloons() -> Figure:
    """Three balloons that carry a baby away."""
    f = Figure("balloons", title="Balloons")
    for string in ("29,40 40,52 47,62", "49,34 48,48 48,62", "68,40 57,52 49,62"):
        f.stroke(string, 1.9, (1, 1), silhouette=True)
    f.shape("27,8 39,13 42,26 33,38 25,39 15,28 15,15", "red", 5)
    f.shape("70,8 82,14 84,27 75,38 66,39 57,29 58,15", "lamp", 5)
    f.shape("49,-2 61,4 63,19 54,32 46,32 36,20 37,4", "blue", 5, hatch=6)
    for glint in ("21,15 25,13", "44,5 48,3", "64,15 68,13"):
        f.stroke(glint, 2.4, (1, 1), "white")
    for foot in ("41,88 38,94 42,97 46,92", "55,88 58,94 54,97 50,92"):
        f.shape(foot, "skin", 1, 2)
    f.shape("40,80 56,80 58,88 53,93 43,93 38,88", "white", 2, 2.2)
    f.shape("40,80 36,74 44,61 48,62 45,72 46,80", "skin", 1, 2)
    f.shape("56,80 60,74 52,61 48,62 51,72 50,80", "skin", 1, 2)
    f.shape("48,65 56,67 60,74 56,82 48,84 40,82 36,74 40,67", "skin", 2.5, 2.2)
    f.eye(44.4, 74.6, 1.9)
    f.eye(52, 74.6, 1.9)
    f.stroke("45.6,79 48.2,80.2 50.8,79", 1.7, (1, 1))
    return f


def box() -> Figure:
    """A cardboard box that somebody looks out of."""
    f = Figure("box", title="Box")
    f.shape("10,46 2,34 22,30 34,40", "sand", 2)
    f.shape("84,46 94,35 76,30 62,40", "sand", 2)
    f.shape("14,40 48,34 82,40 48,48", "dark", 0, 2.3)
    f.shape("28,46 30,32 40,24 56,24 66,32 68,46 48,50", "skin", 3)
    f.eye(41, 37, 2.6)
    f.eye(55.4, 37, 2.6)
    f.stroke("47,24 48,18 52,17", 2.2, (1, 0.4), silhouette=True)
    f.shape("12,42c 48,50c 84,42c 82,82c 48,92c 14,82c", "sand", 0)
    f.flat("48,50c 83,42.4c 81,81.4c 48,91c", "sand", dark=True)
    f.stroke("48,51 48,91", 2.4, (1, 1))
    f.stroke("12,42 48,50 84,42", 2.4, (1, 1))
    f.stroke("22,60 22,68 34,71 34,63 22,60", 1.9, (1, 1))
    f.stroke("26,64 30,65", 1.6, (1, 1))
    for arrow in ("60,74 60,64 56,68", "60,64 64,66", "70,71 70,61 66,65", "70,61 74,63"):
        f.stroke(arrow, 2, (1, 1))
    return f


def diaper() -> Figure:
    """A diaper that wants changing."""
    f = Figure("diaper", title="Diaper")
    f.shape("8,24 30,28 66,28 88,24 90,40 72,52 64,70 56,78 40,78 32,70 24,52 6,40", "white", 7, hatch=True)
    f.stroke("24,52 32,46 36,34", 2, (1, 0.5))
    f.stroke("72,52 64,46 60,34", 2, (1, 0.5))
    f.shape("10,28 22,30 22,38 9,37", "lamp", 0, 2.2)
    f.shape("86,28 74,30 74,38 87,37", "lamp", 0, 2.2)
    f.shape("38,58 42,50 47,53 52,48 58,52 60,60 56,64 54,71 49,68 43,70 42,64", "mud", 0, 2.2)
    for whiff in ("20,90 24,84 20,80", "74,92 70,86 75,80", "48,94 51,89 47,84"):
        f.stroke(whiff, 2.2)
    return f


FIGURES = (partial(bottle, "bottle", "pink"), partial(bottle, "bottle-blue", "blue"), pram, balloons, box, diaper)
