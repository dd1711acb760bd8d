"""The browser client, the drawings and sounds that it shares between games, and the files of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, SkipValidation

from parlour.server.context import Parlour
from parlour.server.files import ASK_AGAIN, FOREVER, TYPES, content, content_of, find, send
from parlour.server.words import words_file

BUILT = Path(__file__).parent / "web"
"""Where the build puts the client."""

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>The page is not built yet</h1>
<p>The server runs, but the browser client is missing. Build it with
<code>uv sync --reinstall-package parlour</code>, then load this page again.</p></html>
"""


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page."""
    return _client(request)


def _client(request: Request[Any, Any, Any]) -> Response[bytes]:
    try:
        index = content_of(find(BUILT, "index.html"))
    except NotFoundException:
        return send(request, content(NOT_BUILT, TYPES[".html"]), "no-store", status=503)
    return send(request, index, ASK_AGAIN)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; an address without the name of a file is a page that the client draws."""
    if path.startswith("/api/"):
        raise NotFoundException("There is no such call.")
    if "." not in path.rpartition("/")[2]:
        return _client(request)
    return send(request, content_of(find(BUILT, path)), FOREVER if path.startswith("/assets/") else ASK_AGAIN)


@get("/games/{slug:str}/{digest:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_file(
    slug: FromPath[str],
    digest: FromPath[str],
    path: FromPath[str],
    request: Request[Any, Any, Any],
    parlour: NamedDependency[SkipValidation[Parlour]],
) -> Response[bytes]:
    """A drawing, a sound or the words of a game."""
    found, caching = parlour.catalogue.file(slug, digest, path)
    return send(request, found, caching)


@get("/words/{name:str}", include_in_schema=False, sync_to_thread=False)
def words(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The words of the engine, the table and the server in a language."""
    return send(request, words_file(name), ASK_AGAIN)


HANDLERS = (front, page, game_file, words)
