"""Every example runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from examples import bot, puzzle, records

ROOT = Path(__file__).parents[2]


def test_the_bot_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot.main(games=3)
    assert "3 games of fear-of-the-dark by examples.bot:looks_ahead" in capsys.readouterr().out


def test_the_records_are_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    records.main([str(ROOT / "tests" / "records" / "fear-of-the-dark" / "won-easy.jsonl")])
    assert "do " in capsys.readouterr().out


def test_the_puzzle_is_printed_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle.main()
    out = capsys.readouterr().out
    assert "fd1 " in out and "±" in out and '"position":"fd1' in out


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((ROOT / "examples" / "notebook.ipynb").read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert "100 games" in capsys.readouterr().out
