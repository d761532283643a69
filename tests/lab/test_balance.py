"""The balance of A Touch of Evil is measured with the box, or with a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbox.lab import balance
from duskbox.lab.balance import Cell, main, play

PACKS = Path(__file__).parents[2] / "docs" / "packs"
ALONE = Cell("cooperative", "advanced", "vampire", 1)


def test_the_games_of_a_cell_depend_on_their_numbers_and_on_the_pack() -> None:
    whole = play(ALONE, 1, 0, 6)
    parts = play(ALONE, 1, 0, 2)
    parts.add(play(ALONE, 1, 2, 6))
    assert (whole.games, whole.rounds, whole.endings, whole.live) == (6, parts.rounds, parts.endings, parts.live)
    murder = {"effect": ["TowardDarkness", 20], "copies": 50}
    darkest: dict[str, object] = {"pack": {"game": "a-touch-of-evil"}, "cards": {"murder": murder}}
    assert play(ALONE, 1, 0, 6, darkest).endings == {"darkness": 6}


@pytest.mark.parametrize(("pack", "cell"), [("one-hero", ALONE.name), ("two-rivals", "competitive-basic-scarecrow-2")])
def test_a_pack_is_measured_by_the_same_page(pack: str, cell: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = PACKS / f"{pack}.toml"
    assert main(["--games", "2", "--cell", cell, "--pack", str(path)]) == 0
    page = capsys.readouterr().out
    assert f"--games 2 --seed 1 --cell {cell} --pack {path}" in page
    assert f"| {cell.split('-')[2]} | {cell[-1]} | 2 |" in page


# What is played in parts, by one process or several, is the same as what is played in one


#: Two Heroes together on the basic level win about half of these games.
TOGETHER = balance.Cell("cooperative", "basic", "werewolf", 2)


def test_parts_add_up_to_the_whole_and_every_game_counts_once_for_each_of_its_heroes() -> None:
    whole, parts = balance.play(TOGETHER, 1, 0, 6), balance.play(TOGETHER, 1, 0, 2)
    parts.add(balance.play(TOGETHER, 1, 2, 6))
    assert parts == whole
    assert balance.measure((TOGETHER,), 6, 1, 1) == {TOGETHER: whole}
    assert whole.games == sum(whole.endings.values()) == 6
    assert 0 < whole.wins < 6, "games that are won and lost are both counted"
    assert sum(whole.played.values()) == 12
    # Together all win or none.
    assert sum(whole.won.values()) == 2 * whole.wins
    assert whole.live
