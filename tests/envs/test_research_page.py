"""The page for researchers is true: its code runs, its tables have the lengths of the rows, its figures are those of
the run.
"""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

from duskbox.core.registry import find

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"


def test_the_code_of_the_page_runs() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0


def test_the_page_names_every_block_of_both_rows() -> None:
    text = PAGE.read_text(encoding="utf-8")
    labyrinth, town = text.split("## A Touch of Evil for PettingZoo")
    game = find("fear-of-the-dark")
    for name, _ in game.learner.features(game.setup()).layout:
        assert f"`{name}`" in labyrinth or f"`{name.removeprefix('rooms')}`" in labyrinth, name
    game = find("a-touch-of-evil")
    blocks = [name for name, _ in game.learner.features(game.setup({"heroes": "2"}), False).layout]
    for name in blocks:
        assert f"`{re.sub('-[0-9]$', '-i', name)}`" in town, name


def test_the_figures_of_the_page_are_those_of_the_run() -> None:
    text = PAGE.read_text(encoding="utf-8")
    run = json.loads((ROOT / "docs" / "research" / "ppo.json").read_text(encoding="utf-8"))
    for who in ("random", "learned"):
        assert f"{run[who]['won'] * 100:.1f} %" in text
        assert f"({run[who]['won_low'] * 100:.1f} – {run[who]['won_high'] * 100:.1f})" in text
        assert f"{run[who]['rooms']:.2f} ± {run[who]['rooms_error']:.2f}" in text
    assert f"{run['steps']:,} steps" in text
    assert run["learned"]["won_low"] > run["random"]["won_high"]
