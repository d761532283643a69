"""Taking back and making again, by the match's policy; where others have to agree, they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from duskbox.core.matches.records import CHOOSE, LONGEST
from duskbox.server.jobs.messages import TakenBack
from duskbox.server.matches.stored_record import record_text
from duskbox.server.refusals import Refuse, refuse, stale
from duskbox.server.socket.messages import Refusal
from duskbox.server.storage.rows import HUMAN, OVER, PLAYING, UndoRequest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from duskbox.core.matches.match import Match
    from duskbox.server.matches.room import Room
    from duskbox.server.socket.updates import Watcher

#: How often an answer is tried when others answer at other workers.
_TRIES = 5
#: From this number of choices on, carrying them out anew is left to a worker process.
_MANY = 32
#: Choices bring a match to its end, taking back does not: in a record of this many entries nothing is taken back any
#: more.
MOST = LONGEST // 2


def _states(match: Match) -> tuple[str, ...]:
    """A lone player may take back even the last step; where others were beaten, what is over is over."""
    return (PLAYING, OVER) if match.table.seats == 1 else (PLAYING,)


def _must_be_short(match: Match) -> None:
    if len(match.record.entries) >= MOST:
        raise refuse("error-undo-enough", most=MOST)


async def undo(room: Room, seat: int, version: int, asker: Watcher | None = None, number: int = 0) -> None:
    """Take back a seat's last choice and what came after it, or ask the others whether it may be."""
    async with room.lock:
        room.heed(asker, seat, number)
        match = await room.match()
        if version != match.course.versions[seat]:
            raise stale(version)
        _must_be_short(match)
        # What was taken without asking goes back with the choice before it.
        mine = match.course.last_choice_of(seat, room.taken)
        if mine < 0:
            raise refuse("error-nothing-to-undo")
        await _make_ready(room, match, mine)
        try:
            await room.commit(seat, version, lambda now: now.undo(to=mine, seat=seat), states=_states(match))
        except Refuse as no:
            if no.reason.error != "error-undo-consent":
                raise
            # One request for each choice; a choice made anew is another entry.
            entry = _last_entry(match, seat)
            if room.undo_asked.get(seat) == entry:
                raise refuse("error-undo-asked-already") from None
            # Bots, stand-ins and empty seats have nothing against it.
            willing = [
                each.seat for each in room.sitting if each.seat != seat and (each.kind != HUMAN or each.stand_in)
            ]
            # Another worker may have stored something meanwhile that this seat has not noticed.
            match = await room.match()
            request = UndoRequest(seat, mine, len(match.record.entries), willing)
            await _until_kept(lambda: _settle(room, match, request))
            room.undo_asked[seat] = entry


def _last_entry(match: Match, seat: int) -> int:
    """The entry of the record with a seat's last choice."""
    entries = match.record.entries
    return max((at for at, entry in enumerate(entries) if entry.do == CHOOSE and entry.seat == seat), default=-1)


async def _make_ready(room: Room, match: Match, moves: int) -> None:
    """Have a worker process find the table that is taken back to, if many choices would have to be carried out anew for
    it. Hold the lock.
    """
    if match.course.replays_to(moves) < _MANY:
        return
    lines = await room.services.ask(room.services.store.lines, room.row.id)
    if len(lines) != len(match.record.entries):
        raise Refuse(Refusal("error-too-busy"), stale=True)
    job = TakenBack(record_text([room.row.header, *lines], room.row.seed), moves)
    state = msgspec.json.decode(await room.services.jobs.serve(job, room.claim))
    match.course.keep_table(moves, match.game.restore(match.setup, state))


async def redo(room: Room, seat: int, version: int, asker: Watcher | None = None, number: int = 0) -> None:
    """Make the choice again that was taken back last; only its own seat may."""
    async with room.lock:
        room.heed(asker, seat, number)
        match = await room.match()
        _must_be_short(match)
        if match.can_redo and match.course.redo_seat != seat:
            raise refuse("error-redo-other")
        await room.commit(seat, version, lambda now: now.redo(seat=seat), states=_states(match))
        # What was taken without asking after it comes again with it.
        while (match := await room.match()).course.redo_seat == seat and match.course.redo_entry in room.taken:
            await room.commit(seat, None, lambda now: now.redo(seat=seat), states=_states(match))


async def answer(room: Room, seat: int, agree: bool, asker: Watcher | None = None) -> None:
    """A seat agrees to a request to undo, or not."""
    async with room.lock:
        room.heed(asker, seat)
        if room.services.bus.may_lose:
            # The note that told of the request, or of another answer, may be lost.
            await room.reread()
        await _until_kept(lambda: _answered(room, seat, agree))


async def _answered(room: Room, seat: int, agree: bool) -> bool:
    """Note a seat's answer to the request as it stands; False if another answer came in between."""
    match = await room.match()
    request = room.row.request
    if request is None or request.seat == seat or request.entries != len(match.record.entries):
        raise refuse("error-no-request")
    if not agree:
        return await room.set_request(None)
    return await _settle(room, match, msgspec.structs.replace(request, agreed=sorted({*request.agreed, seat})))


async def _settle(room: Room, match: Match, request: UndoRequest) -> bool:
    """Carry the request out if all others have agreed, or keep it until they answer; False if another request or answer
    came in between.
    """
    others = tuple(seat for seat in range(match.table.seats) if seat != request.seat)
    if set(others) - set(request.agreed):
        return await room.set_request(request)
    await room.commit(request.seat, None, lambda now: _carry_out(now, request, others))
    return True


def _carry_out(match: Match, request: UndoRequest, others: tuple[int, ...]) -> None:
    """Take back what the others have agreed to, and nothing that was chosen since."""
    if len(match.record.entries) != request.entries:
        raise refuse("error-no-request")
    match.undo(to=request.to, seat=request.seat, agreed=others)


async def _until_kept(do: Callable[[], Awaitable[bool]]) -> None:
    """Do it again as long as other workers come in between."""
    for _ in range(_TRIES):
        if await do():
            return
    raise Refuse(Refusal("error-too-busy"), stale=True)
