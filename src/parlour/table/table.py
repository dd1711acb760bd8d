"""A live table: what comes in is (time, connection, message), what goes out is a `Change`. One writer calls it.

Whatever was stored has happened: the news of a change may be sent once its events are durable, and a table that is
restored from its events goes on from there.
"""

from __future__ import annotations

import math
import secrets
import zlib
from collections.abc import Callable, Iterable, Sequence

from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import MatchFile
from parlour.table import commands, seeds
from parlour.table.arbiter import Claim, Loss, Race
from parlour.table.change import Card, Change, Thought
from parlour.table.events import Began, Ended, Event, Guest, HostPassed, Renamed, Sealed, Stepped, Swapped, TakenOver
from parlour.table.herald import Herald
from parlour.table.messages import Beaten, Intent, Marks, Refused, Talk
from parlour.table.play import Choice, Play, Teller
from parlour.table.presence import HOST_PASSES_AFTER, STAND_IN_AFTER, Presence
from parlour.table.refusal import RefusalError
from parlour.table.state import State, opening, restored

SHORTEST_PAUSE, LONGEST_PAUSE = 0.8, 1.7
"""Seconds that a bot waits at least and at most before it acts."""
PAUSE_A_STEP, LONGEST_TELLING = 0.4, 4.0
"""Seconds that it waits longer for each step that was told before, so that people can follow, and at most for all."""
REVEAL_WITHIN = 5.0
"""Seconds in which the seats have to reveal their seeds: one that does not is left out of the deal."""


