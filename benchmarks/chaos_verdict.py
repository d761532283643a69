"""What must be true after the kill test, read straight from the database: nothing acknowledged is lost, nothing is
there twice, every record verifies.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from sqlalchemy import Engine, select

from benchmarks.chaos_players import ACKNOWLEDGED, UNKNOWN, Sent
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import CHOOSE, Entry, Record
from duskbox.server.matches.stored_record import read_kept, record_text
from duskbox.server.storage.rows import BOT, FROZEN, LOBBY, OVER, PLAYING, MatchRow, SeatRow
from duskbox.server.storage.store import Store
from duskbox.server.storage.tables import matches

#: What each seat of a match has sent; seats that no one of ours played are not in it.
Sends = dict[int, list[Sent]]
_Fault = Callable[[str], None]


@dataclass
class Findings:
    """What was found in one match, or in all of them."""

    entries: int = 0
    finished: int = 0
    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    unknown_stored: int = 0
    unknown_not_stored: int = 0
    frozen: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        """Count another match in."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass
class _Case:
    row: MatchRow
    sitting: list[SeatRow]
    numbers: list[int]
    lines: list[str]
    sends: Sends


def judge(engine: Engine, sends: dict[str, Sends]) -> tuple[int, Findings]:
    """Look at every match of the database: how many there are, and what was found."""
    store = Store(engine)
    with engine.connect() as connection:
        names = list(connection.execute(select(matches.c.id).order_by(matches.c.created_at)).scalars())
    total = Findings()
    for name in sends.keys() - set(names):
        total.lost += 1
        total.faults.append(f"{name}: the match itself is gone")
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for findings in pool.map(_judge, _cases(store, names, sends), chunksize=4):
            total.add(findings)
    return len(names), total


def _cases(store: Store, names: Iterable[str], sends: dict[str, Sends]) -> Iterable[_Case]:
    for name in names:
        found = store.match(name)
        assert found is not None
        rows = store.entries(name)
        yield _Case(*found, [row.n for row in rows], [row.line for row in rows], sends.get(name, {}))


def _judge(case: _Case) -> Findings:
    findings = Findings(entries=len(case.lines))
    row = case.row

    def fault(what: str) -> None:
        findings.faults.append(f"{row.id} ({row.game}, {row.state}): {what}")

    if case.numbers != list(range(len(case.numbers))):
        fault(f"entries are not numbered without a gap: {case.numbers}")
        return findings
    try:
        record = read_kept(record_text([row.header, *case.lines], row.seed))
        made = _replay(case, record, findings, fault)
    except DuskboxError as error:
        fault(f"the record does not verify: {error.message} {error.facts}")
        return findings
    for seat, sent in case.sends.items():
        _compare(sent, seat, {version: entry for (who, version), entry in made.items() if who == seat}, findings, fault)
    return findings


def _replay(case: _Case, record: Record, findings: Findings, fault: _Fault) -> dict[tuple[int, int], Entry]:
    """Replay and verify the record; the entry that raised each seat's version, by the version it had before."""
    row = case.row
    match = unplayed_match(record)
    raised: dict[tuple[int, int], Entry] = {}
    for number, entry in enumerate(record.entries):
        before = match.course.versions.numbers[:]
        match.course.follow(number, entry)
        for seat in case.sends:
            if match.course.versions[seat] > before[seat]:
                raised[seat, before[seat]] = entry
    match.course.note_outcome()
    match.verify()
    decision = match.decision
    state = OVER if match.outcome is not None else LOBBY if decision is None else PLAYING
    if row.state == FROZEN:
        findings.frozen += 1
        fault(f"frozen: {row.frozen}")
    elif row.state != state:
        fault(f"the record says {state}")
    if row.state == PLAYING and decision is not None and case.sitting[decision.seat].kind == BOT and row.due is None:
        fault("a bot is asked, and no one is to look after it")
    findings.finished += state == OVER
    return raised


def _compare(sent: list[Sent], seat: int, raised: dict[int, Entry], findings: Findings, fault: _Fault) -> None:
    """Whether what a seat sent, and what it was told, is what the record holds."""
    mine = {version: entry.key for version, entry in raised.items() if entry.do == CHOOSE and entry.seat == seat}
    told: set[int] = set()
    for one in sent:
        if one.answer == ACKNOWLEDGED:
            findings.acknowledged += 1
            if mine.get(one.version) != one.key or one.told != one.version + 1:
                findings.lost += 1
                fault(f"seat {seat} was acknowledged {one}, but the record has {raised.get(one.told - 1)}")
            if one.told in told:
                findings.duplicated += 1
                fault(f"seat {seat} was acknowledged twice for version {one.told}")
            told.add(one.told)
    stored = 0
    for version, key in mine.items():
        # A client that sends the same again after a break has sent it twice; only one of the two can have been stored.
        answers = {one.answer for one in sent if (one.version, one.key) == (version, key)}
        if ACKNOWLEDGED in answers:
            continue
        if UNKNOWN in answers:
            stored += 1
        else:
            findings.duplicated += 1
            fault(f"seat {seat} never sent {key} for version {version}, or it was refused ({answers or 'not sent'})")
    findings.unknown_stored += stored
    findings.unknown_not_stored += sum(one.answer == UNKNOWN for one in sent) - stored
