"""Serves files out of folders: only kinds that belong to a page, compressed once, and not sent to who has them."""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.exceptions import NotFoundException

TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webm": "audio/webm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files that are served."""

FOREVER = "public, max-age=31536000, immutable"
"""For addresses that change with what is there."""
ASK_AGAIN = "no-cache"
"""Keep it, but ask whether it is still the same."""

_COMPRESSED = ("text/", "image/svg", "application/", "audio/wav")
_SMALL = 500


class Content(NamedTuple):
    """What a file holds, as it is sent."""

    body: bytes
    compressed: bytes | None
    media_type: str
    etag: str


def content(body: bytes, media_type: str) -> Content:
    """Something to send."""
    smaller = gzip.compress(body, mtime=0) if media_type.startswith(_COMPRESSED) and len(body) > _SMALL else None
    return Content(body, smaller, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def content_of(path: Path) -> Content:
    """What a file holds now."""
    found = path.stat()
    return _read(path, found.st_mtime_ns, found.st_size)


@functools.lru_cache(maxsize=2000)
def _read(path: Path, _changed: int, _size: int) -> Content:
    return content(path.read_bytes(), TYPES[path.suffix])


def find(folder: Path, name: str) -> Path:
    """The file of that name in a folder. Raises `NotFoundException` for what is not there, or not to be served."""
    parts = name.strip("/").split("/")
    if all(part and not part.startswith(".") and "\\" not in part and "\0" not in part for part in parts):
        path = folder.joinpath(*parts)
        with suppress(OSError):  # such as a name that is too long
            if path.suffix in TYPES and path.is_file() and path.resolve().is_relative_to(folder.resolve()):
                return path
    raise NotFoundException("There is no such page.")


def listed(folder: Path, places: Iterable[str]) -> list[Path]:
    """The files of some places (folders, or files) in a folder that are served."""
    found = (path for place in places for path in [folder / place, *(folder / place).rglob("*")])
    return sorted(path for path in found if path.suffix in TYPES and path.is_file())


def send(request: Request[Any, Any, Any], sent: Content, caching: str, status: int = 200) -> Response[bytes]:
    """The answer that holds something, or says that it is what the browser has already."""
    headers = {"ETag": sent.etag, "Cache-Control": caching}
    if request.headers.get("if-none-match") == sent.etag:
        return Response(b"", status_code=304, headers=headers)
    body = sent.body
    if sent.compressed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = sent.compressed
            headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=sent.media_type)
