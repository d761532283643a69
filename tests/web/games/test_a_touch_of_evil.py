"""A Touch of Evil with two people, each in front of their own browser."""

from __future__ import annotations

import re
from itertools import groupby

from playwright.sync_api import Locator, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words
from tests.web.tables import TOWN, called, luck_of_meeting


def choice(person: Person, setting: str) -> Locator:
    name = re.compile(f"^{re.escape(words('en', TOWN).say(f'setting-{setting}'))}$")
    return person.page.locator("label", has=person.page.locator(".name", has_text=name)).locator("select")


def test_two_browsers_play_from_the_invitation_to_the_showdown(coming: Coming) -> None:
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    ann, ben = coming(), coming()
    ann.goes_to(f"/new/{TOWN}")
    ann.page.locator("input[name=mode][value=competitive]").check()
    choice(ann, "villain").select_option("scarecrow")
    choice(ann, "heroes").select_option("2")
    ann.page.get_by_text(words().say("web-table-terms")).click()
    ann.page.get_by_label(words().say("web-undo-policy")).select_option("open")
    ann.page.get_by_label(words().say("web-seed")).fill(game.seed)
    ann.page.get_by_label(words().say("web-seat-name", {"seat": 1})).fill("Ann")
    ann.button("web-open-table").click()
    invitation = ann.page.get_by_label(words().say("web-invite-link")).input_value()
    assert "#" in invitation, "an invitation stays out of the logs of servers"

    ben.page.goto(invitation)
    ben.page.get_by_label(words().say("web-your-name")).fill("Ben")
    ben.button("web-sit-here").click()
    ben.page.wait_for_url("**/play/*")
    assert "#" not in ben.page.url
    expect(ben.page.get_by_text(words().say("web-lobby-guest"))).to_be_visible()
    expect(ann.page.locator(".lobby").get_by_text("Ben", exact=True)).to_be_visible()
    ann.button("web-start").click()

    people = (ann, ben)
    assert any(move.key.startswith("showdown:") for move in game.moves)
    for seat, turn in groupby(game.moves, key=lambda move: move.seat):
        moves = list(turn)
        people[seat].plays(moves)
        # What one does, the other is told.
        told = people[1 - seat].page.get_by_role("log")
        if any(move.key.startswith("showdown:") for move in moves):
            expect(told).to_contain_text("The Showdown begins")
    for person in people:
        person.sees_the_end(game)


def test_players_talk_and_take_back_with_consent(coming: Coming) -> None:
    ann, ben = coming(), coming()
    luck, kept = luck_of_meeting()
    wanted = {"game": TOWN, "settings": {"heroes": "2"}, "seats": [{"kind": "human", "name": "Ann"}], "seed": luck}
    opened = ann.asks("POST", "/matches", wanted)["match"]
    ben.asks("POST", f"/matches/{opened['id']}/seats/1", {"name": "Ben", "code": opened["invite"]})
    ann.asks("POST", f"/matches/{opened['id']}/start", {})
    for person in (ann, ben):
        person.sits_at(opened["id"])
        person.page.get_by_role("tab", name=words().say("web-chat")).click()
    ann.page.get_by_label(words().say("web-chat-write")).fill("<b>Who is there?</b>")
    ann.button("web-chat-send").click()
    expect(ben.page.get_by_role("log")).to_contain_text("Ann <b>Who is there?</b>")

    # With this luck it is Ann who begins; what she meets cannot be unlearned.
    asked = words().say("web-undo-asked", {"who": called(ann, "Ann", 0)})
    ann.presses("stay")
    ann.presses("encounter")
    expect(ann.option(kept)).to_be_visible()
    before = ann.sentence.inner_text()
    ann.button("web-undo").click()
    expect(ben.page.get_by_text(asked)).to_be_visible()
    ben.button("web-undo-agree").click()
    expect(ben.page.get_by_text(asked)).to_have_count(0)
    expect(ann.option("encounter")).to_be_visible()
    ann.presses("encounter")
    expect(ann.sentence).to_have_text(before)
