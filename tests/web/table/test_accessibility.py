"""For everyone: three languages, small screens, no mouse, no eyes, slow connections."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import PACKAGES, recorded, text_of, words
from tests.web.tables import sits_down

LABYRINTH, TOWN = "fear-of-the-dark", "a-touch-of-evil"
GAMES = {LABYRINTH: "fear_of_the_dark", TOWN: "touch_of_evil"}
AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What a screen shows when everything that it asked for has come.
READY = {
    "": (".games", ".ways table, .ways .muted", ".matches"),
    "new": ("form .seats",),
    "rules": ("article p",),
    "cards": (".card p",),
    "learn": (".say", ".board svg", ".log li, .log p"),
    "play": (".sentence, .lobby", ".board svg, .lobby, .text", ".log li, .log p, .lobby"),
    "replay": ("[role=slider], input[type=range]", ".board svg"),
}
#: What a reader of the page reads, with the names that only a screen reader tells.
READ = """() => document.body.innerText + '\\n' +
  [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((each) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? '')).join('\\n')"""


def screens(person: Person) -> Iterator[tuple[str, str]]:
    """Every screen that this person goes to in turn, and the game it is about."""
    labyrinth = person.opens(recorded("fear-of-the-dark/lost-sanity"))
    town = recorded("a-touch-of-evil/all-down")
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    playing = person.opens(town, seats=seats)
    lobby = person.opens(town, seats=seats[:1], start=False)
    record = person.asks("POST", "/records", {"record": text_of("fear-of-the-dark/gave-up")})["match"]["id"]
    # There is no such page, and the server says so with its status, too.
    person.expects("/nowhere$|status of 404")
    places = [("/", ""), ("/join", ""), ("/settings", ""), ("/nowhere", "")]
    places += [(f"/{screen}/{game}", game) for screen in ("new", "rules", "cards", "learn") for game in GAMES]
    places += [(f"/play/{labyrinth}", LABYRINTH), (f"/play/{playing}", TOWN), (f"/play/{lobby}", TOWN)]
    places += [(f"/replay/{record}", LABYRINTH)]
    places += [(f"/join#code={person.asks('GET', f'/matches/{lobby}')['invite']}", TOWN)]
    for place, game in places:
        person.goes_to(place)
        settled(person)
        yield place, game


def settled(person: Person) -> None:
    """Wait until the screen shows what it is for."""
    screen = person.page.url.removeprefix(person.base).split("/")[1]
    for wanted in READY.get(screen, ("#main h1",)):
        expect(person.page.locator(wanted).first).to_be_attached()


# Languages


def english_elsewhere(language: str, game: str) -> list[str]:
    """English sentences that read differently in another language."""
    told, folders = words(language, game), [PACKAGES / "cli", PACKAGES / "server", PACKAGES / "terminal"]
    if game:
        folders.append(PACKAGES / "games" / GAMES[game] / "text")
    found = []
    for path in (path for folder in folders for path in (folder / "locale").glob("en*.ftl")):
        for name, text in re.findall(r"^([a-z][\w-]*) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            if len(text) >= 8 and "{" not in text and told.say(name) != text:
                found.append(text)
    return found


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_nothing_on_the_page_is_left_in_english(language: str, coming: Coming) -> None:
    person = coming(locale=language)
    for place, game in screens(person):
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        read = person.page.evaluate(READ)
        assert "⟦" not in read, (place, re.findall("⟦[^⟧]*⟧", read))
        lines = set(map(str.strip, read.split("\n")))
        left = [text for text in english_elsewhere(language, game) if text in lines]
        assert not left, (place, left)


def test_a_language_is_chosen_on_the_page_and_kept(ann: Person) -> None:
    ann.goes_to()
    ann.page.get_by_label(words().say("web-language")).select_option("pl")
    expect(ann.page.get_by_role("button", name=words("pl").say("web-play"), exact=True)).to_be_visible()
    game = recorded("fear-of-the-dark/walked-out")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves)
    ann.sees_the_end(game, "pl")


# Small screens


def test_no_screen_scrolls_sideways_on_a_phone_and_a_game_is_played_with_a_finger(coming: Coming) -> None:
    person = coming(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True, device_scale_factor=2)
    wide = []
    for place, _ in screens(person):
        width = person.page.evaluate("document.documentElement.scrollWidth")
        if width > 360:
            wide.append((place, width))
    assert not wide
    for name in ("fear-of-the-dark/walked-out", "a-touch-of-evil/all-down"):
        game = recorded(name)
        person.sits_at(person.opens(game))
        for move in game.moves:
            person.option(move.key).tap()
        person.sees_the_end(game)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 360


def on_a_phone(coming: Coming) -> Person:
    return coming(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)


def test_folded_choices_hide_nothing_that_has_to_be_known(coming: Coming) -> None:
    person = on_a_phone(coming)
    person.sits_at(person.opens(recorded("fear-of-the-dark/walked-out")))
    fold = person.page.locator(".choice-panel .fold")
    fold.tap()
    expect(person.page.locator(".cards")).to_be_hidden()
    person.button("web-menu").tap()
    person.button("web-menu-pause").tap()
    resume = person.page.locator(".choice-panel").get_by_role("button", name=words().say("web-menu-resume"))
    expect(resume).to_be_visible()
    resume.tap()
    expect(person.page.locator(".cards")).to_be_hidden()


def test_a_finger_sees_the_chances_before_it_chooses(coming: Coming) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    person = on_a_phone(coming)
    person.sits_at(person.opens(game))
    place, chancy = game.first_chances()
    person.plays(game.moves[:place])
    move = game.moves[place]
    first, other = move.key, next(key for key in move.options if key != move.key)
    person.button("ui-odds-title").tap()
    odds = person.page.locator(".odds")
    expect(odds).to_have_text(words().say("web-odds-tap"))
    label = person.option(first).locator("span").inner_text()
    for key in (first, other, first):
        person.option(key).tap()
        expect(odds.locator(".label")).to_have_text(person.option(key).locator("span").inner_text())
    assert label == odds.locator(".label").inner_text()
    if first != chancy:
        person.option(chancy).tap()
    person.is_told_chances(game.chances(place, chancy) or {})
    for _ in range(1 if first == chancy else 2):
        person.option(first).tap()
    expect(person.option(game.moves[place + 1].key)).to_be_visible()


def test_a_finger_on_the_map_sees_the_chances_before_it_chooses(coming: Coming) -> None:
    game = recorded("a-touch-of-evil/all-down")
    person = on_a_phone(coming)
    person.sits_at(person.opens(game))
    walk = game.first("move:")
    person.plays(game.moves[:walk])
    first, second = game.moves[walk].key, game.moves[walk + 1].key
    expect(person.option(first)).to_be_visible()
    person.button("ui-odds-title").tap()
    odds = person.page.locator(".odds")
    expect(odds).to_have_text(words().say("web-odds-tap"))
    place = person.page.locator(f".board [data-space={first.removeprefix('move:')}]")
    place.tap()
    expect(odds.locator(".label")).to_have_text(person.option(first).locator("span").inner_text())
    person.option("stay").tap()
    person.is_told_chances(game.chances(walk, "stay") or {})
    place.tap()
    place.tap()
    expect(person.option(second)).to_be_visible()


# Keyboard


def reaches(person: Person, wanted: Locator, most: int = 60) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if wanted.count() and wanted.evaluate("each => each === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached with Tab")


@pytest.mark.parametrize("name", ["fear-of-the-dark/lost-echo", "a-touch-of-evil/all-down"])
def test_a_whole_game_needs_no_mouse(name: str, ann: Person) -> None:
    keys, game = ann.page.keyboard, recorded(name)
    if game.game == LABYRINTH:
        ann.goes_to()
        reaches(ann, ann.page.get_by_role("button", name="Play", exact=True))
        keys.press("Enter")
        ann.page.wait_for_url("**/play/*")
    ann.sits_at(ann.opens(game))
    reaches(ann, ann.page.locator(".choices button").first)
    for move in game.moves[:6]:
        # From one question to the next the focus stays among the choices.
        expect(ann.option(move.key)).to_be_visible()
        expect(ann.page.locator(".choices button:focus")).to_have_count(1)
        for _ in move.options:
            if ann.option(move.key).evaluate("each => each === document.activeElement"):
                break
            keys.press("ArrowDown")
        keys.press("Enter")
    for move in game.moves[6:]:
        sign = ann.option(move.key).locator("kbd").inner_text()
        keys.press(sign.lower())
    ann.sees_the_end(game)


def test_help_opens_with_a_key_keeps_the_focus_and_closes_with_escape(ann: Person) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    ann.sits_at(ann.opens(game))
    ann.page.keyboard.press("?")
    dialog = ann.page.get_by_role("dialog", name=words("en", game.game).say("web-help"))
    expect(dialog).to_be_visible()
    assert dialog.evaluate("each => each.contains(document.activeElement)")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.plays(game.moves[:2])
    expect(ann.option(game.moves[2].key)).to_be_visible()
    ann.page.keyboard.press("u")
    expect(ann.button("web-redo")).to_be_enabled()


# In words


@pytest.mark.parametrize("name", ["fear-of-the-dark/lost-echo", "a-touch-of-evil/all-down"])
def test_the_table_can_be_read_in_words(name: str, ann: Person) -> None:
    game = recorded(name)
    told = words("en", game.game)
    names = {"kind": "human", "name": "Ann"}
    seats = [names, names] if "heroes" in game.settings else [names]
    ann.sits_at(ann.opens(game, seats=seats))
    ann.page.keyboard.press("v")
    view = ann.page.get_by_role("region", name=told.say("web-text-view"))
    expect(view.get_by_role("listitem").nth(3)).to_be_visible()
    expect(ann.page.locator(".board svg")).to_have_count(0)
    before = view.inner_text()
    view.get_by_text(told.say("ui-details-title")).click()
    expect(view.locator("details").get_by_role("listitem").first).to_be_visible()
    choices = ann.page.get_by_role("region", name=told.say("web-options")).get_by_role("list").first
    for button in choices.get_by_role("button").all():
        assert button.inner_text().strip()
    ann.plays(game.moves[:4])
    expect(view.get_by_role("listitem").first).not_to_be_empty()
    assert view.inner_text() != before
    assert "⟦" not in ann.page.content()
    # It is enough to play with, to the end.
    ann.plays(game.moves[4:])
    ann.sees_the_end(game)


# What a program finds that looks for barriers


def barriers(person: Person) -> list[str]:
    found: list[dict[str, Any]] = person.page.evaluate(
        """async (source) => {
          if (!window.axe) (0, eval)(source);
          return (await axe.run(document, { resultTypes: ['violations'] })).violations;
        }""",
        AXE.read_text(encoding="utf-8"),
    )
    return [
        f"{each['id']}: {[(node['target'], node.get('failureSummary')) for node in each['nodes'][:3]]}"
        for each in found
    ]


def test_no_screen_has_barriers_that_axe_knows(coming: Coming) -> None:
    # The policy of the page would keep the tool out.
    person = coming(bypass_csp=True)
    found = {}
    for place, _ in screens(person):
        if here := barriers(person):
            found[place] = here
    assert not found


def test_no_scene_of_a_game_has_barriers_that_axe_knows(coming: Coming) -> None:
    person = coming(bypass_csp=True)
    keys = person.page.keyboard
    game = recorded("a-touch-of-evil/all-down")
    found = {}
    person.sits_at(person.opens(game))
    # Where one may walk there are places that are too far.
    walk = game.first("move:")
    person.plays(game.moves[:walk])
    expect(person.option(game.moves[walk].key)).to_be_visible()
    keys.press("w")
    keys.press("o")
    expect(person.page.locator("[data-barred]").first).to_be_visible()
    found["what cannot be done, and chances"] = barriers(person)
    person.page.get_by_role("log").get_by_role("button").last.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    found["a card"] = barriers(person)
    keys.press("Escape")
    keys.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    found["help"] = barriers(person)
    keys.press("Escape")
    person.button("web-menu").click()
    expect(person.page.locator(".menu ul")).to_be_visible()
    found["the menu"] = barriers(person)
    keys.press("Escape")
    keys.press("w")
    keys.press("o")
    keys.press("v")
    found["in words"] = barriers(person)
    keys.press("v")
    person.plays(game.moves[walk:])
    person.sees_the_end(game)
    found["the end"] = barriers(person)
    longer = recorded("a-touch-of-evil/heroes-win")
    fight = next(place for place, move in enumerate(longer.moves) if "fight-on" in move.options)
    person.sits_at(person.opens(longer))
    person.plays(longer.moves[:fight])
    expect(person.option(longer.moves[fight].key)).to_be_visible()
    found["a fight"] = barriers(person)
    teams = recorded("a-touch-of-evil/spectral-horseman-team-advanced")
    person.goes_to(f"/play/{person.opens(teams)}")
    expect(person.page.locator(".cover")).to_be_visible()
    found["hand over"] = barriers(person)
    person.page.locator(".cover button").click()
    expect(person.option(teams.moves[0].key)).to_be_visible()
    found["Heroes to choose from"] = barriers(person)
    duel = "a-touch-of-evil/scarecrow-competitive-basic"
    record = person.asks("POST", "/records", {"record": text_of(duel)})["match"]["id"]
    person.goes_to(f"/replay/{record}#at={showdown_of(duel)}&seat=0")
    expect(person.page.get_by_role("slider")).to_have_value(str(showdown_of(duel)))
    expect(person.page.get_by_role("region", name=words("en", TOWN).say("board-showdown"))).to_be_visible()
    found["a Showdown"] = barriers(person)
    assert not any(found.values()), {place: each for place, each in found.items() if each}


def showdown_of(name: str) -> int:
    """An entry of a record in the middle of its Showdown."""
    entries = [json.loads(line) for line in text_of(name).splitlines()[1:-1]]
    keys = [entry.get("key", "") for entry in entries]
    return 3 + next(place for place, key in enumerate(keys) if key.startswith("showdown:"))


# Slow lines


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_first_table_comes_in_less_than_400_kilobytes(game: str, ann: Person) -> None:
    name = "fear-of-the-dark/lost-echo" if game == "fear-of-the-dark" else "a-touch-of-evil/all-down"
    match = ann.opens(recorded(name))
    asked: list[Request] = []
    ann.page.on("request", lambda request: asked.append(request))
    ann.sits_at(match)
    expect(ann.page.locator(".board svg").first).to_be_visible()
    came = {}
    for request in asked:
        if request.resource_type in ("document", "script", "stylesheet"):
            answer = request.response()
            assert answer is not None
            assert answer.headers.get("content-encoding") in ("br", "gzip"), request.url
            came[request.url] = request.sizes()["responseBodySize"]
    assert any(game in url for url in came), "the board has come"
    assert sum(came.values()) <= 400 * 1024, came


def test_what_is_written_on_the_board_is_seen_in_forced_colours(coming: Coming) -> None:
    person = coming()
    sits_down(person, LABYRINTH)
    sign = person.page.locator("svg .door text").first
    expect(sign).to_have_text("?")
    fill = "each => getComputedStyle(each).fill"
    own = sign.evaluate(fill)
    person.page.emulate_media(forced_colors="active")
    assert person.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert sign.evaluate(fill) == own, "black on black otherwise: the board stays dark"
