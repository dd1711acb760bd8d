"""The cards of Bakerspeed: 27 kinds of suspects, and their back."""

import math
from functools import partial

from curves import area, ellipse, sheet, smooth
from ink import Figure
from shapely.geometry import LineString, box

from figures.baker_persons import CLOTHS, PERSONS
from figures.baker_scenes import SCENES, WASHES, Place
from figures.paper import blank

PLACES: dict[str, tuple[tuple[tuple[float, float, float], ...], ...]] = {
    "tall": (
        ((48, 96, 96),),
        ((28, 95, 94), (68, 96, 94)),
        ((48, 91, 89), (16.6, 96, 89), (79.4, 96, 89)),
    ),
    "round": (
        ((48, 94, 78),),
        ((25, 89, 53), (71, 94, 53)),
        ((48, 58, 50), (24, 95, 50), (72, 95, 50)),
    ),
    "lady": (
        ((48, 95, 93),),
        ((24, 92, 75), (72, 95, 75)),
        ((48, 70, 67), (22.6, 96, 67), (73.4, 96, 67)),
    ),
}
"""Where one, two or three of a kind stand, from back to front: the middle of the feet, and the height."""


def suspects(colour: int, person: int, number: int) -> Figure:
    """So many of the same person in clothes of a colour, before one of the places, which means nothing."""
    cloth, who = list(CLOTHS)[colour], list(PERSONS)[person]
    f = Figure(f"{cloth}-{who}-{number + 1}", title=f"{number + 1} {who}, {cloth}")
    panel = area(sheet(-2, -2, 100, 100, 7, 0.5, f.rnd))
    wash = WASHES[(colour + person + 2 * number) % 3]
    f.area(panel, wash)
    # Each place stands behind one of every colour, of every person and of every number.
    SCENES[(colour + 2 * person) % 3 * 3 + (person + 2 * number) % 3](Place(f, panel, wash))
    for x, foot, height in PLACES[who][number]:
        stand(f, who, cloth, x, foot, height)
    return f


def stand(f: Figure, who: str, cloth: str, x: float, foot: float, height: float) -> None:
    """One of them, cut out of paper so that it is one more."""
    size = PERSONS[who](cloth, 1)
    scale = height / size.height
    person = PERSONS[who](cloth, scale)
    person.cut = 0
    rim = Figure("rim", size.width, size.height, cut=0, pad=0)
    rim.area(person.outline().buffer(2.2 / scale), "paper")
    width = person.width * scale
    f.put(rim, x - width / 2, foot - height, width)
    f.put(person, x - width / 2, foot - height, width)


def back_suspect() -> Figure:
    """The back of the cards: a detective's tweed, and a thumb that was here."""
    f = blank("back-suspect", "Suspect, face down")
    inner = sheet(7, 7, 86, 126, 5, 0.4, f.rnd)
    field = area(inner)
    f.area(field, "#6B4F3A")
    for k in range(9):
        f.area(box(0, 4 + k * 17, 100, 11 + k * 17).intersection(field), "#7F624A")
    for k in range(7):
        f.area(box(6.4 + k * 17, 0, 12.6 + k * 17, 140).intersection(field), "#8B6E52")
    for k in range(9):
        f.area(LineString([(0, 16 + k * 17), (100, 16 + k * 17)]).buffer(0.7).intersection(field), "#C9A261")
    for k in range(7):
        f.area(LineString([(18 + k * 17, 0), (18 + k * 17, 140)]).buffer(0.7).intersection(field), "#C9A261")
    f.line = 2.2
    f.flat(ellipse(50, 70, 29, 37), "paper")
    f.edge(ellipse(50, 70, 29, 37), 2)
    _thumb(f)
    f.edge(inner, 1.6, lit=False)
    return f


def _thumb(f: Figure) -> None:
    """The print of a thumb: rings in rings, each broken in other places."""
    for k, gaps in enumerate(((200, 300), (40, 170), (120, 330), (60, 250), (150, 290))):
        rx, ry = 3.6 + k * 5, 4.6 + k * 6.6
        for start, end in ((gaps[0] + 12, gaps[1] - 12), (gaps[1] + 12, gaps[0] + 348)):
            steps = max(3, (end - start) // 24)
            angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
            ridge = smooth([(50 + rx * math.cos(angle), 70 + ry * math.sin(angle)) for angle in angles])
            f.stroke(ridge, 2.9, (0.8, 0.8))


SUSPECTS = tuple(
    partial(suspects, colour, person, number) for colour in range(3) for person in range(3) for number in range(3)
)
FIGURES = (*SUSPECTS, back_suspect)
