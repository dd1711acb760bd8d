"""How a change of Loony Clues is told."""

from __future__ import annotations

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import Beat, Move, Say, Spotlight, Stamp, Tally, Text, ranking, says, who

from .party import ENDS, ROUNDS, word
from .scene_drama import told_guess_card, told_identity
from .scene_ids import DECK, DISCARDS, HAND, above, before, below, beside, guess_of, identity_of, in_hand, on_board
from .scene_parts import (
    Arguments,
    card_text,
    guesses_laid,
    mask_of,
    mask_text,
    points_text,
    side_text,
    total,
)
from .state import Phase, Side, State


def tell(before_: State, seen: SeenAction | SeenOutcome, after: State, seat: int, returns: list[float]) -> list[Beat]:
    """What one step was, then what follows from it."""
    beats = (
        _told_action(before_, seen, after, seat)
        if isinstance(seen, SeenAction)
        else _told_draw(before_, seen, after, seat)
    )
    if returns:
        return beats + _told_end(after, returns)
    return beats if _is_one_of_several(before_, seen) else beats + _told_turn_of_events(before_, after)


def _is_one_of_several(then: State, seen: SeenAction | SeenOutcome) -> bool:
    """Whether others who chose at the same time are told of after this one."""
    return isinstance(seen, SeenAction) and then.phase in _TOGETHER and then.pending >> seen.seat > 1


_TOGETHER = (Phase.FOLLOW, Phase.LAST_GUESSES)


def _told_action(then: State, seen: SeenAction, after: State, viewer: int) -> list[Beat]:
    seat, values = seen.seat, seen.parameters
    match seen.name:
        case "ask":
            return _told_ask(seat, values["word"] or 0, values["target"] or 0, viewer)
        case "answer":
            return _told_answer(then, seat, bool(values["fits"]), viewer)
        case "guess":
            return _told_guess(then, seat, values["number"], after)
        case "wait":
            return [Say(Text("told-wait", {"who": who(seat)}))]
        case "discard":
            card = values["card"] or 0
            start = HAND if seat == viewer else identity_of(seat)
            thrown: list[Beat] = [Move(in_hand(card * ENDS), start, DISCARDS)] if seat == viewer else []
            return [*thrown, Say(Text("told-discard", {"who": who(seat), "card": card_text(card)}))]
        case _:
            return []


def _told_ask(seat: int, number: int, target: int, viewer: int) -> list[Beat]:
    """The card goes to the player that is asked."""
    text = Text("told-ask", {"who": who(seat), "target": who(target), "word": word(number)})
    own = seat == viewer
    start = HAND if own else identity_of(seat)
    piece = in_hand(number) if own else on_board(number, newest=True)
    return [says(seat, viewer, text), Move(piece, start, before(target)), Spotlight(target)]


def _told_answer(then: State, seat: int, fits: bool, viewer: int) -> list[Beat]:
    text = Text("told-fits" if fits else "told-fits-not", {"who": who(seat), "word": word(then.word)})
    goal = above(seat) if fits else below(seat)
    return [
        Stamp(identity_of(seat), "yes" if fits else "no"),
        Move(on_board(then.word, newest=True), before(seat), goal),
        says(seat, viewer, text),
    ]


def _told_guess(then: State, seat: int, number: int | None, after: State) -> list[Beat]:
    """A guess card is laid; only whoever laid it is told the number."""
    laid = (target for target in range(after.seats) if after.side[seat][target] and not then.side[seat][target])
    target = next(laid) if then.phase == Phase.LAST_GUESSES else then.target
    side = after.side[seat][target]
    people: Arguments = {"who": who(seat), "target": who(target), "side": side_text(side)}
    what = "follow" if then.phase == Phase.FOLLOW else "guess"
    known: Arguments = {} if number is None else {"mask": mask_text(mask_of(after, number))}
    text = Text(f"told-{what}-own" if known else f"told-{what}", {**people, **known})
    return [Move(guess_of(seat, target), identity_of(seat), beside(target, side == Side.LEFT)), Say(text)]


