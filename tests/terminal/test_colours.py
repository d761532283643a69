"""The colours of the screen: enough contrast everywhere, in every set of colours, and none where none are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from rich.segment import Segment
from textual.app import App

from duskbox.core.errors import BadSetting
from duskbox.terminal.full_screen import colours
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.session import Session
from tests.terminal.bed import at_table, keys_of, sitting, town

SIZE = (100, 32)
#: What is shown before the map: nothing, or what a key shows.
KEYS = ("", "question_mark", "c", "l", "s")


def visible(app: App[None]) -> Iterator[Segment]:
    """Every piece of text that can be seen, with its style; what lies behind a dialog is dimmed on purpose and left
    out.
    """
    region = app.screen.query_one(".dialog").region if len(app.screen_stack) > 1 else app.screen.region
    strips = app.screen._compositor.render_strips()
    for strip in strips[region.y : region.bottom]:
        for segment in strip.crop(region.x, region.right):
            if segment.text.strip():
                yield segment


def _light(channels: Sequence[int]) -> float:
    parts = [part / 255 for part in channels]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(segment: Segment) -> float:
    """By the formula of WCAG 2, from the colours as they are sent to the terminal."""
    style = segment.style
    assert style is not None and style.color is not None and style.bgcolor is not None, segment
    assert not style.dim, segment
    one, other = sorted(_light(colour.get_truecolor()) for colour in (style.color, style.bgcolor))
    return (other + 0.05) / (one + 0.05)


def sessions() -> Iterator[Session]:
    """Match light, the dark, a question with a long list, the end, and a town by day and by night."""
    yield sitting("won-normal")
    moods: dict[object, Session] = {}
    for choices in range(0, len(keys_of("won-normal")), 5):
        session = sitting("won-normal", choices)
        moods.setdefault(session.pieces()["light"], session)
    yield from moods.values()
    yield sitting("won-normal", len(keys_of("won-normal")))
    yield at_table(town(), hand_over="never")
    yield at_table(town(lambda match: match.choice_count > 60), hand_over="never")


@pytest.mark.asyncio
@pytest.mark.parametrize("theme", ["dusk", "light", "contrast"])
async def test_signs_have_a_contrast_of_3_and_text_of_4_5_everywhere(theme: str) -> None:
    seen = 0
    for session in sessions():
        session.theme = theme
        app = PlayApp(session)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            for key in KEYS:
                if key:
                    await pilot.press(key)
                    await pilot.pause()
                for segment in visible(app):
                    seen += 1
                    least = 4.5 if any(sign.isalnum() for sign in segment.text) else 3.0
                    assert contrast(segment) >= least - 0.01, (theme, key, segment)
                if len(app.screen_stack) > 1:
                    await pilot.press("escape")
                    await pilot.pause()
    assert seen > 1000


@pytest.mark.asyncio
async def test_where_no_colours_are_wanted_the_terminal_keeps_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = PlayApp(sitting("won-normal"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down")
        await pilot.pause()
        colours = {
            colour.name
            for segment in visible(app)
            if segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None
        }
        marked = [segment.text for segment in visible(app) if segment.style is not None and segment.style.underline]
    assert colours <= {"default"}
    assert any(app.session.choices()[1].text in text for text in marked), "the mark is seen without colours, too"


def test_the_colours_are_named_by_the_person_the_environment_or_else_those_of_the_dusk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert colours.palette().name == "dusk"
    monkeypatch.setenv("NO_COLOR", "1")
    assert colours.palette().name == "plain"
    monkeypatch.setenv("DUSKBOX_THEME", "light")
    assert colours.palette().name == "light"
    assert colours.palette("contrast").name == "contrast"
    with pytest.raises(BadSetting):
        colours.palette("mauve")
