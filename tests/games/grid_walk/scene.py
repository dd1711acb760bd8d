"""How the garden looks to one viewer, and how a change is told."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.actions import SeenAction
from parlour.engine.choices import Choices
from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Acknowledge,
    Badge,
    Beat,
    Button,
    End,
    Flip,
    Gesture,
    Move,
    Peek,
    Piece,
    Place,
    Prompt,
    Refused,
    Route,
    Say,
    Scene,
    Several,
    Shake,
    Spotlight,
    Stamp,
    Tally,
    Tap,
    Text,
    Tumble,
    Zone,
    who,
)

from .garden import BUSH_AT, BUSH_SQUARES, CHEST_AT, CHEST_SQUARES, CHESTS, COLUMNS, NEXT, NONE, ROWS, TREASURES
from .state import ACTIONS, STONE, TRAP, TREASURE, Phase, State

CHEST_ART = {0: "chest", STONE: "stone", TREASURE: "treasure"}
BUSH_ART = ("bush", "path", "trap")
"""What was found in a bush, first nothing yet."""
STEPS = [ACTIONS.encode("step", direction=direction) for direction in range(4)]
PEEK, REST, SHUT = (ACTIONS.encode(verb) for verb in ("peek", "rest", "shut"))
SEAL_NOTHING = ACTIONS.encode("seal", chests=0)
ROW_TEXTS = [Text("row", {"row": row + 1}) for row in range(ROWS)]
COLUMN_TEXTS = [Text("column", {"column": chr(ord("A") + column)}) for column in range(COLUMNS)]
CHEST_TEXTS = [Text("chest", {"number": chest + 1}) for chest in range(CHESTS)]


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    book = _guesses(view, seat) if view.phase >= Phase.UNLOCK else _notebook(view, seat)
    return Scene(seat, _places(view, choices), [_garden(view, seat), _die(view), book], _prompt(view, seat, choices))


# What lies on the table


def _places(view: State, choices: Choices) -> list[Place]:
    scores = [[Badge(Text("badge-points", {"points": int(points)}))] for points in choices.returns]
    return [
        Place(seat, "walker", _is_acting(view, seat), badges=scores[seat] if scores else [])
        for seat in range(view.seats)
    ]


def _is_acting(view: State, seat: int) -> bool:
    return view.phase == Phase.SEAL or (view.phase < Phase.SEAL and seat == view.turn)


def _garden(view: State, viewer: int) -> Zone:
    bushes = [
        Piece(f"bush-{bush}", BUSH_ART[found], "tile", Text(BUSH_ART[found]), at=_at(BUSH_SQUARES[bush]))
        for bush, found in enumerate(view.bush)
    ]
    chests = [_chest(view, chest, viewer) for chest in range(CHESTS)]
    walkers = [
        Piece(f"walker-{seat}", "walker", "figure", Text("walker", {"who": who(seat)}), at=_at(square), seat=seat)
        for seat, square in enumerate(view.square[: view.seats])
    ]
    return Zone(
        "garden", "board", Text("zone-garden"), [*bushes, *chests, *walkers], rows=ROW_TEXTS, columns=COLUMN_TEXTS
    )


def _chest(view: State, chest: int, viewer: int) -> Piece:
    """A chest, open for everybody at the end, and while the viewer looks into it."""
    looking = view.phase == Phase.SHUT and viewer == view.turn and chest == _chest_here(view)
    return _chest_with(chest, view.chest[chest] if looking or chest < view.unlocked else 0)


def _chest_with(chest: int, content: int) -> Piece:
    text = Text("chest-with", {"number": chest + 1, "content": CHEST_ART[content]}) if content else CHEST_TEXTS[chest]
    return Piece(
        f"chest-{chest}",
        CHEST_ART[content],
        "tile",
        text,
        Text("number", {"number": chest + 1}),
        face="up" if content else "down",
        at=_at(CHEST_SQUARES[chest]),
    )


def _die(view: State) -> Zone:
    face = max(1, view.rolled)
    return Zone("die", "tray", Text("zone-die"), [Piece("die", f"die-{face}", "die", Text("die", {"face": face}))])


def _notebook(view: State, viewer: int) -> Zone:
    """What the viewer saw in the chests, and who else knows; a player may note what else they think."""
    notes = [
        note
        for chest in range(CHESTS)
        for seat in range(view.seats)
        if (note := _note(view, chest, seat, viewer)) is not None
    ]
    return Zone(
        "notebook",
        "notebook",
        Text("zone-notebook"),
        notes,
        rows=CHEST_TEXTS,
        columns=_seats(view),
        row_art=["chest"] * CHESTS,
        column_art=["walker"] * view.seats,
    )


def _note(view: State, chest: int, seat: int, viewer: int) -> Piece | None:
    looked = view.looked[chest] >> seat & 1
    if seat == viewer:
        return _saw(chest, seat, view.chest[chest]) if looked else _empty(chest, seat)
    return _looked(chest, seat, viewer) if looked else None


def _empty(chest: int, seat: int) -> Piece:
    text = Text("note-empty", {"number": chest + 1})
    return Piece(f"note-{chest}-{seat}", "", "tile", text, at=f"{chest}-{seat}", markable=True)


def _saw(chest: int, seat: int, content: int) -> Piece:
    text = Text("note-saw", {"number": chest + 1, "content": CHEST_ART[content]})
    why = Text("why-saw", {"number": chest + 1})
    return Piece(f"note-{chest}-{seat}", CHEST_ART[content], "tile", text, at=f"{chest}-{seat}", why=why)


def _looked(chest: int, seat: int, viewer: int) -> Piece:
    text = Text("note-looked", {"who": who(seat), "number": chest + 1})
    why = Text("why-looked", {"who": who(seat)})
    markable = viewer != SPECTATOR
    return Piece(f"note-{chest}-{seat}", "eye", "tile", text, at=f"{chest}-{seat}", why=why, markable=markable)


def _guesses(view: State, viewer: int) -> Zone:
    """The own guess, at the end everybody's."""
    marks = [
        Piece(
            f"guess-{chest}-{seat}",
            "flag",
            "tile",
            Text("guessed", {"who": who(seat), "number": chest + 1}),
            badges=_points(view, chest),
            at=f"{chest}-{seat}",
            seat=seat,
        )
        for chest in range(CHESTS)
        for seat in range(view.seats)
        if (seat == viewer or view.phase == Phase.OVER) and view.guess[seat] >> chest & 1
    ]
    return Zone("guesses", "notebook", Text("zone-guesses"), marks, rows=CHEST_TEXTS, columns=_seats(view))


