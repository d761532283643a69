"""Closing: a worker hears of the end a moment before it comes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

#: A process with a worker that is stopped as the HTTP server stops it.
PROGRAM = """
import asyncio, multiprocessing, signal, threading
from duskbox.server import closing

def work():
    async def wait():
        closing.when_warned(lambda: print("warned", flush=True))
        print("ready", flush=True)
        await asyncio.sleep(60)
    signal.signal(signal.SIGTERM, lambda *_: (print("stopped", flush=True), exit(0)))
    asyncio.run(wait())

if __name__ == "__main__":
    told = threading.Event()
    closing.ignore_warnings()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: told.set())
    closing.warn_before_stopping()
    worker = multiprocessing.get_context("fork").Process(target=work)
    worker.start()
    told.wait()
    worker.terminate()
    worker.join()
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=lambda how: how.name)
def test_a_worker_is_warned_and_then_stopped(how: signal.Signals) -> None:
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(how)
        assert process.stdout.read().splitlines() == ["warned", "stopped"]
    assert process.returncode == 0
