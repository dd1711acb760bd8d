"""How a position of the race looks to one viewer, and how a change is told."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.actions import SeenAction
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Aim,
    Badge,
    Beat,
    Button,
    Flip,
    Gesture,
    Goal,
    Move,
    Piece,
    Place,
    Prompt,
    Refused,
    Say,
    Scene,
    Shake,
    Spotlight,
    Stamp,
    Tally,
    Tap,
    Text,
    Zone,
    who,
)

from .cards import ALL_CARDS, APP_ODDS, CARDS, HAPPY, HOUSE, HUNGRY, START, Card
from .state import ACTIONS, APP, LAST_STANDING, Phase, Reason, State

ANIMALS = ("sloth", "slug", "anemone", "tortoise", "starfish", "loris")


class Kind(NamedTuple):
    """A kind of play card: what it is called, how far it moves, its drawing."""

    name: str
    steps: int
    art: str


KINDS = (
    *(Kind("plus", steps, f"step{steps}") for steps in (1, 2, 3)),
    *(Kind("minus", steps, f"back{steps}") for steps in (1, 2, 3)),
    *(Kind("move-other", steps, "glove") for steps in (1, 2, 3)),
    Kind("swap", 0, "swap"),
    Kind("blocked", 0, "blocked"),
    Kind("reversed", 0, "reversed"),
)
"""By `Card`."""


def scene(view: State, seat: int, legal: list[int]) -> Scene:
    """What `seat` sees."""
    zones = [_track(view), _eaten(view), *_piles(view), *_hands(view, seat)]
    return Scene(
        seat, _places(view), [zone for zone in zones if zone.kind != "tray" or zone.pieces], _prompt(view, seat, legal)
    )


# What lies on the table


def _places(view: State) -> list[Place]:
    acting = _acting(view)
    places: list[Place] = []
    for seat in range(view.seats):
        if view.phase == Phase.OVER:
            badges = [Badge(Text("badge-place", {"place": _place(view, seat)}))]
        elif _is_racing(view, seat):
            badges = [Badge(Text("badge-cards", {"count": view.hand_count[seat]}), art="back-play")]
        else:
            badges = [Badge(Text("badge-eaten"))]
        places.append(Place(seat, ANIMALS[seat], seat == acting, not _is_racing(view, seat), badges))
    return places


def _acting(view: State) -> int:
    match view.phase:
        case Phase.PLAY:
            return view.turn
        case Phase.DEFEND:
            return view.target
        case Phase.WAKE | Phase.TIE_BREAK:
            return view.face
        case _:
            return -1


def _track(view: State) -> Zone:
    pawns = [_pawn(seat, at=f"{seat}-{view.step[seat]}") for seat in range(view.seats) if _is_racing(view, seat)]
    awake = view.phase in (Phase.WAKE, Phase.TIE_BREAK)
    monster = Piece("monster", "monster", pose="awake" if awake else "asleep", at="house")
    columns = [Text("column", _where(step)) for step in range(START, HOUSE + 1)]
    return Zone("track", "board", pieces=[*pawns, monster], art="track", columns=columns, lanes=True)


def _eaten(view: State) -> Zone:
    order = sorted((view.eaten[seat], seat) for seat in range(view.seats) if not _is_racing(view, seat))
    return Zone("eaten", "tray", Text("zone-eaten"), [_pawn(seat, pose="eaten") for _, seat in order])


def _pawn(seat: int, at: str = "", pose: str = "") -> Piece:
    return Piece(f"pawn-{seat}", ANIMALS[seat], Text("pawn", {"who": who(seat)}), pose=pose, at=at, seat=seat)


def _piles(view: State) -> list[Zone]:
    deck = _stack("deck", view.deck_count, "back-play")
    discards = Zone("discards", "stack", Text("zone-discards"), count=sum(view.discard[card] for card in range(CARDS)))
    if view.monster == APP:
        odds = {"happy": 100 * APP_ODDS[HAPPY] // sum(APP_ODDS), "hungry": 100 * APP_ODDS[HUNGRY] // sum(APP_ODDS)}
        monster = Zone("monster-app", "tray", Text("zone-monster-app", {**odds}), [Piece("phone", "phone")])
    else:
        happy, hungry = view.monster_cards[HAPPY], view.monster_cards[HUNGRY]
        monster = _stack("monster-cards", happy + hungry, "back-monster", happy=happy, hungry=hungry)
    table = [_card(view.sabotage, "sabotage")] if view.phase == Phase.DEFEND else []
    return [deck, monster, discards, Zone("table", "tray", Text("zone-table"), table)]


def _stack(name: str, count: int, art: str, **shown: int) -> Zone:
    badges = [Badge(Text(f"badge-{mood}", {"count": number}), art=mood) for mood, number in shown.items()]
    top = [Piece(f"{name}-top", art, face="down")] if count else []
    return Zone(name, "stack", Text(f"zone-{name}"), top, count, badges)


def _hands(view: State, viewer: int) -> list[Zone]:
    hands: list[Zone] = []
    for seat in range(view.seats):
        if seat == viewer and _is_racing(view, seat):
            hands.append(Zone("hand", "fan", Text("zone-hand"), _cards_of(view, seat), owner=seat))
        elif _is_racing(view, seat):
            top = [Piece(f"hand-{seat}-top", "back-play", face="down", seat=seat)] if view.hand_count[seat] else []
            hands.append(Zone(f"hand-{seat}", "stack", pieces=top, count=view.hand_count[seat], owner=seat))
    return hands


def _cards_of(view: State, seat: int) -> list[Piece]:
    return [_card(card, piece) for card in range(CARDS) for piece in _copies(view, seat, card)]


def _copies(view: State, seat: int, card: int) -> list[str]:
    """The ids of a seat's cards of one kind."""
    return [f"card-{card}-{copy}" for copy in range(view.hand[seat, card])]


