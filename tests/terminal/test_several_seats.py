"""Several people at one terminal: whose decision it is, what each may see, and how the screen changes hands."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import cast

import pytest

from duskbox.core import registry
from duskbox.core.matches.match import Match
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import line_client, saves
from duskbox.terminal.full_screen.dialogs import HandOver, Picking, Reading
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session
from tests.terminal.bed import at_table, everything, town, words
from tests.terminal.open_card import GAME

SMALL = (80, 24)


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.forget(GAME.name)


def open_card(undo: str = "open") -> Match:
    return Match.new(GAME, seed="dusk", undo=undo)


def card_of(match: Match, seat: int) -> int:
    return cast("list[int]", match.table.state()["cards"])[seat]


class Person(io.StringIO):
    """Lines that a person types at a terminal."""

    def isatty(self) -> bool:
        return True


def text(app: PlayApp, part: str) -> str:
    return app.screen_stack[0].query_one(f"#{part}", Prose).text


def dialog(app: PlayApp) -> str:
    return app.screen.query_one("#body", Prose).text


# Full screen


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screen_is_handed_over_before_another_side_is_asked_and_then_hides_everything(language: str) -> None:
    """Competitive play for a while: whenever the side changes, only the name of the next one is to be seen."""
    session = at_table(town(mode="competitive"), language)
    app = PlayApp(session)
    handed = 0
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        side = -1
        for _ in range(60):
            if handed > 2:
                break
            table, decision = session.match.table, session.match.decision
            assert decision is not None
            if table.side(decision.seat) != side:
                handed += 1
                if isinstance(app.screen, Reading):
                    await pilot.press("enter")
                    await pilot.pause()
                assert isinstance(app.screen, HandOver)
                assert dialog(app) == session.say("ui-hand-over", who=session.seat_name())
                left = everything(app).replace(session.title(), "")
                assert set(left.split()) <= {
                    "⏎",
                    "q",
                    *f"{session.say('ui-key-go-on')} {session.say('ui-key-quit')}".split(),
                }
                before = session.match.choice_count
                await pilot.press("1", "space", "u", "l", "c")
                await pilot.pause()
                assert isinstance(app.screen, HandOver) and session.match.choice_count == before, (
                    "nothing works but Enter"
                )
                await pilot.press("enter")
                await pilot.pause()
            side = table.side(decision.seat)
            assert not isinstance(app.screen, HandOver)
            assert session.seat_name() in text(app, "title-right")
            assert session.question() in text(app, "question")
            assert session.summary()[0] in everything(app).replace("\n", " ")
            await pilot.press("1")
            await pilot.pause()
    assert handed > 2
    assert "⟦" not in session.title()


@pytest.mark.asyncio
async def test_one_side_shares_the_screen_without_a_pause() -> None:
    session = at_table(town(mode="cooperative"))
    app = PlayApp(session)
    asked: set[int] = set()
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(60):
            if asked == {0, 1}:
                break
            await pilot.pause()
            assert not isinstance(app.screen, HandOver | Reading)
            assert session.seat_name() in text(app, "title-right")
            asked.add(session.seat)
            await pilot.press("1")
    assert asked == {0, 1}


def test_a_team_is_one_side() -> None:
    match = town(heroes="4", mode="team", teams="2")
    session = at_table(match)
    table = match.table
    assert session.hand_over_due, "the first to sit down is asked by name"
    same_side = other_side = 0
    for _ in range(60):
        if session.over:
            break
        session.take_seat()
        before = session.seat
        session.choose(session.choices()[0].key)
        if not session.over:
            stays = table.side(before) == table.side(session.seat)
            assert session.hand_over_due != stays
            same_side += stays and before != session.seat
            other_side += not stays
    assert same_side > 10 and other_side > 2


@pytest.mark.asyncio
async def test_a_player_of_all_sides_alone_is_never_interrupted() -> None:
    app = PlayApp(at_table(open_card(), hand_over="never"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2")
        await pilot.pause()
        assert text(app, "title-right") == "Seat 2 · 1 choice"
        assert not isinstance(app.screen, HandOver)


@pytest.mark.asyncio
async def test_what_only_one_seat_learned_is_read_before_the_screen_is_handed_over_and_marked_in_its_log() -> None:
    match = open_card()
    app = PlayApp(at_table(match))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "2")
        await pilot.pause()
        secret = f"Your card is a {card_of(match, 0)}. [only you]"
        assert isinstance(app.screen, Reading) and secret in dialog(app)
        assert "Seat 1 takes a card" not in dialog(app), "what all may know is told to the next one too"
        assert secret not in everything(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HandOver) and secret not in dialog(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Seat 1 takes a card." in text(app, "log-text") and secret not in text(app, "log-text")


@pytest.mark.asyncio
async def test_coming_back_to_a_match_begins_with_the_name_of_the_one_who_is_asked() -> None:
    match = open_card()
    at_table(match).choose("keep")
    again = saves.load_autosave(GAME.name)
    assert again is not None
    app = PlayApp(at_table(again))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandOver) and "Seat 2" in dialog(app)
        assert "You hold" not in everything(app)
        await pilot.press("q")
    assert app.return_code == 0


def test_the_log_lights_up_all_that_happened_since_a_side_chose_last() -> None:
    session = at_table(town(mode="competitive"))
    chosen_at: dict[int, int] = {}
    longest = 0
    for _ in range(60):
        seat = session.seat
        assert session.fresh == len(session.entries) - chosen_at.get(seat, 0)
        longest = max(longest, session.fresh)
        session.choose(session.choices()[0].key)
        chosen_at[seat] = len(session.entries) - 1
    assert longest > 2, "the other had several choices in a row"
    again = saves.load_autosave("a-touch-of-evil")
    assert again is not None and at_table(again).fresh == 1, "who comes back to a match finds its last moment"


def test_after_the_end_no_hand_is_shown_while_a_choice_can_still_be_taken_back() -> None:
    match = town(lambda match: match.outcome is not None, mode="competitive")
    session = at_table(match)
    assert session.seat == -1 and session.anytime() == [] and not session.hand_over_due
    speak = session.words
    mine = speak.say("view-hand", {"cards": "@view-none"}).split(":")[0]
    assert not any(line.startswith(mine) for line in session.summary())
    together = at_table(town(lambda match: match.outcome is not None, mode="cooperative"))
    assert together.seat >= 0


# Line by line


def test_a_person_is_asked_for_enter_before_another_side_hears_anything() -> None:
    match = open_card()
    heard = io.StringIO()
    line_client.play(Session(match, words("en", GAME)), Person("\n2\n\n\n1\nq\n"), heard)
    said = heard.getvalue()
    secret = f"Your card is a {card_of(match, 0)}. [only you]"
    start, first, second = said.split("Hand the screen to ")
    assert "You hold" not in start and "Keep your card" not in start
    assert first.startswith("Seat 1, then press Enter.")
    assert secret in first and first.index(secret) < first.index("Press Enter to hide it.")
    assert second.startswith("Seat 2, then press Enter.")
    assert secret not in second and "Seat 1 takes a card. (OC-TURN-01)" in second
    assert "Seat 2: Keep your card or swap it?" in second


def test_what_the_last_one_read_is_scrolled_off_a_real_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "31")
    monkeypatch.setenv("COLUMNS", "80")
    screen = Person()
    line_client.play(Session(open_card(), words("en", GAME)), Person("\n1\n\nq\n"), screen)
    between = screen.getvalue().split("Hand the screen to ")[1]
    assert between.endswith("\n" * 31)


@pytest.mark.parametrize(
    ("hand_over", "typed"), [("auto", "2\n1\nq\n"), ("never", "2\n1\nq\n"), ("always", "\n2\n\n\n1\nq\n")]
)
def test_a_pipe_waits_for_no_one_unless_it_is_told_to(hand_over: str, typed: str) -> None:
    match = open_card()
    heard = io.StringIO()
    line_client.play(Session(match, words("en", GAME), hand_over=hand_over), io.StringIO(typed), heard)
    assert match.outcome is not None
    assert ("Hand the screen to" in heard.getvalue()) == (hand_over == "always")
    assert "Seat 2: Keep your card or swap it?" in heard.getvalue(), "but it hears whose decision it is"


def test_a_player_who_waits_for_the_screen_can_leave() -> None:
    match = open_card()
    heard = io.StringIO()
    assert line_client.play(Session(match, words("en", GAME)), Person("\n1\nwho?\nq\n"), heard) == 0
    assert match.choice_count == 1
    assert heard.getvalue().count("Hand the screen to Seat 2") == 2
    assert "takes you back to it" in heard.getvalue()


def test_each_side_hears_all_that_happened_since_its_own_last_choice() -> None:
    """In a town for two, line by line: what one does in several choices the other hears at once when it sits down."""
    match = town(mode="competitive")
    heard = io.StringIO()
    session = at_table(match)
    name = session.seat_name()
    typed = "\n" + "1\n\n" * 40
    line_client.play(session, Person(typed), heard)
    pages = heard.getvalue().split("Hand the screen to ")[1:]
    assert len(pages) >= 3
    own = session.words.say("event-turn", {"hero": name})
    second = next(page for page in pages if not page.startswith(name))
    told = second.split("\n\n")[0]
    assert own in told, "the turn of the first was over before the second sat down"


# Taking back


@pytest.mark.asyncio
async def test_taking_back_a_choice_of_another_side_is_asked_said_and_gives_the_screen_back() -> None:
    match = open_card()
    app = PlayApp(at_table(match))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "1")
        await pilot.pause()
        await pilot.press("enter", "u")
        await pilot.pause()
        assert isinstance(app.screen, Picking) and dialog(app) == "The last choice was made by Seat 1. Undo it?"
        await pilot.press("1")
        await pilot.pause()
        assert match.choice_count == 1, "the first answer is to go on"
        await pilot.press("u", "2")
        await pilot.pause()
        assert match.choice_count == 0
        assert isinstance(app.screen, HandOver) and "Seat 1" in dialog(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "A choice of another side was undone: Seat 1." in text(app, "log-text")


def test_line_by_line_it_is_asked_as_well_and_another_answer_counts() -> None:
    match = open_card()
    heard = io.StringIO()
    line_client.play(Session(match, words("en", GAME)), io.StringIO("1\nu\nn\nu\nl\nu\ny\nq\n"), heard)
    assert heard.getvalue().count("The last choice was made by Seat 1. Undo it? Type y for yes or n for no.") == 3
    assert heard.getvalue().count("Not done. The game goes on.") == 2
    assert match.choice_count == 0 and match.record.entries[-1].do == "undo"


def test_ones_own_choice_is_taken_back_without_a_question() -> None:
    match = town(lambda match: match.choice_count > 5, mode="competitive")
    session = at_table(match, hand_over="never")
    for _ in range(30):
        session.take_seat()
        before = session.seat
        session.choose(session.choices()[0].key)
        if session.seat == before and not session.over:
            session.take_seat()
            assert session.undo_doubt() == ""
            return
    raise AssertionError


@pytest.mark.asyncio
@pytest.mark.parametrize("answer", ["1", "2"])
async def test_where_others_have_to_agree_they_are_asked_at_the_table(answer: str) -> None:
    match = open_card("consent")
    app = PlayApp(at_table(match, hand_over="never"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "u")
        await pilot.pause()
        assert "only if everyone else agrees" in dialog(app)
        await pilot.press(answer)
        await pilot.pause()
        if answer == "1":
            assert match.choice_count == 1
        else:
            assert match.choice_count == 0 and match.record.entries[-1].agreed == (0,)
    Match.load(match.record.text(with_seed=True)).verify()


def test_a_teammate_is_asked_before_its_choice_is_taken_back_also_if_no_one_learned_from_it() -> None:
    def teammate_chose(match: Match) -> bool:
        decision, last = match.decision, match.record.entries[-1]
        other = decision is not None and last.do == "choose" and last.seat != decision.seat
        return other and match.course.line.free_undo < match.choice_count

    match = town(teammate_chose, mode="cooperative", undo="consent")
    session = at_table(match)
    session.take_seat()
    before = match.choice_count
    assert session.undo_doubt() == session.say("ui-undo-consent-other", who=session.entries[-1].who)
    session.undo(agreed=True)
    assert match.choice_count == before - 1 and match.record.entries[-1].agreed != ()


@pytest.mark.parametrize(("policy", "said"), [("free", "error-undo-free"), ("none", "error-undo-none")])
def test_a_match_that_forbids_taking_back_says_so(policy: str, said: str) -> None:
    match = open_card(policy)
    heard = io.StringIO()
    speak = words("en", GAME)
    line_client.play(Session(match, speak), io.StringIO("2\nu\ny\nq\n"), heard)
    assert speak.say(said) in heard.getvalue()
    assert match.choice_count == 1


# Translations


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_question_name_the_hero_who_is_asked_once(language: str) -> None:
    session = at_table(town(lambda match: match.decision is not None and match.decision.ask == "ask-action"), language)
    assert session.seat_name() and "⟦" not in session.seat_name()
    assert session.addressed().count(session.seat_name()) == 1
    assert session.say("setting-villain-werewolf") in session.title()
    assert session.say("setting-hero-1-random") not in session.title(), "what was left to chance is not in the title"


def test_a_number_in_the_title_is_named() -> None:
    session = at_table(town(heroes="3", mode="cooperative"))
    assert "Heroes: 3" in session.title()