def _points(view: State, chest: int) -> list[Badge]:
    if chest >= view.unlocked:
        return []
    return [Badge(Text("badge-right" if view.chest[chest] == TREASURE else "badge-wrong"))]


def _seats(view: State) -> list[Text]:
    return [Text("walker", {"who": who(seat)}) for seat in range(view.seats)]


# What can be done


def _prompt(view: State, seat: int, choices: Choices) -> Prompt:
    here = _chest_here(view)
    match view.phase:
        case Phase.WALK if choices.legal:
            return _walk(view, seat, choices)
        case Phase.SHUT if choices.legal:
            shut = Acknowledge([f"chest-{here}"], SHUT, Text("choose-shut"))
            content = CHEST_ART[view.chest[here]]
            return Prompt(Text("prompt-shut", {"number": here + 1, "content": content}), content, [shut])
        case Phase.SEAL if choices.legal:
            chests = [f"chest-{chest}" for chest in range(CHESTS)]
            seal = Several(chests, SEAL_NOTHING, 0, TREASURES, Text("choose-seal"))
            return Prompt(Text("prompt-seal", {"treasures": TREASURES}), "treasure", [seal])
        case Phase.WALK:
            return Prompt(Text("prompt-wait-walk", {"who": who(view.turn), "steps": view.left}), "walker")
        case Phase.LOOK | Phase.SHUT:
            return Prompt(Text("prompt-wait-shut", {"who": who(view.turn), "number": here + 1}), "chest")
        case Phase.SEAL:
            return Prompt(Text("prompt-wait-seal"), "chest")
        case Phase.OVER:
            return _winner(choices.returns)
        case Phase.UNLOCK:
            return Prompt(Text("prompt-unlock"), "chest")
        case _:
            return Prompt(Text("prompt-chance", {"who": who(view.turn)}), "die-1")


def _walk(view: State, seat: int, choices: Choices) -> Prompt:
    ways = _ways(view, seat)
    gestures: list[Gesture] = []
    if ways:
        ends = [_end(view, square, ways[square]) for square in sorted(ways)]
        gestures.append(Route(f"walker-{seat}", ends, Text("choose-walk", {"steps": view.left})))
    if PEEK in choices.legal:
        here = _chest_here(view)
        gestures.append(Tap(f"chest-{here}", PEEK, Text("choose-peek", {"number": here + 1})))
    gestures.append(Button(REST, Text("choose-rest")))
    text = Text("prompt-walk" if view.left else "prompt-arrived", {"steps": view.left})
    return Prompt(text, f"die-{view.rolled}", gestures, _refused(view, ways, choices))


def _refused(view: State, ways: dict[int, Way], choices: Choices) -> list[Refused]:
    """The chests that one can neither look into nor walk to."""
    here = _chest_here(view)
    if PEEK in choices.legal:
        return []
    reason = choices.refusal(PEEK)
    chests = [here] if here != NONE else [chest for chest in range(CHESTS) if CHEST_SQUARES[chest] not in ways]
    return [Refused(f"chest-{chest}", PEEK, reason) for chest in chests]


