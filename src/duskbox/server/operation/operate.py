"""What an operator does: run the server, and look after its database. Words are in the `.ftl` files of the command.

Nothing here may import `metrics`: with several workers its library has to find its folder in the environment when it is
loaded, and workers that are forked have what this process has loaded.
"""

from __future__ import annotations

import errno
import logging
import math
import multiprocessing
import os
import shutil
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

import msgspec
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.server import clock
from duskbox.server.config import Config, config_to_environment, read_config
from duskbox.server.matches import quarantine
from duskbox.server.matches.upgrades import stranded
from duskbox.server.operation import closing, logs
from duskbox.server.operation.reach import address_for_others, own_address
from duskbox.server.storage import archive
from duskbox.server.storage.database import open_database, upgrade, versions
from duskbox.server.storage.lock import only_server

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from duskbox.core.translations import Translations

#: Exit codes: all went well; the database is not as it should be, or workers keep dying; a worker did not stop and was
#: killed.
OK, WRONG, KILLED = 0, 1, 3

#: What `serve` and `db` can be told on the command line; each is a field of the configuration.
_FLAGS: Final = ("host", "port", "database_url", "bus_url", "workers", "data")

#: Connections that wait to be accepted, and those that one worker serves at once. Every player at a screen is one, so
#: there have to be many.
_WAITING: Final = 2048
_AT_ONCE: Final = 16_384
#: The bytes of the path and all headers of a request together, as the shipped configuration of nginx has it.
_LONGEST_HEAD: Final = 32_768
#: Workers that live less than this many seconds, this many times in a row, cannot run at all; and the pause before the
#: next try.
_SHORT: Final = 3.0
_SHORT_LIVES: Final = 5
_BREATH: Final = 0.5
#: Seconds until a worker can answer a browser.
_LOADING: Final = 1.5

_log = logging.getLogger("duskbox.serve")


# Serving


def serve(chosen: SimpleNamespace, words: Translations) -> int:
    """Run the server until it is told to stop."""
    config = _config(chosen)
    logs.set_up(config.log_level)
    with _files_of_our_own(), only_server(config.database):
        return _serve(chosen, config, words)


def _serve(chosen: SimpleNamespace, config: Config, words: Translations) -> int:
    with _database(config) as engine:
        upgrade(engine)
        games = stranded(engine)
        if games:
            raise DuskboxError("error-stranded", games=games)
        clock.go_on(engine)
    _check_bus(config.bus_url)
    try:
        port = _free_port(config)
    except DuskboxError:
        if not chosen.open or chosen.port is not None:
            raise
        # A player does not care for the number.
        port = _free_port(msgspec.structs.replace(config, port=0))
    config = msgspec.structs.replace(config, port=port)
    config_to_environment(config)
    greeting = words.say("cli-serving", {"address": own_address(config)})
    others = address_for_others(config)
    if others not in ("", own_address(config)):
        greeting += "\n" + words.say("cli-serving-others", {"address": others})
    if chosen.open:
        greeting += "\n" + words.say("cli-serving-stop", {"folder": str(config.folder)})
        if _has_screen():
            threading.Timer(_LOADING, webbrowser.open, [own_address(config)]).start()
    with _metrics_folder(config):
        return _keep_open(config, greeting)


