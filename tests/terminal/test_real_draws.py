"""A game for several with real cards and dice: also what its set-up draws is asked for."""

from __future__ import annotations

import io

import pytest
from textual.content import Content

from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import unstarted_match
from duskbox.core.translations import LANGUAGES
from duskbox.games.touch_of_evil.rules.rolls import Roll, roll_of
from duskbox.games.touch_of_evil.rules.vocabulary import R_FIGHT
from duskbox.terminal import line_client
from duskbox.terminal.draws import Draw, answer_to
from duskbox.terminal.full_screen.dialogs import Picking
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Choice, Session
from tests.terminal.bed import words

#: Heroes, the Villain, who begins, and the first movement.
DRAWN = ["2", "KARL", "1", "6", "3", "4"]


def table(**settings: str) -> Match:
    return unstarted_match("a-touch-of-evil", {"heroes": "2", "mode": "cooperative", **settings}, chance="asked")


def started() -> Match:
    match = table()
    typed = io.StringIO("\n".join([*DRAWN, ""]))
    assert line_client.set_up(match, words("en", match.game), typed, io.StringIO())
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_set_up_draws_is_typed_in_by_number_or_name(language: str) -> None:
    match = table()
    speak = words(language, match.game)
    typed, heard = io.StringIO("\n".join(["zzz", "@game-name", "", *DRAWN, ""])), io.StringIO()
    assert line_client.set_up(match, speak, typed, heard)
    assert speak.say("stream-villain") in heard.getvalue()
    assert (
        speak.say("draw-hero", {"seat": 1}) in heard.getvalue()
        and speak.say("draw-hero", {"seat": 2}) in heard.getvalue()
    )
    assert f"{speak.say('hero-karl')} – {speak.say('roll-first')}" in heard.getvalue()
    assert speak.say("ui-draw-noted", {"what": speak.say("hero-karl")}) in heard.getvalue()
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
    assert not line_client.set_up(match, words("en", match.game), io.StringIO(typed), io.StringIO())
    assert match.record.entries == []


def test_the_match_goes_on_with_real_draws_line_by_line() -> None:
    match = started()
    heard = io.StringIO()
    line_client.play(Session(match, words("en", match.game)), io.StringIO("stay\nc karl\n4\nq\n"), heard)
    assert "Karl – Lingering: what does the die show?" in heard.getvalue()
    assert match.choice_count == 1, "a card may be read before the die is told"


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
        assert session.match is match, "a player who leaves the set-up still has the old match"
        await pilot.press("n")
        for key in ("2", "1", "1", "6", "3", "4"):
            await pilot.press(key)
            await pilot.pause()
        assert session.match is not match and session.match.choice_count == 0 and not session.over
        assert "0 choices" in app.query_one("#title-right", Prose).text


def test_a_tie_for_the_first_player_is_rolled_again_by_those_who_tied_and_says_so() -> None:
    match = table(heroes="3")
    typed, heard = io.StringIO("2\nKARL\n1\n1\n6\n2\n6\n3\n5\n4\n"), io.StringIO()
    assert line_client.set_up(match, words("en", match.game), typed, heard)
    asked = [line.split(" – ") for line in heard.getvalue().splitlines() if "what does the die show" in line]
    first, _, third = (who for who, _ in asked[:3])
    assert [who for who, _ in asked[3:5]] == [first, third]
    assert [("again after a tie" in what) for _, what in asked] == [False, False, False, True, True, False]


def test_each_of_several_dice_is_asked_for_by_its_number() -> None:
    match = started()
    session = Session(match, words("en", match.game))
    stack = match.table.stack
    stack.append(roll_of(R_FIGHT, 1, 3))
    questions = []
    for answers in ([], [2], [2, 5]):
        trial = match.table.copy()
        assert isinstance(trial.stack[-1], Roll)
        trial.stack[-1].dice = answers
        facts = match.game.texts.draw_facts(trial, match.game.streams.index("dice"))
        questions.append(session.words.say("draw-dice", facts).partition(" – ")[2])
    assert questions == [f"Fight Dice, die {n} of 3: what does the die show?" for n in (1, 2, 3)]


def test_a_long_list_is_searched_by_a_part_of_the_name_and_read_out_only_on_request() -> None:
    names = [(f"Card {number}", number) for number in range(44)] + [("Blood Moon", 44)]
    draw = Draw("", "Which Event card was drawn?", names)
    speak = words("en", table().game)
    assert line_client.listed(draw, speak) == ["45 are possible. Type part of the name, or * for the whole list."]
    assert answer_to(draw, "moon") == 44 and answer_to(draw, "45") == 44
    assert answer_to(draw, "card 1") == 1, "a whole name comes before a part of others"
    assert answer_to(draw, "card") is None and len(line_client.unclear(draw, "card 2", speak)) == 14
    assert len(line_client.unclear(draw, "*", speak)) == 45
    assert line_client.unclear(draw, "99", speak) == ["There is no option “99”. Type a number from 1 to 45."]


@pytest.mark.asyncio
async def test_in_the_full_screen_a_long_list_narrows_to_what_is_typed() -> None:
    match = unstarted_match("fear-of-the-dark", chance="asked")
    assert line_client.set_up(match, words("en", match.game), io.StringIO("1\n" * 30), io.StringIO())
    app = PlayApp(Session(match, words("en", match.game)))
    picked: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        choices = [Choice(str(number), f"Card {number}") for number in range(44)] + [Choice("44", "Blood Moon")]
        app.push_screen(Picking("title", Content("body"), choices, "hint", search="search"), picked.append)
        await pilot.pause()
        await pilot.press(*"blood", "enter")
        await pilot.pause()
    assert picked == ["44"]
