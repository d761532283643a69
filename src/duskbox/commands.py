"""What the `duskbox` command does: one function for each of its commands. Every word they say is in words/*.ftl beside this file."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.core import records, registry, table
from duskbox.core import share as codes
from duskbox.core.errors import BadPack, BadRecord, BadSetting, DuskboxError
from duskbox.core.words import Words, names_of

if TYPE_CHECKING:
    from duskbox.agents.agent import Agent
    from duskbox.core.game import Facts, Game
    from duskbox.core.match import Match

HOUSE = Path(__file__).parent
#: Where the words of the house lie, beside those of its games.
FOLDERS = [HOUSE, *(HOUSE / room for room in ("core", "agents", "terminal", "server", "lab"))]

#: Exit codes: all went well, something was found wrong with what was given, the command itself was wrong.
OK, WRONG, USAGE = 0, 1, 2


def house_words(language: str, game: Game | None = None, pack: dict[str, object] | None = None) -> Words:
    """The words of the house, and of a game with the names its pack brings."""
    if pack is None or game is None:
        return _plain_words(language, game)
    return Words(language, [*FOLDERS, game.folder], *names_of(pack, language))


@cache
def _plain_words(language: str, game: Game | None) -> Words:
    """Words without a pack, put together once: a command asks for them again and again."""
    return Words(language, FOLDERS if game is None else [*FOLDERS, game.folder])


def form() -> str:
    """Which form of the engine runs: compiled or interpreted."""
    return "interpreted" if table.__file__.endswith(".py") else "compiled"


def play(chosen: argparse.Namespace, words: Words) -> int:
    """Play in the terminal: resume a file, go on with the autosave, or start anew."""
    from duskbox import terminal
    from duskbox.core.match import Match
    from duskbox.terminal import saves

    game = registry.find(chosen.game)
    settings, rulings, pack = chosen_setup(chosen)
    fresh = chosen.new or settings or rulings or pack or chosen.seed or chosen.real_dice or chosen.salt or chosen.undo
    match: Match | None = None
    if chosen.resume is not None:
        if fresh:
            raise BadSetting("error-resume-and-set-up")
        match = read_match(given_text(str(chosen.resume)))
        if match.outcome is None and match.record.header.chance == "fair" and not match.record.seed:
            raise DuskboxError("error-no-seed")
    elif not fresh:
        match = saves.load_autosave(game.name)
        if match is not None and match.outcome is not None:
            match = None
    if match is None:
        chance = "asked" if chosen.real_dice else "fair"
        salts = {0: chosen.salt} if chosen.salt else {}
        match = Match.open(game, settings, rulings, pack, chosen.seed, chosen.undo or "open", chance)
        for seat, salt in salts.items():
            match.add_salt(seat, salt)
    speaking = house_words(words.language, match.game, match.setup.pack)
    plain = chosen.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    bots = _bots(chosen.bot, match.table.seats)
    return terminal.play(match, speaking, plain=plain, save_to=chosen.save, hand_over=chosen.hand_over, bots=bots)


def _bots(given: list[str], seats: int) -> dict[int, Agent]:
    """The agents of `--bot SEAT=AGENT`, by seat; seats are counted from 1, and one must be left for a person."""
    from duskbox.agents.pipe import local_agent

    found: dict[int, Agent] = {}
    for text in given:
        seat, _, name = text.partition("=")
        known = {str(each + 1): each for each in range(seats)}
        if seat not in known or not name:
            raise BadSetting("error-bad-value", name="bot", value=text[:60], allowed=f"1–{seats}=AGENT")
        found[known[seat]] = local_agent(name, secrets.randbits(32))
    if len(found) >= seats:
        raise BadSetting("error-no-seat-left", seats=seats)
    return found


def decimal(value: float, places: int, words: Words) -> str:
    """A number with the decimal sign of the language."""
    text = f"{value:.{places}f}"
    return text if words.language == "en" else text.replace(".", ",")


def replay(chosen: argparse.Namespace, words: Words) -> int:
    """Step through a record with what a seat may know; without one a match that is over, or that has nothing to hide, is open."""
    from duskbox import terminal
    from duskbox.terminal import story

    match = read_match(given_text(chosen.file))
    speaking = house_words(words.language, match.game, match.setup.pack)
    plain = chosen.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    seats = match.table.seats
    reader: int | None = None
    if chosen.seat is not None:
        if not 0 <= chosen.seat <= seats:
            raise BadSetting("error-bad-value", name="seat", value=str(chosen.seat), allowed=f"0–{seats}")
        reader = chosen.seat - 1
    elif match.outcome is None and story.sides(match.table) > 1:
        reader = -1
    return terminal.replay(match, speaking, plain=plain, reader=reader)


def verify(chosen: argparse.Namespace, words: Words) -> int:
    """Check a record and say what was checked."""
    text = given_text(chosen.file)
    try:
        match = read_match(text)
    except BadRecord as error:
        if error.message == "error-record-sum":
            # Somebody changed a line. Which one matters more than that the sum is wrong.
            from duskbox.core.match import Match

            Match.load(records.read(text, check_sum=False)).verify()
        raise
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
    if record.header.inherited:
        print(speaking.say("cli-verified-inherited", {"entries": record.header.inherited}))
    marks = sum(1 for entry in record.entries if entry.do == "undo" and entry.learned)
    if marks:
        print(speaking.say("cli-verified-marks", {"marks": marks}))
    return OK


def share(chosen: argparse.Namespace, words: Words) -> int:
    """A record as a share code, or a share code as a record."""
    text = given_text(chosen.file).strip()
    match = read_match(text)
    if text.startswith(codes.PREFIX):
        sys.stdout.write(match.record.text())
    else:
        print(codes.encode(match))
    return OK


def show(chosen: argparse.Namespace, words: Words) -> int:
    """Draw a position from its notation, as its only seat sees it, or as a spectator does where there are several."""
    from duskbox.terminal import story

    game = registry.find(chosen.game)
    position = game.read_notation(chosen.position)
    speaking = house_words(words.language, game)
    pieces = game.pieces(position, 0 if position.seats == 1 else -1)
    for line in story.worded(game.picture(pieces, chosen.plain), speaking).lines:
        print("".join(text for text, _ in line).rstrip())
    for message, facts in game.summary(pieces):
        print(speaking.say(message, facts))
    return OK


def rules(chosen: argparse.Namespace, words: Words) -> int:
    """All rules, or one with its tests."""
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


def cards(chosen: argparse.Namespace, words: Words) -> int:
    """Every card deck by deck, with its copies and mark, its keywords, its text and its flavour."""
    from duskbox.terminal import cardtext

    game = registry.find(chosen.game)
    pack = None if chosen.pack is None else read_pack(chosen.pack)
    speaking = house_words(words.language, game, pack)
    for deck, kinds in cardtext.by_deck(game.cards(game.setup(None, None, pack))).items():
        print(f"\n{speaking.say(f'deck-{deck}')}")
        for card in kinds:
            print(f"  {card.copies}× {cardtext.named(card.name, speaking)} [{speaking.say(f'cli-mark-{card.mark}')}]")
            below = (
                cardtext.keywords(card, speaking),
                *cardtext.text(card, speaking),
                cardtext.named(card.flavour, speaking),
            )
            for line in below:
                if line:
                    print(f"      {line}")
    return OK


def ledger(chosen: argparse.Namespace, words: Words) -> int:
    """Every id with the tests that cover it; the exit code tells whether one is left out."""
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


def games(chosen: argparse.Namespace, words: Words) -> int:
    """The games that can be played."""
    for name in registry.names():
        game = registry.find(name)
        speaking = house_words(words.language, game)
        print(f"{name}  {speaking.say('game-name')}: {speaking.say('game-about')}")
    return OK


def pack_check(chosen: argparse.Namespace, words: Words) -> int:
    """Say whether a pack is good."""
    pack = read_pack(chosen.file)
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


def box_check(chosen: argparse.Namespace, words: Words) -> int:
    """Prove that the box of a game, or of every game, is complete; say what is wrong with it, a line for each fault."""
    from duskbox.core.game import Game

    pack = None if chosen.pack is None else read_pack(chosen.pack)
    about = (pack or {}).get("pack")
    named = chosen.game or (about.get("game") if isinstance(about, dict) else None)
    if pack is not None and not isinstance(named, str):
        raise BadPack("error-pack-no-game", file=str(chosen.pack), allowed=", ".join(registry.names()))
    found = OK
    for name in [str(named)] if named else registry.names():
        game = registry.find(name)
        speaking = house_words(words.language, game, pack)
        try:
            if pack is not None:
                game.check_pack(pack)
        except BadPack as error:
            print(f"{chosen.pack}: {speaking.error(error)}", file=sys.stderr)
            return WRONG
        setup = game.setup(None, None, pack)
        faults = game.box_faults(setup)
        for message, facts in faults:
            print(speaking.say(message, facts))
        kinds = game.cards(setup)
        # A game without a proof of its own is not praised for it.
        verdict = "bad" if faults else "unproved" if type(game).box_faults is Game.box_faults else "good"
        summary: Facts = {"game": "@game-name", "kinds": len(kinds), "pieces": sum(kind.copies for kind in kinds)}
        print(speaking.say(f"cli-box-{verdict}", {**summary, "faults": len(faults)}))
        found = WRONG if faults else found
    return found


# Reading what was given


def chosen_setup(chosen: argparse.Namespace) -> tuple[dict[str, str], dict[str, str], dict[str, object] | None]:
    """The settings, rulings and pack that were given on the command line."""
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
    return settings, rulings, None if chosen.pack is None else read_pack(chosen.pack)


def read_pack(path: Path) -> dict[str, object]:
    """A pack from its file."""
    try:
        return tomllib.loads(_read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPack("error-pack-toml", file=str(path), reason=str(error)) from error


def _read_text(path: Path) -> str:
    """The text of a file, or a refusal that says what the path is instead."""
    if path.is_dir():
        raise DuskboxError("cli-folder", file=str(path))
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DuskboxError("cli-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadRecord("cli-not-text", file=str(path)) from None
    except OSError as error:
        raise DuskboxError("cli-file", file=str(path), reason=error.strerror or "") from error


def given_text(text: str) -> str:
    """What was given: a share code as it is, standard input for `-`, else the text of a file."""
    if text.startswith(codes.PREFIX):
        return text
    if text != "-":
        return _read_text(Path(text))
    try:
        return sys.stdin.buffer.read().decode()
    except UnicodeDecodeError:
        raise BadRecord("cli-not-text", file=text) from None


def read_match(text: str) -> Match:
    """A match from a record or from a share code."""
    from duskbox.core.match import Match

    return codes.decode(text) if text.startswith(codes.PREFIX) else Match.load(text)
