"""Threads that write to one database take turns."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from duskbox.server.storage.writing import Turn, writing
from tests.server.tables import until


def test_the_journal_goes_before_all_others_that_wait() -> None:
    turn = Turn()
    order: list[str] = []

    def write(name: str, first: bool) -> None:
        with turn.taken(first):
            order.append(name)

    with turn.taken():
        others = [threading.Thread(target=write, args=(f"other {n}", False), daemon=True) for n in range(3)]
        journal = threading.Thread(target=write, args=("journal", True), daemon=True)
        for thread in (*others, journal):
            thread.start()
        until(lambda: turn.waiting == 4)
        assert order == []
    for thread in (*others, journal):
        thread.join(60)
    assert order[0] == "journal"
    assert len(order) == 4


def test_what_goes_wrong_while_writing_gives_the_turn_back() -> None:
    turn = Turn()
    with pytest.raises(OSError, match="disk full"), turn.taken(first=True):
        raise OSError("disk full")
    with turn.taken():
        assert turn.waiting == 0


def test_threads_that_write_at_once_never_find_the_file_taken(tmp_path: Path) -> None:
    # With no time to wait, SQLite refuses a writer at once that finds the file taken.
    engine = create_engine(f"sqlite:///{tmp_path / 'file.sqlite3'}", connect_args={"timeout": 0})
    with writing(engine) as connection:
        connection.execute(text("PRAGMA journal_mode=WAL"))
        connection.execute(text("CREATE TABLE numbers (n INTEGER)"))

    def write(number: int) -> None:
        for _ in range(50):
            with writing(engine) as connection:
                connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})

    with ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(write, number) for number in range(4)]:
            done.result()
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM numbers")).scalar() == 200
