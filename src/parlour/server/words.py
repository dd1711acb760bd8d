"""The words of the engine, the table and the server: for the page as files, for answers over HTTP as sentences."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from litestar.exceptions import NotFoundException

from parlour.engine.scene import Text
from parlour.engine.words import LANGUAGE, Words
from parlour.server.files import TYPES, Content, content

_PACKAGE = Path(__file__).parents[1]


def files(language: str = LANGUAGE) -> list[Path]:
    """The files of a language."""
    places = (_PACKAGE / layer / "text" / f"{language}.ftl" for layer in ("engine", "table", "server"))
    return [place for place in places if place.exists()]


def words_file(name: str) -> Content:
    """The words of a language in one file, such as `en.ftl`. Raises `NotFoundException`."""
    found = files(name.removesuffix(".ftl")) if re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{1,8})?\.ftl", name) else []
    if not found:
        raise NotFoundException("There are no words in that language.")
    return content(b"\n".join(file.read_bytes() for file in found), TYPES[".ftl"])


def sentence(text: Text) -> str:
    """A message in words."""
    return _words().say(text)


@functools.cache
def _words() -> Words:
    return Words(files())
