"""`duskbox verify`, `share`, `show` and `reproduce`: what can be done with a record or a position."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.output import OK, WRONG, print_json, translations
from duskbox.cli.parsing import Argument, Command, Option
from duskbox.cli.values import FILE_TEXT, GAME_NAME
from duskbox.core import registry
from duskbox.core.errors import BadRecord, BadSetting, DuskboxError, Stuck

if TYPE_CHECKING:
    from duskbox.cli.parsing import Chosen
    from duskbox.core.game import Game
    from duskbox.core.messages import Facts
    from duskbox.core.table import Table
    from duskbox.core.translations import Translations


def verify(chosen: Chosen, words: Translations) -> int:
    """Check a record and say what was checked."""
    text = options.given_text(chosen.file)
    try:
        match = options.read_match(text)
    except BadRecord as error:
        if error.message == "error-record-sum":
            # A line was changed. Which one matters more than that the sum is wrong.
            from duskbox.core.matches import records
            from duskbox.core.matches.match import Match

            Match.load(records.read(text, check_sum=False)).verify()
        raise
    match.verify()
    record = match.record
    header = record.header
    facts: Facts = {
        "game": "@game-name",
        "entries": len(record.entries),
        "draws": sum(len(entry.draws) for entry in record.entries),
        "hash": match.table.digest(),
        "commitment": header.commitment,
    }
    proof = header.chance if header.chance != "fair" else "fair" if record.seed else "sealed"
    marks = sum(1 for entry in record.entries if entry.do == "undo" and entry.learned)
    if chosen.json:
        found = {
            "game": header.game,
            "rules": header.rules,
            "settings": header.settings,
            "entries": facts["entries"],
            "draws": facts["draws"],
            "outcome": record.outcome,
            "position": facts["hash"],
            "commitment": header.commitment,
            "chance": proof,
            "inherited": header.inherited,
            "undo_marks": marks,
        }
        print_json(found)
        return OK
    speaking = translations(words.language, match.game, match.setup.pack)
    print(speaking.say("cli-verified", facts))
    if record.outcome:
        print(speaking.say("cli-verified-outcome", {"outcome": f"@outcome-{record.outcome}", **facts}))
    print(speaking.say(f"cli-verified-{proof}", facts))
    if header.inherited:
        print(speaking.say("cli-verified-inherited", {"entries": header.inherited}))
    if marks:
        print(speaking.say("cli-verified-marks", {"marks": marks}))
    return OK


def share(chosen: Chosen, words: Translations) -> int:
    """A record as a share code, or a share code as a record."""
    from duskbox.core.matches import share as codes

    text = options.given_text(chosen.file).strip()
    match = options.read_match(text)
    if text.startswith(codes.PREFIX):
        sys.stdout.write(match.record.text())
    else:
        print(codes.encode(match))
    return OK


def show(chosen: Chosen, words: Translations) -> int:
    """Draw a position, as its only seat sees it, or as a spectator does where there are several."""
    from duskbox.terminal import log

    game, table = _position(chosen)
    speaking = translations(words.language, game)
    pieces = game.pieces(table, 0 if table.seats == 1 else -1)
    if chosen.json:
        print_json({"game": game.name, "position": game.notation.write(table), "pieces": pieces})
        return OK
    for line in log.worded(game.drawing.board(pieces, chosen.plain), speaking).lines:
        print("".join(text for text, _ in line).rstrip())
    for message, facts in game.drawing.summary(pieces):
        print(log.counted(speaking, message, facts))
    print(speaking.say("cli-position", {"position": game.notation.write(table)}))
    return OK


def _position(chosen: Chosen) -> tuple[Game, Table]:
    """The position that a notation describes, or in which a record stands after an entry."""
    if chosen.position is not None:
        if chosen.entry is not None:
            raise DuskboxError("cli-entry-of-record")
        game = registry.find(GAME_NAME.convert(chosen.record, None, None))
        return game, game.notation.read(chosen.position)
    from duskbox.core.matches.opening import unplayed_match

    match = options.read_match(options.given_text(chosen.record))
    last = len(match.record.entries) - 1
    entry = last if chosen.entry is None else chosen.entry
    if not 0 <= entry <= last:
        raise BadSetting("error-bad-value", name="entry", value=str(entry), allowed=f"0–{last}")
    replayed = unplayed_match(match.record)
    for number in range(entry + 1):
        replayed.course.follow(number, match.record.entries[number])
    return match.game, replayed.table


def reproduce(chosen: Chosen, words: Translations) -> int:
    """Make a choice at the end of a record, and show where it breaks, or say that it works."""
    match = options.read_match(options.given_text(chosen.file))
    seat = None if chosen.seat is None else options.checked_seat(chosen.seat, match.table.seats)
    try:
        match.choose(chosen.choose, seat=seat)
    except Exception as error:
        if isinstance(error, DuskboxError) and not isinstance(error, Stuck):
            # The rules refuse the choice, and that is what rules are for.
            raise
        traceback.print_exc()
        return WRONG
    entry = len(match.record.entries)
    if chosen.json:
        print_json({"key": chosen.choose, "entry": entry})
    else:
        print(words.say("cli-reproduced", {"key": chosen.choose, "entry": entry}))
    return OK


VERIFY = Command("verify", verify, options.record(), options.as_json())
SHARE = Command("share", share, options.record())
SHOW = Command(
    "show",
    show,
    Argument("record", metavar="game/file", type=FILE_TEXT, help="cli-arg-show"),
    Argument("position", metavar="position", required=False, help="cli-arg-position"),
    options.number("--entry", "cli-arg-entry"),
    options.plain(),
    options.as_json(),
)
REPRODUCE = Command(
    "reproduce",
    reproduce,
    options.record(),
    Option("--choose", required=True, metavar="key", help="cli-arg-choose"),
    options.number("--seat", "cli-arg-choose-seat"),
    options.as_json(),
)