def _has_screen() -> bool:
    """Whether a browser would open in a window. One that opens in the terminal would take it away from us."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(windows) and sys.stdout.isatty()


def _keep_open(config: Config, greeting: str) -> int:
    """Run until the server is told to stop.

    The HTTP server gives up when workers die soon after they were replaced; `serve` does not.
    """
    short = 0
    while short < _SHORT_LIVES:
        begun = time.monotonic()
        stop = _run(config, greeting)
        if stop.was_asked:
            return OK if stop.was_clean else KILLED
        short = short + 1 if time.monotonic() - begun < _SHORT else 0
        _log.error("workers keep dying, starting anew", extra={"short_lives": short})
        greeting = ""
        time.sleep(_BREATH)
    return WRONG


def _run(config: Config, greeting: str) -> closing.Stop:
    """Start the workers, say so, and return when they have ended."""
    from granian import Granian
    from granian.constants import HTTPModes, Interfaces, Loops
    from granian.http import HTTP1Settings
    from granian.log import LogLevels

    server = Granian(
        "duskbox.server.app:serve_app",
        factory=True,
        interface=Interfaces.ASGI,
        # What waits for the first byte of HTTP/2 has no time limit; a proxy speaks HTTP/1.1 to us.
        http=HTTPModes.http1,
        address=config.host,
        port=config.port,
        workers=config.workers,
        # The quickest loop that is installed; plain asyncio where there is none.
        loop=Loops.auto,
        websockets=True,
        backlog=_WAITING,
        backpressure=_AT_ONCE,
        # A client that never ends its headers is not waited for, and none has to be as long.
        http1_settings=HTTP1Settings(header_read_timeout=10_000, max_buffer_size=_LONGEST_HEAD),
        respawn_failed_workers=True,
        workers_kill_timeout=math.ceil(closing.KILL),
        # Its own comings and goings are of interest only if something is wrong.
        log_level=LogLevels.info if config.log_level.upper() == "DEBUG" else LogLevels.warning,
        log_dictconfig=logs.settings(config.log_level),
        log_access=config.log_requests,
    )
    closing.ignore_warnings()
    # By then the server has set what it does when it is told to stop.
    stop = closing.Stop(server)
    server.on_startup(stop.listen)
    if greeting:
        server.on_startup(lambda: print(greeting, flush=True))
    guard = quarantine.Watchdog(
        config.folder / "driving",
        config.hang_seconds,
        lambda: {each.pid or 0 for each in multiprocessing.active_children()},
    )
    with guard.on_guard(), suppress(SystemExit):
        # It would end this process when its workers die again too soon; whether to go on is decided by the
        # caller.
        server.serve()
    return stop


def _free_port(config: Config) -> int:
    """The port to listen at, found to be free; any, if none is asked for.

    The HTTP server shares its port with its own workers, and so would share it with a stranger's: it has to be tried
    beforehand.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name == "posix":
                # A connection that has just ended does not count as use.
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            trial.listen(1)
            return int(trial.getsockname()[1])
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise DuskboxError("error-port-in-use", host=config.host, port=str(config.port)) from error
        reason = error.strerror or str(error)
        raise DuskboxError("error-port-refused", host=config.host, port=str(config.port), reason=reason) from error


def _check_bus(url: str) -> None:
    """Refuse a bus that is not there before workers fall over it one by one."""
    if not url:
        return
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5) as client:
            client.ping()
    except ValueError as error:
        raise BadSetting("error-config-bus", url=_shown(url)) from error
    except (RedisError, OSError) as error:
        raise DuskboxError("error-bus-unreachable", url=_shown(url), reason=logs.hidden(str(error))) from error


@contextmanager
def _metrics_folder(config: Config) -> Iterator[None]:
    """A fresh folder in which several workers add their figures up. It is named for the port, which no other server
    has.
    """
    if config.workers == 1:
        os.environ.pop("PROMETHEUS_MULTIPROC_DIR", None)
        yield
        return
    folder = config.folder / f"metrics-{config.port}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# The database


def db_upgrade(chosen: SimpleNamespace, words: Translations) -> int:
    """Bring the database to the form that this program knows."""
    with _database(_config(chosen)) as engine:
        before, _ = versions(engine)
        upgrade(engine)
        after, _ = versions(engine)
    done = "cli-db-kept" if before == after else "cli-db-upgraded"
    print(words.say(done, {"before": before or "–", "after": after or "–"}))
    return OK


