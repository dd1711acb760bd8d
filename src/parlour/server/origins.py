"""Pages of other sites may not act here: a browser says whose page asks, and that has to be ours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

_USUAL = re.compile(r":(80|443)$")
HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""


def is_foreign(headers: Mapping[str, str], own: str = "") -> bool:
    """Whether a page of another site asks.

    A program says no `Origin`, and no page can leave it out. What it is compared with are the hosts that the caller
    asked for: `Host`, what a proxy says that it was (`X-Forwarded-Host`: a page cannot add that), and `own`, the
    address at which others reach the server.
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    if not origin.startswith(("http://", "https://")):
        return True  # `null`: a page that is hidden from, or no page of the web
    hosts = [headers.get("host", ""), *headers.get("x-forwarded-host", "").split(","), urlsplit(own).netloc]
    return _plain(urlsplit(origin).netloc) not in set(_all_plain(hosts))


def _all_plain(hosts: Iterable[str]) -> Iterable[str]:
    return (_plain(host) for host in hosts if host.strip())


def _plain(host: str) -> str:
    return _USUAL.sub("", host.strip().lower())
