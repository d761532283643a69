"""Plots as HTML with inline SVG.

Places are per cent of the width, so a plot fits a telephone, a screen and a sheet of paper alike, and its words stay
words that can be read aloud.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class Row:
    """A line of a plot of intervals: its label, value and interval, the texts next to it, and a mark for its
    colour.
    """

    label: str
    value: float
    low: float
    high: float
    beside: tuple[str, ...]
    mark: str = ""


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that part a span; they reach over both its ends."""
    width = (high - low) or 1.0
    step = 10.0 ** math.floor(math.log10(width / most))
    step = next(step * factor for factor in (1, 2, 5, 10, 20) if width / (step * factor) <= most)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(step * place, 10) for place in range(first, max(last, first + 1) + 1)]


def whiskers(
    rows: Sequence[Row],
    heads: tuple[str, ...],
    marks: Sequence[tuple[float, str]],
    *,
    reference: float | None = None,
    caption: str = "",
) -> str:
    """Values with their intervals on one axis, a line each; `marks` are the ticks of the axis with their texts, `heads`
    the titles of the columns: of the labels, of the plot, and of the other texts.
    """
    low, high = marks[0][0], marks[-1][0]

    def at(value: float) -> str:
        return f"{100 * min(1.0, max(0.0, (value - low) / (high - low))):.2f}%"

    grid = "".join(f'<line class="grid" x1="{at(tick)}" x2="{at(tick)}" y1="0" y2="100%"/>' for tick, _ in marks)
    if reference is not None:
        grid += f'<line class="reference" x1="{at(reference)}" x2="{at(reference)}" y1="0" y2="100%"/>'
    axis = "".join(
        f'<text x="{at(tick)}" y="14" text-anchor="{_anchor(place, len(marks))}">{escape(text)}</text>'
        for place, (tick, text) in enumerate(marks)
    )
    head = (
        f'<th scope="col">{escape(heads[0])}</th><th class="track axis"><span'
        f' class="unseen">{escape(heads[1])}</span><svg aria-hidden="true" height="20">{axis}</svg></th>'
        + "".join(f'<th scope="col" class="figure">{escape(each)}</th>' for each in heads[2:])
    )
    body = "".join(
        f'<tr class="{row.mark}"><th scope="row">{escape(row.label)}</th>'
        f'<td class="track"><svg aria-hidden="true" height="28">{grid}'
        f'<line class="whisker" x1="{at(row.low)}" x2="{at(row.high)}" y1="50%" y2="50%"/>'
        f'<circle class="dot" cx="{at(row.value)}" cy="50%" r="5"/></svg></td>'
        + "".join(f'<td class="figure">{escape(text)}</td>' for text in row.beside)
        + "</tr>"
        for row in rows
    )
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<table class="whiskers">{told}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _anchor(place: int, number: int) -> str:
    return "start" if place == 0 else "end" if place == number - 1 else "middle"


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, float, str]]]], legend: Sequence[tuple[str, str]]) -> str:
    """Bars of parts: each row a label and its parts as (mark, share, what to say of it); the legend gives each mark its
    name.
    """
    lines = []
    for label, parts in rows:
        start, bars = 0.0, ""
        for mark, share, text in parts:
            if share > 0:
                bars += (
                    f'<rect class="part {mark}" x="{100 * start:.3f}%" width="{100 * share:.3f}%" y="3" height="22">'
                    f"<title>{escape(text)}</title></rect>"
                )
                start += share
        said = "; ".join(text for _, _, text in parts)
        lines.append(
            f'<tr><th scope="row">{escape(label)}</th><td class="track">'
            f'<svg role="img" aria-label="{escape(said)}" height="28">{bars}</svg></td></tr>'
        )
    names = "".join(f'<li><span class="key {mark}"></span>{escape(name)}</li>' for mark, name in legend)
    return f'<ul class="legend">{names}</ul><table class="stacked"><tbody>{"".join(lines)}</tbody></table>'


def histogram(bins: Sequence[tuple[str, int, str]], labels: Sequence[tuple[float, str]], said: str) -> str:
    """Columns side by side: each its label, its count and what to say of it; `labels` stand below at their place from 0
    to 1.
    """
    most = max((count for _, count, _ in bins), default=1) or 1
    wide = 100 / max(1, len(bins))
    height = 150
    bars = ""
    for place, (_, count, text) in enumerate(bins):
        tall = height * count / most
        bars += (
            f'<rect class="bar" x="{place * wide + wide * 0.06:.3f}%" width="{wide * 0.88:.3f}%"'
            f' y="{height - tall + 4:.1f}" height="{max(tall, 0.5 if count else 0):.1f}"'
            f' rx="1.5"><title>{escape(text)}</title></rect>'
        )
    axis = "".join(
        f'<text x="{100 * place:.2f}%" y="{height + 22}" text-anchor="middle">{escape(text)}</text>'
        for place, text in labels
    )
    return (
        f'<svg class="histogram" role="img" aria-label="{escape(said)}" height="{height + 30}">{bars}'
        f'<line class="floor" x1="0" x2="100%" y1="{height + 4}" y2="{height + 4}"/>{axis}</svg>'
    )


def heat(
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[tuple[str, float, str, str] | None]]],
    corner: str,
) -> str:
    """A table whose cells are coloured: each cell its text, how far from the middle it is (-1 to 1), what to say of it,
    and a sign if that is sure; None where there is nothing.
    """
    head = f'<th scope="col">{escape(corner)}</th>' + "".join(
        f'<th scope="col">{escape(name)}</th>' for name in columns
    )
    body = ""
    for label, cells in rows:
        line = f'<th scope="row">{escape(label)}</th>'
        for cell in cells:
            if cell is None:
                line += "<td></td>"
                continue
            text, warmth, said, sign = cell
            side = "warm" if warmth >= 0 else "cold"
            shown = f'{escape(text)} <b class="sign">{escape(sign)}</b>' if sign else escape(text)
            line += (
                f'<td class="heat {side}" style="--t:{min(1.0, abs(warmth)):.3f}" title="{escape(said)}">{shown}</td>'
            )
        body += f"<tr>{line}</tr>"
    return f'<div class="wide"><table class="heats"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def note(text: str) -> str:
    """A remark below a plot."""
    return f'<p class="note">{escape(text)}</p>'


def sign(low: float, high: float) -> str:
    """The mark of a difference by its interval: up, down, or unsure."""
    return "up" if low > 0 else "down" if high < 0 else "unsure"
