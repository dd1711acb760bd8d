"""Looks for what somebody was told that they may not know."""

from __future__ import annotations

import base64
import itertools
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random

import msgspec

from parlour.engine.log import Step
from parlour.engine.scene import OwnMark
from parlour.table.messages import Act, Intent, Marking

from .evening import STRANGER, TRIED, WATCHER, Evening
from .stage import LOG, METRICS, Input, Output, Stage, shelf
from .twin import twin

OTHER: dict[OwnMark | None, OwnMark | None] = {"out": "maybe", "maybe": "sure", "sure": "out", None: None}
_intents = msgspec.json.Decoder(Intent)


class Watched:
    """An evening that was lived through, and what went out at it."""

    def __init__(self, game: str, seats: int, moves: int, seed: str) -> None:
        self.game = shelf().games[game]
        self.evening = Evening(game, seats, moves)
        self.stage = Stage(seed).run(self.evening)
        self.until = self.evening.ended(self.stage)

    # What follows from what is hidden

    @cache  # noqa: B019  evenings are few
    def twin(self, viewer: int) -> list[Step] | None:
        """A match that looks the same to a viewer, if one is found."""
        assert self.stage.match is not None
        return twin(self.stage.match, self.game, viewer, Random(self.stage.seed))

    def betrayed(self, viewer: int) -> list[str]:
        """What a viewer, and whoever watches, was told otherwise than at an evening that looks the same to them.

        Everybody else knows something else there, and marks something else in their notebooks.
        """
        steps = self.twin(viewer)
        assert steps is not None, "nothing is hidden from this viewer: play longer, or choose another"
        names = self.evening.players
        own = {WATCHER, STRANGER, LOG, METRICS, *names[viewer : viewer + 1]}
        inputs = [each if each.who in own else _otherwise(each) for each in self.stage.inputs]
        other = Stage(self.stage.seed, steps).run(lambda stage: stage.again(inputs, self.stage.ended_at))
        rest = [who for who in names if who not in own]
        assert any(self._first(other, who) for who in rest), "nobody can tell the two evenings apart"
        return [f"{who}: {found}" for who in sorted(own) if (found := self._first(other, who))]

    def _first(self, other: Stage, who: str) -> str:
        """The first difference before the end."""
        one, two = (
            [_told(who, each) for each in stage.got[who] if each.at < self.until] for stage in (self.stage, other)
        )
        for here, there in zip(one, two, strict=False):
            if here.text != there.text:
                return f"after {here.at:.1f} s {_part(here.text, there.text)!r}, or {_part(there.text, here.text)!r}"
            if abs(here.at - there.at) > 1e-6:
                return f"{here.text[:80]!r} comes after {here.at} s or {there.at} s"
        return "" if len(one) == len(two) else f"{len(one)} things, or {len(two)}"

    # What is secret in itself

    def spilled(self) -> list[str]:
        """Where something secret stands in what went out, in any writing."""
        return [f"{what} to {who or 'a stranger'} in {text[:200]!r}" for who, what, text in self._spilled()]

    def _spilled(self) -> Iterator[tuple[str, str, bytes]]:
        stage, evening = self.stage, self.evening
        for who, outputs in stage.got.items():
            for at, text in outputs:
                for what, secret in self._secrets(who, at):
                    if any(writing in text for writing in _writings(secret)):
                        yield who, what, text
        assert stage.secret
        assert len(stage.tokens) == len(evening.players) + 1

    def _secrets(self, who: str, at: float) -> Iterator[tuple[str, str]]:
        """What somebody may not be told at a moment."""
        stage, evening = self.stage, self.evening
        private = who in (LOG, METRICS)
        for name, token in stage.tokens.items():
            if private or name != who:
                yield f"the token of {name}", token
        if private or at < self.until:
            yield "the secret of the deal", stage.secret
        for name, seed in evening.seeds.items():
            if private or at < evening.dealt_at:
                yield f"the seed of {name}", seed
        if private:
            yield "the code of the table", stage.code
            yield "what was said", "a word of"
            for name, guest in stage.guests.items():
                yield "a name", name
                yield "a guest", guest


def with_secrets(game: str, moves: int, *viewers: int) -> Watched:
    """The first evening of three people at which something is hidden from all of these viewers."""
    evenings = (Watched(game, 3, moves, str(seed)) for seed in itertools.count(1))
    return next(watched for watched in evenings if all(map(watched.twin, viewers)))


def _told(who: str, output: Output) -> Output:
    """What somebody was told; why others were refused what they may try is counted, and is not the same."""
    if who != METRICS:
        return output
    counted = msgspec.json.decode(output.text, type=dict[str, float])
    kept = {name: count for name, count in counted.items() if not name.startswith("parlour_refusals")}
    return output._replace(text=msgspec.json.encode(kept))


def _part(text: bytes, other: bytes) -> bytes:
    """Where a text begins to differ."""
    place = next((place for place, (one, two) in enumerate(zip(text, other, strict=False)) if one != two), len(other))
    return text[max(0, place - 60) : place + 60]


def _otherwise(each: Input) -> Input:
    """Another mark; and what was tried against the rules, which may be allowed there, comes too late."""
    if each.what != "say":
        return each
    intent = _intents.decode(each.body)
    if isinstance(intent, Marking):
        intent = msgspec.structs.replace(intent, mark=OTHER[intent.mark])
    elif isinstance(intent, Act) and intent.ref == TRIED:
        intent = msgspec.structs.replace(intent, version=0)
    return each._replace(body=msgspec.json.encode(intent))


def _writings(secret: str) -> Iterator[bytes]:
    """A secret as it may be written: as it is, in hex, in base64; one that is hex already also as its bytes."""
    texts = [secret.encode()]
    with suppress(ValueError):
        texts.append(bytes.fromhex(secret))
    for text in texts:
        yield text
        yield text.hex().encode()
        yield base64.b64encode(text).rstrip(b"=")
        yield base64.urlsafe_b64encode(text).rstrip(b"=")
