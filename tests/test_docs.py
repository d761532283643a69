"""What the documentation shows is true: its code runs, its commands and links exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from duskbox.cli import main
from duskbox.core import registry

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "NOTICE.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_tour_of_the_readme_runs_and_is_ten_lines_long() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0
    assert len(re.findall(r"^(>>>|\.\.\.) ", text, flags=re.M)) <= 12


def test_the_page_about_python_is_true() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0


def test_the_tutorial_builds_a_game_that_works() -> None:
    text = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, flags=re.M | re.S)
    assert len(blocks) == 5
    names: dict[str, object] = {}
    try:
        exec("\n".join(blocks), names)
        assert "candle" in registry.names()
    finally:
        registry.forget("candle")


def anchors(page: Path) -> set[str]:
    """What a link can name after the # to lead to a heading of a page."""
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    found: list[str] = []
    for heading in re.findall(r"^#+ +(.+?) *$", prose, flags=re.M):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.append(re.sub(r"[^\w -]", "", plain).replace(" ", "-"))
    times = [found[:place].count(anchor) for place, anchor in enumerate(found)]
    return {f"{anchor}-{before}" if before else anchor for anchor, before in zip(found, times, strict=True)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", page.read_text(encoding="utf-8")):
        place = page.parent / target if target else page
        assert place.exists(), f"{page.name} links to {target}"
        assert not anchor or anchor in anchors(place), f"{page.name} links to {target}#{anchor}"


def test_a_link_to_a_heading_is_held_against_the_headings(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(
        "# Odds & ends\n\n## The [rules](rules.md) of `duskbox`\n\n```\n# A remark\n```\n\n## Twice\n\n## Twice\n",
        encoding="utf-8",
    )
    assert anchors(tmp_path / "page.md") == {"odds--ends", "the-rules-of-duskbox", "twice", "twice-1"}
    assert anchors(ROOT / "docs" / "packs.md") >= {"fear-of-the-dark", "a-touch-of-evil"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_that_name_a_rule_name_one_that_exists(page: Path) -> None:
    from duskbox.core.ledger import Ledger

    invented = {"FD-HAZ-16"} if page.name == "cards.md" else set()
    for name, prefix in (("fear-of-the-dark", "FD"), ("a-touch-of-evil", "ATE")):
        ledger = Ledger.of(registry.find(name))
        for rule_id in set(re.findall(rf"\b{prefix}-[A-Z]+-\d+\b", page.read_text(encoding="utf-8"))) - invented:
            ledger.rule(rule_id)


def test_the_example_pack_is_good_and_is_the_one_the_page_shows() -> None:
    path = ROOT / "docs" / "packs" / "longer-night.toml"
    assert main(["pack", "check", str(path)]) == 0
    shown = re.findall(
        r"^```toml\n(.*?)^```", (ROOT / "docs" / "packs.md").read_text(encoding="utf-8"), flags=re.M | re.S
    )[0]
    whole = path.read_text(encoding="utf-8")
    for line in shown.splitlines():
        assert line.split("#")[0].strip() in whole, line
