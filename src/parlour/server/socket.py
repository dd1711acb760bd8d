"""A table's socket: the page says hello, then asks; what it asks is checked before the table hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, WebSocketException
from litestar.params import FromPath, SkipValidation

from parlour.engine.scene import Text
from parlour.server import gate
from parlour.server.asking import Asking
from parlour.server.cleaning import clean
from parlour.server.context import Parlour
from parlour.server.hub import GoneError, Visit
from parlour.server.limits import Allowance
from parlour.server.line import round_trip, wire
from parlour.server.live import encoded
from parlour.server.metrics import SOCKETS
from parlour.server.outbox import COME_BACK, NO_HELLO, NO_TABLE, TRY_LATER, Outbox
from parlour.server.shapes import Problem
from parlour.table.messages import Chat, Gone, Hello, Notice

HELLO_WITHIN = 20.0
"""Seconds in which a connection has to say who it is."""

_logger = logging.getLogger("parlour.server")


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], parlour: NamedDependency[SkipValidation[Parlour]]
) -> None:
    """One connection from its hello to its end."""
    try:
        gate.let_in(socket)
    except HTTPException as error:
        await _turn_away(socket, error)
        return
    await socket.accept()
    here = asyncio.current_task()
    assert here is not None
    line = wire(socket.scope)
    outbox = Outbox(line, overflowed=here.cancel)
    closing = asyncio.create_task(_close(socket, outbox))
    SOCKETS.inc()
    try:
        await _answer(socket, code.upper(), parlour, outbox)
        await closing
    except WebSocketException:
        pass  # the line is lost
    except asyncio.CancelledError:
        if not outbox.overfull:
            raise
        line.cut()
    finally:
        SOCKETS.dec()
        closing.cancel()


async def _turn_away(socket: WebSocket[Any, Any, Any], error: HTTPException) -> None:
    """Refuse the socket before it is one: the answer is that of a call."""
    body = msgspec.json.encode(Problem(error.status_code, error.detail))
    said = {"Content-Type": "application/json", **(error.headers or {})}
    headers = [(name.encode(), value.encode()) for name, value in said.items()]
    await socket.send({"type": "websocket.http.response.start", "status": error.status_code, "headers": headers})
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def _close(socket: WebSocket[Any, Any, Any], outbox: Outbox) -> None:
    code = await outbox.closed()
    with suppress(WebSocketException, RuntimeError, OSError):  # the other end is gone already
        await socket.close(code=code)


async def _answer(socket: WebSocket[Any, Any, Any], code: str, parlour: Parlour, outbox: Outbox) -> None:
    """Serve a connection, or say why not and close it."""
    address = gate.address_of(socket)
    allowance = Allowance(*parlour.settings.messages, time.monotonic())
    asking = Asking(socket, allowance, parlour.addresses, address, partial(_say, outbox))
    with parlour.addresses.socket(address) as welcome:
        try:
            if not welcome:
                raise GoneError("too-many-pages", most=parlour.addresses.limits.sockets)
            await _serve(asking, code, parlour, outbox, partial(round_trip, socket.scope))
        except GoneError as error:
            _say(outbox, Gone(error.reason))
            outbox.close(NO_TABLE if error.for_good else TRY_LATER)
        except TimeoutError:
            _say(outbox, Gone(Text("gone-no-hello")))
            outbox.close(NO_HELLO)
        except WebSocketException:
            raise
        except Exception:
            _logger.exception("a socket failed")
            outbox.close(COME_BACK)


async def _serve(asking: Asking, code: str, parlour: Parlour, outbox: Outbox, line: Callable[[], float | None]) -> None:
    async with asyncio.timeout(HELLO_WITHIN):
        hello = await asking.next()
        while not isinstance(hello, Hello):
            hello = await asking.next()
    guest = await parlour.guests.of(hello.token)
    live = await parlour.hub.find(code)
    visit = parlour.hub.visit(live, guest, outbox, line)
    try:
        await _converse(asking, parlour, visit)
    finally:
        visit.leave()
        parlour.hub.left(live)


async def _converse(asking: Asking, parlour: Parlour, visit: Visit) -> None:
    while True:
        intent = await asking.next()
        if isinstance(intent, Hello):
            visit.meet(await parlour.guests.of(intent.token))
        elif isinstance(intent, Chat):
            visit.receive(Chat(ref=intent.ref, text=clean(intent.text)))
        else:
            visit.receive(intent)


def _say(outbox: Outbox, notice: Notice) -> None:
    outbox.put(encoded(notice))
