"""Matches: opening, joining, sitting down and standing up, starting."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import structs

from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import add_salt, set_up
from duskbox.server import clock, webhooks
from duskbox.server.http.access import Caller, must_hold, must_host, must_see, opened
from duskbox.server.http.bodies import (
    Answering,
    BotSitting,
    Claiming,
    Deleted,
    Hook,
    HookSecret,
    Joining,
    MatchShown,
    Naming,
    NewMatch,
    Opened,
    Proposing,
    Readying,
    SeatLost,
    SeatSecret,
    SeatSettings,
    Sitting,
)
from duskbox.server.http.dependencies import Asking, TheCaller, TheLimits, TheRooms, cookie_of, unless_gone
from duskbox.server.http.rate_limits import address_of
from duskbox.server.matches import opening, presence, proposals, seats
from duskbox.server.matches.freezing import step_back as take_step_back
from duskbox.server.matches.record_headers import brief, brief_of, header_of
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import Refuse, refuse
from duskbox.server.socket import updates
from duskbox.server.socket.messages import SeatShown
from duskbox.server.storage import keys
from duskbox.server.storage.people import HANDED_ON
from duskbox.server.storage.rows import (
    ASKED,
    BOT,
    HOST,
    HUMAN,
    LOBBY,
    OPEN,
    OVER,
    PLAYING,
    REPLAY,
    Brief,
    MatchRow,
    Proposal,
    SeatRow,
)
from duskbox.server.storage.store import Standing, Store

#: How many of a visitor's matches are listed.
_LISTED = 100


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
            await begin(room)
        return await keep(rooms, room, caller, new.host, new.secrets)


async def known(rooms: Rooms, caller: Caller) -> tuple[str, str, str]:
    """Who asks, the cookie to be sent to a browser that had none of ours, and its digest.

    What a client makes up never becomes a visitor.
    """
    people = rooms.services.store.people
    person = await rooms.services.ask(people.person, caller.visitor)
    if person:
        return person, "", caller.visitor
    token = keys.new_secret()
    visitor = keys.digest(token)
    await rooms.services.ask(people.add, visitor)
    return visitor, token, visitor


async def keep(
    rooms: Rooms, room: Room, caller: Caller, host: str, secrets: list[SeatSecret], status: int = HTTP_201_CREATED
) -> Response[Opened]:
    """Note who holds what was opened. A browser that has no cookie of ours is given one."""
    token = keys.new_secret()
    digests = [(key.seat, keys.digest(key.secret)) for key in secrets]
    store, fresh = rooms.services.store, keys.digest(token)
    standing = await rooms.services.ask(store.keep, caller.visitor, fresh, room.row.id, bool(host), digests)
    if standing is None:
        raise refuse("error-not-your-seat", 403, seat=secrets[0].seat + 1)
    shown = await match_shown(room, Caller(standing.visitor, caller.bearer), standing)
    response = Response(Opened(shown, host, secrets), status_code=status)
    if standing.visitor == fresh:
        response.set_cookie(**cookie_of(rooms, token))
    return response


@get("/matches", summary="My matches")
async def my_matches(rooms: TheRooms, caller: TheCaller) -> list[MatchShown]:
    """The visitor's matches, the newest first."""
    if not caller.visitor:
        return []
    return await rooms.services.ask(_matches_of, rooms.services.store, caller.visitor)


@get("/matches/{name:str}", summary="One match")
async def one_match(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """A match as the caller may see it."""
    room = await rooms.room(name)
    await room.reread()
    standing = await standing_of(room, caller)
    # A caller who lost a seat here is told so, also where no one may watch.
    if not standing.lost:
        await must_see(room, caller)
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
    await room.reread()
    held = await opened(room, caller)
    if not held:
        raise refuse("error-not-yours", 403)
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
    name: FromPath[str], seat: FromPath[int], data: JSONBody[Claiming], rooms: TheRooms, caller: TheCaller
) -> Response[Opened]:
    """Make a seat this visitor's, with the secret that its holder handed on."""
    room = await rooms.room(name)
    _must_exist(room, seat)
    if not await rooms.services.ask(rooms.services.store.opens, name, seat, keys.digest(data.secret)):
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
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


# What the people at a table decide together


