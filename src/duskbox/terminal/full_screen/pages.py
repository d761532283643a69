"""Pages of things to choose from in the whole window: a menu, and what the marked entry means."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from duskbox.terminal.full_screen import colours
from duskbox.terminal.full_screen.menu import Menu
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Choice

if TYPE_CHECKING:
    from textual.widgets import OptionList

    from duskbox.terminal.pages import Page, Pages


class PagesApp(App[bool]):
    """Ends with True once the last choice is made, with False when the person leaves."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; align: center middle; }
    #title { height: 1; background: $panel; color: $accent; padding: 0 1; text-style: bold; }
    #pages { width: 100%; max-width: 96; height: 1fr; padding: 1 2; }
    #heading { height: auto; color: $primary; text-style: bold; margin-bottom: 1; }
    #menu { height: auto; max-height: 1fr; background: $background; }
    #about { height: auto; border-top: solid $rule; margin-top: 1; padding-top: 0; color: $foreground; }
    #keys { height: 1; background: $panel; padding: 0 1; }
    Menu {
        background-tint: transparent;
        scrollbar-size-vertical: 1; scrollbar-color: $rule; scrollbar-background: $background;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False),
        ("q", "leave"),
        ("escape,backspace,b", "previous"),
    ]

    def __init__(self, pages: Pages, theme: str | None = None) -> None:
        self.palette: Final = colours.palette(theme)
        super().__init__(ansi_color=self.palette.lit.ansi or None)
        self.pages = pages
        self._page: Page | None = None
        self.register_theme(self.palette.lit)
        self.theme = self.palette.lit.name

    def compose(self) -> ComposeResult:
        """Title, heading, menu, what the marked entry means, keys."""
        yield Prose("Duskbox", id="title")
        with Horizontal(), Vertical(id="pages"):
            yield Prose(id="heading")
            yield Menu(id="menu")
            yield Prose(id="about")
        yield Prose(id="keys")

    def on_mount(self) -> None:
        """Show the first page."""
        self.query_one(Menu).focus()
        self._show()

    def _show(self) -> None:
        page = self._page = self.pages.page()
        menu = self.query_one(Menu)
        self.query_one("#heading", Prose).update(Content(page.title))
        menu.offer([Choice(entry.key, entry.text) for entry in page.entries])
        menu.highlighted = min(page.at, len(page.entries) - 1)
        self._tell_about(menu.highlighted)
        say = self.pages.words.say
        keys = [("↑ ↓", ""), ("⏎", say("ui-start-choose")), ("Esc", say("ui-start-back")), ("q", say("ui-key-quit"))]
        parts = [Content.assemble((key, "bold $accent"), f" {text}  ") for key, text in keys]
        self.query_one("#keys", Prose).update(Content("").join(parts))

    def _tell_about(self, number: int | None) -> None:
        entries = self._page.entries if self._page else []
        about = entries[number].about if number is not None and number < len(entries) else ""
        self.query_one("#about", Prose).update(Content(about))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another entry is marked."""
        event.stop()
        self._tell_about(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An entry was chosen."""
        event.stop()
        if event.option_id is not None and self.pages.choose(event.option_id):
            self.exit(True)
        else:
            self._show()

    def action_previous(self) -> None:
        """The page before."""
        if self.pages.back():
            self._show()
        else:
            self.exit(False)

    def action_leave(self) -> None:
        """Choose nothing."""
        self.exit(False)
