"""Opening matches: new ones, records that are brought along, and the daily labyrinth."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import msgspec

from duskbox.agents.agent import agent, budget_of
from duskbox.core import registry
from duskbox.core.errors import BadRecord, BadSetting, DuskboxError
from duskbox.core.match import Match
from duskbox.core.records import LONGEST, read
from duskbox.core.share import decode
from duskbox.server import keys
from duskbox.server.refusing import refuse, refused
from duskbox.server.rows import BOT, HUMAN, LOBBY, OPEN, OVER, PLAYING, REPLAY, EntryRow, MatchRow, SeatRow, Terms
from duskbox.server.shapes import NewMatch, NewSeat, SeatSecret

if TYPE_CHECKING:
    from duskbox.server.house import House

#: A match is not opened if what is decided before play takes more characters. A pack takes most of them; whoever lists matches reads them all.
LONGEST_HEADER = 300_000
#: The seconds a bot may be asked to think about one decision: well below those after which it is given up.
LONGEST_THOUGHT = 2.0


def check_agent(name: str) -> str:
    """The name of an agent, if there is one and it does not think for longer than a table can wait."""
    try:
        agent(name, 0)
        budget = budget_of(name)
        if budget is not None and not 0 < budget.seconds <= LONGEST_THOUGHT:
            allowed = f"search:1ms–search:{LONGEST_THOUGHT:.0f}s"
            raise BadSetting("error-bad-value", name="agent", value=name, allowed=allowed)
    except DuskboxError as error:
        raise refused(error, 400) from error
    return name


def check_terms(terms: Terms) -> Terms:
    """Terms that make sense together."""
    if terms.clock != "none" and not 1 <= terms.seconds <= 30 * 86400:
        raise refuse("error-bad-terms", 400, field="seconds")
    if not 0 <= terms.increment <= 3600:
        raise refuse("error-bad-terms", 400, field="increment")
    if terms.away and not 5 <= terms.away <= 365 * 86400:
        raise refuse("error-bad-terms", 400, field="away")
    check_agent(terms.stand_in)
    return terms


def seats_for(wanted: list[NewSeat], count: int) -> tuple[list[SeatRow], list[SeatSecret]]:
    """The seats of a new match, and the secrets of those that are taken."""
    if len(wanted) > count:
        raise refuse("error-too-many-seats", 400, given=len(wanted), most=count)
    sitting: list[SeatRow] = []
    secrets: list[SeatSecret] = []
    for seat in range(count):
        who = wanted[seat] if seat < len(wanted) else NewSeat()
        row = SeatRow(seat, OPEN)
        if who.kind == HUMAN:
            secret = keys.new_secret()
            secrets.append(SeatSecret(seat, secret))
            row = SeatRow(seat, HUMAN, name=clean_name(who.name), secret=keys.digest(secret))
        elif who.kind == BOT:
            row = SeatRow(seat, BOT, name=clean_name(who.name), agent=check_agent(who.agent or "thumb"))
        sitting.append(row)
    return sitting, secrets


def clean_name(name: str) -> str:
    """A name without control signs, and not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:40]


async def open_match(house: House, wanted: NewMatch, day: str | None = None) -> tuple[str, str, list[SeatSecret]]:
    """Store a new match in its lobby: its name, the host's secret and those of the seats."""
    check_terms(wanted.terms)
    if wanted.pack is not None:
        # Looked at before it is read: that takes far longer.
        _must_be_short(json.dumps(wanted.pack))
    try:
        game = registry.find(wanted.game)
        count = game.new_table(game.setup(wanted.settings, wanted.rulings, wanted.pack)).seats
        # Where others play too, nothing is taken back without them.
        undo = wanted.undo or ("open" if count == 1 else "consent")
        match = Match.open(game, wanted.settings, wanted.rulings, wanted.pack, wanted.seed or None, undo)
        sitting, secrets = seats_for(wanted.seats, count)
        for seat, who in enumerate(wanted.seats):
            if who.salt and who.kind == HUMAN:
                match.add_salt(seat, who.salt)
    except DuskboxError as error:
        raise refused(error, 400) from error
    # The seed of the day is the house's own, although it is handed over as if somebody had named it.
    terms = msgspec.structs.replace(wanted.terms, seed_known=bool(wanted.seed) and day is None)
    name, host = await _store(house, match, sitting, terms, LOBBY, day)
    return name, host, secrets


def _must_be_short(header: str) -> None:
    if len(header) > LONGEST_HEADER:
        raise refuse("error-pack-long", 400, most=LONGEST_HEADER)


async def bring_record(house: House, text: str, share: str, go_on: bool) -> tuple[str, str, list[SeatSecret]]:
    """Take in a record: to be looked at, or as a match that goes on where it stopped."""
    try:
        match = await house.work(decode if share else _loaded, share or text)
        if match.record.header.chance != "fair" or not go_on:
            await house.work(match.verify)
    except DuskboxError as error:
        raise refused(error, 400) from error
    if not go_on:
        terms = Terms(chat=False)
        sitting = [SeatRow(seat, OPEN) for seat in range(match.table.seats)]
        name, host = await _store(house, match, sitting, terms, REPLAY, None)
        return name, host, []
    if match.outcome is not None:
        raise refuse("error-record-over", 400)
    if match.record.header.chance == "asked" or not match.record.seed:
        raise refuse("error-no-seed", 400)
    sitting, secrets = seats_for([NewSeat("human")] * match.table.seats, match.table.seats)
    state = PLAYING if any(entry.do == "start" for entry in match.record.entries) else LOBBY
    name, host = await _store(house, match, sitting, Terms(seed_known=True), state, None)
    return name, host, secrets


def _loaded(text: str) -> Match:
    record = read(text)
    if len(record.entries) > LONGEST:
        raise BadRecord("error-record-long", most=LONGEST)
    return Match.load(record)


async def _store(
    house: House, match: Match, sitting: list[SeatRow], terms: Terms, state: str, day: str | None
) -> tuple[str, str]:
    header = match.record.header.line()
    _must_be_short(header)
    name, host, now = keys.new_id(), keys.new_secret(), time.time()
    outcome = match.outcome
    row = MatchRow(
        id=name,
        game=match.game.name,
        state=state,
        header=header,
        seed=match.record.seed,
        seats=match.table.seats,
        terms=terms,
        invite=keys.new_invite() if state in (LOBBY, PLAYING) else None,
        created_at=now,
        host=keys.digest(host),
        ended_at=now if state in (OVER, REPLAY) else None,
        outcome="" if outcome is None else outcome.name,
        day=day,
    )
    lines = [EntryRow(name, n, entry.line(n), now, 0.0) for n, entry in enumerate(match.record.entries)]
    await house.ask(house.store.create, row, sitting, lines)
    return name, host
