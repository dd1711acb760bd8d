"""What a seat may do at one position, and why not, as a game's `scene.py` asks for it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from parlour.engine.records import Observation
from parlour.engine.scene import Text

if TYPE_CHECKING:
    from parlour.engine.game import Game


class Choices:
    """The choices of one seat, from its observation alone."""

    def __init__(self, game: Game, observation: Observation, seat: int, legal: list[int]) -> None:
        self.legal = legal
        """The actions that the seat may choose from, ascending; none if it does not decide."""
        self._game = game
        self._observation = observation
        self._seat = seat

    def refusal(self, action: int) -> Text:
        """Why an action that exists is not legal for the seat, if it decides: the message `refusal-REASON`."""
        code = self._game.steps.refuse(self._observation, self._seat, action)
        return self._game.refusals[code]

    @cached_property
    def returns(self) -> list[float]:
        """What each seat gets, higher is better; empty until the match is over."""
        return self._game.returns(self._observation)
