"""The daily labyrinth, health, readiness and metrics."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_503_SERVICE_UNAVAILABLE

from duskbox.core import registry, table
from duskbox.server.config import Config
from duskbox.server.http.access import Caller
from duskbox.server.http.bodies import Daily, DailyStart, Health, NewMatch, NewSeat, Opened, Reach, Ready, Result
from duskbox.server.http.dependencies import Asking, TheCaller, TheLimits, TheRooms, cookie_of
from duskbox.server.http.match_views import keep, known
from duskbox.server.http.rate_limits import address_of, is_among, is_passed_on
from duskbox.server.matches import daily, opening
from duskbox.server.matches.opening import begin
from duskbox.server.matches.rooms import Rooms
from duskbox.server.operation import metrics
from duskbox.server.operation.reach import address_for_others
from duskbox.server.refusals import refuse
from duskbox.server.storage import keys
from duskbox.server.storage.rows import Terms


@get("/daily", summary="Today's labyrinth")
async def todays(rooms: TheRooms, caller: TheCaller) -> Daily:
    """Today's labyrinth and the results so far."""
    return await _daily(rooms, caller)


async def _daily(rooms: Rooms, caller: Caller) -> Daily:
    day = daily.today()
    store = rooms.services.store
    mine = await rooms.services.ask(store.people.daily_of, caller.visitor, day)
    rows = await rooms.services.ask(store.results, day, daily.SHOWN)
    results = [Result(row.name, row.outcome, row.won, row.moves, row.seconds, row.match == mine) for row in rows]
    return Daily(day, daily.GAME, registry.find(daily.GAME).setup().settings, mine, results)


@post("/daily", summary="Begin today's labyrinth", status_code=HTTP_201_CREATED)
async def begin_daily(
    request: Asking, data: JSONBody[DailyStart], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[Opened]:
    """Begin today's labyrinth: the same for all, one attempt each, no undo."""
    day = daily.today()
    services = rooms.services
    if await services.ask(services.store.people.daily_of, caller.visitor, day) is not None:
        raise refuse("error-daily-begun")
    address = address_of(request.scope, services.config)
    if not limits.new_match(address):
        raise refuse("error-too-many-matches", 429)
    secret = await services.ask(services.store.secret, keys.new_secret())
    wanted = NewMatch(
        daily.GAME,
        undo="none",
        seats=[NewSeat("human", data.name)],
        terms=Terms(spectators=False, chat=False),
        seed=daily.seed_text(secret, day),
    )
    async with services.turn_to_open(address):
        person, token, visitor = await known(rooms, caller)
        new = await opening.open_new(services, wanted, day, address)
        # Several may have come as far as this at once: the database lets one of them begin.
        if not await services.ask(services.store.people.begin_daily, day, person, new.row.id):
            await services.ask(services.store.forget, [new.row.id])
            raise refuse("error-daily-begun")
        room = await rooms.take_in(new.row, new.sitting, new.match)
        await begin(room)
        response = await keep(rooms, room, Caller(visitor, caller.bearer), new.host, new.secrets)
    if token:
        response.set_cookie(**cookie_of(rooms, token))
    return response


@get(
    "/health",
    summary="Is the server alive?",
)
async def health() -> Health:
    """Whether this worker answers at all. What it depends on is no reason to start it again:
    that is told at `/ready`.
    """
    form = "interpreted" if table.__file__.endswith(".py") else "compiled"
    return Health("ok", version("duskbox"), form)


@get(
    "/ready",
    summary="Can the server be played on?",
    responses={503: ResponseSpec(Ready, generate_examples=False, description="It cannot, for this reason.")},
)
async def ready(rooms: TheRooms) -> Response[Ready]:
    """Whether this worker can write to its database; it tries."""
    reason = await rooms.services.readiness.check()
    if reason:
        return Response(Ready(False, reason), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(Ready(True))


@get("/reach", summary="Where do others reach this server?")
async def reach(request: Asking, rooms: TheRooms) -> Reach:
    """The origin under which other machines reach this server, for links that are handed on: told at this machine
    only, where the page may know it as `localhost`.
    """
    config = rooms.services.config
    if not _is_from(request, config, ["127.0.0.0/8", "::1"]):
        return Reach("")
    return Reach(address_for_others(config).rstrip("/"))


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def figures(request: Asking, rooms: TheRooms) -> bytes:
    """Counts and times, for the operator's addresses only."""
    config = rooms.services.config
    if not _is_from(request, config, config.metrics_to):
        raise refuse("error-not-for-you", 403)
    return metrics.text()


def _is_from(request: Asking, config: Config, known: list[str]) -> bool:
    """Whether a request comes from one of these addresses for sure. Behind a proxy that the operator did not name, all
    would seem to come from its address.
    """
    return not is_passed_on(request.scope, config) and is_among(address_of(request.scope, config), known)


router = Router("/", route_handlers=[todays, begin_daily, health, ready, reach, figures], tags=["server"])
