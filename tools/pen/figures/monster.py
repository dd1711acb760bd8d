"""Baby Monster: asleep, awake, happy, hungry; and its two faces for badges."""

from curves import Outline, Points, ellipse, moved
from ink import Figure

BOARD_LINE = 3.4
"""For figures shown at 120 px, on a box of 200."""
LARGE_LINE = 2.5
"""For figures shown at 250 px and more."""

FACE = (
    "84,25c 90,27 93,17c 99,25 104,15c 109,24 116,19c 117,27 134,31 151,46 160,68 160,84c 166,90 158,94c"
    " 161,102 150,104c 132,120 100,125 68,120 50,104c 40,103 42,94c 34,91 40,84c 40,66 50,45 66,31"
)


def _monster(name: str, height: float, line: float, title: str, pad: float = 6) -> Figure:
    return Figure(name, 200, height, line=line, cut=2.6, unit=line / 2.5, pad=pad / (line / 2.5), title=title)


def _foot(f: Figure, x: float, y: float, s: float = 1, turn: float = 0) -> None:
    f.shape(moved("-15,-4 -8,-14 6,-15 15,-6 15,7 6,14 -8,13 -15,6", x, y, s, turn), "plum", 5)
    f.flat(moved(ellipse(0, 3, 6.5, 5.4), x, y, s, turn), "lilac")
    for toe in (-8, 0, 8):
        f.flat(moved(ellipse(toe, -7.5 + abs(toe) * 0.22, 2.5, 2.7), x, y, s, turn), "lilac")


def _horn(f: Figure, x: float, y: float, turn: float, s: float = 1) -> None:
    f.shape(moved("-8,6 -6,-6 1,-17c 7,-5 8,6", x, y, s, turn), "cream", 4)
    f.stroke(moved("-5,-1 0,1 5,-1", x, y, s, turn), 1.8)


def _safety_pin(f: Figure, x: float, y: float, turn: float = 0) -> None:
    f.shape(moved("-9,0 -6,-4 6,-4 9,-1 7,3 -6,3", x, y, turn=turn), "steel", 0, 2.2)
    f.shape(moved(ellipse(8, -0.6, 3.6), x, y, turn=turn), "red", 0, 2)


def _tooth(f: Figure, x: float, y: float, w: float = 7, h: float = 10, up: bool = False, turn: float = 0) -> None:
    s = -1 if up else 1
    f.shape(moved(f"{-w},0c 0,{-1.2 * s} {w},0c 1,{h * s} -1,{h * s}", x, y, turn=turn), "white", 0, 2.2)


def _both(outline: Outline) -> tuple[Points, Points]:
    """An outline and its mirror image across the middle."""
    return moved(outline), moved(outline, mirror=True, about=(100, 0))


def _wide_eye(f: Figure, x: float, y: float, inward: float) -> None:
    f.shape(ellipse(x, y, 14, 16.5), "white", 3, 2.6, silhouette=False)
    f.dot(x - inward * 1.5, y + 2, 8.6, 10)
    f.flat(ellipse(x - inward * 1.5 - 3, y - 2, 3), "white")
    f.flat(ellipse(x + 2.2, y + 6, 1.6), "white")


