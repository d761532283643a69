"""Insight: tips and odds during play, and after it an analysis of luck and skill.

Worker processes think about them, from what the seat knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from duskbox.core.errors import DuskboxError
from duskbox.server.http.bodies import AnalysisShown
from duskbox.server.jobs.messages import Analyse, Analysed, Odds, Weigh, Weighed
from duskbox.server.jobs.thinking import position_of, seed_at, true_position
from duskbox.server.refusals import Refuse, refuse, refused
from duskbox.server.socket.messages import Answer, Refusal, Refused, encode
from duskbox.server.storage.rows import HUMAN

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from duskbox.agents.analysis import Measure
    from duskbox.server.matches.room import Room
    from duskbox.server.services import Services
    from duskbox.server.socket.connection import Connection
    from duskbox.server.socket.messages import Ask

_log = logging.getLogger("duskbox.insight")

#: How long a tip is thought about.
_THINKING_S: Final = 1.0
#: How many analyses are kept in each worker.
_KEPT: Final = 200
#: How many may wait to be made, or be in the making, altogether and of one address; each takes a while and holds its
#: match.
_WAITING: Final = 20
_WAITING_FOR_ONE: Final = 4
#: Seconds of processor time that one job of an analysis takes.
_STRETCH_S: Final = 2.0


# Tips and odds


def begin(asker: Connection, ask: Ask) -> None:
    """Have a tip or the odds of an option worked out in the background, one at a time for each socket."""
    if asker.thinking is not None and not asker.thinking.done():
        raise refuse("error-tip-pending")
    if asker.room.row.day is not None:
        raise refuse("error-daily-no-help")
    find = tip if ask.about == "tip" else odds
    asker.thinking = asyncio.ensure_future(_answer(asker, ask, find))


async def _answer(asker: Connection, ask: Ask, find: Callable[[Connection, str], Awaitable[object]]) -> None:
    try:
        asker.push(Answer(ask.about, await find(asker, ask.key), ask.id))
    except Refuse as no:
        asker.push(Refused(no.reason, ask.id, None))
    except DuskboxError as error:
        asker.push(Refused(refused(error).reason, ask.id, None))
    except Exception:
        _log.exception("question failed", extra={"match": asker.room.row.id, "seat": asker.seat})
        asker.push(Refused(Refusal("error-server"), ask.id))


async def tip(asker: Connection, key: str = "") -> list[Weighed]:
    """The options of the seat that is asked, best first. People who play against each other think for themselves."""
    room, seat = asker.room, asker.seat
    if _rivals(room, seat):
        raise refuse("error-no-tips")
    async with room.lock:
        match = await room.match()
        decision = match.decision
        if decision is None or decision.seat != seat:
            raise refuse("error-tip-not-asked")
        seconds = min(_THINKING_S, room.services.config.bot_seconds / 2)
        seed = seed_at(room.row.seed, len(match.record.entries), seat)
        job = Weigh(position_of(match, seat, seed), seat, seconds, seed)
    value = await room.services.jobs.tip(job, asker.address)
    if value is None:
        raise refuse("error-tip-failed")
    return msgspec.json.decode(value, type=list[Weighed])


async def odds(asker: Connection, key: str) -> object:
    """The chances that an option leads to, from what the seat that is asked knows."""
    room = asker.room
    async with room.lock:
        match = await room.match()
        decision = match.decision
        if decision is None or decision.seat != asker.seat:
            raise refuse("error-not-asked-of-you", key=key)
        match.game.option(key)
        job = Odds(true_position(match), key)
    return msgspec.json.decode(await room.services.jobs.run(job, asker.address))


def _rivals(room: Room, seat: int) -> bool:
    """Whether a person sits at a seat of another side."""
    sides = room.sides
    return any(other.kind == HUMAN and sides[other.seat] != sides[seat] for other in room.sitting)


# Analyses of luck and skill


class _Analysis:
    """An analysis that is being made: how far it is, and what came of it."""

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.done = 0
        self.total = 0
        self.shown = b""
        self.failed = False

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come of it."""
        return bool(self.shown) or self.failed


class Analyses:
    """The analyses of one worker. Each is made in short jobs, so that those of several people go on side by side."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[tuple[str, int], _Analysis] = OrderedDict()

    def of(self, record: str, name: str, seat: int, luck: str, asker: str = "") -> bytes:
        """The analysis of a match that has ended, as JSON, or how far it is; the first who asks, from some address, has
        it begun.
        """
        key = (name, seat)
        found = self._known.get(key)
        if found is None or found.failed:
            under_way = [each.asker for each in self._known.values() if not each.is_over]
            if len(under_way) >= _WAITING or under_way.count(asker) >= _WAITING_FOR_ONE:
                raise refuse("error-analysis-busy", 429)
            found = self._known[key] = _Analysis(asker)
            self._services.spawn(self._make(found, record, seat, luck))
            self._forget()
        self._known.move_to_end(key)
        return found.shown or encode(AnalysisShown(seat, found.done, found.total))

    def _forget(self) -> None:
        """Drop those that were not asked for for the longest time.

        What is being made is kept: dropped, it would be begun a second time.
        """
        over = [key for key, each in self._known.items() if each.is_over]
        for key in over[: max(0, len(self._known) - _KEPT)]:
            del self._known[key]

    async def _make(self, analysis: _Analysis, record: str, seat: int, luck: str) -> None:
        measured: list[Measure] = []
        jobs = self._services.jobs
        try:
            while not analysis.shown:
                # No one waits for it at a screen: an address that has spent its processor time goes on when it has some
                # again.
                await jobs.when_affordable(analysis.asker)
                job = Analyse(record, seat, luck, measured, _STRETCH_S)
                found = msgspec.json.decode(await jobs.run(job, analysis.asker), type=Analysed)
                measured += found.measures
                analysis.done, analysis.total = len(measured), found.total
                analysis.shown = b"" if bytes(found.shown) == b"null" else bytes(found.shown)
        except Refuse as no:
            # The next request has it begun anew.
            _log.info("analysis failed", extra={"reason": no.reason.error})
        finally:
            analysis.failed = not analysis.shown
