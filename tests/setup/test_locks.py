"""The locked files name what is asked for, with hashes, and nothing about where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def asked_for(name: str) -> list[Requirement]:
    """What a file of requirements names, with those that it refers to."""
    found: list[Requirement] = []
    for line in (LOCKS / f"{name}.in").read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found += asked_for(line.removeprefix("-r ").removesuffix(".in"))
        elif line and not line.startswith("#"):
            found.append(Requirement(line.partition(" #")[0]))
    return found


def of_extras(*names: str) -> list[Requirement]:
    """What the package needs, and what these extras bring, others that they name included."""
    found = [Requirement(line) for line in PROJECT["dependencies"]]
    for name in names:
        for line in EXTRAS[name]:
            requirement = Requirement(line)
            found += of_extras(*requirement.extras) if requirement.name == "duskbox" else [requirement]
    return found


def locked(name: str) -> dict[str, str]:
    """The versions of a lock; every one has a hash."""
    text = (LOCKS / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    found: dict[str, str] = {}
    for line in text.splitlines():
        if line and not line.startswith((" ", "#")):
            assert re.search(r" --hash=sha256:[0-9a-f]{64}", line), line
            requirement = Requirement(re.split(r" +--hash", line)[0])
            [version] = [each.version for each in requirement.specifier]
            found[canonicalize_name(requirement.name)] = version
    return found


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run", [*of_extras("server"), *asked_for("run")]),
        ("dev", [*of_extras("all"), *asked_for("dev")]),
        ("build", asked_for("build")),
        ("uv", asked_for("uv")),
        ("node", asked_for("node")),
        ("release", asked_for("release")),
    ],
)
def test_a_lock_has_what_is_asked_for_in_a_version_that_is_wanted(lock: str, wanted: list[Requirement]) -> None:
    versions = locked(lock)
    for requirement in wanted:
        assert versions.get(canonicalize_name(requirement.name)), f"{requirement} is not in {lock}.txt: make lock"
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)], prereleases=True), (
            requirement
        )


def test_what_is_played_with_is_what_was_tested() -> None:
    tested = locked("dev")
    for lock in ("run", "build", "uv"):
        assert {name: tested.get(name) for name in locked(lock)} == locked(lock)


def test_what_make_runs_to_lock_is_installed_and_what_workflows_make_exists() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "LOCK := $(BIN)/uv pip compile" in text
    assert "uv" in locked("dev")
    targets = set(re.findall(r"^([a-z0-9-]+):", text, flags=re.M))
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    made = set(re.findall(r"\bmake ([a-z0-9-]+)", workflow))
    assert made >= {"test", "play", "dist", "lock"}
    assert made <= targets
