"""The terminal knows no game: a toy for two people is played at one screen,
and no seat sees what only the other may.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.core import registry
from duskbox.core.matches.match import Match
from duskbox.terminal import line_client
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session
from tests.terminal.bed import words
from tests.terminal.open_card import GAME, OpenCard


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    registry.register(GAME)
    yield
    for name in (GAME.name, "bare-card"):
        registry.forget(name)


def test_two_people_play_line_by_line_and_each_hears_only_what_it_may_know() -> None:
    match = Match.new(GAME, seed="dusk")
    heard = io.StringIO()
    assert line_client.play(Session(match, words("en", GAME)), io.StringIO("2\nm\n1\nq\n"), heard) == 0
    first, *rest = heard.getvalue().split("Keep your card or swap it?")[1:]
    assert len(rest) == 2, "a look at the table is followed by the question once more"
    second = "".join(rest)
    secret = f"Your card is a {match.table.state()['cards'][0]}."  # type: ignore[index]
    assert secret not in second, "the second seat does not hear what the first has drawn"
    assert "Seat 1 takes a card. (OC-TURN-01)" in first + second, "but it hears that it has drawn"
    assert "[?][1]" in second, "the drawing is that of the seat that is asked"
    assert f"wins (OC-END-01)\n{words('en', GAME).say(f'outcome-{match.record.outcome}-text')}" in second


@pytest.mark.asyncio
async def test_the_screen_names_the_seat_that_is_asked_and_shows_its_side_of_the_table() -> None:
    match = Match.new(GAME, seed="dusk")
    app = PlayApp(Session(match, words("en", GAME)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        right = app.query_one("#title-right", Prose)
        assert right.text == "Seat 1 · 0 choices"
        await pilot.press("2")
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert right.text == "Seat 2 · 1 choice"
        assert app.query_one("#summary", Prose).text == "You hold 1."
        assert "Your card is" not in app.query_one("#log-text", Prose).text
        await pilot.press("e")
        await pilot.pause()
        assert "In turn a seat keeps its card" in app.screen.query_one("#body", Prose).text
        await pilot.press("escape", "w")
        await pilot.pause()
        assert app.session.say("ui-why-nothing") in app.screen.query_one("#body", Prose).text
        await pilot.press("escape", "a", "1")
        await pilot.pause()
        assert app.session.over, "there is nothing next to the question here, so g does nothing"


def test_real_draws_are_asked_for_by_the_games_own_question() -> None:
    match = Match.new(GAME, chance="asked")
    heard = io.StringIO()
    line_client.play(Session(match, words("en", GAME)), io.StringIO("2\nu\n2\n7\n5\n1\nq\n"), heard)
    assert heard.getvalue().count("Which card was drawn?") == 2
    assert "There is no option “7”. Type a number from 1 to 6." in heard.getvalue()
    assert match.record.outcome == "first-wins"
    assert match.table.state()["cards"] == [5, 1]


def test_a_game_without_words_and_ledger_is_played_by_the_names_of_things(tmp_path: Path) -> None:
    bare = OpenCard("bare-card", tmp_path)
    registry.register(bare)
    heard = io.StringIO()
    match = Match.new(bare, seed="dusk")
    line_client.play(Session(match, words("en", bare)), io.StringIO("e\n1\n1\nq\n"), heard)
    assert "⟦ask-swap⟧" in heard.getvalue() and "1. ⟦option-keep⟧ [keep]" in heard.getvalue()
    assert "OC-TURN-01" in heard.getvalue(), "a rule has at least its id"
    assert match.record.outcome == "second-wins"


@pytest.mark.asyncio
async def test_a_record_without_its_seed_is_looked_at_and_what_needs_luck_is_refused_in_words() -> None:
    match = Match.new(GAME, seed="dusk")
    match.record.seed = ""
    app = PlayApp(Session(Match.load(match.record), words("en", GAME)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "2")
        await pilot.pause()
        assert app.session.match.choice_count == 0
        assert "Nothing more can be drawn" in app.query_one("#log-text", Prose).text
