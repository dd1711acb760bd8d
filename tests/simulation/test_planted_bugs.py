"""Bugs that one could make in the server: each is found within a few evenings, in which nothing is wrong without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Scene, Text
from parlour.server import records
from parlour.server.live import Asked, Live
from parlour.server.store import Store
from parlour.table import commands
from parlour.table.change import Change
from parlour.table.events import Event
from parlour.table.play import Play
from parlour.table.presence import Presence

from .world import World, WrongError

SEEDS = 24
"""Evenings within which each of these bugs is found; nearly all of them in the first."""

Patch = pytest.MonkeyPatch


def tells_before_it_stores(patch: Patch) -> None:
    keep = Live._keep

    def hasty(live: Live, change: Change, asked: Asked | None) -> None:
        live._tell(change)
        change.news.clear()
        keep(live, change, asked)

    patch.setattr(Live, "_keep", hasty)


def shows_the_view_of_another_seat(patch: Patch) -> None:
    def scene(play: Play, viewer: int) -> Scene:
        match = play.match
        eyes = viewer if viewer == SPECTATOR else (viewer + 1) % match.seats
        legal = [] if viewer == SPECTATOR else play.legal(viewer)
        return match.game.scene(match.observation(eyes), viewer, legal, match.view(eyes))

    patch.setattr(Play, "scene", scene)


def takes_actions_of_any_version(patch: Patch) -> None:
    patch.setattr(commands, "_is_fresh", lambda *_: True)


def forgets_the_last_event_when_it_wakes(patch: Patch) -> None:
    events_of = records.events_of

    async def most_of(store: Store, code: str) -> list[Event]:
        events = await events_of(store, code)
        return events[:-1] if len(events) > 1 else events

    patch.setattr(records, "events_of", most_of)


def takes_a_full_disk_for_success(patch: Patch) -> None:
    carry_out: Callable[..., list[Exception | None]] = Store._carry_out

    def blind(store: Store, connection: Any, batch: Any) -> list[Exception | None]:
        return [None for _ in carry_out(store, connection, batch)]

    patch.setattr(Store, "_carry_out", blind)


def stores_what_follows_a_loss(patch: Patch) -> None:
    alone: Callable[..., Exception | None] = Store._carry_out_alone

    def forgiving(store: Store, connection: Any, request: Any) -> Exception | None:
        error = alone(store, connection, request)
        store._failed.clear()
        return error

    patch.setattr(Store, "_carry_out_alone", forgiving)


def leaves_the_last_line_out_for_who_comes_back(patch: Patch) -> None:
    history: Callable[[Play, int], list[Text]] = Play.history
    patch.setattr(Play, "history", lambda play, viewer: history(play, viewer)[:-1])


def waits_for_ever_for_who_did_not_come_back(patch: Patch) -> None:
    patch.setattr(Presence, "wake", lambda *_: None)


BUGS = {
    tells_before_it_stores: "what is told is stored",
    shows_the_view_of_another_seat: "for these eyes",
    takes_actions_of_any_version: "an action answers what was seen",
    forgets_the_last_event_when_it_wakes: "what is told never goes back",
    takes_a_full_disk_for_success: "what is told is stored",
    stores_what_follows_a_loss: "nothing is stored that lacks what happened before it",
    leaves_the_last_line_out_for_who_comes_back: "is told the whole log",
    waits_for_ever_for_who_did_not_come_back: "every match ends",
}


@pytest.mark.parametrize(("bug", "law"), BUGS.items(), ids=[bug.__name__ for bug in BUGS])
def test_a_planted_bug_is_found(bug: Callable[[Patch], None], law: str, monkeypatch: Patch) -> None:
    bug(monkeypatch)
    assert any(law in what_is_wrong(seed) for seed in range(SEEDS))


def what_is_wrong(seed: int) -> str:
    try:
        World(seed).run()
    except WrongError as error:
        return str(error)
    return ""
