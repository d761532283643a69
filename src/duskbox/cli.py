"""The `duskbox` command: reading its command line. What it does is in commands.py, what it says in words/*.ftl."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import errno
import io
import os
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from duskbox import commands, experiment_commands, lab_commands
from duskbox.commands import OK, USAGE, WRONG, form, house_words
from duskbox.core import registry
from duskbox.core.errors import BadPack, BadRecord, BadSetting, DuskboxError
from duskbox.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from duskbox.core.game import Game


#: What `duskbox play` plays when no game is named.
DEFAULT_GAME = "fear-of-the-dark"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show a sign gets a question mark for it instead of a crash.
            stream.reconfigure(errors="replace")
    language = _language(given)
    words = house_words(language)
    try:
        parser = _parser(words, given)
        chosen = parser.parse_args(given)
        run: Callable[[argparse.Namespace, Words], int] | None = getattr(chosen, "run", None)
        if run is None:
            # Whoever says nothing wants to play: the house opens, and the browser with it.
            chosen = parser.parse_args([*given, "serve", "--open"])
            run = chosen.run
        code = run(chosen, words)
        # What is still to be written may fail to be, and that is for us to tell.
        sys.stdout.flush()
        return code
    except DuskboxError as error:
        print(_refusal(error, language, given), file=sys.stderr)
        return WRONG if isinstance(error, BadRecord | BadPack) else USAGE
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader of our output has gone (`| head`): nothing is wrong, and nothing more can be said.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return OK
        facts = {"file": str(error.filename or "")[:200], "reason": error.strerror or str(error)}
        print(words.say("cli-file" if error.filename else "cli-system", facts), file=sys.stderr)
        if error.errno == errno.ENOSPC and not error.filename:
            # It is our own output that has no room: nobody tries again at the very end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return USAGE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _refusal(error: DuskboxError, language: str, given: list[str]) -> str:
    """A refusal in the words of the game that the command line names, or else of the game that knows it: a file may have named it."""
    games = [_game_in(given), *map(registry.find, registry.names())]
    spoken = (house_words(language, game) for game in games)
    return next((words for words in spoken if words.has(error.message)), house_words(language)).error(error)


# Reading the command line


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in the words of the house."""

    words: Words

    def format_usage(self) -> str:
        return self._headed(super().format_usage())

    def format_help(self) -> str:
        return self._headed(super().format_help())

    def _headed(self, text: str) -> str:
        """The head of what argparse writes, in the words of the house."""
        return re.sub(r"^usage:", lambda _: self.words.say("cli-head-usage"), text)

    def error(self, message: str) -> NoReturn:
        told, facts = "cli-usage", {"detail": message}
        for pattern, name in _COMPLAINTS.items():
            if found := re.search(pattern, message):
                told, facts = name, found.groupdict()
        if "known" in facts:
            facts["known"] = facts["known"].replace("'", "")
            if near := difflib.get_close_matches(facts["given"], facts["known"].split(", "), 1):
                told, facts["near"] = "cli-usage-near", near[0]
        print(self.words.say(told, {**facts, "command": self.prog}), file=sys.stderr)
        sys.exit(USAGE)


#: What argparse complains about, and the message that says it in every language.
_COMPLAINTS = {
    r"unrecognized arguments: (?P<given>.*)": "cli-usage-unknown",
    r"arguments are required: (?P<given>.*)": "cli-usage-missing",
    r"invalid choice: '(?P<given>.*)' \(choose from (?P<known>.*)\)": "cli-usage-choice",
    r"argument (?P<flag>[^:]*): invalid int value: '(?P<given>.*)'": "cli-usage-number",
    r"argument (?P<flag>[^:]*): invalid float value: '(?P<given>.*)'": "cli-usage-decimal",
    r"argument (?P<flag>[^:]*): expected one argument": "cli-usage-value",
    r"argument (?P<flag>[^:]*): expected (?P<many>\d+) arguments": "cli-usage-values",
    r"ambiguous option: (?P<given>\S+) could match (?P<could>.*)": "cli-usage-ambiguous",
}


