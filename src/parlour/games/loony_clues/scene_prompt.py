"""What a viewer of Loony Clues can do now: ask, answer, guess, discard; why not; and for whom everybody waits."""

from __future__ import annotations

from functools import cache, lru_cache

from parlour.engine.choices import Choices
from parlour.engine.scene import Aim, Button, Gesture, Goal, Prompt, Refused, Tap, Text, ranking, who

from .party import ENDS, NUMBERS, PRIMARY, SECONDARY, word
from .scene_ids import answer_of, identity_of, in_hand, mask_at
from .scene_parts import (
    MANY,
    card_text,
    last_round,
    mask_art,
    mask_of,
    mask_text,
    missing_target,
    points_text,
    quoted,
)
from .state import ACTIONS, Phase, Side, State

WAIT, KEEP, NEXT_ROUND = (ACTIONS.encode(verb) for verb in ("wait", "keep", "next_round"))
NO, YES = (ACTIONS.encode("answer", fits=fits) for fits in range(2))
GUESS = [0, *(ACTIONS.encode("guess", number=number) for number in range(1, NUMBERS + 1))]

BUTTONS = {
    WAIT: Button(WAIT, Text("choose-wait")),
    KEEP: Button(KEEP, Text("choose-keep")),
    NEXT_ROUND: Button(NEXT_ROUND, Text("choose-next-round")),
}
ANSWERING: list[Gesture] = [
    Tap(answer_of(1), YES, Text("choose-yes"), at_once=True),
    Tap(answer_of(0), NO, Text("choose-no"), at_once=True),
]


def answering(view: State, choices: Choices) -> bool:
    """Whether the viewer is asked whether a word fits."""
    return view.phase == Phase.ANSWER and bool(choices.legal)


def prompt(view: State, seat: int, choices: Choices) -> Prompt:
    """What `seat` can do now, or for whom it waits."""
    if view.phase == Phase.OVER:
        return _over(ranking(choices.returns))
    if not choices.legal:
        return _waiting(view)
    match view.phase:
        case Phase.ASK:
            return _asking(view, seat, choices)
        case Phase.ANSWER:
            return _answering(view.word, mask_of(view, view.identity[seat]))
        case Phase.TRIGGER:
            right = all(row[view.target] == Side.NONE for row in view.side)
            return _guessing(view, seat, view.target, right, choices)
        case Phase.FOLLOW:
            return _guessing(view, seat, view.target, view.side[view.turn][view.target] == Side.RIGHT, choices)
        case Phase.LAST_GUESSES:
            return _guessing(view, seat, missing_target(view, seat), right=False, choices=choices)
        case Phase.DISCARD:
            return _discarding(view.hand[seat][: view.hand_count[seat]])
        case _:
            return _scored(last_round(view) + 1)


# A word


def _asking(view: State, seat: int, choices: Choices) -> Prompt:
    """Each word of the hand goes to anybody but oneself."""
    words = [(card - 1) * ENDS + end for card in view.hand[seat][: view.hand_count[seat]] for end in range(ENDS)]
    gestures: list[Gesture] = [_ask(one, seat, view.seats) for one in words]
    own = choices.refusal(ACTIONS.encode("ask", word=words[0], target=seat))
    return Prompt(Text("prompt-ask"), "clue", gestures, [_not_oneself(one, seat, own.id) for one in words])


@lru_cache(MANY)
def _ask(number: int, seat: int, seats: int) -> Aim:
    goals = [
        Goal(
            identity_of(target),
            ACTIONS.encode("ask", word=number, target=target),
            Text("goal-ask", {"target": who(target), "word": word(number)}),
        )
        for target in range(seats)
        if target != seat
    ]
    return Aim(in_hand(number), goals, Text("choose-target"))


@lru_cache(MANY)
def _not_oneself(number: int, seat: int, reason: str) -> Refused:
    action = ACTIONS.encode("ask", word=number, target=seat)
    return Refused(in_hand(number), action, Text(reason), identity_of(seat))


