"""A real server, a real browser, and no one who overlooks an error on the page."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.plugin_games import brought
from tests.server.server_process import Server, serving
from tests.web.person import Person

PAGE = Path(__file__).parents[2] / "src" / "duskbox" / "server" / "page" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
]

#: How long anything may take, in milliseconds: a machine can be busy with something else, and no test measures time.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)

#: A recorded game has a choice for every question: its player wants to be asked each of them, and to wait for no bot.
ASK_ALL = """if (location.protocol.startsWith('http')) localStorage.setItem('duskbox-settings', JSON.stringify({
  takeOnly: false, takeEnd: false, takePay: false, pace: 'none',
  ...JSON.parse(localStorage.getItem('duskbox-settings') ?? '{}') }));"""

#: Opens a browser of a new person: a context of its own, with what `Browser.new_context` takes.
Coming = Callable[..., Person]


def chromium() -> str:
    named = os.environ.get("DUSKBOX_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not found:
        pytest.fail("no browser: install Chromium (package chromium), or name one in DUSKBOX_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its page, and two games of others that it has no pictures for; tests share it as people do."""
    if not PAGE.exists():
        pytest.fail("the page is not built: run make page")
    folder = tmp_path_factory.mktemp("server")
    # All tests come from one address, so what one address may have computed would run out.
    plenty = {"cpu_per_minute": 36_000.0, "cpu_at_once": 36_000.0, "long_job_seconds": 600.0}
    with brought(folder / "games"), serving(folder, **plenty) as running:
        yield running


@pytest.fixture
def coming(browser: Browser, server: Server) -> Iterator[Coming]:
    """People who open the page. What goes wrong on the page of any of them fails the test."""
    people: list[Person] = []

    def come(base: str = "", asked_all: bool = True, **options: Any) -> Person:
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}, **options}
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        if asked_all:
            context.add_init_script(ASK_ALL)
        person = Person(context.new_page(), base or server.base)
        _watch(person.page, person.troubles)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.unexpected()]
    for person in people:
        person.page.context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def ann(coming: Coming) -> Person:
    """A person with a wide screen."""
    return coming()


def _watch(page: Page, troubles: list[str]) -> None:
    # A violation of the content security policy is told as an error of the console.
    page.on("console", lambda said: troubles.append(f"console: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(f"page: {error}"))
    page.on(
        "response",
        lambda answer: troubles.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
    )

    def failed(request: Any) -> None:
        # A screen that is left does not wait for its last requests.
        if not re.search("ERR_ABORTED", request.failure or ""):
            troubles.append(f"failed: {request.url} {request.failure}")

    page.on("requestfailed", failed)
