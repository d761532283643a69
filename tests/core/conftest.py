"""The toy game is known to the registry while the kernel is tested, and only then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from duskbox.core import registry
from tests.core.high_card import GAME


@pytest.fixture(scope="module", autouse=True)
def _high_card_is_known() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.forget(GAME.name)
