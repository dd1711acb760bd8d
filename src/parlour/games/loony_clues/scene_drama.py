"""How the end of a round of Loony Clues is told: guess card by guess card, then who it was, and what that is worth."""

from __future__ import annotations

from parlour.engine.scene import Beat, Flip, Say, Spotlight, Stamp, Tally, Text, who

from .party import GUESSED, PRIMARY, SECONDARY
from .scene_ids import guess_of, identity_of
from .scene_parts import guess_card, identity_card, mask_art, mask_of, mask_text, points_text
from .state import Side, State


def told_guess_card(then: State, number: int) -> list[Beat]:
    """The next guess card beside a board shows its number; whether it is right is not yet told."""
    guesser, target = then.drawer, then.target
    mask = mask_of(then, number)
    face = guess_card(guesser, target, then.side[guesser][target], number, mask)
    flip = Flip(guess_of(guesser, target), face.art, face=face)
    text = Text("told-guess-card", {"who": who(guesser), "target": who(target), "mask": mask_text(mask)})
    first: list[Beat] = [Spotlight(target)] if guesser == (target + 1) % then.seats else []
    return [*first, flip, Say(text)]


def told_identity(then: State, after: State, number: int) -> list[Beat]:
    """A player shows who it was, and the guesses at it are worth points."""
    target = then.target
    mask = mask_of(then, number)
    flip = Flip(identity_of(target), mask_art(mask), face=identity_card(target, number, mask, own=False))
    beats: list[Beat] = [flip, Say(Text("told-revealed", {"who": who(target), "mask": mask_text(mask)}))]
    right = [guesser for guesser in range(after.seats) if guesser != target and after.guess[guesser][target] == number]
    for guesser in right:
        points = PRIMARY if after.side[guesser][target] == Side.RIGHT else SECONDARY
        text = Text("told-right", {"who": who(guesser), "points": points_text(points)})
        beats += [Stamp(guess_of(guesser, target), "right"), Tally(guesser, points, text)]
    if right:
        points = GUESSED * len(right)
        text = Text("told-guessed", {"who": who(target), "count": len(right), "points": points_text(points)})
        return [*beats, Tally(target, points, text)]
    return [*beats, Stamp(identity_of(target), "wrong"), Say(Text("told-nobody", {"who": who(target)}))]
