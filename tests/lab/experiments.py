"""Small experiments that the tests of the lab share."""

from __future__ import annotations

from duskbox.lab.experiment import Experiment, Stop, make

LABYRINTH = "fear-of-the-dark"
SHADOWBROOK = "a-touch-of-evil"

#: One plain room and out: even random play gets through now and then.
ONE_ROOM: dict[str, object] = {
    "pack": {"game": LABYRINTH},
    "replace": ["rooms"],
    "rooms": {"A": {"doors": "NESW", "plan": [". . .", ". . .", ". . ."]}},
    "labyrinth": {"deck": 1},
}


def labyrinths(games: int = 40, seed: int = 1, batch: int = 10) -> Experiment:
    """Random play on two difficulties."""
    values = {"difficulty": ["easy", "hard"]}
    return make("lab", LABYRINTH, values, {}, [("box", None)], [["random"]], games, seed, name="moths", batch=batch)


def towns(games: int = 4) -> Experiment:
    """Cooperative games by rules of thumb against two Villains."""
    values = {"mode": ["cooperative"], "villain": ["vampire", "scarecrow"], "heroes": ["2"]}
    return make("lab", SHADOWBROOK, values, {}, [("box", None)], [["thumb"]], games, 1, name="town", batch=2)


def duel(games: int, stop: Stop | None = None) -> Experiment:
    """Random play against rules of thumb, two Heroes racing for the Villain."""
    seats = ("random", "thumb")
    values = {"heroes": ["2"], "villain": ["vampire"]}
    return make("arena", SHADOWBROOK, values, {}, [("box", None)], [], games, 1, batch=2, stop=stop, contestants=seats)
