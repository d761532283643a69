"""Ctrl+C at any moment: the program says that the game is saved, returns 130, and the compiled engine never aborts.

A program of its own is interrupted again and again, by a signal from another process: one sent from a thread of its own
would never come while compiled code runs, which holds the interpreter.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from duskbox.core.matches.match import Match
from duskbox.terminal import saves

RECORDS = Path(__file__).parents[1] / "records"
#: How often each of the five programs is interrupted.
MOMENTS = 40
#: The longest wait, in seconds, between the beginning of the work and the signal.
LONGEST = 0.3

#: Runs the command line given as JSON so often; says "go" when there is something to interrupt, and then how it went.
PROGRAM = """
import io, json, random, signal, sys

from duskbox.cli import options
from duskbox.cli.main import main

arguments, commands, times = json.loads(sys.argv[1])
real, luck = sys.stdout, random.Random(1)


class Typed(io.StringIO):
    def readline(self, size=-1):
        return luck.choice(commands) + "\\n"


class Heard(io.StringIO):
    began = False

    def write(self, text):
        if commands and not self.began:
            Heard.began = True
            print("go", file=real, flush=True)
        return super().write(text)


def read_match(text, carried_out=options.read_match):
    print("go", file=real, flush=True)
    return carried_out(text)


options.read_match = read_match
for _ in range(times):
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdin, sys.stdout, sys.stderr = Typed(), Heard(), Heard()
    Heard.began = False
    code = main(arguments)
    print(json.dumps([code, sys.stdout.getvalue()[-2000:], sys.stderr.getvalue()[-2000:]]), file=real, flush=True)
"""


def interrupted(arguments: list[str], commands: list[str], tmp_path: Path) -> list[tuple[int, str, str]]:
    """Exit code, output and errors of each run, with what stood in the way if the program itself died."""
    environment: dict[str, Any] = {**os.environ, "DUSKBOX_HOME": str(tmp_path), "LANG": "C.UTF-8", "COLUMNS": "200"}
    command = [sys.executable, "-c", PROGRAM, json.dumps([arguments, commands, MOMENTS])]
    luck = random.Random(str(arguments))
    runs: list[tuple[int, str, str]] = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    ) as program:
        assert program.stdout is not None and program.stderr is not None
        for line in program.stdout:
            if line == "go\n":
                time.sleep(luck.random() * LONGEST)
                program.send_signal(signal.SIGINT)
            else:
                code, out, err = json.loads(line)
                runs.append((code, out, err))
        died = program.stderr.read()
    assert (program.returncode, died) == (0, ""), f"after {len(runs)} runs"
    return runs


# The second Hero begins: a bot that sits there is interrupted while it searches.
@pytest.mark.parametrize(
    ("game", "bots"), [("fear-of-the-dark", []), ("a-touch-of-evil", []), ("a-touch-of-evil", ["--bot", "2=search"])]
)
def test_a_game_that_is_interrupted_is_saved_and_says_so(
    game: str, bots: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUSKBOX_HOME", str(tmp_path))
    commands = ["1", "2", "1", "t", "o 1", "m", "d", "w", "u"]
    arguments = ["play", game, "--plain", "--lang", "en", "--seed", "interrupted", *bots]
    runs = interrupted(arguments, commands, tmp_path)
    assert [code for code, _, _ in runs] == [130] * MOMENTS
    unsaid = [out for _, out, _ in runs if f"The game is saved. “duskbox play {game}” takes you back" not in out]
    assert not unsaid, unsaid[0]
    kept = list((tmp_path / "saves").glob("*.jsonl"))
    assert kept
    for path in kept:
        assert Match.load(path.read_text(encoding="utf-8")).decision is not None
    assert saves.load_autosave(game) is not None


@pytest.mark.parametrize(
    "record", ["fear-of-the-dark/won-normal.jsonl", "a-touch-of-evil/eight-heroes.jsonl"], ids=lambda name: name[:4]
)
def test_an_analysis_that_is_interrupted_ends_without_a_traceback(record: str, tmp_path: Path) -> None:
    arguments = ["analyse", str(RECORDS / record), "--samples", "10000", "--lang", "en"]
    runs = interrupted(arguments, [], tmp_path)
    assert [code for code, _, _ in runs] == [130] * MOMENTS
    for _, out, err in runs:
        assert (out, "Traceback" in err) == ("", False), err
        assert err.endswith("Interrupted.\n")
