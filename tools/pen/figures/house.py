"""Baby Monster's house, and what lies about in its yard."""

import math

from curves import ellipse, moved, star
from ink import Figure
from shapely.geometry import LineString


def house() -> Figure:
    """The front of the house: a doorway as wide as a yawn, with teeth for bunting."""
    f = Figure("house", 298, 166, line=2.4, cut=0, unit=1, title="Baby Monster's house")
    f.tolerance = 0.18
    # chimney
    f.shape("226,34c 225,4c 250,2c 252,48c", "brick", 5)
    f.shape("220,6c 220,-2c 256,-4c 256,4c", "stone", 2)
    f.stroke("230,16 238,15", 1.5)
    f.stroke("240,24 248,23", 1.5)
    f.stroke("229,27 236,26", 1.5)
    # wall
    f.shape("24,70c 274,70c 276,120 273,164c 150,165 22,164c 22,110", "wall", 8, towards=(-1, -0.3))
    # timber
    for s in ("24,76c 34,76c 34,164c 23,164c", "264,76c 275,76c 274,164c 263,164c"):
        f.shape(s, "wood", 2, w=1.8)
    # doorway, wide as a yawn
    d = f.shape("60,164c 58,128 66,98 92,82 148,76 206,82 232,98 240,128 238,164c", "dusk", 0, w=3.4)
    f.shape(
        "50,164c 47,124 56,90 86,72 148,66 212,72 242,90 251,124 248,164c 238,164c 240,128 232,98 206,82"
        " 148,76 92,82 66,98 58,128 60,164c",
        "stone",
        4,
        w=2.2,
    )
    for a in range(13):
        t = math.pi * (a + 0.5) / 13
        x0, y0 = 149 - 91 * math.cos(t), 150 - 74 * math.sin(t)
        x1, y1 = 149 - 101 * math.cos(t), 150 - 84 * math.sin(t)
        f.stroke(f"{x0},{y0} {x1},{y1}", 1.5, (1, 1))
    # floor, wall lines inside
    fl = f.flat("40,146c 149,143 260,146c 260,170c 40,170c", "plank", within=d.buffer(-1.2))
    for y in (151, 158):
        f.area(LineString([(50, y), (250, y - 0.6)]).buffer(0.8).intersection(fl), "plank", dark=True)
    f.flat(ellipse(149, 154, 74, 9), "tongue", within=d.buffer(-1.4))
    f.flat(ellipse(149, 153.6, 62, 6.4), "tongue", dark=True, within=d.buffer(-1.4))
    # night-light and mobile
    f.flat(star(206, 104, 7, 3.2), "lamp")
    f.flat("98,98 92,104 94,112 101,114c 98,110 97,102", "lamp")
    f.stroke("206,80 206,98", 1.2, (1, 1), fill="stone")
    f.stroke("97,82 97,97", 1.2, (1, 1), fill="stone")
    # teeth for bunting
    for i, (x, y) in enumerate(
        ((74, 94.5), (90, 85.5), (108, 80.5), (128, 78), (149, 77.3), (170, 78), (190, 80.5), (208, 85.5), (225, 94.5))
    ):
        ang = (x - 149) * 0.36
        f.shape(
            moved("-8.6,-2c 0,-3 8.6,-2c 1,13c -1,13c", dx=x, dy=y, turn=ang, scale=0.95 if i % 2 else 1.08),
            "bone",
            1.4,
            w=1.9,
        )
    # roof
    f.shape(
        "2,76c 16,58 40,38 86,18 148,8 214,18 262,40 286,60 297,77c 280,82 262,76 244,82 224,76 204,82"
        " 184,76 166,82 148,76 130,82 112,76 92,82 74,76 54,82 36,77 18,82",
        "roof",
        9,
    )
    for y, amp in ((62, 1), (46, 0.82), (31, 0.6)):
        n = int(16 * amp)
        x0 = 149 - 138 * amp
        st = 276 * amp / n
        for i in range(n):
            f.stroke(f"{x0 + i * st},{y} {x0 + i * st + st * 0.5},{y + 6} {x0 + i * st + st},{y}", 1.6, (1, 1))
    # dormer with a bear in it
    f.shape("134,54c 134,34 148,25 163,34 164,54c", "wall", 3, w=2)
    f.shape("139,54c 139,40 148,33 158,40 159,54c", "dusk", 0, w=1.8)
    f.shape(ellipse(149, 50, 7, 6.6), "sand", 2, w=1.7)
    f.shape(ellipse(143.4, 45, 2.6), "sand", 0, w=1.5)
    f.shape(ellipse(154.6, 45, 2.6), "sand", 0, w=1.5)
    f.dot(146.6, 49, 1)
    f.dot(151.4, 49, 1)
    f.dot(149, 52, 1.4, 1)
    f.shape("132,55c 166,55c 166,59c 132,59c", "stone", 1, w=1.8)
    # lamp by the door, sign
    f.stroke("268,96 292,96", 2.4, (1, 1))
    f.stroke("275,96 275,102", 1.6, (1, 1))
    f.stroke("289,96 289,102", 1.6, (1, 1))
    f.shape("267,102c 297,101c 298,119c 268,120c", "sand", 2, w=1.9)
    f.stroke("276,106 272.4,107 272.6,110 275.6,111 275.4,114.4 271.6,115", 1.5, (1, 1))
    f.stroke("280,105 280,115", 1.5, (1, 1))
    f.stroke("280,111.4 282.6,109.6 284,111.6 284,115", 1.5, (1, 1))
    f.stroke("288,105 288,115", 1.5, (1, 1))
    f.stroke("288,111.4 290.6,109.6 292,111.6 292,115", 1.5, (1, 1))
    return f


