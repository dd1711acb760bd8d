# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy==2.4.6", "shapely==2.2.0"]
# ///
"""Draws every picture of Parlour anew: `uv run tools/pen/draw.py`; with names of subjects, only those."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from figures import (
    animals,
    arch,
    babies,
    baker_cards,
    baker_dice,
    baker_picture,
    baker_signs,
    boards,
    clue_marks,
    clue_picture,
    dreads,
    eaten,
    guests,
    haunted_house,
    haunted_picture,
    haunts,
    house,
    icons,
    loony_cards,
    loony_garland,
    loony_masks,
    loony_picture,
    loony_signs,
    loot,
    marks,
    monster,
    paper,
    picture,
    race_cards,
    room,
    sleuthing,
    sleuths,
    unmasked,
)
from ink import Figure
from palette import at_night

ROOT = Path(__file__).resolve().parents[2]
RACE = ROOT / "src/parlour/games/baby_monster_race/art"
CLUES = ROOT / "src/parlour/games/baby_clues/art"
JUNIOR = ROOT / "src/parlour/games/junior_cluedo/art"
LOONY = ROOT / "src/parlour/games/loony_clues/art"
BAKER = ROOT / "src/parlour/games/bakerspeed/art"
SHARED = ROOT / "web/public/art"

SUBJECTS: dict[str, tuple[Path, Sequence[Callable[[], Figure]]]] = {
    "animals": (RACE, animals.FIGURES),
    "arch": (RACE, arch.FIGURES),
    "picture": (RACE, picture.FIGURES),
    "boards": (RACE, boards.FIGURES),
    "eaten": (RACE, eaten.FIGURES),
    "monster": (RACE, monster.FIGURES),
    "house": (RACE, house.FIGURES),
    "race_cards": (RACE, race_cards.FIGURES),
    "babies": (CLUES, babies.FIGURES),
    "unmasked": (CLUES, unmasked.FIGURES),
    "dreads": (CLUES, dreads.FIGURES),
    "loot": (CLUES, loot.FIGURES),
    "clue_marks": (CLUES, clue_marks.FIGURES),
    "clue_picture": (CLUES, clue_picture.FIGURES),
    "haunted_house": (JUNIOR, haunted_house.FIGURES),
    "haunted_picture": (JUNIOR, haunted_picture.FIGURES),
    "haunts": (JUNIOR, haunts.FIGURES),
    "sleuthing": (JUNIOR, sleuthing.FIGURES),
    "sleuths": (JUNIOR, sleuths.FIGURES),
    "loony_cards": (LOONY, loony_cards.FIGURES),
    "loony_garland": (LOONY, loony_garland.FIGURES),
    "loony_masks": (LOONY, loony_masks.FIGURES),
    "loony_picture": (LOONY, loony_picture.FIGURES),
    "loony_signs": (LOONY, loony_signs.FIGURES),
    "baker_cards": (BAKER, baker_cards.FIGURES),
    "baker_dice": (BAKER, baker_dice.FIGURES),
    "baker_picture": (BAKER, baker_picture.FIGURES),
    "baker_signs": (BAKER, baker_signs.FIGURES),
    "guests": (SHARED, guests.FIGURES),
    "icons": (SHARED, icons.FIGURES),
    "favicon": (SHARED.parent, (icons.favicon,)),
    "paper": (SHARED, paper.FIGURES),
    "room": (SHARED, room.FIGURES),
    "marks": (SHARED, marks.FIGURES),
}
"""Where the figures of each subject go."""


def drawn(job: tuple[Path, Callable[[], Figure]]) -> list[tuple[Path, str]]:
    """The files of one figure: the drawing, and the places on it if it is a board."""
    folder, draw = job
    figure = draw()
    files = [(folder / f"{figure.name}.svg", figure.svg())]
    if figure.plain:
        files.append((folder / f"{figure.name}-dark.svg", at_night(figure.svg())))
    if figure.anchors:
        left, top, width, height = figure.frame()
        anchors = {
            name: [round(x - left, 1), round(y - top, 1), round(size, 1)]
            for name, (x, y, size) in figure.anchors.items()
        }
        sidecar = {"width": width, "height": height, "anchors": anchors}
        files.append((folder / f"{figure.name}.json", json.dumps(sidecar) + "\n"))
    return files


def main(names: list[str]) -> None:
    """Write what has changed, and say what."""
    subjects = [SUBJECTS[name] for name in names or SUBJECTS]
    jobs = [(folder, draw) for folder, figures in subjects for draw in figures]
    with ProcessPoolExecutor() as pool:
        files = [file for made in pool.map(drawn, jobs) for file in made]
    changed = [file for file in files if not file[0].exists() or file[0].read_text() != file[1]]
    for place, text in changed:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
        print(place.relative_to(ROOT))
    print(f"{len(files)} files, {len(changed)} of them changed.")


if __name__ == "__main__":
    main(sys.argv[1:])
