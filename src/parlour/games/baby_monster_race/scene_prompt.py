"""What a viewer of the race can do: a gesture for each card that may be played, and why the others may not."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import Aim, Button, Gesture, Goal, Prompt, Refused, Tap, Text, ranking, who

from .cards import HOUSE, START, Card
from .scene_parts import ANIMALS, KINDS, Arguments, held_cards, moved
from .state import ACTIONS, Phase, State

TAKE_IT, BLOCK, REVERSE = (ACTIONS.encode(verb) for verb in ("take_it", "block", "reverse"))
ANSWERS: dict[int, int] = {Card.BLOCKED: BLOCK, Card.REVERSED: REVERSE}
"""The cards that answer a sabotage."""
PLAY, PLAY_IN_HOUSE = Text("prompt-play"), Text("prompt-play-in-house")
DEALING = Prompt(Text("prompt-dealing"), "back-play")


def prompt(view: State, seat: int, choices: Choices) -> Prompt:
    """What `seat` can do now, or for whom it waits."""
    match view.phase:
        case Phase.OVER:
            winner = ranking(choices.returns).index(1)
            return _prompt_about("prompt-over", winner, ANIMALS[winner])
        case Phase.PLAY if choices.legal:
            text = PLAY_IN_HOUSE if view.began_in_house else PLAY
            return Prompt(text, ANIMALS[seat], *_plays(view, seat, choices))
        case Phase.DEFEND if choices.legal:
            text = Text("prompt-defend", {"who": who(view.turn)})
            return Prompt(text, KINDS[view.sabotage].art, *_defences(view, seat, choices))
        case Phase.PLAY:
            return _prompt_about("prompt-wait-play", view.turn, ANIMALS[view.turn])
        case Phase.DEFEND:
            return _prompt_about("prompt-wait-defend", view.target, ANIMALS[view.target])
        case Phase.WAKE | Phase.TIE_BREAK:
            return _prompt_about("prompt-monster", view.face, "monster-awake")
        case _:
            return DEALING


@cache
def _prompt_about(message: str, seat: int, art: str) -> Prompt:
    return Prompt(Text(message, {"who": who(seat)}), art)


Offer = tuple[list[Gesture], list[Refused]]


def _plays(view: State, seat: int, choices: Choices) -> Offer:
    """One gesture for each card in the hand, and the targets that it cannot have."""
    gestures: list[Gesture] = []
    refused: list[Refused] = []
    for card, piece in held_cards(view, seat):
        if not Card.MOVE_OTHER_1 <= card <= Card.SWAP:
            gestures.append(_tap(card, piece, view.step[seat]))
            continue
        goals: list[Goal] = []
        for target in range(view.seats):
            action = _play(card, target)
            if action in choices.legal:
                goals.append(_goal(card, target, view.step[seat], view.step[target]))
            else:
                refused.append(Refused(piece, action, choices.refusal(action), f"pawn-{target}"))
        gestures.append(Aim(piece, goals, Text(f"choose-{KINDS[card].name}", {"steps": KINDS[card].steps})))
    return gestures, refused


@cache
def _play(card: int, target: int = 0) -> int:
    """The action of playing a card on the own turn."""
    kind = KINDS[card]
    match kind.verb:
        case "advance" | "retreat":
            return ACTIONS.encode(kind.verb, steps=kind.steps)
        case "move_other":
            return ACTIONS.encode(kind.verb, steps=kind.steps, target=target)
        case "swap_places":
            return ACTIONS.encode(kind.verb, target=target)
        case _:
            return ACTIONS.encode(kind.verb)


@cache
def _tap(card: int, piece: str, here: int) -> Tap:
    kind = KINDS[card]
    match kind.name:
        case "plus":
            there = min(HOUSE, here + kind.steps)
            text = Text("choose-advance", {"steps": kind.steps, **moved(here, there)})
        case "minus":
            there = max(START, here - kind.steps)
            text = Text("choose-retreat", {"steps": kind.steps, **moved(here, there)})
        case _:
            text = Text("choose-spend")
    return Tap(piece, _play(card), text)


@cache
def _goal(card: int, target: int, mine: int, theirs: int) -> Goal:
    if card == Card.SWAP:
        message = "goal-swap-out-of-house" if mine == HOUSE else "goal-swap"
        text = Text(message, {"target": who(target), **moved(mine, theirs)})
    else:
        steps = moved(theirs, min(HOUSE, theirs + KINDS[card].steps))
        text = Text("goal-move-other", {"target": who(target), **steps})
    return Goal(f"pawn-{target}", _play(card, target), text)


def _defences(view: State, seat: int, choices: Choices) -> Offer:
    """Take it, or answer with a card; the other cards have to wait."""
    gestures: list[Gesture] = [_take_it(view.sabotage, view.turn, view.step[view.turn], view.step[seat])]
    refused: list[Refused] = []
    for card, piece in held_cards(view, seat):
        action = ANSWERS.get(card) or _play(card, view.turn)
        if action in choices.legal:
            gestures.append(Tap(piece, action, _answer(card, view.sabotage, view.turn, view.step[view.turn])))
        else:
            refused.append(Refused(piece, action, choices.refusal(action)))
    return gestures, refused


@cache
def _take_it(sabotage: int, attacker: int, theirs: int, mine: int) -> Button:
    kind = KINDS[sabotage]
    there = theirs if sabotage == Card.SWAP else min(HOUSE, mine + kind.steps)
    args: Arguments = {"who": who(attacker), "steps": kind.steps, **moved(mine, there)}
    return Button(TAKE_IT, Text(f"choose-take-{kind.name}", args))


@cache
def _answer(card: int, sabotage: int, attacker: int, theirs: int) -> Text:
    if card == Card.BLOCKED:
        return Text("choose-block")
    kind = KINDS[sabotage]
    back = moved(theirs, min(HOUSE, theirs + kind.steps))
    return Text(f"choose-reverse-{kind.name}", {"who": who(attacker), "steps": kind.steps, **back})
