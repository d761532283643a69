"""Opening matches: new ones, records that are brought along, and the daily labyrinth; and starting them."""

from __future__ import annotations

import dataclasses
import json
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import category, normalize

import msgspec

from duskbox.agents.agent import agent, budget_of
from duskbox.core import registry
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import add_salt, set_up, unstarted_match
from duskbox.server import clock
from duskbox.server.http.bodies import Brought as BroughtAlong
from duskbox.server.http.bodies import NewMatch, NewSeat, SeatSecret
from duskbox.server.jobs.messages import Bring, Brought, CheckPack
from duskbox.server.matches import seats
from duskbox.server.matches.record_headers import brief, header_of
from duskbox.server.refusals import refuse, refused
from duskbox.server.storage import keys
from duskbox.server.storage.rows import BOT, HUMAN, LOBBY, OPEN, PLAYING, REPLAY, EntryRow, MatchRow, SeatRow, Terms

if TYPE_CHECKING:
    from duskbox.core.matches.records import Header
    from duskbox.server.config import Config
    from duskbox.server.matches.room import Room
    from duskbox.server.services import Services

#: A match is not opened if what is decided before play takes more characters. A pack takes most of them; a client that
#: lists matches reads them all.
LONGEST_HEADER = 300_000
#: The seconds a bot may be asked to think about one decision: well below those after which it is given up.
LONGEST_THOUGHT = 2.0


def check_agent(name: str, config: Config) -> str:
    """The name of an agent, if there is one and it does not think for longer than a table can wait, or of one of the
    operator's own bots.
    """
    if name in config.players:
        return name
    try:
        agent(name, 0)
        budget = budget_of(name)
        if budget is not None and not 0 < budget.seconds <= LONGEST_THOUGHT:
            allowed = f"search:1ms–search:{LONGEST_THOUGHT:.0f}s"
            raise BadSetting("error-bad-value", name="agent", value=name, allowed=allowed)
    except DuskboxError as error:
        raise refused(error, 400) from error
    return name


def check_terms(terms: Terms, config: Config) -> Terms:
    """Terms that make sense together."""
    if terms.clock != "none" and not 1 <= terms.seconds <= 30 * 86400:
        raise refuse("error-bad-terms", 400, field="seconds")
    if terms.kind == "days" and terms.clock != "decision":
        raise refuse("error-bad-terms", 400, field="clock")
    if not 0 <= terms.increment <= 3600:
        raise refuse("error-bad-terms", 400, field="increment")
    if terms.away and not 5 <= terms.away <= 365 * 86400:
        raise refuse("error-bad-terms", 400, field="away")
    check_agent(terms.stand_in, config)
    return terms


def seats_for(wanted: list[NewSeat], count: int, config: Config) -> tuple[list[SeatRow], list[SeatSecret]]:
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
            row = SeatRow(seat, HUMAN, name=name_for(who.name, sitting, seat), secret=keys.digest(secret))
        elif who.kind == BOT:
            row = SeatRow(seat, BOT, name=name_for(who.name, sitting, seat))
            row.agent = check_agent(who.agent or "thumb", config)
        sitting.append(row)
    return sitting, secrets


#: Letters and signs that show nothing, although they count as such.
_BLANK: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")


