"""The architecture: which package may import which, and what may be written where."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "duskbox"

#: Each package and those of ours that it may import. A game may import itself besides.
MAY_CALL = {
    "core": {"core"},
    "games": {"core"},
    "agents": {"core", "agents"},
    "lab": {"core", "agents", "lab"},
    "envs": {"core", "envs"},
    "terminal": {"core", "agents", "terminal"},
    "server": {"core", "agents", "server"},
    "cli": {"core", "agents", "lab", "terminal", "server", "cli"},
    # For the tests of everyone: it sets up tables of our games, so it knows their insides.
    "testing": {"core", "agents", "lab", "games", "testing"},
    "design": {"core"},
    # Names for annotations, from where they are.
    "types": {"core", "agents", "lab"},
    "__main__": {"cli"},
}

#: What may be imported from outside, besides the standard library.
OUTSIDE = {
    "core": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "agents": set(),
    "lab": {"msgspec", "pyarrow", "ray"},
    "envs": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "terminal": {"textual", "rich", "platformdirs"},
    "server": {
        "litestar",
        "granian",
        "msgspec",
        "sqlalchemy",
        "alembic",
        "redis",
        "prometheus_client",
        "platformdirs",
    },
    "cli": {"click", "msgspec", "rich"},
    "testing": set(),
    "design": set(),
    "types": set(),
    "__main__": set(),
}

#: What says messages and numbers may import what Fluent brings, when the first of them is said.
SPEAKING = {"translations.py": {"fluent"}, "numerals.py": {"babel"}}

MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.name != "__init__.py")


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            assert node.module is not None
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def room_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rooms_call_only_the_rooms_they_may(path: Path) -> None:
    room = room_of(path)
    for name in imported(path):
        parts = name.split(".")
        if parts[0] != "duskbox":
            continue
        called = parts[1]
        own_game = room == "games" and called == "games" and parts[2] == path.relative_to(SOURCE).parts[1]
        assert called in MAY_CALL[room] or own_game, f"{room} may not import {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rooms_bring_only_the_libraries_they_may(path: Path) -> None:
    room = room_of(path)
    allowed = OUTSIDE[room] | (SPEAKING.get(path.name, set()) if room == "core" else set())
    for name in imported(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "duskbox" or top in allowed, f"{room} may not import {name}"


#: The daily challenge is a choice of this server, and so is the game that is played when none is named.
NAMES_A_GAME = {"server/matches/daily.py", "cli/parsing.py"}


@pytest.mark.parametrize("room", ["core", "agents", "terminal", "server", "cli"])
def test_what_belongs_to_one_game_is_in_that_game(room: str) -> None:
    """No name of a game and no question of one stands in code that serves every game."""
    games = {path.name.replace("_", "-") for path in (SOURCE / "games").iterdir() if (path / "game.py").exists()}
    assert games == {"fear-of-the-dark", "touch-of-evil"}
    for path in (SOURCE / room).rglob("*.py"):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names_one = node.value.removeprefix("a-") in games or re.fullmatch(r"ask-[a-z-]+", node.value)
                assert not names_one or place in NAMES_A_GAME, f"{place} names {node.value}"


#: How many siblings a folder of code has at most. What is data is listed as `DATA`: one file for each language, record,
#: picture.
MOST_SIBLINGS = 25
DATA = ("locale", "records", "pictures", "golden", "fonts")


def test_no_folder_of_code_has_more_siblings_than_a_reader_can_survey() -> None:
    siblings: dict[str, set[str]] = {}
    for name, _ in files_of_the_project():
        parts = Path(name).parts
        if parts[0] not in ("src", "web", "tests", "tools", "benchmarks") or set(parts) & set(DATA):
            continue
        for depth in range(1, len(parts)):
            # A page's module and its tests are read together.
            shown = parts[depth].replace(".test.ts", ".ts").replace(".svelte.ts", ".ts")
            if shown != "__init__.py":
                siblings.setdefault("/".join(parts[:depth]), set()).add(shown)
    crowded = {folder: len(inside) for folder, inside in siblings.items() if len(inside) > MOST_SIBLINGS}
    assert not crowded


def test_every_room_has_its_rule() -> None:
    assert {room_of(path) for path in MODULES} == set(MAY_CALL) == set(OUTSIDE)


#: Folders of what is made or brought here and belongs to no checkout; so do those whose name begins with a dot, but for
#: one.
MADE = {"node_modules", "build", "dist", "web/fixtures", "src/duskbox/server/page", "__pycache__"}


def files_of_the_project() -> Iterator[tuple[str, str]]:
    """Every file that belongs to the project and is text: its place and what is written in it."""
    for folder, inner, files in os.walk(ROOT):
        here = Path(folder)
        inner[:] = [
            name
            for name in inner
            if not {name, (here / name).relative_to(ROOT).as_posix()} & MADE
            and not name.endswith(".egg-info")
            and (name == ".ci" or not name.startswith("."))
        ]
        for name in files:
            content = (here / name).read_bytes()
            if b"\0" not in content:
                yield (here / name).relative_to(ROOT).as_posix(), content.decode()


def test_no_file_of_the_project_names_a_registry_or_a_machine() -> None:
    # Where this checkout lies and whose it is, on any machine; the one file that tests try to have called is
    # on all of them.
    places = "|".join(re.escape(f"{path}/") for path in {ROOT, ROOT.parent, Path.home()} if len(path.parts) > 1)
    address = re.compile(
        rf"https?://[^\s\"')>]*(pypi|pythonhosted|npmjs|registry)|file:/{{2,3}}(?!etc/passwd)\w|(?<![\w./-])({places})"
    )
    looked_at = set()
    for name, text in files_of_the_project():
        found = address.search(text)
        assert found is None, f"{name}: {found and found.group()}"
        looked_at.add(name)
    assert looked_at >= {
        "README.md", "web/package-lock.json", "web/.npmrc", "web/src/main.ts", "src/duskbox/cli/main.py",
        "examples/curve.py",
        "benchmarks/lighthouse/.npmrc", "requirements/dev.txt", "docs/server.md", "tests/test_architecture.py",
        ".ci/run",
    }  # fmt: skip
