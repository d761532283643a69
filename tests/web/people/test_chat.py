"""Chat: nothing that was written is lost, the last line is in sight, and a player can be muted."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.recorded import words
from tests.web.tables import TIC_TAC_TOE, say, two_at

#: Writes down each paragraph that comes into a live region from now on.
_NOTE = """(region) => {
  window.noted = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.tagName) window.noted.push(node.textContent);
  }).observe(region, { childList: true });
}"""


def talks_at(person: Person) -> None:
    """Sit down at a table of two, and open the talk."""
    wanted = {"game": "tic-tac-toe", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}]}
    person.sits_at(person.asks("POST", "/matches", {**wanted, "seed": "talk", "start": True})["match"]["id"])
    person.page.get_by_role("tab", name=words().say("web-chat")).click()


def test_what_is_written_while_the_line_is_down_stays_and_is_said_later(ann: Person) -> None:
    lines: list[WebSocketRoute] = []
    down = False

    def opened(line: WebSocketRoute) -> None:
        lines.append(line)
        if down:
            line.close()
        else:
            line.connect_to_server()

    ann.page.route_web_socket("**/socket", opened)
    talks_at(ann)
    status, write = ann.page.locator(".bar [role=status]"), ann.page.get_by_label(words().say("web-chat-write"))
    expect(status).to_have_text(words().say("web-line-open"))
    down = True
    lines[-1].close()
    expect(status).to_have_text(words().say("web-line-waiting"))
    write.fill("Is anybody there?")
    write.press("Enter")
    expect(write).to_have_value("Is anybody there?")
    down = False
    expect(status).to_have_text(words().say("web-line-open"))
    write.press("Enter")
    expect(write).to_have_value("")
    expect(ann.page.get_by_role("log")).to_contain_text("Is anybody there?")


def test_what_others_say_while_the_talk_is_out_of_sight_is_heard(coming: Coming) -> None:
    ann, ben, _ = two_at("tic-tac-toe", coming)
    heard = ann.page.locator(".heard[aria-live=polite]")
    heard.evaluate(_NOTE)
    ben.page.get_by_role("tab", name=words().say("web-chat")).click()
    write = ben.page.get_by_label(words().say("web-chat-write"))
    # The same words are heard as often as they are said.
    for times in (1, 2):
        write.fill("@web-chat, it is your turn")
        write.press("Enter")
        ann.page.wait_for_function("times => window.noted.length === times", arg=times)
    assert {said.replace("\u200b", "") for said in ann.page.evaluate("window.noted")} == {
        "Ben: @web-chat, it is your turn"
    }
    ann.page.get_by_role("tab", name=words().say("web-chat")).click()
    write.fill("And now?")
    write.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("And now?")
    expect(heard).not_to_contain_text("And now?")
    expect(ben.page.locator(".heard[aria-live=polite]")).not_to_contain_text("And now?")


def test_the_last_line_is_in_sight_unless_the_reader_has_scrolled_to_older_ones(coming: Coming) -> None:
    ann = coming(viewport={"width": 1280, "height": 640})
    talks_at(ann)
    write = ann.page.get_by_label(words().say("web-chat-write"))
    first, last = (ann.page.get_by_role("log").get_by_text(f"Ann line {number}", exact=True) for number in (0, 19))
    for number in range(20):
        write.fill(f"line {number}")
        write.press("Enter")
    expect(last).to_be_in_viewport()
    expect(first).not_to_be_in_viewport()
    # The log and back: it is the last line again.
    ann.page.get_by_role("tab", name=words().say("web-log")).click()
    ann.page.get_by_role("tab", name=words().say("web-chat")).click()
    expect(last).to_be_in_viewport()
    # A reader of older messages stays there until they write one.
    first.scroll_into_view_if_needed()
    expect(last).not_to_be_in_viewport()
    window = ann.page.context.new_page()
    window.goto(ann.page.url)
    window.get_by_role("tab", name=words().say("web-chat")).click()
    window.get_by_label(words().say("web-chat-write")).fill("From elsewhere")
    window.get_by_label(words().say("web-chat-write")).press("Enter")
    elsewhere = ann.page.get_by_role("log").get_by_text("Ann From elsewhere", exact=True)
    expect(elsewhere).to_be_attached()
    expect(first).to_be_in_viewport()
    write.fill("From here")
    write.press("Enter")
    expect(elsewhere).to_be_in_viewport()


def test_a_player_who_is_too_loud_is_muted_and_stays_so(coming: Coming) -> None:
    ann, ben, _ = two_at(TIC_TAC_TOE, coming)
    for person in (ann, ben):
        person.page.get_by_role("tab", name=say("web-chat")).click()

    def says(text: str) -> None:
        ben.page.get_by_label(say("web-chat-write")).fill(text)
        ben.button("web-chat-send").click()
        expect(ben.page.get_by_role("log")).to_contain_text(text)

    heard = ann.page.get_by_role("log")
    says("first")
    expect(heard).to_contain_text("first")
    mute = ann.page.get_by_label(say("web-chat-mute", {"who": "Ben"}))
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
