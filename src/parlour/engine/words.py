"""What a game and the engine say: messages in Fluent from `text/en.ftl`, filled with arguments for one viewer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import SEAT, Text

LANGUAGE = "en"

SOFT_HYPHEN = "\u00ad"
"""Where a page may break a word: a terminal would show it."""

NOBODY: Mapping[int, str] = {}


class WordsError(ParlourError):
    """A message is missing, or does not fit its arguments."""


class Words:
    """The messages of one or more files, the first that has a message counts.

    With `plainly` a message that no file has is made from its id and its arguments, so that a game without any text
    can be played; without, it raises `WordsError`.
    """

    def __init__(self, files: Iterable[Path], language: str = LANGUAGE, plainly: bool = False) -> None:
        self._files = list(files)
        self._plainly = plainly
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in self._files:
            self._bundle.add_resource(_parsed(file))

    def has(self, message: str) -> bool:
        """Whether any file has a message."""
        return self._bundle.has_message(message)

    def say(self, text: Text, viewer: int = SPECTATOR, names: Mapping[int, str] = NOBODY) -> str:
        """A message in words. The viewer's own seat is "you", others have the names given, or the game's own.

        Raises `WordsError` for a message that no file has, or that lacks an argument.
        """
        if text.id == SEAT:
            return self.seat(int(str(text.args[SEAT])), viewer, names)
        args: dict[str, int | str] = {}
        for name, value in text.args.items():
            if isinstance(value, Text):
                args[name] = self.say(value, viewer, names)
                if value.id == SEAT:
                    args[f"{name}-is"] = "you" if value.args[SEAT] == viewer else "other"
            else:
                args[name] = value
        if self.has(text.id):
            return self._filled(text.id, args)
        if self._plainly:
            return plain(text.id, args)
        raise WordsError(f"there is no message {text.id!r}: add it to {self._files[0] if self._files else 'a file'}")

    def seat(self, seat: int, viewer: int = SPECTATOR, names: Mapping[int, str] = NOBODY) -> str:
        """What a seat is called."""
        if seat == viewer and self.has("you"):
            return self._filled("you", {})
        if seat in names:
            return names[seat]
        if self.has(f"{SEAT}-{seat + 1}"):
            return self._filled(f"{SEAT}-{seat + 1}", {})
        return f"Seat {seat + 1}"

    def _filled(self, message: str, args: Mapping[str, int | str]) -> str:
        pattern: Any = self._bundle.get_message(message).value
        if pattern is None:
            raise WordsError(f"message {message!r} has no text")
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise WordsError(f"message {message!r}: {errors[0]}")
        return str(words).replace(SOFT_HYPHEN, "")


def engine_words(language: str = LANGUAGE) -> Path:
    """The file of the engine's own words: its refusals, and what scenes of games without a scene say."""
    return Path(__file__).parent / "text" / f"{language}.ftl"


def words_of(game: Game, *more: Path, language: str = LANGUAGE) -> Words:
    """A game's words, followed by those of further files and the engine's own."""
    own = game.folder / "text" / f"{language}.ftl"
    rest = [*more, engine_words(language)]
    return Words([own, *rest], language) if own.exists() else Words(rest, language, plainly=True)


def title_of(game: Game) -> str:
    """What a game is called."""
    words = words_of(game)
    return words.say(Text("title")) if words.has("title") else game.slug.replace("-", " ").title()


def plain(message: str, args: Mapping[str, int | str]) -> str:
    """A message made from its id and its arguments: `told-raise` of seat 1 by 2 is "Seat 2: raise, by 2"."""
    words = (
        message.partition("-")[2]
        if message.startswith(("action-", "told-", "outcome-", "field-", "option-"))
        else message
    )
    rest = {name: value for name, value in args.items() if name != "who" and not name.endswith("-is")}
    parts = [words.replace("-", " "), *(f"{name.replace('_', ' ')} {value}" for name, value in rest.items())]
    if list(rest) in (["value"], ["outcome"]):
        parts = [f"{parts[0]}: {next(iter(rest.values()))}"]
    sentence = ", ".join(parts)
    return f"{args['who']}: {sentence}" if "who" in args else sentence


def _parsed(file: Path) -> ast.Resource:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WordsError(f"{file} cannot be read: {error}") from error
    resource = FluentResource(text)
    known: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            reason = entry.annotations[0].message if entry.annotations else "this is not Fluent"
            raise WordsError(f"{file}, line {text.count(chr(10), 0, start) + 1}: {reason}")
        if isinstance(entry, ast.Message):
            if entry.id.name in known:
                raise WordsError(f"{file}: message {entry.id.name!r} is there twice")
            known.add(entry.id.name)
    return resource
