"""From a fresh clone to a game: what `make play` installs on which machine, and which form of the engine runs when."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: What `make` calls before anything is installed.
TOOLS = ("sh", "make", "find", "grep", "python3")


def machine(folder: Path, **programs: str) -> dict[str, str]:
    """The environment of a machine that has the tools that everyone has, and programs that print something."""
    folder.mkdir()
    for name in TOOLS:
        (folder / name).symlink_to(shutil.which(name) or name)
    for name, printed in programs.items():
        (folder / name).write_text(f"#!/bin/sh\necho {printed}\n")
        (folder / name).chmod(0o755)
    return {**os.environ, "PATH": str(folder)}


def what_make_would_do(environment: dict[str, str], *goals: str, folder: Path = ROOT) -> str:
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", *goals], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_playing_installs_what_playing_needs_and_nothing_else(tmp_path: Path) -> None:
    orders = what_make_would_do(machine(tmp_path / "bin", node="true", npm="11.0.0"), "play")
    assert "packages.py run" in orders
    assert "npm install --omit=dev" in orders
    assert "engine.py play" in orders
    assert not {"packages.py dev", "packages.py node", "engine.py install"} & set(orders.split("\n"))
    assert "packages.py dev" not in orders
    assert "packages.py node" not in orders


@pytest.mark.parametrize(
    "programs", [{}, {"node": "false", "npm": "11.0.0"}, {"node": "true", "npm": "8.19.4"}, {"node": "true"}],
    ids=["no Node", "an old Node", "an old npm", "no npm"],
)  # fmt: skip
def test_where_there_is_no_node_that_builds_the_page_one_comes_from_a_wheel(
    programs: dict[str, str], tmp_path: Path
) -> None:
    orders = what_make_would_do(machine(tmp_path / "bin", **programs), "play")
    assert "packages.py node" in orders
    assert f'PATH="{ROOT}/.venv/bin:$PATH" npm install' in orders


def test_the_versions_of_node_that_make_takes_are_those_that_the_page_asks_for() -> None:
    node = shutil.which("node")
    assert node is not None
    test = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("NODE :="))
    code = test.partition("'")[2].partition("'")[0]
    for version, good in {
        "18.20.8": False, "20.18.3": False, "20.19.0": True, "21.7.0": False, "22.11.0": False, "22.12.0": True,
        "24.1.0": True,
    }.items():  # fmt: skip
        posed = code.replace("process.versions.node", f'"{version}"')
        told = subprocess.run([node, "-p", posed], capture_output=True, text=True)
        assert told.stdout.strip() == ("true" if good else "false"), version


# Which form runs


SETUP = """
import os
from setuptools import Extension, setup
wanted = os.environ["DUSKBOX_COMPILE"] == "1"
if wanted and os.path.exists("src/duskbox/broken"):
    raise SystemExit("it does not compile")
setup(ext_modules=[Extension("duskbox__mypyc", ["src/duskbox/engine.c"])] if wanted else [])
"""
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "duskbox"
version = "1"
[tool.setuptools.packages.find]
where = ["src"]
[tool.setuptools.package-data]
"*" = ["*.c"]
"""
ENGINE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "duskbox__mypyc", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_duskbox__mypyc(void) { return PyModule_Create(&module); }
"""
#: Says which form it is, waits for a line, and says what a module and a process that begin later find.
MAIN = """
import os, subprocess, sys
from pathlib import Path

def form():
    return "compiled" if any(Path(__file__).parents[2].glob("duskbox__mypyc.*")) else "interpreted"

