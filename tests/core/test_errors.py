"""Errors are `ValueError`s that say in a sentence what was asked for, what is on offer instead, and why not."""

from __future__ import annotations

import pytest

from duskbox.core import registry
from duskbox.core.errors import BadPack, BadPosition, BadSetting, DuskboxError, IllegalChoice
from duskbox.core.matches.match import Match


def test_errors_are_value_errors_with_a_sentence_and_its_id() -> None:
    with pytest.raises(
        ValueError, match=r"This game has no setting called “dificulty”\. It has these: difficulty\."
    ) as no:
        Match.new("fear-of-the-dark", {"dificulty": "easy"})
    assert isinstance(no.value, BadSetting)
    assert str(no.value).endswith("[error-unknown-setting (name='dificulty', allowed='difficulty')]")
    assert str(DuskboxError("error-of-another-game", card="x")) == "error-of-another-game (card='x')"


@pytest.mark.parametrize("name", ["fear-of-the-dark", "a-touch-of-evil"])
def test_a_key_that_no_option_has_is_an_illegal_choice_in_every_game(name: str) -> None:
    match = Match.new(name, seed="fly")
    for ask in (match.why_not, match.choose):
        with pytest.raises(IllegalChoice, match="“do:fly” can never be chosen"):
            ask("do:fly")


def test_a_pack_of_another_game_is_refused_for_that() -> None:
    packs = {
        "fear-of-the-dark": {"pack": {"game": "a-touch-of-evil"}, "militia": 7},
        "a-touch-of-evil": {"pack": {"game": "fear-of-the-dark"}, "hazards": {"terror": 1}},
    }
    for name, pack in packs.items():
        with pytest.raises(BadPack) as no:
            registry.find(name).components.check_pack(pack)
        assert no.value.facts["key"] == "pack.game"


def test_a_position_of_a_touch_of_evil_is_read_whole_or_not_at_all() -> None:
    game = registry.find("a-touch-of-evil")
    match = Match.new("a-touch-of-evil", seed="whole")
    text = game.notation.write(match.table)
    assert game.notation.read(text) == match.table
    for wrong in [text[:-cut] for cut in range(1, 60)] + [
        text + "A",
        text + "!",
        text + "=",
        text[:40] + "*" + text[40:],
    ]:
        with pytest.raises(BadPosition):
            game.notation.read(wrong)


def test_a_position_of_a_touch_of_evil_must_be_sound() -> None:
    game = registry.find("a-touch-of-evil")
    table = Match.new("a-touch-of-evil", seed="sound").table.copy()
    table.marker = 99  # type: ignore[attr-defined]
    with pytest.raises(BadPosition, match="ATE-SHADOW-01"):
        game.notation.read(game.notation.write(table))
