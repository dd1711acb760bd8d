"""The application: what answers which address, and how refusals read."""

from __future__ import annotations

import importlib.metadata
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.engine.errors import ParlourError
from parlour.server import api, matches, pages, scrape
from parlour.server.asking import TOO_DEEP
from parlour.server.context import Parlour, Settings, opened
from parlour.server.gate import not_too_often, own_pages_only
from parlour.server.hub import GoneError
from parlour.server.shapes import Problem
from parlour.server.socket import table_socket
from parlour.server.store import StoreError
from parlour.server.words import sentence
from parlour.table.refusal import RefusalError

MOST_BODY = 16 * 1024
"""Bytes that a call may send."""

_CONTENT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # drawings of games are put into the page, and drawing programs write them
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_SENSORS = ("accelerometer", "gyroscope", "magnetometer")
"""What a phone may tell the page of how it is moved: the companion is shaken."""
_NOT_NEEDED = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb", "serial", "hid")
SECURITY = {
    "content-security-policy": "; ".join(f"{kind} {sources}" for kind, sources in _CONTENT.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(
        [*(f"{name}=(self)" for name in _SENSORS), *(f"{name}=()" for name in _NOT_NEEDED)]
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
"""The page talks to its own server and to nobody else, and no other page holds it."""

_logger = logging.getLogger("parlour.server")

AnyRequest = Request[Any, Any, Any]


def make_app(settings: Settings) -> Litestar:
    """The application of one server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with opened(settings) as parlour:
            app.state.parlour = parlour
            yield

    def running(state: State) -> Parlour:
        return cast(Parlour, state.parlour)

    return Litestar(
        [*api.HANDLERS, *matches.HANDLERS, *pages.HANDLERS, scrape.metrics, table_socket],
        dependencies={
            "parlour": Provide(running, sync_to_thread=False),
            "guest": Provide(api.me),
        },
        guards=[own_pages_only, not_too_often],
        lifespan=[lifespan],
        exception_handlers={
            ValidationException: _invalid,
            HTTPException: _refused,
            ParlourError: _impossible,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=importlib.metadata.version("parlour"),
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


def secured(app: ASGIApp) -> ASGIApp:
    """The same with `SECURITY` on every answer. Sockets pass by untouched: a wrapper would cost with every notice."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_secured if scope["type"] == ScopeType.HTTP else send)

    return serve


def _problem(status: int, detail: str) -> Response[Problem]:
    return Response(Problem(status, detail), status_code=status, media_type="application/json")


def _refused(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    answer = _problem(error.status_code, error.detail)
    answer.headers.update(error.headers or {})
    return answer


def _invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    """A call that does not have the shape that it should: what is wrong, and where."""
    wrong = [cast(dict[str, str], each) for each in error.extra or [] if isinstance(each, dict)]
    found = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in wrong)
    return _problem(error.status_code, found or error.detail)


def _impossible(_: AnyRequest, error: ParlourError) -> Response[Problem]:
    if isinstance(error, GoneError):
        return _problem(404, sentence(error.reason))
    if isinstance(error, RefusalError):
        return _problem(400, sentence(error.reason))
    detail = str(error)
    return _problem(503 if isinstance(error, StoreError) else 400, f"{detail[:1].upper()}{detail[1:]}")


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """JSON in JSON in JSON: the reader gives up before it is through."""
    return _problem(400, sentence(TOO_DEEP))


def _failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    # Not the path itself: it may hold the code of a table.
    call = f"{request.method} {request.scope.get('path_template', '')}"
    _logger.error("a call failed", extra={"call": call}, exc_info=error)
    return _problem(500, "Something went wrong on the server. It is in the server's log.")
