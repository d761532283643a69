"""The server under load, next to a boardgame.io server in the same run: `make load`.

    python benchmarks/load.py [--tables 200] [--seconds 20] [--rounds 3] [--games 400] [--out FILE] [--part PART]

All figures are of real server processes over real sockets with a durable SQLite file:
- live: many tables with a choice every second each, client and server sharing the machine: the time from when a
  choice was meant to be made to its acknowledgement, so that one that has to wait for an earlier one counts its wait
  (no coordinated omission), and from when it was sent;
- moves: tic-tac-toe with both players connected, as fast as acknowledgements come, in moves for each CPU second of the
  server alone, next to boardgame.io's tic-tac-toe doing the same; the two alternate, and the median of the rounds
  counts;
- memory: what a match costs in memory while it is in use, at rest, and let go;
- cold: how long the first look at a match of 2,000 entries takes that no worker has in memory, by its snapshot and
  without one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from duskbox.core.matches.match import Match  # noqa: E402
from tests.core.playing import RandomPlay  # noqa: E402
from tests.server.client import Visitor  # noqa: E402
from tests.server.server_process import Server, children  # noqa: E402

_TICKS = os.sysconf("SC_CLK_TCK")
_decode = msgspec.json.decode


# Measuring


def cpu_of(processes: list[int]) -> float:
    """The CPU seconds that processes have spent so far."""
    total = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / _TICKS


def memory_of(processes: list[int]) -> int:
    """The bytes of memory that belong to these processes alone."""
    total = 0
    for process in processes:
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Clean", "Private_Dirty")):
                total += int(line.split()[1]) * 1024
    return total


def processes_of(server: Server) -> list[int]:
    """A server's processes."""
    assert server.process is not None
    return [server.process.pid, *children(server.process.pid)]


@contextlib.contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Server]:
    """A server that knows tic-tac-toe besides our games."""
    plugin = folder / "plugin" / "duskbox_tic_tac_toe-1.0.dist-info"
    plugin.mkdir(parents=True, exist_ok=True)
    (plugin / "METADATA").write_text("Metadata-Version: 2.1\nName: duskbox-tic-tac-toe\nVersion: 1.0\n")
    (plugin / "entry_points.txt").write_text("[duskbox.games]\ntic-tac-toe = benchmarks.tic_tac_toe:GAME\n")
    path = os.pathsep.join(filter(None, [str(plugin.parent), str(HERE.parent), os.environ.get("PYTHONPATH", "")]))
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = path
    server = Server(folder / "data", **{"log_level": "WARNING", "rest_after": 600.0, **settings})
    try:
        server.start()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    try:
        yield server
    finally:
        server.stop()


# Players


