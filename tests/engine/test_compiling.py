"""Machine code is kept between runs, and is never stale or another game's."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import counting
import numpy as np
import pytest
from toy import write_toy

from parlour.engine import cache, library
from parlour.engine.errors import CompileError
from parlour.engine.game import Game
from parlour.engine.mode import Mode

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Path]:
    """A cache of its own for each test, in which nothing is compiled yet."""
    folder = tmp_path / "cache"
    monkeypatch.setenv(cache.ENVIRONMENT, str(folder))
    monkeypatch.setenv("PYTHONPATH", str(HERE))  # so that the compiling process finds the template by its name
    cache.root.cache_clear()
    yield folder
    cache.root.cache_clear()


def moves(game: Game) -> int:
    return game.bound(counting).moves(game.new_rows(), 2, np.zeros(1, np.int64))


def moves_in_new_process(folder: Path) -> str:
    """What another process computes, and how many loops it took from the cache."""
    code = (
        "import sys, numpy as np, counting; from pathlib import Path; from parlour.engine import library;"
        "game = library.load(Path(sys.argv[1])); loop = game.bound(counting).moves;"
        "print(loop(game.new_rows(), 2, np.zeros(1, np.int64)), sum(loop.stats.cache_hits.values()))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(folder)], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_an_edit_of_rules_in_another_file_is_seen(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "toy", step=1, goal=6)
    assert moves(library.load(folder)) == 6
    write_toy(folder, step=3, goal=6)
    assert moves(library.load(folder)) == 2


def test_an_edit_of_the_components_is_seen(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "toy", step=1, goal=6)
    before = library.load(folder)
    write_toy(folder, step=1, goal=4)
    after = library.load(folder)
    assert (moves(before), moves(after)) == (6, 4)
    assert before.rules_version != after.rules_version


def test_two_games_with_equal_records_keep_their_own_rules(tmp_path: Path) -> None:
    one = library.load(write_toy(tmp_path / "one", step=1, goal=8))
    two = library.load(write_toy(tmp_path / "two", step=4, goal=8))
    assert one.dtype == two.dtype
    assert (moves(one), moves(two)) == (8, 2)
    assert (moves_in_new_process(one.folder), moves_in_new_process(two.folder)) == ("8 1", "2 1")


def test_a_read_only_installation_is_not_written_to(tmp_path: Path) -> None:
    """Neither beside the rules nor beside the template, where Numba would put its code by itself."""
    folder = write_toy(tmp_path / "toy")
    places = [folder, Path(counting.__file__).parent, Path(library.__file__).parent]
    moves(library.load(folder))
    assert [path for place in places for path in place.rglob("*") if path.suffix in (".nbi", ".nbc")] == []
    assert list(cache.root().rglob("*.nbc"))


def test_without_a_cache_that_can_be_written_a_temporary_one_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv(cache.ENVIRONMENT, str(tmp_path / "file" / "cache"))
    cache.root.cache_clear()
    assert moves(library.load(write_toy(tmp_path / "toy", goal=5))) == 5
    assert os.environ[cache.ENVIRONMENT] == str(cache.root())


def test_two_processes_at_once_compile_once(tmp_path: Path, own_cache: Path) -> None:
    folder = write_toy(tmp_path / "toy", goal=7)
    code = (
        "import sys, counting; from pathlib import Path; from parlour.engine import compiling, library;"
        "compiled = [];"
        "compiling.ensure(library.load(Path(sys.argv[1])), ['counting'], lambda *done: compiled.append(done));"
        "print(len(compiled))"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    assert sorted(process.communicate()[0].strip() for process in both) == ["0", "1"]
    assert len(list(own_cache.rglob("*.nbc"))) == 1


def test_rules_that_do_not_compile_say_why(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "toy")
    (folder / "steps.py").write_text((folder / "steps.py").read_text().replace("return 1", "return 'one'"))
    with pytest.raises(CompileError, match="toy: moves_toy_box_compiled does not compile"):
        moves(library.load(folder))


def test_interpreted_rules_need_no_compiler(tmp_path: Path, own_cache: Path) -> None:
    assert moves(library.load(write_toy(tmp_path / "toy"), mode=Mode.INTERPRETED)) == 3
    assert not list(own_cache.rglob("*.nbc"))
