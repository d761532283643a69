"""The kill test: many matches under load while servers are killed without warning, again and again.

    make chaos        (PostgreSQL and Redis with two servers, then SQLite with one)

Half of the matches are played by bots alone, the others by players of ours (chaos_players.py) and bots;
what ends is replaced. After every given number of acknowledged choices a random server
that serves is killed with its workers and bots, and started again. In the end every match has to go on, and the
database is held against what the players were told (chaos_verdict.py). What a kill cannot show, because the system's
memory survives it, is read from the servers: whether their commits wait for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from sqlalchemy import Engine, func, select  # noqa: E402

from benchmarks.chaos_nursery import Nursery, QuickServer  # noqa: E402
from benchmarks.chaos_players import Player, Town  # noqa: E402
from benchmarks.chaos_verdict import Sends, judge  # noqa: E402
from duskbox.server.storage.database import open_database  # noqa: E402
from duskbox.server.storage.rows import HUMAN, LOBBY, OVER  # noqa: E402
from duskbox.server.storage.tables import entries, matches, seats  # noqa: E402
from tests.server import databases  # noqa: E402
from tests.server.client import Problem, Visitor  # noqa: E402
from tests.server.server_process import Server, children  # noqa: E402

#: Seconds between two looks at the database, and between two lines of progress.
LOOK = 1.0
PROGRESS = 5.0


@dataclass(frozen=True)
class Plan:
    """How the test is run."""

    database: str = "postgres"
    workers: int = 2
    matches: int = 200
    seconds: float = 120.0
    #: How many choices have to be acknowledged before each kill, how many kills there are, and within how many
    #: seconds.
    acks: int = 500
    kills: int = 10
    longest: float = 900.0
    #: The least seconds between two kills, the pause of a player before a choice, and how long every match has to go on
    #: in the end.
    every: float = 1.0
    pause: float = 0.3
    patience: float = 120.0
    #: One server with several workers, which it replaces itself, instead of several servers.
    granian: bool = False
    #: Every server loads everything anew, instead of being forked from a process that has.
    cold: bool = False
    seed: int = 1
    say: Callable[[str], None] = print


@dataclass
class Report:
    """How it went: figures, and what was wrong."""

    figures: dict[str, Any]
    faults: list[str]


# Servers


class Keeper:
    """Keeps one server running: kills it, and starts it again."""

    def __init__(self, server: Server, whole: bool, counts: Counter[str]) -> None:
        self.server = server
        self.serves = False
        self._whole = whole
        self._counts = counts
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start in the background."""
        self._starting = asyncio.get_running_loop().create_task(self._start())

    async def _start(self) -> None:
        await asyncio.to_thread(self.server.start, 60.0)
        self.serves = True
        self._counts["starts"] += 1

    async def started(self) -> None:
        """Wait until it serves; if it could not start, say why."""
        if self._starting is not None:
            await self._starting

    async def kill(self, luck: random.Random) -> None:
        """Kill it, or one of its workers, and have it started again."""
        process = self.server.process
        assert process is not None
        if process.poll() is not None:
            # It should not: the server replaces its workers however often they are killed.
            self._counts["servers that gave up"] += 1
        elif not self._whole:
            workers = [child for child in children(process.pid, deep=False) if not _is_tracker(child)]
            if workers:
                worker = luck.choice(workers)
                for each in [worker, *children(worker)]:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(each, signal.SIGKILL)
                self._counts["kills"] += 1
            return
        else:
            self._counts["kills"] += 1
        self.serves = False
        await asyncio.to_thread(self.server.kill)
        self.start()

    async def end(self) -> int:
        """Stop it in good order; its exit code."""
        self.serves = False
        return await asyncio.to_thread(self.server.stop)

    def abandon(self) -> None:
        """Leave nothing behind in any case."""
        if self._starting is not None:
            self._starting.cancel()
        self.server.kill()


