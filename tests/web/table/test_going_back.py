"""Going back in the browser: it closes what lies over the table before it leaves the table."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded
from tests.web.tables import LABYRINTH, TOWN, on_a_phone


def test_on_a_phone_the_log_opens_at_its_newest_line_and_going_back_puts_it_away(coming: Coming) -> None:
    person = on_a_phone(coming, TOWN)
    person.chooses(25)
    place = person.page.url
    person.page.locator(".bar .flip").tap()
    log = person.page.get_by_role("log")
    expect(log).to_be_visible()
    assert log.evaluate("log => log.scrollHeight > log.clientHeight"), "there is something to scroll"
    expect(log.locator(".moment").last).to_be_in_viewport()
    person.page.go_back()
    expect(log).to_be_hidden()
    assert person.page.url == place


def test_going_back_closes_a_dialog_before_it_leaves_the_table(coming: Coming) -> None:
    person = on_a_phone(coming)
    person.page.keyboard.press("?")
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    person.page.go_back()
    expect(dialog).to_have_count(0)
    expect(person.sentence).to_be_visible()
    # One that was closed in another way leaves no step behind.
    person.page.keyboard.press("?")
    expect(dialog).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    person.page.wait_for_function("() => history.state === null || !history.state.over")


def test_a_match_that_is_found_after_one_has_left_is_not_sat_down_at(ann: Person) -> None:
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.goes_to("/")
    expect(ann.page.locator(f'a[href="/learn/{LABYRINTH}"]')).to_be_visible()
    asked: list[Route] = []
    ann.page.route(f"**/api/v1/matches/{match}", lambda route: asked.append(route))
    lines: list[str] = []
    ann.page.on("websocket", lambda line: lines.append(line.url))
    ann.page.evaluate(
        "to => { const link = document.createElement('a'); link.href = to; document.body.append(link); link.click(); }",
        f"/play/{match}",
    )
    while not asked:
        ann.page.wait_for_timeout(20)
    ann.page.go_back()
    expect(ann.page.locator(f'a[href="/learn/{LABYRINTH}"]')).to_be_visible()
    for route in asked:
        route.continue_()
    ann.page.wait_for_timeout(500)
    assert not lines
