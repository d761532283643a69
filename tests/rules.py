"""`@rule("FD-MOVE-01")`: the ids of the ledger that a test covers; `@ruling("door-step", "free")`: the value that it
shows; `@card("once-more")`: the cards that it plays.
"""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it would fail without."""
    return pytest.mark.rule(*ids)


def ruling(name: str, value: str) -> pytest.MarkDecorator:
    """Mark a test with the value of a ruling that it shows: it would fail under every other value of that ruling."""
    return pytest.mark.ruling(name, value)


def card(*names: str) -> pytest.MarkDecorator:
    """Mark a test with the cards it plays: it would fail if one of them did something else."""
    return pytest.mark.card(*names)
