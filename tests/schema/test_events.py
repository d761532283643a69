"""The events of each game are declared once, and no other can be told."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from duskbox.core.schema import NUMBER, EventKinds, Listed
from tests.schema.tell import function_name
from tests.schema.write import EVENTS, GAMES, ROOT


def told_by(game: str) -> set[str]:
    """The functions of `tell` that the code of a game calls."""
    return {
        node.func.attr
        for path in (GAMES / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if isinstance(node.func.value, ast.Name) and node.func.value.id == "tell"
    }


@pytest.mark.parametrize("game", EVENTS)
def test_every_declared_kind_of_event_is_told_somewhere(game: str) -> None:
    kinds = [kind for kind in EVENTS[game].by_name.values() if kind.name != "game-over"]
    assert told_by(game) == {function_name(kind) for kind in kinds}


def test_a_kind_of_event_is_declared_once_and_with_one_list() -> None:
    kinds = EventKinds()
    kinds.add("rolled", "Dice were rolled.", hero=NUMBER, dice=Listed(NUMBER))
    with pytest.raises(ValueError, match="share the name 'rolled'"):
        kinds.add("rolled", "Dice were rolled.")
    with pytest.raises(ValueError, match="two lists, 'dice' and 'cards'"):
        kinds.add("drawn", "Dice and cards.", dice=Listed(NUMBER), cards=Listed(NUMBER))


WRITING = """
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.schema import tell

def written(t: Shadowbrook) -> None:
    tell.moved(t, "ATE-MOVE-01", hero=0, space=1)
    tell.moved(t, "ATE-MOVE-01", hero=0)
    tell.moved(t, "ATE-MOVE-01", hero=0, place=1)
    tell.moved(t, "ATE-MOVE-01", 0, 1)
    tell.moved(t, "ATE-MOVE-01", hero=0, space="manor")
    tell.lair_seen(t, "ATE-ACT-07", hero=0, card=1)
    tell.rolled(t, "ATE-DICE-01", hero=0, purpose=0, target=5, d3=0, dice=6)
"""


def test_an_event_with_a_wrong_or_missing_field_is_an_error_of_mypy(tmp_path: Path) -> None:
    path = tmp_path / "writing.py"
    path.write_text(WRITING, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = {int(line) for line in re.findall(r"writing\.py:(\d+): error: ", done.stdout)}
    assert found == {7, 8, 9, 10, 11, 12}, done.stdout + done.stderr
