"""The log's newest line, going back, endings, being offline: small things that people stumble over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words
from tests.web.test_layout import sits_down

LABYRINTH, TOWN = "fear-of-the-dark", "a-touch-of-evil"
say = words().say


def on_a_phone(coming: Coming, game: str = LABYRINTH) -> Person:
    person = coming(viewport={"width": 390, "height": 844}, has_touch=True)
    sits_down(person, game)
    return person


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


def test_an_ending_says_to_each_whether_they_have_won(coming: Coming) -> None:
    ann, guest = coming(), coming()
    sits_down(ann, LABYRINTH)
    guest.goes_to(ann.page.url.removeprefix(ann.base))
    expect(guest.page.locator(".bar .watching")).to_have_text(say("web-watching"))
    ann.settles()
    ann.page.locator(".anytime summary").click()
    ann.presses("give-up")
    ann.presses("give-up")
    expect(ann.page.locator(".ask .verdict")).to_have_text(say("web-verdict-you-lost"))
    expect(guest.page.locator(".ask .verdict")).to_have_text(say("web-verdict-none-won"))


def test_an_arrow_key_leads_from_nowhere_to_the_choices(ann: Person) -> None:
    sits_down(ann, LABYRINTH)
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator(".choices > ul.options button").first).to_be_focused()


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


@pytest.mark.parametrize("game", [LABYRINTH, TOWN])
def test_no_highlight_stays_behind_after_a_finger(coming: Coming, game: str) -> None:
    person = on_a_phone(coming, game)
    for _ in range(3):
        # By its key: at the next question the same button would be another.
        option = person.page.locator(".choices > ul.options button:not([aria-disabled=true])").first
        key = option.get_attribute("data-key") or ""
        person.option(key).tap()
        expect(person.page.locator(".choice-panel:not([data-fresh]) .options")).to_be_visible()
    expect(person.page.locator(".options .pointed")).to_have_count(0)
    # What a rule for a mouse that rests on something changes would stay where a finger has been.
    sticking = person.page.evaluate("""() => {
        const found = [];
        const look = (rules, rests) => {
            for (const rule of rules) {
                if (rule.selectorText?.includes(':hover') && !rests) found.push(rule.selectorText);
                if (rule.cssRules) look(rule.cssRules, rests || /hover: hover/.test(rule.conditionText ?? ''));
            }
        };
        for (const sheet of document.styleSheets) look(sheet.cssRules, false);
        return found;
    }""")
    assert sticking == []


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
