"""A live table: what comes in is (time, connection, message), what goes out is a `Change`. One writer calls it.

Whatever was stored has happened: the news of a change may be sent once its events are durable, and a table that is
restored from its events goes on from there.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Callable, Sequence

from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import MatchFile
from parlour.engine.scene import Beat
from parlour.table import commands
from parlour.table.arbiter import Claim, in_order, settled_at
from parlour.table.change import Card, Change, Thought
from parlour.table.events import Began, Event, Guest, HostPassed, Renamed, Sealed, Stepped
from parlour.table.messages import History, Intent, Refused, Room, SeatView, Talk, Told, You
from parlour.table.play import Choice, Play, Teller
from parlour.table.presence import HOST_PASSES_AFTER, STAND_IN_AFTER, STAND_IN_LEVEL, Presence
from parlour.table.refusal import RefusalError
from parlour.table.state import State, opening, restored

SHORTEST_PAUSE, LONGEST_PAUSE = 0.8, 1.7
"""Seconds that a bot waits at least and at most before it acts."""
PAUSE_A_STEP = 0.4
"""Seconds that it waits longer for each step that was told before, so that people can follow."""


class Table:
    """One table. `pace` stretches the pauses of bots; `entropy` makes the secrets of deals."""

    def __init__(
        self, state: State, now: float, pace: float = 1.0, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.state = state
        self.presence = Presence()
        self._pace = pace
        self._entropy = entropy
        self._told_at = now
        self._told_steps = 0
        self._race_from = -1
        self._race_shown = now
        self._deadline: float | None = None
        self._claims: list[Claim] = []

    @classmethod
    def open(
        cls,
        code: str,
        game: Game,
        host: Guest,
        now: float,
        seats: int,
        options: dict[str, str],
        limit: int = 0,
        listed: bool = False,
        level: str = "",
        start: bool = False,
        pace: float = 1.0,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> tuple[Table, Change]:
        """A new table whose host sits in the seat that suits them; bots of `level` sit in the others.

        Raises `SetupError` for seats or options that the game does not know, `RefusalError` for an unknown level.
        """
        change = Change()
        opened = opening(code, game, seats, options, limit, listed, host, now)
        change.events.append(opened)
        table = cls(State(game, opened), now, pace, entropy)
        if level:
            commands.fill(table, change, now, level)
        if start:
            commands.begin(table, change, now)
        return table, change

    @classmethod
    def restore(
        cls,
        game: Game,
        events: Sequence[Event],
        now: float,
        pace: float = 1.0,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> Table:
        """The table as it was after its stored events. Raises `ValueError` or `ParlourError` if they do not fit."""
        return cls(restored(game, events), now, pace, entropy)

    def use(self, game: Game) -> None:
        """Go on with the same rules in another mode."""
        self.state.use(game)

    # What comes in

    def join(self, now: float, connection: int, guest: Guest | None) -> Change:
        """A page has said hello. Its news hold all that it needs to go on from here."""
        change = Change()
        asleep = not self.presence
        self.presence.come(connection, guest)
        if asleep:
            self._wake(now)
        if guest is not None:
            self._know(change, now, guest)
        self.tell_room(change)
        self._tell_match(change, now, connection)
        change.tell([connection], Talk(list(self.state.talk)))
        return change

    def leave(self, now: float, connection: int) -> Change:
        """A connection is lost."""
        change = Change()
        if connection in self.presence:
            self.presence.go(connection, now)
            self.tell_room(change)
        return change

    def rename(self, now: float, guest: Guest) -> Change:
        """A guest has another name or animal."""
        change = Change()
        self.presence.rename(guest)
        self._know(change, now, guest)
        self.tell_room(change)
        return change

    def receive(self, now: float, connection: int, intent: Intent) -> Change:
        """A page asks for something. A refusal tells it why not, and changes nothing."""
        change = Change()
        if connection not in self.presence:
            return change
        try:
            commands.carry_out(self, change, now, connection, intent)
        except RefusalError as refusal:
            change.tell([connection], Refused(intent.ref, refusal.reason))
        return change

    def tick(self, now: float) -> Change:
        """Do what is due."""
        change = Change()
        if not self.presence:
            return change
        self._pass_host(change, now)
        self._stand_in(change, now)
        if self._claims and now >= settled_at(self._claims, self._race_shown):
            self._settle(change, now)
        if self._deadline is not None and now >= self._deadline:
            self._take_defaults(change, now)
        return change

    def bot_acts(self, now: float, thought: Thought, action: int) -> Change:
        """A bot has decided. If its turn is over by now, nothing happens."""
        change = Change()
        play = self.state.play
        if play is None or self.level_of(thought.seat) == "" or thought.seat not in self._bots_owing(play):
            return change
        if thought.version == play.version or (play.match.kind is Kind.RACE and thought.version >= play.race_began):
            claim = Claim(thought.seat, action, now, None)
            self.act(change, now, claim, [action])
        return change

    # What is due, and who thinks

    @property
    def due(self) -> float | None:
        """When `tick` wants to be called; a table that nobody is at waits for nothing."""
        if not self.presence:
            return None
        dues = [self._deadline] if self._deadline is not None else []
        if self._claims:
            dues.append(settled_at(self._claims, self._race_shown))
        host_away = self.presence.away_since(self.state.host)
        if host_away is not None and self._heir() is not None:
            dues.append(host_away + HOST_PASSES_AFTER)
        if self.state.stage == "playing":
            dues += [since + STAND_IN_AFTER for _, since in self._away_players()]
        return min(dues, default=None)

    def thinking(self) -> list[Thought]:
        """The decisions that bots owe now."""
        play = self.state.play
        if play is None or play.over or not self.presence:
            return []
        return [
            Thought(
                seat,
                self.level_of(seat),
                play.version,
                play.match.observation(seat),
                play.legal(seat),
                self._told_at + self._pause(seat, play.version),
            )
            for seat in self._bots_owing(play)
        ]

    def _bots_owing(self, play: Play) -> list[int]:
        claimed = {claim.seat for claim in self._claims}
        return [seat for seat in play.owing if seat not in claimed and self.level_of(seat)]

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays a seat now; empty if its person does."""
        chair = self.state.chairs[seat]
        if chair.guest is None:
            return chair.level
        return STAND_IN_LEVEL if chair.guest.id in self.presence.stood_in else ""

    def _pause(self, seat: int, version: int) -> float:
        # From what everybody knows, so that it tells nothing; different each time, as a person's would be.
        share = zlib.crc32(f"{self.state.code} {seat} {version}".encode()) / 2**32
        pause = SHORTEST_PAUSE + share * (LONGEST_PAUSE - SHORTEST_PAUSE)
        return self._pace * (pause + PAUSE_A_STEP * max(0, self._told_steps - 1))

    # The match goes on

    def begin(self, change: Change, now: float, began: Began) -> None:
        """A match begins."""
        self.happened(change, began)
        self._claims = []
        play = self.state.play
        assert play is not None
        teller = self._teller(play)
        play.begin(teller)
        self._went_on(change, now, play, teller)

    def new_secret(self) -> str:
        """The secret of a deal, in hex."""
        return self._entropy(32).hex()

    def act(self, change: Change, now: float, claim: Claim, actions: Sequence[int], dealt: bool = False) -> None:
        """A seat that may do this acts: at once, or sealed until all have chosen, or in a race."""
        play = self.state.play
        assert play is not None
        match play.match.kind:
            case Kind.RACE:
                self._claims.append(claim)
                self._settle_early(change, now, play)
            case Kind.JOINT:
                self._seal(change, now, play, claim.seat, Choice(actions[0], dealt))
            case _:
                teller = self._teller(play)
                play.act(claim.seat, actions, dealt, teller)
                self._went_on(change, now, play, teller)

    def _seal(self, change: Change, now: float, play: Play, seat: int, choice: Choice) -> None:
        self.happened(change, Sealed(at=now, seat=seat, action=choice.action, dealt=choice.dealt))
        if play.owing:
            # Only its own page changes: nobody else may know who has chosen.
            for viewer, connections in self._by_viewer(play).items():
                if viewer == seat:
                    change.tell(connections, self._told(now, play, viewer, []))
            return
        teller = self._teller(play)
        play.open_sealed(teller)
        self._went_on(change, now, play, teller)

    def _settle_early(self, change: Change, now: float, play: Play) -> None:
        """Everybody has claimed: nothing is left to wait for."""
        if {claim.seat for claim in self._claims} >= set(play.owing):
            self._settle(change, now)

    def _settle(self, change: Change, now: float) -> None:
        play = self.state.play
        assert play is not None
        claims, self._claims = in_order(self._claims, self._race_shown), []
        teller = self._teller(play)
        counted = play.race([(claim.seat, claim.action) for claim in claims], teller)
        if counted:
            self._went_on(change, now, play, teller)
        for claim in claims:
            if claim.seat not in counted and claim.connection is not None:
                change.tell([claim.connection], Refused(claim.ref, RefusalError("too-late").reason))

    def _take_defaults(self, change: Change, now: float) -> None:
        """The time is up: those who owe a decision get the game's default."""
        play = self.state.play
        self._deadline = None
        if play is None or play.over:
            return
        if self._claims:
            self._settle(change, now)
        for seat in play.owing:
            if seat in play.owing and seat in play.match.deciding:
                action, dealt = play.match.default_action(seat)
                self.act(change, now, Claim(seat, action, now, None), [action], dealt)

    def _went_on(self, change: Change, now: float, play: Play, teller: Teller) -> None:
        """Store the steps, and tell everybody here."""
        steps = play.match.log[teller.start :]
        change.events.append(Stepped(at=now, steps=list(steps)))
        if self._race_from != play.race_began:
            self._race_from, self._race_shown = play.race_began, now
        self._told_at, self._told_steps = now, len(steps)
        self._deadline = None if play.over or not self.state.limit else now + self.state.limit
        for viewer, connections in self._by_viewer(play).items():
            change.tell(connections, self._told(now, play, viewer, teller.told[viewer]))
        if play.over:
            self.state.count_wins()
            self.tell_room(change)

    # What is told

    def happened(self, change: Change, event: Event) -> None:
        """Something has happened: it is stored, and the table is changed by it."""
        change.events.append(event)
        self.state.apply(event)

    def tell_room(self, change: Change) -> None:
        """Tell everybody how the table is now, each with whom it takes them for."""
        seats = [self._seat_view(seat) for seat in range(len(self.state.chairs))]
        sitting = {chair.guest.id for chair in self.state.chairs if chair.guest is not None}
        watchers = [
            guest.name if guest else "" for guest in self.presence.guests() if not guest or guest.id not in sitting
        ]
        for guest, connections in self.presence.by_guest().items():
            change.tell(connections, self._room(seats, watchers, guest))

    def _room(self, seats: list[SeatView], watchers: list[str], guest: str) -> Room:
        state = self.state
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
            promise=state.play.promise if state.play is not None else "",
            notice=state.notice,
        )

    def _seat_view(self, seat: int) -> SeatView:
        chair = self.state.chairs[seat]
        if chair.guest is None:
            return SeatView("bot" if chair.level else "free", level=chair.level, wins=chair.wins)
        guest = chair.guest
        return SeatView(
            "person",
            guest.name,
            guest.animal,
            guest.id,
            level=self.level_of(seat),
            away=not self.presence.is_here(guest.id),
            stand_in=guest.id in self.presence.stood_in,
            host=guest.id == self.state.host,
            wins=chair.wins,
        )

    def _by_viewer(self, play: Play) -> dict[int, list[int]]:
        groups: dict[int, list[int]] = {}
        for guest, connections in self.presence.by_guest().items():
            groups.setdefault(play.viewer(self.state.seat_of(guest)), []).extend(connections)
        return groups

    def _teller(self, play: Play) -> Teller:
        return Teller(play.match, self._by_viewer(play))

    def _told(self, now: float, play: Play, viewer: int, steps: list[list[Beat]]) -> Told:
        return Told(play.version, steps, play.scene(viewer), self._deadline, now)

    def tell_seat(self, change: Change, now: float, guest: str) -> None:
        """A guest sits elsewhere now: tell them what the match looks like from there."""
        for connection in self.presence.by_guest().get(guest, []):
            self._tell_match(change, now, connection)

    def _tell_match(self, change: Change, now: float, connection: int) -> None:
        play = self.state.play
        if play is None:
            return
        guest = self.presence.guest(connection)
        viewer = play.viewer(self.state.seat_of(guest.id) if guest is not None else None)
        change.tell([connection], History(play.history(viewer)))
        change.tell([connection], self._told(now, play, viewer, []))

    # Who is here

    def _wake(self, now: float) -> None:
        """Somebody is here again: the clocks begin anew."""
        self.presence.wake(now, [chair.guest.id for chair in self.state.chairs if chair.guest is not None])
        self._told_at, self._told_steps, self._race_shown = now, 0, now
        if self.state.stage == "playing" and self.state.limit:
            self._deadline = now + self.state.limit

    def _know(self, change: Change, now: float, guest: Guest) -> None:
        seat = self.state.seat_of(guest.id)
        if seat is not None and self.state.chairs[seat].guest != guest:
            self.happened(change, Renamed(at=now, guest=guest))

    def _away_players(self) -> list[tuple[str, float]]:
        """Those who sit, are away, and for whom no bot plays yet, with since when."""
        players = [chair.guest.id for chair in self.state.chairs if chair.guest is not None]
        return [
            (guest, since)
            for guest in players
            if guest not in self.presence.stood_in and (since := self.presence.away_since(guest)) is not None
        ]

    def _stand_in(self, change: Change, now: float) -> None:
        if self.state.stage != "playing":
            return
        gone = [guest for guest, since in self._away_players() if now >= since + STAND_IN_AFTER]
        if gone:
            self.presence.stood_in.update(gone)
            self.tell_room(change)

    def _heir(self) -> Guest | None:
        """Who would be the host next: who is here, those who sit first."""
        here = [guest for guest in self.presence.guests() if guest is not None and guest.id != self.state.host]
        return min(here, key=lambda guest: self.state.seat_of(guest.id) is None, default=None)

    def _pass_host(self, change: Change, now: float) -> None:
        since = self.presence.away_since(self.state.host)
        heir = self._heir()
        if since is not None and now >= since + HOST_PASSES_AFTER and heir is not None:
            self.happened(change, HostPassed(at=now, guest=heir.id))
            self.tell_room(change)

    # What others ask

    def card(self) -> Card:
        """What the lobby shows of this table."""
        state = self.state
        people = [(seat, chair.guest) for seat, chair in enumerate(state.chairs) if chair.guest is not None]
        owing = state.play.owing if state.play is not None and not state.play.over else []
        return Card(
            code=state.code,
            game=state.game.slug,
            stage=state.stage,
            listed=state.listed,
            names=[guest.name for _, guest in people],
            seats=len(state.chairs),
            free=sum(chair.free for chair in state.chairs),
            sitting=[guest.id for _, guest in people],
            turn=[guest.id for seat, guest in people if seat in owing],
        )

    def match_file(self) -> MatchFile | None:
        """The match as it is kept, with the names of those who play; nothing before the first one."""
        play = self.state.play
        names = [chair.guest.name if chair.guest is not None else "" for chair in self.state.chairs]
        return None if play is None else play.file(names)