def _parser(words: Words, given: list[str]) -> _Parser:
    _Parser.words = words
    say = words.say
    game = _game_in(given)
    parser = _Parser(prog="duskbox", description=say("cli-about"), add_help=False)
    _options(parser, words)
    parser.add_argument(
        "--version", action="version", version=f"duskbox {version('duskbox')} ({form()})", help=say("cli-version")
    )
    known = parser.add_subparsers(title=say("cli-commands"), metavar="COMMAND")

    play = _command(known, "play", commands.play, words)
    play.add_argument("game", metavar="GAME", nargs="?", default=DEFAULT_GAME, help=say("cli-arg-game"))
    play.add_argument("--seed", help=say("cli-arg-seed"))
    play.add_argument("--salt", help=say("cli-arg-salt"))
    play.add_argument("--real-dice", action="store_true", help=say("cli-arg-real-dice"))
    play.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))
    play.add_argument("--new", action="store_true", help=say("cli-arg-new"))
    play.add_argument("--resume", metavar="FILE", type=Path, help=say("cli-arg-resume"))
    play.add_argument("--save", metavar="FILE", type=Path, help=say("cli-arg-save"))
    play.add_argument("--undo", metavar="open|consent|free|none", help=say("cli-arg-undo"))
    play.add_argument("--hand-over", default="auto", metavar="auto|always|never", help=say("cli-arg-hand-over"))
    play.add_argument("--bot", action="append", default=[], metavar="SEAT=AGENT", help=say("cli-arg-bot"))
    _setup_flags(play, words, game)

    _lab_commands(known, words, game)

    replay = _command(known, "replay", commands.replay, words)
    replay.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    replay.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))
    replay.add_argument("--seat", type=int, metavar="N", help=say("cli-arg-seat"))

    verify = _command(known, "verify", commands.verify, words)
    verify.add_argument("file", metavar="FILE", help=say("cli-arg-file"))

    account = _command(known, "account", _account, words)
    account.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    account.add_argument("--seat", type=int, default=1, metavar="N", help=say("cli-arg-account-seat"))
    account.add_argument("--worlds", type=int, default=60, metavar="N", help=say("cli-arg-worlds"))
    account.add_argument("--json", action="store_true", help=say("cli-arg-json"))

    share = _command(known, "share", commands.share, words)
    share.add_argument("file", metavar="FILE", help=say("cli-arg-file"))

    show = _command(known, "show", commands.show, words)
    show.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    show.add_argument("position", metavar="POSITION", help=say("cli-arg-position"))
    show.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))

    rules = _command(known, "rules", commands.rules, words)
    rules.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    rules.add_argument("id", metavar="ID", nargs="?", help=say("cli-arg-id"))

    cards = _command(known, "cards", commands.cards, words)
    cards.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    cards.add_argument("--pack", type=Path, metavar="FILE", help=say("cli-arg-pack"))

    ledger = _command(known, "ledger", commands.ledger, words)
    ledger.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    ledger.add_argument("--json", action="store_true", help=say("cli-arg-json"))

    _command(known, "games", commands.games, words)

    pack = _command(known, "pack", None, words)
    check = _command(pack.add_subparsers(metavar="check", required=True), "check", commands.pack_check, words)
    check.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-pack-file"))

    box = _command(known, "box", None, words)
    proof = _command(
        box.add_subparsers(metavar="check", required=True), "check", commands.box_check, words, "cli-do-box-check"
    )
    proof.add_argument("game", metavar="GAME", nargs="?", help=say("cli-arg-box-game"))
    proof.add_argument("--pack", type=Path, metavar="FILE", help=say("cli-arg-pack"))

    again = _command(known, "reproduce", _reproduce, words)
    again.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    again.add_argument("--choose", required=True, metavar="KEY", help=say("cli-arg-choose"))
    again.add_argument("--seat", type=int, metavar="N", help=say("cli-arg-choose-seat"))

    _operator_commands(known, words)
    return parser


