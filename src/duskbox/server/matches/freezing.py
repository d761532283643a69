"""A defect in our rules never costs a match: it is frozen at its last good entry, saved, and reported with a command
that shows the defect again.
"""

from __future__ import annotations

import logging
import os
import shlex
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.server import clock
from duskbox.server.matches.stored_record import record_of
from duskbox.server.operation import metrics
from duskbox.server.refusals import refuse
from duskbox.server.storage.rows import FROZEN, PLAYING, Frozen

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.server.matches.quarantine import Suspect
    from duskbox.server.matches.room import Room
    from duskbox.server.matches.rooms import Rooms

_log = logging.getLogger("duskbox.freezing")


async def freeze(room: Room, match: Match, seat: int, key: str, error: Exception) -> None:
    """Freeze a match whose next entry broke.

    The record is saved as it was before, with its seed, for the operator alone. The command counts seats from 1.
    """
    await _freeze(room, match, seat, key, error, f"reproduce {{report}} --seat {seat + 1} --choose {{key}}")


async def freeze_shown(room: Room, match: Match, seat: int, error: Exception) -> None:
    """Freeze a match whose last entry led to a table that cannot be shown to a seat.

    The command counts seats from 1, and 0 is a spectator.
    """
    await _freeze(room, match, seat, "", error, f"replay {{report}} --plain --seat {seat + 1}")


async def _freeze(room: Room, match: Match, seat: int, key: str, error: Exception, command: str) -> None:
    metrics.FROZEN.inc()
    entry = len(match.record.entries)
    report = _write(
        room.services.config.folder / "reports", f"{room.row.id}-{entry}.jsonl", match.record.text(with_seed=True)
    )
    what = "".join(traceback.format_exception_only(error)).strip()
    _log.error(
        "match frozen",
        extra={
            "match": room.row.id,
            "entry": entry,
            "error": what,
            "reproduce": "duskbox " + command.format(report=shlex.quote(str(report)), key=shlex.quote(key)),
            "trace": "".join(traceback.format_exception(error)),
        },
    )
    frozen = Frozen(entry, seat, key, what, report.name)
    await room.services.ask(
        room.services.store.change, room.row.id, {"state": PLAYING}, state=FROZEN, frozen=frozen, due=None, request=None
    )
    await room.seats_changed()


async def set_aside(rooms: Rooms, suspect: Suspect) -> None:
    """Freeze a match that has hung or killed a worker, before it is driven again.

    Nothing of it is carried out for that.
    """
    services = rooms.services
    found = await services.ask(services.store.match, suspect.match)
    if found is None or found[0].state != PLAYING:
        _log.error("match harms workers", extra={"match": suspect.match, "entry": suspect.entries})
        return
    row = found[0]
    entries = await services.ask(services.store.entries, suspect.match)
    record = record_of(row, entries)
    name = f"{suspect.match}-{len(entries)}.jsonl"
    report = _write(services.config.folder / "reports", name, record.text(with_seed=True))
    what = "a worker hung or died when it opened this match" if suspect.opening else "a worker hung or died here"
    metrics.FROZEN.inc()
    _log.error(
        "match frozen",
        extra={
            "match": suspect.match,
            "entry": len(entries),
            "error": what,
            "reproduce": f"duskbox replay {shlex.quote(str(report))} --plain",
        },
    )
    frozen = Frozen(len(entries), 0, "", what, report.name, opens=not suspect.opening)
    await services.ask(
        services.store.change, suspect.match, {"state": PLAYING}, state=FROZEN, frozen=frozen, due=None, request=None
    )


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
        # Who has frozen it may not be known here yet.
        await room.reread()
        room.must_be(FROZEN)
        if room.row.frozen is not None and not room.row.frozen.report:
            raise refuse("error-frozen-by-operator", 403)
        match = await room.match()
        changes = {"state": PLAYING, "frozen": None, "resumed_at": clock.now()}
        if match.choice_count == 0:
            # The first choice of all broke: there is nothing to take back, and another can be made.
            await room.services.ask(room.services.store.change, room.row.id, {"state": FROZEN}, **changes)
            await room.seats_changed()
            return
        await room.commit(
            0, None, lambda now: now.course.step_back(0), by="host", states=(FROZEN,), changes=lambda _: changes
        )
        await room.seats_changed()
