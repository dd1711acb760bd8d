"""Actions are numbered without gaps, and each parameter is told to those who may know it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine import Actions, a_seat, actor, group, hidden, named, open_to_all
from parlour.engine.errors import InvalidActionError
from parlour.engine.kind import SPECTATOR
from parlour.engine.mode import Mode, running

ACTIONS = Actions(
    ask=group(target=a_seat(), answer=named("target", 2)),
    bid=group(number=actor(1, 12)),
    draw=group(place=hidden(4)),
    step=group(way=open_to_all(-1, 1), far=open_to_all(1, 3), seat=6),
    stop=group(),
)


@given(st.integers(0, ACTIONS.count - 1))
def test_every_number_is_one_action(action: int) -> None:
    verb, parameters = ACTIONS.decode(action)
    assert ACTIONS.encode(verb.name, **parameters) == action


@given(st.integers(-1, 1), st.integers(1, 3), st.integers(0, 5))
def test_rules_and_tables_number_alike(way: int, far: int, seat: int) -> None:
    with running(Mode.INTERPRETED):
        encode = ACTIONS.encoder("step")
    assert encode(way, far, seat) == ACTIONS.encode("step", way=way, far=far, seat=seat)


@pytest.mark.parametrize(
    ("viewer", "answer", "number", "place"),
    [(0, 1, 7, None), (3, 1, None, None), (2, None, None, None), (SPECTATOR, None, None, None)],
)
def test_each_viewer_sees_what_is_declared(
    viewer: int, answer: int | None, number: int | None, place: int | None
) -> None:
    ask = ACTIONS.seen(0, ACTIONS.encode("ask", target=3, answer=1), viewer)
    assert ask.parameters == {"target": 3, "answer": answer}
    assert ACTIONS.seen(0, ACTIONS.encode("bid", number=7), viewer).parameters == {"number": number}
    assert ACTIONS.seen(0, ACTIONS.encode("draw", place=2), viewer).parameters == {"place": place}


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(InvalidActionError, match="numbered 0 to"):
        ACTIONS.decode(ACTIONS.count)
    with pytest.raises(InvalidActionError, match="there is no action called 'fly'"):
        ACTIONS.encode("fly")
    with pytest.raises(InvalidActionError, match="number is 1 to 12, not 13"):
        ACTIONS.encode("bid", number=13)
    with pytest.raises(InvalidActionError, match="ask takes target, answer"):
        ACTIONS.encode("ask", target=1)
