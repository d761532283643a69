"""Fear of the Dark, played through the page to each of its ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words


def test_one_click_on_the_first_screen_starts_the_labyrinth(ann: Person) -> None:
    ann.goes_to()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    ann.page.wait_for_url("**/play/*")
    expect(ann.option("do:move")).to_be_visible()
    expect(ann.page.get_by_role("region", name=words().say("web-board")).locator("svg").first).to_be_visible()


def test_a_whole_game_is_won_with_the_mouse(ann: Person) -> None:
    game = recorded("fear-of-the-dark/won-easy")
    ann.sits_at(ann.opens(game))
    for move in game.moves:
        ann.presses(move.key)
    ann.sees_the_end(game)
    ann.button("web-replay").click()
    ann.page.wait_for_url("**/replay/*")


@pytest.mark.parametrize("name", ["lost-sanity", "lost-terror", "lost-echo", "trapped", "walked-out"])
def test_the_page_plays_to_every_loss(name: str, ann: Person) -> None:
    game = recorded(f"fear-of-the-dark/{name}")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves)
    ann.sees_the_end(game)


def test_giving_up_asks_once_more_and_ends_the_game(ann: Person) -> None:
    game = recorded("fear-of-the-dark/gave-up")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:-1])
    ann.page.locator(".anytime summary").click()
    ann.presses("give-up")
    expect(ann.option("give-up")).to_have_text(words().say("web-sure-option-give-up"))
    ann.presses("give-up")
    ann.sees_the_end(game)
    ann.button("web-again").click()
    expect(ann.option("do:move")).to_be_visible()


def test_a_game_with_moving_pictures_can_be_played_too(coming: Coming) -> None:
    game = recorded("fear-of-the-dark/lost-echo")
    mover = coming(reduced_motion="no-preference")
    mover.sits_at(mover.opens(game))
    mover.plays(game.moves)
    mover.sees_the_end(game)
