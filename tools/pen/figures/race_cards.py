"""What is on the cards of Baby Monster Race: the drawings, the corner flags, the two backs, the phone."""

from curves import Points, area, ellipse, moved, sheet
from ink import Figure
from shapely.geometry import Polygon

from figures.paper import blank
from figures.parts import shoe


def _big_shoe(f: Figure, x: float, y: float, s: float, turn: float) -> None:
    def at(outline: str) -> Points:
        return moved(outline, x, y, s, turn)

    shoe(f, x, y, s, turn)
    f.stroke(at("-5.6,-6.4 -1.6,-7"), 1.9, (1, 1), "white")
    f.stroke(at("1.4,-4.4 -1,-2.4"), 2, (1, 0.8), "white")
    f.stroke(at("3.6,-3.2 1.4,-1"), 2, (1, 0.8), "white")
    f.stroke(at("6,2.6 7,-.6 9.6,-.2"), 1.7, (0.8, 0.8))


def step1() -> Figure:
    """One shoe."""
    f = Figure("step1", title="Forward 1")
    _big_shoe(f, 46, 60, 3.4, -8)
    for line in ("6,50 1,49", "8,60 0,60.6", "9,70 2,72"):
        f.stroke(line, 2.2)
    return f


def step2() -> Figure:
    """Two shoes."""
    f = Figure("step2", title="Forward 2")
    _big_shoe(f, 32, 36, 2.3, -10)
    _big_shoe(f, 58, 70, 2.3, -4)
    for line in ("4,30 0,29.6", "6,37 0,38", "29,66 22,65.6", "31,73 23,74"):
        f.stroke(line, 2.2)
    return f


def step3() -> Figure:
    """Three shoes."""
    f = Figure("step3", title="Forward 3")
    shoe(f, 24, 24, 1.8, -12)
    shoe(f, 46, 52, 1.8, -6)
    shoe(f, 66, 80, 1.8, 0)
    for line in ("4,20 0,19.6", "24,48 17,47.6", "25,54 19,55", "44,78 37,77.6", "45,84 39,85"):
        f.stroke(line, 2.1)
    return f


def _peel(f: Figure, x: float, y: float, s: float = 1, turn: float = 0) -> None:
    def at(outline: str) -> Points:
        return moved(outline, x, y, s, turn)

    f.shape(at("-4,-26 4,-27 7,-8 2,0 -6,-2 -7,-12"), "lamp", 3, 2.4)
    f.shape(at("-3,-28c -4,-33c 3,-34c 4,-28c"), "wood", 0, 2.2)
    f.shape(at("-6,-6 -20,2 -28,16 -24,19 -14,11 -2,4"), "lamp", 3, 2.4)
    f.shape(at("6,-6 18,0 28,12 26,17 15,10 2,4"), "lamp", 3, 2.4)
    f.shape(at("-6,-8 4,-9 7,4 4,22 -2,22 -7,6"), "cream", 3, 2.4)
    f.stroke(at("0,-4 1,14"), 1.6)


def back1() -> Figure:
    """One banana peel."""
    f = Figure("back1", title="Back 1")
    _peel(f, 47, 58, 1.5)
    return f


def back2() -> Figure:
    """Two banana peels."""
    f = Figure("back2", title="Back 2")
    _peel(f, 30, 40, 1.02, -14)
    _peel(f, 64, 76, 1.02, 12)
    return f


def back3() -> Figure:
    """Three banana peels."""
    f = Figure("back3", title="Back 3")
    _peel(f, 48, 30, 0.8, 0)
    _peel(f, 24, 76, 0.8, -12)
    _peel(f, 72, 78, 0.8, 14)
    return f


