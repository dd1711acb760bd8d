"""Who plays: a name, an animal, and a secret token that proves it. Of the token only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import NamedTuple

from sqlalchemy import bindparam, select

from parlour.server import schema
from parlour.server.cleaning import clean_name
from parlour.server.shapes import GuestChange, NewGuest
from parlour.server.store import Store, Write
from parlour.table.events import Guest

_ADD = schema.guests.insert()
_CHANGE = (
    schema.guests.update()
    .where(schema.guests.c.id == bindparam("guest"))
    .values(name=bindparam("name"), animal=bindparam("animal"))
)


class Arrival(NamedTuple):
    """A new guest, with the token that nobody will be told again."""

    guest: Guest
    token: str


class Guests:
    """All guests that ever were."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def arrive(self, wish: NewGuest) -> Arrival:
        """Make a new guest. Raises `BadNameError`, or `StoreError`."""
        guest = Guest(secrets.token_hex(8), clean_name(wish.name), wish.animal)
        token = new_token()
        await self._store.keep(guest.id, [arrival(guest, token, time.time())])
        return Arrival(guest, token)

    async def of(self, token: str) -> Guest | None:
        """Whose token it is, if anybody's."""
        if not token:
            return None
        hashed = _hash(token)
        rows = await self._store.rows(select(schema.guests).where(schema.guests.c.token_hash == hashed))
        found = [row for row in rows if secrets.compare_digest(row.token_hash, hashed)]
        return Guest(found[0].id, found[0].name, found[0].animal) if found else None

    async def change(self, guest: Guest, wish: GuestChange) -> Guest:
        """Give a guest another name or animal. Raises `BadNameError`, or `StoreError`."""
        changed = Guest(
            guest.id,
            guest.name if wish.name is None else clean_name(wish.name),
            guest.animal if wish.animal is None else wish.animal,
        )
        row = {"guest": changed.id, "name": changed.name, "animal": changed.animal}
        await self._store.keep(guest.id, [(_CHANGE, row)])
        return changed


def new_token() -> str:
    """What proves that somebody is a guest. Nobody can guess it."""
    return secrets.token_urlsafe(24)


def arrival(guest: Guest, token: str, now: float) -> Write:
    """What to write of a new guest."""
    row = {
        "id": guest.id,
        "token_hash": _hash(token),
        "name": guest.name,
        "animal": guest.animal,
        "created": now,
    }
    return _ADD, row


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
