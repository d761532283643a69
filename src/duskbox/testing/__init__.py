"""For tests: tables of our games as a test wants them, and one call that checks a game of one's own.

from duskbox.testing import check_game, labyrinth, town

play = labyrinth(hand="move scout", matches=3).will_turn(labyrinth=["R09"], hazard=["knock-out"])
play.do("do:move", "play:move", "go:W")
match = Match.from_position(play.position)
"""

from __future__ import annotations

from duskbox.testing import a_touch_of_evil
from duskbox.testing.check import Broken, check_game
from duskbox.testing.fear_of_the_dark import labyrinth

#: A table of A Touch of Evil: `town("karl", "victor", villain="werewolf", mode="cooperative")`.
town = a_touch_of_evil.Play

__all__ = ["Broken", "check_game", "labyrinth", "town"]
