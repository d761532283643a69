"""The manual page: it is current, and a formatter finds nothing wrong with it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from duskbox.cli.manual import page

PAGE = Path(__file__).parents[2] / "docs" / "duskbox.1"


def test_the_manual_page_is_what_the_commands_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make man`"


def test_a_formatter_finds_nothing_wrong_with_it() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("no groff here")
    done = subprocess.run(
        [groff, "-man", "-k", "-ww", "-Tutf8", str(PAGE)], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "analyse" in done.stdout
