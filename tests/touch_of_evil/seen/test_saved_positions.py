"""A position in the middle of a card names what happens next, and is read back only if the effect has such a stage."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from duskbox.core.errors import BadPosition
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.flow import OneOf
from duskbox.games.touch_of_evil.effects.gains import Gain, Wound
from duskbox.games.touch_of_evil.game import GAME
from duskbox.testing.a_touch_of_evil import Play


def halfway() -> tuple[Play, dict[str, Any]]:
    """Two Heroes, of whom the first has to choose between two effects; and the state of the table."""
    play = Play().do(OneOf(Gain(1), Wound(1)))
    return play, cast("dict[str, Any]", json.loads(json.dumps(play.t.state())))


def test_a_saved_position_names_the_stage_of_the_effect_under_way() -> None:
    play, state = halfway()
    assert state["stack"][-1][:2] == ["Do", "way_chosen"]
    before = play.t.investigation[0]
    play.choose("way:1")
    assert play.t.investigation[0] == before + 1


@pytest.mark.parametrize("stage", ["again", "wounds_taken", "say", "could", "_number", "run", "done"])
def test_a_position_whose_effect_has_no_such_stage_is_refused(stage: str) -> None:
    play, state = halfway()
    # An effect of the box itself, which the table put back knows, too.
    number = next(effect.number for effect in HOUSE.effects if isinstance(effect, OneOf))
    state["stack"] = [["Do", "way_chosen", number, *state["stack"][-1][3:]]]
    GAME.restore(play.setup, state)
    state["stack"][-1][1] = stage
    with pytest.raises(BadPosition, match="has no stage"):
        GAME.restore(play.setup, state)
