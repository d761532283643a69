"""The application: the routes, who may pass, and what a worker starts and stops."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from duskbox.core.errors import DuskboxError
from duskbox.core.words import LANGUAGES, Words
from duskbox.server import api_games, api_house, api_matches, api_records, logs, sweep
from duskbox.server.access import Caller, caller_of, origin_allowed
from duskbox.server.asking import TheLimits, TheRooms
from duskbox.server.bots import BotPool
from duskbox.server.bus import bus_for
from duskbox.server.config import Config, config_from_environment
from duskbox.server.connection import Connection
from duskbox.server.database import open_database, upgrade
from duskbox.server.house import House
from duskbox.server.journal import Journal
from duskbox.server.limits import Limits, address_of
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


def serve_app() -> Litestar:
    """The application of a worker process, with the configuration that its parent wrote down."""
    return create_app(config_from_environment())


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
        _log.info("worker open", extra={"worker": worker})
        try:
            yield
        finally:
            await _close(house, rooms)
            _log.info("worker closed", extra={"worker": worker})

    limits = Limits(config)
    api = Router(
        API,
        route_handlers=[api_games.router, api_matches.router, api_records.router, api_house.router, socket],
    )
    return Litestar(
        [api],
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
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Duskbox", version=version("duskbox"), path=f"{API}/schema", use_handler_docstrings=True
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


async def _close(house: House, rooms: Rooms) -> None:
    """Tell everybody to come back, then write what is left."""
    house.closing = True
    for room in rooms.all():
        for watcher in list(room.watchers):
            watcher.end("error-restarting", again=True)
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
async def socket(socket: WebSocket[Any, Any, Any], name: str, rooms: TheRooms, limits: TheLimits) -> None:
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
        await socket.accept()
        await Connection(socket, room, caller_of(socket), limits.new_bucket()).talk()
    finally:
        limits.leave(address)


# The door


def _doorkeeper(app: ASGIApp) -> ASGIApp:
    """Nobody passes too often or from a foreign page, and every answer carries the headers that keep browsers safe."""

    async def keep_door(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        config: Config = state.config
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        if not state.limits.request(address_of(scope, config)):
            raise Refuse(Refusal("error-too-fast"), status=429)
        reads = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not reads and not origin_allowed(connection, config.origins):
            raise Refuse(Refusal("error-foreign-page"), status=403)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        await app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)

    return keep_door


# Refusals


@lru_cache(maxsize=8)
def _words(language: str) -> Words:
    return Words(language, [_HOUSE / "core", _HOUSE / "server"])


def _language(request: Request[Any, Any, Any]) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _problem(request: Request[Any, Any, Any], reason: Refusal, status: int) -> Response[Problem]:
    words = _words(_language(request))
    text = words.error(DuskboxError(reason.error, **{name: _short(fact) for name, fact in reason.facts.items()}))
    return Response(Problem(reason.error, text, reason.facts, reason.rules), status_code=status, headers=HEADERS)


def _short(fact: object) -> str | int:
    return fact if isinstance(fact, int) else str(fact)[:300]


def _refused(request: Request[Any, Any, Any], error: Refuse) -> Response[Problem]:
    return _problem(request, error.reason, error.status)


def _refused_by_kernel(request: Request[Any, Any, Any], error: DuskboxError) -> Response[Problem]:
    return _problem(request, Refusal(error.message, dict(error.facts)), 400)


def _refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What does not fit the description of the API: which field, and why."""
    if error.status_code == 404:
        return _problem(request, Refusal("error-no-such-page"), 404)
    if error.status_code >= 500:
        return _broken(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    where = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    return _problem(request, Refusal("error-bad-request", {"reason": (where or error.detail)[:300]}), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _problem(request, Refusal("error-server"), 500)
