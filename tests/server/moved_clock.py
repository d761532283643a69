"""Servers whose clock a test moves on: time runs out when the test says so, and never because a machine is slow."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

#: Every process that is started finds this: the server's clock shows what a file says more.
_MOVED_ON = """
import sys
from importlib.machinery import PathFinder
from pathlib import Path

FILE = Path({file!r})


class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "duskbox.server.clock":
            return None
        spec = PathFinder.find_spec(name, path, target)
        execute = spec.loader.exec_module

        def exec_module(module):
            execute(module)
            right = module.now
            module.now = lambda: right() + float(FILE.read_text())

        spec.loader.exec_module = exec_module
        return spec


sys.meta_path.insert(0, Finder)
"""


class MovedClock:
    """The clock of all servers that are started now."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seconds = 0.0
        self.move_on(0.0)

    def move_on(self, seconds: float) -> None:
        """Let time pass."""
        self._seconds += seconds
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(self._seconds))
        fresh.replace(self._file)


@contextmanager
def moved_clock(folder: Path) -> Iterator[MovedClock]:
    """Servers that are started meanwhile go by a clock that can be moved on."""
    (folder / "sitecustomize.py").write_text(_MOVED_ON.format(file=str(folder / "seconds")))
    with pytest.MonkeyPatch.context() as patch:
        known = os.environ.get("PYTHONPATH")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), known])))
        yield MovedClock(folder / "seconds")