def _is_tracker(process: int) -> bool:
    """Whether a process is the one that Python's own library keeps besides its workers."""
    with contextlib.suppress(OSError):
        return b"resource_tracker" in Path(f"/proc/{process}/cmdline").read_bytes()
    return True


# Matches


@dataclass
class Table:
    """A match that one of our players has opened."""

    name: str
    started: bool
    players: list[Player] = field(default_factory=list)


def new_match(luck: random.Random, bots_only: bool) -> dict[str, Any]:
    """A match to be opened: either game, with bots alone, or with one or two players of ours."""
    bot = {"kind": "bot", "agent": "random" if luck.random() < 0.3 else "thumb"}
    person = {"kind": "human", "name": "Chaos", "salt": f"{luck.random()}"}
    if luck.random() < 0.4:
        settings = {"difficulty": luck.choice(["easy", "normal", "hard", "very-hard"])}
        return {"game": "fear-of-the-dark", "settings": settings, "seats": [bot if bots_only else person]}
    heroes = luck.choice([2, 3, 4])
    settings = {
        "heroes": str(heroes),
        "mode": luck.choice(["competitive", "cooperative", "team"] if heroes == 4 else ["competitive", "cooperative"]),
        "level": luck.choice(["basic", "advanced"]),
    }
    people = 0 if bots_only else luck.choice([1, 2])
    sitting = [person] * people + [bot] * (heroes - people)
    luck.shuffle(sitting)
    return {"game": "a-touch-of-evil", "settings": settings, "seats": sitting}


