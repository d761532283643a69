"""A running server for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from duskbox.core import registry
from tests.server.moved_clock import MovedClock, moved_clock
from tests.server.plugin_games import GAMES, brought
from tests.server.server_process import Server, serving


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovedClock]:
    """The clock of the servers of a file of tests, which a test moves on; ask for it before any server."""
    with moved_clock(tmp_path_factory.mktemp("clock")) as moved:
        yield moved


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on an SQLite file that also knows the games of a third party."""
    folder = tmp_path_factory.mktemp("server")
    with brought(tmp_path_factory.mktemp("packages")), serving(folder) as running:
        yield running


@pytest.fixture
def third_party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Servers that a test starts itself know the games of a third party too."""
    with brought(tmp_path_factory.mktemp("packages")):
        yield


@pytest.fixture
def known_here() -> Iterator[None]:
    """The games of a third party are known to the test itself, and to no other test."""
    for place in GAMES.values():
        module, _, name = place.partition(":")
        registry.register(getattr(import_module(module), name))
    yield
    for name in GAMES:
        registry.forget(name)
