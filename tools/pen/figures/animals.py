"""The six animals of Baby Monster Race, running."""

from curves import ellipse, moved
from ink import Figure
from shapely import affinity
from shapely.geometry import Polygon

from figures.parts import shoe, standing


def sloth() -> Figure:
    """Speedy Sloth."""
    f = Figure("sloth", title="Speedy Sloth")
    # trailing arm
    f.shape("42,48 30,42 18,34 10,34 6,39 9,44 17,45 27,52 38,60", "fur", 4)
    for p in ("8,38 3,36 0,39", "8,41 2,42 1,46", "10,44 6,47 6,51"):
        f.stroke(p, 2.3, (1, 0.5), silhouette=True)
    # back leg kicked up
    f.shape("38,70 28,74 20,78 16,84 22,88 32,84 42,80", "fur", 4)
    shoe(f, 17, 84, 0.92, 68)
    # body
    f.shape("46,44 62,46 70,58 70,74 58,84 44,82 35,72 36,56", "fur", 7, hatch=True)
    f.shape("52,56 62,57 66,66 62,77 52,78 47,68", "cream", 0, ink=False)
    # front leg
    f.shape("54,74 66,72 72,78 74,86 66,90 58,86", "fur", 4)
    shoe(f, 70, 86, 1, 4)
    # head
    f.shape("60,8c 63,12 74,13 82,24 82,36 74,46 60,49 46,46 38,36 39,23 47,13 54,12c", "fur", 6, hatch=True)
    f.shape("60,22 72,22 78,31 75,41 62,45 49,41 45,31 50,23", "cream", 3, ink=False)
    f.flat(ellipse(52.5, 33.5, 7.4, 4.2, -24), "dark")
    f.flat(ellipse(71, 33, 7.2, 4.2, 24), "dark")
    f.eye(54.5, 32.3, 2.5)
    f.eye(69.3, 32, 2.5)
    f.flat(ellipse(54.5 - 0.8, 31.2, 0.9), "white")
    f.flat(ellipse(68.5, 30.9, 0.9), "white")
    f.dot(62, 36.6, 2.9, 2.0)
    f.stroke("51,39.5 56,42.4 62,43 68,42.2 74,38.4", 2.1, (0.6, 0.6))
    f.cheek(48.4, 38.6, 2.6)
    f.cheek(75, 37.6, 2.4)
    # sweatband
    f.shape("40,26 34,19 27,20 31,25 26,29 34,30", "red", 2)
    f.shape("39.5,24 46,18 60,16 74,18 82,24 82.5,30 74,24.5 60,22.6 47,24.5 39,30.5", "red", 2.6)
    # reaching arm
    f.shape("50,54 58,52 68,60 78,60 86,54 91,57 90,63 82,69 68,70 56,66", "fur", 4)
    for p in ("88,55 91,50 95,50", "90,58 95,55 98,57", "90,62 95,62 97,65"):
        f.stroke(p, 2.3, (1, 0.5), silhouette=True)
    f.stroke("44,60 42,63", 1.8)
    f.stroke("45,66 42.5,69", 1.8)
    return standing(f)


