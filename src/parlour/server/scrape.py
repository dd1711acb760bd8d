"""`/metrics`: what is counted, for Prometheus, and for nobody from outside unless the host wants that."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.params import SkipValidation
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from parlour.server.context import Parlour
from parlour.server.line import FORWARDED
from parlour.server.metrics import READY, REGISTRY, TABLES

AnyRequest = Request[Any, Any, Any]


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, parlour: NamedDependency[SkipValidation[Parlour]]) -> Response[bytes]:
    """What Prometheus asks for."""
    if not (parlour.settings.open_metrics or _is_from_here(request)):
        raise PermissionDeniedException(
            "The metrics are for programs on this machine. `parlour --open-metrics` shows them to everybody."
        )
    TABLES.clear()
    for table in parlour.hub.tables():
        TABLES.labels(table.state.game.slug, table.state.stage).inc()
    for slug, status in parlour.shelf.status.items():
        READY.labels(slug).set(status == "ready")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _is_from_here(request: AnyRequest) -> bool:
    """Whether this machine asks for itself, and not a proxy on it for somebody else."""
    if request.client is None or any(name.lower() in FORWARDED for name, _ in request.scope["headers"]):
        return False
    return ipaddress.ip_address(request.client.host).is_loopback
