"""A match told again: every viewer sees every position, and only the open table shows what others hold."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import LogError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.open_table import OPEN
from parlour.engine.retelling import Moment, positions, retell, viewer_called

TOYS = Path(__file__).parents[1] / "games"
GAMES = [*library.folders(), *(folder.name for folder in sorted(TOYS.iterdir()) if (folder / "rules.py").exists())]


def game_called(name: str) -> Game:
    toy = TOYS / name
    return library.load(toy, mode=Mode.INTERPRETED) if toy.exists() else library.game(name, mode=Mode.INTERPRETED)


def played(game: Game, most: int = 24) -> Match:
    """A match of as many as can play, as far as so many decisions lead."""
    match, luck = Match(game, game.players[1], FastDealer(3)), Random(5)
    match.deal_all()
    for _ in range(most):
        if match.kind is Kind.OVER:
            break
        choices = {seat: luck.choice(match.legal_actions(seat)) for seat in match.deciding}
        if match.kind is Kind.JOINT:
            match.act_together(choices)
        elif match.kind is Kind.RACE:
            match.race(list(choices.items())[:1])
        else:
            match.act(*next(iter(choices.items())))
        match.deal_all()
    return match


def faces(moment: Moment) -> set[tuple[str, str]]:
    """The pieces that lie face up, by zone."""
    return {(zone.id, piece.id) for zone in moment.scene.zones for piece in zone.pieces if piece.face == "up"}


@pytest.mark.parametrize("name", GAMES)
def test_every_viewer_sees_every_position_and_can_do_nothing(name: str) -> None:
    game = game_called(name)
    file = played(game).file()
    steps = [position.step for position in positions(file, game)]
    assert steps[-1] == len(file.steps)
    open_table = list(retell(file, OPEN, game))
    watched = list(retell(file, SPECTATOR, game))
    for viewer in (0, file.seats - 1):
        seen = list(retell(file, viewer, game))
        assert [moment.step for moment in seen] == steps
        assert not any(moment.scene.prompt.gestures for moment in seen)
    assert [moment.step for moment in open_table] == [moment.step for moment in watched] == steps
    assert [moment.beats for moment in open_table] == [moment.beats for moment in watched]
    for everything, public in zip(open_table, watched, strict=True):
        assert faces(public) <= faces(everything), "what watchers see lies open"
        for zone in everything.scene.zones:
            assert len({piece.id for piece in zone.pieces}) == len(zone.pieces)


def test_a_view_has_a_name() -> None:
    assert [viewer_called(name, 2) for name in ("public", "open", "0", "1")] == [SPECTATOR, OPEN, 0, 1]
    for name in ("2", "-1", "", "everything"):
        with pytest.raises(LogError, match="there is no view"):
            viewer_called(name, 2)
