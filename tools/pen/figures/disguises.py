"""What the babies of Baby Clues wear. What is on their heads can also fly off."""

from collections.abc import Callable

from curves import Outline, Points, ellipse, moved
from ink import Figure

At = Callable[[Outline], Points]


def worn(outline: Outline) -> Points:
    """Where it belongs."""
    return moved(outline)


def flying(dx: float, dy: float, scale: float, turn: float, middle: tuple[float, float]) -> At:
    """Off the head, turned about its middle."""
    return lambda outline: moved(outline, dx, dy, scale, turn, about=middle)


def widows_peak(f: Figure, at: At = worn) -> None:
    """The vampire's hair."""
    f.shape(
        at("48,9 62,11 73,21 76,36c 70,33 66,25c 58,23 48,32c 38,23 30,25c 26,33 20,36c 23,21 34,11"),
        *("dark", 4),
    )


def fangs(f: Figure, at: At = worn) -> None:
    """Two teeth of paper."""
    f.shape(at("43.4,49.4c 46.6,50.2c 45,55c"), "white", 0, 1.5, silhouette=False)
    f.shape(at("50,50.2c 53,49.2c 51.8,54.6c"), "white", 0, 1.5, silhouette=False)


def flat_top(f: Figure, at: At = worn) -> None:
    """Frankenstein's hair."""
    f.shape(
        at(
            "21,14c 24,8 48,6 72,8 75,14c 74,25 68,20 64,26 58,20 52,26 46,20 40,26 34,20 28,26 22,24",
        ),
        *("dark", 3),
    )


def bolt(f: Figure, at: At = worn) -> None:
    """The left one of the two bolts in Frankenstein's head."""
    f.shape(at("17,38 23,36 24,45 17,45 13,42"), "steel", 1.4, 2.2)


def press_hat(f: Figure, at: At = worn) -> None:
    """The reporter's hat, with the card in its band."""
    f.shape(at("10,31 24,24 34,22 62,22 74,24 86,31 84,36 66,32 48,30.6 30,32 12,36"), "dark", 3)
    f.shape(at("27,26 29,14 36,7 47,9 60,6 67,13 70,26 60,27.6 48,27 37,27.6"), "dark", 4, hatch=5)
    f.shape(at("27.6,20.4 48,22 69.4,20 70,26 48,27.4 27,26.4"), "red", 1.4, 2, silhouette=False)
    f.shape(at("58,8c 72,3c 76,17c 63,21c"), "white", 1.6, 2.1)
    f.stroke(at("62.6,10.6 70.6,7.8"), 1.6, (1, 1))
    f.stroke(at("63.8,14.6 69,12.8"), 1.6, (1, 1))


def skull_hat(f: Figure, at: At = worn) -> None:
    """The pirate's hat."""
    f.shape(
        at("4,25 10,16c 22,18 30,6 48,1 66,6 74,18 86,16c 92,25 84,31 66,27 48,26 30,27 12,31"),
        *("night", 4),
        hatch=5,
    )
    f.shape(at(ellipse(48, 13, 5.2, 4.8)), "white", 0, 1.9, silhouette=False)
    f.flat(at(ellipse(46, 12.6, 1.2, 1.38)), "ink")
    f.flat(at(ellipse(50.2, 12.6, 1.2, 1.38)), "ink")
    f.stroke(at("42,21 54,18.4"), 2.2, (1, 1), "white")
    f.stroke(at("42,18.4 54,21"), 2.2, (1, 1), "white")


def wrappings(f: Figure) -> None:
    """The folds of the bandages round the body."""
    for fold in ("28,68 42,72 68,66", "28,78 48,82 69,76", "33,60 48,63 64,58", "21,68 29,73"):
        f.stroke(fold, 1.7, (1, 1))


def puddle(f: Figure) -> None:
    """What the mud baby sits in."""
    f.shape("8,90 16,84 34,86 60,84 82,85 92,90 84,95 60,96 30,95.6 14,95", "mud", 2)


def muddy_diaper(f: Figure) -> None:
    """The one white thing about it, nearly."""
    f.shape("30,80 48,77 66,80 68,89 60,92 36,92 28,89", "white", 3)
    f.flat(ellipse(40, 86, 3.6, 2.6), "mud")
    f.flat(ellipse(58, 83, 2.4, 1.8), "mud")


def coat_and_camera(f: Figure) -> None:
    """The reporter's lapels, and what hangs before them."""
    f.shape("36,55 48,66 60,55 66,58 58,74 48,69 38,74 30,58", "sand", 2, 2.2)
    f.stroke("36,57 40,70", 1.8, (1, 1))
    f.stroke("60,57 56,70", 1.8, (1, 1))
    f.shape("34,70 42,70 44,67 53,67 55,70 63,70 64,82 33,82", "night", 2.4, 2.3)
    f.shape(ellipse(48.5, 76, 5, 5), "glass", 1.6, 2)
    f.dot(48.5, 76, 2)
    f.flat(ellipse(60, 73, 1.2, 1.2), "lamp")


def buttons(f: Figure) -> None:
    """The panel on the robot's chest."""
    f.shape("38,64c 58,64c 58,78c 38,78c", "grey", 0, 2)
    f.flat(ellipse(43, 69, 2), "red")
    f.flat(ellipse(49, 69, 2), "lamp")
    f.stroke("42,74.4 54,74", 1.8, (1, 1))


def tail(f: Figure) -> None:
    """The dino's tail."""
    f.shape("66,80 80,80 90,72 94,60 97,74 90,88 74,92", "leaf", 3)


def belly(f: Figure) -> None:
    """The dino's pale belly."""
    f.shape("40,62 56,62 60,72 56,84 40,84 36,72", "cream", 2, ink=False)


def stripes(f: Figure) -> None:
    """The pirate's shirt."""
    for y in (63, 70, 77, 84):
        f.stroke(f"29,{y} 48,{y + 1.4} 67,{y}", 2.6, (1, 1), "white")
