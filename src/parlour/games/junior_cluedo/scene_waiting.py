"""For whom everybody waits in Junior Cluedo, and what they do."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import Prompt, Text, ranking, who

from .scene_parts import MAGNIFIER, character_of, ranked, sleuth_art
from .state import PLAYERS_PLACE, Phase, State


def waiting(view: State, choices: Choices) -> Prompt:
    """What the ribbon says to somebody who has nothing to do."""
    match view.phase:
        case Phase.OVER:
            return _over(view, choices)
        case Phase.ROLL_OFF:
            return ROLLING_OFF
        case Phase.CHOOSE:
            return _about("choose", ranked(view, view.chosen), MAGNIFIER)
        case Phase.LAY:
            return _about("lay", view.turn, "spider") if view.placing == PLAYERS_PLACE else LAYING
        case Phase.PLAY | Phase.ROLL:
            return _about("roll", view.turn, _figure(view))
        case Phase.WALK:
            return _about("walk", view.turn, _figure(view))
        case Phase.TOUCH:
            return _about("touch", view.turn, "spider")
        case Phase.LOOK | Phase.LOOKED:
            return _about("look", view.turn, MAGNIFIER)
        case Phase.SWAP:
            return _about("swap", view.turn, "floorboard")
        case Phase.ARRIVED:
            return _about("accuse", view.turn, "accuse")
        case _:
            return _about("check", view.turn, "accuse")


def _figure(view: State) -> str:
    return sleuth_art(character_of(view, view.turn))


@cache
def _about(message: str, seat: int, art: str) -> Prompt:
    return Prompt(Text(f"prompt-wait-{message}", {"who": who(seat)}), art)


def _over(view: State, choices: Choices) -> Prompt:
    if view.winner == 0:
        return NOBODY_WINS
    winner = ranking(choices.returns).index(1)
    return Prompt(Text("prompt-over", {"who": who(winner)}), sleuth_art(character_of(view, winner)))


ROLLING_OFF = Prompt(Text("prompt-roll-off"), "die-6")
LAYING = Prompt(Text("prompt-laying"), "spider")
NOBODY_WINS = Prompt(Text("prompt-nobody"), "ghost")
