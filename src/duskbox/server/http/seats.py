"""Seats of a match: sitting down, handing on, standing up, bots and stand-ins, and what belongs to a seat."""

from __future__ import annotations

from litestar import Response, Router, delete, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from duskbox.core.matches.opening import add_salt
from duskbox.server import webhooks
from duskbox.server.http.access import Caller, must_hold, opened
from duskbox.server.http.bodies import (
    BotSitting,
    Claiming,
    Hook,
    HookSecret,
    MatchShown,
    Naming,
    Opened,
    Readying,
    SeatSecret,
    SeatSettings,
    Sitting,
)
from duskbox.server.http.dependencies import Asking, TheCaller, TheLimits, TheRooms
from duskbox.server.http.match_views import keep, match_shown, must_be_welcome
from duskbox.server.matches import opening, proposals, seats
from duskbox.server.matches.room import Room
from duskbox.server.refusals import Refuse, refuse
from duskbox.server.storage import keys
from duskbox.server.storage.rows import (
    ASKED,
    HOST,
    HUMAN,
    LOBBY,
    PLAYING,
)


@post("/matches/{name:str}/seats/{seat:int}", summary="Sit down", status_code=HTTP_201_CREATED)
async def sit(
    request: Asking,
    name: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Sitting],
    rooms: TheRooms,
    limits: TheLimits,
    caller: TheCaller,
) -> Response[Opened]:
    """Sit down on an open seat, with the invitation's code or as the host."""
    room = await rooms.room(name)
    room.must_be(LOBBY, PLAYING)
    _must_exist(room, seat)
    invited = bool(data.code) and keys.same(room.row.invite or "", data.code.strip().lower())
    if not invited and HOST not in await opened(room, caller):
        raise refuse("error-not-invited", 403)
    await must_be_welcome(request, rooms, limits, caller)
    secret = keys.new_secret()
    store = rooms.services.store
    who = opening.name_for(data.name, room.sitting, seat)
    if not await rooms.services.ask(store.take_seat, name, seat, who, keys.digest(secret), seats.open_in(room)):
        raise refuse("error-seat-taken", seat=seat + 1)
    try:
        await _add_salt(room, seat, data.salt)
    except Exception:
        # The secret was told to no one, so the seat stays open.
        await rooms.services.ask(store.empty_seat, name, seat, keys.digest(secret))
        raise
    finally:
        await room.seats_changed()
    return await keep(rooms, room, caller, "", [SeatSecret(seat, secret)])


async def _add_salt(room: Room, seat: int, salt: str) -> None:
    """Mix in the salt of a person who sits down, if it is not too late. A seat has one salt: that of a person who sat
    here before stays.
    """
    if not salt or room.row.state != LOBBY:
        return
    try:
        async with room.lock:
            await room.commit(seat, None, lambda match: add_salt(match, seat, salt), states=(LOBBY,))
    except Refuse as no:
        # What is decided about the match may have been read before the host started, and its entries after that.
        if no.reason.error not in ("error-salt-twice", "error-salt-late") and room.row.state == LOBBY:
            raise


@post("/matches/{name:str}/seats/{seat:int}/claim", summary="Take over a seat by its secret", status_code=HTTP_200_OK)
async def claim(
    request: Asking,
    name: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Claiming],
    rooms: TheRooms,
    limits: TheLimits,
    caller: TheCaller,
) -> Response[Opened]:
    """Make a seat this visitor's, with the secret that its holder handed on."""
    room = await rooms.room(name)
    _must_exist(room, seat)
    if not await rooms.services.ask(rooms.services.store.opens, name, seat, keys.digest(data.secret)):
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
    await must_be_welcome(request, rooms, limits, caller)
    secret = await seats.hand_on(room, seat, data.secret, opening.name_for(data.name, room.sitting, seat))
    if secret:
        return await keep(rooms, room, caller, "", [SeatSecret(seat, secret)], HTTP_200_OK)
    if data.name:
        # What is known here of the secret may be old: the database alone can say whether it still opens the seat.
        known, called = {"secret": keys.digest(data.secret)}, opening.name_for(data.name, room.sitting, seat)
        if not await rooms.services.ask(rooms.services.store.change_seat, name, seat, known, name=called):
            raise refuse("error-not-your-seat", 403, seat=seat + 1)
        await room.seats_changed()
    return await keep(rooms, room, caller, "", [SeatSecret(seat, data.secret)], HTTP_200_OK)


