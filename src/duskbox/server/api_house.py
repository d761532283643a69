"""The house itself: the daily labyrinth, health and metrics."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy.exc import SQLAlchemyError

from duskbox.core import registry, table
from duskbox.server import daily, keys, metrics, opening
from duskbox.server.access import Caller
from duskbox.server.api_matches import keep, start_match
from duskbox.server.asking import Asking, TheCaller, TheLimits, TheRooms
from duskbox.server.limits import address_of, is_among
from duskbox.server.refusing import refuse
from duskbox.server.rooms import Rooms
from duskbox.server.rows import Terms
from duskbox.server.shapes import Daily, DailyStart, Health, NewMatch, NewSeat, Opened, Result


@get("/daily", summary="Today's labyrinth")
async def todays(rooms: TheRooms, caller: TheCaller) -> Daily:
    """Today's labyrinth and the results so far."""
    return await _daily(rooms, caller)


async def _daily(rooms: Rooms, caller: Caller) -> Daily:
    day = daily.today()
    store = rooms.house.store
    mine = await rooms.house.ask(store.daily_of, caller.visitor, day)
    rows = await rooms.house.ask(store.results, day, daily.SHOWN)
    results = [Result(row.name, row.outcome, row.won, row.moves, row.seconds, row.match == mine) for row in rows]
    return Daily(day, daily.GAME, registry.find(daily.GAME).setup().settings, mine, results)


@post("/daily", summary="Begin today's labyrinth", status_code=HTTP_201_CREATED)
async def begin_daily(
    request: Asking, data: JSONBody[DailyStart], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """Begin today's labyrinth: the same for everybody, one try each, nothing taken back."""
    day = daily.today()
    house = rooms.house
    begun = await house.ask(house.store.daily_of, caller.visitor, day)
    if begun is not None:
        raise refuse("error-daily-begun")
    if not limits.new_match(address_of(request.scope, house.config)):
        raise refuse("error-too-many-matches", 429)
    secret = await house.ask(house.store.secret, keys.new_secret())
    wanted = NewMatch(
        daily.GAME,
        undo="none",
        seats=[NewSeat("human", data.name)],
        terms=Terms(spectators=False, chat=False),
        seed=daily.seed_text(secret, day),
    )
    name, host, secrets = await opening.open_match(house, wanted, day)
    room = await rooms.room(name)
    await start_match(room)
    return await keep(rooms, room, caller, host, secrets)


@get(
    "/health",
    summary="Is the house open?",
    responses={503: ResponseSpec(Health, generate_examples=False, description="The database does not answer.")},
)
async def health(rooms: TheRooms) -> Response[Health]:
    """Whether this worker reaches its database."""
    form = "interpreted" if table.__file__.endswith(".py") else "compiled"
    try:
        await rooms.house.ask(rooms.house.store.ping)
        writes = rooms.house.journal.is_alive
    except (SQLAlchemyError, OSError):
        writes = False
    if not writes:
        return Response(Health("database", version("duskbox"), form), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(Health("ok", version("duskbox"), form))


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def figures(request: Asking, rooms: TheRooms) -> bytes:
    """Counts and times, for the operator's addresses only."""
    if not is_among(address_of(request.scope, rooms.house.config), rooms.house.config.metrics_to):
        raise refuse("error-not-for-you", 403)
    return metrics.text()


router = Router("/", route_handlers=[todays, begin_daily, health, figures], tags=["house"])
