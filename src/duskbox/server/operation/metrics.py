"""What an operator watches: counts and times, in the form Prometheus reads."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

CHOICES = Counter("duskbox_choices", "Choices that were stored", ["game", "by"])
REFUSALS = Counter("duskbox_refusals", "Choices that were refused", ["reason"])
RACES = Counter("duskbox_races", "Entries whose place was taken by another worker")
COMMITS = Histogram("duskbox_commit_seconds", "Time of one commit of entries", buckets=_QUICK)
ACKS = Histogram("duskbox_choice_seconds", "Time from a choice to its acknowledgement", buckets=_QUICK)
OPENINGS = Histogram("duskbox_open_seconds", "Time to open a match that was not in memory", buckets=_QUICK)
SOCKETS = Gauge("duskbox_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("duskbox_rooms", "Matches in memory", multiprocess_mode="livesum")
READY = Gauge("duskbox_ready", "Whether this worker can write to its database", multiprocess_mode="livemin")
DURABLE = Gauge("duskbox_durable", "Whether a commit is on the disk when it returns", multiprocess_mode="livemin")
COMMITS_FAILED = Counter("duskbox_commits_failed", "Commits of entries that failed for good", ["reason"])
FROZEN = Counter("duskbox_frozen", "Matches frozen by a defect")
BOTS = Histogram("duskbox_bot_seconds", "Time a bot took to choose", buckets=_QUICK)
JOBS = Counter("duskbox_jobs", "Jobs of worker processes, by what came of them", ["result"])
WAITING = Gauge("duskbox_jobs_waiting", "Jobs that wait for a worker process", multiprocess_mode="livesum")
LAG = Histogram("duskbox_loop_lag_seconds", "How late the event loop was", buckets=_QUICK)
BLOCKED = Counter("duskbox_loop_blocked", "How often the event loop was kept busy for more than 100 ms at a stretch")
HOOKS = Counter("duskbox_hooks", "Webhook calls", ["result"])


@cache
def chosen(game: str, by: str) -> Counter:
    """The count of choices of a game by whom; looking it up by its labels each time would cost more than counting."""
    return CHOICES.labels(game, by)


def text() -> bytes:
    """All figures; of all workers if there are several."""
    if folder := os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        _forget_dead(Path(folder))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()


def _forget_dead(folder: Path) -> None:
    """What a worker that was killed had open is open no longer; what it has counted still counts."""
    for file in folder.glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
        except OSError:
            # It lives, under another name than ours.
            continue
