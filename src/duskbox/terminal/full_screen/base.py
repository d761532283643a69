"""What the two full-screen programs share: the title, the map, the log, the panel and the line of keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content

from duskbox.core.parts.drawing import Picture
from duskbox.terminal.full_screen import colours
from duskbox.terminal.full_screen.dialogs import MapScreen, TooSmall
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.menu import Menu
from duskbox.terminal.prose import Prose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.widget import Widget

    from duskbox.core.translations import Translations
    from duskbox.terminal.log import Line

#: The width of the panel's text in the smallest window.
PANEL: Final = 38
#: The columns and rows below which the window shows only that it is too small.
LEAST_SIZE: Final = (60, 20)
#: The rows that the map, the log and the menu always have.
_LEAST_MAP: Final = 3
_LEAST_LOG: Final = 4
_LEAST_MENU: Final = 3
#: From this width and height on, the whole drawing is shown if question and menu still have these rows and the panel
#: its columns.
WIDE, TALL = 110, 34
#: From this width on the log has a column of its own, and all that may be looked up is shown too.
HUGE: Final = 160
_HUGE_RIGHT, _LEAST_LEFT = 110, 66
#: Below this height what an option does has only a few rows, which are kept free.
LOW: Final = 24
_LEAST_HINT: Final = 3
#: The rows of the question where the map is the narrow one, which is to be seen whole.
_LEAST_TO_ASK: Final = 9
_ENOUGH_TO_ASK: Final = 12
_ENOUGH_PANEL, _PANEL_AT_MOST = 41, 50
#: Where several play, the log tells what the others did: a summary that is long leaves it this share of their column.
_LOG_SHARE: Final = 0.4
#: How many choices of the log are kept on the screen; the record keeps all.
LOG: Final = 60
#: A line of the panel in pieces: the name before a colon, which is toned down, and what follows it.
_LABELS: Final = re.compile(r"([^.:]*:(?= )|)([^.:]*[.:]*|.)", re.DOTALL)


def _width(keys: list[tuple[str, str, str]]) -> int:
    """How wide a line of keys is."""
    return sum(len(key) + len(text) + bool(key and text) + 2 for key, text, _ in keys) - 2


class BaseApp(App[None]):
    """The map and what is asked on the left, what one has and what happened on the right."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    ModalScreen { background: $background 70%; align: center middle; }
    #title { height: 1; background: $panel; color: $accent; padding: 0 1; }
    #title-left { width: 1fr; text-style: bold; }
    #title-right { width: auto; color: $quiet; }
    #columns { height: 1fr; }
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
    /* Where there is room for all of it, the anchor would pull the text to the bottom edge. */
    #log-text { min-height: 100%; }
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
    #news { height: 1fr; }
    .-wide #right { width: 50; }
    .-huge #right { layout: horizontal; }
    .-huge #panel { width: 50; height: 100%; }
    .-huge #news { width: 1fr; height: 100%; border-left: solid $rule; }
    .-huge #log { border-top: none; }
    .-small #right { width: 50%; }
    .-flat #ask { min-height: 8; }
    .-tall #ask { min-height: 14; }
    .whole-map { width: 100%; height: 100%; background: $background; }
    #whole-map { height: 1fr; }
    #map-hint { height: 1; background: $panel; color: $quiet; padding: 0 1; }
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
    # Textual declares these as what mypy reads as instance variables, so they cannot be marked as the class variables
    # they are.
    HORIZONTAL_BREAKPOINTS = [(0, "-small"), (80, "-narrow"), (110, "-wide"), (HUGE, "-huge")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (LOW, "-low"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False),
        ("m", "map"),
        Binding("shift+left", "pan(-6, 0)", priority=True, show=False),
        Binding("shift+right", "pan(6, 0)", priority=True, show=False),
        Binding("shift+up", "pan(0, -3)", priority=True, show=False),
        Binding("shift+down", "pan(0, 3)", priority=True, show=False),
        Binding("ctrl+up", "scroll_log(-3)", priority=True, show=False),
        Binding("ctrl+down", "scroll_log(3)", priority=True, show=False),
    ]

    def __init__(self, words: Translations, theme: str | None = None) -> None:
        self.palette: Final = colours.palette(theme)
        super().__init__(ansi_color=self.palette.lit.ansi or None)
        self.words = words
        #: Whether more than one seat plays, and whether rule ids follow what they are about.
        self.several = False
        self.show_ids = True
        self._keys: list[tuple[str, str, str]] = []
        #: The drawing that is shown.
        self._drawing = Picture([], (0, 0))
        self.register_theme(self.palette.lit)
        self.register_theme(self.palette.unlit)
        self.theme = self.palette.lit.name

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        with Horizontal(id="title"):
            yield Prose(id="title-left", most=1)
            yield Prose(id="title-right")
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                yield MapView(id="map")
                with Vertical(id="ask"):
                    yield Prose(id="question")
                    yield from self.below_question()
            with Vertical(id="right"):
                with VerticalScroll(id="panel", can_focus=False):
                    yield Prose(id="summary")
                with Vertical(id="news"):
                    with VerticalScroll(id="log", can_focus=False):
                        yield Prose(id="log-text")
                    yield Prose(id="hint")
        yield Prose(id="keys")

    def below_question(self) -> Iterator[Widget]:
        """What is shown under the question."""
        yield from ()

    # Filling the parts

    def put(self, part: str, content: Content | str) -> None:
        """Put a text in one of the parts."""
        self.screen_stack[0].query_one(f"#{part}", Prose).update(
            content if isinstance(content, Content) else Content(content)
        )

    def show_map(self, picture: Picture, pointing: Picture | None = None) -> None:
        """Show the drawing, or the one that points at something; the mood of the screen follows the drawing."""
        dark = colours.is_dark(picture)
        theme = self.palette.theme(dark).name
        if self.theme != theme:
            self.theme = theme
        shown = self._drawing = pointing or picture
        self.screen_stack[0].query_one(MapView).show(shown, dark, self.palette.name)

    def show_hint(self, content: Content) -> None:
        """Show a text below the log, next to the question, or take it away if it is empty."""
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

    def rule_after(self, rule: str) -> str:
        """The id of a rule as it follows a sentence; nothing where ids are not shown."""
        return f" {rule}" if rule and self.show_ids else ""

    def show_log(self, pages: list[list[Line]], fresh: int = 1) -> None:
        """Show the log with its newest line; what happened last, on the last pages, is brighter than what happened
        before.
        """
        lines = [(line, number >= len(pages) - fresh) for number, page in enumerate(pages) for line in page]
        parts: list[Content] = []
        for line, fresh in lines:
            style = "" if fresh else "$quiet"
            rule = (self.rule_after(line.rule), "$quiet") if self.rule_after(line.rule) else ""
            parts.append(Content.assemble((line.text, style if line.rule else f"italic {style}"), rule))
        self.put("log-text", Content("\n").join(parts))
        # From now on the newest line stays in sight, at any size of the window, until the person scrolls.
        self.screen_stack[0].query_one("#log", VerticalScroll).anchor()

    def show_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """The line of keys: key, what it does, and the action that a click carries out."""
        self._keys = keys
        # Arrows need no name: in a narrow window their name gives way first, then the others from
        # the right; the key that leaves, which is the last, keeps its name.
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
            asking = min(asking, _ENOUGH_TO_ASK if self._drawing.narrow is None else _LEAST_TO_ASK)
        ask = main.query_one("#ask")
        beside_drawing = high - 2 - drawn_high
        if tall and beside_drawing >= _ENOUGH_TO_ASK:
            asking = min(asking, beside_drawing - 1)
            ask.styles.min_height = min(14, beside_drawing)
        else:
            narrow = not tall and self._drawing.narrow is not None
            ask.styles.min_height = min(_LEAST_TO_ASK, high // 2 - 2) if narrow else None
        right = main.query_one("#right")
        right.styles.width = self._right_width(wide, drawn_wide)
        for menu in main.query("#menu"):
            question = main.query_one("#question", Prose)
            lines = question.get_content_height(self.size, self.size, question.size.width or PANEL)
            lines += sum(each.display for each in main.query("#search"))
            menu.styles.max_height = max(_LEAST_MENU, asking - lines)
        # So that the log keeps some rows when what an option does stands below it.
        beside = _LEAST_HINT if high < LOW else _LEAST_HINT - 1
        most = high - 2 if wide >= HUGE else min(22 if tall else 17, high - 2 - 1 - _LEAST_LOG - beside)
        self._fit_summary(most)
        beside_hint = 0 if wide >= HUGE else main.query_one("#panel").size.height
        main.query_one("#hint", Prose).keep_to(max(2, high - 2 - beside_hint - 2 - _LEAST_LOG))
        if self._keys:
            self.show_keys(self._keys)

    def _right_width(self, wide: int, drawn: int) -> int | None:
        """The columns of what one has and what happened; None where the style sheet says it."""
        if wide >= HUGE:
            return min(_HUGE_RIGHT, wide - _LEAST_LEFT)
        return None if wide < WIDE else max(_ENOUGH_PANEL, min(_PANEL_AT_MOST, wide - drawn))

    def _fit_summary(self, most: int) -> None:
        """Show so much of the summary as there is room for."""
        if self.several and self.size.width < HUGE:
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
        self.screen_stack[1 if isinstance(self.screen, MapScreen) else 0].query_one(MapView).pan(across, down)

    def action_map(self) -> None:
        """The map alone, in the whole window."""
        if isinstance(self.screen, MapScreen):
            self.pop_screen()
        elif len(self.screen_stack) == 1:
            hint = self.words.say("ui-hint-map")
            self.push_screen(MapScreen(self._drawing, colours.is_dark(self._drawing), self.palette.name, hint))

    def action_scroll_log(self, lines: int) -> None:
        """Move the log, or the text of the dialog before it."""
        parts = self.screen.query(".dialog VerticalScroll") or self.screen_stack[0].query("#log")
        for part in parts.results(VerticalScroll):
            part.scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Leave the program."""
        self.exit()
