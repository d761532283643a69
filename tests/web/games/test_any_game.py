"""A game that the page has no picture of is played on it all the same: told in words, chosen by buttons; and a game
begins with a position that is pasted.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import duskbox as db
from duskbox.core.translations import Translations
from tests.server.plugin_games import installed
from tests.server.server_process import serving
from tests.web.conftest import Coming
from tests.web.tables import TIC_TAC_TOE, say, say_tic_tac_toe, two_at

SERVER = Path(__file__).parents[3] / "src" / "duskbox" / "server"


def test_a_game_of_ones_own_is_opened_and_played(coming: Coming, tmp_path: Path) -> None:
    games = {"liars-dice": "examples.liars_dice.game:GAME", "tic-tac-toe": "benchmarks.tic_tac_toe:GAME"}
    with installed(tmp_path / "package", games), serving(tmp_path) as server:
        ann = coming(server.base)
        page = ann.page
        ann.goes_to()
        page.get_by_role("link", name="Liar’s Dice").click()
        expect(page.locator(".seats li")).to_have_count(2)
        page.locator(".seats li").nth(1).locator("select").first.select_option("bot")
        ann.button("web-start").click()
        expect(ann.sentence).to_contain_text("make the first bid")
        told = page.locator("section.text li")
        expect(told.first).to_contain_text("Your dice:")
        expect(told).to_have_count(3)
        ann.presses("bid:2:6")
        expect(page.locator("section.text")).to_contain_text("dice left")
        expect(page.get_by_text("2 × 6").first).to_be_visible()

        ann.goes_to("/new/tic-tac-toe")
        # The number of its seats is decided by no setting.
        expect(page.locator(".seats li")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_position_is_pasted_and_played_from(coming: Coming, language: str) -> None:
    words = Translations(language, [SERVER])
    match = db.FearOfTheDark.play(seed="moth")
    match.choose(match.options[0])
    ann = coming(locale={"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}[language])
    ann.goes_to()
    ann.expects("400")
    field = ann.page.get_by_label(words.say("web-position-text"))
    field.fill(match.position.notation[:60])
    play = ann.page.get_by_role("button", name=words.say("web-play-from"), exact=True)
    play.click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    field.fill(match.position.notation)
    play.click()
    expect(ann.page.locator(".choices > ul.options button[data-key]")).to_have_count(len(match.options))


def test_a_game_that_has_no_pictures_is_played_in_words(coming: Coming) -> None:
    ann, ben, _ = two_at(TIC_TAC_TOE, coming)
    for place, cell in enumerate("40213"):
        (ann, ben)[place % 2].presses(f"mark:{cell}")
    expect(ben.page.get_by_role("region", name=say("web-text-view"))).to_contain_text("4")
    for cell, person in (("5", ben), ("6", ann)):
        person.presses(f"mark:{cell}")
    for person in (ann, ben):
        expect(person.sentence).to_have_text(say_tic_tac_toe("outcome-first-wins"))
