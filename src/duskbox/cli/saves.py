"""`duskbox saves`: list, resume, rename and delete the games that are kept at this machine."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.output import OK, WRONG, print_json, translations
from duskbox.cli.parsing import Argument, Command, Group, Option
from duskbox.cli.playing import NOTHING_NEW, play
from duskbox.cli.values import Choices
from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.matches import records
from duskbox.terminal import log, saves

if TYPE_CHECKING:
    from pathlib import Path

    from duskbox.cli.parsing import Chosen
    from duskbox.core.translations import Translations

#: What can be said of a save: it waits to be gone on with, it is over, or it cannot be read by these rules.
PLAYING, OVER, UNREADABLE = "playing", "over", "unreadable"


@dataclass(frozen=True)
class Save:
    """A file in the folder of the saves, and what it says of itself; a damaged one says nothing."""

    name: str
    path: Path
    changed: datetime
    state: str
    game: str = ""
    choices: int = 0
    bots: tuple[tuple[int, str], ...] = ()
    outcome: str = ""
    settings: tuple[tuple[str, str], ...] = ()


def known() -> list[Save]:
    """Every save, the one that changed last first."""
    found = [_read(path) for path in saves.folder().glob(f"*{saves.SUFFIX}") if not path.name.startswith(".")]
    return sorted(found, key=lambda save: (save.changed, save.name), reverse=True)


def _read(path: Path) -> Save:
    changed = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        record = records.read(path.read_text(encoding="utf-8"))
        seating = saves.read_seating(path)
        game = registry.find(record.header.game)
    except (DuskboxError, UnicodeDecodeError):
        return Save(path.stem, path, changed, UNREADABLE)
    state = OVER if record.outcome else PLAYING if record.header.rules == game.rules_version else UNREADABLE
    return Save(
        path.stem,
        path,
        changed,
        state,
        game.name,
        sum(entry.do == records.CHOOSE for entry in record.entries),
        () if seating is None else tuple(sorted(seating.bots.items())),
        record.outcome,
        tuple(record.header.settings.items()),
    )


def find(name: str) -> Save:
    """The save with this name, or this number in the list; refused with the names there are."""
    found = known()
    if name.isdecimal() and len(name) < 6 and 1 <= int(name) <= len(found):
        return found[int(name) - 1]
    for save in found:
        if save.name == name.removesuffix(saves.SUFFIX):
            return save
    raise DuskboxError("cli-no-save", name=name[:200], count=len(found))


def list_saves(chosen: Chosen, words: Translations) -> int:
    """Every save with its number, which the other commands take as well."""
    found = known()
    if chosen.json:
        told = [
            {
                "name": save.name,
                "path": str(save.path),
                "changed": save.changed.astimezone().isoformat(timespec="seconds"),
                "state": save.state,
                "game": save.game,
                "settings": dict(save.settings),
                "choices": save.choices,
                "bots": {str(seat + 1): name for seat, name in save.bots},
                "outcome": save.outcome,
            }
            for save in found
        ]
        print_json(told)
        return OK
    if not found:
        print(words.say("cli-saves-none", {"folder": str(saves.folder())}))
    for number, save in enumerate(found, start=1):
        print(f"{number:>3}. {save.name}")
        print(f"     {about(save, words)}")
    return OK


def about(save: Save, words: Translations) -> str:
    """What a save is, in a sentence or two."""
    when = f"{save.changed:%Y-%m-%d %H:%M}"
    if save.state == UNREADABLE:
        return words.say("cli-save-unreadable", {"when": when})
    game = registry.find(save.game)
    speaking = translations(words.language, game)
    facts: dict[str, str | int] = {
        "title": log.settings_title(game, dict(save.settings), speaking),
        "choices": save.choices,
        "when": when,
        "outcome": f"@outcome-{save.outcome}",
    }
    told = [speaking.say(f"cli-save-{save.state}", facts)]
    if save.bots:
        bots = ", ".join(f"{seat + 1} = {name}" for seat, name in save.bots)
        told.append(speaking.say("cli-save-bots", {"bots": bots}))
    return " ".join(told)


def resume(chosen: Chosen, words: Translations) -> int:
    """Go on with a save, or with the one that changed last of those that are not over."""
    if chosen.name is None:
        waiting = [save for save in known() if save.state == PLAYING]
        if not waiting:
            raise DuskboxError("cli-no-save-waits")
        save = waiting[0]
    else:
        save = find(chosen.name)
    given = vars(chosen) | NOTHING_NEW | {"resume": save.path, "game": save.game or registry.names()[0]}
    return play(type(chosen)(**given), words)


def rename(chosen: Chosen, words: Translations) -> int:
    """Give a save another name."""
    save = find(chosen.name)
    path = saves.free_name(chosen.new)
    saves.move(save.path, path)
    print(words.say("cli-save-renamed", {"old": save.name, "new": path.stem}))
    return OK


def delete(chosen: Chosen, words: Translations) -> int:
    """Delete a save, after a question."""
    save = find(chosen.name)
    if not chosen.yes:
        print(words.say("cli-save-delete", {"name": save.name}), about(save, words), sep="\n")
        print("> ", end="", flush=True)
        if sys.stdin.readline().strip().lower() not in ("y", *words.say("ui-plain-yes").split()):
            print(words.say("cli-save-left"))
            return WRONG
    saves.delete(save.path)
    print(words.say("cli-save-deleted", {"name": save.name}))
    return OK


def _names() -> list[str]:
    return [save.name for save in known()]


def _name(**attributes: bool) -> Argument:
    return Argument("name", metavar="name", type=Choices(_names), help="cli-arg-save-name", **attributes)


SAVES = Group(
    "saves",
    {"resume": "saves:RESUME", "rename": "saves:RENAME", "delete": "saves:DELETE"},
    options.as_json(),
    run=list_saves,
)
RESUME = Command("resume", resume, _name(required=False), *options.at_this_terminal(), about="cli-do-saves-resume")
RENAME = Command(
    "rename",
    rename,
    _name(),
    Argument("new", metavar="new-name", help="cli-arg-save-new"),
    about="cli-do-saves-rename",
)
DELETE = Command(
    "delete", delete, _name(), Option("--yes", is_flag=True, help="cli-arg-yes"), about="cli-do-saves-delete"
)
