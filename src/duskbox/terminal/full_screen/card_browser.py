"""The library: every card and sheet of a game, found by typing a part of its name, with its text next to the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from duskbox.terminal.prose import Prose

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType

    from duskbox.terminal.card_text import Catalogue, Page


def shown(pages: list[Page]) -> Content:
    """The text of a card, or of the sheets that share a name."""
    return Content("\n\n").join([_page(page) for page in pages])


def shortly(pages: list[Page]) -> Content:
    """What a card does, for a place with few rows."""
    parts: list[Content] = []
    for page in pages:
        kind = f" · {page.kind}" if page.kind else ""
        parts += [Content.assemble((page.name, "bold $accent"), (kind, "$quiet")), *map(Content, page.text)]
    return Content("\n").join(parts)


def _page(page: Page) -> Content:
    parts = [Content.assemble((page.name, "bold $accent")), Content.styled(page.about, "$quiet")]
    parts += [Content.styled(line, "$quiet") for line in (page.keywords, page.kind) if line]
    parts += [Content(line) for line in page.text]
    if page.flavour:
        parts.append(Content.styled(page.flavour, "italic $quiet"))
    return Content("\n").join(parts)


class CardBrowser(ModalScreen[None]):
    """A line to type in, the names that fit, and the text of the one that is marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter", "dismiss"),
        ("down", "mark(1)"),
        ("up", "mark(-1)"),
        ("pagedown", "scroll(6)"),
        ("pageup", "scroll(-6)"),
    ]

    def __init__(self, catalogue: Catalogue, first: list[str], title: str, hint: str, nothing: str) -> None:
        """`first` are the cards that matter now: they lead the list."""
        super().__init__()
        self._catalogue = catalogue
        self._order = list(dict.fromkeys([*first, *catalogue.everything()]))
        self._title = title
        self._hint = hint
        self._nothing = nothing

    def compose(self) -> ComposeResult:
        """A frame with the line, the list and the text."""
        with Vertical(classes="dialog library") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._hint)
            yield Input(id="typed", compact=True)
            with Horizontal():
                names = OptionList(id="names", markup=False, compact=True)
                names.can_focus = False
                yield names
                with VerticalScroll(can_focus=False):
                    yield Prose(id="body")

    def on_mount(self) -> None:
        """Begin with what matters now."""
        self._list("")
        self.query_one(Input).focus()

    def _list(self, typed: str) -> None:
        fitting = set(self._catalogue.find(typed)) if typed.strip() else set(self._order)
        names = self.query_one(OptionList)
        names.set_options(Option(self._catalogue.name(key), id=key) for key in self._order if key in fitting)
        if names.option_count:
            names.highlighted = 0
        else:
            self.query_one("#body", Prose).update(Content(self._nothing))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Something is typed: only the names that hold it stay."""
        event.stop()
        self._list(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter closes, as it does everywhere where one reads."""
        event.stop()
        self.dismiss()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of the card that is marked."""
        event.stop()
        self.query_one("#body", Prose).update(shown(self._catalogue.pages(event.option_id or "")))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on a name has marked it already."""
        event.stop()

    def action_mark(self, by: int) -> None:
        """Move the mark."""
        names = self.query_one(OptionList)
        if by > 0:
            names.action_cursor_down()
        else:
            names.action_cursor_up()

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
