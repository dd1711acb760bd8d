"""What a viewer of Junior Cluedo can do now: choose, lay, roll, walk, look, swap, accuse; and why not."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import (
    Acknowledge,
    Aim,
    Button,
    End,
    Gesture,
    Goal,
    Prompt,
    Refused,
    Route,
    Several,
    Tap,
    Text,
)

from .house import CHARACTERS, GHOSTS, GHOSTS_IN_A_SHORT_GAME, ROOMS, SQUARES
from .scene_parts import (
    MAGNIFIER,
    card_in,
    room_text,
    rooms_of,
    sleuth_of,
)
from .scene_waiting import waiting
from .scene_ways import ends, ground_text
from .state import ACTIONS, SHORT, Phase, State

HELD = "held"
"""The thing that is laid next."""
ROLL, PASSAGE, STOP, CLOSE, DECLINE, ENTER = (
    ACTIONS.encode(verb) for verb in ("roll_die", "take_passage", "stop", "close", "decline", "enter")
)
CHOOSE = [ACTIONS.encode("choose_character", character=character) for character in range(CHARACTERS)]
LAY = [ACTIONS.encode("place_thing", square=square) for square in range(SQUARES)]
ACCUSE_NONE = ACTIONS.encode("accuse", rooms=1) - 1
"""The actions of accusing count from here: the number of a set of rooms is added."""
CARDS = [card_in(room) for room in range(ROOMS)]

ROLL_IT = Tap("die", ROLL, Text("choose-roll"), at_once=True)
BUTTONS = {
    PASSAGE: Button(PASSAGE, Text("choose-passage")),
    STOP: Button(STOP, Text("choose-stop")),
    DECLINE: Button(DECLINE, Text("choose-decline")),
}


def prompt(view: State, seat: int, choices: Choices) -> Prompt:
    """What `seat` can do now, or for whom it waits."""
    if not choices.legal:
        return waiting(view, choices)
    match view.phase:
        case Phase.CHOOSE:
            return Prompt(Text("prompt-choose"), MAGNIFIER, *_characters(choices))
        case Phase.LAY:
            what = "floorboard" if view.boards_owed else "spider"
            return Prompt(Text(f"prompt-lay-{what}"), what, [_laying(view, choices)])
        case Phase.PLAY:
            return _play(view, choices)
        case Phase.WALK:
            return _walk(view, seat, choices)
        case Phase.SWAP:
            return SWAP_TWO
        case Phase.ARRIVED:
            ghosts = ghosts_wanted(view)
            text = Text("prompt-accuse", {"ghosts": ghosts})
            return Prompt(text, "accuse", [_accusation(ghosts), BUTTONS[DECLINE]])
        case Phase.CHECKED:
            return _look(view.accused)
        case _:
            return _look(1 << view.place[seat] - SQUARES)


def ghosts_wanted(view: State) -> int:
    """How many rooms an accusation names."""
    return GHOSTS_IN_A_SHORT_GAME if view.ghosts == SHORT else GHOSTS


# Before the game


def _characters(choices: Choices) -> tuple[list[Gesture], list[Refused]]:
    free = [character for character, action in enumerate(CHOOSE) if action in choices.legal]
    taken = [character for character in range(CHARACTERS) if character not in free]
    refused = [Refused(f"character-{one}", CHOOSE[one], choices.refusal(CHOOSE[one])) for one in taken]
    return [_character(character) for character in free], refused


@cache
def _character(character: int) -> Tap:
    return Tap(f"character-{character}", CHOOSE[character], Text(f"about-{character + 1}"))


def _laying(view: State, choices: Choices) -> Route:
    legal = set(choices.legal)
    free = [
        End(f"square-{square}", [action], Text("end-lay", ground_text(view, square)))
        for square, action in enumerate(LAY)
        if action in legal
    ]
    return Route(HELD, free, Text("choose-lay"))


# The own turn


def _play(view: State, choices: Choices) -> Prompt:
    gestures: list[Gesture] = [ROLL_IT]
    if PASSAGE in choices.legal:
        gestures.append(BUTTONS[PASSAGE])
        return Prompt(Text("prompt-roll-or-creep"), "passage", gestures)
    if len(choices.legal) > 1:
        ghosts = ghosts_wanted(view)
        return Prompt(Text("prompt-roll-or-accuse", {"ghosts": ghosts}), "stairs", [*gestures, _accusation(ghosts)])
    return Prompt(Text("prompt-roll"), "die-6", gestures)


def _walk(view: State, seat: int, choices: Choices) -> Prompt:
    reached = ends(view, seat)
    gestures: list[Gesture] = []
    if reached:
        gestures.append(Route(sleuth_of(seat), reached, Text("choose-walk", {"steps": view.steps})))
    if STOP in choices.legal:
        gestures.append(BUTTONS[STOP])
    refused: list[Refused] = []
    if ENTER not in choices.legal:
        why = choices.refusal(ENTER)
        goals = {end.at for end in reached}
        refused = [Refused(card, ENTER, why) for card in CARDS if card not in goals]
    text = Text("prompt-walk", {"steps": view.steps}) if STOP not in choices.legal else Text("prompt-stop")
    return Prompt(text, f"die-{view.rolled}", gestures, refused)


@cache
def _look(rooms: int) -> Prompt:
    cards = [card_in(room) for room in rooms_of(rooms)]
    what = "look" if len(cards) == 1 else "check"
    return Prompt(Text(f"prompt-{what}"), MAGNIFIER, [Acknowledge(cards, CLOSE, Text(f"choose-close-{what}"))])


@cache
def _accusation(ghosts: int) -> Several:
    return Several(CARDS, ACCUSE_NONE, ghosts, ghosts, Text("choose-accuse", {"ghosts": ghosts}))


def _swaps(room: int) -> Aim:
    goals = [
        Goal(
            card_in(other),
            ACTIONS.encode("swap_cards", room=min(room, other), other=max(room, other)),
            Text("goal-swap", {"room": room_text(room), "other": room_text(other)}),
        )
        for other in range(ROOMS)
        if other != room
    ]
    return Aim(card_in(room), goals, Text("choose-swap"))


SWAP_TWO = Prompt(Text("prompt-swap"), "floorboard", [_swaps(room) for room in range(ROOMS)])