def _card(card: int, name: str) -> Piece:
    kind = KINDS[card]
    return Piece(name, kind.art, _card_text(card), Text(f"effect-{kind.name}", {"steps": kind.steps}))


def _card_text(card: int) -> Text:
    return Text(f"card-{KINDS[card].name}", {"steps": KINDS[card].steps})


# What can be done


def _prompt(view: State, seat: int, legal: list[int]) -> Prompt:
    match view.phase:
        case Phase.OVER:
            return Prompt(Text("prompt-over", {"who": who(_winner(view))}), ANIMALS[_winner(view)])
        case Phase.PLAY if legal:
            text = Text("prompt-play-in-house" if view.began_in_house else "prompt-play")
            return Prompt(text, ANIMALS[seat], _plays(view, seat, legal), _refused_plays(view, seat))
        case Phase.DEFEND if legal:
            attack = Text("prompt-defend", {"who": who(view.turn), "card": _card_text(view.sabotage)})
            kind = KINDS[view.sabotage]
            return Prompt(attack, kind.art, _defences(view, seat, legal), _refused_defences(view, seat, legal))
        case Phase.PLAY:
            return Prompt(Text("prompt-wait-play", {"who": who(view.turn)}), ANIMALS[view.turn])
        case Phase.DEFEND:
            return Prompt(Text("prompt-wait-defend", {"who": who(view.target)}), ANIMALS[view.target])
        case Phase.WAKE | Phase.TIE_BREAK:
            return Prompt(Text("prompt-monster", {"who": who(view.face)}), "monster")
        case _:
            return Prompt(Text("prompt-dealing"), "back-play")


def _plays(view: State, seat: int, legal: list[int]) -> list[Gesture]:
    """One gesture for each card in the hand."""
    return [_play(view, seat, card, piece, legal) for card in range(CARDS) for piece in _copies(view, seat, card)]


def _play(view: State, seat: int, card: int, piece: str, legal: list[int]) -> Gesture:
    kind = KINDS[card]
    here = view.step[seat]
    match kind.name:
        case "plus":
            there = min(HOUSE, here + kind.steps)
            text = Text("choose-advance", {"steps": kind.steps, **_moved(here, there)})
            return Tap(piece, ACTIONS.encode("advance", steps=kind.steps), text)
        case "minus":
            there = max(START, here - kind.steps)
            text = Text("choose-retreat", {"steps": kind.steps, **_moved(here, there)})
            return Tap(piece, ACTIONS.encode("retreat", steps=kind.steps), text)
        case "blocked" | "reversed":
            return Tap(piece, ACTIONS.encode(f"spend_{kind.name}"), Text("choose-spend"))
        case _:
            goals = [_goal(view, seat, card, target) for target in range(view.seats)]
            return Aim(
                piece,
                [goal for goal in goals if goal.action in legal],
                Text(f"choose-{kind.name}", {"steps": kind.steps}),
            )


def _goal(view: State, seat: int, card: int, target: int) -> Goal:
    mine, theirs = view.step[seat], view.step[target]
    if card == Card.SWAP:
        message = "goal-swap-out-of-house" if mine == HOUSE else "goal-swap"
        text = Text(message, {"target": who(target), **_moved(mine, theirs)})
    else:
        steps = _moved(theirs, min(HOUSE, theirs + KINDS[card].steps))
        text = Text("goal-move-other", {"target": who(target), **steps})
    return Goal(f"pawn-{target}", _at_target(card, target), text)