def _lab_commands(known: argparse._SubParsersAction[_Parser], words: Words, game: Game) -> None:
    """Many games at once."""
    say = words.say
    simulate = _command(known, "simulate", lab_commands.simulate, words)
    simulate.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    _player_flags(simulate, words, "random")
    _run_flags(simulate, words)
    simulate.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    _setup_flags(simulate, words, game)

    arena = _command(known, "arena", lab_commands.arena, words)
    arena.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    arena.add_argument("agents", metavar="AGENT", nargs="+", help=say("cli-arg-agents"))
    arena.add_argument("--games", type=int, default=200, metavar="N", help=say("cli-arg-arena-games"))
    arena.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-arg-sim-seed"))
    arena.add_argument("--width", type=float, metavar="ELO", help=say("cli-arg-width"))
    arena.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help=say("cli-arg-sprt"))
    arena.add_argument("--every", type=int, default=50, metavar="N", help=say("cli-arg-every"))
    _run_flags(arena, words)
    arena.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    _setup_flags(arena, words, game)

    whatif = _command(known, "whatif", lab_commands.whatif, words)
    whatif.add_argument("game", metavar="GAME", nargs="?", help=say("cli-arg-whatif-game"))
    _player_flags(whatif, words, "thumb")
    _run_flags(whatif, words)
    whatif.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    _setup_flags(whatif, words, game, several=True)

    lab = _command(known, "lab", None, words).add_subparsers(metavar="new|run|rerun", required=True)
    new = _command(lab, "new", experiment_commands.lab_new, words)
    new.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    _player_flags(new, words, "thumb")
    _setup_flags(new, words, game)
    run = _command(lab, "run", experiment_commands.lab_run, words)
    run.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-experiment"))
    _run_flags(run, words)
    run.add_argument("--programs", action="store_true", help=say("cli-arg-programs"))
    rerun = _command(lab, "rerun", experiment_commands.lab_rerun, words)
    rerun.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-rerun"))
    _worker_flags(rerun, words)
    rerun.add_argument("--programs", action="store_true", help=say("cli-arg-programs"))

    report = _command(known, "report", experiment_commands.report, words)
    report.add_argument("file", metavar="RESULTS", type=Path, help=say("cli-arg-results-file"))
    report.add_argument("--out", type=Path, metavar="FILE", help=say("cli-arg-report-out"))
    report.add_argument("--force", action="store_true", help=say("cli-arg-force"))


