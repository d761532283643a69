"""`import duskbox` is enough: what it offers, what it weighs, and what the documentation says."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import duskbox as db
from duskbox import types
from duskbox.core.errors import BadPack

ROOT = Path(__file__).parents[2]
#: What programs may import; the rest is internal.
PUBLIC = ("duskbox", "duskbox.types", "duskbox.testing", "duskbox.design", "duskbox.envs")


def test_every_public_name_is_there_and_explains_itself() -> None:
    assert set(db.__all__) <= set(dir(db))
    assert re.fullmatch(r"\d+\.\d+.*", db.__version__)
    for name in set(db.__all__) - {"__version__"}:
        found = getattr(db, name)
        assert inspect.getdoc(found), f"{name} has no docstring"
        for part, member in vars(found).items() if inspect.isclass(found) else ():
            if not part.startswith("_") and (inspect.isroutine(member) or isinstance(member, property | staticmethod)):
                assert inspect.getdoc(getattr(found, part)), f"{name}.{part} has no docstring"
    with pytest.raises(AttributeError, match="FearOfTheDark"):
        db.nonsense  # noqa: B018


def test_the_front_door_has_what_is_typed_at_a_prompt_and_what_calls_give_back_stands_apart() -> None:
    assert len(db.__all__) == 25
    for name in types.__all__:
        assert inspect.getdoc(getattr(types, name)), f"{name} has no docstring"
        assert name not in db.__all__
    match = db.FearOfTheDark.play(seed="owl")
    assert isinstance(match.decision, types.Decision) and isinstance(db.search(match, samples=20)[0], types.Verdict)
    assert isinstance(db.simulate("fear-of-the-dark", games=2), types.Simulation)


def test_the_import_loads_nothing_but_itself() -> None:
    code = "import sys, duskbox; print([name for name in sys.modules if name.startswith('duskbox')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['duskbox']"


def test_documented_code_imports_nothing_that_is_internal() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs" / f"{name}.md" for name in ("python", "bots", "games", "notation"))]
    for page in [*pages, *(ROOT / "examples").rglob("*.py")]:
        for found in re.finditer(r"^(?:>>> |\.\.\. )?(?:from|import) (duskbox[\w.]*)", page.read_text("utf-8"), re.M):
            assert found[1] in PUBLIC or found[1].startswith("duskbox.envs"), f"{page.name}: {found[0]}"


def test_games_take_their_settings_as_keywords_and_give_typed_pieces() -> None:
    match = db.FearOfTheDark.play(difficulty="hard", seed="owl")
    assert match.setup.settings["difficulty"] == "hard"
    assert db.FearOfTheDark.pieces(match)["matches"] == match.view()["pieces"]["matches"]
    hunt = db.ATouchOfEvil.play(heroes=["karl", "thomas"], villain="scarecrow", mode="cooperative", seed=3)
    assert [hero["hero"] for hero in db.ATouchOfEvil.pieces(hunt)["heroes"]] == ["karl", "thomas"]
    assert db.ATouchOfEvil.play(heroes=4, seed=1).table.seats == 4


def test_a_pack_is_checked_when_it_is_read() -> None:
    pack = db.Pack.load(ROOT / "docs" / "packs" / "longer-night.toml")
    assert db.FearOfTheDark.play(pack=pack, seed="x").setup.pack == pack.data
    for wrong in ("nonsense", "[pack]\ngame = 'chess'", "[pack]\ngame = 'fear-of-the-dark'\n[hazard]\nterror = 1"):
        with pytest.raises(BadPack):
            db.Pack.read(wrong)


def test_a_position_finds_its_game_by_its_text() -> None:
    for game in (db.FearOfTheDark.play(seed="a"), db.ATouchOfEvil.play(seed="b")):
        text = game.position.notation
        assert db.Position.read(text) == game.position and db.Position.read(text).notation == text
    with pytest.raises(db.BadPosition, match=r"Positions begin with one of these: .*fd1"):
        db.Position.read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    with pytest.raises(db.BadPosition, match="pawn"):
        db.Position.read(db.FearOfTheDark.play(seed="a").position.notation.replace("pawn:0.5", "pawn:9.5"))


def test_the_terminal_begins_with_a_position(tmp_path: Path) -> None:
    position = db.FearOfTheDark.play(difficulty="easy", seed="a").position.after("spend-match", luck=1)
    command = [sys.executable, "-m", "duskbox.cli", "play", "fear-of-the-dark", "--plain", "--ids"]
    done = subprocess.run(
        [*command, "--position", position.notation],
        input="",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "DUSKBOX_HOME": str(tmp_path)},
    )
    assert "take:tiptoe" in done.stdout, done.stdout + done.stderr
    refused = subprocess.run([*command, "--position", "fd1 nonsense"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2 and "Traceback" not in refused.stderr


def test_the_reference_is_that_of_the_source() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import reference; print(reference.reference(), end='')"],
        cwd=ROOT / "tools",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    written = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert done.stdout == written, "python tools/reference.py writes it anew"


def test_a_match_has_what_those_who_play_need_and_no_more() -> None:
    # Compiled, what is set in the constructor is a name of the class, too; interpreted it is not.
    names = {name for name in dir(db.FearOfTheDark.play(seed="owl")) if not name.startswith("_")}
    making = {"new", "load", "from_position"}
    playing = {
        "choose",
        "options",
        "decision",
        "outcome",
        "events",
        "view",
        "why_not",
        "odds",
        "undo",
        "redo",
        "can_redo",
    }
    saying = {"say", "text", "svg", "wording", "worded"}
    looking = {"record", "game", "setup", "table", "position", "choice_count", "at", "copy", "fork", "verify"}
    assert names - {"course"} == making | playing | saying | looking
