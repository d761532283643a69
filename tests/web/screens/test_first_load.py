"""A table that is opened by its address comes as a whole, nothing twice, in the language of the person."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Request, expect

from tests.web.conftest import Coming
from tests.web.person import Person

LABYRINTH = {"game": "fear-of-the-dark", "seats": [{"kind": "human", "name": "Ann"}], "start": True}


def _table(person: Person) -> str:
    """A match that was begun elsewhere by the same person."""
    return str(person.asks("POST", "/matches", LABYRINTH)["match"]["id"])


def test_what_a_table_is_made_of_is_named_by_the_page_itself_and_comes_once(coming: Coming) -> None:
    ann = coming()
    match = _table(ann)
    asked: list[Request] = []
    ann.page.on("request", lambda request: asked.append(request))
    ann.goes_to(f"/play/{match}")
    expect(ann.page.locator(".stage svg").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    came = Counter(request.url.removeprefix(ann.base) for request in asked if "favicon" not in request.url)
    assert [address for address, times in came.items() if times > 1] == []
    # The page's head names them; the page's scripts would come to them only one after the other.
    head = ann.page.context.request.get(f"{ann.base}/play/{match}").text()
    found_late = [
        address for address in came if address not in head.replace("&amp;", "&") and not address.startswith("/play/")
    ]
    late = {
        f"/api/v1/games/fear-of-the-dark/cards?match={match}",
        f"/api/v1/matches/{match}/log?seat=0&after=0&count=1000",
    }
    assert {address for address in found_late if not address.endswith(".woff2")} == late


def test_a_match_that_no_one_may_watch_is_not_told_of(coming: Coming) -> None:
    ann, eve = coming(), coming()
    match = ann.asks("POST", "/matches", {**LABYRINTH, "terms": {"spectators": False}})["match"]["id"]
    head = eve.page.context.request.get(f"{eve.base}/play/{match}").text()
    nowhere = eve.page.context.request.get(f"{eve.base}/play/{match[::-1]}").text()
    assert head == nowhere
    assert "fear-of-the-dark" not in head
    # The player of that seat goes on as before.
    ann.goes_to(f"/play/{match}")
    expect(ann.page.locator(".stage svg").first).to_be_visible()


def test_a_language_that_was_chosen_is_the_server_s_language_too(coming: Coming) -> None:
    ann = coming(locale="fr-FR")
    ann.goes_to()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    assert ann.page.context.cookies() == []
    ann.page.locator("select").select_option("pl")
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    served = ann.page.reload()
    assert served is not None
    assert '<html lang="pl">' in served.text()
    refused = ann.page.evaluate("() => fetch('/api/v1/matches/nosuchmatch00000').then((answer) => answer.json())")
    words = ann.page.evaluate("() => fetch('/api/v1/words/pl').then((answer) => answer.text())")
    assert f"error-no-such-match = {refused['text']}" in words
    ann.expects("404")
