"""Records: downloading, bringing along, sharing, replaying, proving."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.match import Match
from duskbox.core.match import opened as opened_record
from duskbox.core.records import CHOOSE, SALT, Record
from duskbox.core.share import encode
from duskbox.server import frames, opening
from duskbox.server.access import Caller, must_see
from duskbox.server.api_matches import keep
from duskbox.server.asking import Asking, TheCaller, TheLimits, TheRooms
from duskbox.server.daily import is_over
from duskbox.server.limits import Limits, address_of, group
from duskbox.server.refusing import refuse, refused
from duskbox.server.room import Room
from duskbox.server.rooms import Rooms
from duskbox.server.rows import HUMAN, OVER, REPLAY, SPECTATOR
from duskbox.server.shapes import AccountShown, Brought, Log, LogMoment, Opened, Proof, Replay, ReplayMoment, Share

_SeatNumber = Annotated[int, QueryParameter(ge=-1, le=63)]
#: No record is as long.
_FURTHEST = 10_000_000
_Number = Annotated[int, QueryParameter(ge=0, le=_FURTHEST)]


async def open_record(room: Room, caller: Caller) -> Match:
    """A copy of the match for reading, if all of its record may be known: it is over, or there is nobody to hide it from."""
    held = await must_see(room, caller)
    # A host who only gave the table to somebody sees no more than others do; a bot that plays alone has nothing to hide.
    alone = room.row.seats == 1 and (0 in held or (bool(held) and room.sitting[0].kind != HUMAN))
    if room.row.state not in (OVER, REPLAY) and not alone:
        raise refuse("error-share-hidden")
    if not is_over(room.row.day) and not held:
        raise refuse("error-daily-open")
    return await _copy(room)


async def _copy(room: Room) -> Match:
    async with room.lock:
        match = await room.match()
        record = Record(match.record.header, match.record.entries[:])
        if room.row.state in (OVER, REPLAY) and is_over(room.row.day):
            record.seed = match.record.seed
        versions = match.snapshot()
    return Match.resume(record, versions)


def _must_have_time(request: Asking, rooms: Rooms, limits: Limits, entries: int) -> None:
    """Whoever has a record followed gives for it, the more the longer it is: it takes far longer than other requests."""
    if not limits.replay(address_of(request.scope, rooms.house.config), entries):
        raise refuse("error-too-fast", 429)


@get("/matches/{name:str}/record", summary="Download the record", media_type="text/plain; charset=utf-8")
async def record(name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> Response[str]:
    """The record as JSON Lines, with the seed once the match is over; a record that was brought along comes back as it was brought."""
    room = await rooms.room(name)
    match = await open_record(room, caller)
    match.close()
    headers = {"content-disposition": f'attachment; filename="{match.game.name}-{name}.jsonl"'}
    # Whoever brought an unfinished record with its seed has told its luck already, and may want to play on from it.
    text = match.record.text(with_seed=room.row.state == REPLAY)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/matches/{name:str}/share", summary="Share code")
async def share(request: Asking, name: FromPath[str], rooms: TheRooms, limits: TheLimits, caller: TheCaller) -> Share:
    """The whole match as a short text."""
    match = await open_record(await rooms.room(name), caller)
    _must_have_time(request, rooms, limits, len(match.record.entries))
    try:
        return Share(await rooms.house.work(encode, match))
    except DuskboxError as error:
        raise refused(error) from error


@get("/matches/{name:str}/proof", summary="Check the luck")
async def proof(request: Asking, name: FromPath[str], rooms: TheRooms, limits: TheLimits, caller: TheCaller) -> Proof:
    """What was promised before the first draw and, once the match is over, the seed that keeps the promise."""
    room = await rooms.room(name)
    await must_see(room, caller)
    match = await _copy(room)
    kept = match.record
    verified: bool | None = None
    if kept.seed:
        _must_have_time(request, rooms, limits, len(kept.entries))
        match.close()
        try:
            await rooms.house.work(match.verify)
            verified = True
        except BadRecord:
            verified = False
    ended = match.outcome is not None
    return Proof(
        kept.header.line(),
        kept.header.terms(),
        kept.header.commitment,
        {str(entry.seat): entry.key for entry in kept.entries if entry.do == SALT},
        kept.seed,
        len(kept.entries) if ended else 0,
        kept.final_hash if ended else "",
        verified,
    )


@get("/matches/{name:str}/replay", summary="Replay")
async def replay(
    request: Asking,
    name: FromPath[str],
    rooms: TheRooms,
    limits: TheLimits,
    caller: TheCaller,
    seat: _SeatNumber = SPECTATOR,
    start: _Number = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    views: FromQuery[bool] = True,
) -> Replay:
    """A stretch of the record from a seat's knowledge: what happened, and the table after it."""
    room = await rooms.room(name)
    if seat >= room.row.seats:
        raise refuse("error-no-seat", 404, seat=seat)
    match = await open_record(room, caller)
    _must_have_time(request, rooms, limits, min(start + count, len(match.record.entries)))
    return await rooms.house.work(_replayed, match, seat, start, count, views)


