"""A puzzle: a labyrinth in which one step decides, what looking ahead thinks of it, and the proof.

python examples/puzzle.py
"""

from __future__ import annotations

import duskbox as db
from duskbox.testing import labyrinth


def puzzle() -> db.Position:
    """In the Light at the west door, with a Scout and a Move left in the hand."""
    return labyrinth(difficulty="hard", hand="move scout", matches=1, pawn="0.W").position


def main() -> None:
    """Print the puzzle with its text, and what each option is worth."""
    position = puzzle()
    print(position)
    print(position.notation)
    for line in db.search(position, samples=100):
        print(f"{position.options[line.option.key].text():40} {line.mean:5.1%} ± {line.error:.1%}")
    match = db.Match.from_position(position, seed="puzzle")
    match.choose(match.options[0])
    print(match.record.text(with_seed=True))


if __name__ == "__main__":
    main()
