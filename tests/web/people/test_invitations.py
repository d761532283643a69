"""Invitations: what a link, a code and a picture bring, copied, mistyped or used too late."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Coming
from tests.web.person import Person
from tests.web.tables import TOWN, opens_town, say


def test_an_invitation_is_a_link_that_others_can_open_and_a_picture_that_a_phone_reads(coming: Coming) -> None:
    ann = coming()
    match = opens_town(ann)
    ann.page.route("**/api/v1/reach", lambda route: route.fulfill(json={"origin": "http://192.168.1.20:8410"}))
    ann.goes_to(f"/play/{match['id']}")
    link = ann.page.get_by_label(say("web-invite-link"))
    expect(link).to_have_value(f"http://192.168.1.20:8410/join#code={match['invite']}")
    ann.page.get_by_text(say("web-invite-qr")).click()
    expect(ann.page.get_by_role("img", name=say("web-invite-qr"))).to_be_visible()


def test_where_only_this_machine_can_open_the_link_it_says_so(coming: Coming) -> None:
    ann = coming()
    ann.goes_to(f"/play/{opens_town(ann)['id']}")
    expect(ann.page.get_by_text(say("web-invite-here"))).to_be_visible()


def test_a_browser_that_lets_no_page_copy_says_so_and_selects_the_text(coming: Coming) -> None:
    ann = coming()
    ann.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false;"
    )
    ann.goes_to(f"/play/{opens_town(ann)['id']}")
    ann.button("web-copy").click()
    expect(ann.page.get_by_text(say("web-not-copied"))).to_be_visible()
    assert ann.page.evaluate("getSelection().toString()").startswith("http")


def test_without_https_the_old_way_of_copying_is_taken(coming: Coming) -> None:
    ann = coming()
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.goes_to(f"/play/{opens_town(ann)['id']}")
    ann.button("web-copy").click()
    expect(ann.button("web-copied")).to_be_visible()


def invites(person: Person, many: int = 2) -> str:
    """Open a match with places for others; the code to come by."""
    seats = [{"kind": "human", "name": "Ann"}, *({"kind": "open"} for _ in range(many - 1))]
    asked = {"game": TOWN, "settings": {"heroes": str(many)}, "seats": seats}
    code: str = person.asks("POST", "/matches", asked)["match"]["invite"]
    return code


def test_a_code_that_was_mistyped_can_be_corrected(coming: Coming) -> None:
    ann, ben = coming(), coming()
    code = invites(ann)
    ben.expects("404")
    ben.goes_to("/join#code=moth8lantern")
    expect(ben.page.get_by_role("alert")).to_be_visible()
    field = ben.page.get_by_label(say("web-code"))
    field.fill("")
    field.press_sequentially(code)
    expect(field).to_have_value(code)
    ben.button("web-join-go").click()
    expect(ben.button("web-sit-here")).to_be_visible()


def test_a_guest_who_comes_too_late_for_a_seat_is_told_so(coming: Coming) -> None:
    ann, ben, eve = coming(), coming(), coming()
    code = invites(ann, 3)
    for person in (ben, eve):
        person.goes_to(f"/join#code={code}")
        expect(person.button("web-sit-here")).to_have_count(2)
    ben.button("web-sit-here").first.click()
    ben.page.wait_for_url("**/play/*")
    eve.expects("409")
    eve.button("web-sit-here").first.click()
    expect(eve.page.get_by_role("alert")).to_be_visible()
    expect(eve.button("web-sit-here")).to_have_count(1)
