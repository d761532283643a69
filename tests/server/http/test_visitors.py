"""Visitors: only the server says who a visitor is, and a made-up cookie is worth nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from duskbox.server.storage import keys
from duskbox.server.storage.database import open_database
from duskbox.server.storage.migrations.versions import v0002_people
from duskbox.server.storage.people import People
from tests.server.client import Problem
from tests.server.server_process import Server


def known(server: Server, cookie: str) -> bool:
    """Whether the database knows a cookie."""
    with closing(sqlite3.connect(server.folder / "duskbox.sqlite3", timeout=30)) as database:
        found = database.execute("SELECT person FROM visitors WHERE id = ?", (keys.digest(cookie),)).fetchone()
    return found is not None


@pytest.mark.parametrize("made_up", ["chosen-by-a-client", "x" * 32, "A" * 200])
def test_a_cookie_that_a_client_makes_up_never_becomes_a_visitor(server: Server, made_up: str) -> None:
    eve = server.visitor()
    eve.cookie = f"duskbox={made_up}"
    match = eve.open("tic-tac-toe", [{"kind": "human"}] * 2)["match"]["id"]
    issued = eve.cookie.partition("=")[2]
    assert issued != made_up, "the server has issued a cookie of its own"
    assert eve.get(f"/matches/{match}")["mine"] == [0, 1]
    assert known(server, issued)
    assert not known(server, made_up)
    # Who planted the cookie has nothing of what was done with it.
    eve.cookie = f"duskbox={made_up}"
    assert eve.get("/matches") == []
    assert eve.get(f"/matches/{match}")["mine"] == []


def test_a_made_up_cookie_does_not_begin_a_daily_labyrinth_under_its_own_name(server: Server) -> None:
    eve = server.visitor()
    eve.cookie = "duskbox=made-up"
    match = eve.post("/daily", {"name": "Eve"})["match"]["id"]
    assert eve.cookie != "duskbox=made-up"
    assert eve.get("/daily")["match"] == match
    eve.cookie = "duskbox=made-up"
    assert eve.get("/daily")["match"] is None


def test_a_made_up_cookie_does_not_open_the_games_that_a_link_led_to(server: Server) -> None:
    ann, eve = server.visitor(), server.visitor()
    ann.open("tic-tac-toe", [{"kind": "human"}] * 2)
    link = ann.post("/me/links", {"lasting": False})["secret"]
    eve.cookie = "duskbox=planted"
    eve.post("/me/follow", {"secret": link})
    assert eve.cookie != "duskbox=planted"
    assert len(eve.get("/matches")) == 1
    assert not known(server, "planted")
    eve.cookie = "duskbox=planted"
    assert eve.get("/matches") == []


def test_a_visitor_keeps_the_cookie_that_the_server_gave(server: Server) -> None:
    ann = server.visitor()
    ann.open("tic-tac-toe", [{"kind": "human"}] * 2)
    ann.open("tic-tac-toe", [{"kind": "human"}] * 2)
    assert "set-cookie" not in ann.last_headers
    assert len(ann.get("/matches")) == 2
    with pytest.raises(Problem):
        ann.get("/matches/nosuchmatch00000")


def test_seats_held_before_visitors_were_known_are_kept(tmp_path: Path) -> None:
    """An upgrade from the first form of the database: seats and daily attempts that a visitor has are kept."""
    from alembic import command

    from duskbox.server.storage.database import _alembic

    engine = open_database(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    try:
        command.upgrade(_alembic(engine), "0001")
        assert "visitors" not in inspect(engine).get_table_names()
        with engine.begin() as connection:
            connection.exec_driver_sql("INSERT INTO holdings (visitor, match, seat, at) VALUES ('ann', 'm', 0, 1.0)")
            connection.exec_driver_sql(
                "INSERT INTO matches (id, game, state, header, seed, seats, terms, created_at, outcome, host, day)"
                " VALUES ('m', 'g', 'playing', '', '', 1, '{}', 1.0, '', '', '2026-01-01')"
            )
            connection.exec_driver_sql("INSERT INTO entries (match, n, line, at, spent) VALUES ('m', 0, '', 1.0, 0.0)")
        command.upgrade(_alembic(engine), v0002_people.revision)
        people = People(engine)
        assert people.person("ann") == "ann"
        assert people.daily_of("ann", "2026-01-01") == "m"
        command.downgrade(_alembic(engine), "0001")
        assert "visitors" not in inspect(engine).get_table_names()
    finally:
        engine.dispose()
