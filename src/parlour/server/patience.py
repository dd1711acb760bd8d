"""How far callers may try the server's patience below HTTP and sockets: who is slow, silent or endless is cut off."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from parlour.server.limits import Allowance

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

MOST_HEAD = 64 * 1024
"""Bytes of a call before its body."""
ASKED_WITHIN = 20.0
"""Seconds in which a connection has to ask something, and in which all that it asks has to be here."""
TAKEN_WITHIN = 60.0
"""Seconds in which a caller has to take at least some of an answer."""
LAST_WORDS = 5.0
"""Seconds that a socket which is closed gets to take what was still on its way."""
MOST_FRAGMENTS = 100
"""Frames of one message."""
PINGS = (2.0, 20.0)
"""Pings a second that a page may send for long, and at once. They are answered below the table's own limits."""

_TOO_MUCH = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 18\r\nconnection: close\r\n\r\nThat was too long."
)


class _Quiet:
    """A transport on which nothing is written once it is closed: uvloop raises where asyncio does not."""

    def __init__(self, below: asyncio.Transport) -> None:
        self.below = below

    def write(self, said: bytes) -> None:
        if not self.below.is_closing():
            self.below.write(said)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.below, name)


class PatientProtocol(HttpToolsProtocol):
    """HTTP, but nobody may keep a connection by saying half a sentence, or by taking no answer."""

    _asking: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _head: int | None = None
    """Bytes of a head that is not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(cast(asyncio.Transport, _Quiet(transport)))
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._relax()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something of what is asked is here."""
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.transport.write(_TOO_MUCH)
                self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which has limits of its own."""
        self._relax()
        self.transport = cast(_Quiet, self.transport).below
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """The first byte of a call."""
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        """All but the body is here."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is here."""
        self._relax()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The caller does not take what is answered."""
        super().pause_writing()
        self._taking = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()

    def _wait(self) -> None:
        self._relax()
        self._asking = self.loop.call_later(ASKED_WITHIN, self.transport.abort)

    def _relax(self) -> None:
        if self._asking is not None:
            self._asking.cancel()


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket whose messages come in few pieces and are text, whose pings are few, and that ends when it is closed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._pings = Allowance(*PINGS, self.loop.time())

    async def run_asgi(self) -> None:
        """Serve it."""
        await super().run_asgi()
        self._cut_soon()

    async def send(self, message: ASGISendEvent) -> None:
        """Say something."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # turned away: otherwise uvicorn takes it for forgotten

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        """The page wants to know whether anybody is there."""
        if self.close_sent:
            return
        if self._pings.take(self.loop.time()):
            self._refuse(CloseCode.POLICY_VIOLATION, "too many pings")
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._refuse(CloseCode.MESSAGE_TOO_BIG, "too many frames")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        super().keepalive_timeout()
        self._cut_soon()

    def _refuse(self, code: CloseCode, why: str) -> None:
        """End it, and say why."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(code, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._cut_soon()

    def _cut_soon(self) -> None:
        # What is closed stays open while anything waits for a page that does not read.
        self.loop.call_later(LAST_WORDS, self.transport.abort)
