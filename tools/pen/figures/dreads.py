"""What each of the nine babies cannot stand: the drawings of the clue cards."""

from curves import ellipse, moved
from ink import Figure


def garlic() -> Figure:
    """A bulb of garlic."""
    f = Figure("garlic", title="Garlic")
    f.shape("44,34 44,20 40,8 48,5 54,8 53,20 54,34", "leaf", 2)
    f.shape("48,30 58,38 74,50 80,66 72,82 56,88 40,88 24,82 16,66 22,50 38,38", "white", 7, hatch=True)
    f.stroke("46,34 34,50 31,66 38,86", 2.2, (0.6, 0.6))
    f.stroke("51,34 62,50 65,66 58,86", 2.2, (0.6, 0.6))
    f.flat("21,56 27,52 25,66 22,68", "lilac")
    f.flat("46,46 51,46 52,60 47,62", "lilac")
    for root in ("44,88 42,93", "49,88 49,94", "54,88 56,92.4"):
        f.stroke(root, 2)
    f.stroke("40,40 24,52", 1.6)
    return f


def eraser() -> Figure:
    """An eraser, half in its sleeve."""
    f = Figure("eraser", title="Eraser")
    f.shape("12,62c 58,20c 84,34c 84,48c 38,90c 12,76c", "pink", 0)
    f.shape("12,62c 58,20c 84,34c 38,76c", "pink", 0, 2.2, silhouette=False)
    f.shape("34,42c 58,20c 84,34c 84,48c 60,70c 34,56c", "blue", 0)
    f.flat("60,56c 84,34c 84,48c 60,70c", "blue", dark=True)
    f.shape("34,42c 58,20c 84,34c 60,56c", "blue", 0, 2.2, silhouette=False)
    f.stroke("60,56 60,70", 2.2, (1, 1))
    f.stroke("38,76 38,90", 2.2, (1, 1))
    f.stroke("49,39 66,48", 3.4, (1, 1), "white")
    for crumb in ("6,84 10,88", "14,86 18,91", "5,92 12,93"):
        f.stroke(crumb, 2)
    return f


def scissors() -> Figure:
    """A pair of scissors, a little open."""
    f = Figure("scissors", title="Scissors")
    f.shape("40,56 60,8 66,5 68,12 52,62", "steel", 3)
    f.shape("56,56 36,8 30,5 28,12 44,62", "steel", 3)
    for x, y, turn in ((31, 74, 24), (66, 74, -24)):
        f.shape(ellipse(x, y, 12, 15, turn), "red", 0)
        f.shape(ellipse(x, y, 6, 8.6, turn), "--card", 0, 2.2, silhouette=False)
    f.shape(ellipse(48.4, 52, 3.4), "steel", 0, 2)
    return f


def soap() -> Figure:
    """A piece of soap with bubbles."""
    f = Figure("soap", title="Soap")
    f.shape("10,66 14,54 26,49 66,47 82,52 88,64 86,78 74,85 26,87 13,81", "pink", 7, hatch=True)
    f.shape("22,62 28,57 64,55.4 74,60 74,67 66,72 32,73.4 23,69", "pink", 0, 2, silhouette=False)
    f.stroke("33,65 42,62 40,67 50,63 49,67 62,63", 2)
    for x, y, r in ((28, 34, 11), (48, 20, 8), (62, 34, 12.6), (80, 20, 5.4), (16, 17, 5)):
        f.shape(ellipse(x, y, r), "glass", r * 0.35, 2.3)
        glint = f"{x - r * 0.55},{y - r * 0.1} {x - r * 0.45},{y - r * 0.45} {x - r * 0.1},{y - r * 0.58}"
        f.stroke(glint, 2, (0.8, 0.8), "white")
    return f


