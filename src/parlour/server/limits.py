"""How much one address may ask for. A family or a whole school has one, so limits lie far above what people do."""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import Literal, TypeAlias

from parlour.engine.errors import ParlourError
from parlour.engine.scene import Text

HOUR = 3600.0
LONG = 90
"""Seconds from which on people count in minutes."""
MOST_KNOWN = 20_000
"""Addresses that are remembered: the one that was heard of longest ago is forgotten first."""
IPV6_SITE = 64
"""Bits of an IPv6 address that belong to one household: its machines take as many of the rest as they like."""


@dataclass(frozen=True)
class Limits:
    """What one address may ask for."""

    guests: int = 300
    """New guests in an hour."""
    tables: int = 300
    """Tables opened in an hour."""
    calls: int = 100
    """Calls of the lobby, and new connections to tables, in a second."""
    messages: int = 400
    """Messages to tables in a second."""
    sockets: int = 300
    """Connections to tables at once."""

    def changed(self, wishes: Iterable[str]) -> Limits:
        """With other numbers, each said like `tables=600`. Raises `ParlourError` for what cannot be understood."""
        names = [field.name for field in fields(self)]
        numbers: dict[str, int] = {}
        for wish in wishes:
            name, _, number = wish.partition("=")
            if name not in names or not number.isdecimal() or not int(number):
                raise ParlourError(f"--limit {wish}: say a name and a number, such as tables=600 ({', '.join(names)})")
            numbers[name] = int(number)
        return replace(self, **numbers)


Kind: TypeAlias = Literal["guests", "tables", "calls", "messages"]
_OVER: dict[Kind, float] = {"guests": HOUR, "tables": HOUR, "calls": 1.0, "messages": 1.0}
"""Seconds in which so many of a kind may come for long."""
_AT_ONCE: dict[Kind, int] = {"guests": 1, "tables": 1, "calls": 10, "messages": 10}
"""How many times as many may come at once."""


class TooMuchError(ParlourError):
    """An address asks for too much: `reason` says what, and after how many `seconds` there is more."""

    def __init__(self, kind: str, seconds: float) -> None:
        super().__init__(f"too many {kind}")
        self.seconds = max(1, math.ceil(seconds))
        minutes = math.ceil(self.seconds / 60) if self.seconds > LONG else 0
        self.reason = Text(f"limit-{kind}", {"seconds": self.seconds, "minutes": minutes})


class Allowance:
    """So much a second for long, and so much at once. Times are seconds by any clock that does not jump."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """0 if that is granted, else the seconds after which it will be."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return (cost - self._left) / self._rate
        self._left -= cost
        return 0.0


class Addresses:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits, most: int = MOST_KNOWN) -> None:
        self.limits = limits
        self._most = most
        self._known: OrderedDict[str, dict[Kind, Allowance]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._known)

    def take(self, kind: Kind, address: str, now: float) -> None:
        """One more of a kind. Raises `TooMuchError`."""
        seconds = self._allowance(kind, address, now).take(now)
        if seconds:
            raise TooMuchError(kind, seconds)

    def _allowance(self, kind: Kind, address: str, now: float) -> Allowance:
        known = self._known.setdefault(address, {})
        self._known.move_to_end(address)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        if kind not in known:
            number: int = getattr(self.limits, kind)
            known[kind] = Allowance(number / _OVER[kind], number * _AT_ONCE[kind], now)
        return known[kind]

    @contextmanager
    def socket(self, address: str) -> Generator[bool]:
        """One connection more while this lasts, and whether it may be."""
        self._sockets[address] += 1
        try:
            yield self._sockets[address] <= self.limits.sockets
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def site_of(host: str) -> str:
    """Who is counted as one: an IPv4 address, or the part of an IPv6 address that a household has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:IPV6_SITE]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_SITE), strict=False).network_address)
