"""The line between page and house breaks, and comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, serving
from tests.web.conftest import Coming
from tests.web.recorded import recorded, words


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that may be stopped."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_page_comes_back_by_itself_in_the_middle_of_a_decision(how: str, house: Server, coming: Coming) -> None:
    game = recorded("fear-of-the-dark/walked-out")
    ann = coming(base=house.base)
    # Browsers complain about every line that cannot be opened.
    ann.expects("^console: WebSocket connection to .* failed")
    ann.sits_at(ann.opens(game))
    ann.plays(game.moves[:9])
    expect(ann.option(game.moves[9].key)).to_be_visible()
    line = ann.page.locator(".bar [role=status]")
    expect(line).to_have_text(words().say("web-line-open"))

    house.kill() if how == "kill" else house.stop()
    expect(line).to_have_text(words().say("web-line-waiting"))
    # What is pressed meanwhile is not taken, and the question stays.
    ann.page.locator(f'[data-key="{game.moves[9].key}"]').click()
    expect(ann.page.locator(".choices > ul.options button")).to_have_count(len(game.moves[9].options))
    house.start()
    expect(line).to_have_text(words().say("web-line-open"), timeout=15_000)
    ann.plays(game.moves[9:])
    ann.sees_the_end(game)
