"""Tells the pages: how the table is, and what the match looks like from where each of them sits."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.engine.dealing import commitment
from parlour.engine.scene import Beat
from parlour.table.change import Change
from parlour.table.messages import Deal, History, Marks, Room, SeatView, Told, You
from parlour.table.play import Play, Teller
from parlour.table.presence import Presence
from parlour.table.state import State


class Herald:
    """Knows who is where, and puts into a change what they are told."""

    def __init__(self, state: State, presence: Presence) -> None:
        self._state = state
        self._presence = presence

    # The table

    def tell_room(self, change: Change) -> None:
        """Tell everybody how the table is now, each with whom it takes them for."""
        seats = [self._seat_view(seat) for seat in range(len(self._state.chairs))]
        sitting = {chair.guest.id for chair in self._state.chairs if chair.guest is not None}
        watchers = [
            guest.name if guest else "" for guest in self._presence.guests() if not guest or guest.id not in sitting
        ]
        for guest, connections in self._presence.by_guest().items():
            change.tell(connections, self._room(seats, watchers, guest))

    def _room(self, seats: list[SeatView], watchers: list[str], guest: str) -> Room:
        state = self._state
        return Room(
            code=state.code,
            game=state.game.slug,
            stage=state.stage,
            seats=seats,
            you=You(guest, state.seat_of(guest), bool(guest) and guest == state.host),
            options=state.options,
            limit=state.limit,
            listed=state.listed,
            watchers=watchers,
            match=state.matches,
            notice=state.notice,
        )

    def _seat_view(self, seat: int) -> SeatView:
        chair = self._state.chairs[seat]
        if chair.guest is None:
            return SeatView("bot" if chair.level else "free", level=chair.level, wins=chair.wins)
        guest = chair.guest
        return SeatView(
            "person",
            guest.name,
            guest.animal,
            guest.id,
            level=self._presence.level_of(chair),
            away=not self._presence.is_here(guest.id),
            stand_in=guest.id in self._presence.stood_in,
            host=guest.id == self._state.host,
            wins=chair.wins,
            seed=bool(chair.commitment),
        )

    # The match

    def by_viewer(self, play: Play) -> dict[int, list[int]]:
        """The connections of each viewer of the match: a seat, or those who watch."""
        groups: dict[int, list[int]] = {}
        for guest, connections in self._presence.by_guest().items():
            groups.setdefault(play.viewer(self._state.sees_from(guest)), []).extend(connections)
        return groups

    def tell_deal(self, change: Change, connections: Iterable[int]) -> None:
        """Tell what the match that is about to begin, or the last one, is dealt by."""
        gathering, play = self._state.gathering, self._state.play
        if gathering is not None:
            promise = commitment(gathering.match, bytes.fromhex(gathering.secret))
            change.tell(connections, Deal(gathering.match, promise, gathering.commitments, [], dealt=False))
        elif play is not None:
            began = play.began
            change.tell(
                connections, Deal(began.match, play.promise, began.seat_commitments, began.seat_seeds, dealt=True)
            )

    def tell_match(self, change: Change, now: float, connection: int, deadline: float | None) -> None:
        """Tell a page that knows nothing of the match: its log so far, and what it looks like."""
        play = self._state.play
        if play is None:
            return
        guest = self._presence.guest(connection)
        viewer = play.viewer(self._state.sees_from(guest.id) if guest is not None else None)
        change.tell([connection], History(play.history(viewer)))
        change.tell([connection], _told(now, play, viewer, deadline, []))
        change.tell([connection], self._marks(viewer))

    def tell_marks(self, change: Change, play: Play, viewer: int) -> None:
        """Tell a seat, and nobody else, what it has marked."""
        change.tell(self.by_viewer(play).get(viewer, []), self._marks(viewer))

    def _marks(self, viewer: int) -> Marks:
        return Marks(dict(self._state.marks.get(viewer, {})))

    def tell_viewer(self, change: Change, now: float, play: Play, viewer: int, deadline: float | None) -> None:
        """Nothing happened that anybody may see, except for this viewer, who may do something else now."""
        change.tell(self.by_viewer(play).get(viewer, []), _told(now, play, viewer, deadline, []))

    def tell_steps(self, change: Change, now: float, play: Play, deadline: float | None, teller: Teller) -> None:
        """Tell everybody what has happened, each as they saw it."""
        for viewer, connections in teller.audience.items():
            change.tell(connections, _told(now, play, viewer, deadline, teller.told[viewer]))


def _told(now: float, play: Play, viewer: int, deadline: float | None, steps: list[list[Beat]]) -> Told:
    return Told(play.version, steps, play.scene(viewer), deadline, now)