def _at_target(card: int, target: int) -> int:
    if card == Card.SWAP:
        return ACTIONS.encode("swap_places", target=target)
    return ACTIONS.encode("move_other", steps=KINDS[card].steps, target=target)


def _refused_plays(view: State, seat: int) -> list[Refused]:
    return [
        Refused(piece, _at_target(card, target), _refusal(reason), f"pawn-{target}")
        for card in range(Card.MOVE_OTHER_1, Card.SWAP + 1)
        for piece in _copies(view, seat, card)
        for target in range(view.seats)
        if (reason := _no_target(view, seat, target)) is not None
    ]


def _no_target(view: State, seat: int, target: int) -> Reason | None:
    if target == seat:
        return Reason.NOT_YOURSELF
    return None if _is_racing(view, target) else Reason.NOT_RACING


def _defences(view: State, seat: int, legal: list[int]) -> list[Gesture]:
    """Take it, or play one of the defences in the hand."""
    there = view.step[view.turn] if view.sabotage == Card.SWAP else min(HOUSE, view.step[seat] + _steps(view))
    kind = KINDS[view.sabotage].name
    args = {"who": who(view.turn), "steps": _steps(view), **_moved(view.step[seat], there)}
    gestures: list[Gesture] = [Button(ACTIONS.encode("take_it"), Text(f"choose-take-{kind}", args))]
    block = Text("choose-block")
    gestures += [Tap(piece, ACTIONS.encode("block"), block) for piece in _copies(view, seat, Card.BLOCKED)]
    if ACTIONS.encode("reverse") in legal:
        back = _moved(view.step[view.turn], min(HOUSE, view.step[view.turn] + _steps(view)))
        text = Text(f"choose-reverse-{kind}", {"who": who(view.turn), "steps": _steps(view), **back})
        gestures += [Tap(piece, ACTIONS.encode("reverse"), text) for piece in _copies(view, seat, Card.REVERSED)]
    return gestures


def _refused_defences(view: State, seat: int, legal: list[int]) -> list[Refused]:
    refused: list[Refused] = []
    for card in range(CARDS):
        if card == Card.BLOCKED or (card == Card.REVERSED and ACTIONS.encode("reverse") in legal):
            continue
        reason = Reason.NOT_AGAINST_A_SWAP if card == Card.REVERSED else Reason.DEFEND_FIRST
        action = ACTIONS.encode("reverse") if card == Card.REVERSED else _own_play(view, card)
        refused += [Refused(piece, action, _refusal(reason)) for piece in _copies(view, seat, card)]
    return refused


def _own_play(view: State, card: int) -> int:
    """The action of a card on the own turn, against the attacker where it needs a target."""
    kind = KINDS[card]
    if kind.name in ("plus", "minus"):
        return ACTIONS.encode("advance" if kind.name == "plus" else "retreat", steps=kind.steps)
    return _at_target(card, view.turn)


def _refusal(reason: Reason) -> Text:
    return Text(f"refusal-{reason.name.lower().replace('_', '-')}")


# How a change is told


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int) -> list[Beat]:
    """What one step was, then what follows from it."""
    beats = (
        _told_action(before, seen, after, seat)
        if isinstance(seen, SeenAction)
        else _told_draw(before, seen, after, seat)
    )
    for pawn in range(after.seats):
        if before.step[pawn] != after.step[pawn]:
            beats.append(Move(f"pawn-{pawn}", "track", "track"))
    return [*beats, *_told_turn_of_events(before, after)]


