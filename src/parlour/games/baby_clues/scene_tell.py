"""How a change of Baby Clues is told."""

from __future__ import annotations

from functools import cache

from parlour.engine.actions import SeenAction
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Beat,
    Move,
    Say,
    Shake,
    Speech,
    Spotlight,
    Stamp,
    Tally,
    Text,
    ranking,
    says,
    who,
)

from .cards import BABIES, BOX, PRINTS
from .scene_drama import told_confession, told_reveal, told_verdict
from .scene_ids import escape_pile, escape_top, escapes_of, front_of, identity_of, in_row
from .scene_parts import GROUPS, Arguments, about, baby_text, bottles_text, escape_text
from .state import MISTAKES, SWEEP, Phase, State


def tell(before: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, then what follows from it."""
    beats = (
        _told_action(before, seen, after, seat)
        if isinstance(seen, SeenAction)
        else _told_draw(before, seen, after, seat)
    )
    return beats + (_told_end(after, returns) if returns else _told_turn_of_events(before, after))


def _told_action(before: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    seat, values = seen.seat, {name: value or 0 for name, value in seen.parameters.items()}
    match seen.name:
        case "pick_clue":
            return _told_pick(before, seat, values["clue"])
        case "take_escape":
            return _told_escape_card(seat, values["escape"])
        case "change_diaper":
            return _told_diaper(before, seat)
        case "unmask":
            target = values["target"]
            text = Text("said-unmask", {"who": who(seat), "target": who(target), **about(values["dread"])})
            return [says(seat, viewer, text), Spotlight(target), Shake(identity_of(target))]
        case "confess":
            return told_confession(before, after, seat)
        case "question":
            return [Spotlight(values["target"])]
        case "are_you":
            people: Arguments = {"who": who(seat), "target": who(before.target)}
            text = Text("said-question", {**people, "babies": _any_of(values["babies"])})
            return [says(seat, viewer, text)]
        case "put_back":
            back: list[Beat] = [Move(f"snooped-{place}", "snooped", "identities") for place in range(before.snooped)]
            return [*back, Say(Text("told-put-back", {"who": who(seat)}))]
        case _:
            skipped = "told-no-extra-turn" if before.phase == Phase.PLAY else "told-no-question"
            return [Say(Text(skipped, {"who": who(seat)}))]


def _told_pick(before: State, seat: int, clue: int) -> list[Beat]:
    dread = clue // PRINTS
    text = Text("told-take" if before.mistakes == MISTAKES else "told-pick", {"who": who(seat), **about(dread)})
    return [Move(in_row(clue, before.row[clue] - 1), "row", front_of(seat)), Say(text)]


def _told_escape_card(seat: int, escape: int) -> list[Beat]:
    text = Text("told-escape-card", {"who": who(seat), "card": escape_text(escape)})
    return [Move(escape_top(escape), escape_pile(escape), escapes_of(seat)), Say(text)]


def _told_diaper(before: State, seat: int) -> list[Beat]:
    swept = before.diaper == SWEEP
    text = Text("told-sweep" if swept else "told-diaper", {"who": who(seat)})
    beats: list[Beat] = [Stamp("row", "diaper"), Say(text)]
    if swept:
        pieces = [in_row(clue, copy) for clue, copies in enumerate(before.row) for copy in range(copies)]
        beats += [Move(piece, "row", "deck") for piece in pieces]
    return beats


@cache
def _any_of(babies: int) -> Text:
    """A set of babies in words; whole groups by their name."""
    parts: list[Text] = []
    for group in GROUPS:
        members = [baby for baby in range(BABIES) if BOX.babies[baby].group == group]
        chosen = [baby for baby in members if babies >> baby & 1]
        whole = len(chosen) == len(members) > 1
        parts += [Text(f"any-{group}")] if whole else [baby_text(baby) for baby in chosen]
    words = parts.pop()
    for place, part in enumerate(reversed(parts)):
        words = Text("list-more" if place else "list-or", {"first": part, "rest": words})
    return words


# What chance brings


def _told_draw(before: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    match seen.pile:
        case "identity":
            return _told_identity(before, seen.outcome, viewer)
        case "clue":
            clue = seen.outcome or 0
            return [Move(in_row(clue, after.row[clue] - 1), "deck", "row")]
        case "snoop":
            return _told_snoop(before, seen.outcome)
        case "answer":
            text = Text("said-yes" if seen.outcome else "said-no", {"who": who(before.target)})
            return [says(before.target, viewer, text)]
        case "secret_answer":
            return _told_secret(before, seen.outcome)
        case "verdict":
            return told_verdict(before, after, seen.outcome == 1, viewer)
        case "reveal":
            return told_reveal(before, after, seen.outcome or 0)
        case _:
            return []  # who begins is told with the deal, since a table may also have chosen


def _told_identity(before: State, baby: int | None, viewer: int) -> list[Beat]:
    drawer = before.drawer
    beats: list[Beat] = []
    if before.turns_begun == 0 == before.held:
        beats += [Say(Text("told-deal")), Spotlight(drawer), Say(Text("told-begins", {"who": who(drawer)}))]
    beats.append(Move(identity_of(drawer), "identities", identity_of(drawer)))
    if viewer == drawer and baby is not None:
        beats.append(Say(Text("told-identity", about(baby))))
    return beats


def _told_snoop(before: State, baby: int | None) -> list[Beat]:
    beats: list[Beat] = [Move(f"snooped-{before.snooped}", "identities", "snooped")]
    return beats if baby is None else [*beats, Say(Text("told-snooped", {"baby": baby_text(baby)}))]


def _told_secret(before: State, yes: int | None) -> list[Beat]:
    people: Arguments = {"who": who(before.target), "asker": who(before.turn)}
    if yes is None:
        return [Say(Text("told-secret", people))]
    return [Speech(before.target, Text("said-yes-secretly" if yes else "said-no-secretly", people))]


# What a step leads to


def _told_turn_of_events(before: State, after: State) -> list[Beat]:
    beats: list[Beat] = []
    turn: Arguments = {"who": who(after.turn)}
    if after.phase == Phase.SNOOP != before.phase:
        beats.append(Say(Text("told-snoop", turn)))
    if after.phase == Phase.QUESTION != before.phase:
        beats.append(Say(Text("told-may-ask", turn)))
    if after.deck_count + after.under_count == 0 < before.deck_count + before.under_count:
        beats.append(Say(Text("told-deck-empty")))
    if after.extra and after.turns_begun > before.turns_begun:
        beats.append(Say(Text("told-extra", turn)))
    return beats


def _told_end(after: State, returns: list[float]) -> list[Beat]:
    places = sorted((place, seat) for seat, place in enumerate(ranking(returns)))
    return [
        Say(Text("told-over")),
        *(
            Tally(
                seat,
                place,
                Text("told-place", {"who": who(seat), "place": place, "bottles": bottles_text(after.bottles[seat])}),
            )
            for place, seat in places
        ),
    ]
