"""Snapshots: where a match stands, as plain data, so that it can be put away and taken out again without replaying its
record.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.game import Game
from duskbox.core.matches.line import step_line
from duskbox.core.matches.records import Entry, Record
from duskbox.core.settings import Setup
from duskbox.core.table import Table


@final
class Snapshot:
    """What a match knows besides its record: the table, what is in force, who learned something at each choice, and who
    has noticed what.
    """

    def __init__(
        self,
        entries: int,
        line: list[int],
        undone: list[int],
        learned: list[int],
        versions: list[int],
        noticed: list[int],
        table: Table,
    ) -> None:
        self.entries: Final = entries
        self.line: Final = line
        self.undone: Final = undone
        self.learned: Final = learned
        self.versions: Final = versions
        self.noticed: Final = noticed
        self.table: Final = table

    def __reduce__(self) -> tuple[object, ...]:
        return Snapshot, (
            self.entries, self.line, self.undone, self.learned, self.versions, self.noticed, self.table,
        )  # fmt: skip

    def data(self) -> dict[str, object]:
        """Plain data that later play does not change."""
        return {
            "entries": self.entries,
            "line": self.line[:],
            "undone": self.undone[:],
            "learned": self.learned[:],
            "versions": self.versions[:],
            "noticed": self.noticed[:],
            "state": self.table.state(),
        }


def read_snapshot(game: Game, setup: Setup, record: Record, data: object, base: Table) -> Snapshot:
    """The snapshot that plain data hold, if it is one of this record, which begins with the table `base`."""
    if not isinstance(data, dict):
        raise _bad("entries")
    entries = data.get("entries")
    if type(entries) is not int or not 0 <= entries <= len(record.entries):
        raise _bad("entries")
    line, undone = _in_force(record.entries[:entries])
    if _numbers(data, "line") != line:
        raise _bad("line")
    if _numbers(data, "undone") != undone:
        raise _bad("undone")
    learned = _numbers(data, "learned")
    if len(learned) != len(line):
        raise _bad("learned")
    table = _table(game, setup, data.get("state"))
    drawn = base.draws[:]
    for number in line:
        for stream, _, _ in record.entries[number].draws:
            if stream not in game.streams:
                raise _bad("state")
            drawn[game.streams.index(stream)] += 1
    # A table that has drawn more or less often than the choices in force is that of another match.
    if table.draws != drawn or (
        base.decision is None and bool(line) != (table.decision is not None or table.outcome is not None)
    ):
        raise _bad("state")
    versions = _numbers(data, "versions")
    if len(versions) != table.seats + 1 or min(versions) < 0:
        raise _bad("versions")
    noticed = _numbers(data, "noticed")
    if len(noticed) != len(versions) or min(noticed) < -1 or max(noticed) >= entries:
        raise _bad("noticed")
    return Snapshot(entries, line, undone, learned, versions, noticed, table)


def _bad(field: str) -> BadRecord:
    return BadRecord("error-record-snapshot", field=field)


def _numbers(data: dict[str, object], field: str) -> list[int]:
    found = data.get(field)
    if not isinstance(found, list):
        raise _bad(field)
    numbers: list[int] = []
    for number in found:
        if type(number) is not int:
            raise _bad(field)
        numbers.append(number)
    return numbers


def _in_force(entries: list[Entry]) -> tuple[list[int], list[int]]:
    """Which entries are in force after these, and which have been taken back, as far as their kinds tell it."""
    line: list[int] = []
    undone: list[int] = []
    for number, entry in enumerate(entries):
        step_line(line, undone, number, entry)
    return line, undone


def _table(game: Game, setup: Setup, state: object) -> Table:
    """The table of a snapshot. If a game fails on damaged data, the snapshot does not fit."""
    if not isinstance(state, dict):
        raise _bad("state")
    try:
        table = game.restore(setup, state)
        same = table.state() == state
    except (
        DuskboxError,
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
        AssertionError,
        OverflowError,
        RecursionError,
    ) as error:
        raise _bad("state") from error
    if not same:
        raise _bad("state")
    return table
