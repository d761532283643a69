"""Where things stand on the screen: what matters first, maps that fit, and the room of large windows."""

from __future__ import annotations

import io
import re

import pytest

from duskbox.core.matches.match import Match
from duskbox.core.parts.drawing import Picture
from duskbox.terminal import line_client, log, reference
from duskbox.terminal.full_screen.dialogs import MapScreen
from duskbox.terminal.full_screen.map_view import MapView, enlarged, fitting
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.hot_seat import ALWAYS
from duskbox.terminal.prose import Prose
from tests.terminal.bed import at_table, choices_until, everything, keys_of, sitting, town, words

LANGUAGES = ["en", "pl", "fr"]


def lines_of(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in picture.lines]


def rows(view: MapView) -> list[str]:
    return [view.render_line(row).text for row in range(view.size.height)]


# A Touch of Evil


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heroes", ["2", "8"])
def test_the_map_of_shadowbrook_fits_36_columns_with_every_space_and_every_hero(language: str, heroes: str) -> None:
    match = town(lambda match: match.choice_count > 60, heroes=heroes)
    pieces = match.game.pieces(match.table, 0)
    for plain in (False, True):
        whole = log.worded(match.game.drawing.board(pieces, plain), words(language, match.game))
        assert whole.narrow is not None
        narrow = lines_of(whole.narrow)
        assert {len(line) for line in narrow} == {36}
        sign = "*#^o" if plain else "◆■▲○"
        assert sum(line.count(each) for line in narrow[:-1] for each in sign) >= 19, "a sign for every space"
        for seat in range(int(heroes)):
            assert any(str(seat + 1) in line for line in narrow)


def heroes_at(match: Match, space: str) -> list[dict[str, int]]:
    heroes = match.game.pieces(match.table, 0)["heroes"]
    assert isinstance(heroes, list)
    return [hero for hero in heroes if hero["at"] == space]


def test_heroes_on_one_space_do_not_read_as_one_number() -> None:
    match = town(heroes="8")
    drawn = "\n".join(lines_of(match.game.drawing.board(match.game.pieces(match.table, 0), False)))
    groups = [[int(each) for each in group.split(",")] for group in re.findall(r"\d(?:,\d)+", drawn)]
    together = [hero["seat"] + 1 for hero in heroes_at(match, "town-hall")]
    assert len(together) > 4
    assert any(set(group) < set(together) and group == sorted(group) for group in groups)


