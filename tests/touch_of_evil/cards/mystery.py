"""A Mystery card is turned: what is asked, where it goes, and what it leaves on the board."""

from __future__ import annotations

from duskbox.games.touch_of_evil.effects.cards import CancelRemaining
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS
from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.cards.hand import pile, scene

#: The marker lies here before a Mystery is turned, unless a test says otherwise: neither at its start nor in the red.
DUSK = 15


def table(number: int = 2, mode: str = "competitive", villain: str = "vampire") -> Play:
    """A scene with the marker half way down."""
    return scene(number, mode, villain).marker(DUSK)


def rows(play: Play, *names: str) -> Play:
    """The next dice bring up these rows of the Minion Chart."""
    return play.dice(*[next(row.low for row in chart(play.t) if row.name == name) for name in names])


def turned(play: Play, card: str, seat: int = 0) -> Play:
    """A Hero draws this Mystery."""
    return play.deck("mysteries", card).run(DrawMystery(seat))


def assert_settled(play: Play) -> None:
    """The table is sound, and every die and card that was written down has been used."""
    assert (play.faults(), play.fate.dice, [cards for cards in play.fate.cards.values() if cards]) == ([], [], [])


def spent(play: Play, card: str) -> bool:
    """Whether the Mystery is over and done: no one is asked, nothing written down is left,
    and the card is discarded.
    """
    assert_settled(play)
    return (play.at_rest, pile(play, "mysteries"), play.t.in_play) == (True, [card], [])


def stays(play: Play, card: str) -> bool:
    """Whether the Mystery lies in play for all to see, and nothing else is under way."""
    assert_settled(play)
    there = [play.box.cards[number].name for number in play.t.in_play]
    told = play.events("remains") == [{"card": f"@card-{card}"}]
    return (play.at_rest, pile(play, "mysteries"), there, told) == (True, [], [card], True)


def lifted(play: Play, card: str) -> Play:
    """Something cancels the Mystery that remains in play."""
    assert stays(play, card)
    play.do(CancelRemaining(1))
    assert (pile(play, "mysteries"), play.t.in_play) == ([card], [])
    assert play.events("cancelled") == [{"card": f"@card-{card}"}]
    return play


def clues(play: Play) -> dict[str, int]:
    """Where Investigation lies on the board."""
    return {play.box.board.names[space]: number for space, number in enumerate(play.t.clues) if number}


def corners(play: Play, number: int) -> dict[str, int]:
    """So much Investigation in each corner."""
    return _each(play, CORNER, number)


def dangers(play: Play, number: int) -> dict[str, int]:
    """So much Investigation at each dangerous location."""
    return _each(play, DANGEROUS, number)


def _each(play: Play, kind: int, number: int) -> dict[str, int]:
    board = play.box.board
    found = {name: number for name, its in zip(board.names, board.kinds, strict=True) if its == kind}
    assert len(found) == 4
    return found


def counters(play: Play) -> dict[str, str]:
    """Where Minion counters lie."""
    names = play.box.board.names
    return {names[space]: play.box.minions[number].name for space, number in enumerate(play.t.minions) if number >= 0}
