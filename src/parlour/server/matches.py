"""The calls for finished matches. Whoever has the code of a table could watch it, and may look back at it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from parlour.engine import log
from parlour.server import records
from parlour.server.api import AnyRequest, Me, Server, table_card
from parlour.server.files import ASK_AGAIN, TYPES, content, send
from parlour.server.gate import counted
from parlour.server.shapes import GoOn, MatchCard, PlayedCard, TableCard

First = Annotated[int, QueryParameter(ge=0)]
Last = Annotated[int | None, QueryParameter(ge=0)]


@get("/api/guests/me/matches")
async def my_matches(guest: Me, parlour: Server) -> list[PlayedCard]:
    """The finished matches of the tables where you sit, the newest first."""
    return [PlayedCard(*played) for played in await records.matches_of(parlour.store, guest.id)]


@get("/api/matches/{code:str}/{number:int}")
async def one_match(code: FromPath[str], number: FromPath[int], parlour: Server) -> MatchCard:
    """A finished match by the code of its table and its number there, from 1."""
    return await parlour.archive.card(code.upper(), number)


@get("/api/matches/{code:str}/{number:int}/scenes")
async def scenes(
    code: FromPath[str],
    number: FromPath[int],
    request: AnyRequest,
    parlour: Server,
    view: FromQuery[str] = "public",
    first: First = 0,
    last: Last = None,
) -> Response[bytes]:
    """`Moments` of a finished match as `view` saw them: `public`, `open`, or the number of a seat from 0."""
    body = await parlour.archive.moments(code.upper(), number, view, first, last)
    return send(request, await asyncio.to_thread(content, body, TYPES[".json"]), ASK_AGAIN)


@get("/api/matches/{code:str}/{number:int}/file")
async def match_file(code: FromPath[str], number: FromPath[int], parlour: Server) -> Response[bytes]:
    """The file of a finished match, with the secret of its deal."""
    file = (await parlour.archive.find(code.upper(), number)).file
    name = f"{file.game}-{code.upper()}-{number}.match.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": ASK_AGAIN}
    return Response(log.encoded(file), media_type=TYPES[".json"], headers=headers)


@post("/api/matches/{code:str}/{number:int}/continue", guards=[counted("tables")])
async def go_on(
    code: FromPath[str],
    number: FromPath[int],
    data: JSONBody[GoOn],
    request: AnyRequest,
    guest: Me,
    parlour: Server,
) -> TableCard:
    """Open a table at which the match goes on from a position, with bots in the other seats. You are its host."""
    live = await parlour.archive.go_on(code.upper(), number, guest, data)
    return table_card(request, parlour, live.table.card(), guest)


HANDLERS = (my_matches, one_match, scenes, match_file, go_on)
