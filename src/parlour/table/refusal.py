"""Why a command is not carried out."""

from __future__ import annotations

from parlour.engine.errors import ParlourError
from parlour.engine.scene import Text


class RefusalError(ParlourError):
    """A command is not carried out; `reason` is a message of the game, the engine or the table."""

    def __init__(self, why: str, **args: int | str) -> None:
        super().__init__(why.replace("-", " "))
        self.reason = Text(f"refusal-{why}", {**args})
