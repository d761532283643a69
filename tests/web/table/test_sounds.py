"""What is heard and read aloud."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import recorded, words

#: Every sound of the page goes through something that measures it: the loudest sample since it was asked last.
LISTEN = """() => {
  const Real = window.AudioContext;
  window.heard = [];
  window.AudioContext = class extends Real {
    constructor() {
      super();
      this.ear = new AnalyserNode(this, { fftSize: 8192 });
      this.ear.connect(super.destination);
      const samples = new Float32Array(8192);
      setInterval(() => {
        this.ear.getFloatTimeDomainData(samples);
        window.heard.push(samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0));
      }, 30);
    }
    get destination() { return this.ear ?? super.destination; }
  };
}"""


#: Writes down what comes into what is read aloud from now on.
NOTE = """() => {
  window.said = { '.sentence': [], '.heard[aria-live]': [] };
  for (const [where, list] of Object.entries(window.said))
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.tagName) list.push(node.textContent);
    }).observe(document.querySelector(where), { childList: true });
}"""


def listening(person: Person, sound: bool) -> None:
    """A person who reads captions, and has the sound on or off."""
    person.page.add_init_script(f"({LISTEN})()")
    person.goes_to("/settings")
    person.page.get_by_label(words().say("web-captions")).check()
    if sound:
        person.page.get_by_label(words().say("web-sound-on"), exact=True).check()


def loudest(person: Person) -> float:
    """Wait for a sound, and tell how loud it was; then listen anew."""
    person.page.wait_for_function("() => Math.max(0, ...window.heard) > 0.005")
    loud = float(person.page.evaluate("Math.max(...window.heard)"))
    person.page.evaluate("window.heard = []")
    return loud


def test_the_same_words_are_read_aloud_as_often_as_they_are_said(ann: Person) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:3])
    expect(ann.option(game.moves[3].key)).to_be_visible()
    ann.page.evaluate(NOTE)
    for move in reversed(game.moves[1:3]):
        ann.button("web-undo").click()
        expect(ann.option(move.key)).to_be_visible()
    said = ann.page.evaluate("window.said")
    assert said[".heard[aria-live]"] == [words().say("web-entry-undo")] * 2
    assert len(said[".sentence"]) == 2
    # No one is told twice what they were told once.
    ann.page.get_by_role("log").focus()
    assert ann.page.evaluate("window.said") == said


def test_every_sound_is_heard_and_read_and_nothing_is_heard_when_it_is_off(coming: Coming) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann, guest, deaf = coming(), coming(), coming()
    listening(ann, sound=True)
    listening(guest, sound=True)
    listening(deaf, sound=False)
    match = ann.opens(game)
    for person in (ann, guest, deaf):
        person.sits_at(match)
        # A browser lets a page play sounds only after a touch or a key.
        person.page.locator(".title").click()

    def caption(person: Person, sound: str) -> None:
        expect(person.page.locator(".caption")).to_have_text(words().say(f"web-caption-{sound}"))

    ann.plays(game.moves[:1])
    caption(guest, "event")
    caption(deaf, "event")
    caption(ann, "turn")
    assert 0.005 < loudest(ann) <= 0.5
    assert 0.005 < loudest(guest) <= 0.5
    ann.plays(game.moves[1:])
    caption(ann, "end")
    assert loudest(ann) > 0.005
    assert deaf.page.evaluate("window.heard") == []
