"""The labyrinth of the day: one attempt, without help."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words


def test_the_labyrinth_of_the_day_is_one_try_that_can_be_gone_on_with(ann: Person) -> None:
    ann.goes_to()
    ann.page.get_by_label(words().say("web-your-name")).fill("Ann")
    ann.button("web-daily-begin").click()
    ann.page.wait_for_url("**/play/*")
    ann.presses("do:move")
    expect(ann.page.get_by_text(words().say("web-undo-none"))).to_be_visible()
    table = ann.page.url
    ann.goes_to()
    ann.button("web-daily-go-on").click()
    ann.page.wait_for_url(table)
    ann.page.locator(".anytime summary").click()
    ann.presses("give-up")
    ann.presses("give-up")
    expect(ann.sentence).to_have_text(words("en", "fear-of-the-dark").say("outcome-gave-up"))
    ann.goes_to()
    expect(ann.page.get_by_role("row", name="Ann")).to_contain_text(words().say("web-daily-lost"))


def test_the_labyrinth_of_the_day_offers_no_tips_and_no_chances(coming: Coming) -> None:
    ann = coming()
    ann.goes_to(f"/play/{ann.asks('POST', '/daily', {'name': 'Ann'})['match']['id']}")
    expect(ann.page.locator(".choices > ul.options button").first).to_be_visible()
    expect(ann.button("web-why")).to_be_visible()
    for message in ("web-tip", "ui-odds-title"):
        expect(ann.button(message)).to_have_count(0)
    ann.page.keyboard.press("o")
    expect(ann.page.locator(".odds")).to_have_count(0)
