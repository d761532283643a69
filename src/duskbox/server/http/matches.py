"""Matches: opening, finding, joining, what the people at a table decide together, and what the host decides."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import structs

from duskbox.server import clock
from duskbox.server.http.access import must_host, must_see, opened
from duskbox.server.http.bodies import (
    Answering,
    Deleted,
    Joining,
    MatchShown,
    NewMatch,
    Opened,
    Proposing,
    SeatSecret,
)
from duskbox.server.http.dependencies import Asking, TheCaller, TheLimits, TheRooms, unless_gone
from duskbox.server.http.match_views import keep, match_shown, matches_of, must_be_welcome, standing_of
from duskbox.server.http.rate_limits import address_of
from duskbox.server.matches import opening, presence, proposals, seats
from duskbox.server.matches.freezing import step_back as take_step_back
from duskbox.server.matches.record_headers import header_of
from duskbox.server.refusals import Refuse, refuse
from duskbox.server.storage import keys
from duskbox.server.storage.rows import (
    BOT,
    HOST,
    HUMAN,
    LOBBY,
    OVER,
    PLAYING,
    Proposal,
)

# Opening and finding


@post("/matches", summary="Open a match", status_code=HTTP_201_CREATED)
async def open_match(
    request: Asking, data: JSONBody[NewMatch], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """Open a match; the caller is its host and sits on the seats marked `human`."""
    address = address_of(request.scope, rooms.services.config)
    if not limits.new_match(address):
        raise refuse("error-too-many-matches", 429)
    if data.pack_of:
        other = await rooms.room(data.pack_of)
        await must_see(other, caller)
        if other.row.game != data.game:
            raise refuse("error-no-such-match", 404)
        data = structs.replace(data, pack=header_of(other.row).pack)
    await unless_gone(request, opening.check(rooms.services, data, address))
    async with rooms.services.turn_to_open(address):
        new = await opening.open_new(rooms.services, data, address=address)
        room = await rooms.take_in(new.row, new.sitting, new.match)
        if data.start:
            await opening.begin(room)
        return await keep(rooms, room, caller, new.host, new.secrets)


@get("/matches", summary="My matches")
async def my_matches(rooms: TheRooms, caller: TheCaller) -> list[MatchShown]:
    """The visitor's matches, the newest first."""
    if not caller.visitor:
        return []
    return await rooms.services.ask(matches_of, rooms.services.store, caller.visitor)


