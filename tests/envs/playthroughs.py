"""Write the golden playthrough anew: `PYTHONPATH=src:. python -m tests.envs.playthroughs`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import duskbox.envs.spiel

GOLDEN: Final = Path(__file__).parent / "golden" / "fear_of_the_dark.txt"
GAME: Final = "python_duskbox_fear_of_the_dark(difficulty=hard)"
SEED: Final = 1
assert duskbox.envs.spiel.__doc__


def played() -> str:
    """OpenSpiel's playthrough of one game: every state with all that can be asked of it."""
    return str(playthrough(GAME, None, seed=SEED))


if __name__ == "__main__":
    GOLDEN.write_text(played(), encoding="utf-8")
