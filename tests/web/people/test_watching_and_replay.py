"""Watching a game, taking choices back, and replaying a record."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from playwright.sync_api import FilePayload, Route, expect

from duskbox.core.matches.match import Match
from duskbox.server.matches import seat_view
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import RECORDS, recorded, text_of, words
from tests.web.tables import LABYRINTH, say, sits_down


def test_a_guest_watches_and_cannot_choose(coming: Coming) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann, guest = coming(), coming()
    match = ann.opens(game)
    ann.sits_at(match)
    guest.sits_at(match)
    expect(guest.sentence).to_have_text(words().say("web-ask-wait", {"who": "Ann"}))
    lines = game.lines()
    made = next(made for made in range(len(lines)) if sum(lines[:made]) >= 3)
    ann.plays(game.moves[:made])
    expect(guest.page.get_by_role("log").get_by_role("listitem").nth(2)).to_be_visible()
    expect(guest.page.locator("[data-key]")).to_have_count(0)
    expect(guest.button("web-undo")).to_have_count(0)
    ann.plays(game.moves[made:])
    guest.sees_the_end(game)


def test_players_see_how_many_watch(coming: Coming) -> None:
    ann, guest, other = coming(), coming(), coming()
    match = ann.opens(recorded("fear-of-the-dark/walked-out"))
    ann.sits_at(match)
    told = ann.page.locator(".bar .watched")
    expect(told).to_have_count(0)
    for number, each in enumerate((guest, other), start=1):
        each.sits_at(match)
        expect(told).to_have_attribute("aria-label", words().say("web-watched", {"count": number}))
    expect(guest.page.locator(".bar .watching")).to_be_visible()
    for each in (guest, other):
        each.goes_to("/")
    expect(told).to_have_count(0)


def test_choices_are_taken_back_and_made_again(ann: Person) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann.sits_at(ann.opens(game))
    # The last choice that is made has a line in the log.
    made = next(place for place, lines in enumerate(game.lines()) if place >= 2 and lines) + 1
    ann.plays(game.moves[:made])
    undo, redo = ann.button("web-undo"), ann.button("web-redo")
    expect(ann.option(game.moves[made].key)).to_be_visible()
    expect(redo).to_be_disabled()
    log = ann.page.get_by_role("log")
    expect(log.locator("del")).to_have_count(0)
    undo.click()
    expect(redo).to_be_enabled()
    # What was taken back stays in the log, struck through, and is said to be so.
    expect(log.locator("del").first).to_be_visible()
    expect(log.locator(".gone").first).to_contain_text(words().say("web-log-taken-back"))
    expect(log).to_contain_text(words().say("web-entry-undo"))
    for _ in range(made - 1):
        undo.click()
    expect(undo).to_be_disabled()
    expect(ann.page.get_by_text(words().say("web-undo-nothing"))).to_be_visible()
    struck = log.locator("del").count()
    for _ in range(made):
        redo.click()
    expect(redo).to_be_disabled()
    expect(log).to_contain_text(words().say("web-entry-redo"))
    expect(log.locator("del")).to_have_count(struck)
    ann.plays(game.moves[made:])
    ann.sees_the_end(game)


def test_a_record_is_brought_along_scrubbed_stepped_and_found_fair(ann: Person) -> None:
    name = "fear-of-the-dark/lost-terror"
    game, entries = recorded(name), [json.loads(line) for line in text_of(name).splitlines()[1:-1]]
    ann.goes_to()
    ann.page.get_by_label(words().say("web-record-file")).set_input_files(RECORDS / f"{name}.jsonl")
    ann.page.wait_for_url("**/replay/*")
    scrub = ann.page.get_by_role("slider", name=words().say("web-replay-scrub"))
    last = len(entries) - 1
    middle = last // 2

    def stands_at(number: int) -> None:
        told = words("en", game.game).say("ui-replay-entry", {"entry": number, "last": last})
        expect(scrub).to_have_attribute("aria-valuetext", told)

    stands_at(0)
    scrub.fill(str(middle))
    stands_at(middle)
    ann.button("web-replay-next").click()
    stands_at(middle + 1)
    ann.button("web-replay-back").click()
    ann.button("web-replay-back").click()
    stands_at(middle - 1)
    expect(ann.page.get_by_role("log").get_by_role("listitem").first).to_be_visible()
    expect(ann.page.locator(".board svg").first).to_be_visible()
    ann.button("web-replay-last").click()
    stands_at(last)
    expect(ann.page.locator(".end")).to_contain_text(words("en", game.game).say(f"outcome-{game.outcome}"))
    ann.page.get_by_text(words().say("web-fair"), exact=True).click()
    ann.button("web-fair-check").click()
    draws = sum(len(entry.get("draws", ())) for entry in entries)
    fair = [words().say("web-fair-sum"), words().say("web-fair-commitment")]
    fair.append(words().say("web-fair-draws", {"draws": draws}))
    expect(ann.page.locator("details [role=status] li")).to_have_text(fair)


def test_the_end_of_a_record_tells_the_whole_way_there(ann: Person) -> None:
    name = "fear-of-the-dark/won-easy"
    game, said = recorded(name), words("en", "fear-of-the-dark")
    brought = ann.asks("POST", "/records", {"record": text_of(name)})["match"]["id"]
    ann.goes_to(f"/replay/{brought}")
    expect(ann.page.locator(".board svg").first).to_be_visible()
    ann.page.keyboard.press("End")
    happened: Counter[str] = Counter()
    match = Match.new(game.game, game.settings, game.rulings, seed=game.seed)
    for move in game.moves:
        match.choose(move.key)
        happened.update(event["event"] for event in seat_view.events(match, 0))
    for figure, events in (
        ("steps", ("walked", "walked-free")),
        ("burnt", ("match-lit", "match-spent")),
        ("struck", ("hazard-turned",)),
    ):
        shown = ann.page.locator(".ending dl > div", has_text=said.say(f"board-figure-{figure}")).locator("dd")
        expect(shown).to_have_text(str(sum(happened[event] for event in events)))
    # The room where it began, and each that was found.
    expect(ann.page.locator(".ending ol > li")).to_have_count(1 + happened["room-placed"])


def test_the_space_bar_opens_what_it_stands_on_and_starts_the_record_elsewhere(ann: Person) -> None:
    brought = ann.asks("POST", "/records", {"record": text_of("fear-of-the-dark/lost-terror")})["match"]["id"]
    ann.goes_to(f"/replay/{brought}")
    expect(ann.page.locator(".board svg").first).to_be_visible()
    ann.page.locator("summary", has_text=words().say("web-replay-share")).focus()
    ann.page.keyboard.press(" ")
    expect(ann.button("web-share-get")).to_be_visible()
    expect(ann.button("web-replay-run")).to_be_visible()
    ann.page.get_by_role("log").focus()
    ann.page.keyboard.press(" ")
    expect(ann.button("web-replay-stop")).to_be_visible()


def test_two_presses_on_play_on_open_one_match(ann: Person) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    match = Match.new(game.game, game.settings, game.rulings, seed=game.seed)
    for move in game.moves[:3]:
        match.choose(move.key)
    brought = ann.asks("POST", "/records", {"record": match.record.text(with_seed=True)})["match"]["id"]
    asked: list[Route] = []
    ann.page.route("**/api/v1/records", lambda route: asked.append(route))
    ann.goes_to(f"/replay/{brought}")
    ann.page.get_by_text(words().say("web-replay-share"), exact=True).click()
    play_on = ann.button("web-replay-play-on")
    play_on.dblclick()
    expect(play_on).to_be_disabled()
    ann.page.wait_for_timeout(300)
    assert len(asked) == 1
    asked[0].continue_()
    ann.page.wait_for_url("**/play/*")
    expect(ann.option(game.moves[3].key)).to_be_visible()


def test_a_match_is_handed_on_as_a_share_code(coming: Coming) -> None:
    ann, ben = coming(), coming()
    brought = ann.asks("POST", "/records", {"record": text_of("fear-of-the-dark/gave-up")})["match"]["id"]
    ann.goes_to(f"/replay/{brought}")
    ann.page.get_by_text(words().say("web-replay-share"), exact=True).click()
    ann.button("web-share-get").click()
    code = ann.page.get_by_label(words().say("web-share-code")).input_value()
    with ann.page.expect_download() as saving:
        ann.button("web-replay-download").click()
    assert Path(saving.value.path()).read_text(encoding="utf-8") == text_of("fear-of-the-dark/gave-up")
    ben.goes_to()
    ben.page.get_by_label(words().say("web-share-code")).fill(code)
    ben.page.locator("form", has=ben.page.get_by_label(words().say("web-share-code"))).get_by_role("button").click()
    ben.page.wait_for_url("**/replay/*")
    expect(ben.page.get_by_role("slider")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(ann: Person) -> None:
    # The server answers 400, and the browser says so on its console.
    ann.expects("400")
    ann.goes_to()
    nonsense = FilePayload(name="nonsense.jsonl", mimeType="application/jsonl", buffer=b"nonsense")
    ann.page.get_by_label(words().say("web-record-file")).set_input_files(nonsense)
    expect(ann.page.get_by_role("alert")).not_to_be_empty()
    expect(ann.page.get_by_role("alert")).not_to_contain_text("⟦")


def test_an_ending_says_to_each_whether_they_have_won(coming: Coming) -> None:
    ann, guest = coming(), coming()
    sits_down(ann, LABYRINTH)
    guest.goes_to(ann.page.url.removeprefix(ann.base))
    expect(guest.page.locator(".bar .watching")).to_have_text(say("web-watching"))
    ann.settles()
    ann.page.locator(".anytime summary").click()
    ann.presses("give-up")
    ann.presses("give-up")
    expect(ann.page.locator(".ask .verdict")).to_have_text(say("web-verdict-you-lost"))
    expect(guest.page.locator(".ask .verdict")).to_have_text(say("web-verdict-none-won"))
