"""The six animals when they were eaten: what still sticks out of the monster's jaw tells who it was."""

from collections.abc import Callable

from curves import ellipse, moved
from ink import Figure

from figures.parts import boxed


def _eaten(animal: str, title: str, stuck: Callable[[Figure], None]) -> Figure:
    """A lower jaw full of teeth, and `stuck` in it."""
    f = Figure(f"{animal}-eaten", title=f"{title}, eaten")
    f.shape("8,58 20,50 48,46 76,50 88,58 78,68 48,72 18,68", "maw", 0)
    stuck(f)
    f.shape("7,57c 20,65 34,68 48,68.6 62,68 76,65 89,57c 93,72 86,86 68,92 28,92 10,86 3,72", "plum", 8, hatch=True)
    f.shape("34,82 48,79 62,82 64,88 56,92 40,92 32,88", "lilac", 0, ink=False)
    for x, y, s in ((15, 62.4, 0.9), (30, 67, 1.1), (48, 69, 1), (66, 67, 1.1), (81, 62.4, 0.9)):
        f.shape(moved("-6,0c 6,0c 1,-13c -1,-13c", x, y + 1.5, s, (x - 48) * 0.3), "bone", 1.4, 2)
    f.cheek(15, 75, 4)
    f.cheek(81, 75, 4)
    f.shape("76,78c 80,85 78,91 74,90 72.6,85", "sea", 1, 1.9)
    return boxed(f, 93)


def sloth() -> Figure:
    """One long arm still waves its headband."""

    def stuck(f: Figure) -> None:
        f.shape("46,66 40,50 34,34 32,20 36,12 44,14 45,24 48,36 56,48 64,64", "fur", 4)
        for claw in ("34,14 29,8 27,9", "38,12 37,4 34,2", "43,14 46,7 45,4"):
            f.stroke(claw, 2.4, (1, 0.5), silhouette=True)
        f.shape("30,25 40,27 47,24 48,30 40,33 31,31", "red", 2)
        f.shape("47,25 56,19 68,21 62,26 67,32 56,33 48,30", "red", 2)

    return _eaten("sloth", "Speedy Sloth", stuck)


def slug() -> Figure:
    """Two eyes on stalks look back."""

    def stuck(f: Figure) -> None:
        f.shape("34,66 33,46 28,28 33,25 39,40 44,66", "lich", 3)
        f.shape("52,66 56,44 63,27 69,30 64,48 62,66", "lich", 3)
        for x, y, r in ((29, 20, 10), (68, 22, 9.4)):
            f.shape(ellipse(x, y, r, r * 1.05), "white", 3)
            f.dot(x + 1, y + 4, 2.6)
        f.shape("36,62 46,56 58,58 62,68 36,68", "lich", 2)

    return _eaten("slug", "Sprinting Slug", stuck)


def anemone() -> Figure:
    """A bunch of tentacles, like flowers in a vase."""

    def stuck(f: Figure) -> None:
        for tentacle in (
            "30,66 26,50 16,40 6,36 5,28 14,28 24,34 33,44 40,62",
            "38,66 34,44 28,28 22,18 26,11 34,16 40,30 45,50 48,66",
            "58,66 64,48 72,38 84,34 89,27 93,33 88,42 76,47 70,56 68,66",
            "52,66 58,44 62,28 70,16 77,20 73,30 67,42 62,66",
            "43,66 45,40 44,22 45,8 53,7 54,22 53,40 56,66",
        ):
            f.shape(tentacle, "pink", 3)

    return _eaten("anemone", "Active Anemone", stuck)


def tortoise() -> Figure:
    """The shell is too hard; the rocket still burns."""

    def stuck(f: Figure) -> None:
        f.shape("34,26c 30,18 34,12 28,2c 37,8 39,4 42,-3c 45,5 48,8 55,4c 50,14 54,18 50,26c", "orange", 0)
        f.flat("38,25 37,18 40,12 42,6 45,12 48,18 46,25", "lamp")
        f.shape("33,24 51,24 52,31 32,31", "steel", 2)
        f.shape("36,52 34,38 35,30 49,30 50,38 48,52", "red", 3)
        f.shape("12,66 16,50 28,38 46,34 66,38 80,50 84,66", "shell", 8, hatch=True)
        f.shape("40,42 54,43 60,52 54,62 40,62 34,52", "sand", 3, 2)
        for seam in ("34,52 24,52 16,56", "60,52 70,52 79,56", "40,42 37,37", "54,43 57,38"):
            f.stroke(seam, 2, (1, 0.5))

    return _eaten("tortoise", "Turbo Tortoise", stuck)


def starfish() -> Figure:
    """Three arms up, and still straining."""

    def stuck(f: Figure) -> None:
        f.shape(
            "20,66 20,52 10,40 4,32 9,26 24,32 36,34 41,24 44,6 51,2 56,8 58,26 62,34 76,30 90,24 94,31 86,42"
            " 76,52 78,66",
            "orange",
            7,
            hatch=True,
        )
        for x, y, r in ((50, 10, 1.8), (51, 18, 2.1), (84, 32, 1.8), (76, 37, 2.1), (14, 33, 1.8), (23, 38, 2.1)):
            f.flat(ellipse(x, y, r), "sand")
        f.stroke("37,44 43,47.5 38,51", 2.5, (0.8, 0.8))
        f.stroke("63,44 57,47.5 62,51", 2.5, (0.8, 0.8))
        for x, y, turn in ((68, 14, 22), (30, 16, -22)):
            f.shape(moved("0,-5c 2.8,1 0,4 -2.8,1", x, y, 1.2, turn), "sea", 1, 1.9)
        f.shape("36,33 50,28 64,33 65,38 50,34.6 35,38", "blue", 2, 2.2)

    return _eaten("starfish", "Straining Starfish", stuck)


def loris() -> Figure:
    """The nightcap, and the eyes that have given up."""

    def stuck(f: Figure) -> None:
        f.shape("18,66 18,46 24,34 44,30 66,33 76,46 76,66", "tan", 4)
        for x in (34, 62):
            f.shape(ellipse(x, 50, 11, 11.4), "dark", 0, ink=False)
            f.shape(ellipse(x, 51, 7.6), "sand", 0, 1.8, silhouette=False)
            f.dot(x, 54, 4)
            f.flat(f"{x - 9},{42} {x + 9},{42} {x + 8.4},{50} {x},{51.4} {x - 8.4},{50}", "tan")
            f.stroke(f"{x - 8.4},50 {x},51.6 {x + 8.4},50", 2.2, (1, 1))
        f.shape("16,38 24,20 38,8 56,5 72,12 84,26 92,42c 82,36 76,34 70,36 50,28 30,31", "blue", 5, hatch=6)
        f.shape("15,39 30,31 48,28 66,31 77,38 76,44 62,38 47,36 31,39 17,46", "white", 2)
        f.shape(ellipse(91, 46, 5.4), "white", 1.6)

    return _eaten("loris", "Lethargic Loris", stuck)


FIGURES = (sloth, slug, anemone, tortoise, starfish, loris)
