"""The page as a person meets it, in a real Chromium against a server on the same machine: `make
lighthouse`.

    python benchmarks/page.py [--times 7] [--choices 60] [--out FILE]

- table: from the click on the first screen (Fear of the Dark), or on the button under the form (A Touch of Evil,
  everyone at this screen), until the first option can be pressed and is painted; nothing is in the browser's cache but
  what the screen before has fetched;
- weight: what comes over the line, compressed, until a table stands that was opened by its address; letters and data
  apart;
- blocked: how long the page's thread could not answer while that table was drawn: what its tasks took of the processor
  beyond 50 ms each, on this machine and on a phone that is four times slower (what Lighthouse calls blocking, but by
  the processor's clock, so that a busy machine changes little);
- choice: from the moment the page hears that a choice is stored until the frame that shows it is painted; with moving
  pictures, as most people have it;
- work: the processor time that the page's own thread spends on a choice from click to rest, moving pictures and all. It
  hardly depends on what else the machine does.

Everything is measured from outside: the page is watched by a script of ours, and is otherwise as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Request, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.server_process import serving
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.person import Person
from tests.web.recorded import recorded

LABYRINTH, TOWN = "fear-of-the-dark", "a-touch-of-evil"
#: The games whose choices are made: one of each, long enough and with fights and hazards.
PLAYED = {LABYRINTH: "fear-of-the-dark/won-easy", TOWN: "a-touch-of-evil/vampire-cooperative-advanced"}

#: Notes when the way to a table was clicked, when an option could first be pressed, and for every stored choice when it
#: was heard and drawn.
_WATCH = """() => {
  const seen = (window.seen = { clicked: 0, ready: 0, heard: 0, drawn: [] });
  const option = '.choices > ul.options button[aria-disabled=false]';
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  });
  addEventListener('click', (event) => {
    if (event.target.closest?.('.game .primary, button.go')) seen.clicked = performance.now();
  }, true);
  new MutationObserver(() => {
    if (!seen.ready && document.querySelector(option)) { seen.ready = -1; painted((now) => (seen.ready = now)); }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled'] });
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const heard = performance.now();
        const message = JSON.parse(data);
        if (message.type !== 'moment' || !message.re) return;
        seen.heard += 1;
        painted((now) => seen.drawn.push(now - heard));
      });
    }
  };
}"""

#: How long it took from the click until an option was painted.
_WAIT = """async () => {
  while (window.seen.ready <= 0) await new Promise((go) => setTimeout(go, 5));
  return window.seen.ready - window.seen.clicked;
}"""

#: Makes choices one after the other, each when the one before has been drawn and looked at.
_CHOOSE = """async (keys) => {
  const sleep = (ms) => new Promise((go) => setTimeout(go, ms));
  for (const [place, key] of keys.entries()) {
    let button = null;
    for (let tries = 0; !button; tries += 1) {
      button = [...document.querySelectorAll('.choices > ul.options button[data-key]')]
        .find((each) => each.dataset.key === key && each.ariaDisabled === 'false');
      if (!button) await sleep(10);
      if (tries > 3000) throw new Error(`${key} is not offered`);
    }
    button.click();
    for (let tries = 0; window.seen.drawn.length <= place; tries += 1) {
      await sleep(5);
      if (tries > 6000) throw new Error(`${key} is not drawn`);
    }
    await sleep(60);
  }
  return window.seen.drawn;
}"""


@contextmanager
def visitor(browser: Browser, base: str) -> Iterator[Person]:
    """A browser that has never been here."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(30_000)
    context.add_init_script(f"({_WATCH})()")
    yield Person(context.new_page(), base)
    context.close()


def first_table(person: Person, game: str) -> float:
    """Milliseconds from the click to a painted option."""
    if game == LABYRINTH:
        person.goes_to()
        button = person.button("web-play")
    else:
        person.goes_to(f"/new/{game}")
        person.page.locator("input[name=mode][value=cooperative]").check()
        person.button("web-fill-here").click()
        button = person.button("web-start")
    person.page.wait_for_load_state("networkidle")
    button.click()
    taken: float = person.page.evaluate(_WAIT)
    return taken


def weight(person: Person, game: str) -> dict[str, int]:
    """Bytes over the line, by kind."""
    match = person.opens(recorded(PLAYED[game]))
    asked: list[Request] = []
    person.page.on("request", lambda request: asked.append(request))
    person.sits_at(match)
    expect(person.page.locator(".board svg").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    came = {"page": 0, "letters": 0, "words": 0, "data": 0}
    for request in asked:
        size = request.sizes()["responseBodySize"]
        if request.resource_type == "font":
            came["letters"] += size
        elif "/api/v1/words" in request.url:
            came["words"] += size
        elif "/api/" in request.url:
            came["data"] += size
        else:
            came["page"] += size
    return came


def blocked(browser: Browser, person: Person, game: str) -> dict[str, int]:
    """Milliseconds beyond 50 for each task of the page's thread, by the processor's clock, from the address to a table
    at rest.
    """
    match = person.opens(recorded(PLAYED[game]))
    timeline = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=person.page, categories=timeline)
    person.sits_at(match)
    expect(person.page.locator(".board svg").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    # The thread that called functions most is the page's own.
    threads = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall")
    ours = threads.most_common(1)[0][0]
    tasks = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == ours
    ]
    return {f"x{slower}": round(sum(max(0, slower * task - 50) for task in tasks)) for slower in (1, 4)}


def choices(person: Person, game: str, many: int) -> tuple[list[float], float]:
    """Milliseconds from ack to paint, for the first choices of a recorded game; and the processor's milliseconds for
    each, in the mean.
    """
    play = recorded(PLAYED[game])
    person.sits_at(person.opens(play))
    expect(person.page.locator(".board svg").first).to_be_visible()
    devtools = person.page.context.new_cdp_session(person.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        figures = devtools.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in figures if each["name"] == "TaskDuration"))

    before = worked()
    drawn: list[float] = person.page.evaluate(_CHOOSE, [move.key for move in play.moves[:many]])
    return drawn, (worked() - before) * 1000 / many


def told(figures: list[float]) -> dict[str, float]:
    """Median, 95th percentile and worst."""
    ordered = sorted(figures)
    late = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return {"median": round(statistics.median(ordered)), "p95": round(late), "worst": round(ordered[-1])}


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--times", type=int, default=7)
    asked.add_argument("--choices", type=int, default=60)
    asked.add_argument("--out", type=Path)
    options = asked.parse_args()
    figures: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in (LABYRINTH, TOWN):
            times = []
            for _ in range(options.times):
                with visitor(browser, server.base) as person:
                    times.append(first_table(person, game))
            with visitor(browser, server.base) as person:
                weights = weight(person, game)
            with visitor(browser, server.base) as person:
                waiting = blocked(browser, person, game)
            with visitor(browser, server.base) as person:
                drawn, work = choices(person, game, options.choices)
            figures[game] = {
                "table ms": told(times),
                "weight": weights,
                "blocked ms": waiting,
                "choice ms": told(drawn),
                "work ms": round(work),
            }
            print(game)
            print(f"  first table, click to painted option: {told(times)} ms of {len(times)}")
            print(f"  over the line: { {kind: f'{size / 1024:.0f} KB' for kind, size in weights.items()} }")
            print(f"  thread blocked while the table is drawn: {waiting} ms")
            print(f"  choice drawn after its ack: {told(drawn)} ms of {len(drawn)}")
            print(f"  processor time for a choice, click to rest: {work:.0f} ms", flush=True)
        browser.close()
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if options.out:
        options.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
