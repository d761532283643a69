"""The application: the routes, who may pass, and what a worker starts and stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request, Response, Router, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.words import Words
from duskbox.server import (
    api_games,
    api_house,
    api_lessons,
    api_matches,
    api_packs,
    api_records,
    closing,
    logs,
    pages,
    sweep,
)
from duskbox.server.access import Caller, caller_of, origin_allowed
from duskbox.server.asking import TheLimits, TheRooms, language_of
from duskbox.server.bots import BotPool
from duskbox.server.bus import bus_for
from duskbox.server.config import Config, config_from_environment
from duskbox.server.connection import Connection
from duskbox.server.database import open_database, upgrade
from duskbox.server.house import House
from duskbox.server.journal import Journal
from duskbox.server.limits import Limits, address_of, group
from duskbox.server.line import ENDS, Line
from duskbox.server.messages import Refusal
from duskbox.server.refusing import Refuse
from duskbox.server.rooms import Rooms
from duskbox.server.shapes import Problem
from duskbox.server.store import Store

_log = logging.getLogger("duskbox.server")

API = "/api/v1"
#: No request is larger than this: a record that is brought along.
LARGEST = 2_500_000
_HOUSE = Path(__file__).parent.parent

#: A page of ours loads only what is ours, runs no script from within the page, and cannot be framed.
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_SAFE = {name.encode(): value.encode() for name, value in HEADERS.items()}


def serve_app() -> ASGIApp:
    """The application of a worker process, with the configuration that its parent wrote down."""
    app = create_app(config_from_environment())

    async def with_ends(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            cast("dict[str, Any]", scope)[ENDS] = (receive, send)
        await app(scope, receive, send)

    return with_ends


def create_app(config: Config) -> Litestar:
    """The application."""
    logs.set_up(config.log_level)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        engine = open_database(config.database)
        upgrade(engine)
        worker = secrets.token_hex(8)
        bus = bus_for(config.bus_url, worker)
        bots = BotPool(config.bot_processes, config.bot_seconds)
        house = House(config, worker, Store(engine), Journal(engine), bus, bots)
        rooms = Rooms(house)
        await bus.open(rooms.hear)
        app.state.rooms = rooms
        sweep.start(house, rooms)
        _calm_collector()
        closing.when_warned(lambda: _send_away(rooms))
        _log.info("worker open", extra={"worker": worker})
        try:
            yield
        finally:
            await _close(house, rooms)
            _log.info("worker closed", extra={"worker": worker})

    limits = Limits(config)
    api = Router(
        API,
        route_handlers=[
            api_games.router,
            api_lessons.router,
            api_matches.router,
            api_packs.router,
            api_records.router,
            api_house.router,
            socket,
        ],
    )
    return Litestar(
        [api, pages.page],
        lifespan=[lifespan],
        state=State({"limits": limits, "config": config}),
        dependencies={
            "rooms": Provide(_rooms, sync_to_thread=False),
            "limits": Provide(_limits, sync_to_thread=False),
            "caller": Provide(_caller, sync_to_thread=False),
        },
        middleware=[_doorkeeper],
        exception_handlers={
            Refuse: _refused,
            DuskboxError: _refused_by_kernel,
            HTTPException: _refused_by_framework,
            RecursionError: _refused_too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Duskbox",
            version=version("duskbox"),
            path=f"{API}/schema",
            use_handler_docstrings=True,
            # The document alone: pages that show it need scripts of other houses.
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        plugins=[_Refusals()],
    )


def _send_away(rooms: Rooms) -> None:
    """Tell everybody to come back."""
    for room in rooms.all():
        for watcher in list(room.watchers):
            watcher.end("error-restarting", again=True)


def _calm_collector() -> None:
    """What a worker has loaded stays for good and need not be searched for garbage again and again; what comes later, less often.

    Most of what a choice leaves behind is freed at once by counting references. Searching took a third of a worker's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


async def _close(house: House, rooms: Rooms) -> None:
    """Nobody new is seen to; write what is left."""
    house.closing = True
    _send_away(rooms)
    await house.close()


def _rooms(state: State) -> Rooms:
    rooms = state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def _limits(state: State) -> Limits:
    limits = state.limits
    assert isinstance(limits, Limits)
    return limits


def _caller(request: Request[Any, Any, Any]) -> Caller:
    return caller_of(request)


# The socket


