"""Logs: one JSON object on a line for machines, a short line for a person at a terminal, and never a secret in either.

Everything logged, by us or by a library, passes `Discreet` on its way out. It hides too much rather than too little.
"""

from __future__ import annotations

import logging
import logging.config
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

#: What a secret is replaced by.
HIDDEN: Final = "…"

#: What every record has; the rest was given as `extra`.
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

_SENSITIVE: Final = r"(?:secret|password|passwd|token|seed)"
_QUOTED: Final = r"""b?"(?:\\.|[^"\\])*"|b?'(?:\\.|[^'\\])*'"""

#: Fields whose value is always hidden.
_SENSITIVE_NAME: Final = re.compile(rf"(?:^|[_-]){_SENSITIVE}$|authorization$|cookie$", re.IGNORECASE)

#: What is hidden in a text: headers to the end of their value, named values, and our secrets by their form. Strangers
#: choose much of what is logged, so each pattern passes over a text once: it begins with fixed letters, and what
#: follows is taken whole or not at all.
_IN_TEXT: Final = (
    (
        re.compile(rf"((?:authorization|cookie)b?[\"']?\s*[:=,]\s*)(?:{_QUOTED}|[^\r\n]+)", re.IGNORECASE),
        rf"\1{HIDDEN}",
    ),
    (re.compile(rf"({_SENSITIVE}[\"']?\s*[:=]\s*)(?:{_QUOTED}|[^\s&;,\"'}}]+)", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"(\bbearer\s+)\S+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])"), HIDDEN),
)

#: What each of these needs; a text without it, as most are, is not looked at any further.
_SUSPECT: Final = re.compile(r"[:=,]|bearer|[A-Za-z0-9_-]{32}", re.IGNORECASE)

#: A URL from the end of its scheme on; what comes before its last @ is hidden, too.
_URL: Final = re.compile(r"://[^\s\"'<>]*")

_CONTROL: Final = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069]")

#: No text in a log is longer; what follows is cut off.
LONGEST: Final = 20_000


def set_up(level: str) -> None:
    """Send all logs of this process from a level on to standard error."""
    logging.config.dictConfig(settings(level))


def settings(level: str) -> dict[str, Any]:
    """The same as settings for the standard library, as worker processes are given them before they load anything."""
    passed_on = {"handlers": [], "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {},
        "handlers": {"stderr": {"()": "duskbox.server.operation.logs.handler"}},
        "root": {"handlers": ["stderr"], "level": level.upper()},
        # The HTTP server brings handlers of its own, which would let its lines past the filter.
        "loggers": {
            "_granian": dict(passed_on),
            "granian.access": {**passed_on, "level": "INFO"},
            # It announces itself each time it looks at a database.
            "alembic": {"level": "WARNING"},
        },
    }


def handler() -> logging.Handler:
    """The one handler: standard error, without secrets, in the form for a terminal or for machines."""
    out = logging.StreamHandler(sys.stderr)
    out.addFilter(Discreet())
    out.setFormatter(ForPeople() if sys.stderr.isatty() else ForMachines())
    return out


class Discreet(logging.Filter):
    """Lets every record through without its secrets."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Replace what looks like a secret in the message, the fields and the traceback."""
        record.msg = hidden(_message(record))
        record.args = None
        for name, value in _fields(record).items():
            setattr(record, name, _hidden_field(name, value))
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = hidden(record.exc_text)
        # The text is kept, the live objects of the stack are not: it must not be formatted again.
        record.exc_info = None
        if record.stack_info:
            record.stack_info = hidden(record.stack_info)
        return True


class ForMachines(logging.Formatter):
    """One JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message, then the fields, then the traceback."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
        }
        for name, value in _fields(record).items():
            # A field that is named like one of ours does not replace it.
            line[f"{name}_" if name in line else name] = value
        if record.exc_text:
            line["trace"] = record.exc_text
        # JSON escapes the characters before the space; what other control characters there are, some terminals heed
        # too.
        return _CONTROL.sub(lambda sign: f"\\u{ord(sign[0]):04x}", msgspec.json.encode(line, enc_hook=str).decode())


class ForPeople(logging.Formatter):
    """A short line, with the traceback below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The local time, then what happened, then the fields."""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = _fields(record)
        below = str(fields.pop("trace")).splitlines() if "trace" in fields else []
        words = [time, f"{record.levelname:7}", f"{record.name}:", _message(record)]
        words += [f"{name}={value}" for name, value in fields.items()]
        if record.exc_text:
            below += record.exc_text.splitlines()
        # Indented, so that no line of a traceback passes for a line of the log.
        return "\n".join([visible(" ".join(words)), *(f"  {visible(line)}" for line in below)])


def hidden(text: str) -> str:
    """A text without what looks like a secret, and not too long."""
    if _SUSPECT.search(text):
        text = _URL.sub(_without_user, text)
        for pattern, instead in _IN_TEXT:
            text = pattern.sub(instead, text)
    return text if len(text) <= LONGEST else text[:LONGEST] + HIDDEN


def _without_user(found: re.Match[str]) -> str:
    url = found[0]
    at = url.rfind("@")
    return url if at < 0 else f"://{HIDDEN}{url[at:]}"


def visible(text: str) -> str:
    """A text in which control characters are written out: raw, they could move the cursor of a terminal or begin a line
    of their own.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def _hidden_field(name: str, value: object) -> object:
    """A field without secrets; what is no plain data is written out first, for it may hold some."""
    if _SENSITIVE_NAME.search(name):
        return HIDDEN if value else value
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {hidden(str(key)): _hidden_field(str(key), each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hidden_field("", each) for each in value]
    return hidden(value.decode(errors="replace") if isinstance(value, bytes) else str(value))


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`, without what a library has put into every record for itself."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL and not name.startswith("_")}


def _message(record: logging.LogRecord) -> str:
    """The message with its arguments; a line that does not fit them is shown as it is, for a log must never break what
    it tells of.
    """
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):
        return f"{record.msg} {record.args}"
