"""What the compiled package is like as files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import duskbox

LIBRARIES = sorted(Path(duskbox.__file__).parents[1].glob("duskbox__mypyc.*"))


@pytest.mark.skipif(not LIBRARIES or sys.platform != "linux", reason="the compiled form on Linux")
def test_the_names_of_what_is_inside_are_stripped() -> None:
    for library in LIBRARIES:
        assert b".symtab" not in library.read_bytes()
