"""Replay: a record told as text, and stepped through on the screen."""

from __future__ import annotations

import io

import pytest

from duskbox.core.matches.match import Match
from duskbox.core.matches.records import CHOOSE
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import log, replay_lines
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.replay import ReplayApp
from duskbox.terminal.prose import Prose
from tests.terminal.bed import keys_of, played, recorded, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_entry_by_entry_with_every_line_of_the_log_and_its_rule(language: str) -> None:
    match = Match.load(recorded("won-normal"))
    speak = words(language, match.game)
    told = io.StringIO()
    assert replay_lines.tell(match, speak, told) == 0
    lines = told.getvalue().splitlines()
    assert [line for line in lines if line.startswith("0. ")] == [f"0. {speak.say('ui-entry-start')}"]
    heads = [line for line in lines if line[0].isdecimal()]
    assert len(heads) == len(match.record.entries), "no entry is left out"
    for entry in log.entries(match, speak):
        assert f"{entry.number}. {entry.title}" in heads
        of_the_log = [event for event in entry.events if event.name not in match.game.texts.quiet_events()]
        told_here = [line for line in entry.lines(match.game, speak, None) if line.rule]
        assert [line.rule for line in told_here] == [event.rule for event in of_the_log], (
            "no event of the log is left out"
        )
        at = lines.index(f"{entry.number}. {entry.title}") + 1
        assert lines[at : at + len(told_here)] == [f"   {line.text} ({line.rule})" for line in told_here]
    assert lines[-2:] == [f"{speak.say('outcome-won')} (FD-END-01)", speak.say("outcome-won-text")]
    assert "⟦" not in told.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_that_says_nothing_by_itself_is_told_with_its_question(language: str) -> None:
    match = Match.load(recorded("../a-touch-of-evil/scarecrow-cooperative-advanced"))
    speak = words(language, match.game)
    bare = 0
    for entry in log.entries(match, speak):
        if entry.entry.key in ("yes", "no", "amount:1"):
            bare += 1
            head, answer = entry.headline(speak, None), speak.say(f"option-{entry.entry.key.split(':')[0]}", {"n": 1})
            assert "?" in head and head.endswith(answer) and head.count(entry.who) == 1, head
    assert bare > 2


def test_choices_that_were_taken_back_are_told_as_such() -> None:
    match = played("won-normal", 13)  # the last of them walks into the unknown
    match.undo()
    match.undo(to=2)
    match.redo()
    told = io.StringIO()
    replay_lines.tell(match, words("en", match.game), told)
    assert "Undone, although hidden information had been revealed: 12 choices are left." in told.getvalue()
    assert "2 choices are left." in told.getvalue()
    assert "Redone." in told.getvalue()
    assert told.getvalue().rstrip().endswith("the game is not over.")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_record_is_stepped_through_forwards_and_back(size: tuple[int, int]) -> None:
    match = Match.load(recorded("won-normal"))
    app = ReplayApp(match, words("en", match.game))
    last = len(match.record.entries) - 1

    def text(part: str) -> str:
        return app.query_one(f"#{part}", Prose).text

    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert text("title-right") == f"Entry 0 of {last}"
        await pilot.press("right", "right", "left", "right")
        await pilot.pause()
        assert app.at == 2
        assert text("question") == app.entries[2].title
        await pilot.press("end")
        await pilot.pause()
        assert text("title-right") == f"Entry {last} of {last}"
        assert app.words.say("outcome-won") in text("question") and "FD-END-01" in text("question")
        assert "FD-END-01" in text("log-text")
        view = app.query_one(MapView)
        assert any("(@)" in view.render_line(row).text for row in range(view.size.height))
        await pilot.press("right", "pageup", "home", "left")
        await pilot.pause()
        assert app.at == 0, "there is nothing beyond the first and the last entry"
        await pilot.press("q")
    assert app.return_code == 0


@pytest.mark.asyncio
async def test_the_log_of_a_replay_shows_what_was_in_force_at_that_entry() -> None:
    match = played("won-normal", 2)
    match.undo()
    app = ReplayApp(match, words("en", match.game))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end", "left")
        await pilot.pause()
        taken_back = app.entries[2].lines(match.game, app.words, 0)[-1].text
        assert taken_back in app.query_one("#log-text", Prose).text
        await pilot.press("right")
        await pilot.pause()
        assert app.entries[3].entry.do != CHOOSE
        assert len(log.in_force(app.entries)) == 2
        assert taken_back not in app.query_one("#log-text", Prose).text
        assert app.query_one("#question", Prose).text == app.entries[3].title
    assert len(keys_of("won-normal")) > 2