class Table:
    """One table. `pace` stretches the pauses of bots; `entropy` makes the secrets of deals."""

    def __init__(
        self, state: State, now: float, pace: float = 1.0, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.state = state
        self.presence = Presence()
        self.race = Race()
        self.pace = pace
        self._entropy = entropy
        self._told_at = now
        self._told_steps = 0
        self._deadline: float | None = None
        self._deal_at: float | None = None
        self._asked_at = -1
        self._herald = Herald(state, self.presence)

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
        seat: int = 0,
        taken_over: TakenOver | None = None,
        pace: float = 1.0,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> tuple[Table, Change]:
        """A new table whose host sits in `seat`; bots of `level` sit in the others.

        With what it takes over from another match, it begins at once and goes on from there.

        Raises `SetupError` for seats or options that the game does not know, `RefusalError` for an unknown level.
        """
        change = Change()
        opened = opening(code, game, seats, options, limit, listed, host, now)
        change.events.append(opened)
        table = cls(State(game, opened), now, pace, entropy)
        if seat:
            table.happened(change, Swapped(at=now, seat=0, to=seat))
        if level:
            commands.fill(table, change, now, level)
        if start or taken_over is not None:
            commands.begin(table, change, now, taken_over)
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

    def join(self, now: float, connection: int, guest: Guest | None, line: float | None = None) -> Change:
        """A page has said hello, over a line as in `measured`. Its news hold all that it needs to go on from here."""
        change = Change()
        asleep = not self.presence
        self.presence.come(connection, guest, line)
        if asleep:
            self._wake(now)
        if guest is not None:
            self._know(change, now, guest)
        self.tell_room(change)
        self._herald.tell_deal(change, [connection])
        self._herald.tell_match(change, now, connection, self._deadline)
        change.tell([connection], Talk(list(self.state.talk)))
        return change

    def leave(self, now: float, connection: int) -> Change:
        """A connection is lost."""
        change = Change()
        if connection in self.presence:
            self.presence.go(connection, now)
            self.tell_room(change)
            self._end_idle_race(change, now)
        return change

    def measured(self, connection: int, line: float | None) -> None:
        """Seconds of the shortest round trip over a connection, if one is known. Races credit it."""
        self.presence.measured(connection, line)

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
        settled_at = self._settled_at()
        if settled_at is not None and now >= settled_at:
            self._settle(change, now)
        if self._deadline is not None and now >= self._deadline:
            self._take_defaults(change, now)
        if self.state.gathering is not None and self._deal_at is not None and now >= self._deal_at:
            seeds.deal(self, change, now, self.state.gathering)
        return change

    def bot_acts(self, now: float, thought: Thought, action: int) -> Change:
        """A bot has decided for one of the legal actions. If its turn is over by now, nothing happens."""
        change = Change()
        play = self.state.play
        if play is None or self.level_of(thought.seat) == "" or thought.seat not in self._bots_owing(play):
            return change
        if thought.version == play.version or (play.match.kind is Kind.RACE and thought.version >= play.asked_at):
            self.act(change, now, Claim(thought.seat, action, now, thought.version), [action])
        return change

    # What is due, and who thinks

    @property
    def due(self) -> float | None:
        """When `tick` wants to be called; a table that nobody is at waits for nothing."""
        if not self.presence:
            return None
        dues = [due for due in (self._deadline, self._deal_at, self._settled_at()) if due is not None]
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
        reacting = play.match.kind is Kind.RACE and self.state.game.has_reaction
        return [
            Thought(
                seat,
                self.level_of(seat),
                play.asked_at if reacting else play.version,
                play.match.observation(seat),
                play.legal(seat),
                play.memory(seat),
                self._told_at + (0 if reacting else self._pause(seat, play)),
            )
            for seat in self._bots_owing(play)
        ]

    def _bots_owing(self, play: Play) -> list[int]:
        return [seat for seat in play.owing if seat not in self.race.claimed and self.level_of(seat)]

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays a seat now; empty if its person does."""
        return self.presence.level_of(self.state.chairs[seat])

    def _pause(self, seat: int, play: Play) -> float:
        # From what everybody knows, so that it tells nothing; different each time, as a person's would be.
        share = zlib.crc32(f"{self.state.code} {seat} {play.version}".encode()) / 2**32
        pause = SHORTEST_PAUSE + share * (LONGEST_PAUSE - SHORTEST_PAUSE)
        pause = self.pace * (pause + min(LONGEST_TELLING, PAUSE_A_STEP * max(0, self._told_steps - 1)))
        return min(pause, self._seconds(play) / 2)

    # The match goes on

    def begin(self, change: Change, now: float, began: Began) -> None:
        """A match begins."""
        self.happened(change, began)
        self._deal_at = None
        self._herald.tell_deal(change, self.presence)
        play = self.state.play
        assert play is not None
        teller = self._teller(play)
        play.begin(teller)
        # Everybody is told: it would say something to leave out those who had marked nothing.
        change.tell(self.presence, Marks({}))
        self._went_on(change, now, play, teller)

    def wait_for_seeds(self, change: Change, now: float) -> None:
        """A deal is promised: ask the seats for their seeds."""
        self._deal_at = now + REVEAL_WITHIN
        self._herald.tell_deal(change, self.presence)
        self.tell_room(change)

    def new_secret(self) -> str:
        """The secret of a deal, in hex."""
        return self._entropy(32).hex()

    def act(self, change: Change, now: float, claim: Claim, actions: Sequence[int]) -> None:
        """A seat that may do this acts: at once, or sealed until all have chosen, or in a race."""
        play = self.state.play
        assert play is not None
        match play.match.kind:
            case Kind.RACE if play.is_pass(claim.seat, claim.action):
                self._pass(change, now, play, claim)
            case Kind.RACE:
                self.race.claim(claim)
                if self.race.claimed >= set(play.match.deciding):
                    self._settle(change, now)
            case Kind.JOINT:
                self._seal(change, now, play, claim.seat, Choice(actions[0], dealt=False))
            case _:
                self._take_turn(change, now, play, claim.seat, actions)

    def _take_turn(
        self, change: Change, now: float, play: Play, seat: int, actions: Sequence[int], dealt: bool = False
    ) -> None:
        teller = self._teller(play)
        play.act(seat, actions, dealt, teller)
        self._went_on(change, now, play, teller)

    def _seal(self, change: Change, now: float, play: Play, seat: int, choice: Choice) -> None:
        self.happened(change, Sealed(at=now, seat=seat, action=choice.action, dealt=choice.dealt))
        if play.owing:
            # Only its own page changes: nobody else may know who has chosen.
            self._herald.tell_viewer(change, now, play, seat, self._deadline)
            return
        teller = self._teller(play)
        play.open_sealed(teller)
        self._went_on(change, now, play, teller)

    def _pass(self, change: Change, now: float, play: Play, claim: Claim) -> None:
        """A seat has nothing to do in a race; that is taken back if it claims after all."""
        self.happened(change, Sealed(at=now, seat=claim.seat, action=claim.action, dealt=False))
        if not self._end_idle_race(change, now):
            self._herald.tell_viewer(change, now, play, claim.seat, self._deadline)

    def _end_idle_race(self, change: Change, now: float) -> bool:
        """A race is over when all pass; whoever is away does too. Whether it is."""
        play = self.state.play
        if play is None or play.match.kind is not Kind.RACE or not play.sealed or self.race.claimed:
            return False
        if not all(self._is_away(seat) for seat in play.owing):
            return False
        teller = self._teller(play)
        play.race([(seat, play.match.default_action(seat)[0]) for seat in play.match.deciding], teller)
        self._went_on(change, now, play, teller)
        return True

    def _is_away(self, seat: int) -> bool:
        guest = self.state.chairs[seat].guest
        return guest is not None and not self.level_of(seat) and not self.presence.is_here(guest.id)

    def _settle(self, change: Change, now: float) -> None:
        play = self.state.play
        assert play is not None
        claims = self.race.settle()
        teller = self._teller(play)
        counted = play.race([(claim.seat, claim.action) for claim in claims], teller)
        losses = self.race.decide(claims, counted)
        if counted:
            self._went_on(change, now, play, teller)
        self.tell_beaten(change, losses)
        self._end_idle_race(change, now)

    def _settled_at(self) -> float | None:
        """When the claims that wait can be settled. Nobody waits for those who are not here, nor for bots."""
        play = self.state.play
        if play is None or not self.race.claimed:
            return None
        late = [self.state.chairs[seat].guest for seat in play.match.deciding if seat not in self.race.claimed]
        return self.race.due(line for guest in late if guest is not None for line in self.presence.lines_of(guest.id))

    def _take_defaults(self, change: Change, now: float) -> None:
        """The time is up: those who owe a decision get the game's default."""
        play = self.state.play
        if play is None or play.over:
            self._deadline = None
            return
        self._deadline = self._time_up(now, play)
        asked_at = play.asked_at
        if self.race.claimed:
            self._settle(change, now)
        for seat in play.owing:
            if play.asked_at != asked_at:
                return  # something else is asked for, and there is time for it
            if seat in play.owing:
                choice = Choice(*play.match.default_action(seat))
                if play.match.kind is Kind.JOINT:
                    self._seal(change, now, play, seat, choice)
                else:
                    self._take_turn(change, now, play, seat, [choice.action], choice.dealt)
        self._end_idle_race(change, now)

    def _went_on(self, change: Change, now: float, play: Play, teller: Teller) -> None:
        """Store the steps, and tell everybody here."""
        steps = play.match.log[teller.start :]
        change.events.append(Stepped(at=now, steps=list(steps)))
        self._told_at, self._told_steps = now, len(steps)
        if self._asked_at == play.asked_at:
            self.race.go_on(play.version, now)
        else:
            self._ask(now, play)
        if play.over:
            self.happened(change, Ended(at=now, winners=play.winners()))
        self._herald.tell_steps(change, now, play, self._deadline, teller)
        if play.over:
            self.tell_room(change)

    def _ask(self, now: float, play: Play) -> None:
        """Something else is to be decided from now on."""
        self._asked_at = play.asked_at
        self.race.begin(play.version, now, play.passes)
        self._deadline = self._time_up(now, play)

    def _time_up(self, now: float, play: Play) -> float | None:
        """When the time for what is asked for now is up, if it ever is."""
        seconds = self._seconds(play)
        return now + seconds if seconds < math.inf and not play.over else None

    def _seconds(self, play: Play) -> float:
        """How long a decision may take: by the table's limit, and by the game's own clock."""
        return min(self.state.limit or math.inf, play.clock or math.inf)

    def _teller(self, play: Play) -> Teller:
        return Teller(play.match, self._herald.by_viewer(play))

    # What is told

    def happened(self, change: Change, event: Event) -> None:
        """Something has happened: it is stored, and the table is changed by it."""
        change.events.append(event)
        self.state.apply(event)

    def tell_room(self, change: Change) -> None:
        """Tell everybody how the table is now, each with whom it takes them for."""
        self._herald.tell_room(change)

    def tell_beaten(self, change: Change, losses: Iterable[Loss]) -> None:
        """Tell those who were beaten in a race by whom, and by how much."""
        for claim, by, margin in losses:
            if claim.connection is not None:
                change.tell([claim.connection], Beaten(claim.ref, by, round(margin * 1000)))

    def tell_marks(self, change: Change, play: Play, viewer: int) -> None:
        """Tell a seat what it has marked in its notebook."""
        self._herald.tell_marks(change, play, viewer)

    def tell_seat(self, change: Change, now: float, guest: str) -> None:
        """A guest sits elsewhere now: tell them what the match looks like from there."""
        if self.state.stage == "playing":
            for connection in self.presence.by_guest().get(guest, []):
                self._herald.tell_match(change, now, connection, self._deadline)

    # Who is here

    def _wake(self, now: float) -> None:
        """Somebody is here again: the clocks begin anew."""
        sitting = [chair.guest.id for chair in self.state.chairs if chair.guest is not None]
        self.presence.wake(now, [*sitting, self.state.host])
        self._told_at, self._told_steps = now, 0
        if self.state.gathering is not None:
            self._deal_at = now + REVEAL_WITHIN
        if self.state.play is not None:
            self._ask(now, self.state.play)

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
        return None if play is None else play.file(self.state.names if play.over else names)
