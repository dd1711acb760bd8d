"""How a position of Loony Clues looks to one viewer. Parts that look the same are made once."""

from __future__ import annotations

from functools import cache, lru_cache

from parlour.engine.choices import Choices
from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Badge, Piece, Place, Scene, Text, Zone, ranking, who

from .party import ENDS, ROUNDS
from .scene_boards import boards
from .scene_ids import ANSWERS, DECK, DISCARDS, HAND, PARTY, answer_of, mask_at
from .scene_notebook import notebook
from .scene_parts import (
    MANY,
    guesses_laid,
    last_round,
    mask_art,
    mask_of,
    mask_text,
    missing_target,
    number_text,
    placed_word,
    points_text,
    total,
)
from .scene_prompt import answering, prompt
from .scene_tell import tell
from .state import Phase, State

__all__ = ["scene", "tell"]

ACROSS = 4
"""How many masks stand side by side on the party board."""


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    zones = [_party(view, seat), _deck(view.deck_count), _discards(view.discards), *boards(view, seat)]
    if answering(view, choices):
        zones.append(_ANSWERS[seat])
    elif seat != SPECTATOR and view.phase <= Phase.LAST_GUESSES:
        zones.append(_hand(seat, view.hand[seat][: view.hand_count[seat]]))
    return Scene(seat, _places(view, seat, choices), zones + notebook(view, seat), prompt(view, seat, choices))


# The seats


def _places(view: State, viewer: int, choices: Choices) -> list[Place]:
    if view.phase == Phase.OVER:
        places = enumerate(ranking(choices.returns))
        return [_ranked(seat, place, total(view, seat), mask_of(view, view.identity[seat])) for seat, place in places]
    acting = _acting(view)
    wanted = missing_target(view, viewer) if view.phase == Phase.LAST_GUESSES and choices.legal else viewer
    scored = last_round(view) if view.phase == Phase.SCORED else -1
    return [
        _playing(
            seat,
            total(view, seat),
            view.points[scored][seat] if scored >= 0 else -1,
            guesses_laid(view, seat),
            view.seats - 1,
            bool(acting >> seat & 1),
            seat == wanted != viewer,
            last_round(view) + 1 if seat == viewer else 0,
        )
        for seat in range(view.seats)
    ]


@lru_cache(MANY)
def _playing(
    seat: int, points: int, scored: int, laid: int, others: int, acting: bool, wanted: bool, played: int
) -> Place:
    """A seat with its points, those of the round that was just scored, and how many guess cards it has laid."""
    badges = [_points(points)]
    if scored >= 0:
        text = Text("badge-scored", {"points": points_text(scored)})
        badges.append(Badge(text, caption=Text("plus", {"count": scored})))
    elif wanted:
        badges.append(Badge(Text("badge-wanted"), "mask", Text("wanted")))
    else:
        short = Text("number-of", {"count": laid, "of": others})
        badges.append(Badge(Text("badge-laid", {"count": laid, "of": others}), "guess", short))
    if played:
        short = Text("number-of", {"count": played, "of": ROUNDS})
        badges.append(Badge(Text("badge-round", {"count": played, "of": ROUNDS}), "round", short))
    return Place(seat, acting=acting, badges=badges)


@lru_cache(MANY)
def _ranked(seat: int, place: int, points: int, mask: int) -> Place:
    """At the end everybody looks as they were in the last round."""
    return Place(seat, mask_art(mask), badges=[Badge(Text("badge-place", {"place": place})), _points(points)])


@cache
def _points(points: int) -> Badge:
    return Badge(points_text(points), "point", number_text(points))


def _acting(view: State) -> int:
    """The seats that the lamp falls on. It says who is asked, never who has decided."""
    match view.phase:
        case Phase.ASK | Phase.TRIGGER | Phase.DISCARD | Phase.DRAW:
            return 1 << view.turn
        case Phase.ANSWER | Phase.REVEAL_GUESSES | Phase.REVEAL_IDENTITY:
            return 1 << view.target
        case Phase.FOLLOW | Phase.LAST_GUESSES:
            return view.pending
        case _:
            return 0


# The middle of the table


def _party(view: State, viewer: int) -> Zone:
    if viewer == SPECTATOR:
        return _party_board(tuple(view.masks), -1, 0, ())
    return _party_board(tuple(view.masks), viewer, view.identity[viewer], view.guess[viewer][: view.seats])


@lru_cache(MANY)
def _party_board(masks: tuple[int, ...], viewer: int, own: int, guesses: tuple[int, ...]) -> Zone:
    """The masks with their numbers. A viewer sees at once which one is its own, and whom it has taken for which."""
    guessed = {number: target for target, number in enumerate(guesses) if number}
    pieces = [
        _mask(number, mask - 1, viewer if number == own else -1, guessed.get(number, -1))
        for number, mask in enumerate(masks, 1)
        if mask
    ]
    return Zone(PARTY, "grid", Text("zone-party"), pieces)


@lru_cache(MANY)
def _mask(number: int, mask: int, owner: int, guessed: int) -> Piece:
    badges = [Badge(number_text(number))]
    if owner >= 0:
        badges.append(Badge(Text("badge-own"), f"/seat-{owner}"))
    if guessed >= 0:
        badges.append(Badge(Text("badge-guessed", {"target": who(guessed)}), f"/seat-{guessed}"))
    place = number - 1
    return Piece(
        mask_at(number, "own" if owner >= 0 else "used" if guessed >= 0 else ""),
        mask_art(mask),
        "tile",
        mask_text(mask),
        mask_text(mask),
        badges=badges,
        at=f"{place // ACROSS}-{place % ACROSS}",
    )


@cache
def _deck(count: int) -> Zone:
    top = [Piece("deck-top", "back-clue", face="down")] if count else []
    return Zone(DECK, "stack", Text("zone-deck"), top, count)


@cache
def _discards(count: int) -> Zone:
    return Zone(DISCARDS, "stack", Text("zone-discards"), count=count)


# Before the viewer


@lru_cache(MANY)
def _hand(seat: int, cards: tuple[int, ...]) -> Zone:
    """The words of the clue cards in hand, each of which can be asked."""
    pieces = [
        placed_word((card - 1) * ENDS + end, place) for end in range(ENDS) for place, card in enumerate(cards) if card
    ]
    return Zone(HAND, "grid", Text("zone-hand"), pieces, owner=seat)


def _answers(seat: int) -> Zone:
    pieces = [
        Piece(answer_of(fits), art, "tile", Text(f"answer-{art}"), Text(f"answer-{art}"))
        for fits, art in ((1, "yes"), (0, "no"))
    ]
    return Zone(ANSWERS, "tray", Text("zone-answers"), pieces, owner=seat)


_ANSWERS = [_answers(seat) for seat in range(SPECTATOR)]
