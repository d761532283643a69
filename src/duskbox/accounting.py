"""`duskbox account`: how much of a match was luck and how much was skill, and which decisions and draws mattered most."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from duskbox.commands import OK, decimal, given_text, house_words, read_match
from duskbox.core.errors import BadSetting

if TYPE_CHECKING:
    from duskbox.agents.account import Account, Station, Swing
    from duskbox.core.game import Facts
    from duskbox.core.match import Match
    from duskbox.core.words import Words

#: The curve of the chance to win, in eight heights.
_HEIGHTS = "▁▂▃▄▅▆▇█"
_WIDTH = 60


def account(chosen: argparse.Namespace, words: Words) -> int:
    """Read a record of a match that has ended and tell what moved the chance to win of one seat."""
    from rich.console import Console
    from rich.progress import Progress

    from duskbox.agents import account as accounts

    match = read_match(given_text(chosen.file))
    seats = match.table.seats
    if not 1 <= chosen.seat <= seats:
        raise BadSetting("error-bad-value", name="seat", value=str(chosen.seat), allowed=f"1–{seats}")
    if not 2 <= chosen.worlds <= 10_000:
        raise BadSetting("error-bad-value", name="worlds", value=str(chosen.worlds), allowed="2–10000")
    if match.outcome is None:
        raise BadSetting("error-account-unfinished", file=chosen.file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("cli-accounting"), total=None)
        found = accounts.account(
            match,
            chosen.seat - 1,
            chosen.worlds,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if chosen.json:
        print(json.dumps(asdict(found), indent=2))
        return OK
    stations = {station.entry: station for station in accounts.stations(match)}
    for line in told(match, found, stations, house_words(words.language, match.game, match.setup.pack)):
        print(line)
    return OK


def told(match: Match, found: Account, stations: dict[int, Station], words: Words) -> list[str]:
    """An account in words: the curve, the sums, the decisions and the draws."""
    start = found.curve[0][1]
    lines = [
        words.say(
            "account-title", {"seat": found.seat + 1, "result": "@account-won" if found.won else "@account-lost"}
        ),
        f"  {_drawn(found)}",
        words.say("account-start", {"share": _share(start, words)}),
        words.say("account-skill", {"share": _moved(found.skill, words)}),
        words.say("account-luck", {"share": _moved(found.luck, words)}),
        words.say("account-rest", {"share": _moved(found.rivals, words)}),
        "",
        words.say("account-decisions" if found.decisions else "account-no-decisions"),
    ]
    for swing in found.decisions:
        facts = _facts(match, swing, stations[swing.entry], words)
        lines.append("  " + words.say("account-good" if swing.ahead > 0 else "account-bad", facts))
    lines += ["", words.say("account-draws" if found.draws else "account-no-draws")]
    for swing in found.draws:
        facts = _facts(match, swing, stations[swing.entry], words)
        lines.append("  " + words.say("account-draw", facts))
    return [*lines, "", words.say("account-about")]


def _facts(match: Match, swing: Swing, station: Station, words: Words) -> Facts:
    def named(key: str) -> str:
        option = match.game.option(key)
        return words.say(f"option-{option.verb}", match.game.option_facts(station.table, option))

    return {
        "entry": swing.entry,
        "option": named(swing.key),
        "other": named(swing.other) if swing.other else "",
        "before": _share(swing.before, words),
        "after": _share(swing.after, words),
        "ahead": _share(abs(swing.ahead), words),
        "doubt": _share(swing.doubt, words),
    }


def _share(share: float, words: Words) -> str:
    return decimal(share * 100, 1, words)


def _moved(share: float, words: Words) -> str:
    return ("+" if share >= 0 else "−") + _share(abs(share), words)


def _drawn(found: Account) -> str:
    """The curve, each sign one stretch of the match."""
    chances = [chance for _, chance, _ in found.curve]
    width = min(_WIDTH, len(chances))
    shown = [chances[round(place * (len(chances) - 1) / max(1, width - 1))] for place in range(width)]
    return "".join(_HEIGHTS[min(7, int(chance * 8))] for chance in shown)
