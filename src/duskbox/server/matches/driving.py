"""What happens at a table by itself: bots choose, clocks run out, stand-ins play for people who are away, webhooks call
them.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from duskbox.server import clock
from duskbox.server.jobs.thinking import choice
from duskbox.server.matches import presence
from duskbox.server.refusals import Refuse
from duskbox.server.storage.rows import ASKED, AWAY, BOT, CLOCK, HUMAN, OPEN, PLAYING, TABLE, TURN, VACANT

if TYPE_CHECKING:
    from duskbox.core.decisions import Decision
    from duskbox.core.matches.match import Match
    from duskbox.server.jobs.messages import Choose
    from duskbox.server.matches.room import Room

_log = logging.getLogger("duskbox.driving")


def drive(room: Room, match: Match) -> None:
    """See to the seat that is asked now: start a bot, or have a person called."""
    decision = match.decision
    if decision is None or room.row.state != PLAYING or room.row.paused_at is not None or room.services.closing:
        return
    sitting = room.sitting[decision.seat]
    if sitting.played_by:
        if sitting.kind != BOT and presence.is_deserted(room):
            return
        if not room.bots_at_work:
            room.bots_at_work = True
            room.services.spawn(_bots(room))
    elif sitting.hook_url and all(watcher.seat != decision.seat for watcher in room.watchers):
        version = match.course.versions[decision.seat]
        room.services.spawn(room.services.ask(room.services.store.calls.add, room.row.id, decision.seat, version))


async def _bots(room: Room) -> None:
    """Choose for bots as long as one is asked.

    An entry that another worker stored first is simply seen in the next round.
    """
    try:
        while not room.services.closing and await _one_choice(room):
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
    async with _turn(room), room.lock:
        match = await room.match()
        decision = match.decision
        if decision is None or room.row.state != PLAYING or room.row.paused_at is not None:
            return False
        seat = decision.seat
        sitting = room.sitting[seat]
        agent = sitting.played_by
        if not agent or (sitting.kind != BOT and presence.is_deserted(room)):
            return False
        how = sitting.stand_in_why if sitting.kind == HUMAN else VACANT if sitting.kind == OPEN else ""
        version = match.course.versions[seat]
        options = [option.key for option in decision.options]
        players = room.services.config.players
        with room.services.watch.driving(room.row.id, len(match.record.entries)):
            thinking = None if len(options) == 1 else choice(match, seat, agent, room.row.seed, players)
    key = options[0] if thinking is None else await _chosen(room, thinking)
    if room.watchers and room.services.config.bot_pause:
        await asyncio.sleep(room.services.config.bot_pause)
    if key not in options:
        # The agent failed or was too slow: anything is better than a table that waits for ever.
        key = random.choice(options)
    try:
        async with _turn(room), room.lock:
            if room.sitting[seat].played_by == agent and (not how or not presence.is_deserted(room)):
                # Otherwise a person has sat down or come back while the bot thought: the question is theirs, though no
                # entry says so.
                await room.commit(seat, version, lambda now: room.attempt(now, seat, key), agent, key=key, how=how)
    except Refuse as no:
        if not no.stale:
            raise
    return True


def _turn(room: Room) -> AbstractAsyncContextManager[object]:
    """The turn of a table that no one watches."""
    return nullcontext() if room.watchers else _unhurried(room)


@asynccontextmanager
async def _unhurried(room: Room) -> AsyncGenerator[None, None]:
    """Of all tables that were opened from one address and that no one watches, one at a time is moved on, and then
    leaves as much time to others as it took.
    """
    async with room.services.turn_of(room.row.opener or ""):
        begun = time.monotonic()
        yield
        await asyncio.sleep(time.monotonic() - begun)


async def _chosen(room: Room, thinking: Choose) -> str | None:
    """The key that an agent picks; None if it failed or took too long."""
    value = await room.services.jobs.think(thinking, room.claim)
    return None if value is None else msgspec.json.decode(value, type=str)


async def look_after(room: Room) -> None:
    """Something is due at a table: take over a bot's turn, end a clock, or let a stand-in play for a person who is
    away.
    """
    async with room.lock:
        await room.reread()
        room.behind = True
        match = await room.match()
        decision = match.decision
        late = None
        await presence.fall_asleep(room)
        if (
            decision is not None
            and room.row.state == PLAYING
            and room.row.paused_at is None
            and room.row.asleep_at is None
        ):
            seat = room.sitting[decision.seat]
            if seat.kind != BOT and not seat.stand_in:
                late = await _without_person(room, match, decision)
        if late is None:
            await room.renew_due(match)
            drive(room, match)
            return
    await _choose_for(room, late)


class _Late(NamedTuple):
    """A question whose time is over: whom it was asked, at which version, what could be chosen, and the job to choose
    from it.
    """

    seat: int
    version: int
    options: list[str]
    thinking: Choose


async def _choose_for(room: Room, late: _Late) -> None:
    """Choose for a person whose time is over.

    It is thought about without the lock, so that the table can be looked at meanwhile.
    """
    key = await _chosen(room, late.thinking)
    chosen = key if key in late.options else late.options[0]
    async with room.lock:
        try:
            await room.commit(
                late.seat,
                late.version,
                lambda now: room.attempt(now, late.seat, chosen),
                "clock",
                key=chosen,
                how=CLOCK,
            )
        except Refuse as no:
            # The person, or another worker, was quicker after all.
            if not no.stale:
                raise
        match = await room.match()
        await room.renew_due(match)
        drive(room, match)


async def _without_person(room: Room, match: Match, decision: Decision) -> _Late | None:
    """A person has run out of time, or has been away for longer than the host waits; the question, if it has to be
    answered for the person.
    """
    seat, terms = decision.seat, room.row.terms
    waited = room.waited()
    left = room.clocks.left(terms, seat, waited)
    if left is not None and left <= 0:
        if terms.clock == "bank":
            await stand_in(room, seat, terms.stand_in, CLOCK)
            return None
        if terms.kind == "days":
            await stand_in(room, seat, terms.stand_in, TURN)
            return None
        with room.services.watch.driving(room.row.id, len(match.record.entries)):
            thinking = choice(match, seat, terms.stand_in, room.row.seed, room.services.config.players)
        return _Late(seat, match.course.versions[seat], [option.key for option in decision.options], thinking)
    # A person who was here a moment ago is not away, however long the question has been open.
    gone = min(waited, clock.now() - (room.sitting[seat].left_at or 0.0))
    if terms.away > 0 and terms.kind == "live" and gone >= terms.away and not room.is_here(seat):
        await stand_in(room, seat, terms.stand_in, AWAY)
    return None


async def end_turns(room: Room, match: Match) -> None:
    """Whose time for a turn was over plays again when that turn is over: as the game tells turns, or else when another
    is asked.
    """
    decision = match.decision
    for sitting in room.sitting:
        if sitting.stand_in_why == TURN:
            asked = None if decision is None else decision.seat
            if getattr(match.table, "turn", asked) != sitting.seat and asked != sitting.seat:
                await stand_in(room, sitting.seat, "")


async def stand_in(room: Room, seat: int, agent: str, why: str = "") -> None:
    """Let an agent choose for a seat, or the person again if none is named."""
    change = room.services.store.change_seat
    await room.services.ask(change, room.row.id, seat, None, stand_in=agent, stand_in_why=why if agent else "")
    await room.seats_changed()


async def come_back(room: Room, seat: int, asked: bool = False) -> bool:
    """A person is at the screen again, or has `asked` to play again: the stand-in steps aside.

    A bot that they asked for stays until they ask it to go, and so does one that the others asked for, for a screen
    alone is no person. False if the person's time is spent.
    """
    terms = room.row.terms
    if not room.sitting[seat].stand_in or (not asked and room.sitting[seat].stand_in_why in (ASKED, TABLE)):
        return True
    async with room.lock:
        match = await room.match()
        if terms.clock == "bank" and (room.clocks.left(terms, seat, 0.0) or 0.0) <= 0:
            return False
        await stand_in(room, seat, "")
        await room.renew_due(match)
        return True