def main():
    print(form(), flush=True)
    if sys.stdin.readline():
        from duskbox import late
        child = "from duskbox.cli.main import form; print(form(), flush=True)"
        print(late.TEXT, flush=True)
        subprocess.run([sys.executable, "-c", child])
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small package with the tools of this project, and an environment with setuptools and what builds."""
    package = tmp_path / "src" / "duskbox"
    (package / "cli").mkdir(parents=True)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "docs").mkdir()
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for path, text in {
        tmp_path / "setup.py": SETUP,
        tmp_path / "pyproject.toml": PROJECT,
        tmp_path / "README.md": "",
        tmp_path / "LICENSE": "",
        tmp_path / "NOTICE.md": "",
        tmp_path / "docs" / "duskbox.1": "",
        tmp_path / "requirements" / "build.txt": "",
        package / "__init__.py": "",
        package / "late.py": "TEXT = 'the first sources'",
        package / "engine.c": ENGINE,
        package / "cli" / "__init__.py": "",
        package / "cli" / "main.py": MAIN,
    }.items():
        path.write_text(text)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    found = next((tmp_path / ".venv").glob("lib/*/site-packages"))
    (found / "tools.pth").write_text(sysconfig.get_path("purelib"))
    return tmp_path


class Player:
    """A `make play` that runs, as the person at the keyboard has it."""

    def __init__(self, checkout: Path, **environment: str) -> None:
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        named = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DUSKBOX_COMPILE")}
        self._process = subprocess.Popen(
            [checkout / ".venv" / "bin" / "python", checkout / "tools" / "engine.py", "play"],
            env={**named, "PATH": path, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def press_enter(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def leave(self) -> None:
        self._process.communicate(timeout=60)


def built(checkout: Path, form: str) -> list[Path]:
    return list((checkout / ".venv" / "duskbox").glob(f"*-{form}"))


def until(is_so: object, patience: float = 120) -> None:
    assert callable(is_so)
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_first_start_is_interpreted_and_the_next_compiled_and_no_running_game_mixes_them(checkout: Path) -> None:
    first = Player(checkout)
    assert first.line().endswith("the compiled one is built meanwhile, for the next start.")
    assert first.line() == "interpreted"
    until(lambda: built(checkout, "compiled"))
    (checkout / "src" / "duskbox" / "late.py").write_text("TEXT = 'edited sources'")
    # Edited sources are played at once, interpreted; the first game goes on with what it began with.
    second = Player(checkout)
    assert second.line().startswith("Starting with the interpreted engine")
    assert second.line() == "interpreted"
    for player, text in ((first, "the first sources"), (second, "edited sources")):
        player.press_enter()
        assert (player.line(), player.line()) == (text, "interpreted")
        player.leave()
    until(lambda: any("edited" in (each / "duskbox" / "late.py").read_text() for each in built(checkout, "compiled")))
    third = Player(checkout)
    assert third.line() == "compiled"
    third.press_enter()
    assert (third.line(), third.line()) == ("edited sources", "compiled")
    third.leave()
    # What no one uses any more is gone.
    assert (len(built(checkout, "compiled")), built(checkout, "interpreted")) == (1, [])


def test_without_a_compiler_the_interpreted_engine_is_all_there_is(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    player = Player(checkout, PATH=str(tmp_path / "bin"))
    assert "C compiler" in player.line()
    assert player.line() == "interpreted"
    player.leave()
    assert built(checkout, "compiled") == []


def test_an_engine_that_cannot_be_compiled_is_not_tried_at_every_start(checkout: Path) -> None:
    (checkout / "src" / "duskbox" / "broken").touch()
    player = Player(checkout)
    assert "built meanwhile" in player.line()
    player.leave()
    until(lambda: list((checkout / ".venv" / "duskbox").glob("*.failed")))
    player = Player(checkout)
    told = player.line()
    assert "could not be built" in told
    player.leave()
    assert "it does not compile" in (checkout / ".venv" / "duskbox" / "compile.log").read_text()


def test_who_wants_no_compiled_engine_gets_none(checkout: Path) -> None:
    player = Player(checkout, DUSKBOX_COMPILE="0")
    assert "DUSKBOX_COMPILE=0" in player.line()
    assert player.line() == "interpreted"
    player.leave()
    assert built(checkout, "compiled") == []


def test_the_command_plays_in_several_processes() -> None:
    """Each of them imports the command's file, and must not run it again."""
    command = Path(sysconfig.get_path("scripts")) / "duskbox"
    done = subprocess.run(
        [command, "simulate", "fear-of-the-dark", "--agent", "random", "--games", "400", "--workers", "2"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
