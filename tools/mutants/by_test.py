"""A plugin of pytest that writes down which lines each test runs, how long it takes, and whether it passes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

OUT = Path(os.environ["DUSKBOX_LINES"])
SOURCE = os.environ["DUSKBOX_SOURCE"]
#: Which of how many parts of the tests run here.
PART, PARTS = map(int, os.environ["DUSKBOX_PART"].split("/"))

_lines = coverage.Coverage(data_file=str(OUT), source=[SOURCE], config_file=False, messages=False)
_seconds: dict[str, float] = {}
_failed: set[str] = set()
_lines.start()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other parts to other processes."""
    items[:] = items[PART::PARTS]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Everything from here to the end of the test is the test's."""
    _lines.switch_context(item.nodeid)
    result = yield
    _lines.switch_context("")
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what set-up, test and clean-up took."""
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration
    if not report.passed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write everything down; tests that do not pass without a change can say nothing about one."""
    _lines.stop()
    _lines.save()
    passed = {name: seconds for name, seconds in _seconds.items() if name not in _failed}
    OUT.with_suffix(".json").write_text(json.dumps(passed), encoding="utf-8")
