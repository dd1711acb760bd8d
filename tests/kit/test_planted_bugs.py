"""The kit finds what it is for: each bug that is planted in a game is caught, and the message says where to look."""

from __future__ import annotations

import itertools
import shutil
from pathlib import Path

import pytest

from parlour.agents.levels import searches
from parlour.engine import library
from parlour.engine.box import BOX
from parlour.engine.errors import DeclarationError, ParlourError
from parlour.engine.game import Game
from parlour.engine.luck import new_luck
from parlour.engine.mode import Mode
from parlour.testing import belief, lint, logs
from parlour.testing.conformance import Subject, check_playthroughs
from parlour.testing.laws import BrokenLawError, check_case, check_laws
from parlour.testing.random_play import random_match
from parlour.testing.scenes import check_scenes

RACE = library.folders()["baby-monster-race"]


def planted(tmp_path: Path, file: str, old: str, new: str, preset: str = BOX) -> Game:
    """Baby Monster Race with a bug, interpreted."""
    # A game is known by the name of its folder, and a bug in its scenes does not make its rules another's.
    folder = tmp_path / tmp_path.name
    shutil.copytree(RACE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    source = (folder / file).read_text()
    assert old in source
    (folder / file).write_text(source.replace(old, new))
    return library.load(folder, preset, Mode.INTERPRETED)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "state.py",
            "hand: Annotated[Array, private(MAX_SEATS, CARDS)]",
            "hand: Annotated[Array, public(MAX_SEATS, CARDS)]",
            r"what seat 1 sees does not survive resample: hand\[1, \d+\] was 0 and is 1",
        ),
        (
            "imagine.py",
            "observation.deck[card] = COPIES[card] - observation.discard[card]",
            "observation.deck[card] = COPIES[card]",
            "resample for seat 1 imagines a state that breaks a law of the game: cards are conserved",
        ),
        (
            "rules.py",
            "    state.owed[seat] += 1\n",
            "    state.owed[seat] += 1\n    state.hand[0, 0] += 1\n",
            "a law of the game is broken: cards are conserved",
        ),
        (
            "choices.py",
            "    if state.hand[seat, Card.SWAP] > 0:\n",
            "    if state.hand[seat, Card.SWAP] > 0 and state.hand[1 - min(seat, 1), 0] == 0:\n",
            r"the legal actions of seat \d depend on something that it cannot see",
        ),
        (
            "choices.py",
            "        return take_it_action()\n    target",
            "        return block_action()\n    target",
            r"the default action of seat \d, block\(\), is not legal",
        ),
    ],
)
def test_a_bug_in_the_rules_is_found(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    game = planted(tmp_path, file, old, new)
    with pytest.raises(BrokenLawError, match=message):
        check_laws(game, positions=500)


def test_a_resample_with_wrong_odds_is_found(tmp_path: Path) -> None:
    """It agrees with all that was seen, so that only the exact belief can tell."""
    game = planted(
        tmp_path,
        "imagine.py",
        "                card = pick(luck, observation.deck, CARDS)\n",
        "                card = 0\n                while observation.deck[card] == 0:\n                    card += 1\n",
        "tiny",
    )
    check_case(game, 2, {}, positions=200, seed=1)
    matches = random_match(game, 2, {}, 1)
    match, _ = next(matches)
    held = belief.Belief(match, 0)
    for _, steps in itertools.islice(matches, 3):  # who begins, and a card for each
        held.follow(steps, match)
    trouble = belief.check_resample(game, match.observation(0), 0, held.weights, 300, new_luck(1))
    assert trouble.startswith("its odds are wrong")


def test_an_outcome_that_shows_is_found(tmp_path: Path) -> None:
    game = planted(
        tmp_path,
        "rules.py",
        "    state.deck_count -= 1\n",
        "    state.deck_count -= 1\n    state.discard[outcome] += 1\n    state.discard[outcome] -= 1\n"
        "    state.target = outcome % 2\n",
    )
    with pytest.raises(BrokenLawError, match="may not know what came from play_cards, but it shows"):
        logs.check_hidden(game, 3, {}, 1)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "scene_prompt.py",
            "            if action in choices.legal:\n                goals",
            "            if action in choices.legal and target != 1:\n                goals",
            r"the scene of seat \d after \d+ steps: no gesture does \w+\(.*target=1\), which is legal",
        ),
        (
            "scene_prompt.py",
            "        if action in choices.legal:\n            gestures",
            "        if True:\n            gestures",
            r"a gesture does \w+\(.*\), which is not legal",
        ),
        (
            "scene_prompt.py",
            "choices.refusal(action)))",
            'Text("refusal-not-racing")))',
            "says 'refusal-not-racing', but the rules say 'defend-first'",
        ),
        (
            "scene.py",
            "_deck(view.deck_count)",
            "_deck(sum(view.deck))",
            "depends on something that the viewer cannot see",
        ),
        (
            "scene_tell.py",
            "after.hand[viewer][card] - 1",
            "after.hand[viewer][card]",
            r"what seat \d is told of step \d+: a beat names 'card-\d+-\d', which lies on the table neither before",
        ),
        ("scene_parts.py", 'f"card-{card}-{copy}"', 'f"card-{card}"', r"two pieces are called 'card-\d+'"),
        (
            "scene.py",
            'at=f"{seat}-{step}", seat=seat)',
            'at=f"{seat}-{step}", seat=seat, markable=True)',
            r"'pawn-\d' can be marked, but lies in no player's notebook",
        ),
        (
            "scene.py",
            "            owner=seat,\n        )",
            '            owner=seat,\n            sorts=[Text("zone-hand"), Text("zone-deck")],\n        )',
            "has 0 places in its order, but 'hand' has 2 sorts",
        ),
        ("text/en.ftl", "told-draw =", "told-draws =", "there is no message 'told-draw'"),
        ("scene_parts.py", 'f"step{steps}"', 'f"shoe{steps}"', r"there is no art/shoe\d\.svg"),
    ],
)
def test_a_bug_in_the_scenes_is_found(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    game = planted(tmp_path, file, old, new)
    with pytest.raises(BrokenLawError, match=message):
        check_scenes(game, [(3, {})] * 3, seed=1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("NEWS = ()", 'NEWS = ("cards",)', "NEWS in tactics.py names 'cards', which is no pile"),
        ('"medium": "greedy", ', "", "LEVELS in tactics.py names no agent for 'medium'"),
    ],
)
def test_what_tactics_declare_is_checked(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(DeclarationError, match=message):
        searches(planted(tmp_path, "tactics.py", old, new))


def test_an_inverted_field_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("def f(state):\n    return ~state.mask & ~(1 << 2) & ~state.row[1]\n")
    with pytest.raises(BrokenLawError, match=r"rules\.py:2: ~ on a field"):
        lint.check_sources(tmp_path)
    (tmp_path / "rules.py").write_text("def f(mask):\n    return mask & ~(1 << 2)\n")
    lint.check_sources(tmp_path)


def test_a_game_without_golden_files_is_told_how_to_make_them(tmp_path: Path) -> None:
    folder = tmp_path / "leduc"
    shutil.copytree(library.folders()["leduc"], folder, ignore=shutil.ignore_patterns("golden", "__pycache__"))
    subject = Subject(folder)
    subject.game = library.load(folder, mode=Mode.INTERPRETED)
    with pytest.raises(ParlourError, match=r"leduc has no golden/playthrough-2\.txt.*parlour check leduc --write"):
        check_playthroughs(subject)
