"""What was acknowledged survives: kill -9, restart, a graceful end, a cold start through a snapshot, a damaged
snapshot.
"""

from __future__ import annotations

import json
import signal
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from duskbox.core.matches.match import Match
from tests.server.client import Visitor
from tests.server.server_process import Server, children, serving
from tests.server.tables import moves, party, until

pytestmark = pytest.mark.usefixtures("third_party", "known_here")


def stored(folder: Path, statement: str, *given: Any) -> list[Any]:
    """What the database of a server holds."""
    with closing(sqlite3.connect(folder / "duskbox.sqlite3", timeout=30)) as database, database:
        return database.execute(statement, given).fetchall()


def play(visitor: Visitor, match: str, choices: int) -> None:
    """Choose for a lone player, going to and fro rather than to an end."""
    with visitor.sit(match) as chair:
        for number in range(choices):
            if number % 2:
                assert chair.say("undo", version=chair.version)["type"] == "moment"
            else:
                assert chair.choose()["type"] == "moment"


def test_an_acknowledged_choice_survives_kill_9_and_the_client_is_told_only_what_it_missed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, party(server) as table:
        chairs = table.sit()
        moves(chairs, "403")
        ann, bob = chairs
        assert bob.choose("mark:8")["type"] == "moment"
        server.kill()
        with pytest.raises(ConnectionClosed):
            while True:
                ann.hear()
        server.start()
        # Ann may have heard of the last choice before the end, or not: she says what she saw.
        with table.ann.sit(table.match, 0, version=4) as back:
            assert [told["version"] for told in back.welcome["missed"]] == [5]
            assert [event["event"] for event in back.welcome["missed"][0]["events"]] == ["marked"]
            assert back.table["view"]["pieces"]["cells"] == [1, -1, -1, 0, 0, -1, -1, -1, 1]
            assert back.welcome["state"] == "playing"
            assert back.choose("mark:5")["type"] == "moment"
        with table.bob.sit(table.match, 1, version=6) as over:
            assert over.welcome["missed"] == []
            assert over.table["view"]["outcome"]["name"] == "first-wins"
        Match.load(table.ann.get(f"/matches/{table.match}/record")).verify()


