"""Completion: what a shell is told, and that bash, zsh and fish can read the lines that ask for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from duskbox.cli.completion import SHELLS
from duskbox.core import registry
from duskbox.core.translations import LANGUAGES
from tests.cli.conftest import Run


def completed(run: Run, monkeypatch: pytest.MonkeyPatch, line: str, shell: str = "bash") -> list[str]:
    """What the last word of a line may become."""
    words = line.split(" ")
    monkeypatch.setenv("_DUSKBOX_COMPLETE", f"{shell}_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    code, out, err = run()
    assert (code, err) == (0, "")
    return [each.partition(",")[2] for each in out.splitlines()] if shell == "bash" else out.splitlines()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("duskbox sa", ["saves"]),
        ("duskbox saves re", ["resume", "rename"]),
        ("duskbox play a", ["a-touch-of-evil"]),
        ("duskbox play a-touch-of-evil --vil", ["--villain"]),
        ("duskbox play a-touch-of-evil --villain v", ["vampire"]),
        ("duskbox play fear-of-the-dark --difficulty ", ["easy", "normal", "hard", "very-hard"]),
        ("duskbox play --theme l", ["light"]),
        ("duskbox play --bot 2=s", ["2=search", "2=search:1s"]),
        ("duskbox --lang ", list(LANGUAGES)),
        ("duskbox completion ", list(SHELLS)),
        ("duskbox cards fear-of-the-dark Mov", ["Move"]),
    ],
)
def test_a_word_that_is_begun_is_completed(
    line: str, offered: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert completed(run, monkeypatch, line) == offered


def test_all_commands_and_all_games_are_offered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"play", "saves", "analyse", "completion"} <= set(completed(run, monkeypatch, "duskbox "))
    assert completed(run, monkeypatch, "duskbox play ") == registry.names()


def test_files_are_left_to_the_shell(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMP_WORDS", "duskbox verify rec")
    monkeypatch.setenv("COMP_CWORD", "2")
    monkeypatch.setenv("_DUSKBOX_COMPLETE", "bash_complete")
    assert run()[1] == "file,rec\n"


@pytest.mark.parametrize("shell", ["zsh", "powershell"])
def test_shells_that_can_show_it_are_told_what_a_command_does_in_the_readers_language(
    shell: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert completed(run, monkeypatch, "duskbox gam", shell) == ["plain", "games", "Wypisz gry."]


def test_a_question_that_no_shell_asks_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_DUSKBOX_COMPLETE", "tcsh_complete")
    assert run() == (2, "", "")


@pytest.mark.parametrize("shell", SHELLS)
def test_the_lines_for_a_shell_say_how_to_use_them(shell: str, run: Run) -> None:
    code, out, _ = run("completion", shell)
    assert code == 0
    assert out.startswith("# Completion for ")
    assert f"# {'eval' if shell in ('bash', 'zsh') else 'duskbox'}" in out
    assert f"_DUSKBOX_COMPLETE{' =' if shell == 'powershell' else '='}" in out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_reads_its_lines(shell: str, run: Run, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    path = tmp_path / "completion"
    path.write_text(run("completion", shell)[1], encoding="utf-8")
    done = subprocess.run([program, "-n", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_bash_completes_with_them(run: Run, tmp_path: Path) -> None:
    """A bash that has read the lines asks a real `duskbox`."""
    program = shutil.which("bash")
    if program is None:
        pytest.skip("no bash here")
    command = tmp_path / "duskbox"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m duskbox.cli "$@"\n')
    command.chmod(0o755)
    lines = run("completion", "bash")[1]
    script = (
        f"{lines}\nCOMP_WORDS=(duskbox saves re)\nCOMP_CWORD=2\n_duskbox_completion duskbox\necho ${{COMPREPLY[*]}}\n"
    )
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([program, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert done.stdout.strip() == "resume rename", done.stderr
