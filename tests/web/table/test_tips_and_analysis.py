"""Tips in play and the analysis after it, on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.recorded import recorded, words
from tests.web.table.test_accessibility import barriers


def test_a_tip_names_options_with_their_chance_to_win(coming: Coming) -> None:
    ann = coming(bypass_csp=True)
    ann.sits_at(ann.opens(recorded("fear-of-the-dark/won-easy")))
    ann.button("web-tip").click()
    tips = ann.page.get_by_role("region", name=words().say("web-tip-title"))
    expect(tips.locator("li").first).to_contain_text("%")
    expect(tips.locator("li").first).to_contain_text("±")
    expect(tips).to_contain_text(words().say("web-tip-about", {"seats": 1}))
    assert barriers(ann) == []
    ann.button("web-tip").click()
    expect(tips).to_have_count(0)


def test_after_the_end_luck_and_skill_are_told_apart(coming: Coming) -> None:
    ann = coming(bypass_csp=True)
    game = recorded("fear-of-the-dark/lost-echo")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves)
    ann.sees_the_end(game)
    ann.button("web-analysis-title").click()
    analysis = ann.page.get_by_role("region", name=words().say("web-analysis-title"))
    expect(analysis.get_by_role("img", name=words().say("web-analysis-curve"))).to_be_visible(timeout=240_000)
    for word in ("skill", "luck", "rest", "decisions", "draws", "about"):
        expect(analysis).to_contain_text(words().say(f"web-analysis-{word}", {"seats": 1}))
    assert barriers(ann) == []
    draw = analysis.locator("li a").last
    draw.click()
    ann.page.wait_for_url("**/replay/*#at=*")
