"""Bots: they play whole matches, sit among people, and a dead process stops no match."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from duskbox.core.matches.match import Match
from duskbox.core.matches.records import CHOOSE
from duskbox.server.http.bodies import NewMatch, NewSeat
from duskbox.server.matches import driving, opening
from duskbox.server.matches.opening import start_match
from duskbox.server.storage.rows import OVER, SPECTATOR
from tests.server.in_process import Far, a_table, a_worker, connected
from tests.server.in_process import until as until_seen
from tests.server.server_process import Server, children
from tests.server.tables import until


def thinkers(server: Server) -> list[int]:
    """The processes that think for bots."""
    assert server.process is not None
    found = []
    for pid in children(server.process.pid):
        with suppress(OSError):
            if b"duskbox.server.jobs.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def kill_thinkers(server: Server) -> int:
    """Kill the processes that think for bots; how many there were."""
    found = thinkers(server)
    for pid in found:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return len(found)


@pytest.mark.parametrize("agent", ["random", "thumb"])
@pytest.mark.parametrize(("game", "seats"), [("fear-of-the-dark", 1), ("a-touch-of-evil", 2)])
def test_bots_play_whole_matches_of_both_games(server: Server, game: str, seats: int, agent: str) -> None:
    ann = server.visitor()
    match = ann.open(game, seats=[{"kind": "bot", "agent": agent}] * seats)["match"]["id"]
    until(lambda: ann.get(f"/matches/{match}")["state"] == "over", 90)
    shown = ann.get(f"/matches/{match}")
    record = Match.load(ann.get(f"/matches/{match}/record"))
    record.verify()
    assert record.outcome is not None
    assert shown["outcome"] == record.outcome.name
    assert shown["ended_at"] >= shown["created_at"]


def test_a_bot_plays_among_people(server: Server) -> None:
    ann = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb", "name": "Cooke"}]
    match = ann.open("a-touch-of-evil", seats=seats, seed="among people")["match"]["id"]
    with ann.sit(match) as chair:
        assert [(seat["kind"], seat["agent"]) for seat in chair.welcome["seats"]] == [("human", ""), ("bot", "thumb")]
        chosen = 0
        while chosen < 10:
            if chair.options:
                chosen += chair.choose()["type"] == "moment"
            else:
                chair.wait_for("moment")
        # The bot's seat opens to no one.
        with ann.sit(match, 1) as other:
            assert other.welcome["reason"]["error"] == "error-not-your-seat"


def test_a_bot_process_that_is_killed_does_not_stop_the_match(server: Server) -> None:
    ann = server.visitor()
    match = ann.open("a-touch-of-evil", seats=[{"kind": "bot", "agent": "search:200ms"}] * 8, settings={"heroes": "8"})
    name = match["match"]["id"]
    # What dies with its process is asked for once more: the processes are killed until a bot gets no answer at all.
    until(lambda: kill_thinkers(server) and "bot failed" in server.log.read_text())
    with ann.sit(name, -1, prose=False) as watcher:
        # It goes on, or has been played to its end meanwhile: bots are quick.
        before = watcher.version
        while watcher.version < before + 5 and ann.get(f"/matches/{name}")["state"] == "playing":
            watcher.wait_for("moment")
    assert ann.get(f"/matches/{name}")["state"] in ("playing", "over")


def test_of_the_unwatched_tables_of_one_opener_one_at_a_time_is_moved_on(tmp_path: Path) -> None:
    asyncio.run(tables_of_bots(tmp_path))


async def tables_of_bots(folder: Path) -> None:
    bot, night = NewSeat("bot", agent="random"), "fear-of-the-dark"
    async with a_worker(folder, bot_pause=0.0) as rooms:
        name, _, _ = await opening.open_match(rooms.services, NewMatch(night, seats=[bot]))
        watched, far = await rooms.room(name), Far()
        watching = asyncio.create_task(connected(watched, far).serve())
        far.say("hello", seat=SPECTATOR, version=0, id=0)
        await far.hears("welcome")
        async with rooms.services.turn_of(""):
            unwatched = [(await a_table(rooms, bot, game=night))[0] for _ in range(3)]
            await start_match(watched)
            await until_seen(lambda: watched.row.state == OVER)
            for room in unwatched:
                assert not [entry for entry in (await room.match()).record.entries if entry.do == CHOOSE]
        await until_seen(lambda: all(room.row.state == OVER for room in unwatched))
        far.leave()
        await watching


def test_after_each_move_of_an_unwatched_table_those_of_its_opener_rest_as_long_as_it_took(
    tmp_path: Path,
) -> None:
    asyncio.run(a_rest(tmp_path))


async def a_rest(folder: Path) -> None:
    async with a_worker(folder) as rooms:
        room, _ = await a_table(rooms, NewSeat("human", "Ann"), game="fear-of-the-dark")
        took, ended, begun = 0.05, 0.0, 0.0

        async def first() -> None:
            nonlocal ended
            async with driving._turn(room):
                await asyncio.sleep(took)
                ended = time.monotonic()

        async def second() -> None:
            nonlocal begun
            async with driving._turn(room):
                begun = time.monotonic()

        await asyncio.gather(first(), second())
        assert begun - ended >= took
        room.watchers.add(cast("Any", object()))
        async with rooms.services.turn_of(""), asyncio.timeout(60), driving._turn(room):
            # Where someone watches, no one waits.
            pass
        room.watchers.clear()
