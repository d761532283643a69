"""Real servers for tests: `duskbox serve` as a process of its own, on a port of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.client import Visitor


def free_port() -> int:
    """A port that no one uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A `duskbox serve` process."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = int(str(settings.get("port") or free_port()))
        self.base = f"http://127.0.0.1:{self.port}"
        self.settings: dict[str, object] = {
            "data": str(folder),
            "port": self.port,
            "requests_per_second": 10_000,
            "requests_at_once": 10_000,
            "messages_per_second": 100_000,
            "messages_at_once": 100_000,
            "sockets_per_address": 10_000,
            "connections_per_address": 0,
            "matches_per_hour": 1_000_000,
            "cpu_per_minute": 1_000_000,
            "cpu_at_once": 1_000_000,
            "bot_pause": 0.0,
            **settings,
        }
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: float = 120.0, new_group: bool = False) -> None:
        """Start and wait until the door is open."""
        self.folder.mkdir(parents=True, exist_ok=True)
        environment = {
            **os.environ,
            **{f"DUSKBOX_{name.upper()}": _text(value) for name, value in self.settings.items()},
        }
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "duskbox.cli", "serve"],
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=new_group,
            )
        self.process = process
        end = time.monotonic() + wait
        while time.monotonic() < end:
            if process.poll() is not None:
                raise RuntimeError(self.log.read_text())
            with contextlib.suppress(OSError, Exception):
                Visitor(self.base).get("/health")
                return
            time.sleep(0.05)
        raise RuntimeError(f"no answer: {self.log.read_text()}")

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop it and wait for its end; its exit code."""
        process = self.process
        if process is None:
            return 0
        self.process = None
        process.send_signal(how)
        return process.wait(20)

    def kill(self) -> None:
        """What no process can prepare for: it and its workers are gone at once."""
        process = self.process
        if process is not None:
            self.process = None
            # Held still first: it would bring its workers back while they are killed.
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGSTOP)
            found = children(process.pid)
            process.kill()
            for child in found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            process.wait()

    def kill_workers(self) -> None:
        """Its workers are gone at once; it starts others, and this waits until they answer."""
        assert self.process is not None
        old = children(self.process.pid, deep=False)
        for child in old:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        end = time.monotonic() + 120.0
        while time.monotonic() < end:
            with contextlib.suppress(OSError, Exception):
                Visitor(self.base).get("/health")
                if not set(old) & set(children(self.process.pid, deep=False)):
                    return
            time.sleep(0.05)
        raise RuntimeError(f"no answer: {self.log.read_text()}")

    def visitor(self) -> Visitor:
        """A new visitor."""
        return Visitor(self.base)


def settings_as_environment(settings: dict[str, object]) -> dict[str, str]:
    """Settings as a server reads them."""
    return {f"DUSKBOX_{name.upper()}": _text(value) for name, value in settings.items()}


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def children(parent: int, deep: bool = True) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                after_name = (entry / "stat").read_text().rsplit(") ", 1)[1].split()
                if int(after_name[1]) == parent:
                    found += [int(entry.name), *(children(int(entry.name)) if deep else ())]
    return found


@contextlib.contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Server]:
    """A server for the length of a block."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
