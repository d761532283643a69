"""The dice of a fight, written down as what they come to: the hits of the Hero, and those of the enemy."""

from __future__ import annotations

from duskbox.games.touch_of_evil.content.kinds import Minion
from duskbox.testing.a_touch_of_evil import Play

#: A die that hits, and one that does not, unless something changes what is needed.
HIT = 6
MISS = 1


def the(play: Play, minion: str) -> Minion:
    return play.box.minions[play.box.minion(minion)]


def faces(hits: int, dice: int) -> list[int]:
    assert 0 <= hits <= dice, f"{dice} dice cannot show {hits} hits"
    return [HIT] * hits + [MISS] * (dice - hits)


def blow(play: Play, minion: str, mine: int, theirs: int = 0, seat: int = 0) -> Play:
    """The next Fight Round of a Hero with a Minion."""
    enemy = the(play, minion)
    return play.dice(*faces(mine, play.t.skill(seat, enemy.skill)), *faces(theirs, enemy.dice))


def last_wound(play: Play, seat: int = 0) -> Play:
    """A Hero can take just one more Wound."""
    return play.hurt(seat, play.t.wounds[seat] + play.t.wounds_left(seat) - 1)


def told(play: Play, *names: str) -> list[tuple[str, int]]:
    """What was told under these names, in order, each with its first number: mostly the Hero."""
    return [(event.name, event.numbers[0]) for event in play.heard if event.name in names]
