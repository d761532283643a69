"""Every test of the command line speaks English and has a home of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from duskbox.cli.main import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _english_and_a_home_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("DUSKBOX_HOME", str(tmp_path / "home"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line: exit code, output, errors."""

    def runs(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return runs