def slug() -> Figure:
    """Sprinting Slug."""
    f = Figure("slug", title="Sprinting Slug")
    # eye stalks
    f.shape("60,34 58,22 58,14 63,13 64,22 68,33", "lich", 2)
    f.shape("74,34 78,22 81,14 86,16 83,26 81,36", "lich", 2)
    # body
    f.shape(
        "1,84c 10,78 20,68 32,60 44,58 52,52 56,42 62,32 74,29 84,35 87,46 84,58 80,68 84,78 82,85 72,87 40,87 16,88",
        "lich",
        8,
        hatch=True,
    )
    # foot frill
    f.shape("2,84c 20,81 44,82 66,80 84,80 84,86 72,88.5 60,87 48,89 34,87.4 20,89 8,87", "lich", 0, register=0)
    f.flat("4,85c 24,83.5 44,84 66,82.6 83,83 83,86 72,88 60,86.6 48,88.4 34,87 20,88.4 8,87", "lich", dark=True)
    # saddle
    f.shape("26,68 34,62 46,60 54,62 54,70 44,74 32,74", "orange", 4, w=2)
    for x, y in ((35, 68.5), (41.5, 66), (47.5, 67.5)):
        f.flat(ellipse(x, y, 1.7, 1.4), "sand")
    # eyeballs
    f.shape(ellipse(60.5, 11, 6.6, 6.9), "white", 2)
    f.shape(ellipse(84, 13, 6.2, 6.5), "white", 2)
    f.eye(62.4, 11.4, 2.7)
    f.eye(85.6, 13.4, 2.6)
    # face
    f.cheek(64, 51, 3.4)
    f.cheek(82, 50.4, 2.6)
    f.stroke("66,47.5 70,51.6 75,52.4 80,50 81.5,46.6", 2.3, (0.6, 0.6))
    f.flat("70,52 75,53 78,51.6 77,56 73,57", "tongue")
    f.stroke("69.6,52 71,56.6 74,58 77,56.4 78.6,51.6", 2, (0.8, 0.8))
    # shoes
    shoe(f, 56, 86, 0.95, -10)
    shoe(f, 80, 84, 1, -16)
    # speed
    f.stroke("2,66 15,64.5", 2, silhouette=False)
    f.stroke("8,73.5 17,73", 2, silhouette=False)
    f.stroke("4,58 10,57.6", 2)
    return standing(f)


def anemone() -> Figure:
    """Active Anemone."""
    f = Figure("anemone", title="Active Anemone")

    # back tentacles
    def ten(s):
        f.shape(s, "pink", 3)

    ten("36,38 28,34 17,34 9,28 8,20 14,18 17,25 24,27 34,28 41,33")
    ten("60,38 68,33 78,34 86,28 91,21 94,26 92,34 84,41 74,41 66,43")
    ten("40,34 33,26 29,16 33,6 40,7 37,15 40,23 47,30")
    ten("58,33 61,24 67,18 68,9 75,8 76,18 70,26 65,35")
    # column
    f.shape("34,40 48,37 63,40 64,54 66,68 70,80 60,83 36,83 27,80 32,68 34,54", "teal", 8, hatch=True)
    f.shape("27,78 34,75 44,79 54,75 64,79 71,77 75,84 66,88 48,86 32,88.5 22,85", "teal", 3)
    # front tentacles
    ten("38,42 30,43 21,46 13,44 9,48 14,54 24,53 34,50 43,46")
    ten("45,38 44,28 46,18 45,9 52,7 54,17 53,28 54,38")
    ten("60,43 67,46 76,47 83,52 89,50 87,45 80,40 70,39 60,37")
    f.shape("33,41 40,36 49,34.5 58,36 65,41 60,46 49,48 38,46", "pink", 3)
    # face
    f.eye(43, 57, 3)
    f.eye(56.5, 57, 3)
    f.cheek(38.6, 62.4, 3.1)
    f.cheek(61, 62.4, 3.1)
    f.shape("45.6,61.4c 50,63 54.4,61.4c 54,66.6 50,68.4 46,66.4", "maw", 0, w=2)
    f.stroke("39.5,52.4 43,51 46,52", 1.8)
    f.stroke("53.6,52 57,51 60,52.6", 1.8)
    shoe(f, 37, 88, 0.9, 0)
    shoe(f, 62, 87, 0.92, -6)
    return standing(f)