class Chaos:
    """One run."""

    def __init__(self, plan: Plan, engine: Engine, keepers: list[Keeper], counts: Counter[str]) -> None:
        self.plan = plan
        self.engine = engine
        self.keepers = keepers
        self.luck = random.Random(plan.seed)
        self.town = Town(self.door, plan.pause, counts=counts)
        self.tables: list[Table] = []
        self.over: set[str] = set()
        self.stored = 0
        #: How many choices were acknowledged before each kill, since the one before.
        self.between: list[int] = []
        #: What each server said that its commits are, each time it was asked: on the disk when they return, or not.
        self.durable: list[bool] = []
        self.began = time.monotonic()

    async def door(self) -> str:
        """The address of a random server that serves; waits for one."""
        while True:
            serving = [keeper.server.base for keeper in self.keepers if keeper.serves]
            if serving:
                return self.luck.choice(serving)
            await asyncio.sleep(0.05)

    # Load

    async def slot(self, number: int) -> None:
        """Keep one match under load; when it ends, open the next."""
        luck = random.Random(f"{self.plan.seed}/{number}")
        await asyncio.sleep(number * 0.02)
        while not self.town.settling:
            table = await self.open(luck, bots_only=number % 2 == 0)
            if table is None:
                continue
            if table.players:
                await asyncio.gather(*(player.play() for player in table.players))
            else:
                while table.name not in self.over and not self.town.quiet:
                    await asyncio.sleep(LOOK)

    async def open(self, luck: random.Random, bots_only: bool) -> Table | None:
        """Open a match and start it, in one step or in two; None if no answer came."""
        wanted = new_match(luck, bots_only) | {"start": luck.random() < 0.5}
        try:
            opened = await asyncio.to_thread(Visitor(await self.door()).post, "/matches", wanted)
        except Exception as error:
            self._count_failure("openings without an answer", error)
            await asyncio.sleep(0.2)
            return None
        name = opened["match"]["id"]
        table = Table(name, wanted["start"])
        for seat in opened["secrets"]:
            table.players.append(Player(self.town, name, seat["seat"], seat["secret"], luck))
        self.tables.append(table)
        while not table.started and not self.town.quiet:
            try:
                visitor = Visitor(await self.door(), opened["host_secret"])
                await asyncio.to_thread(visitor.post, f"/matches/{name}/start")
                table.started = True
            except Exception as error:
                # An earlier try may have gone through, only its answer was lost.
                table.started = isinstance(error, Problem) and error.error in (
                    "error-match-started",
                    "error-match-over",
                )
                if not table.started:
                    self._count_failure("starts tried again", error)
                    await asyncio.sleep(0.2)
        return table

    def _count_failure(self, what: str, error: Exception) -> None:
        """A connection that breaks is to be expected here; a refusal is not."""
        self.town.counts[what] += 1
        if isinstance(error, Problem):
            self.town.faults.append(f"{what}: {error}")

    async def kill(self) -> None:
        """One of those that serve, whenever enough was acknowledged since the last kill: without that nothing could be
        lost by it.
        """
        loop = asyncio.get_running_loop()
        begun = since = loop.time()
        seen = self.town.counts["acks"]
        while loop.time() - begun < self.plan.longest:
            if loop.time() - begun >= self.plan.seconds and len(self.between) >= self.plan.kills:
                return
            await asyncio.sleep(0.05)
            acks = self.town.counts["acks"] - seen
            serving = [keeper for keeper in self.keepers if keeper.serves]
            if acks < self.plan.acks or loop.time() - since < self.plan.every or not serving:
                continue
            victim = self.luck.choice(serving)
            await self._look_at(victim)
            self.between.append(self.town.counts["acks"] - seen)
            await victim.kill(self.luck)
            since, seen = loop.time(), self.town.counts["acks"]

    async def _look_at(self, keeper: Keeper) -> None:
        """Have a server say how its live connection to the database is set."""
        with contextlib.suppress(OSError):
            figures = await asyncio.to_thread(Visitor(keeper.server.base).get, "/metrics")
            found = re.search(r"^duskbox_durable(?:\{.*\})? (\S+)$", figures, re.MULTILINE)
            self.durable.append(found is not None and float(found[1]) == 1)

    async def watch(self) -> None:
        """Look at the database now and then, and tell how it goes."""
        told = 0.0
        while True:
            self.stored, self.over = await asyncio.to_thread(self._look)
            if time.monotonic() - told >= PROGRESS:
                told = time.monotonic()
                self.plan.say(self.line())
            await asyncio.sleep(LOOK)

    def _look(self) -> tuple[int, set[str]]:
        with self.engine.connect() as connection:
            count = connection.execute(select(func.count()).select_from(entries)).scalar_one()
            over = connection.execute(select(matches.c.id).where(matches.c.state == OVER)).scalars()
            return int(count), set(over)

    def line(self) -> str:
        """How it stands."""
        counts = self.town.counts
        serving = sum(keeper.serves for keeper in self.keepers)
        return (
            f"{time.monotonic() - self.began:6.1f} s  serving {serving}/{len(self.keepers)}  kills {counts['kills']}  "
            f"matches {len(self.tables)} opened, {len(self.over)} over  entries {self.stored}  acks {counts['acks']}  "
            f"connections {counts['connections']}  faults {len(self.town.faults)}"
        )

    # The end

    def _lengths(self) -> dict[str, int]:
        """The number of entries of every match that has to go on: all that are begun, unless a person sits there who
        never came.
        """
        mine = {table.name for table in self.tables}
        with self.engine.connect() as connection:
            people = set(connection.execute(select(seats.c.match).where(seats.c.kind == HUMAN)).scalars())
            query = select(matches.c.id, func.count(entries.c.n)).outerjoin(entries, entries.c.match == matches.c.id)
            query = query.where(matches.c.state.not_in((OVER, LOBBY)))
            rows = connection.execute(query.group_by(matches.c.id)).all()
        return {name: count for name, count in rows if name in mine or name not in people}

    async def settle(self) -> list[str]:
        """Let everyone who lives show it; those that do not go on."""
        await asyncio.gather(*(keeper.started() for keeper in self.keepers))
        before = await asyncio.to_thread(self._lengths)
        self.town.settling = True
        end = time.monotonic() + self.plan.patience
        while True:
            now = await asyncio.to_thread(self._lengths)
            still = {name for name, count in before.items() if now.get(name, count + 1) == count}
            still |= {f"{table.name}, which has not begun" for table in self.tables if not table.started}
            still |= {
                f"{player.match} seat {player.seat}"
                for table in self.tables
                for player in table.players
                if not player.over and not player.went_on and player.match in now
            }
            if not still or time.monotonic() > end:
                return sorted(still)
            await asyncio.sleep(LOOK)

    async def run(self) -> list[str]:
        """Load, kill, settle; what does not go on."""
        for keeper in self.keepers:
            keeper.start()
        await asyncio.gather(*(keeper.started() for keeper in self.keepers))
        self.began = time.monotonic()
        watching = asyncio.create_task(self.watch())
        slots = [asyncio.create_task(self.slot(number)) for number in range(self.plan.matches)]
        try:
            await self.kill()
            self.plan.say("killing has ended; every match has to go on now")
            still = await self.settle()
            self.town.quiet = True
            done, late = await asyncio.wait(slots, timeout=45)
            for task in done:
                if task.exception() is not None:
                    self.town.faults.append(f"a player fell over: {task.exception()!r}")
            if late:
                self.town.faults.append(f"{len(late)} players did not come to an end")
            self.plan.say(self.line())
            return still
        finally:
            for task in [watching, *slots]:
                task.cancel()
            await asyncio.gather(watching, *slots, return_exceptions=True)

    def sends(self) -> dict[str, Sends]:
        """What was sent, by match and seat."""
        return {table.name: {player.seat: player.sent for player in table.players} for table in self.tables}