class Player:
    """A seat at a table, played by chance."""

    def __init__(self, server: Server, match: str, seat: int, secret: str, luck: random.Random) -> None:
        self.match = match
        self._address = f"{server.base.replace('http', 'ws', 1)}/api/v1/matches/{match}/socket"
        self._hello = {"type": "hello", "id": 1, "seat": seat, "secret": secret, "prose": False}
        self._luck = luck
        self._number = 1
        self.table: Any = None
        #: From when each choice was meant to be made to its acknowledgement, and from when it was sent.
        self.times: list[float] = []
        self.sent_times: list[float] = []
        self.moves = 0
        self.socket: ClientConnection | None = None

    async def arrive(self) -> None:
        """Connect and say hello."""
        self.socket = await connect(self._address, compression=None, max_size=None, ping_interval=None)
        await self.socket.send(json.dumps(self._hello))
        while self.table is None:
            await self.hear()

    async def hear(self) -> Any:
        """The next message."""
        assert self.socket is not None
        message = _decode(await self.socket.recv())
        if message.get("table") is not None:
            self.table = message["table"]
        return message

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table["view"]["outcome"] is not None

    def options(self) -> list[str]:
        """What may be chosen."""
        decision = self.table["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision.get("options", [])]

    async def choose(self, meant: float | None = None) -> None:
        """Choose by chance and wait for the acknowledgement. It was meant to be made at a time;
        now, if none is named.
        """
        assert self.socket is not None
        self._number += 1
        key = self._luck.choice(self.options())
        begun = time.perf_counter()
        await self.socket.send(
            json.dumps({"type": "choose", "id": self._number, "version": self.table["version"], "key": key})
        )
        while (message := await self.hear()).get("re") != self._number:
            pass
        if message["type"] != "moment":
            raise RuntimeError(f"refused: {message}")
        done = time.perf_counter()
        self.times.append(done - (begun if meant is None else min(meant, begun)))
        self.sent_times.append(done - begun)
        self.moves += 1

    async def play_out(self) -> None:
        """Choose whenever asked, as fast as can be, until the game is over."""
        while not self.is_over:
            if self.options():
                await self.choose()
            else:
                await self.hear()

    async def leave(self) -> None:
        """Close the connection."""
        if self.socket is not None:
            await self.socket.close()


def open_table(server: Server, game: str, seats: int, luck: random.Random, **settings: Any) -> list[Player]:
    """A new match, and a player for each seat."""
    opened = Visitor(server.base).open(game, [{"kind": "human", "name": "player"}] * seats, **settings)
    return [
        Player(server, opened["match"]["id"], secret["seat"], secret["secret"], luck) for secret in opened["secrets"]
    ]


# Live tables


async def live(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """A number of tables, half of each game, with a choice every second at each."""
    luck = random.Random(1)
    times: list[float] = []
    sent_times: list[float] = []
    begun = time.perf_counter() + 2.0

    def keep(player: Player) -> None:
        times.extend(player.times)
        sent_times.extend(player.sent_times)

    async def table(place: int) -> None:
        shared = place % 2 == 1
        game, seats, more = (
            ("a-touch-of-evil", 2, {"settings": {"heroes": "2"}}) if shared else ("fear-of-the-dark", 1, {})
        )
        players: list[Player] = []
        tick = begun + place / tables
        while tick < begun + seconds:
            if not players or players[0].is_over:
                for player in players:
                    keep(player)
                    await player.leave()
                players = await asyncio.to_thread(open_table, server, game, seats, luck, **more)
                for player in players:
                    await player.arrive()
                # A game begins when it is open; what was meant before that was meant for none.
                tick = max(tick, time.perf_counter())
            await asyncio.sleep(max(0.0, tick - time.perf_counter()))
            # The next one is meant a second after this one was, however late this one is.
            meant, tick = tick, tick + 1.0
            for player in players:
                # Let everyone hear what has come in meanwhile.
                while not player.options() and not player.is_over:
                    try:
                        await asyncio.wait_for(player.hear(), 0.005)
                    except TimeoutError:
                        break
                if player.options():
                    await player.choose(meant)
                    break
        for player in players:
            keep(player)
            await player.leave()

    cpu = cpu_of(processes_of(server))
    await asyncio.gather(*(table(place) for place in range(tables)))
    times.sort()
    sent_times.sort()
    return {
        "tables": tables,
        "choices": len(times),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p95_ms": round(1000 * times[int(len(times) * 0.95)], 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "p95_from_sending_ms": round(1000 * sent_times[int(len(sent_times) * 0.95)], 1),
        "server_cores": round((cpu_of(processes_of(server)) - cpu) / seconds, 2),
    }


# Moves, compared with boardgame.io


async def moves(server: Server, game: str, seats: int, games: int, **more: Any) -> dict[str, Any]:
    """All players connected first; then every game is played out once, and nothing but its moves is measured."""
    luck = random.Random(2)
    tables = [open_table(server, game, seats, luck, **more) for _ in range(games)]
    players = [player for table in tables for player in table]
    for player in players:
        await player.arrive()
    await asyncio.sleep(0.5)
    processes = processes_of(server)
    cpu, begun = cpu_of(processes), time.perf_counter()
    await asyncio.gather(*(player.play_out() for player in players))
    seconds, spent = time.perf_counter() - begun, cpu_of(processes) - cpu
    made = sum(player.moves for player in players)
    for player in players:
        await player.leave()
    return {
        "moves": made,
        "seconds": round(seconds, 2),
        "server_cpu_s": round(spent, 2),
        "per_cpu_s": round(made / spent),
    }


def peer(games: int) -> dict[str, Any] | None:
    """boardgame.io doing the same, if its packages are installed."""
    node = shutil.which("node")
    if node is None or not (HERE / "boardgameio" / "node_modules").exists():
        return None
    server = subprocess.Popen([node, str(HERE / "boardgameio" / "server.mjs"), "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        _, process, port = server.stdout.readline().split()
        command = [node, str(HERE / "boardgameio" / "load.mjs"), f"http://127.0.0.1:{port}", "--one-game"]
        command += ["--matches", str(games), "--seconds", "60", "--pid", process]
        result: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
        return {
            "moves": result["moves"],
            "seconds": result["seconds"],
            "server_cpu_s": result["server_cpu_s"],
            "per_cpu_s": round(result["moves_per_server_cpu_s"]),
        }
    finally:
        server.terminate()
        server.wait()


# What it costs


async def costs(server: Server, folder: Path) -> dict[str, Any]:
    """CPU for opening a match and for a choice with a number of watchers, and bytes on the disk."""
    processes = processes_of(server)
    database = folder / "data" / "duskbox.sqlite3"
    await play_some(server, "fear-of-the-dark", 1, 5, 20, random.Random(4))

    async def measured(matches: int, watchers: int) -> tuple[float, float, int]:
        luck = random.Random(5)
        cpu = cpu_of(processes)
        tables = [open_table(server, "fear-of-the-dark", 1, luck) for _ in range(matches)]
        opening = (cpu_of(processes) - cpu) / matches
        players = [player for table in tables for player in table]
        crowd = [Player(server, player.match, -1, "", luck) for player in players for _ in range(watchers)]
        for each in [*players, *crowd]:
            await each.arrive()
        cpu = cpu_of(processes)
        await asyncio.gather(*(player.play_out() for player in [*players, *crowd]))
        choosing = cpu_of(processes) - cpu
        made = sum(player.moves for player in players)
        for each in [*players, *crowd]:
            await each.leave()
        return opening, choosing / made, made

    before = _disk(database)
    opening, alone, made = await measured(60, 0)
    matches, entries = 60, made + 60
    grown = _disk(database) - before
    _, crowded, _ = await measured(20, 20)
    return {
        "open_us": round(1e6 * opening),
        "choice_us": round(1e6 * alone),
        "watcher_us": round(1e6 * (crowded - alone) / 20),
        "bytes_per_match_of_entries": [round(grown / matches), round(entries / matches)],
    }


def _disk(database: Path) -> int:
    with sqlite3.connect(database) as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (used,) = line.execute("SELECT SUM(pgsize) FROM dbstat").fetchone()
    return int(used)


# Memory

#: Stretches of matches, and seconds after which what no one touches is at rest or gone.
_STRETCHES = 5
_TO_REST = 7.0


async def play_some(server: Server, game: str, seats: int, matches: int, choices: int, luck: random.Random) -> None:
    """Matches that are opened, played for a while and left, one after another."""
    for _ in range(matches):
        players = open_table(server, game, seats, luck, settings={"heroes": str(seats)} if seats > 1 else {})
        for player in players:
            await player.arrive()
        for _ in range(choices):
            for player in players:
                while not player.options() and not player.is_over:
                    try:
                        await asyncio.wait_for(player.hear(), 0.002)
                    except TimeoutError:
                        break
                if player.options():
                    await player.choose()
                    break
        for player in players:
            await player.leave()


async def memory(server: Server, game: str, seats: int, matches: int, choices: int) -> list[float]:
    """How many KB a worker grows by with each further match, in several stretches: the middle one counts.

    What belongs to no match comes in steps: the page caches of the database, two megabytes for each of its connections,
    and the arenas of threads. The first matches take most of them, and the median of the stretches is without the rest.
    """
    luck = random.Random(3)
    processes = processes_of(server)
    await play_some(server, game, seats, 2 * matches, choices, luck)
    await asyncio.sleep(_TO_REST)
    found = []
    for _ in range(_STRETCHES):
        before = memory_of(processes)
        await play_some(server, game, seats, matches, choices, luck)
        await asyncio.sleep(_TO_REST)
        found.append(round((memory_of(processes) - before) / 1024 / matches, 1))
    return found


# Opening what no one has in memory


def long_record(entries: int) -> str:
    """The record of a long game for eight that is not over yet, with many standing orders."""
    for seed in range(1000):
        match = Match.new("a-touch-of-evil", {"heroes": "8"}, seed=f"long {seed}")
        play = RandomPlay(match, seed, anytime_options=0.6)
        while match.outcome is None and len(match.record.entries) < entries:
            play.step()
        if match.outcome is None:
            return match.record.text(with_seed=True)
    raise RuntimeError("no game was long enough")


def cold(folder: Path, entries: int, tries: int) -> dict[str, Any]:
    """The time of the first look at a long match after the server was started anew."""
    visitor = Visitor("")
    found: dict[str, list[float]] = {"with_snapshot_ms": [], "without_ms": []}
    name = ""
    for kind in ("without_ms", "with_snapshot_ms"):
        for _ in range(tries):
            with serving(folder / f"{kind}-{len(found[kind])}", data=str(folder / "data"), rest_after=1.0) as server:
                visitor.base = server.base
                if not name:
                    opened = visitor.post("/records", {"record": long_record(entries), "go_on": True})
                    name = opened["match"]["id"]
                    continue
                if kind == "without_ms":
                    with sqlite3.connect(folder / "data" / "duskbox.sqlite3") as line:
                        line.execute("DELETE FROM snapshots")
                # The first request of all is slower than the next ones; that is not what is asked here.
                visitor.open()
                begun = time.perf_counter()
                visitor.get(f"/matches/{name}")
                found[kind].append(1000 * (time.perf_counter() - begun))
                # Put to rest, it leaves a snapshot for the next time.
                time.sleep(7)
    return {"entries": entries, **{kind: round(statistics.median(times), 1) for kind, times in found.items()}}


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--part", choices=("live", "moves", "costs", "memory", "cold", "all"), default="all")
    reader.add_argument("--out", type=Path)
    chosen = reader.parse_args()
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.part in ("moves", "all"):
            ours, dark, theirs = [], [], []
            for place in range(chosen.rounds):
                with serving(folder / f"moves{place}") as server:
                    ours.append(asyncio.run(moves(server, "tic-tac-toe", 2, chosen.games)))
                    dark.append(asyncio.run(moves(server, "fear-of-the-dark", 1, chosen.games // 8)))
                    print("tic-tac-toe", ours[-1], "fear-of-the-dark", dark[-1], flush=True)
                beside = peer(chosen.games)
                if beside is not None:
                    theirs.append(beside)
                    print("boardgame.io", beside, flush=True)
            figures["moves"] = {"tic_tac_toe": ours, "fear_of_the_dark": dark, "boardgame_io": theirs}
            mine = statistics.median(each["per_cpu_s"] for each in ours)
            figures["moves_per_cpu_s"] = mine
            if theirs:
                peers = statistics.median(each["per_cpu_s"] for each in theirs)
                figures["boardgame_io_per_cpu_s"] = peers
                figures["ratio"] = round(mine / peers, 2)
                ratios = [
                    round(one["per_cpu_s"] / other["per_cpu_s"], 2) for one, other in zip(ours, theirs, strict=True)
                ]
                figures["ratios"] = ratios
        if chosen.part in ("live", "all"):
            with serving(folder / "live") as server:
                figures["live"] = asyncio.run(live(server, chosen.tables, chosen.seconds))
                print("live", figures["live"], flush=True)
        if chosen.part in ("costs", "all"):
            with serving(folder / "costs") as server:
                figures["costs"] = asyncio.run(costs(server, folder / "costs"))
                print("costs", figures["costs"], flush=True)
        if chosen.part in ("memory", "all"):
            figures["memory"] = []
            kinds: dict[str, dict[str, object]] = {
                "in_use_kb": {"rest_after": 600.0},
                "resting_kb": {"rest_after": 1.0},
                "let_go_kb": {"rest_after": 1.0, "cached_matches": 1},
            }
            for game, seats, matches, choices in (("fear-of-the-dark", 1, 60, 40), ("a-touch-of-evil", 4, 20, 150)):
                row: dict[str, Any] = {"game": game, "choices_each": choices}
                for kind, settings in kinds.items():
                    with serving(folder / f"memory-{game}-{kind}", **settings) as server:
                        row[f"{kind}_stretches"] = asyncio.run(memory(server, game, seats, matches, choices))
                        row[kind] = statistics.median(row[f"{kind}_stretches"])
                figures["memory"].append(row)
                print("memory", row, flush=True)
        if chosen.part in ("cold", "all"):
            figures["cold"] = cold(folder, 2000, 3)
            print("cold", figures["cold"], flush=True)
    if chosen.out and chosen.part != "all" and chosen.out.exists():
        # A part that was measured again takes the place of what it was.
        figures = {**json.loads(chosen.out.read_text(encoding="utf-8")), **figures}
    text = json.dumps(figures, indent=1)
    print(text)
    if chosen.out:
        chosen.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