def _told_action(before: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    if before.phase == Phase.DEFEND:
        return _told_defence(before, seen, after, viewer)
    card = _played(seen)
    kind = KINDS[card]
    steps = _moved(before.step[seen.seat], after.step[seen.seat])
    args: dict[str, int | str | Text] = {"who": who(seen.seat), "card": _card_text(card), "steps": kind.steps}
    if card <= Card.MINUS_3:
        text = Text(f"told-{seen.name}", {**args, **steps})
    elif card <= Card.SWAP:
        text = Text("told-sabotage", {**args, "target": who(seen.parameters["target"] or 0)})
    else:
        text = Text("told-spend", args)
    end = "table" if after.phase == Phase.DEFEND else "discards"
    return [_leaves_hand(before, seen.seat, card, viewer, end), Say(text)]


def _played(seen: SeenAction) -> int:
    steps = (seen.parameters.get("steps") or 1) - 1
    first = {
        "advance": Card.PLUS_1,
        "retreat": Card.MINUS_1,
        "move_other": Card.MOVE_OTHER_1,
        "swap_places": Card.SWAP,
        "spend_blocked": Card.BLOCKED,
        "spend_reversed": Card.REVERSED,
    }
    return first[seen.name] + steps


def _told_defence(before: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    kind = KINDS[before.sabotage].name
    attacker, target = before.turn, before.target
    reversed_ = seen.name == "reverse" and kind != "swap"
    # After a swap the attacker is told of its own pawn, everybody else of the target's.
    moving = attacker if reversed_ or (kind == "swap" and viewer == attacker) else target
    args: dict[str, int | str | Text] = {
        "who": who(target),
        "attacker": who(attacker),
        "steps": _steps(before),
        **_moved(before.step[moving], after.step[moving]),
    }
    gone = Move("sabotage", "table", "discards")
    match seen.name:
        case "block":
            card = _leaves_hand(before, target, Card.BLOCKED, viewer, "discards")
            return [card, Stamp("sabotage", "blocked"), Say(Text("told-block", args)), gone]
        case "reverse":
            card = _leaves_hand(before, target, Card.REVERSED, viewer, "discards")
            return [card, Stamp("sabotage", "reversed"), Say(Text(f"told-reverse-{kind}", args)), gone]
        case _:
            return [Say(Text(f"told-take-{kind}", args)), gone]


def _leaves_hand(before: State, seat: int, card: int, viewer: int, end: str) -> Move:
    if seat == viewer:
        return Move(f"card-{card}-{before.hand[seat, card] - 1}", "hand", end)
    return Move(f"hand-{seat}-top", f"hand-{seat}", end)


def _told_draw(before: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    match seen.pile:
        case "starting_player":
            return []  # told with the deal, since a table may also have chosen who begins
        case "monster_draw":
            return _told_monster(before, seen.outcome == HUNGRY)
        case _:
            return _told_card(before, seen.outcome, after, viewer)


def _told_card(before: State, card: int | None, after: State, viewer: int) -> list[Beat]:
    drawer = before.drawer
    dealing = not any(before.discard[kind] for kind in range(CARDS))
    beats: list[Beat] = []
    if before.deck_count == ALL_CARDS:
        beats.append(Say(Text("told-deal" if before.deals == 1 else "told-deal-anew", {"count": before.owed[drawer]})))
        if before.deals == 1:
            beats += [Spotlight(drawer), Say(Text("told-begins", {"who": who(drawer)}))]
    if card is None or drawer != viewer:
        return [*beats, Move(f"hand-{drawer}-top", "deck", f"hand-{drawer}")]
    beats.append(Move(f"card-{card}-{after.hand[viewer, card] - 1}", "deck", "hand"))
    if not dealing:
        beats.append(Say(Text("told-draw", {"card": _card_text(card)})))
    return beats


def _told_monster(before: State, hungry: bool) -> list[Beat]:
    pawn = f"pawn-{before.face}"
    beats: list[Beat] = [Spotlight(before.face), Shake("monster")]
    beats.append(Flip("monster", "monster", "hungry" if hungry else "happy"))
    beats.append(Say(Text("told-hungry" if hungry else "told-happy", {"who": who(before.face)})))
    return [*beats, Move(pawn, "track", "eaten")] if hungry else beats


def _told_turn_of_events(before: State, after: State) -> list[Beat]:
    """What a step leads to: the monster again, the last round, the empty pile, a tie, the end."""
    if after.phase == Phase.OVER:
        places = sorted((_place(after, seat), seat) for seat in range(after.seats))
        tally = [Tally(seat, place, Text("told-place", {"who": who(seat), "place": place})) for place, seat in places]
        return [Say(Text("told-over")), *tally]
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


def _stayed_in_house(before: State, after: State) -> bool:
    return after.face == after.turn and before.step[after.turn] == after.step[after.turn] == HOUSE


# Small questions


def _moved(here: int, there: int) -> dict[str, int | str | Text]:
    """Where a pawn comes to, as arguments: `where` is `stay`, `start`, `step` or `house`."""
    return {"where": "stay", "step": there} if here == there else _where(there)


def _where(step: int) -> dict[str, int | str | Text]:
    return {"where": {START: "start", HOUSE: "house"}.get(step, "step"), "step": step}


def _steps(view: State) -> int:
    return KINDS[view.sabotage].steps


def _is_racing(view: State, seat: int) -> bool:
    return view.racing >> seat & 1 == 1


def _place(view: State, seat: int) -> int:
    return 1 + sum(_worth(view, other) > _worth(view, seat) for other in range(view.seats))


def _winner(view: State) -> int:
    return max(range(view.seats), key=lambda seat: _worth(view, seat))


def _worth(view: State, seat: int) -> tuple[bool, int]:
    """Survivors by their distance from the house, then the eaten, those eaten later above."""
    racing = _is_racing(view, seat)
    return racing, HOUSE - view.step[seat] if racing else view.eaten[seat]
