"""Figures of several workers: what a killed one had open is open no longer, what it has counted still counts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_WORKER = """
import sys, time
from duskbox.server.operation import metrics
metrics.SOCKETS.inc(3)
metrics.ROOMS.set(2)
metrics.RACES.inc()
print("counted", flush=True)
time.sleep(60)
"""
_READER = "from duskbox.server.operation import metrics; print(metrics.text().decode())"


def _figures(environment: dict[str, str]) -> dict[str, float]:
    told = subprocess.run(
        [sys.executable, "-c", _READER], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    lines = [line.rsplit(" ", 1) for line in told.stdout.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_what_a_killed_worker_had_open_is_forgotten_and_what_it_counted_is_not(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    workers = [
        subprocess.Popen([sys.executable, "-c", _WORKER], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    try:
        for worker in workers:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "counted\n"
        both = _figures(environment)
        assert (both["duskbox_sockets"], both["duskbox_rooms"], both["duskbox_races_total"]) == (6.0, 4.0, 2.0)
        workers[0].kill()
        workers[0].wait()
        one = _figures(environment)
        assert (one["duskbox_sockets"], one["duskbox_rooms"], one["duskbox_races_total"]) == (3.0, 2.0, 2.0)
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()
