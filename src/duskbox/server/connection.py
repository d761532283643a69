"""A connection: one socket of a seat or a spectator, and what it says."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from duskbox.core.errors import DuskboxError
from duskbox.core.records import Record
from duskbox.server import driving, frames, insight, keys, messages, metrics, taking_back, talk, telling
from duskbox.server.access import Caller, opened
from duskbox.server.bus import Note
from duskbox.server.limits import REPLAY_COST, Bucket
from duskbox.server.line import Line
from duskbox.server.messages import (
    Answer,
    Ask,
    Bye,
    Chat,
    Choose,
    Consent,
    Done,
    Hello,
    Mute,
    Ping,
    Pong,
    Redo,
    Refusal,
    Refused,
    Told,
    Undo,
    Welcome,
    encode,
    numbered,
)
from duskbox.server.refusing import Refuse, refuse, refused
from duskbox.server.rows import HOST, LOBBY, SPECTATOR

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.server.room import Room

_log = logging.getLogger("duskbox.socket")

#: Whoever leaves so many messages, or so many signs, unread is let go; it asks for what it missed when it comes back.
BEHIND = 256
HEAVY = 2_000_000
#: Whoever has been silent for so many seconds is gone; clients ping more often than that. Nobody stands at the door for longer than that either.
SILENT = 90.0
#: How many seconds somebody who is let go has to hear the good-bye.
PATIENCE = 5.0
#: Why the server closes a socket, beside what `bye` says.
CLOSE = {"error-too-fast": 4029, "error-bad-message": 4002, "error-seat-gone": 4003}


class Connection:
    """One socket. What it is to send it leaves to its line, so that nobody waits for a slow reader."""

    def __init__(self, line: Line, room: Room, caller: Caller, bucket: Bucket, address: str) -> None:
        self._line = line
        self.room = room
        self.caller = caller
        self.address = address
        self.seat = SPECTATOR
        self.prose = True
        self.muted: frozenset[int] = frozenset()
        self.host = False
        self.version = 0
        self.answering = 0
        #: Whether a tip is being thought about.
        self.tip_pending = False
        self.came_at = self.heard_at = time.monotonic()
        self._bucket = bucket
        self._number = 0
        self._ended = False
        self._close_code = 1000
        self._talking: asyncio.Task[Any] | None = None
        self._ending: asyncio.Task[None] | None = None

    # Sending

    def push(self, body: bytes) -> None:
        """Send a message, in order, without waiting."""
        if self._ended:
            return
        if self._line.behind >= BEHIND or self._line.load > HEAVY:
            self._line.forget()
            self.end("error-too-slow", again=True)
            return
        self._number += 1
        self._line.send(numbered(self._number, body))

    def end(self, reason: str, again: bool) -> None:
        """Say good-bye and close."""
        if not self._ended:
            self._number += 1
            self._line.send(numbered(self._number, encode(Bye(reason, again))))
            self._ended = True
            self._close_code = 1012 if again else CLOSE.get(reason, 1008)
            self._ending = asyncio.get_running_loop().create_task(self._stop_hearing())

    async def _stop_hearing(self) -> None:
        """The line can be closed only when nobody listens at our end of it. Whoever does not read does not hear the good-bye either."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._line.sent(), PATIENCE)
        if self._talking is not None:
            self._talking.cancel()

    # Hearing

    async def talk(self) -> None:
        """Hear and answer until one of the two leaves."""
        self._talking = asyncio.current_task()
        metrics.SOCKETS.inc()
        try:
            hear = self._line.hear
            while not self._ended:
                raw = await hear()
                if raw is None:
                    break
                await self._hear(raw)
            if self._ended:
                # The good-bye may still be on its way.
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._line.sent(), PATIENCE)
        except asyncio.CancelledError:
            if not self._ended:
                raise
        finally:
            self._talking = None
            metrics.SOCKETS.dec()
            self._line.stop()
            await self._leave()
            if self._ended:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._line.close(self._close_code), PATIENCE)

    async def _hear(self, raw: str | bytes) -> None:
        self.heard_at = time.monotonic()
        if not self._bucket.take():
            self.end("error-too-fast", again=True)
            return
        # No sign takes less than one byte or more than four.
        if len(raw) > messages.LONGEST or (4 * len(raw) > messages.LONGEST and _size(raw) > messages.LONGEST):
            self.end("error-bad-message", again=False)
            return
        number = 0
        try:
            message = messages.decode(raw)
            number = message.id
            if type(message) is Choose:
                await self._choose(message)
            else:
                await self._do(message)
        except (msgspec.DecodeError, RecursionError) as error:
            # Also a message that is well-formed but not one of ours.
            self.push(encode(Refused(Refusal("error-bad-message", {"reason": str(error)[:200]}))))
        except UnicodeDecodeError:
            self.push(encode(Refused(Refusal("error-bad-message", {"reason": "UTF-8"}))))
        except Refuse as no:
            self.push(encode(await self._refused(no, number)))
        except DuskboxError as error:
            self.push(encode(await self._refused(refused(error), number)))
        except Exception:
            self.answering = 0
            _log.exception("message failed", extra={"match": self.room.row.id, "seat": self.seat})
            self.push(encode(Refused(Refusal("error-server"), number)))

    async def _refused(self, no: Refuse, number: int) -> Refused:
        """A refusal; whoever came too late is shown the table as it is."""
        self.answering = 0
        table = None
        if no.stale and self in self.room.watchers:
            async with self.room.lock:
                match = await self.room.match()
                table = frames.shown(match, self.seat, self.prose)
                self.version = match.versions[self.seat]
        return Refused(no.reason, number, table)

    async def _choose(self, message: Choose) -> None:
        begun = time.perf_counter()
        self._must_play()
        await self.room.choose(self.seat, message.version, message.key, asker=self, number=message.id)
        metrics.ACKS.observe(time.perf_counter() - begun)

    def _must_play(self) -> None:
        if self not in self.room.watchers:
            raise refuse("error-hello-first")
        if self.seat == SPECTATOR:
            raise refuse("error-spectators-watch")

    async def _do(self, message: messages.FromClient) -> None:
        room = self.room
        if isinstance(message, Hello):
            await self._greet(message)
            return
        if self not in room.watchers:
            raise refuse("error-hello-first")
        if isinstance(message, Ping):
            self.push(encode(Pong(message.id)))
        elif isinstance(message, Mute):
            self.muted = frozenset(message.seats)
            self.push(encode(Done(message.id)))
        elif isinstance(message, Ask) and message.about == "tip":
            insight.begin_tip(self, message.id)
        elif isinstance(message, Ask):
            async with room.lock:
                answer = _answer(await room.match(), self.seat, message)
            self.push(encode(Answer(message.about, answer, message.id)))
        else:
            self._must_play()
            if isinstance(message, Undo):
                await taking_back.undo(room, self.seat, message.version, self, message.id)
            elif isinstance(message, Redo):
                await taking_back.redo(room, self.seat, message.version, self, message.id)
            elif isinstance(message, Consent):
                await taking_back.answer(room, self.seat, message.agree, self)
            elif isinstance(message, Chat):
                await talk.say(room, self.seat, message.text)
            if not isinstance(message, Undo | Redo) or self.answering:
                self.answering = 0
                self.push(encode(Done(message.id)))

    # Coming and going

    async def _greet(self, hello: Hello) -> None:
        """Let somebody in, or tell somebody who is in what was missed."""
        room = self.room
        if self not in room.watchers:
            caller = Caller(self.caller.visitor, keys.digest(hello.secret)) if hello.secret else self.caller
            held = await opened(room, caller)
            if hello.seat == SPECTATOR:
                if not held and not room.row.terms.spectators:
                    raise refuse("error-no-spectators")
            elif hello.seat >= room.row.seats or hello.seat not in held:
                _log.info("not let in", extra={"match": room.row.id, "seat": hello.seat})
                raise refuse("error-not-your-seat", seat=hello.seat + 1)
            self.caller = caller
            self.seat = hello.seat
            self.host = HOST in held
            self.prose = hello.prose
            self.muted = frozenset(hello.muted)
            await self._arrive(caller)
            await self._welcome(hello)
            if self.seat != SPECTATOR:
                telling.tell_seats(room)
                await room.house.bus.tell(Note(room.row.id, "seats", room.house.worker))
                await driving.come_back(room, self.seat)
        else:
            await self._welcome(hello)

    async def stay(self) -> None:
        """End the connection, if whoever looks on has no right to that any more."""
        if not await opened(self.room, self.caller, surely=True):
            self.room.watchers.discard(self)
            self.end("error-no-spectators", again=False)

    async def _arrive(self, caller: Caller) -> None:
        room = self.room
        if self.seat != SPECTATOR:
            until = time.time() + SILENT
            await room.house.ask(room.house.store.arrive, room.house.worker, [(room.row.id, self.seat)], until)
        async with room.lock:
            await room.reread()
            # Whoever comes from a worker that died may have seen more than we have heard of.
            room.behind = room.behind or room.house.bus.may_lose
            match = await room.match()
            # From here on it hears everything; what was before, the welcome tells.
            self.version = match.versions[self.seat]
            room.watchers.add(self)
            # The seat may have been taken away on the way here, when nobody was there yet to be let go. Nothing is told while the lock is held.
            if self.seat != SPECTATOR and self.seat not in await opened(room, caller, surely=True):
                room.watchers.discard(self)
                raise refuse("error-not-your-seat", seat=self.seat + 1)
            if self.seat == SPECTATOR and not room.row.terms.spectators and not await opened(room, caller, surely=True):
                room.watchers.discard(self)
                raise refuse("error-no-spectators")

    async def _welcome(self, hello: Hello) -> None:
        room = self.room
        chat = await room.house.ask(room.house.store.said, room.row.id) if room.row.terms.chat else []
        room.talk.begin(chat)
        async with room.lock:
            match = await room.match()
            started = room.row.state != LOBBY
            seen = hello.version
            if seen is None:
                # A person who was away is told what happened since; somebody new sees only the table.
                seen = room.sitting[self.seat].seen if self.seat != SPECTATOR else 0
                seen = seen or match.versions[self.seat]
            missed, more = await self._since(match, seen)
            self.version = match.versions[self.seat]
            row = room.row
            self.push(
                encode(
                    Welcome(
                        match=row.id,
                        game=row.game,
                        state=row.state,
                        seat=self.seat,
                        host=self.host,
                        seats=telling.seats_shown(room),
                        terms=msgspec.to_builtins(row.terms),
                        commitment=match.record.header.commitment,
                        table=frames.shown(match, self.seat, self.prose) if started else None,
                        missed=missed,
                        more=more,
                        chat=[msgspec.to_builtins(line) for line in chat if line.seat not in self.muted],
                        clock=room.clock(match, self.seat) if started else None,
                        request=None
                        if row.request is None or self.seat == SPECTATOR
                        else {"seat": row.request.seat, "agreed": row.request.agreed},
                        frozen=None if row.frozen is None else {"entry": row.frozen.entry},
                        paused=row.paused_at is not None,
                        re=hello.id,
                    )
                )
            )

    async def _since(self, match: Match, version: int) -> tuple[list[Told], bool]:
        """What was missed. The record is replayed for it, so it is done beside the loop and counts as many messages."""
        if version >= match.versions[self.seat]:
            return [], False
        if not self._bucket.take(REPLAY_COST):
            raise refuse("error-too-fast")
        record = Record(match.record.header, match.record.entries[:])
        return await self.room.house.work(frames.since, record, self.seat, version)

    async def _leave(self) -> None:
        room = self.room
        if self not in room.watchers:
            return
        room.watchers.discard(self)
        if self.seat == SPECTATOR or any(other.seat == self.seat for other in room.watchers):
            return
        with contextlib.suppress(Exception):
            # If the database is away now, the presence runs out by itself.
            await room.house.ask(room.house.store.depart, room.house.worker, room.row.id, self.seat, self.version)
            await room.seats_changed()


def _size(raw: str | bytes) -> int:
    return len(raw if isinstance(raw, bytes) else raw.encode(errors="replace"))


def _answer(match: Match, seat: int, ask: Ask) -> Any:
    """What somebody wants to know about the table, from what the seat knows."""
    game = match.game
    if ask.about == "details":
        return [(message, frames.plain_facts(facts)) for message, facts in game.details(_pieces(match, seat))]
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise refuse("error-not-asked-of-you", key=ask.key)
    if ask.about == "wonders":
        return frames.wonders(match)
    game.option(ask.key)
    if ask.about == "why":
        reason = match.why_not(ask.key)
        return None if reason is None else msgspec.to_builtins(frames.refusal(reason))
    return match.odds(ask.key)


def _pieces(match: Match, seat: int) -> dict[str, object]:
    pieces = match.view(seat)["pieces"]
    assert isinstance(pieces, dict)
    return pieces
