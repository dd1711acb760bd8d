"""What a viewer of Baby Clues can do now: pick, offer, ask, look; and why not."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import (
    Acknowledge,
    Aim,
    Button,
    Gesture,
    Goal,
    Prompt,
    Refused,
    Several,
    Tap,
    Text,
    ranking,
    who,
)

from .cards import BABIES, BOX, CLUES, ESCAPE, ESCAPES, PRINTS, Icon
from .scene_ids import escape_top, identity_of, in_front, in_row
from .scene_notebook import suspects
from .scene_parts import ICON_ART, about, clue_icon, clues_before, escapes_left
from .state import ACTIONS, MISTAKES, Phase, State

CHANGE_DIAPER, CONFESS, PUT_BACK, DECLINE = (
    ACTIONS.encode(verb) for verb in ("change_diaper", "confess", "put_back", "decline")
)
ARE_YOU_NOBODY = ACTIONS.encode("are_you", babies=1) - 1
"""The actions of asking count from here: the number of a set of babies is added."""
PICK = [ACTIONS.encode("pick_clue", clue=clue) for clue in range(CLUES)]
TAKE = [ACTIONS.encode("take_escape", escape=escape) for escape in range(ESCAPES)]

PLAY, EXTRA = Text("prompt-play"), (Text("prompt-extra"), "turn")

Offer = tuple[list[Gesture], list[Refused]]

BUTTONS = {
    CHANGE_DIAPER: Button(CHANGE_DIAPER, Text("choose-diaper")),
    CONFESS: Button(CONFESS, Text("choose-confess")),
    DECLINE: Button(DECLINE, Text("choose-no-extra-turn")),
}
ASK_NOTHING = Button(DECLINE, Text("choose-no-question"))
DEALING = Prompt(Text("prompt-dealing"), "back-clue")


def prompt(view: State, seat: int, choices: Choices) -> Prompt:
    """What `seat` can do now, or for whom it waits."""
    mine = bool(choices.legal)
    match view.phase:
        case Phase.OVER:
            return _over(ranking(choices.returns))
        case Phase.PLAY if mine:
            text, art = EXTRA if view.extra else (PLAY, _face(view.identity[seat]))
            return Prompt(text, art, *_plays(view, seat, choices))
        case Phase.PUT_BACK if mine:
            pieces = [f"snooped-{place}" for place in range(view.snooped)]
            return Prompt(Text("prompt-put-back"), "snoop", [Acknowledge(pieces, PUT_BACK, Text("choose-put-back"))])
        case Phase.QUESTION if mine:
            return Prompt(Text("prompt-question"), "ask", *_players(view, seat, choices))
        case Phase.ARE_YOU if mine:
            pieces = _suspects(suspects(view, seat, view.target))
            several = Several(pieces, ARE_YOU_NOBODY, 1, BABIES - 1, Text("choose-babies"))
            return Prompt(Text("prompt-are-you", {"who": who(view.target)}), "question", [several, ASK_NOTHING])
        case _:
            return _waiting(view)


def _face(identity: int) -> str:
    return BOX.babies[identity - 1].name


def _waiting(view: State) -> Prompt:
    match view.phase:
        case Phase.PLAY:
            return _prompt_about("extra" if view.extra else "play", view.turn, "turn" if view.extra else "unknown")
        case Phase.SNOOP | Phase.PUT_BACK:
            return _prompt_about("put-back", view.turn, "snoop")
        case Phase.QUESTION | Phase.ARE_YOU:
            return _prompt_about("question", view.turn, "ask")
        case Phase.ANSWER:
            return _prompt_about("answer", view.target, "question")
        case Phase.VERDICT:
            return _prompt_about("verdict", view.target, BOX.babies[view.dread].dread)
        case Phase.REVEAL:
            return _prompt_about("reveal", view.drawer, "unknown")
        case _:
            return DEALING


@cache
def _prompt_about(message: str, seat: int, art: str) -> Prompt:
    return Prompt(Text(f"prompt-wait-{message}", {"who": who(seat)}), art)


def _over(places: list[int]) -> Prompt:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        return Prompt(Text("prompt-shared"), "bottle")
    return Prompt(Text("prompt-over", {"who": who(winners[0])}), "bottle")


# The own turn


def _plays(view: State, seat: int, choices: Choices) -> Offer:
    gestures: list[Gesture] = []
    refused: list[Refused] = []
    last = view.front_count[seat] == ESCAPE - 1
    for clue, copies in enumerate(view.row):
        for copy in range(copies):
            piece = in_row(clue, copy)
            if PICK[clue] in choices.legal:
                gestures.append(_pick(piece, clue, last, view.mistakes == MISTAKES))
            else:
                refused.append(Refused(piece, PICK[clue], choices.refusal(PICK[clue])))
    for escape in range(ESCAPES):
        if TAKE[escape] in choices.legal:
            gestures.append(_take(escape, last))
        elif escapes_left(view, escape):
            refused.append(Refused(escape_top(escape), TAKE[escape], choices.refusal(TAKE[escape])))
    for dread in clues_before(view, seat):
        aims, denied = _offers(view, seat, dread, choices)
        gestures += aims
        refused += denied
    return gestures + [button for action, button in BUTTONS.items() if action in choices.legal], refused


@cache
def _pick(piece: str, clue: int, last: bool, mistakes: bool) -> Tap:
    """Where mistakes can happen, a clue proves nothing."""
    icon = clue_icon(clue)
    plain = "take" if mistakes else "plain"
    what = "escape" if last else plain if icon is Icon.NONE else ICON_ART[icon]
    return Tap(piece, PICK[clue], Text(f"choose-pick-{what}", about(clue // PRINTS)))


@cache
def _take(escape: int, last: bool) -> Tap:
    return Tap(escape_top(escape), TAKE[escape], Text("choose-pick-escape" if last else "choose-escape-card"))


def _offers(view: State, seat: int, dread: int, choices: Choices) -> Offer:
    """To whom a clue of one's own may be offered, and why not to others."""
    goals: list[Goal] = []
    refused: list[Refused] = []
    piece = in_front(seat, dread)
    for target in (other for other in range(view.seats) if other != seat):
        action = ACTIONS.encode("unmask", target=target, dread=dread)
        if action in choices.legal:
            goals.append(_accuse(target, dread, action))
        else:
            refused.append(Refused(piece, action, choices.refusal(action), identity_of(target)))
    if goals:
        return [Aim(piece, goals, Text("choose-target", about(dread)))], refused
    return [], [Refused(piece, refused[0].action, refused[0].reason)]


