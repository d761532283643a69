"""Draw a learning curve as an SVG: wins and rooms found over the minutes of training, next to random play."""

from __future__ import annotations

from typing import Any

WIDE, HIGH = 760, 300
PLOT = {"won": (58, 320), "rooms": (430, 320)}
TOP, BOTTOM = 46, 244
INK, DUSK, LINE, BONE, ASH, AMBER, MOON = "#0d0b12", "#15121c", "#3d3549", "#e9dfc9", "#a2988a", "#f2b24b", "#7fa3c7"


def drawn(result: dict[str, Any]) -> str:
    """Two plots side by side."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" role="img"'
        ' font-family="Palatino, \'Palatino Linotype\', Georgia, serif" font-size="12"><title>Masked PPO learns Fear'
        f' of the Dark on Easy</title><rect width="{WIDE}" height="{HIGH}" rx="10" fill="{INK}"/>'
    ]
    curve = result["curve"]
    top = max([point["won_high"] for point in curve] + [result["learned"]["won_high"], 0.05])
    parts += _plot(result, "won", "Games won", _above(top * 100) / 100, percent=True)
    rooms = max([point["rooms"] + point["rooms_error"] for point in curve] + [result["learned"]["rooms"]])
    parts += _plot(result, "rooms", "Rooms found", _above(rooms), percent=False)
    legend = (
        f'<text x="58" y="288" fill="{ASH}"><tspan fill="{AMBER}">━ learning</tspan> (windows of '
        f'{curve[0]["games"] if curve else 0} games, 95 % intervals)  <tspan fill="{AMBER}">● learned</tspan> and '
        f'<tspan fill="{MOON}">━ random</tspan>: {result["learned"]["games"]} fresh games each</text>'
    )
    return "".join([*parts, legend, "</svg>\n"])


def _above(value: float) -> float:
    """The next number that four ticks divide well."""
    return next((4.0 * step for step in (1, 2, 3, 5, 10, 15, 20) if value <= 4 * step), 100.0)


def _plot(result: dict[str, Any], what: str, title: str, most: float, percent: bool) -> list[str]:
    left, wide = PLOT[what]
    minutes: float = result["minutes"]

    def x(minute: float) -> float:
        return left + minute / minutes * (wide - 40)

    def y(value: float) -> float:
        return BOTTOM - min(value, most) / most * (BOTTOM - TOP)

    def spread(point: dict[str, float]) -> tuple[float, float]:
        if what == "won":
            return point["won_low"], point["won_high"]
        return point["rooms"] - point["rooms_error"], point["rooms"] + point["rooms_error"]

    parts = [f'<text x="{left}" y="28" fill="{BONE}" font-size="15" font-weight="600">{title}</text>']
    for tick in range(5):
        value = most * tick / 4
        label = f"{value * 100:.3g} %" if percent else f"{value:.3g}"
        parts.append(
            f'<path d="M{left} {y(value):.1f}H{left + wide - 40}" stroke="{LINE}"/>'
            f'<text x="{left - 6}" y="{y(value) + 4:.1f}" fill="{ASH}" text-anchor="end">{label}</text>'
        )
    for minute in range(0, int(minutes) + 1, max(1, int(minutes) // 5)):
        parts.append(
            f'<text x="{x(minute):.1f}" y="{BOTTOM + 18}" fill="{ASH}" text-anchor="middle">{minute} min</text>'
        )
    low, high = spread(result["random"])
    parts.append(
        f'<rect x="{left}" y="{y(high):.1f}" width="{wide - 40}" height="{max(1.0, y(low) - y(high)):.1f}"'
        f' fill="{MOON}" opacity=".25"/><path d="M{left} {y(result["random"][what]):.1f}H{left + wide - 40}"'
        f' stroke="{MOON}" stroke-width="2"/>'
    )
    curve = result["curve"]
    if curve:
        upper = [f"{x(point['minute']):.1f} {y(spread(point)[1]):.1f}" for point in curve]
        lower = [f"{x(point['minute']):.1f} {y(spread(point)[0]):.1f}" for point in reversed(curve)]
        parts.append(f'<path d="M{"L".join(upper + lower)}Z" fill="{AMBER}" opacity=".22"/>')
        line = "L".join(f"{x(point['minute']):.1f} {y(point[what]):.1f}" for point in curve)
        parts.append(f'<path d="M{line}" fill="none" stroke="{AMBER}" stroke-width="2"/>')
    low, high = spread(result["learned"])
    end = left + wide - 26
    parts.append(
        f'<path d="M{end} {y(low):.1f}V{y(high):.1f}" stroke="{AMBER}" stroke-width="2"/>'
        f'<circle cx="{end}" cy="{y(result["learned"][what]):.1f}" r="4.5" fill="{AMBER}"/>'
    )
    return parts
