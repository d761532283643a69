"""A person in front of a browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.recorded import Move, Recorded, words

#: Clicks options in turn, each as soon as it is offered and no other choice is on its way; what is offered must be what
#: the rules offer.
_CLICK_THROUGH = """async ([moves, patience]) => {
  const said = (list) => JSON.stringify(list);
  for (const [place, move] of moves.entries()) {
    const late = performance.now() + patience;
    let seen = [];
    for (;;) {
      const buttons = [...document.querySelectorAll('.choices > ul.options button[data-key]')];
      seen = buttons.map((button) => button.dataset.key);
      const button = buttons.find((each) => each.dataset.key === move.key && each.ariaDisabled === 'false');
      if (button && said(seen) === said(move.options)) { button.click(); break; }
      if (performance.now() > late)
        throw new Error(`move ${place}, ${move.key}: wanted ${said(move.options)}, saw ${said(seen)}, ` +
          document.querySelector('.sentence')?.textContent);
      await new Promise((go) => setTimeout(go, 4));
    }
    await new Promise((go) => setTimeout(go, 0));
  }
}"""

#: Clicks the first option a number of times, each question once, with the time to be drawn in between.
_CHOOSE_FIRST = """async ([many, patience]) => {
  // A browser that has nothing to draw may leave a frame out.
  const drawn = () => new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go, 30));
    setTimeout(go, 1000);
  });
  let before = null;
  for (let made = 0; made < many; made += 1) {
    const late = performance.now() + patience;
    for (;;) {
      const button = document.querySelector('.choices > ul.options button[data-key][aria-disabled=false]');
      // The same question may be asked twice in a row, with the same buttons.
      const asked = document.querySelector('.choice-panel')?.dataset.version;
      if (button && asked !== before) { before = asked; button.click(); break; }
      if (performance.now() > late) throw new Error(`choice ${made}: nothing is offered`);
      await new Promise((go) => setTimeout(go, 4));
    }
    await drawn();
  }
}"""


class Person:
    """A page, what went wrong on it, and the hands that use it."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.troubles: list[str] = []
        self.expected: list[str] = []

    def expects(self, pattern: str) -> None:
        """Something that would be a trouble elsewhere is part of this test."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """What went wrong."""
        return [each for each in self.troubles if not any(re.search(pattern, each) for pattern in self.expected)]

    # Ways

    def goes_to(self, path: str = "/") -> None:
        """Open an address of the server."""
        self.page.goto(self.base + path)

    def asks(self, method: str, path: str, body: object = None) -> Any:
        """A request with this browser's cookie."""
        answer = self.page.context.request.fetch(self.base + "/api/v1" + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def opens(self, game: Recorded, **more: Any) -> str:
        """Open a match of a recorded game, with this browser at every seat unless `seats` says otherwise."""
        many = int(game.settings.get("heroes", 1))
        names = ["Ann", "Ben"]
        seats = [{"kind": "human", "name": names[seat % 2]} for seat in range(many)]
        match: str = self.asks("POST", "/matches", {**game.asked_for(seats=seats, start=True), **more})["match"]["id"]
        return match

    def sits_at(self, match: str) -> None:
        """Go to a table and wait until it is there."""
        self.goes_to(f"/play/{match}")
        expect(self.sentence).to_be_visible()

    # The table

    @property
    def sentence(self) -> Locator:
        """What is asked, or how it ended."""
        return self.page.locator(".sentence")

    def settles(self) -> None:
        """Wait until the question on the screen can be answered: a new one takes no press for a moment."""
        expect(self.page.locator("section.choice-panel:not([data-fresh])")).to_be_visible()

    def option(self, key: str) -> Locator:
        """The button of an option that can be pressed now."""
        return self.page.locator(f'section.choice-panel:not([data-fresh]) [data-key="{key}"][aria-disabled=false]')

    def button(self, message: str, **facts: str | int) -> Locator:
        """A button or a link that looks like one, by its message."""
        name = words().say(message, facts)
        either = self.page.get_by_role("button", name=name, exact=True)
        return either.or_(self.page.get_by_role("link", name=name, exact=True))

    def presses(self, key: str) -> None:
        """Click an option with the mouse, where it can be seen and reached."""
        self.option(key).click()

    def plays(self, moves: list[Move], patience: float = 30.0) -> None:
        """Choose in turn, quickly; at each the page offers what the rules offer, in their order."""
        asked = [{"key": move.key, "options": move.options} for move in moves]
        self.page.evaluate(_CLICK_THROUGH, [asked, patience * 1000])

    def chooses(self, many: int, patience: float = 30.0) -> None:
        """Choose what is offered first, again and again, each as soon as it is there and drawn."""
        self.page.evaluate(_CHOOSE_FIRST, [many, patience * 1000])

    def is_told_chances(self, chances: dict[str, float]) -> None:
        """The panel of chances shows these and no others, as numbers and as bars."""
        panel = self.page.locator(".odds")
        expect(panel.locator("meter")).to_have_count(len(chances))
        for place, (name, share) in enumerate(chances.items()):
            expect(panel.locator(".chance", has=self.page.locator("meter")).nth(place)).to_contain_text(
                f"{share * 100:.1f}"
            )
            shown = panel.locator("meter").nth(place).get_attribute("value")
            assert shown is not None and abs(float(shown) - share) < 1e-9, name

    def sees_the_end(self, game: Recorded, language: str = "en") -> None:
        """The page tells the ending and why."""
        told = words(language, game.game)
        expect(self.sentence).to_have_text(told.say(f"outcome-{game.outcome}"))
        expect(self.page.locator(".ask .more")).to_have_text(told.say(f"outcome-{game.outcome}-text"))
        expect(self.page.locator(".choices > ul.options button")).to_have_count(0)
