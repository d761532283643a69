"""Records: downloading, bringing along, sharing, replaying, proving."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from duskbox.core.matches.records import SALT
from duskbox.server.http.access import Caller, must_see
from duskbox.server.http.bodies import AnalysisShown, Brought, Log, Opened, Proof, Replay, Share, StoryShown
from duskbox.server.http.dependencies import (
    Asking,
    TheCaller,
    TheLimits,
    TheRooms,
    as_it_is,
    asker,
    language_of,
    unless_gone,
)
from duskbox.server.http.match_views import keep
from duskbox.server.http.rate_limits import Limits, address_of
from duskbox.server.jobs.messages import Following, LogPage, ReplayPage, ShareCode, Verify
from duskbox.server.matches import opening, seat_view
from duskbox.server.matches.daily import is_over
from duskbox.server.matches.record_headers import header_of
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.matches.stored_record import Kept
from duskbox.server.matches.story import unpack
from duskbox.server.refusals import refuse
from duskbox.server.storage.rows import HUMAN, OVER, REPLAY, SPECTATOR

_SeatNumber = Annotated[int, QueryParameter(ge=-1, le=63)]
#: The bytes of a request that brings a record along.
LARGEST_RECORD = 2_500_000
#: No record is as long.
_FURTHEST = 10_000_000
_Number = Annotated[int, QueryParameter(ge=0, le=_FURTHEST)]


async def open_record(room: Room, caller: Caller) -> Kept:
    """The record of a match, if all of it may be known: it is over, or there is no other player to hide it from."""
    await _must_be_open(room, caller)
    return await room.kept()


async def _must_be_open(room: Room, caller: Caller) -> None:
    held = await must_see(room, caller)
    # A host who does not play sees no more than others do; a bot that plays alone has nothing to
    # hide.
    alone = room.row.seats == 1 and (0 in held or (bool(held) and room.sitting[0].kind != HUMAN))
    if room.row.state not in (OVER, REPLAY) and not alone:
        raise refuse("error-share-hidden")
    if room.row.day is not None and room.row.state not in (OVER, REPLAY):
        # What a record tells can be thought about elsewhere.
        raise refuse("error-daily-no-help")
    if not is_over(room.row.day) and not held:
        raise refuse("error-daily-open")


def _must_have_time(request: Asking, rooms: Rooms, limits: Limits, entries: int) -> None:
    """Charge the caller for having a record followed, the more the longer it is."""
    if not limits.replay(address_of(request.scope, rooms.services.config), entries):
        raise refuse("error-too-fast", 429)


async def _done(request: Asking, rooms: Rooms, limits: Limits, kept: Kept, job: Following) -> bytes:
    """What a worker process makes of a record."""
    _must_have_time(request, rooms, limits, kept.entries)
    return await unless_gone(request, rooms.services.jobs.run(job, asker(request, rooms)))


@get("/matches/{name:str}/record", summary="Download the record", media_type="text/plain; charset=utf-8")
async def record(
    request: Asking, name: FromPath[str], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[str]:
    """The record as JSON Lines, with the seed once the match is over; a record that was brought along comes back as it
    was brought.
    """
    room = await rooms.room(name)
    kept = await open_record(room, caller)
    _must_have_time(request, rooms, limits, kept.entries)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{name}.jsonl"'}
    # The client that brought an unfinished record with its seed knows its luck already, and may want to play on from
    # it.
    text = await rooms.services.work(kept.download, room.row.state == REPLAY)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/matches/{name:str}/share", summary="Share code")
async def share(request: Asking, name: FromPath[str], rooms: TheRooms, limits: TheLimits, caller: TheCaller) -> Share:
    """The whole match as a short text."""
    kept = await open_record(await rooms.room(name), caller)
    code = await _done(request, rooms, limits, kept, ShareCode(kept.text()))
    return Share(msgspec.json.decode(code, type=str))


@get("/matches/{name:str}/proof", summary="Check the luck")
async def proof(request: Asking, name: FromPath[str], rooms: TheRooms, limits: TheLimits, caller: TheCaller) -> Proof:
    """What was promised before the first draw and, once the match is over, the seed that keeps the promise."""
    room = await rooms.room(name)
    await must_see(room, caller)
    kept = await room.kept()
    header = header_of(room.row)
    verified: bool | None = None
    if kept.seed:
        verified = msgspec.json.decode(await _done(request, rooms, limits, kept, Verify(kept.text())), type=bool)
    return Proof(
        header.line(),
        header.terms(),
        header.commitment,
        _salts(kept),
        kept.seed,
        kept.entries if kept.outcome else 0,
        kept.final_hash,
        verified,
    )


def _salts(kept: Kept) -> dict[str, str]:
    """The salts of the seats, which come before anything else."""
    salts: dict[str, str] = {}
    for line in kept.lines[1:]:
        entry = msgspec.json.decode(line)
        if entry["do"] != SALT:
            break
        salts[str(entry["seat"])] = entry["key"]
    return salts


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
) -> Response[Replay]:
    """A stretch of the record from a seat's knowledge: what happened, and the table after it."""
    room = await rooms.room(name)
    if seat >= room.row.seats:
        raise refuse("error-no-seat", 404, seat=seat)
    kept = await open_record(room, caller)
    return as_it_is(await _done(request, rooms, limits, kept, ReplayPage(kept.text(), seat, start, count, views)))


