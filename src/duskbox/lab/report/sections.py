"""The sections of the report about wins, endings and strength, each from the figures to a piece of HTML."""

from __future__ import annotations

from html import escape

from duskbox.core import registry
from duskbox.lab.estimates import Estimate, share
from duskbox.lab.numbers import Teller
from duskbox.lab.report import plots
from duskbox.lab.report.figures import Figures
from duskbox.lab.results import Results
from duskbox.lab.whatif import compare, verdict


def lead(found: Figures, results: Results, teller: Teller) -> str:
    """The page in a sentence or two."""
    experiment = results.experiment
    facts: dict[str, str | int] = {
        "games": found.games,
        "agents": ", ".join(dict.fromkeys(teller.line_up(cell.agents) for cell in experiment.cells[:6])),
        "share": teller.percent(found.wins.value),
        "between": teller.between(found.wins),
        "cells": len({(*cell.settings.items(), *cell.rulings.items(), cell.content) for cell in experiment.cells}),
    }
    return teller.say("report-lead", facts)


def tiles(found: Figures, results: Results, teller: Teller) -> str:
    """The figures at a glance."""
    shown = [
        ("games", teller.number(found.games), ""),
        ("wins", teller.percent(found.wins.value), teller.between(found.wins)),
        *(
            [("length", teller.number(found.length.value, 1), teller.kind("length", "report-length-unit"))]
            if found.length.value
            else []
        ),
        ("decisions", teller.number(found.decisions.value), teller.span(found.decisions.low, found.decisions.high, 1)),
        (
            "branching",
            teller.number(found.branching.value, 2),
            teller.span(found.branching.low, found.branching.high, 2),
        ),
    ]
    return "".join(
        f'<li class="tile" data-tile="{name}"><span class="what">{escape(teller.say(f"report-tile-{name}"))}</span>'
        f'<strong>{escape(value)}</strong><span class="more">{escape(more)}</span></li>'
        for name, value, more in shown
    )


def standing_out(found: Figures, results: Results, teller: Teller) -> str:
    """What a designer would want to hear first: only what is sure."""
    experiment = results.experiment
    lines: list[str] = []
    ranked = sorted(found.cells, key=lambda each: each.wins.value)
    if _differ([each.wins for each in ranked]) and not experiment.contestants:
        hard, easy = ranked[0], ranked[-1]
        lines.append(
            teller.say(
                "report-out-cells",
                {
                    "hard": teller.cell(experiment, experiment.cells[hard.cell]),
                    "hard-share": teller.percent(hard.wins.value),
                    "easy": teller.cell(experiment, experiment.cells[easy.cell]),
                    "easy-share": teller.percent(easy.wins.value),
                },
            )
        )
    roles = list(found.roles.items())
    if _differ([wins for _, wins in reversed(roles)]):
        (best, strong), (worst, weak) = roles[0], roles[-1]
        facts: dict[str, str | int] = {
            "best": teller.name(best),
            "best-share": teller.percent(strong.value),
            "worst": teller.name(worst),
            "worst-share": teller.percent(weak.value),
        }
        lines.append(teller.say("report-out-roles", facts))
    sure = [mover for mover in found.movers if mover.effect.chance < 0.05]
    for way, those in (
        ("up", [mover for mover in sure if mover.effect.value > 0]),
        ("down", [mover for mover in sure if mover.effect.value < 0]),
    ):
        if those:
            named = {"name": teller.name(those[0].name), "points": teller.points(those[0].effect.value)}
            lines.append(teller.say(f"report-out-{way}", {**named, "span": teller.point_span(those[0].effect)}))
    if found.live and not found.dead:
        lines.append(teller.say("report-out-alive", {"count": len(found.live)}))
    elif found.dead:
        lines.append(teller.say("report-out-dead", {"count": len(found.dead), "all": len(found.live)}))
    if not lines:
        return ""
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<section class="out"><h2>{escape(teller.say("report-out"))}</h2><ul>{listed}</ul></section>'


def _differ(ranked: list[Estimate]) -> bool:
    """Whether the last of these shares is larger than the first, even though they were picked as the extremes of so
    many.
    """
    if len(ranked) < 2:
        return False
    ends = ranked[0], ranked[-1]
    least, most = (share(round(each.value * each.count), each.count, len(ranked)) for each in ends)
    return least.high < most.low


