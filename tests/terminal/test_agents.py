"""Agents at the terminal: they answer for their seats, think beside the screen, and give tips; nobody sees what only they know."""

from __future__ import annotations

import io
from threading import Event

import pytest

from duskbox.agents.agent import Agent, Glance, agent
from duskbox.agents.budget import Budget
from duskbox.agents.search import Verdict, weigh
from duskbox.core.decisions import Option
from duskbox.core.errors import DuskboxError
from duskbox.core.words import LANGUAGES
from duskbox.terminal import lookup, plain
from duskbox.terminal.app import PlayApp
from duskbox.terminal.dialogs import HandOver, Reading
from duskbox.terminal.session import Session
from tests.terminal.bed import everything, presses, sitting, town, words

QUICK = Budget(iterations=40)


def against(bot: Agent | None = None, language: str = "en") -> Session:
    """A session of a person in the first seat against an agent in the second."""
    match = town(mode="competitive")
    return Session(match, words(language, match.game), bots={1: bot or agent("thumb", 3)})


class Broken:
    """An agent that cannot answer."""

    def pick(self, glance: Glance, options: list[Option]) -> Option:
        raise DuskboxError("error-unknown-option", key="nonsense")


def test_agents_answer_for_their_seats_and_the_person_is_told_what_they_did() -> None:
    session = against()
    out = io.StringIO()
    plain.play(session, io.StringIO("1\n" * 25), out)
    chosen = [entry.seat for entry in session.match.record.entries if entry.do == "choose"]
    assert chosen.count(0) <= 25
    assert chosen.count(1) > 4
    assert session.over or (session.match.decision is not None and session.match.decision.seat == 0)


def test_one_person_among_agents_is_never_asked_to_hand_over_the_screen() -> None:
    session = against()
    for _ in range(40):
        while session.bot_is_asked:
            assert session.seat == 0, "the person's eyes, also while the agent is asked"
            session.choose(session.bot_choice())
        if session.over:
            break
        assert not session.hand_over_due
        session.choose(session.choices()[0].key)
    assert session.match.moves > 30


def test_taking_back_also_takes_back_what_agents_answered_since() -> None:
    session = against()
    while session.match.decision is not None and not (
        session.match.record.entries[-1].do == "choose" and session.match.record.entries[-1].seat == 1
    ):
        session.choose(session.bot_choice() if session.bot_is_asked else session.choices()[0].key)
    while session.bot_is_asked:
        session.choose(session.bot_choice())
    before = session.match.moves
    session.undo()
    assert not session.bot_is_asked
    assert session.match.decision is not None and session.match.decision.seat == 0
    assert session.match.moves < before - 1


@pytest.mark.asyncio
async def test_an_agent_thinks_beside_the_screen_and_then_the_person_is_asked() -> None:
    session = against()
    app = PlayApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(60):
            if any(entry.seat == 1 for entry in session.match.record.entries if entry.do == "choose"):
                break
            for _ in range(400):
                await pilot.pause(0.01)
                if not session.bot_is_asked:
                    break
            assert not isinstance(app.screen, HandOver)
            if session.over:
                break
            await pilot.pause()
            assert session.question() in everything(app)
            await pilot.press("1")
        for _ in range(400):
            await pilot.pause(0.01)
            if not session.bot_is_asked:
                break
        await pilot.pause()
        assert session.question() in everything(app)
    assert any(entry.seat == 1 for entry in session.match.record.entries if entry.do == "choose")


@pytest.mark.asyncio
async def test_an_agent_that_fails_is_named_and_the_match_is_not_lost() -> None:
    session = against(Broken())
    app = PlayApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(60):
            await pilot.pause(0.01)
            if "nonsense" in everything(app):
                break
            if not session.bot_is_asked:
                await pilot.press("1")
        assert "nonsense" in everything(app)
        assert session.bot_is_asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_names_the_best_options_with_their_chances_and_errors(language: str) -> None:
    session = sitting("won-easy", 3, language)
    lines = lookup.tips(session, QUICK)
    texts = [choice.text for choice in session.choices()]
    assert 2 <= len(lines) <= 6
    for line in lines[:-1]:
        assert "%" in line and "±" in line
        assert any(text in line for text in texts)
    assert lines[-1] == session.say("ui-tip-about")


def test_where_there_is_one_option_there_is_nothing_to_weigh() -> None:
    for choices in range(80):
        session = sitting("won-easy", choices)
        if len(session.match.options) == 1:
            assert lookup.tips(session, QUICK) == [session.say("ui-tip-one")]
            return
    raise AssertionError("there was always a choice")


def test_the_line_client_gives_a_tip() -> None:
    session = sitting("won-easy", 3)
    out = io.StringIO()
    plain.play(session, io.StringIO("t\n"), out)
    assert session.say("ui-tip-title") in out.getvalue()
    assert session.say("ui-tip-about") in out.getvalue()


@pytest.mark.asyncio
async def test_the_full_screen_gives_a_tip_in_a_dialog() -> None:
    session = sitting("won-easy", 3)
    app = PlayApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        for _ in range(500):
            await pilot.pause(0.02)
            if isinstance(app.screen, Reading):
                break
        assert isinstance(app.screen, Reading)
        assert session.match.moves == 3, "a tip chooses nothing"


@pytest.mark.asyncio
async def test_a_tip_for_a_question_that_is_over_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def weigh_slowly(glance: Glance, options: list[Option], budget: Budget, seed: int) -> list[Verdict]:
        answered.wait(20)
        return weigh(glance, options, QUICK, seed)

    monkeypatch.setattr(lookup, "weigh", weigh_slowly)
    session = sitting("won-easy", 3)
    app = PlayApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        await pilot.press(*presses(session, session.choices()[-1].key, with_arrows=True))
        await pilot.pause()
        assert session.match.moves == 4
        answered.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not isinstance(app.screen, Reading)
        assert session.question() in everything(app)


def test_a_tip_speaks_of_the_options_it_was_asked_about_however_the_match_goes_on() -> None:
    session = sitting("won-easy", 3)
    texts = [choice.text for choice in session.choices()]
    thinking = lookup.looking_ahead(session, QUICK)
    session.choose(session.choices()[0].key)
    lines = thinking()
    assert all(any(text in line for text in texts) for line in lines[:-1])