def _player_flags(parser: argparse.ArgumentParser, words: Words, agent: str) -> None:
    """How many games, by whom, with which luck."""
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("cli-arg-games"))
    parser.add_argument("--agent", default=agent, help=f"{words.say('cli-arg-agent')} ({agent})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=words.say("cli-arg-sim-seed"))


def _run_flags(parser: argparse.ArgumentParser, words: Words) -> None:
    """Who does the work, and where what comes of it is kept."""
    _worker_flags(parser, words)
    parser.add_argument("--out", type=Path, metavar="FILE", help=words.say("cli-arg-results"))
    parser.add_argument("--force", action="store_true", help=words.say("cli-arg-force"))


def _worker_flags(parser: argparse.ArgumentParser, words: Words) -> None:
    """Who does the work."""
    parser.add_argument("--workers", type=int, metavar="N", help=words.say("cli-arg-workers"))
    parser.add_argument("--cluster", default="", metavar="auto|ADDRESS", help=words.say("cli-arg-cluster"))


def _operator_commands(known: argparse._SubParsersAction[_Parser], words: Words) -> None:
    """What runs the server and looks after its database."""
    say = words.say
    serve = _command(known, "serve", _operate("serve"), words)
    _server_flags(serve, words)
    serve.add_argument("--host", metavar="HOST", help=say("cli-arg-host"))
    serve.add_argument("--port", type=int, metavar="N", help=say("cli-arg-port"))
    serve.add_argument("--bus-url", metavar="URL", help=say("cli-arg-bus-url"))
    serve.add_argument("--workers", type=int, metavar="N", help=say("cli-arg-server-workers"))
    serve.add_argument("--open", action="store_true", help=say("cli-arg-open"))

    database = _command(known, "db", None, words)
    deeds = database.add_subparsers(metavar="upgrade|check|backup|restore", required=True)
    for name in ("upgrade", "check", "backup", "restore"):
        deed = _command(deeds, name, _operate(f"db_{name}"), words, f"cli-do-db-{name}")
        if name in ("backup", "restore"):
            deed.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-backup"))
        _server_flags(deed, words)


def _server_flags(parser: argparse.ArgumentParser, words: Words) -> None:
    """Where the server finds what it needs."""
    say = words.say
    parser.add_argument("--config", type=Path, metavar="FILE", help=say("cli-arg-config"))
    parser.add_argument("--database-url", metavar="URL", help=say("cli-arg-database-url"))
    parser.add_argument("--data", metavar="FOLDER", help=say("cli-arg-data"))


def _operate(name: str) -> Callable[[argparse.Namespace, Words], int]:
    """A command of the operator. Its libraries are large, so they are loaded when it runs."""

    def run(chosen: argparse.Namespace, words: Words) -> int:
        from duskbox.server import operate

        do: Callable[[argparse.Namespace, Words], int] = getattr(operate, name)
        return do(chosen, words)

    return run


def _reproduce(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox.reproduce import reproduce

    return reproduce(chosen, words)


def _account(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox.accounting import account

    return account(chosen, words)


def _options(parser: argparse.ArgumentParser, words: Words) -> None:
    """What every command takes, and the heads of its help."""
    parser._positionals.title, parser._optionals.title = words.say("cli-head-arguments"), words.say("cli-head-options")
    parser.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
    parser.add_argument(
        "--lang",
        "--language",
        dest="lang",
        default=argparse.SUPPRESS,
        metavar="|".join(LANGUAGES),
        help=words.say("cli-arg-lang"),
    )


def _command(
    known: argparse._SubParsersAction[_Parser],
    name: str,
    run: Callable[[argparse.Namespace, Words], int] | None,
    words: Words,
    message: str = "",
) -> _Parser:
    about = words.say(message or f"cli-do-{name}")
    parser = known.add_parser(name, help=about, description=about, add_help=False)
    _options(parser, words)
    if run is not None:
        parser.set_defaults(run=run)
    return parser


def _setup_flags(parser: argparse.ArgumentParser, words: Words, game: Game, several: bool = False) -> None:
    """A flag for every setting of the game that is named, taken from its schema, and the rulings and the pack, or several packs."""
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=words.say("cli-arg-ruling"))
    if several:
        parser.set_defaults(pack=None)
        parser.add_argument(
            "--pack",
            dest="packs",
            action="append",
            default=[],
            type=Path,
            metavar="FILE",
            help=words.say("cli-arg-whatif-pack"),
        )
    else:
        parser.add_argument("--pack", type=Path, metavar="FILE", help=words.say("cli-arg-pack"))
    with_names = house_words(words.language, game)
    for setting in game.settings:
        values = "|".join(setting.values) or f"{setting.least}–{setting.most}"
        about = with_names.say(f"setting-{setting.name}")
        parser.add_argument(
            f"--{setting.name}", dest=f"setting {setting.name}", metavar=values, help=f"{about} ({setting.default})"
        )


def _language(given: list[str]) -> str:
    """The language asked for by --lang, or else by the environment."""
    for place, word in enumerate(given):
        if word in ("--lang", "--language") and place + 1 < len(given):
            return _known_language(given[place + 1])
        if word.startswith(("--lang=", "--language=")):
            return _known_language(word.partition("=")[2])
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _known_language(language: str) -> str:
    if language not in (*LANGUAGES, "xx"):
        allowed = ", ".join(LANGUAGES)
        error = BadSetting("error-bad-value", name="lang", value=language, allowed=allowed)
        print(house_words("en").error(error), file=sys.stderr)
        sys.exit(USAGE)
    return language


def _game_in(given: list[str]) -> Game:
    """The game that the command line names, or the one that is played when none is: its settings become flags, its words are spoken."""
    for word in given:
        if word in registry.names():
            return registry.find(word)
    packs = [file for flag, file in pairwise(given) if flag == "--pack"]
    packs += [word.removeprefix("--pack=") for word in given if word.startswith("--pack=")]
    for file in packs:
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, DuskboxError):
            return registry.find(tomllib.loads(Path(file).read_text(encoding="utf-8"))["pack"]["game"])
    return registry.find(DEFAULT_GAME)


if __name__ == "__main__":
    sys.exit(main())