# Logs

#: What a server may say loudly when others are killed: that a connection broke, or that its own workers died.
_BROKEN = re.compile(
    r"ConnectionReset|BrokenPipe|ConnectionRefused|ConnectionAborted|ConnectionClosed|WebSocketDisconnect"
    r"|Unexpected exit from worker|Worker crash loop detected|workers keep dying"
)


def complaints(logs: list[Path]) -> tuple[Counter[str], list[str]]:
    """How often the servers have said what, apart from what is usual, and the lines that tell of a defect."""
    said: Counter[str] = Counter()
    bad: list[str] = []
    for log in logs:
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                told = json.loads(line)
            except ValueError:
                told = {"level": "ERROR" if "Traceback" in line or "rror:" in line else "INFO", "message": line[:200]}
            reason = re.sub(r"[0-9a-z]{16}|\d+", "…", str(told.get("reason", told.get("error", ""))))[:100]
            if not str(told["message"]).startswith(("worker open", "worker closed", "Duskbox is running")):
                said[f"{told['level']} {told['message'][:80]} {reason}".strip()] += 1
            if (told["level"] in ("ERROR", "CRITICAL") or "trace" in told) and not _BROKEN.search(line):
                bad.append(f"{log.name}: {line[:3000]}")
    return said, bad


# Running


@contextlib.contextmanager
def _places(plan: Plan, folder: Path) -> Iterator[dict[str, object]]:
    """The database and the bus, as settings of a server."""
    if plan.database == "sqlite":
        yield {"database_url": f"sqlite:///{folder / 'chaos.sqlite3'}"}
    else:
        with databases.postgres() as database, databases.redis() as bus:
            yield {"database_url": database, "bus_url": bus}


@contextlib.asynccontextmanager
async def _kept(
    plan: Plan, folder: Path, settings: dict[str, object], counts: Counter[str]
) -> AsyncIterator[list[Keeper]]:
    nursery = None
    if plan.granian:
        keepers = [Keeper(Server(folder, workers=plan.workers, **settings), plan.workers == 1, counts)]
    elif plan.cold:
        keepers = [Keeper(Server(folder, **settings), True, counts) for _ in range(plan.workers)]
    else:
        nursery = Nursery()
        keepers = [Keeper(QuickServer(nursery, folder, **settings), True, counts) for _ in range(plan.workers)]
    try:
        yield keepers
    finally:
        for keeper in keepers:
            keeper.abandon()
        if nursery is not None:
            nursery.close()


