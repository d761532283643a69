"""Reading the command line: Click's commands, options and values, in the reader's language.

Commands say what they take as ids of messages, so that a command can be declared before the language is known. What
Click finds wrong it raises as an object; `refusal` makes one of our own refusals of it, and no sentence of Click's is
ever shown. A group imports the module of a command when the command is asked for.
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from duskbox.cli.values import Language, SettingValue, flag_of, whole_name
from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.game import Game
from duskbox.core.settings import Setting
from duskbox.core.translations import Translations

#: The game that is played when none is named.
DEFAULT_GAME: Final = "fear-of-the-dark"


class Chosen(SimpleNamespace):
    """What was given on the command line, each value under the name of its option or argument."""


Run = Callable[[Any, Translations], int]


def translations_of(context: click.Context) -> Translations:
    """The translations that a command line is read in: those of the outermost context."""
    found = context.find_object(Translations)
    assert found is not None
    return found


# Options and arguments


class Option(click.Option):
    """An option. Its help and the placeholder of its value are messages; a default is always shown."""

    def __init__(
        self,
        *names: str,
        help: str,
        metavar: str | None = None,
        type: click.ParamType[Any] | None = None,
        usual: str = "",
        about: Callable[[Translations], str] | None = None,
        **attributes: Any,
    ) -> None:
        """`metavar` is a word (`cli-meta-WORD`); `usual` is what holds when the option is left out, where that is no
        default of the option itself; `about` gives the help where it is not the message `help`.
        """
        if attributes.get("multiple"):
            attributes.setdefault("default", ())
        super().__init__(names, help=help, metavar=metavar, type=type, **attributes)
        self._usual = usual
        self._about = about

    def make_metavar(self, ctx: click.Context) -> str:
        """The placeholder of the value, in the reader's language."""
        if self.metavar is None:
            return self.type.get_metavar(param=self, ctx=ctx) or self.name.upper()
        return meta(self.metavar, translations_of(ctx))

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The names, and what the option does."""
        if self.hidden:
            return None
        words = translations_of(ctx)
        about = words.say(self.help or "") if self._about is None else self._about(words)
        return self.get_help_spec(ctx), _with_default(about, self._usual or self.default, words)


class Argument(click.Argument):
    """An argument. Its help and the placeholder of its value are messages."""

    def __init__(self, name: str, help: str, metavar: str, **attributes: Any) -> None:
        super().__init__([name], help=help, metavar=metavar, **attributes)

    def make_metavar(self, ctx: click.Context) -> str:
        """The placeholder of the value, in the reader's language; in brackets if it can be left out."""
        word = self.word(ctx)
        shown = word if self.required else f"[{word}]"
        return f"{shown} …" if self.nargs != 1 else shown

    def word(self, ctx: click.Context) -> str:
        """The placeholder of the value, alone."""
        return meta(self.metavar or "", translations_of(ctx))

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The placeholder of the value, and what it is."""
        words = translations_of(ctx)
        return self.make_metavar(ctx), _with_default(words.say(self.help or ""), self.default, words)


def _with_default(about: str, default: object, words: Translations) -> str:
    """A help with the default behind it; a flag that is off, and what is left to the command, have none to show."""
    if isinstance(default, bool) or not isinstance(default, (str, int, float)) or default == "":
        return about
    return f"{about} {words.say('cli-default', {'value': str(default)})}"


def meta(word: str, words: Translations) -> str:
    """The word that stands for a value in help and refusals."""
    return "/".join(words.say(f"cli-meta-{part}") for part in word.split("/"))


def _print_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


#: What every command takes. The language is known before anything is read (`main.language_in`).
_COMMON: Final[list[click.Parameter]] = [
    Option("--lang", "--language", "lang", type=Language(), help="cli-arg-lang"),
    Option(
        "-h", "--help", "help_", is_flag=True, is_eager=True, expose_value=False, callback=_print_help, help="cli-help"
    ),
]


def _section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    """A list under a heading. Click's own would put a colon behind it, before which French wants a space."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


# Commands


