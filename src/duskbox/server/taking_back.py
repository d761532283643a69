"""Taking back and making again, by the match's policy; where others have to agree, they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from duskbox.core.records import LONGEST
from duskbox.server.messages import Refusal
from duskbox.server.refusing import Refuse, refuse, stale
from duskbox.server.rows import HUMAN, OVER, PLAYING, UndoRequest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from duskbox.core.match import Match
    from duskbox.server.room import Room
    from duskbox.server.telling import Watcher

#: How often an answer is tried when others answer at other workers.
_TRIES = 5
#: Choices bring a match to its end, taking back does not: in a record of so many entries nothing is taken back any more.
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
        if version != match.versions[seat]:
            raise stale(version)
        _must_be_short(match)
        mine = match.last_choice_of(seat)
        if mine < 0:
            raise refuse("error-nothing-to-undo")
        try:
            await room.commit(seat, version, lambda now: now.undo(to=mine, seat=seat), states=_states(match))
        except Refuse as no:
            if no.reason.error != "error-undo-consent":
                raise
            # Bots, stand-ins and empty chairs have nothing against it.
            willing = [
                each.seat for each in room.sitting if each.seat != seat and (each.kind != HUMAN or each.stand_in)
            ]
            # Another worker may have stored something meanwhile that this seat has not noticed.
            match = await room.match()
            wish = UndoRequest(seat, mine, len(match.record.entries), willing)
            await _until_kept(lambda: _settle(room, match, wish))


async def redo(room: Room, seat: int, version: int, asker: Watcher | None = None, number: int = 0) -> None:
    """Make the choice again that was taken back last; only whoever made it may."""
    async with room.lock:
        room.heed(asker, seat, number)
        match = await room.match()
        _must_be_short(match)
        if match.can_redo and match.redo_seat != seat:
            raise refuse("error-redo-other")
        await room.commit(seat, version, lambda now: now.redo(seat=seat), states=_states(match))


async def answer(room: Room, seat: int, agree: bool, asker: Watcher | None = None) -> None:
    """A seat agrees to a wish to take back, or not."""
    async with room.lock:
        room.heed(asker, seat)
        if room.house.bus.may_lose:
            # The note that told of the wish, or of another answer, may be lost.
            await room.reread()
        await _until_kept(lambda: _answered(room, seat, agree))


async def _answered(room: Room, seat: int, agree: bool) -> bool:
    """Note a seat's answer to the wish as it stands; False if another answer came in between."""
    match = await room.match()
    wish = room.row.request
    if wish is None or wish.seat == seat or wish.entries != len(match.record.entries):
        raise refuse("error-no-request")
    if not agree:
        return await room.set_request(None)
    return await _settle(room, match, msgspec.structs.replace(wish, agreed=sorted({*wish.agreed, seat})))


async def _settle(room: Room, match: Match, wish: UndoRequest) -> bool:
    """Carry the wish out if all others have agreed, or keep it until they answer; False if another wish or answer came in between."""
    others = tuple(seat for seat in range(match.table.seats) if seat != wish.seat)
    if set(others) - set(wish.agreed):
        return await room.set_request(wish)
    await room.commit(wish.seat, None, lambda now: _carry_out(now, wish, others))
    return True


def _carry_out(match: Match, wish: UndoRequest, others: tuple[int, ...]) -> None:
    """Take back what the others have agreed to, and nothing that was chosen since."""
    if len(match.record.entries) != wish.entries:
        raise refuse("error-no-request")
    match.undo(to=wish.to, seat=wish.seat, agreed=others)


async def _until_kept(do: Callable[[], Awaitable[bool]]) -> None:
    """Do it again as long as other workers come in between."""
    for _ in range(_TRIES):
        if await do():
            return
    raise Refuse(Refusal("error-too-busy"), stale=True)
