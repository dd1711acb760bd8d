"""Who sits where: nobody has a better seat, a better deal or better company than another."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.lab.tournament_schedule import block_seatings, tables

from .tourneys import a_setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("agents", [2, 3, 4, 5, 7])
def test_in_each_block_every_agent_has_every_seat_as_often(agents: int, seats: int) -> None:
    setup = a_setup(",".join(["random"] * agents), seats)
    seatings = block_seatings(setup, 3)
    assert len(seatings) == setup.block_games
    held = Counter((agent, seat) for seating in seatings for seat, agent in enumerate(seating))
    assert len(held) == agents * seats
    assert len(set(held.values())) == 1
    met = Counter(frozenset((one, other)) for seating in seatings for one in seating for other in seating)
    assert len({times for pair, times in met.items() if len(pair) == 2}) == 1


def test_seats_left_over_go_to_every_choice_of_agents() -> None:
    assert tables(2, 3) == [(0, 1, 0), (0, 1, 1)]
    assert tables(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert tables(3, 3) == [(0, 1, 2)]


def test_who_sits_beside_whom_changes_from_block_to_block() -> None:
    setup = a_setup("random,random,random,random", 4)
    orders = {frozenset(block_seatings(setup, block)) for block in range(60)}
    assert len(orders) == 6  # all orders around a table of four