class Way(NamedTuple):
    """A way through the garden; of two, the lesser is the better."""

    bushes: int
    """How many on it were not searched: each ends the route, and may hide a trap."""
    length: int
    actions: tuple[int, ...]


def _ways(view: State, seat: int) -> dict[int, Way]:
    """The best way to each square that the roll reaches."""
    best: dict[int, Way] = {}
    reached = {view.square[seat]: Way(0, 0, ())}
    for length in range(1, view.left + 1):
        further: dict[int, Way] = {}
        for square, way in reached.items():
            for action, there in zip(STEPS, NEXT[square], strict=True):
                if there != NONE:
                    longer = Way(way.bushes + _may_hide_a_trap(view, there), length, (*way.actions, action))
                    further[there] = min(further.get(there, longer), longer)
        for square, way in further.items():
            best[square] = min(best.get(square, way), way)
        reached = further
    best.pop(view.square[seat], None)
    return best


def _end(view: State, square: int, way: Way) -> End:
    ground = "bush" if _may_hide_a_trap(view, square) else "chest" if CHEST_AT[square] != NONE else "path"
    through = way.bushes - (ground == "bush")
    text = Text("end", {"square": _square(square), "steps": way.length, "ground": ground, "through": through})
    return End(_at(square), list(way.actions), text)


def _winner(returns: list[float]) -> Prompt:
    best = [seat for seat, points in enumerate(returns) if points == max(returns)]
    if len(best) > 1:
        return Prompt(Text("prompt-tie"), "treasure")
    return Prompt(Text("prompt-over", {"who": who(best[0])}), "treasure")


# How a change is told


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, then what follows from it."""
    beats = _told_action(seen, after) if isinstance(seen, SeenAction) else _told_outcome(before, seen, after, seat)
    if returns:
        beats += [
            Tally(other, int(points), Text("told-points", {"who": who(other), "points": int(points)}))
            for other, points in enumerate(returns)
        ]
    elif after.phase == Phase.SEAL and before.phase != Phase.SEAL:
        beats.append(Say(Text("told-guess")))
    elif after.turns != before.turns:
        beats.append(Spotlight(after.turn))
    return beats


def _told_action(seen: SeenAction, after: State) -> list[Beat]:
    mover = who(seen.seat)
    square = after.square[seen.seat]
    match seen.name:
        case "step":
            text = Text("told-step", {"who": mover, "square": _square(square)})
            return [Move(f"walker-{seen.seat}", "garden", "garden", _at(square)), Say(text)]
        case "peek":
            return [Say(Text("told-peek", {"who": mover, "number": CHEST_AT[square] + 1}))]
        case "shut":
            return [Flip(f"chest-{CHEST_AT[square]}", "chest"), Say(Text("told-shut", {"who": mover}))]
        case "rest":
            return [Say(Text("told-rest", {"who": mover}))]
        case _:
            return [Say(Text("told-seal", {"who": mover}))]


def _told_outcome(before: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    turn = who(before.turn)
    match seen.pile:
        case "roll":
            return [Tumble("die", f"die-{after.rolled}"), Say(Text("told-roll", {"who": turn, "face": after.rolled}))]
        case "search":
            return _told_search(before, after)
        case "look" if viewer == before.turn:
            piece = _chest(after, _chest_here(after), viewer)
            return [Peek([piece]), Say(Text("told-look", {"content": piece.art}))]
        case "look":
            return []
        case _:
            chest = before.unlocked
            piece = _chest_with(chest, after.chest[chest])
            text = Text("told-unlock", {"number": chest + 1, "content": piece.art})
            return [Flip(piece.id, piece.art, face=piece), Say(text)]


def _told_search(before: State, after: State) -> list[Beat]:
    bush = BUSH_AT[before.square[before.turn]]
    art = BUSH_ART[after.bush[bush]]
    beats: list[Beat] = [Flip(f"bush-{bush}", art), Say(Text(f"told-{art}", {"who": who(before.turn)}))]
    walker = f"walker-{before.turn}"
    return [*beats, Shake(walker), Stamp(walker, "trap")] if after.bush[bush] == TRAP else beats


# Small questions


def _chest_here(view: State) -> int:
    """The chest at which the seat of this turn stands, or `NONE`."""
    return CHEST_AT[view.square[view.turn]]


def _may_hide_a_trap(view: State, square: int) -> bool:
    return BUSH_AT[square] != NONE and view.bush[BUSH_AT[square]] == 0


def _at(square: int) -> str:
    return "{}-{}".format(*divmod(square, COLUMNS))


def _square(square: int) -> Text:
    row, column = divmod(square, COLUMNS)
    return Text("square", {"column": chr(ord("A") + column), "row": row + 1})
