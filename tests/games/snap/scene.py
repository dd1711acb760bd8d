"""How the cards of Snap look to one viewer, and how a change is told."""

from __future__ import annotations

from parlour.engine.actions import SeenAction
from parlour.engine.choices import Choices
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Badge,
    Beat,
    Button,
    Claim,
    Flip,
    Gesture,
    Move,
    Piece,
    Place,
    Prompt,
    Refused,
    Say,
    Scene,
    Shake,
    Speech,
    Tally,
    Text,
    Zone,
    who,
)

from .rules import ACTIONS, COPIES, KINDS, State

SLAP, SAY_NONE = ACTIONS.encode("slap"), ACTIONS.encode("say_none")
CARDS = KINDS * COPIES


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    zones = [_deck(view), _under(view), _flipped(view), _bank(), *(_chips(view, other) for other in range(view.seats))]
    return Scene(seat, _places(view), zones, _prompt(view, seat, choices))


# What lies on the table


def _places(view: State) -> list[Place]:
    return [
        Place(seat, "chip", _owes(view, seat), badges=[Badge(Text("badge-chips", {"count": view.chips[seat]}))])
        for seat in range(view.seats)
    ]


def _owes(view: State, seat: int) -> bool:
    """Whether a seat has not answered the card on top."""
    return view.racing >> seat & 1 == 1


def _deck(view: State) -> Zone:
    count = CARDS - view.flips
    top = [Piece("deck-top", "back", face="down")] if count else []
    return Zone("deck", "stack", Text("zone-deck"), top, count)


def _under(view: State) -> Zone:
    """The cards that do not count any more."""
    return Zone("under", "stack", Text("zone-under"), count=max(0, view.flips - 2))


def _flipped(view: State) -> Zone:
    """The two cards that are compared, the last one to the right."""
    cards = [(view.flips - 1, view.below), (view.flips, view.top)]
    pieces = [_card(place, card) for place, card in cards if card]
    return Zone("flipped", "row", Text("zone-flipped"), pieces)


def _card(place: int, card: int) -> Piece:
    """The card that was flipped as number `place`."""
    return Piece(f"card-{place}", f"kind-{card - 1}", text=Text("card", {"kind": card - 1}))


def _bank() -> Zone:
    return Zone("bank", "stack", Text("zone-bank"), [Piece("bank-top", "chip", "token", Text("chip"))])


def _chips(view: State, seat: int) -> Zone:
    chips = [Piece(f"chip-{seat}-{chip}", "chip", "token", Text("chip")) for chip in range(view.chips[seat])]
    return Zone(f"chips-{seat}", "tray", Text("zone-chips", {"who": who(seat)}), chips, owner=seat)


# What can be done


def _prompt(view: State, seat: int, choices: Choices) -> Prompt:
    if choices.returns:
        return _winner(choices.returns)
    if choices.legal:
        return _race(view, choices)
    if view.racing:
        return Prompt(Text("prompt-wait"), "chip")
    return Prompt(Text("prompt-flip"), "back")


def _race(view: State, choices: Choices) -> Prompt:
    top = f"card-{view.flips}"
    gestures: list[Gesture] = [Button(SAY_NONE, Text("choose-none"))]
    refused: list[Refused] = []
    if SLAP in choices.legal:
        gestures.insert(0, Claim(top, SLAP, Text("choose-slap")))
    else:
        refused.append(Refused(top, SLAP, choices.refusal(SLAP)))
    return Prompt(Text("prompt-race"), "chip", gestures, refused)


def _winner(returns: list[float]) -> Prompt:
    best = [seat for seat, chips in enumerate(returns) if chips == max(returns)]
    return Prompt(Text("prompt-over", {"who": who(best[0])}) if len(best) == 1 else Text("prompt-tie"), "chip")


# How a change is told


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, and at the end who has how many chips."""
    beats = _told_answer(before, seen, after) if isinstance(seen, SeenAction) else _told_flip(before, after)
    if returns:
        beats.append(Say(Text("told-over")))
        beats += [_told_chips(other, int(chips)) for other, chips in enumerate(returns)]
    return beats


def _told_flip(before: State, after: State) -> list[Beat]:
    card = _card(after.flips, after.top)
    gone: list[Beat] = [Move(f"card-{after.flips - 2}", "flipped", "under")] if after.flips > 2 else []
    return [
        *gone,
        Move(card.id, "deck", "flipped"),
        Flip(card.id, card.art, face=card),
        Say(Text("told-flip", {"kind": after.top - 1})),
    ]


def _told_answer(before: State, seen: SeenAction, after: State) -> list[Beat]:
    seat = seen.seat
    if seen.name == "say_none":
        return [Speech(seat, Text("said-none", {"who": who(seat)}))]
    shout = Speech(seat, Text("said-snap", {"who": who(seat)}))
    chip = f"chip-{seat}-{max(before.chips[seat], after.chips[seat]) - 1}"
    if after.chips[seat] > before.chips[seat]:
        return [shout, Move(chip, "bank", f"chips-{seat}"), Tally(seat, 1, Text("told-won", {"who": who(seat)}))]
    return [
        shout,
        Shake(f"card-{after.flips}"),
        Move(chip, f"chips-{seat}", "bank"),
        Tally(seat, -1, Text("told-lost", {"who": who(seat)})),
    ]


def _told_chips(seat: int, chips: int) -> Beat:
    return Say(Text("told-chips", {"who": who(seat), "count": chips}))
