"""Tables that several tests sit down at, and what is done at them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from duskbox.core.matches.match import Match
from duskbox.core.translations import Translations
from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words

LABYRINTH, TOWN, TIC_TAC_TOE = "fear-of-the-dark", "a-touch-of-evil", "tic-tac-toe"
say = words().say
#: What the game of three in a row says, which has texts of its own.
say_tic_tac_toe = Translations("en", [Path(__file__).parents[2] / "benchmarks" / "tic_tac_toe_texts"]).say
#: What a match of each of our games is opened with; all of its people sit at one screen.
TABLES: dict[str, dict[str, Any]] = {
    LABYRINTH: {"seats": [{"kind": "human", "name": "Ann"}]},
    TOWN: {
        "settings": {"heroes": "2", "mode": "cooperative"},
        "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}],
    },
}


def sits_down(person: Person, game: str) -> None:
    """A table whose luck is always the same; what is chosen is always what is offered first."""
    wanted = {"game": game, "seed": "layout 2", "start": True, **TABLES[game]}
    person.sits_at(person.asks("POST", "/matches", wanted)["match"]["id"])
    expect(person.page.locator(".board svg").first).to_be_visible()


def on_a_phone(coming: Coming, game: str = LABYRINTH) -> Person:
    person = coming(viewport={"width": 390, "height": 844}, has_touch=True)
    sits_down(person, game)
    return person


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


def opens_town(person: Person, heroes: int = 2, **more: Any) -> Any:
    """A table of A Touch of Evil with one seat taken; the match."""
    settings = {"heroes": str(heroes), "hero-1": "karl", **more.pop("settings", {})}
    seats = [{"kind": "human", "name": "Ann"}] + [{"kind": "open"}] * (heroes - 1)
    wanted = {"game": TOWN, "settings": settings, "seats": seats, "seed": "company", **more}
    return person.asks("POST", "/matches", wanted)["match"]


def sits(person: Person, match: Any, seat: int, name: str) -> None:
    person.asks("POST", f"/matches/{match['id']}/seats/{seat}", {"name": name, "code": match["invite"]})


def place(person: Person, seat: int) -> Locator:
    """A seat in the lobby."""
    return person.page.locator(".lobby li").nth(seat)


def menu(person: Person, message: str) -> None:
    person.button("web-menu").click()
    person.button(message).click()


def answers(person: Person, name: str, yes: bool = True) -> None:
    """Answer the question that was asked."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(say(f"web-ask-{name}"))
    dialog.get_by_role("button", name=say(f"web-ask-{name}-yes" if yes else "web-ask-no"), exact=True).click()
    if not yes:
        expect(dialog).to_have_count(0)


def luck_of_meeting() -> tuple[str, str]:
    """Seed (optional) with which Ann begins, may stay, and draws what she keeps one of; and an option to keep."""
    for word in (f"talk {number}" for number in range(1000)):
        match = Match.new(TOWN, {"heroes": "2"}, seed=word, undo="consent")
        for key in ("stay", "encounter"):
            if (
                match.decision is not None
                and match.decision.seat == 0
                and key in {option.key for option in match.options}
            ):
                match.choose(key)
        kept = [option.key for option in match.options if option.key.startswith("keep:")]
        if match.choice_count == 2 and kept:
            return word, kept[0]
    raise AssertionError("no luck lets Ann keep a card at once")


def called(person: Person, who: str, seat: int) -> str:
    """A player with their Hero, as the page names them at the table that this person looks at."""
    match = person.asks("GET", f"/matches/{person.page.url.rsplit('/', 1)[1]}")
    return words().say("web-player-role", {"who": who, "role": words("en", TOWN).say(match["roles"][seat])})
