"""The `duskbox` command. Every word it says is in words/*.ftl beside it."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from duskbox.core import registry, table
from duskbox.core.errors import BadPack, BadRecord, BadSetting, DuskboxError
from duskbox.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from duskbox.core.game import Facts, Game
    from duskbox.core.match import Match

HOUSE = Path(__file__).parent

#: Exit codes: all went well, something was found wrong with what was given, the command itself was wrong.
OK, WRONG, USAGE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = _language(given)
    words = house_words(language)
    try:
        parser = _parser(words, given)
        chosen = parser.parse_args(given)
        run: Callable[[argparse.Namespace, Words], int] | None = getattr(chosen, "run", None)
        if run is None:
            print(parser.format_help())
            return OK
        return run(chosen, words)
    except DuskboxError as error:
        print(house_words(language, _game_in(given)).error(error), file=sys.stderr)
        return WRONG if isinstance(error, BadRecord | BadPack) else USAGE
    except (FileNotFoundError, IsADirectoryError, PermissionError, UnicodeDecodeError) as error:
        name = getattr(error, "filename", None) or ""
        print(words.say("cli-file", {"file": str(name), "reason": type(error).__name__}), file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): nothing is wrong, and nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def house_words(language: str, game: Game | None = None, pack: dict[str, object] | None = None) -> Words:
    """The words of the house, and of a game with the names its pack brings."""
    folders = [HOUSE, HOUSE / "core", HOUSE / "terminal"]
    names: dict[str, str] = {}
    if game is not None:
        folders.append(game.folder)
        given = (pack or {}).get("names", {})
        names = given.get(language, {}) if isinstance(given, dict) else {}
    return Words(language, folders, names)


def form() -> str:
    """Which form of the engine runs: compiled or interpreted."""
    return "interpreted" if table.__file__.endswith(".py") else "compiled"


# Reading the command line


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in the words of the house."""

    words: Words

    def error(self, message: str) -> NoReturn:
        print(self.words.say("cli-usage", {"detail": message, "command": self.prog}), file=sys.stderr)
        sys.exit(USAGE)


def _parser(words: Words, given: list[str]) -> _Parser:
    _Parser.words = words
    say = words.say
    parser = _Parser(prog="duskbox", description=say("cli-about"), add_help=False)
    _options(parser, words)
    parser.add_argument(
        "--version", action="version", version=f"duskbox {version('duskbox')} ({form()})", help=say("cli-version")
    )
    commands = parser.add_subparsers(title=say("cli-commands"), metavar="COMMAND")

    play = _command(commands, "play", _play, words)
    play.add_argument("game", metavar="GAME", nargs="?", default="fear-of-the-dark", help=say("cli-arg-game"))
    play.add_argument("--seed", help=say("cli-arg-seed"))
    play.add_argument("--salt", help=say("cli-arg-salt"))
    play.add_argument("--real-dice", action="store_true", help=say("cli-arg-real-dice"))
    play.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))
    play.add_argument("--new", action="store_true", help=say("cli-arg-new"))
    play.add_argument("--resume", metavar="FILE", type=Path, help=say("cli-arg-resume"))
    play.add_argument("--save", metavar="FILE", type=Path, help=say("cli-arg-save"))
    play.add_argument("--undo", default="open", metavar="open|free|none", help=say("cli-arg-undo"))
    _setup_flags(play, words, given)

    simulate = _command(commands, "simulate", _simulate, words)
    simulate.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-arg-games"))
    simulate.add_argument("--agent", default="random", help=say("cli-arg-agent"))
    simulate.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-arg-sim-seed"))
    simulate.add_argument("--workers", type=int, default=1, metavar="N", help=say("cli-arg-workers"))
    simulate.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    _setup_flags(simulate, words, given)

    replay = _command(commands, "replay", _replay, words)
    replay.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    replay.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))

    verify = _command(commands, "verify", _verify, words)
    verify.add_argument("file", metavar="FILE", help=say("cli-arg-file"))

    share = _command(commands, "share", _share, words)
    share.add_argument("file", metavar="FILE", help=say("cli-arg-file"))

    show = _command(commands, "show", _show, words)
    show.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    show.add_argument("position", metavar="POSITION", help=say("cli-arg-position"))
    show.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))

    rules = _command(commands, "rules", _rules, words)
    rules.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    rules.add_argument("id", metavar="ID", nargs="?", help=say("cli-arg-id"))

    cards = _command(commands, "cards", _cards, words)
    cards.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    cards.add_argument("--pack", type=Path, metavar="FILE", help=say("cli-arg-pack"))

    ledger = _command(commands, "ledger", _ledger, words)
    ledger.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    ledger.add_argument("--json", action="store_true", help=say("cli-arg-json"))

    _command(commands, "games", _games, words)

    pack = _command(commands, "pack", None, words)
    check = _command(pack.add_subparsers(metavar="check", required=True), "check", _pack_check, words)
    check.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-pack-file"))
    return parser


