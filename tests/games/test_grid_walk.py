"""Grid Walk: a route is a list of steps, a peek is shown until it is acknowledged, guesses are sealed together."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import RecordedDealer
from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.piles import SeenOutcome
from parlour.engine.scene import (
    Acknowledge,
    Beat,
    End,
    Flip,
    Gesture,
    Peek,
    Piece,
    Route,
    Scene,
    Several,
    Shake,
    Tap,
    Text,
    Tumble,
)

UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
BARE, TRAP = 0, 1
STONE, TREASURE = 0, 1


@pytest.fixture
def game() -> Game:
    """Its garden (rows 1 to 4, columns A to E), with walkers at 1, 2 and 3, chests and bushes:

    1.b.2
    c.cbc
    .b.c.
    c3b.c
    """
    return library.load(Path(__file__).parent / "grid_walk", mode=Mode.INTERPRETED)


def match_of(game: Game, *outcomes: int) -> Match:
    """A match of two seats whose piles give these outcomes in turn (a roll counts from 0); the first has rolled."""
    match = Match(game, 2, RecordedDealer(outcomes))
    match.deal()
    return match


def act(match: Match, seat: int, verb: str, **parameters: int) -> None:
    match.act(seat, match.game.actions.encode(verb, **parameters))


def scene(match: Match, viewer: int) -> Scene:
    return match.game.scene(match.observation(viewer), viewer, match.legal_actions(viewer))


def gestures(match: Match, viewer: int, kind: type[Gesture]) -> list[Gesture]:
    return [gesture for gesture in scene(match, viewer).prompt.gestures if isinstance(gesture, kind)]


def route(match: Match, viewer: int) -> dict[str, End]:
    """Where the route of a seat may end."""
    (found,) = gestures(match, viewer, Route)
    assert isinstance(found, Route)
    return {end.at: end for end in found.ends}


def directions(match: Match, end: End) -> list[int]:
    return [match.game.actions.decode(action)[1]["direction"] for action in end.actions]


def piece(match: Match, viewer: int, name: str) -> Piece:
    return next(piece for zone in scene(match, viewer).zones for piece in zone.pieces if piece.id == name)


def beats_of_deal(match: Match, viewer: int) -> list[Beat]:
    """What a viewer is told of the next outcome."""
    before = match.observation(viewer)
    match.deal()
    return match.game.tell(before, match.seen_step(viewer, len(match.log) - 1), match.observation(viewer), viewer)


def at_the_guess(game: Game) -> Match:
    """Everybody has rested in every round, so no chest was looked into."""
    match = match_of(game, *[0] * 8, STONE, TREASURE, TREASURE, STONE, TREASURE, STONE)
    for turn in range(8):
        act(match, turn % 2, "rest")
        if turn < 7:
            match.deal()
    assert match.kind is Kind.JOINT
    return match


def test_a_roll_tumbles_the_die(game: Game) -> None:
    match = Match(game, 2, RecordedDealer([2]))
    assert Tumble("die", "die-3") in beats_of_deal(match, SPECTATOR)
    assert piece(match, SPECTATOR, "die").art == "die-3"


def test_a_route_ends_wherever_the_roll_reaches(game: Game) -> None:
    match = match_of(game, 2 - 1)
    assert sorted(route(match, 0)) == ["0-1", "0-2", "1-0", "1-1", "2-0"]
    assert gestures(match, 1, Route) == []


def test_the_actions_of_a_route_walk_there(game: Game) -> None:
    match = match_of(game, 3 - 1)
    end = route(match, 0)["1-2"]
    assert directions(match, end) == [RIGHT, DOWN, RIGHT], "round the bush, not through it"
    for action in end.actions:
        match.act(0, action)
    assert piece(match, SPECTATOR, "walker-0").at == "1-2"


def test_a_route_goes_through_a_bush_where_there_is_no_other_way_and_stops_at_a_trap(game: Game) -> None:
    match = match_of(game, 3 - 1, TRAP, 0)
    end = route(match, 0)["0-3"]
    assert directions(match, end) == [RIGHT, RIGHT, RIGHT]
    assert end.text.args["through"] == 1
    for action in end.actions[:2]:
        match.act(0, action)
    assert match.kind is Kind.CHANCE, "the surprise"
    told = beats_of_deal(match, SPECTATOR)
    assert Flip("bush-0", "trap") in told
    assert Shake("walker-0") in told
    assert piece(match, SPECTATOR, "walker-0").at == "0-2"
    match.deal()
    with pytest.raises(IllegalActionError, match="not your turn"):
        match.act(0, end.actions[2])


def test_after_a_bare_bush_the_walk_may_go_on(game: Game) -> None:
    match = match_of(game, 3 - 1, BARE)
    act(match, 0, "step", direction=RIGHT)
    act(match, 0, "step", direction=RIGHT)
    match.deal()
    assert sorted(route(match, 0)) == ["0-1", "0-3", "1-2"]
    assert piece(match, 1, "bush-0").art == "path"


def test_a_peek_is_shown_to_one_seat_until_it_is_acknowledged(game: Game) -> None:
    match = match_of(game, 1 - 1, TREASURE)
    act(match, 0, "step", direction=DOWN)
    assert gestures(match, 0, Tap) == [Tap("chest-0", match.legal_actions(0)[0], Text("choose-peek", {"number": 1}))]
    act(match, 0, "peek")
    watcher = match.observation(1)
    (look, *_) = beats_of_deal(match, 0)
    assert isinstance(look, Peek)
    assert [(shown.id, shown.art) for shown in look.pieces] == [("chest-0", "treasure")]
    assert match.seen_step(1, len(match.log) - 1) == SeenOutcome("look", None)
    assert game.tell(watcher, SeenOutcome("look", None), match.observation(1), 1) == []

    assert [piece(match, viewer, "chest-0").art for viewer in (0, 1, SPECTATOR)] == ["treasure", "chest", "chest"]
    (shown,) = scene(match, 0).prompt.gestures
    assert isinstance(shown, Acknowledge)
    assert shown.pieces == ["chest-0"]
    match.act(0, shown.action)
    assert piece(match, 0, "chest-0").art == "chest", "never again"


def test_the_notebook_keeps_what_was_seen_and_who_has_looked(game: Game) -> None:
    match = match_of(game, 1 - 1, TREASURE)
    act(match, 0, "step", direction=DOWN)
    act(match, 0, "peek")
    match.deal()
    act(match, 0, "shut")
    assert [(note.at, note.art) for note in notes(match, 0)] == [("0-0", "treasure")]
    assert [(note.at, note.art) for note in notes(match, 1)] == [("0-0", "eye")]


def test_a_player_may_mark_what_was_not_seen(game: Game) -> None:
    match = match_of(game, 1 - 1, TREASURE)
    act(match, 0, "step", direction=DOWN)
    act(match, 0, "peek")
    match.deal()
    act(match, 0, "shut")
    assert markable(match, 0) == ["1-0", "2-0", "3-0", "4-0", "5-0"], "what one saw is no matter of opinion"
    assert markable(match, 1) == ["0-0", "0-1", "1-1", "2-1", "3-1", "4-1", "5-1"]
    assert markable(match, SPECTATOR) == []


def markable(match: Match, viewer: int) -> list[str]:
    return [cell.at for cell in cells(match, viewer) if cell.markable]


def notes(match: Match, viewer: int) -> list[Piece]:
    return [cell for cell in cells(match, viewer) if cell.art]


def cells(match: Match, viewer: int) -> list[Piece]:
    return next(zone.pieces for zone in scene(match, viewer).zones if zone.kind == "notebook")


def test_a_chest_is_looked_into_once(game: Game) -> None:
    match = match_of(game, 1 - 1, TREASURE, 0, 0)
    act(match, 0, "step", direction=DOWN)
    act(match, 0, "peek")
    match.deal()
    act(match, 0, "shut")
    match.deal()
    act(match, 1, "rest")
    match.deal()
    (refused,) = scene(match, 0).prompt.refused
    assert (refused.piece, refused.reason.id) == ("chest-0", "refusal-looked-already")


def test_a_guess_is_a_set_of_chests(game: Game) -> None:
    match = at_the_guess(game)
    (guess,) = gestures(match, 1, Several)
    assert isinstance(guess, Several)
    assert (guess.fewest, guess.most) == (0, 3)
    named = guess.action + sum(1 << guess.pieces.index(chest) for chest in ("chest-0", "chest-4"))
    assert game.actions.decode(named)[1] == {"chests": 0b010001}
    with pytest.raises(IllegalActionError, match="too many chests"):
        match.check(1, guess.action + 0b001111)


def test_guesses_stay_sealed_while_the_chests_are_opened_and_then_count(game: Game) -> None:
    match = at_the_guess(game)
    encode = game.actions.encode
    match.act_together({0: encode("seal", chests=0b010110), 1: encode("seal", chests=0b000011)})
    assert [match.observation(viewer)["guess"][0].tolist() for viewer in (0, 1)] == [[22, 0, 0], [0, 3, 0]]
    for chest in range(5):
        assert Flip in map(type, beats_of_deal(match, SPECTATOR))
        assert match.kind is Kind.CHANCE, chest
    told = beats_of_deal(match, 0)
    assert match.kind is Kind.OVER
    assert match.returns() == [3, 0]
    assert [getattr(beat, "amount", None) for beat in told[-2:]] == [3, 0]
    assert [note.at for note in notes(match, 1)] == ["0-1", "1-0", "1-1", "2-0", "4-0"]
