"""The signs on the cards of Baby Clues, the backs of its two piles, what is asked and answered, and who is unknown."""

from curves import Outline, area, ellipse, moved, sheet
from ink import Figure
from shapely.geometry import LineString

from figures.baby_kit import HEAD
from figures.paper import blank

_QUESTION = "-20,-14 -16,-30 0,-37 16,-31 21,-17 14,-4 3,4 0,18"


def _question(f: Figure, x: float, y: float, scale: float, w: float, fill: str = "ink") -> None:
    """A question mark about a place, 85 high at scale 1."""
    f.stroke(moved(_QUESTION, x, y, scale), w, (0.9, 0.8), fill)
    f.flat(ellipse(x, y + 36 * scale, w * 0.66, w * 0.7), fill)


def _sign(name: str, title: str) -> Figure:
    """A cream disc, which a sign stays readable on in the dark too."""
    f = Figure(name, line=4.6, cut=0, unit=1.2, pad=2, title=title)
    f.tolerance = 0.06
    f.shape(ellipse(48, 48, 45, count=18), "cream", 0, 4.6)
    return f


def turn() -> Figure:
    """A further turn: an arrow that goes round."""
    f = _sign("turn", "Extra turn")
    f.stroke("68,36 58,26 44,24 31,32 25,46 29,60 41,70 56,70 67,61", 7.4, (1, 1))
    f.flat("56,44c 79,47c 78,23c", "ink")
    return f


def snoop() -> Figure:
    """A look at what is hidden: a magnifier."""
    f = _sign("snoop", "Snooping")
    f.stroke("55,55 75,75", 14, (1, 1))
    f.stroke("59,59 74,74", 5.4, (1, 1), "wood")
    f.shape(ellipse(42, 42, 20.5), "glass", 0, 6.6)
    f.stroke("31,42 33,34.4 39.4,31", 4.6, (0.8, 0.8), "white")
    return f


def ask() -> Figure:
    """A question that must be answered."""
    f = _sign("ask", "Question")
    _question(f, 48, 44, 0.72, 10)
    return f


def group_red() -> Figure:
    """The red group's circle."""
    return _group("group-red", ellipse(48, 48, 36), "gred", "red group")


def group_blue() -> Figure:
    """The blue group's diamond."""
    return _group("group-blue", "48,4c 92,48c 48,92c 4,48c", "gblue", "blue group")


def group_green() -> Figure:
    """The green group's triangle."""
    return _group("group-green", "48,8c 92,84c 4,84c", "ggreen", "green group")


def _group(name: str, outline: Outline, fill: str, title: str) -> Figure:
    f = Figure(name, line=5, unit=2, pad=2, title=title)
    f.shape(outline, fill, 0, 7)
    return f


def question() -> Figure:
    """What is being asked: an oval bubble."""
    f = Figure("question", title="A question")
    f.shape("48,8 72,12 88,26 90,44 78,60 58,67 44,67 40,70 30,88c 26,76 26,64c 12,56 6,42 10,26 24,12", "white", 6)
    _question(f, 49, 35, 0.52, 7.4)
    return f


def yes() -> Figure:
    """Yes: a round bubble with a tick."""
    f = Figure("yes", title="Yes")
    f.shape("48,6 70,12 83,30 83,50 70,66 54,72 46,90c 38,73c 24,66 13,50 13,30 26,12", "white", 6)
    f.stroke("29,40 38,49 43,57 53,39 68,22", 9, (0.9, 0.7), "ggreen")
    return f


def no() -> Figure:
    """No: a bubble all spikes, with a cross."""
    f = Figure("no", title="No")
    f.shape(
        "8,14c 26,18c 34,4c 48,15c 64,3c 70,17c 90,12c 82,32c 95,42c 82,52c 88,70c 68,66c 58,74c 50,92c 42,72c 28,76c"
        " 24,64c 6,70c 14,50c 1,40c 14,31c",
        "white",
        6,
    )
    f.stroke("33,25 48,41 63,57", 9, (0.9, 0.8), "gred")
    f.stroke("64,24 48,40 33,58", 9, (0.9, 0.8), "gred")
    return f


