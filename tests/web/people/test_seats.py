"""No one loses a seat on the page by accident: what gives something away asks first, and can be taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.recorded import recorded, words
from tests.web.tables import TIC_TAC_TOE, answers, menu, say, two_at


def test_a_bot_plays_for_me_after_a_question_and_i_play_again_with_one_press(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming, terms={"stand_in": "random"})
    menu(ben, "web-menu-bot")
    answers(ben, "bot", yes=False)
    assert ben.asks("GET", f"/matches/{match}")["seats"][1]["stand_in"] == ""
    menu(ben, "web-menu-bot")
    answers(ben, "bot")
    expect(ben.page.get_by_text(say("web-stand-in-asked"))).to_be_visible()
    agent = say("web-agent-random")
    expect(ann.page.get_by_text(say("web-notice-stand-in", {"who": "Ben", "agent": agent}))).to_be_visible()
    # Loading the page again changes nothing.
    ben.sits_at(match)
    again = ben.page.locator(".choice-panel").get_by_role("button", name=say("web-play-again"))
    again.click()
    expect(again).to_have_count(0)
    shown = ben.asks("GET", f"/matches/{match}")
    assert (shown["mine"], shown["seats"][1]["stand_in"]) == ([1], "")


def test_a_seat_is_handed_on_when_the_link_is_used_and_not_by_opening_a_menu(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
    menu(ben, "web-menu-hand-over")
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    assert ben.asks("GET", f"/matches/{match}")["handing"] == []
    menu(ben, "web-menu-hand-over")
    answers(ben, "hand-over")
    field = ben.page.get_by_role("dialog").get_by_label(say("web-seat-link"))
    withdrawn = field.input_value()
    ben.page.get_by_role("dialog").get_by_text(say("web-invite-qr")).click()
    expect(ben.page.get_by_role("img", name=say("web-invite-qr"))).to_be_visible()
    # The link is closed by Escape, and nothing is lost: the seat is still Ben's, and the link can be withdrawn.
    ben.page.keyboard.press("Escape")
    expect(ben.sentence).to_be_visible()
    menu(ben, "web-menu-keep-seat")
    menu(ben, "web-menu-hand-over")
    answers(ben, "hand-over")
    link = field.input_value()
    carol = coming()
    carol.expects("403|/claim$")
    carol.page.goto(withdrawn)
    carol.button("web-claim").click()
    expect(carol.page.get_by_role("alert")).to_be_visible()
    carol.page.goto("about:blank")
    carol.page.goto(link)
    carol.button("web-claim").click()
    expect(carol.sentence).to_be_visible()
    expect(ben.page.get_by_text(say("web-lost-handed-on"))).to_be_visible()
    expect(ann.page.locator(".notice")).to_be_visible()


def test_who_stands_up_by_mistake_takes_the_seat_back(coming: Coming) -> None:
    _, ben, match = two_at(TIC_TAC_TOE, coming)
    menu(ben, "web-menu-stand-up")
    answers(ben, "stand-up")
    expect(ben.page).to_have_url(ben.base + "/")
    ben.goes_to(f"/play/{match}")
    ben.button("web-lost-back").click()
    expect(ben.button("web-lost-back")).to_have_count(0)
    assert ben.asks("GET", f"/matches/{match}")["mine"] == [1]


def test_alone_one_is_offered_a_restart_and_nothing_that_gives_the_seat_away(coming: Coming) -> None:
    ann = coming()
    first = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.sits_at(first)
    ann.button("web-menu").click()
    for message in ("web-menu-hand-over", "web-menu-bot", "web-menu-stand-up"):
        expect(ann.button(message)).to_have_count(0)
    expect(ann.page.get_by_label(say("web-invite-link"))).to_have_count(0)
    ann.button("web-menu-restart").click()
    answers(ann, "restart")
    expect(ann.page).not_to_have_url(f"{ann.base}/play/{first}")
    expect(ann.sentence).to_be_visible()
    menu(ann, "web-menu-delete")
    answers(ann, "delete")
    expect(ann.page).to_have_url(ann.base + "/")
    assert [match["id"] for match in ann.asks("GET", "/matches")] == [first]


def test_my_games_open_on_another_device_by_a_link_that_tells_the_server_nothing(coming: Coming) -> None:
    desk, phone = coming(), coming(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    match = desk.opens(recorded("fear-of-the-dark/walked-out"))
    desk.goes_to("/settings")
    desk.button("web-devices-link").press("Enter")
    link = desk.page.get_by_label(say("web-devices-label")).input_value()
    devices = desk.page.locator("#devices")
    devices.get_by_text(say("web-invite-qr")).click()
    expect(devices.get_by_role("img", name=say("web-invite-qr"))).to_be_visible()
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    phone.button("web-follow").tap()
    expect(phone.page).to_have_url(phone.base + "/")
    phone.sits_at(match)
    secret = link.partition("#me=")[2]
    assert secret
    assert not any(secret in url for url in asked if "#" not in url)


def test_with_the_recovery_link_i_come_back_to_my_seat_from_any_browser_until_i_withdraw_it(coming: Coming) -> None:
    lost = coming()
    match = lost.opens(recorded("fear-of-the-dark/walked-out"))
    lost.goes_to("/settings")
    lost.button("web-devices-way-back").click()
    link = lost.page.get_by_label(say("web-devices-label")).input_value()
    for _ in range(2):
        new = coming()
        new.page.goto(link)
        new.button("web-follow").click()
        expect(new.page).to_have_url(new.base + "/")
        assert new.asks("GET", f"/matches/{match}")["mine"] == [0]
    new.goes_to("/settings")
    new.button("web-devices-withdraw").click()
    expect(new.button("web-devices-withdraw")).to_have_count(0)
    late = coming()
    late.expects("403|/me/follow$")
    late.page.goto(link)
    late.button("web-follow").click()
    expect(late.page.get_by_role("alert")).to_be_visible()
    assert late.asks("GET", "/matches") == []


def test_a_game_that_is_over_goes_from_my_list_after_a_question_and_stays_in_those_of_others(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
    for person, cell in ((ann, "0"), (ben, "3"), (ann, "1"), (ben, "4"), (ann, "2")):
        person.presses(f"mark:{cell}")
    menu(ben, "web-menu-remove")
    answers(ben, "remove", yes=False)
    assert [each["id"] for each in ben.asks("GET", "/matches")] == [match]
    menu(ben, "web-menu-remove")
    answers(ben, "remove")
    expect(ben.page).to_have_url(ben.base + "/")
    assert ben.asks("GET", "/matches") == []
    assert [each["id"] for each in ann.asks("GET", "/matches")] == [match]


def test_skipping_to_the_content_keeps_the_seat_that_was_handed_on(coming: Coming) -> None:
    ann, _, _ = two_at(TIC_TAC_TOE, coming)
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


def test_a_seat_is_handed_on_to_another_browser(coming: Coming) -> None:
    ann, _, match = two_at(TIC_TAC_TOE, coming)
    ben = coming()
    ann.button("web-menu").click()
    ann.button("web-menu-hand-over").click()
    ann.button("web-ask-hand-over-yes").click()
    link = ann.page.get_by_role("dialog").get_by_label(words().say("web-seat-link")).input_value()
    ben.page.goto(link)
    ben.page.get_by_label(words().say("web-your-name")).fill("Ben")
    ben.button("web-claim").click()
    ben.page.wait_for_url("**/play/*")
    assert "secret" not in ben.page.url
    ben.presses("mark:4")
    assert ben.asks("GET", f"/matches/{match}")["mine"] == [0]
