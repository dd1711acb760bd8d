"""How the great moments of Baby Clues are told: an unmasking, a goof, an escape, a confession."""

from __future__ import annotations

from parlour.engine.scene import Beat, Flip, Move, Say, Spotlight, Tally, Text, says, who

from .cards import BOX
from .scene_ids import escape_pile, escapes_of, front_of, identity_of, in_front
from .scene_parts import Arguments, about, bottles_text, clues_before, escapes_before, identity_card
from .state import Cause, State


def told_verdict(before: State, after: State, refused: bool, viewer: int) -> list[Beat]:
    """An offer was refused, so its target is unmasked; or it was accepted, and the accuser goofed."""
    people: Arguments = {"who": who(before.turn), "target": who(before.target), **about(before.dread)}
    if refused:
        return [
            _turned_up(before.target, before.dread, "caught"),
            Say(Text("told-unmasked", people)),
            *_told_bottles(before, after, before.turn),
        ]
    beats = [says(before.target, viewer, Text("said-accepted", people))]
    if before.front[before.target][before.dread] == 0:
        clue = in_front(before.turn, before.dread)
        beats.append(Move(clue, front_of(before.turn), front_of(before.target)))
    return [*beats, *_told_bottles(before, after, before.target)]


def told_confession(before: State, after: State, seat: int) -> list[Beat]:
    """A player admits that it took the clue that it dreads."""
    text = Text("told-confess", {"who": who(seat)})
    return [Spotlight(seat), Say(text), *_told_bottles(before, after, seat)]


def told_reveal(before: State, after: State, baby: int) -> list[Beat]:
    """A player shows who it was, and gives up its cards."""
    seat = before.drawer
    args: Arguments = {"who": who(seat), **about(baby)}
    beats: list[Beat] = []
    match before.cause:
        case Cause.ESCAPED if before.front[seat][baby]:
            beats = [_turned_up(seat, baby, "caught"), Say(Text("told-escape-failed", args))]
            beats += _told_bottles(before, after, seat)
        case Cause.ESCAPED:
            beats = [_turned_up(seat, baby, "glad"), Say(Text("told-escaped", args))]
            beats += _told_bottles(before, after, seat) or [Say(Text("told-escaped-for-nothing", args))]
        case Cause.CONFESSED:
            beats = [_turned_up(seat, baby, "caught"), Say(Text("told-confessed", args))]
        case _:
            pass
    return beats + _given_up(before, seat)


def _turned_up(seat: int, baby: int, pose: str) -> Flip:
    name = identity_of(seat)
    return Flip(name, BOX.babies[baby].name, pose, identity_card(name, baby, "shown", pose))


def _told_bottles(before: State, after: State, seat: int) -> list[Beat]:
    """What a player won or lost, if anything."""
    change = after.bottles[seat] - before.bottles[seat]
    if change == 0:
        return []
    text = Text("told-won" if change > 0 else "told-lost", {"who": who(seat), "bottles": bottles_text(abs(change))})
    return [Tally(seat, change, text)]


def _given_up(before: State, seat: int) -> list[Beat]:
    beats: list[Beat] = [Move(in_front(seat, dread), front_of(seat), "deck") for dread in clues_before(before, seat)]
    for escape in escapes_before(before, seat):
        pile = escape_pile(escape)
        beats.append(Move(f"{pile}-{seat}", escapes_of(seat), pile))
    return [*beats, Move(identity_of(seat), identity_of(seat), "identities")]
