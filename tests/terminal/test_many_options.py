"""Long menus, standing orders, and drawings that do not fit: everything stays within reach, and keys stay the same."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from duskbox.core import registry
from duskbox.core.matches.match import Match
from duskbox.core.parts.drawing import Picture
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import line_client, log
from duskbox.terminal.full_screen.dialogs import Picking
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.menu import LABELS, Menu
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Choice
from tests.core.high_card import GAME as HIGH_CARD
from tests.terminal.bed import at_table, sitting, town, words

SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    registry.register(HIGH_CARD)
    yield
    registry.forget(HIGH_CARD.name)


def moves_far(match: Match) -> bool:
    """A move with a choice of twenty spaces."""
    return match.decision is not None and match.decision.ask == "ask-move" and len(match.options) >= 20


def prompts(menu: Menu) -> list[str]:
    return [" ".join(str(option.prompt).split()) for option in menu.options]


def shown(app: PlayApp) -> list[str]:
    view = app.screen_stack[0].query_one(MapView)
    return [view.render_line(row).text for row in range(view.size.height)]


# Long menus


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_every_option_of_a_long_list_is_reached_by_its_key_and_by_the_arrows(size: tuple[int, int]) -> None:
    match = town(moves_far)
    last = len(match.options) - 1
    app = PlayApp(at_table(match, hand_over="never"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*["down"] * last)
        await pilot.pause()
        menu = app.menu
        assert menu.highlighted == last
        assert menu.scroll_y + menu.size.height > last or size == LARGE, "the list follows the mark"
        assert app.query_one(MapView).size.height >= 8, "and leaves the map its rows"
        key = match.options[last].key
        await pilot.press(LABELS[last])
        await pilot.pause()
        assert match.record.entries[-1].key == key


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(60, 20), SMALL])
async def test_typing_narrows_a_long_list_and_each_option_keeps_its_key(size: tuple[int, int]) -> None:
    match = town(moves_far)
    app = PlayApp(at_table(match, hand_over="never"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "/" in app.query_one("#keys", Prose).text
        whole = prompts(app.menu)
        await pilot.press("slash", *"MANOR")
        await pilot.pause()
        (found,) = prompts(app.menu)
        assert found in whole and "Manor" in found
        assert match.choice_count == app.session.match.choice_count, "what is typed chooses nothing"
        assert size != SMALL or any("Manor" in row for row in shown(app)), "the map shows what is marked"
        await pilot.press("escape")
        await pilot.pause()
        assert prompts(app.menu) == whole
        await pilot.press("slash", *"zzz", "enter")
        await pilot.pause()
        assert prompts(app.menu) == []
        await pilot.press(*["backspace"] * 3, *"road", "down", "enter")
        await pilot.pause()
        roads = [option.key for option in town(moves_far).options if option.key.startswith("move:road")]
        chosen = match.record.entries[-1].key
        assert chosen == roads[1] or "crossroads" in chosen
        assert not app.search.display and app.focused is app.menu, "the next question is answered as usual"


@pytest.mark.asyncio
async def test_where_there_is_room_kinds_of_options_stand_apart() -> None:
    choices = [Choice(f"{verb}:{number}", f"{verb} {number}") for verb in ("go", "buy") for number in range(6)]
    app = PlayApp(at_table(town(), hand_over="never"))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        heights = []
        for apart in (False, True):
            app.menu.offer(choices, apart=apart)
            await pilot.pause()
            heights.append(app.menu.virtual_size.height)
        assert heights == [12, 13], "one line between the two"
        assert [str(option.prompt)[0] for option in app.menu.options] == list(LABELS[:12])


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_the_options_with_a_word_are_told_with_their_numbers(language: str) -> None:
    match = town(moves_far)
    speak = words(language, match.game)
    heard = io.StringIO()
    session = at_table(match, language)
    line_client.play(session, io.StringIO(f"/{speak.say('space-marsh')}\n/zzz\nq\n"), heard)
    number = [option.key for option in match.options].index("move:marsh") + 1
    told = heard.getvalue().splitlines()
    asked, searched = [line for line in told if line.endswith("[move:marsh]")]
    assert asked == searched and searched.startswith(f"  {number}. ")
    assert len([line for line in told if line.endswith("[move:manor]")]) == 1
    assert speak.say("ui-search-nothing", {"typed": "zzz"}) in told


# Standing orders and other options at any time


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_standing_orders_are_a_list_of_their_own_and_taken_at_once(language: str) -> None:
    match = town(seed="dawn")
    session = at_table(match, language, "never")
    app = PlayApp(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        title = session.say("anytime-title")
        folded = session.say("ui-anytime-many", title=title, count=11)
        assert title in folded and prompts(app.menu)[-1] == f"a {folded}", "one line stands for all"
        assert f"a {session.say('ui-key-anytime')}" in app.query_one("#keys", Prose).text, (
            "and a key, wherever the list is"
        )
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, Picking)
        assert app.screen.query(".dialog").first().border_title == title
        before = [extra.key for extra in session.anytime()]
        await pilot.press("down", "enter")
        await pilot.pause()
        assert match.record.entries[-1].key == before[1], "without a second question"
        assert isinstance(app.screen, Picking), "the list stays open for the next"
        picks = app.screen.query_one("#picks", Menu)
        assert picks.highlighted == 1, "at the same place"
        after = [extra.key for extra in session.anytime()]
        assert after[1] != before[1] and picks.options[1].id == after[1], "and shows what would take it back"
        await pilot.press("enter", "escape")
        await pilot.pause()
        assert [extra.key for extra in session.anytime()] == before
        assert not isinstance(app.screen, Picking)
        assert match.decision is not None and session.question() in app.query_one("#question", Prose).text


def test_line_by_line_standing_orders_are_one_line_until_they_are_asked_for() -> None:
    match = town()
    heard = io.StringIO()
    session = at_table(match)
    orders = session.anytime()
    line_client.play(session, io.StringIO("a\na 2\na 99\norder:rest\nq\n"), heard)
    before, after = heard.getvalue().split("Standing orders\n", 1)
    assert "  a: Standing orders (11)" in before and "[order:" not in before
    for number, order in enumerate(orders, start=1):
        assert f"  {number}. {order.text} [{order.key}]" in after
    assert [entry.key for entry in match.record.entries[1:]] == [orders[1].key, "order:rest"]
    assert "are you sure" not in heard.getvalue()
    assert "There is no option “99”. Type a number from 1 to 11." in after


def test_an_aside_that_ends_the_match_is_asked_twice_and_one_that_only_notes_something_is_not() -> None:
    """Decided by trying it on a copy, for any game and its verbs."""
    conceding = at_table(Match.new(HIGH_CARD, seed="dusk"))
    (concede,) = conceding.anytime()
    assert not conceding.is_harmless(concede)
    assert conceding.match.outcome is None, "it was only tried"
    giving_up = sitting("won-normal")
    assert not giving_up.is_harmless(giving_up.anytime()[0])
    in_town = at_table(town())
    assert all(in_town.is_harmless(extra) for extra in in_town.anytime())


def test_a_game_without_options_at_any_time_says_so_line_by_line() -> None:
    from tests.terminal.open_card import GAME

    registry.register(GAME)
    heard = io.StringIO()
    line_client.play(at_table(Match.new(GAME, seed="dusk")), io.StringIO("a\nq\n"), heard)
    registry.forget(GAME.name)
    assert "There are no other actions right now." in heard.getvalue()


# Drawings


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_large_window_shows_the_whole_town_in_the_readers_language(language: str) -> None:
    session = at_table(town(lambda match: match.choice_count > 60), language, "never")
    app = PlayApp(session)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.pause()
        rows = shown(app)
        whole = plain_lines(session.picture(plain=False))
        assert all(any(line.rstrip() in row for row in rows) for line in whole)
        assert any(session.say("space-manor") in row for row in rows)
        assert not any(sign in row for row in rows for sign in "◂▸▴▾")


@pytest.mark.asyncio
async def test_a_small_window_shows_the_town_around_ones_own_hero_and_around_what_an_option_means() -> None:
    match = town(moves_far)
    app = PlayApp(at_table(match, hand_over="never"))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        await pilot.pause()
        narrow = app.session.picture(plain=False).narrow
        assert narrow is not None
        column, row = narrow.focus
        own = plain_lines(narrow)[row][column - 5 : column + 5].strip()
        assert any(own in seen for seen in shown(app))
        assert any(sign in seen for seen in shown(app) for sign in "◂▸▴▾"), "the map goes on"
        for key in ("move:road-1", "move:fields", "move:road-6"):
            number = [option.key for option in match.options].index(key)
            facts = app.session.facts_of(key)
            sign = f"○ {facts['number']}" if "number" in facts else app.session.say(f"space-{facts['id']}")
            await pilot.press("home")
            await pilot.pause()
            assert not any(sign in seen for seen in shown(app)), "the first option is to stay, far from there"
            await pilot.press(*["down"] * number)
            await pilot.pause()
            assert any(sign in seen for seen in shown(app))


@pytest.mark.asyncio
@pytest.mark.parametrize(("wide", "high"), [(76, 26), (70, 18), (40, 12)])
async def test_any_drawing_up_to_76_by_26_is_whole_at_120_by_40(
    wide: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = at_table(town(), hand_over="never")
    lines = [[(f"{row:02}" + "." * (wide - 4) + "##", "road")] for row in range(high)]
    monkeypatch.setattr(session, "picture", lambda **_: Picture(lines, (wide // 2, high // 2)))
    monkeypatch.setattr(session, "preview", lambda *_, **__: None)
    app = PlayApp(session)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.pause()
        await pilot.pause()
        for row in range(high):
            assert any(lines[row][0][0] in seen for seen in shown(app)), f"row {row}"
        assert app.menu.size.height >= 3 and app.query_one("#right").size.width >= 38


def test_a_name_on_a_drawing_keeps_its_width_in_every_language() -> None:
    for language in LANGUAGES:
        session = at_table(town(), language)
        drawn = session.match.game.drawing.board(session.pieces(), False)
        worded = log.worded(drawn, session.words)
        for before, after in zip(drawn.lines, worded.lines, strict=True):
            assert [len(text) for text, _ in before] == [len(text) for text, _ in after]
            assert not any("@" in style for _, style in after)


def plain_lines(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in picture.lines]