def tortoise() -> Figure:
    """Turbo Tortoise."""
    f = Figure("tortoise", title="Turbo Tortoise")
    # flame
    f.shape("22,48c 14,44 8,46 0,41c 6,49 1,51 -2,56c 6,55 9,60 16,59 23,58c", "orange", 0)
    f.flat("21,50 14,49 8,50 10,53 8,56 15,56 22,56", "lamp")
    # legs back
    f.shape("26,74 22,82 20,88 30,90 36,84 38,76", "leaf", 3)
    f.shape("56,76 58,86 68,88 72,82 68,74", "leaf", 3)
    # neck + head
    f.shape("64,66 70,56 68,44 66,32 72,22 82,19 91,23 95,32 92,41 84,45 81,54 80,64 74,72", "leaf", 6)
    # shell
    f.shape("12,74 16,56 28,42 44,37 60,42 72,56 75,72 66,79 44,81 22,80", "shell", 8, hatch=True)
    f.shape("10,74 24,76 44,77 64,75 76,70 80,75 72,82 44,86 18,84 9,80", "sand", 3)
    # scutes
    f.shape("40,46 50,47 55,56 50,65 39,65 33,56", "sand", 3.4, w=2)
    f.stroke("33,56 24,56 17,60", 2, (1, 0.4))
    f.stroke("55,56 64,55 69,57", 2, (1, 0.4))
    f.stroke("38.6,65 35,72 35,76", 2, (1, 0.5))
    f.stroke("50.4,65 54,71 55,76", 2, (1, 0.5))
    f.stroke("41,46 40,41 41,38", 2, (1, 0.5))
    f.stroke("50,47 52,42.5 52,40", 2, (1, 0.5))
    # rocket
    f.shape("20,46 30,43 44,42 52,46c 45,54 31,57 21,58c", "red", 4)
    f.shape("16,44 22,45 24,52 23,60 17,61 18,52", "steel", 2)
    f.shape("30,43 27,34 36,36 41,42c", "red", 2, w=2.2)
    # legs front
    f.shape("30,78 28,88 40,91 46,86 44,79", "leaf", 3)
    f.shape("62,78 66,89 79,90 80,84 73,76", "leaf", 3)
    # face
    f.eye(79.5, 30.5, 2.7)
    f.eye(90, 30, 2.4)
    f.cheek(78, 37.2, 2.7)
    f.stroke("80,38.6 85,40.6 91,38", 2.1, (0.6, 0.6))
    # goggles strap + goggles
    f.stroke("67,28 72,26.5 75,27", 2.6, (1, 1))
    f.shape("66,26 74,21 83,20 92,24 92,21 84,14 74,15 67,20", "red", 2.4)
    return standing(f)


def starfish() -> Figure:
    """Straining Starfish."""
    f = Figure("starfish", title="Straining Starfish")
    f.shape(
        "52,3 57,7 59,26 64,33 76,33 91,34 94,39 88,45 74,54 70,60 73,70 80,84 78,91 70,91 58,82 50,78"
        " 41,82 27,92 19,91 18,84 24,70 27,60 22,53 7,45 3,39 7,34 22,34 34,33 39,26 44,8",
        "orange",
        7,
        hatch=True,
    )
    # dots
    for x, y, r in (
        (50, 13, 1.8),
        (50, 20, 2.1),
        (84, 39.5, 1.8),
        (76, 42, 2.1),
        (13, 40, 1.8),
        (21, 42, 2.1),
        (73, 84, 1.8),
        (68, 77, 2),
        (26, 84, 1.8),
        (31, 77, 2),
    ):
        f.flat(ellipse(x, y, r), "sand")
    # straining face
    f.cheek(33, 55, 4.8, "red")
    f.cheek(66, 55, 4.8, "red")
    f.stroke("35,43 41,46.5 36,50", 2.5, (0.8, 0.8))
    f.stroke("64,43 58,46.5 63,50", 2.5, (0.8, 0.8))
    f.stroke("34,38.6 41,41", 2.2)
    f.stroke("65,38.6 58,41", 2.2)
    f.shape("41,55 50,53.5 59,55 60,60 58,65 50,66.4 42,65 40,60", "white", 1.6, w=2.2)
    f.stroke("41,60 50,59.6 59.4,60", 1.7, (1, 1))
    for x in (46, 50.4, 55):
        f.stroke(f"{x},54.6 {x - 0.2},65.4", 1.5, (1, 1))
    # sweat
    for x, y, r in ((66, 17, 12), (75, 22, 30), (30, 20, -20)):
        f.shape(moved("0,-5c 2.8,1 0,4 -2.8,1", dx=x, dy=y, turn=r), "sea", 1, w=1.9, silhouette=True)
    # headband
    f.shape("37,31 50,27 63,31 64.5,36 50,32.6 35.5,36", "blue", 2, w=2.2)
    f.shape("64,32 71,27 75,29 71,32 74,36 67,36", "blue", 1.6, w=2.1)
    return standing(f)