class Command(click.Command):
    """A command: what it takes, and the function that does it, which gets all of that and the translations."""

    def __init__(
        self, name: str, run: Run | None, *params: click.Parameter, about: str = "", **attributes: Any
    ) -> None:
        """`about` is the message that says what it does: `cli-do-NAME` unless it is another."""
        super().__init__(name, params=[*params, *_COMMON], add_help_option=False, **attributes)
        self.allow_extra_args = True
        self.run = run
        self.about: Final = about or f"cli-do-{name}"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was given; what is left over is refused."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise refusal(error, ctx) from None
        if rest and not ctx.resilient_parsing:
            raise DuskboxError("cli-usage-unknown", given=" ".join(rest)[:200], command=ctx.command_path)
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        """Do it, and give the exit code."""
        assert self.run is not None
        return self.run(Chosen(**ctx.params), translations_of(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows how the command is typed."""
        words = translations_of(ctx)
        prefix = words.say("cli-head-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name in it."""
        pieces = [f"[{meta('options', translations_of(ctx))}]"]
        for param in self.get_params(ctx):
            pieces.extend(param.get_usage_pieces(ctx))
        return pieces

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(translations_of(ctx).say(self.about))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The arguments."""
        found = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, Argument)]
        if found:
            _section(formatter, translations_of(ctx).say("cli-head-arguments"), found)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options."""
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        found = [record for record in records if record is not None]
        _section(formatter, translations_of(ctx).say("cli-head-options"), found)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The options that begin so, with what they do."""
        found = click.Command.shell_complete(self, ctx, incomplete)
        words = translations_of(ctx)
        return [CompletionItem(each.value, help=each.help and words.say(each.help)) for each in found]


class SetupCommand(Command):
    """A command that sets up a game: every setting of the game that is named is an option, taken from its schema."""

    #: Where the game is kept in the context.
    _GAME: Final = "duskbox.game"

    def __init__(self, name: str, run: Run, *params: click.Parameter, default: str | None = None, **more: Any) -> None:
        """`default` is the game when none is named."""
        super().__init__(name, run, *params, **more)
        self._default = default

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the game first, because the options depend on it."""
        ctx.meta[self._GAME] = self._game_in(args)
        ctx.meta["duskbox.settings"] = {}
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Do it, with the settings under a name of their own."""
        ctx.params["settings"] = ctx.meta["duskbox.settings"]
        return super().invoke(ctx)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The options, and those for the settings of the game that is named."""
        game = ctx.meta.get(self._GAME)
        params = super().get_params(ctx)
        settings = [] if game is None else setting_options(game)
        return [*params[: -len(_COMMON)], *settings, *params[-len(_COMMON) :]]

    def _game_in(self, args: Sequence[str]) -> Game | None:
        """The game that the first argument names, or that a pack is for, or else the one that is usual."""
        for word in self._arguments_in(args)[:1]:
            name = whole_name(word)
            return None if name is None else registry.find(name)
        for path in self._packs_in(args):
            import tomllib

            try:
                return registry.find(tomllib.loads(Path(path).read_text(encoding="utf-8"))["pack"]["game"])
            except (OSError, ValueError, KeyError, TypeError, DuskboxError):
                # What is wrong with the pack is said when it is read.
                continue
        return None if self._default is None else registry.find(self._default)

    def _arguments_in(self, args: Sequence[str]) -> list[str]:
        """What is neither an option nor the value of one. A setting, which is not known yet, takes a value."""
        counts = {
            name: 0 if param.is_flag else param.nargs
            for param in self.params
            if isinstance(param, click.Option)
            for name in (*param.opts, *param.secondary_opts)
        }
        found: list[str] = []
        left = list(args)
        while left:
            word = left.pop(0)
            if word == "--":
                return found + left
            if not word.startswith("-") or word == "-":
                found.append(word)
            elif "=" not in word:
                del left[: counts.get(word, 1)]
        return found

    def _packs_in(self, args: Sequence[str]) -> list[str]:
        """The files that --pack names."""
        after = [value for flag, value in pairwise(args) if flag == "--pack"]
        return after + [word.removeprefix("--pack=") for word in args if word.startswith("--pack=")]


def setting_options(game: Game) -> list[click.Parameter]:
    """An option for every setting of a game."""

    def keep(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
        if value is not None:
            ctx.meta["duskbox.settings"][param.opts[0].removeprefix("--")] = value

    def about(setting: Setting) -> Callable[[Translations], str]:
        def text(words: Translations) -> str:
            from duskbox.cli.output import translations

            speaking = translations(words.language, game)
            return speaking.say(f"setting-{setting.name}")

        return text

    return [
        Option(
            f"--{setting.name}",
            f"setting_{setting.name.replace('-', '_')}",
            type=SettingValue(setting),
            expose_value=False,
            callback=keep,
            help=f"setting-{setting.name}",
            about=about(setting),
            usual=setting.default,
        )
        for setting in game.settings
    ]


class Group(Command, click.Group):
    """Commands under one name. One that is given as `module:NAME` is imported when it is used."""

    def __init__(
        self,
        name: str,
        members: Mapping[str, str | Command],
        *params: click.Parameter,
        run: Run | None = None,
        about: str = "",
        prefix: str = "",
        metavar: str = "command",
    ) -> None:
        """`run` is what the group itself does when no command follows; `prefix` begins the messages that say what its
        commands do.
        """
        super().__init__(name, run, *params, about=about)
        self._members: Final = members
        self._prefix: Final = prefix or f"cli-do-{name}-"
        self._metavar: Final = metavar
        self.invoke_without_command = run is not None
        self.no_args_is_help = False

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the options before the command; what follows is the command's."""
        try:
            return click.Group.parse_args(self, ctx, args)
        except click.UsageError as error:
            raise refusal(error, ctx) from None

    def invoke(self, ctx: click.Context) -> Any:
        """Do what the command does, or what the group itself does."""
        words = translations_of(ctx)
        if not ctx._protected_args and self.run is not None:
            return self.run(Chosen(**ctx.params), words)
        if not ctx._protected_args:
            missing = meta(self._metavar, words)
            raise DuskboxError("cli-usage-missing", given=missing, command=ctx.command_path)
        name, command, args = self.resolve_command(ctx, [*ctx._protected_args, *ctx.args])
        assert command is not None
        with command.make_context(name, args, parent=ctx) as below:
            return below.command.invoke(below)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order in which they are listed."""
        return list(self._members)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now."""
        member = self._members.get(cmd_name)
        if not isinstance(member, str):
            return member
        module, _, attribute = member.partition(":")
        found: click.Command = getattr(importlib.import_module(f"duskbox.cli.{module}"), attribute)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named first; one that does not exist is refused with those that do."""
        command = self.get_command(ctx, args[0])
        if command is None and not ctx.resilient_parsing:
            if near := difflib.get_close_matches(args[0], self._members, 1):
                raise DuskboxError("cli-usage-near", given=args[0][:60], near=near[0])
            raise DuskboxError("cli-usage-choice", given=args[0][:60], known=", ".join(self._members))
        return (None if command is None else args[0]), command, args[1:]

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name in the line that shows how it is typed."""
        word = meta(self._metavar, translations_of(ctx))
        return [*super().collect_usage_pieces(ctx), f"[{word}] …" if self.run is not None else f"{word} …"]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the commands; none is imported for that."""
        super().format_options(ctx, formatter)
        words = translations_of(ctx)
        rows = [(name, words.say(f"{self._prefix}{name}")) for name in self._members]
        _section(formatter, words.say("cli-head-commands"), rows)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands and options that begin so."""
        words = translations_of(ctx)
        found = [
            CompletionItem(name, help=words.say(f"{self._prefix}{name}"))
            for name in self._members
            if name.startswith(incomplete)
        ]
        return [*found, *Command.shell_complete(self, ctx, incomplete)]


# What is wrong with a command line


def refusal(error: click.UsageError, context: click.Context) -> DuskboxError:
    """What Click found wrong with a command line, as a refusal of our own."""
    command = context.command_path
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            return DuskboxError("cli-usage-option-near", given=error.option_name[:60], near=error.possibilities[0])
        return DuskboxError("cli-usage-unknown", given=error.option_name[:60], command=command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        param = error.param
        given = param.word(context) if isinstance(param, Argument) else flag_of(param)
        return DuskboxError("cli-usage-missing", given=given, command=command)
    if isinstance(error, click.BadOptionUsage):
        options = context.command.get_params(context)
        option = next((each for each in options if error.option_name in (*each.opts, *each.secondary_opts)), None)
        if isinstance(option, click.Option) and option.is_flag:
            return DuskboxError("cli-usage-no-value", flag=error.option_name, command=command)
        if option is not None and option.nargs > 1:
            return DuskboxError("cli-usage-values", flag=error.option_name, many=option.nargs, command=command)
        return DuskboxError("cli-usage-value", flag=error.option_name, command=command)
    return DuskboxError("cli-usage", command=command)
