"""How a change of Junior Cluedo is told. Nobody is told again what a card shows: this is a game of memory."""

from __future__ import annotations

from parlour.engine.actions import SeenAction
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Beat,
    Move,
    Peek,
    Say,
    Speech,
    Spotlight,
    Stamp,
    Tally,
    Text,
    Tumble,
    ranking,
    who,
)

from .house import SQUARES
from .scene_drama import told_bite, told_touch, told_verdict
from .scene_parts import (
    MAGNIFIER,
    Arguments,
    anchor,
    card_in,
    character_text,
    ranked,
    room_card,
    room_text,
    rooms_of,
    rooms_text,
    sleuth_of,
    thing_on,
)
from .scene_ways import ground_text
from .state import Phase, State, Thing


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, then what follows from it."""
    beats = _told_action(before, seen, after) if isinstance(seen, SeenAction) else _told_draw(before, seen, after, seat)
    return beats + (_told_end(after, returns) if returns else _told_turn(before, after))


def _told_action(before: State, seen: SeenAction, after: State) -> list[Beat]:
    seat, values = seen.seat, {name: value or 0 for name, value in seen.parameters.items()}
    args: Arguments = {"who": who(seat)}
    match seen.name:
        case "choose_character":
            return [Say(Text("told-character", {**args, "character": character_text(values["character"])}))]
        case "place_thing":
            what = "floorboard" if before.boards_owed else "spider"
            return [Say(Text(f"told-lay-{what}", args))]
        case "step":
            return _told_step(before, after, seat)
        case "stop":
            return [Say(_walked(before, seat, before.place[seat], before.path_length - 1))]
        case "enter" | "take_passage":
            room = after.place[seat] - SQUARES
            text = "told-enter" if seen.name == "enter" else "told-passage"
            return [_goes(after, seat), Say(Text(text, {**args, "room": room_text(room)})), _glass(room)]
        case "climb":
            return [_goes(after, seat), Say(Text("told-climb", args))]
        case "swap_cards":
            return _told_swap(seat, values["room"], values["other"])
        case "accuse":
            return [Speech(seat, Text("said-accuse", {**args, "rooms": rooms_text(values["rooms"])}))]
        case "decline":
            return [Say(Text("told-decline", args))]
        case _:
            return []  # the roll and the look are told with what comes of them


def _told_step(before: State, after: State, seat: int) -> list[Beat]:
    """A step; where it ends the move, also where that is, and what lay there."""
    square = after.place[seat]
    beats: list[Beat] = [_goes(after, seat)]
    if after.phase == Phase.TOUCH:
        return [*beats, *told_touch(square)]
    if after.phase == Phase.WALK:
        return beats
    beats.append(Say(_walked(before, seat, square, before.path_length)))
    if before.thing[square] == Thing.FLOORBOARD:
        beats += [Stamp(thing_on(square), "floorboard"), Say(Text("told-creak", {"who": who(seat)}))]
    return beats


def _walked(before: State, seat: int, square: int, steps: int) -> Text:
    return Text("told-walked", {"who": who(seat), "steps": steps, **ground_text(before, square)})


def _goes(after: State, seat: int) -> Move:
    return Move(sleuth_of(seat), "house", "house", anchor(after, seat))


def _glass(room: int) -> Stamp:
    return Stamp(card_in(room), MAGNIFIER)


def _told_swap(seat: int, room: int, other: int) -> list[Beat]:
    args: Arguments = {"who": who(seat), "room": room_text(room), "other": room_text(other)}
    return [
        Move(card_in(room), "house", "house", f"room-{other}"),
        Move(card_in(other), "house", "house", f"room-{room}"),
        Say(Text("told-swap", args)),
    ]


# What chance brings


def _told_draw(before: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    match seen.pile:
        case "roll_off":
            return _told_roll_off(before, after, (seen.outcome or 0) + 1)
        case "roll":
            face = (seen.outcome or 0) + 1
            text = Text("told-roll", {"who": who(before.turn), "face": face})
            return [Tumble("die", f"die-{face}"), Say(text)]
        case "bite":
            return told_bite(before, after, bites=seen.outcome == 1)
        case "look":
            return _told_look(before, after, viewer)
        case "verdict":
            return told_verdict(before, right=seen.outcome == 1)
        case _:
            return []  # the house is told of when all is laid


def _told_roll_off(before: State, after: State, face: int) -> list[Beat]:
    """The seats of one rank roll in turn; what is equal again is rolled again."""
    seat = next_to_roll(before)
    beats: list[Beat] = [Say(Text("told-roll-off", {"who": who(seat), "face": face}))]
    if after.phase == Phase.CHOOSE:
        beats.append(Say(Text("told-first", {"who": who(ranked(after, 0))})))
    elif not any(after.rolled_off):
        beats.append(Say(Text("told-equal")))
    return beats


def next_to_roll(view: State) -> int:
    """The first seat that has not rolled, of those that share the best rank that is shared."""
    ranks = list(view.rank[: view.seats])
    shared = min(rank for rank in ranks if ranks.count(rank) > 1)
    return next(seat for seat, rank in enumerate(ranks) if rank == shared and not view.rolled_off[seat])


def _told_look(before: State, after: State, viewer: int) -> list[Beat]:
    """Only who looks sees the card, and only while looking."""
    if viewer != before.turn:
        return []
    if before.phase == Phase.LOOK:
        rooms = [before.place[viewer] - SQUARES]
    else:
        rooms = rooms_of(before.to_check ^ after.to_check)
    return [Peek([room_card(room, after.card[room]) for room in rooms])]


# What a step leads to


def _told_turn(before: State, after: State) -> list[Beat]:
    if after.turns_begun == before.turns_begun:
        return []
    beats: list[Beat] = []
    if before.phase in (Phase.CHOOSE, Phase.LAY):
        things = list(after.thing)
        boards, spiders = things.count(Thing.FLOORBOARD), things.count(Thing.SPIDER)
        beats.append(Say(Text("told-laid", {"boards": boards, "spiders": spiders})))
        beats.append(Say(Text("told-begins", {"who": who(after.turn)})))
    return [*beats, Spotlight(after.turn)]


def _told_end(after: State, returns: list[float]) -> list[Beat]:
    places = sorted((place, seat) for seat, place in enumerate(ranking(returns)))
    told = "told-over" if after.winner else "told-nobody"
    tally = [Tally(seat, place, Text("told-place", {"who": who(seat), "place": place})) for place, seat in places]
    return [Say(Text(told)), *(tally if after.winner else [])]
