"""Matches: opening, joining, sitting down and standing up, starting."""

from __future__ import annotations

import time

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import structs

from duskbox.core.records import Header
from duskbox.server import hooks, keys, opening, telling
from duskbox.server.access import Caller, must_hold, must_host, must_see, opened
from duskbox.server.asking import Asking, TheCaller, TheLimits, TheRooms, cookie_of
from duskbox.server.bus import Note
from duskbox.server.freezing import step_back as take_step_back
from duskbox.server.headers import header_of, sides_of
from duskbox.server.limits import address_of
from duskbox.server.messages import SeatShown
from duskbox.server.refusing import Refuse, refuse
from duskbox.server.room import Room
from duskbox.server.rooms import Rooms
from duskbox.server.rows import BOT, HOST, HUMAN, LOBBY, OPEN, OVER, PLAYING, REPLAY, MatchRow, SeatRow
from duskbox.server.shapes import (
    BotSitting,
    Claiming,
    Hook,
    HookSecret,
    Joining,
    MatchShown,
    NewMatch,
    Opened,
    SeatSecret,
    Sitting,
)
from duskbox.server.store import Store

#: How many of a visitor's matches are listed.
_LISTED = 100


# Opening and finding


@post("/matches", summary="Open a match", status_code=HTTP_201_CREATED)
async def open_match(
    request: Asking, data: JSONBody[NewMatch], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """Open a match; whoever opens it is its host and sits on the seats marked `human`."""
    address = address_of(request.scope, rooms.house.config)
    if not limits.new_match(address):
        raise refuse("error-too-many-matches", 429)
    if data.pack_of:
        other = await rooms.room(data.pack_of)
        await must_see(other, caller)
        if other.row.game != data.game:
            raise refuse("error-no-such-match", 404)
        data = structs.replace(data, pack=header_of(other.row).pack)
    name, host, secrets = await opening.open_match(rooms.house, data)
    room = await rooms.room(name)
    if data.start:
        await start_match(room)
    return await keep(rooms, room, caller, host, secrets)


async def keep(
    rooms: Rooms, room: Room, caller: Caller, host: str, secrets: list[SeatSecret], status: int = HTTP_201_CREATED
) -> Response[Opened]:
    """Put what was opened into the visitor's drawer; a visitor who has none gets one."""
    token = ""
    visitor = caller.visitor
    if not visitor:
        token = keys.new_secret()
        visitor = keys.digest(token)
    ask, store = rooms.house.ask, rooms.house.store
    if host:
        await ask(store.hold, visitor, room.row.id, HOST)
    for key in secrets:
        if not await ask(store.hold_by_secret, visitor, room.row.id, key.seat, keys.digest(key.secret)):
            raise refuse("error-not-your-seat", 403, seat=key.seat + 1)
    shown = await match_shown(room, Caller(visitor, caller.bearer))
    response = Response(Opened(shown, host, secrets), status_code=status)
    if token:
        response.set_cookie(**cookie_of(rooms, token))
    return response


@get("/matches", summary="My matches")
async def my_matches(rooms: TheRooms, caller: TheCaller) -> list[MatchShown]:
    """The matches in the visitor's drawer, the newest first."""
    if not caller.visitor:
        return []
    return await rooms.house.ask(_drawer, rooms.house.store, caller.visitor)


@get("/matches/{name:str}", summary="One match")
async def one_match(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """A match as whoever asks may see it."""
    room = await rooms.room(name)
    await room.reread()
    await must_see(room, caller)
    return await match_shown(room, caller)


@post("/join", summary="Find a match by invitation", status_code=HTTP_200_OK)
async def join(data: JSONBody[Joining], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """The match that an invitation leads to, with its open seats."""
    code = data.code.strip().lower()
    name = await rooms.house.ask(rooms.house.store.invited, code) if keys.is_invite(code) else None
    if name is None:
        raise refuse("error-no-such-invite", 404)
    return await match_shown(await rooms.room(name), caller)


# Seats


@post("/matches/{name:str}/seats/{seat:int}", summary="Sit down", status_code=HTTP_201_CREATED)
async def sit(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Sitting], rooms: TheRooms, caller: TheCaller
) -> Response[Opened]:
    """Sit down on an open seat, with the invitation's code or as the host."""
    room = await rooms.room(name)
    room.must_be(LOBBY, PLAYING)
    _must_exist(room, seat)
    invited = bool(data.code) and keys.same(room.row.invite or "", data.code.strip().lower())
    if not invited and HOST not in await opened(room, caller):
        raise refuse("error-not-invited", 403)
    secret = keys.new_secret()
    store = rooms.house.store
    who = opening.clean_name(data.name)
    if not await rooms.house.ask(store.take_seat, name, seat, who, keys.digest(secret)):
        raise refuse("error-seat-taken", seat=seat + 1)
    try:
        await _add_salt(room, seat, data.salt)
    except Exception:
        # Nobody will ever have the secret, so nobody sits there.
        await rooms.house.ask(store.empty_seat, name, seat, keys.digest(secret))
        raise
    finally:
        await room.seats_changed()
    return await keep(rooms, room, caller, "", [SeatSecret(seat, secret)])


async def _add_salt(room: Room, seat: int, salt: str) -> None:
    """Mix in the salt of somebody who sits down, if it is not too late for it, nor the second one of a seat: that of whoever sat here before stays."""
    if not salt or room.row.state != LOBBY:
        return
    try:
        async with room.lock:
            await room.commit(seat, None, lambda match: match.add_salt(seat, salt), states=(LOBBY,))
    except Refuse as no:
        # What is decided about the match may have been read before the host started, and its entries after that.
        if no.reason.error not in ("error-salt-twice", "error-salt-late") and room.row.state == LOBBY:
            raise


@post("/matches/{name:str}/seats/{seat:int}/claim", summary="Take over a seat by its secret", status_code=HTTP_200_OK)
async def claim(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Claiming], rooms: TheRooms, caller: TheCaller
) -> Response[Opened]:
    """Put a seat into this visitor's drawer, with the secret that its holder handed on."""
    room = await rooms.room(name)
    _must_exist(room, seat)
    if data.name:
        # What is known here of the secret may be old: the database alone can say whether it still opens the seat.
        known, called = {"secret": keys.digest(data.secret)}, opening.clean_name(data.name)
        if not await rooms.house.ask(rooms.house.store.change_seat, name, seat, known, name=called):
            raise refuse("error-not-your-seat", 403, seat=seat + 1)
        await room.seats_changed()
    return await keep(rooms, room, caller, "", [SeatSecret(seat, data.secret)], HTTP_200_OK)


@post("/matches/{name:str}/seats/{seat:int}/hand-over", summary="Hand a seat over", status_code=HTTP_200_OK)
async def hand_over(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> SeatSecret:
    """A new secret for a seat, to be given to somebody else; the old one and all connections end."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    secret = keys.new_secret()
    sitting = room.sitting[seat]
    given = {"kind": HUMAN, "name": sitting.name, "secret": keys.digest(secret)}
    await rooms.house.ask(rooms.house.store.free_seat, name, seat, **given)
    await _dropped(room, seat)
    return SeatSecret(seat, secret)


@delete("/matches/{name:str}/seats/{seat:int}", summary="Stand up", status_code=HTTP_200_OK)
async def leave(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Leave a seat; the host may also free one. It is open again for whoever comes."""
    room = await rooms.room(name)
    await _must_manage(room, caller, seat)
    room.must_be(LOBBY, PLAYING)
    await rooms.house.ask(rooms.house.store.free_seat, name, seat)
    await _dropped(room, seat)
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/bot", summary="Let a bot sit")
async def put_bot(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[BotSitting], rooms: TheRooms, caller: TheCaller
) -> MatchShown:
    """A bot plays this seat from now on; its holder and the host may decide that."""
    room = await rooms.room(name)
    await _must_manage(room, caller, seat)
    room.must_be(LOBBY, PLAYING)
    if room.row.day is not None:
        raise refuse("error-daily-alone")
    agent = opening.check_agent(data.agent)
    await rooms.house.ask(
        rooms.house.store.free_seat, name, seat, kind=BOT, agent=agent, name=opening.clean_name(data.name)
    )
    await _dropped(room, seat)
    await room.go_on()
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/hook", summary="Be called when it is my turn")
async def put_hook(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Hook], rooms: TheRooms, caller: TheCaller
) -> HookSecret:
    """Call this address when the seat is asked and nobody is there; calls are signed with the secret that is told here."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    secret = ""
    if data.url:
        hooks.check_url(data.url, rooms.house.config)
        secret = keys.new_secret()
    change = rooms.house.store.change_seat
    await rooms.house.ask(change, name, seat, None, hook_url=data.url, hook_secret=secret)
    await room.seats_changed()
    return HookSecret(secret)


# The host


@post("/matches/{name:str}/start", summary="Start", status_code=HTTP_200_OK)
async def start(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Begin to play; every seat must be taken."""
    room = await rooms.room(name)
    await must_host(room, caller)
    await start_match(room)
    return await match_shown(room, caller)


async def start_match(room: Room) -> None:
    """Set the table up and ask the first question."""
    await room.reread()
    room.must_be(LOBBY)
    if any(seat.kind == OPEN for seat in room.sitting):
        raise refuse("error-seats-open", count=sum(1 for seat in room.sitting if seat.kind == OPEN))
    async with room.lock:
        await room.commit(0, None, lambda match: match.start(), "host", (LOBBY,), changes={"state": PLAYING})
        await room.seats_changed()


@post("/matches/{name:str}/pause", summary="Pause", status_code=HTTP_200_OK)
async def pause(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Nobody chooses and no clock runs until the host goes on."""
    room = await rooms.room(name)
    await must_host(room, caller)
    async with room.lock:
        room.must_be(PLAYING)
        if room.row.paused_at is None:
            await rooms.house.ask(rooms.house.store.change, name, {"paused_at": None}, paused_at=time.time(), due=None)
            await room.seats_changed()
    return await match_shown(room, caller)


@post("/matches/{name:str}/resume", summary="Go on", status_code=HTTP_200_OK)
async def resume(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Go on after a pause; clocks run on from where they stood."""
    room = await rooms.room(name)
    await must_host(room, caller)
    async with room.lock:
        await room.reread()
        paused = room.row.paused_at
        if paused is not None:
            # Only whoever has read all entries knows when the question was asked; this worker may have slept, or heard nothing.
            room.behind = True
            await room.match()
            # The question counts as asked later by as long as the pause was.
            resumed = room.asked_at + time.time() - paused
            store = rooms.house.store
            await rooms.house.ask(store.change, name, {"paused_at": paused}, paused_at=None, resumed_at=resumed)
            await room.seats_changed()
    await room.go_on()
    return await match_shown(room, caller)


@post("/matches/{name:str}/step-back", summary="Step back from a defect", status_code=HTTP_200_OK)
async def step_back(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Let a frozen match go on from one choice earlier."""
    room = await rooms.room(name)
    await must_host(room, caller)
    await take_step_back(room)
    await room.go_on()
    return await match_shown(room, caller)


# Showing


async def match_shown(room: Room, caller: Caller) -> MatchShown:
    """A match for a caller."""
    held = await opened(room, caller)
    turn = False
    if room.row.state == PLAYING and held:
        async with room.lock:
            decision = (await room.match()).decision
            turn = decision is not None and decision.seat in held
    return shown_of(room.row, header_of(room.row), held, telling.seats_shown(room), turn)


def _drawer(store: Store, visitor: str) -> list[MatchShown]:
    """The matches in a visitor's drawer. A hundred headers with packs take a while to read, so the loop does not do it."""
    return [_listed(row, sitting, set(held)) for row, sitting, held in store.matches_of(visitor, _LISTED)]


def _listed(row: MatchRow, sitting: list[SeatRow], held: set[int]) -> MatchShown:
    """A row of the database for somebody who holds these seats, without saying who is connected."""
    header = header_of(row)
    sides = sides_of(header, row.seats)
    seats = [
        SeatShown(seat.seat, seat.kind, seat.name, seat.agent, seat.stand_in, False, sides[seat.seat])
        for seat in sitting
    ]
    return shown_of(row, header, held, seats)


def shown_of(row: MatchRow, header: Header, held: set[int], seats: list[SeatShown], turn: bool = False) -> MatchShown:
    """A match, as its row and the header of its record say, for somebody who holds these seats."""
    host = HOST in held
    return MatchShown(
        id=row.id,
        game=row.game,
        state=row.state,
        settings=header.settings,
        rulings=header.rulings,
        undo=header.undo,
        terms=row.terms,
        seats=seats,
        commitment=header.commitment,
        created_at=row.created_at,
        ended_at=row.ended_at,
        outcome=row.outcome,
        day=row.day,
        paused=row.paused_at is not None,
        mine=sorted(held - {HOST}),
        host=host,
        invite=row.invite if host and row.state not in (OVER, REPLAY) and row.day is None else None,
        pack=header.pack is not None,
        my_turn=turn,
    )


def _must_exist(room: Room, seat: int) -> None:
    if not 0 <= seat < room.row.seats:
        raise refuse("error-no-seat", 404, seat=seat)


async def _must_manage(room: Room, caller: Caller, seat: int) -> None:
    """The holder of a seat and the host may decide who sits there."""
    _must_exist(room, seat)
    if not await opened(room, caller) & {seat, HOST}:
        raise refuse("error-not-your-seat", 403, seat=seat + 1)


async def _dropped(room: Room, seat: int) -> None:
    """Whoever sat on a seat is let go, here and at other workers."""
    telling.drop(room, seat)
    await room.house.bus.tell(Note(room.row.id, "drop", room.house.worker, seat=seat))
    await room.seats_changed()


router = Router(
    "/",
    route_handlers=[
        open_match,
        my_matches,
        one_match,
        join,
        sit,
        claim,
        hand_over,
        leave,
        put_bot,
        put_hook,
        start,
        pause,
        resume,
        step_back,
    ],
    tags=["matches"],
)