def crossed() -> Figure:
    """Crossed out in a notebook, with a pencil in a hurry."""
    f = Figure("crossed", title="Crossed out", cut=0)
    f.stroke("24,26 44,46 72,75", 5.2, (0.9, 0.6), "--ink")
    f.stroke("73,22 50,45 24,73", 5.2, (0.8, 0.7), "--ink")
    return f


def unknown() -> Figure:
    """Some baby: a shadow on the wall, and a question."""
    f = Figure("unknown", title="An unknown baby")
    f.box = (-6, -9, 108, 108)
    for part in (
        "30,78 22,80 17,86 20,92 29,93 38,90",
        "66,78 74,80 79,86 76,92 67,93 58,90",
        "34,54 62,54 70,60 78,70 76,78 70,78 68,84 62,90 34,90 28,84 26,78 20,78 18,70 26,60",
    ):
        f.shape(part, "dusk", 0)
    for x in (22.5, 73.5):
        f.shape(ellipse(x, 40, 4.6, 5.2), "dusk", 0)
    f.shape(HEAD, "dusk", 0)
    f.stroke("47,14 44,7 48,3 53,5 52,9", 2.6, (1, 0.5), silhouette=True)
    f.flat("34,56 62,56 68,68 68,80 60,88 36,88 29,80 28,68", "dusk")
    _question(f, 48.4, 36.6, 0.44, 6.8, "cream")
    return f


def back_clue() -> Figure:
    """The back of the clue cards: drops of milk under a magnifier."""
    f = blank("back-clue", "Clue card, face down")
    inner = sheet(7, 7, 86, 126, 5, 0.4, f.rnd)
    field = area(inner).buffer(-1.5)
    f.area(area(inner), "deep")
    for row in range(9):
        for column in range(7):
            x, y = 10 + column * 14 + (row % 2) * 7, 12 + row * 14.6
            f.flat(moved("0,-5c 2.8,.8 0,3.8 -2.8,.8", x, y), "#5C8DB2", within=field)
    f.line = 2
    f.flat(ellipse(50, 70, 27, 31), "paper")
    f.edge(ellipse(50, 70, 27, 31), 1.8)
    f.shape("58,78 63,74 74,88 69,93", "wood", 2, 1.9)
    f.shape(ellipse(48, 65, 16, 16), "glass", 4, 2.6)
    f.stroke("38,61 41,55 47,52.6", 2.2, (0.8, 0.8), "white")
    f.shape("48,54c 53,62 54,70 51,74 45,74 42,70 43,62", "milk", 1, 1.7)
    f.edge(inner, 1.6, lit=False)
    return f


def back_identity() -> Figure:
    """The back of the secret identities: stripes of a wallpaper, and a dummy that gives nothing away."""
    f = blank("back-identity", "Secret identity, face down")
    inner = sheet(7, 7, 86, 126, 5, 0.4, f.rnd)
    field = area(inner)
    f.area(field, "dark")
    for k in range(-20, 30):
        f.area(LineString([(k * 9, 0), (k * 9 + 90, 140)]).buffer(1.5).intersection(field), "#6E5442")
    f.line = 2
    f.flat(ellipse(50, 70, 28, 28), "paper")
    f.edge(ellipse(50, 70, 28, 28), 1.8)
    f.shape("50,62 66,60 72,68 66,77 50,78 34,77 28,68 34,60", "red", 3, 2.2)
    f.stroke("45.6,67 46.4,63.6 50,62.2 53.8,64 53.4,67.4 50.4,69.6 50.2,71.6", 2.2, (1, 1), "white")
    f.dot(50.2, 75, 1.3, fill="white")
    ring = "44,80 43,86 47,91 53,91 57,86 56,80"
    f.stroke(ring, 4.4, (1, 1))
    f.stroke(ring, 1.6, (1, 1), "lamp")
    f.shape("44,61 44,54 50,50 56,54 56,61", "sand", 1.6, 2.1)
    f.edge(inner, 1.6, lit=False)
    return f


FIGURES = (
    *(
        turn,
        snoop,
        ask,
        group_red,
        group_blue,
        group_green,
        question,
        yes,
        no,
        crossed,
        unknown,
        back_clue,
        back_identity,
    ),
)
