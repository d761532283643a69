"""What the styles of a drawing look like: warm by the light of a match, cold and dim in the dark.

A game names the styles of its drawing; here they get colours. A style that ends in `-dark` belongs to a drawing of the
dark and sets the mood of the whole screen. Colours never carry meaning alone, since every sign of a drawing differs by
its shape.

There are four sets of colours: `dusk`, `light` for a bright room, `contrast`, and `plain`, which leaves the terminal
its own two colours. In every set and at any distance from the light a sign has a contrast of at least 3:1 against
its ground and a text of 4.5:1.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, Final

from rich.style import Style
from textual.color import Color
from textual.theme import Theme

from duskbox.core.errors import BadSetting

if TYPE_CHECKING:
    from duskbox.core.parts.drawing import Picture

#: Names the set of colours where the command line does not.
THEME_VARIABLE: Final = "DUSKBOX_THEME"
#: Where this is set to anything, programs print no colours: see no-color.org.
NO_COLOUR_VARIABLE: Final = "NO_COLOR"


@dataclass(frozen=True)
class Palette:
    """The colours of the screen by match light and in the dark, and how much contrast there is at least for signs and
    for text.
    """

    name: str
    lit: Theme
    unlit: Theme
    signs: float = 3.0
    text: float = 4.5

    def theme(self, dark: bool) -> Theme:
        """The colours of the screen around a drawing."""
        return self.unlit if dark else self.lit


def _theme(
    name: str,
    ground: str,
    raised: str,
    bar: str,
    text: str,
    quiet: str,
    rule: str,
    primary: str,
    accent: str,
    bright: bool = False,
) -> Theme:
    return Theme(
        name=f"duskbox-{name}",
        primary=primary,
        secondary=quiet,
        accent=accent,
        warning=accent,
        error=primary,
        success=accent,
        foreground=text,
        background=ground,
        surface=raised,
        panel=bar,
        dark=not bright,
        variables={
            "block-cursor-background": primary,
            "block-cursor-foreground": ground,
            "block-cursor-text-style": "bold",
            "input-cursor-background": text,
            "input-cursor-foreground": ground,
            "input-selection-background": primary,
            "input-selection-foreground": ground,
            "quiet": quiet,
            "rule": rule,
        },
    )


def _without_colours(name: str) -> Theme:
    own = "ansi_default"
    theme = _theme(name, own, own, own, own, own, own, own, own)
    theme.ansi = True
    # Style sheets of Textual name the first two where colours are left to the terminal.
    theme.variables.update({"ansi-background": "ansi_black", "ansi-foreground": "ansi_white"})
    # A list would not show its mark in reverse.
    theme.variables.update({"block-cursor-text-style": "bold underline", "input-cursor-text-style": "reverse"})
    return theme


PALETTES: Final = {
    palette.name: palette
    for palette in (
        Palette(
            "dusk",
            _theme("lit", "#181008", "#20160c", "#2b1e10", "#f4e6cb", "#b89d74", "#8a6c40", "#ffb454", "#ffd58a"),
            _theme("unlit", "#04060a", "#080b12", "#0d121c", "#b6c1d4", "#8391ab", "#4f638a", "#8fa6cf", "#b9c9e8"),
        ),
        Palette(
            "light",
            _theme("day", "#fbf4e6", "#fffaf0", "#f0e4cd", "#2b1d0b", "#6d5632", "#94794c", "#8a4300", "#6b3a00", True),
            _theme(
                "shade", "#e4e8f0", "#eef1f7", "#d5dbe7", "#141a26", "#46536d", "#667591", "#24437d", "#1b3566", True
            ),
        ),
        Palette(
            "contrast",
            _theme("black", "#000000", "#000000", "#000000", "#ffffff", "#ffffff", "#ffffff", "#ffd800", "#ffe95c"),
            _theme("night", "#000000", "#000000", "#000000", "#ffffff", "#ffffff", "#ffffff", "#7fd4ff", "#a9e2ff"),
            7.0,
            7.0,
        ),
        Palette("plain", _without_colours("plain"), _without_colours("plain-dark")),
    )
}

#: By style: the colour by match light, the colour in the dark, and whether it is bold.
_COLOURS: Final[dict[str, tuple[str, str, bool]]] = {
    "wall": ("#c79a5e", "#5a6b8a", False),
    "floor": ("#b8935a", "#3f5f7a", False),
    "pawn": ("#fff6df", "#f2f6ff", True),
    "label": ("#b08b58", "#66779a", False),
    "hole": ("#7cc4f4", "#5a8fb8", True),
    "obstruction": ("#b58a6a", "#6c655f", False),
    "lock": ("#ff9a6b", "#a4705c", True),
    "item": ("#66dcae", "#58a086", True),
    "secret": ("#e3a4dd", "#9d7aa6", True),
    "hazard": ("#ff8d5c", "#b0705a", True),
    "leak": ("#7cc4f4", "#5a8fb8", True),
    "passage": ("#b8935a", "#3f5f7a", False),
    "door": ("#ffe08a", "#a9b6cf", True),
    "exit": ("#ffffff", "#ffffff", True),
    "dead-door": ("#8f7a5c", "#56637a", False),
    "target-wall": ("#ffd58a", "#dbe6ff", True),
    # A town and what walks in it
    "way": ("#6d5636", "#2f3d57", False),
    "corner": ("#e3a4dd", "#b493c9", True),
    "town": ("#ffd58a", "#c3cfe6", False),
    "dangerous": ("#ff8d5c", "#cf8872", False),
    "road": ("#8a7048", "#4a5a78", False),
    "hero": ("#7cc4f4", "#86b4e0", True),
    "turn": ("#ffb454", "#e8d08a", True),
    "down": ("#a98f68", "#76839b", False),
    "elder": ("#66dcae", "#7fc2aa", True),
    "minion": ("#ff5c4a", "#f0705e", True),
    "round-counter": ("#ff8d5c", "#d98a6a", True),
    "clues": ("#ffe08a", "#d9c58a", True),
    "militia": ("#8fd0c0", "#7fb0a6", True),
    "track": ("#b08b58", "#66779a", False),
    "track-red": ("#d9583f", "#c2564a", False),
    "marker": ("#fff6df", "#f2f6ff", True),
    "darkness": ("#d9583f", "#c2564a", True),
    "price": ("#8f7a5c", "#56637a", False),
    "price-now": ("#ffe08a", "#d9c58a", True),
    "more-wounds": ("#ff8d5c", "#cf8872", False),
    "more-combat": ("#ff8d5c", "#cf8872", False),
}
_PLAIN: Final = ("#f4e6cb", "#b6c1d4", False)
#: Styles whose signs are shapes; all others may hold letters or digits, which need more contrast.
_SHAPES: Final = ("wall", "floor", "passage", "way", "dead-door", "target-wall")
#: Shown in reverse, so that it stands out without colours too.
_REVERSED: Final = ("target",)

#: A match lights the squares around it fully, and the rest of the drawing down to this share.
_FULL: Final = 4.0
_FADE: Final = 0.035
_LEAST: Final = 0.55
#: A sign is about twice as high as it is wide.
_ASPECT: Final = 2.1


def is_dark(picture: Picture) -> bool:
    """Whether a drawing shows the dark."""
    return any(style.endswith("-dark") for line in picture.lines for _, style in line)


def palette(name: str | None = None) -> Palette:
    """The set of colours that is asked for: by name, or by the environment."""
    colours = "plain" if os.environ.get(NO_COLOUR_VARIABLE) else "dusk"
    wanted = name or os.environ.get(THEME_VARIABLE) or colours
    if wanted not in PALETTES:
        raise BadSetting("error-bad-value", name="theme", value=wanted[:60], allowed=", ".join(PALETTES))
    return PALETTES[wanted]


def brightness(across: int, down: int, dark: bool) -> float:
    """How much of its colour a sign keeps, so far from the pawn."""
    if dark:
        return 1.0
    distance = hypot(across / _ASPECT, down)
    steps = max(0.0, distance - _FULL) * _FADE
    return round(max(_LEAST, 1.0 - steps), 1)


@lru_cache(maxsize=4096)
def style_of(style: str, share: float, dark: bool, name: str = "dusk") -> Style:
    """The colours of a style at a brightness."""
    palette, kind = PALETTES[name], style.removesuffix("-dark")
    lit, unlit, bold = _COLOURS.get(kind, _PLAIN)
    reverse = style in _REVERSED or None
    theme = palette.theme(dark)
    if theme.ansi:
        return Style(bold=bold, reverse=reverse)
    background = Color.parse(str(theme.background))
    if kind == "void":
        return Style(color=background.rich_color, bgcolor=background.rich_color)
    colour = background.blend(Color.parse(unlit if dark else lit), share)
    colour = legible(colour, background, palette.signs if kind in _SHAPES else palette.text)
    return Style(color=colour.rich_color, bgcolor=background.rich_color, bold=bold, reverse=reverse)


def legible(colour: Color, background: Color, least: float) -> Color:
    """The colour, moved away from its background until it has so much contrast."""
    far = Color(255, 255, 255) if _luminance(background) < 0.2 else Color(0, 0, 0)
    for step in range(101):
        moved = colour.blend(far, step / 100)
        if contrast(moved, background) >= least:
            return moved
    return far


def contrast(one: Color, other: Color) -> float:
    """The contrast between two colours, from 1 to 21, as WCAG 2 counts it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Color) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
