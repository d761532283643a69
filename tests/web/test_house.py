"""The rooms around the tables: rules, cards, settings, and seats that change hands."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words
from tests.web.test_table import SIMPLE, two_at


def test_rules_are_searched_and_linked_to(ann: Person) -> None:
    ann.goes_to("/rules/fear-of-the-dark")
    expect(ann.page.locator("article").nth(20)).to_be_attached()
    ann.page.get_by_label(words().say("web-rules-search")).fill("FD-LIGHT-02")
    expect(ann.page.locator("article")).to_have_count(1)
    ann.page.get_by_role("link", name="FD-LIGHT-02").click()
    assert ann.page.url.endswith("#rule=FD-LIGHT-02")
    expect(ann.page.locator("article.linked")).to_have_attribute("id", "FD-LIGHT-02")


def test_a_lesson_that_comes_after_one_has_left_it_does_not_take_the_words_away(ann: Person) -> None:
    held: list[Route] = []
    ann.page.route("**/api/v1/lessons/fear-of-the-dark", lambda route: held.append(route))
    ann.goes_to("/rules/a-touch-of-evil")
    heading = ann.page.get_by_role("heading", level=1)
    shown = f"{words('en', 'a-touch-of-evil').say('game-name')}: {words().say('web-rules')}"
    expect(heading).to_have_text(shown)
    ann.page.locator("a.brand").click()
    with ann.page.expect_request("**/api/v1/lessons/fear-of-the-dark"):
        ann.page.locator('a[href="/learn/fear-of-the-dark"]').click()
    ann.page.go_back()
    ann.page.go_back()
    expect(heading).to_have_text(shown)
    with ann.page.expect_response("**/api/v1/lessons/fear-of-the-dark"):
        held[0].continue_()
    ann.page.wait_for_timeout(500)
    expect(heading).to_have_text(shown)


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


def test_a_seat_is_handed_on_to_another_browser(coming: Coming) -> None:
    ann, _, match = two_at(SIMPLE, coming)
    ben = coming()
    ann.button("web-menu").click()
    ann.button("web-menu-hand-over").click()
    ann.button("web-ask-hand-over-yes").click()
    link = ann.page.get_by_role("dialog").get_by_label(words().say("web-seat-link")).input_value()
    ben.page.goto(link)
    ben.page.get_by_label(words().say("web-your-name")).fill("Ben")
    ben.button("web-claim").click()
    ben.page.wait_for_url("**/play/*")
    assert "secret" not in ben.page.url
    ben.presses("mark:4")
    assert ben.asks("GET", f"/matches/{match}")["mine"] == [0]


def test_a_table_with_bots_begins_at_once_and_the_bots_play(ann: Person) -> None:
    ann.goes_to("/new/a-touch-of-evil")
    ann.button("web-fill-bots").click()
    ann.button("web-start").click()
    ann.page.wait_for_url("**/play/*")
    expect(ann.page.locator(".choices > ul.options button").first).to_be_visible()
    expect(ann.page.locator(".board svg").first).to_be_visible()
    # A round is over when everyone has had a turn: the bots have chosen, and Ann is asked again.
    first = ann.page.locator(
        "section.choice-panel:not([data-fresh]) .choices > ul.options button[data-key][aria-disabled=false]"
    ).first
    log = f"/matches/{ann.page.url.rsplit('/', 1)[1]}/log?seat=0"
    for _ in range(40):
        first.click()
        moments = ann.asks("GET", log)["moments"]
        if any(event["event"] == "round" for moment in moments for event in moment["events"]):
            break
    else:
        raise AssertionError("no round has come to its end")
    expect(first).to_be_visible()


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
