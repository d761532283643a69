"""What the documentation shows is true: its code runs, its commands and links exist."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest

from duskbox.cli.main import ROOT as ROOT_COMMAND
from duskbox.cli.main import main
from duskbox.core import registry

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "NOTICE.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]


def test_the_tour_of_the_readme_runs_and_is_short() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 7
    assert results.failed == 0
    assert len(re.findall(r"^(>>>|\.\.\.) ", text, flags=re.M)) <= 10


def test_the_page_about_python_is_true() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0


def test_the_page_about_bots_is_true() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0


def test_the_tutorial_builds_a_game_that_works() -> None:
    text = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, flags=re.M | re.S)
    assert len(blocks) == 8
    names: dict[str, object] = {}
    try:
        exec("\n".join(blocks), names)
        assert {"candle", "liars-dice"} <= set(registry.names())
    finally:
        registry.forget("candle")
        registry.forget("liars-dice")


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

    invented = {"FD-HAZ-16"} if page.name == "CONTRIBUTING.md" else set()
    if page.name == "cards.md":
        invented = {"FD-ITEM-08", "FD-SEC-10", "FD-ACT-08"}
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


def test_the_commands_that_pages_show_exist_and_take_these_options() -> None:
    """Every `duskbox …` in a block of a page is read as the program reads it, and then not run."""
    shown = [
        (page.name, line)
        for page in PAGES
        for block in re.findall(r"^```(?:\w*)\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        for line in block.replace("\\\n", " ").splitlines()
        if re.match(r"(\$ )?duskbox( |$)", line)
    ]
    assert len(shown) > 40
    for page, line in shown:
        words = shlex.split(line.removeprefix("$ ").partition(" #")[0].partition(" | ")[0].partition(" > ")[0])[1:]
        assert understood(words), f"{page}: {line}"


def understood(words: list[str]) -> bool:
    """Whether the command line has such a command with such options."""
    command: click.Command = ROOT_COMMAND
    context = click.Context(command, info_name="duskbox", resilient_parsing=True)
    while words and isinstance(command, click.Group):
        found = command.get_command(context, words[0])
        if found is None:
            return words[0].startswith("-") and words[0] in options_of(command)
        command, words = found, words[1:]
        context = click.Context(command, parent=context, info_name=command.name, resilient_parsing=True)
    of_games = {f"--{setting.name}" for name in registry.names() for setting in registry.find(name).settings}
    known = options_of(command) | of_games
    if "liars-dice" in words:
        # A game of the examples, which brings settings of its own and is not installed here.
        return True
    return all(word.partition("=")[0] in known for word in words if re.match(r"--?[a-z]", word))


def options_of(command: click.Command) -> set[str]:
    return {name for option in command.params for name in (*option.opts, *option.secondary_opts)} | {"--help", "--lang"}


def test_the_path_of_one_click_is_short_and_leads_through_the_code() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    hops = re.findall(r"^(\d+)\. `([^`]+)` `([^`]+)`", text[text.index("## The path of one click") :], flags=re.M)
    assert [int(number) for number, _, _ in hops] == list(range(1, len(hops) + 1))
    assert 15 < len(hops) <= 25
    for _, place, name in hops:
        assert re.search(rf"(?<!\w){re.escape(name)}(?!\w)", (ROOT / place).read_text(encoding="utf-8")), (place, name)
