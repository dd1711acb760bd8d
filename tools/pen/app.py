# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy==2.4.6", "shapely==2.2.0", "resvg-py==0.5.0"]
# ///
"""Draws the icons of the site as an app, which phones want as PNG: `uv run tools/pen/app.py`."""

from __future__ import annotations

import re
from pathlib import Path

import resvg_py
from figures.app import app, app_masked

ICONS = Path(__file__).resolve().parents[2] / "web/public/icons"
MADE = {"app-192": (app, 192), "app-512": (app, 512), "masked-512": (app_masked, 512), "apple-180": (app_masked, 180)}
"""Each icon's drawing and its size in pixels."""


def main() -> None:
    """Write what has changed, and say what."""
    ICONS.mkdir(exist_ok=True)
    for name, (draw, size) in MADE.items():
        # What turns it into pixels knows no variables: their fallbacks are our colours.
        svg = re.sub(r"var\(--[\w-]+,(#\w+)\)", r"\1", draw().svg())
        place, png = ICONS / f"{name}.png", bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))
        if not place.exists() or place.read_bytes() != png:
            place.write_bytes(png)
            print(place.relative_to(ICONS.parents[2]), len(png))


if __name__ == "__main__":
    main()
