"""Leaks that one could make in the server: each is found in one evening."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.log import Draw, MatchFile
from parlour.engine.scene import Scene, Text
from parlour.server import metrics
from parlour.server.guests import Guests
from parlour.server.hub import Hub
from parlour.server.live import Live
from parlour.table import commands, seeds
from parlour.table.change import Change
from parlour.table.events import Guest
from parlour.table.herald import Herald
from parlour.table.messages import Intent, Refused
from parlour.table.play import Play
from parlour.table.refusal import RefusalError
from parlour.table.table import Table

from .looking import Watched, with_secrets

Patch = pytest.MonkeyPatch


def _cards(play: Play | None) -> str:
    """All that was dealt, hidden or not."""
    return str([step.outcome for step in play.match.log if isinstance(step, Draw)]) if play is not None else ""


def watchers_see_with_the_eyes_of_a_seat(patch: Patch) -> None:
    scene: Callable[[Play, int], Scene] = Play.scene
    patch.setattr(Play, "scene", lambda play, viewer: scene(play, 0 if viewer == SPECTATOR else viewer))


def the_log_of_who_comes_back_names_cards(patch: Patch) -> None:
    history: Callable[[Play, int], list[Text]] = Play.history
    patch.setattr(
        Play, "history", lambda play, viewer: [*history(play, viewer), Text("dealt", {"cards": _cards(play)})]
    )


def a_refusal_names_cards(patch: Patch) -> None:
    carry_out: Callable[..., None] = commands.carry_out

    def talkative(table: Table, *rest: Any) -> None:
        try:
            carry_out(table, *rest)
        except RefusalError as error:
            raise RefusalError(error.reason.id.removeprefix("refusal-"), cards=_cards(table.state.play)) from error

    patch.setattr(commands, "carry_out", talkative)


def the_file_of_a_match_is_there_before_its_end(patch: Patch) -> None:
    async def hasty(hub: Hub, code: str, _number: int) -> MatchFile | None:
        return (await hub.find(code)).table.match_file()

    patch.setattr(Hub, "just_ended", hasty)


def everybody_is_told_of_marks(patch: Patch) -> None:
    def loud(herald: Herald, change: Change, _play: Play, viewer: int) -> None:
        change.tell(herald._presence, herald._marks(viewer))

    patch.setattr(Herald, "tell_marks", loud)


def an_answer_takes_as_long_as_the_cards_say(patch: Patch) -> None:
    receive: Callable[[Live, int, Intent], None] = Live.receive

    def slow(live: Live, connection: int, intent: Intent) -> None:
        thinks = zlib.crc32(_cards(live.table.state.play).encode()) / 2**32 / 1000
        asyncio.get_running_loop().call_later(thinks, receive, live, connection, intent)

    patch.setattr(Live, "receive", slow)


def the_promise_is_the_secret(patch: Patch) -> None:
    patch.setattr(Play, "promise", property(lambda play: play.began.secret))


def the_log_names_a_token(patch: Patch) -> None:
    of = Guests.of

    async def noting(guests: Guests, token: str) -> Guest | None:
        logging.getLogger("parlour.server").info("somebody is here", extra={"token": token})
        return await of(guests, token)

    patch.setattr(Guests, "of", noting)


def a_metric_names_a_table(patch: Patch) -> None:
    receive: Callable[[Live, int, Intent], None] = Live.receive

    def counting(live: Live, connection: int, intent: Intent) -> None:
        metrics.MOVES.labels(live.code).inc()
        receive(live, connection, intent)

    patch.setattr(Live, "receive", counting)


def a_seed_is_told_before_the_deal(patch: Patch) -> None:
    reveal: Callable[..., None] = seeds.reveal

    def early(table: Table, change: Change, now: float, guest: Guest, revealed: str) -> None:
        change.tell(table.presence, Refused(0, Text("revealed", {"seed": revealed})))
        reveal(table, change, now, guest, revealed)

    patch.setattr(seeds, "reveal", early)


BETRAYALS = {
    watchers_see_with_the_eyes_of_a_seat: "baby-monster-race",
    the_log_of_who_comes_back_names_cards: "baby-monster-race",
    a_refusal_names_cards: "baby-monster-race",
    the_file_of_a_match_is_there_before_its_end: "baby-monster-race",
    an_answer_takes_as_long_as_the_cards_say: "baby-monster-race",
    everybody_is_told_of_marks: "baby-clues",
}
SPILLS = {
    the_promise_is_the_secret: "the secret of the deal to Anna",
    the_log_names_a_token: "the token of Ben to the log",
    a_seed_is_told_before_the_deal: "the seed of Anna to Ben",
    a_metric_names_a_table: "the code of the table to the metrics",
}


@pytest.mark.parametrize(("leak", "game"), BETRAYALS.items(), ids=[leak.__name__ for leak in BETRAYALS])
def test_what_depends_on_what_is_hidden_is_found(leak: Callable[[Patch], None], game: str, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert with_secrets(game, 40, 1).betrayed(1)


@pytest.mark.parametrize(("leak", "what"), SPILLS.items(), ids=[leak.__name__ for leak in SPILLS])
def test_what_is_secret_in_itself_is_found(leak: Callable[[Patch], None], what: str, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert any(each.startswith(what) for each in Watched("leduc", 2, moves=8, seed="1").spilled())
    metrics.MOVES.clear()
