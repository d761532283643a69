"""What if: a drastic pack is seen, equal ones are not told apart, and it is said how sure that is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.lab.results import read
from duskbox.lab.whatif import compare

ONE_ROOM = """
replace = ["rooms"]

[pack]
game = "fear-of-the-dark"

[labyrinth]
deck = 1

[rooms.A]
doors = "NESW"
plan = [". . .", ". . .", ". . ."]
"""


@pytest.fixture
def room(tmp_path: Path) -> str:
    path = tmp_path / "room.toml"
    path.write_text(ONE_ROOM)
    return str(path)


def test_a_drastic_pack_is_seen_and_said_to_be_sure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, room: str
) -> None:
    out = tmp_path / "whatif.parquet"
    arguments = ["whatif", "--pack", room, "--agent", "random", "--games", "60", "--workers", "1"]
    assert main([*arguments, "--out", str(out), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "the box itself" in told and "room.toml" in told
    assert "This is sure" in told
    compared = compare(read(out))
    assert compared.names == ("box", "room.toml")
    assert compared.games == 60
    assert compared.win_difference.low > 0.1
    assert compared.sureness == "sure"
    assert f"{100 * compared.win_difference.value:+.1f}" in told
    assert main(["report", str(out), "--lang", "fr"]) == 0
    assert "C’est sûr" in out.with_suffix(".html").read_text()


def test_a_pack_names_its_game_also_behind_an_equals_sign(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, room: str
) -> None:
    town = tmp_path / "town.toml"
    town.write_text('[pack]\ngame = "a-touch-of-evil"\n')
    for arguments, mine in (([f"--pack={town}"], "--villain"), ([f"--pack={room}"], "--difficulty")):
        assert main(["whatif", *arguments, "--help", "--lang", "en"]) == 0
        assert mine in capsys.readouterr().out
    arguments = [f"--pack={town}", "--villain", "vampire", "--agent", "random", "--games", "1", "--workers", "1"]
    assert main(["whatif", *arguments, "--lang", "en"]) == 0


def test_equal_packs_play_alike(capsys: pytest.CaptureFixture[str], tmp_path: Path, room: str) -> None:
    twin = tmp_path / "twin.toml"
    twin.write_text(ONE_ROOM + '\n[names.en]\nitem-key = "Twisted Key"\n')
    arguments = ["whatif", "--pack", room, "--pack", str(twin), "--agent", "random", "--games", "20", "--workers", "1"]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["same"] is True
    assert found["sureness"] == "same"
    assert found["win_difference"]["value"] == 0
    for language in ("en", "pl", "fr"):
        assert main([*arguments, "--lang", language]) == 0
        assert "⟦" not in capsys.readouterr().out


def test_a_small_change_in_few_games_is_called_chance(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, room: str
) -> None:
    other = tmp_path / "other.toml"
    other.write_text(ONE_ROOM + "\n[items]\nkey = 3\n")
    arguments = ["whatif", "--pack", room, "--pack", str(other), "--agent", "random", "--games", "30", "--workers", "1"]
    assert main([*arguments, "--lang", "en"]) == 0
    assert "can be chance" in capsys.readouterr().out


def test_what_cannot_be_compared_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, room: str) -> None:
    town = tmp_path / "town.toml"
    town.write_text('[pack]\ngame = "a-touch-of-evil"\n')
    nameless = tmp_path / "nameless.toml"
    nameless.write_text("[pack]\n")
    for arguments, code, named in (
        (["whatif"], 2, "pack"),
        (["whatif", "--pack", room, "--pack", room, "--pack", room], 2, "pack"),
        (["whatif", "--pack", room, "--pack", str(town)], 2, "a-touch-of-evil"),
        (["whatif", "a-touch-of-evil", "--pack", room], 2, "a-touch-of-evil"),
        (["whatif", "--pack", str(tmp_path / "gone.toml")], 2, "gone.toml"),
        (["whatif", "--pack", str(nameless)], 1, "nameless.toml"),
        (["whatif", "--pack", room, "--games", "0"], 2, "games"),
    ):
        assert main([*arguments, "--lang", "en"]) == code
        told = capsys.readouterr().err
        assert named in told and "⟦" not in told
