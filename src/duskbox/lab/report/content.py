"""The sections of the report about the content and the course of games: balance, cards, dead content, length,
branching.
"""

from __future__ import annotations

from html import escape

from duskbox.lab.estimates import Estimate, among
from duskbox.lab.numbers import Teller
from duskbox.lab.report import plots
from duskbox.lab.report.figures import Figures, Mover
from duskbox.lab.results import Results

#: How many cards are shown in the plot, each way; the rest is in the table below it.
SHOWN = 10
#: How many of the rarest are named, and how many columns a histogram has at most.
RAREST = 12
COLUMNS = 30


def balance(found: Figures, results: Results, teller: Teller) -> str:
    """Roles against scenes, as a table of colours; and roles over all."""
    if len(found.roles) < 2:
        return ""
    say = teller.say
    role, scene = teller.kind("role", "report-role"), teller.kind("scene", "report-scene")
    columns = list(dict.fromkeys(where for _, where in found.balance))
    # Of this many cells some would stand out by luck alone: a sign is given only to what that many comparisons do not
    # explain.
    z = among(max(1, len(found.balance)))
    middle = {
        where: _middle([each for (_, place), each in found.balance.items() if place == where]) for where in columns
    }
    widest = max(0.01, *(abs(each.value - middle[where]) for (_, where), each in found.balance.items()))
    rows = []
    for name in found.roles:
        cells: list[tuple[str, float, str, str] | None] = []
        for where in columns:
            each = found.balance.get((name, where))
            if each is None:
                cells.append(None)
                continue
            away = each.value - middle[where]
            error = max(1e-9, (each.high - each.low) / 2 / 1.96)
            sign = ("▲" if away > 0 else "▼") if abs(away) / error > z else ""
            said = say("report-heat-cell", {"between": teller.between(each), "games": each.count})
            cells.append((teller.percent(each.value), away / widest, said, sign))
        overall = found.roles[name]
        said = say("report-heat-cell", {"between": teller.between(overall), "games": overall.count})
        cells.append((teller.percent(overall.value), 0.0, said, ""))
        rows.append((teller.name(name), cells))
    heads = [*(teller.name(where) if where else say("report-all") for where in columns), say("report-all")]
    text = plots.paragraph(say("report-balance-about", {"role": role, "scene": scene}))
    return text + plots.heat(heads, rows, f"{role} × {scene}") + plots.note(say("report-balance-note"))


def _middle(those: list[Estimate]) -> float:
    return sum(each.value * each.count for each in those) / max(1, sum(each.count for each in those))


def movers(found: Figures, results: Results, teller: Teller) -> str:
    """Which card moves the win chance, by how much, and how sure that is."""
    if not found.movers:
        return plots.paragraph(teller.say("report-movers-none")) if found.live else ""
    say = teller.say
    up = [mover for mover in found.movers if mover.effect.value > 0][:SHOWN]
    down = [mover for mover in found.movers if mover.effect.value < 0][:SHOWN]
    shown = sorted([*up, *down], key=lambda mover: -mover.effect.value)
    if not shown:
        # Where no one ever wins, or everyone always does, no card moves anything.
        return plots.paragraph(say("report-movers-still"))
    rows = [_mover_row(mover, teller) for mover in shown]
    widest = max([0.01, *(max(abs(row.low), abs(row.high)) for row in rows)])
    marks = [(tick, teller.points(tick, 0 if widest > 0.05 else 1)) for tick in plots.ticks(-widest, widest, 6)]
    names = ("card", "difference", "difference", "interval", "live", "chance")
    heads = tuple(say(f"report-head-{name}") for name in names)
    everything = "".join(
        f'<tr data-card="{escape(mover.name)}"><th scope="row">{escape(teller.name(mover.name))}</th>'
        + "".join(f'<td class="figure">{escape(text)}</td>' for text in _mover_row(mover, teller).beside)
        + "</tr>"
        for mover in found.movers
    )
    head = "".join(
        f'<th scope="col"{" class=figure" if place else ""}>{escape(text)}</th>'
        for place, text in enumerate(heads)
        if place != 1
    )
    return (
        plots.paragraph(say("report-movers-about", {"count": len(found.movers)}))
        + plots.whiskers(rows, heads, marks, reference=0.0)
        + plots.note(say("report-movers-note"))
        + f"<details><summary>{escape(say('report-all-cards', {'count': len(found.movers)}))}</summary>"
        '<div class="wide"><table'
        f' class="plain"><thead><tr>{head}</tr></thead><tbody>{everything}</tbody></table></div></details>'
    )


