"""Worker processes: what takes too long or too much is ended, costs others nothing, and is refused in words that say
what to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from duskbox.core.matches.match import Match
from duskbox.server.config import Config
from duskbox.server.http.bodies import NewMatch, NewSeat
from duskbox.server.jobs.budget import Budget
from duskbox.server.jobs.messages import Bring, CheckPack, Choose, LogPage, Odds, Reply, Verify
from duskbox.server.jobs.pool import Jobs
from duskbox.server.jobs.process import Process
from duskbox.server.jobs.thinking import choice, true_position
from duskbox.server.jobs.turns import ASKED, UNWATCHED, WATCHED, Claim
from duskbox.server.jobs.worker import encoded
from duskbox.server.matches import opening
from duskbox.server.refusals import Refuse
from duskbox.server.socket.messages import Refusal
from tests.server.client import Problem, Visitor
from tests.server.in_process import Far, a_table, a_worker, connected, until
from tests.server.server_process import Server, children, serving
from tests.server.tables import until as at_last

NIGHT = "fear-of-the-dark"


def short_record() -> str:
    match = Match.new(NIGHT, seed="owl")
    match.choose("give-up")
    return match.record.text(with_seed=True)


def long_record(moves: int = 2000) -> str:
    """It takes well over a hundredth of a second to follow, compiled, too."""
    match = Match.new(NIGHT, seed="owl")
    for _ in range(moves):
        match.choose(match.options[0])
        match.undo()
    return match.record.text(with_seed=True)


def hanging() -> Choose:
    """A bot of a game that thinks for ever."""
    match = Match.new(NIGHT, seed="owl")
    job = choice(match, 0, "search:1000000", "luck", {})
    assert msgspec.structs.asdict(job)["agent"] == "search:1000000"
    return job


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(Refuse) as no:
        await work
    return no.value.status, no.value.reason.error


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path), bot_seconds=4.0))
        try:
            assert await jobs.think(hanging(), lambda: Claim(ASKED, "here")) is None
            quick = choice(Match.new(NIGHT, seed="owl"), 0, "random", "luck", {})
            assert await jobs.think(quick, lambda: Claim(ASKED, "here")) is not None
        finally:
            await jobs.close()

    asyncio.run(live())


def test_what_took_too_long_is_refused_with_what_it_was_and_counted(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path)), clock=lambda: 0.0)
        jobs.long.cpu = 0.01
        try:
            with pytest.raises(Refuse) as no:
                await jobs.run(Bring(long_record(), "", "", False), "192.0.2.1")
            assert (no.value.status, no.value.reason.error) == (400, "error-job-time")
            assert no.value.reason.facts == {"what": "record", "seconds": 1}
            assert jobs.budget.left("192.0.2.1") < 60.0 - 0.3, "to start another process is counted, too"
            assert jobs.budget.left("192.0.2.2") == 60.0
        finally:
            await jobs.close()

    asyncio.run(live())


def test_a_job_that_takes_too_much_memory_is_ended(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path), job_memory=256, job_seconds=600.0))
        try:
            # Some megabytes of text, of which each three characters become an object.
            match = Match.new(NIGHT, seed="owl")
            true = true_position(match)
            large = msgspec.structs.replace(true, state="[" + "[]," * 8_000_000 + "[]]")
            with pytest.raises(Refuse) as no:
                await jobs.run(Odds(large, "give-up"), "here")
            assert no.value.reason.error == "error-job-memory"
            assert no.value.reason.facts == {"what": "position", "megabytes": 256}
            text = short_record()
            assert json.loads(await jobs.run(LogPage(text, 0, 0, None, 1), "here"))["moments"]
        finally:
            await jobs.close()

    asyncio.run(live())


def test_a_killed_process_costs_its_job_and_no_other(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path)))
        try:
            going = asyncio.create_task(jobs.think(hanging(), lambda: Claim(ASKED, "here")))
            await until(lambda: [pid for pid in children(os.getpid()) if is_worker(pid)])
            for pid in children(os.getpid()):
                if is_worker(pid):
                    os.kill(pid, signal.SIGKILL)
            async with asyncio.timeout(60):
                assert await going is None
                assert json.loads(await jobs.run(LogPage(short_record(), 0, 0, None, 9), "here"))["moments"]
        finally:
            await jobs.close()
        await until(lambda: not [pid for pid in children(os.getpid()) if is_worker(pid)])

    asyncio.run(live())


def workers_of(server: int) -> list[int]:
    return [pid for pid in children(server) if is_worker(pid)]


def is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"duskbox.server.jobs.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def test_a_process_that_is_no_longer_wanted_while_it_loads_has_ended_before_the_caller_goes_on() -> None:
    async def live() -> set[int]:
        before = set(children(os.getpid()))
        starting = asyncio.create_task(Process.start(512))
        await until(lambda: set(children(os.getpid())) - before)
        starting.cancel()
        await asyncio.wait([starting])
        return set(children(os.getpid())) - before

    assert asyncio.run(live()) == set()


def test_short_jobs_and_bots_do_not_wait_for_long_ones(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path)))
        match = Match.new(NIGHT, seed="owl")
        try:
            # The slot of the long lane is held for the whole test.
            slot, _ = await jobs.long.turns.take(lambda: Claim(ASKED, "crowd"))
            waiting = asyncio.create_task(jobs.run(Bring(short_record(), "", "", False), "crowd"))
            async with asyncio.timeout(60):
                assert await jobs.run(Odds(true_position(match), match.options[0].key), "here")
                assert await jobs.think(choice(match, 0, "random", "", {}), lambda: Claim(ASKED, "here"))
            assert not waiting.done()
            jobs.long.turns.give(slot)
            assert json.loads(await waiting)["game"] == NIGHT
        finally:
            await jobs.close()

    asyncio.run(live())


def test_an_address_has_a_limited_number_of_jobs_waiting_and_others_have_theirs(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path)))
        try:
            slot, _ = await jobs.long.turns.take(lambda: Claim(ASKED, "someone"))
            crowd = [asyncio.create_task(jobs.run(Bring("", "x", "", False), "crowd")) for _ in range(8)]
            await until(lambda: len(jobs.long.turns) == 8)
            async with asyncio.timeout(60):
                # One that is not refused would wait for good.
                assert await refused(jobs.run(Bring("", "x", "", False), "crowd")) == (429, "error-jobs-waiting")
            other = asyncio.create_task(jobs.run(Bring(short_record(), "", "", False), "other"))
            await until(lambda: len(jobs.long.turns) == 9)
            for each in crowd:
                each.cancel()
            await asyncio.wait(crowd)
            assert len(jobs.long.turns) == 1, "who stops waiting is not waited for"
            jobs.long.turns.give(slot)
            assert await other
        finally:
            await jobs.close()

    asyncio.run(live())


def test_an_address_that_has_spent_its_time_waits_and_no_other_does(tmp_path: Path) -> None:
    now = [0.0]

    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path), cpu_per_minute=30.0, cpu_at_once=60.0), clock=lambda: now[0])
        job = LogPage(short_record(), 0, 0, None, 9)
        try:
            assert await jobs.run(job, "here")
            jobs.budget.charge("here", 70.0)
            with pytest.raises(Refuse) as no:
                await jobs.run(job, "here")
            assert (no.value.status, no.value.reason.error) == (429, "error-cpu-spent")
            seconds = no.value.reason.facts["seconds"]
            assert isinstance(seconds, int) and 20 <= seconds <= 22
            assert await jobs.run(job, "there")
            now[0] += seconds
            assert await jobs.run(job, "here")
        finally:
            await jobs.close()

    asyncio.run(live())


def test_a_budget_fills_up_to_its_limit_and_remembers_a_limited_number_of_addresses() -> None:
    now = [0.0]
    budget = Budget(0.5, 10.0, clock=lambda: now[0])
    budget.charge("a", 4.0)
    assert (budget.left("a"), budget.wait("a")) == (6.0, 0.0)
    now[0] += 4.0
    assert budget.left("a") == 8.0
    now[0] += 400.0
    assert budget.left("a") == 10.0
    budget.charge("a", 12.0)
    assert budget.wait("a") == pytest.approx(4.0, abs=0.01)
    for number in range(10_001):
        budget.charge(str(number), 1.0)
    assert len(budget._left) == 10_000


def test_the_same_is_found_out_by_a_process_as_by_the_engine(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path)))
        try:
            assert json.loads(await jobs.run(Verify(short_record()), "here")) is True
            changed = Match.new(NIGHT, seed="owl").record.text(with_seed=True)
            assert await refused(jobs.run(Bring(changed.replace('"n":0', '"n":1'), "", "", False), "here")) == (
                400,
                "error-record-number",
            )
            pack = {"pack": {"game": NIGHT}, "nonsense": {}}
            status, error = await refused(jobs.run(CheckPack(NIGHT, {}, {}, json.dumps(pack)), "here"))
            assert status == 400 and error.startswith("error-")
        finally:
            await jobs.close()

    asyncio.run(live())


def test_a_table_that_no_one_watches_counts_for_the_address_that_opened_it(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            claims = []
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                name, _, _ = await opening.open_match(rooms.services, NewMatch(NIGHT), address=address)
                claims.append((await rooms.room(name)).claim())
            assert claims[0] == claims[1] != claims[2]
            assert {claim.urgency for claim in claims} == {UNWATCHED}
            assert all("192" not in claim.address for claim in claims), "the address itself is not kept"

    asyncio.run(live())


def test_a_stranger_who_watches_does_not_have_a_table_wait_for_what_the_stranger_has_spent(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms, NewSeat("human", "Ann"), game=NIGHT)
            talks = []
            for address, hello in (
                ("1.2.3.4", {"seat": -1}),
                ("203.0.113.9", {"seat": 0, "secret": secrets[0].secret}),
            ):
                far = Far()
                socket = connected(room, far)
                socket.address = address
                far.say("hello", id=1, **hello)
                talks.append(asyncio.create_task(socket.serve()))
                await far.is_in()
                assert room.claim() == Claim(WATCHED, address)
            for talk in talks:
                talk.cancel()
            await asyncio.gather(*talks, return_exceptions=True)

    asyncio.run(live())


def test_a_reply_that_cannot_be_sent_costs_no_process() -> None:
    reply = Reply(refused=Refusal("error-record-game", {"game": "\ud800"}), cpu=1.5, memory=20)
    sent = msgspec.msgpack.decode(encoded(reply), type=Reply)
    assert (sent.refused, sent.cpu, sent.memory) == (None, 1.5, 20)
    assert "UnicodeEncodeError" in sent.broken


def test_a_job_that_cannot_be_sent_costs_no_process(tmp_path: Path) -> None:
    async def live() -> None:
        jobs = Jobs(Config(data=str(tmp_path), job_processes=1))
        try:
            await jobs.run(Verify(short_record()), "here")
            [process] = [each for each in jobs.short.turns.free if each is not None]
            # Longer than 64 bits, and half a sign.
            for settings in ({"x": 1 << 64}, {"x": "\ud800"}):
                with pytest.raises((OverflowError, UnicodeEncodeError)):
                    await jobs.run(CheckPack(NIGHT, cast("Any", settings), {}, "{}"), "here")
            assert jobs.short.turns.free == [process]
            assert process.is_alive
        finally:
            await jobs.close()

    asyncio.run(live())


def test_a_process_is_kept_however_large_the_server_is_that_started_it(tmp_path: Path) -> None:
    async def live() -> None:
        config = Config(data=str(tmp_path), job_processes=1)
        server = bytearray(b"x" * (config.job_memory << 20))
        jobs = Jobs(config)
        try:
            await jobs.run(Verify(short_record()), "here")
            assert [each for each in jobs.short.turns.free if each is not None and each.is_alive]
        finally:
            await jobs.close()
        assert server

    asyncio.run(live())


# Over HTTP


def test_a_process_whose_server_was_killed_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "duskbox.server.jobs.worker", "0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def test_who_has_spent_their_time_is_told_when_to_come_back_in_their_language(tmp_path: Path) -> None:
    with serving(tmp_path, cpu_per_minute=0.1, cpu_at_once=0.1) as server:
        ann = server.visitor()
        ann.headers["accept-language"] = "pl"
        match, record = ann.open()["match"]["id"], long_record()

        def spent() -> Problem | None:
            try:
                ann.post("/records", {"record": record})
            except Problem as no:
                return no
            return None

        no = at_last(spent, 60)
        assert no is not None
        assert (no.status, no.error) == (429, "error-cpu-spent")
        with pytest.raises(Problem):
            ann.get(f"/matches/{match}/log")
        assert 1 <= int(ann.last_headers["retry-after"]) <= 3600
        assert "przydział" in no.body["text"]
        # What is no such work goes on.
        assert ann.get(f"/matches/{match}")["state"] == "playing"


def test_the_job_of_a_client_that_disconnects_is_cancelled(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        ann.post("/records", {"record": short_record()})
        # The process that followed it, and the spare one: what they are given now, they do not even begin.
        assert server.process is not None
        served_by = server.process.pid
        at_last(lambda: len(workers_of(served_by)) == 2)
        stopped = workers_of(served_by)
        for each in stopped:
            os.kill(each, signal.SIGSTOP)
        record = long_record()
        lines = [_begin(server, record) for _ in range(6)]
        # All have arrived; one is being followed.
        at_last(lambda: _figure(ann, "duskbox_jobs_waiting") == 5, 60)
        for line in lines:
            line.close()
        at_last(lambda: _figure(ann, "duskbox_jobs_waiting") == 0, 60)
        for each in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGCONT)
        ann.post("/records", {"record": short_record()})
        assert _figure(ann, 'duskbox_jobs_total{result="done"}') == 2


def _figure(visitor: Visitor, name: str) -> float:
    lines = [line.rpartition(" ") for line in visitor.get("/metrics").splitlines()]
    return next((float(value) for found, _, value in lines if found == name), 0.0)


def _begin(server: Server, record: str) -> Any:
    import socket

    body = json.dumps({"record": record}).encode()
    line = socket.create_connection(("127.0.0.1", server.port))
    head = (
        "POST /api/v1/records HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length:"
        f" {len(body)}\r\n\r\n"
    )
    line.sendall(head.encode() + body)
    return line
