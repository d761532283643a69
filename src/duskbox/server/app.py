"""The application: its routes, what every request has to pass, and what a worker starts and stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request, Response, Router, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.server.bus import bus_for
from duskbox.server.config import Config, config_from_environment
from duskbox.server.http import bounds, games, lessons, matches, packs, pages, people, records, seats
from duskbox.server.http import status as api_status
from duskbox.server.http.access import Caller, caller_of, host_allowed, origin_allowed
from duskbox.server.http.bodies import Problem
from duskbox.server.http.compression import compressing
from duskbox.server.http.dependencies import TheLimits, TheRooms, language_of
from duskbox.server.http.rate_limits import Limits, address_of, group
from duskbox.server.http.turns import Turns
from duskbox.server.jobs.pool import Jobs
from duskbox.server.matches import freezing, quarantine, sweep
from duskbox.server.matches.quarantine import Watch
from duskbox.server.matches.rooms import Rooms
from duskbox.server.operation import closing, logs
from duskbox.server.operation.bans import Bans
from duskbox.server.operation.connections import Connections
from duskbox.server.operation.loop_monitor import LoopMonitor
from duskbox.server.refusals import Refuse, refusal_of, refuse
from duskbox.server.services import Services
from duskbox.server.socket.connection import Connection
from duskbox.server.socket.messages import Refusal
from duskbox.server.socket.transport import ENDS, Transport
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.journal import Journal
from duskbox.server.storage.store import Store

_log = logging.getLogger("duskbox.server")

API = "/api/v1"
#: No request is larger than this but a record that is brought along: many small values take long to read.
LARGEST = 600_000
_PACKAGE = Path(__file__).parents[1]
#: How soon a thread that works lets the event loop go on. With Python's 5 ms, one that stores a long record would hold
#: every answer up several times.
_SWITCH_SECONDS = 0.0005

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

    async def begin(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            bounds.shorten(cast("dict[str, Any]", scope))
        if scope["type"] == ScopeType.WEBSOCKET:
            cast("dict[str, Any]", scope)[ENDS] = (receive, send)
        await app(scope, receive, send)

    return begin


def create_app(config: Config) -> Litestar:
    """The application."""
    logs.set_up(config.log_level)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        engine = open_database(config.database)
        upgrade(engine)
        worker = secrets.token_hex(8)
        bus = bus_for(config.bus_url, worker)
        services = Services(config, worker, Store(engine), Journal(engine), bus, Jobs(config))
        rooms = Rooms(services)
        services.bans = bans
        bans.load(await services.ask(services.store.bans))
        await bus.open(rooms.hear)
        app.state.rooms = rooms
        await services.work(_load_games)
        await services.work(_load_words)
        driving = config.folder / "driving"
        services.watch = Watch(driving, worker)
        for suspect in quarantine.suspects(driving):
            try:
                await freezing.set_aside(rooms, suspect)
            except Exception:
                # If something is wrong with one match, the others go on.
                _log.exception("not set aside", extra={"match": suspect.match})
        sweep.start(services, rooms)
        services.spawn(LoopMonitor().run())
        connections.start()
        services.spawn(_load_words_of_games(services))
        _calm_collector()
        sys.setswitchinterval(_SWITCH_SECONDS)
        closing.when_warned(lambda: _send_away(rooms), lambda: _close(services, rooms))
        services.spawn(closing.end_with(os.getppid()))
        _log.info("worker open", extra={"worker": worker})
        try:
            yield
        finally:
            connections.stop()
            closing.end_within(closing.END)
            await _close(services, rooms)
            _log.info("worker closed", extra={"worker": worker})

    limits, bans = Limits(config), Bans()
    connections = Connections(config.port, config.connections_per_address, config.proxies)
    api = Router(
        API,
        route_handlers=[
            games.router,
            lessons.router,
            matches.router,
            seats.router,
            packs.router,
            people.router,
            records.router,
            api_status.router,
            socket,
        ],
    )
    return Litestar(
        [api, pages.page],
        lifespan=[lifespan],
        state=State({"limits": limits, "config": config, "bans": bans, "connections": connections, "turns": Turns()}),
        dependencies={
            "rooms": Provide(_rooms, sync_to_thread=False),
            "limits": Provide(_limits, sync_to_thread=False),
            "caller": Provide(_caller, sync_to_thread=False),
        },
        middleware=[compressing, _guard],
        exception_handlers={
            Refuse: _refused,
            DuskboxError: _refused_by_kernel,
            HTTPException: _refused_by_framework,
            RecursionError: _refused_unread,
            UnicodeDecodeError: _refused_unread,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Duskbox",
            version=version("duskbox"),
            path=f"{API}/schema",
            use_handler_docstrings=True,
            # The document alone: pages that show it need scripts from elsewhere.
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        plugins=[_Refusals()],
    )


def _send_away(rooms: Rooms) -> None:
    """Ask all clients to reconnect in a moment."""
    for room in rooms.all():
        for watcher in list(room.watchers):
            watcher.end("error-restarting", again=True)


def _load_games() -> None:
    """Load every game before the first request comes: the one that came first would keep all others waiting."""
    for name in registry.names():
        try:
            found = registry.find(name)
            setup = found.setup()
            found.components.hash(setup)
            found.new_table(setup)
        except Exception:
            # One that cannot be loaded is no reason to do without the others.
            _log.exception("game not loaded", extra={"game": name})


def _load_words() -> None:
    """Read the server's own messages before the first refusal comes: reading them would keep the loop for too long."""
    for language in LANGUAGES:
        _words(language)


