"""A field that is taken out of the schema, or misspelt, is an error of the type checkers on both sides."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.schema.write import GAMES, ROOT

READING = """
from duskbox import ATouchOfEvil, FearOfTheDark, Match
from duskbox.games.fear_of_the_dark.game import GAME as LABYRINTH
from duskbox.games.touch_of_evil.game import GAME as SHADOWBROOK
from duskbox.core.decisions import Decision




def read(match: Match) -> None:
    labyrinth, town = LABYRINTH.pieces(match.table, 0), SHADOWBROOK.pieces(match.table, 0)
    print(labyrinth["matches"] + 1, town["heroes"][0]["skills"]["honor"]["value"] + 1)
    print(labyrinth["matchez"])
    print(town["heroes"][0]["skills"]["honour"])
    print(labyrinth["matches"] + "1")
    shown = FearOfTheDark.view(match)
    if shown["decision"] is not None and shown["decision"]["ask"] == "ask-nothing":
        print(shown["decision"]["options"][0]["where"])
    Decision(0, "cards", "ask-pay", "FD-WILD-01", [])
    FearOfTheDark.play(dificulty="easy")
    FearOfTheDark.play(difficulty="ezy")
    ATouchOfEvil.play(undo="opne")
    FearOfTheDark.play(difficulty="easy")
"""


def test_a_wrong_name_of_what_is_shown_is_an_error_of_mypy(tmp_path: Path) -> None:
    path = tmp_path / "reading.py"
    path.write_text(READING, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = {int(line) for line in re.findall(r"reading\.py:(\d+): error: ", done.stdout)}
    assert found == {13, 14, 15, 17, 19, 20, 21, 22}, done.stdout + done.stderr


def test_a_field_taken_out_is_an_error_of_mypy_wherever_the_game_writes_or_reads_it(tmp_path: Path) -> None:
    shown = GAMES / "fear_of_the_dark" / "schema" / "shown.py"
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src" / "duskbox" / "core", source / "duskbox" / "core")
    shutil.copytree(GAMES / "fear_of_the_dark", source / "duskbox" / "games" / "fear_of_the_dark")
    # A package of its own, or the one that is installed would be looked at.
    for package in ("duskbox", "duskbox/games"):
        (source / package / "__init__.py").touch()
    copy = source / shown.relative_to(ROOT / "src")
    copy.write_text(shown.read_text(encoding="utf-8").replace("    terrors: int\n", ""), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "-p", "duskbox.games"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False, env={"MYPYPATH": "."})
    found = set(re.findall(r"fear_of_the_dark/(\w+/\w+)\.py:\d+: error: .*\"terrors\"", done.stdout))
    assert found == {"schema/views", "drawing/text", "drawing/svg"}, done.stdout + done.stderr


#: The compiler of the page's tools; it knows the types of one file at a time as well as svelte-check does.
TSC = ROOT / "web" / "node_modules" / ".bin" / "tsc"

TYPESCRIPT = """
import { targets } from './targets';
import type { Event, Pieces, Place } from './types';

export function read(pieces: Pieces, event: Event, place: Place): void {
  console.log(targets([], new Map()), pieces.terrors + 1);
  if (event.event === 'hand-built') console.log(event.facts.cards.length);
  if (place.at === 'side') console.log(place.side);
}
"""


@pytest.mark.skipif(not TSC.exists(), reason="the page's tools are not installed")
def test_a_field_taken_out_is_an_error_of_typescript(tmp_path: Path) -> None:
    source = ROOT / "web" / "src" / "games" / "fear-of-the-dark"
    types = (source / "types.ts").read_text(encoding="utf-8")

    def errors(types: str) -> set[int]:
        (tmp_path / "types.ts").write_text(types, encoding="utf-8")
        (tmp_path / "targets.ts").write_text("export const targets = (...given: unknown[]) => given;\n")
        (tmp_path / "reading.ts").write_text(TYPESCRIPT, encoding="utf-8")
        command = [str(TSC), "--noEmit", "--strict", "--target", "es2023", "--module", "esnext", "reading.ts"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return {int(line) for line in re.findall(r"reading\.ts\((\d+),", done.stdout)}

    assert errors(types) == set()
    without = types.replace("  terrors: number;\n", "").replace("cards: `@mind-${string}`[]", "spare: number")
    assert errors(without) == {6, 7}
    assert errors(types.replace("  at: 'side';\n", "  at: 'door';\n")) == {8}