def clean_name(name: str) -> str:
    """A name without control signs, and not too long; none where it would show nothing."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name.translate(_BLANK))
    shown = " ".join(shown.split())[:40].strip()
    return shown if any(not category(sign).startswith("M") for sign in shown) else ""


def _as_read(name: str) -> str:
    """What two names have in common that a reader takes for the same: other forms of the same letters, small or large,
    and marks that show nothing count for nothing.
    """
    return "".join(sign for sign in normalize("NFKC", name).casefold() if not category(sign).startswith("M"))


def name_for(wanted: str, sitting: list[SeatRow], seat: int) -> str:
    """The name of the person at a seat: as they want it, with a number if another at the table has it."""
    name = clean_name(wanted)
    others = {_as_read(each.name) for each in sitting if each.seat != seat and each.kind != OPEN and each.name}
    number, free = 2, name
    while free and _as_read(free) in others:
        number, free = number + 1, f"{name[:35]} ({number})"
    return free


async def choose_settings(room: Room, seat: int, wanted: dict[str, str]) -> None:
    """Before the start: change settings that belong to a seat. Nothing has been drawn yet, and the seed stays sealed as
    it is.
    """
    game = registry.find(room.row.game)
    own = {setting.name for setting in game.settings if setting.seat == seat}
    for name in wanted:
        if name not in own:
            raise refused(BadSetting("error-unknown-setting", name=name, allowed=", ".join(sorted(own))), 400)
    async with room.lock:
        await room.reread()
        room.must_be(LOBBY)
        old = header_of(room.row)
        try:
            header = await room.services.work(_with_settings, old, {**old.settings, **wanted})
        except DuskboxError as error:
            raise refused(error, 400) from error
        known = {"header": room.row.header, "state": LOBBY}
        await room.change(known, header=header.line(), brief=brief(header, room.row.seats))


def _with_settings(header: Header, settings: dict[str, str]) -> Header:
    game = registry.find(header.game)
    setup = game.setup(settings, header.rulings, header.pack)
    return dataclasses.replace(header, settings=setup.settings, content=game.components.hash(setup))


async def rematch(room: Room, address: str) -> tuple[str, list[SeatSecret]]:
    """Open the next game of the same people, and reserve each the seat they had: the host's secret and those of the
    seats; nothing if another was quicker.
    """
    services, row = room.services, room.row
    header = header_of(row)
    known = await services.ask(services.store.held, row.id)
    sitting = [
        NewSeat("bot", each.name, each.agent)
        if each.kind == BOT
        else NewSeat("human", each.name)
        if each.kind == HUMAN and each.seat in known
        else NewSeat()
        for each in room.sitting
    ]
    terms = msgspec.structs.replace(row.terms, seed_known=False)
    undo: Any = header.undo
    wanted = NewMatch(row.game, header.settings, header.rulings, header.pack, undo=undo, seats=sitting, terms=terms)
    name, host, secrets = await open_match(services, wanted, address=address)
    if not await room.change({"rematch": None}, rematch=name):
        await services.ask(services.store.forget, [name])
        return "", []
    await services.ask(services.store.reserve, row.id, name, [key.seat for key in secrets])
    return host, secrets


class NewlyOpened(NamedTuple):
    """A match in its lobby that has just been stored, and the secrets of its host and its seats."""

    row: MatchRow
    sitting: list[SeatRow]
    match: Match
    host: str
    secrets: list[SeatSecret]


async def open_match(services: Services, wanted: NewMatch, address: str = "") -> tuple[str, str, list[SeatSecret]]:
    """Store a new match in its lobby: its name, the host's secret and those of the seats."""
    await check(services, wanted, address)
    new = await open_new(services, wanted, address=address)
    return new.row.id, new.host, new.secrets


async def check(services: Services, wanted: NewMatch, address: str) -> None:
    """Refuse terms that make no sense, and a pack that does not fit: a worker process looks at it."""
    check_terms(wanted.terms, services.config)
    if wanted.pack is not None:
        # Looked at before it is read: that takes far longer.
        text = json.dumps(wanted.pack)
        _must_be_short(text)
        await services.jobs.run(CheckPack(wanted.game, wanted.settings, wanted.rulings, text), address)


async def open_new(services: Services, wanted: NewMatch, day: str | None = None, address: str = "") -> NewlyOpened:
    """Store a new match, which has been checked, in its lobby."""
    try:
        match = _opened(wanted) if wanted.pack is None else await services.work(_opened, wanted)
        count = match.table.seats
        sitting, secrets = seats_for(wanted.seats, count, services.config)
        for seat, who in enumerate(wanted.seats):
            if who.salt and who.kind == HUMAN:
                add_salt(match, seat, who.salt)
    except DuskboxError as error:
        raise refused(error, 400) from error
    # The seed of the day is the server's own, although it is passed in like one that a client named.
    terms = msgspec.structs.replace(wanted.terms, seed_known=bool(wanted.seed) and day is None)
    header = match.record.header.line()
    _must_be_short(header)
    row = await _row(services, match.game.name, header, match.record.seed, count, terms, LOBBY, address)
    row.day = day
    row.brief = brief(match.record.header, count)
    host = keys.new_secret()
    row.host = keys.digest(host)
    await _store(services, row, sitting, [entry.line(n) for n, entry in enumerate(match.record.entries)])
    return NewlyOpened(row, sitting, match, host, secrets)


