"""Rules of thumb for Fear of the Dark, and what samples leave out."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from duskbox.core import registry
from duskbox.core.chance import Chance, Fast, Weighted
from duskbox.core.playout import play_out, play_out_weighted
from duskbox.games.fear_of_the_dark.bot.dangers import death_chance
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.vocabulary import HAZARD_STREAM, LABYRINTH_STREAM
from duskbox.testing.fear_of_the_dark import labyrinth
from tests.rules import rule

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
def test_the_rollout_policy_has_an_answer_to_every_question_under_every_ruling(ruling: tuple[str, str] | None) -> None:
    """Half of the choices are odd, so that rollout policy sees positions it would not have come to."""
    luck = Random(str(ruling))
    for seed in range(2):
        table, chance = started("easy", seed, dict([ruling]) if ruling else None)
        while (decision := table.decision) is not None and sum(table.draws) < 40:
            before = table.digest()
            preferred = [
                option
                for style in range(GAME.bot.styles())
                if (option := GAME.bot.rollout_policy(table, style)) is not None
            ]
            assert len(preferred) == GAME.bot.styles() and all(option in decision.options for option in preferred)
            assert table.digest() == before
            table.choose(luck.choice([*preferred, luck.choice(decision.options)]), chance)


@rule("FD-ADVICE-01")
def test_rules_of_thumb_heed_the_advice_of_the_quick_guides() -> None:
    """They light a match rather than act in the Dark, and play the right card rather than discard another for good."""
    dark = labyrinth()
    lit = GAME.bot.rollout_policy(dark.t, 0)
    assert lit is not None and lit.key in ("spend-match", "do:light-a-match")
    walk = labyrinth(hand="move light-a-match clear").do("do:move")
    paid = GAME.bot.rollout_policy(walk.t, 0)
    assert paid is not None and paid.key == "play:move"


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
    """Every tile with every card: as many of these samples end at once as the chance says."""
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
            sample = table.copy()
            chance = First(tile, card)
            sample.choose(GAME.option("go:W"), chance)
            if sample.decision is not None and sample.decision.ask == "ask-turn":
                sample.choose(sample.decision.options[0], chance)
            ends += sample.outcome is not None
    assert ends > 0
    assert death_chance(table) == pytest.approx(ends / 36)


def test_easy_has_no_such_end() -> None:
    table, _ = started("easy", 1)
    assert death_chance(table) == 0


def test_an_imagined_world_weighs_what_was_left_out_of_it() -> None:
    """Whole games by its rollout policy: the weight of the samples that win is the share that would be won, with less
    spread.
    """
    plain, weighted, others = [], [], 0
    for seed in range(150):
        table, chance = started("hard", seed)
        play_out(GAME, table, chance, 5000)
        assert table.outcome is not None
        plain.append(float(table.outcome.won(0)))
        table, _ = started("hard", seed)
        luck = Weighted(seed, len(GAME.streams))
        end = play_out_weighted(GAME, table, luck, 5000)
        assert end is not None and end.outcome is not None
        assert end.outcome.name not in ("lost-echo", "lost-terror")
        assert 0 < luck.weight <= 1
        others += luck.weight < 1
        weighted.append(luck.weight * end.outcome.won(0))
    assert others > 50
    share, mean = sum(plain) / 150, sum(weighted) / 150
    assert mean == pytest.approx(share, abs=0.12)
    assert sum((value - mean) ** 2 for value in weighted) < 0.4 * sum((value - share) ** 2 for value in plain)
