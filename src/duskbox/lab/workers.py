"""Who does the work: this process, several of this machine, or a Ray cluster.

All come to the same rows, in any order.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from duskbox.lab.experiment import BadExperiment

Task = TypeVar("Task")
Done = TypeVar("Done")

#: Tasks that wait for each worker, so that none is idle and little is thrown away on an interrupt.
AHEAD = 3
#: How often a worker looks whether the run it works for is still there, in seconds.
LOOKS = 1.0
#: How long a cluster has to answer, in seconds.
ANSWERS = 10.0
#: How long one process works alone before others are started, in seconds.
PATIENCE = 0.5


def cores() -> int:
    """How many processes this machine can run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew(Generic[Task, Done]):
    """Does the same job for one task after another; what comes of them is told in the order they are finished."""

    def work(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """What comes of each task."""
        raise NotImplementedError

    def leave(self, in_order: bool) -> None:
        """The work is over, or was broken off."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave(in_order=kind is None)


def crew(do: Callable[[Any, Any], Any], job: object, workers: int, cluster: str = "") -> Crew[Any, Any]:
    """Those who will call `do(job, task)`: this many processes, or for 0 as many as there are cores if it is worth it.

    With a `cluster` they are Ray's: `auto` is the one that runs here, or else one that is started for us.
    """
    if cluster:
        return RayCrew(do, job, workers or cores(), cluster)
    if not workers and cores() > 1:
        return AsNeeded(do, job, cores())
    return OneProcess(do, job) if workers <= 1 else Processes(do, job, workers)


def called(do: Callable[..., Done], task: tuple[Any, ...]) -> Done:
    """For a job that is a function, and tasks that are what it is given."""
    return do(*task)


class OneProcess(Crew[Task, Done]):
    """This process alone."""

    def __init__(self, do: Callable[[Any, Task], Done], job: object) -> None:
        self._do = do
        self._job = job

    def work(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """One after another."""
        for task in tasks:
            yield self._do(self._job, task)


# Processes of this machine

#: What a worker process was started with.
_given: list[Any] = []


@contextmanager
def _not_interrupted() -> Iterator[None]:
    """Ctrl+C waits, and does not reach a process that is started meanwhile: not even before it can say so itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start(do: Callable[..., Any], job: object, parent: int) -> None:
    # Ctrl+C interrupts the run, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    _given[:] = [do, job]


def _leave_with(parent: int) -> None:
    """End when the run has been killed: no process would take what is still being played."""
    while os.getppid() == parent:
        time.sleep(LOOKS)
    os._exit(1)


def _work(task: object) -> Any:
    do, job = _given
    return do(job, task)


class Processes(Crew[Task, Done]):
    """Fresh processes: forking one that has threads, such as that of a progress bar, can hang.

    They find games by their entry points.
    """

    def __init__(self, do: Callable[[Any, Task], Done], job: object, workers: int) -> None:
        self._workers = workers
        self._pool = ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=_start, initargs=(do, job, os.getpid())
        )

    def work(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """Every worker has the next tasks at hand."""
        waiting: set[Future[Done]] = set()
        rest = iter(tasks)
        while True:
            # First fill up: a `for` would take one task too many from those that are left.
            while len(waiting) < self._workers * AHEAD and (task := next(rest, None)) is not None:
                with _not_interrupted():
                    waiting.add(self._pool.submit(_work, task))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                try:
                    result = each.result()
                except BrokenProcessPool:
                    # Killed from outside, most often because the memory was not enough.
                    raise BadExperiment("error-lab-worker") from None
                yield result

    def leave(self, in_order: bool) -> None:
        """After an interrupt or a broken game, what is being played is thrown away, and not waited for."""
        if not in_order:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
        # Also then the pool's own thread is waited for, which has no more to do than to see them gone: while it tidies
        # up, Python must not end.
        self._pool.shutdown(cancel_futures=True)


class AsNeeded(Crew[Task, Done]):
    """This process, and several when it turns out to take long: to start them takes longer than many a job."""

    def __init__(self, do: Callable[[Any, Task], Done], job: object, workers: int) -> None:
        self._do = do
        self._job = job
        self._workers = workers
        self._spent = 0.0
        self._more: Processes[Task, Done] | None = None

    def work(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """One after another for a while, then side by side."""
        rest = list(tasks)[::-1]
        while rest and self._more is None:
            if self._spent > PATIENCE and len(rest) > 1:
                self._more = Processes(self._do, self._job, min(self._workers, len(rest)))
                break
            began = time.perf_counter()
            done = self._do(self._job, rest.pop())
            self._spent += time.perf_counter() - began
            yield done
        if rest and self._more is not None:
            yield from self._more.work(rest[::-1])

    def leave(self, in_order: bool) -> None:
        """The others leave with us."""
        if self._more is not None:
            self._more.leave(in_order)


# A cluster


def ray_library() -> Any:
    """Ray, or a refusal that says where to get it."""
    # Ray would tell its makers how it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # It warns of a default that will change and does not concern machines without accelerators.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BadExperiment("error-lab-library", library="ray", extra="cluster") from None
    return ray


def _knock(cluster: str) -> None:
    """Raise an `OSError` if no one listens at HOST:PORT: Ray would try for minutes and tell of each attempt."""
    host, _, port = cluster.rpartition("//")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=ANSWERS).close()


class RayCrew(Crew[Task, Done]):
    """The workers of a Ray cluster. `job` goes to each machine once."""

    def __init__(self, do: Callable[[Any, Task], Done], job: object, workers: int, cluster: str) -> None:
        self._ray = ray_library()
        self._cluster = cluster
        self._ours = self._connect(workers)
        self._remote = self._ray.remote(num_cpus=1, max_retries=3)(do)
        self._job = self._ray.put(job)

    def _connect(self, workers: int) -> bool:
        """Connect; whether it was us who did."""
        ray, quiet = self._ray, {"log_to_driver": False, "logging_level": "ERROR"}
        if ray.is_initialized():
            return False
        try:
            if self._cluster != "auto":
                _knock(self._cluster)
                ray.init(address=self._cluster, **quiet)
                return True
            try:
                ray.init(address="auto", **quiet)
            except ConnectionError:
                ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        except (RuntimeError, ValueError, OSError, OverflowError) as error:
            raise self._refusal(error) from error
        return True

    def _refusal(self, error: Exception) -> BadExperiment:
        reason = str(error).strip().splitlines()
        return BadExperiment("error-lab-cluster", cluster=self._cluster, reason=reason[0] if reason else "")

    def work(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """A cluster grows and shrinks: how many it has room for is asked each time."""
        ray = self._ray
        waiting: list[Any] = []
        rest = iter(tasks)
        while True:
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            while len(waiting) < room and (task := next(rest, None)) is not None:
                waiting.append(self._remote.remote(self._job, task))
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            if waiting:
                more, waiting = ray.wait(waiting, num_returns=len(waiting), timeout=0)
                done += more
            for each in done:
                yield self._fetched(each)

    def _fetched(self, each: Any) -> Any:
        failures = self._ray.exceptions
        try:
            return self._ray.get(each)
        except failures.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, ModuleNotFoundError):
                raise BadExperiment(
                    "error-lab-cluster-package", cluster=self._cluster, package=cause.name or ""
                ) from error
            raise (cause if isinstance(cause, Exception) else error) from None
        except failures.RayError as error:
            raise self._refusal(error) from error

    def leave(self, in_order: bool) -> None:
        """Leave the cluster, or end it if it was started for us."""
        if self._ours:
            self._ray.shutdown()
