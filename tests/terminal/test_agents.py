"""Agents at the terminal: they answer for their seats, think in the background, and give tips; no one sees what only
they know.
"""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from threading import Event

import pytest
from textual.worker import WorkerCancelled

from duskbox import terminal
from duskbox.agents.agent import Agent, Seen, agent
from duskbox.agents.budget import Budget
from duskbox.agents.pipe import PipeAgent
from duskbox.agents.search import Verdict, weigh
from duskbox.core.decisions import Option
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.records import CHOOSE
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import line_client, reference
from duskbox.terminal.full_screen.card_browser import CardBrowser
from duskbox.terminal.full_screen.dialogs import HandOver, Reading
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session
from tests.terminal.bed import everything, keys_of, presses, sitting, town, words

QUICK = Budget(iterations=40)

#: A program that takes its last option, and notes what it hears: the greeting, the numbers of its questions, and the
#: end.
NOTING = """
import json, sys
def note(what):
    with open({heard!r}, "a") as file:
        print(what, file=file)
for line in sys.stdin:
    asked = json.loads(line)
    note(asked.get("number", "hello"))
    print(json.dumps(dict(choose=asked["options"][-1]) if "options" in asked else dict(protocol=1)), flush=True)
note("end")
"""


def against(bot: Agent | None = None, language: str = "en") -> Session:
    """A session of a person in the first seat against an agent in the second."""
    match = town(mode="competitive")
    return Session(match, words(language, match.game), bots={1: bot or agent("thumb", 3)})


def asked_after_the_person(match: Match) -> bool:
    """The second seat has several options, and the first has just chosen."""
    decision, last = match.decision, match.record.entries[-1]
    return (
        decision is not None
        and decision.seat == 1
        and len(decision.options) > 1
        and (last.do, last.seat) == (CHOOSE, 0)
    )


def may_play_a_card(match: Match) -> bool:
    """The second seat is asked whether it plays a card of its hand."""
    decision = match.decision
    return decision is not None and decision.seat == 1 and [each.verb for each in decision.options] == ["play", "pass"]


def until_the_person_is_asked(session: Session) -> None:
    """Let the agents answer."""
    while session.bot_is_asked:
        session.choose(session.bot_choice())
    session.take_seat()


class Slow:
    """An agent that answers its first two questions when it is told to: the first with its first option, all others
    with their last.
    """

    def __init__(self) -> None:
        self.first, self.second = Event(), Event()
        self._waits = [self.first, self.second]

    def pick(self, glance: Seen, options: list[Option]) -> Option:
        told = self._waits.pop(0) if self._waits else self.second
        told.wait(20)
        return options[0 if told is self.first else -1]


class Broken:
    """An agent that cannot answer."""

    def pick(self, glance: Seen, options: list[Option]) -> Option:
        raise DuskboxError("error-unknown-option", key="nonsense")


def test_agents_answer_for_their_seats_and_the_person_is_told_what_they_did() -> None:
    session = against()
    out = io.StringIO()
    line_client.play(session, io.StringIO("1\n" * 25), out)
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
    assert session.match.choice_count > 30


def test_taking_back_also_takes_back_what_agents_answered_since() -> None:
    session = against()
    while session.match.decision is not None and not (
        session.match.record.entries[-1].do == "choose" and session.match.record.entries[-1].seat == 1
    ):
        session.choose(session.bot_choice() if session.bot_is_asked else session.choices()[0].key)
    while session.bot_is_asked:
        session.choose(session.bot_choice())
    before = session.match.choice_count
    session.undo()
    assert not session.bot_is_asked
    assert session.match.decision is not None and session.match.decision.seat == 0
    assert session.match.choice_count < before - 1


