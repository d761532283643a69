"""Everything that can be chosen can be seen and pressed, on every screen and in the language with the longest words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from duskbox.core.matches.match import Match
from tests.web.conftest import Coming
from tests.web.recorded import Move, Recorded, recorded, words
from tests.web.tables import TABLES, TOWN, on_a_phone, sits_down

#: Adds up how much of the screen has moved by itself, and what it was.
WATCH = """() => {
  window.moved = [];
  new PerformanceObserver((list) => {
    const html = (each) => each.node?.outerHTML?.slice(0, 120) ?? '';
    for (const entry of list.getEntries())
      window.moved.push([entry.value, entry.sources.map(html).join(' | ')]);
  }).observe({ type: 'layout-shift' });
}"""

#: A desk, a laptop, a tablet, two phones, and a desk of 1440 × 900 at a zoom of 200 %.
SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (360, 640),
    "zoomed": (720, 450),
}

#: What is wrong with the choices on the screen: each is whole and not covered, or its box says that it scrolls and
#: shows it whole then.
_MEASURE = """async () => {
  // A browser that has nothing to draw may leave a frame out.
  const drawn = () => new Promise((go) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));
    setTimeout(go, 1000);
  });
  await drawn();
  const wrong = [];
  const clip = (each) => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let box = each.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const at = box.getBoundingClientRect();
      [left, top] = [Math.max(left, at.left), Math.max(top, at.top)];
      [right, bottom] = [Math.min(right, at.right), Math.min(bottom, at.bottom)];
    }
    return { left, top, right, bottom };
  };
  const whole = (each) => {
    const [at, seen] = [each.getBoundingClientRect(), clip(each)];
    const outside = at.left < seen.left - 1 || at.right > seen.right + 1;
    return !outside && at.top >= seen.top - 1 && at.bottom <= seen.bottom + 1;
  };
  const onTop = (each) => {
    const at = each.getBoundingClientRect();
    return document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  };
  const cards = document.querySelector('section.choice-panel .cards');
  const buttons = [...document.querySelectorAll('section.choice-panel .choices > ul.options button[data-key]')];
  if (!buttons.length) wrong.push('nothing can be chosen');
  const hidden = buttons.filter((button) => !whole(button));
  if (hidden.length && !/down|both/.test(cards.dataset.more ?? '')) wrong.push('the list does not say that it goes on');
  if (hidden.length && !document.querySelector('.choice-panel .below:not(.none)'))
    wrong.push('it is not said how many choices are below');
  for (const button of buttons) {
    const words = button.querySelector('span');
    if (words.scrollWidth > words.clientWidth + 1) wrong.push(`words run out of ${button.dataset.key}`);
    button.scrollIntoView({ block: 'nearest' });
    if (!whole(button)) wrong.push(`${button.dataset.key} is cut off`);
    else if (!button.contains(onTop(button)))
      wrong.push(`${button.dataset.key} is covered by ${onTop(button)?.className}`);
  }
  cards.scrollTop = 0;
  const places = '.board .target, .board [data-space][role=button], .board [data-hero][role=button], .board .choice';
  for (const place of document.querySelectorAll(places)) {
    if (!whole(place)) continue;
    const over = onTop(place)?.closest('.scene, .turned, .caption, .menu');
    if (over && !over.contains(place)) wrong.push(`${place.getAttribute('aria-label')} lies under ${over.className}`);
  }
  for (const tool of document.querySelectorAll('section.choice-panel .undo button'))
    if (!whole(tool)) wrong.push('taking back is cut off');
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  if (innerWidth < 500) {
    const counts = document.querySelector('.board .vitals');
    const parts = [...(counts?.querySelectorAll('li') ?? [])];
    if (!parts.length || !parts.every(whole)) wrong.push('the counters are out of sight');
  }
  return wrong;
}"""


#: To another address within the page, as its own links lead there.
_GO_TO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"

#: The table of this match is drawn, with this option. Where hands are hidden the screen is handed on first.
_SHOWN = """([match, key]) => {
  if (!location.pathname.endsWith(match)) return false;
  document.querySelector('.cover button')?.click();
  return document.querySelector(`.choices [data-key="${key}"]`) && document.querySelector('.board svg');
}"""


def screens_of(game: Recorded) -> Iterator[tuple[Move, str]]:
    """The moments of a recorded game at which something is asked that was not asked before, or with more than twice as
    many options: every kind of screen. What was chosen there, and the record up to it.
    """
    match = Match.new(game.game, game.settings, game.rulings, seed=game.seed)
    most: dict[str, int] = {}
    for move in game.moves:
        assert match.decision is not None
        if len(match.options) > most.get(match.decision.ask, 0) * 2:
            most[match.decision.ask] = len(match.options)
            yield move, match.record.text(with_seed=True)
        match.choose(move.key)


#: Of all recorded games these ask the most kinds of questions.
@pytest.mark.parametrize("name", ["fear-of-the-dark/won-normal", "a-touch-of-evil/spectral-horseman-team-advanced"])
def test_every_choice_can_be_seen_and_pressed_at_every_size(name: str, coming: Coming) -> None:
    person = coming(locale="fr-FR")
    person.goes_to()
    wrong: dict[tuple[str, str], Any] = {}
    for move, record in screens_of(recorded(name)):
        match = person.asks("POST", "/records", {"record": record, "go_on": True})["match"]["id"]
        person.page.evaluate(_GO_TO, f"/play/{match}")
        person.page.wait_for_function(_SHOWN, arg=[match, move.key], polling=20)
        for size, (width, height) in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            if found := person.page.evaluate(_MEASURE):
                wrong[f"{move.key}, {match}", size] = found
    assert not wrong


def test_a_list_that_goes_on_is_scrolled_by_the_sign_that_says_so(coming: Coming) -> None:
    person = coming(viewport={"width": 360, "height": 640})
    sits_down(person, "a-touch-of-evil")
    below = person.page.locator(".choice-panel .below:not(.none)")
    for _ in range(30):
        person.settles()
        if person.page.locator(".choices > ul.options button").count() > 8:
            break
        person.chooses(1)
    expect(below).to_be_visible()
    for _ in range(20):
        if below.count() == 0:
            break
        below.click()
        person.page.wait_for_timeout(50)
    person.page.locator(".choices > ul.options button").last.click(trial=True)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640)])
def test_a_fight_is_in_sight_and_after_it_the_map(coming: Coming, size: tuple[int, int]) -> None:
    game = recorded("a-touch-of-evil/heroes-win")
    match = Match.new(game.game, game.settings, game.rulings, seed=game.seed)
    fights = []
    for place, move in enumerate(game.moves):
        if match.decision is not None and match.decision.ask == "ask-fight-on":
            fights.append(place)
        match.choose(move.key)
    person = coming(viewport={"width": size[0], "height": size[1]})
    person.sits_at(person.opens(game))
    person.plays(game.moves[: fights[0]])
    expect(person.option(game.moves[fights[0]].key)).to_be_visible()
    expect(person.page.locator(".scene.blood h3")).to_be_in_viewport()
    after = next(place for place in range(fights[0], len(game.moves)) if game.moves[place].key.startswith("move:"))
    person.plays(game.moves[fights[0] : after])
    expect(person.option(game.moves[after].key)).to_be_visible()
    expect(person.page.locator(".board .stage")).to_be_in_viewport(ratio=0.6)


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("game", sorted(TABLES))
def test_through_thirty_choices_everything_keeps_its_place(game: str, width: int, coming: Coming) -> None:
    person = coming(viewport={"width": width, "height": 780})
    wanted = {"game": game, "seed": "steady", "start": True, **TABLES[game]}
    person.sits_at(person.asks("POST", "/matches", wanted)["match"]["id"])
    expect(person.page.locator(".board svg").first).to_be_visible()
    expect(person.page.locator(".log li, .log p").first).to_be_attached()
    person.page.wait_for_timeout(300)
    person.page.evaluate(WATCH)
    # The page is clicked by a script, so that nothing is excused by a hand that has just touched it.
    person.chooses(30)
    moved = person.page.evaluate("window.moved")
    assert sum(value for value, _ in moved) < 0.05, sorted(moved, reverse=True)[:5]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (820, 1180)])
def test_eight_seats_fit_the_bar_and_the_one_that_is_asked_is_in_sight(coming: Coming, size: tuple[int, int]) -> None:
    person = coming(locale="fr-FR", viewport={"width": size[0], "height": size[1]})
    seats = [{"kind": "human", "name": f"Marguerite-Anne {number}"} for number in range(8)]
    wanted = {"game": "a-touch-of-evil", "settings": {"heroes": "8", "mode": "cooperative"}, "seats": seats}
    person.sits_at(person.asks("POST", "/matches", {**wanted, "seed": "eight", "start": True})["match"]["id"])
    row = person.page.locator(".bar .who")
    seen: set[int] = set()
    for _ in range(60):
        asked = row.locator("li.asked")
        expect(asked).to_have_count(1)
        seen.add(asked.evaluate("each => [...each.parentElement.children].indexOf(each)"))
        expect(asked).to_be_in_viewport(ratio=0.95)
        # Names are cut to what is left, but not to nothing.
        assert row.locator(".name").evaluate_all("all => all.every(each => each.clientWidth > 25)")
        outside = (
            "each => { const at = each.getBoundingClientRect(); return at.left < -1 || at.right > innerWidth + 1; }"
        )
        assert not person.page.locator(".bar > *").evaluate_all(f"all => all.some({outside})")
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if seen >= {0, 7}:
            break
        person.chooses(1)
    assert seen >= {0, 7}


def test_on_a_phone_the_panel_of_who_waits_folds_and_tells_what_the_others_did_last(coming: Coming) -> None:
    people = [coming(viewport={"width": 390, "height": 844}, has_touch=True) for _ in range(2)]
    wanted = {"game": TOWN, "settings": {"heroes": "2"}, "seats": [{"kind": "human", "name": "Ann"}], "seed": "waits"}
    match = people[0].asks("POST", "/matches", wanted)["match"]
    people[1].asks("POST", f"/matches/{match['id']}/seats/1", {"name": "Ben", "code": match["invite"]})
    people[0].asks("POST", f"/matches/{match['id']}/start", {})
    for person in people:
        person.sits_at(match["id"])
    offered = ".choices > ul.options button"
    # One of them is asked, as the luck of the seed has it, and both pages know by then.
    for person in people:
        expect(person.page.locator("section.choice-panel.idle").or_(person.page.locator(offered)).first).to_be_visible()
    waits = next(person for person in people if not person.page.locator(offered).count())
    expect(waits.sentence).to_contain_text(words("en", TOWN).say("view-step-move"))
    panel = waits.page.locator("section.choice-panel.idle")
    expect(panel.locator(".latest li").last).to_be_visible()
    box = panel.bounding_box()
    assert box is not None and box["height"] < 0.4 * 844
    plays = next(person for person in people if person is not waits)
    plays.chooses(1)
    expect(panel.locator(".latest li").last).to_be_visible()


def test_on_a_phone_a_counter_leads_to_what_it_counts(coming: Coming) -> None:
    person = on_a_phone(coming, TOWN)
    person.settles()
    for place, part in enumerate(("track", "villain", "heroes", "hand", "play")):
        person.page.locator("#side-map").tap()
        expect(person.page.locator(f'[data-part="{part}"]')).to_have_count(0)
        person.page.locator(".board .vitals button").nth(place).tap()
        expect(person.page.locator(f'[data-part="{part}"]')).to_be_in_viewport()
