"""What an operator types: what is refused and how, and a real server from its first line to its end."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from redis import Redis

from duskbox.cli.main import main
from duskbox.core.translations import LANGUAGES
from tests.server.client import Visitor
from tests.server.databases import postgres, redis
from tests.server.tables import until

ROOT = Path(__file__).parents[3]
PATIENCE = 300.0


@pytest.fixture(autouse=True)
def _english_and_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in os.environ:
        if variable.startswith(("LC_", "DUSKBOX_")) and variable != "DUSKBOX_FORM":
            monkeypatch.delenv(variable)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What a command that is refused says, without a traceback, with exit code 2."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert "Traceback" not in err and "⟦" not in err
    return err


# What is refused


def test_two_workers_on_sqlite_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    err = refused(capsys, "serve", "--workers", 2, "--data", tmp_path)
    assert "PostgreSQL" in err and "Redis" in err


def test_a_configuration_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nowhere.toml" in refused(capsys, "serve", "--config", tmp_path / "nowhere.toml")


def test_a_bad_field_of_the_configuration_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "duskbox.toml").write_text("prot = 1\n")
    assert "prot" in refused(capsys, "db", "check", "--config", tmp_path / "duskbox.toml")


def test_a_port_that_is_in_use_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in refused(capsys, "serve", "--data", tmp_path, "--port", port)


def test_an_address_that_is_not_ours_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "192.0.2.1" in refused(capsys, "serve", "--data", tmp_path, "--host", "192.0.2.1", "--port", 0)


@pytest.mark.parametrize("command", [["serve"], ["db", "upgrade"], ["db", "check"]], ids=" ".join)
def test_a_database_that_does_not_answer_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{bound.getsockname()[1]}/duskbox"
        err = refused(capsys, *command, "--database-url", f"postgresql://dusk:hunter2@{place}")
    assert place in err
    assert "hunter2" not in err


@pytest.mark.parametrize("url", ["mysql://db/duskbox", "sqlite://", "nonsense", "sqlite:///:memory:"])
def test_a_database_of_another_kind_is_refused(capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert "postgresql://" in refused(capsys, "db", "upgrade", "--database-url", url)


def test_a_file_that_is_no_database_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "duskbox.sqlite3").write_text("This is a letter to my aunt, and rather a long one. " * 50)
    for command in (["serve"], ["db", "upgrade"], ["db", "check"]):
        assert "duskbox.sqlite3" in refused(capsys, *command, "--data", tmp_path)


def test_a_database_from_the_future_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "db", "upgrade", "--data", tmp_path)[0] == 0
    with sqlite3.connect(tmp_path / "duskbox.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for command in (["serve"], ["db", "upgrade"]):
        err = refused(capsys, *command, "--data", tmp_path)
        assert "9999" in err and "Update" in err
    code, out, _ = run(capsys, "db", "check", "--data", tmp_path)
    assert code == 1
    assert "9999" in out


@pytest.mark.parametrize(
    ("url", "says"), [("redis://hunter2@127.0.0.1:1/0", "does not answer"), ("hunter2", "redis://")]
)
def test_a_bus_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, url: str, says: str
) -> None:
    assert says in refused(capsys, "serve", "--data", tmp_path, "--bus-url", url)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for command in (["serve"], ["db"], ["db", "upgrade"], ["db", "backup"], ["db", "restore"], ["reproduce"]):
        code, out, _ = run(capsys, "--lang", language, *command, "--help")
        assert code == 0
        assert "⟦" not in out


# Looking after the database


def test_a_database_is_set_up_checked_saved_and_restored(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "backup.gz"
    code, out, _ = run(capsys, "db", "check", "--data", here)
    assert code == 1
    assert "duskbox db upgrade" in out
    assert not here.exists(), "looking makes nothing"
    assert "0007" in run(capsys, "db", "upgrade", "--data", here)[1]
    assert "already" in run(capsys, "db", "upgrade", "--data", here)[1]
    assert (here / "duskbox.sqlite3").stat().st_mode & 0o077 == 0
    assert run(capsys, "db", "check", "--data", here)[0] == 0
    with sqlite3.connect(here / "duskbox.sqlite3") as connection:
        connection.execute("INSERT INTO server_values VALUES ('secret', 'hush')")
    connection.close()
    assert run(capsys, "db", "backup", file, "--data", here)[0] == 0
    assert run(capsys, "db", "restore", file, "--data", there)[0] == 0
    with sqlite3.connect(there / "duskbox.sqlite3") as connection:
        assert connection.execute("SELECT * FROM server_values").fetchall() == [("secret", "hush")]
    connection.close()
    assert "empty" in refused(capsys, "db", "restore", file, "--data", there)


def test_a_backup_that_is_damaged_or_missing_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "letter.gz").write_text("Dear aunt,")
    code, _, err = run(capsys, "db", "restore", tmp_path / "letter.gz", "--data", tmp_path)
    assert code == 1
    assert "line 1" in err and "Traceback" not in err
    assert "nowhere.gz" in refused(capsys, "db", "restore", tmp_path / "nowhere.gz", "--data", tmp_path)
    assert "folder" in refused(capsys, "db", "restore", tmp_path, "--data", tmp_path)
    run(capsys, "db", "upgrade", "--data", tmp_path)
    assert "nowhere" in refused(capsys, "db", "backup", tmp_path / "nowhere" / "a.gz", "--data", tmp_path)


# A real server


class Serving:
    """A `duskbox serve` process, from the line with its address on."""

    def __init__(self, *arguments: object) -> None:
        command = [sys.executable, "-m", "duskbox.cli", "serve", "--port", "0", *(str(each) for each in arguments)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None and self.process.stderr is not None
        self.log: list[str] = []
        errors = self.process.stderr
        self._reader = threading.Thread(target=lambda: self.log.extend(errors), daemon=True)
        self._reader.start()
        self.greeting = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.greeting)
        assert found, "\n".join([self.greeting, *self.log])
        self.port = int(found[1])
        late = time.monotonic() + PATIENCE
        while self.get("health")[0] != 200:
            assert time.monotonic() < late and self.process.poll() is None, "\n".join(self.log)
            time.sleep(0.05)

    def get(self, path: str) -> tuple[int, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", f"/api/v1/{path}")
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        except OSError:
            return 0, ""
        finally:
            connection.close()

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code


@contextmanager
def serving(*arguments: object) -> Iterator[Serving]:
    server = Serving(*arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            # Its workers are in its session, and go with it.
            os.killpg(server.process.pid, signal.SIGKILL)
            server.process.wait()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=lambda how: how.name)
def test_a_server_starts_answers_and_stops_when_it_is_told(tmp_path: Path, how: signal.Signals) -> None:
    with serving("--data", tmp_path) as server:
        assert json.loads(server.get("health")[1])["status"] == "ok"
        assert server.get("metrics")[0] == 200
        assert server.get("nowhere")[0] == 404
        assert server.stop(how) == 0
        with pytest.raises(OSError):
            socket.create_connection(("127.0.0.1", server.port), 1)
    told = [json.loads(line) for line in server.log]
    assert [line["message"] for line in told] == ["worker open", "worker closed"]
    assert (tmp_path / "duskbox.sqlite3").exists()


def test_a_second_server_at_the_same_port_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with serving("--data", tmp_path / "one") as server:
        assert str(server.port) in refused(capsys, "serve", "--data", tmp_path / "two", "--port", server.port)
        assert server.stop(signal.SIGTERM) == 0


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server:
        [worker] = children(server.process.pid)
        os.kill(worker, signal.SIGKILL)
        late = time.monotonic() + PATIENCE
        while worker in children(server.process.pid) or server.get("health")[0] != 200:
            assert time.monotonic() < late
            time.sleep(0.1)
        assert server.stop(signal.SIGTERM) == 0


def test_a_server_whose_workers_are_killed_again_and_again_goes_on(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server:
        late = time.monotonic() + PATIENCE
        for _ in range(3):
            while not (workers := children(server.process.pid)):
                assert time.monotonic() < late
                time.sleep(0.05)
            os.kill(workers[0], signal.SIGKILL)
            while workers[0] in children(server.process.pid):
                assert time.monotonic() < late
                time.sleep(0.05)
        while until_open(server.port) != 200:
            assert time.monotonic() < late
            time.sleep(0.1)
        assert server.process.poll() is None
        assert server.stop(signal.SIGTERM) == 0


def test_two_workers_share_a_database_a_bus_and_their_figures(tmp_path: Path) -> None:
    with postgres(durable=False) as database, redis() as bus:
        options = ["--workers", 2, "--database-url", database, "--bus-url", bus, "--data", tmp_path]
        with serving(*options) as server:
            folder = tmp_path / f"metrics-{server.port}"
            assert len(children(server.process.pid)) == 2
            late = time.monotonic() + PATIENCE
            while len({path.stem.rpartition("_")[2] for path in folder.glob("*.db")}) < 2:
                assert time.monotonic() < late
                server.get("health")
                time.sleep(0.05)
            assert figures(server).keys() >= {"duskbox_commit_seconds", "duskbox_sockets"}
            with ExitStack() as stack:
                ann = Visitor(f"http://127.0.0.1:{server.port}")
                match = ann.open()["match"]["id"]
                # Each comes to the one worker or the other, and every worker finds the match.
                chair = stack.enter_context(ann.sit(match))
                watchers = [stack.enter_context(ann.sit(match, -1)) for _ in range(15)]
                with Redis.from_url(bus) as listener:
                    channel = f"duskbox:{match}"
                    until(lambda: listener.pubsub_numsub(channel) == [(channel.encode(), 2)])
                assert chair.say("chat", text="Is anybody there?")["type"] == "done"
                for watcher in watchers:
                    assert watcher.wait_for("chat")["line"]["text"] == "Is anybody there?"
                # And whichever is asked tells of the sockets of both.
                assert [figures(server)["duskbox_sockets"] for _ in range(10)] == [16.0] * 10
            assert server.stop(signal.SIGTERM) == 0
        assert not folder.exists()


def figures(server: Serving) -> dict[str, float]:
    """What the operator is told, by name; the first figure of each."""
    status, text = server.get("metrics")
    assert status == 200
    return {family.name: family.samples[0].value for family in text_string_to_metric_families(text) if family.samples}


def children(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=,comm=", "--ppid", str(process)], capture_output=True, text=True)
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "defunct" not in line]


def until_open(port: int) -> int:
    """The status of the first answer; the workers listen a moment after the greeting."""
    end = time.monotonic() + PATIENCE
    while True:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        try:
            line.request("GET", "/api/v1/health")
            return line.getresponse().status
        except ConnectionRefusedError:
            assert time.monotonic() < end
            time.sleep(0.05)
        finally:
            line.close()


def test_duskbox_without_a_command_serves_and_takes_another_port_if_its_own_is_taken(tmp_path: Path) -> None:
    environment = {**os.environ, "DUSKBOX_DATA": str(tmp_path)}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen(1)
        environment["DUSKBOX_PORT"] = str(taken.getsockname()[1])
        process = subprocess.Popen(
            [sys.executable, "-m", "duskbox.cli"], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            assert found is not None and found[1] != environment["DUSKBOX_PORT"]
            assert str(tmp_path) in process.stdout.readline()
            assert until_open(int(found[1])) == 200
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
