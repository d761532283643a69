"""What a worker process does with records: it checks, follows, shows and analyses them."""

from __future__ import annotations

import logging
import time
import zlib
from functools import lru_cache
from typing import Any

import msgspec

from duskbox.agents.analysis import SAMPLES, Analysis, Measure, Station, Swing, matters, measure, stations, summed
from duskbox.core.chance import Fast
from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import resume_match, unplayed_match
from duskbox.core.matches.records import CHOOSE, LONGEST, SALT, START, Record, read
from duskbox.core.matches.share import decode, encode
from duskbox.server.http.bodies import AccountPoint, AccountSwing, AnalysisShown, Log, LogMoment, Replay, ReplayMoment
from duskbox.server.jobs.messages import (
    Analyse,
    Analysed,
    Bring,
    Brought,
    Following,
    LogPage,
    ReplayPage,
    Resume,
    ShareCode,
    TakenBack,
    TellStory,
    Verify,
)
from duskbox.server.jobs.thinking import seed_at
from duskbox.server.matches import seat_view
from duskbox.server.matches.record_headers import brief
from duskbox.server.matches.stored_record import read_kept
from duskbox.server.matches.story import story_of
from duskbox.server.refusals import refused

_log = logging.getLogger("duskbox.jobs")


def done(job: Following) -> Any:
    """Carry out a job."""
    if isinstance(job, Bring):
        return _brought(job)
    if isinstance(job, Analyse):
        return _analysed(job)
    record = read_kept(job.record)
    if isinstance(job, Resume):
        return resumed(record, job.snapshot)
    if isinstance(job, ReplayPage):
        return _replay(record, job)
    if isinstance(job, LogPage):
        hows = {n: (why, seat, private) for n, why, seat, private in job.hows}
        told, more = seat_view.since(record, job.seat, job.after, job.before, job.count, hows)
        return Log([LogMoment(**msgspec.structs.asdict(each)) for each in told], more)
    if isinstance(job, Verify):
        return _verified(record)
    if isinstance(job, TellStory):
        return story_of(record)
    if isinstance(job, ShareCode):
        try:
            return encode(Match.load(record))
        except DuskboxError as error:
            raise refused(error) from error
    assert isinstance(job, TakenBack)
    match = Match.load(record)
    match.course.rewind(job.moves)
    return match.table.state()


def resumed(record: Record, packed: bytes | None) -> bytes:
    """The packed snapshot of a record's end."""
    match = None
    if packed is not None:
        try:
            match = resume_match(record, msgspec.json.decode(zlib.decompress(packed)))
        except (BadRecord, msgspec.DecodeError, zlib.error) as error:
            _log.warning("snapshot refused", extra={"reason": str(error)})
    return pack_snapshot(match or Match.load(record))


def pack_snapshot(match: Match) -> bytes:
    """The snapshot of a match as it is kept."""
    return zlib.compress(msgspec.json.encode(match.course.snapshot()), 1)


def _brought(job: Bring) -> Brought:
    if job.position:
        match = Match.from_position(job.position)
    elif job.share:
        match = decode(job.share)
    else:
        record = read(job.record)
        if len(record.entries) > LONGEST:
            raise BadRecord("error-record-long", most=LONGEST)
        match = Match.load(record)
    if not job.position and (match.record.header.chance != "fair" or not job.go_on):
        match.verify()
    record = match.record
    seats = match.table.seats
    return Brought(
        match.game.name,
        record.header.line(),
        [entry.line(number) for number, entry in enumerate(record.entries)],
        record.seed,
        seats,
        brief(record.header, seats),
        record.outcome,
        any(entry.do == START for entry in record.entries),
        record.header.chance,
    )


def _verified(record: Record) -> bool:
    try:
        unplayed_match(record).verify()
    except BadRecord:
        return False
    return True


def _replay(record: Record, job: ReplayPage) -> Replay:
    replayed = unplayed_match(record)
    seat = job.seat
    moments: list[ReplayMoment] = []
    line: list[int] = []
    for number, entry in enumerate(record.entries[: job.start + job.count]):
        before = replayed.table
        replayed.course.follow(number, entry)
        back_to = seat_view.stepped(line, entry, replayed.course.versions[seat])
        if number < job.start:
            continue
        option = replayed.game.option(entry.key) if entry.do == CHOOSE else None
        if option is not None and entry.seat != seat and not replayed.game.texts.told_to_all(before, option):
            option = None
        moments.append(
            ReplayMoment(
                number=number,
                do=entry.do,
                seat=entry.seat,
                key="" if option is None else entry.key,
                say="" if option is None else f"option-{option.verb}",
                facts={} if option is None else seat_view.plain_facts(replayed.game.texts.option_facts(before, option)),
                version=replayed.course.versions[seat],
                events=seat_view.events(replayed, seat),
                table=seat_view.shown(replayed, seat, True) if job.views and entry.do != SALT else None,
                back_to=back_to,
            )
        )
    return Replay(len(record.entries), job.start, moments)


# Analysis


@lru_cache(maxsize=2)
def _stations(text: str, seat: int) -> tuple[Match, list[Station]]:
    """A match and what of it has to be measured. An analysis is made in several jobs, usually by one process."""
    match = Match.load(read_kept(text))
    return match, [station for station in stations(match) if matters(station, seat)]


def _analysed(job: Analyse) -> Analysed:
    match, found = _stations(job.record, job.seat)
    fresh: list[Measure] = []
    end = time.process_time() + job.seconds
    for station in found[len(job.measured) :]:
        fresh.append(_measured(match, station, job.seat, job.luck))
        if time.process_time() >= end:
            break
    measures = [*job.measured, *fresh]
    if len(measures) < len(found):
        return Analysed(fresh, len(found))
    analysis = summed(match, job.seat, found, measures)
    shown = _shown(match, analysis, {one.entry: one for one in found})
    return Analysed(fresh, len(found), msgspec.Raw(msgspec.json.encode(shown)))


def _measured(match: Match, station: Station, seat: int, luck: str) -> Measure:
    seed = seed_at(luck, station.entry, seat)
    # Measured at a table that the seat may be at, from what it knew.
    table = match.game.sample(station.table, seat, Fast(seed, len(match.game.streams)))
    return measure(
        match.game, Station(station.entry, station.seat, station.key, station.drew, table), seat, SAMPLES, seed
    )


def _shown(match: Match, found: Analysis, places: dict[int, Station]) -> AnalysisShown:
    def said(key: str, swing: Swing) -> tuple[str, dict[str, object]]:
        option = match.game.option(key)
        facts = seat_view.plain_facts(match.game.texts.option_facts(places[swing.entry].table, option))
        return f"option-{option.verb}", dict(facts)

    def swing(each: Swing) -> AccountSwing:
        hidden = each.seat != found.seat
        return AccountSwing(
            entry=each.entry,
            seat=each.seat,
            option=None if hidden else said(each.key, each),
            other=said(each.other, each) if each.other else None,
            before=each.before,
            after=each.after,
            ahead=each.ahead,
            doubt=each.doubt,
        )

    return AnalysisShown(
        found.seat,
        len(places),
        len(places),
        won=found.won,
        curve=[AccountPoint(*point) for point in found.curve],
        skill=found.skill,
        luck=found.luck,
        rivals=found.rivals,
        decisions=[swing(each) for each in found.decisions],
        draws=[swing(each) for each in found.draws],
        ready=True,
    )
