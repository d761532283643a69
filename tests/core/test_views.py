"""A seat sees its view: two tables that differ only in what a seat cannot know look the same to it, to the byte."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from duskbox.core.chance import Scripted
from duskbox.core.decisions import Decision
from duskbox.core.game import event_view, view
from tests.core.high_card import GAME, KEEP, SHOW, SWAP, Cards


def all_a_seat_knows(table: Cards, seat: int) -> str:
    log = [line for event in table.events or [] if (line := event_view(GAME, table, event, seat)) is not None]
    return json.dumps([view(GAME, table, seat), log])


def played(first: int, second: int, third: int, *, show: bool) -> Cards:
    chance = Scripted([[first, second, third]])
    table = GAME.new_table(GAME.setup())
    table.events = []
    table.start(chance)
    table.choose(SWAP, chance)
    if show:
        table.choose(SHOW, chance)
    return table


faces = st.integers(0, 5)


@given(faces, faces, faces, faces, faces)
def test_what_the_other_holds_changes_nothing_that_a_seat_sees(a: int, b: int, c: int, d: int, e: int) -> None:
    here, there = played(a, b, c, show=False), played(d, b, e, show=False)
    assert all_a_seat_knows(here, 1) == all_a_seat_knows(there, 1), (
        "the second seat does not know the first one's cards"
    )
    assert all_a_seat_knows(here, -1) == all_a_seat_knows(there, -1), "a spectator knows neither"
    there = played(a, d, c, show=False)
    assert all_a_seat_knows(here, 0) == all_a_seat_knows(there, 0), "nor does the first the second one's"
    assert all_a_seat_knows(here, -1) == all_a_seat_knows(there, -1)


def test_a_card_that_was_shown_is_seen() -> None:
    assert all_a_seat_knows(played(0, 1, 2, show=True), 1) != all_a_seat_knows(played(0, 1, 3, show=True), 1)
    assert all_a_seat_knows(played(0, 1, 2, show=False), 0) != all_a_seat_knows(played(0, 1, 3, show=False), 0), (
        "one's own"
    )


def test_a_private_question_does_not_tell_the_others_who_is_asked() -> None:
    table = played(0, 1, 2, show=False)
    seen = [view(GAME, table, seat)["decision"] for seat in (0, -1)]
    assert seen == [{"seat": 1}, {"seat": 1}]
    assert table.decision is not None
    asked = table.decision
    table.decision = Decision(asked.seat, asked.shape, asked.ask, asked.rule, asked.options, private=True)
    assert [view(GAME, table, seat)["decision"] for seat in (0, -1)] == [{"seat": None}, {"seat": None}]
    own = view(GAME, table, 1)["decision"]
    assert own is not None
    assert (own["seat"], [option["key"] for option in own["options"]]) == (1, ["ask-to-show", "let-it-be"])
    assert GAME.restore(GAME.setup(), table.state()) == table


def test_a_spectator_has_no_asides_and_wins_nothing() -> None:
    table = played(5, 0, 5, show=True)
    assert view(GAME, table, -1)["anytime_options"] == []
    (aside,) = view(GAME, table, 0)["anytime_options"]
    assert dict(aside) == {"key": "concede", "verb": "concede", "where": []}
    table.choose(KEEP, Scripted([[]]))
    assert table.outcome is not None
    assert not table.outcome.won(-1)
