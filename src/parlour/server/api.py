"""The lobby's calls: games, guests and tables."""

from __future__ import annotations

import importlib.metadata
import io
import re
from typing import Any, cast

import segno
from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, JSONBody, SkipValidation

from parlour.server import shapes
from parlour.server.context import Parlour
from parlour.server.gate import counted
from parlour.server.shapes import GameCard, GuestChange, Health, NewGuest, NewTable, TableCard
from parlour.table.change import Card
from parlour.table.events import Guest
from parlour.table.messages import Stage

Server = NamedDependency[SkipValidation[Parlour]]
Me = NamedDependency[SkipValidation[Guest]]
AnyRequest = Request[Any, Any, Any]

_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")
_HERE = ("localhost", "127.", "[::1]")


async def me(request: AnyRequest, parlour: Server) -> Guest:
    """Whose token comes with a call."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    guest = await parlour.guests.of(token) if scheme.lower() == "bearer" else None
    if guest is None:
        raise NotAuthorizedException("This device is not known here. Say who you are first: a name and an animal.")
    return guest


def link(request: AnyRequest, parlour: Parlour, code: str) -> str:
    """The address of a table, as others can open it."""
    host = request.headers.get("host", "")
    address = parlour.settings.address
    if _HOST.fullmatch(host) and not (host.startswith(_HERE) and address):
        address = f"{request.url.scheme}://{host}"
    return f"{address}/t/{code}"


def table_card(request: AnyRequest, parlour: Parlour, card: Card, guest: Guest | None = None) -> TableCard:
    """A table as the lobby's calls give it, for a guest who asks."""
    return TableCard(
        code=card.code,
        game=card.game,
        stage=cast(Stage, card.stage),
        names=card.names,
        seats=card.seats,
        free=card.free,
        your_turn=guest is not None and guest.id in card.turn,
        link=link(request, parlour, card.code),
    )


@get("/api/health", sync_to_thread=False)
def health(parlour: Server) -> Health:
    """Whether the server is well."""
    return Health(ok=True, version=importlib.metadata.version("parlour"), games=parlour.shelf.status)


@get("/api/games", sync_to_thread=False)
def games(parlour: Server) -> list[GameCard]:
    """What there is to play."""
    return parlour.catalogue.cards()


@post("/api/guests", guards=[counted("guests")])
async def new_guest(data: JSONBody[NewGuest], parlour: Server) -> shapes.Guest:
    """Say who you are. The token that comes back proves it from now on."""
    guest, token = await parlour.guests.arrive(data)
    return shapes.Guest(guest.id, guest.name, guest.animal, token)


@get("/api/guests/me", sync_to_thread=False)
def this_guest(guest: Me) -> shapes.Guest:
    """Who you are."""
    return shapes.Guest(guest.id, guest.name, guest.animal)


@patch("/api/guests/me")
async def change_guest(data: JSONBody[GuestChange], guest: Me, parlour: Server) -> shapes.Guest:
    """Take another name or animal, also at the tables where you sit."""
    changed = await parlour.guests.change(guest, data)
    parlour.hub.rename(changed)
    return shapes.Guest(changed.id, changed.name, changed.animal)


@get("/api/guests/me/tables")
async def my_tables(request: AnyRequest, guest: Me, parlour: Server) -> list[TableCard]:
    """The tables where you sit, except those that are over."""
    return [table_card(request, parlour, card, guest) for card in await parlour.hub.seats_of(guest)]


@get("/api/tables")
async def listed_tables(request: AnyRequest, parlour: Server) -> list[TableCard]:
    """The tables that everybody may see, except those that are over."""
    return [table_card(request, parlour, card) for card in await parlour.hub.lobby()]


@post("/api/tables", guards=[counted("tables")])
async def new_table(data: JSONBody[NewTable], request: AnyRequest, guest: Me, parlour: Server) -> TableCard:
    """Open a table. You are its host and have a seat."""
    live = await parlour.hub.open(guest, data)
    return table_card(request, parlour, live.table.card(), guest)


@get("/api/tables/{code:str}")
async def one_table(code: FromPath[str], request: AnyRequest, parlour: Server) -> TableCard:
    """A table by its code."""
    live = await parlour.hub.find(code.upper())
    return table_card(request, parlour, live.table.card())


@get("/api/tables/{code:str}/qr.svg")
async def qr_code(code: FromPath[str], request: AnyRequest, parlour: Server) -> Response[bytes]:
    """The link of a table as a QR code."""
    live = await parlour.hub.find(code.upper())
    drawn = io.BytesIO()
    segno.make(link(request, parlour, live.code), error="m").save(drawn, "svg", xmldecl=False, omitsize=True, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


HANDLERS = (
    health,
    games,
    new_guest,
    this_guest,
    change_guest,
    my_tables,
    listed_tables,
    new_table,
    one_table,
    qr_code,
)
