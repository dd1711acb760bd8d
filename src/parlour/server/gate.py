"""Who may call: pages of our own and programs, and nobody more often than the limits of an address allow."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from parlour.engine.scene import Text
from parlour.server.limits import Addresses, Kind, TooMuchError, site_of
from parlour.server.origins import HARMLESS, is_foreign
from parlour.server.words import sentence

if TYPE_CHECKING:
    from parlour.server.context import Parlour

FOREIGN = Text("refusal-foreign")

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]


def address_of(connection: Connection) -> str:
    """Whose limits count. Behind a proxy on this machine uvicorn has put in what `X-Forwarded-For` says."""
    return site_of(connection.client.host) if connection.client is not None else ""


def let_in(connection: Connection) -> None:
    """A socket may be made. Raises `HTTPException`: until then it is a call like any other."""
    _check_origin(connection)
    _count("calls", connection)


async def own_pages_only(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard of all calls: none that changes anything may come from a page of another site."""
    if isinstance(handler, HTTPRouteHandler) and not handler.http_methods <= HARMLESS:
        _check_origin(connection)


async def not_too_often(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard of all calls: files are cheap, the lobby's calls are counted."""
    if isinstance(handler, HTTPRouteHandler) and any(path.startswith("/api/") for path in handler.paths):
        _count("calls", connection)


def counted(kind: Kind) -> Guard:
    """A guard of one call, which is counted for itself."""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        _count(kind, connection)

    return guard


def _check_origin(connection: Connection) -> None:
    if is_foreign(connection.headers, _parlour(connection).settings.address):
        raise PermissionDeniedException(sentence(FOREIGN))


def _count(kind: Kind, connection: Connection) -> None:
    addresses: Addresses = _parlour(connection).addresses
    try:
        addresses.take(kind, address_of(connection), time.monotonic())
    except TooMuchError as error:
        again = {"Retry-After": str(error.seconds)}
        raise TooManyRequestsException(sentence(error.reason), headers=again) from None


def _parlour(connection: Connection) -> Parlour:
    return cast("Parlour", connection.app.state.parlour)
