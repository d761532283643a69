"""What the two full-screen programs share: the title, the map, the log, the panel and the line of keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content

from duskbox.terminal import looks
from duskbox.terminal.dialogs import TooSmall
from duskbox.terminal.mapview import MapView
from duskbox.terminal.menu import Menu
from duskbox.terminal.prose import Prose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.widget import Widget

    from duskbox.core.game import Picture
    from duskbox.core.words import Words
    from duskbox.terminal.story import Line

#: The width of the panel's text in the smallest window.
PANEL: Final = 38
#: The columns and rows below which the window shows only that it is too small.
LEAST_SIZE: Final = (60, 20)
#: The rows that the map, the log and the menu always have.
_LEAST_MAP: Final = 3
_LEAST_LOG: Final = 4
_LEAST_MENU: Final = 3
#: From this width and height on, the whole drawing is shown if question and menu still have so many rows and the panel its columns.
WIDE, TALL = 110, 34
_ENOUGH_TO_ASK: Final = 12
_ENOUGH_PANEL, _PANEL_AT_MOST = 41, 50
#: Where several play, the log tells what the others did: a summary that is long leaves it this share of their column.
_LOG_SHARE: Final = 0.4
#: So many choices of the log are kept on the screen; the record keeps all.
LOG: Final = 60
#: A line of the panel in pieces: the name before a colon, which is toned down, and what follows it.
_LABELS: Final = re.compile(r"([^.:]*:(?= )|)([^.:]*[.:]*|.)", re.DOTALL)


def _width(keys: list[tuple[str, str, str]]) -> int:
    """How wide a line of keys is."""
    return sum(len(key) + len(text) + bool(key and text) + 2 for key, text, _ in keys) - 2


class Stage(App[None]):
    """The map and what is asked on the left, what one has and what happened on the right."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    ModalScreen { background: $background 70%; align: center middle; }
    #title { height: 1; background: $panel; color: $accent; padding: 0 1; }
    #title-left { width: 1fr; text-style: bold; }
    #title-right { width: auto; color: $quiet; }
    #desk { height: 1fr; }
    #left { width: 1fr; }
    TooSmall { background: $background; padding: 0 1; }
    #too-small { width: 1fr; }
    #right { width: 41; border-left: solid $rule; }
    #map { height: 1fr; }
    #ask { height: auto; min-height: 11; border-top: solid $rule; padding: 0 1; }
    #hint { height: auto; border-top: solid $rule; padding: 0 1; display: none; }
    #question { height: auto; color: $primary; text-style: bold; }
    #search { background: $background; color: $accent; }
    #menu { height: auto; background: $background; }
    #panel { height: auto; padding: 0 1; }
    #log { height: 1fr; border-top: solid $rule; padding: 0 1; }
    #keys { height: 1; background: $panel; padding: 0 1; }
    #keys {
        link-color: $foreground; link-style: none;
        link-color-hover: $foreground; link-style-hover: none; link-background-hover: $rule;
    }
    Menu { background-tint: transparent; }
    Menu, VerticalScroll, .library OptionList {
        scrollbar-size-vertical: 1; scrollbar-color: $rule; scrollbar-background: $background;
        scrollbar-color-hover: $quiet; scrollbar-background-hover: $background;
        scrollbar-color-active: $primary; scrollbar-background-active: $background;
    }
    .-wide #right { width: 50; }
    .-small #right { width: 50%; }
    .-flat #ask { min-height: 8; }
    .-tall #ask { min-height: 14; }
    .dialog {
        width: 72; max-width: 94%; height: auto; max-height: 90%; padding: 0 1;
        background: $surface; border: round $primary; border-title-style: bold; border-title-color: $accent;
        border-subtitle-color: $quiet;
    }
    .dialog Menu { height: auto; max-height: 14; background: $surface; margin-top: 1; }
    .picking VerticalScroll { height: auto; max-height: 50vh; }
    .reading VerticalScroll { height: auto; max-height: 100%; }
    .naming Input { margin: 1 0; background: $surface; }
    .handing-over { width: 56; padding: 1 2; }
    .library { width: 94%; height: 90%; }
    .library Input { margin-bottom: 1; background: $surface; }
    .library OptionList { width: 2fr; height: 100%; background: $surface; }
    .library VerticalScroll { width: 3fr; height: 100%; padding-left: 1; }
    """
    # Textual declares these as what mypy reads as instance variables, so they cannot be marked as the class variables they are.
    HORIZONTAL_BREAKPOINTS = [(0, "-small"), (80, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (24, "-low"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False),
        Binding("shift+left", "pan(-6, 0)", priority=True, show=False),
        Binding("shift+right", "pan(6, 0)", priority=True, show=False),
        Binding("shift+up", "pan(0, -3)", priority=True, show=False),
        Binding("shift+down", "pan(0, 3)", priority=True, show=False),
        Binding("ctrl+up", "scroll_log(-3)", priority=True, show=False),
        Binding("ctrl+down", "scroll_log(3)", priority=True, show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        #: Whether more than one seat plays.
        self.several = False
        self._keys: list[tuple[str, str, str]] = []
        self.register_theme(looks.LIT)
        self.register_theme(looks.UNLIT)
        self.theme = looks.LIT.name

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        with Horizontal(id="title"):
            yield Prose(id="title-left", most=1)
            yield Prose(id="title-right")
        with Horizontal(id="desk"):
            with Vertical(id="left"):
                yield MapView(id="map")
                yield Prose(id="hint")
                with Vertical(id="ask"):
                    yield Prose(id="question")
                    yield from self.below_question()
            with Vertical(id="right"):
                with VerticalScroll(id="panel", can_focus=False):
                    yield Prose(id="summary")
                with VerticalScroll(id="log", can_focus=False):
                    yield Prose(id="log-text")
        yield Prose(id="keys")

    def below_question(self) -> Iterator[Widget]:
        """What stands under the question."""
        yield from ()

    # Filling the parts

    def put(self, part: str, content: Content | str) -> None:
        """Put a text in one of the parts."""
        self.screen_stack[0].query_one(f"#{part}", Prose).update(
            content if isinstance(content, Content) else Content(content)
        )

    def show_map(self, picture: Picture, pointing: Picture | None = None) -> None:
        """Show the drawing, or the one that points at something; the mood of the screen follows the drawing."""
        dark = looks.is_dark(picture)
        theme = looks.theme_for(dark).name
        if self.theme != theme:
            self.theme = theme
        shown = pointing or picture
        self.screen_stack[0].query_one(MapView).show(shown, dark)

    def show_hint(self, content: Content) -> None:
        """Show a text between the map and the question, or take it away if it is empty."""
        hint = self.screen_stack[0].query_one("#hint", Prose)
        hint.update(content)
        hint.display = bool(content.plain)

    def show_panel(self, paragraphs: list[str]) -> None:
        """Show what the seat needs to know."""
        lines = [Content.styled(line, "bold $accent") for line in paragraphs[:1]]
        for line in paragraphs[1:]:
            parts: list[str | tuple[str, str]] = []
            for label, text in _LABELS.findall(line):
                parts += [(label, "$quiet"), text]
            lines.append(Content.assemble(*parts))
        self.put("summary", Content("\n").join(lines))

    def show_log(self, pages: list[list[Line]], fresh: int = 1) -> None:
        """Show the log with its newest line; what happened last, on so many pages, is brighter than what happened before."""
        lines = [(line, number >= len(pages) - fresh) for number, page in enumerate(pages) for line in page]
        parts: list[Content] = []
        for line, fresh in lines:
            style = "" if fresh else "$quiet"
            rule = (f" {line.rule}", "$quiet dim") if line.rule else ""
            parts.append(Content.assemble((line.text, style if line.rule else f"italic {style}"), rule))
        self.put("log-text", Content("\n").join(parts))
        self.screen_stack[0].query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """The line of keys: key, what it does, and the action that a click carries out."""
        self._keys = keys
        # Whoever sees arrows knows what they do: in a narrow window their name gives way first, then the others from the right;
        # the key that leaves, which is the last, keeps its name.
        for number in [0, *range(len(keys) - 2, 0, -1)]:
            if _width(keys) <= self.size.width - 2:
                break
            key, text, action = keys[number]
            keys = [*keys[:number], (key or text, "", action), *keys[number + 1 :]]
        parts: list[Content] = []
        for key, text, action in keys:
            item = Content.assemble((key, "bold $accent"), " " if key and text else "", text)
            parts.append(item.stylize(f"@click=app.{action}") if action else item)
        self.put("keys", Content("  ").join(parts))

    # The size of the window

    def on_resize(self) -> None:
        """Fit everything to the window anew."""
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Share the height between the parts, and say so if there is too little of it."""
        self._mind_the_least()
        wide, high = self.size
        main = self.screen_stack[0]
        drawn_wide, drawn_high = main.query_one(MapView).extent
        tall = high >= TALL
        # Title, keys, the divider and some rows of the map or the log are kept free.
        asking = min(23 if tall else 16, high - 2 - 1 - _LEAST_MAP)
        if not tall and any(menu.is_long for menu in main.query("#menu").results(Menu)):
            # A list that has to be scrolled or searched anyway leaves the map more rows.
            asking = min(asking, _ENOUGH_TO_ASK)
        ask = main.query_one("#ask")
        beside_drawing = high - 2 - drawn_high
        if tall and beside_drawing >= _ENOUGH_TO_ASK:
            asking = min(asking, beside_drawing - 1)
            ask.styles.min_height = min(14, beside_drawing)
        else:
            ask.styles.min_height = None
        right = main.query_one("#right")
        right.styles.width = None if wide < WIDE else max(_ENOUGH_PANEL, min(_PANEL_AT_MOST, wide - drawn_wide))
        for menu in main.query("#menu"):
            question = main.query_one("#question", Prose)
            lines = question.get_content_height(self.size, self.size, question.size.width or PANEL)
            lines += sum(each.display for each in main.query("#search"))
            menu.styles.max_height = max(_LEAST_MENU, asking - lines)
        self._fit_summary(min(22 if tall else 17, high - 2 - 1 - _LEAST_LOG))
        main.query_one("#hint", Prose).keep_to(max(1, high - 2 - max(ask.size.height, 7) - 2 - _LEAST_MAP))
        if self._keys:
            self.show_keys(self._keys)
        # The log may have another height now, and its newest line has to be in it.
        self.call_after_refresh(main.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def _fit_summary(self, most: int) -> None:
        """Show so much of the summary as there is room for."""
        if self.several:
            most = min(most, round((self.size.height - 3) * (1 - _LOG_SHARE)))
        self.screen_stack[0].query_one("#summary", Prose).keep_to(max(1, most))

    def _mind_the_least(self) -> None:
        wide, high = self.size
        too_small = wide < LEAST_SIZE[0] or high < LEAST_SIZE[1]
        text = self.words.say("ui-too-small", {"wide": wide, "high": high})
        if isinstance(self.screen, TooSmall):
            if too_small:
                self.screen.tell(text)
            else:
                self.pop_screen()
        elif too_small:
            self.push_screen(TooSmall(text))

    # What the keys of both programs do

    def action_pan(self, across: int, down: int) -> None:
        """Move the window on the map."""
        self.screen_stack[0].query_one(MapView).pan(across, down)

    def action_scroll_log(self, lines: int) -> None:
        """Move the log, or the text of the dialog before it."""
        parts = self.screen.query(".dialog VerticalScroll") or self.screen_stack[0].query("#log")
        for part in parts.results(VerticalScroll):
            part.scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Leave the program."""
        self.exit()
