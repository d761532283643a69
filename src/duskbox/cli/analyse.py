"""`duskbox analyse`: how much of a match was luck and how much was skill,
and which decisions and draws mattered most.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.output import OK, print_json, translations
from duskbox.cli.parsing import Command
from duskbox.core.errors import BadSetting
from duskbox.core.text import numerals

if TYPE_CHECKING:
    from duskbox.agents.analysis import Analysis, Station, Swing
    from duskbox.cli.parsing import Chosen
    from duskbox.core.matches.match import Match
    from duskbox.core.messages import Facts
    from duskbox.core.translations import Translations

#: The curve of the chance to win, in eight heights.
_HEIGHTS = "▁▂▃▄▅▆▇█"
_WIDTH = 60


def analyse(chosen: Chosen, words: Translations) -> int:
    """Read a record of a match that has ended and tell what moved the chance to win of one seat."""
    from rich.console import Console
    from rich.progress import Progress

    from duskbox.agents import analysis

    match = options.read_match(options.given_text(chosen.file))
    seat = options.checked_seat(chosen.seat, match.table.seats)
    if not 2 <= chosen.samples <= 10_000:
        raise BadSetting("error-bad-value", name="samples", value=str(chosen.samples), allowed="2–10000")
    if match.outcome is None:
        raise BadSetting("error-analysis-unfinished", file=chosen.file)
    console = Console(stderr=True)
    # Where there is no terminal it would leave an empty line behind.
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("cli-analysing"), total=None)
        found = analysis.analyse(
            match,
            seat,
            chosen.samples,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if chosen.json:
        print_json({**asdict(found), "seat": found.seat + 1})
        return OK
    stations = {station.entry: station for station in analysis.stations(match)}
    for line in told(match, found, stations, translations(words.language, match.game, match.setup.pack)):
        print(line)
    return OK


def told(match: Match, found: Analysis, stations: dict[int, Station], words: Translations) -> list[str]:
    """An analysis in words: the curve, the sums, the decisions and the draws."""
    start = found.curve[0][1]
    lines = [
        words.say(
            "analysis-title", {"seat": found.seat + 1, "result": "@analysis-won" if found.won else "@analysis-lost"}
        ),
        f"  {_drawn(found)}",
        words.say("analysis-start", {"share": numerals.percent(start, 1, words.language)}),
        words.say("analysis-skill", {"share": _moved(found.skill, words)}),
        words.say("analysis-luck", {"share": _moved(found.luck, words)}),
        words.say("analysis-rest", {"share": _moved(found.rivals, words), "seats": match.table.seats}),
        "",
        words.say("analysis-decisions" if found.decisions else "analysis-no-decisions"),
    ]
    for swing in found.decisions:
        facts = _facts(match, swing, stations[swing.entry], words)
        lines.append("  " + words.say("analysis-good" if swing.ahead > 0 else "analysis-bad", facts))
    lines += ["", words.say("analysis-draws" if found.draws else "analysis-no-draws")]
    for swing in found.draws:
        facts = _facts(match, swing, stations[swing.entry], words)
        lines.append("  " + words.say("analysis-draw", facts))
    return [*lines, "", words.say("analysis-about")]


def _facts(match: Match, swing: Swing, station: Station, words: Translations) -> Facts:
    def named(key: str) -> str:
        option = match.game.option(key)
        return words.say(f"option-{option.verb}", match.game.texts.option_facts(station.table, option))

    return {
        "entry": swing.entry,
        "option": named(swing.key),
        "other": named(swing.other) if swing.other else "",
        "before": numerals.percent(swing.before, 1, words.language),
        "after": numerals.percent(swing.after, 1, words.language),
        "ahead": numerals.number(100 * abs(swing.ahead), 1, words.language),
        "doubt": numerals.number(100 * swing.doubt, 1, words.language),
    }


def _moved(share: float, words: Translations) -> str:
    return numerals.signed(100 * share, 1, words.language)


def _drawn(found: Analysis) -> str:
    """The curve, each sign one stretch of the match."""
    chances = [chance for _, chance, _ in found.curve]
    width = min(_WIDTH, len(chances))
    shown = [chances[round(place * (len(chances) - 1) / max(1, width - 1))] for place in range(width)]
    return "".join(_HEIGHTS[min(7, int(chance * 8))] for chance in shown)


ANALYSE = Command(
    "analyse",
    analyse,
    options.record(),
    options.number("--seat", "cli-arg-analyse-seat", 1),
    options.number("--samples", "cli-arg-samples", 60),
    options.as_json(),
)
