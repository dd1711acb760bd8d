"""What a seat has concluded from how the others have played a match."""

from __future__ import annotations

import numpy as np

from parlour.agents import remembering
from parlour.engine.bind import Ints
from parlour.engine.log import Act
from parlour.engine.match import Match


class Memory:
    """The evidence of one seat; it follows a match, and knows of it what the seat sees and nothing else."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._rows = match.start.copy()
        self._views = match.game.new_rows()
        self._place = 0
        self._evidence = np.zeros(match.game.evidence, np.int64)

    def evidence(self) -> Ints:
        """From all that has happened, for `Agent.choose`; nothing where the game's tactics draw no conclusions."""
        game = self._match.game
        if game.evidence:
            loops = game.bound(remembering)
            for step in self._match.log[self._place :]:
                if isinstance(step, Act):
                    loops.remember_step(self._rows, self._seat, step.seat, step.action, self._views, self._evidence)
                    game.steps.act(self._rows, step.seat, step.action)
                else:
                    game.steps.deal(self._rows, game.piles.names.index(step.pile), step.outcome)
            self._place = len(self._match.log)
        return self._evidence.copy()
