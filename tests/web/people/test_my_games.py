"""My games: whose turn it is, what each is, and a note of the browser when it is one's turn."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words
from tests.web.tables import TIC_TAC_TOE, TOWN, opens_town, say, two_at

tell = words("en", TOWN).say
#: Notes what the browser is asked to tell; a test cannot look at the desk.
_NOTIFIED = """window.notified = [];
window.Notification = class {
  static permission = 'default';
  static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, more) { window.notified.push([title, more.body]); }
  close() {}
};"""
_AWAY = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"


def listed(person: Person, match: str) -> Locator:
    return person.page.locator(f'.matches a[href$="/{match}"]')


def test_my_games_say_whose_turn_it_is_and_follow_the_play(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
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


def test_who_said_yes_is_told_by_the_browser_that_it_is_their_turn(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
    ben.page.add_init_script(_NOTIFIED)
    ben.goes_to("/settings")
    ben.page.get_by_label(say("web-notify-on")).check()
    ben.sits_at(match)
    ben.page.evaluate("Notification.permission = 'granted'")
    ben.page.evaluate(_AWAY)
    ann.presses("mark:4")
    ben.page.wait_for_function("() => window.notified.length === 1")
    assert ben.page.evaluate("window.notified[0][1]") == say("web-list-my-turn")
