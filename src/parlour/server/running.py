"""Runs the application on a socket that listens already."""

from __future__ import annotations

import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from parlour.server.app import make_app, secured
from parlour.server.context import Settings
from parlour.server.line import LineProtocol

MOST_MESSAGE = 16 * 1024
"""Bytes of one message of a page."""
PATIENCE = 3
"""Seconds that open connections get when the server ends."""


class AnsweringServer(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, answers: Callable[[], None]) -> None:
        super().__init__(config)
        self._answers = answers

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Ctrl-C, once or more often: end in good order, which takes no longer than `PATIENCE`."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._answers()


def make_server(settings: Settings, answers: Callable[[], None]) -> AnsweringServer:
    """A server that is not running yet. `answers` is called when the first page can come."""
    config = uvicorn.Config(
        secured(make_app(settings)),
        lifespan="on",
        ws=LineProtocol,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return AnsweringServer(config, answers)


def run(settings: Settings, listening: socket.socket, answers: Callable[[], None]) -> None:
    """Serve until Ctrl-C, or until the process is asked to end."""
    make_server(settings, answers).run([listening])
