"""Every test of the terminal has a home of its own, so that no save of the person who runs it is touched."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("DUSKBOX_HOME", str(folder))
    return folder
