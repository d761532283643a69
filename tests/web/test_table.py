"""At the table with others: time, pauses, defects, loud neighbours, people who leave and come back, and games without
pictures.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from duskbox.core.translations import Translations
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words

TOWN, SIMPLE, BRITTLE = "a-touch-of-evil", "tic-tac-toe", "brittle"
WORDS_OF_OTHERS = Path(__file__).parents[2] / "benchmarks" / "tic_tac_toe_texts"
PACKS = Path(__file__).parents[2] / "docs" / "packs"


def say(message: str, game: str = "", **facts: str | int) -> str:
    return (Translations("en", [WORDS_OF_OTHERS]) if game == SIMPLE else words("en", game)).say(message, facts)


def two_at(game: str, coming: Coming, **more: Any) -> tuple[Person, Person, str]:
    """Ann has opened a table, Ben has come, and both look at it."""
    ann, ben = coming(), coming()
    wanted = {"game": game, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}], "seed": "two", **more}
    opened = ann.asks("POST", "/matches", wanted)["match"]
    ben.asks("POST", f"/matches/{opened['id']}/seats/1", {"name": "Ben", "code": opened["invite"]})
    ann.asks("POST", f"/matches/{opened['id']}/start", {})
    for person in (ann, ben):
        person.sits_at(opened["id"])
    return ann, ben, opened["id"]


# Time

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


def test_a_clock_runs_down_and_then_something_is_chosen_for_whoever_waits_too_long(ann: Person) -> None:
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
    ann, ben, _ = two_at(SIMPLE, coming, terms={"clock": "bank", "seconds": 600})
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


# A defect


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
        expect(log.locator("del")).to_have_text([say("event-marked", SIMPLE, sign="O", row=1, column=1)])
        expect(log.locator(".gone")).to_contain_text(say("web-log-taken-back"))
        expect(log).to_contain_text(say("web-entry-step-back"))


# Loud neighbours


def test_whoever_is_too_loud_is_muted_and_stays_so(coming: Coming) -> None:
    ann, ben, _ = two_at(SIMPLE, coming)
    for person in (ann, ben):
        person.page.get_by_role("tab", name=say("web-chat")).click()

    def says(text: str) -> None:
        ben.page.get_by_label(say("web-chat-write")).fill(text)
        ben.button("web-chat-send").click()
        expect(ben.page.get_by_role("log")).to_contain_text(text)

    heard = ann.page.get_by_role("log")
    says("first")
    expect(heard).to_contain_text("first")
    mute = ann.page.get_by_label(say("web-chat-mute", who="Ben"))
    mute.check()
    expect(heard).not_to_contain_text("first")
    says("second")
    # The log and back: what was muted is muted.
    ann.page.get_by_role("tab", name=say("web-log")).click()
    ann.page.get_by_role("tab", name=say("web-chat")).click()
    expect(mute).to_be_checked()
    mute.uncheck()
    says("third")
    expect(heard).to_contain_text("third")
    expect(heard).not_to_contain_text("second")


# Coming and going


def test_a_bot_stands_in_for_whoever_is_away_and_they_are_told_what_happened(coming: Coming) -> None:
    ann, ben, match = two_at(SIMPLE, coming, terms={"away": 5, "stand_in": "random"})
    ben.goes_to("/settings")
    ann.presses("mark:4")
    stood_in = say("web-stood-in", who="Ben", agent=say("web-agent-random"))
    expect(ann.page.get_by_text(stood_in)).to_be_visible()
    expect(ann.page.locator(".bar .seats")).to_contain_text(say("web-seat-stand-in", agent=say("web-agent-random")))
    expect(ann.page.locator(".choices button")).to_have_count(7)
    ben.sits_at(match)
    away = ben.page.get_by_role("region", name=say("web-missed")).first
    expect(away.get_by_role("listitem")).to_have_count(2)
    expect(away.get_by_role("listitem").first).to_have_text(say("event-marked", SIMPLE, sign="X", row=2, column=2))
    expect(ann.page.get_by_text(stood_in)).to_have_count(0)
    ben.button("web-missed-done").click()
    expect(away).to_have_count(0)


def test_a_game_that_has_no_pictures_is_played_in_words(coming: Coming) -> None:
    ann, ben, _ = two_at(SIMPLE, coming)
    for place, cell in enumerate("40213"):
        (ann, ben)[place % 2].presses(f"mark:{cell}")
    expect(ben.page.get_by_role("region", name=say("web-text-view"))).to_contain_text("4")
    for cell, person in (("5", ben), ("6", ann)):
        person.presses(f"mark:{cell}")
    for person in (ann, ben):
        expect(person.sentence).to_have_text(say("outcome-first-wins", SIMPLE))


# Packs


def test_a_match_with_a_pack_has_its_cards_and_its_names(ann: Person) -> None:
    pack = tomllib.loads((PACKS / "shadowbrook-by-day.toml").read_text(encoding="utf-8"))
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    wanted = {"game": TOWN, "settings": {"heroes": "2"}, "seats": seats, "pack": pack, "seed": "pack", "start": True}
    match = ann.asks("POST", "/matches", wanted)["match"]["id"]
    ann.sits_at(match)
    ann.page.get_by_text(words("en", TOWN).say("board-piles")).click()
    lantern = ann.page.get_by_role("button", name="Lantern", exact=True).first
    lantern.click()
    dialog = ann.page.get_by_role("dialog", name="Lantern")
    expect(dialog).to_contain_text(words("en", TOWN).say("cli-mark-pack"))
    assert "⟦" not in ann.page.content()