def test_where_others_have_to_agree_what_agents_answered_is_taken_back_whole_or_not_at_all() -> None:
    match = town(mode="competitive", undo="consent")
    session = Session(match, words("en", match.game), bots={1: agent("thumb", 3)})
    went_back = 0
    until_the_person_is_asked(session)
    for turn in range(60):
        session.choose(session.choices()[0].key)
        until_the_person_is_asked(session)
        if session.over:
            break
        if turn % 2:
            before = match.choice_count
            if session.undo_doubt():
                with pytest.raises(DuskboxError):
                    session.undo()
                assert match.choice_count == before, "unasked nothing goes back"
            session.undo(agreed=bool(session.undo_doubt()))
            went_back = max(went_back, before - match.choice_count)
            assert len(session.entries) == match.choice_count + 1
            until_the_person_is_asked(session)
    assert went_back > 1, "an answer of the agent went with the person's choice"
    Match.load(match.record.text(with_seed=True)).verify()


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


def test_while_an_agent_is_asked_nothing_tells_what_it_holds() -> None:
    match = town(may_play_a_card, mode="competitive")
    session = Session(match, words("en", match.game), bots={1: agent("thumb", 3)})
    held = reference.played_cards(session, match.options[0].key)
    assert held and session.bot_is_asked and session.seat == 0
    assert session.choices() == [] and session.anytime() == []
    assert not set(held) & set(reference.cards_at_hand(session))
    assert reference.refusals(session) == []
    assert session.say("ui-rules-question") not in [heading for heading, _ in reference.rules_now(session)]


@pytest.mark.asyncio
async def test_while_an_agent_thinks_the_keys_neither_look_into_its_hand_nor_give_orders_for_it() -> None:
    match = town(may_play_a_card, mode="competitive")
    bot = Slow()
    session = Session(match, words("en", match.game), bots={1: bot})
    app = PlayApp(session)
    before = len(match.record.entries)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        for key in ("w", "a", "o"):
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 1, f"{key} opens nothing"
        assert len(match.record.entries) == before
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, CardBrowser)
        await pilot.press("escape")
        await pilot.press("e")
        await pilot.pause()
        assert session.say("ui-rules-question") not in app.screen.query_one("#body", Prose).text
        bot.first.set()
        bot.second.set()
        # Asked twice in a row, the agent's second thought takes the place of the first.
        with contextlib.suppress(WorkerCancelled):
            await app.workers.wait_for_complete()


@pytest.mark.asyncio
async def test_what_an_agent_answers_to_a_position_that_was_taken_back_is_not_played_in_another() -> None:
    match = town(asked_after_the_person, mode="competitive")
    key = match.record.entries[-1].key
    match.undo(seat=0)
    bot = Slow()
    session = Session(match, words("en", match.game), bots={1: bot})
    app = PlayApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        app.choose(key)
        await pilot.pause()
        assert session.bot_is_asked
        await pilot.press("u")
        await pilot.pause()
        assert not session.bot_is_asked
        app.choose(key)
        await pilot.pause()
        last = match.options[-1].key
        place = len(match.record.entries)
        bot.first.set()
        await pilot.pause(0.2)
        assert len(match.record.entries) == place
        bot.second.set()
        for _ in range(400):
            await pilot.pause(0.01)
            if len(match.record.entries) > place and not session.bot_is_asked:
                break
        await pilot.pause()
        assert match.record.entries[place].key == last


def test_a_program_that_plays_a_seat_is_greeted_anew_in_the_next_match_and_seen_off_at_the_end(tmp_path: Path) -> None:
    heard, path = tmp_path / "heard", tmp_path / "bot.py"
    path.write_text(NOTING.format(heard=str(heard)), encoding="utf-8")
    match = town(lambda match: match.decision is not None and match.decision.seat == 1, mode="competitive")
    session = Session(match, words("en", match.game), bots={1: PipeAgent(f"{sys.executable} {path}", 3)})
    session.bot_choice()
    session.bot_choice()
    session.new_game()
    assert heard.read_text().split() == ["hello", "1", "2", "end"]
    session.bot_choice(match.table)
    assert heard.read_text().split() == ["hello", "1", "2", "end", "hello", "1"]
    session.dismiss_bots()
    assert heard.read_text().split()[-1] == "end"


