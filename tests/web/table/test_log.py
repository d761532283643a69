"""The log: names that can be looked at, the players behind Heroes, what happened while others chose."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.tables import TOWN, opens_town, say

tell = words("en", TOWN).say


def test_a_name_in_the_log_is_glanced_at_by_hovering_and_by_focus(ann: Person) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    ann.sits_at(ann.opens(game, seats=seats))
    # The log moves while what was told before is still coming.
    ann.settles()
    ann.page.wait_for_load_state("networkidle")
    glance = ann.page.get_by_role("tooltip")
    name = ann.page.get_by_role("log").get_by_role("button").last
    name.hover()
    expect(glance.get_by_role("heading")).to_have_text(name.inner_text())
    ann.page.mouse.move(5, 5)
    expect(glance).to_have_count(0)
    rule = ann.page.get_by_role("log").get_by_role("link").last
    ann.page.keyboard.press("l")
    ann.page.keyboard.press("Tab")
    rule.focus()
    cited = (rule.get_attribute("href") or "").split("=")[1]
    expect(glance).to_contain_text(cited)
    expect(rule).to_have_attribute("aria-describedby", "glance")
    ann.page.keyboard.press("Escape")
    expect(glance).to_have_count(0)


def test_a_card_is_read_from_the_log(ann: Person) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    ann.sits_at(ann.opens(game, seats=seats))
    name = ann.page.get_by_role("log").get_by_role("button").first
    told = name.inner_text()
    name.click()
    expect(ann.page.get_by_role("dialog").get_by_role("heading", name=told).first).to_be_visible()


def test_what_the_others_did_since_my_last_choice_is_told_in_one_place(coming: Coming) -> None:
    ann = coming(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}]
    wanted = {"game": TOWN, "settings": {"heroes": "2"}, "seats": seats, "seed": "meanwhile", "start": True}
    ann.sits_at(ann.asks("POST", "/matches", wanted)["match"]["id"])
    told = ann.page.locator(".foot summary", has_text=re.compile("^Since your choice"))
    for _ in range(40):
        ann.settles()
        if told.count():
            break
        ann.chooses(1)
    told.tap()
    expect(ann.page.locator(".foot ol li").nth(2)).to_be_visible()


def test_the_log_names_the_player_of_a_hero(coming: Coming) -> None:
    ann = coming()
    match = opens_town(ann, settings={"mode": "cooperative"})
    ann.asks("PUT", f"/matches/{match['id']}/seats/1/bot", {"agent": "random"})
    ann.asks("POST", f"/matches/{match['id']}/start", {})
    ann.sits_at(match["id"])
    expect(ann.page.get_by_role("log")).to_contain_text(re.compile(rf"{tell('hero-karl')}\s\(Ann\)"))


def test_what_bots_do_is_shown_at_reading_speed_and_at_once_by_one_press(coming: Coming) -> None:
    ann = coming(viewport={"width": 390, "height": 844})
    seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "agent": "random"}] * 3]
    wanted = {"game": TOWN, "settings": {"heroes": "4"}, "seats": seats, "seed": "meanwhile", "start": True}
    match = ann.asks("POST", "/matches", wanted)["match"]["id"]
    ann.sits_at(match)
    for _ in range(40):
        ann.settles()
        if ann.page.locator(".foot summary").count():
            break
        ann.chooses(1)
    # The bots have answered long since; a page that wants to read shows what they did one after another.
    ann.goes_to("/settings")
    ann.page.get_by_label(say("web-pace-calm")).check()
    ann.sits_at(match)
    skip = ann.button("web-pace-skip")
    for _ in range(40):
        if skip.is_visible():
            break
        if ann.page.locator("section.choice-panel:not([data-fresh]) .choices > ul.options button").count():
            ann.page.locator(".choices > ul.options button").first.click()
        ann.page.wait_for_timeout(200)
    expect(skip).to_be_visible()
    before = ann.page.locator("section.choice-panel").get_attribute("data-version")
    skip.click()
    expect(skip).to_have_count(0)
    assert ann.page.locator("section.choice-panel").get_attribute("data-version") != before
