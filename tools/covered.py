"""A page with what tests reach, package by package: `python tools/covered.py COVERAGE.json PAGE.md`."""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

HEAD = """# What the tests reach

Lines and branches that at least one test runs, measured in the interpreted form by `make coverage`, the processes that
tests start included. Whether a test would notice a mistake there is another question: `make mutants` asks it.

| package | lines | reached | branches | taken |
|---|---:|---:|---:|---:|
"""


def main() -> int:
    """Write the page."""
    report, page = map(Path, sys.argv[1:])
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for name, file in files.items():
        for package in (package_of(name), "all"):
            counts[package].update(file["summary"])
    rows = [row(package, counts[package]) for package in [*sorted(set(counts) - {"all"}), "all"]]
    page.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
    print(rows[-1])
    return 0


def package_of(name: str) -> str:
    """`core`, `server/http`, `games/touch_of_evil/rules` and the like."""
    folders = name.partition("duskbox/")[2].split("/")[:-1]
    return "/".join(folders[: 3 if folders[:1] == ["games"] else 2]) or "duskbox"


def row(package: str, count: Counter[str]) -> str:
    """A line of the table."""
    lines, branches = count["num_statements"], count["num_branches"]
    reached = share(count["covered_lines"], lines)
    return f"| {package} | {lines} | {reached} | {branches} | {share(count['covered_branches'], branches)} |"


def share(part: int, whole: int) -> str:
    """A share in per cent; of nothing there is none."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


if __name__ == "__main__":
    sys.exit(main())
