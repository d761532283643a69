"""A defect in our rules never costs a match: it is frozen at its last good entry, saved, and reported with a command that shows the defect again."""

from __future__ import annotations

import logging
import os
import shlex
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.server import metrics
from duskbox.server.rows import FROZEN, PLAYING, Frozen

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.server.room import Room

_log = logging.getLogger("duskbox.freezing")


async def freeze(room: Room, match: Match, seat: int, key: str, error: Exception) -> None:
    """Freeze a match whose next entry broke. The record is saved as it was before, with its seed, for the operator alone."""
    await _freeze(room, match, seat, key, error, "reproduce {report} --seat {seat} --choose {key}")


async def freeze_shown(room: Room, match: Match, seat: int, error: Exception) -> None:
    """Freeze a match whose last entry led to a table that cannot be shown to a seat. The command counts seats from 1, and 0 is a spectator."""
    await _freeze(room, match, seat, "", error, f"replay {{report}} --plain --seat {seat + 1}")


async def _freeze(room: Room, match: Match, seat: int, key: str, error: Exception, command: str) -> None:
    metrics.FROZEN.inc()
    entry = len(match.record.entries)
    report = _write(
        room.house.config.folder / "reports", f"{room.row.id}-{entry}.jsonl", match.record.text(with_seed=True)
    )
    what = "".join(traceback.format_exception_only(error)).strip()
    _log.error(
        "match frozen",
        extra={
            "match": room.row.id,
            "entry": entry,
            "error": what,
            "reproduce": "duskbox " + command.format(report=shlex.quote(str(report)), seat=seat, key=shlex.quote(key)),
            "trace": "".join(traceback.format_exception(error)),
        },
    )
    frozen = Frozen(entry, seat, key, what, report.name)
    await room.house.ask(
        room.house.store.change, room.row.id, {"state": PLAYING}, state=FROZEN, frozen=frozen, due=None, request=None
    )
    await room.seats_changed()


def _write(folder: Path, name: str, text: str) -> Path:
    """Keep a report where only the operator reads it: it tells all future luck."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    return path


async def step_back(room: Room) -> None:
    """The host lets a frozen match go on from one choice earlier. The record shows it for all time."""
    async with room.lock:
        room.must_be(FROZEN)
        match = await room.match()
        changes = {"state": PLAYING, "frozen": None, "resumed_at": time.time()}
        if match.moves == 0:
            # The first choice of all broke: there is nothing to take back, and another can be made.
            await room.house.ask(room.house.store.change, room.row.id, {"state": FROZEN}, **changes)
            await room.seats_changed()
            return
        await room.commit(0, None, lambda now: now.step_back(0), by="host", states=(FROZEN,), changes=changes)
        await room.seats_changed()
