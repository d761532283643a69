"""Questions with one option: which of them may be answered without asking."""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.core.decisions import Decision, Option
from duskbox.core.forced import ends_turn, forced
from duskbox.core.matches.match import Match
from tests.core.high_card import GAME, KEEP, Cards


def asked(options: list[str], private: bool = False) -> Cards:
    """The table of High Card when the first seat may choose one of these."""
    match = Match.new(GAME, seed="forced")
    table = cast(Cards, match.table.copy())
    offered = [GAME.option(key) for key in options]
    table.decision = Decision(0, "one", "ask-swap", "HC-02", offered, private)
    return table


def test_a_lone_person_is_not_asked_about_the_only_option() -> None:
    assert forced(GAME, asked(["keep"])) is KEEP
    assert forced(GAME, asked(["keep"]), [0]) is KEEP
    assert forced(GAME, asked(["keep"], private=True)) is KEEP


def test_two_options_are_a_question() -> None:
    assert forced(GAME, asked(["keep", "swap"])) is None


def test_what_an_opponent_cannot_see_keeps_the_question() -> None:
    table = asked(["keep"])
    assert GAME.hides_options(table)
    assert forced(GAME, table, [0, 1]) is None
    table.shown = table.cards[:]
    assert not GAME.hides_options(table)
    assert forced(GAME, table, [0, 1]) is KEEP


def test_no_one_else_learns_that_a_seat_was_asked_in_private() -> None:
    table = asked(["keep"], private=True)
    table.shown = table.cards[:]
    assert forced(GAME, table, [1]) is None


def test_nothing_is_taken_when_the_game_is_over() -> None:
    table = asked(["keep"])
    table.end("first-wins", "HC-04", 1)
    assert forced(GAME, table) is None


@pytest.mark.parametrize(("verb", "ends"), [("end-turn", True), ("keep", False)])
def test_the_end_of_a_turn_is_known_by_its_verb(verb: str, ends: bool) -> None:
    assert ends_turn(Option(verb, (), 0)) is ends