def happy() -> Figure:
    """Jumping for joy: arms up, ears up, legs in the air, a heart on its tail."""
    f = _monster("monster-happy", 200, LARGE_LINE, "Baby Monster, happy")
    f.shape("134,150 160,158 176,150 180,136 186,137 186,153 172,168 146,166", "plum", 3)
    f.shape("183,140c 172,128 172,119 179,117 183,122c 188,116 195,119 194,128", "pink", 2)
    for arm in _both(
        "60,132 40,114 24,86 16,56 12,46 2,42 1,35 11,35 8,22 14,18 21,31 24,16 31,16 31,31 39,24 44,29 37,41 36,54"
        " 44,78 58,98 74,112"
    ):
        f.shape(arm, "plum", 6)
    for leg in _both("72,148 58,156 48,170 46,184 58,190 72,182 88,168"):
        f.shape(leg, "plum", 4)
    f.shape("68,106 132,106 146,130 147,152 132,170 100,176 68,170 53,152 54,130", "plum", 9, hatch=True)
    f.shape("78,124 100,120 122,124 130,140 124,152 76,152 70,140", "lilac", 4, ink=False)
    f.shape("52,142 74,150 100,152 126,150 148,142 150,160 136,176 116,182 100,184 84,182 64,176 50,160", "white", 6)
    f.stroke("60,164 70,174 80,180", 2)
    f.stroke("140,164 130,174 120,180", 2)
    _safety_pin(f, 100, 160, -6)
    _foot(f, 44, 184, 1, -38)
    _foot(f, 156, 184, 1, 38)
    for ear, inner in zip(
        _both("50,58 40,40 36,22 38,6c 54,10 68,22 76,36"), _both("52,48 45,34 42,16 54,22 63,33"), strict=True
    ):
        f.shape(ear, "plum", 4)
        f.flat(inner, "lilac")
    _horn(f, 79, 28, -12, 0.94)
    _horn(f, 122, 28, 12, 0.94)
    f.shape(FACE, "plum", 11, hatch=True)
    _wide_eye(f, 77, 62, -1)
    _wide_eye(f, 123, 62, 1)
    f.stroke("61,42 72,36 84,39", 2.6, (0.6, 0.6))
    f.stroke("116,39 128,36 139,42", 2.6, (0.6, 0.6))
    f.cheek(55, 86, 7)
    f.cheek(145, 86, 7)
    mouth = f.shape("64,84c 82,91 100,92 118,91 136,84c 136,100 122,114 100,115 78,114 64,100", "maw", 0, 2.6)
    f.flat("80,108 90,101 100,103 110,101 120,108 110,116 90,116", "tongue", within=mouth.buffer(-1.4))
    _tooth(f, 89, 91.5, 6.5, 10)
    _tooth(f, 112, 91.3, 6.5, 8.5)
    for x, y, turn in ((14, 8, -30), (24, 2, 0), (176, 2, 0), (188, 8, 30)):
        f.stroke(moved("0,0 0,-9", x, y + 4, 1, turn), 2.6, silhouette=True)
    return f