def glove() -> Figure:
    """A boxing glove on a scissor spring."""
    f = Figure("glove", title="Move another player")
    f.shape("2,38 12,38 13,74 2,74", "wood", 3)
    for bar in ("12,44 26,68", "26,44 12,68", "26,44 40,68", "40,44 26,68", "40,44 52,64", "52,50 40,68"):
        f.stroke(bar, 4.6, (1, 1), silhouette=True)
        f.stroke(bar, 1.8, (1, 1), "steel")
    for x in (19, 33, 46.4):
        f.dot(x, 56.4, 1.8)
    f.shape("46,42 55,40 57,74 48,74", "white", 2)
    f.shape("56,40 62,28 76,22 90,28 95,42 94,58 88,70 74,76 60,74 56,66", "red", 7, hatch=True)
    f.shape("60,40 58,30 64,22 73,24 76,34 72,44 64,46", "red", 3)
    f.stroke("78,46 86,47 92,45", 2)
    f.stroke("80,56 86,57 91,55.6", 2)
    f.stroke("66,32 68,29 71,29", 2, fill="white")
    return f


def swap() -> Figure:
    """Two arrows that change places."""
    f = Figure("swap", title="Swap places")
    f.shape("10,52c 12,30 30,14 52,15c 52,6c 72,22c 52,38c 52,29c 38,28 26,36 24,52c", "lamp", 4)
    f.shape("86,46c 84,68 66,84 44,83c 44,92c 24,76c 44,60c 44,69c 58,70 70,62 72,46c", "blue", 4, hatch=4)
    return f


def blocked() -> Figure:
    """A monster's paw that says stop."""
    f = Figure("blocked", 96, 104, title="Action blocked")
    f.shape("33,98 34,84 66,84 68,98", "plum", 4, hatch=6)
    for claw in (("16,34", -24), ("34,14", -8), ("58,12", 6), ("78,26", 22)):
        x, y = (float(part) for part in claw[0].split(","))
        f.shape(moved("-5,5 -4,-4 0,-13c 4,-4 5,5", x, y, 1, claw[1]), "bone", 2, 2.2)
    f.shape(
        "33,92 24,84 18,72 14,58 8,46 10,36 18,31 26,36 29,42 26,26 28,16 36,13 43,18 45,30 47,22 50,13 58,10"
        " 66,15 66,30 68,36 70,28 77,23 85,28 86,40 82,54 82,68 76,82 67,92 50,95",
        "plum",
        7,
        hatch=True,
    )
    f.shape("36,62 42,54 50,52 59,54 66,62 66,74 58,80 50,78 42,80 35,74", "lilac", 3, 2)
    for x, y, turn in ((18.4, 41, -24), (35.6, 24, -6), (58, 22, 6), (77, 34, 20)):
        f.shape(ellipse(x, y, 5, 6, turn), "lilac", 1.6, 1.8)
    f.stroke("29,42 33,52", 2, (1, 0.3))
    f.stroke("45,30 46,44", 2, (1, 0.3))
    f.stroke("67.6,37 64,47", 2, (1, 0.3))
    f.shape("27,86 50,90 72,85 75,98 50,102 25,99", "red", 4)
    f.stroke("28,92 50,95 73,91", 2.4, (1, 1), "white")
    return f


def reversed_() -> Figure:
    """A boomerang."""
    f = Figure("reversed", title="Action reversed")
    f.shape("16,88 8,80 18,52 30,24 42,12 56,20 78,42 92,58 88,70 77,70 58,56 46,44 38,62 28,86", "sand", 5, hatch=True)
    for band in ("26,42 41,50", "21,54 36,62", "61,28 51,41", "71,38 61,52"):
        f.stroke(band, 5, (1, 1), "red")
    for whirl in ("62,12 74,18 80,30", "72,6 84,12 91,26", "10,58 6,70 9,84"):
        f.stroke(whirl, 2.2, (0.4, 0.9))
    return f


def flag_plus() -> Figure:
    """The round corner flag of a card that goes forward."""
    return _flag("flag-plus", "2,2c 38,2c 38,30 36,38 20,42 4,38 2,30", "moss", "Forward")


def flag_minus() -> Figure:
    """The swallow-tailed flag of a card that goes back."""
    return _flag("flag-minus", "2,2c 38,2c 38,42c 20,33c 2,42c", "deep", "Back")


