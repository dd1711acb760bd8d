"""What stands behind the suspects of Bakerspeed: places of an old town by night, that mean nothing."""

from collections.abc import Callable

from curves import ellipse
from ink import Figure
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry


class Place:
    """A faint place being drawn: all in one wash, its darker tone, and a little light."""

    def __init__(self, f: Figure, sheet: Polygon, wash: str) -> None:
        self.f, self.sheet, self.wash = f, sheet, wash

    def dark(self, outline: str) -> None:
        """Something in the darker tone."""
        self.f.flat(outline, self.wash, self.sheet, dark=True)

    def light(self, outline: str) -> None:
        """Something in the light tone again."""
        self.f.flat(outline, self.wash, self.sheet)

    def darken(self, shape: BaseGeometry) -> None:
        """Any shape in the darker tone."""
        self.f.area(shape.intersection(self.sheet), self.wash, dark=True)

    def line(self, *places: tuple[float, float], w: float = 2) -> None:
        """A line in the darker tone."""
        self.darken(LineString(places).buffer(w / 2))

    def window(self, x: float, y: float, w: float, h: float) -> None:
        """A light window with a cross in it."""
        self.f.area(box(x, y, x + w, y + h).intersection(self.sheet), "cream")
        self.line((x + w / 2, y), (x + w / 2, y + h), w=1.8)
        self.line((x, y + h / 2), (x + w, y + h / 2), w=1.8)

    def ground(self, y: float = 86) -> None:
        """The pavement."""
        self.dark(f"-9,{y}c 30,{y - 1} 60,{y + 1} 110,{y}c 110,110c -9,110c")


def lamp(place: Place) -> None:
    """A street lamp, lit."""
    place.f.area(Polygon([(12, 12), (-9, 96), (46, 96)]).intersection(place.sheet), "cream")
    place.ground()
    place.line((13, 16), (13, 90), w=3.4)
    place.dark("6,8c 13,2c 20,8c 18,20c 8,20c")
    place.f.flat("9,10c 17,10c 15.6,17c 10.4,17c", "cream")
    place.line((8, 26), (18, 26))


def window(place: Place) -> None:
    """A wide window, with somebody's curtains."""
    place.dark("10,2c 86,2c 86,66c 10,66c")
    place.window(15, 7, 66, 54)
    place.dark("13,5c 32,5c 26,30 15,44c")
    place.dark("83,5c 64,5c 70,30 81,44c")
    place.dark("5,66c 91,66c 91,72c 5,72c")


def fog(place: Place) -> None:
    """Fog in banks, and a moon."""
    place.f.area(LineString([(74, 18), (74, 18.1)]).buffer(12).intersection(place.sheet), "cream")
    for y, left in ((26, -10), (48, 14), (70, -6), (90, 20)):
        places = [(left + k * 12.0, y + (2.6 if k % 2 else -2.6)) for k in range(8)]
        place.f.area(_wavy(places).intersection(place.sheet), place.wash, dark=True)


def _wavy(places: list[tuple[float, float]]) -> BaseGeometry:
    return LineString(places).buffer(4.6).buffer(3).buffer(-3)


def bricks(place: Place) -> None:
    """A wall of bricks; a poster is gone."""
    for row in range(9):
        for column in range(-1, 6):
            x, y = column * 20 + (row % 2) * 10, row * 11
            if (row * 3 + column * 5) % 7 not in (0, 3):
                place.darken(box(x + 1, y + 1, x + 18.4, y + 9.4))


def stairs(place: Place) -> None:
    """Steps that go up, with a rail."""
    for k in range(7):
        place.darken(box(-9 + k * 16, 92 - k * 13, 110, 95.4 - k * 13))
        place.line((-2 + k * 16, 92 - k * 13), (-2 + k * 16, 74 - k * 13), w=1.8)
    place.line((-8, 80), (100, -8), w=3)


def door(place: Place) -> None:
    """A front door with a fanlight."""
    place.ground()
    place.dark("22,88c 22,26 34,6 48,5 62,6 74,26 74,88c")
    place.f.flat("28,30c 30,18 39,11 48,10.6 57,11 66,18 68,30c", "cream", place.sheet)
    for x in (36, 48, 60):
        place.line((48, 30), (x + (x - 48) * 0.6, 12))
    for x in (30, 51):
        for y, h in ((36, 20), (60, 22)):
            place.f.area(box(x, y, x + 15, y + h).intersection(place.sheet), place.wash)


def roofs(place: Place) -> None:
    """Roofs and chimneys under the stars."""
    place.dark(
        "-9,52c 8,30c 20,44c 20,22c 30,22c 30,44c 46,58c 62,34c 72,44c 72,18c 82,18c 82,52c 110,60c 110,110c -9,110c"
    )
    for x, y in ((10, 62), (40, 72), (64, 60), (84, 72)):
        place.window(x - 4, y, 9, 12)
    for x, y in ((10, 12), (46, 8), (56, 22), (90, 10)):
        place.f.flat(ellipse(x, y, 1.6), "cream")


def bridge(place: Place) -> None:
    """A bridge over the river."""
    place.dark("-9,42c 48,32 110,42c 110,76c 94,76c 90,60 74,56 62,62 58,76c 38,76c 34,62 22,56 6,60 2,76c -9,76c")
    for y, left in ((82, -6), (89, 20), (84, 54)):
        place.darken(LineString([(left, y), (left + 12, y - 2), (left + 26, y)]).buffer(1.3))
    for x in (12, 48, 84):
        place.line((x, 36), (x, 22), w=2.4)
        place.f.flat(ellipse(x, 19, 4), "cream", place.sheet)


def tower(place: Place) -> None:
    """A clock tower, some time in the evening."""
    place.ground()
    place.dark("62,90c 63,30c 58,30c 58,24c 76,-8c 94,24c 94,30c 89,30c 90,90c")
    place.f.flat(ellipse(76, 41, 9.4), "cream", place.sheet)
    place.line((76, 41), (76, 35))
    place.line((76, 41), (80.4, 43))
    place.window(71, 60, 10, 16)
    place.dark("-9,66 12,58 36,64 60,70c 60,100c -9,100c")


SCENES: tuple[Callable[[Place], None], ...] = (lamp, window, fog, bricks, stairs, door, roofs, bridge, tower)
WASHES = ("stone", "wall", "slate")