@post("/matches/{name:str}/proposal", summary="Ask the others to decide something", status_code=HTTP_200_OK)
async def propose(name: FromPath[str], data: JSONBody[Proposing], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Let a bot play for a person who does not answer, give a seat of one who is away to a bot, end a pause, or change
    the terms.

    The host decides all but terms alone, and so does a majority of those who are there; other terms need the
    consent of all.
    """
    room = await rooms.room(name)
    await room.reread()
    held = await opened(room, caller)
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
    await room.reread()
    held = await opened(room, caller)
    mine = sorted(seat for seat in held if seat != HOST)
    if not mine:
        raise refuse("error-not-yours", 403)
    room.must_be(OVER)
    if room.row.day is not None:
        raise refuse("error-daily-alone")
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
            await start_match(following)
    return await keep(rooms, following, caller, host, secrets, HTTP_200_OK)


def _must_have_company(room: Room) -> None:
    """Refuse what gives a seat away where no other person plays: the game would have no player."""
    if room.row.day is not None:
        raise refuse("error-daily-alone")
    if seats.is_alone(room):
        raise refuse("error-alone")


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


# The host


@post("/matches/{name:str}/start", summary="Start", status_code=HTTP_200_OK)
async def start(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> MatchShown:
    """Begin to play; every seat must be taken."""
    room = await rooms.room(name)
    await must_host(room, caller)
    await start_match(room)
    return await match_shown(room, caller)


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
    await room.reread()
    await begin(room)
    async with room.lock:
        await room.seats_changed()
    for each in room.sitting:
        if each.kind == OPEN:
            # Its person left at the moment of the start.
            await seats.free(room, each.seat, is_open=not seats.hides_hands(room))


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


async def standing_of(room: Room, caller: Caller) -> Standing:
    """Which seats a caller's browser holds and has lost."""
    if not caller.visitor:
        return Standing("", set(), [])
    return await room.services.ask(room.services.store.standing, caller.visitor, room.row.id)


async def match_shown(room: Room, caller: Caller, standing: Standing | None = None) -> MatchShown:
    """A match for a caller, whose standing in it may be known already."""
    if standing is None:
        standing = await standing_of(room, caller)
    held = await opened(room, caller, known=standing.held)
    shown = shown_of(room.row, brief_of(room.row), held, updates.seats_shown(room))
    return structs.replace(
        shown,
        handing=[seat.seat for seat in room.sitting if seat.heir and seat.seat in held],
        lost=[
            SeatLost(each.seat, each.why, not seats.is_person(room, each.seat) and each.why != HANDED_ON)
            for each in standing.lost
            if each.seat not in held and room.row.state in (LOBBY, PLAYING, OVER)
        ],
        alone=seats.is_alone(room),
        hides_hands=seats.hides_hands(room),
        proposal=proposals.shown(room),
    )


def _matches_of(store: Store, visitor: str) -> list[MatchShown]:
    """A visitor's matches."""
    found = store.matches_of(visitor, _LISTED)
    last = store.last_entries([row.id for row, _, _ in found])
    now = clock.now()
    return [
        structs.replace(
            _listed(row, sitting, set(held)),
            quiet_for=round(max(0.0, now - last[row.id]), 1) if row.id in last else None,
        )
        for row, sitting, held in found
    ]


def _listed(row: MatchRow, sitting: list[SeatRow], held: set[int]) -> MatchShown:
    """A row of the database for the holder of these seats, without saying who is connected."""
    known = brief_of(row)
    shown = [
        SeatShown(
            seat.seat,
            seat.kind,
            seat.name,
            seat.agent,
            seat.stand_in,
            False,
            known.sides[seat.seat],
            seat.stand_in_why,
            bool(seat.ready),
        )
        for seat in sitting
    ]
    return shown_of(row, known, held, shown)


def shown_of(row: MatchRow, known: Brief, held: set[int], seats: list[SeatShown]) -> MatchShown:
    """A match, as its row says, for the holder of these seats."""
    host = HOST in held
    far = row.progress
    asked = far.asked if far and row.state == PLAYING and far.asked >= 0 else None
    turn = asked in held
    if far and far.private and not turn:
        asked = None
    return MatchShown(
        id=row.id,
        game=row.game,
        state=row.state,
        settings=known.settings,
        rulings=known.rulings,
        undo=known.undo,
        terms=row.terms,
        seats=seats,
        commitment=known.commitment,
        created_at=row.created_at,
        ended_at=row.ended_at,
        outcome=row.outcome,
        day=row.day,
        paused=row.paused_at is not None,
        mine=sorted(held - {HOST}),
        host=host,
        invite=row.invite if held and row.state not in (OVER, REPLAY) and row.day is None else None,
        pack=known.pack,
        my_turn=turn,
        asked=asked,
        length=far.length if far else 0,
        roles=far.roles if far else [],
        scene=far.scene if far else [],
        winners=far.winners if far and row.state == OVER else None,
        rematch=row.rematch,
    )


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
        open_match,
        my_matches,
        one_match,
        delete_match,
        join,
        sit,
        claim,
        hand_over,
        keep_seat,
        leave,
        put_bot,
        put_stand_in,
        end_stand_in,
        come_back,
        put_hook,
        put_name,
        put_ready,
        put_settings,
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
