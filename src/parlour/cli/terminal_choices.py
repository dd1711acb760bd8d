"""The gestures of a scene as a numbered list, and what somebody means who types a number or a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from parlour.engine.actions import ActionGroup
from parlour.engine.errors import IllegalActionError, InvalidActionError
from parlour.engine.match import Match
from parlour.engine.plain import action_text
from parlour.engine.scene import SEAT, Acknowledge, Aim, Button, Claim, Gesture, Piece, Route, Scene, Several, Tap, Text

Say = Callable[[Text], str]


class Sum(NamedTuple):
    """How many may be chosen, and the action of none: each chosen one of place i adds 2**i."""

    action: int
    fewest: int
    most: int


class Choice(NamedTuple):
    """One entry of the list: it does something, or asks on."""

    name: str
    """What it is done with; empty for a choice that is no piece."""
    text: str
    actions: tuple[int, ...] = ()
    """What it does: a route does several things in turn."""
    goals: tuple[Choice, ...] = ()
    """Which of these, instead."""
    several: Sum | None = None
    """Some of these together, instead."""
    copies: int = 1


class Meaning(NamedTuple):
    """What was typed: actions to take, a choice that asks on, or an answer."""

    actions: tuple[int, ...] = ()
    asks: Choice | None = None
    answer: Text | None = None


def choices_of(scene: Scene, say: Say) -> list[Choice]:
    """The gestures in their order; those that look and do the same are one choice."""
    pieces = {piece.id: piece for zone in scene.zones for piece in zone.pieces}
    counted = Counter(_choice(gesture, pieces, say) for gesture in scene.prompt.gestures)
    return [choice._replace(copies=copies) for choice, copies in counted.items()]


def _choice(gesture: Gesture, pieces: dict[str, Piece], say: Say) -> Choice:
    def name(piece: str) -> str:
        text = pieces[piece].text if piece in pieces else None
        return say(text) if text else ""

    text = say(gesture.text)
    match gesture:
        case Tap() | Claim():
            return Choice(name(gesture.piece), text, (gesture.action,))
        case Button():
            return Choice("", text, (gesture.action,))
        case Acknowledge():
            return Choice(", ".join(map(name, gesture.pieces)), text, (gesture.action,))
        case Aim():
            goals = tuple(Choice(name(goal.target), say(goal.text), (goal.action,)) for goal in gesture.goals)
            # With one target there is nothing to ask.
            return Choice(name(gesture.piece), goals[0].text if len(goals) == 1 else text, goals=goals)
        case Route():
            goals = tuple(Choice("", say(end.text), tuple(end.actions)) for end in gesture.ends)
            return Choice(name(gesture.piece), text, goals=goals)
        case Several():
            goals = tuple(Choice("", name(piece)) for piece in gesture.pieces)
            return Choice("", text, goals=goals, several=Sum(gesture.action, gesture.fewest, gesture.most))


def meaning_of(typed: str, choices: list[Choice], match: Match, seat: int, say: Say) -> Meaning:
    """What a line means at the list of choices: numbers of the list, or words that name an action or a piece.

    `say` calls every seat by its name.
    """
    words = _tokens(typed)
    if words and all(word.isdecimal() for word in words):
        return _numbered([int(word) for word in words], choices)
    return _named(words, typed, choices, match, seat, say)


def _numbered(numbers: list[int], choices: list[Choice]) -> Meaning:
    number, *rest = numbers
    if not 1 <= number <= len(choices):
        return Meaning(answer=Text("no-such-number", {"number": number, "most": len(choices)}))
    choice = choices[number - 1]
    if choice.several is not None:
        return _chosen(rest, choice, choice.several) if rest else Meaning(asks=choice)
    if choice.goals:
        return _numbered(rest, list(choice.goals)) if rest else _asked(choice)
    return Meaning(choice.actions)


def _asked(choice: Choice) -> Meaning:
    return Meaning(choice.goals[0].actions) if len(choice.goals) == 1 else Meaning(asks=choice)


def answer_of(typed: str, choice: Choice) -> Meaning:
    """What a line means after a choice has asked on: numbers of its own list."""
    words = _tokens(typed)
    if not words or not all(word.isdecimal() for word in words):
        found = [goal for goal in choice.goals if choice.several is None and _fits(words, _tokens(goal.text))]
        return (
            Meaning(found[0].actions) if len(found) == 1 else Meaning(answer=Text("not-understood", {"typed": typed}))
        )
    numbers = [int(word) for word in words]
    return _chosen(numbers, choice, choice.several) if choice.several else _numbered(numbers[:1], list(choice.goals))


def _chosen(numbers: list[int], choice: Choice, several: Sum) -> Meaning:
    places = {number - 1 for number in numbers}
    if not all(0 <= place < len(choice.goals) for place in places):
        return Meaning(answer=Text("no-such-number", {"number": max(numbers), "most": len(choice.goals)}))
    if not several.fewest <= len(places) <= several.most:
        return Meaning(answer=Text("several", {"fewest": several.fewest, "most": several.most}))
    return Meaning((several.action + sum(1 << place for place in places),))


def _named(words: list[str], typed: str, choices: list[Choice], match: Match, seat: int, say: Say) -> Meaning:
    groups = match.game.actions.groups
    verb = "_".join(words)
    meant = _sensible(_all_of(groups[verb]) if verb in groups else _closest(words, match, say), match, seat)
    legal = meant.intersection(match.legal_actions(seat))
    able = [choice for choice in choices if words == _tokens(choice.name) and verb not in groups]
    if not able:
        able = [
            choice for choice in choices if _does(choice, legal) or (verb not in groups and _is_called(choice, words))
        ]
    if len(able) == 1 and able[0].several is None:
        goals = [goal for goal in able[0].goals if meant.intersection(goal.actions)]
        choice = able[0]._replace(goals=tuple(goals or able[0].goals))
        return _asked(choice) if choice.goals else Meaning(choice.actions)
    if able or len(legal) > 1:
        names = [choice.name or choice.text for choice in able] or [say(action_text(match.game, one)) for one in legal]
        return Meaning(answer=Text("several-meanings", {"meanings": ", ".join(names)}))
    if legal:
        return Meaning(tuple(legal))
    if meant:
        return Meaning(answer=Text(f"refusal-{_refusal(meant, match, seat)}"))
    return Meaning(answer=Text("not-understood", {"typed": typed}))


def _does(choice: Choice, actions: set[int]) -> bool:
    return any(actions.intersection(part.actions) for part in (choice, *choice.goals))


def _is_called(choice: Choice, words: list[str]) -> bool:
    return _fits(words, _tokens(choice.name))


def _all_of(verb: ActionGroup) -> range:
    return range(verb.first, verb.first + verb.size)


def _closest(words: list[str], match: Match, say: Say) -> list[int]:
    """The actions that these words may name, legal or not, of the verb whose name says least beside them."""
    best: list[int] = []
    fewest = 0
    for verb in match.game.actions.groups.values():
        labels = {action: _tokens(say(action_text(match.game, action))) for action in _all_of(verb)}
        found = [action for action, tokens in labels.items() if _fits(words, tokens)]
        if found:
            rest = min(len(labels[action]) for action in found)
            if not best or rest < fewest:
                best, fewest = found, rest
    return best


def _sensible(actions: Iterable[int], match: Match, seat: int) -> set[int]:
    """The same, without those at seats that nobody has, nor, if others are left, those at oneself."""
    named: dict[int, list[int]] = {}
    for action in actions:
        texts = action_text(match.game, action).args.values()
        named[action] = [int(str(text.args[SEAT])) for text in texts if isinstance(text, Text) and text.id == SEAT]
    there = {action for action, seats in named.items() if all(other < match.seats for other in seats)}
    return {action for action in there if seat not in named[action]} or there


def _refusal(actions: set[int], match: Match, seat: int) -> str:
    """The reason that most of these actions are refused for."""
    reasons: Counter[str] = Counter()
    for action in sorted(actions):
        try:
            match.check(seat, action)
        except (IllegalActionError, InvalidActionError) as error:
            reasons[getattr(error, "reason", "not-allowed")] += 1
    return reasons.most_common(1)[0][0]


def _fits(words: list[str], tokens: list[str]) -> bool:
    """Whether each word begins one of the tokens; a number may leave out its sign."""
    return bool(words) and all(
        any(token.startswith(word) or token.lstrip("+-") == word for token in tokens) for word in words
    )


def _tokens(text: str) -> list[str]:
    return [part for word in text.lower().replace("\u2212", "-").split() if (part := word.strip('.,:;!?()"'))]
