"""What the styles of a drawing look like: warm by the light of a match, cold and dim in the dark.

A game names the styles of its drawing; here they get colours. A style that ends in `-dark` belongs to a drawing of the dark and sets
the mood of the whole screen. Colours never carry meaning alone, since every sign of a drawing differs by its shape.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, Final

from rich.style import Style
from textual.color import Color
from textual.theme import Theme

if TYPE_CHECKING:
    from duskbox.core.game import Picture

#: The colour of what is not there, by match light and in the dark.
_LIT_GROUND: Final = "#181008"
_UNLIT_GROUND: Final = "#04060a"

LIT: Final = Theme(
    name="duskbox-lit",
    primary="#ffb454",
    secondary="#d08b3e",
    accent="#ffd58a",
    warning="#ff9e4a",
    error="#ff7a5c",
    success="#7fd1a8",
    foreground="#f4e6cb",
    background=_LIT_GROUND,
    surface="#20160c",
    panel="#2b1e10",
    variables={
        "block-cursor-background": "#ffb454",
        "block-cursor-foreground": "#1b1105",
        "block-cursor-text-style": "bold",
        "quiet": "#a98f68",
        "rule": "#5a4527",
    },
)

UNLIT: Final = Theme(
    name="duskbox-unlit",
    primary="#8fa6cf",
    secondary="#5f7398",
    accent="#b9c9e8",
    warning="#c9b283",
    error="#d98a84",
    success="#86b8a6",
    foreground="#b6c1d4",
    background=_UNLIT_GROUND,
    surface="#080b12",
    panel="#0d121c",
    variables={
        "block-cursor-background": "#8fa6cf",
        "block-cursor-foreground": "#04060a",
        "block-cursor-text-style": "bold",
        "quiet": "#76839b",
        "rule": "#263146",
    },
)

#: By style: the colour by match light, the colour in the dark, and whether it is bold.
_COLOURS: Final[dict[str, tuple[str, str, bool]]] = {
    "void": (_LIT_GROUND, _UNLIT_GROUND, False),
    "wall": ("#c79a5e", "#5a6b8a", False),
    "floor": ("#8a7048", "#28334a", False),
    "pawn": ("#fff6df", "#f2f6ff", True),
    "label": ("#b08b58", "#66779a", False),
    "hole": ("#7cc4f4", "#5a8fb8", True),
    "obstruction": ("#b58a6a", "#6c655f", False),
    "lock": ("#ff9a6b", "#a4705c", True),
    "item": ("#66dcae", "#58a086", True),
    "secret": ("#e3a4dd", "#9d7aa6", True),
    "hazard": ("#ff8d5c", "#b0705a", True),
    "leak": ("#7cc4f4", "#5a8fb8", True),
    "passage": ("#8a7048", "#28334a", False),
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


def theme_for(dark: bool) -> Theme:
    """The colours of the screen around a drawing."""
    return UNLIT if dark else LIT


def brightness(across: int, down: int, dark: bool) -> float:
    """How much of its colour a sign keeps, so far from the pawn."""
    if dark:
        return 1.0
    distance = hypot(across / _ASPECT, down)
    steps = max(0.0, distance - _FULL) * _FADE
    return round(max(_LEAST, 1.0 - steps), 1)


@lru_cache(maxsize=1024)
def look(style: str, share: float, dark: bool) -> Style:
    """The colours of a style at a brightness."""
    background = Color.parse(_UNLIT_GROUND if dark else _LIT_GROUND)
    lit, unlit, bold = _COLOURS.get(style.removesuffix("-dark"), _PLAIN)
    colour = background.blend(Color.parse(unlit if dark else lit), share)
    return Style(color=colour.rich_color, bgcolor=background.rich_color, bold=bold, reverse=style in _REVERSED or None)