def test_when_play_ends_programs_are_seen_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard, path = tmp_path / "heard", tmp_path / "bot.py"
    path.write_text(NOTING.format(heard=str(heard)), encoding="utf-8")
    match = town(lambda match: match.decision is not None and match.decision.seat == 1, mode="competitive")
    bot = PipeAgent(f"{sys.executable} {path}", 3)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    terminal.play(match, words("en", match.game), plain=True, save_to=None, bots={1: bot})
    assert heard.read_text().split()[-1] == "end"


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
    lines = reference.tips(session, QUICK)
    texts = [choice.text for choice in session.choices()]
    assert 2 <= len(lines) <= 6
    assert "±" in lines[0], "the first was not dropped"
    for line in lines[:-1]:
        assert "%" in line
        assert any(text in line for text in texts)
    assert lines[-1] == session.say("ui-tip-about", seats=1)
    assert lines[-1] != session.say("ui-tip-about", seats=2), "alone, there is no one else who plays on"


def test_where_there_is_one_option_there_is_nothing_to_weigh() -> None:
    for choices in range(len(keys_of("won-easy"))):
        session = sitting("won-easy", choices)
        if len(session.match.options) == 1:
            assert reference.tips(session, QUICK) == [session.say("ui-tip-one")]
            return
    raise AssertionError("there was always a choice")


def test_the_line_client_gives_a_tip() -> None:
    session = sitting("won-easy", 3)
    out = io.StringIO()
    line_client.play(session, io.StringIO("t\n"), out)
    assert session.say("ui-tip-title") in out.getvalue()
    assert session.say("ui-tip-about", seats=1) in out.getvalue()


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
        assert session.match.choice_count == 3, "a tip chooses nothing"


@pytest.mark.asyncio
async def test_a_tip_for_a_question_that_is_over_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def weigh_slowly(glance: Seen, options: list[Option], budget: Budget, seed: int) -> list[Verdict]:
        answered.wait(20)
        return weigh(glance, options, QUICK, seed)

    monkeypatch.setattr(reference, "weigh", weigh_slowly)
    session = sitting("won-easy", 3)
    app = PlayApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        await pilot.press(*presses(session, session.choices()[-1].key, with_arrows=True))
        await pilot.pause()
        assert session.match.choice_count == 4
        answered.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not isinstance(app.screen, Reading)
        assert session.question() in everything(app)


def test_a_tip_speaks_of_the_options_it_was_asked_about_however_the_match_goes_on() -> None:
    session = sitting("won-easy", 3)
    texts = [choice.text for choice in session.choices()]
    thinking = reference.looking_ahead(session, QUICK)
    session.choose(session.choices()[0].key)
    lines = thinking()
    assert all(any(text in line for text in texts) for line in lines[:-1])


@pytest.mark.parametrize(("winner", "yours"), [(0, "You have won."), (1, "You have lost.")])
def test_the_ending_against_a_bot_names_the_winner_and_says_whether_you_have_won(winner: int, yours: str) -> None:
    session = against()
    session.match.table.end("hero-wins", "ATE-WIN-01", 1 << winner)
    _, text, rule = session.ending()
    name = session.seat_name_of(winner)
    assert text.endswith(f"The winner: {name}. {yours}") and rule == "ATE-WIN-01"


def test_the_ending_of_a_cooperative_game_speaks_to_all_and_one_of_rivals_at_one_screen_to_none() -> None:
    match = town(mode="cooperative")
    match.table.end("heroes-win", "ATE-WIN-02", 0b11)
    assert Session(match, words("en", match.game)).ending()[1].endswith("You have won.")
    match = town(mode="competitive")
    match.table.end("darkness", "ATE-WIN-03", 0)
    assert "You have" not in Session(match, words("en", match.game)).ending()[1]
