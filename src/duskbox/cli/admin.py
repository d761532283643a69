"""`duskbox admin`: what an operator does to games and people.

Its words are in locale/*-admin.ftl, what it does in server/operation/admin.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.output import OK
from duskbox.cli.parsing import Argument, Chosen, Command, Group, Option
from duskbox.cli.server import database_options
from duskbox.cli.values import FILE, NUMBER, OneOf
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.translations import Translations

if TYPE_CHECKING:
    import click

    from duskbox.core.messages import Facts
    from duskbox.server.operation.admin import Admin, Listed

#: What can be done, with the states that games are listed by.
STATES = ("lobby", "playing", "frozen", "over", "replay")

_Do = Callable[["Admin", Chosen, Translations], int]


def _run(do: _Do) -> Callable[[Chosen, Translations], int]:
    """A command with the database open. Its libraries are large, so they are loaded when it runs."""

    def run(chosen: Chosen, words: Translations) -> int:
        from duskbox.server.operation import operate
        from duskbox.server.operation.admin import Admin

        with operate.database_in_use(chosen) as engine:
            return do(Admin(engine), chosen, words)

    return run


# Looking


def _list(admin: Admin, chosen: Chosen, words: Translations) -> int:
    found = admin.games(chosen.state, chosen.stranded)
    if chosen.json:
        return _json(found)
    for game in found:
        print(words.say("admin-listed", _facts(game, words)))
    print(words.say("admin-count", {"games": len(found)}))
    return OK


def _facts(game: Listed, words: Translations) -> Facts:
    last = game.last_at or game.created_at
    return {
        "match": game.id,
        "game": game.game,
        "rules": game.rules,
        "state": words.say(f"admin-state-{game.state}")
        + (f" ({words.say('admin-stranded')})" if game.stranded else ""),
        "last": _time(last),
        "entries": game.entries,
        "people": ", ".join(_plain(each) for each in game.people),
    }


def _show(admin: Admin, chosen: Chosen, words: Translations) -> int:
    shown = admin.show(chosen.game)
    if chosen.json:
        return _json(shown)
    say = words.say
    print(say("admin-listed", _facts(shown.game, words)))
    print(say("admin-settings", {"settings": ", ".join(f"{name}={value}" for name, value in shown.settings.items())}))
    if shown.invite:
        print(say("admin-invitation", {"code": shown.invite}))
    if shown.frozen is not None:
        print(say("admin-frozen", {"reason": _plain(shown.frozen.error), "report": shown.frozen.report or "–"}))
    print(say("admin-hosts", {"visitors": ", ".join(shown.hosts) or "–"}))
    for seat in shown.seats:
        who = _plain(seat.name) or seat.agent or "–"
        facts: Facts = {"seat": seat.seat, "kind": seat.kind, "who": who, "visitors": ", ".join(seat.visitors) or "–"}
        print(say("admin-seat", facts))
    for line in shown.chat:
        facts = {"id": line.id, "at": _time(line.at), "who": _plain(line.name), "seat": line.seat}
        print(say("admin-chat", {**facts, "text": _plain(line.text)}))
    return OK


def _export(admin: Admin, chosen: Chosen, words: Translations) -> int:
    names = _names(admin, chosen)
    if chosen.to is None:
        if len(names) != 1:
            raise BadSetting("error-admin-to")
        sys.stdout.write(admin.export(names[0]))
        return OK
    chosen.to.mkdir(parents=True, exist_ok=True)
    for name in names:
        file = chosen.to / f"{name}.jsonl"
        # It tells all future luck.
        file.touch(mode=0o600)
        file.write_text(admin.export(name), encoding="utf-8")
        print(words.say("admin-exported", {"match": name, "file": str(file)}))
    return OK


# Games


def _delete(admin: Admin, chosen: Chosen, words: Translations) -> int:
    for name in _names(admin, chosen):
        admin.delete(name)
        print(words.say("admin-deleted", {"match": name}))
    return OK


def _close(admin: Admin, chosen: Chosen, words: Translations) -> int:
    for name in _names(admin, chosen):
        admin.close(name)
        print(words.say("admin-closed", {"match": name}))
    return OK


def _names(admin: Admin, chosen: Chosen) -> list[str]:
    """The games that are named, or all that this Duskbox cannot play on."""
    if bool(chosen.games) == chosen.stranded:
        raise BadSetting("error-admin-which")
    return [game.id for game in admin.games(stranded=True)] if chosen.stranded else chosen.games


def _freeze(admin: Admin, chosen: Chosen, words: Translations) -> int:
    admin.freeze(chosen.game, chosen.reason)
    print(words.say("admin-now-frozen", {"match": chosen.game}))
    return OK


def _unfreeze(admin: Admin, chosen: Chosen, words: Translations) -> int:
    admin.unfreeze(chosen.game)
    print(words.say("admin-unfrozen", {"match": chosen.game}))
    return OK


def _host(admin: Admin, chosen: Chosen, words: Translations) -> int:
    admin.transfer_host(chosen.game, chosen.seat - 1)
    print(words.say("admin-host", {"match": chosen.game, "seat": chosen.seat}))
    return OK


def _invite(admin: Admin, chosen: Chosen, words: Translations) -> int:
    print(words.say("admin-invite", {"match": chosen.game, "code": admin.rotate_invitation(chosen.game)}))
    return OK


# People


def _ban(admin: Admin, chosen: Chosen, words: Translations) -> int:
    print(words.say("admin-banned", {"value": admin.ban(chosen.kind, chosen.value, chosen.reason)}))
    return OK


def _unban(admin: Admin, chosen: Chosen, words: Translations) -> int:
    print(words.say("admin-unbanned", {"value": admin.unban(chosen.kind, chosen.value)}))
    return OK


def _bans(admin: Admin, chosen: Chosen, words: Translations) -> int:
    found = admin.bans()
    if chosen.json:
        return _json(found)
    for ban in found:
        print(f"{_time(ban.at)}  {ban.kind}  {ban.value}  {_plain(ban.reason)}".rstrip())
    return OK


def _remove_chat(admin: Admin, chosen: Chosen, words: Translations) -> int:
    if sum((bool(chosen.line), chosen.seat is not None, chosen.all)) != 1:
        raise BadSetting("error-admin-which-chat")
    removed = admin.remove_chat(chosen.game, chosen.line, None if chosen.seat is None else chosen.seat - 1)
    print(words.say("admin-chat-removed", {"lines": removed}))
    if removed == 0:
        raise DuskboxError("error-admin-no-chat", match=chosen.game)
    return OK


# Printing


def _json(found: object) -> int:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    return OK


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _plain(text: str) -> str:
    """What people wrote, without signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