@get("/matches/{name:str}", summary="One match")
async def one_match(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """A match as the caller may see it."""
    room = await rooms.room(name)
    standing = await standing_of(room, caller)
    # A caller who lost a seat here is told so, also where no one may watch. A stranger is refused by what is known.
    if not standing.lost:
        await must_see(room, caller, standing.held)
    await room.reread()
    if not standing.lost:
        await must_see(room, caller, standing.held)
    return await match_shown(room, caller, standing)


@post("/join", summary="Find a match by invitation", status_code=HTTP_200_OK)
async def join(data: JSONBody[Joining], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """The match that an invitation leads to, with its open seats."""
    code = data.code.strip().lower()
    name = await rooms.services.ask(rooms.services.store.invited, code) if keys.is_invite(code) else None
    if name is None:
        raise refuse("error-no-such-invite", 404)
    return await match_shown(await rooms.room(name), caller)


@delete("/matches/{name:str}", summary="Delete a match", status_code=HTTP_200_OK)
async def delete_match(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> Deleted:
    """Delete a match in which no other person has a part, nor could take back a seat that others freed.

    Otherwise it goes from the caller's list: a seat in a running game goes to a bot.
    """
    room = await rooms.room(name)
    held = await opened(room, caller)
    if not held:
        raise refuse("error-not-yours", 403)
    await room.reread()
    mine = [seat for seat in held if seat != HOST]
    person = await rooms.services.ask(rooms.services.store.people.person, caller.visitor)
    if all(seat.kind != HUMAN or seat.seat in held for seat in room.sitting) and not await rooms.services.ask(
        rooms.services.store.people.lost_by_others, name, person
    ):
        await rooms.services.ask(rooms.services.store.forget, [name])
        await rooms.close(room)
        return Deleted(True)
    if room.row.state in (LOBBY, PLAYING):
        for seat in mine:
            await seats.stand_up(room, seat)
    await rooms.services.ask(rooms.services.store.leave, person, name)
    await room.seats_changed()
    return Deleted(False)


# Seats


# What the people at a table decide together


@post("/matches/{name:str}/proposal", summary="Ask the others to decide something", status_code=HTTP_200_OK)
async def propose(name: FromPath[str], data: JSONBody[Proposing], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Let a bot play for a person who does not answer, give a seat of one who is away to a bot, end a pause, or change
    the terms.

    The host decides all but terms alone, and so does a majority of those who are there; other terms need the
    consent of all.
    """
    room = await rooms.room(name)
    held = await opened(room, caller)
    if not held:
        raise refuse("error-not-your-seat", 403, seat=data.by + 1)
    await room.reread()
    await proposals.propose(room, held, Proposal(data.what, data.by, [], data.seat, data.terms))
    return await match_shown(room, caller)


@put("/matches/{name:str}/proposal", summary="Answer what is to be decided")
async def answer_proposal(
    name: FromPath[str], data: JSONBody[Answering], rooms: TheRooms, caller: TheCaller
) -> MatchShown:
    """Agree, or be against it; the one who asked takes it back by that."""
    room = await rooms.room(name)
    await proposals.answer(room, await opened(room, caller), data.agree)
    return await match_shown(room, caller)


# The next game


@post("/matches/{name:str}/again", summary="Once more", status_code=HTTP_200_OK)
async def again(
    request: Asking, name: FromPath[str], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """The next game of the same people, each at the seat they had: opened by the first who asks, and found by all who
    ask later.
    """
    room = await rooms.room(name)
    held = await opened(room, caller)
    mine = sorted(seat for seat in held if seat != HOST)
    if not mine:
        raise refuse("error-not-yours", 403)
    await room.reread()
    room.must_be(OVER)
    if room.row.day is not None:
        raise refuse("error-daily-alone")
    await must_be_welcome(request, rooms, limits, caller)
    host = ""
    secrets: list[SeatSecret] = []
    if room.row.rematch is None:
        address = address_of(request.scope, rooms.services.config)
        if not limits.new_match(address):
            raise refuse("error-too-many-matches", 429)
        host, secrets = await opening.rematch(room, address)
        secrets = [key for key in secrets if key.seat in mine]
    assert room.row.rematch is not None
    following = await rooms.room(room.row.rematch)
    if following.row.state == LOBBY:
        for seat in mine:
            known = {"kind": HUMAN}
            await rooms.services.ask(rooms.services.store.change_seat, following.row.id, seat, known, ready=1)
        await following.seats_changed()
        if all(each.kind == BOT or each.seat in mine for each in following.sitting):
            try:
                await opening.start_match(following)
            except Refuse:
                # It may have been started at this moment: a button is pressed twice.
                await following.reread()
                if following.row.state == LOBBY:
                    raise
    return await keep(rooms, following, caller, host, secrets, HTTP_200_OK)


# The host


@post("/matches/{name:str}/start", summary="Start", status_code=HTTP_200_OK)
async def start(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Begin to play; every seat must be taken."""
    room = await rooms.room(name)
    await must_host(room, caller)
    await opening.start_match(room)
    return await match_shown(room, caller)


@post("/matches/{name:str}/pause", summary="Pause", status_code=HTTP_200_OK)
async def pause(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """No one can choose and no clock runs until the host goes on."""
    room = await rooms.room(name)
    await must_host(room, caller)
    await presence.wake(room)
    async with room.lock:
        room.must_be(PLAYING)
        if room.row.paused_at is None:
            await rooms.services.ask(
                rooms.services.store.change, name, {"paused_at": None}, paused_at=clock.now(), due=None
            )
            await room.seats_changed()
    return await match_shown(room, caller)


@post("/matches/{name:str}/resume", summary="Go on", status_code=HTTP_200_OK)
async def resume(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Go on after a pause; clocks run on from where they stood."""
    room = await rooms.room(name)
    await must_host(room, caller)
    await proposals.resume(room)
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


router = Router(
    "/",
    route_handlers=[
        open_match,
        my_matches,
        one_match,
        delete_match,
        join,
        propose,
        answer_proposal,
        again,
        start,
        pause,
        resume,
        step_back,
    ],
    tags=["matches"],
)
