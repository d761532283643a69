"""The `duskbox` command: which commands there are, and what happens when one of them fails."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final

import click

from duskbox.cli.output import INTERRUPTED, OK, USAGE, WRONG, form, translations
from duskbox.cli.parsing import Group, Option
from duskbox.core import registry
from duskbox.core.errors import BadPack, BadRecord, DuskboxError
from duskbox.core.translations import LANGUAGES, PSEUDO

if TYPE_CHECKING:
    from duskbox.cli.parsing import Chosen
    from duskbox.core.translations import Translations

#: The libraries that are installed with an extra only, and which one brings them (pyproject.toml).
_EXTRAS: Final = {
    **dict.fromkeys(("litestar", "granian", "msgspec", "sqlalchemy", "alembic", "prometheus_client"), "server"),
    "psycopg": "postgres",
    "redis": "redis",
    "pyarrow": "lab",
}


def _print_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        print(f"duskbox {version('duskbox')} ({form()})")
        ctx.exit()


def _open_in_the_browser(chosen: Chosen, words: Translations) -> int:
    """Without a command and without a terminal the server starts and the browser opens."""
    return _ask(["serve", "--open"], words.language)


_LANG: Final = ("--lang", "--language")
ROOT: Final = Group(
    "duskbox",
    {
        "play": "playing:PLAY",
        "saves": "saves:SAVES",
        "replay": "playing:REPLAY",
        "analyse": "analyse:ANALYSE",
        "verify": "records:VERIFY",
        "share": "records:SHARE",
        "show": "records:SHOW",
        "games": "games:GAMES",
        "rules": "games:RULES",
        "cards": "games:CARDS",
        "ledger": "games:LEDGER",
        "pack": "content:PACK",
        "box": "content:BOX",
        "simulate": "lab:SIMULATE",
        "arena": "lab:ARENA",
        "whatif": "lab:WHATIF",
        "lab": "experiments:LAB",
        "report": "experiments:REPORT",
        "serve": "server:SERVE",
        "db": "server:DATABASE",
        "admin": "admin:ADMIN",
        "reproduce": "records:REPRODUCE",
        "completion": "completion:COMPLETION",
    },
    Option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version, help="cli-version"),
    run=_open_in_the_browser,
    about="cli-about",
    prefix="cli-do-",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = _language_in(given)
    try:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                # A terminal that cannot show a sign gets a question mark for it instead of a crash.
                stream.reconfigure(errors="replace")
        return _run(given, language)
    except KeyboardInterrupt:
        print("\n" + translations(language).say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED


def _run(given: list[str], language: str) -> int:
    words = translations(language)
    try:
        if instruction := os.environ.get("_DUSKBOX_COMPLETE"):
            from duskbox.cli.completion import answer

            return answer(ROOT, instruction, language)
        code = _ask(given, language)
        # What is still to be written may fail to be, and that is for us to tell.
        sys.stdout.flush()
        return code
    except DuskboxError as error:
        for each in (error, *error.further):
            print(_said(each, language, given), file=sys.stderr)
        return WRONG if isinstance(error, BadRecord | BadPack) else USAGE
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in _EXTRAS:
            raise
        facts = {"library": library, "extra": _EXTRAS[library]}
        if library == "msgspec" and {"lab", "report", "simulate", "arena", "whatif"} & set(given):
            facts["extra"] = "lab"
        print(words.say("cli-missing-library", facts), file=sys.stderr)
        return USAGE
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader of our output has gone (`| head`): nothing is wrong, and nothing more can be said.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return OK
        place = {"file": str(error.filename or "")[:200], "reason": error.strerror or str(error)}
        print(words.say("cli-file" if error.filename else "cli-system", place), file=sys.stderr)
        if error.errno == errno.ENOSPC and not error.filename:
            # It is our own output that has no room: nothing must try again at the very end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return USAGE


def _ask(given: list[str], language: str) -> int:
    """Read a command line and do what it says; a person who says nothing is asked."""
    if _is_bare(given) and sys.stdin.isatty() and sys.stdout.isatty():
        from duskbox.cli import start

        plain = "--plain" in given or os.environ.get("TERM", "") in ("", "dumb")
        given = start.ask(language, plain)
        if not given:
            return OK
        language = _language_in(given) if "--lang" in given else language
    try:
        with ROOT.make_context("duskbox", list(given), obj=translations(language)) as context:
            return int(ROOT.invoke(context))
    except click.exceptions.Exit as leaving:
        return leaving.exit_code


def _is_bare(given: list[str]) -> bool:
    """Whether a command line leaves open what to play: `duskbox`, or `duskbox play` without a game."""
    rest = [word for word in given if not word.startswith(tuple(f"{flag}=" for flag in _LANG))]
    while flag := next((word for word in rest if word in _LANG), ""):
        at = rest.index(flag)
        del rest[at : at + 2]
    return rest in ([], ["play"], ["play", "--plain"])


def _said(error: DuskboxError, language: str, given: list[str]) -> str:
    """A refusal in the words of the game that the command line names, or else of the game that knows it: a file may
    have named it.
    """
    named_by = [fact for fact in error.facts.values() if isinstance(fact, str)]
    facts = [fact[1:] for fact in named_by if fact.startswith(("@error-", "@expect-"))]
    plain = translations(language)
    named = [name for name in registry.names() if name in given]
    in_games = (translations(language, registry.find(name)) for name in [*named, *registry.names()])
    spoken = in_games if named else chain([plain], in_games)
    return next((words for words in spoken if all(map(words.has, [error.message, *facts]))), plain).error(error)


# The language


def _language_in(given: list[str]) -> str:
    """The language asked for by --lang, or else by the environment: it is needed before anything can be said. One that
    does not exist is refused in English, when the option is read.
    """
    asked = [value for flag, value in pairwise(given) if flag in _LANG]
    asked += [word.partition("=")[2] for word in given if word.startswith(tuple(f"{flag}=" for flag in _LANG))]
    if asked:
        return asked[0] if asked[0] in (*LANGUAGES, PSEUDO) else "en"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
