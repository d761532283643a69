"""Reading cards and chances from within play: in a dialog, next to the highlighted option, and line by line."""

from __future__ import annotations

import io
import re

import pytest
from textual.widgets import Input, OptionList

from duskbox.core import registry
from duskbox.core.matches.match import Match
from duskbox.core.messages import Message
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import line_client, reference
from duskbox.terminal.card_text import folded, holds
from duskbox.terminal.full_screen.card_browser import CardBrowser
from duskbox.terminal.full_screen.dialogs import Reading
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.odds import percent
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session
from tests.terminal.bed import at_table, before_play, choices_until, keys_of, sitting, town, words
from tests.terminal.open_card import GAME as OPEN_CARD
from tests.test_cli import run

SMALL, LARGE = (80, 24), (120, 40)


def plays_a_card(match: Match) -> bool:
    """A window in which one card can be played or not."""
    return [option.verb for option in match.options] == ["play", "pass"]


def fights(match: Match) -> bool:
    return any(option.verb == "fight-on" for option in match.options)


def lingers(match: Match) -> bool:
    return any(option.verb == "stay" for option in match.options)


def attacked(match: Match) -> float:
    """In how many of a hundred cases a Hero that Lingers is attacked."""
    found = match.odds("stay")
    assert found is not None and found["exact"] is True and isinstance(found["chances"], dict)
    return 100 * float(found["chances"]["attacked"])


def text(app: PlayApp, part: str) -> str:
    return app.screen_stack[0].query_one(f"#{part}", Prose).text


def body(app: PlayApp) -> str:
    return app.screen.query_one("#body", Prose).text


def said(match: Match, typed: str, language: str = "en") -> str:
    """What the line client says to these lines."""
    heard = io.StringIO()
    line_client.play(Session(match, words(language, match.game)), io.StringIO(typed), heard)
    return heard.getvalue()


# Cards


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_an_option_that_plays_a_card_shows_what_the_card_does_beside_the_question(
    language: str, size: tuple[int, int]
) -> None:
    session = at_table(town(plays_a_card), language, "never")
    (key,) = reference.played_cards(session, session.choices()[0].key)
    (page,) = session.catalogue.pages(key)
    app = PlayApp(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        hint = app.query_one("#hint", Prose)
        assert hint.display and hint.text.startswith(page.name)
        for line in page.text:
            assert line in hint.text and "⟦" not in line
        rows = app.query_one(MapView).size.height
        assert hint.region.x > app.query_one("#ask").region.right - 1
        await pilot.press("end", "up")
        await pilot.pause()
        assert session.match.options[app.menu.highlighted or 0].verb == "pass"
        assert page.name not in hint.text, "a pass names no card"
        assert app.query_one(MapView).size.height == rows, "the map keeps its rows from option to option"


@pytest.mark.asyncio
async def test_a_card_of_the_sister_game_is_shown_in_the_same_way() -> None:
    session = sitting("won-normal", choices_until("won-normal", "ask-pay"))
    app = PlayApp(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        (key,) = reference.played_cards(session, session.choices()[0].key)
        assert session.catalogue.pages(key)[0].text[0] in text(app, "hint")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(60, 20), SMALL, LARGE])
async def test_any_card_or_sheet_is_found_by_a_part_of_its_name(size: tuple[int, int]) -> None:
    session = at_table(town(plays_a_card), "pl", "never")
    app = PlayApp(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, CardBrowser)
        (marked,) = reference.cards_of(session, session.choices()[0].key)
        page = session.catalogue.pages(marked)[0]
        assert body(app).startswith(page.name), "what the highlighted option is about comes first"
        assert page.flavour in body(app) and page.about in body(app)
        name = session.say("villain-werewolf")
        await pilot.press(*folded(name))
        await pilot.pause()
        assert app.screen.query_one(Input).value == folded(name), "letters are typed, not obeyed"
        names = app.screen.query_one(OptionList)
        found = [str(option.prompt) for option in names.options]
        assert found == [name]
        for page in session.catalogue.pages("@villain-werewolf"):
            assert all(line in body(app) for line in page.lines), "the sheet and both charts"
        await pilot.press(*["backspace"] * len(name), *"zzz")
        await pilot.pause()
        assert body(app) == session.say("ui-cards-nothing")
        before = session.match.choice_count
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, CardBrowser) and session.match.choice_count == before


def test_what_a_card_is_can_be_read_from_every_option_that_speaks_of_it() -> None:
    session = at_table(town(lambda match: any(option.verb == "look" for option in match.options)))
    look = next(choice for choice in session.choices() if choice.key.startswith("look:"))
    assert reference.cards_of(session, look.key) == [f"@elder-{look.key.partition(':')[2]}"]
    assert reference.played_cards(session, look.key) == [], "but an Elder is not played"


