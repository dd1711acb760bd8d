"""What can go wrong, as types: each message says what was wrong and what to do."""

from __future__ import annotations


class ParlourError(Exception):
    """Anything that Parlour refuses. Its text is one clear line for the person who asked."""


class DeclarationError(ParlourError):
    """A game's declarations do not hold together (raised at import, to the game's author)."""


class CompileError(ParlourError):
    """A game's rules do not compile (the text ends with the compiler's own reason)."""


class UnknownGameError(ParlourError):
    """No game has that name."""


class SetupError(ParlourError):
    """A match cannot start like this: a number of seats or an option that the game does not know."""


class InvalidActionError(ParlourError):
    """No such action exists in this game, whatever the position."""


class IllegalActionError(ParlourError):
    """The action exists but is not allowed now.

    `reason` is a message id: the game's own, or `not-your-turn`, `game-over`, `not-allowed` of the engine.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason.replace("-", " "))
        self.reason = reason


class LogError(ParlourError):
    """A match file is damaged, was made by other rules, or does not replay."""


class TamperedError(ParlourError):
    """A match file does not keep what was promised before its first card."""
