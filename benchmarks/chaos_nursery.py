"""Servers that start quickly: forked from a process that has loaded everything, so that on a small machine killing
costs more than loading.

What runs is `duskbox serve` all the same. The nursery reads one JSON object on a line: for a server that is wanted its
environment and its log, answered with the number of its process; for one that it has started that number, answered with
its exit code, or null while it runs. When its input ends, so does it.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, cast

from tests.server.client import Visitor
from tests.server.server_process import Server, settings_as_environment


class Nursery:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        root = Path(__file__).parent.parent
        # Servers are started from several threads; each must get the answer to its own question.
        self._asking = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.chaos_nursery"],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, environment: dict[str, str], log: Path) -> Forked:
        """A server, as a process of its own."""
        return Forked(self, int(self.ask([environment, str(log)])))

    def ask(self, wanted: list[object] | int) -> Any:
        """What the nursery says to a line."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with self._asking:
            self._process.stdin.write(json.dumps(wanted) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """No more of them."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)


class Forked:
    """A process that is not our own child: as much of `subprocess.Popen` as a server needs.

    The nursery, whose child it is, says how it ended.
    """

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._nursery = nursery

    def poll(self) -> int | None:
        """Its exit code, or less than 0 if a signal ended it; None while it runs."""
        if self.returncode is None:
            self.returncode = self._nursery.ask(self.pid)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it is still there."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def wait(self, seconds: float = 20.0) -> int:
        """Wait until it is gone."""
        end = time.monotonic() + seconds
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("duskbox serve", seconds)
            time.sleep(0.02)
        return code


class QuickServer(Server):
    """A server from the nursery."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: object) -> None:
        super().__init__(folder, **settings)
        self.nursery = nursery

    def start(self, wait: float = 120.0, new_group: bool = True) -> None:
        """Start and wait until the door is open; always in a group of its own."""
        self.folder.mkdir(parents=True, exist_ok=True)
        process = self.nursery.fork(settings_as_environment(self.settings), self.log)
        self.process = cast("subprocess.Popen[bytes]", process)
        end = time.monotonic() + wait
        while time.monotonic() < end:
            if process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            with contextlib.suppress(Exception):
                Visitor(self.base).get("/health")
                return
            time.sleep(0.02)
        raise RuntimeError(f"no answer: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """It, its workers and its bots are gone at once."""
        process = self.process
        if process is not None:
            self.process = None
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(20)


def main() -> None:
    """Load everything, then fork a server for every line."""
    import granian.server  # noqa: F401
    import uvloop  # noqa: F401

    import duskbox.agents.agent
    import duskbox.server.app  # noqa: F401
    from duskbox.cli.main import main
    from duskbox.core import registry

    for game in registry.names():
        registry.find(game)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    groups: list[int] = []
    for line in sys.stdin:
        wanted = json.loads(line)
        if isinstance(wanted, int):
            ended, status = os.waitpid(wanted, os.WNOHANG)
            print(json.dumps(os.waitstatus_to_exitcode(status) if ended else None), flush=True)
            continue
        environment, log = wanted
        pid = os.fork()
        if pid:
            with contextlib.suppress(OSError):
                # Whichever of the two comes first.
                os.setpgid(pid, pid)
            groups.append(pid)
            print(pid, flush=True)
            continue
        # With its workers and bots in a group of its own, so that all of them can be killed in one moment.
        os.setpgid(0, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for source, target in ((nothing, 0), (out, 1), (out, 2)):
            os.dup2(source, target)
        os.environ.update(environment)
        code = 1
        try:
            code = main(["serve"])
        finally:
            sys.stdout.flush()
            os._exit(code)
    # Their client is gone, perhaps without having stopped them.
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
