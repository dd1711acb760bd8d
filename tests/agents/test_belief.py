"""How the others play tells who they are and what they hold, and a search weighs its worlds by that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from parlour.agents import Agent, remembering
from parlour.agents.memory import Memory
from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.kind import Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.games.baby_clues.tactics_belief import SHOWN, WEIGHTS, WIDTH
from parlour.games.baby_monster_race.cards import Card

from ..rulebook.clue_box import Baby, Dread, clue, clues_of, plain
from ..rulebook.clues import Party, party_at
from ..rulebook.race import race_at
from ..rulebook.scripted import Scripted

WORLDS = 200


class Watcher:
    """Seat 1, who watches how the others play from some position on."""

    def __init__(self, table: Scripted) -> None:
        self._table = table
        self._game = table.match.game
        self.evidence = np.zeros(self._game.evidence, np.int64)

    def sees(self, seat: int, verb: str, **parameters: int) -> None:
        """Somebody is about to do this."""
        action = self._game.actions.encode(verb, **parameters)
        loops = self._game.bound(remembering)
        loops.remember_step(self._table.match.rows, 0, seat, action, self._game.new_rows(), self.evidence)
        self._table.act(seat, verb, **parameters)

    def believes(self, holds: Callable[[Any], bool]) -> float:
        """How likely something is for it: the share of imagined worlds, each weighed by how well it fits."""
        luck = new_luck(1)
        worlds = [imagine(self._game, self._table.match.observation(0), 0, luck) for _ in range(WORLDS)]
        weights = [self._game.bound(remembering).fit(world, 0, self.evidence) for world in worlds]
        held = sum(weight for world, weight in zip(worlds, weights, strict=True) if holds(world[0]))
        return held / sum(weights)


def leaves(*left: Dread) -> tuple[Party, Watcher]:
    """The first of two dreads lies there three times; seat 2, who is one of those babies, picks something else."""
    spared, other = left
    row = [*clues_of(spared)[:2], *plain(Dread.SOAP, Dread.SPIDER, Dread.WATER)]
    suspects = {Baby(spared), Baby(other)}
    fronts = {0: plain(spared, other), 1: plain(Dread.ERASER, Dread.SCISSORS, Dread.CARROT, Dread.LAMP)}
    party = party_at(Baby.GHOST, Baby(spared), fronts=fronts, row=row, turn=1)
    party.state["suspects"][0][1] = sum(1 << baby for baby in suspects)
    watcher = Watcher(party)
    for turn, dread in enumerate((Dread.SOAP, Dread.SPIDER, Dread.WATER)):
        if turn:
            party.turn(0, "change_diaper")
        watcher.sees(1, "pick_clue", clue=clue(dread))
        party.settle()
    return party, watcher


def test_who_leaves_garlic_three_times_may_be_the_vampire() -> None:
    _, watcher = leaves(Dread.GARLIC, Dread.TOOTHBRUSH)
    assert watcher.believes(lambda world: world["identity"][1] == Baby.VAMPIRE + 1) > 0.6


@pytest.mark.parametrize("left", [(Dread.GARLIC, Dread.TOOTHBRUSH), (Dread.TOOTHBRUSH, Dread.GARLIC)])
def test_a_search_accuses_whom_the_others_give_away(left: tuple[Dread, Dread]) -> None:
    """By the rules alone each of the two is as likely; what was left lying decides which clue is offered."""
    party, watcher = leaves(*left)
    game = library.game("baby-clues")
    observation, legal = party.match.observation(0), party.match.legal_actions(0)
    chosen = {Agent(game, "search:400", seed).choose(observation, 0, legal, watcher.evidence) for seed in range(3)}
    assert chosen == {game.actions.encode("unmask", target=1, dread=left[0])}


def test_who_lets_itself_be_pushed_to_the_monster_has_no_defence() -> None:
    hands = {0: [Card.MOVE_OTHER_3, Card.PLUS_1], 1: [Card.PLUS_1, Card.PLUS_1, Card.PLUS_2]}
    race = race_at(1, 8, 1, hands=hands)
    watcher = Watcher(race)

    def defends(world: Any) -> bool:
        return bool(world["hand"][1][Card.BLOCKED.value] + world["hand"][1][Card.REVERSED.value])

    before = watcher.believes(defends)
    watcher.sees(0, "move_other", steps=3, target=1)
    watcher.sees(1, "take_it")
    assert before > 0.1
    assert watcher.believes(defends) < before / 4


def odds_of_identities(matches: int) -> Iterator[tuple[float, float]]:
    """How likely the true identity of another is for seat 1, with what it remembers and by the rules alone."""
    game = library.game("baby-clues")
    for seed in range(matches):
        match = Match(game, 3, FastDealer(seed))
        memory = Memory(match, 0)
        agents = [Agent(game, "greedy", seed=seat) for seat in range(3)]
        match.deal_all()
        while match.kind is not Kind.OVER:
            seat = match.deciding[0]
            known = memory.evidence().reshape(-1, WIDTH)
            for other in (1, 2):
                suspects = [baby for baby in Baby if int(match.rows["suspects"][0][0][other]) >> baby & 1]
                truth = int(match.rows["identity"][0][other]) - 1
                if truth in suspects and known[other][SHOWN] == match.rows["shown"][0][other] + 1:
                    odds = np.exp(known[other][WEIGHTS:] / 1000)
                    yield odds[truth] / odds[suspects].sum(), 1 / len(suspects)
            match.act(seat, agents[seat].choose(match.observation(seat), seat, match.legal_actions(seat)))
            match.deal_all()


def test_beliefs_are_nearer_to_the_truth_than_the_rules_alone() -> None:
    """Over whole matches of careful players: what a memory says is right, and not too sure of itself."""
    with_it, without = np.array(list(odds_of_identities(80))).T
    gains = with_it - without
    assert np.mean(gains) > 3 * np.std(gains) / len(gains) ** 0.5
    assert np.mean(np.log(with_it / without)) > 0