def _options(parser: argparse.ArgumentParser, words: Words) -> None:
    """What every command takes."""
    parser.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
    parser.add_argument(
        "--lang", default=argparse.SUPPRESS, metavar="|".join(LANGUAGES), help=words.say("cli-arg-lang")
    )


def _command(
    commands: argparse._SubParsersAction[_Parser],
    name: str,
    run: Callable[[argparse.Namespace, Words], int] | None,
    words: Words,
) -> _Parser:
    about = words.say(f"cli-do-{name}")
    parser = commands.add_parser(name, help=about, description=about, add_help=False)
    _options(parser, words)
    if run is not None:
        parser.set_defaults(run=run)
    return parser


def _setup_flags(parser: argparse.ArgumentParser, words: Words, given: list[str]) -> None:
    """A flag for every setting of the game that is named, taken from its schema, and the rulings and the pack."""
    game = _game_in(given) or _only_game()
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=words.say("cli-arg-ruling"))
    parser.add_argument("--pack", type=Path, metavar="FILE", help=words.say("cli-arg-pack"))
    if game is not None:
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
        if word == "--lang" and place + 1 < len(given):
            return _known_language(given[place + 1])
        if word.startswith("--lang="):
            return _known_language(word.removeprefix("--lang="))
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


def _game_in(given: list[str]) -> Game | None:
    """The game that the command line names, if there is one: its settings become flags and its words are spoken."""
    for word in given:
        if word in registry.names():
            return registry.find(word)
    return None


def _only_game() -> Game | None:
    names = registry.names()
    return registry.find(names[0]) if len(names) == 1 else None


def _setup(chosen: argparse.Namespace) -> tuple[dict[str, str], dict[str, str], dict[str, object] | None]:
    settings = {
        name.removeprefix("setting "): str(value)
        for name, value in vars(chosen).items()
        if name.startswith("setting ") and value is not None
    }
    rulings: dict[str, str] = {}
    for text in chosen.ruling:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting("error-ruling-form", text=text)
        rulings[name] = value
    return settings, rulings, None if chosen.pack is None else _read_pack(chosen.pack)


