"""What simple rules get against `greedy`: one that beats it would show that it is no careful player.

Each rule holds the first of two seats in one match of a deal and the second in another.

    uv run python benchmarks/simple_rules.py
    uv run python benchmarks/simple_rules.py baby-clues --matches 4000
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from parlour.agents import Agent
from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.match import Match
from parlour.games.baby_clues.cards import ICONS, Icon
from parlour.games.baby_monster_race.cards import HOUSE
from parlour.games.junior_cluedo.house import (
    GHOST,
    GHOSTS,
    PASSAGE,
    ROOMS,
    SQUARES,
    STAIRCASE,
    STEPS_TO_ROOM,
    STEPS_TO_STAIRCASE,
)


class Look(NamedTuple):
    """What a rule goes by: the observation, the seat, and the legal actions by their verbs, ascending."""

    view: Any
    seat: int
    legal: list[int]
    verbs: dict[str, list[tuple[int, dict[str, int]]]]

    def first(self, *verbs: str, last: bool = False) -> int:
        """The lowest action (or the highest) of the first of these verbs that there is, else the lowest of all."""
        for verb in verbs:
            if verb in self.verbs:
                return self.verbs[verb][-1 if last else 0][0]
        return self.legal[0]


Rule = Callable[[Look], int]


def lowest(look: Look) -> int:
    """Always the action with the lowest number."""
    return look.legal[0]


def highest(look: Look) -> int:
    """Always the action with the highest number."""
    return look.legal[-1]


# Baby Monster Race


def run(look: Look) -> int:
    """Run as far as possible."""
    return look.first("advance", last=True)


def go_back(look: Look) -> int:
    """Go back as far as possible, and defend always."""
    return look.first("retreat", "reverse", "block", last=True)


def attack(look: Look) -> int:
    """Push the other as far as possible, else run."""
    return look.first("move_other", "reverse", "block", "advance", last=True)


def run_with_care(look: Look, defends: bool = False) -> int:
    """Run, but not into the last three steps; there any other card, and the shortest step if there is no other."""
    mine = int(look.view["step"][look.seat])
    if defends and "take_it" in look.verbs:
        return look.first("reverse", "block", "take_it")
    safe = [action for action, card in look.verbs.get("advance", []) if mine + card["steps"] <= HOUSE - 4]
    if safe:
        return safe[-1]
    return look.first("take_it", "move_other", "swap_places", "retreat", "spend_blocked", "spend_reversed", last=True)


def run_with_care_and_defend(look: Look) -> int:
    """The same, and defend always."""
    return run_with_care(look, defends=True)


# Baby Clues


def first_clue(look: Look) -> int:
    """The first clue; never accuse, never ask."""
    return look.first("pick_clue", "take_escape", "put_back", "decline")


def first_escape(look: Look) -> int:
    """The first escape card, else the first clue."""
    return look.first("take_escape", "pick_clue", "put_back", "decline")


def accuse_among(suspects: int) -> Rule:
    """The first clue, and an accusation as soon as the other can be one of so many."""

    def rule(look: Look) -> int:
        known = int(look.view["suspects"][look.seat][1 - look.seat])
        if known.bit_count() <= suspects:
            for action, what in look.verbs.get("unmask", []):
                if known >> what["dread"] & 1:
                    return action
        if "are_you" in look.verbs:
            half = sum(1 << baby for baby in _babies(known)[::2])
            return next(
                (action for action, what in look.verbs["are_you"] if what["babies"] == half), look.first("decline")
            )
        return look.first("question", "put_back", "pick_clue", "take_escape", "decline")

    return rule


def extra_turns(look: Look) -> int:
    """The clue with an extra turn if there is one, and an accusation when it is sure."""
    turns = [action for action, what in look.verbs.get("pick_clue", []) if ICONS[what["clue"]] == Icon.TURN]
    sure = accuse_among(1)(look)
    return turns[0] if turns and sure not in [action for action, _ in look.verbs.get("unmask", [])] else sure


def _babies(known: int) -> list[int]:
    return [baby for baby in range(known.bit_length()) if known >> baby & 1]


# Junior Cluedo


def look_and_accuse(odds: float, passages: bool = True) -> Rule:
    """Into the nearest room not yet seen; to the staircase and accuse as soon as a guess is so likely right."""

    def rule(look: Look) -> int:
        cards, seen = look.view["card"], [bool(mask >> look.seat & 1) for mask in look.view["looked"]]
        ghosts = [room for room in range(ROOMS) if seen[room] and cards[room] == GHOST]
        unseen = [room for room in range(ROOMS) if not seen[room]]
        missing = GHOSTS - len(ghosts)
        place = int(look.view["place"][look.seat])
        if 1 / math.comb(len(unseen), missing) >= odds:
            if place == STAIRCASE and "accuse" in look.verbs:
                rooms = sum(1 << room for room in [*ghosts, *unseen[:missing]])
                return next(action for action, what in look.verbs["accuse"] if what["rooms"] == rooms)
            return _walk(look, STEPS_TO_STAIRCASE, "climb")
        if passages and "take_passage" in look.verbs and PASSAGE[place - SQUARES] in unseen:
            return look.first("take_passage")
        at_door = place < SQUARES and any(STEPS_TO_ROOM[place, room] == 0 for room in unseen)
        return _walk(look, STEPS_TO_ROOM[:, unseen].min(axis=1), "enter" if at_door else "")

    return rule


def _walk(look: Look, steps: Any, into: str) -> int:
    """Into the goal, else the step that leads nearest to it; what is no walk is done as it comes."""
    if into in look.verbs:
        return look.first(into)
    if "step" in look.verbs:
        return min(look.verbs["step"], key=lambda step: steps[step[1]["square"]])[0]
    return look.first("decline", "roll_die", "stop", "climb")


RULES: dict[str, dict[str, Rule]] = {
    "baby-monster-race": {
        "the lowest number": lowest,
        "the highest number": highest,
        "run as far as possible": run,
        "go back, and defend": go_back,
        "attack, else run": attack,
        "run up to four steps before the house": run_with_care,
        "the same, and defend": run_with_care_and_defend,
    },
    "baby-clues": {
        "the lowest number": lowest,
        "the highest number": highest,
        "the first clue": first_clue,
        "the first escape card": first_escape,
        "the first clue, and accuse when sure": accuse_among(1),
        "the same, if one of two": accuse_among(2),
        "the same, if one of three": accuse_among(3),
        "extra turns, and accuse when sure": extra_turns,
    },
    "junior-cluedo": {
        "the lowest number": lowest,
        "the nearest room, and accuse when sure": look_and_accuse(1.0),
        "the same, never through a passage": look_and_accuse(1.0, passages=False),
        "the same, if right one time in two": look_and_accuse(0.5),
        "the same, if right one time in three": look_and_accuse(0.33),
        "accuse when there is one guess in ten": look_and_accuse(0.1),
    },
}


class Decoder:
    """The legal actions of a game by their verbs; each is decoded once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[int, tuple[str, dict[str, int]]] = {}

    def look(self, view: Any, seat: int, legal: list[int]) -> Look:
        """What a rule goes by."""
        verbs: dict[str, list[tuple[int, dict[str, int]]]] = {}
        for action in legal:
            if action not in self._known:
                verb, parameters = self._game.actions.decode(action)
                self._known[action] = verb.name, parameters
            name, parameters = self._known[action]
            verbs.setdefault(name, []).append((action, parameters))
        return Look(view, seat, legal, verbs)