@lru_cache(MANY)
def _answering(number: int, mask: int) -> Prompt:
    return Prompt(Text("prompt-answer", {"word": word(number)}), mask_art(mask), ANSWERING)


# A guess


def _guessing(view: State, seat: int, target: int, right: bool, choices: Choices) -> Prompt:
    """A number that is left, or none now."""
    gestures: list[Gesture] = []
    refused: list[Refused] = []
    used = view.guess[seat]
    own = view.identity[seat]
    for number, action in enumerate(GUESS[1:], 1):
        if action in choices.legal:
            gestures.append(_guess(number, mask_of(view, number), target, right, number == own))
        else:
            how = "own" if number == own else "used" if number in used else ""
            refused.append(Refused(mask_at(number, how), action, choices.refusal(action)))
    if WAIT in choices.legal:
        gestures.append(BUTTONS[WAIT])
    what = _PROMPTS[view.phase]
    return Prompt(Text(f"prompt-{what}", {"who": who(target)}), "primary" if right else "secondary", gestures, refused)


_PROMPTS: dict[int, str] = {Phase.TRIGGER: "trigger", Phase.FOLLOW: "follow", Phase.LAST_GUESSES: "last-guess"}


@lru_cache(MANY)
def _guess(number: int, mask: int, target: int, right: bool, own: bool) -> Tap:
    if own:
        return Tap(mask_at(number, "own"), GUESS[number], Text("choose-guess-own", {"target": who(target)}))
    points = points_text(PRIMARY if right else SECONDARY)
    text = Text("choose-guess", {"target": who(target), "mask": mask_text(mask), "points": points})
    return Tap(mask_at(number), GUESS[number], text)


# The end of a turn, of a round, of the game


@lru_cache(MANY)
def _discarding(cards: tuple[int, ...]) -> Prompt:
    taps: list[Gesture] = [_discard(card - 1, end) for card in cards if card for end in range(ENDS)]
    return Prompt(Text("prompt-discard"), "discard", [*taps, BUTTONS[KEEP]])


@cache
def _discard(card: int, end: int) -> Tap:
    text = Text("choose-discard", {"card": card_text(card)})
    return Tap(in_hand(card * ENDS + end), ACTIONS.encode("discard", card=card), text)


@cache
def _scored(played: int) -> Prompt:
    return Prompt(Text("prompt-scored", {"round": played}), "round", [BUTTONS[NEXT_ROUND]])


def _over(places: list[int]) -> Prompt:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return SHARED if len(winners) > 1 else _about("prompt-over", winners[0], "crown")


# For whom everybody waits


def _waiting(view: State) -> Prompt:
    """What goes on, and never who has already decided."""
    match view.phase:
        case Phase.ASK:
            return _about("prompt-wait-ask", view.turn, "clue")
        case Phase.ANSWER:
            return _is_asked(view.target, view.word)
        case Phase.TRIGGER:
            return _about("prompt-wait-trigger", view.turn, "guess")
        case Phase.FOLLOW:
            return FOLLOWING
        case Phase.DISCARD:
            return _about("prompt-wait-discard", view.turn, "discard")
        case Phase.LAST_GUESSES:
            return LAST_GUESSES
        case Phase.REVEAL_GUESSES | Phase.REVEAL_IDENTITY:
            return _about("prompt-reveal", view.target, "mask")
        case Phase.SCORED:
            return NEXT
        case _:
            return DEALING


@cache
def _about(message: str, seat: int, art: str) -> Prompt:
    return Prompt(Text(message, {"who": who(seat)}), art)


@cache
def _is_asked(target: int, number: int) -> Prompt:
    return Prompt(Text("prompt-wait-answer", {"who": who(target), "word": quoted(number)}), "clue")


FOLLOWING = Prompt(Text("prompt-wait-follow"), "wait")
LAST_GUESSES = Prompt(Text("prompt-wait-last"), "wait")
NEXT = Prompt(Text("prompt-wait-next"), "round")
DEALING = Prompt(Text("prompt-dealing"), "party")
SHARED = Prompt(Text("prompt-shared"), "crown")