def db_check(chosen: SimpleNamespace, words: Translations) -> int:
    """Say whether the database answers, has the form that this program knows, and is whole."""
    # Its rooms load the figures, which `serve` must not.
    from duskbox.server.storage import integrity

    config = _config(chosen)
    url = make_url(config.database)
    has: str | None = None
    should: str | None = None
    faults: list[str] = []
    # Opening a file that is not there would make it.
    if url.drivername != "sqlite" or not url.database or Path(url.database).exists():
        with _database(config) as engine:
            has, should = versions(engine)
            found = integrity.faults(engine) if has == should else []
        faults = [words.say(message, detail) for message, detail in found]
    verdict = "none" if has is None else "bad" if faults else "good" if has == should else "other"
    if chosen.json:
        state = {"database": _shown(config.database), "verdict": verdict, "form": has, "known": should}
        print(msgspec.json.format(msgspec.json.encode({**state, "faults": faults}), indent=2).decode())
    else:
        facts = {"url": _shown(config.database), "has": has or "–", "knows": should or "–"}
        print(*faults, words.say(f"cli-db-{verdict}", facts), sep="\n")
    return OK if verdict == "good" else WRONG


def db_backup(chosen: SimpleNamespace, words: Translations) -> int:
    """Write everything in the database to a file."""
    with _database(_config(chosen)) as engine:
        rows = archive.backup(engine, chosen.file)
    print(words.say("cli-db-backed-up", {"file": str(chosen.file), "rows": rows}))
    return OK


def db_restore(chosen: SimpleNamespace, words: Translations) -> int:
    """Fill an empty database from such a file."""
    if not chosen.file.is_file():
        raise DuskboxError("cli-folder" if chosen.file.is_dir() else "cli-no-file", file=str(chosen.file))
    config = _config(chosen)
    with _files_of_our_own(), only_server(config.database), _database(config) as engine:
        rows = archive.restore(engine, chosen.file)
    print(words.say("cli-db-restored", {"file": str(chosen.file), "rows": rows}))
    return OK


@contextmanager
def database_in_use(chosen: SimpleNamespace) -> Iterator[Engine]:
    """The database of a server, which may be running, in the form that this program knows; another form is refused."""
    config = _config(chosen)
    url = make_url(config.database)
    shown = _shown(config.database)
    if url.drivername == "sqlite" and url.database and not Path(url.database).exists():
        raise DuskboxError("cli-db-none", url=shown)
    with _database(config) as engine:
        has, should = versions(engine)
        if has != should:
            facts = {"url": shown, "has": has or "–", "knows": should or "–"}
            raise DuskboxError("cli-db-none" if has is None else "cli-db-other", **facts)
        # What is written down here is compared with what the server writes.
        clock.follow(engine)
        yield engine


@contextmanager
def _database(config: Config) -> Iterator[Engine]:
    """The database, for as long as it is needed; one that cannot be used is refused in words."""
    url = _shown(config.database)
    with _files_of_our_own():
        engine = open_database(config.database)
        try:
            yield engine
        except CommandError as error:
            # The one thing Alembic finds wrong with a database of ours: a form that it has never heard of.
            has, knows = versions(engine)
            raise DuskboxError("error-database-newer", url=url, has=has or "–", knows=knows or "–") from error
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
            reason = " ".join(logs.hidden(str(cause)).split())
            raise DuskboxError("error-database-unusable", url=url, reason=reason) from error
        finally:
            engine.dispose()


@contextmanager
def _files_of_our_own() -> Iterator[None]:
    """Files that are written now are readable by their owner alone: a database tells all future luck."""
    mask = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(mask)


# The configuration


def _config(chosen: SimpleNamespace) -> Config:
    return read_config(chosen.config, flags={name: getattr(chosen, name, None) for name in _FLAGS})


def _shown(url: str) -> str:
    """A URL without what comes before the @: it may be a password."""
    return url.rsplit("@", 1)[-1]
