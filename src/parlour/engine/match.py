"""One match in play: the state, whose move it is, and the log. It decides nothing and draws nothing by itself."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from parlour.engine.actions import SeenAction
from parlour.engine.dealing import Dealer
from parlour.engine.errors import IllegalActionError, InvalidActionError, SetupError
from parlour.engine.game import Game
from parlour.engine.kind import DEALER_PICKS, Kind
from parlour.engine.log import Act, Draw, Fairness, MatchFile, Step
from parlour.engine.luck import Luck
from parlour.engine.piles import SeenOutcome
from parlour.engine.records import Observation, Rows

_KINDS = tuple(Kind)


class Match:
    """A match of `game` for `seats` seats; chance is dealt by `dealer`, when it is told to.

    `carried` is what a rematch takes over from the match before (`carry()`: masks already used, say).
    Raises `SetupError` for a number of seats, options or carried fields that the game does not know.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: Dealer,
        options: Mapping[str, str] | None = None,
        carried: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.rows, self.options = game.prepare(seats, options)
        self.carried = {name: list(values) for name, values in (carried or {}).items()}
        self._take_over()
        self.log: list[Step] = []
        self.taken_over = 0
        """How many of the first steps were played in another match, from which this one goes on."""
        self._viewers: list[int | None] = []
        self._actions = np.zeros(game.actions.count, np.int64)
        self._weights = np.zeros(game.piles.widest, np.int64)
        self._whose: tuple[Kind, int] | None = None
        self._seen: dict[int, Observation] = {}
        self._views: dict[int, Any] = {}
        self._legal: dict[int, list[int]] = {}
        game.steps.begin(self.rows, seats)
        self.start = self.rows.copy()
        """The state before the first step, to be read and not written."""

    def use(self, game: Game) -> None:
        """Go on with the same rules in another mode. Raises `SetupError` for other rules."""
        if (game.slug, game.preset, game.rules_version) != (
            self.game.slug,
            self.game.preset,
            self.game.rules_version,
        ):
            raise SetupError(f"a match of {self.game.slug} cannot go on by other rules")
        self.game = game

    def _take_over(self) -> None:
        for name, values in self.carried.items():
            if name not in self.game.carry:
                raise SetupError(f"{self.game.slug} carries nothing called {name!r} over to a rematch")
            field = self.rows[name][0]
            limits = np.iinfo(self.rows[name].dtype)
            if len(values) != np.size(field) or not all(limits.min <= value <= limits.max for value in values):
                raise SetupError(f"{name} cannot be carried over: {np.size(field)} numbers that fit are wanted")
            self.rows[name][0] = np.reshape(values, np.shape(field))

    @property
    def kind(self) -> Kind:
        """The kind of the position."""
        return self._players()[0]

    @property
    def deciding(self) -> list[int]:
        """The seats that decide now."""
        mask = self._players()[1]
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def _players(self) -> tuple[Kind, int]:
        # Asked twenty times a step by a table: the rules answer once.
        if self._whose is None:
            kind: int
            mask: int
            kind, mask = self.game.steps.players(self.rows)
            self._whose = _KINDS[kind], mask
        return self._whose

    def legal_actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; none if it does not decide now. To be read and not written."""
        if seat < 0 or not self._players()[1] >> seat & 1:
            return []
        if seat not in self._legal:
            count = self.game.steps.legal(self.rows, seat, self._actions)
            self._legal[seat] = self._actions[:count].tolist()
        return self._legal[seat]

    def check(self, seat: int, action: int) -> None:
        """Raise `InvalidActionError` or `IllegalActionError`, with its reason, unless the action is legal now."""
        if not 0 <= action < self.game.actions.count:
            raise InvalidActionError(
                f"there is no action {action} in {self.game.slug}: they are 0 to {self.game.actions.count - 1}"
            )
        if self.kind is Kind.OVER:
            raise IllegalActionError("game-over")
        legal = self.legal_actions(seat)
        if not legal:
            raise IllegalActionError("not-your-turn")
        if action not in legal:
            raise IllegalActionError(self.game.reason(self.game.steps.refuse(self.rows, seat, action)))

    def act(self, seat: int, action: int, dealt: bool = False) -> None:
        """Apply an action of a seat whose turn it is, or that acts in a race; `dealt` if the dealer picked it."""
        self.check(seat, action)
        if self.kind is Kind.JOINT:
            raise IllegalActionError("choose-together")
        self._apply(seat, action, dealt)

    def act_by_default(self, seat: int) -> None:
        """Apply the default action of a seat whose time has run out."""
        self.act(seat, *self.default_action(seat))

    def act_together(self, choices: Mapping[int, int], dealt: Container[int] = ()) -> None:
        """Apply the sealed choices of all seats that decide at once, in seat order; `dealt` holds seats as in `act`.

        All are checked against the position before the first is applied.
        """
        if self.kind is not Kind.JOINT or sorted(choices) != self.deciding:
            raise IllegalActionError("choose-together")
        for seat, action in choices.items():
            self.check(seat, action)
        for seat in sorted(choices):
            self._apply(seat, choices[seat], seat in dealt)

    def race(self, claims: Iterable[tuple[int, int]]) -> list[int]:
        """Apply claims (seat, action) in the order of their times; return the seats whose claims counted.

        Once the race is decided, or where a claim is no longer legal, claims are dropped.
        """
        counted: list[int] = []
        for seat, action in claims:
            if self.kind is not Kind.RACE:
                break
            if action in self.legal_actions(seat):
                self._apply(seat, action, dealt=False)
                counted.append(seat)
        return counted

    def _apply(self, seat: int, action: int, dealt: bool) -> None:
        self.game.steps.act(self.rows, seat, action)
        self._moved()
        self.log.append(Act(seat, action, dealt))
        self._viewers.append(None)

    def _moved(self) -> None:
        self._whose = None
        self._seen.clear()
        self._views.clear()
        self._legal.clear()

    def deal(self) -> Draw | None:
        """Let chance decide once, if it is due (at the end: deal what never was, to be shown)."""
        if self.kind not in (Kind.CHANCE, Kind.OVER):
            return None
        number: int
        count: int
        number, count = self.game.steps.chance(self.rows, self._weights)
        weights: list[int] = self._weights[:count].tolist()
        if not count:
            return None
        name: str = self.game.piles.names[number]
        outcome = self.dealer.draw(name, weights)
        drawn = Draw(name, outcome, weights)
        seat = self.game.piles.piles[name].seat if self.kind is not Kind.OVER else ""
        self._viewers.append(int(self.rows[seat][0]) if seat else None)
        self.game.steps.deal(self.rows, number, outcome)
        self._moved()
        self.log.append(drawn)
        return drawn

    def deal_all(self) -> list[Draw]:
        """Let chance decide until somebody else must, or the match is over and everything is dealt."""
        return list(iter(self.deal, None))

    def observation(self, seat: int) -> Observation:
        """What a seat (or `SPECTATOR`) sees: the same array until the next step, to be read and not written."""
        if seat not in self._seen:
            views = self.game.new_rows()
            self.game.steps.view(self.rows, seat, views)
            self._seen[seat] = Observation(views)
        return self._seen[seat]

    def view(self, seat: int) -> Any:
        """The same as plain numbers (`views.py`), as scenes read it."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.observation(seat))
        return self._views[seat]

    def default_action(self, seat: int) -> tuple[int, bool]:
        """What a seat does when its time runs out, and whether the dealer picked it since the game leaves it to it."""
        action: int = self.game.steps.default(self.rows, seat)
        if action != DEALER_PICKS:
            return action, False
        legal = self.legal_actions(seat)
        return legal[self.dealer.choose(seat, len(legal))], True

    def returns(self) -> list[float]:
        """What each seat gets; only at the end."""
        if self.kind is not Kind.OVER:
            raise IllegalActionError("not-over")
        out = np.zeros(self.seats)
        self.game.steps.score(self.rows, out)
        return out.tolist()

    def seen(self, viewer: int, start: int = 0) -> Iterator[SeenAction | SeenOutcome]:
        """The log from step `start` on as a viewer (a seat, or `SPECTATOR`) may know it."""
        for place in range(start, len(self.log)):
            yield self.seen_step(viewer, place)

    def seen_step(self, viewer: int, place: int) -> SeenAction | SeenOutcome:
        """One step of the log as a viewer may know it."""
        step = self.log[place]
        if isinstance(step, Act):
            return self.game.actions.seen(step.seat, step.action, viewer)
        seat = self._viewers[place]
        return SeenOutcome(step.pile, step.outcome if seat is None or seat == viewer else None)

    def carry(self) -> dict[str, list[int]]:
        """What a rematch takes over from this match."""
        return {name: np.ravel(self.rows[name][0]).tolist() for name in self.game.carry}

    def file(self, match: str = "", names: Sequence[str] = (), fairness: Fairness | None = None) -> MatchFile:
        """The match as it is kept."""
        return MatchFile(
            game=self.game.slug,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=self.options,
            steps=list(self.log),
            match=match,
            preset=self.game.preset,
            names=list(names),
            carried=self.carried,
            fairness=fairness,
            taken_over=self.taken_over,
        )


def imagine(game: Game, observation: Observation, seat: int, luck: Luck) -> Rows:
    """A full state that agrees with what a seat has seen, as an array of one record."""
    state: Any = observation.copy()
    game.steps.imagine(state, seat, luck)
    return state
