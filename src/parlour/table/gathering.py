"""The moment between the host's start and the first card, in which the seats reveal the seeds that they promised."""

from __future__ import annotations

from collections.abc import Sequence


class Gathering:
    """A deal that is promised, and the seeds that it will follow from: one of each seat, empty for those without."""

    def __init__(self, match: str, secret: str, commitments: Sequence[str]) -> None:
        self.match = match
        self.secret = secret
        self.commitments = list(commitments)
        self.seeds = [""] * len(commitments)

    @property
    def complete(self) -> bool:
        """Whether every seat that promised a seed has revealed it."""
        return all(seed or not promised for seed, promised in zip(self.seeds, self.commitments, strict=True))
