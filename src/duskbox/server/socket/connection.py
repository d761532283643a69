"""A connection: one socket of a seat or a spectator, and what it says."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from duskbox.core.errors import DuskboxError
from duskbox.server import clock
from duskbox.server.bus import Note
from duskbox.server.http.access import Caller, opened
from duskbox.server.http.rate_limits import REPLAY_COST, Bucket
from duskbox.server.matches import driving, insight, presence, proposals, seat_view, undo
from duskbox.server.operation import metrics
from duskbox.server.refusals import Refuse, refuse, refused
from duskbox.server.socket import chat, messages, updates
from duskbox.server.socket.messages import (
    Answer,
    Ask,
    Bye,
    Chat,
    Choose,
    Consent,
    Done,
    FromServer,
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
)
from duskbox.server.socket.transport import Transport
from duskbox.server.storage import keys
from duskbox.server.storage.rows import HOST, LOBBY, SPECTATOR

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.server.matches.room import Room
    from duskbox.server.storage.rows import NoticeRow

_log = logging.getLogger("duskbox.socket")

#: A client that leaves this many messages, or characters, unread is disconnected; it asks for what it missed when it
#: comes back.
BEHIND = 256
HEAVY = 2_000_000
#: Seconds of silence after which a client counts as gone, clients ping more often; and in which it has to say hello.
SILENT = 90.0
#: Seconds that a client has to receive the last message before its socket is closed.
PATIENCE = 5.0
#: The close codes for some reasons of `bye`.
CLOSE = {"error-too-fast": 4029, "error-bad-message": 4002, "error-seat-gone": 4003}


class Connection:
    """One socket. What it sends goes through its transport, so that nothing waits for a slow client."""

    def __init__(self, transport: Transport, room: Room, caller: Caller, bucket: Bucket, address: str) -> None:
        self._transport = transport
        self.room = room
        self.caller = caller
        self.address = address
        self.seat = SPECTATOR
        self.prose = True
        self.muted: frozenset[int] = frozenset()
        self.host = False
        self.version = 0
        self.answering = 0
        #: The tip or the odds that are being thought about.
        self.thinking: asyncio.Future[None] | None = None
        self.came_at = self.heard_at = time.monotonic()
        self._bucket = bucket
        self._number = 0
        self._ended = False
        self._close_code = 1000
        self._talking: asyncio.Task[Any] | None = None
        self._ending: asyncio.Task[None] | None = None

    # Sending

    def push(self, message: FromServer) -> None:
        """Send a message, in order, without waiting. The same one may be sent on other connections afterwards."""
        if self._ended:
            return
        if self._transport.waiting >= BEHIND or self._transport.waiting_size > HEAVY:
            self._transport.drop_waiting()
            self.end("error-too-slow", again=True)
            return
        self._send(message)

    def end(self, reason: str, again: bool) -> None:
        """Say good-bye and close."""
        if not self._ended:
            self._send(Bye(reason, again))
            self._ended = True
            self._close_code = 1012 if again else CLOSE.get(reason, 1008)
            self._ending = asyncio.get_running_loop().create_task(self._stop_hearing())

    def _send(self, message: FromServer) -> None:
        message.n = self._number + 1
        self._transport.send(encode(message).decode())
        self._number += 1

    async def _stop_hearing(self) -> None:
        """End `serve`, without which the socket cannot be closed; a client that does not read gets no last message."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._transport.drained(), PATIENCE)
        if self._talking is not None:
            self._talking.cancel()

    # Hearing

    async def serve(self) -> None:
        """Hear and answer until one of the two leaves."""
        self._talking = asyncio.current_task()
        metrics.SOCKETS.inc()
        try:
            receive = self._transport.receive
            while not self._ended:
                raw = await receive()
                if raw is None:
                    break
                await self._hear(raw)
            if self._ended:
                # The good-bye may still be on its way.
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._transport.drained(), PATIENCE)
        except asyncio.CancelledError:
            if not self._ended:
                raise
        finally:
            self._talking = None
            metrics.SOCKETS.dec()
            self._transport.stop()
            await self._leave()
            if self._ended:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._transport.close(self._close_code), PATIENCE)

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
            self.push(Refused(Refusal("error-bad-message", {"reason": str(error)[:200]})))
        except UnicodeDecodeError:
            self.push(Refused(Refusal("error-bad-message", {"reason": "UTF-8"})))
        except Refuse as no:
            self.push(await self._refused(no, number))
        except DuskboxError as error:
            self.push(await self._refused(refused(error), number))
        except Exception:
            self.answering = 0
            _log.exception("message failed", extra={"match": self.room.row.id, "seat": self.seat})
            self.push(Refused(Refusal("error-server"), number))

    async def _refused(self, no: Refuse, number: int) -> Refused:
        """A refusal; a client that came too late is shown the table as it is."""
        self.answering = 0
        table = None
        if no.stale and self in self.room.watchers:
            async with self.room.lock:
                match = await self.room.match()
                table = seat_view.shown(match, self.seat, self.prose, self.room.company, self.room.taken)
                self.version = match.course.versions[self.seat]
        return Refused(no.reason, number, table)

    async def _choose(self, message: Choose) -> None:
        begun = time.perf_counter()
        self._must_play()
        await self.room.choose(self.seat, message.version, message.key, self, message.id, message.taken)
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
            self.push(Pong(message.id))
        elif isinstance(message, Mute):
            self.muted = frozenset(message.seats)
            self.push(Done(message.id))
        elif isinstance(message, Ask) and message.about in ("tip", "odds"):
            insight.begin(self, message)
        elif isinstance(message, Ask):
            async with room.lock:
                answer = _answer(await room.match(), self.seat, message)
            self.push(Answer(message.about, answer, message.id))
        else:
            self._must_play()
            if isinstance(message, Undo):
                await undo.undo(room, self.seat, message.version, self, message.id)
            elif isinstance(message, Redo):
                await undo.redo(room, self.seat, message.version, self, message.id)
            elif isinstance(message, Consent):
                await undo.answer(room, self.seat, message.agree, self)
            elif isinstance(message, Chat):
                await chat.say(room, self.seat, message.text)
            if not isinstance(message, Undo | Redo) or self.answering:
                self.answering = 0
                self.push(Done(message.id))

    # Coming and going

    async def _greet(self, hello: Hello) -> None:
        """Let a client in, or tell one that is in what it missed."""
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
            await presence.wake(room)
            if self.seat != SPECTATOR:
                updates.tell_seats(room)
                await room.services.bus.tell(Note(room.row.id, "seats", room.services.worker))
                await driving.come_back(room, self.seat)
        else:
            await self._welcome(hello)

    async def stay(self) -> None:
        """End the connection, if its client may not watch any more."""
        if not await opened(self.room, self.caller, surely=True):
            self.room.watchers.discard(self)
            self.end("error-no-spectators", again=False)

    async def _arrive(self, caller: Caller) -> None:
        room = self.room
        if not room.watchers:
            # A worker that died stored no departures, and some players never came.
            async with room.lock:
                await room.reread()
                await room.match()
                await presence.fall_asleep(room)
        here = [(room.row.id, seat) for seat in self._seats()]
        if here:
            until = clock.now() + SILENT
            await room.services.ask(room.services.store.presence.arrive, room.services.worker, here, until)
        async with room.lock:
            await room.reread()
            # A client that comes from a worker that died may have seen more than we know of.
            room.behind = room.behind or room.services.bus.may_lose
            match = await room.match()
            # From here on it hears everything; what was before, the welcome tells.
            self.version = match.course.versions[self.seat]
            room.watchers.add(self)
            # The seat may have been taken away on the way here, before there was a watcher to drop. Nothing is told
            # while the lock is held.
            if self.seat != SPECTATOR and self.seat not in await opened(room, caller, surely=True):
                room.watchers.discard(self)
                raise refuse("error-not-your-seat", seat=self.seat + 1)
            if self.seat == SPECTATOR and not room.row.terms.spectators and not await opened(room, caller, surely=True):
                room.watchers.discard(self)
                raise refuse("error-no-spectators")

    async def _welcome(self, hello: Hello) -> None:
        room = self.room
        said = await room.services.ask(room.services.store.chat_after, room.row.id) if room.row.terms.chat else []
        room.chat.begin(said)
        notices: list[NoticeRow] = []
        left_at = room.sitting[self.seat].left_at if self.seat != SPECTATOR else None
        if left_at is not None:
            notices = await room.services.ask(room.services.store.notices, room.row.id, left_at)
        async with room.lock:
            match = await room.match()
            started = room.row.state != LOBBY
            seen = hello.version
            if seen is None:
                # A person who was away is told what happened since; a new one sees only the table.
                seen = match.course.versions[SPECTATOR] if self.seat == SPECTATOR else room.sitting[self.seat].seen
            missed, more = await self._since(match, seen)
            if hello.version is None:
                # The set-up is what all begin with.
                missed = [told for told in missed if told.did != "start"]
            self.version = match.course.versions[self.seat]
            row = room.row
            self.push(
                Welcome(
                    match=row.id,
                    game=row.game,
                    state=row.state,
                    seat=self.seat,
                    host=self.host,
                    acting_host=presence.acting_host(room),
                    seats=updates.seats_shown(room),
                    terms=msgspec.to_builtins(row.terms),
                    commitment=match.record.header.commitment,
                    table=seat_view.shown(match, self.seat, self.prose, room.company, room.taken) if started else None,
                    missed=missed,
                    more=more,
                    chat=[msgspec.to_builtins(line) for line in said if line.seat not in self.muted],
                    clock=room.clock(match, self.seat) if started else None,
                    request=updates.request_shown(room, self.seat),
                    frozen=None if row.frozen is None else {"entry": row.frozen.entry},
                    paused=row.paused_at is not None,
                    notices=[msgspec.to_builtins(notice) for notice in notices],
                    proposal=proposals.shown(room),
                    watching=room.watching,
                    rematch=row.rematch,
                    re=hello.id,
                )
            )

    async def _since(self, match: Match, version: int) -> tuple[list[Told], bool]:
        """What was missed, and whether there is more.

        A worker process follows the record for it, and it counts as many messages. A client that may have no more done
        now is told that there is more, and can ask for the log.
        """
        if version >= match.course.versions[self.seat]:
            return [], False
        if not self._bucket.take(REPLAY_COST):
            raise refuse("error-too-fast")
        try:
            return await updates.missed(self.room, self.seat, version, self.address)
        except Refuse:
            return [], True

    async def _leave(self) -> None:
        room = self.room
        if self.thinking is not None:
            self.thinking.cancel()
        if self not in room.watchers:
            return
        room.watchers.discard(self)
        gone = [
            seat
            for seat in self._seats()
            if not any(other.seat == seat or (seat == HOST and other.host) for other in room.watchers)
        ]
        if not gone:
            return
        with contextlib.suppress(Exception):
            # If the database is away now, the presence runs out by itself.
            for seat in gone:
                await room.services.ask(
                    room.services.store.presence.depart, room.services.worker, room.row.id, seat, self.version
                )
            await room.seats_changed()
            async with room.lock:
                await presence.fall_asleep(room)

    def _seats(self) -> list[int]:
        """What this connection is there for: its seat, and the host's role."""
        seats = [] if self.seat == SPECTATOR else [self.seat]
        return [*seats, HOST] if self.host else seats


def _size(raw: str | bytes) -> int:
    return len(raw if isinstance(raw, bytes) else raw.encode(errors="replace"))


def _answer(match: Match, seat: int, ask: Ask) -> Any:
    """The answer to a question about the table, from what the seat knows."""
    game = match.game
    if ask.about == "details":
        return [
            (message, seat_view.plain_facts(facts))
            for message, facts in game.drawing.details(game.pieces(match.table, seat))
        ]
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise refuse("error-not-asked-of-you", key=ask.key)
    if ask.about == "wonders":
        return seat_view.wonders(match)
    game.option(ask.key)
    reason = match.why_not(ask.key)
    return None if reason is None else msgspec.to_builtins(seat_view.refusal(reason))
