"""Options that several commands take, and how what was given is read: settings, rulings, packs, records."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskbox.cli.parsing import Argument, Chosen, Option
from duskbox.cli.values import FILE, FILE_TEXT, GAME_NAME, NUMBER, Choices, OneOf
from duskbox.core.errors import BadPack, BadRecord, BadSetting, DuskboxError

if TYPE_CHECKING:
    import click

    from duskbox.core.matches.match import Match


def game(**attributes: Any) -> Argument:
    """The game, which may be called by a part of its name."""
    return Argument("game", metavar="game", type=GAME_NAME, help="cli-arg-game", **attributes)


def record() -> Argument:
    """A record: a file, a share code, or standard input."""
    return Argument("file", metavar="file", type=FILE_TEXT, help="cli-arg-file")


def pack() -> Option:
    """A pack to play with."""
    return Option("--pack", type=FILE, metavar="file", help="cli-arg-pack")


def as_json() -> Option:
    """JSON instead of sentences."""
    return Option("--json", is_flag=True, help="cli-arg-json")


def rulings() -> Option:
    """Answers to open questions of the rules."""
    return Option("--ruling", multiple=True, metavar="name-value", help="cli-arg-ruling")


def plain() -> Option:
    """Line by line."""
    return Option("--plain", is_flag=True, help="cli-arg-plain")


def theme() -> Option:
    """The colours of the full screen."""
    return Option("--theme", type=OneOf("dusk", "light", "contrast", "plain"), help="cli-arg-theme")


def ids() -> Option:
    """Whether rule ids and option keys are shown."""
    return Option("--ids/--no-ids", default=None, help="cli-arg-ids")


def at_this_terminal() -> list[click.Parameter]:
    """How people play at this terminal, and who else plays."""
    return [
        plain(),
        ids(),
        Option("--ask", type=OneOf("needed", "turn-end", "all"), usual="needed", help="cli-arg-ask"),
        theme(),
        Option("--save", type=FILE, metavar="file", help="cli-arg-save"),
        Option("--hand-over", type=OneOf("auto", "always", "never"), default="auto", help="cli-arg-hand-over"),
        Option("--bot", multiple=True, metavar="seat-agent", type=Choices(_bots), help="cli-arg-bot"),
    ]


def _bots() -> list[str]:
    return [f"{seat}={agent}" for seat in range(2, 9) for agent in agent_names()]


def agent_names() -> list[str]:
    """Names of agents, for those who type one."""
    return ["random", "thumb", "search", "search:1s"]


def agent(usual: str) -> Option:
    """Who plays all seats."""
    return Option("--agent", default=usual, metavar="agent", type=Choices(agent_names), help="cli-arg-agent")


def number(name: str, help: str, default: int | None = None, usual: str = "") -> Option:
    """A whole number."""
    return Option(name, type=NUMBER, metavar="number", default=default, usual=usual, help=help)


# Reading what was given


def chosen_setup(chosen: Chosen) -> tuple[dict[str, str], dict[str, str], dict[str, object] | None]:
    """The settings, rulings and pack that were given on the command line."""
    found: dict[str, str] = {}
    for text in chosen.ruling:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting("error-ruling-form", text=text)
        found[name] = value
    path = getattr(chosen, "pack", None)
    return dict(chosen.settings), found, None if path is None else read_pack(path)


def read_pack(path: Path) -> dict[str, object]:
    """A pack from its file."""
    import tomllib

    try:
        return tomllib.loads(_read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPack("error-pack-toml", file=str(path), reason=str(error)) from error


def _read_text(path: Path) -> str:
    """The text of a file, or a refusal that says what the path is instead."""
    if path.is_dir():
        raise DuskboxError("cli-folder", file=str(path))
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise DuskboxError("cli-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadRecord("cli-not-text", file=str(path)) from None
    except OSError as error:
        raise DuskboxError("cli-file", file=str(path), reason=error.strerror or "") from error


def given_text(text: str) -> str:
    """What was given: a share code as it is, standard input for `-`, else the text of a file or of a save."""
    from duskbox.core.matches import share
    from duskbox.terminal import saves

    if text.startswith(share.PREFIX):
        return text
    if text != "-":
        # A file here goes before a save of that name.
        save = None if os.sep in text or Path(text).exists() else saves.found(text)
        return _read_text(save or Path(text))
    try:
        return sys.stdin.buffer.read().decode()
    except UnicodeDecodeError:
        raise BadRecord("cli-not-text", file=text) from None


def read_match(text: str) -> Match:
    """A match from a record or from a share code."""
    from duskbox.core.matches import share
    from duskbox.core.matches.match import Match

    return share.decode(text) if text.startswith(share.PREFIX) else Match.load(text)


def checked_seat(seat: int, seats: int, least: int = 1) -> int:
    """A seat that was given, which people count from 1, as the engine counts it."""
    if not least <= seat <= seats:
        raise BadSetting("error-bad-value", name="seat", value=str(seat), allowed=f"{least}–{seats}")
    return seat - 1
