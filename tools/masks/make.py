# /// script
# requires-python = ">=3.11"
# dependencies = []
# ///
"""Draws the masks of Loony Clues anew out of the icon set in web/node_modules: `uv run tools/masks/make.py`."""

from __future__ import annotations

import json
import re
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "web/node_modules/@iconify-json/fluent-emoji-flat/icons.json"
TABLE = Path(__file__).with_name("masks.toml")
PACK = ROOT / "src/parlour/games/loony_clues/packs/ours"
BOX = 'viewBox="0 0 32 32"'


def icon(icons: dict[str, dict[str, str]], aliases: dict[str, dict[str, str]], name: str) -> str:
    """The inside of an icon; a name may be another name of it."""
    return icons[aliases[name]["parent"] if name in aliases else name]["body"]


def own_ids(body: str, art: str) -> str:
    """The same drawing, its ids short and the mask's own: two masks on one page must not share a gradient."""
    for number, old in enumerate(dict.fromkeys(re.findall(r'\bid="([^"]+)"', body))):
        new = f"{art}-{number}"
        body = (
            body.replace(f'id="{old}"', f'id="{new}"').replace(f"#{old})", f"#{new})").replace(f'#{old}"', f'#{new}"')
        )
    return body


def picture(body: str, name: str, art: str) -> str:
    """A drawing as the page wants it: a symbol `a`, which it shows, and which a viewer of the file shows too."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" {BOX}><title>{escape(name)}</title>'
    return f'{head}<symbol id="a" {BOX}>{own_ids(body, art)}</symbol><use href="#a"/></svg>\n'


def main() -> None:
    """Write all of them; what is left of masks that are no longer in the pack goes."""
    source = json.loads(ICONS.read_text("utf-8"))
    table: dict[str, str] = tomllib.loads(TABLE.read_text("utf-8"))
    masks = {mask["art"]: mask["name"] for mask in tomllib.loads((PACK / "pack.toml").read_text("utf-8"))["masks"]}
    if masks.keys() != table.keys():
        raise SystemExit(f"only in one of pack and table: {sorted(masks.keys() ^ table.keys())}")
    for stale in PACK.glob("*.svg"):
        if stale.stem not in masks:
            stale.unlink()
    for art, name in masks.items():
        drawing = picture(icon(source["icons"], source.get("aliases", {}), table[art]), name, art)
        (PACK / f"{art}.svg").write_text(drawing, "utf-8")
    print(f"{len(masks)} masks")


if __name__ == "__main__":
    main()
