"""A room: one match as this worker serves it, with those who watch.

The record in the database is the match; what is here is a copy that may be behind. A worker that appends an entry must
have seen all before it, and one that comes second reads what the first one wrote.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec

from duskbox.core import registry
from duskbox.core.errors import DuskboxError, IllegalChoice, Stuck
from duskbox.core.matches.match import Match
from duskbox.core.matches.records import Entry, Record
from duskbox.server import clock
from duskbox.server.bus import Note
from duskbox.server.jobs.messages import Resume
from duskbox.server.jobs.records import pack_snapshot
from duskbox.server.jobs.turns import UNWATCHED, WATCHED, Claim
from duskbox.server.matches import daily, driving, freezing, presence, seat_view, stored_record
from duskbox.server.matches.clocks import Clocks
from duskbox.server.matches.history import History
from duskbox.server.matches.record_headers import brief_of
from duskbox.server.operation import metrics
from duskbox.server.refusals import Refuse, refuse, refused, stale
from duskbox.server.services import Services, engine_of
from duskbox.server.socket import chat, updates
from duskbox.server.socket.messages import ClockShown, Refusal
from duskbox.server.storage.rows import (
    BOT,
    FROZEN,
    LOBBY,
    OVER,
    PLAYING,
    REPLAY,
    SPECTATOR,
    TAKEN,
    EntryRow,
    MatchRow,
    Progress,
    Question,
    SeatRow,
    UndoRequest,
)
from duskbox.server.storage.store import encoded

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskbox.core.decisions import Decision
    from duskbox.server.socket.connection import Connection
    from duskbox.server.socket.updates import Watcher

#: How often an entry is tried when other workers keep taking its place.
_TRIES = 5
#: Seconds after which any bot would have chosen: the longest that one may think, and as much again for its turn.
SLOWEST_BOT = 120.0
#: Records of more entries than this beyond their snapshot are followed by a worker process.
_LONG = 50
#: Records of more entries than this, or with longer headers than this, are read in a thread.
_LONG_TEXT = 200
_LONG_HEADER = 20_000

P = ParamSpec("P")
T = TypeVar("T")


class Room:
    """One match and its watchers. Hold the lock to read or change the match."""

    def __init__(self, services: Services, row: MatchRow, sitting: list[SeatRow]) -> None:
        self.services = services
        self.row = row
        self.sitting = sitting
        self.sides = brief_of(row).sides
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        #: All sockets, also those that have not said hello yet: the room has to stay open for them.
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        #: A note of another worker has said that there is more than we know.
        self.behind = False
        self._match: Match | None = None
        self._history: History | None = None
        #: The match put to rest: its snapshot, packed.
        self._resting: bytes | None = None
        self._snapshot_at = 0
        self.clocks = Clocks(row)
        self.chat = chat.ChatProgress()
        #: The entry that each seat has already asked to undo: others are not asked about it twice.
        self.undo_asked: dict[int, int] = {}
        #: What was found decided when the database was asked last whether a note was lost.
        self.decided: object = None
        #: Seats that are connected to some worker, as far as we know, and whether bots are at work here.
        self.here: set[int] = set()
        self.bots_at_work = False
        #: What this worker has stored as due with the last entry; None if another may have stored something since.
        self._claim: float | None = None
        #: Who has chosen in the place of whom: by entry the reason, the seat, and whether it was asked in private.
        self.hows: dict[int, tuple[str, int, bool]] = {}
        #: The acting host that was told last.
        self.told_host: int | None = None
        #: How many spectators other workers have, and how many there were in all when that was told last.
        self.watching_elsewhere = 0
        self.told_watching = 0
        #: Counts up whenever what is decided about the match has changed here.
        self._changed = 0

    # Opening and resting

    @property
    def is_visited(self) -> bool:
        """Whether there is a socket."""
        return bool(self.watchers or self.connections)

    def _note_how(self, row: EntryRow, entry: Entry) -> None:
        if row.how:
            self.hows[row.n] = (row.how, entry.seat, row.question == "private")

    def hows_listed(self) -> list[tuple[int, str, int, bool]]:
        """Who has chosen in the place of whom, as jobs are told it."""
        return [(n, *how) for n, how in self.hows.items()]

    async def change(self, known: dict[str, Any], **values: Any) -> bool:
        """Change what is decided about the match, if it still is as known, and tell all; whether that was so."""
        done = await self.services.ask(self.services.store.change, self.row.id, known, **values)
        await self.seats_changed()
        return done

    def is_here(self, seat: int) -> bool:
        """Whether a seat has a connection, at this worker or, as far as we know, at another."""
        return seat in self.here or any(watcher.seat == seat for watcher in self.watchers)

    @property
    def watching(self) -> int:
        """How many spectators there are, here and at other workers."""
        return self.watching_here + self.watching_elsewhere

    @property
    def watching_here(self) -> int:
        """How many of them are connected to this worker."""
        return sum(watcher.seat == SPECTATOR for watcher in self.watchers)

    def seen_from(self) -> str:
        """The address of one of the watchers, empty if there is none: of a player if one is there, or a stranger who
        watches could have the table wait for what the stranger has spent.
        """
        players = [watcher.address for watcher in self.watchers if watcher.seat != SPECTATOR or watcher.host]
        return min(players or [watcher.address for watcher in self.watchers], default="")

    def claim(self) -> Claim:
        """How urgent it is that a bot chooses here, and for which address it does: one that someone watches from, or
        the one that opened the match.
        """
        watched = self.seen_from()
        return Claim(WATCHED, watched) if watched else Claim(UNWATCHED, self.row.opener or "")

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

    def back_to(self, seat: int, choices: int) -> int | None:
        """The version of a seat at which this number of choices had been made; None if this worker cannot say."""
        if self._match is None or self._history is None:
            return None
        return self._history.version_at(self._match, seat, choices)

    async def match(self) -> Match:
        """The match as it is stored, as far as this worker has heard. Hold the lock."""
        self.touched = time.monotonic()
        if self._match is None:
            if self.row.frozen is not None and not self.row.frozen.opens:
                raise refuse("error-match-frozen")
            begun = time.perf_counter()
            await self._open()
            metrics.OPENINGS.observe(time.perf_counter() - begun)
        elif self.behind:
            await self._catch_up()
        assert self._match is not None
        return self._match

    async def _open(self) -> None:
        name = self.row.id
        rows = await self.services.ask(self.services.store.entries, name)
        record = await self._in_thread_if_long(len(rows), stored_record.record_of, self.row, rows)
        packed = await self._snapshot(record.header.content, rows)
        match, self._snapshot_at = await self._in_thread_if_long(len(rows), self._brought_back, record, packed)
        self.take_up(match)
        for row, entry in zip(rows, record.entries, strict=True):
            self.clocks.count(entry, row)
            self._note_how(row, entry)
        await updates.tell_missed(self, match)

    def take_up(self, match: Match) -> None:
        """Go on with a match as it is stored."""
        self._resting = None
        self.behind = False
        self._claim = None
        self._match = match
        if self._history is None or not self._history.goes_on(match):
            self._history = History(match)
        self.clocks = Clocks(self.row)
        self.hows = {}

    async def _snapshot(self, content: str, rows: list[EntryRow]) -> bytes | None:
        """A snapshot of where the match stands, so that few entries have to be followed here; a worker process makes it
        if there is none.
        """
        if self._resting is not None:
            return self._resting
        engine = engine_of(registry.find(self.row.game), content)
        known, packed = await self.services.ask(self.services.store.snapshot_at, self.row.id, engine) or (0, None)
        if len(rows) - known < _LONG:
            return packed
        text = stored_record.record_text([self.row.header, *(row.line for row in rows)], self.row.seed)
        made = await self.services.jobs.serve(Resume(text, packed), self.claim)
        return msgspec.json.decode(made, type=bytes)

    def _brought_back(self, record: Record, packed: bytes | None) -> tuple[Match, int]:
        with self.services.watch.driving(self.row.id, len(record.entries), opening=True):
            return stored_record.brought_back(self.row.id, record, packed)

    async def _in_thread_if_long(self, entries: int, do: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        """Do something with a record: a long one in a thread, where it keeps no other table waiting."""
        if entries < _LONG_TEXT and len(self.row.header) < _LONG_HEADER:
            return do(*given, **named)
        return await self.services.work(do, *given, **named)

    async def kept(self) -> stored_record.Kept:
        """The record as it is stored, with the seed once the luck is revealed."""
        async with self.lock:
            record = (await self.match()).record
            lines = await self.services.ask(self.services.store.lines, self.row.id)
        revealed = self.row.state in (OVER, REPLAY) and daily.is_over(self.row.day)
        return stored_record.Kept(
            [self.row.header, *lines], self.row.seed if revealed else "", record.outcome, record.final_hash
        )

    async def _catch_up(self) -> None:
        """Follow what others have stored since."""
        match = self._match
        assert match is not None
        self.behind = False
        known = len(match.record.entries)
        rows = await self.services.ask(self.services.store.entries, self.row.id, known)
        for row in rows:
            entry = stored_record.entry_of(row.line)
            match.record.entries.append(entry)
            try:
                with self.services.watch.driving(self.row.id, row.n):
                    match.course.follow(row.n, entry)
            except Exception:
                # What is here is in disorder: read it all again when it is needed.
                self._match = None
                raise
            match.course.note_outcome()
            self.clocks.count(entry, row)
            self._note_how(row, entry)
            self.history.add(match)
            updates.tell(self, match, ours=False)
        if rows:
            self._claim = None
            if self.row.state != _state_of(match):
                await self.reread()

    async def rest(self) -> None:
        """Pack the match up until it is needed again."""
        async with self.lock:
            if self._match is None:
                return
            match, self._match = self._match, None
            self._resting = await self._save_snapshot(match)

    async def _save_snapshot(self, match: Match) -> bytes:
        n = len(match.record.entries)
        packed = pack_snapshot(match)
        if n > self._snapshot_at:
            self._snapshot_at = n
            engine = engine_of(match.game, match.record.header.content)
            await self.services.ask(self.services.store.save_snapshot, self.row.id, n, engine, packed)
        return packed

    async def reread(self) -> None:
        """Read again what is decided about the match, who sits where, and who is connected."""
        for _ in range(_TRIES):
            changed = self._changed
            found = await self.services.ask(self.services.store.match, self.row.id)
            if changed == self._changed:
                # Otherwise what was read may be older than what is known here by now.
                break
        if found is not None:
            self._changed += 1
            before, header = self.sitting, self.row.header
            self.row, self.sitting = found
            if self.row.header != header:
                # Before the start settings of a seat were chosen: what is here is another match.
                self._match = self._resting = None
            for old, new in zip(before, self.sitting, strict=True):
                if old.secret and old.secret != new.secret:
                    # The seat is another person's now, or no one's; the note that said so may be lost.
                    updates.drop(self, new.seat)
        self.here = await self.services.ask(self.services.store.presence.present, self.row.id, clock.now())

    async def seats_changed(self) -> None:
        """A player came or left, or something about the table was decided: read it again, and tell all, here and at
        other workers.
        """
        await self.reread()
        updates.tell_seats(self)
        await self.services.bus.tell(Note(self.row.id, "seats", self.services.worker))

    async def hear(self, note: Note) -> None:
        """Another worker has changed something."""
        if note.kind == "entry":
            self.behind = True
            if self.watchers:
                async with self.lock:
                    await self.match()
        elif note.kind == "seats":
            await self.reread()
            updates.tell_seats(self)
            await self.see_to_bots()
        elif note.kind == "request":
            await self.reread()
            updates.tell_request(self)
        elif note.kind == "drop":
            updates.drop(self, note.seat)
        elif note.kind == "notice":
            for notice in await self.services.ask(self.services.store.notices, self.row.id, 0.0):
                if notice.id == note.n:
                    updates.tell_notice(self, notice)
        elif note.kind == "chat":
            await chat.hear(self, note.n)

    async def look_again(self) -> None:
        """Another worker has decided something, and the note that said so may be lost: tell what is new."""
        seats, request = updates.seats_message(self), self.row.request
        await self.reread()
        if updates.seats_message(self) != seats:
            updates.tell_seats(self)
        if self.row.request != request:
            updates.tell_request(self)

    async def see_to_bots(self) -> None:
        """A bot may have sat down at one worker while another, which did not know, stored the entry that asks it: have
        a worker look after it.
        """
        if self.row.state != PLAYING or not self.is_awake or not self._is_due_late():
            return
        async with self.lock:
            decision = (await self.match()).decision
            if decision is not None and self.sitting[decision.seat].played_by and not self.bots_at_work:
                await self.reread()
                if self._is_due_late():
                    # The quickest worker takes it up when it is due; to begin at once would be to think twice where it
                    # was begun elsewhere.
                    await self.renew_due(await self.match())

    def _is_due_late(self) -> bool:
        """Whether nothing is due before any bot would have chosen: what is due may be meant for a person."""
        return self.row.due is None or self.row.due > clock.now() + SLOWEST_BOT

    # Playing

    async def choose(
        self, seat: int, version: int, key: str, asker: Watcher | None = None, number: int = 0, taken: bool = False
    ) -> None:
        """Carry out a choice that a seat made when it saw `version`, or that its client took as the only one without
        asking. When this returns it is stored and told.
        """
        async with self.lock:
            self.heed(asker, seat, number)
            forced, _ = seat_view.forced_for(await self.match(), seat, self.company) if taken else ("", "")
            # A payment stays a choice: taking back leads to it.
            how = TAKEN if forced in ("only", "end-turn") else ""
            await self.commit(seat, version, lambda match: self.attempt(match, seat, key), "person", key=key, how=how)

    @property
    def company(self) -> list[int]:
        """The seats of people, who may draw conclusions from what others do, and of those who may still come."""
        return [seat.seat for seat in self.sitting if seat.kind != BOT]

    @property
    def taken(self) -> frozenset[int]:
        """The entries with an only option that was taken without asking."""
        return frozenset(n for n, (how, _, _) in self.hows.items() if how == TAKEN)

    def heed(self, asker: Watcher | None, seat: int, number: int = 0) -> None:
        """A caller that waited for the lock has it: what comes next answers the message, unless the seat is gone.

        Clocks and bots have no asker.
        """
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
        if decision.seat != seat and all(extra.key != key for extra in match.table.anytime_options(seat)):
            # Nothing is said of what is asked of whom: it may be a secret.
            match.game.option(key)
            raise refuse("error-not-asked-of-you", key=key)
        try:
            match.choose(key, seat=seat)
        except IllegalChoice as error:
            reason = match.why_not(key) if decision.seat == seat else None
            raise refused(error) if reason is None else Refuse(seat_view.refusal(reason)) from error

    async def commit(
        self,
        seat: int,
        version: int | None,
        change: Callable[[Match], object],
        by: str = "person",
        states: tuple[str, ...] = (PLAYING,),
        key: str = "",
        changes: Callable[[Match], dict[str, Any]] | None = None,
        how: str = "",
    ) -> None:
        """Let `change` append one entry to the match, store it with what `changes` in the match's row besides, and tell
        all watchers. Hold the lock.
        """
        if self.row.state not in states:
            # The note that told of the change may be lost.
            await self.reread()
        self.must_be(*states)
        if self.row.paused_at is not None:
            raise refuse("error-match-paused")
        for _ in range(_TRIES):
            match = await self.match()
            if version is not None and version != match.course.versions[seat]:
                metrics.REFUSALS.labels("stale").inc()
                raise stale(version)
            before, known = match.decision, len(match.record.entries)
            try:
                with self.services.watch.driving(self.row.id, known):
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
            had_request = self.row.request is not None
            if await self._store(match, before, {} if changes is None else changes(match), how):
                metrics.chosen(match.game.name, by).inc()
                with self.services.watch.driving(self.row.id, known):
                    updates.tell(self, match)
                await self.services.bus.tell(
                    Note(self.row.id, "entry", self.services.worker, n=len(match.record.entries))
                )
                if had_request:
                    # A request to undo lapses with the next entry, or is settled by it.
                    updates.tell_request(self)
                    await self.services.bus.tell(Note(self.row.id, "request", self.services.worker))
                await self._after(match)
                return
            metrics.RACES.inc()
            # Another worker filled this place first: drop what we thought, read what it wrote.
            self._match = None
            self._resting = None
            await self.reread()
            self.must_be(*states)
        raise Refuse(Refusal("error-too-busy"), stale=True)

    async def _store(self, match: Match, before: Decision | None, more: dict[str, Any], how: str) -> bool:
        """Append the last entry; it answers the question unless it was an extra.

        `more` changes with it in the match's row.
        """
        now = clock.now()
        answered = before is not match.decision
        question: Question = "none" if not answered else "private" if before is not None and before.private else "open"
        n = len(match.record.entries) - 1
        entry = match.record.entries[n]
        row = EntryRow(self.row.id, n, entry.line(n), now, self.waited() if answered else 0.0, how, question)
        changes = {**self._changes(match, answered, now), **more}
        try:
            stored = await self.services.journal.append(row, encoded(changes))
        except BaseException:
            # Whether it was stored is not known: what is here may be ahead of the truth.
            self._match = None
            raise
        if stored:
            self.clocks.count(entry, row)
            self._note_how(row, entry)
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
            changes["ended_at"] = None if outcome is None else time.time()
            changes["outcome"] = "" if outcome is None else outcome.name
        if self.row.request is not None:
            changes["request"] = None
        if answered and (match.decision is not None or outcome is not None):
            progress = progress_of(match)
            if progress != self.row.progress:
                changes["progress"] = progress
        due = self._due(match, now if answered else self.asked_at, now)
        if due is None:
            if self.row.due is not None:
                changes["due"] = None
        elif self._claim is None or not due - self._slack() <= self._claim <= due:
            # A bot that chooses quickly need not renew its claim each time, nor a person who is there the time until
            # they would be missed.
            changes["due"] = due
        return changes

    def _slack(self) -> float:
        """How many seconds too early the match may be looked at."""
        terms = self.row.terms
        return max(1.0, terms.away / 3) if terms.clock == "none" else 1.0

    def _due(self, match: Match, asked_at: float, now: float) -> float | None:
        decision = match.decision
        if decision is None or self.row.paused_at is not None:
            return None
        seat = self.sitting[decision.seat]
        terms = self.row.terms
        if seat.kind != BOT and (self.row.asleep_at is not None or presence.is_deserted(self)):
            return None
        if terms.clock == "none" and not terms.away and not seat.played_by:
            return None
        gone_since = now if self.is_here(seat.seat) else seat.left_at or asked_at
        return self.clocks.due(terms, match, seat.played_by, asked_at, gone_since, now)

    async def _after(self, match: Match) -> None:
        """What follows an entry: a snapshot now and then, bots, calls to those whose turn it is."""
        if len(match.record.entries) - self._snapshot_at >= self.services.config.snapshot_every:
            await self._save_snapshot(match)
            match.course.rest()
        if self.row.state == OVER:
            self.services.stories.tell(self.row.id)
            if self.row.day is not None:
                await daily.keep_result(self, match)
        await driving.end_turns(self, match)
        driving.drive(self, match)

    async def renew_due(self, match: Match) -> None:
        """Note when a worker has to look at the match again."""
        self._claim = None
        for _ in range(_TRIES):
            # At a frozen table nothing is due, although its question is open.
            due = None if self.row.state == FROZEN else self._due(match, self.asked_at, clock.now())
            if due == self.row.due:
                return
            if await self.services.ask(self.services.store.change, self.row.id, {"due": self.row.due}, due=due):
                self.row.due = due
                self._changed += 1
                return
            # Another worker has stored an entry meanwhile, and what is due with it: what we know is old.
            await self.reread()
            self.behind = True
            match = await self.match()

    async def go_on(self) -> None:
        """Something about the table has changed: see to the seat that is asked now."""
        if self.row.state == PLAYING:
            async with self.lock:
                # What another worker has stored may be why.
                self.behind = self.behind or self.services.bus.may_lose
                match = await self.match()
                await self.renew_due(match)
                driving.drive(self, match)

    async def set_request(self, request: UndoRequest | None) -> bool:
        """Keep a request to undo, or drop it, and tell all seats; False if another worker has changed it, which is
        read then.
        """
        known = {"request": self.row.request}
        if not await self.services.ask(self.services.store.change, self.row.id, known, request=request):
            await self.reread()
            return False
        self.row.request = request
        self._changed += 1
        updates.tell_request(self)
        await self.services.bus.tell(Note(self.row.id, "request", self.services.worker))
        return True

    def clock(self, match: Match, seat: int) -> ClockShown | None:
        """The clocks as a seat sees them; most tables have none."""
        terms = self.row.terms
        return None if terms.clock == "none" else self.clocks.shown(terms, match, seat, self.waited())

    def waited(self) -> float:
        """How many seconds the present question has been open, without pauses."""
        return max(0.0, (self.row.paused_at or self.row.asleep_at or clock.now()) - self.asked_at)

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


def progress_of(match: Match) -> Progress:
    """How far a match is, as lists say it."""
    decision, outcome, game, table = match.decision, match.outcome, match.game, match.table
    return Progress(
        -1 if decision is None else decision.seat,
        decision is not None and decision.private,
        game.texts.length(table),
        game.texts.roles(table),
        game.texts.scenario(table),
        None if outcome is None else [seat for seat in range(table.seats) if outcome.won(seat)],
    )


def _state_of(match: Match) -> str:
    """What a match is by its record alone."""
    if match.outcome is not None:
        return OVER
    return LOBBY if match.decision is None else PLAYING
