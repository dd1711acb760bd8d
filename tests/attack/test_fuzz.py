"""Honest people play on while others attack, and the attack finds what it has to find."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from parlour.table.events import Guest
from parlour.table.presence import Presence

from . import fuzz

FRAMES = 3_000
FEW = 500
SEED = 7
SOON = 5.0
"""Seconds after which honest people are stuck at a server that is wrong on purpose."""


def test_thousands_of_hostile_frames_do_no_harm(tmp_path: Path) -> None:
    report = fuzz.fuzz(tmp_path, FRAMES, SEED)
    assert report.wrong == []
    assert report.frames >= FRAMES
    assert report.moves > 0
    assert {"refusal-not-understood", "refusal-no-guest", "refusal-not-host", "refusal-no-text"} <= set(report.refused)


def test_a_table_that_takes_strangers_for_somebody_who_sits_there_is_found_out(tmp_path: Path) -> None:
    known = Presence.guest

    def anybody(self: Presence, connection: int) -> Guest | None:
        return known(self, connection) or next((guest for guest in self.guests() if guest is not None), None)

    with patch.object(Presence, "guest", anybody), patch.object(fuzz, "STUCK", SOON):
        report = fuzz.fuzz(tmp_path, FEW, SEED)
    assert any("was asked for by nobody who may" in wrong for wrong in report.wrong)


def test_a_server_that_trips_over_a_message_is_found_out(tmp_path: Path) -> None:
    with patch("parlour.server.asking.clean", side_effect=ZeroDivisionError), patch.object(fuzz, "STUCK", SOON):
        report = fuzz.fuzz(tmp_path, FEW, SEED)
    assert any("ZeroDivisionError" in wrong for wrong in report.wrong)
