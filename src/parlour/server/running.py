"""Runs the application on a socket that listens already."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import cast

import uvicorn

from parlour.server.app import make_app, secured
from parlour.server.context import Parlour, Settings
from parlour.server.line import LineProtocol
from parlour.server.patience import PatientProtocol

MOST_MESSAGE = 16 * 1024
"""Bytes of one message of a page."""
PROXIES = "127.0.0.1,::1,::ffff:127.0.0.1"
"""Who is believed when it says for whom it asks, unless uvicorn's own variable names others: this machine alone."""
PATIENCE = 3
"""Seconds that open connections get when the server ends."""

_logger = logging.getLogger("parlour.server")


class AnsweringServer(uvicorn.Server):
    """Says when it answers, and takes leave of the pages before it ends."""

    def __init__(
        self, config: uvicorn.Config, answers: Callable[[], None], take_leave: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._answers = answers
        self._take_leave = take_leave

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Ctrl-C, once or more often: end in good order, which takes no longer than `PATIENCE`."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._answers()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End in good order."""
        await self._take_leave()
        await super().shutdown(sockets)


def make_server(settings: Settings, answers: Callable[[], None]) -> AnsweringServer:
    """A server that is not running yet. `answers` is called when the first page can come."""
    app = make_app(settings)

    async def take_leave() -> None:
        _logger.info("Parlour ends")
        await cast(Parlour, app.state.parlour).hub.end()

    config = uvicorn.Config(
        secured(app),
        lifespan="on",
        http=PatientProtocol,
        ws=LineProtocol,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXIES),
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        # Nothing of uvicorn's own: it would write down the paths of calls and sockets, which hold the codes of tables.
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return AnsweringServer(config, answers, take_leave)


def run(settings: Settings, listening: socket.socket, answers: Callable[[], None]) -> None:
    """Serve until Ctrl-C, or until the process is asked to end."""
    make_server(settings, answers).run([listening])
