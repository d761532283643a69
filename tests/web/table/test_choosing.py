"""Choosing: with mouse, finger and keys; what one press does, and what it must not do; what is chosen unasked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.matches.test_only_options import first_only
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.tables import LABYRINTH, TOWN, on_a_phone, say


def chosen(person: Person, match: str) -> int:
    """How many choices have been made at a match of one seat."""
    return len(person.asks("GET", f"/matches/{match}/log?seat=0")["moments"])


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_that_is_held_down_answers_one_question(key: str, ann: Person) -> None:
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.sits_at(match)
    before = chosen(ann, match)
    first = ann.page.locator("section.choice-panel:not([data-fresh]) .choices > ul.options button").first
    expect(first).to_be_visible()
    if key == "Enter":
        first.focus()
    for _ in range(5):
        # The second press without a release in between is a repetition.
        ann.page.keyboard.down(key)
        ann.page.wait_for_timeout(150)
    ann.page.keyboard.up(key)
    assert chosen(ann, match) == before + 1


@pytest.mark.parametrize("by", ["mouse", "touch", "key", "board"])
def test_a_question_takes_no_press_for_a_moment_after_it_was_drawn(by: str, coming: Coming) -> None:
    ann = coming(has_touch=True)
    # However slow this machine is, the page's clock stands until the test moves it on.
    clock = ann.page.clock
    clock.install()
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.sits_at(match)
    before = chosen(ann, match)
    panel, first = ann.page.locator("section.choice-panel"), ann.page.locator(".choices > ul.options button").first
    ann.settles()
    clock.pause_at(ann.page.evaluate("Date.now() + 1000"))

    def press() -> None:
        if by == "key":
            ann.page.keyboard.press("1")
            return
        box = (ann.page.locator(".deeds button:enabled") if by == "board" else first).first.bounding_box()
        assert box is not None
        (ann.page.touchscreen.tap if by == "touch" else ann.page.mouse.click)(
            box["x"] + 20, box["y"] + box["height"] / 2
        )

    def question() -> str:
        keys: str = panel.evaluate(
            "panel => [...panel.querySelectorAll('[data-key]')].map(each => each.dataset.key).join()"
        )
        return keys

    asked = question()
    press()
    expect(ann.page.locator("section.choice-panel[data-fresh]")).to_be_visible()
    next_one = question()
    assert next_one != asked
    # Not drawn yet, just drawn, and a little later.
    for passes in (0, 100, 150):
        clock.run_for(passes)
        press()
    ann.page.wait_for_timeout(200)
    assert (chosen(ann, match), question()) == (before + 1, next_one)
    clock.run_for(400)
    ann.settles()
    press()
    expect(ann.page.locator("section.choice-panel[data-fresh]")).to_be_visible()
    assert chosen(ann, match) == before + 2


def test_what_cannot_be_done_does_not_push_the_choices_away_at_the_next_question(coming: Coming) -> None:
    ann = coming(viewport={"width": 1280, "height": 560})
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    ann.sits_at(ann.opens(recorded("a-touch-of-evil/scarecrow-competitive-basic"), seats=seats))
    options = ann.page.locator(".choices > ul.options button")
    expect(options.first).to_be_visible()
    ann.page.keyboard.press("w")
    expect(ann.page.locator("#unavailable li").first).to_be_visible()
    cards = ann.page.locator(".choice-panel .cards")
    # Ann ends her turn, the bot has its own, and Ann is asked again. While it is the bot's turn the list is at its top.
    ann.page.evaluate(
        "window.gone = false; new MutationObserver(() => { if (document.querySelector('.choices').hidden)"
        " { gone = true; document.querySelector('.choice-panel .cards').scrollTop = 0; } })"
        ".observe(document.querySelector('.choice-panel'),"
        "{subtree: true, attributes: true, attributeFilter: ['hidden']})"
    )
    for _ in range(100):
        if ann.page.evaluate("gone"):
            break
        options.first.click()
        ann.page.wait_for_timeout(100)
    assert ann.page.evaluate("gone"), "it was no one else's turn"
    expect(options.first).to_be_visible()
    expect(ann.page.locator("#unavailable li").first).to_be_attached()
    ann.page.wait_for_timeout(200)
    assert cards.evaluate("box => box.scrollTop") == 0


def in_the_light(person: Person) -> str:
    """A labyrinth in which the first hand has been built: Light a Match, Move, Scout."""
    wanted = {"game": LABYRINTH, "seats": [{"kind": "human", "name": "Ann"}], "seed": "light", "start": True}
    match: str = person.asks("POST", "/matches", wanted)["match"]["id"]
    person.sits_at(match)
    for key in ("spend-match", "take:light-a-match", "take:move", "take:scout"):
        person.presses(key)
    return match


def test_the_only_option_is_taken_and_shown_and_taking_back_leads_to_a_choice(coming: Coming) -> None:
    ann = coming(asked_all=False)
    ann.goes_to("/settings")
    ann.page.get_by_label(say("web-only-option-pay")).uncheck()
    wanted = {"game": LABYRINTH, "seats": [{"kind": "human", "name": "Ann"}], "seed": "taken", "start": True}
    match = ann.asks("POST", "/matches", wanted)["match"]["id"]
    *choices, only = first_only(LABYRINTH, "taken", [0], True)
    ann.sits_at(match)
    for key in choices[:-1]:
        ann.presses(key)
    ann.presses(choices[-1])
    log = ann.page.get_by_role("log")
    expect(log).to_contain_text(say("web-how-taken", {"who": "Ann"}))
    expect(ann.option(only)).to_have_count(0)
    expect(ann.page.locator(".choices > ul.options button").nth(1)).to_be_visible()
    ann.button("web-undo").click()
    expect(ann.option(choices[-1])).to_be_visible()
    # Who wants to be asked is asked.
    ann.goes_to("/settings")
    ann.page.get_by_label(say("web-only-option-take")).uncheck()
    ann.sits_at(match)
    ann.presses(choices[-1])
    ann.presses(only)
    expect(ann.page.locator(".choices > ul.options button").nth(1)).to_be_visible()


def test_the_cheapest_way_to_pay_is_taken_and_undo_offers_the_others(coming: Coming) -> None:
    ann = coming(asked_all=False)
    ann.sits_at(in_the_light(ann))
    ann.presses("do:move")
    expect(ann.option("go:W")).to_be_visible()
    ann.button("web-undo").click()
    expect(ann.option("discard:scout")).to_be_visible()
    ann.presses("discard:scout")
    expect(ann.option("go:W")).to_be_visible()
    # Who wants to be asked is asked.
    ann.goes_to("/settings")
    ann.page.get_by_label(say("web-only-option-pay")).uncheck()
    ann.sits_at(in_the_light(ann))
    ann.presses("do:move")
    expect(ann.option("play:move")).to_be_visible()


@pytest.mark.parametrize("hand", ["mouse", "touch", "keys"])
def test_one_press_on_a_square_further_on_walks_there(coming: Coming, hand: str) -> None:
    ann = coming(asked_all=False, has_touch=hand == "touch")
    ann.sits_at(in_the_light(ann))
    told = words("en", LABYRINTH).say("board-way-to", {"room": 0, "place": "@square-1", "steps": 2})
    corner = ann.page.get_by_role("button", name=told, exact=True)
    expect(ann.option("do:move")).to_be_visible()
    if hand == "touch":
        corner.tap()
    elif hand == "mouse":
        corner.click()
    else:
        # Tab comes to the nearest square, the arrows lead on, and the map stays where it is.
        first = ann.page.locator(".way[tabindex='0']")
        first.focus()
        for key in ("ArrowUp", "Enter"):
            ann.page.keyboard.press(key)
    expect(ann.page.locator(".steps")).to_contain_text("2")
    stood = words("en", LABYRINTH).say("see-place", {"room": 0, "place": "@square-1"})
    expect(ann.page.get_by_role("img", name=stood, exact=True)).to_be_visible()
    expect(ann.option("stop")).to_be_visible()


def test_a_card_that_is_offered_tells_what_it_does(coming: Coming) -> None:
    game = recorded("a-touch-of-evil/heroes-win")
    place = next(
        at
        for at, move in enumerate(game.moves)
        if any(key.startswith(("buy:", "play:", "keep:")) for key in move.options)
    )
    ann = coming(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:place])
    key = next(key for key in game.moves[place].options if key.startswith(("buy:", "play:", "keep:")))
    expect(ann.option(key).locator("small")).not_to_be_empty()


@pytest.mark.parametrize("game", [LABYRINTH, TOWN])
def test_no_highlight_stays_behind_after_a_finger(coming: Coming, game: str) -> None:
    person = on_a_phone(coming, game)
    for _ in range(3):
        # By its key: at the next question the same button would be another.
        option = person.page.locator(".choices > ul.options button:not([aria-disabled=true])").first
        key = option.get_attribute("data-key") or ""
        person.option(key).tap()
        expect(person.page.locator(".choice-panel:not([data-fresh]) .options")).to_be_visible()
    expect(person.page.locator(".options .pointed")).to_have_count(0)
    # What a rule for a mouse that rests on something changes would stay where a finger has been.
    sticking = person.page.evaluate("""() => {
        const found = [];
        const look = (rules, rests) => {
            for (const rule of rules) {
                if (rule.selectorText?.includes(':hover') && !rests) found.push(rule.selectorText);
                if (rule.cssRules) look(rule.cssRules, rests || /hover: hover/.test(rule.conditionText ?? ''));
            }
        };
        for (const sheet of document.styleSheets) look(sheet.cssRules, false);
        return found;
    }""")
    assert sticking == []


@pytest.mark.parametrize("hand", ["mouse", "touch", "keys"])
def test_a_card_of_the_hand_does_what_it_can_and_its_text_is_beside_it(coming: Coming, hand: str) -> None:
    ann = coming(asked_all=False, has_touch=hand == "touch")
    ann.sits_at(in_the_light(ann))
    expect(ann.option("do:move")).to_be_visible()
    name = words("en", LABYRINTH).say("mind-move")
    card = ann.page.locator(".zone.hand button.chooseable", has_text=name)
    text = ann.page.locator(".zone.hand").get_by_role("button", name=say("web-card-read", {"card": name}))
    ann.settles()
    uses(text, hand)
    expect(ann.page.get_by_role("dialog", name=name)).to_be_visible()
    ann.page.keyboard.press("Escape")
    uses(card, hand)
    expect(ann.option("go:W")).to_be_visible()


def uses(thing: Locator, hand: str) -> None:
    if hand == "touch":
        thing.tap()
    elif hand == "mouse":
        thing.click()
    else:
        thing.focus()
        thing.press("Enter")


def test_a_card_that_is_asked_for_is_chosen_by_a_press_anywhere_on_it(coming: Coming) -> None:
    game = recorded("a-touch-of-evil/heroes-win")
    place, key = next(
        (at, key)
        for at, move in enumerate(game.moves)
        for key in move.options
        if key.startswith("keep:") and sum(each.split(":")[1:2] == key.split(":")[1:] for each in move.options) == 1
    )
    ann = coming()
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:place])
    ann.settles()
    card = ann.page.locator(".hand article", has=ann.page.locator(f'[data-key="{key}"]'))
    name = card.locator("h4").inner_text()
    card.get_by_role("button", name=say("web-card-read", {"card": name})).click()
    expect(ann.page.get_by_role("dialog", name=name)).to_be_visible()
    ann.page.keyboard.press("Escape")
    before = ann.page.locator("section.choice-panel").get_attribute("data-version")
    card.locator(".text").first.click()
    expect(ann.page.locator("section.choice-panel")).not_to_have_attribute("data-version", before or "")