def hungry() -> Figure:
    """All mouth, with fork and spoon."""
    f = _monster("monster-hungry", 200, LARGE_LINE, "Baby Monster, hungry", pad=24)
    f.shape("146,168 168,172 182,160 182,146 188,146 190,162 174,180 148,182", "plum", 3)
    f.shape("178,148c 186,130c 195,144c 188,150", "plum", 3)
    f.shape("62,128 138,128 154,150 152,176 136,190 64,190 48,176 46,150", "plum", 10, hatch=True)
    f.shape("48,168 74,174 100,176 126,174 152,168 152,180 136,192 116,195 84,195 64,192 48,180", "white", 6)
    _foot(f, 48, 186, 1.05, -14)
    _foot(f, 152, 186, 1.05, 14)
    for ear, inner in zip(
        _both("36,60 24,54 14,56 4,52c 6,66 18,80 32,84"), _both("32,64 22,60 12,58 18,70 29,77"), strict=True
    ):
        f.shape(ear, "plum", 5)
        f.flat(inner, "lilac")
    _horn(f, 64, 20, -24, 1.1)
    _horn(f, 136, 20, 24, 1.1)
    f.shape(
        "80,15c 87,18 91,5c 98,15 104,3c 109,14 118,8c 119,17 142,24 162,42 174,68 182,96c"
        " 190,104 181,112c 186,126 170,130c 150,150 124,158 100,158 76,158 50,150 30,130c"
        " 14,126 19,112c 10,104 18,96c 26,68 38,42 58,24",
        "plum",
        12,
        hatch=True,
    )
    mouth = f.shape(
        "32,86 52,73 76,78 100,80 124,78 148,73 168,86 174,110 158,136 130,150 100,152 70,150 42,136 26,110",
        "maw",
        0,
        3,
    )
    inside = mouth.buffer(-1.6)
    f.flat("62,154 68,130 84,121 100,127 116,121 132,130 138,154", "tongue", within=inside)
    f.stroke("100,128 100,148", 2.2)
    f.flat("96,84 104,84 106,94 103,101 97,101 94,94", "tongue", within=inside)
    for x, y, w, h, turn in ((44, 79, 7, 16, 18), (63, 76, 8, 18, 0), (82, 79.5, 7.5, 14, 2)):
        _tooth(f, x, y, w, h, turn=turn)
        _tooth(f, 200 - x, y, w, h, turn=-turn)
    for x, y, w, h, turn in ((53, 142, 7, 14, 22), (75, 149, 7.5, 14, 6)):
        _tooth(f, x, y, w, h, up=True, turn=turn)
        _tooth(f, 200 - x, y, w, h, up=True, turn=-turn)
    for x, pupil, turn in ((74, 79, -6), (126, 121, 6)):
        f.shape(ellipse(x, 48, 17, 18.5, turn), "white", 4, 2.6, silhouette=False)
        f.dot(pupil, 51, 5, 5.4)
        f.flat(ellipse(pupil - 1.6, 48.8, 1.6), "white")
    f.stroke("54,31 68,25 86,34", 4.2, (0.6, 0.9))
    f.stroke("146,31 132,25 114,34", 4.2, (0.6, 0.9))
    f.shape("62,149 82,156 100,158 118,156 138,149 140,166 126,182 100,186 74,182 60,166", "white", 6)
    f.stroke("66,164 78,176 100,180 122,176 134,164", 2.2, (1, 1), "red")
    f.shape(
        "84,167 88,164 91,168 109,168 112,164 116,167 114,170 117,174 112,177 109,173 91,173 88,177 83,174 86,170",
        "bone",
        0,
        2.2,
    )
    for arm in _both("52,136 34,138 20,130 10,116 -2,116 -6,128 4,144 22,156 48,158"):
        f.shape(arm, "plum", 6)
    for x, to in ((0, -6), (200, 206)):
        f.stroke(f"{x},134 {to},60", 6.2, (1, 1), silhouette=True)
        f.stroke(f"{x},134 {to},60", 3.2, (1, 1), "steel")
    f.shape("-18,26 -14,24 -12,42 -8,42 -9,23 -5,23 -4,42 0,42 1,24 5,26 6,48 0,60 -8,61 -15,52", "steel", 3)
    f.shape(ellipse(207, 44, 12, 18, 4), "steel", 5)
    f.stroke("201,38 203,32 207,30", 2, (0.8, 0.8), "white")
    for hand in _both("-12,116 -2,110 9,114 12,126 5,136 -7,134 -13,126"):
        f.shape(hand, "plum", 4)
    for finger in (*_both("-11,120 -3,119"), *_both("-12,126 -3,126")):
        f.stroke(finger, 2)
    f.shape("152,144c 157,154 154,162 149,160 147,153", "sea", 2, 2.2)
    f.shape("33,124c 27,136 30,144 36,142 37,134", "sea", 2, 2.2)
    return f


def asleep() -> Figure:
    """Asleep on its belly, its bottom in the air."""
    f = _monster("monster-asleep", 150, BOARD_LINE, "Baby Monster, asleep")
    _lying(f)
    _head(f, 0)
    for lid in ("28,98 35,104 44,104 50,98", "74,98 81,104 90,104 96,97"):
        f.stroke(lid, 3, (0.7, 0.7))
    for lash in ("32,103.4 29.6,107.6", "39,105 38.6,109.6", "85,105 85.4,109.6", "92,102.4 95,106.4"):
        f.stroke(lash, 2)
    f.cheek(27, 114, 6)
    f.cheek(98, 113, 6)
    _dummy(f, 0, 0)
    _tooth(f, 41, 121, 3.6, 6)
    _forearm(f)
    for x, y, scale in ((22, 40, 0.8), (12, 24, 1.05), (24, 3, 1.4)):
        z = moved("0,0c 9,-.6c .6,10c 9.6,9.4c", x, y, scale)
        f.stroke(z, 6, (1, 1), silhouette=True)
        f.stroke(z, 2.6, (1, 1), "cream")
    return f


