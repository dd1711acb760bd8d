"""The funny masks that the guests of Loony Clues hold before their faces; the empty one stands for any."""

import math

from curves import ellipse
from ink import Figure

HIGH = 112


def _mask(name: str, top: int = 84, title: str = "") -> Figure:
    """A mask's figure with its stick, on which all else is drawn."""
    f = Figure(name, 96, HIGH, title=title or name)
    f.stroke(f"48,{top} 48,{HIGH - 1}", 6.4, (1, 1), silhouette=True)
    f.stroke(f"48,{top} 48,{HIGH - 2}", 2.8, (1, 1), "sand")
    return f


def _eyes(f: Figure, y: float, apart: float, look: float, x: float = 48, r: float = 8.6) -> None:
    """Two staring eyes, glued on."""
    for side in (-1, 1):
        f.shape(ellipse(x + side * apart, y, r, r * 1.1), "white", 2, 2.2, silhouette=False)
        f.eye(x + side * apart + look, y + 1, r * 0.37)


def onion() -> Figure:
    """An onion that has to laugh."""
    f = _mask("onion")
    f.shape(
        "48,4c 52,14 62,22 78,34 86,52 80,72 64,84 48,87 32,84 16,72 10,52 18,34 34,22 44,14", "sand", 6, hatch=True
    )
    for skin in ("48,18 30,34 24,54 30,74", "48,18 66,34 72,54 66,74"):
        f.stroke(skin, 1.7, (0.5, 0.5))
    _eyes(f, 50, 14, 1)
    f.shape("38,66c 48,68 58,66c 56,74 48,76 40,74", "maw", 0, 2.1)
    return f


def cactus() -> Figure:
    """A cactus in flower."""
    f = _mask("cactus")
    f.shape("24,60 12,56 8,44 10,34 16,32 19,38 18,46 26,48", "leaf", 3)
    f.shape("72,50 82,48 82,36 86,30 92,34 92,48 86,58 72,62", "leaf", 3)
    f.shape("48,6 62,10 71,24 73,46 72,72 66,86 48,88 30,86 24,72 23,46 25,24 34,10", "leaf", 6, hatch=True)
    for x, y in ((36, 22), (50, 17), (62, 26), (30, 72), (64, 74), (47, 30)):
        f.stroke(f"{x - 2},{y - 3} {x},{y} {x + 2},{y - 3}", 1.5)
    f.shape("40,6 36,0 42,-3 48,1 54,-3 60,0 56,6 48,9", "pink", 1.4, 2.1)
    _eyes(f, 48, 10, -1, r=8)
    f.stroke("40,64 48,68 57,63", 2.3, (0.8, 0.8))
    return f


def teapot() -> Figure:
    """A teapot that whistles."""
    f = _mask("teapot")
    f.shape("74,40 84,36 90,26 98,26 94,40 86,56 76,64", "blue", 3)
    f.shape("20,44 8,40 0,50 4,66 16,74 22,68 12,62 8,54 14,50 22,54", "blue", 2)
    f.shape("48,28 66,32 78,46 78,66 68,82 48,88 28,82 18,66 18,46 30,32", "blue", 7, hatch=True)
    f.shape("30,31 48,24 66,31 62,36 48,38 34,36", "blue", 2)
    f.shape(ellipse(48, 20, 5), "lamp", 1.4)
    _eyes(f, 54, 11, 1)
    f.shape(ellipse(48, 73, 4.6, 5), "maw", 0, 2)
    return f


def egg() -> Figure:
    """A fried egg, pleased with itself."""
    f = _mask("egg")
    f.shape(
        "46,8 62,6 74,16 88,22 92,38 84,50 90,64 80,78 64,80 52,90 38,84 22,86 8,74 12,58 4,44 12,28 26,24 32,12",
        "white",
        6,
    )
    f.shape(ellipse(48, 49, 26, 25, 0, 12), "lamp", 6, 2.2, hatch=6, silhouette=False)
    f.stroke("30,44 32,36 38,31", 2.4, (0.8, 0.8), "white")
    _eyes(f, 46, 10, 1, r=7)
    f.stroke("38,60 48,66 58,60", 2.4, (0.8, 0.8))
    return f


def fish() -> Figure:
    """A fish that has something to say."""
    f = _mask("fish")
    f.shape("70,44 84,26 94,22 92,44 95,66 84,62 70,52", "orange", 3)
    f.shape("30,26 40,10 52,8 64,16 62,30", "orange", 3)
    f.shape("6,48 14,30 32,21 52,22 70,36 78,47 70,60 52,74 32,76 14,66", "sea", 6, hatch=True)
    for scale in ("60,36 65,42 61,48", "60,50 64,55 58,61", "52,30 56,36 53,42", "52,58 54,62 49,68"):
        f.stroke(scale, 1.8, (0.8, 0.6))
    _eyes(f, 42, 11, -1.5, 32)
    f.shape(ellipse(28, 62, 7, 5.4), "pink", 0, 2.2, silhouette=False)
    f.stroke("23,62 33,62", 1.8, (1, 1))
    return f


def blank() -> Figure:
    """A mask out of a paper plate that nobody has painted yet."""
    f = _mask("mask", title="A mask")
    f.shape(ellipse(48, 46, 43, 42, count=18), "cream", 6, 3)
    f.shape(ellipse(48, 46, 32, 31, count=16), "white", 3, 2, silhouette=False)
    for i in range(24):
        angle = math.pi * (i + 0.5) / 12
        cos, sin = math.cos(angle), math.sin(angle)
        f.stroke(f"{48 + 35 * cos},{46 + 34 * sin} {48 + 40 * cos},{46 + 39 * sin}", 1.8, (0.7, 0.9))
    for x in (36, 60):
        f.shape(ellipse(x, 41, 5.8, 7), "dusk", 0, 2.4, silhouette=False)
    f.stroke("34,57 40,62.4 48,64.4 56,62.4 62,57", 3, (0.8, 0.8))
    return f


FIGURES = (blank,)