def flag_sabotage() -> Figure:
    """The zigzag flag of a card against another."""
    return _flag("flag-sabotage", "2,2c 38,2c 38,38c 32,32c 26,40c 20,33c 14,40c 8,32c 2,38c", "brick", "Sabotage")


def _flag(name: str, outline: str, fill: str, title: str) -> Figure:
    f = Figure(name, 40, 44, line=2, cut=0, unit=1, pad=1, title=title)
    f.shape(outline, fill, 0, 1.9, register=0)
    return f


def back_play() -> Figure:
    """The back of the play cards: footprints that walk up and down."""
    f = blank("back-play", "Play card, face down")
    inner = sheet(7, 7, 86, 126, 5, 0.4, f.rnd)
    f.area(area(inner), "brick")
    field = area(inner).buffer(-2)
    for row in range(9):
        for column in range(6):
            x, y, up = 14 + column * 15 + (row % 2) * 7.5, 14 + row * 14.4, -1 if row % 2 else 1
            f.flat(ellipse(x, y, 2.5, 4, 12 * up), "#D77B67", within=field)
            f.flat(ellipse(x + 1.2 * up, y - 6.2 * up, 1.1, 1.2), "#D77B67", within=field)
    f.flat(ellipse(50, 70, 25, 29), "paper")
    f.edge(ellipse(50, 70, 25, 29), 1.8)
    f.line = 1.9
    _big_shoe(f, 50, 71, 1.75, -10)
    f.edge(inner, 1.6, lit=False)
    return f


def back_monster() -> Figure:
    """The back of the Baby Monster cards: rows of teeth, and two eyes in the dark."""
    f = blank("back-monster", "Baby Monster card, face down")
    inner = sheet(7, 7, 86, 126, 5, 0.4, f.rnd)
    field = area(inner)
    f.area(field, "#5E3F69")
    for row in range(6):
        y = 7 + row * 25.4
        for column in range(-1, 7):
            x = 7 + column * 14.6 + (row % 2) * 7.3
            tooth = Polygon([(x, y), (x + 14.6, y), (x + 7.3, y + 13)]).buffer(-0.8).buffer(0.8)
            f.area(tooth.intersection(field), "#8A6394")
    f.flat(ellipse(50, 70, 30, 23), "#2A2133")
    f.edge(ellipse(50, 70, 30, 23), 1.8)
    f.line = 1.9
    for x in (39, 61):
        f.shape(ellipse(x, 69, 8.6, 9.6), "lamp", 2.4, 1.8)
        f.dot(x, 70, 2.6, 6)
    f.edge(inner, 1.6, lit=False)
    return f


def phone() -> Figure:
    """The phone that draws the monster's mood where there are no cards."""
    f = Figure("phone", 96, 120, title="The phone")
    f.shape("20,8 48,5 76,8 80,14 81,60 79,108 74,114 48,116 22,114 17,108 16,60 17,14", "night", 7, hatch=True)
    f.shape("24,18c 72,17c 73,96c 24,97c", "dusk", 0, 2, silhouette=False)
    for x in (37, 60):
        f.shape(ellipse(x, 50, 8.6, 9.6), "lamp", 2.4, 2, silhouette=False)
        f.dot(x, 51, 2.6, 6)
    f.shape("33,72c 40,75 48,76 57,75 64,72c 60,82 48,86 37,81", "maw", 0, 2, silhouette=False)
    for x in (41, 55):
        f.shape(moved("-3.4,0c 3.4,0c 0,6c", x, 74.6), "white", 0, 1.5, silhouette=False)
    f.shape(ellipse(48, 106, 4.6), "steel", 1, 1.9, silhouette=False)
    f.stroke("42,12.4 54,12", 2.2, (1, 1), "steel")
    for buzz in ("8,30 3,38 8,46", "1,26 -6,38 1,50", "88,30 93,38 88,46", "95,26 102,38 95,50"):
        f.stroke(buzz, 2.2, (0.6, 0.6), silhouette=True)
    return f


FIGURES = (
    *(step1, step2, step3, back1, back2, back3, glove, swap, blocked, reversed_),
    *(flag_plus, flag_minus, flag_sabotage, back_play, back_monster, phone),
)
