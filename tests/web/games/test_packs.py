"""A pack from a file: read by the server before anything is begun, played with, and played with once more."""

from __future__ import annotations

import tomllib
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.web.person import Person
from tests.web.recorded import words
from tests.web.tables import TOWN

PACKS = Path(__file__).parents[3] / "docs" / "packs"

PACK = Path(__file__).parents[3] / "docs" / "packs" / "longer-night.toml"
NIGHT = "fear-of-the-dark"


def hazards(person: Person) -> Locator:
    """The Hazard cards that are left, by name; the pack calls Terror by a name of its own."""
    return person.page.get_by_role("region", name=words("en", NIGHT).say("board-hazards"))


def test_a_pack_is_chosen_played_with_and_played_with_once_more(ann: Person) -> None:
    ann.goes_to(f"/new/{NIGHT}")
    ann.page.get_by_text(words().say("web-pack"), exact=True).click()
    file = ann.page.get_by_label(words().say("web-pack-file"))
    file.set_input_files(PACK)
    expect(ann.page.get_by_text(words().say("web-pack-laid", {"name": "A longer night"}))).to_be_visible()
    ann.button("web-start").click()
    for _ in range(2):
        expect(hazards(ann)).to_contain_text("Dread")
        ann.page.locator(".anytime summary").click()
        ann.presses("give-up")
        ann.presses("give-up")
        ann.button("web-again").click()
        expect(ann.page.locator(".anytime summary")).to_be_visible()


def test_a_pack_that_does_not_fit_is_refused_in_words_and_can_be_left_out(ann: Person) -> None:
    ann.expects("400")
    ann.goes_to(f"/new/{NIGHT}")
    ann.page.get_by_text(words().say("web-pack"), exact=True).click()
    file = ann.page.get_by_label(words().say("web-pack-file"))

    def bring(text: str) -> None:
        file.set_input_files({"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()})

    bring("[pack]\ngame = \n")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_have_text(words().say("error-pack-file", {"line": 2, "column": 8}))
    bring(f"[pack]\ngame = '{NIGHT}'\n[hazards]\nterror = 'many'\nleak = -1\n")
    expect(alert.get_by_role("paragraph")).to_contain_text(["hazards.terror", "hazards.leak"])
    file.set_input_files(PACK)
    expect(alert).to_have_count(0)
    ann.button("web-pack-off").click()
    ann.button("web-start").click()
    expect(hazards(ann)).to_contain_text(words("en", NIGHT).say("hazard-terror"))


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
