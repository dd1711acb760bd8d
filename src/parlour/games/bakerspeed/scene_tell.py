"""How a change of Bakerspeed is told."""

from __future__ import annotations

from functools import cache

from parlour.engine.actions import SeenAction
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Beat,
    Flip,
    Move,
    Say,
    Shake,
    Spotlight,
    Stamp,
    Tally,
    Text,
    Tumble,
    ranking,
    who,
)

from .scene_parts import (
    DIE_IDS,
    DISCARD,
    FACE_NAMES,
    HAND,
    PILE,
    face_text,
    hand_of,
    held,
    laid,
    left,
    pile_of,
    suspect_art,
    suspect_piece,
    suspect_text,
    top_of,
    wanted_text,
)
from .state import NO_CAP, Phase, State
from .suspects import DICE, TURNS, Die

FEW = 3
"""With so few cards left somebody is about to win."""
DIE_PILES = tuple(die.name.lower() for die in Die)
"""The pile of each die."""


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, then what follows from it."""
    if isinstance(seen, SeenAction):
        beats = _told_action(before, seen, after, seat)
    else:
        beats = _told_outcome(before, seen, after, seat)
    if returns:
        return beats + _told_end(after, returns)
    return beats + _told_turn(before, after)


# What players do


def _told_action(then: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    match seen.name:
        case "roll":
            return []  # nothing that takes time: the die falls at the same moment for all
        case "lay":
            suspect = seen.parameters["suspect"] or 0
            if after.hand_count[seen.seat] < then.hand_count[seen.seat]:
                return _told_right(then, seen.seat, suspect, after, viewer)
            return _told_wrong(then, seen.seat, suspect, after, viewer)
        case _:
            return _told_unserved(then, after)


def _told_right(then: State, seat: int, suspect: int, after: State, viewer: int) -> list[Beat]:
    """The card that stays; who has few left is about to win."""
    beats: list[Beat] = [*_leaves(then, seat, suspect, viewer), *_slapped(seat, suspect)]
    count = left(after, seat)
    if 0 < count <= FEW:
        beats.append(Say(Text("told-few", {"who": who(seat), "count": count})))
    return beats


@cache
def _slapped(seat: int, suspect: int) -> tuple[Beat, ...]:
    return Say(Text("told-right", {"who": who(seat), "suspect": suspect_text(suspect)})), Stamp(DISCARD, "slap")


def _leaves(then: State, seat: int, suspect: int, viewer: int) -> tuple[Beat, ...]:
    if seat == viewer:
        return _own_leaves(suspect, then.hand[seat][suspect] - 1)
    return _shown(seat, suspect)


@cache
def _own_leaves(suspect: int, copy: int) -> tuple[Beat, ...]:
    return (Move(held(suspect, copy), HAND, DISCARD),)


@cache
def _shown(seat: int, suspect: int) -> tuple[Beat, ...]:
    """A card of another hand is turned up, and goes."""
    zone = hand_of(seat)
    piece = top_of(zone)
    face = suspect_piece(suspect, piece, seat)
    return Flip(piece, suspect_art(suspect), face=face), Move(piece, zone, DISCARD)


def _told_wrong(then: State, seat: int, suspect: int, after: State, viewer: int) -> list[Beat]:
    """The card lies there for all to see, and comes back with the one below it."""
    own = seat == viewer
    piece = held(suspect, then.hand[seat][suspect] - 1) if own else top_of(hand_of(seat))
    home = HAND if own else hand_of(seat)
    below = then.discard[then.discard_count - 1] if then.discard_count else 0
    beats: list[Beat] = [*_leaves(then, seat, suspect, viewer), *_came_back(seat, suspect, piece, home, below)]
    if below:
        beats.append(Move(laid(then.discard_count), DISCARD, home))
    return beats + _told_unserved(then, after)


@cache
def _came_back(seat: int, suspect: int, piece: str, home: str, below: int) -> tuple[Beat, ...]:
    args: dict[str, int | str | Text] = {"who": who(seat), "suspect": suspect_text(suspect)}
    text = Text("told-wrong", args | {"below": suspect_text(below - 1)}) if below else Text("told-wrong-alone", args)
    return Say(text), Stamp(DISCARD, "wrong"), Shake(piece), Move(piece, DISCARD, home)


def _told_unserved(then: State, after: State) -> list[Beat]:
    """Nobody had such a card: what asks for nothing any more. Nothing is told of those who said so before."""
    if after.racing:
        return []
    if then.turns_begun != after.turns_begun or after.phase == Phase.OVER:
        return [NOBODY]
    return [_unserved(tuple(then.die[die] if then.applies[die] > after.applies[die] else 0 for die in range(DICE)))]


NOBODY = Say(Text("told-nobody"))


@cache
def _unserved(faces: tuple[int, ...]) -> Beat:
    return Say(Text("told-unserved", {"forgotten": wanted_text(faces), "count": sum(face > 0 for face in faces)}))


# What chance brings


def _told_outcome(then: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    if seen.pile in DIE_PILES:
        return [*_told_die(DIE_PILES.index(seen.pile), seen.outcome or 0)]
    if seen.pile == "card":
        return _told_card(then, seen.outcome, after, viewer)
    return []  # who begins is told with the deal, since a table may also have chosen


@cache
def _told_die(die: int, face: int) -> tuple[Beat, ...]:
    """It is seen before it is spoken of."""
    art = f"die-{FACE_NAMES[die][face]}"
    return Tumble(DIE_IDS[die], art), Say(Text("told-die", {"die": Text(DIE_IDS[die]), "face": face_text(die, face)}))


def _told_card(then: State, card: int | None, after: State, viewer: int) -> list[Beat]:
    """In the deal only the own cards are shown as they come."""
    drawer = then.drawer
    dealt = then.phase == Phase.DEAL
    beats: list[Beat] = [Say(Text("told-deal"))] if dealt and not any(then.hand_count) else []
    if drawer == viewer and card is not None:
        beats.append(Move(held(card, after.hand[viewer][card] - 1), PILE, HAND))
    elif not dealt:
        beats.append(_draws(drawer))
    return beats


@cache
def _draws(seat: int) -> Beat:
    return Move(top_of(hand_of(seat)), pile_of(seat), hand_of(seat))


# What follows


def _told_turn(then: State, after: State) -> list[Beat]:
    if after.turns_begun == then.turns_begun:
        return []
    beats: list[Beat] = [*_next(after.turn, after.turns_begun == 1)]
    if after.turns == NO_CAP:
        return beats
    coming = TURNS - after.turns_begun
    if TURNS > 1 and coming in (0, 2 * after.seats):
        beats.append(Say(Text("told-last-turn") if coming == 0 else Text("told-last-turns", {"count": coming + 1})))
    return beats


@cache
def _next(seat: int, first: bool) -> tuple[Beat, ...]:
    return Spotlight(seat), Say(Text("told-begins" if first else "told-next", {"who": who(seat)}))


def _told_end(after: State, returns: list[float]) -> list[Beat]:
    places = sorted((place, seat) for seat, place in enumerate(ranking(returns)))
    over = "told-over" if max(returns) == 0 else "told-over-by-turns"
    return [Say(Text(over)), *(_told_place(seat, place, left(after, seat)) for place, seat in places)]


@cache
def _told_place(seat: int, place: int, cards: int) -> Beat:
    return Tally(seat, place, Text("told-place", {"who": who(seat), "place": place, "count": cards}))
