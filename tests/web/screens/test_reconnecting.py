"""The connection between page and server breaks, and comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.server.server_process import Server, serving
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.tables import LABYRINTH, say, sits_down


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be stopped."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_page_comes_back_by_itself_in_the_middle_of_a_decision(how: str, own_server: Server, coming: Coming) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann = coming(base=own_server.base)
    # Browsers complain about every line that cannot be opened.
    ann.expects("^console: WebSocket connection to .* failed")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:9])
    expect(ann.option(game.moves[9].key)).to_be_visible()
    line = ann.page.locator(".bar [role=status]")
    expect(line).to_have_text(words().say("web-line-open"))

    own_server.kill() if how == "kill" else own_server.stop()
    expect(line).to_have_text(words().say("web-line-waiting"))
    # What is pressed meanwhile is not taken, and the question stays.
    ann.page.locator(f'section.choice-panel:not([data-fresh]) [data-key="{game.moves[9].key}"]').click()
    expect(ann.page.locator(".choices > ul.options button")).to_have_count(len(game.moves[9].options))
    own_server.start()
    expect(line).to_have_text(words().say("web-line-open"))
    ann.plays(game.moves[9:])
    ann.sees_the_end(game)


def test_a_screen_waits_for_a_server_that_is_away(own_server: Server, coming: Coming) -> None:
    ann = coming(base=own_server.base)
    ann.expects("ERR_|dynamically imported module|Unable to preload")
    ann.goes_to("/")
    settings = ann.page.get_by_role("link", name=words().say("web-settings"))
    expect(settings).to_be_visible()
    own_server.stop()
    settings.click()
    away = ann.page.get_by_role("alert")
    expect(away).to_have_text(words().say("web-unreachable-again"))
    own_server.start()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words().say("web-settings"))
    expect(away).to_have_count(0)


def test_a_table_is_looked_for_until_the_server_answers(ann: Person) -> None:
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.expects("ERR_FAILED")
    refused: list[str] = []

    def ask(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    ann.page.route(f"**/api/v1/matches/{match}", ask)
    ann.goes_to(f"/play/{match}")
    expect(ann.page.get_by_role("status")).to_have_text(words().say("web-unreachable-again"))
    expect(ann.sentence).to_be_visible()
    assert len(refused) == 2


def fails_once(person: Person, asked: str) -> None:
    """Let the first request of this kind fail.

    The route stays: where one is taken away, a request that is on its way may never be answered.
    """
    refused: list[str] = []

    def ask(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    person.page.route(asked, ask)


@pytest.mark.parametrize(
    ("screen", "asked", "there"),
    [
        ("/replay/{match}", "**/api/v1/matches/{match}", ".board svg"),
        ("/learn/fear-of-the-dark", "**/api/v1/lessons/fear-of-the-dark", ".board svg"),
        ("/rules/fear-of-the-dark", "**/api/v1/games/fear-of-the-dark/ledger*", "text=FD-MOVE-01"),
    ],
)
def test_other_screens_are_patient_too(screen: str, asked: str, there: str, ann: Person) -> None:
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.expects("ERR_FAILED")
    fails_once(ann, asked.format(match=match))
    ann.goes_to(screen.format(match=match))
    away = ann.page.get_by_text(words().say("web-unreachable-again"))
    expect(away).to_be_visible()
    expect(away).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    expect(ann.page.locator(there).first).to_be_visible()


def test_a_board_that_did_not_come_comes_with_a_new_page(ann: Person) -> None:
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.expects("ERR_FAILED|dynamically imported module")
    loaded: list[str] = []

    def ask(route: Route) -> None:
        if len(loaded) < 2:
            route.abort()
        else:
            route.continue_()

    ann.page.on("request", lambda request: loaded.append(request.url) if request.is_navigation_request() else None)
    ann.page.route("**/assets/fear-of-the-dark*.js", ask)
    ann.goes_to(f"/play/{match}")
    expect(ann.page.locator(".board svg").first).to_be_visible()
    assert len(loaded) == 2


def test_a_log_that_did_not_come_is_asked_for_again(ann: Person) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    match = ann.opens(game)
    ann.sits_at(match)
    ann.plays(game.moves[:5])
    moments = ann.page.get_by_role("log").locator(".moment")
    expect(ann.option(game.moves[5].key)).to_be_visible()
    told = moments.count()
    ann.expects("ERR_FAILED")
    fails_once(ann, "**/log?*")
    ann.page.reload()
    expect(moments).to_have_count(told)


def test_a_screen_whose_code_cannot_be_fetched_comes_with_a_new_page(ann: Person) -> None:
    ann.goes_to("/")
    refused: list[str] = []
    opened: list[str] = []

    def fetch(route: Route) -> None:
        # What is wanted ahead of its use and failed may be asked for once more by the same page.
        if opened:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    ann.page.on("request", lambda asked: opened.append(asked.url) if asked.is_navigation_request() else None)
    ann.expects("Failed to load resource|dynamically imported module|ERR_FAILED")
    ann.page.route("**/assets/Settings*.js", fetch)
    ann.page.get_by_role("link", name=say("web-settings")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(say("web-settings"))
    assert refused and opened


def test_a_lost_network_is_seen_at_once_and_a_press_meanwhile_is_answered(ann: Person) -> None:
    ann.expects("WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load")
    sits_down(ann, LABYRINTH)
    ann.settles()
    line = ann.page.locator(".bar .line[role=status]")
    expect(line).to_have_text(say("web-line-open"))
    ann.page.context.set_offline(True)
    expect(line).to_have_text(say("web-line-waiting"))
    ann.page.locator(".choices > ul.options button").first.click()
    lost = ann.page.get_by_text(say("web-press-lost"))
    expect(lost).to_be_visible()
    ann.page.context.set_offline(False)
    expect(line).to_have_text(say("web-line-open"))
    expect(lost).to_have_count(0)
