"""How the great moments of Junior Cluedo are told: a spider, an accusation."""

from __future__ import annotations

from parlour.engine.scene import Beat, Flip, Move, Say, Shake, Stamp, Text, who

from .scene_parts import Arguments, anchor, character_of, rooms_text, sleuth_art, sleuth_of, thing_on
from .state import Phase, State


def told_touch(square: int) -> list[Beat]:
    """A piece stands on a spider that nobody has touched before."""
    return [Shake(thing_on(square))]


def told_bite(before: State, after: State, bites: bool) -> list[Beat]:
    """Whether it bites is seen by all."""
    seat, square = before.turn, before.place[before.turn]
    args: Arguments = {"who": who(seat)}
    if not bites:
        landed = after.phase != Phase.WALK
        text = Text("told-harmless-goes" if landed else "told-harmless", args)
        shown = Stamp(thing_on(square), "spider-harmless") if landed else Flip(thing_on(square), "spider-harmless")
        return [shown, Say(text)]
    art = sleuth_art(character_of(before, seat))
    return [
        Stamp(thing_on(square), "spider-bites"),
        Flip(sleuth_of(seat), art, "bitten"),
        Say(Text("told-bite", args)),
        Move(sleuth_of(seat), "house", "house", anchor(after, seat)),
    ]


def told_verdict(before: State, right: bool) -> list[Beat]:
    """Right wins; wrong is out, and everybody knows that these are not all ghosts."""
    seat = before.turn
    text = Text("told-right" if right else "told-wrong", {"who": who(seat), "rooms": rooms_text(before.accused)})
    if right:
        return [Flip(sleuth_of(seat), sleuth_art(character_of(before, seat))), Say(text)]
    return [Shake(sleuth_of(seat)), Say(text)]