def zzz(fill: str = "cream") -> Figure:
    """Sleep, rising from a chimney."""
    f = Figure("zzz", 60, 44, line=3, cut=0, unit=1, title="asleep")
    for x, y, s in ((6, 26, 0.8), (22, 16, 1.05), (42, 4, 1.35)):
        for line, w in (("0,0 9,-.6", 2.6), ("9,-.6 .6,10", 2.2), (".6,10 9.6,9.4", 2.6)):
            f.stroke(moved(line, x, y, s), w * s**0.5, (1, 1), fill)
    return f


def bone() -> Figure:
    """A gnawed bone."""
    f = Figure("bone", title="bone")
    f.shape("20,34 12,28 12,18 22,14 30,20 34,30 66,62 76,66 82,74 78,84 68,84 62,76 60,66", "bone", 4)
    return f


def fishbone() -> Figure:
    """What is left of a fish."""
    f = Figure("fishbone", title="leftovers")
    f.stroke("24,50 70,50", 3, (1, 1), silhouette=True)
    for x in (38, 48, 58):
        f.stroke(f"{x},40 {x - 3},50 {x},60", 2.4, silhouette=True)
    f.shape("26,38 10,44 6,51 12,58 27,62 30,50", "bone", 3)
    f.dot(16, 49, 2)
    f.shape("70,50 82,38 86,42 82,50 86,58 82,62", "bone", 2)
    return f


def bell() -> Figure:
    """The bell at the door, ringing."""
    f = Figure("bell", title="the bell")
    f.stroke("48,4 48,16", 3, (1, 1), silhouette=True)
    f.shape(ellipse(48, 80, 9, 8), "wood", 2)
    f.shape("48,12 60,15 70,28 73,46 78,62 88,74c 62,80 34,80 8,74c 18,62 23,46 26,28 36,15", "lamp", 9, hatch=True)
    f.shape("8,72 28,76 48,77 68,76 88,72 90,78 68,83 48,84 28,83 6,78", "lamp", 2)
    f.stroke("34,26 31,36 30,48", 2.6, (0.8, 0.8), "white")
    for ring in ("10,22 3,32 1,44", "20,12 14,17 11,21", "86,22 93,32 95,44", "76,12 82,17 85,21"):
        f.stroke(ring, 2.4, (0.6, 0.6), silhouette=True)
    return f


FIGURES = (house, bell)
