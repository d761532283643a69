"""What happens at a table without anybody at a screen: bots choose, clocks run out, people who are away are stood in for or called."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, NamedTuple

from duskbox.server.refusing import Refuse
from duskbox.server.rows import BOT, PLAYING

if TYPE_CHECKING:
    from duskbox.core.decisions import Decision
    from duskbox.core.match import Match
    from duskbox.server.bot_process import Job
    from duskbox.server.room import Room

_log = logging.getLogger("duskbox.driving")


def drive(room: Room, match: Match) -> None:
    """See to whoever is asked now: start a bot, or have a person called."""
    decision = match.decision
    if decision is None or room.row.state != PLAYING or room.row.paused_at is not None or room.house.closing:
        return
    sitting = room.sitting[decision.seat]
    if sitting.played_by:
        if not room.bots_at_work:
            room.bots_at_work = True
            room.house.spawn(_bots(room))
    elif sitting.hook_url and all(watcher.seat != decision.seat for watcher in room.watchers):
        version = match.versions[decision.seat]
        room.house.spawn(room.house.ask(room.house.store.call, room.row.id, decision.seat, version))


async def _bots(room: Room) -> None:
    """Choose for bots as long as one is asked. An entry that another worker stored first is simply seen in the next round."""
    try:
        while not room.house.closing and await _one_choice(room):
            pass
    except Refuse as no:
        _log.info("bot refused", extra={"match": room.row.id, "reason": no.reason.error})
    except Exception:
        # The sweep comes by again.
        _log.exception("bot stopped", extra={"match": room.row.id})
    finally:
        room.bots_at_work = False


async def _one_choice(room: Room) -> bool:
    """Choose for the bot that is asked; False if none is."""
    async with room.lock:
        match = await room.match()
        decision = match.decision
        if decision is None or room.row.state != PLAYING or room.row.paused_at is not None:
            return False
        seat = decision.seat
        agent = room.sitting[seat].played_by
        if not agent:
            return False
        version = match.versions[seat]
        options = [option.key for option in decision.options]
        thinking = None if len(options) == 1 else room.house.bots.job(match, seat, agent, room.row.seed)
    key = options[0] if thinking is None else await room.house.bots.choose(thinking, room.seen_from)
    if room.watchers and room.house.config.bot_pause:
        await asyncio.sleep(room.house.config.bot_pause)
    if key not in options:
        # The agent failed or was too slow: anything is better than a table that waits for ever.
        key = random.choice(options)
    try:
        async with room.lock:
            if room.sitting[seat].played_by == agent:
                # Otherwise somebody has sat down or come back while the bot thought: the question is theirs, though no entry says so.
                await room.commit(seat, version, lambda now: room.attempt(now, seat, key), agent, key=key)
    except Refuse as no:
        if not no.stale:
            raise
    return True


async def look_after(room: Room) -> None:
    """Something is due at a table: take over a bot's turn, end a clock, or stand in for somebody who is away."""
    async with room.lock:
        await room.reread()
        room.behind = True
        match = await room.match()
        decision = match.decision
        late = None
        if decision is not None and room.row.state == PLAYING and room.row.paused_at is None:
            seat = room.sitting[decision.seat]
            if seat.kind != BOT and not seat.stand_in:
                late = await _without_person(room, match, decision)
        if late is None:
            await room.renew_due(match)
            drive(room, match)
            return
    await _choose_for(room, late)


class _Late(NamedTuple):
    """A question whose time is over: whom it was asked, at which version, what could be chosen, and the job to choose from it."""

    seat: int
    version: int
    options: list[str]
    thinking: Job


async def _choose_for(room: Room, late: _Late) -> None:
    """Choose for a person whose time is over. It is thought about without the lock, so that the table can be looked at meanwhile."""
    key = await room.house.bots.choose(late.thinking, room.seen_from)
    chosen = key if key in late.options else late.options[0]
    async with room.lock:
        try:
            await room.commit(
                late.seat, late.version, lambda now: room.attempt(now, late.seat, chosen), "clock", key=chosen
            )
        except Refuse as no:
            # The person, or another worker, was quicker after all.
            if not no.stale:
                raise
        match = await room.match()
        await room.renew_due(match)
        drive(room, match)


async def _without_person(room: Room, match: Match, decision: Decision) -> _Late | None:
    """A person has run out of time, or has been away for longer than the host waits; the question, if it has to be answered for the person."""
    seat, terms = decision.seat, room.row.terms
    waited = room.waited()
    left = room.clocks.left(terms, seat, waited)
    if left is not None and left <= 0:
        if terms.clock == "bank":
            await stand_in(room, seat, terms.stand_in)
            return None
        thinking = room.house.bots.job(match, seat, terms.stand_in, room.row.seed)
        return _Late(seat, match.versions[seat], [option.key for option in decision.options], thinking)
    # Whoever was here a moment ago is not away, however long the question has been open.
    gone = min(waited, time.time() - (room.sitting[seat].left_at or 0.0))
    if terms.away > 0 and gone >= terms.away and seat not in room.here:
        await stand_in(room, seat, terms.stand_in)
    return None


async def stand_in(room: Room, seat: int, agent: str) -> None:
    """Let an agent choose for a seat, or the person again if none is named."""
    await room.house.ask(room.house.store.change_seat, room.row.id, seat, None, stand_in=agent)
    await room.seats_changed()


async def come_back(room: Room, seat: int) -> None:
    """A person is at the screen again: the stand-in steps aside, unless the person's time is spent."""
    terms = room.row.terms
    if not room.sitting[seat].stand_in:
        return
    async with room.lock:
        match = await room.match()
        if terms.clock == "bank" and (room.clocks.left(terms, seat, 0.0) or 0.0) <= 0:
            return
        await stand_in(room, seat, "")
        await room.renew_due(match)
