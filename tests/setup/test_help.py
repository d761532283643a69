"""`make` alone says what there is to make."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_target_that_people_call_is_listed_with_what_it_does() -> None:
    targets = re.search(r"^\.PHONY: ((?:.*\\\n)*.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M)
    assert targets
    listed = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True)
    rows = dict(re.findall(r"^make (\S+) +(\S.*)$", listed.stdout, flags=re.M))
    assert set(rows) == set(targets[1].replace("\\\n", " ").split())
    assert len(set(rows.values())) == len(rows)
