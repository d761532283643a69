"""Bots: they play whole matches, sit among people, and a dead process stops nobody."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from duskbox.core.match import Match
from duskbox.server.bots import BotPool, job_of
from tests.server.running import Server, children
from tests.server.sitting import until


def thinkers(server: Server) -> list[int]:
    """The processes that think for bots."""
    assert server.process is not None
    found = []
    for pid in children(server.process.pid):
        with suppress(OSError):
            if b"duskbox.server.bot_process" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


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
        # The bot's seat opens to nobody.
        with ann.sit(match, 1) as other:
            assert other.welcome["reason"]["error"] == "error-not-your-seat"


def test_a_bot_process_that_is_killed_does_not_stop_the_match(server: Server) -> None:
    ann = server.visitor()
    match = ann.open("a-touch-of-evil", seats=[{"kind": "bot", "agent": "thumb"}] * 8, settings={"heroes": "8"})
    name = match["match"]["id"]
    killed = 0
    with ann.sit(name, -1, prose=False) as watcher:
        for _ in range(3):
            before = watcher.version
            for pid in until(lambda: thinkers(server)):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
            while watcher.version < before + 5:
                watcher.wait_for("moment")
    assert killed >= 3
    # It goes on, or has been played to its end meanwhile: bots are quick.
    assert ann.get(f"/matches/{name}")["state"] in ("playing", "over")
    assert "bot failed" in server.log.read_text()


def test_who_opens_more_tables_gets_no_more_turns() -> None:
    """Ten tables of one address, each with a bot that is asked again and again, and one of another that comes last."""
    done: list[str] = []
    job = job_of(Match.new("fear-of-the-dark", seed="owl"), 0, "random", "luck")

    async def live() -> None:
        pool = BotPool(1, 30.0)

        async def ask(address: str) -> None:
            for _ in range(4):
                assert await pool.choose(job, lambda: address)
                done.append(address)

        try:
            await asyncio.gather(*(ask("crowd") for _ in range(10)), ask("alone"))
        finally:
            await pool.close()

    asyncio.run(live())
    assert len(done) == 44
    # Every other turn is that of the one who is alone.
    assert [place for place, address in enumerate(done) if address == "alone"] == [1, 3, 5, 7]


def test_a_bot_does_not_wait_until_somebody_with_many_jobs_has_done_them_all() -> None:
    done: list[str] = []
    job = job_of(Match.new("fear-of-the-dark", seed="owl"), 0, "random", "luck")

    async def live() -> None:
        pool = BotPool(1, 30.0)

        async def ask(who: str, jobs: int) -> None:
            for _ in range(jobs):
                assert await pool.choose(job)
                done.append(who)

        try:
            await asyncio.gather(ask("account", 50), ask("bot", 1))
        finally:
            await pool.close()

    asyncio.run(live())
    assert done.index("bot") <= 2
    assert len(done) == 51
