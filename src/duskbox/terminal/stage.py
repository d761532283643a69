"""What the two full-screen programs share: the title, the map, the log, the panel and the line of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from duskbox.terminal import looks
from duskbox.terminal.mapview import MapView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.widget import Widget

    from duskbox.core.game import Picture
    from duskbox.core.words import Words
    from duskbox.terminal.story import Line

#: The width of the panel's text in the smallest window.
PANEL: Final = 38
#: So many lines of the log are kept on the screen; the record keeps all.
_LOG_LINES: Final = 200


class Stage(App[None]):
    """Map and log on the left, what one has and what is asked on the right."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    #title { height: 1; background: $panel; color: $accent; padding: 0 1; }
    #title-left { width: 1fr; text-style: bold; }
    #title-right { width: auto; color: $quiet; }
    #desk { height: 1fr; }
    #left { width: 1fr; }
    #right { width: 41; border-left: solid $rule; padding: 0 1; }
    #map { height: 1fr; }
    #log { height: 8; border-top: solid $rule; padding: 0 1; scrollbar-size-vertical: 1; }
    #panel { height: 1fr; min-height: 9; scrollbar-size-vertical: 1; }
    #question { height: auto; border-top: solid $rule; color: $primary; text-style: bold; }
    Menu { scrollbar-size-vertical: 1; background-tint: transparent; }
    #menu { height: auto; max-height: 11; background: $background; }
    #keys { height: 1; background: $panel; color: $foreground; padding: 0 1; link-color: $foreground; link-style: none; link-background-hover: $rule; link-color-hover: $foreground; link-style-hover: none; }
    .-wide #right { width: 50; }
    .-tall #log { height: 14; }
    .-tall #menu { max-height: 20; }
    .dialog { border: round $primary; background: $surface; padding: 0 1; width: 72; max-width: 94%; height: auto; max-height: 90%; }
    .dialog Menu { height: auto; max-height: 14; background: $surface; margin-top: 1; }
    .reading VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    .naming Input { margin: 1 0; background: $surface; }
    ModalScreen { align: center middle; }
    """
    # Textual declares these as what mypy reads as instance variables, so they cannot be marked as the class variables they are.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False),
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
        self.register_theme(looks.LIT)
        self.register_theme(looks.UNLIT)
        self.theme = looks.LIT.name

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        with Horizontal(id="title"):
            yield Static(id="title-left")
            yield Static(id="title-right")
        with Horizontal(id="desk"):
            with Vertical(id="left"):
                yield MapView(id="map")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
            with Vertical(id="right"):
                with VerticalScroll(id="panel", can_focus=False):
                    yield Static(id="summary")
                yield Static(id="question")
                yield from self.below_question()
        yield Static(id="keys")

    def below_question(self) -> Iterator[Widget]:
        """What stands under the question."""
        yield from ()

    # Filling the parts

    def put(self, part: str, content: Content | str) -> None:
        """Put a text in one of the parts."""
        self.screen_stack[0].query_one(f"#{part}", Static).update(
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

    def show_panel(self, paragraphs: list[str]) -> None:
        """Show what the seat needs to know."""
        lines: list[Content] = []
        for number, paragraph in enumerate(paragraphs):
            name, colon, rest = paragraph.partition(": ")
            if number == 0:
                lines.append(Content.styled(paragraph, "bold $accent"))
            elif colon:
                lines.append(Content.assemble((name + colon, "$quiet"), rest))
            else:
                lines.append(Content(paragraph))
        self.put("summary", Content("\n").join(lines))

    def show_log(self, pages: list[list[Line]]) -> None:
        """Show the log with its newest line; what happened last is brighter than what happened before."""
        lines = [(line, page is pages[-1]) for page in pages for line in page][-_LOG_LINES:]
        parts: list[Content] = []
        for line, fresh in lines:
            style = "" if fresh else "$quiet"
            rule = (f" {line.rule}", "$quiet dim") if line.rule else ""
            parts.append(Content.assemble((line.text, style if line.rule else "italic"), rule))
        self.put("log-text", Content("\n").join(parts))
        self.screen_stack[0].query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """The line of keys: key, what it does, and the action that a click carries out."""
        parts: list[Content | str | tuple[str, str]] = []
        for key, text, action in keys:
            if parts:
                parts.append("  ")
            parts.append(
                Content.assemble((key, "bold $accent"), " ", text).stylize(f"@click=app.{action}" if action else "")
            )
        self.put("keys", Content.assemble(*parts))

    # What the keys of both programs do

    def action_pan(self, across: int, down: int) -> None:
        """Move the window on the map."""
        self.screen_stack[0].query_one(MapView).pan(across, down)

    def action_scroll_log(self, lines: int) -> None:
        """Move the log."""
        self.screen_stack[0].query_one("#log", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Leave the program."""
        self.exit()
