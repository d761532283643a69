"""Games that a package brings: programs started within `brought` find them through the entry points,
as installed ones.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = {
    "tic-tac-toe": "benchmarks.tic_tac_toe:GAME",
    "brittle": "tests.server.defective_game:GAME",
    "restless": "tests.server.hanging_game:GAME",
}


@contextmanager
def installed(folder: Path, games: dict[str, str]) -> Iterator[None]:
    """Let programs that are started in this block find games that a package brings."""
    package = folder / "third_party-1.0.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: third-party\nVersion: 1.0\n")
    points = "".join(f"{name} = {place}\n" for name, place in games.items())
    (package / "entry_points.txt").write_text(f"[duskbox.games]\n{points}")
    path = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(part for part in path if part))
        yield


@contextmanager
def brought(folder: Path) -> Iterator[None]:
    """Let programs that are started in this block know tic-tac-toe and the brittle game."""
    with installed(folder, GAMES):
        yield
