"""The picture of Baby Monster Race that hangs in the lobby."""

import random

from ink import Figure
from shapely.geometry import Point, Polygon

from figures import animals, boards, monster
from figures.house import house, zzz

W, H = 470, 240


def picture() -> Figure:
    """Three of the animals on their way through the night to the sleeping monster."""
    f = Figure("picture", W, H, line=2, cut=0, unit=1, pad=0, title="Baby Monster Race")
    f.tolerance, f.units = 0.3, 5
    rnd = random.Random("race")
    sheet = Polygon([(0, 0), (W, 0), (W, H), (0, H)])
    f.area(sheet, "dusk")
    hills = "-10,100 94,72 197,96 329,62 480,96 480,260c -10,260c"
    f.flat(hills, "--ray")
    f.area(Point(56, 50).buffer(16).difference(Point(63, 45).buffer(14)), "lamp")
    for _ in range(12):
        f.area(Point(rnd.uniform(0, W), rnd.uniform(6, 66)).buffer(1.3), "cream")
    ridge = "-10,149 141,134 329,139 480,134"
    f.flat(ridge + " 480,260c -10,260c", "g3")
    f.stroke(ridge, 2, (1, 1))
    f.flat("-10,192 141,182 329,187 480,178 480,260c -10,260c", "g2")
    stones = boards.Stones(rnd)
    for i in range(7):
        stones.lay(28 + i * 43, 216, 16, 5, i + 3)
    f.many(stones.laid, "stone", 1.7)
    f.put(house(), 264, 82, 192)
    f.put(monster.asleep(), 319, 126, 80)
    f.put(zzz(), 383, 88, 36)
    for figure, x, foot, width in (
        (animals.slug(), 236, 210, 82),
        (animals.anemone(), 154, 198, 76),
        (animals.sloth(), 77, 212, 84),
    ):
        f.put(figure, x - width / 2, foot - width * 0.97, width)
    f.items[:] = [(fill, shape.intersection(sheet)) for fill, shape in f.items]
    return f


FIGURES = (picture,)
