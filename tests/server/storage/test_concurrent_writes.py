"""Two workers on one database that do not hear each other: what one decides must fit what the other has stored, at any
moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from duskbox.server.bus import Alone
from duskbox.server.config import Config
from duskbox.server.http.access import Caller
from duskbox.server.http.bodies import NewMatch, NewSeat, Sitting
from duskbox.server.http.rate_limits import Limits
from duskbox.server.http.seats import sit
from duskbox.server.jobs.pool import Jobs
from duskbox.server.matches import opening, undo
from duskbox.server.matches.opening import start_match
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import Refuse
from duskbox.server.services import Services
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.journal import Journal
from duskbox.server.storage.rows import WATCHING
from duskbox.server.storage.store import Store
from duskbox.server.storage.tables import matches
from tests.server.in_process import a_table, a_worker


class Silent(Alone):
    """A bus that loses every note."""

    may_lose = True


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[Rooms, Rooms]]:
    """The rooms of two workers on one database."""
    config = Config(data=str(folder))
    upgrade(open_database(config.database))
    engines = [open_database(config.database) for _ in range(2)]
    services = [
        Services(config, f"worker {number}", Store(engine), Journal(engine), Silent(), Jobs(config))
        for number, engine in enumerate(engines)
    ]
    try:
        yield Rooms(services[0]), Rooms(services[1])
    finally:
        for each in services:
            await each.close()


@asynccontextmanager
async def two_rooms(folder: Path, game: str, settings: dict[str, str], seats: int) -> AsyncIterator[tuple[Room, Room]]:
    """One match of people that has begun, as two workers have it."""
    async with two_workers(folder) as (one, other):
        people = [NewSeat("human", f"Player {seat}") for seat in range(seats)]
        name, _, _ = await opening.open_match(one.services, NewMatch(game, settings, seats=people, seed="two"))
        here = await one.room(name)
        await start_match(here)
        yield here, await other.room(name)


async def choose(room: Room, key: str = "") -> int:
    """The seat that is asked chooses, the first option if none is named; which seat it was."""
    async with room.lock:
        match = await room.match()
        decision = match.decision
        assert decision is not None
        version = match.course.versions[decision.seat]
    await room.choose(decision.seat, version, key or decision.options[0].key)
    return decision.seat


async def ask_undo(room: Room, seat: int) -> None:
    """A seat asks to take its last choice back."""
    async with room.lock:
        version = (await room.match()).course.versions[seat]
    await undo.undo(room, seat, version)


async def undo_asked(here: Room, there: Room) -> int:
    """A player wants to take a choice back after another has chosen, and both workers know of it; which seat it is."""
    asker = chooser = await choose(here)
    while chooser == asker:
        chooser = await choose(here)
    await ask_undo(here, asker)
    await there.reread()
    return asker


def first(patch: pytest.MonkeyPatch, owner: object, name: str, meanwhile: Callable[[], Awaitable[Any]]) -> None:
    """Let something else happen just before a method is called for the first time."""
    method = getattr(owner, name)
    waiting = [meanwhile]

    async def later(*given: Any, **named: Any) -> Any:
        if waiting:
            await waiting.pop()()
        return await method(*given, **named)

    patch.setattr(owner, name, later)


def done(room: Room) -> list[str]:
    """What is stored, entry by entry."""
    return [row.line for row in room.services.store.entries(room.row.id)]


def test_a_choice_that_is_stored_before_the_agreed_undo_is_not_taken_back(
    tmp_path: Path, known_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_rooms(tmp_path, "tic-tac-toe", {}, 2) as (here, there):
            await choose(here, "mark:4")
            await choose(here, "mark:0")
            await ask_undo(here, 0)
            before = done(here)
            first(monkeypatch, here.services.journal, "append", lambda: choose(there, "mark:8"))
            with pytest.raises(Refuse) as no:
                await undo.answer(here, 1, agree=True)
            assert no.value.reason.error == "error-no-request"
            after = done(here)
            assert after[:-1] == before
            assert '"mark:8"' in after[-1]
            # And the table goes on.
            await choose(here, "mark:1")

    asyncio.run(play())


def test_of_two_who_agree_at_the_same_moment_both_are_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with two_rooms(tmp_path, "a-touch-of-evil", {"heroes": "3"}, 3) as (here, there):
            asker = await undo_asked(here, there)
            one, other = (seat for seat in range(3) if seat != asker)
            first(monkeypatch, here, "set_request", lambda: undo.answer(there, other, agree=True))
            await undo.answer(here, one, agree=True)
            assert '"undo"' in done(here)[-1]

    asyncio.run(play())


def test_who_refuses_while_another_agrees_has_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with two_rooms(tmp_path, "a-touch-of-evil", {"heroes": "3"}, 3) as (here, there):
            asker = await undo_asked(here, there)
            before = done(here)
            one, other = (seat for seat in range(3) if seat != asker)
            first(monkeypatch, here, "set_request", lambda: undo.answer(there, other, agree=False))
            with pytest.raises(Refuse) as no:
                await undo.answer(here, one, agree=True)
            assert no.value.reason.error == "error-no-request"
            await there.reread()
            assert there.row.request is None
            assert done(here) == before

    asyncio.run(play())


def test_a_player_who_sits_down_with_a_salt_just_as_the_host_starts_has_the_seat(
    tmp_path: Path, known_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_workers(tmp_path) as (one, other):
            wanted = NewMatch("tic-tac-toe", seats=[NewSeat("human", "Ann")])
            name, _, _ = await opening.open_match(one.services, wanted)
            here, there = await one.room(name), await other.room(name)
            first(monkeypatch, here, "commit", lambda: start_match(there))
            bob = Sitting("Bob", here.row.invite or "", "too late")
            answer = await sit.fn(
                request=SimpleNamespace(scope={"client": ("127.0.0.1", 1)}),
                name=name,
                seat=1,
                data=bob,
                rooms=one,
                limits=Limits(one.services.config),
                caller=Caller("", ""),
            )
            assert answer.content.secrets[0].secret
            assert (here.row.state, here.sitting[1].name) == ("playing", "Bob")
            assert not any("too late" in line for line in done(here))

    asyncio.run(play())


def test_spectators_at_other_workers_are_counted_while_their_presence_holds(tmp_path: Path) -> None:
    config = Config(data=str(tmp_path))
    upgrade(open_database(config.database))
    store = Store(open_database(config.database))
    store.presence.arrive("worker 1", [("a", WATCHING), ("a", WATCHING - 1), ("b", WATCHING), ("b", 0)], until=100.0)
    store.presence.arrive("worker 0", [("a", WATCHING)], until=100.0)
    assert store.presence.watching("worker 0", 99.0) == {"a": 2, "b": 1}
    assert store.presence.watching("worker 1", 99.0) == {"a": 1}
    assert store.presence.watching("worker 0", 101.0) == {}


def test_of_two_next_games_that_are_opened_at_the_same_moment_one_is_kept(tmp_path: Path, known_here: None) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            # Another worker, which has not heard of the first.
            late = await Rooms(rooms.services).room(room.row.id)
            host, _ = await opening.rematch(room, "")
            assert host
            assert await opening.rematch(late, "") == ("", [])
            assert late.row.rematch == room.row.rematch
            with rooms.services.store.engine.connect() as connection:
                names = set(connection.execute(select(matches.c.id)).scalars())
            assert names == {room.row.id, room.row.rematch}

    asyncio.run(play())
