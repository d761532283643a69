"""Taking back and making again, by the match's policy; where others have to agree, they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from duskbox.server.refusing import Refuse, refuse, stale
from duskbox.server.rows import HUMAN, OVER, PLAYING, UndoRequest

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.server.room import Room
    from duskbox.server.telling import Watcher


def _states(match: Match) -> tuple[str, ...]:
    """A lone player may take back even the last step; where others were beaten, what is over is over."""
    return (PLAYING, OVER) if match.table.seats == 1 else (PLAYING,)


async def undo(room: Room, seat: int, version: int, asker: Watcher | None = None, number: int = 0) -> None:
    """Take back a seat's last choice and what came after it, or ask the others whether it may be."""
    async with room.lock:
        if asker is not None:
            asker.answering = number
        match = await room.match()
        if version != match.versions[seat]:
            raise stale(version)
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
            await _settle(room, match, UndoRequest(seat, mine, len(match.record.entries), willing))


async def redo(room: Room, seat: int, version: int, asker: Watcher | None = None, number: int = 0) -> None:
    """Make the choice again that was taken back last; only whoever made it may."""
    async with room.lock:
        if asker is not None:
            asker.answering = number
        match = await room.match()
        if match.can_redo and match.redo_seat != seat:
            raise refuse("error-redo-other")
        await room.commit(seat, version, lambda now: now.redo(seat=seat), states=_states(match))


async def answer(room: Room, seat: int, agree: bool) -> None:
    """A seat agrees to a wish to take back, or not."""
    async with room.lock:
        match = await room.match()
        wish = room.row.request
        if wish is None or wish.seat == seat or wish.entries != len(match.record.entries):
            raise refuse("error-no-request")
        if agree:
            await _settle(room, match, msgspec.structs.replace(wish, agreed=sorted({*wish.agreed, seat})))
        else:
            await room.set_request(None)


async def _settle(room: Room, match: Match, wish: UndoRequest) -> None:
    """Carry the wish out if all others have agreed, or keep it until they answer."""
    others = tuple(seat for seat in range(match.table.seats) if seat != wish.seat)
    if set(wish.agreed) >= set(others):
        await room.commit(wish.seat, None, lambda now: now.undo(to=wish.to, seat=wish.seat, agreed=others))
    else:
        await room.set_request(wish)
