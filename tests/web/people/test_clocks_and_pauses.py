"""Time at the table with others: clocks, pauses, and a match that a defect has frozen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded
from tests.web.tables import TIC_TAC_TOE, say, say_tic_tac_toe, two_at

BRITTLE = "brittle"


#: Writes down what a clock shows from now on.
_NOTE = """(clock) => {
  clock.noted = [];
  new MutationObserver(() => clock.noted.push(clock.textContent)).observe(clock, {
    characterData: true, childList: true, subtree: true,
  });
}"""


def seconds(shown: str) -> int:
    minutes, rest = shown.split(":")
    return int(minutes) * 60 + int(rest)


def test_a_clock_runs_down_and_then_something_is_chosen_for_a_player_who_waits_too_long(ann: Person) -> None:
    terms = {"clock": "decision", "seconds": 5}
    ann.sits_at(ann.opens(recorded("fear-of-the-dark/walked-out"), terms=terms))
    clock = ann.page.get_by_role("timer", name=say("web-clock"))
    expect(clock).to_be_visible()
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    assert clock.inner_text() < first
    log = ann.page.get_by_role("log").locator(".moment")
    before = log.count()
    # Some choices have no line of their own: a hand that is filled is told when it is full.
    expect(log).to_have_count(before + 1)


def test_a_pause_stops_the_clocks_and_the_choices_for_all(coming: Coming) -> None:
    ann, ben, _ = two_at(TIC_TAC_TOE, coming, terms={"clock": "bank", "seconds": 600})
    expect(ann.option("mark:4")).to_be_visible()
    expect(ben.page.locator(".bar .bank")).to_have_text(["10:00", "10:00"])
    clock = ben.page.get_by_role("timer")
    expect(clock).not_to_have_text(re.compile("10:00|9:5[89]"))
    ann.button("web-menu").click()
    ann.button("web-menu-pause").click()
    for person, told in ((ann, "web-paused-host"), (ben, "web-paused-guest")):
        expect(person.sentence).to_have_text(say("web-ask-paused"))
        expect(person.page.get_by_text(say(told))).to_be_visible()
        expect(person.page.locator(".choice-panel [data-key]")).to_have_count(0)
    stands = clock.inner_text()
    assert seconds(stands) <= seconds("9:57")
    ben.page.wait_for_timeout(3500)
    assert clock.inner_text() == stands
    expect(ben.button("web-menu-resume")).to_have_count(0)
    # It runs on from where it stood, as the server counts it.
    clock.evaluate(_NOTE)
    ann.page.locator(".choice-panel").get_by_role("button", name=say("web-menu-resume")).click()
    expect(clock).not_to_have_text(stands)
    assert seconds(stands) - seconds(clock.evaluate("(clock) => clock.noted[0]")) <= 2
    ann.presses("mark:4")
    expect(ben.option("mark:0")).to_be_visible()


def test_a_defect_freezes_the_match_and_the_host_takes_it_up_again_one_choice_earlier(coming: Coming) -> None:
    ann, ben, _ = two_at(BRITTLE, coming)
    ann.presses("mark:4")
    ben.presses("mark:0")
    ann.presses("mark:8")
    for person, told in ((ann, "web-frozen-host"), (ben, "web-frozen-guest")):
        expect(person.sentence).to_have_text(say("web-ask-frozen"))
        expect(person.page.get_by_text(say(told))).to_be_visible()
        expect(person.page.locator(".choices button")).to_have_count(0)
    expect(ben.button("web-step-back")).to_have_count(0)
    ann.button("web-step-back").click()
    # Ben's choice is taken back, and everyone can read it.
    expect(ben.option("mark:0")).to_be_visible()
    for person in (ann, ben):
        log = person.page.get_by_role("log")
        expect(log.locator("del")).to_have_text([say_tic_tac_toe("event-marked", {"sign": "O", "row": 1, "column": 1})])
        expect(log.locator(".gone")).to_contain_text(say("web-log-taken-back"))
        expect(log).to_contain_text(say("web-entry-step-back"))


def test_who_has_spent_their_time_is_told_why_a_bot_plays(coming: Coming) -> None:
    wanted = {"clock": "bank", "seconds": 3, "increment": 0, "stand_in": "random"}
    ann, _, _ = two_at(TIC_TAC_TOE, coming, terms=wanted)
    expect(ann.page.get_by_text(say("web-stand-in-clock"))).to_be_visible()
