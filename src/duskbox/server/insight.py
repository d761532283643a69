"""Insight: tips during play, and after it an account of luck and skill. Both are thought out by the processes of the bots, from what the seat knows."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from duskbox.agents.account import WORLDS, Account, Measure, Station, Swing, matters, stations, summed
from duskbox.server import frames
from duskbox.server.bot_process import Take, Weigh, Weighed
from duskbox.server.bots import job_of
from duskbox.server.messages import Answer, Refused, encode
from duskbox.server.refusing import Refuse, refuse
from duskbox.server.rows import HUMAN
from duskbox.server.shapes import AccountPoint, AccountShown, AccountSwing

if TYPE_CHECKING:
    from duskbox.core.match import Match
    from duskbox.server.connection import Connection
    from duskbox.server.house import House
    from duskbox.server.room import Room

#: How long a tip is thought about.
_THINKING_S: Final = 1.0
#: So many accounts are kept in each worker.
_KEPT: Final = 200
#: So many may wait to be made, or be in the making, and so many of one address; each takes a while and holds its match.
_WAITING: Final = 20
_WAITING_FOR_ONE: Final = 4


# Tips


def begin_tip(asker: Connection, number: int) -> None:
    """Think about a tip beside everything else, one at a time for each socket."""
    if asker.tip_pending:
        raise refuse("error-tip-pending")
    asker.tip_pending = True
    asker.room.house.spawn(_answer(asker, number))


async def _answer(asker: Connection, number: int) -> None:
    try:
        asker.push(encode(Answer("tip", await tip(asker.room, asker.seat), number)))
    except Refuse as no:
        asker.push(encode(Refused(no.reason, number, None)))
    finally:
        asker.tip_pending = False


async def tip(room: Room, seat: int) -> list[Weighed]:
    """The options of the seat that is asked, best first. People who play against each other think for themselves."""
    if _rivals(room, seat):
        raise refuse("error-no-tips")
    async with room.lock:
        match = await room.match()
        decision = match.decision
        if decision is None or decision.seat != seat:
            raise refuse("error-tip-not-asked")
        seconds = min(_THINKING_S, room.house.config.bot_seconds / 2)
        job = job_of(match, seat, "search", room.row.seed, Weigh(seconds))
    found = await room.house.bots.think(job, room.seen_from)
    if found is None or found.error:
        raise refuse("error-tip-failed")
    return found.weighed


def _rivals(room: Room, seat: int) -> bool:
    """Whether a person sits at a seat of another side."""
    sides = room.sides
    return any(other.kind == HUMAN and sides[other.seat] != sides[seat] for other in room.sitting)


# Accounts


class _Measuring:
    """An account that is being made: how far it is, and what came of it."""

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.done = 0
        self.total = 0
        self.shown: AccountShown | None = None
        self.failed = False

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come of it."""
        return self.shown is not None or self.failed


class Accounts:
    """The accounts of one worker; one is measured at a time, for bots need their processes too."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[tuple[str, int], _Measuring] = OrderedDict()
        self._turn = asyncio.Lock()

    def of(self, match: Match, name: str, seat: int, luck: str, asker: str = "") -> AccountShown:
        """The account of a match that has ended, or how far it is; the first who asks, from some address, has it begun."""
        key = (name, seat)
        found = self._known.get(key)
        if found is None or found.failed:
            under_way = [each.asker for each in self._known.values() if not each.is_over]
            if len(under_way) >= _WAITING or under_way.count(asker) >= _WAITING_FOR_ONE:
                raise refuse("error-account-busy", 429)
            found = self._known[key] = _Measuring(asker)
            self._house.spawn(self._measure(found, match, seat, luck))
            self._forget()
        self._known.move_to_end(key)
        return found.shown or AccountShown(seat, found.done, found.total)

    def _forget(self) -> None:
        """Let go of those that nobody has asked for the longest. What is being made is kept: forgotten, it would be begun anew beside itself."""
        over = [key for key, each in self._known.items() if each.is_over]
        for key in over[: max(0, len(self._known) - _KEPT)]:
            del self._known[key]

    async def _measure(self, measuring: _Measuring, match: Match, seat: int, luck: str) -> None:
        try:
            async with self._turn:
                every = await self._house.work(stations, match)
                found = [station for station in every if matters(station, seat)]
                measuring.total = len(found)
                measures: list[Measure] = []
                for station in found:
                    measures.append(await self._measured(match, station, seat, luck))
                    measuring.done += 1
                measuring.shown = _shown(match, summed(match, seat, found, measures), {one.entry: one for one in found})
        except Refuse:
            # Whoever asks next has it begun anew.
            pass
        finally:
            measuring.failed = measuring.shown is None

    async def _measured(self, match: Match, station: Station, seat: int, luck: str) -> Measure:
        task = Take(station.entry, station.seat, station.key, station.drew, WORLDS)
        job = job_of(match, seat, "search", luck, task, station.table, station.entry)
        answer = await self._house.bots.think(job)
        if answer is None or answer.measure is None:
            raise refuse("error-account-failed")
        return answer.measure


def _shown(match: Match, found: Account, places: dict[int, Station]) -> AccountShown:
    def said(key: str, swing: Swing) -> tuple[str, dict[str, object]]:
        option = match.game.option(key)
        facts = frames.plain_facts(match.game.option_facts(places[swing.entry].table, option))
        return f"option-{option.verb}", dict(facts)

    def swing(each: Swing) -> AccountSwing:
        hidden = each.seat != found.seat
        return AccountSwing(
            entry=each.entry,
            seat=each.seat,
            option=None if hidden else said(each.key, each),
            other=said(each.other, each) if each.other else None,
            before=each.before,
            after=each.after,
            ahead=each.ahead,
            doubt=each.doubt,
        )

    return AccountShown(
        found.seat,
        len(places),
        len(places),
        won=found.won,
        curve=[AccountPoint(*point) for point in found.curve],
        skill=found.skill,
        luck=found.luck,
        rivals=found.rivals,
        decisions=[swing(each) for each in found.decisions],
        draws=[swing(each) for each in found.draws],
        ready=True,
    )
