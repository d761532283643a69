"""What lies on the table can be used itself, and asked about."""

from __future__ import annotations

import re

import pytest
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
    first = game.first("move:")
    ann.plays(game.moves[:first])
    expect(ann.option(game.moves[first].key)).to_be_visible()
    ann.page.locator(f".board [data-space={game.moves[first].key.removeprefix('move:')}]").click()
    ann.plays(game.moves[first + 1 :])
    ann.sees_the_end(game)


@pytest.mark.parametrize("name", ["fear-of-the-dark/lost-echo", "a-touch-of-evil/all-down"])
def test_chances_are_told_for_the_choice_that_is_pointed_at(name: str, ann: Person) -> None:
    game = recorded(name)
    place, key = game.first_chances()
    chances = game.chances(place, key)
    assert chances
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:place])
    expect(ann.option(key)).to_be_visible()
    ann.page.keyboard.press("o")
    ann.option(key).hover()
    ann.is_told_chances(chances)
    assert "⟦" not in ann.page.locator(".odds").inner_text()


def test_a_choice_without_luck_says_so(ann: Person) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    assert game.chances(0, game.moves[0].key) is None
    ann.sits_at(ann.opens(game))
    ann.page.keyboard.press("o")
    expect(ann.page.locator(".odds")).to_have_text(words().say("web-odds-point"))
    ann.option(game.moves[0].key).hover()
    expect(ann.page.locator(".odds")).to_contain_text(words().say("ui-odds-none"))


def test_why_something_cannot_be_done_is_told_with_its_rule(ann: Person) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    ann.sits_at(ann.opens(game))
    told = words("en", game.game)
    ann.button("web-why").click()
    barred = ann.page.get_by_role("region", name=told.say("ui-why-title"))
    # The game begins in the Dark: the button says what, the line below it why.
    tiptoe = barred.locator('[data-barred="do:tiptoe"]')
    expect(tiptoe).to_have_attribute("aria-disabled", "true")
    expect(tiptoe).to_contain_text(told.say("mind-tiptoe"))
    expect(tiptoe).to_have_accessible_description(re.compile(re.escape(told.say("why-dark"))))
    rule = barred.locator('[data-barred="do:tiptoe"] + .why a').first
    expect(rule).to_have_attribute("href", "/rules/fear-of-the-dark#rule=FD-LIGHT-03")
    expect(barred).not_to_contain_text("⟦")
    # What cannot be chosen is not chosen, and the answer follows the next question.
    before = ann.sentence.inner_text()
    tiptoe.click(force=True)
    expect(ann.sentence).to_have_text(before)
    ann.plays(game.moves[:1])
    expect(ann.option(game.moves[1].key)).to_be_visible()
    expect(tiptoe).to_have_count(0)


def test_a_place_that_is_too_far_says_so_on_the_map(ann: Person) -> None:
    game = recorded("a-touch-of-evil/all-down")
    ann.sits_at(ann.opens(game))
    # After a high roll the Hero can go nearly everywhere.
    slow = next(n for n, move in enumerate(game.moves) if "stay" in move.options and len(move.options) < 15)
    ann.plays(game.moves[:slow])
    ann.page.keyboard.press("w")
    barred = ann.page.locator("li", has=ann.page.locator("[data-barred^='move:']"))
    far = barred.filter(has=ann.page.get_by_role("link", name="ATE-MOVE-01")).first
    key = far.locator("[data-barred]").get_attribute("data-barred") or ""
    place = ann.page.locator(f".board [data-space={key.removeprefix('move:')}]")
    why = far.locator(".why p").first.inner_text().split("ATE-")[0].strip()
    expect(place).to_have_attribute("aria-label", re.compile(re.escape(why)))


def test_skills_have_the_colours_of_the_rulebook_and_good_elders_a_blue_frame(ann: Person) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    opened = ann.asks("POST", "/matches", {"game": "a-touch-of-evil", "seats": seats, "start": True})
    ann.sits_at(opened["match"]["id"])
    skills = ann.page.locator("button.skill")
    expect(skills.first).to_be_visible()
    colours = [skills.nth(place).evaluate("each => getComputedStyle(each).borderBottomColor") for place in range(4)]
    assert len(set(colours)) == 4
    red, green, blue = (int(each) for each in re.findall(r"\d+", colours[0]))
    assert blue > max(red, green), "Spirit is blue"
    expect(ann.page.locator(".elders > ul > li").first).to_have_css("border-top-color", "rgb(63, 95, 134)")