def spider() -> Figure:
    """A spider on its thread."""
    f = Figure("spider", title="Spider")
    f.stroke("48,40 48,0", 1.8, (1, 1), silhouette=True)
    for leg in (
        "36,54 22,42 12,44 6,58",
        "34,60 20,54 8,60 4,74",
        "36,66 22,66 14,74 14,88",
        "40,72 30,78 26,86 28,94",
    ):
        f.stroke(leg, 3, (1, 0.5), silhouette=True)
        f.stroke(moved(leg, mirror=True, about=(48, 0)), 3, (1, 0.5), silhouette=True)
    f.shape("48,38 62,42 70,54 68,68 58,77 38,77 28,68 26,54 34,42", "night", 7, hatch=6)
    f.shape(ellipse(41, 55, 7, 8), "white", 1.6, 2, silhouette=False)
    f.shape(ellipse(56, 55, 7, 8), "white", 1.6, 2, silhouette=False)
    f.eye(43, 57, 3)
    f.eye(54.4, 57, 3)
    f.shape("42,67.6c 54,67.4c 52.6,70.4 48,71.4 43.6,70.4", "white", 0, 1.7, silhouette=False)
    f.stroke("46,66.8 46,71", 1.4, (1, 1))
    f.stroke("50,66.8 50,71", 1.4, (1, 1))
    return f


def water() -> Figure:
    """A dripping tap."""
    f = Figure("water", title="Water")
    f.shape("6,20c 12,20 12,44 6,44c", "grey", 2, 2.3)
    f.shape("12,24 40,24 54,26 64,34 66,50 50,50 49,42 42,40 12,40", "steel", 5, hatch=True)
    f.shape("32,24 34,14 42,14 44,24", "steel", 2, 2.3)
    f.shape("20,10 30,6 38,9 46,6 57,9 57,14 46,15 38,13 30,15 20,15", "red", 2)
    f.shape("47,48 68,48 69,53 47,53", "steel", 1.6, 2.3)
    f.shape("58,58c 66,70 69,80 64,88 58,90 51,88 47,80 51,70", "sea", 5)
    f.stroke("53,78 55,84", 2.2, fill="white")
    f.shape("80,66c 84,73 84,79 80,80 76,78 76,73", "sea", 2, 2.2)
    f.shape("34,70c 38,77 38,83 34,84 30,82 30,77", "sea", 2, 2.2)
    return f


def carrot() -> Figure:
    """A carrot with its leaves."""
    f = Figure("carrot", title="Carrot")
    f.shape("60,34 66,22 62,8 70,6 74,18 72,28 82,16 92,14 92,22 80,30 92,32 94,39 84,41 66,42", "leaf", 3)
    f.shape("58,30 68,33 72,42 66,54 46,72 24,88 8,92c 10,78 24,58 42,36", "orange", 7, hatch=True)
    for notch in ("44,42 54,49", "33,54 40,58", "44,66 36,61", "22,70 28,74", "62,50 56,46"):
        f.stroke(notch, 2)
    return f


def lamp() -> Figure:
    """A lamp that shines."""
    f = Figure("lamp", title="Lamp")
    f.shape("40,48 56,48 55,70 62,80 34,80 41,70", "wood", 3)
    f.shape("26,82 48,79 70,82 72,88 48,90 24,88", "wood", 3)
    f.shape("34,14 62,14 78,48 62,52 34,52 18,48", "lamp", 6, hatch=True)
    f.stroke("20,46 48,49 76,46", 1.8, (1, 1))
    f.stroke("64,54 65,64", 1.8, (1, 1))
    f.dot(65, 66.4, 1.7)
    for ray in ("8,28 3,25", "8,40 2,41", "88,28 93,25", "88,40 94,41", "48,8 48,2"):
        f.stroke(ray, 2.2)
    return f


def toothbrush() -> Figure:
    """A toothbrush with toothpaste on it."""
    f = Figure("toothbrush", title="Toothbrush")
    f.shape("50,43c 35,29c 60,3c 76,17c", "white", 0, 2.3)
    for x, y in ((55, 38), (61.6, 31.6), (68, 25)):
        f.stroke(f"{x},{y} {x - 14},{y - 13}", 1.8, (1, 1))
    f.shape("6,90 4,84 34,56 54,38 76,15 84,11 89,16 85,25 63,47 41,66 12,93", "teal", 4, hatch=True)
    f.shape("10,80 26,66 32,71 15,87", "cream", 0, 1.8, silhouette=False)
    f.shape(
        "29,33 31,25 38,25 39,16 46,16 48,7 55,8 58,1 66,2 67,9 61,12 59,19 52,20 50,27 43,28 40,35 33,38", "white", 3
    )
    f.stroke("36,31 42,27 45,21 52,17 55,11 61,7", 2.4, (0.8, 0.8), "red")
    return f


FIGURES = (garlic, eraser, scissors, soap, spider, water, carrot, lamp, toothbrush)