def _read_pack(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadPack("error-pack-toml", file=str(path), reason=str(error)) from error


def _read_match(text: str) -> Match:
    """A match from a record file, from a share code, or from standard input (`-`)."""
    from duskbox.core import share
    from duskbox.core.match import Match

    if text.startswith(share.PREFIX):
        return share.decode(text)
    content = sys.stdin.read() if text == "-" else Path(text).read_text(encoding="utf-8")
    return share.decode(content) if content.startswith(share.PREFIX) else Match.load(content)


# The commands


def _play(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox import terminal
    from duskbox.core.match import Match
    from duskbox.terminal import saves

    game = registry.find(chosen.game)
    settings, rulings, pack = _setup(chosen)
    fresh = chosen.new or settings or rulings or pack or chosen.seed or chosen.real_dice
    match: Match | None = None
    if chosen.resume is not None:
        match = _read_match(str(chosen.resume))
        if match.outcome is None and match.record.header.chance == "fair" and not match.record.seed:
            raise DuskboxError("error-no-seed")
    elif not fresh:
        match = saves.load_autosave(game.name)
        if match is not None and match.outcome is not None:
            match = None
    if match is None:
        chance = "asked" if chosen.real_dice else "fair"
        salts = {0: chosen.salt} if chosen.salt else None
        match = Match.new(game, settings, rulings, pack, chosen.seed, salts, chosen.undo, chance)
    speaking = house_words(words.language, match.game, match.setup.pack)
    plain = chosen.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    return terminal.play(match, speaking, plain=plain, save_to=chosen.save)


def _simulate(chosen: argparse.Namespace, words: Words) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from duskbox.lab.simulate import Job, simulate

    settings, rulings, pack = _setup(chosen)
    for name, least in (("games", 1), ("workers", 1)):
        if getattr(chosen, name) < least:
            raise BadSetting("error-bad-value", name=name, value=str(getattr(chosen, name)), allowed=f"≥ {least}")
    job = Job(chosen.game, settings, rulings, pack, chosen.agent, chosen.games, chosen.seed)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("cli-simulating"), total=chosen.games)
        tally = simulate(job, chosen.workers, lambda games: progress.advance(task, games))
    from duskbox.lab.simulate import interval

    shares = [
        {"outcome": name, "games": games, "share": games / tally.games, "interval": list(interval(games, tally.games))}
        for name, games in sorted(tally.outcomes.items(), key=lambda item: (-item[1], item[0]))
    ]
    wins = [
        {"seat": seat, "wins": won, "share": won / tally.games, "interval": list(interval(won, tally.games))}
        for seat, won in sorted((seat, tally.wins[seat]) for seat in tally.wins.keys() | {0})
    ]
    if chosen.json:
        found = {
            "game": chosen.game,
            "settings": registry.find(chosen.game).setup(settings, rulings, pack).settings,
            "rulings": rulings,
            "agent": chosen.agent,
            "seed": chosen.seed,
            "games": tally.games,
            "wins": wins,
            "outcomes": shares,
            "decisions": tally.decisions,
            "decisions_per_game": tally.decisions / tally.games,
            "longest_game": tally.longest,
            "seconds": tally.seconds,
            "decisions_per_second": tally.decisions / tally.seconds,
            "workers": chosen.workers,
            "form": form(),
        }
        print(json.dumps(found, indent=2))
        return OK
    speaking = house_words(words.language, registry.find(chosen.game), pack)
    facts: Facts = {
        "games": tally.games,
        "agent": chosen.agent,
        "decisions": tally.decisions,
        "each": f"{tally.decisions / tally.games:.1f}",
        "longest": tally.longest,
        "seconds": f"{tally.seconds:.1f}",
        "speed": f"{tally.decisions / tally.seconds:,.0f}".replace(",", " "),
        "form": f"@cli-form-{form()}",
        "workers": chosen.workers,
    }
    print(speaking.say("cli-simulated", facts))
    for row in wins:
        print(speaking.say("cli-simulated-wins", {"seat": int(str(row["seat"])) + 1, **_percent(row)}))
    for row in shares:
        print(speaking.say("cli-simulated-outcome", {"outcome": f"@outcome-{row['outcome']}", **_percent(row)}))
    print(speaking.say("cli-simulated-speed", facts))
    return OK


def _percent(row: dict[str, object]) -> Facts:
    share, bounds = row["share"], row["interval"]
    assert isinstance(share, float) and isinstance(bounds, list)
    games = row.get("games", row.get("wins"))
    assert isinstance(games, int)
    return {
        "games": games,
        "share": f"{share * 100:.2f}",
        "low": f"{bounds[0] * 100:.2f}",
        "high": f"{bounds[1] * 100:.2f}",
    }


def _replay(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox import terminal

    match = _read_match(chosen.file)
    speaking = house_words(words.language, match.game, match.setup.pack)
    plain = chosen.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    return terminal.replay(match, speaking, plain=plain)


def _verify(chosen: argparse.Namespace, words: Words) -> int:
    match = _read_match(chosen.file)
    match.verify()
    record = match.record
    speaking = house_words(words.language, match.game, match.setup.pack)
    facts: Facts = {
        "game": "@game-name",
        "entries": len(record.entries),
        "draws": sum(len(entry.draws) for entry in record.entries),
        "hash": match.table.digest(),
        "commitment": record.header.commitment,
    }
    print(speaking.say("cli-verified", facts))
    if record.outcome:
        print(speaking.say("cli-verified-outcome", {"outcome": f"@outcome-{record.outcome}", **facts}))
    proof = record.header.chance if record.header.chance != "fair" else "fair" if record.seed else "sealed"
    print(speaking.say(f"cli-verified-{proof}", facts))
    marks = sum(1 for entry in record.entries if entry.do == "undo" and entry.learned)
    if marks:
        print(speaking.say("cli-verified-marks", {"marks": marks}))
    return OK


def _share(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox.core import share

    match = _read_match(chosen.file)
    if chosen.file.startswith(share.PREFIX):
        sys.stdout.write(match.record.text())
    else:
        print(share.encode(match))
    return OK


def _show(chosen: argparse.Namespace, words: Words) -> int:
    game = registry.find(chosen.game)
    position = game.read_notation(chosen.position)
    speaking = house_words(words.language, game)
    pieces = game.pieces(position, 0)
    for line in game.picture(pieces, chosen.plain).lines:
        print("".join(text for text, _ in line).rstrip())
    for message, facts in game.summary(pieces):
        print(speaking.say(message, facts))
    return OK


def _rules(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox.core.ledger import Ledger

    game = registry.find(chosen.game)
    ledger = Ledger.of(game)
    language = words.language
    if chosen.id is None:
        topic = ""
        for rule in ledger.rules:
            if rule.topic != topic:
                topic = rule.topic
                print(f"\n{ledger.title(rule.id, language)}")
            print(f"  {rule.id}  {ledger.text(rule.id, language)}")
        print(f"\n{words.say('cli-rulings')}")
        for ruling in game.rulings:
            print(f"  {ruling.rule}  {ruling.name} = {' | '.join(ruling.values)}")
            print(f"    {ledger.text(ruling.rule, language)}")
        return OK
    rule = ledger.rule(chosen.id)
    print(f"{rule.id}  {ledger.text(rule.id, language)}")
    if rule.is_open:
        values = rule.values or [""] * len(rule.options)
        for value, answer in zip(values, ledger.answers(rule.id, language), strict=True):
            print(f"  – {f'{rule.switch} = {value}: ' if value else ''}{answer}")
        print(words.say("cli-rule-why", {"why": ledger.why(rule.id, language)}))
    tests = ledger.tests(rule.id)
    print(words.say("cli-rule-tests", {"tests": len(tests)}))
    for test in tests:
        print(f"  {test}")
    return OK


def _cards(chosen: argparse.Namespace, words: Words) -> int:
    game = registry.find(chosen.game)
    pack = None if chosen.pack is None else _read_pack(chosen.pack)
    speaking = house_words(words.language, game, pack)
    deck = ""
    for card in game.cards(game.setup(None, None, pack)):
        if card.deck != deck:
            deck = card.deck
            print(f"\n{speaking.say(f'deck-{deck}')}")
        mark = speaking.say(f"cli-mark-{card.mark}")
        print(f"  {card.copies}× {speaking.say(card.name[1:])} [{mark}]")
        print(f"      {speaking.say(card.text[1:])}")
    return OK


def _ledger(chosen: argparse.Namespace, words: Words) -> int:
    from duskbox.core.ledger import Ledger

    game = registry.find(chosen.game)
    ledger = Ledger.of(game)
    everything = [*ledger.rules, *ledger.questions]
    uncovered = ledger.uncovered()
    covered = [rule.id for rule in everything if rule.id not in uncovered]
    language = words.language
    if chosen.json:
        found = {
            "game": game.name,
            "rules": [
                {
                    "id": rule.id,
                    "topic": rule.topic,
                    "text": ledger.text(rule.id, language),
                    "tests": ledger.tests(rule.id),
                    "switch": rule.switch or None,
                }
                for rule in everything
            ],
            "covered": covered,
            "uncovered": uncovered,
        }
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for rule in everything:
            print(f"{rule.id}  {ledger.text(rule.id, language)}")
            for test in ledger.tests(rule.id):
                print(f"    {test}")
        print(words.say("cli-coverage", {"covered": len(covered), "all": len(everything)}))
        if uncovered:
            print(words.say("cli-uncovered", {"ids": ", ".join(uncovered)}))
    return WRONG if uncovered else OK


def _games(chosen: argparse.Namespace, words: Words) -> int:
    for name in registry.names():
        game = registry.find(name)
        speaking = house_words(words.language, game)
        print(f"{name}  {speaking.say('game-name')}: {speaking.say('game-about')}")
    return OK


def _pack_check(chosen: argparse.Namespace, words: Words) -> int:
    pack = _read_pack(chosen.file)
    about = pack.get("pack")
    name = about.get("game") if isinstance(about, dict) else None
    if not isinstance(name, str):
        raise BadPack("error-pack-no-game", file=str(chosen.file), allowed=", ".join(registry.names()))
    game = registry.find(name)
    try:
        game.check_pack(pack)
    except BadPack as error:
        print(f"{chosen.file}: {house_words(words.language, game).error(error)}", file=sys.stderr)
        return WRONG
    setup = game.setup(None, None, pack)
    print(words.say("cli-pack-good", {"file": str(chosen.file), "hash": game.content_hash(setup)[:16]}))
    return OK


if __name__ == "__main__":
    sys.exit(main())