async def _run(plan: Plan, folder: Path, settings: dict[str, object]) -> Report:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))
    engine = open_database(str(settings["database_url"]))
    counts: Counter[str] = Counter()
    async with _kept(plan, folder, settings, counts) as keepers:
        chaos = Chaos(plan, engine, keepers, counts)
        still = await chaos.run()
        codes = [await keeper.end() for keeper in keepers]
        logs = [keeper.server.log for keeper in keepers]
    plan.say("verifying …")
    found, verdict = await asyncio.to_thread(judge, engine, chaos.sends())
    engine.dispose()
    said, bad = complaints(logs)
    faults = [*chaos.town.faults, *verdict.faults, *(f"does not go on: {name}" for name in still), *bad]
    if len(chaos.between) < plan.kills:
        faults.append(
            f"only {len(chaos.between)} of {plan.kills} kills had {plan.acks} acknowledged choices before them"
        )
    if not chaos.durable or not all(chaos.durable):
        faults.append(f"a live connection does not wait for the disk: {chaos.durable}")
    faults += [f"a server ended with code {code}" for code in codes if code != 0]
    faults += ["a server gave up"] * counts["servers that gave up"]
    figures = {
        "database": plan.database,
        "servers": plan.workers,
        "seconds": plan.seconds,
        "kills": counts["kills"],
        "acknowledged between kills": {
            "least": min(chaos.between, default=0),
            "median": sorted(chaos.between)[len(chaos.between) // 2] if chaos.between else 0,
        },
        "commits are durable": bool(chaos.durable) and all(chaos.durable),
        "exit codes": codes,
        "starts": counts["starts"],
        "servers that gave up": counts["servers that gave up"],
        "matches opened": len(chaos.tables),
        "matches in the database": found,
        "matches finished": verdict.finished,
        "entries stored": verdict.entries,
        "choices sent": counts["sent"],
        "acknowledged": verdict.acknowledged,
        "unknown, stored": verdict.unknown_stored,
        "unknown, not stored": verdict.unknown_not_stored,
        "lost": verdict.lost,
        "duplicated": verdict.duplicated,
        "frozen": verdict.frozen,
        "matches that did not go on": len(still),
        "faults": len(faults),
        "counts": dict(sorted(counts.items())),
        "said": dict(said.most_common(20)),
    }
    return Report(figures, faults)


def run(plan: Plan) -> Report:
    """Run the test in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="duskbox-chaos-") as folder, _places(plan, Path(folder)) as settings:
        return asyncio.run(_run(plan, Path(folder), settings))


def main() -> int:
    """Run the test and print what came of it; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("postgres", "sqlite"), default=Plan.database)
    parser.add_argument("--workers", type=int, default=Plan.workers)
    parser.add_argument("--matches", type=int, default=Plan.matches)
    parser.add_argument("--seconds", type=float, default=Plan.seconds)
    parser.add_argument("--acks", type=int, default=Plan.acks)
    parser.add_argument("--kills", type=int, default=Plan.kills)
    parser.add_argument("--longest", type=float, default=Plan.longest)
    parser.add_argument("--every", type=float, default=Plan.every)
    parser.add_argument("--pause", type=float, default=Plan.pause)
    parser.add_argument("--patience", type=float, default=Plan.patience)
    parser.add_argument("--granian", action="store_true")
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    plan = Plan(**vars(parser.parse_args()), say=lambda text: print(text, flush=True))
    try:
        report = run(plan)
    except KeyboardInterrupt:
        return 130
    print(json.dumps(report.figures, indent=1))
    for fault in report.faults[:50]:
        print(f"FAULT {fault}")
    good = not report.faults
    print(
        f"{plan.database}: {report.figures['kills']} kills, {report.figures['entries stored']} entries,"
        f" {report.figures['acknowledged']} acknowledged (at least"
        f" {report.figures['acknowledged between kills']['least']} between kills), {report.figures['lost']} lost,"
        f" {report.figures['duplicated']} duplicated, {report.figures['matches that did not go on']} did not go on: "
        + ("good" if good else f"{len(report.faults)} faults")
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
