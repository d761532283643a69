"""An analysis of records: which options players took when they had a choice, and how many events a choice caused.

python examples/records.py tests/records/fear-of-the-dark/*.jsonl
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import duskbox as db


def habits(records: Iterable[db.Record]) -> tuple[Counter[str], Counter[str]]:
    """By verb how often an option of its kind was on offer, and how often it was taken."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for record in records:
        for moment in record:
            if moment.chosen is not None and len(moment.options) > 1:
                offered.update({option.verb for option in moment.options})
                taken[moment.chosen.verb] += 1
    return offered, taken


def main(paths: list[str]) -> None:
    """Print the habits of the players of these records."""
    offered, taken = habits(db.Record.read(Path(path).read_text(encoding="utf-8")) for path in paths)
    for verb, times in offered.most_common():
        print(f"{verb:16} offered {times:5}, taken {taken[verb] / times:4.0%}")


if __name__ == "__main__":
    main(sys.argv[1:])