@post("/matches/{name:str}/seats/{seat:int}/hand-over", summary="Hand a seat on", status_code=HTTP_200_OK)
async def hand_over(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> SeatSecret:
    """A secret that opens a seat to another person, told once.

    Nothing changes until it is used to claim the seat, and until then it can be withdrawn.
    """
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    room.must_be(LOBBY, PLAYING)
    _must_have_company(room)
    link = keys.new_secret()
    await rooms.services.ask(rooms.services.store.change_seat, name, seat, {"kind": HUMAN}, heir=keys.digest(link))
    await room.reread()
    return SeatSecret(seat, link)


@delete("/matches/{name:str}/seats/{seat:int}/hand-over", summary="Withdraw a hand-over", status_code=HTTP_200_OK)
async def keep_seat(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Keep a seat: the link that would hand it on opens nothing any more."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    await rooms.services.ask(rooms.services.store.change_seat, name, seat, None, heir="")
    await room.reread()
    return await match_shown(room, caller)


@delete("/matches/{name:str}/seats/{seat:int}", summary="Stand up", status_code=HTTP_200_OK)
async def leave(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Leave a seat.

    During a game a bot plays on; where nothing is hidden the seat is open too, and the host may free one whose person
    is away.
    """
    room = await rooms.room(name)
    held = await _must_manage(room, caller, seat)
    room.must_be(LOBBY, PLAYING)
    if seat in held or room.row.state == LOBBY:
        if room.row.state == PLAYING:
            _must_have_company(room)
        await seats.stand_up(room, seat)
    else:
        await seats.open_up(room, seat)
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/bot", summary="Give a seat to a bot")
async def put_bot(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[BotSitting], rooms: TheRooms, caller: TheCaller
) -> MatchShown:
    """A bot has this seat from now on; its holder may decide that, and the host where no person sits or the person is
    away. Where hands are hidden, the host asks the others who are there first (`POST …/proposal`).
    """
    room = await rooms.room(name)
    held = await _must_manage(room, caller, seat)
    room.must_be(LOBBY, PLAYING)
    if room.row.day is not None:
        raise refuse("error-daily-alone")
    agent, called = (
        opening.check_agent(data.agent, rooms.services.config),
        opening.name_for(data.name, room.sitting, seat),
    )
    if seat in held or room.row.state == LOBBY:
        if room.row.state == PLAYING:
            _must_have_company(room)
        await seats.stand_up(room, seat, agent, called)
    else:
        if seats.is_person(room, seat):
            seats.must_be_away(room, seat)
            proposals.must_decide_alone(room, held, seat)
        await seats.free(room, seat, agent, called)
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/stand-in", summary="Let a bot play for me")
async def put_stand_in(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """A bot plays for the holder of a seat until they ask to play again; the seat stays theirs."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    room.must_be(PLAYING)
    await seats.stand_in(room, seat, ASKED)
    return await match_shown(room, caller)


@delete("/matches/{name:str}/seats/{seat:int}/stand-in", summary="Play again", status_code=HTTP_200_OK)
async def end_stand_in(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """The holder of a seat plays again, also if others asked for the bot."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    await room.reread()
    await seats.play_again(room, seat)
    return await match_shown(room, caller)


@post("/matches/{name:str}/seats/{seat:int}/return", summary="Take a lost seat back", status_code=HTTP_200_OK)
async def come_back(name: FromPath[str], seat: FromPath[int], rooms: TheRooms, caller: TheCaller) -> Response[Opened]:
    """Take a seat again that was freed, or left, if no other person has it by now."""
    room = await rooms.room(name)
    _must_exist(room, seat)
    room.must_be(LOBBY, PLAYING)
    person = await rooms.services.ask(rooms.services.store.people.person, caller.visitor)
    secret = await seats.take_back(room, seat, person)
    return await keep(rooms, room, caller, "", [SeatSecret(seat, secret)], HTTP_200_OK)


@put("/matches/{name:str}/seats/{seat:int}/name", summary="Change my name")
async def put_name(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Naming], rooms: TheRooms, caller: TheCaller
) -> MatchShown:
    """The holder of a seat has another name from now on."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    room.must_be(LOBBY, PLAYING)
    called = opening.name_for(data.name, room.sitting, seat)
    await rooms.services.ask(rooms.services.store.change_seat, name, seat, {"kind": HUMAN}, name=called)
    await room.seats_changed()
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/ready", summary="Say that I am ready")
async def put_ready(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Readying], rooms: TheRooms, caller: TheCaller
) -> MatchShown:
    """The holder of a seat is ready to begin, or not yet."""
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    room.must_be(LOBBY)
    await rooms.services.ask(rooms.services.store.change_seat, name, seat, {"kind": HUMAN}, ready=int(data.ready))
    await room.seats_changed()
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/settings", summary="Choose what belongs to my seat")
async def put_settings(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[SeatSettings], rooms: TheRooms, caller: TheCaller
) -> MatchShown:
    """Before the start: settings that belong to one seat, such as its Hero. Its holder decides them, and the host where
    no other person sits.
    """
    room = await rooms.room(name)
    held = await _must_manage(room, caller, seat)
    if seat not in held and seats.is_person(room, seat):
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
    await opening.choose_settings(room, seat, data.settings)
    return await match_shown(room, caller)


@put("/matches/{name:str}/seats/{seat:int}/hook", summary="Be called when it is my turn")
async def put_hook(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Hook], rooms: TheRooms, caller: TheCaller
) -> HookSecret:
    """Call this address when the seat is asked and not connected;
    calls are signed with the secret that is told here.
    """
    room = await rooms.room(name)
    await must_hold(room, caller, seat)
    secret = ""
    if data.url:
        webhooks.check_url(data.url, rooms.services.config)
        secret = keys.new_signing_secret()
    change = rooms.services.store.change_seat
    await rooms.services.ask(change, name, seat, None, hook_url=data.url, hook_secret=secret)
    await room.seats_changed()
    return HookSecret(secret)


def _must_have_company(room: Room) -> None:
    """Refuse what gives a seat away where no other person plays: the game would have no player."""
    if room.row.day is not None:
        raise refuse("error-daily-alone")
    if seats.is_alone(room):
        raise refuse("error-alone")


def _must_exist(room: Room, seat: int) -> None:
    if not 0 <= seat < room.row.seats:
        raise refuse("error-no-seat", 404, seat=seat)


async def _must_manage(room: Room, caller: Caller, seat: int) -> set[int]:
    """The holder of a seat and the host may decide who sits there; what the caller holds."""
    _must_exist(room, seat)
    held = await opened(room, caller)
    if not held & {seat, HOST}:
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
    return held


router = Router(
    "/",
    route_handlers=[
        sit,
        claim,
        hand_over,
        keep_seat,
        leave,
        put_bot,
        put_stand_in,
        end_stand_in,
        come_back,
        put_name,
        put_ready,
        put_settings,
        put_hook,
    ],
    tags=["matches"],
)