def ratings(found: Figures, results: Results, teller: Teller) -> str:
    """Who is how strong, and who beat whom."""
    if not found.ratings:
        return ""
    say = teller.say
    rows = [
        plots.Row(
            each.agent,
            each.elo,
            each.low,
            each.high,
            (
                teller.signed(each.elo),
                say("lab-between", {"low": teller.signed(each.low), "high": teller.signed(each.high)}),
                teller.percent(each.points / each.games if each.games else 0.0),
                teller.number(each.games),
            ),
        )
        for each in found.ratings
    ]
    marks = [
        (tick, teller.signed(tick))
        for tick in plots.ticks(min(row.low for row in rows), max(row.high for row in rows), 6)
    ]
    heads = tuple(say(f"report-head-{name}") for name in ("agent", "elo", "elo", "interval", "points", "games"))
    pairs = "".join(
        f"<tr><th scope='row'>{escape(each.first)}</th><td>{escape(each.second)}</td>"
        f'<td class="figure">{teller.number(each.points, 1)} : {teller.number(each.games - each.points, 1)}</td>'
        f'<td class="figure">{teller.percent(each.points / each.games if each.games else 0.0)}</td>'
        f"<td>{escape(say(f'lab-verdict-{each.verdict}', {'seeds': each.seeds}) if each.verdict else '')}</td></tr>"
        for each in found.pairings
    )
    table = f'<div class="wide"><table class="plain pairs"><tbody>{pairs}</tbody></table></div>'
    return plots.paragraph(say("report-arena-about")) + plots.whiskers(rows, heads, marks, reference=0.0) + table


def comparison(found: Figures, results: Results, teller: Teller) -> str:
    """Two contents on the same seeds."""
    experiment = results.experiment
    if len(experiment.contents) != 2 or experiment.contestants:
        return ""
    compared = compare(results)
    say = teller.say
    differences = {"wins": compared.win_difference, **compared.endings}
    rows = [
        plots.Row(
            say("report-head-wins") if name == "wins" else teller.name(f"outcome-{name}"),
            each.value,
            each.low,
            each.high,
            (teller.points(each.value), teller.point_span(each), teller.chance(each.chance)),
            mark=plots.sign(each.low, each.high),
        )
        for name, each in differences.items()
    ]
    widest = max(0.01, *(max(abs(row.low), abs(row.high)) for row in rows))
    marks = [(tick, teller.points(tick, 0 if widest > 0.05 else 1)) for tick in plots.ticks(-widest, widest, 6)]
    heads = tuple(say(f"report-head-{name}") for name in ("what", "difference", "difference", "interval", "chance"))
    return "".join(plots.paragraph(line) for line in verdict(compared, teller)) + plots.whiskers(
        rows, heads, marks, reference=0.0
    )


def wins(found: Figures, results: Results, teller: Teller) -> str:
    """How often the players win, kind of game by kind of game."""
    experiment, say = results.experiment, teller.say
    if experiment.contestants:
        return ""
    rows = [
        plots.Row(
            teller.cell(experiment, experiment.cells[each.cell]) if len(found.cells) > 1 else say("report-all"),
            each.wins.value,
            each.wins.low,
            each.wins.high,
            (teller.percent(each.wins.value), teller.between(each.wins), teller.number(each.wins.count)),
        )
        for each in found.cells
    ]
    about = say("report-wins-several" if len(experiment.cells[0].agents) > 1 else "report-wins-about")
    heads = tuple(say(f"report-head-{name}") for name in ("kind", "wins", "wins", "interval", "games"))
    return (
        plots.paragraph(about)
        + plots.whiskers(rows, heads, _percents(rows, teller), reference=found.wins.value if len(rows) > 1 else None)
        + plots.note(say("report-interval-note"))
    )


def _percents(rows: list[plots.Row], teller: Teller) -> list[tuple[float, str]]:
    """Ticks of an axis of shares, around what there is."""
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    marks = [tick for tick in plots.ticks(low, high, 6) if -1e-9 <= tick <= 1 + 1e-9]
    places = 0 if marks[1] - marks[0] >= 0.01 else 1
    return [(tick, teller.percent(tick, places)) for tick in marks]