def _replayed(match: Match, seat: int, start: int, count: int, views: bool) -> Replay:
    replayed = opened_record(match.record)
    moments: list[ReplayMoment] = []
    line: list[int] = []
    for number, entry in enumerate(match.record.entries[: start + count]):
        before = replayed.table
        replayed.follow(number, entry)
        back_to = frames.stepped(line, entry, replayed.versions[seat])
        if number < start:
            continue
        mine = entry.do == CHOOSE and entry.seat == seat
        option = match.game.option(entry.key) if mine else None
        moments.append(
            ReplayMoment(
                number=number,
                do=entry.do,
                seat=entry.seat,
                key=entry.key if mine else "",
                say="" if option is None else f"option-{option.verb}",
                facts={} if option is None else frames.plain_facts(match.game.option_facts(before, option)),
                version=replayed.versions[seat],
                events=frames.events(replayed, seat),
                table=frames.shown(replayed, seat, True) if views and entry.do != SALT else None,
                back_to=back_to,
            )
        )
    return Replay(len(match.record.entries), start, moments)


@get("/matches/{name:str}/account", summary="Luck and skill")
async def account(
    request: Asking,
    name: FromPath[str],
    rooms: TheRooms,
    caller: TheCaller,
    seat: Annotated[int, QueryParameter(ge=0, le=63)] = 0,
) -> AccountShown:
    """What moved a seat's chance to win, once the match is over. It takes a while: ask again until it is ready."""
    room = await rooms.room(name)
    if seat >= room.row.seats:
        raise refuse("error-no-seat", 404, seat=seat)
    match = await open_record(room, caller)
    if match.outcome is None:
        raise refuse("error-account-later")
    asker = group(address_of(request.scope, rooms.house.config))
    return rooms.accounts.of(match, name, seat, room.row.seed, asker)


@get("/matches/{name:str}/log", summary="The log")
async def log(
    request: Asking,
    name: FromPath[str],
    rooms: TheRooms,
    limits: TheLimits,
    caller: TheCaller,
    seat: _SeatNumber = SPECTATOR,
    after: _Number = 0,
    before: _Number = _FURTHEST,
    count: Annotated[int, QueryParameter(ge=1, le=1000)] = frames.MISSED,
) -> Log:
    """What a seat was told after a version: the newest of it, or the newest before another version."""
    room = await rooms.room(name)
    held = await must_see(room, caller)
    if seat != SPECTATOR and seat not in held:
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
    match = await _copy(room)
    _must_have_time(request, rooms, limits, len(match.record.entries))
    told, more = await rooms.house.work(frames.since, match.record, seat, after, before, count)
    return Log([LogMoment(each.version, each.events, each.did, each.back_to) for each in told], more)


@post("/records", summary="Bring a record along", status_code=HTTP_201_CREATED)
async def bring(
    request: Asking, data: JSONBody[Brought], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """Take in a record or a share code: to be replayed, or to be played on."""
    if not limits.new_match(address_of(request.scope, rooms.house.config)):
        raise refuse("error-too-many-matches", 429)
    if bool(data.record) == bool(data.share):
        raise refuse("error-record-or-share", 400)
    name, host, secrets = await opening.bring_record(rooms.house, data.record, data.share, data.go_on)
    room = await rooms.room(name)
    await room.go_on()
    return await keep(rooms, room, caller, host, secrets)


handlers: list[Any] = [record, share, proof, replay, account, log, bring]
router = Router("/", route_handlers=handlers, tags=["records"])
