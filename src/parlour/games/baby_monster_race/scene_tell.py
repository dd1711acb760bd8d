"""How a change of the race is told."""

from __future__ import annotations

from functools import cache

from parlour.engine.actions import SeenAction
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import Beat, Flip, Move, Say, Shake, Spotlight, Stamp, Tally, Text, ranking, who

from .cards import ALL_CARDS, HOUSE, HUNGRY, Card
from .scene_parts import ANIMALS, KINDS, Arguments, card_piece, card_text, moved
from .state import LAST_STANDING, Phase, State

PLAYED = {(kind.verb, kind.steps): card for card, kind in enumerate(KINDS)}
"""The card behind an action of the own turn."""
SABOTAGE_GOES = Move("sabotage", "table", "discards")
DRAWN_BY = [Move(f"hand-{seat}-top", "deck", f"hand-{seat}") for seat in range(len(ANIMALS))]


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, then what follows from it."""
    beats = (
        _told_action(before, seen, after, seat)
        if isinstance(seen, SeenAction)
        else _told_draw(before, seen, after, seat)
    )
    if before.step != after.step:
        steps = enumerate(zip(before.step, after.step, strict=True))
        beats += [_pawn_goes(pawn, there) for pawn, (here, there) in steps if here != there]
    return beats + (_told_end(returns) if returns else _told_turn_of_events(before, after))


def _told_action(before: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    if before.phase == Phase.DEFEND:
        return _told_defence(before, seen, after, viewer)
    card = PLAYED[seen.name, seen.parameters.get("steps") or 0]
    args: Arguments = {"who": who(seen.seat), "card": card_text(card), "steps": KINDS[card].steps}
    if card < Card.MOVE_OTHER_1:
        text = Text(f"told-{seen.name}", args | moved(before.step[seen.seat], after.step[seen.seat]))
    elif card <= Card.SWAP:
        text = Text("told-sabotage", args | {"target": who(seen.parameters["target"] or 0)})
    else:
        text = Text("told-spend", args)
    end = "table" if after.phase == Phase.DEFEND else "discards"
    return [*_leaves_hand(before, seen.seat, card, viewer, end), Say(text)]


def _told_defence(before: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    kind = KINDS[before.sabotage]
    attacker, target = before.turn, before.target
    reversed_ = seen.name == "reverse" and kind.name != "swap"
    # After a swap the attacker is told of its own pawn, everybody else of the target's.
    moving = attacker if reversed_ or (kind.name == "swap" and viewer == attacker) else target
    args: Arguments = {"who": who(target), "attacker": who(attacker), "steps": kind.steps}
    args |= moved(before.step[moving], after.step[moving])
    match seen.name:
        case "block":
            card = _leaves_hand(before, target, Card.BLOCKED, viewer, "discards")
            return [*card, Stamp("sabotage", "blocked"), Say(Text("told-block", args)), SABOTAGE_GOES]
        case "reverse":
            card = _leaves_hand(before, target, Card.REVERSED, viewer, "discards")
            text = Text(f"told-reverse-{kind.name}", args)
            return [*card, Stamp("sabotage", "reversed"), Say(text), SABOTAGE_GOES]
        case _:
            return [Say(Text(f"told-take-{kind.name}", args)), SABOTAGE_GOES]


def _leaves_hand(before: State, seat: int, card: int, viewer: int, end: str) -> list[Beat]:
    if seat == viewer:
        return [Move(f"card-{card}-{before.hand[seat][card] - 1}", "hand", end)]
    return [*_shown(seat, card, end)]


@cache
def _shown(seat: int, card: int, end: str) -> tuple[Beat, Beat]:
    """A card of another hand is turned up, and goes."""
    piece = f"hand-{seat}-top"
    return Flip(piece, KINDS[card].art, face=card_piece(card, piece, seat)), Move(piece, f"hand-{seat}", end)


def _told_draw(before: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    match seen.pile:
        case "starting_player":
            return []  # told with the deal, since a table may also have chosen who begins
        case "monster_draw":
            return [*_told_monster(before.face, seen.outcome == HUNGRY)]
        case _:
            return _told_card(before, seen.outcome, after, viewer)


def _told_card(before: State, card: int | None, after: State, viewer: int) -> list[Beat]:
    drawer = before.drawer
    beats: list[Beat] = []
    if before.deck_count == ALL_CARDS:
        beats.append(Say(Text("told-deal" if before.deals == 1 else "told-deal-anew", {"count": before.owed[drawer]})))
        if before.deals == 1:
            beats += [Spotlight(drawer), Say(Text("told-begins", {"who": who(drawer)}))]
    if card is None or drawer != viewer:
        return [*beats, DRAWN_BY[drawer]]
    beats.append(Move(f"card-{card}-{after.hand[viewer][card] - 1}", "deck", "hand"))
    if any(before.discard):  # a hand that is dealt needs no words
        beats.append(Say(Text("told-draw", {"card": card_text(card)})))
    return beats


@cache
def _told_monster(face: int, hungry: bool) -> tuple[Beat, ...]:
    mood = "hungry" if hungry else "happy"
    text = Text(f"told-{mood}", {"who": who(face)})
    beats = (Spotlight(face), Shake("monster"), Flip("monster", "monster", mood), Say(text))
    return (*beats, Move(f"pawn-{face}", "track", "eaten")) if hungry else beats


@cache
def _pawn_goes(pawn: int, step: int) -> Move:
    return Move(f"pawn-{pawn}", "track", "track", f"{pawn}-{step}")


def _told_turn_of_events(before: State, after: State) -> list[Beat]:
    """What a step leads to: the monster again, the last round, the empty pile, a tie."""
    beats: list[Beat] = []
    if after.phase == Phase.WAKE and before.phase != Phase.WAKE and _stayed_in_house(before, after):
        beats.append(Say(Text("told-still-there", {"who": who(after.turn)})))
    if before.meals == 0 < after.meals and after.ending != LAST_STANDING:
        beats.append(Say(Text("told-last-round")))
    if after.deck_count == 0 < before.deck_count:
        beats.append(Say(Text("told-pile-empty")))
    if after.phase == Phase.TIE_BREAK and before.phase != Phase.TIE_BREAK:
        beats.append(Say(Text("told-tie")))
    return beats


def _told_end(returns: list[float]) -> list[Beat]:
    places = sorted((place, seat) for seat, place in enumerate(ranking(returns)))
    tally = [Tally(seat, place, Text("told-place", {"who": who(seat), "place": place})) for place, seat in places]
    return [Say(Text("told-over")), *tally]


def _stayed_in_house(before: State, after: State) -> bool:
    return after.face == after.turn and before.step[after.turn] == after.step[after.turn] == HOUSE
