"""Sphinx: the documentation's configuration."""

from importlib.metadata import version as version_of

project = "Parlour"
author = "The authors of Parlour"
release = version_of("parlour")

extensions = ["myst_parser"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Parlour"