def _opened(wanted: NewMatch) -> Match:
    """The match that is wanted, not begun. Where others play too, nothing is taken back without them."""
    game = registry.find(wanted.game)
    count = game.new_table(game.setup(wanted.settings, wanted.rulings, wanted.pack)).seats
    undo = wanted.undo or ("open" if count == 1 else "consent")
    return unstarted_match(game, wanted.settings, wanted.rulings, wanted.pack, wanted.seed or None, undo)


def _must_be_short(header: str) -> None:
    if len(header) > LONGEST_HEADER:
        raise refuse("error-pack-long", 400, most=LONGEST_HEADER)


async def bring(services: Services, data: BroughtAlong, address: str = "") -> tuple[str, str, list[SeatSecret]]:
    """Take in a record, to be looked at or as a match that goes on where it stopped, or begin a match with a position.
    A worker process checks it.
    """
    go_on = data.go_on or bool(data.position)
    value = await services.jobs.run(Bring(data.record, data.share, data.position, go_on), address)
    found = msgspec.json.decode(value, type=Brought)
    _must_be_short(found.header)
    host = keys.new_secret()
    secrets: list[SeatSecret] = []
    if not go_on:
        terms = Terms(chat=False)
        row = await _row(services, found.game, found.header, found.seed, found.seats, terms, REPLAY, address)
        row.ended_at = row.created_at
        row.outcome = found.outcome
        sitting = [SeatRow(seat, OPEN) for seat in range(found.seats)]
    else:
        if found.outcome:
            raise refuse("error-position-over" if data.position else "error-record-over", 400)
        if found.chance == "asked" or not found.seed:
            raise refuse("error-no-seed", 400)
        # A match that begins with a position has luck of its own, which the server has drawn.
        state, terms = PLAYING if found.started else LOBBY, Terms(seed_known=not data.position)
        row = await _row(services, found.game, found.header, found.seed, found.seats, terms, state, address)
        sitting, secrets = seats_for([NewSeat("human")] * found.seats, found.seats, services.config)
    row.host, row.brief = keys.digest(host), found.brief
    await _store(services, row, sitting, found.lines)
    return row.id, host, secrets


async def _row(
    services: Services, game: str, header: str, seed: str, seats: int, terms: Terms, state: str, address: str
) -> MatchRow:
    """The row of a new match."""
    return MatchRow(
        id=keys.new_id(),
        game=game,
        state=state,
        header=header,
        seed=seed,
        seats=seats,
        terms=terms,
        invite=keys.new_invite() if state in (LOBBY, PLAYING) else None,
        created_at=time.time(),
        host="",
        # Not here yet: if the host does not come, another acts in their place after a while.
        host_left_at=clock.now(),
        opener=await services.opener(address),
    )


async def _store(services: Services, row: MatchRow, sitting: list[SeatRow], lines: list[str]) -> None:
    now = clock.now()
    entries = [EntryRow(row.id, n, line, now, 0.0) for n, line in enumerate(lines)]
    await services.ask(services.store.create, row, sitting, entries)


# Starting


async def begin(room: Room) -> None:
    """Set the table of a match up that no one but the caller knows of yet, and ask the first question."""
    room.must_be(LOBBY)
    if any(seat.kind == OPEN for seat in room.sitting):
        raise refuse("error-seats-open", count=sum(1 for seat in room.sitting if seat.kind == OPEN))
    async with room.lock:
        await room.commit(0, None, set_up, "host", (LOBBY,), changes=_begun)


def _begun(match: Match) -> dict[str, Any]:
    """What changes with the start. Settings of a seat that another worker kept at the same moment came too late."""
    header = match.record.header
    return {"state": PLAYING, "header": header.line(), "brief": brief(header, match.table.seats)}


async def start_match(room: Room) -> None:
    """The same for a match that others may know of."""
    # No match goes back into the lobby, so what is known of one that has begun is true.
    room.must_be(LOBBY)
    await room.reread()
    await begin(room)
    async with room.lock:
        await room.seats_changed()
    for each in room.sitting:
        if each.kind == OPEN:
            # Its person left at the moment of the start.
            await seats.free(room, each.seat, is_open=not seats.hides_hands(room))
