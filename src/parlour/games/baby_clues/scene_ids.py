"""What the pieces and zones of Baby Clues are called in scenes and beats."""

from __future__ import annotations

from .cards import BOX, PRINTS


def in_row(clue: int, copy: int) -> str:
    """The piece of a clue card in the row."""
    return f"row-{BOX.babies[clue // PRINTS].group}-{clue}-{copy}"


def in_front(seat: int, dread: int) -> str:
    """The piece of a clue in front of a player."""
    return f"front-{BOX.babies[dread].group}-{seat}-{dread}"


def identity_of(seat: int) -> str:
    """The piece and the zone of a player's identity card."""
    return f"identity-{seat}"


def front_of(seat: int) -> str:
    """The zone of a player's clues."""
    return f"front-{seat}"


def escapes_of(seat: int) -> str:
    """The zone of a player's escape cards."""
    return f"escapes-{seat}"


def escape_pile(escape: int) -> str:
    """The zone of the escape cards of a kind."""
    return f"escape-{BOX.escapes[escape].name}"


def escape_top(escape: int) -> str:
    """The piece that lies on top there."""
    return f"{escape_pile(escape)}-top"
