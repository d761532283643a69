"""Before the start: what is read, chosen and said by those who sit down; and the next game of the same people."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words
from tests.web.tables import LABYRINTH, TIC_TAC_TOE, TOWN, opens_town, place, say, sits, two_at

tell = words("en", TOWN).say


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


def listed(person: Person, match: str) -> Locator:
    return person.page.locator(f'.matches a[href$="/{match}"]')


#: Notes what the browser is asked to tell; a test cannot look at the desk.
_NOTIFIED = """window.notified = [];
window.Notification = class {
  static permission = 'default';
  static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, more) { window.notified.push([title, more.body]); }
  close() {}
};"""
_AWAY = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"


def test_once_more_leads_all_to_one_table_with_the_seats_they_had(coming: Coming) -> None:
    ann, ben, match = two_at(TIC_TAC_TOE, coming)
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


def in_the_light(person: Person) -> str:
    """A labyrinth in which the first hand has been built: Light a Match, Move, Scout."""
    wanted = {"game": LABYRINTH, "seats": [{"kind": "human", "name": "Ann"}], "seed": "light", "start": True}
    match: str = person.asks("POST", "/matches", wanted)["match"]["id"]
    person.sits_at(match)
    for key in ("spend-match", "take:light-a-match", "take:move", "take:scout"):
        person.presses(key)
    return match


def test_who_has_no_seat_in_a_lobby_is_not_told_that_they_are_at_the_table(coming: Coming) -> None:
    ann, ben = coming(), coming()
    match = opens_town(ann)
    sits(ben, match, 1, "Ben")
    ben.goes_to(f"/play/{match['id']}")
    expect(ben.page.get_by_text(say("web-lobby-guest"))).to_be_visible()
    ben.button("web-stand-up").click()
    expect(ben.page.get_by_text(say("web-lobby-no-seat"))).to_be_visible()


def test_a_table_with_bots_begins_at_once_and_the_bots_play(ann: Person) -> None:
    ann.goes_to("/new/a-touch-of-evil")
    ann.button("web-fill-bots").click()
    ann.button("web-start").click()
    ann.page.wait_for_url("**/play/*")
    expect(ann.page.locator(".choices > ul.options button").first).to_be_visible()
    expect(ann.page.locator(".board svg").first).to_be_visible()
    # A round is over when everyone has had a turn: the bots have chosen, and Ann is asked again.
    first = ann.page.locator(
        "section.choice-panel:not([data-fresh]) .choices > ul.options button[data-key][aria-disabled=false]"
    ).first
    log = f"/matches/{ann.page.url.rsplit('/', 1)[1]}/log?seat=0"
    for _ in range(40):
        first.click()
        moments = ann.asks("GET", log)["moments"]
        if any(event["event"] == "round" for moment in moments for event in moment["events"]):
            break
    else:
        raise AssertionError("no round has come to its end")
    expect(first).to_be_visible()
