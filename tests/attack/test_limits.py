"""How much an address may ask for: by a clock that is passed in, in memory that does not grow."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.engine.errors import ParlourError
from parlour.server.limits import Addresses, Allowance, Limits, TooMuchError, site_of
from parlour.server.words import sentence

slow_machine = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
steps = st.lists(st.tuples(st.floats(0, 5), st.sampled_from([1.0, 4.0])), max_size=60)


@slow_machine
@given(steps, st.floats(0.1, 50), st.floats(4, 100))
def test_nobody_ever_gets_more_than_the_rate_and_what_may_come_at_once(
    asked: list[tuple[float, float]], rate: float, burst: float
) -> None:
    now = granted = 0.0
    allowance = Allowance(rate, burst, now)
    for later, cost in asked:
        now += later
        if not allowance.take(now, cost):
            granted += cost
        assert granted <= burst + rate * now + 1e-6


@slow_machine
@given(steps, st.floats(0.1, 50))
def test_who_waits_as_long_as_was_said_gets_it(asked: list[tuple[float, float]], rate: float) -> None:
    now = 0.0
    allowance = Allowance(rate, 4.0, now)
    for later, cost in asked:
        now += later
        if wait := allowance.take(now, cost):
            now += wait + 1e-6
            assert not allowance.take(now, cost)


def test_a_clock_that_is_set_back_gives_nothing_away() -> None:
    allowance = Allowance(1.0, 1.0, 100.0)
    assert not allowance.take(100.0)
    assert allowance.take(50.0)
    assert allowance.take(50.5)


def test_an_address_that_asks_for_too_much_is_told_when_there_is_more() -> None:
    addresses = Addresses(Limits(tables=60))
    for _ in range(60):
        addresses.take("tables", "192.0.2.1", 0.0)
    with pytest.raises(TooMuchError) as refused:
        addresses.take("tables", "192.0.2.1", 0.0)
    assert refused.value.seconds == 60
    assert sentence(refused.value.reason).endswith("Try again in 60 seconds.")
    addresses.take("tables", "192.0.2.2", 0.0)
    addresses.take("guests", "192.0.2.1", 0.0)
    addresses.take("tables", "192.0.2.1", 60.0)


def test_addresses_are_forgotten_before_they_fill_the_memory() -> None:
    addresses = Addresses(Limits(guests=1), most=100)
    for number in range(1000):
        addresses.take("guests", f"192.0.2.{number}", 0.0)
        assert len(addresses) <= 100
    with pytest.raises(TooMuchError):
        addresses.take("guests", "192.0.2.999", 0.0)


def test_open_sockets_are_counted_until_they_close() -> None:
    addresses = Addresses(Limits(sockets=2))
    with addresses.socket("here") as first, addresses.socket("here") as second, addresses.socket("there") as other:
        assert (first, second, other) == (True, True, True)
        with addresses.socket("here") as third:
            assert not third
    with addresses.socket("here") as again:
        assert again


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("unknown", "unknown"),
        ("x" * 999, "x" * 64),
    ],
)
def test_a_household_is_one_address(host: str, site: str) -> None:
    assert site_of(host) == site


def test_a_host_may_choose_other_limits() -> None:
    assert Limits().changed(["tables=600", "sockets=5"]) == Limits(tables=600, sockets=5)
    for wrong in ("tables", "tables=0", "tables=-1", "tables=many", "chairs=4", "=4"):
        with pytest.raises(ParlourError, match=f"--limit {wrong}: say a name and a number"):
            Limits().changed([wrong])