async def _load_words_of_games(services: Services) -> None:
    """Read the messages of the games, of which fewer refusals are made, while the server is already open."""
    for language in LANGUAGES:
        for name in registry.names():
            try:
                await services.work(_words, language, name)
            except Exception:
                _log.exception("messages not loaded", extra={"game": name})


def _calm_collector() -> None:
    """What a worker has loaded stays for good and need not be searched for garbage again and again; what comes later,
    less often.

    Most of what a choice leaves behind is freed at once by counting references. Searching took a third of a worker's
    time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


async def _close(services: Services, rooms: Rooms) -> None:
    """Take on no new work, and write what is left."""
    if services.closing:
        return
    services.closing = True
    _send_away(rooms)
    await services.close()


# Each asks for the one before it: the framework starts a group of tasks to find several that do not, which takes longer
# than all else that a refusal does.


def _rooms(state: State) -> Rooms:
    rooms = state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def _limits(state: State, rooms: TheRooms) -> Limits:
    limits = state.limits
    assert isinstance(limits, Limits)
    return limits


def _caller(request: Request[Any, Any, Any], limits: TheLimits) -> Caller:
    return caller_of(request)


# The socket


@websocket("/matches/{name:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], name: FromPath[str], rooms: TheRooms, limits: TheLimits) -> None:
    """The conversation of a seat or a spectator with its table; docs/protocol.md tells it."""
    address = address_of(socket.scope, rooms.services.config)
    if not limits.enter(address):
        await socket.close(4029)
        return
    try:
        try:
            room = await rooms.room(name)
        except Refuse:
            await socket.close(4004)
            return
        transport = Transport(socket)
        connection = Connection(transport, room, caller_of(socket), limits.new_bucket(address), group(address))
        room.connections.add(connection)
        try:
            await socket.accept()
            with socket.app.state.connections.watching(socket.scope["client"], transport):
                # A task of its own: all the layers above would be walked through at each message.
                await asyncio.get_running_loop().create_task(connection.serve())
        finally:
            room.connections.discard(connection)
    finally:
        limits.leave(address)


# Before every request


#: The key in a request's scope that says that it was counted.
_COUNTED = "duskbox.counted"


def _guard(app: ASGIApp) -> ASGIApp:
    """Refuse what comes too often, from a banned client or from a foreign page, and add the headers that keep browsers
    safe to every answer.
    """

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        config: Config = state.config
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        cast("dict[str, Any]", scope)[_COUNTED] = True
        if not state.limits.request(address_of(scope, config)):
            raise Refuse(Refusal("error-too-fast"), status=429)
        if not host_allowed(connection, config):
            raise refuse("error-foreign-host", 403, host=connection.headers["host"][:80])
        if state.bans.keep_out(address_of(scope, config), caller_of(connection).visitor):
            raise Refuse(Refusal("error-banned"), status=403)
        reads = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not reads and not origin_allowed(connection, config):
            raise Refuse(Refusal("error-foreign-page"), status=403)
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Each once: said twice, some of them count for nothing.
                given = [header for header in message.get("headers", []) if header[0].lower() not in _SAFE]
                message["headers"] = [*given, *_SAFE.items()]
            await send(message)

        address = address_of(scope, config)
        if not state.limits.begin(address):
            raise Refuse(Refusal("error-too-fast"), status=429)
        try:
            await state.turns.take(group(address))
            await app(scope, receive if reads else _in_time(receive, config.body_seconds), send_safely)
        finally:
            state.limits.end(address)

    return guarded


def _in_time(receive: Receive, seconds: float) -> Receive:
    """Receive the body of a request, which has to be complete within a number of seconds."""
    loop = asyncio.get_running_loop()
    end: float | None = loop.time() + seconds

    async def receive_in_time() -> Any:
        nonlocal end
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise Refuse(Refusal("error-slow-body"), status=408) from None
        if message["type"] != "http.request" or not message.get("more_body"):
            # From here on only its end is waited for.
            end = None
        return message

    return receive_in_time


# Refusals


#: What the framework says of a request whose body ends before its end.
_GONE = "client disconnected prematurely"
#: What any request may be answered with instead, in the description of the API.
_REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in (
        (400, "The request does not fit this description."),
        (403, "The caller may not do this."),
        (404, "Not found."),
        (409, "This cannot be done now."),
        (408, "The request was not complete in time."),
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
def _words(language: str, game: str = "") -> Translations:
    own = [registry.find(game).texts.folder] if game else []
    return Translations(language, [_PACKAGE / "core", _PACKAGE / "server", *own])


def _words_with(reason: Refusal, language: str) -> Translations:
    """The words that have a message, and most of what it names: the server's own, or those of the game that refused."""
    named = [part[1:] for fact in reason.facts.values() for part in str(fact)[:300].split("+") if part.startswith("@")]
    return _words_that_know(reason.error, tuple(named), language)