@cache
def _accuse(target: int, dread: int, action: int) -> Goal:
    return Goal(identity_of(target), action, Text("goal-unmask", {"target": who(target), **about(dread)}))


# The question


def _players(view: State, seat: int, choices: Choices) -> Offer:
    others = [other for other in range(view.seats) if other != seat]
    gestures: list[Gesture] = [_ask(other, ACTIONS.encode("question", target=other)) for other in others]
    waiting = [
        Refused(in_row(clue, copy), PICK[clue], choices.refusal(PICK[clue]))
        for clue, copies in enumerate(view.row)
        for copy in range(copies)
    ]
    return [*gestures, ASK_NOTHING], waiting


@cache
def _ask(target: int, action: int) -> Tap:
    return Tap(identity_of(target), action, Text("choose-player", {"target": who(target)}))


def asking(view: State, choices: Choices) -> bool:
    """Whether the viewer is choosing babies to ask about."""
    return view.phase == Phase.ARE_YOU and bool(choices.legal)


def _suspects(left: int) -> list[str]:
    return [suspect(baby, bool(left >> baby & 1)) for baby in range(BABIES)]


def suspect(baby: int, possible: bool) -> str:
    """The piece of a baby among those that one may ask about."""
    return f"{'ask' if possible else 'ask-out'}-{baby}"
