"""Paper on the table: cards, ribbon, name cards, pages, tags, frames."""

import shapely
from curves import Points, area, ellipse, moved, sheet, smooth
from ink import Figure, polygons
from shapely import affinity
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry


def blank(name: str, title: str) -> Figure:
    """An empty card of 100 by 140, in a box of 104 by 144."""
    f = Figure(name, 100, 140, line=2.2, cut=0, unit=1, pad=2, title=title)
    edge = sheet(1.5, 1.5, 97, 137, 9, 0.35, f.rnd)
    inside = area(edge)
    f.area(inside, "--card")
    f.area(inside.difference(affinity.translate(inside, -2.6, -3)).buffer(-0.3), "--card-d")
    f.edge(edge, 2.2)
    return f


def card_blank() -> Figure:
    """A card's face: warm paper and a thin inner frame."""
    f = blank("card-blank", "card")
    f.edge(sheet(6.5, 6.5, 87, 127, 5, 0.4, f.rnd), 1.05, "--frame", lit=False)
    return f


def card_edge() -> Figure:
    """Lamplight round a card that can be played, with a longer shadow; 128 by 168, the card in its middle."""
    return _lamplit("card-edge", 100, 140, 9, 14, 4.8)


def _lamplit(name: str, width: float, height: float, radius: float, pad: float, reach: float) -> Figure:
    """A band with its own ink line, so that it is a second outline even without colour."""
    f = Figure(name, width, height, cut=0, unit=1, pad=pad)
    inside = area(sheet(1.5, 1.5, width - 3, height - 3, radius, 0.35, f.rnd))
    outside = inside.buffer(reach, 8)
    f.area(affinity.translate(outside, 3, 6), "--shadow")
    f.area(outside, "--lamp")
    f.edge(outline_of(outside), 1.5, "--litline")
    return f


def outline_of(shape: BaseGeometry) -> Points:
    """The outline of a shape, to be inked."""
    edge = polygons(shape.simplify(0.25))[0].exterior.coords
    return smooth([(place[0], place[1]) for place in edge[:-1]])


def card_shadow() -> Figure:
    """The flat shadow of a card."""
    f = Figure("card-shadow", 100, 140, cut=0, unit=1, pad=6)
    f.area(affinity.translate(area(sheet(1.5, 1.5, 97, 137, 9, 0.35, f.rnd)), 3, 4.5), "--shadow")
    return f


def ribbon() -> Figure:
    """The prompt's ribbon; its tails are the left and right 48 of its 400 by 72."""
    f = _plain("ribbon", 400, 72)
    tail = "2,11c 30,10c 30,66c 2,67c 11,38c"
    for side in (tail, "398,11c 370,10c 370,66c 398,67c 389,38c"):
        f.flat(side, "--lamp-d")
        f.edge(side, 2.2)
    band = (
        "18,3c 50,2.6 120,1.5 200,2.6 280,1.6 350,2.6 382,3c 381,34"
        " 382,59c 350,59.4 280,60.4 200,59.4 120,60.6 50,59.4 18,59c 19,34"
    )
    inside = area(band)
    f.area(affinity.translate(inside, 2, 4.5), "--shadow")
    f.area(inside, "--lamp")
    f.edge(band, 2.2)
    for y in (8, 54):
        f.stroke(f"24,{y} 200,{y - 1} 376,{y}", 1.2, (1, 1), "--lamp-d")
    return f


def _plain(name: str, width: float, height: float, title: str = "") -> Figure:
    """A figure for a border image: exactly its size, no margin."""
    f = Figure(name, width, height, line=2, cut=0, unit=1, pad=0, title=title)
    f.plain = f.stretches = True
    return f


def tent() -> Figure:
    """A folded name card on the table's rim."""
    f = _plain("tent", 120, 42)
    top, front = "5,7c 60,5.6 115,7c 109,2c 60,1 11,2c", "5,7c 60,5.6 115,7c 117,37c 60,36 3,37c"
    f.area(affinity.translate(area(front), 2, 3), "--shadow")
    f.flat(front, "--paper")
    f.flat(top, "--paper-d")
    f.edge(top, 1.6)
    f.edge(front, 1.9)
    return f