# The commands


def _one() -> Argument:
    return Argument("game", metavar="id", help="admin-arg-id")


def _several() -> list[click.Parameter]:
    return [Argument("games", metavar="id", nargs=-1, help="admin-arg-ids"), _stranded()]


def _stranded() -> Option:
    return Option("--stranded", is_flag=True, help="admin-arg-stranded")


def _reason() -> Option:
    return Option("--reason", default="", metavar="text", help="admin-arg-reason")


def _whom() -> list[click.Parameter]:
    return [
        Argument("kind", metavar="address/visitor", type=OneOf("address", "visitor"), help="admin-arg-kind"),
        Argument("value", metavar="value", help="admin-arg-value"),
    ]


def _command(name: str, do: _Do, *params: click.Parameter) -> Command:
    return Command(name, _run(do), *params, *database_options(), about=f"cli-do-admin-{name}")


_COMMANDS = {
    "list": _command(
        "list",
        _list,
        Option("--state", multiple=True, type=OneOf(*STATES), help="admin-arg-state"),
        _stranded(),
        options.as_json(),
    ),
    "show": _command("show", _show, _one(), options.as_json()),
    "export": _command(
        "export", _export, *_several(), Option("--to", type=FILE, metavar="folder", help="admin-arg-to")
    ),
    "delete": _command("delete", _delete, *_several()),
    "close": _command("close", _close, *_several()),
    "freeze": _command("freeze", _freeze, _one(), _reason()),
    "unfreeze": _command("unfreeze", _unfreeze, _one()),
    "ban": _command("ban", _ban, *_whom(), _reason()),
    "unban": _command("unban", _unban, *_whom()),
    "bans": _command("bans", _bans, options.as_json()),
    "remove-chat": _command(
        "remove-chat",
        _remove_chat,
        _one(),
        Option("--line", multiple=True, type=NUMBER, metavar="number", help="admin-arg-line"),
        options.number("--seat", "admin-arg-chat-seat"),
        Option("--all", is_flag=True, help="admin-arg-chat-all"),
    ),
    "host": _command("host", _host, _one(), Argument("seat", metavar="seat", type=NUMBER, help="admin-arg-seat")),
    "invite": _command("invite", _invite, _one()),
}
ADMIN = Group("admin", _COMMANDS)
