"""`parlour exact`: small games worked out, for people and for scripts."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from parlour.cli.main import app


def parlour(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["exact", *arguments])


def test_exact_prints_one_object_for_each_game() -> None:
    done = parlour("junior-cluedo", "--agents", "random", "--json")
    assert done.exit_code == 0
    (truth,) = json.loads(done.stdout)
    assert (truth["game"], truth["preset"], truth["seats"], truth["nodes"]) == ("junior-cluedo", "tiny", 2, 13879)
    assert (truth["fixed_sum"], len(truth["value"])) == (0, 2)
    (agent,) = truth["agents"]
    assert set(agent) == {"agent", "returns", "best_answer", "exploitability", "against_best", "loss"}


def test_exact_prints_a_table() -> None:
    done = parlour("junior-cluedo")
    assert done.exit_code == 0
    assert "junior-cluedo (tiny), 2 seats: 13,879 nodes" in done.stdout
    assert "random" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["junior-cluedo", "--nodes", "1000"], "the tree has more than 1,000 nodes: take a smaller preset, or allow"),
        (["junior-cluedo", "--preset", "small"], "there is no preset 'small'"),
        (["leduc", "--agents", "model:easy"], "has no model of its own"),
        (["junior-cluedo", "--seats", "9"], "players, not 9"),
    ],
)
def test_what_cannot_be_worked_out_is_said_in_one_line(arguments: list[str], message: str) -> None:
    done = parlour(*arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
