"""What a viewer of Bakerspeed can do now: roll a die, slap a card, have none; and for whom it waits."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Button, Claim, Gesture, Prompt, Refused, Tap, Text, ranking, who

from .scene_parts import DIE_IDS, DISCARD, held_cards, wanted
from .state import ACTIONS, Phase, State
from .suspects import DICE, SUSPECTS

ROLL = [ACTIONS.encode("roll", die=die) for die in range(DICE)]
LAY = [ACTIONS.encode("lay", suspect=suspect) for suspect in range(SUSPECTS)]
HAVE_NONE = ACTIONS.encode("have_none")

ROLLS = [Tap(DIE_IDS[die], ROLL[die], Text("choose-roll", {"die": Text(DIE_IDS[die])}), True) for die in range(DICE)]
NONE = Button(HAVE_NONE, Text("choose-none"))
SLAP = Text("choose-slap")
DEALING = Prompt(Text("prompt-dealing"), "back-suspect")
DRAWING = Prompt(Text("prompt-drawing"), "slap")


def prompt(view: State, seat: int, choices: Choices) -> Prompt:
    """What `seat` can do now, or for whom it waits."""
    match view.phase:
        case Phase.OVER:
            return _over(choices.returns)
        case Phase.ROLL if choices.legal:
            rolled = [die for die in range(DICE) if ROLL[die] not in choices.legal]
            refused = [Refused(DIE_IDS[die], ROLL[die], choices.refusal(ROLL[die])) for die in rolled]
            return Prompt(ROLL_FIRST if not any(view.die) else ROLL_NEXT, "roll", _rolls(choices), refused)
        case Phase.ROLL | Phase.DIE_FALLS:
            return _waits(view.turn)
        case Phase.RACE:
            return _race(view, seat, choices)
        case Phase.DRAW:
            return DRAWING
        case _:
            return DEALING


ROLL_FIRST, ROLL_NEXT = Text("prompt-roll-first"), Text("prompt-roll-next")


def _rolls(choices: Choices) -> list[Gesture]:
    return [gesture for gesture in ROLLS if gesture.action in choices.legal]


@cache
def _waits(seat: int) -> Prompt:
    return Prompt(Text("prompt-wait-roll", {"who": who(seat)}), "roll")


# The race


def _race(view: State, seat: int, choices: Choices) -> Prompt:
    """Each card of the hand can be slapped, but those that were wrong in this roll."""
    asked = wanted(view)
    if not choices.legal:
        return Prompt(_watch(asked, seat), "clock" if seat == SPECTATOR else "none")
    legal = set(choices.legal)
    gestures: list[Gesture] = []
    refused: list[Refused] = []
    for suspect, piece in held_cards(view, seat):
        if LAY[suspect] in legal:
            gestures.append(_claim(suspect, piece))
        else:
            refused.append(Refused(piece, LAY[suspect], choices.refusal(LAY[suspect])))
    if HAVE_NONE in legal:
        return Prompt(Text("prompt-race", {"wanted": asked}), "magnifier", [*gestures, NONE], refused)
    return Prompt(Text("prompt-said-none", {"wanted": asked}), "none", gestures, refused)


def _watch(asked: Text, seat: int) -> Text:
    return Text("prompt-watch" if seat == SPECTATOR else "prompt-sit-out", {"wanted": asked})


@cache
def _claim(suspect: int, piece: str) -> Claim:
    return Claim(piece, LAY[suspect], SLAP, DISCARD)


# The end


def _over(returns: list[float]) -> Prompt:
    winners = [seat for seat, place in enumerate(ranking(returns)) if place == 1]
    return _won(winners[0]) if len(winners) == 1 else SHARED


@cache
def _won(seat: int) -> Prompt:
    return Prompt(Text("prompt-over", {"who": who(seat)}), "slap")


SHARED = Prompt(Text("prompt-shared"), "slap")