def loris() -> Figure:
    """Lethargic Loris."""
    f = Figure("loris", title="Lethargic Loris")
    # dragged pillow
    f.shape("2,74c 12,76 26,74 34,72c 33,79 35,88c 24,86 12,88 1,91c 4,82", "white", 4)
    f.stroke("8,80 12,81.4", 1.8)
    f.stroke("7,86 12,84.6", 1.8)
    # back arm holding pillow
    f.shape("50,60 40,64 32,70 27,75 30,81 37,79 45,73 55,68", "tan", 3)
    # body
    f.shape("50,56 66,55 76,63 79,76 73,87 56,89 44,85 42,72 44,62", "tan", 7, hatch=True)
    f.shape("54,67 65,66 70,75 66,84 54,84 49,76", "cream", 0, ink=False)
    f.shape("44,83 53,81 59,86 58,91 45,92 40,88", "tan", 2.4)
    f.shape("66,83 76,81 83,86 82,91 69,92 64,88", "tan", 2.4)
    # small round ears
    f.shape(ellipse(31, 32, 6.4, 6.8), "tan", 2)
    f.shape(ellipse(88, 30, 6, 6.6), "tan", 2)
    f.flat(ellipse(31.4, 33, 3, 3.4), "rose")
    f.flat(ellipse(87.8, 31, 2.8, 3.2), "rose")
    # head
    f.shape("60,13 78,17 88,30 90,44 82,56 68,62 54,62 39,57 30,45 32,30 42,17", "tan", 6, hatch=True)
    # dark rings
    f.shape("46,27 56,30 59,40 56,51 46,55 37,51 33,41 37,31", "dark", 0, ink=False)
    f.shape("75,27 65,30 62,40 65,51 75,54 84,50 87,40 83,31", "dark", 0, ink=False)
    # eyes: huge, lids half down
    for x, y, r in ((46.6, 41.6, 9.4), (74.8, 41, 9.1)):
        f.shape(ellipse(x, y, r, r), "sand", 0, w=1.8, silhouette=False)
        f.dot(x, y + 2, 6.2, 6.4)
        f.flat(ellipse(x - 2.2, y + 0.4, 1.9), "white")
        f.flat(ellipse(x + 2.2, y + 4.6, 0.9), "white")
        lid = Polygon(ellipse(x, y, r + 0.5, r + 0.5, 0, 24).places).intersection(
            Polygon([(x - 12, y - 12), (x + 12, y - 12), (x + 12, y - 1.2), (x, y - 2.4), (x - 12, y - 1.2)])
        )
        f.area(lid, "tan")
        f.area(lid.difference(affinity.translate(lid, -1.4, -2)), "tan", dark=True)
        f.stroke(f"{x - r - 0.6},{y - 1.4} {x},{y - 2.6} {x + r + 0.6},{y - 1.4}", 2.2, (1, 1))
    f.dot(60.8, 49.4, 2.9, 2.1)
    f.stroke("60.8,51.4 60.8,54", 1.8, (1, 1))
    f.stroke("56.6,54.2 60.8,55.6 65,54", 2, (0.7, 0.7))
    f.cheek(39, 56.4, 2.8)
    f.cheek(81.4, 55, 2.8)
    # nightcap, its tip hanging off
    f.shape("32,27 40,13 54,4 70,2 84,7 93,18 96,32 94,44c 88,34 84,26 76,20c 66,18 48,21", "blue", 5, hatch=6)
    f.shape("31,28 44,21 60,18 76,20 85,25 86,30 74,26 60,24.6 45,27.4 33,34", "white", 2)
    f.shape(ellipse(93.6, 47, 4.6), "white", 1.6)
    # front arm droops
    f.shape("70,60 79,63 86,72 88,80 84,84 78,81 76,73 68,68", "tan", 3)
    return standing(f)


FIGURES = (sloth, slug, anemone, tortoise, starfish, loris)
