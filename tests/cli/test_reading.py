"""Reading about games: cards and rules by words, saves by their names, long texts folded and page by page."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from duskbox.core.matches.match import Match
from duskbox.terminal import saves
from duskbox.terminal.folding import fold
from tests.cli.conftest import Run

GAME = "fear-of-the-dark"


@pytest.mark.parametrize(
    ("arguments", "named", "missing"),
    [
        (["cards", "dark", "move"], "3× Move", "Tiptoe"),
        (["cards", "dark", "MOVE", "--lang", "en"], "3× Move", "Tiptoe"),
        (["cards", "evil", "holy", "water"], "Holy Water", "Musket"),
        (["cards", "evil", "święcona", "--lang", "pl"], "Święcona", "Muszkiet"),
        (["rules", "dark", "tiptoe"], "iptoe", "FD-COMP-01  "),
        (["rules", "dark", "door-step"], "door-step = ", "FD-COMP-01  "),
    ],
)
def test_cards_and_rules_are_found_by_words(arguments: list[str], named: str, missing: str, run: Run) -> None:
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert named in out
    assert missing not in out


@pytest.mark.parametrize(("command", "kind"), [("cards", "card"), ("rules", "rule")])
def test_words_that_nothing_has_are_refused(command: str, kind: str, run: Run) -> None:
    code, out, err = run(command, "dark", "zeppelin")
    assert (code, out) == (2, "")
    assert f"No {kind} has “zeppelin” in it" in err


def test_a_save_is_named_without_its_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(GAME, seed="x")
    match.choose("give-up")
    saves.save_as("evening", match)
    code, out, _ = run("verify", "evening")
    assert code == 0
    assert match.table.digest() in out
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening").write_text("no record", encoding="utf-8")
    assert run("verify", "evening")[0] == 1, "a file that is here goes before a save"
    code, _, err = run("verify", "morning")
    assert code == 2
    assert "“morning”" in err


def test_long_lines_are_folded_at_spaces_and_go_on_indented() -> None:
    text = "    one two three four five six seven"
    assert fold(text, 20).split("\n") == ["    one two three", "      four five six", "      seven"]
    assert fold("short\n\nlines", 20) == "short\n\nlines"
    assert fold("x" * 50, 20) == "x" * 50, "a path stays whole"
    assert fold("dix\u00a0: " + "onze " * 5, 20).startswith("dix\u00a0: onze")


def test_a_long_text_is_shown_page_by_page_in_a_terminal() -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PAGER": "sed -e s/^/PAGED/", "TERM": "xterm", "LANG": "en_GB.UTF-8"}
    program = [sys.executable, "-m", "duskbox.cli", "cards", "evil", "--lang", "en"]
    with subprocess.Popen(program, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as running:
        os.close(theirs)
        seen = b""
        while True:
            try:
                data = os.read(ours, 65536)
            except OSError:
                break
            if not data:
                break
            seen += data
        assert running.wait(60) == 0
    os.close(ours)
    lines = seen.decode().splitlines()
    assert len(lines) > 1000
    assert all(line.startswith("PAGED") for line in lines if line.strip())
