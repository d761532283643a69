"""The dialogs that stand before the map: something to read, something to pick, a name to type."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList

from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.menu import Menu, Search
from duskbox.terminal.prose import Prose

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType
    from textual.events import Key

    from duskbox.core.parts.drawing import Picture
    from duskbox.terminal.session import Choice


class Reading(ModalScreen[None]):
    """A text to read; the arrows scroll it, and any key that usually closes something closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,q", "dismiss"),
        ("down,j", "scroll(1)"),
        ("up,k", "scroll(-1)"),
        ("pagedown", "scroll(10)"),
        ("pageup", "scroll(-10)"),
        ("home", "scroll(-10000)"),
        ("end", "scroll(10000)"),
    ]

    def __init__(self, title: str, body: Content, hint: str, at_end: bool = False) -> None:
        """`at_end` shows the end of the text first."""
        super().__init__()
        self._title = title
        self._body = body
        self._hint = hint
        self._at_end = at_end

    def on_mount(self) -> None:
        """Show the beginning or the end."""
        if self._at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def compose(self) -> ComposeResult:
        """A frame with the text in it."""
        with Vertical(classes="dialog reading") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._hint)
            with VerticalScroll(can_focus=False):
                yield Prose(self._body, id="body")

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Picking(ModalScreen[str | None]):
    """A question with a menu; the answer is the key that was picked, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)")]

    def __init__(
        self,
        title: str,
        body: Content,
        choices: list[Choice],
        hint: str,
        keys: dict[str, str] | None = None,
        at: int = 0,
        search: str = "",
    ) -> None:
        """`keys` are further answers by the keys that give them; `at` is the choice that is highlighted first.

        With the hint `search` a line above the menu narrows it to what is typed.
        """
        super().__init__()
        self._search = search
        self._at = at
        self._keys = keys or {}
        self._title = title
        self._body = body
        self._choices = choices
        self._hint = hint

    def compose(self) -> ComposeResult:
        """A frame with the text and the menu."""
        with Vertical(classes="dialog picking") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._hint)
            with VerticalScroll(can_focus=False):
                yield Prose(self._body, id="body")
            menu = Menu(id="picks")
            if self._search:
                yield Search(menu, id="pick-search")
            yield menu

    def on_mount(self) -> None:
        """Offer what can be picked."""
        menu = self.query_one(Menu)
        menu.offer(self._choices)
        menu.highlighted = min(self._at, len(self._choices) - 1)
        menu.focus()
        for search in self.query(Search):
            search.open(self._search)

    def on_search_left(self) -> None:
        """Escape in the search leaves the question."""
        self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Something was picked."""
        event.stop()
        self.dismiss(event.option_id)

    def on_key(self, event: Key) -> None:
        """A key with an answer of its own."""
        if event.key in self._keys:
            event.stop()
            self.dismiss(self._keys[event.key])


class MapScreen(ModalScreen[None]):
    """The map in the whole window; the arrows move it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,q,m", "dismiss"),
        ("left", "app.pan(-6, 0)"),
        ("right", "app.pan(6, 0)"),
        ("up", "app.pan(0, -3)"),
        ("down", "app.pan(0, 3)"),
    ]

    def __init__(self, picture: Picture, dark: bool, palette: str, hint: str) -> None:
        super().__init__()
        self._picture = picture
        self._dark = dark
        self._palette = palette
        self._hint = hint

    def compose(self) -> ComposeResult:
        """The map, and how to leave it."""
        with Vertical(classes="whole-map"):
            yield MapView(id="whole-map")
            yield Prose(self._hint, id="map-hint")

    def on_mount(self) -> None:
        """Draw it."""
        self.query_one(MapView).show(self._picture, self._dark, self._palette)


class HandOver(ModalScreen[None]):
    """All that is shown while the screen changes hands; Enter alone goes on, so that no one looks by accident."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss"), ("q", "app.leave")]

    def __init__(self, title: str, text: str, hint: str) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._hint = hint

    def compose(self) -> ComposeResult:
        """A frame with the sentence in it."""
        with Vertical(classes="dialog handing-over") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._hint)
            yield Prose(self._text, id="body")


class TooSmall(ModalScreen[None]):
    """All that is shown in a window in which nothing can be read."""

    BINDINGS: ClassVar[list[BindingType]] = [("q", "app.leave")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """The sentence alone."""
        yield Prose(self._text, id="too-small")

    def tell(self, text: str) -> None:
        """Say it anew: the window has another size."""
        self._text = text
        # A window can change again before the sentence stands in it.
        for prose in self.query("#too-small").results(Prose):
            prose.update(Content(text))


class Naming(ModalScreen[str | None]):
    """A name to type, with one suggested."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)")]

    def __init__(self, title: str, suggested: str, hint: str) -> None:
        super().__init__()
        self._title = title
        self._suggested = suggested
        self._hint = hint

    def compose(self) -> ComposeResult:
        """A frame with a line to type in."""
        with Vertical(classes="dialog naming") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._hint)
            yield Input(self._suggested, id="name", compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name is typed."""
        event.stop()
        self.dismiss(event.value)
