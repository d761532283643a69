"""The game that the server is measured with: its rules, its words, and what the kernel asks of every game."""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Iterator

import pytest

from duskbox.core import registry
from duskbox.core.errors import BadPosition, IllegalChoice
from duskbox.core.game import Game
from duskbox.core.ledger import Ledger
from duskbox.core.matches import share
from duskbox.core.matches.match import Match
from duskbox.core.translations import LANGUAGES, Translations

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")


@pytest.fixture(autouse=True)
def game() -> Iterator[Game]:
    """Imported here and known here only: other tests go through all built-in games, some already when they are
    collected.
    """
    found = importlib.import_module("benchmarks.tic_tac_toe").GAME
    assert isinstance(found, Game)
    registry.register(found)
    yield found
    registry.forget(found.name)


def played(cells: str) -> Match:
    match = Match.new("tic-tac-toe", seed="noughts")
    for cell in cells:
        match.choose(f"mark:{cell}")
    return match


def ending(match: Match) -> tuple[str, str, int]:
    assert match.outcome is not None
    return match.outcome.name, match.outcome.rule, match.outcome.winners


def others(line: str) -> str:
    """Three cells next to a line that are no line themselves."""
    rest = [cell for cell in "012345678" if cell not in line]
    return next(
        "".join(trio)
        for trio in ((a, b, c) for a in rest for b in rest for c in rest if a < b < c)
        if "".join(trio) not in LINES
    )


def test_a_game_to_a_win() -> None:
    match = played("0314")
    assert match.decision is not None
    assert match.decision.seat == 0
    assert [option.key for option in match.options] == ["mark:2", "mark:5", "mark:6", "mark:7", "mark:8"]
    match.choose("mark:2")
    assert ending(match) == ("first-wins", "TTT-END-01", 1)
    assert match.view(1)["pieces"] == {"cells": [0, 0, 0, 1, 1, -1, -1, -1, -1]}


@pytest.mark.parametrize("line", LINES)
def test_every_line_wins_for_either_seat(line: str) -> None:
    a, b, c = list(others(line))
    assert ending(played(f"{line[0]}{a}{line[1]}{b}{line[2]}")) == ("first-wins", "TTT-END-01", 1)
    assert ending(played(f"{a}{line[0]}{b}{line[1]}{c}{line[2]}")) == ("second-wins", "TTT-END-01", 2)


def test_a_game_to_a_draw_and_a_win_with_the_last_cell() -> None:
    assert ending(played("048176253")) == ("draw", "TTT-END-02", 0)
    assert ending(played("031457682")) == ("first-wins", "TTT-END-01", 1)


def test_only_free_cells_can_be_marked_and_the_game_says_why(game: Game) -> None:
    match = played("4")
    with pytest.raises(IllegalChoice):
        match.choose("mark:4")
    reason = match.why_not("mark:4")
    assert reason is not None
    assert (reason.name, reason.rules, reason.facts) == ("why-marked", ("TTT-TURN-01",), {"sign": "X"})
    assert match.why_not("mark:0") is None
    assert len(game.candidates(match.table)) == 9
    over = played("03142")
    assert game.candidates(over.table) == []
    reason = over.why_not("mark:8")
    assert reason is not None
    assert reason.name == "why-over"


def test_random_games_hold_can_be_kept_and_come_back(game: Game) -> None:
    pick = random.Random(7)
    for number in range(30):
        match = Match.new("tic-tac-toe", seed=str(number))
        while match.decision is not None:
            match.choose(pick.choice(match.options))
            assert game.checks.violations(match.table) == []
            assert match.table.copy() == match.table
            assert game.notation.read(game.notation.write(match.table)) == match.table
        match.verify()
        assert Match.load(match.record.text()).table == match.table
        assert share.decode(share.encode(match)).record.text() == match.record.text()
    with pytest.raises(BadPosition):
        game.notation.read("{")
    with pytest.raises(BadPosition):
        game.notation.read("[]")


def test_all_see_the_same_and_the_board_can_be_drawn(game: Game) -> None:
    match = played("40")
    assert match.view(-1)["pieces"] == match.view(0)["pieces"] == match.view(1)["pieces"]
    pieces = game.pieces(match.table, 0)
    assert [line[0][0] for line in game.drawing.board(pieces, True).lines] == ["O . .", ". X .", ". . ."]
    assert game.drawing.summary(pieces) == [("see-free", {"free": 7})]
    assert game.drawing.details(pieces) == []
    assert game.outcomes(match.table, 0) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(game: Game, language: str) -> None:
    words = Translations(language, [game.texts.folder])
    match = played("0314")
    assert "X" in words.say("ask-mark", game.texts.ask_facts(match.table))
    assert "X" in words.say("seat-name", game.texts.ask_facts(match.table))
    assert re.search(r"2.*3", words.say("option-mark", game.texts.option_facts(match.table, game.option("mark:5"))))
    told = [words.say(f"event-{event.name}", game.texts.event_facts(match.table, event)) for event in match.events]
    assert len(told) == 1
    assert re.search(r"O.*2.*2", told[0])
    match.choose("mark:2")
    told = [words.say(f"event-{event.name}", game.texts.event_facts(match.table, event)) for event in match.events]
    names = ["game-name", "game-about", "why-marked", "why-over"]
    names += [f"outcome-{name}{text}" for name in ("first-wins", "second-wins", "draw") for text in ("", "-text")]
    said = [*told, *(words.say(name, {"sign": "X"}) for name in names)]
    said += [words.say("see-free", {"free": free}) for free in (1, 3, 9)]
    assert not any("⟦" in text or "{" in text for text in said), said
    ledger = Ledger.of(game)
    english = [ledger.text(rule.id, "en") for rule in ledger.rules]
    assert len(english) == 4
    assert language == "en" or not {ledger.text(rule.id, language) for rule in ledger.rules} & set(english)