def awake() -> Figure:
    """Just woken: its head is up, one eye is not yet, the dummy has dropped."""
    f = _monster("monster-awake", 150, BOARD_LINE, "Baby Monster, awake")
    _lying(f)
    _head(f, -14)
    f.shape(ellipse(38, 86, 13, 15), "white", 3, 2.8, silhouette=False)
    f.dot(40, 88, 7, 8)
    f.flat(ellipse(37.4, 84, 2.4), "white")
    eye = f.shape(ellipse(86, 86, 12.4, 14), "white", 3, 2.8, silhouette=False)
    f.dot(87, 90, 6.6, 7.4)
    f.flat(ellipse(84.6, 88, 2.1), "white")
    f.flat("70,66 104,66 104,84 86,86 70,83", "plum", within=eye.buffer(1))
    f.stroke("72.6,83 86,86.4 99.4,83.6", 2.8, (1, 1))
    f.stroke("26,64 36,58 48,62", 3, (0.6, 0.6))
    f.stroke("76,68 86,65 97,69", 3, (0.6, 0.6))
    f.cheek(24, 104, 6)
    f.cheek(99, 102, 6)
    f.shape("55,108 63,104.6 71,108 72,116 63,120.6 54,116", "maw", 0, 2.6, silhouette=False)
    _tooth(f, 60, 106.4, 3.4, 5)
    _dummy(f, 92, 14)
    _forearm(f)
    for spark in ("4,46 -2,41", "14,32 10,25", "122,28 126,21"):
        f.stroke(spark, 3, silhouette=True)
    return f


def _lying(f: Figure) -> None:
    f.shape("168,62 182,52 186,38 180,28 186,25 193,38 190,56 176,72", "plum", 3)
    f.shape("178,31c 178,14c 191,22c 187,30", "plum", 3)
    f.shape("88,92 104,62 128,40 156,36 178,54 190,88 188,124 174,142 120,145 88,140", "plum", 9, hatch=True)
    f.shape(
        "112,54 128,42 152,35 172,46 186,72 191,100 186,120 176,112 172,98 160,88 144,90 132,98 122,84 114,68",
        "white",
        9,
    )
    f.stroke("112,55 118,70 126,86 134,98", 2.2, (1, 1))
    f.stroke("119,50 125,64 133,80 141,91", 2, (1, 0.6))
    f.stroke("172,98 178,108 187,118", 2.2, (1, 0.6))
    _safety_pin(f, 126, 62, 58)
    f.shape("128,112 136,96 152,88 168,94 178,112 176,132 160,142 138,140 128,128", "plum", 7, hatch=7)
    _foot(f, 170, 134, 1.05, 20)


def _head(f: Figure, lift: float) -> None:
    def at(outline: str) -> Points:
        return moved(outline, 0, lift)

    f.shape(at("24,72 8,62 2,46c 18,46 32,54 40,64"), "plum", 4)
    f.flat(at("24,66 14,58 10,52 22,54 32,62"), "lilac")
    _horn(f, 38, 52 + lift, -24, 0.9)
    _horn(f, 86, 46 + lift, 18, 0.9)
    chin = -lift / 2
    f.shape(
        at(
            "52,48c 57,50 58,40c 64,48 70,38c 74,47 81,42c 82,50 98,58 110,76 114,98 112,112c 116,120 108,121c"
            f" 100,{138 + chin} 80,{145 + chin} 54,{145 + chin} 30,{141 + chin}"
            " 17,126c 10,124 13,116c 8,100 14,78 32,58"
        ),
        "plum",
        10,
        hatch=True,
    )
    f.shape(at("94,60 106,54 117,60 121,78c 112,86 103,84 97,76"), "plum", 4)
    f.flat(at("101,64 107,61 112,66 114,76 108,78 102,73"), "lilac")


