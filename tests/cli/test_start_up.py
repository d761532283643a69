"""Nothing heavy is imported before it is needed. What is counted is modules, which no busy machine changes."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

PROGRAM = """
import json, sys
from duskbox.cli.main import main
code = main(json.loads(sys.argv[1]))
print(json.dumps([code, sorted(sys.modules)]))
"""
#: What draws screens, searches, serves, keeps tables and numbers, fills in messages.
HEAVY = (
    "textual", "rich", "asyncio", "sqlalchemy", "alembic", "litestar", "granian", "msgspec", "pyarrow", "numpy", "ray",
    "platformdirs", "multiprocessing", "tomllib", "ssl", "http", "xml", "fluent", "babel",
    "duskbox.terminal", "duskbox.server", "duskbox.lab", "duskbox.agents",
)  # fmt: skip


def imported(*arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(arguments)], capture_output=True, text=True, check=True
    )
    code, modules = json.loads(done.stdout.splitlines()[-1])
    assert code == 0
    return list(modules)


def heavy(modules: list[str]) -> list[str]:
    return [name for name in modules if name.startswith(tuple(f"{each}." for each in HEAVY)) or name in HEAVY]


@pytest.mark.parametrize(
    ("arguments", "besides"),
    [
        (["--version"], ()),
        (["--help"], ()),
        (["games"], ()),
        (
            ["rules", "fear-of-the-dark", "FD-MOVE-01"],
            ("tomllib", "fluent", "babel", "http", "xml", "duskbox.terminal"),
        ),
    ],
    ids=lambda value: " ".join(value),
)
def test_a_command_imports_only_what_it_needs(arguments: list[str], besides: tuple[str, ...]) -> None:
    assert [name for name in heavy(imported(*arguments)) if not name.startswith(besides or ("-",))] == []


def test_the_version_needs_neither_a_game_nor_a_message() -> None:
    modules = imported("--version")
    assert [name for name in modules if name.startswith(("duskbox.games.", "fluent", "babel"))] == []
