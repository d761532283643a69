"""What is written from the schema of each game is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.schema.write import ROOT, files


@pytest.mark.parametrize("path", list(files()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_written_from_the_schema_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run `make schema`"