@pytest.mark.parametrize("name", ["Magistrate’s Office", "Doctor’s Office", "Abandoned Keep", "Crossroads"])
def test_a_name_that_is_too_long_is_cut_behind_a_word_where_that_leaves_enough(name: str) -> None:
    for width in range(4, 20):
        shown = log.cut(name, width)
        assert len(shown) <= width
        assert shown == name or shown.endswith("…")
    assert log.cut("Doctor’s Office", 10) == "Doctor’s…"
    assert log.cut("Magistrate’s Office", 10) == "Magistrat…"


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_80x24_ones_own_hero_and_hand_the_options_and_the_whole_map_are_seen(language: str) -> None:
    app = PlayApp(at_table(town(mode="cooperative"), language, "never"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        panel = app.query_one("#summary", Prose)
        told = app.session.summary()
        text = " ".join(panel.at_width(panel.size.width).plain.replace("\n", " ").split())
        for sentence in told[:3]:
            assert " ".join(sentence.split()) in text, "one's own Hero, hand, and Items"
        assert text.startswith(" ".join(told[0].split()))
        view = app.query_one(MapView)
        assert view.size.width >= 36 and view.extent[1] <= view.size.height
        assert not set("▴▾◂▸") & set("".join(rows(view))), "the map is whole"
        assert app.menu.size.height >= 5


@pytest.mark.asyncio
async def test_the_map_keeps_its_rows_from_option_to_option() -> None:
    app = PlayApp(at_table(town(mode="cooperative"), "en", "never"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        heights = set()
        for _ in range(4):
            await pilot.press("down")
            await pilot.pause()
            heights.add(app.query_one(MapView).size.height)
        assert len(heights) == 1


# The map alone


@pytest.mark.asyncio
async def test_m_shows_the_map_alone_and_leads_back() -> None:
    app = PlayApp(at_table(town(mode="cooperative"), "en", "never"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, MapScreen)
        shown = "\n".join(rows(app.screen.query_one(MapView)))
        assert "Magistrate’s Office" in shown, "in the whole window the whole map has room"
        await pilot.press("m")
        await pilot.pause()
        assert len(app.screen_stack) == 1


# Large windows


@pytest.mark.asyncio
async def test_a_large_window_shows_the_rest_of_the_table_and_gives_the_log_a_column() -> None:
    app = PlayApp(at_table(town(mode="cooperative"), "en", "never"))
    async with app.run_test(size=(200, 60)) as pilot:
        await pilot.pause()
        await pilot.pause()
        panel, news = app.query_one("#panel").region, app.query_one("#news").region
        assert panel.right <= news.x
        assert news.height == panel.height == 58
        assert "Cards left (Events)" in everything(app)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert "Cards left (Events)" not in everything(app)


def test_a_drawing_is_drawn_twice_as_large_only_where_it_fits() -> None:
    small = Picture(
        [[("┌0─┐", "wall")], [("│", "wall"), ("○", "label"), (" ", "floor"), ("?", "door")], [("└──┘", "wall")]], (1, 1)
    )
    assert lines_of(enlarged(small)) == ["┌─0───┐ ", "│     │ ", "│ ○   ? ", "│     │ ", "└─────┘ ", "        "]
    assert enlarged(small).focus == (2, 2)
    assert fitting(small, 12, 8).lines == enlarged(small).lines
    assert fitting(small, 11, 8) is small
    assert fitting(small, 12, 7) is small


def test_words_and_numbers_stay_as_they_are_when_a_drawing_grows() -> None:
    drawn = enlarged(Picture([[("■", "town"), (" Mill ", "town"), ("12", "track")]], (0, 0)))
    assert lines_of(drawn)[0] == "■  Mill       12  "


# What an option does, before it is chosen


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_the_marked_action_does_stands_beside_the_question(language: str) -> None:
    app = PlayApp(sitting("won-normal", choices_until("won-normal", "ask-action"), language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        said: set[str] = set()
        for _ in app.session.choices():
            hint = app.query_one("#hint", Prose)
            assert not hint.display or "⟦" not in hint.text
            assert app.query_one("#log").size.height >= 3, "what happened last can be read, too"
            said.add(hint.text)
            await pilot.press("down")
            await pilot.pause()
        assert len(said - {""}) >= 2, "each action says something else"


def test_line_by_line_e_and_a_number_tell_what_an_option_does() -> None:
    heard = io.StringIO()
    session = sitting("won-normal", choices_until("won-normal", "ask-action"))
    before = session.match.choice_count
    line_client.play(session, io.StringIO("e 1\ne 99\nq\n"), heard)
    assert session.match.choice_count == before
    most = len(session.choices())
    assert session.say("ui-no-such-number", number="99", most=most) in heard.getvalue()
    assert "FD-" in heard.getvalue()


# Smaller things


def styles(picture: Picture) -> set[str]:
    return {style.removesuffix("-dark") for line in picture.lines for _, style in line}


def test_the_signs_of_a_previewed_room_are_explained_too() -> None:
    """A room that would be laid down may have signs that the map does not have yet."""
    for which in range(1, 12):
        session = sitting("won-normal", choices_until("won-normal", "ask-turn", which))
        picture = session.preview(session.choices()[0].key, plain=False)
        assert picture is not None
        new = styles(picture) - styles(session.picture(plain=False))
        explained = [session.say(f"legend-{style}") for style in new if session.words.has(f"legend-{style}")]
        if explained:
            break
    else:
        raise AssertionError("no room of the game has a new sign")
    without, told = reference.legend(session, False), reference.legend(session, False, picture)
    for meaning in explained:
        assert any(meaning in line for line in told)
        assert not any(meaning in line for line in without)


def test_an_ending_line_by_line_does_not_tell_everything_again() -> None:
    session = sitting("won-normal", len(keys_of("won-normal")) - 1)
    session.hot_seat.hand_over = ALWAYS
    before = session.summary()
    heard = io.StringIO()
    line_client.play(session, io.StringIO(f"{keys_of('won-normal')[-1]}\nq\n"), heard)
    after = heard.getvalue().split(session.ending()[0])[0].rsplit("\n\n", 2)
    again = [sentence for sentence in before if after[-1].count(sentence)]
    assert session.over
    assert not again
