"""Which matches are deleted when the operator keeps them for a time only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.server import clock
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.rows import HUMAN, LOBBY, OVER, PLAYING, EntryRow, MatchRow, SeatRow, Terms
from duskbox.server.storage.store import Store

NAMES = ("lobby-old", "lobby-new", "played-old", "played-new", "ended-old", "ended-new")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """One match of each kind, from long before or after time 100; entries count, where there are any."""
    engine = open_database(f"sqlite:///{tmp_path}/a.sqlite3")
    upgrade(engine)
    store = Store(engine)
    for name in NAMES:
        kind, _, age = name.partition("-")
        at = 10.0 if age == "old" else 190.0
        row = MatchRow(
            name, "fear-of-the-dark", {"lobby": LOBBY, "played": PLAYING, "ended": OVER}[kind], "{}", "5eed", 1,
            Terms(), None, at if kind == "lobby" else 5.0, "host", ended_at=at if kind == "ended" else None,
        )  # fmt: skip
        entries = [EntryRow(name, 1, "{}", at, -1.0)] if kind == "played" else []
        store.create(row, [SeatRow(0, HUMAN, "Ann")], entries)
    yield store
    engine.dispose()


def left(store: Store) -> set[str]:
    return {name for name in NAMES if store.match(name) is not None}


@pytest.mark.parametrize(
    ("finished_before", "idle_before", "gone"),
    [
        (None, None, set()),
        (100.0, None, {"ended-old"}),
        (None, 100.0, {"lobby-old", "played-old"}),
        (100.0, 100.0, {"ended-old", "lobby-old", "played-old"}),
        (10.0, 10.0, set()),
        (10.5, 10.5, {"ended-old", "lobby-old", "played-old"}),
    ],
)
def test_what_ended_and_what_was_left_before_a_time_is_deleted_each_by_its_own(
    store: Store, finished_before: float | None, idle_before: float | None, gone: set[str]
) -> None:
    assert store.forget_old(finished_before, idle_before) == len(gone)
    assert left(store) == set(NAMES) - gone


def test_a_match_with_a_player_at_it_stays(store: Store) -> None:
    store.presence.arrive("worker", [("ended-old", 0)], clock.now() + 60)
    store.presence.arrive("worker", [("lobby-old", 0)], clock.now() - 60)
    assert store.forget_old(100.0, 100.0) == 2
    assert left(store) == {"ended-old", "lobby-new", "played-new", "ended-new"}