@lru_cache(maxsize=1024)
def _words_that_know(error: str, named: tuple[str, ...], language: str) -> Translations:
    own = _words(language)
    if own.has(error) and all(map(own.has, named)):
        return own
    known = [own, *(_words(language, game) for game in registry.names())]
    able = [words for words in known if words.has(error)] or known
    return max(able, key=lambda words: sum(map(words.has, named)))


def _problem(request: Request[Any, Any, Any], reason: Refusal, status: int) -> Response[Problem]:
    text, *further = (_said(each, language_of(request)) for each in (reason, *reason.further))
    problem = Problem(reason.error, text, reason.facts, reason.rules, further)
    return Response(problem, status_code=status, headers=HEADERS)


def _said(reason: Refusal, language: str) -> str:
    facts = {name: _short(fact) for name, fact in reason.facts.items()}
    return _words_with(reason, language).error(DuskboxError(reason.error, **facts))


def _short(fact: object) -> str | int:
    return fact if isinstance(fact, int) else str(fact)[:300]


def _refused(request: Request[Any, Any, Any], error: Refuse) -> Response[Problem]:
    if error.status == 403 or error.reason.error == "error-no-such-invite":
        # The attempt is logged; the secret that was tried is not.
        address = address_of(request.scope, request.app.state.config)
        _log.info("not let in", extra={"path": request.scope["path"], "reason": error.reason.error, "address": address})
    answer = _problem(request, error.reason, error.status)
    if error.status == 429 and "seconds" in error.reason.facts:
        answer.headers["retry-after"] = str(error.reason.facts["seconds"])
    return answer


def _refused_by_kernel(request: Request[Any, Any, Any], error: DuskboxError) -> Response[Problem]:
    return _problem(request, refusal_of(error), 400)


def _refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What does not fit the description of the API: which field, and why.

    Requests that no route takes do not pass `_guard`, and are counted here.
    """
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


def _refused_unread(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """JSON nested a thousand deep, or with bytes that are no UTF-8, which the framework lets pass."""
    return _problem(request, Refusal("error-bad-request", {"reason": str(error)[:300]}), 400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, InternalServerException) and error.detail == _GONE:
        # Nothing is wrong here, and the client that could be told has gone.
        _log.info("client gone", extra={"path": request.scope["path"]})
        return _problem(request, Refusal("error-bad-request", {"reason": _GONE}), 400)
    _log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _problem(request, Refusal("error-server"), 500)
