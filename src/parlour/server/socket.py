"""A table's socket: the page says hello, then asks; what it asks is checked before the table hears of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, SkipValidation

from parlour.engine.scene import Text
from parlour.server.cleaning import clean
from parlour.server.context import Parlour
from parlour.server.hub import GoneError, Visit
from parlour.server.line import round_trip, wire
from parlour.server.live import encoded
from parlour.server.outbox import NO_TABLE, Outbox
from parlour.table.messages import MAX_SAID, Chat, Gone, Hello, Intent, Notice, Refused

HELLO_WITHIN = 20.0
"""Seconds in which a connection has to say who it is."""

T = TypeVar("T")

_intents = msgspec.json.Decoder(Intent)


class _Numbered(msgspec.Struct):
    ref: int = 0


class Allowance:
    """How much a connection may ask: `rate` messages a second for long, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may be asked now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], parlour: NamedDependency[SkipValidation[Parlour]]
) -> None:
    """One connection from its hello to its end."""
    await socket.accept()
    here = asyncio.current_task()
    assert here is not None
    outbox = Outbox(wire(socket.scope), overflowed=here.cancel)
    closing = asyncio.create_task(_close(socket, outbox))
    try:
        await _serve(socket, code.upper(), parlour, outbox)
        await closing
    except (WebSocketException, TimeoutError):
        pass  # the line is lost, or nobody said hello
    except asyncio.CancelledError:
        if not outbox.overfull:
            raise
    finally:
        closing.cancel()


async def _close(socket: WebSocket[Any, Any, Any], outbox: Outbox) -> None:
    code = await outbox.closed()
    with suppress(WebSocketException, RuntimeError, OSError):  # the other end is gone already
        await socket.close(code=code)


async def _serve(socket: WebSocket[Any, Any, Any], code: str, parlour: Parlour, outbox: Outbox) -> None:
    allowance = Allowance(*parlour.settings.messages)
    async with asyncio.timeout(HELLO_WITHIN):
        hello = await _next(socket, outbox, allowance)
        while not isinstance(hello, Hello):
            hello = await _next(socket, outbox, allowance)
    guest = await parlour.guests.of(hello.token)
    try:
        live = await parlour.hub.find(code)
    except GoneError as error:
        _say(outbox, Gone(error.reason))
        outbox.close(NO_TABLE)
        return
    visit = parlour.hub.visit(live, guest, outbox, partial(round_trip, socket.scope))
    try:
        await _converse(socket, parlour, outbox, allowance, visit)
    finally:
        visit.leave()
        parlour.hub.left(live)


async def _converse(
    socket: WebSocket[Any, Any, Any], parlour: Parlour, outbox: Outbox, allowance: Allowance, visit: Visit
) -> None:
    while True:
        intent = await _next(socket, outbox, allowance)
        if isinstance(intent, Hello):
            visit.meet(await parlour.guests.of(intent.token))
        elif isinstance(intent, Chat):
            visit.receive(Chat(ref=intent.ref, text=clean(intent.text)))
        else:
            visit.receive(intent)


async def _next(socket: WebSocket[Any, Any, Any], outbox: Outbox, allowance: Allowance) -> Intent:
    """The next thing that the page asks for; what cannot be understood is refused, and so is what comes too fast."""
    while True:
        message = await socket.receive_data("text")
        if not allowance.take():
            _say(outbox, Refused(_ref(message), Text("refusal-too-fast")))
            continue
        try:
            return _intents.decode(message)
        except (msgspec.DecodeError, UnicodeError) as error:
            _say(outbox, Refused(_ref(message), _misunderstood(error)))


def _misunderstood(error: Exception) -> Text:
    if str(error).endswith("- at `$.text`"):
        return Text("refusal-said-too-much", {"most": MAX_SAID})
    return Text("refusal-not-understood", {"why": str(error)})


def _ref(message: str) -> int:
    """The number of a command, as far as it can be made out."""
    try:
        return msgspec.json.decode(message, type=_Numbered).ref
    except (msgspec.DecodeError, UnicodeError):
        return 0


def _say(outbox: Outbox, notice: Notice) -> None:
    outbox.put(encoded(notice))