@get("/matches/{name:str}/story", summary="The story in words")
async def story(request: Asking, name: FromPath[str], rooms: TheRooms, caller: TheCaller) -> StoryShown:
    """What happened in a finished match, in the caller's language.

    It is kept as text, so it can be read when the record cannot be replayed any more, because it was played by other
    rules than those of today.
    """
    room = await rooms.room(name)
    held = await must_see(room, caller)
    if room.row.state != OVER:
        raise refuse("error-share-hidden")
    if not is_over(room.row.day) and not held:
        raise refuse("error-daily-open")
    kept = await rooms.services.ask(rooms.services.store.story, name)
    if kept is None:
        raise refuse("error-no-story", 404)
    found = await rooms.services.work(unpack, kept)
    told = found.told[language_of(request)]
    return StoryShown(found.rules, told.outcome, told.lines)


@get("/matches/{name:str}/analysis", summary="Luck and skill")
async def analyse(
    request: Asking,
    name: FromPath[str],
    rooms: TheRooms,
    caller: TheCaller,
    seat: Annotated[int, QueryParameter(ge=0, le=63)] = 0,
) -> Response[AnalysisShown]:
    """What moved a seat's chance to win, once the match is over. It takes a while: ask again until it is ready."""
    room = await rooms.room(name)
    if seat >= room.row.seats:
        raise refuse("error-no-seat", 404, seat=seat)
    await _must_be_open(room, caller)
    # The record of a game that is being played is not read only to see that.
    if room.row.state not in (OVER, REPLAY) or not (kept := await room.kept()).outcome:
        raise refuse("error-analysis-later")
    return as_it_is(rooms.analyses.of(kept.text(), name, seat, room.row.seed, asker(request, rooms)))


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
    count: Annotated[int, QueryParameter(ge=1, le=1000)] = seat_view.MISSED,
) -> Response[Log]:
    """What a seat was told after a version: the newest of it, or the newest before another version."""
    room = await rooms.room(name)
    held = await must_see(room, caller)
    if seat != SPECTATOR and seat not in held:
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
    kept = await room.kept()
    page = LogPage(kept.text(), seat, after, before, count, room.hows_listed())
    return as_it_is(await _done(request, rooms, limits, kept, page))


@post("/records", summary="Bring a record along", status_code=HTTP_201_CREATED, request_max_body_size=LARGEST_RECORD)
async def bring(
    request: Asking, data: JSONBody[Brought], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """Take in a record or a share code, to be replayed or to be played on, or a position to play from; the caller has
    all its seats.
    """
    address = address_of(request.scope, rooms.services.config)
    if not limits.new_match(address, len(data.record) + len(data.share) + len(data.position)):
        raise refuse("error-too-many-matches", 429)
    if sum(map(bool, (data.record, data.share, data.position))) != 1:
        raise refuse("error-record-or-share", 400)
    brought = opening.bring(rooms.services, data, address)
    name, host, secrets = await unless_gone(request, brought)
    room = await rooms.room(name)
    await room.go_on()
    return await keep(rooms, room, caller, host, secrets)


handlers: list[Any] = [record, share, proof, replay, story, analyse, log, bring]
router = Router("/", route_handlers=handlers, tags=["records"])
