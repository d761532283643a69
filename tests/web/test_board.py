"""What lies on the table can be used itself, and asked about."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.recorded import recorded, words


def test_the_maze_itself_is_walked_with_the_mouse(ann: Person) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    ann.sits_at(ann.opens(game))
    board = ann.page.get_by_role("region", name=words().say("web-board"))
    walked = 0
    for move in game.moves[:16]:
        if move.key.startswith("go:"):
            label = ann.option(move.key).locator("span").inner_text()
            board.locator("svg").get_by_role("button", name=label, exact=True).click()
            walked += 1
        else:
            ann.plays([move])
    assert walked
    ann.plays(game.moves[16:])
    ann.sees_the_end(game)


def test_a_place_on_the_map_is_where_one_goes(ann: Person) -> None:
    game = recorded("a-touch-of-evil/all-down")
    ann.sits_at(ann.opens(game))
    ann.page.locator(".board [data-space=olde-woods]").click()
    assert game.moves[0].key == "move:olde-woods"
    ann.plays(game.moves[1:])
    ann.sees_the_end(game)


def test_chances_are_told_for_the_choice_that_is_pointed_at(ann: Person) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    ann.sits_at(ann.opens(game))
    ann.page.keyboard.press("o")
    expect(ann.page.get_by_text(words().say("web-odds-point"))).to_be_visible()
    ann.option(game.moves[0].key).hover()
    expect(ann.page.get_by_text(words().say("web-odds-point"))).to_have_count(0)


def test_why_something_cannot_be_done_is_told_with_its_rule(ann: Person) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    ann.sits_at(ann.opens(game))
    ann.button("web-why").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("definition").first).not_to_be_empty()
    expect(dialog.get_by_role("link").first).to_have_attribute("href", re.compile("^/rules/fear-of-the-dark#rule=FD-"))
    expect(dialog).not_to_contain_text("⟦")


def test_a_card_is_read_from_the_log(ann: Person) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    ann.sits_at(ann.opens(game, seats=seats))
    ann.plays(game.moves[:3])
    name = ann.page.get_by_role("log").get_by_role("button").first
    told = name.inner_text()
    name.click()
    expect(ann.page.get_by_role("dialog").get_by_role("heading", name=told).first).to_be_visible()