def test_an_ability_is_found_on_the_sheet_it_stands_on() -> None:
    session = at_table(town())
    assert session.catalogue.named_by(["@hero-karl-ability"]) == ["@hero-karl"]
    assert session.catalogue.named_by(["@card-sword+@card-musket", 3, "sword", Message("x")]) == [
        "@card-sword",
        "@card-musket",
    ]
    assert session.catalogue.named_by(["@nothing", "@space-road"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_a_card_is_read_by_its_name_and_by_the_number_of_an_option(language: str) -> None:
    match = town(plays_a_card)
    speak = words(language, match.game)
    catalogue = at_table(match, language).catalogue
    first = match.options[0]
    card = f"@card-{first.args[0]}"
    (page,) = catalogue.pages(card)
    heard = said(match, f"c 1\nc {page.name.upper()}\nc\nc zzz\nc 99\nc 2\nq\n", language)
    whole = "\n".join([page.name, *(f"  {line}" for line in page.lines)])
    assert heard.count(whole) == 2, "by number and by name"
    assert f"{speak.say('ui-plain-cards')}\n  {page.name}\n" in heard, "alone it names what matters now"
    assert speak.say("ui-no-such-card", {"typed": "zzz"}) in heard
    assert speak.say("ui-no-card", {"number": "2"}) in heard, "a pass names none"
    assert speak.say("ui-no-such-number", {"number": "99", "most": 2}) in heard


def test_a_part_of_a_name_that_many_cards_have_lists_them() -> None:
    catalogue = at_table(town()).catalogue
    found = catalogue.find("the")
    heard = said(town(), "c the\nq\n")
    assert f"{len(found)} cards and sheets have this in their names. Type more of one:" in heard
    assert f"  {catalogue.name(found[0])}\n" in heard


def test_names_are_found_without_case_and_accents() -> None:
    assert holds("Łowca Mgieł", "lowca mgiel") and holds("Événement", "evene") and holds("Doctor’s Office", "doctor's")
    assert not holds("Karl", "karol")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_listed_deck_by_deck_with_all_that_is_on_them(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "cards", "a-touch-of-evil", "--lang", language)
    assert code == 0 and "⟦" not in out
    session = at_table(town(), language)
    headings = [line for line in out.splitlines() if line and not line.startswith(" ")]
    assert len(headings) == len(set(headings)) > 10, "each deck is told once"
    lines = {line.strip() for line in out.splitlines()}
    for key in session.catalogue.everything():
        for page in session.catalogue.pages(key):
            # A line of a list within a list is indented on its page, too.
            assert {line.strip() for line in page.lines if line and line != page.about} <= lines, page.name


# Chances


@pytest.mark.asyncio
async def test_the_chances_of_the_highlighted_option_are_told_exactly_where_they_can_be() -> None:
    match = town(lingers)
    app = PlayApp(at_table(match, hand_over="never"))
    place = [option.verb for option in match.options].index("stay")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * place, "o")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert body(app).split("\n")[0] == app.session.choices()[place].text
        assert f"You are attacked: {attacked(match):.1f}%" in body(app) and "±" not in body(app)


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_fight_is_played_out_and_told_with_its_error(language: str) -> None:
    match = town(fights)
    app = PlayApp(at_table(match, language, "never"))
    place = [option.verb for option in match.options].index("fight-on")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * place, "o")
        await pilot.pause()
        lines = body(app).split("\n")
    speak = app.words
    at = lines.index(speak.say("odds-fight"))
    knocked_out = speak.say("odds-ko")
    (exact,) = [line for line in lines[:at] if knocked_out in line]
    (sampled,) = [line for line in lines[at:] if knocked_out in line]
    assert "±" not in exact and "±" in sampled
    assert re.search(r"\d\.\d" if language == "en" else r"\d,\d", exact), "decimals follow the language"
    assert lines[-1].strip() == speak.say("ui-odds-samples", {"samples": 200})
    assert "⟦" not in "".join(lines)


@pytest.mark.asyncio
async def test_an_option_without_luck_says_so() -> None:
    app = PlayApp(at_table(town(lambda match: any(o.verb == "end-turn" for o in match.options)), hand_over="never"))
    place = [option.verb for option in app.session.match.options].index("end-turn")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * place, "o")
        await pilot.pause()
        assert app.session.say("ui-odds-none") in body(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_the_chances_of_a_numbered_option_are_told(language: str) -> None:
    match = town(lingers)
    number = [option.verb for option in match.options].index("stay") + 1
    speak = words(language, match.game)
    share = f"{attacked(match):.1f}" if language == "en" else f"{attacked(match):.1f}".replace(".", ",")
    heard = said(match, f"o {number}\no\no 99\nq\n", language)
    assert speak.say("ui-odds-exact", {"what": "@odds-attacked", "share": share}) in heard
    assert speak.say("ui-no-such-number", {"number": "99", "most": len(match.options)}) in heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chance_of_the_game_has_a_name(language: str) -> None:
    speak = words(language, town().game)
    for name in ("passed", "attacked", "event", "mystery", "defeats", "ko", "wins", "minion-defeated", "fight"):
        assert speak.has(f"odds-{name}"), name


@pytest.mark.asyncio
async def test_a_game_that_tells_no_chances_does_not_offer_the_key() -> None:
    registry.register(OPEN_CARD)
    try:
        quiet = at_table(Match.new(OPEN_CARD, seed="dusk"), hand_over="never")
        for session, offered in (
            (quiet, False),
            (sitting("won-normal"), True),
            (at_table(town(), hand_over="never"), True),
        ):
            app = PlayApp(session)
            async with app.run_test(size=LARGE) as pilot:
                await pilot.pause()
                assert f"w {app.session.say('ui-key-why')}" in text(app, "keys")
                assert (f"o {app.session.say('ui-key-odds')}" in text(app, "keys")) == offered
    finally:
        registry.forget(OPEN_CARD.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_at_a_door_in_the_dark_is_told_what_may_come(language: str) -> None:
    match = before_play("won-normal")
    keys = iter(keys_of("won-normal"))
    while not (told := [place for place, option in enumerate(match.options) if match.odds(option.key)]):
        match.choose(next(keys))
    place = told[0]
    found = match.odds(match.options[place].key)
    assert found is not None and isinstance(found["chances"], dict) and len(found["chances"]) > 3
    speak = words(language, match.game)
    heard = said(match, f"o {place + 1}\nq\n", language)
    for name, share in found["chances"].items():
        assert speak.say("ui-odds-exact", {"what": f"@odds-{name}", "share": percent(share, speak)}) in heard