def test_bots_go_on_after_kill_9(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        seats = [{"kind": "bot", "agent": "thumb"}, {"kind": "bot", "agent": "thumb"}]
        match = ann.open("a-touch-of-evil", seats=seats)["match"]["id"]
        until(lambda: stored(tmp_path, "SELECT count(*) FROM entries WHERE match = ?", match)[0][0] > 5)
        server.kill()
        before = stored(tmp_path, "SELECT n, line FROM entries WHERE match = ? ORDER BY n", match)
        server.start()
        until(lambda: len(stored(tmp_path, "SELECT n FROM entries WHERE match = ?", match)) > len(before) + 5)
        after = stored(tmp_path, "SELECT n, line FROM entries WHERE match = ? ORDER BY n", match)
        assert after[: len(before)] == before
        assert [n for n, _ in after] == list(range(len(after)))


def test_a_graceful_end_says_come_back_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, party(server) as table:
        ann, bob = table.sit()
        ann.choose("mark:4")
        process = server.process
        assert process is not None
        workers = children(process.pid)
        assert server.stop(signal.SIGTERM) == 0
        for chair in (ann, bob):
            bye = chair.wait_for("bye")
            assert (bye["reason"], bye["again"]) == ("error-restarting", True)
            with pytest.raises(ConnectionClosed):
                chair.hear()
        assert workers
        until(lambda: not [pid for pid in workers if Path(f"/proc/{pid}").exists()])
        server.start()
        with table.bob.sit(table.match, 1, version=2) as back:
            assert back.welcome["missed"] == []
            assert back.choose("mark:0")["type"] == "moment"


def test_a_graceful_end_in_the_middle_of_bot_play_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = ann.open("a-touch-of-evil", seats=[{"kind": "bot", "agent": "random"}] * 2)["match"]["id"]
        until(lambda: stored(tmp_path, "SELECT count(*) FROM entries WHERE match = ?", match)[0][0] > 20)
        process = server.process
        assert process is not None
        workers = children(process.pid)
        assert server.stop(signal.SIGTERM) == 0
        assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
        server.start()
        until(lambda: ann.get(f"/matches/{match}")["state"] == "over", 60)
        record = Match.load(ann.get(f"/matches/{match}/record"))
        record.verify()


def test_a_cold_match_opens_through_a_snapshot_and_equals_a_full_replay(tmp_path: Path) -> None:
    with serving(tmp_path, snapshot_every=10) as server:
        ann = server.visitor()
        match = ann.open(seed="cold", undo="open")["match"]["id"]
        play(ann, match, 25)
        with ann.sit(match) as chair:
            before = chair.table
        record = ann.get(f"/matches/{match}/record")
        server.kill()
        ((at, data),) = stored(tmp_path, "SELECT n, data FROM snapshots WHERE match = ?", match)
        assert 10 <= at <= 26
        replayed = Match.load(record)
        # Whether the snapshot is really used shows when it says something else than the record.
        told = json.loads(zlib.decompress(data))
        assert told["entries"] == at
        told["versions"] = [version + 1000 for version in told["versions"]]
        forged = zlib.compress(json.dumps(told).encode())
        server.start()
        with ann.sit(match) as chair:
            assert chair.table == before
            assert chair.table["view"] == json.loads(json.dumps(replayed.view(0)))
            assert chair.version == replayed.course.versions[0]
        server.kill()
        stored(tmp_path, "UPDATE snapshots SET data = ? WHERE match = ?", forged, match)
        server.start()
        with ann.sit(match) as chair:
            assert chair.version == replayed.course.versions[0] + 1000


@pytest.mark.parametrize(
    "damage", [b"", b"nonsense", zlib.compress(b"{}"), zlib.compress(b"[1,2"), zlib.compress(b"[]")]
)
def test_a_damaged_snapshot_is_ignored_and_the_record_replayed(damaged: Server, damage: bytes) -> None:
    ann = damaged.visitor()
    match = ann.open(seed="damage", undo="open")["match"]["id"]
    play(ann, match, 12)
    with ann.sit(match) as chair:
        before = chair.table
    damaged.kill()
    stored(damaged.folder, "UPDATE snapshots SET data = ? WHERE match = ?", damage, match)
    assert stored(damaged.folder, "SELECT data FROM snapshots WHERE match = ?", match) == [(damage,)]
    damaged.start()
    with ann.sit(match) as chair:
        assert chair.table == before
        assert chair.choose()["type"] == "moment"
    assert "snapshot refused" in damaged.log.read_text()


@pytest.fixture
def damaged(tmp_path: Path, third_party: None) -> Any:
    with serving(tmp_path, snapshot_every=5) as server:
        yield server


def test_a_snapshot_of_another_engine_is_not_used(tmp_path: Path) -> None:
    with serving(tmp_path, snapshot_every=5) as server:
        ann = server.visitor()
        match = ann.open(undo="open")["match"]["id"]
        play(ann, match, 12)
        with ann.sit(match) as chair:
            before = chair.table
        server.kill()
        ((data,),) = stored(tmp_path, "SELECT data FROM snapshots WHERE match = ?", match)
        told = json.loads(zlib.decompress(data))
        told["versions"] = [1000, 1000]
        forged = zlib.compress(json.dumps(told).encode())
        stored(tmp_path, "UPDATE snapshots SET engine = 'older', data = ? WHERE match = ?", forged, match)
        server.start()
        with ann.sit(match) as chair:
            assert chair.table == before


def test_a_match_put_to_rest_wakes_up_as_it_was(tmp_path: Path) -> None:
    with serving(tmp_path, rest_after=1) as server, party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        until(lambda: stored(tmp_path, "SELECT n FROM snapshots WHERE match = ?", table.match) == [(3 + 0,)], 15)
        moves(chairs, "38")
        with server.visitor().sit(table.match, -1) as watcher:
            assert watcher.table["view"]["pieces"]["cells"] == [1, -1, -1, 0, 0, -1, -1, -1, 1]
