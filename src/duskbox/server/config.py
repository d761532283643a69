"""The operator's one configuration: defaults, then a TOML file, then the environment, then the command line."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from duskbox.agents.agent import names as agent_names
from duskbox.core.errors import BadSetting
from duskbox.core.shapes import Mistakes

#: Environment variables are named DUSKBOX_ and the field: DUSKBOX_DATABASE_URL.
PREFIX: Final = "DUSKBOX_"
#: Where a process leaves the whole configuration to those it starts.
HANDED_ON: Final = "DUSKBOX_CONFIG_JSON"
#: Where everything that Duskbox keeps lies, if not in the user's data folder.
HOME: Final = "DUSKBOX_HOME"
#: The levels of log lines.
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

#: What each kind of field expects, in words.
_EXPECTED: Final[dict[Any, str]] = {
    str: "@expect-config-text",
    int: "@expect-config-whole",
    float: "@expect-config-number",
    bool: "@expect-config-switch",
    list[str]: "@expect-config-list",
}
#: What a bot of the operator's own may be called.
_BOT: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")
#: What else stands for true and false in the environment.
_SPOKEN: Final = {"yes": True, "on": True, "no": False, "off": False}
#: The least that makes sense where 0 does not.
_LEAST: Final = {
    "workers": 1,
    "bot_processes": 1,
    "bot_seconds": 0.1,
    "job_processes": 1,
    "job_seconds": 0.1,
    "long_job_seconds": 0.1,
    "job_memory": 256,
    "cpu_per_minute": 0.1,
    "cpu_at_once": 0.1,
    "cached_matches": 1,
    "rest_after": 1,
    "snapshot_every": 1,
    "body_seconds": 0.1,
    "requests_per_second": 0.1,
    "requests_at_once": 1,
    "messages_per_second": 0.1,
    "messages_at_once": 1,
    "sockets_per_address": 1,
    "matches_per_hour": 1,
}


class Config(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Everything an operator can set; docs/server.md says what each field means."""

    host: str = "127.0.0.1"
    port: int = 8410
    workers: int = 1
    #: An SQLAlchemy URL; empty is an SQLite file in the data folder.
    database_url: str = ""
    #: A Redis URL; needed by several workers.
    bus_url: str = ""
    #: Where the SQLite file, crash reports and metrics are kept; empty is the user's data folder.
    data: str = ""
    #: Where browsers reach the server, as `https://games.example.org`; pages from elsewhere may not open sockets. Empty
    #: allows the host they asked for.
    origins: list[str] = []
    #: Names that this server answers to, besides addresses, localhost, the machine's own name and the hosts of
    #: `origins`.
    hosts: list[str] = []
    #: Cookies are sent over HTTPS alone.
    secure_cookies: bool = False
    #: Addresses of reverse proxies whose X-Forwarded-For is believed.
    proxies: list[str] = []
    #: Addresses that may read the metrics.
    metrics_to: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    #: Hosts (`name` or `name:port`) that webhooks may be sent to; none by default.
    hooks_to: list[str] = []
    #: Processes that think for bots in each worker, the seconds one decision may take, and the pause between a bot's
    #: choices.
    bot_processes: int = 1
    bot_seconds: float = 10.0
    bot_pause: float = 0.4
    #: Bots of the operator's own that seats may be given to: `NAME=MODULE:NAME`, `NAME=pipe:COMMAND`, or the name of a
    #: bot that an installed package brings.
    bots: list[str] = []
    #: Processes for each of two further kinds of work in each worker: what someone waits for, and what takes long. The
    #: seconds of processor time that a job of each kind may take, and the megabytes that a process may have.
    job_processes: int = 1
    job_seconds: float = 5.0
    long_job_seconds: float = 60.0
    job_memory: int = 1024
    #: Seconds of processor time that one address may have such work take in a minute, and how many at once.
    cpu_per_minute: float = 30.0
    cpu_at_once: float = 60.0
    #: Seconds after which a worker whose loop stands still is killed; 0 leaves it alone.
    hang_seconds: float = 20.0
    #: Seconds in which a request's body has to be complete, and the connections that one address may have open; 0 for
    #: any number.
    body_seconds: float = 30.0
    connections_per_address: int = 256
    #: Matches kept open in each worker, and the seconds after which one that is not used is put to rest.
    cached_matches: int = 2000
    rest_after: float = 30.0
    #: Entries after which a snapshot is stored.
    snapshot_every: int = 100
    #: Requests and socket messages a second from one address, and how many may come at once.
    requests_per_second: float = 20.0
    requests_at_once: int = 60
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    sockets_per_address: int = 64
    #: New matches an hour from one address.
    matches_per_hour: int = 120
    #: Days after which finished and abandoned matches are deleted; 0 keeps them.
    keep_finished_days: int = 0
    keep_idle_days: int = 0
    #: The least level of log lines.
    log_level: str = "INFO"
    log_requests: bool = False

    @property
    def players(self) -> dict[str, str]:
        """The operator's own bots: how they are called at tables, and where each of them is."""
        return {name: player or name for name, _, player in (bot.partition("=") for bot in self.bots)}

    @property
    def folder(self) -> Path:
        """The data folder."""
        if self.data:
            return Path(self.data)
        # The terminal keeps its saves there, too.
        home = os.environ.get(HOME)
        return (Path(home) if home else user_data_path("duskbox")) / "server"

    @property
    def database(self) -> str:
        """The database's URL."""
        return self.database_url or f"sqlite:///{self.folder / 'duskbox.sqlite3'}"


