"""A room: one match as this worker serves it, with those who watch.

The record in the database is the match; what is here is a copy that may be behind. Whoever appends an entry must have seen all before it,
and who comes second reads what the first one wrote.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec

from duskbox.core import registry
from duskbox.core.errors import BadRecord, DuskboxError, IllegalChoice, Stuck
from duskbox.core.match import Match
from duskbox.core.records import Entry, Record, read
from duskbox.server import daily, driving, frames, freezing, metrics, talk, telling
from duskbox.server.bus import Note
from duskbox.server.headers import header_of, sides_of
from duskbox.server.history import History
from duskbox.server.house import House, engine_of
from duskbox.server.messages import ClockShown, Refusal
from duskbox.server.refusing import Refuse, refuse, refused, stale
from duskbox.server.rows import (
    ASIDE,
    FROZEN,
    LOBBY,
    OVER,
    PLAYING,
    PRIVATE,
    REPLAY,
    EntryRow,
    MatchRow,
    SeatRow,
    UndoRequest,
)
from duskbox.server.timing import Clocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskbox.core.decisions import Decision
    from duskbox.server.connection import Connection
    from duskbox.server.telling import Watcher

_log = logging.getLogger("duskbox.room")

#: How often an entry is tried when other workers keep taking its place.
_TRIES = 5
#: A record of so many entries takes long enough to follow that it is done beside the loop.
_LONG = 200

P = ParamSpec("P")
T = TypeVar("T")


class Room:
    """One match and its watchers. Whatever reads or changes the match holds the lock."""

    def __init__(self, house: House, row: MatchRow, sitting: list[SeatRow]) -> None:
        self.house = house
        self.row = row
        self.sitting = sitting
        self.sides = sides_of(header_of(row), row.seats)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        #: All sockets at the door, also those that have not said hello: the room must still be the one they came to when they do.
        self.guests: set[Connection] = set()
        self.touched = time.monotonic()
        #: A note of another worker has said that there is more than we know.
        self.behind = False
        self._match: Match | None = None
        self._history: History | None = None
        #: The match put to rest: its snapshot, packed.
        self._resting: bytes | None = None
        self._snapshot_at = 0
        self.clocks = Clocks(row)
        self.talk = talk.Talk()
        #: What was found decided when the database was asked last whether a note was lost.
        self.decided: object = None
        #: Seats that are connected to some worker, as far as we know, and whether bots are at work here.
        self.here: set[int] = set()
        self.bots_at_work = False
        #: What this worker has stored as due with the last entry; None if another may have stored something since.
        self._claim: float | None = None
        #: Counts up whenever what is decided about the match has changed here.
        self._changed = 0

    # Opening and resting

    @property
    def is_visited(self) -> bool:
        """Whether somebody is here or at the door."""
        return bool(self.watchers or self.guests)

    def seen_from(self) -> str:
        """The address that somebody looks at the table from, one of several; nothing if nobody does."""
        return min((watcher.address for watcher in self.watchers), default="")

    @property
    def is_awake(self) -> bool:
        """Whether the match is in memory, ready to be played."""
        return self._match is not None

    @property
    def known(self) -> int:
        """How many entries this worker has seen."""
        if self._match is not None:
            return len(self._match.record.entries)
        return self._snapshot_at if self._resting is not None else 0

    @property
    def history(self) -> History:
        """Who noticed what, as long as the match is in memory; it is kept while the match rests."""
        assert self._history is not None
        return self._history

    async def match(self) -> Match:
        """The match as it is stored, as far as this worker has heard. Hold the lock."""
        self.touched = time.monotonic()
        if self._match is None:
            begun = time.perf_counter()
            await self._open()
            metrics.OPENINGS.observe(time.perf_counter() - begun)
        elif self.behind:
            await self._catch_up()
        assert self._match is not None
        return self._match

    async def _open(self) -> None:
        name = self.row.id
        rows = await self.house.ask(self.house.store.entries, name)
        record = await self._beside(len(rows), _read, self.row, rows)
        engine = engine_of(registry.find(self.row.game), record.header.content)
        packed = self._resting or await self.house.ask(self.house.store.snapshot, name, engine)
        match, self._snapshot_at = await self._beside(len(rows), _brought_back, name, record, packed)
        self._resting = None
        self.behind = False
        self._claim = None
        self._match = match
        if self._history is None or not self._history.goes_on(match):
            self._history = History(match)
        self.clocks = Clocks(self.row)
        for row, entry in zip(rows, record.entries, strict=True):
            self.clocks.count(entry, row)
        telling.tell_missed(self, match)

    async def _beside(self, entries: int, do: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """Do something with a record: a long one beside the loop, where it keeps no other table waiting."""
        if entries < _LONG:
            return do(*given, **named)
        return await self.house.work(do, *given, **named)

    async def _catch_up(self) -> None:
        """Follow what others have stored since."""
        match = self._match
        assert match is not None
        self.behind = False
        known = len(match.record.entries)
        rows = await self.house.ask(self.house.store.entries, self.row.id, known)
        for row in rows:
            entry = entry_of(row.line)
            match.record.entries.append(entry)
            try:
                match.follow(row.n, entry)
            except Exception:
                # What is here is in disorder: read it all again when it is needed.
                self._match = None
                raise
            match.close()
            self.clocks.count(entry, row)
            self.history.add(match)
            telling.tell(self, match, ours=False)
        if rows:
            self._claim = None
            if self.row.state != _state_of(match):
                await self.reread()

    async def rest(self) -> None:
        """Pack the match up until somebody needs it again."""
        async with self.lock:
            if self._match is None:
                return
            match, self._match = self._match, None
            self._resting = await self._save_snapshot(match)

    async def _save_snapshot(self, match: Match) -> bytes:
        n = len(match.record.entries)
        packed = zlib.compress(msgspec.json.encode(match.snapshot()), 1)
        if n > self._snapshot_at:
            self._snapshot_at = n
            engine = engine_of(match.game, match.record.header.content)
            await self.house.ask(self.house.store.save_snapshot, self.row.id, n, engine, packed)
        return packed

    async def reread(self) -> None:
        """Read again what is decided about the match, who sits where, and who is connected."""
        for _ in range(_TRIES):
            changed = self._changed
            found = await self.house.ask(self.house.store.match, self.row.id)
            if changed == self._changed:
                # Otherwise what was read may be older than what is known here by now.
                break
        if found is not None:
            self._changed += 1
            before, (self.row, self.sitting) = self.sitting, found
            for old, new in zip(before, self.sitting, strict=True):
                if old.secret and old.secret != new.secret:
                    # Somebody else has the seat now, or nobody; the note that said so may be lost.
                    telling.drop(self, new.seat)
        self.here = await self.house.ask(self.house.store.present, self.row.id, time.time())

    async def seats_changed(self) -> None:
        """Somebody came, left, or changed what is decided about the table: read it again, and tell all, here and at other workers."""
        await self.reread()
        telling.tell_seats(self)
        await self.house.bus.tell(Note(self.row.id, "seats", self.house.worker))

    async def hear(self, note: Note) -> None:
        """Another worker has changed something."""
        if note.kind == "entry":
            self.behind = True
            if self.watchers:
                async with self.lock:
                    await self.match()
        elif note.kind == "seats":
            await self.reread()
            telling.tell_seats(self)
            await self.see_to_bots()
        elif note.kind == "request":
            await self.reread()
            telling.tell_request(self)
        elif note.kind == "drop":
            telling.drop(self, note.seat)
        elif note.kind == "chat":
            await talk.hear(self, note.n)

    async def look_again(self) -> None:
        """Another worker has decided something, and the note that said so may be lost: tell what is new."""
        seats, request = telling.seats_told(self), self.row.request
        await self.reread()
        if telling.seats_told(self) != seats:
            telling.tell_seats(self)
        if self.row.request != request:
            telling.tell_request(self)

    async def see_to_bots(self) -> None:
        """A bot may have sat down at one worker while another, which did not know, stored the entry that asks it: have somebody look after it."""
        if self.row.state != PLAYING or self.row.due is not None or not self.is_awake:
            return
        async with self.lock:
            decision = (await self.match()).decision
            if decision is not None and self.sitting[decision.seat].played_by and not self.bots_at_work:
                await self.reread()
                if self.row.due is None:
                    # Whoever is quickest takes it up when it is due; to begin at once would be to think twice where it was begun elsewhere.
                    await self.renew_due(await self.match())

    # Playing

    async def choose(self, seat: int, version: int, key: str, asker: Watcher | None = None, number: int = 0) -> None:
        """Carry out a choice that a seat made when it saw `version`. When this returns it is stored and told."""
        async with self.lock:
            self.heed(asker, seat, number)
            await self.commit(seat, version, lambda match: self.attempt(match, seat, key), "person", key=key)

    def heed(self, asker: Watcher | None, seat: int, number: int = 0) -> None:
        """Somebody who waited for the lock has it: what comes next answers the message, unless the seat is gone. Nobody asks for a clock or a bot."""
        if asker is None:
            return
        if asker not in self.watchers:
            # The seat was taken away while this one waited.
            raise refuse("error-not-your-seat", seat=seat + 1)
        # Only now: what others do while this one waits is no answer to it.
        asker.answering = number

    def attempt(self, match: Match, seat: int, key: str) -> None:
        """Choose, or say why not: with the rule, if the seat is the one that is asked."""
        decision = match.decision
        if decision is None:
            raise refuse("error-game-over", key=key)
        if decision.seat != seat and all(aside.key != key for aside in match.table.asides(seat)):
            # Nothing is said of what is asked of whom: it may be a secret.
            match.game.option(key)
            raise refuse("error-not-asked-of-you", key=key)
        try:
            match.choose(key, seat)
        except IllegalChoice as error:
            reason = match.why_not(key) if decision.seat == seat else None
            raise refused(error) if reason is None else Refuse(frames.refusal(reason)) from error

    async def commit(
        self,
        seat: int,
        version: int | None,
        change: Callable[[Match], None],
        by: str = "person",
        states: tuple[str, ...] = (PLAYING,),
        key: str = "",
        changes: dict[str, Any] | None = None,
    ) -> None:
        """Let `change` append one entry to the match, store it, and tell everybody. Hold the lock."""
        if self.row.state not in states:
            # The note that told of the change may be lost.
            await self.reread()
        self.must_be(*states)
        if self.row.paused_at is not None:
            raise refuse("error-match-paused")
        for _ in range(_TRIES):
            match = await self.match()
            if version is not None and version != match.versions[seat]:
                metrics.REFUSALS.labels("stale").inc()
                raise stale(version)
            before, known = match.decision, len(match.record.entries)
            try:
                change(match)
            except Refuse:
                metrics.REFUSALS.labels("rules").inc()
                raise
            except Exception as error:
                if isinstance(error, DuskboxError) and not isinstance(error, Stuck):
                    metrics.REFUSALS.labels("rules").inc()
                    raise refused(error) from error
                # What broke may have left the match in disorder: read it again when it is needed.
                del match.record.entries[known:]
                self._match = None
                await freezing.freeze(self, match, seat, key, error)
                raise refuse("error-match-frozen") from error
            wished = self.row.request is not None
            if await self._store(match, before, changes or {}):
                metrics.chosen(match.game.name, by).inc()
                telling.tell(self, match)
                await self.house.bus.tell(Note(self.row.id, "entry", self.house.worker, n=len(match.record.entries)))
                if wished:
                    # A wish to take back lapses with the next entry, or is settled by it.
                    telling.tell_request(self)
                    await self.house.bus.tell(Note(self.row.id, "request", self.house.worker))
                await self._after(match)
                return
            metrics.RACES.inc()
            # Another worker filled this place first: drop what we thought, read what it wrote.
            self._match = None
            self._resting = None
            await self.reread()
            self.must_be(*states)
        raise Refuse(Refusal("error-too-busy"), stale=True)

    async def _store(self, match: Match, before: Decision | None, more: dict[str, Any]) -> bool:
        """Append the last entry; it answers the question unless it was an aside. `more` changes with it in the match's row."""
        now = time.time()
        answered = before is not match.decision
        spent = self.waited() if answered else ASIDE
        if answered and before is not None and before.private:
            spent = PRIVATE - spent
        n = len(match.record.entries) - 1
        entry = match.record.entries[n]
        row = EntryRow(self.row.id, n, entry.line(n), now, spent)
        changes = {**self._changes(match, answered, now), **more}
        try:
            stored = await self.house.journal.append(row, changes)
        except BaseException:
            # Whether it was stored is not known: what is here may be ahead of the truth.
            self._match = None
            raise
        if stored:
            self.clocks.count(entry, row)
            self.history.add(match)
            for name, value in changes.items():
                setattr(self.row, name, value)
            self._claim = changes.get("due", self._claim)
            self._changed += 1
        return stored

    def _changes(self, match: Match, answered: bool, now: float) -> dict[str, Any]:
        """Columns of the match that change with its new last entry."""
        changes: dict[str, Any] = {}
        outcome = match.outcome
        state = PLAYING if outcome is None else OVER
        if self.row.state != LOBBY and state != self.row.state:
            changes["state"] = state
            changes["ended_at"] = None if outcome is None else now
            changes["outcome"] = "" if outcome is None else outcome.name
        if self.row.request is not None:
            changes["request"] = None
        due = self._due(match, now if answered else self.asked_at, now)
        if due is None:
            if self.row.due is not None:
                changes["due"] = None
        elif self._claim is None or not due - 1.0 <= self._claim <= due:
            # A bot that chooses quickly need not renew its claim each time.
            changes["due"] = due
        return changes

    def _due(self, match: Match, asked_at: float, now: float) -> float | None:
        decision = match.decision
        if decision is None or self.row.paused_at is not None:
            return None
        seat = self.sitting[decision.seat]
        terms = self.row.terms
        if terms.clock == "none" and not terms.away and not seat.played_by:
            return None
        present = seat.seat in self.here or any(watcher.seat == seat.seat for watcher in self.watchers)
        gone_since = now if present else seat.left_at or asked_at
        return self.clocks.due(terms, match, seat.played_by, asked_at, gone_since, now)

    async def _after(self, match: Match) -> None:
        """What follows an entry: a snapshot now and then, bots, calls to those whose turn it is."""
        if len(match.record.entries) - self._snapshot_at >= self.house.config.snapshot_every:
            await self._save_snapshot(match)
            match.rest()
        if self.row.state == OVER and self.row.day is not None:
            await daily.keep_result(self, match)
        driving.drive(self, match)

    async def renew_due(self, match: Match) -> None:
        """Note when somebody has to look at the match again."""
        self._claim = None
        for _ in range(_TRIES):
            # At a frozen table nothing is due, although its question is open.
            due = None if self.row.state == FROZEN else self._due(match, self.asked_at, time.time())
            if due == self.row.due:
                return
            if await self.house.ask(self.house.store.change, self.row.id, {"due": self.row.due}, due=due):
                self.row.due = due
                self._changed += 1
                return
            # Another worker has stored an entry meanwhile, and what is due with it: what we know is old.
            await self.reread()
            self.behind = True
            match = await self.match()

    async def go_on(self) -> None:
        """Something about the table has changed: see to whoever is asked now."""
        if self.row.state == PLAYING:
            async with self.lock:
                # What another worker has stored may be why.
                self.behind = self.behind or self.house.bus.may_lose
                match = await self.match()
                await self.renew_due(match)
                driving.drive(self, match)

    async def set_request(self, wish: UndoRequest | None) -> bool:
        """Keep a wish to take back, or drop it, and tell everybody; False if another worker has changed it, which is read then."""
        known = {"request": self.row.request}
        if not await self.house.ask(self.house.store.change, self.row.id, known, request=wish):
            await self.reread()
            return False
        self.row.request = wish
        self._changed += 1
        telling.tell_request(self)
        await self.house.bus.tell(Note(self.row.id, "request", self.house.worker))
        return True

    def clock(self, match: Match, seat: int) -> ClockShown | None:
        """The clocks as a seat sees them; most tables have none."""
        terms = self.row.terms
        return None if terms.clock == "none" else self.clocks.shown(terms, match, seat, self.waited())

    def waited(self) -> float:
        """How many seconds the present question has been open, without pauses."""
        return max(0.0, (self.row.paused_at or time.time()) - self.asked_at)

    @property
    def asked_at(self) -> float:
        """Since when the present question is open; later by as long as the table was paused meanwhile."""
        return max(self.clocks.asked_at, self.row.resumed_at or 0.0)

    def must_be(self, *states: str) -> None:
        """Refuse unless the match is in one of these states."""
        if self.row.state not in states:
            known = {LOBBY: "error-match-lobby", OVER: "error-match-over", FROZEN: "error-match-frozen"}
            name = known.get(
                self.row.state, "error-match-replay" if self.row.state == REPLAY else "error-match-started"
            )
            raise refuse(name)


