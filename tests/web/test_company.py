"""Several people and one table, as they see it: before the start, who is who, what they decide together, whose turn it
is in a list, and the next game.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.matches.test_only_options import LABYRINTH, first_only
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.test_seats import menu
from tests.web.test_table import SIMPLE, TOWN, two_at

say = words().say
tell = words("en", TOWN).say


def opens_town(person: Person, heroes: int = 2, **more: Any) -> Any:
    """A table of A Touch of Evil with one seat taken; the match."""
    settings = {"heroes": str(heroes), "hero-1": "karl", **more.pop("settings", {})}
    seats = [{"kind": "human", "name": "Ann"}] + [{"kind": "open"}] * (heroes - 1)
    wanted = {"game": TOWN, "settings": settings, "seats": seats, "seed": "company", **more}
    return person.asks("POST", "/matches", wanted)["match"]


def sits(person: Person, match: Any, seat: int, name: str) -> None:
    person.asks("POST", f"/matches/{match['id']}/seats/{seat}", {"name": name, "code": match["invite"]})


def place(person: Person, seat: int) -> Locator:
    return person.page.locator(".lobby li").nth(seat)


# Before the start


def test_who_is_invited_reads_what_is_played_and_guests_choose_and_say_that_they_are_ready(coming: Coming) -> None:
    ann, ben = coming(), coming(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    settings = {"mode": "cooperative", "level": "advanced", "villain": "werewolf"}
    match = opens_town(ann, settings=settings, terms={"clock": "decision", "seconds": 300, "away": 600})
    ben.goes_to(f"/join#code={match['invite']}")
    for told in (
        tell("setting-mode-cooperative"),
        tell("setting-level-advanced"),
        tell("villain-werewolf"),
        say("web-table-kind-live"),
        say("web-terms-clock-decision", {"time": "5:00", "increment": 0}),
        say("web-terms-stand-in", {"minutes": 10, "agent": say("web-agent-thumb")}),
        tell("hero-karl"),
    ):
        expect(ben.page.locator("#main")).to_contain_text(told)
    ben.page.get_by_label(say("web-your-name")).fill("Ben")
    ben.button("web-sit-here").tap()
    lobby = ben.page.locator(".lobby")
    expect(lobby).to_contain_text(tell("setting-mode-cooperative"))
    expect(lobby).to_contain_text(match["invite"])  # guests can pass it on

    ann.goes_to(f"/play/{match['id']}")
    place(ben, 1).get_by_label(tell("setting-hero-2")).select_option("katarina")
    expect(place(ann, 1)).to_contain_text(tell("hero-katarina"))
    # A Hero that another has is not offered.
    karl = place(ben, 1).get_by_label(tell("setting-hero-2")).locator("option[value=karl]")
    expect(karl).to_be_disabled()

    expect(ann.page.get_by_text(say("web-lobby-unready", {"who": "Ben"}))).to_be_visible()
    ben.button("web-ready-say").tap()
    expect(place(ann, 1)).to_contain_text(say("web-ready"))
    expect(ann.page.get_by_text(say("web-lobby-unready", {"who": "Ben"}))).to_have_count(0)
    ben.button("web-rename").tap()
    place(ben, 1).get_by_label(say("web-your-name")).fill("Benjamin")
    ben.button("web-rename-do").tap()
    expect(place(ann, 1)).to_contain_text("Benjamin")

    ann.page.get_by_label(say("web-chat-write")).fill("Shall we?")
    ann.page.keyboard.press("Enter")
    expect(lobby.get_by_role("log")).to_contain_text("Shall we?")
    ann.button("web-start").click()
    # Player, Hero and team stand together, in the bar and on the sheets.
    expect(ann.page.locator(".bar .seats")).to_contain_text(f"Benjamin {tell('hero-katarina')}")
    expect(ann.page.get_by_role("article", name=tell("hero-katarina"))).to_contain_text("Benjamin")
    for person in (ann, ben):
        expect(person.sentence).to_be_visible()


def test_teams_are_told_at_the_join_page_in_the_lobby_and_in_the_bar(coming: Coming) -> None:
    people = [coming() for _ in range(4)]
    match = opens_town(people[0], 4, settings={"mode": "team"})
    people[3].goes_to(f"/join#code={match['invite']}")
    for person in people[1:]:
        sits(person, match, people.index(person), f"Guest {people.index(person)}")
    team = [say("web-team", {"n": number}) for number in (1, 2)]
    expect(people[3].page.locator("#main li").first).to_contain_text(team[0])
    people[0].goes_to(f"/play/{match['id']}")
    sides = [seat["side"] for seat in people[0].asks("GET", f"/matches/{match['id']}")["seats"]]
    for seat, side in enumerate(sides):
        expect(place(people[0], seat)).to_contain_text(team[sorted(set(sides)).index(side)])
    people[0].button("web-start").click()
    for seat, side in enumerate(sides):
        shown = people[0].page.locator(".bar .seats > li").nth(seat)
        expect(shown).to_contain_text(team[sorted(set(sides)).index(side)])


def test_an_invitation_is_a_link_that_others_can_open_and_a_picture_that_a_phone_reads(coming: Coming) -> None:
    ann = coming()
    match = opens_town(ann)
    ann.page.route("**/api/v1/reach", lambda route: route.fulfill(json={"origin": "http://192.168.1.20:8410"}))
    ann.goes_to(f"/play/{match['id']}")
    link = ann.page.get_by_label(say("web-invite-link"))
    expect(link).to_have_value(f"http://192.168.1.20:8410/join#code={match['invite']}")
    ann.page.get_by_text(say("web-invite-qr")).click()
    expect(ann.page.get_by_role("img", name=say("web-invite-qr"))).to_be_visible()


def test_where_only_this_machine_can_open_the_link_it_says_so(coming: Coming) -> None:
    ann = coming()
    ann.goes_to(f"/play/{opens_town(ann)['id']}")
    expect(ann.page.get_by_text(say("web-invite-here"))).to_be_visible()


def test_a_browser_that_lets_no_page_copy_says_so_and_selects_the_text(coming: Coming) -> None:
    ann = coming()
    ann.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false;"
    )
    ann.goes_to(f"/play/{opens_town(ann)['id']}")
    ann.button("web-copy").click()
    expect(ann.page.get_by_text(say("web-not-copied"))).to_be_visible()
    assert ann.page.evaluate("getSelection().toString()").startswith("http")


def test_without_https_the_old_way_of_copying_is_taken(coming: Coming) -> None:
    ann = coming()
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.goes_to(f"/play/{opens_town(ann)['id']}")
    ann.button("web-copy").click()
    expect(ann.button("web-copied")).to_be_visible()


# My games


def listed(person: Person, match: str) -> Locator:
    return person.page.locator(f'.matches a[href$="/{match}"]')


def test_my_games_say_whose_turn_it_is_and_follow_the_play(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming)
    ben.goes_to()
    shown = listed(ben, match)
    expect(shown).to_contain_text(say("web-list-waits", {"who": "Ann"}))
    expect(ben.page).to_have_title("Duskbox")
    ann.presses("mark:4")
    # No one presses anything here: the list is looked at again by itself.
    expect(shown).to_contain_text(say("web-list-my-turn"))
    expect(ben.page).to_have_title("(1) Duskbox")
    ben.sits_at(match)
    for cell, person in zip("0385", (ben, ann, ben, ann), strict=True):
        person.presses(f"mark:{cell}")
    expect(ann.page.locator(".ask .verdict")).to_be_visible()
    for person, told in ((ann, say("web-verdict-you-won")), (ben, say("web-verdict-you-lost-to", {"who": "Ann"}))):
        person.goes_to()
        expect(listed(person, match)).to_contain_text(told)


def test_my_games_name_hero_mode_villain_and_round(coming: Coming) -> None:
    ann = coming()
    match = opens_town(ann, settings={"mode": "cooperative", "villain": "werewolf"})
    ann.asks("PUT", f"/matches/{match['id']}/seats/1/bot", {"agent": "random"})
    ann.asks("POST", f"/matches/{match['id']}/start", {})
    ann.goes_to()
    shown = listed(ann, match["id"])
    for told in ("hero-karl", "setting-mode-cooperative", "villain-werewolf"):
        expect(shown).to_contain_text(tell(told))
    expect(shown).to_contain_text(say("web-list-length", {"unit": tell("game-length"), "count": 1}))


#: Notes what the browser is asked to tell; a test cannot look at the desk.
_NOTIFIED = """window.notified = [];
window.Notification = class {
  static permission = 'default';
  static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, more) { window.notified.push([title, more.body]); }
  close() {}
};"""
_AWAY = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"


def test_who_said_yes_is_told_by_the_browser_that_it_is_their_turn(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming)
    ben.page.add_init_script(_NOTIFIED)
    ben.goes_to("/settings")
    ben.page.get_by_label(say("web-notify-on")).check()
    ben.sits_at(match)
    ben.page.evaluate("Notification.permission = 'granted'")
    ben.page.evaluate(_AWAY)
    ann.presses("mark:4")
    ben.page.wait_for_function("() => window.notified.length === 1")
    assert ben.page.evaluate("window.notified[0][1]") == say("web-list-my-turn")


# Deciding together


def test_who_is_away_is_stood_in_for_by_one_press_of_another_and_plays_again_by_one(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming, terms={"away": 0, "stand_in": "random"})
    ben.goes_to("/settings")
    ann.presses("mark:4")
    expect(ann.page.get_by_text(say("web-absent-away", {"who": "Ben"}))).to_be_visible()
    ann.button("web-absent-bot").click()
    expect(ann.page.locator(".choices button").first).to_be_visible()
    ben.sits_at(match)
    expect(ben.page.get_by_text(say("web-stand-in-table"))).to_be_visible()
    ben.button("web-play-again").click()
    expect(ben.button("web-play-again")).to_have_count(0)


def test_other_terms_are_asked_for_read_and_agreed_on(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming)
    menu(ann, "web-menu-terms")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text(say("web-table-kind-days"), exact=True).click()
    dialog.get_by_role("button", name=say("web-terms-ask")).click()
    for person in (ann, ben):
        expect(person.page.get_by_text(say("web-proposal-terms", {"by": "Ann"}))).to_be_visible()
    expect(ben.page.locator(".choice-panel")).to_contain_text(say("web-table-kind-days"))
    ben.button("web-undo-agree").click()
    expect(ann.page.get_by_text(say("web-proposal-terms", {"by": "Ann"}))).to_have_count(0)
    assert ann.asks("GET", f"/matches/{match}")["terms"]["kind"] == "days"


def test_a_seat_of_who_is_away_is_given_away_only_after_a_question(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming)
    ben.goes_to("/settings")
    ann.button("web-menu").click()
    ann.button("web-menu-free", who="Ben").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("web-ask-free-about", {"who": "Ben"}))
    dialog.get_by_role("button", name=say("web-ask-no"), exact=True).click()
    assert ann.asks("GET", f"/matches/{match}")["seats"][1]["kind"] == "human"
    ann.button("web-menu").click()
    ann.button("web-menu-free", who="Ben").click()
    dialog.get_by_role("button", name=say("web-ask-free-yes"), exact=True).click()
    expect(ann.page.locator(".bar .seats > li").nth(1)).to_have_attribute("title", re.compile(say("web-seat-open")))
    ben.sits_at(match)
    ben.button("web-lost-back").click()
    expect(ben.button("web-lost-back")).to_have_count(0)


# Once more


def test_once_more_leads_all_to_one_table_with_the_seats_they_had(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming)
    for person, cell in ((ann, "0"), (ben, "3"), (ann, "1"), (ben, "4"), (ann, "2")):
        person.presses(f"mark:{cell}")
    ben.button("web-again").click()
    expect(ben.page).not_to_have_url(f"{ben.base}/play/{match}")
    following = ben.page.url.rsplit("/", 1)[1]
    # Ann is asked at the end of the old game, and in her list.
    expect(ann.page.get_by_text(say("web-again-asked"))).to_be_visible()
    ann.goes_to()
    expect(listed(ann, following)).to_contain_text(say("web-list-again"))
    ann.sits_at(match)
    ann.button("web-again-join").click()
    expect(ann.page).to_have_url(f"{ann.base}/play/{following}")
    place(ben, 0).get_by_text(say("web-ready")).first.wait_for()
    (ben if ben.asks("GET", f"/matches/{following}")["host"] else ann).button("web-start").click()
    for person, seat in ((ann, 0), (ben, 1)):
        expect(person.sentence).to_be_visible()
        assert person.asks("GET", f"/matches/{following}")["mine"] == [seat]


# Questions with one option


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


# Payments and walks


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


def in_the_light(person: Person) -> str:
    """A labyrinth in which the first hand has been built: Light a Match, Move, Scout."""
    wanted = {"game": LABYRINTH, "seats": [{"kind": "human", "name": "Ann"}], "seed": "light", "start": True}
    match: str = person.asks("POST", "/matches", wanted)["match"]["id"]
    person.sits_at(match)
    for key in ("spend-match", "take:light-a-match", "take:move", "take:scout"):
        person.presses(key)
    return match


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


# What one chooses by, and what happened meanwhile


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


def test_what_the_others_did_since_my_last_choice_is_told_in_one_place(coming: Coming) -> None:
    ann = coming(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}]
    wanted = {"game": TOWN, "settings": {"heroes": "2"}, "seats": seats, "seed": "meanwhile", "start": True}
    ann.sits_at(ann.asks("POST", "/matches", wanted)["match"]["id"])
    told = ann.page.locator(".foot summary", has_text=re.compile("^Meanwhile"))
    for _ in range(40):
        ann.settles()
        if told.count():
            break
        ann.chooses(1)
    told.tap()
    expect(ann.page.locator(".foot ol li").nth(2)).to_be_visible()


def test_the_labyrinth_of_the_day_offers_no_tips_and_no_chances(coming: Coming) -> None:
    ann = coming()
    ann.goes_to(f"/play/{ann.asks('POST', '/daily', {'name': 'Ann'})['match']['id']}")
    expect(ann.page.locator(".choices > ul.options button").first).to_be_visible()
    expect(ann.button("web-why")).to_be_visible()
    for message in ("web-tip", "ui-odds-title"):
        expect(ann.button(message)).to_have_count(0)
    ann.page.keyboard.press("o")
    expect(ann.page.locator(".odds")).to_have_count(0)


def test_who_has_no_seat_in_a_lobby_is_not_told_that_they_are_at_the_table(coming: Coming) -> None:
    ann, ben = coming(), coming()
    match = opens_town(ann)
    sits(ben, match, 1, "Ben")
    ben.goes_to(f"/play/{match['id']}")
    expect(ben.page.get_by_text(say("web-lobby-guest"))).to_be_visible()
    ben.button("web-stand-up").click()
    expect(ben.page.get_by_text(say("web-lobby-nobody"))).to_be_visible()


def test_the_log_names_the_player_of_a_hero(coming: Coming) -> None:
    ann = coming()
    match = opens_town(ann, settings={"mode": "cooperative"})
    ann.asks("PUT", f"/matches/{match['id']}/seats/1/bot", {"agent": "random"})
    ann.asks("POST", f"/matches/{match['id']}/start", {})
    ann.sits_at(match["id"])
    expect(ann.page.get_by_role("log")).to_contain_text(re.compile(rf"{tell('hero-karl')}\s\(Ann\)"))
