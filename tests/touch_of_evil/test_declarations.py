"""What an effect and a hook refuse to be declared with, before anything is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskbox.games.touch_of_evil.effects.cancelling import CancelRemaining
from duskbox.games.touch_of_evil.effects.cards import DiscardEvent, DrawEvent, LoseItem
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.elders import LookAt
from duskbox.games.touch_of_evil.effects.gains import Gain, Heal, Lose, LoseSkill, PutClues, Steal, Train, Wound
from duskbox.games.touch_of_evil.effects.hooks import Trigger
from duskbox.games.touch_of_evil.effects.militia import PlaceMilitia, RemoveMilitia
from duskbox.games.touch_of_evil.effects.minions import APPEAR, PlaceMinions
from duskbox.games.touch_of_evil.effects.movement import MoveUpTo
from duskbox.games.touch_of_evil.effects.villain import (
    AwayFromDarkness,
    HitVillain,
    TowardDarkness,
    VillainGrows,
    VillainHeals,
)
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, HEROES, X

#: Those of which there can be “all”.
OF_ALL = {
    "CancelRemaining", "DiscardEvent", "Heal", "Lose", "LoseItem", "LoseSkill", "RemoveMilitia", "Steal",
    "VillainHeals",
}  # fmt: skip
WITH_AN_AMOUNT: dict[str, Callable[[int], Effect]] = {
    "AwayFromDarkness": AwayFromDarkness, "CancelRemaining": CancelRemaining, "DiscardEvent": DiscardEvent,
    "DrawEvent": DrawEvent, "Gain": Gain, "Heal": Heal, "HitVillain": HitVillain, "LookAt": LookAt, "Lose": Lose,
    "LoseItem": LoseItem, "LoseSkill": lambda amount: LoseSkill("combat", amount), "MoveUpTo": MoveUpTo,
    "PlaceMilitia": lambda amount: PlaceMilitia(amount, "here"),
    "PlaceMinions": lambda amount: PlaceMinions("bats", amount, APPEAR[0]),
    "PutClues": lambda amount: PutClues(amount, "here"),
    "RemoveMilitia": RemoveMilitia, "Steal": Steal, "TowardDarkness": TowardDarkness,
    "Train": lambda amount: Train("combat", amount), "VillainGrows": VillainGrows,
    "VillainHeals": VillainHeals, "Wound": Wound,
}  # fmt: skip


@pytest.mark.parametrize("name", WITH_AN_AMOUNT)
def test_an_effect_takes_amounts_and_all_only_where_all_means_something(name: str) -> None:
    declared = WITH_AN_AMOUNT[name]
    for amount in (0, 3, X, HEROES, D3):
        declared(amount)
    with pytest.raises(ValueError, match=f"{name}: -77 is no amount"):
        declared(-77)
    if name in OF_ALL:
        declared(ALL)
    else:
        with pytest.raises(ValueError, match=name):
            declared(ALL)


def test_a_hook_is_for_a_window_or_a_moment_that_exists() -> None:
    for at in ("card", "turn-start"):
        Trigger(at, Gain(1))
    with pytest.raises(ValueError, match="'teatime'"):
        Trigger("teatime", Gain(1))