def tent_bitten() -> Figure:
    """The name card of somebody who was eaten."""
    f = _plain("tent-bitten", 120, 42)
    front = area("5,7c 60,5.6 115,7c 117,37c 60,36 3,37c")
    mouth = [Point(x, y).buffer(r) for x, y, r in ((115, 15, 11), (104, 4, 9), (119, 30, 9))]
    left = max(polygons(front.difference(shapely.union_all(mouth))), key=lambda part: part.area)
    f.area(affinity.translate(left, 2, 3), "--shadow")
    f.area(left, "--paper")
    f.edge(outline_of(left), 2, lit=False)
    for x, y in ((114, 5), (118, 18), (110, 26)):
        f.shape(ellipse(x, y, 1.5), "--paper", 0, 1)
    return f


def _sheet(
    name: str, size: float, radius: float, fill: str, edge: float, jitter: float, shadow: tuple[float, float] | None
) -> Figure:
    f = _plain(name, size, size)
    paper = sheet(4, 3, size - 9, size - 9, radius, jitter, f.rnd)
    inside = area(paper)
    if shadow:
        f.area(affinity.translate(inside, *shadow), "--shadow")
    f.area(inside, fill)
    f.edge(paper, edge, "--edge")
    return f


def panel() -> Figure:
    """A large sheet."""
    return _sheet("panel", 240, 10, "--paper", 2, 1, (2.5, 4))


def slip() -> Figure:
    """A small sheet: notes, name plates, slips on the table."""
    return _sheet("slip", 120, 6, "--paper", 1.9, 0.8, (2, 3.5))


def slip_lit() -> Figure:
    """A slip edged in lamplight."""
    f = _plain("slip-lit", 136, 136)
    paper = sheet(12, 11, 112, 112, 6, 0.8, f.rnd)
    inside = area(paper)
    glow = inside.buffer(5.5, 8)
    f.area(affinity.translate(glow, 3, 5), "--shadow")
    f.area(glow, "--lamp")
    f.edge(outline_of(glow), 1.5, "--litline")
    f.area(inside, "--paper")
    f.edge(paper, 1.9, "--edge")
    return f


def field() -> Figure:
    """A box to write in."""
    f = _plain("field", 80, 80)
    paper = sheet(2, 2, 76, 76, 5, 0.5, f.rnd)
    f.flat(paper, "--card")
    f.edge(paper, 1.7, "--edge")
    return f


def _button(name: str, fill: str, side: str, edge: str) -> Figure:
    """A thick piece of card to press."""
    f = _plain(name, 120, 56)
    below, face = sheet(3, 7, 114, 46, 11, 0.7, f.rnd), sheet(3, 3, 114, 45, 11, 0.7, f.rnd)
    f.flat(below, side)
    f.edge(below, 1.9, edge)
    f.flat(face, fill)
    f.edge(face, 1.9, edge)
    return f


def button() -> Figure:
    """A button of paper."""
    return _button("button", "--paper", "--paper-d", "--edge")


def button_lamp() -> Figure:
    """The button for what to do next."""
    return _button("button-lamp", "--lamp", "--lamp-d", "--line")


def _tab(name: str, fill: str) -> Figure:
    f = _plain(name, 90, 48)
    edge = "5,49c 6,20 8,9 15,4 45,3 75,4 82,9 84,20 86,49c"
    f.flat(edge, fill)
    f.stroke("5,49 6,20 8,9 15,4 45,3 75,4 82,9 84,20 86,49", 2, (1, 1), "--edge")
    return f


def tab() -> Figure:
    """The tab of a page that lies behind."""
    return _tab("tab", "--room-d")


def tab_lit() -> Figure:
    """The tab of the page in front."""
    return _tab("tab-lit", "--lamp")