def _read(row: MatchRow, rows: list[EntryRow]) -> Record:
    """The record of a match from what is stored of it."""
    last = f'{{"end":{len(rows)},"seed":"{row.seed}"}}'
    record = read("\n".join([row.header, *(each.line for each in rows), last]), check_sum=False)
    record.closed = False
    return record


def _brought_back(name: str, record: Record, packed: bytes | None) -> tuple[Match, int]:
    """The match of a record, from its snapshot if there is one that fits, and how many entries that had."""
    if packed is not None:
        try:
            held = msgspec.json.decode(zlib.decompress(packed))
            return Match.resume(record, held), held["entries"]
        except (BadRecord, msgspec.DecodeError, zlib.error) as error:
            _log.warning("snapshot refused", extra={"match": name, "reason": str(error)})
    return Match.load(record), 0


def _state_of(match: Match) -> str:
    """What a match is by its record alone."""
    if match.outcome is not None:
        return OVER
    return LOBBY if match.decision is None else PLAYING


def entry_of(line: str) -> Entry:
    """An entry from its stored line; the journal wrote it, so it is only taken apart."""
    data = msgspec.json.decode(line)
    return Entry(
        data["do"],
        data["seat"],
        data.get("key", ""),
        data.get("to", 0),
        tuple((stream, n, answer) for stream, n, answer in data.get("draws", ())),
        data.get("learned", False),
        tuple(data.get("agreed", ())),
    )
