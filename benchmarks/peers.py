"""Measure how many random decisions per second other people's game engines play.

Run it with the interpreter of an environment that has ``benchmarks/requirements.txt`` installed::

    python benchmarks/peers.py --seconds 2 [--only NAME ...] [--list]

The results go to standard output as a JSON list, the progress to standard error. A library that cannot be imported
is listed as ``{"name": ..., "missing": reason}``, so that one broken package does not cost the other figures.

What is measured. A single process, on one core, plays one whole game after another until the seconds are over. At each
decision it asks the engine for the legal options, picks one uniformly at random and applies it. Everything such a
player has to pay for is timed: the set-up of each game, the listing of the options, the pick, the move itself, and
the dice and shuffles. Imports, and one game played beforehand to warm up, are not.

Why it is a fair comparison:

* Every engine is driven from Python through its documented interface, as its users drive it. An engine with rules in
  C++ therefore pays for crossing into C++ and back, and one that builds an observation at each step pays for that.
* Every engine's player picks with the same ``random.Random.choice``. Where a library ships a slower random player of
  its own (RLCard's agent, PettingZoo's masked sampling), that player is not used: its cost is not the engine's.
* Only decisions of players count, including forced ones that the engine still asks for. A chance event is drawn and
  applied within the time but adds nothing to the count, because some engines show it as a step and others hide it.
* The games differ in how much work one decision is, so a figure can only be compared with a game of similar weight.
"""

import argparse
import contextlib
import importlib
import importlib.metadata
import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

SEED = 1

PlayGame = Callable[[], int]
"""Plays one whole game from its start to its end and returns how many decisions its players took."""


@dataclass(frozen=True)
class Peer:
    """One game of one library: what it is called, what its rules are written in, and how to prepare its play."""

    name: str
    distribution: str
    game: str
    rules: str
    prepare: Callable[[str, random.Random], PlayGame]

    @property
    def full_name(self) -> str:
        """Library and game, as `--only` takes it."""
        return f"{self.name}/{self.game}"


def prepare_open_spiel(game_name: str, picker: random.Random) -> PlayGame:
    """OpenSpiel: a state lists its legal actions; chance is a player of its own, with explicit probabilities."""
    import open_spiel.python.games  # noqa: F401  (importing it registers the games written in Python)
    import pyspiel

    game = pyspiel.load_game(game_name)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(picker.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(picker.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def prepare_rlcard(game_name: str, picker: random.Random) -> PlayGame:
    """RLCard: an environment returns the state of the player to move, with the legal actions as one of its keys."""
    import rlcard

    environment = rlcard.make(game_name, config={"seed": SEED})

    def play() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(picker.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def prepare_python_chess(_: str, picker: random.Random) -> PlayGame:
    """python-chess: moves are pushed on a board until the rules end the game; no one claims an optional draw."""
    import chess

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(picker.choice(list(board.legal_moves)))
        return int(board.ply())

    return play


def prepare_pettingzoo(game_name: str, picker: random.Random) -> PlayGame:
    """PettingZoo: agents step in turn, a mask marks the legal actions, and a finished agent steps with no action."""
    environment = importlib.import_module(f"pettingzoo.classic.{game_name}").env()
    environment.reset(seed=SEED)

    def play() -> int:
        decisions = 0
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.step(None)
            else:
                environment.step(picker.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    return play


PEERS = (
    Peer("OpenSpiel", "open-spiel", "stones_and_gems", "C++", prepare_open_spiel),
    Peer("OpenSpiel", "open-spiel", "backgammon", "C++", prepare_open_spiel),
    Peer("OpenSpiel", "open-spiel", "gin_rummy", "C++", prepare_open_spiel),
    Peer("OpenSpiel", "open-spiel", "chess", "C++", prepare_open_spiel),
    # Of OpenSpiel's turn-based games written in Python, those where drawing the chance events takes the least time:
    # in python_liars_poker dealing takes more than half of it, and the figure would say little about the rules.
    Peer("OpenSpiel", "open-spiel", "python_tic_tac_toe", "Python", prepare_open_spiel),
    Peer("OpenSpiel", "open-spiel", "python_hangman", "Python", prepare_open_spiel),
    Peer("OpenSpiel", "open-spiel", "python_team_dominoes", "Python", prepare_open_spiel),
    Peer("RLCard", "rlcard", "leduc-holdem", "Python", prepare_rlcard),
    Peer("RLCard", "rlcard", "limit-holdem", "Python", prepare_rlcard),
    Peer("RLCard", "rlcard", "gin-rummy", "Python", prepare_rlcard),
    Peer("RLCard", "rlcard", "uno", "Python", prepare_rlcard),
    Peer("python-chess", "chess", "chess", "Python", prepare_python_chess),
    Peer("PettingZoo", "pettingzoo", "connect_four_v3", "Python", prepare_pettingzoo),
    Peer("PettingZoo", "pettingzoo", "chess_v6", "Python", prepare_pettingzoo),
)


def time_whole_games(play: PlayGame, seconds: float) -> tuple[int, float]:
    """Play whole games until ``seconds`` are over; return the decisions taken and the time they really took.

    The last game is played to its end and its time counted, so that long games are not cut off in their opening.
    """
    decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        decisions += play()
    return decisions, elapsed


def measure(peer: Peer, seconds: float) -> dict[str, Any]:
    """Measure one peer, or say why its library is missing."""
    try:
        play = peer.prepare(peer.game, random.Random(SEED))
    except Exception as error:  # a compiled package that does not fit its surroundings fails in any way it likes
        return {"name": peer.name, "missing": f"{type(error).__name__}: {error}"}
    play()
    decisions, elapsed = time_whole_games(play, seconds)
    return {
        "name": peer.name,
        "game": peer.game,
        "rules": peer.rules,
        "version": importlib.metadata.version(peer.distribution),
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "per_second": round(decisions / elapsed),
    }


def measure_all(peers: Iterable[Peer], seconds: float) -> list[dict[str, Any]]:
    """Measure the peers one after another; a library missing in the same way for several games is told once."""
    results: list[dict[str, Any]] = []
    for peer in peers:
        result = measure(peer, seconds)
        told = result.get("missing") or f"{result['per_second']:,} decisions per second"
        print(f"{peer.full_name}: {told}", file=sys.stderr, flush=True)
        if result not in results:
            results.append(result)
    return results


def select(wanted: Sequence[str]) -> list[Peer]:
    """Return the peers of the libraries, or single games as ``library/game``, asked for; all where none is."""
    known = {name for peer in PEERS for name in (peer.name, peer.full_name)}
    if unknown := [name for name in wanted if name not in known]:
        raise ValueError(f"unknown peer: {', '.join(unknown)} (--list names them all)")
    return [peer for peer in PEERS if not wanted or peer.name in wanted or peer.full_name in wanted]


def main() -> None:
    """Read the command line, measure, and print the results."""
    parser = argparse.ArgumentParser(description="Measure random play of other game engines; prints JSON.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to play each game (default: 2)")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="a library, or one game: library/game")
    parser.add_argument("--list", action="store_true", help="print the names of the peers and measure nothing")
    arguments = parser.parse_args()
    try:
        peers = select(arguments.only)
    except ValueError as error:
        parser.error(str(error))
    if arguments.list:
        print("\n".join(peer.full_name for peer in peers))
        return
    with contextlib.redirect_stdout(sys.stderr):  # some libraries greet on import, which would spoil the JSON
        results = measure_all(peers, arguments.seconds)
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
