"""What a table decides together: a bot for a player who is away, a seat that is given away, other terms."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.tables import TIC_TAC_TOE, menu, say, say_tic_tac_toe, two_at


def test_who_is_away_is_stood_in_for_by_one_press_of_another_and_plays_again_by_one(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming, terms={"away": 0, "stand_in": "random"})
    ben.goes_to("/settings")
    ann.presses("mark:4")
    expect(ann.page.get_by_text(say("web-absent-away", {"who": "Ben"}))).to_be_visible()
    ann.button("web-absent-bot").click()
    expect(ann.page.locator(".choices button").first).to_be_visible()
    ben.sits_at(match)
    expect(ben.page.get_by_text(say("web-stand-in-table"))).to_be_visible()
    ben.button("web-play-again").click()
    expect(ben.button("web-play-again")).to_have_count(0)


def test_other_terms_are_asked_for_read_and_agreed_on(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
    menu(ann, "web-menu-terms")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text(say("web-table-kind-days"), exact=True).click()
    dialog.get_by_role("button", name=say("web-terms-ask")).click()
    for person in (ann, ben):
        expect(person.page.get_by_text(say("web-proposal-terms", {"by": "Ann"}))).to_be_visible()
    expect(ben.page.locator(".choice-panel")).to_contain_text(say("web-table-kind-days"))
    ben.button("web-undo-agree").click()
    expect(ann.page.get_by_text(say("web-proposal-terms", {"by": "Ann"}))).to_have_count(0)
    assert ann.asks("GET", f"/matches/{match}")["terms"]["kind"] == "days"


def test_a_seat_of_who_is_away_is_given_away_only_after_a_question(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
    ben.goes_to("/settings")
    ann.button("web-menu").click()
    ann.button("web-menu-free", who="Ben").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("web-ask-free-about", {"who": "Ben"}))
    dialog.get_by_role("button", name=say("web-ask-no"), exact=True).click()
    assert ann.asks("GET", f"/matches/{match}")["seats"][1]["kind"] == "human"
    ann.button("web-menu").click()
    ann.button("web-menu-free", who="Ben").click()
    dialog.get_by_role("button", name=say("web-ask-free-yes"), exact=True).click()
    expect(ann.page.locator(".bar .seats > li").nth(1)).to_have_attribute("title", re.compile(say("web-seat-open")))
    ben.sits_at(match)
    ben.button("web-lost-back").click()
    expect(ben.button("web-lost-back")).to_have_count(0)


def test_a_bot_stands_in_for_a_player_who_is_away_and_they_are_told_what_happened(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming, terms={"away": 5, "stand_in": "random"})
    ben.goes_to("/settings")
    ann.presses("mark:4")
    stood_in = say("web-stood-in", {"who": "Ben", "agent": say("web-agent-random")})
    expect(ann.page.get_by_text(stood_in)).to_be_visible()
    expect(ann.page.locator(".bar .seats")).to_contain_text(
        say("web-seat-stand-in", {"agent": say("web-agent-random")})
    )
    expect(ann.page.locator(".choices button")).to_have_count(7)
    ben.sits_at(match)
    away = ben.page.get_by_role("region", name=say("web-missed")).first
    expect(away.get_by_role("listitem")).to_have_count(2)
    expect(away.get_by_role("listitem").first).to_have_text(
        say_tic_tac_toe("event-marked", {"sign": "X", "row": 2, "column": 2})
    )
    expect(ann.page.get_by_text(stood_in)).to_have_count(0)
    ben.button("web-missed-done").click()
    expect(away).to_have_count(0)
