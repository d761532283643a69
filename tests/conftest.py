"""Both forms run the same tests; this makes sure that it is the form that was asked for."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

import duskbox.core.table


def pytest_report_header() -> str:
    return f"duskbox: {duskbox.core.table.__file__}"


@pytest.fixture(scope="session", autouse=True)
def _the_form_that_was_asked_for() -> None:
    interpreted = duskbox.core.table.__file__.endswith(".py")
    if os.environ.get("DUSKBOX_FORM") == "interpreted":
        assert interpreted, "the compiled package was imported instead of the source tree"
    if os.environ.get("DUSKBOX_FORM") == "compiled":
        assert not interpreted, "the source tree was imported instead of the compiled package"


def pytest_configure() -> None:
    """When logging is set up anew, every handler there is gets closed, and that of absl, which OpenSpiel brings, closes
    its stream with it.

    Its stream would be the one in which pytest keeps what tests print, and every later test of the process would fail.
    """
    if importlib.util.find_spec("absl"):
        from absl import logging

        logging.get_absl_handler().python_handler.stream = sys.__stderr__


#: Where files are whose tests take long: with real servers, databases and screens, and whole suites in a copy of the
#: tree. The slowest come first.
LONG = [Path(__file__).parent / name for name in ("test_contributing.py", "server", "terminal", "lab")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take long come first, so that no worker begins one when the others are done."""

    def rank(item: pytest.Item) -> int:
        return next((rank for rank, place in enumerate(LONG) if item.path.is_relative_to(place)), len(LONG))

    items.sort(key=rank)
