"""What can be typed on a command line: numbers, one of several words, games, settings, files. A value that is none is
refused in our own words, and a shell is told what it may become.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from duskbox.core import registry
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.settings import Setting
from duskbox.core.translations import LANGUAGES, PSEUDO


class WholeNumber(click.ParamType[Any]):
    """A whole number."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a refusal that names the option."""
        try:
            return int(value)
        except ValueError:
            raise DuskboxError("cli-usage-number", flag=flag_of(param), given=str(value)[:60]) from None


class Decimal(click.ParamType[Any]):
    """A number."""

    name = "decimal"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number, or a refusal that names the option."""
        try:
            return float(value)
        except ValueError:
            raise DuskboxError("cli-usage-decimal", flag=flag_of(param), given=str(value)[:60]) from None


class OneOf(click.ParamType[Any]):
    """One of several values, which are themselves what is typed."""

    name = "one-of"

    def __init__(self, *values: str) -> None:
        self.values: Final = values

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The value, or a refusal that says which there are."""
        if value not in self.values:
            name = flag_of(param).removeprefix("--")
            raise BadSetting("error-bad-value", name=name, value=str(value)[:60], allowed=", ".join(self.values))
        return str(value)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The values, as they are typed."""
        return "|".join(self.values)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The values that begin so."""
        return [CompletionItem(value) for value in self.values if value.startswith(incomplete)]


class Language(OneOf):
    """A language; `xx`, which shows where a text comes from, is for tests."""

    def __init__(self) -> None:
        super().__init__(*LANGUAGES)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The language, or a refusal that says which there are."""
        return PSEUDO if value == PSEUDO else super().convert(value, param, ctx)


class SettingValue(click.ParamType[Any]):
    """A value of a setting of a game."""

    name = "setting"

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The value, or a refusal that says which there are."""
        return self.setting.check(str(value))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The values, or the numbers from and to which it goes."""
        return "|".join(self.setting.values) or f"{self.setting.least}–{self.setting.most}"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The values that begin so."""
        numbers = [str(number) for number in range(self.setting.least, self.setting.most + 1)]
        return [CompletionItem(each) for each in self.setting.values or numbers if each.startswith(incomplete)]


class GameName(click.ParamType[Any]):
    """The name of a game, which may be shortened to the beginning of any of its words."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The whole name, or a refusal that says which there are."""
        return whole_name(str(value)) or registry.find(str(value)).name

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games that begin so."""
        return [CompletionItem(name) for name in registry.names() if name.startswith(incomplete)]


class Choices(click.ParamType[Any]):
    """Any text; some are suggested while it is typed."""

    name = "text"

    def __init__(self, suggest: Callable[[], Sequence[str]]) -> None:
        self._suggest = suggest

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """What is suggested and begins so."""
        return [CompletionItem(each) for each in self._suggest() if each.startswith(incomplete)]


class FileText(click.ParamType[Any]):
    """The path of a file, as a text: it may also be a share code, or `-`."""

    name = "file"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Files."""
        return [CompletionItem(incomplete, type="file")]


NUMBER: Final = WholeNumber()
DECIMAL: Final = Decimal()
GAME_NAME: Final = GameName()
FILE_TEXT: Final = FileText()
FILE: Final = click.Path(path_type=Path)


def whole_name(typed: str) -> str | None:
    """The game that a name means: in full, or shortened to the beginning of one of its words if only one game has it.

    `fear`, `dark` and `touch-of` are names of games; None if it is no such thing, or several.
    """
    names = registry.names()
    if typed in names:
        return typed
    short = typed.lower()
    meant = [name for name in names if short and f"-{name}".find(f"-{short}") >= 0]
    return meant[0] if len(meant) == 1 else None


def flag_of(param: click.Parameter | None) -> str:
    """The name by which an option is typed."""
    return next((name for name in param.opts if name.startswith("--")), param.opts[0]) if param is not None else ""
