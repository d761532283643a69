"""What a slow line, a held key, a second click and a shared screen must not do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.test_table import SIMPLE, two_at

LABYRINTH, SHADOWBROOK = "fear-of-the-dark", "a-touch-of-evil"
say = words().say


def chosen(person: Person, match: str) -> int:
    """How many choices have been made at a match of one seat."""
    return len(person.asks("GET", f"/matches/{match}/log?seat=0")["moments"])


def invites(person: Person, many: int = 2) -> str:
    """Open a match with places for others; the code to come by."""
    seats = [{"kind": "human", "name": "Ann"}, *({"kind": "open"} for _ in range(many - 1))]
    asked = {"game": SHADOWBROOK, "settings": {"heroes": str(many)}, "seats": seats}
    code: str = person.asks("POST", "/matches", asked)["match"]["invite"]
    return code


# A shared screen


def test_at_a_shared_screen_nobodys_cards_lie_open_before_somebody_says_that_it_is_them(ann: Person) -> None:
    """The second seat's line is slow: until it is there, no one knows whom the screen belongs to."""
    match = ann.opens(recorded("a-touch-of-evil/scarecrow-competitive-basic"))
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    slow = True

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        if len(lines) == 2:
            server.on_message(lambda message: held.append(message) if slow else line.send(message))

    ann.page.route_web_socket("**/*", connect)
    ann.goes_to(f"/play/{match}")
    while not held:
        ann.page.wait_for_timeout(20)
    ann.page.wait_for_timeout(400)
    expect(ann.page.locator(".board, .choices, [role=log]")).to_have_count(0)
    slow = False
    for message in held:
        lines[1].send(message)
    expect(ann.page.locator(".cover")).to_be_visible()


# Coming by invitation


def test_a_code_that_was_mistyped_can_be_corrected(coming: Coming) -> None:
    ann, ben = coming(), coming()
    code = invites(ann)
    ben.expects("404")
    ben.goes_to("/join#code=moth8lantern")
    expect(ben.page.get_by_role("alert")).to_be_visible()
    field = ben.page.get_by_label(say("web-code"))
    field.fill("")
    field.press_sequentially(code)
    expect(field).to_have_value(code)
    ben.button("web-join-go").click()
    expect(ben.button("web-sit-here")).to_be_visible()


def test_whoever_comes_too_late_for_a_seat_is_told_so(coming: Coming) -> None:
    ann, ben, eve = coming(), coming(), coming()
    code = invites(ann, 3)
    for person in (ben, eve):
        person.goes_to(f"/join#code={code}")
        expect(person.button("web-sit-here")).to_have_count(2)
    ben.button("web-sit-here").first.click()
    ben.page.wait_for_url("**/play/*")
    eve.expects("409")
    eve.button("web-sit-here").first.click()
    expect(eve.page.get_by_role("alert")).to_be_visible()
    expect(eve.button("web-sit-here")).to_have_count(1)


def test_skipping_to_the_content_keeps_the_seat_that_was_handed_on(coming: Coming) -> None:
    ann, _, _ = two_at(SIMPLE, coming)
    ben = coming()
    ann.button("web-menu").click()
    ann.button("web-menu-hand-over").click()
    ann.button("web-ask-hand-over-yes").click()
    link = ann.page.get_by_role("dialog").get_by_label(say("web-seat-link")).input_value()
    ben.page.goto(link)
    expect(ben.button("web-claim")).to_be_visible()
    ben.page.get_by_role("link", name=say("web-skip")).focus()
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_timeout(200)
    ben.button("web-claim").click()
    ben.page.wait_for_url("**/play/*")


# Keys and clicks


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


# A slow or broken line


def test_a_match_that_is_found_after_one_has_left_is_not_sat_down_at(ann: Person) -> None:
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.goes_to("/")
    expect(ann.page.locator(f'a[href="/learn/{LABYRINTH}"]')).to_be_visible()
    asked: list[Route] = []
    ann.page.route(f"**/api/v1/matches/{match}", lambda route: asked.append(route))
    lines: list[str] = []
    ann.page.on("websocket", lambda line: lines.append(line.url))
    ann.page.evaluate(
        "to => { const link = document.createElement('a'); link.href = to; document.body.append(link); link.click(); }",
        f"/play/{match}",
    )
    while not asked:
        ann.page.wait_for_timeout(20)
    ann.page.go_back()
    expect(ann.page.locator(f'a[href="/learn/{LABYRINTH}"]')).to_be_visible()
    for route in asked:
        route.continue_()
    ann.page.wait_for_timeout(500)
    assert not lines


def test_a_screen_whose_code_cannot_be_fetched_comes_with_a_new_page(ann: Person) -> None:
    ann.goes_to("/")
    refused: list[str] = []
    loaded: list[str] = []

    def fetch(route: Route) -> None:
        # What could not be fetched once is not asked for again by the same page.
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    ann.page.on("load", lambda page: loaded.append(page.url))
    ann.expects("Failed to load resource|dynamically imported module|ERR_FAILED")
    ann.page.route("**/assets/Settings*.js", fetch)
    ann.page.get_by_role("link", name=say("web-settings")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(say("web-settings"))
    assert refused and loaded


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
