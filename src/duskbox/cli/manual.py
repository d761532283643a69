"""The manual page, made from the commands themselves: `python -m duskbox.cli.manual > docs/duskbox.1`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from duskbox.cli.main import ROOT
from duskbox.cli.output import translations
from duskbox.cli.parsing import Argument, Command, Group, Option, setting_options
from duskbox.cli.values import SettingValue
from duskbox.core import registry

if TYPE_CHECKING:
    from duskbox.core.translations import Translations

#: The end of the page.
_FILES = (
    ("DUSKBOX_HOME", "The folder for saved games, the server's data and reports, instead of the user's data folder."),
    ("DUSKBOX_THEME", "The colours of the full screen: dusk, light, contrast or plain."),
    ("NO_COLOR", "Where it is set, the full screen leaves the terminal its own colours."),
    ("LC_ALL, LC_MESSAGES, LANG", "The language, unless --lang names one: en, pl or fr."),
    ("PAGER, LESS", "What shows long texts page by page."),
)
_EXITS = (
    ("0", "All went well."),
    ("1", "Something is wrong with what was given: a record, a pack, a box, a database; or a game could not be saved."),
    ("2", "The command was wrong, or a file could not be used."),
    ("130", "Ctrl+C was pressed."),
)


def page() -> str:
    """The whole page, in English."""
    words = translations("en")
    with click.Context(ROOT, info_name="duskbox", obj=words) as context:
        lines = [
            '.TH DUSKBOX 1 "" "Duskbox" "Duskbox"',
            ".SH NAME",
            r"duskbox \- play, replay, check, simulate and serve two horror board games",
            ".SH SYNOPSIS",
            *_usage(ROOT, context),
            ".SH DESCRIPTION",
            _text(words.say("cli-about")),
            ".SH OPTIONS",
            *_described(ROOT, context),
            ".SH COMMANDS",
            *_commands(ROOT, context),
        ]
    for name in registry.names():
        game = registry.find(name)
        speaking = translations("en", game)
        lines += [f'.SH "SETTINGS OF {speaking.say("game-name").upper()}"']
        for option in setting_options(game):
            assert isinstance(option, Option) and isinstance(option.type, SettingValue)
            setting = option.type.setting
            values = "|".join(setting.values) or f"{setting.least}–{setting.most}"
            about = f"{speaking.say(f'setting-{setting.name}')} {words.say('cli-default', {'value': setting.default})}"
            lines += [".TP", rf"\fB{_dashes(option.opts[0])}\fR \fI{_text(values)}\fR", _text(about)]
    lines.append(".SH ENVIRONMENT")
    for name, about in _FILES:
        lines += [".TP", rf"\fB{name}\fR", _text(about)]
    lines.append(".SH EXIT STATUS")
    for code, about in _EXITS:
        lines += [".TP", rf"\fB{code}\fR", _text(about)]
    return "\n".join(lines) + "\n"


def _commands(group: Group, context: click.Context) -> list[str]:
    """Every command of a group, and below a group those in it."""
    lines: list[str] = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert isinstance(command, Command)
        with click.Context(command, info_name=name, parent=context) as below:
            lines += [f".SS {below.command_path}", *_usage(command, below), ".PP", _text(_about(command, below))]
            lines += _described(command, below)
            if isinstance(command, Group):
                lines += _commands(command, below)
    return lines


def _about(command: Command, context: click.Context) -> str:
    return _words(context).say(command.about)


def _words(context: click.Context) -> Translations:
    words: Translations = context.obj
    return words


def _usage(command: Command, context: click.Context) -> list[str]:
    pieces = " ".join(command.collect_usage_pieces(context))
    return [rf"\fB{context.command_path}\fR {_text(pieces)}"]


def _described(command: Command, context: click.Context) -> list[str]:
    """What a command takes, without what all of them take."""
    lines: list[str] = []
    for param in command.get_params(context):
        if isinstance(param, Option) and param.name in ("lang", "help_") and command is not ROOT:
            continue
        record = param.get_help_record(context) if isinstance(param, Argument | Option) else None
        if record is not None:
            lines += [".TP", rf"\fB{_dashes(record[0])}\fR", _text(record[1])]
    return lines


def _text(text: str) -> str:
    """A text that says nothing to the formatter."""
    escaped = text.replace("\\", r"\e")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)


def _dashes(text: str) -> str:
    """Names of options with dashes that can be copied."""
    return _text(text).replace("-", r"\-")


if __name__ == "__main__":
    print(page(), end="")
