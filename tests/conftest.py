"""Both forms run the same tests; this makes sure that it is the form that was asked for."""

from __future__ import annotations

import os

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
