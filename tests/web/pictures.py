"""Draw every screen in three widths into docs/pictures. Run by `make pictures`.

The scenes are recorded games, stopped at a moment, so that a picture changes only when the drawing does. What differs
from run to run (codes, addresses, dates) is written over.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from duskbox.core.decisions import Decision
from duskbox.core.matches.match import Match
from duskbox.server.matches import lessons
from tests.server.server_process import serving
from tests.web.conftest import ARGUMENTS, ASK_ALL, chromium
from tests.web.person import Person
from tests.web.recorded import Recorded, recorded, text_of

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LABYRINTH, TOWN = "fear-of-the-dark", "a-touch-of-evil"
#: A phone, a tablet, a desk.
SIZES = {360: 740, 768: 1024, 1440: 900}
#: A screen that is read, not played at, is shown further down, but not to the end of the rules.
DEEPEST = {360: 1480, 768: 1280, 1440: 1080}
PACK = Path(__file__).parents[2] / "docs" / "packs" / "longer-night.toml"
QUALITY = 60
#: When everything happened, as far as pictures tell.
THEN = 1_760_911_200

#: Overwrites what no two servers have in common.
_ALIKE = """() => {
  for (const field of document.querySelectorAll('input')) {
    if (/^http.*#/.test(field.value)) field.value = 'https://games.example.org/join#code=moth8lantern';
    else if (/^[0-9a-z]{12}$/.test(field.value)) field.value = 'moth8lantern';
  }
  for (const code of document.querySelectorAll('code, .mono'))
    code.textContent = /^[0-9a-f]{64}$/.test(code.textContent) ? '5ea1'.repeat(16) : 'moth8lantern';
}"""
#: Waits for fonts and for two drawn frames, so that what measures itself has measured.
_STILL = """async () => {
  await document.fonts.ready;
  if (!document.fonts.check('16px Alegreya')) throw new Error('the font has not been loaded');
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""


@dataclass(frozen=True)
class Scene:
    """A picture's name and how to come to what it shows."""

    name: str
    set: Callable[[Person], None]
    #: Whether it is played at: then the picture is what the screen shows without scrolling.
    played: bool = False


# How to come there


def at(path: str, ready: str) -> Callable[[Person], None]:
    """A screen that stands at an address of its own."""

    def come(person: Person) -> None:
        person.goes_to(path)
        expect(person.page.locator(ready).first).to_be_visible()

    return come


def table(
    name: str, when: int | Callable[[Decision, Any], object], then: Callable[[Person], None] | None = None
) -> Callable[[Person], None]:
    """A recorded game after a number of choices, or at the first of its later questions that is as wanted."""

    def come(person: Person) -> None:
        game = recorded(name)
        person.sits_at(person.opens(game))
        play(person, game, when if isinstance(when, int) else moment(game, when))
        if then is not None:
            then(person)

    return come


def moment(game: Recorded, wanted: Callable[[Decision, Any], object]) -> int:
    """How many choices lead to a question and pieces that are as wanted, after the first third of a game, when there is
    something to see.
    """
    match = Match.new(game.game, game.settings, game.rulings, seed=game.seed)
    for place, move in enumerate(game.moves):
        assert match.decision is not None
        if place > len(game.moves) // 3 and wanted(match.decision, match.view(move.seat)["pieces"]):
            return place
        match.choose(move.key)
    raise SystemExit(f"{game.game}: no such moment")


def play(person: Person, game: Recorded, many: int) -> None:
    """Make the first choices of a game and wait until the page shows what they led to."""
    person.plays(game.moves[:many], patience=30)
    if many < len(game.moves):
        expect(person.option(game.moves[many].key)).to_be_attached()
    else:
        expect(person.page.locator('.cards a[href^="/replay/"]')).to_be_visible()


def lobby(person: Person) -> None:
    """A table that waits for two more, seen by its host."""
    person.goes_to(f"/play/{opened(person)['id']}")
    expect(person.page.locator(".lobby")).to_be_visible()


def joining(person: Person) -> None:
    """The same table, seen by the guest."""
    code = opened(person)["invite"]
    person.page.context.clear_cookies()
    person.goes_to(f"/join#code={code}")
    expect(person.page.locator("#main ol li").first).to_be_visible()


def opened(person: Person) -> Any:
    """A table with the host, a bot and two open seats."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}]
    wanted = {"game": TOWN, "settings": {"heroes": "4", "mode": "cooperative"}, "seats": seats, "seed": "pictures"}
    return person.asks("POST", "/matches", wanted)["match"]


def handing_over(person: Person) -> None:
    """Two players at one screen, between their turns."""
    game = recorded("a-touch-of-evil/scarecrow-competitive-basic")
    person.goes_to(f"/play/{person.opens(game)}")
    expect(person.page.locator(".cover")).to_be_visible()


def coming_back(person: Person) -> None:
    """The first screen of a person with matches that wait."""
    for name, many in (("fear-of-the-dark/won-easy", 30), ("fear-of-the-dark/lost-echo", 10_000)):
        table(name, min(many, len(recorded(name).moves)))(person)
    opened(person)

    def date(route: Any) -> None:
        answer = route.fetch()
        dated = [{**match, "created_at": THEN - 5000 * place} for place, match in enumerate(answer.json())]
        route.fulfill(response=answer, json=dated)

    person.page.route("**/api/v1/matches", date)
    at("/", ".matches li")(person)


def replaying(name: str, entry: int) -> Callable[[Person], None]:
    """A record that was brought along, at one of its entries."""

    def come(person: Person) -> None:
        match = person.asks("POST", "/records", {"record": text_of(name)})["match"]["id"]
        person.goes_to(f"/replay/{match}")
        person.page.get_by_role("slider").first.fill(str(entry))
        expect(person.page.locator(".board svg").first).to_be_visible()

    return come


def reading(person: Person) -> None:
    """The table in words."""
    person.page.keyboard.press("v")
    expect(person.page.locator(".board .text")).to_be_visible()


def tipped(person: Person) -> None:
    """A tip at the question that is open."""
    person.page.locator(".more").get_by_role("button").nth(2).click()
    expect(person.page.locator(".tips meter").first).to_be_visible(timeout=60_000)


def accounted(person: Person) -> None:
    """How much of a game was luck, and how much skill."""
    person.page.locator(".cards .row").get_by_role("button").last.click()
    expect(person.page.locator(".analysis svg").first).to_be_visible(timeout=120_000)


def learning(game: str, move: int) -> Callable[[Person], None]:
    """A lesson, for a learner who has come as far as a move."""

    def come(person: Person) -> None:
        person.goes_to("/settings")
        kept = {game: {"move": move, "moves": len(lessons.played(game).lesson.moves), "done": False}}
        person.page.evaluate("kept => localStorage.setItem('duskbox-lessons', JSON.stringify(kept))", kept)
        at(f"/learn/{game}", ".board svg")(person)

    return come


def with_a_pack(person: Person) -> None:
    """A new match with the example of a pack laid over the box."""
    at(f"/new/{LABYRINTH}", "form .seats")(person)
    person.page.evaluate("() => (document.querySelector('details:has(input[type=file])').open = true)")
    person.page.locator("input[type=file]").set_input_files(PACK)
    expect(person.page.locator(".laid")).to_be_visible()


def acting(asked: Decision, on: Any) -> bool:
    """Somewhere in the labyrinth, by the light of a match."""
    return asked.ask == "ask-action" and on["light"]


def lengthened(pile: str) -> Callable[[Decision, Any], bool]:
    """When a pile has just grown."""
    before: list[int] = []

    def has(_: Decision, on: Any) -> bool:
        before.append(len(on[pile]))
        return len(before) > 1 and before[-1] > before[-2]

    return has


WON_EASY = "fear-of-the-dark/won-easy"
HEROES_WIN = "a-touch-of-evil/heroes-win"
SCENES = [
    Scene("home", at("/", ".games")),
    Scene("home-coming-back", coming_back),
    Scene("new-fear-of-the-dark", at(f"/new/{LABYRINTH}", "form .seats")),
    Scene("new-a-touch-of-evil", at(f"/new/{TOWN}", "form .seats")),
    Scene("lobby", lobby),
    Scene("join", joining),
    Scene("settings", at("/settings", "fieldset")),
    Scene("new-with-a-pack", with_a_pack),
    Scene("learn", at(f"/learn/{LABYRINTH}", ".board svg"), played=True),
    Scene("learn-fear-of-the-dark-move", learning(LABYRINTH, 8), played=True),
    Scene("learn-a-touch-of-evil", at(f"/learn/{TOWN}", ".board svg"), played=True),
    Scene("learn-a-touch-of-evil-move", learning(TOWN, 9), played=True),
    Scene("nowhere", at("/nowhere", "#main h1")),
    Scene("rules", at(f"/rules/{LABYRINTH}", "article p")),
    Scene("cards", at(f"/cards/{TOWN}", ".card p")),
    Scene("labyrinth-begins", table("fear-of-the-dark/won-easy", 0), played=True),
    Scene("labyrinth-in-the-light", table(WON_EASY, acting), played=True),
    Scene("labyrinth-in-the-dark", table(WON_EASY, lambda _, on: not on["light"]), played=True),
    Scene("labyrinth-paying", table(WON_EASY, lambda asked, _: asked.ask == "ask-pay"), played=True),
    Scene("labyrinth-walking", table(WON_EASY, lambda asked, _: asked.ask == "ask-walk"), played=True),
    Scene("labyrinth-turning-a-room", table(WON_EASY, lambda asked, _: asked.ask == "ask-turn"), played=True),
    Scene("labyrinth-hazard", table(WON_EASY, lengthened("hazard_discards")), played=True),
    Scene("labyrinth-tip", table(WON_EASY, acting, tipped), played=True),
    Scene("labyrinth-won", table(WON_EASY, 10_000), played=True),
    Scene("labyrinth-lost", table("fear-of-the-dark/lost-terror", 10_000), played=True),
    Scene("labyrinth-account", table("fear-of-the-dark/lost-echo", 10_000, accounted), played=True),
    Scene("labyrinth-in-words", table(WON_EASY, acting, reading), played=True),
    Scene(
        "shadowbrook-map",
        table(HEROES_WIN, lambda asked, _: asked.ask == "ask-move" and len(asked.options) > 9),
        played=True,
    ),
    Scene("shadowbrook-choice", table(HEROES_WIN, lambda asked, _: asked.ask == "ask-one-of"), played=True),
    Scene("shadowbrook-fight", table(HEROES_WIN, lambda _, on: on["fight"] and not on["showdown"]), played=True),
    Scene("shadowbrook-mystery", table(HEROES_WIN, lambda _, on: on["turn"] is None and on["cards"]), played=True),
    Scene(
        "shadowbrook-showdown",
        table(HEROES_WIN, lambda asked, on: on["showdown"] and asked.ask == "ask-fight-on"),
        played=True,
    ),
    Scene("shadowbrook-end", table(HEROES_WIN, 10_000), played=True),
    Scene("shadowbrook-hand-over", handing_over, played=True),
    Scene("replay", replaying("a-touch-of-evil/heroes-win", 140), played=True),
    Scene("replay-fear-of-the-dark", replaying("fear-of-the-dark/lost-terror", 60), played=True),
]


# How it is drawn


@contextmanager
def visitor(browser: Browser, base: str, language: str) -> Iterator[Person]:
    """A browser of a person who has not been here before."""
    context: BrowserContext = browser.new_context(
        locale=language, timezone_id="UTC", reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    context.set_default_timeout(30_000)
    context.add_init_script(ASK_ALL)
    expect.set_options(timeout=30_000)
    yield Person(context.new_page(), base)
    context.close()


def draw(person: Person, scene: Scene, folder: Path) -> int:
    """Write the screen in three widths; how many bytes that takes."""
    page = person.page
    devtools = page.context.new_cdp_session(page)
    written = 0
    for width, height in sorted(SIZES.items(), reverse=True):
        page.set_viewport_size({"width": width, "height": height})
        if not scene.played:
            length = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": max(height, min(length, DEEPEST[width]))})
        page.evaluate(_ALIKE)
        page.mouse.move(0, 0)
        page.evaluate(_STILL)
        page.wait_for_timeout(400)
        asked = {"format": "webp", "quality": QUALITY}
        picture = base64.b64decode(devtools.send("Page.captureScreenshot", asked)["data"])
        (folder / f"{scene.name}-{width}.webp").write_bytes(picture)
        written += len(picture)
    devtools.detach()
    return written


def main(arguments: list[str]) -> None:
    """Draw all scenes, or those that are named."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("scenes", nargs="*")
    asked.add_argument("--into", type=Path, default=FOLDER, help="another folder")
    asked.add_argument("--language", default="en-GB", help="another language")
    chosen = asked.parse_args(arguments)
    folder, named = chosen.into, set(chosen.scenes)
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for scene in SCENES:
            if named and scene.name not in named:
                continue
            with visitor(browser, server.base, chosen.language) as person:
                scene.set(person)
                person.page.wait_for_load_state("networkidle")
                size = draw(person, scene, folder)
            total += size
            print(f"{scene.name}: {size // 1024} KB", flush=True)
        browser.close()
    print(f"{total / 1024 / 1024:.2f} MB in all")


if __name__ == "__main__":
    main(sys.argv[1:])
