"""The screens around a game: rules, cards, settings."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words
from tests.web.tables import LABYRINTH, sits_down


def test_rules_are_searched_and_linked_to(ann: Person) -> None:
    ann.goes_to("/rules/fear-of-the-dark")
    expect(ann.page.locator("article").nth(20)).to_be_attached()
    ann.page.get_by_label(words().say("web-rules-search")).fill("FD-LIGHT-02")
    expect(ann.page.locator("article")).to_have_count(1)
    ann.page.get_by_role("link", name="FD-LIGHT-02").click()
    assert ann.page.url.endswith("#rule=FD-LIGHT-02")
    expect(ann.page.locator("article.linked")).to_have_attribute("id", "FD-LIGHT-02")


def test_rules_are_told_in_the_language_that_was_chosen_last(ann: Person) -> None:
    held: list[Route] = []
    ann.page.route("**/ledger?language=pl", lambda route: held.append(route))
    ann.goes_to("/rules/fear-of-the-dark")
    first = ann.page.locator("article").first
    expect(first).to_be_visible()
    language = ann.page.locator("header select")
    with ann.page.expect_request("**/ledger?language=pl"):
        language.select_option("pl")
    with ann.page.expect_response("**/ledger?language=fr"):
        language.select_option("fr")
    told = ann.asks("GET", "/games/fear-of-the-dark/ledger?language=fr")[0]["text"]
    expect(first).to_contain_text(told)
    with ann.page.expect_response("**/ledger?language=pl"):
        held[0].continue_()
    ann.page.wait_for_timeout(500)
    expect(first).to_contain_text(told)


def test_cards_are_searched_without_accents_or_capitals(ann: Person) -> None:
    ann.goes_to("/cards/a-touch-of-evil")
    expect(ann.page.locator(".card").nth(20)).to_be_attached()
    ann.page.get_by_label(words().say("web-cards-search")).fill("AIM FOR THE HEART")
    expect(ann.page.locator(".card")).to_have_count(1)
    expect(ann.page.get_by_role("heading", name="Aim for the Heart")).to_be_visible()


def test_what_a_person_likes_is_kept_in_the_browser(ann: Person) -> None:
    ann.goes_to("/settings")
    ann.page.get_by_label(words().say("web-text-size-huge")).check()
    ann.page.get_by_label(words().say("web-your-name")).fill("Ann")
    ann.page.get_by_label(words().say("web-text-view-on")).check()
    ann.page.reload()
    expect(ann.page.get_by_label(words().say("web-your-name"))).to_have_value("Ann")
    expect(ann.page.locator("html")).to_have_attribute("data-text", "huge")
    ann.goes_to()
    ann.button("web-play").click()
    expect(ann.page.get_by_role("region", name=words().say("web-text-view"))).to_be_visible()


def test_the_rules_say_how_sure_they_are_where_the_book_has_them_and_what_is_played_by_default(ann: Person) -> None:
    ann.goes_to("/rules/a-touch-of-evil#rule=ATE-SHOW-19")
    guess = ann.page.locator("article#ATE-SHOW-19")
    expect(guess).to_contain_text("our reading; the rulebook can be read otherwise")
    expect(guess).to_contain_text("In the rulebook: KONFRONTACJA (Showdown)")
    expect(guess).to_contain_text("Note: Polish has no number")
    fact = ann.page.locator("article#ATE-SHOW-16")
    expect(fact).not_to_contain_text("our reading")
    question = ann.page.locator("article#ATE-OPEN-11")
    expect(question).to_contain_text("a step towards the Town Hall, pushing on what is there (default)")
    expect(question).to_contain_text("to a free adjacent space")


def test_settings_are_changed_beside_the_table_and_count_there_at_once(coming: Coming) -> None:
    person = coming()
    sits_down(person, LABYRINTH)
    person.button("web-menu").click()
    with person.page.context.expect_page() as opened:
        person.button("web-settings").click()
    opened.value.get_by_role("radio", name="Polski").check()
    expect(person.page.locator(".bar .flip").or_(person.page.locator(".bar .text")).first).to_have_text(
        words("pl").say("web-text-view")
    )
    opened.value.close()