def _bubble(name: str, mirror: bool) -> Figure:
    """What somebody says; the tail is in a lower corner."""
    f = _plain(name, 120, 72)
    outline = "14,3 60,2.4 106,3 116,8 117,30 116,52 106,58 60,59 32,58.4c 16,70c 20,57c 8,54 3,46 3,28 5,8"
    edge = moved(outline, mirror=True, about=(60, 0)) if mirror else outline
    f.flat(edge, "--paper")
    f.edge(edge, 1.9, "--edge")
    return f


def bubble() -> Figure:
    """Somebody else's words."""
    return _bubble("bubble", False)


def bubble_mine() -> Figure:
    """One's own words."""
    return _bubble("bubble-mine", True)


def holes() -> Figure:
    """The punched edge of a notebook page, to be repeated downwards."""
    f = _plain("holes", 30, 38)
    f.flat(ellipse(11, 19, 4), "--room-d")
    f.edge(ellipse(11, 19, 4), 1.2, "--edge")
    f.area(Polygon([(25.4, 0), (26.5, 0), (26.5, 38), (25.4, 38)]), "#C98A80")
    return f


def _frame(name: str, fill: str) -> Figure:
    """A picture frame: 14 of moulding in two tones, empty inside."""
    f = _plain(name, 240, 180)
    outer = sheet(3, 2, 230, 170, 4, 0.8, f.rnd)
    middle, inner = sheet(8.5, 7.5, 219, 159, 3, 0.5, f.rnd), sheet(14, 13, 208, 148, 3, 0.6, f.rnd)
    whole, groove, window = area(outer), area(middle), area(inner)
    ring = whole.difference(window)
    f.area(
        affinity.translate(whole, 4, 6)
        .difference(window)
        .intersection(Polygon([(0, 0), (240, 0), (240, 180), (0, 180)])),
        "--shadow",
    )
    f.area(ring, fill)
    lower = groove.difference(window).difference(affinity.translate(groove, 2, 2))
    f.area(ring.difference(affinity.translate(ring, -1.5, -2)).buffer(-0.1).union(lower), fill, dark=True)
    for edge, w in ((outer, 2.3), (middle, 1.1), (inner, 2)):
        f.edge(edge, w)
    return f


def frame_wood() -> Figure:
    """A wooden frame."""
    return _frame("frame-wood", "wood")


def frame_gold() -> Figure:
    """A gilded frame."""
    return _frame("frame-gold", "lamp")


def frame_red() -> Figure:
    """A red frame."""
    return _frame("frame-red", "roof")


def tag() -> Figure:
    """A round paper tag for a count."""
    f = Figure("tag", 40, 38, line=2, cut=0, unit=1, pad=1, title="count")
    f.area(affinity.translate(area(ellipse(20, 18.6, 17.6, 16.6, 0, 20)), 1.5, 2.2), "--shadow")
    f.shape(ellipse(20, 18.6, 17.6, 16.6), "--paper", 0, 2, register=0)
    return f


def pin() -> Figure:
    """A drawing pin."""
    f = Figure("pin", 20, 20, line=1.8, cut=0, unit=0.8, pad=2)
    f.shape(ellipse(10, 10, 7.6, 7.6), "red", 3, 1.8)
    f.flat(ellipse(8, 7.4, 1.9), "white")
    return f


def ring() -> Figure:
    """Lamplight on the ground: where something may go. Stretches."""
    f = Figure("ring", 80, 32, line=1.8, cut=0, unit=1, pad=2)
    f.stretches = True
    f.shape(ellipse(40, 16, 38, 14.4), "--lamp", 0, 1.9, register=0)
    f.edge(ellipse(40.6, 16.8, 32, 10.4), 1.4, "--lamp-d", lit=False)
    return f


FIGURES = (
    *(card_blank, card_edge, card_shadow, ribbon, tent, tent_bitten, panel, slip, slip_lit, field, button),
    *(button_lamp, tab, tab_lit, bubble, bubble_mine, holes, frame_wood, frame_gold, frame_red, tag, pin, ring),
)