def endings(found: Figures, results: Results, teller: Teller) -> str:
    """How games end, together and by kind of game."""
    marks = _ending_marks(found)
    experiment = results.experiment
    listed = [
        plots.Row(
            teller.name(f"outcome-{name}"),
            each.value,
            each.low,
            each.high,
            (teller.percent(each.value), teller.between(each), teller.number(round(each.value * each.count))),
            mark=marks[name],
        )
        for name, each in found.endings.items()
    ]
    heads = tuple(teller.say(f"report-head-{name}") for name in ("ending", "share", "share", "interval", "games"))
    text = plots.whiskers(listed, heads, _percents(listed, teller))
    if len(found.cells) > 1:
        rows = []
        for each in found.cells:
            total = each.wins.count
            parts = [
                (marks[name], each.endings.get(name, 0) / total, _said(teller, name, each.endings.get(name, 0) / total))
                for name in marks
            ]
            rows.append((teller.cell(experiment, experiment.cells[each.cell]), parts))
        legend = [(marks[name], teller.name(f"outcome-{name}")) for name in marks]
        text += plots.stacked(rows, legend)
    return text


def _said(teller: Teller, name: str, share: float) -> str:
    return f"{teller.name(f'outcome-{name}')}: {teller.percent(share)}"


def _ending_marks(found: Figures) -> dict[str, str]:
    """A colour for each ending: warm ones for those with a winner."""
    won = [name for name in found.endings if name in found.won_endings]
    lost = [name for name in found.endings if name not in found.won_endings]
    marks = {name: f"won-{min(place, 2)}" for place, name in enumerate(won)}
    return marks | {name: f"lost-{min(place, 5)}" for place, name in enumerate(lost)}


def seats(found: Figures, results: Results, teller: Teller) -> str:
    """Whether it matters where one sits."""
    if not found.seats or results.experiment.contestants:
        return ""
    say = teller.say
    rows = [
        plots.Row(
            say("report-seat", {"seat": seat + 1}),
            each.value,
            each.low,
            each.high,
            (teller.percent(each.value), teller.between(each), teller.number(each.count)),
        )
        for seat, each in enumerate(found.seats)
    ]
    heads = tuple(say(f"report-head-{name}") for name in ("seat", "wins", "wins", "interval", "games"))
    return plots.whiskers(rows, heads, _percents(rows, teller))


def made(found: Figures, results: Results, teller: Teller) -> str:
    """What it was made with, so that others can make it again."""
    experiment, say = results.experiment, teller.say
    game = registry.find(experiment.game)
    given = {name for cell in experiment.cells for name in (*cell.settings, *cell.rulings)}
    fixed = {name: value for name, value in (experiment.settings | experiment.rulings).items() if name in given}
    facts = [
        ("game", f"{experiment.game} ({game.name})" if game.name != experiment.game else experiment.game),
        ("engine", f"duskbox {experiment.engine} · {experiment.sources}"),
        ("rules", experiment.rules),
        ("content", ", ".join(f"{teller.value('pack', each.name)}: {each.hash[:16]}…" for each in experiment.contents)),
        ("settings", ", ".join(f"{key} = {value}" for key, value in fixed.items()) or "–"),
        ("agents", ", ".join(dict.fromkeys(name for cell in experiment.cells for name in cell.agents))),
        ("seed", say("report-seed", {"seed": str(experiment.seed), "games": experiment.games})),
        ("speed", say("report-speed", {
            "seconds": teller.number(found.seconds, 1),
            "speed": teller.number(found.games / found.seconds, 1) if found.seconds else "–",
            "form": f"@cli-form-{results.run.get('form', 'compiled')}",
        })),
        ("table", str(results.run.get("table", ""))),
    ]  # fmt: skip
    rows = "".join(
        f'<tr data-made="{name}"><th scope="row">{escape(say(f"report-made-{name}"))}</th><td>{escape(text)}</td></tr>'
        for name, text in facts
    )
    again = plots.paragraph(say("report-made-again")) if not experiment.timed_agents() else ""
    return f'<div class="wide"><table class="plain made"><tbody>{rows}</tbody></table></div>{again}'
