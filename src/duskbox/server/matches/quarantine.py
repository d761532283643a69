"""Matches that harm workers: what a worker is carrying out is written down beforehand, so that the next one knows what
hung or killed it.

Each worker has a small file in the folder `driving` of the data folder, mapped into its memory: a count that its loop
keeps raising, and the matches it is carrying something out for at this moment. Writing there takes about a microsecond
and outlives the process. The process that started the workers kills one whose count stands still, and notes that it
hung. The next worker to start reads the files of the dead.

A match whose worker hung is set aside at once. One whose worker died otherwise is set aside when a second one dies at
the same entry of the same match: a worker that an operator kills, or that runs out of memory for another reason, is
hardly ever killed twice there, and any choice that is made in between moves the match on. Each machine counts for
itself; that a match is frozen stands in the database, for all of them.
"""

from __future__ import annotations

import json
import logging
import mmap
import os
import signal
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

try:
    import fcntl
except ImportError:  # Windows: there nothing is written down, and no worker is watched.
    fcntl = None  # type: ignore[assignment]

_log = logging.getLogger("duskbox.watch")

#: The count, the process, and whether it hung; then a place for each match that something is carried out for, in the
#: loop or in a thread.
_HEAD: Final = struct.Struct("<QIB")
_PLACES: Final = 8
_PLACE: Final = 64
_FIRST: Final = 16
_SIZE: Final = _FIRST + _PLACES * _PLACE
_EMPTY: Final = bytes(_PLACE)

#: How often a worker raises its count, and how often the counts are looked at, in seconds.
BEAT: Final = 0.5
LOOK: Final = 1.0
#: How many workers may die at the same entry of a match before it is set aside.
DEATHS: Final = 2


class Suspect(NamedTuple):
    """A match that something was carried out for when a worker ended: at which entry, and whether it was only being
    opened.
    """

    match: str
    entries: int
    opening: bool


class Watch:
    """A worker's file. Without a folder nothing is written."""

    def __init__(self, folder: Path | None, worker: str) -> None:
        self._map: mmap.mmap | None = None
        self._count = 0
        self._free = list(range(_PLACES))
        if folder is None or fcntl is None:
            return
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._path = folder / f"{worker}.slots"
        # The lock shows that this worker lives; the system gives it up with the process, however it ends.
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX)
        os.ftruncate(self._file, _SIZE)
        self._map = mmap.mmap(self._file, _SIZE)
        self.beat()

    def beat(self) -> None:
        """The loop goes round."""
        self._count += 1
        if self._map is not None:
            _HEAD.pack_into(self._map, 0, self._count, os.getpid(), 0)

    @contextmanager
    def driving(self, match: str, entries: int, opening: bool = False) -> Iterator[None]:
        """Something is carried out for a match, without a pause."""
        if self._map is None or not self._free:
            yield
            return
        place = self._free.pop()
        at = _FIRST + place * _PLACE
        note = f"{match} {entries} {int(opening)}".encode()[:_PLACE]
        self._map[at : at + len(note)] = note
        try:
            yield
        finally:
            self._map[at : at + _PLACE] = _EMPTY
            self._free.append(place)

    def close(self) -> None:
        """The worker ends in peace."""
        if self._map is not None:
            with suppress(FileNotFoundError):
                self._path.unlink()
            self._map.close()
            self._map = None
            os.close(self._file)


def suspects(folder: Path) -> list[Suspect]:
    """The matches to set aside, by what dead workers of this machine have left.

    What they left is taken note of and removed.
    """
    if fcntl is None or not folder.is_dir():
        return []
    with (folder / "lock").open("a") as lock:
        # Workers that start together look one after another.
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _counted(folder)


def _counted(folder: Path) -> list[Suspect]:
    file = folder / "deaths.json"
    deaths: dict[str, list[int]] = {}
    with suppress(OSError, ValueError):
        deaths = json.loads(file.read_text())
    found: list[Suspect] = []
    for path in sorted(folder.glob("*.slots")):
        left = _left_by_the_dead(path)
        if left is None:
            continue
        hung, driven = left
        for each in driven:
            entries, count = deaths.get(each.match, (each.entries, 0))
            count = count + 1 if entries == each.entries else 1
            deaths[each.match] = [each.entries, count]
            _log.warning(
                "worker died", extra={"match": each.match, "entry": each.entries, "hung": hung, "deaths": count}
            )
            if hung or count >= DEATHS:
                found.append(each)
                del deaths[each.match]
        path.unlink()
    # Those counted longest ago are forgotten first.
    file.write_text(json.dumps(dict(list(deaths.items())[-1000:])))
    return found


def _left_by_the_dead(path: Path) -> tuple[bool, list[Suspect]] | None:
    """Whether a worker hung, and what it was carrying out; None if it lives."""
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return None
        data = file.read(_SIZE).ljust(_SIZE, b"\0")
    driven = []
    for at in range(_FIRST, _SIZE, _PLACE):
        note = data[at : at + _PLACE].rstrip(b"\0").decode("ascii", "replace").split()
        if len(note) == 3 and note[1].isdigit():
            driven.append(Suspect(note[0], int(note[1]), note[2] == "1"))
    return bool(_HEAD.unpack_from(data)[2]), driven


class Watchdog:
    """In the process that started the workers: kills a worker whose loop stands still.

    It counts its own looks instead of reading a clock, so that no worker is killed after the machine slept.
    """

    def __init__(self, folder: Path, seconds: float, workers: Callable[[], set[int]]) -> None:
        self._folder = folder
        self._looks = max(2, round(seconds / LOOK)) if seconds else 0
        self._workers = workers
        self._seen: dict[Path, tuple[int, int]] = {}
        self._end = threading.Event()

    @contextmanager
    def on_guard(self) -> Iterator[None]:
        """Watch for the length of a block."""
        if not self._looks or fcntl is None:
            yield
            return
        thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._end.set()

    def _watch(self) -> None:
        while not self._end.wait(LOOK):
            try:
                self.look()
            except Exception:
                # The next look may go well; without it no one would watch.
                _log.exception("not looked at workers")

    def look(self) -> None:
        """Look at all workers once."""
        seen: dict[Path, tuple[int, int]] = {}
        for path in self._folder.glob("*.slots"):
            with suppress(OSError, struct.error):
                count, process, _ = _HEAD.unpack_from(path.read_bytes())
                before, still = self._seen.get(path, (-1, 0))
                still = still + 1 if count == before else 0
                seen[path] = count, still
                # Only workers of ours: another server may share the folder.
                if still >= self._looks and process in self._workers():
                    _log.error("worker hangs, killing it", extra={"worker": process, "seconds": still * LOOK})
                    with path.open("r+b") as file:
                        file.seek(_HEAD.size - 1)
                        file.write(b"\1")
                    os.kill(process, signal.SIGKILL)
                    del seen[path]
        self._seen = seen
