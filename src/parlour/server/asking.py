"""What the page at the other end of a socket asks for next: refused if it is not understood, or comes too fast."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketReceiveMessage

from parlour.engine.scene import Text
from parlour.server.cleaning import clean
from parlour.server.limits import Addresses, Allowance, TooMuchError
from parlour.server.metrics import MESSAGES
from parlour.table.messages import MAX_SAID, Act, Chat, Hello, Intent, Marking, Number, Ping, Refused

COSTS: dict[type[Intent], int] = {Act: 1, Marking: 1, Ping: 1, Chat: 8, Hello: 10}
"""For how many messages one counts. What everybody at the table is told of costs more, and so does to be told all
once more."""
USUAL_COST = 4
MOST_EXPLAINED = 200
"""Characters of the reason why something was not understood."""
LONGEST_WAIT = 1.0
"""Seconds that nothing is read from whoever was too fast, at most."""
FLOOD = 20
"""So many messages of one connection that came too fast are worth a line in the log."""
TOO_FAST, NO_TEXT, TOO_DEEP = Text("refusal-too-fast"), Text("refusal-no-text"), Text("refusal-too-deep")

_logger = logging.getLogger("parlour.server")
_intents = msgspec.json.Decoder(Intent)


class _Numbered(msgspec.Struct):
    ref: Number = 0


class Asking:
    """Reads one connection of an address. `refuse` tells the page what it does not get."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        allowance: Allowance,
        addresses: Addresses,
        address: str,
        refuse: Callable[[Refused], None],
    ) -> None:
        self._socket = socket
        self._allowance = allowance
        self._addresses = addresses
        self._address = address
        self._refuse = refuse
        self._too_fast = 0

    async def next(self) -> Intent:
        """The next thing that the page asks for. Raises `WebSocketDisconnect` when there will be none."""
        while True:
            message = await self._message()
            intent = await self._understood(message)
            if intent is not None:
                MESSAGES.labels(type(intent).__name__.lower()).inc()
                return intent

    async def _message(self) -> str | None:
        """What came; nothing if it was no text."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="disconnect event")
        return cast(WebSocketReceiveMessage, event).get("text")

    async def _understood(self, message: str | None) -> Intent | None:
        if not await self._granted(message, 1):
            return None
        if message is None:
            self._refuse(Refused(0, NO_TEXT))
            return None
        try:
            intent = _intents.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(Refused(_ref(message), _misunderstood(error)))
            return None
        more = COSTS.get(type(intent), USUAL_COST) - 1
        return intent if not more or await self._granted(message, more) else None

    async def _granted(self, message: str | None, cost: int) -> bool:
        """Whether a message may cost so much now. If not, the next is read later: who is too fast fills no memory."""
        now = time.monotonic()
        wait = self._allowance.take(now, cost)
        if not wait:
            try:
                self._addresses.take("messages", self._address, now)
            except TooMuchError as error:
                wait = error.seconds
        if wait:
            self._too_fast += 1
            if self._too_fast == FLOOD:
                _logger.warning("a connection floods the server: what it sends too fast is refused")
            self._refuse(Refused(_ref(message), TOO_FAST))
            await asyncio.sleep(min(wait, LONGEST_WAIT))
        return not wait


def _misunderstood(error: Exception) -> Text:
    if isinstance(error, RecursionError):
        return TOO_DEEP
    if str(error).endswith("- at `$.text`"):
        return Text("refusal-said-too-much", {"most": MAX_SAID})
    return Text("refusal-not-understood", {"why": clean(str(error))[:MOST_EXPLAINED]})


def _ref(message: str | None) -> int:
    """The number of a command, as far as it can be made out."""
    try:
        return msgspec.json.decode(message or "", type=_Numbered).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
