"""How long a bot takes to answer tells nothing of what it had to choose from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pytest

from parlour.engine import library
from parlour.engine.mode import Mode
from parlour.server.bots import LONGEST_REST, Bots
from parlour.server.shelf import Shelf
from parlour.table import table as tables
from parlour.table.messages import Stand
from parlour.table.play import Play
from parlour.table.table import Table

from ..table.party import Party

TABLES, DECISIONS = 20, 30


def distance(ones: Sequence[float], others: Sequence[float]) -> float:
    """How far two samples are apart (Kolmogorov and Smirnov), where above 1 nobody believes that they are alike.

    Of samples that are, one in a million is so far apart.
    """
    gap = max(
        abs(sum(each <= place for each in ones) / len(ones) - sum(each <= place for each in others) / len(others))
        for place in [*ones, *others]
    )
    return gap / math.sqrt(math.log(2e6) / 2 * (1 / len(ones) + 1 / len(others)))


def pauses() -> tuple[list[float], list[float]]:
    """How long bots wait where they have a choice and where they have none, without the time for what was told."""
    game = library.game("baby-monster-race", mode=Mode.INTERPRETED)
    free: list[float] = []
    forced: list[float] = []
    for number in range(TABLES):
        party = Party(game, seats=3, level="easy", start=True)
        party.table.state.code = f"table {number}"
        party.host().ask(Stand())
        for _ in range(DECISIONS):
            table = party.table
            telling = min(tables.LONGEST_TELLING, tables.PAUSE_A_STEP * max(0, table._told_steps - 1))
            for thought in table.thinking():
                waits = forced if len(thought.legal) == 1 else free
                waits.append(thought.not_before - table._told_at - telling)
            party.let_bots_act(Random(number))
    return free, forced


def test_a_bot_waits_as_long_where_it_has_no_choice() -> None:
    free, forced = pauses()
    assert min(len(free), len(forced)) > 40
    assert distance(free, forced) < 1


def test_a_shorter_pause_where_there_is_no_choice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = Table._pause

    def hasty(table: Table, seat: int, play: Play) -> float:
        return pause(table, seat, play) * (0.7 if len(play.legal(seat)) == 1 else 1)

    monkeypatch.setattr(Table, "_pause", hasty)
    assert distance(*pauses()) > 1


def test_a_search_with_nothing_to_choose_is_answered_as_late_as_the_others() -> None:
    bots = Bots(Shelf())
    luck = Random(1)
    free: list[float] = []
    forced: list[float] = []
    for _ in range(400):
        nothing_to_choose = luck.random() < 0.3
        took = 0.001 if nothing_to_choose else luck.uniform(0.3, 0.5)
        (forced if nothing_to_choose else free).append(took + bots.rest("race", "hard", took))
    bots.close()
    assert min(free) > 0.3
    assert max(forced) <= max(free) <= LONGEST_REST
    assert min(forced[1:]) > 0.1
