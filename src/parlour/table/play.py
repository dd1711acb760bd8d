"""A match at a table: it takes actions and sealed choices, lets chance deal, and tells each viewer what it saw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from parlour.agents.memory import Memory
from parlour.engine.dealing import FairDealer, counted_seeds
from parlour.engine.errors import LogError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.log import Act, Fairness, MatchFile, Step
from parlour.engine.match import Match
from parlour.engine.replay import replay, resume, take_over
from parlour.engine.scene import Beat, Scene, Text, beat_texts
from parlour.table.events import Began

MOST_STEPS = 1_000_000
"""No match has more steps: versions of the next match at a table begin above those of the one before."""


class Choice(NamedTuple):
    """A sealed choice."""

    action: int
    dealt: bool


class Play:
    """One match, from the first deal on."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], began: Began, carried: dict[str, list[int]], number: int
    ) -> None:
        self.began = began
        self._base = number * MOST_STEPS
        seeds = counted_seeds(began.seat_seeds, began.seat_commitments)
        self._dealer = FairDealer(began.match, bytes.fromhex(began.secret), seeds)
        self.match = Match(game, seats, self._dealer, options, carried)
        if began.taken_over is not None:
            take_over(self.match, began.taken_over.steps)
        self.sealed: dict[int, Choice] = {}
        """What seats have chosen where all choose at once; and in a race, its default action: that counts when all
        have taken it, and until then they may think better of it."""
        self._memories: dict[int, Memory] = {}
        self.asked_at = 0
        """The version at which what is to be decided now was asked for: a race goes on while claims arrive."""

    @property
    def version(self) -> int:
        """It grows with everything that happens in the match."""
        return self._base + len(self.match.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.kind is Kind.OVER

    @property
    def owing(self) -> list[int]:
        """The seats that have to decide and have not sealed a choice."""
        return [seat for seat in self.match.deciding if seat not in self.sealed]

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now. Once it has sealed its choice, nothing; in a race anything else."""
        if seat not in self.sealed:
            return self.match.legal_actions(seat)
        if self.match.kind is not Kind.RACE:
            return []
        return [action for action in self.match.legal_actions(seat) if not self.is_pass(seat, action)]

    def is_pass(self, seat: int, action: int) -> bool:
        """Whether a seat does nothing by this in a race."""
        return self.match.kind is Kind.RACE and action == self.match.game.steps.default(self.match.rows, seat)

    def memory(self, seat: int) -> Memory:
        """What a seat may conclude from how the others have played."""
        if seat not in self._memories:
            self._memories[seat] = Memory(self.match, seat)
        return self._memories[seat]

    @property
    def passes(self) -> frozenset[tuple[int, int]]:
        """The seats that race, each with the action by which it does nothing."""
        match = self.match
        racing = match.deciding if match.kind is Kind.RACE else []
        return frozenset((seat, match.game.steps.default(match.rows, seat)) for seat in racing)

    @property
    def clock(self) -> float:
        """Seconds for each decision by the game's own clock, so that none lasts for ever; 0 if it has none."""
        match = self.match
        return float(match.options[match.game.clock]) if match.game.clock else 0.0

    def winners(self) -> list[int]:
        """The seats with the highest returns."""
        returns = self.match.returns()
        return [seat for seat, value in enumerate(returns) if value == max(returns)]

    # What is done

    def begin(self, teller: Teller) -> None:
        """The first deal."""
        self._go_on(teller)

    def act(self, seat: int, actions: Sequence[int], dealt: bool, teller: Teller) -> None:
        """A seat acts; of several actions, as many as follow from each other without anything unforeseen."""
        racing = self.match.kind is Kind.RACE
        self.match.act(seat, actions[0], dealt)
        teller.step()
        for action in actions[1:]:
            if self.match.kind is not Kind.TURN or action not in self.match.legal_actions(seat):
                break
            self.match.act(seat, action, dealt)
            teller.step()
        self._go_on(teller, racing)

    def seal(self, seat: int, choice: Choice) -> None:
        """A seat has chosen where all choose at once."""
        self.sealed[seat] = choice

    def open_sealed(self, teller: Teller) -> None:
        """All have chosen: their choices count, in seat order."""
        choices, self.sealed = self.sealed, {}
        dealt = {seat for seat, choice in choices.items() if choice.dealt}
        self.match.act_together({seat: choice.action for seat, choice in choices.items()}, dealt)
        teller.step()
        self._go_on(teller)

    def race(self, claims: Iterable[tuple[int, int]], teller: Teller) -> list[int]:
        """Claims in the order of their times; returns the seats whose claims counted."""
        counted: list[int] = []
        for claim in claims:
            if self.match.race([claim]):
                counted.append(claim[0])
                self.sealed.pop(claim[0], None)
                teller.step()
        if counted:
            self._go_on(teller, racing=True)
        return counted

    def _go_on(self, teller: Teller, racing: bool = False) -> None:
        """Chance decides until somebody else must. Unless a race simply goes on, something else is asked for then."""
        draws = 0
        while self.match.deal() is not None:
            draws += 1
            teller.step()
        if draws or not racing or self.match.kind is not Kind.RACE:
            self.sealed = {}
            self.asked_at = self.version

    def repeat(self, steps: Sequence[Step]) -> None:
        """Go on by steps that were stored."""
        racing = self.match.kind is Kind.RACE
        resume(self.match, steps)
        if racing and self.match.kind is Kind.RACE and all(isinstance(step, Act) for step in steps):
            acted = {step.seat for step in steps if isinstance(step, Act)}
            self.sealed = {seat: choice for seat, choice in self.sealed.items() if seat not in acted}
        else:
            self.sealed = {}
        self.asked_at = self.version

    def repeat_sealed(self) -> None:
        """The dealer picks again what it picked of the choices that are still sealed; it stands after them then."""
        for seat, choice in sorted(self.sealed.items()):
            if choice.dealt and self.match.default_action(seat)[0] != choice.action:
                raise LogError(f"the dealer did not pick action {choice.action} for seat {seat + 1}")

    # What is seen

    def viewer(self, seat: int | None) -> int:
        """The viewer that a seat of the table is in this match."""
        return SPECTATOR if seat is None or seat >= self.match.seats else seat

    def scene(self, viewer: int) -> Scene:
        """What a viewer sees now."""
        legal = [] if viewer == SPECTATOR else self.legal(viewer)
        return self.match.game.scene(self.match.observation(viewer), viewer, legal, self.match.view(viewer))

    def markable(self, viewer: int) -> set[str]:
        """The cells of a viewer's notebook that may bear marks of its own."""
        return {piece.id for zone in self.scene(viewer).zones for piece in zone.pieces if piece.markable}

    def history(self, viewer: int) -> list[Text]:
        """The log of the match in sentences, as a viewer was told it."""
        return [text for beats in _told(self.file(), self.match.game, viewer) for text in beat_texts(beats)]

    def file(self, names: Sequence[str] = ()) -> MatchFile:
        """The match as it is kept, with the secret of its deal once it is over."""
        began = self.began
        secret = began.secret if self.over else ""
        fairness = Fairness(self._dealer.commitment, secret, began.seat_seeds, began.seat_commitments)
        return self.match.file(began.match, names, fairness)

    @property
    def promise(self) -> str:
        """What was published before the first card."""
        return self._dealer.commitment


class Teller:
    """Writes down what each viewer is told while the match goes on."""

    def __init__(self, match: Match, audience: Mapping[int, list[int]]) -> None:
        self._match = match
        self.audience = audience
        """The connections of each viewer."""
        self.start = len(match.log)
        """The step before which it began."""
        self._seen = self.start
        self._views: dict[int, Any] = {viewer: match.view(viewer) for viewer in audience}
        self.told: dict[int, list[list[Beat]]] = {viewer: [] for viewer in audience}

    def step(self) -> None:
        """The match has moved on by one step, or by all choices of a joint one."""
        match = self._match
        over = match.kind is Kind.OVER
        for viewer, before in self._views.items():
            after = match.view(viewer)
            returns = match.game.returns(match.observation(viewer)) if over else []
            self.told[viewer] += [
                match.game.told(before, seen, after, viewer, returns) for seen in match.seen(viewer, self._seen)
            ]
            self._views[viewer] = after
        self._seen = len(match.log)


def _told(file: MatchFile, game: Game, viewer: int) -> Iterator[list[Beat]]:
    """The beats of every step of a match, for one viewer."""
    teller: Teller | None = None
    for match in replay(file, game):
        if teller is None:
            teller = Teller(match, {viewer: []})
        else:
            teller.step()
    if teller is not None:
        yield from teller.told[viewer]


def public_scenes(file: MatchFile, game: Game) -> list[Scene]:
    """What spectators saw, before the first step and after each: kept with a match, so that it outlives its rules."""
    return [match.game.scene(match.observation(SPECTATOR), SPECTATOR, []) for match in replay(file, game)]
