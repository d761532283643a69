"""The recipes of CONTRIBUTING.md and docs/cards.md are carried out as they are written, each in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
#: What a recipe may read, change or run.
COPIED = ("src", "tests", "docs", "web/src", "Makefile", "pyproject.toml")

#: A line that says where the next block goes, and the block.
STEP = re.compile(
    r"^(?:(?P<how>At the end of|New file) `(?P<whole>[^`]+)`"
    r"|In `(?P<path>[^`]+)`, (?P<where>after|instead of) `(?P<text>[^`]+)`"
    r"|(?P<run>Run)):\n\n```\w+\n(?P<block>.*?)^```$",
    flags=re.M | re.S,
)


class Step(NamedTuple):
    """One block of a recipe: what to do, in which file, at which text, and the block itself."""

    how: str
    path: str
    text: str
    block: str


def recipes(page: str) -> dict[str, list[Step]]:
    """The recipes of the page by their titles."""
    found: dict[str, list[Step]] = {}
    for section in re.split(r"^## ", page, flags=re.M)[1:]:
        title, _, body = section.partition("\n")
        steps = [
            Step(
                match["how"] or match["where"] or "Run",
                match["whole"] or match["path"] or "",
                match["text"] or "",
                match["block"],
            )
            for match in STEP.finditer(body)
        ]
        assert len(steps) == body.count("\n```") / 2, f"{title}: a block does not say where it goes"
        found[title] = steps
    return found


RECIPES = {
    **recipes((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")),
    **recipes((ROOT / "docs" / "cards.md").read_text(encoding="utf-8")),
}


def made_by_make(target: str) -> list[str]:
    """The commands of a target of the Makefile that need nothing but Python and our own tests."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    lines = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", makefile, flags=re.M)
    assert lines, target
    found = [line.strip() for line in lines[1].splitlines() if "tests" in line]
    assert found, f"make {target}: nothing to run"
    return [line.replace("$(BIN)", ".venv/bin") for line in found]


def carry_out(step: Step, tree: Path) -> str:
    """Do what a step says; what it printed, if it ran something."""
    if step.how == "Run":
        script = re.sub(
            r"^make (.+)$",
            lambda match: "\n".join(command for target in match[1].split() for command in made_by_make(target)),
            step.block,
            flags=re.M,
        )
        script = script.replace(".venv/bin/python", sys.executable)
        script = script.replace(".venv/bin/pytest", f"{sys.executable} -m pytest -p no:cacheprovider")
        named = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "DUSKBOX_"))}
        done = subprocess.run(
            ["bash", "-e", "-c", script],
            cwd=tree,
            env={**named, "DUSKBOX_HOME": str(tree / "home"), "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{script}\n{done.stdout}"
        return done.stdout
    path = tree / step.path
    if step.how == "New file":
        assert not path.exists(), f"{step.path} is there already"
        path.write_text(step.block, encoding="utf-8")
        return ""
    before = path.read_text(encoding="utf-8")
    if step.how == "At the end of":
        after = f"{before}\n{step.block}"
    elif step.how == "after":
        lines = before.splitlines(keepends=True)
        places = [place for place, line in enumerate(lines) if line.startswith(step.text)]
        assert len(places) == 1, f"{step.path} has {len(places)} lines that begin with {step.text!r}"
        after = "".join([*lines[: places[0] + 1], step.block, *lines[places[0] + 1 :]])
    else:
        assert before.count(step.text) == 1, f"{step.path} has {step.text!r} {before.count(step.text)} times"
        after = before.replace(step.text, step.block.removesuffix("\n"))
    path.write_text(after, encoding="utf-8")
    return ""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a recipe may change."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "page", "web", "pictures")
    for name in COPIED:
        source, target = ROOT / name, tmp_path / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy2(source, target)
    return tmp_path


def after(title: str, tree: Path) -> str:
    """Carry out a recipe; everything it printed."""
    return "".join(carry_out(step, tree) for step in RECIPES[title])


def test_every_recipe_is_carried_out() -> None:
    assert [title for title, steps in RECIPES.items() if steps] == [
        "Add a card",
        "Add a Hazard",
        "Add a Hero",
        "Add a ruling",
        "Add a language",
        "A card of A Touch of Evil",
        "An Item of Fear of the Dark",
        "A Secret of Fear of the Dark",
        "A Mind card of Fear of the Dark",
        "Check everything: A Touch of Evil",
        "Check everything: Fear of the Dark",
    ]


def test_a_block_that_does_not_say_where_it_goes_is_found() -> None:
    with pytest.raises(AssertionError, match="does not say where"):
        recipes("## Add a thing\n\nSomewhere:\n\n```python\nTHING = 1\n```\n")


def test_a_step_whose_place_is_gone_fails(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("ONE = 1\nONE_MORE = 2\n", encoding="utf-8")
    for step in (Step("after", "a.py", "TWO", "X = 1\n"), Step("instead of", "a.py", "ONE", "TWO\n")):
        with pytest.raises(AssertionError, match=r"a\.py has"):
            carry_out(step, tmp_path)
    with pytest.raises(AssertionError, match="boom"):
        carry_out(Step("Run", "", "", "echo boom; false\n"), tmp_path)


def test_cards_of_a_touch_of_evil_are_added_and_all_its_tests_stay_green(tree: Path) -> None:
    printed = after("Add a card", tree)
    assert "failed" not in printed and " passed" in printed
    for name, language in (("A Quiet Hour", "en"), ("Spokojna godzina", "pl"), ("Une heure tranquille", "fr")):
        box = (tree / "tests" / "touch_of_evil" / "golden" / f"box.{language}.txt").read_text(encoding="utf-8")
        assert f"{name}\n" in box or f"{name} " in box, language

    printed = after("A card of A Touch of Evil", tree)
    assert "Weathercock" in printed and "failed" not in printed and " passed" in printed
    after("Check everything: A Touch of Evil", tree)


def test_cards_of_fear_of_the_dark_are_added_and_all_its_tests_stay_green(tree: Path) -> None:
    """One after another in one tree: each stays out of the way of the others, and all out of that of old records."""
    for title, name in (
        ("Add a Hazard", "whisper"),
        ("An Item of Fear of the Dark", "matchbox"),
        ("A Secret of Fear of the Dark", "draught-from-above"),
        ("A Mind card of Fear of the Dark", "rummage"),
    ):
        printed = after(title, tree)
        assert "failed" not in printed and " passed" in printed, title
        types = tree / "web" / "src" / "games" / "fear-of-the-dark" / "types.ts"
        assert f"'{name}'" in types.read_text(encoding="utf-8")
    after("Check everything: Fear of the Dark", tree)


def test_a_hero_is_added(tree: Path) -> None:
    printed = after("Add a Hero", tree)
    assert "1 passed" in printed and "2 games by" in printed


def test_a_ruling_is_added(tree: Path) -> None:
    printed = after("Add a ruling", tree)
    assert printed.count("passed") == 2


def test_a_language_is_added(tree: Path) -> None:
    printed = after("Add a language", tree)
    assert "Leck" in printed and "den Verirrten" in printed
