"""`@rule("FD-MOVE-01")`: the ids of the ledger that a test covers."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it would fail without."""
    return pytest.mark.rule(*ids)
