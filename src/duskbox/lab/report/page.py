"""The report: one HTML page that needs nothing but itself, for a designer to read and to show around."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from duskbox.core.translations import Translations
from duskbox.lab.numbers import Teller
from duskbox.lab.report import content, sections
from duskbox.lab.report.figures import Figures, figures
from duskbox.lab.results import Results

STYLE = Path(__file__).parent / "report.css"

#: The sections in the order of the page; one that has nothing to say returns nothing and is left out.
SECTIONS: tuple[tuple[str, Callable[[Figures, Results, Teller], str]], ...] = (
    ("arena", sections.ratings),
    ("whatif", sections.comparison),
    ("wins", sections.wins),
    ("endings", sections.endings),
    ("balance", content.balance),
    ("seats", sections.seats),
    ("movers", content.movers),
    ("dead", content.dead),
    ("length", content.length),
    ("choices", content.choices),
    ("made", sections.made),
)


def page(results: Results, words: Translations) -> str:
    """The report on some results as a whole HTML document."""
    teller = Teller(words)
    say = teller.say
    found = figures(results)
    parts = [(name, text) for name, section in SECTIONS if (text := section(found, results, teller))]
    contents = "".join(f'<li><a href="#{name}">{escape(say(f"report-{name}"))}</a></li>' for name, _ in parts)
    body = "".join(
        f'<section id="{name}"><h2>{escape(say(f"report-{name}"))}</h2>{text}</section>' for name, text in parts
    )
    game = say("game-name")
    title = results.experiment.name or game
    themes = "".join(
        f'<label><input type="radio" name="theme" id="theme-{theme}"{" checked" if theme == "auto" else ""}>'
        f"<span>{escape(say(f'report-theme-{theme}'))}</span></label>"
        for theme in ("auto", "light", "dark")
    )
    warning = timed_warning(results, teller)
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)} – {escape(say("report-page"))}</title>
<style>
{STYLE.read_text(encoding="utf-8")}</style>
</head>
<body>
<header>
<fieldset class="theme"><legend>{escape(say("report-theme"))}</legend>{themes}</fieldset>
<p class="kicker">{escape(game)}</p>
<h1>{escape(title)}</h1>
<p class="lead">{escape(sections.lead(found, results, teller))}</p>
{warning}
</header>
<main>
<ul class="tiles">{sections.tiles(found, results, teller)}</ul>
{sections.standing_out(found, results, teller)}
<nav aria-label="{escape(say("report-contents"))}"><ul>{contents}</ul></nav>
{body}
</main>
<footer><p>{escape(say("report-footer", {"games": found.games}))}</p></footer>
</body>
</html>
"""


def timed_warning(results: Results, teller: Teller) -> str:
    """Says that these games cannot be played again, where an agent thought by the clock."""
    timed = results.experiment.timed_agents()
    if not timed:
        return ""
    return f'<p class="warning">{escape(teller.say("lab-timed", {"agents": ", ".join(timed)}))}</p>'
