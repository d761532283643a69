"""Stopping a server: quickly whatever its clients do, without errors, and with an exit code that says how it went."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from duskbox.cli.main import main
from tests.server.server_process import Server, children
from tests.server.tables import until

#: The promise is five seconds; a machine that is busy with other things is given some more.
SOON = 12.0


@contextmanager
def a_server(folder: Path, **settings: object) -> Iterator[Server]:
    """A server in a group of its own, as at a terminal."""
    server = Server(folder, **settings)
    server.start(new_group=True)
    try:
        yield server
    finally:
        if server.process is not None:
            server.kill()


def workers(server: Server) -> list[int]:
    """The workers of a server, and not the process that Python keeps besides them."""
    assert server.process is not None
    return [
        child
        for child in children(server.process.pid, deep=False)
        if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def ended(server: Server, how: int = signal.SIGTERM, group: bool = False) -> tuple[int, float]:
    """Tell a server to stop: its exit code, and how many seconds it took."""
    process = server.process
    assert process is not None
    begun = time.monotonic()
    os.killpg(process.pid, how) if group else process.send_signal(how)
    code = process.wait(60)
    server.process = None
    return code, time.monotonic() - begun


def said(server: Server) -> list[str]:
    """The messages of its log."""
    return [json.loads(line)["message"] for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_clients_that_never_end_do_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    with a_server(tmp_path) as server, ExitStack() as stack:
        begun = b"POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        for request in (b"", b"GET /api", begun + b"content-length: 100\r\n\r\n{"):
            for _ in range(5):
                line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                line.sendall(request)
        ann = server.visitor()
        match = ann.open()["match"]["id"]
        stack.enter_context(ann.knock(match))
        chair = stack.enter_context(ann.sit(match))
        chair.choose()
        code, seconds = ended(server)
        assert (code, seconds < SOON) == (0, True)
        assert chair.wait_for("bye")["again"] is True
    assert "worker closed" in said(server) or "ERROR" not in server.log.read_text()


def test_a_worker_that_hangs_is_killed_and_the_exit_code_says_so(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        os.kill(workers(server)[0], signal.SIGSTOP)
        code, seconds = ended(server)
        assert (code, seconds < SOON) == (3, True)


def test_a_server_whose_workers_cannot_run_at_all_gives_up_and_the_exit_code_says_so(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['duskbox.server.app'] = None\n")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    settings = {"DUSKBOX_DATA": str(tmp_path / "data"), "DUSKBOX_PORT": "0"}
    server = subprocess.run(
        [sys.executable, "-m", "duskbox.cli", "serve"],
        env={**os.environ, **settings, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert server.returncode == 1
    assert "workers keep dying" in server.stderr + server.stdout


def test_ctrl_c_reaches_all_processes_and_ends_them_without_a_word(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        with server.visitor().sit(server.visitor().open()["match"]["id"], -1) as chair:
            assert ended(server, signal.SIGINT, group=True)[0] == 0
            assert chair.wait_for("bye")["again"] is True
        assert said(server) == ["worker open", "worker closed"]


def test_ctrl_c_at_once_ends_a_server_that_is_still_loading(tmp_path: Path) -> None:
    environment = {**os.environ, "DUSKBOX_DATA": str(tmp_path), "DUSKBOX_PORT": "0"}
    process = subprocess.Popen(
        [sys.executable, "-m", "duskbox.cli", "serve"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert "http://" in process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert [line for line in errors.splitlines() if not line.startswith('{"time"') or '"ERROR"' in line] == []


def test_workers_end_when_the_process_that_started_them_is_gone(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        assert server.process is not None
        [worker] = workers(server)
        server.process.kill()
        server.process.wait()
        server.process = None
        until(lambda: not Path(f"/proc/{worker}").exists())
        # And with them the database is free for the next.
        server.start()
        assert server.stop() == 0


# One server for one SQLite file


def test_a_second_server_on_the_same_file_is_refused_and_told_what_to_do(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_server(tmp_path) as server:
        assert server.process is not None
        (tmp_path / "again").symlink_to(tmp_path)
        # Another name of the file itself.
        elsewhere = tmp_path_factory.mktemp("elsewhere")
        (elsewhere / "duskbox.sqlite3").symlink_to(tmp_path / "duskbox.sqlite3")
        for folder in (tmp_path, tmp_path / "again", elsewhere):
            # A process of its own: one that is let in does not end by itself.
            second = Server(folder)
            try:
                with pytest.raises(RuntimeError) as refused:
                    second.start()
                assert second.process is not None and second.process.wait() == 2
            finally:
                second.kill()
            said = str(refused.value)
            assert str(server.process.pid) in said and "--database-url" in said
        # Looking after the database goes on meanwhile; filling it does not.
        assert main(["db", "check", "--data", str(tmp_path)]) == 0
        assert main(["db", "backup", str(tmp_path / "backup.gz"), "--data", str(tmp_path)]) == 0
        capsys.readouterr()
        assert main(["db", "restore", str(tmp_path / "backup.gz"), "--data", str(tmp_path)]) == 2
        assert str(server.process.pid) in capsys.readouterr().err
        # A server that is killed leaves no lock behind.
        server.kill()
        server.start()
        assert server.visitor().get("/health")["status"] == "ok"
        assert server.stop() == 0


def test_without_a_folder_of_its_own_the_server_keeps_its_data_in_the_home_of_duskbox(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DUSKBOX_")}
    command = [sys.executable, "-m", "duskbox.cli", "db", "upgrade"]
    subprocess.run(command, env={**environment, "DUSKBOX_HOME": str(tmp_path)}, check=True, capture_output=True)
    assert (tmp_path / "server" / "duskbox.sqlite3").exists()
