"""People who are away: a live table sleeps when no one is there, one by days plays a turn at a time, and what was
chosen for a person is marked.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from duskbox.server import clock
from duskbox.server.http.access import Caller, must_host
from duskbox.server.matches import driving, presence
from duskbox.server.matches.room import Room
from duskbox.server.refusals import Refuse
from duskbox.server.storage import keys
from duskbox.server.storage.rows import HOST, Terms
from tests.server.in_process import Far, a_table, a_worker, connected, until

pytestmark = pytest.mark.usefixtures("known_here")

RANDOM = Terms(away=180.0, stand_in="random")


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let time pass on the server's clock."""

    def later(seconds: float) -> None:
        monkeypatch.setattr(clock._clock, "_start", clock._clock._start + seconds)

    return later


class Guest:
    """A person who sits at a table, by the secret of a seat."""

    def __init__(self, room: Room, seat: int, secret: str) -> None:
        self.room, self.seat, self.far = room, seat, Far()
        self.connection = connected(room, self.far)
        self.talking = asyncio.ensure_future(self.connection.serve())
        self.far.say("hello", seat=seat, secret=secret)

    async def welcome(self) -> Any:
        found = await self.far.hears("welcome")
        await until(lambda: self.connection in self.room.watchers)
        return found

    async def leaves(self) -> None:
        self.far.leave()
        await asyncio.wait_for(self.talking, 20)


async def comes(room: Room, seat: int, secrets: list[Any]) -> Guest:
    guest = Guest(room, seat, secrets[seat].secret)
    await guest.welcome()
    # What the arrival changes is done before the next message is heard.
    guest.far.say("ping", id=99)
    await guest.far.hears("pong")
    return guest


async def marks(room: Room) -> int:
    async with room.lock:
        return (await room.match()).choice_count


async def chooses(room: Room, seat: int) -> None:
    async with room.lock:
        match = await room.match()
        key = match.options[0].key
        version = match.course.versions[seat]
    await room.choose(seat, version, key)


async def idle(room: Room) -> None:
    """Until no bot has anything to do."""
    await asyncio.sleep(0)
    await until(lambda: not room.bots_at_work)


def test_with_several_people_a_stand_in_is_the_rule() -> None:
    assert (Terms().kind, Terms().away) == ("live", 180.0)


def test_a_stand_in_plays_only_while_another_person_is_there(tmp_path: Path, passes: Any) -> None:
    async def play() -> None:
        async with a_worker(tmp_path, bot_pause=0.0) as rooms:
            room, secrets = await a_table(rooms, terms=RANDOM)
            ann = await comes(room, 0, secrets)
            await chooses(room, 0)
            passes(181)
            await driving.look_after(room)
            await until(lambda: room.sitting[1].stand_in == "random")
            await idle(room)
            assert await marks(room) == 2, "Bob was away and a bot chose for him"
            await ann.leaves()
            for _ in range(3):
                passes(3600)
                await driving.look_after(room)
            await idle(room)
            assert await marks(room) == 2, "no one is there, and the table sleeps"
            assert room.row.asleep_at is not None
            assert room.row.due is None

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_no_clock_runs_while_the_table_sleeps(tmp_path: Path, passes: Any, kind: Any) -> None:
    async def play() -> None:
        async with a_worker(tmp_path, bot_pause=0.0) as rooms:
            room, secrets = await a_table(rooms, terms=Terms(clock=kind, seconds=60.0, stand_in="random"))
            # No one has come yet: that costs no one anything either.
            passes(1000)
            ann = await comes(room, 0, secrets)
            assert room.waited() < 10
            passes(20)
            await ann.leaves()
            passes(8 * 3600)
            await driving.look_after(room)
            assert await marks(room) == 0
            await comes(room, 0, secrets)
            assert 20 <= room.waited() < 40
            assert room.row.asleep_at is None
            assert await marks(room) == 0
            passes(45)
            await driving.look_after(room)
            await idle(room)
            assert await marks(room) == 1, "when a person is there the clock runs on"

    asyncio.run(play())


def test_after_a_crash_the_time_in_which_no_one_was_there_counts_against_no_one(tmp_path: Path, passes: Any) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms, terms=Terms(clock="bank", seconds=60.0, stand_in="random"))
            name = room.row.id
        async with a_worker(tmp_path) as rooms:
            # The worker is gone without a good-bye.
            passes(5000)
            room = await rooms.room(name)
            await driving.look_after(room)
            assert await marks(room) == 0
            await comes(room, 0, secrets)
            assert room.sitting[0].stand_in == ""
            assert room.waited() < 30

    asyncio.run(play())


def test_by_days_the_bot_plays_one_turn_and_the_person_the_next(tmp_path: Path, passes: Any) -> None:
    async def play() -> None:
        day = 86400.0
        async with a_worker(tmp_path, bot_pause=0.0) as rooms:
            terms = Terms(kind="days", clock="decision", seconds=day, stand_in="random")
            room, _ = await a_table(rooms, terms=terms)
            passes(day - 60)
            await driving.look_after(room)
            assert await marks(room) == 0
            passes(120)
            await driving.look_after(room)
            await idle(room)
            # Ann's turn was played for her, although no one is there; Bob has his own day.
            assert await marks(room) == 1
            assert [seat.stand_in for seat in room.sitting] == ["", ""]
            passes(day - 120)
            await driving.look_after(room)
            assert await marks(room) == 1
            assert {how for how, _, _ in room.hows.values()} == {"turn"}

    asyncio.run(play())


@pytest.mark.usefixtures("third_party")
def test_what_was_chosen_for_a_person_is_marked_for_all_also_after_a_restart(tmp_path: Path, passes: Any) -> None:
    async def play() -> None:
        async with a_worker(tmp_path, bot_pause=0.0) as rooms:
            room, secrets = await a_table(rooms, terms=RANDOM)
            ann = await comes(room, 0, secrets)
            await chooses(room, 0)
            passes(181)
            await driving.look_after(room)
            await until(lambda: len(room.hows) == 1)
            await idle(room)
            told = [each for each in ann.far.heard if each["type"] == "moment"]
            assert [(each["how"], each["by"]) for each in told] == [("", None), ("away", 1)]
            name = room.row.id
        async with a_worker(tmp_path) as rooms:
            room = await rooms.room(name)
            # Bob never came before: he is told all of it, and what of it was not his.
            bob = await comes(room, 1, secrets)
            missed = (await bob.far.hears("welcome"))["missed"]
            assert [(each["did"], each["how"], each["by"]) for each in missed] == [
                ("choice", "", None),
                ("choice", "away", 1),
            ]

    asyncio.run(play())


def test_the_hosts_role_passes_on_while_the_host_is_gone_and_back_when_the_host_is(tmp_path: Path, passes: Any) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            host_secret = "the host's own secret, which is long enough"
            rooms.services.store.change(room.row.id, None, host=keys.digest(host_secret))
            await room.reread()
            bob = await comes(room, 1, secrets)
            as_bob, as_host = Caller("", keys.digest(secrets[1].secret)), Caller("", keys.digest(host_secret))
            with pytest.raises(Refuse):
                await must_host(room, as_bob)
            passes(presence.HOST_GONE + 1)
            assert presence.acting_host(room) == 1
            await must_host(room, as_bob)
            await must_host(room, as_host)
            room.here.add(HOST)
            assert presence.acting_host(room) is None
            await bob.leaves()

    asyncio.run(play())