def read_config(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Config:
    """The configuration; what is unknown or of the wrong kind is refused by name."""
    given: dict[str, Any] = {}
    if file is not None:
        try:
            given.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadSetting("error-config-toml", file=str(file), reason=str(error)) from error
    fields = {field.name: field.type for field in msgspec.structs.fields(Config)}
    for name, value in (os.environ if environment is None else environment).items():
        field = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and field in fields:
            given[field] = _from_text(value, fields[field])
    given.update({name: value for name, value in (flags or {}).items() if value is not None})
    mistakes = Mistakes(unknown=_unknown)
    known = mistakes.check_keys(given, fields, "")
    fitting = {name: _fitting(name, given[name], fields[name], mistakes) for name in known}
    # What is not of its kind is noted, and the default stands for it while the rest is looked at.
    config = Config(**{name: value for name, value in fitting.items() if value is not None})
    _check(config, mistakes)
    mistakes.refuse()
    return config


def config_to_environment(config: Config) -> None:
    """Leave the configuration to the processes that are started from here."""
    os.environ[HANDED_ON] = msgspec.json.encode(config).decode()


def config_from_environment() -> Config:
    """The configuration that the process which started this one has left; without one, that of the environment."""
    left = os.environ.get(HANDED_ON)
    return read_config() if left is None else msgspec.json.decode(left, type=Config)


def _from_text(value: str, kind: Any) -> object:
    """A value of the environment; lists are separated by commas."""
    if kind == list[str]:
        return [part.strip() for part in value.split(",") if part.strip()]
    return _SPOKEN.get(value.strip().lower(), value) if kind is bool else value


def _unknown(key: str, allowed: str) -> BadSetting:
    return BadSetting("error-config-unknown", name=key, allowed=allowed)


def _fitting(name: str, value: object, kind: Any, mistakes: Mistakes) -> Any:
    """A value as its field wants it, or none; a number may be written as a text."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        # A list may hold addresses, never a password; texts, which may, are never of the wrong kind.
        mistakes.add(BadSetting("error-config-value", name=name, value=str(value), expected=_EXPECTED[kind]), name)
        return None


def _check(config: Config, mistakes: Mistakes) -> None:
    """What no type can say."""

    def outside(name: str, value: object, allowed: str) -> None:
        mistakes.add(BadSetting("error-bad-value", name=name, value=str(value), allowed=allowed), name)

    def wrong(name: str, value: str, expected: str) -> None:
        mistakes.add(
            BadSetting("error-config-value", name=name, value=value, expected=f"@expect-config-{expected}"), name
        )

    for field in msgspec.structs.fields(Config):
        value = getattr(config, field.name)
        least = _LEAST.get(field.name, 0)
        if isinstance(value, int | float) and not least <= value < float("inf"):
            outside(field.name, value, f"≥ {least}")
    if config.port > 65535:
        outside("port", config.port, "0–65535")
    if config.log_level.upper() not in LEVELS:
        outside("log_level", config.log_level, ", ".join(LEVELS))
    for name, addresses in (("proxies", config.proxies), ("metrics_to", config.metrics_to)):
        for address in addresses:
            try:
                ip_network(address, strict=False)
            except ValueError:
                wrong(name, address, "address")
    for host in config.hooks_to:
        if not _is_host(host):
            wrong("hooks_to", host, "host")
    for host in config.hosts:
        if not _is_host(host) or ":" in host:
            wrong("hosts", host, "name")
    for origin in config.origins:
        if not (origin.startswith(("http://", "https://")) and _is_host(origin.partition("://")[2])):
            wrong("origins", origin, "origin")
    for name in config.players:
        if not _BOT.fullmatch(name) or name in agent_names():
            wrong("bots", name, "bot")
    if config.workers > 1 and (not config.bus_url or config.database.startswith("sqlite")):
        mistakes.add(BadSetting("error-config-workers", workers=config.workers), "workers")


def _is_host(text: str) -> bool:
    """Whether a text is a host's name or address, perhaps with a port, and nothing else."""
    try:
        parts = urlsplit(f"//{text}")
        return parts.netloc == text and bool(parts.hostname) and "@" not in text and (parts.port or 1) > 0
    except ValueError:
        return False