def share(game: Game, rule: Rule, matches: int) -> tuple[float, float]:
    """The rule's share of first places, and how far the truth may be from it: 95 %, by deals."""
    results = np.fromiter(_pairs(game, rule, matches // 2), float)
    return float(results.mean()), float(1.96 * results.std(ddof=1) / len(results) ** 0.5)


def _pairs(game: Game, rule: Rule, deals: int) -> Iterator[float]:
    decoder, greedy = Decoder(game), Agent(game, "greedy", seed=1)
    for deal in range(deals):
        yield (_play(game, rule, 0, deal, decoder, greedy) + _play(game, rule, 1, deal, decoder, greedy)) / 2


def _play(game: Game, rule: Rule, seat: int, deal: int, decoder: Decoder, greedy: Agent) -> float:
    match = Match(game, 2, FastDealer(deal))
    match.deal_all()
    while match.kind is not Kind.OVER:
        decides = match.deciding[0]
        observation, legal = match.observation(decides), match.legal_actions(decides)
        if len(legal) == 1:
            action = legal[0]
        elif decides == seat:
            action = rule(decoder.look(observation[0], seat, legal))
        else:
            action = greedy.choose(observation, decides, legal)
        match.act(decides, action)
        match.deal_all()
    mine, other = match.returns()[seat], match.returns()[1 - seat]
    return (1 + (mine > other) - (mine < other)) / 2


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="First places of simple rules against greedy, two seats.")
    parser.add_argument("games", nargs="*", default=list(RULES), help="slugs (all)")
    parser.add_argument("--matches", type=int, default=2000, help="for each rule (2000)")
    arguments = parser.parse_args()
    for slug in arguments.games:
        game = library.game(slug)
        for name, rule in RULES[slug].items():
            found, error = share(game, rule, arguments.matches)
            print(f"{slug:20}{name:42}{100 * found:5.1f} ± {100 * error:.1f} %", flush=True)


if __name__ == "__main__":
    main()
