"""Rules of thumb for Fear of the Dark, and what imagined worlds leave out."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from duskbox.core import registry
from duskbox.core.chance import Chance, Fast, Imagined
from duskbox.core.playout import imagine, play_out
from duskbox.games.fear_of_the_dark.instinct_dangers import death_chance
from duskbox.games.fear_of_the_dark.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.vocabulary import HAZARD_STREAM, LABYRINTH_STREAM
from tests.fear_of_the_dark.bed import labyrinth

GAME = registry.find("fear-of-the-dark")


class First(Chance):
    """The tile and the Hazard card of these numbers come first; after them always the first that is left."""

    def __init__(self, tile: int, card: int) -> None:
        self._coming = {LABYRINTH_STREAM: tile, HAZARD_STREAM: card}

    def pick(self, stream: int, index: int, n: int) -> int:
        return self._coming.pop(stream, 0)


def started(difficulty: str, seed: int, rulings: dict[str, str] | None = None) -> tuple[Labyrinth, Fast]:
    """A game after its set-up."""
    table = cast(Labyrinth, GAME.new_table(GAME.setup({"difficulty": difficulty}, rulings)))
    chance = Fast(seed, len(GAME.streams))
    table.start(chance)
    return table, chance


@pytest.mark.parametrize(
    "ruling", [None, *[(ruling.name, value) for ruling in GAME.rulings for value in ruling.values[1:]]]
)
def test_instinct_knows_an_answer_to_every_question_under_every_ruling(ruling: tuple[str, str] | None) -> None:
    """Half of the choices are odd, so that instinct sees positions it would not have come to."""
    luck = Random(str(ruling))
    for seed in range(2):
        table, chance = started("easy", seed, dict([ruling]) if ruling else None)
        while (decision := table.decision) is not None and sum(table.draws) < 40:
            before = table.digest()
            wished = [
                option for temper in range(GAME.tempers()) if (option := GAME.instinct(table, temper)) is not None
            ]
            assert len(wished) == GAME.tempers() and all(option in decision.options for option in wished)
            assert table.digest() == before
            table.choose(luck.choice([*wished, luck.choice(decision.options)]), chance)


def test_rules_of_thumb_win_most_games_on_easy() -> None:
    wins = 0
    for seed in range(20):
        table, chance = started("easy", seed)
        play_out(GAME, table, chance, 5000)
        assert table.outcome is not None
        wins += table.outcome.won(0)
    assert wins >= 16


@pytest.mark.parametrize("terrors", [0, 1])
def test_the_chance_to_die_behind_a_door_is_told_exactly(terrors: int) -> None:
    """Every tile with every card: as many of these worlds end at once as the chance says."""
    table = labyrinth(hand="move scout clear").t
    table.terrors = terrors
    table.hazards = [0, 0, 1, 2, 3, 4]
    table.unseen = [1, 3, 8, 13, 14, 15]
    table.deck = 5
    for key in ("do:move", "play:move", "go:W"):
        table.choose(GAME.option(key), Fast(1, len(GAME.streams)))
    ends = 0
    for tile in range(6):
        for card in range(6):
            world = table.copy()
            chance = First(tile, card)
            world.choose(GAME.option("go:W"), chance)
            if world.decision is not None and world.decision.ask == "ask-turn":
                world.choose(world.decision.options[0], chance)
            ends += world.outcome is not None
    assert ends > 0
    assert death_chance(table) == pytest.approx(ends / 36)


def test_easy_has_no_such_end() -> None:
    table, _ = started("easy", 1)
    assert death_chance(table) == 0


def test_an_imagined_world_weighs_what_was_left_out_of_it() -> None:
    """Whole games by instinct: the weight of the worlds that win is the share that would be won, with less spread."""
    plain, weighed, others = [], [], 0
    for seed in range(150):
        table, chance = started("hard", seed)
        play_out(GAME, table, chance, 5000)
        assert table.outcome is not None
        plain.append(float(table.outcome.won(0)))
        table, _ = started("hard", seed)
        luck = Imagined(seed, len(GAME.streams))
        end = imagine(GAME, table, luck, 5000)
        assert end is not None and end.outcome is not None
        assert end.outcome.name not in ("lost-echo", "lost-terror")
        assert 0 < luck.weight <= 1
        others += luck.weight < 1
        weighed.append(luck.weight * end.outcome.won(0))
    assert others > 50
    share, mean = sum(plain) / 150, sum(weighed) / 150
    assert mean == pytest.approx(share, abs=0.12)
    assert sum((value - mean) ** 2 for value in weighed) < 0.4 * sum((value - share) ** 2 for value in plain)