def _dummy(f: Figure, dx: float, dy: float) -> None:
    f.shape(moved("62,112 75,110 80,118 76,127 62,129 49,127 45,118 50,110", dx, dy), "blue", 4, 2.8)
    f.shape(ellipse(62.4 + dx, 119.4 + dy, 6.6, 6), "white", 2, 2.4)
    f.shape(ellipse(62.6 + dx, 130 + dy, 8.4, 7.2), None, w=5.4)
    f.shape(ellipse(62.6 + dx, 130 + dy, 8.4, 7.2), None, w=2.2, line="lamp")


def _forearm(f: Figure) -> None:
    f.shape("104,120 118,116 130,124 132,138 124,145 104,146 94,142 90,134", "plum", 4)
    f.stroke("112,136 112,144", 2.2)
    f.stroke("104,137 103,145", 2.2)


def face_happy() -> Figure:
    """The happy face: ears up, eyes shut with joy."""
    f = Figure("happy", line=3.6, cut=2.2, unit=1.4, pad=3, title="happy")
    for ear in ("20,44 6,32 2,10c 16,12 26,20 32,30", "76,44 90,32 94,10c 80,12 70,20 64,30"):
        f.shape(ear, "plum", 3)
    for x, turn in ((33, -14), (63, 14)):
        f.shape(moved("-6,6 -5,-5 1,-16c 6,-4 6,6", x, 25, 1, turn), "cream", 2, 3)
    f.shape(
        "40,24c 44,26 46,16c 50,24 54,17c 56,25 72,30 82,44 86,62 80,80 66,90 48,93 30,90 16,80 10,62 14,44 24,30",
        "plum",
        7,
    )
    f.stroke("22,52 29,43 37,52", 4, (0.8, 0.8))
    f.stroke("59,52 67,43 74,52", 4, (0.8, 0.8))
    f.cheek(20, 63, 5)
    f.cheek(76, 63, 5)
    mouth = f.shape("28,60c 38,64 58,64 68,60c 67,74 60,82 48,83 36,82 29,74", "maw", 0, 3.4)
    f.flat("36,80 42,73 54,73 60,80 54,84 42,84", "tongue", within=mouth.buffer(-1))
    f.shape("38,63.4c 46,64c 42,71c", "white", 0, 1.8)
    return f


def face_hungry() -> Figure:
    """The hungry face: all mouth, a fork held ready."""
    f = Figure("hungry", line=3.6, cut=2.2, unit=1.4, pad=3, title="hungry")
    f.stroke("86,92 87,40", 7, (1, 1), silhouette=True)
    f.stroke("86,92 87,40", 3.2, (1, 1), "steel")
    f.shape("78,6 81,5 83,19 86,19 86,4 89,4 90,19 93,19 94,5 97,6 97,28 91,37 84,37 78,28", "steel", 0, 2.6)
    for x, turn in ((20, -22), (56, 22)):
        f.shape(moved("-6,6 -5,-5 1,-14c 6,-4 6,6", x, 20, 1, turn), "cream", 2, 3)
    f.shape(
        "30,18c 34,20 37,10c 41,18 45,11c 47,19 62,26 68,42 74,62 72,80 58,91 38,94 18,91 4,80 2,62 8,42 18,26",
        "plum",
        6,
    )
    for x, pupil in ((25, 28), (51, 48)):
        f.shape(ellipse(x, 36, 9, 9.6), "white", 0, 3, silhouette=False)
        f.dot(pupil, 38, 3.4, 3.8)
    f.shape("10,60 24,52 38,55 52,52 66,60 68,72 58,84 38,88 18,84 8,72", "maw", 0, 3.4, silhouette=False)
    f.flat("22,84 30,76 38,79 46,76 54,84 38,88", "tongue")
    for x, y in ((18, 57), (31, 55), (45, 55), (58, 57)):
        f.shape(moved("-5,0c 5,0c 0,10c", x, y - 1), "white", 0, 2, silhouette=False)
    return f


FIGURES = (asleep, awake, happy, hungry, face_happy, face_hungry)