def _mover_row(mover: Mover, teller: Teller) -> plots.Row:
    effect = mover.effect
    beside = (
        teller.points(effect.value),
        teller.point_span(effect),
        teller.number(mover.live),
        teller.chance(effect.chance),
    )
    return plots.Row(
        teller.name(mover.name), effect.value, effect.low, effect.high, beside, plots.sign(effect.low, effect.high)
    )


def dead(found: Figures, results: Results, teller: Teller) -> str:
    """What never did anything, and what rarely did."""
    if not found.live:
        return ""
    say = teller.say
    if found.dead:
        names = "".join(f'<li data-dead="{escape(name)}">{escape(teller.name(name))}</li>' for name in found.dead)
        text = plots.paragraph(say("report-dead-some", {"count": len(found.dead), "games": found.games}))
        text += f'<ul class="names">{names}</ul>'
    else:
        text = plots.paragraph(say("report-dead-none", {"count": len(found.live), "games": found.games}))
    rarest = sorted((count, name) for name, count in found.live.items() if count)[:RAREST]
    if rarest:
        rows = "".join(
            f'<tr><th scope="row">{escape(teller.name(name))}</th><td class="figure">{teller.number(count)}</td>'
            f'<td class="figure">{teller.percent(count / found.games, 2)}</td></tr>'
            for count, name in rarest
        )
        heads = "".join(
            f'<th scope="col"{side}>{escape(say(f"report-head-{name}"))}</th>'
            for name, side in (("rarest", ""), ("games", ' class="figure"'), ("share", ' class="figure"'))
        )
        text += f'<table class="plain narrow"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return text


def length(found: Figures, results: Results, teller: Teller) -> str:
    """How long games are, in what their players count and in decisions."""
    say = teller.say
    text = ""
    if found.length.value:
        unit = teller.kind("length", "report-length-unit")
        facts: dict[str, str | int] = {
            "unit": unit,
            "mean": teller.number(found.length.value, 1),
            "span": teller.span(found.length.low, found.length.high),
        }
        text += plots.paragraph(say("report-length-about", facts)) + _histogram(found.lengths, unit, teller)
    counts: dict[int, int] = {}
    for number in found.decision_counts:
        counts[number] = counts.get(number, 0) + 1
    middle = found.decision_counts[len(found.decision_counts) // 2]
    facts = {
        "mean": teller.number(found.decisions.value, 1),
        "middle": teller.number(middle),
        "most": teller.number(found.decision_counts[-1]),
    }
    return (
        text
        + plots.paragraph(say("report-decisions-about", facts))
        + _histogram(counts, say("report-tile-decisions"), teller)
    )


def _histogram(counts: dict[int, int], unit: str, teller: Teller) -> str:
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // COLUMNS))
    total = sum(counts.values())
    bins = []
    for start in range(low, high + 1, step):
        number = sum(counts.get(value, 0) for value in range(start, start + step))
        label = teller.number(start) if step == 1 else f"{teller.number(start)}–{teller.number(start + step - 1)}"
        bins.append((label, number, f"{label} {unit}: {teller.percent(number / total)}"))
    every = max(1, len(bins) // 8)
    labels = [((place + 0.5) / len(bins), bins[place][0]) for place in range(0, len(bins), every)]
    return f"<figure>{plots.histogram(bins, labels, unit)}<figcaption>{escape(unit)}</figcaption></figure>"


def choices(found: Figures, results: Results, teller: Teller) -> str:
    """How much there is to decide."""
    facts: dict[str, str | int] = {
        "decisions": teller.number(found.decisions.value, 1),
        "choices": teller.number(found.choices.value, 1),
        "share": teller.percent(found.choices.value / found.decisions.value if found.decisions.value else 0.0, 0),
        "branching": teller.number(found.branching.value, 2),
        "span": teller.span(found.branching.low, found.branching.high, 2),
    }
    return plots.paragraph(teller.say("report-choices-about", facts))
