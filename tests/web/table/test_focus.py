"""A player with a keyboard finds the focus where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.tables import LABYRINTH, sits_down

TOWN = "a-touch-of-evil"


def presses_on(person: Person, thing: Locator, key: str = "Enter") -> None:
    """Press a key on something that has the focus."""
    expect(thing).to_be_focused()
    person.page.keyboard.press(key)


def test_a_dialog_that_is_closed_gives_the_focus_back(ann: Person) -> None:
    ann.sits_at(ann.opens(recorded("fear-of-the-dark/lost-echo")))
    keys, close, dialog = ann.button("web-keys"), ann.button("web-close"), ann.page.get_by_role("dialog")
    keys.focus()
    presses_on(ann, keys)
    presses_on(ann, close)
    expect(dialog).to_have_count(0)
    presses_on(ann, keys)
    expect(dialog).to_be_visible()
    ann.page.mouse.click(4, 4)
    expect(dialog).to_have_count(0)
    expect(keys).to_be_focused()


def test_choices_are_taken_back_and_made_again_one_after_another_on_the_same_button(ann: Person) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:3])
    undo, redo = ann.button("web-undo"), ann.button("web-redo")
    expect(ann.option(game.moves[3].key)).to_be_visible()
    undo.focus()
    for move in reversed(game.moves[:3]):
        presses_on(ann, undo)
        expect(ann.option(move.key)).to_be_visible()
    # There is nothing left to take back, and pressing it once more does nothing.
    expect(undo).to_be_disabled()
    presses_on(ann, undo)
    redo.focus()
    for move in game.moves[1:4]:
        presses_on(ann, redo)
        expect(ann.option(move.key)).to_be_visible()
    expect(redo).to_be_disabled()
    presses_on(ann, redo)
    expect(ann.page.locator(".trouble, [role=alert]")).to_have_count(0)


def test_the_log_has_the_focus_before_another_key_is_pressed(ann: Person) -> None:
    ann.sits_at(ann.opens(recorded("fear-of-the-dark/lost-echo")))
    expect(ann.page.get_by_role("log")).to_be_visible()
    # A machine so slow that no frame is drawn in between.
    ann.page.evaluate("window.requestAnimationFrame = () => 0")
    ann.page.keyboard.press("l")
    assert ann.page.evaluate("document.activeElement.getAttribute('role')") == "log"


def test_standing_orders_are_given_one_after_another(ann: Person) -> None:
    ann.sits_at(ann.opens(recorded("a-touch-of-evil/all-down")))
    orders = ann.page.locator("details.orders")
    orders.locator("summary").click()
    switch, count = orders.locator("button.switch"), orders.locator(".count")
    # An order, too, is taken no sooner than the question that stands there could be answered.
    ann.settles()
    switch.first.focus()
    for place in range(2):
        presses_on(ann, switch.nth(place))
        expect(count).to_have_text(words("en", TOWN).say("board-orders-set", {"n": place + 1}))
        expect(switch.nth(place)).to_be_enabled()
        presses_on(ann, switch.nth(place), "Tab")


@pytest.mark.parametrize(
    ("first", "wanted"), [("do:", "button.deed"), ("do:", "button.sticks"), ("discard:", ".deeds button.card")]
)
def test_what_is_pressed_on_the_board_keeps_the_focus_while_the_server_thinks(
    first: str, wanted: str, ann: Person
) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    slow = False

    def opened(line: WebSocketRoute) -> None:
        # A slow server never says what came of a choice.
        server = line.connect_to_server()
        server.on_message(lambda said: None if slow and '"moment"' in str(said) else line.send(said))

    ann.page.route_web_socket("**/socket", opened)
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[: game.first(first)])
    button = ann.page.locator(wanted).first
    expect(button).to_be_enabled()
    ann.settles()
    slow = True
    button.focus()
    presses_on(ann, button)
    expect(button).to_be_disabled()
    expect(button).to_be_focused()


def test_the_menu_gives_the_focus_back_to_its_button(ann: Person) -> None:
    ann.sits_at(ann.opens(recorded("fear-of-the-dark/lost-echo")))
    menu = ann.button("web-menu")
    inside = ann.page.locator(".menu li")

    def goes_into() -> None:
        presses_on(ann, menu)
        expect(inside.first).to_be_visible()

    menu.focus()
    goes_into()
    ann.page.keyboard.press("Tab")
    presses_on(ann, inside.first.get_by_role("link"), "Escape")
    expect(inside).to_have_count(0)
    goes_into()
    inside.get_by_role("button", name=words().say("web-text-view")).press("Enter")
    expect(inside).to_have_count(0)
    goes_into()
    # A dialog takes the focus first.
    inside.get_by_role("button", name=words().say("web-help")).press("Enter")
    presses_on(ann, ann.button("web-close"), "Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_player_who_takes_the_screen_begins_at_the_question(ann: Person) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    ann.goes_to(f"/play/{ann.opens(game)}")
    presses_on(ann, ann.button("web-hand-over-me", who=("Ann", "Ben")[game.moves[0].seat]))
    expect(ann.sentence).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.option(game.moves[0].key)).to_be_visible()


def test_a_player_who_goes_to_another_screen_begins_there(ann: Person) -> None:
    ann.goes_to("/")
    settings = ann.page.get_by_role("link", name=words().say("web-settings"))
    expect(settings).to_be_visible()
    # Nothing takes the focus from a person who has only just come.
    assert ann.page.evaluate("document.activeElement === document.body")
    settings.focus()
    presses_on(ann, settings)
    expect(ann.page.get_by_role("heading", level=1, name=words().say("web-settings"))).to_be_focused()
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    # A table comes in several steps, each in place of the one before.
    ann.button("web-play").click()
    expect(ann.sentence).to_be_visible()
    expect(ann.page.locator("main.table")).to_be_focused()
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.closest('main.table') !== null")


def test_an_arrow_key_leads_from_nowhere_to_the_choices(ann: Person) -> None:
    sits_down(ann, LABYRINTH)
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator(".choices > ul.options button").first).to_be_focused()