# What chance brings


def _told_draw(then: State, seen: SeenOutcome, after: State, viewer: int) -> list[Beat]:
    match seen.pile:
        case "mask":
            return [Say(Text("told-masks", {"round": after.round + 1, "of": ROUNDS}))] if not then.laid_out else []
        case "clue":
            return _told_clue(then, seen.outcome, after, viewer)
        case "secret_identity":
            return _told_secret(then, seen.outcome, after, viewer)
        case "guess_card":
            return told_guess_card(then, (seen.outcome or 0) + 1)
        case "revealed_identity":
            return told_identity(then, after, (seen.outcome or 0) + 1)
        case _:
            return []  # who begins is told with the identities, since a table may also have chosen


def _told_clue(then: State, card: int | None, after: State, viewer: int) -> list[Beat]:
    """The viewer's own card comes as its two words, unless the hand is put away at once since the round is over."""
    dealt = then.phase == Phase.DEAL_CLUES
    if then.drawer != viewer or card is None:
        return [] if dealt else [Move("deck-top", DECK, identity_of(then.drawer))]
    shown = range(ENDS) if after.phase <= Phase.LAST_GUESSES else ()
    words: list[Beat] = [Move(in_hand(card * ENDS + end), DECK, HAND) for end in shown]
    return words if dealt else [*words, Say(Text("told-draw", {"card": card_text(card)}))]


def _told_secret(then: State, outcome: int | None, after: State, viewer: int) -> list[Beat]:
    drawer = then.drawer
    beats: list[Beat] = [Say(Text("told-identities"))] if drawer == then.beginner else []
    if viewer == drawer != SPECTATOR and outcome is not None:
        number = outcome + 1
        text = Text("told-identity", {"mask": mask_text(mask_of(after, number)), "number": number})
        beats.append(Say(text))
    return beats


# What a step leads to


def _told_turn_of_events(then: State, after: State) -> list[Beat]:
    beats: list[Beat] = []
    if then.phase == Phase.DEAL_IDENTITIES and after.phase == Phase.ASK:
        beats += [Spotlight(after.turn), Say(Text("told-begins", {"who": who(after.turn)}))]
    if after.newest > then.newest and then.phase not in _SETTING_UP:
        beats.append(Say(Text("told-deck-renewed")))
    if after.phase in _ENDING and then.phase not in _ENDING:
        beats.append(Say(_why_it_ends(after)))
    if after.phase == Phase.SCORED != then.phase:
        beats += _told_points(after)
    return beats


_SETTING_UP = (Phase.CHOOSE_FIRST, Phase.LAY_OUT_MASKS, Phase.SCORED)
_ENDING = (Phase.LAST_GUESSES, Phase.REVEAL_GUESSES, Phase.REVEAL_IDENTITY)


def _why_it_ends(after: State) -> Text:
    if guesses_laid(after, after.turn) == after.seats - 1:
        return Text("told-round-ends", {"who": who(after.turn)})
    return Text("told-round-ends-without-clues")


def _told_points(after: State) -> list[Beat]:
    """Who leads after a round."""
    totals = [total(after, seat) for seat in range(after.seats)]
    best = max(totals)
    leaders = [seat for seat in range(after.seats) if totals[seat] == best]
    if len(leaders) > 1:
        return [Say(Text("told-round-shared", {"round": after.round, "points": points_text(best)}))]
    text = Text("told-round-over", {"round": after.round, "who": who(leaders[0]), "points": points_text(best)})
    return [Say(text)]


def _told_end(after: State, returns: list[float]) -> list[Beat]:
    places = sorted((place, seat) for seat, place in enumerate(ranking(returns)))
    return [
        Say(Text("told-over")),
        *(
            Tally(
                seat,
                place,
                Text("told-place", {"who": who(seat), "place": place, "points": points_text(total(after, seat))}),
            )
            for place, seat in places
        ),
    ]