@websocket("/matches/{name:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], name: FromPath[str], rooms: TheRooms, limits: TheLimits) -> None:
    """The conversation of a seat or a spectator with its table; docs/server.md tells it."""
    address = address_of(socket.scope, rooms.house.config)
    if not limits.enter(address):
        await socket.close(4029)
        return
    try:
        try:
            room = await rooms.room(name)
        except Refuse:
            await socket.close(4004)
            return
        guest = Connection(Line(socket), room, caller_of(socket), limits.new_bucket(address), group(address))
        room.guests.add(guest)
        try:
            await socket.accept()
            # A task of its own: all the layers above would be walked through at each message.
            await asyncio.get_running_loop().create_task(guest.talk())
        finally:
            room.guests.discard(guest)
    finally:
        limits.leave(address)


# The door


#: Among what belongs to a request: the doorkeeper has counted it.
_COUNTED = "duskbox.counted"


def _doorkeeper(app: ASGIApp) -> ASGIApp:
    """Nobody passes too often or from a foreign page, and every answer carries the headers that keep browsers safe."""

    async def keep_door(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        config: Config = state.config
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        cast("dict[str, Any]", scope)[_COUNTED] = True
        if not state.limits.request(address_of(scope, config)):
            raise Refuse(Refusal("error-too-fast"), status=429)
        reads = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not reads and not origin_allowed(connection, config.origins):
            raise Refuse(Refusal("error-foreign-page"), status=403)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Each once: said twice, some of them count for nothing.
                given = [header for header in message.get("headers", []) if header[0].lower() not in _SAFE]
                message["headers"] = [*given, *_SAFE.items()]
            await send(message)

        await app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)

    return keep_door


# Refusals


#: What any request may be answered with instead, in the description of the API.
_REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in (
        (400, "The request does not fit this description."),
        (403, "It is not for whoever asks."),
        (404, "There is no such thing."),
        (409, "It cannot be done now."),
        (413, "The request is too large."),
        (429, "There were too many requests."),
    )
}


class _Refusals(ReceiveRoutePlugin):
    """Describes at every route how requests are refused."""

    def receive_route(self, route: BaseRoute) -> None:
        """Add the refusals to what a handler says itself."""
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**_REFUSALS, **(handler.responses or {})}


@lru_cache(maxsize=32)
def _words(language: str, game: str = "") -> Words:
    own = [registry.find(game).folder] if game else []
    return Words(language, [_HOUSE / "core", _HOUSE / "server", *own])


def _words_with(reason: Refusal, language: str) -> Words:
    """The words that have a message, and most of what it names: those of the house, or of the game that refused."""
    named = [part[1:] for fact in reason.facts.values() for part in str(fact).split("+") if part.startswith("@")]
    known = [_words(language, game) for game in ("", *registry.names())]
    able = [words for words in known if words.has(reason.error)] or known
    return max(able, key=lambda words: sum(map(words.has, named)))


def _problem(request: Request[Any, Any, Any], reason: Refusal, status: int) -> Response[Problem]:
    words = _words_with(reason, language_of(request))
    text = words.error(DuskboxError(reason.error, **{name: _short(fact) for name, fact in reason.facts.items()}))
    return Response(Problem(reason.error, text, reason.facts, reason.rules), status_code=status, headers=HEADERS)


def _short(fact: object) -> str | int:
    return fact if isinstance(fact, int) else str(fact)[:300]


def _refused(request: Request[Any, Any, Any], error: Refuse) -> Response[Problem]:
    if error.status == 403 or error.reason.error == "error-no-such-invite":
        # Whoever tries doors leaves a trace; what was tried does not.
        address = address_of(request.scope, request.app.state.config)
        _log.info("not let in", extra={"path": request.url.path, "reason": error.reason.error, "address": address})
    return _problem(request, error.reason, error.status)


def _refused_by_kernel(request: Request[Any, Any, Any], error: DuskboxError) -> Response[Problem]:
    return _problem(request, Refusal(error.message, dict(error.facts)), 400)


def _refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What does not fit the description of the API: which field, and why. Where there is no door there is no doorkeeper: it is counted here."""
    scope, state = cast("dict[str, Any]", request.scope), request.app.state
    if not scope.get(_COUNTED) and not state.limits.request(address_of(scope, state.config)):
        return _problem(request, Refusal("error-too-fast"), 429)
    if error.status_code == 404:
        return _problem(request, Refusal("error-no-such-page"), 404)
    if error.status_code >= 500:
        return _broken(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    where = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    return _problem(request, Refusal("error-bad-request", {"reason": (where or error.detail)[:300]}), error.status_code)


def _refused_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Nobody has a reason to nest what they send a thousand times."""
    return _problem(request, Refusal("error-bad-request", {"reason": str(error)[:300]}), 400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _problem(request, Refusal("error-server"), 500)
