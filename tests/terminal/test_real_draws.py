"""A game for several with real cards and dice: also what its set-up draws is asked for."""

from __future__ import annotations

import io

import pytest

from duskbox.core.match import Match
from duskbox.core.words import LANGUAGES
from duskbox.terminal import plain
from duskbox.terminal.app import PlayApp
from duskbox.terminal.dialogs import Picking
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session
from tests.terminal.bed import words

#: Heroes, the Villain, who begins, and the first movement.
DRAWN = ["2", "KARL", "1", "6", "3", "4"]


def table(**settings: str) -> Match:
    return Match.open("a-touch-of-evil", {"heroes": "2", "mode": "cooperative", **settings}, chance="asked")


def started() -> Match:
    match = table()
    typed = io.StringIO("\n".join([*DRAWN, ""]))
    assert plain.set_up(match, words("en", match.game), typed, io.StringIO())
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_set_up_draws_is_typed_in_by_number_or_name(language: str) -> None:
    match = table()
    speak = words(language, match.game)
    typed, heard = io.StringIO("\n".join(["zzz", "@game-name", "", *DRAWN, ""])), io.StringIO()
    assert plain.set_up(match, speak, typed, heard)
    for stream in ("villain", "hero", "dice"):
        assert speak.say(f"stream-{stream}") in heard.getvalue()
    # What was typed is said back as it was typed, also if it looks like the name of a message.
    for wrong in ("zzz", "@game-name"):
        said = speak.say("ui-no-such-number", {"number": f"\u200b{wrong}", "most": 4}).replace("\u200b", "")
        assert said in heard.getvalue().replace("\u200b", "")
    assert match.decision is not None and match.decision.seat == 0
    heroes = match.game.pieces(match.table, 0)["heroes"]
    assert isinstance(heroes, list) and heroes[0]["hero"] == "karl"
    assert "⟦" not in heard.getvalue()


@pytest.mark.parametrize("typed", ["q\n", "1\nq\n", "1\n"])
def test_set_up_can_be_left(typed: str) -> None:
    match = table()
    assert not plain.set_up(match, words("en", match.game), io.StringIO(typed), io.StringIO())
    assert match.record.entries == []


def test_the_match_goes_on_with_real_draws_line_by_line() -> None:
    match = started()
    heard = io.StringIO()
    plain.play(Session(match, words("en", match.game)), io.StringIO("stay\nc karl\n4\nq\n"), heard)
    assert "What does the die show?" in heard.getvalue()
    assert match.moves == 1, "a card may be read before the die is told"


@pytest.mark.asyncio
async def test_the_next_match_asks_for_its_draws_in_dialogs_and_may_be_left() -> None:
    match = started()
    app = PlayApp(Session(match, words("en", match.game)))
    session = app.session
    session.match.table.end("darkness", "ATE-WIN-03", 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("escape", "n")
        await pilot.pause()
        assert isinstance(app.screen, Picking)
        assert app.screen.query_one("#body", Prose).text == session.say("stream-villain")
        await pilot.press("2", "escape")
        await pilot.pause()
        assert session.match is match, "whoever leaves the set-up still has the old match"
        await pilot.press("n")
        for key in ("2", "1", "1", "6", "3", "4"):
            await pilot.press(key)
            await pilot.pause()
        assert session.match is not match and session.match.moves == 0 and not session.over
        assert "0 choices" in app.query_one("#title-right", Prose).text
