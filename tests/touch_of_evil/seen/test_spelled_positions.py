"""A position of A Touch of Evil spelled out: it reads back, can be edited, and what cannot be is refused."""

from __future__ import annotations

import pytest

import duskbox as db
from duskbox.testing import town
from tests.core.playing import TABLES, RandomPlay


@pytest.mark.parametrize("settings", [settings for name, settings in TABLES if name == "a-touch-of-evil"], ids=str)
def test_every_position_reads_back(settings: dict[str, str]) -> None:
    match = db.Match.new("a-touch-of-evil", settings, seed="spelled")
    play = RandomPlay(match, 9)
    for _ in range(60):
        if match.decision is None:
            break
        assert db.Position.read(match.position.spelled) == match.position
        play.step()


def test_a_person_can_read_and_edit_it() -> None:
    match = db.ATouchOfEvil.play(heroes=["karl", "thomas"], villain="scarecrow", seed="edit")
    text = match.position.spelled
    assert "setting hero-2: thomas" in text and "setting villain: scarecrow" in text and "pools" not in text
    assert len(text) < 1500
    lines = [line for line in text.splitlines() if not line.startswith(("at:", "investigation:"))]
    edited = db.Position.read("\n".join([*lines, 'at: ["manor", "church"]', "investigation: [7, 0]"]))
    heroes = db.ATouchOfEvil.pieces(edited)["heroes"]
    assert [(hero["at"], hero["investigation"]) for hero in heroes] == [("manor", 7), ("church", 0)]
    played = db.Match.from_position(edited, seed=1)
    played.choose(played.options[0])
    assert db.Match.load(played.record.text(with_seed=True)).position == played.position


def test_a_card_in_a_hand_is_gone_from_its_deck() -> None:
    play = town("karl", "victor").hold(0, "ward-over-the-door")
    t = play.t
    text = db.find_game("a-touch-of-evil").notation.spell(t)
    assert "ward-over-the-door" in text and "pools" not in text


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("marker: 99", "ATE-SHADOW-01"),
        ('at: ["moon", "church"]', "at"),
        ("wings: 2", "wings"),
        ("nonsense", "nonsense"),
        ("round: two", "round"),
    ],
)
def test_what_cannot_be_is_refused_with_the_line_or_the_rule(line: str, says: str) -> None:
    text = db.ATouchOfEvil.play(heroes=2, seed="edit").position.spelled
    name = line.partition(":")[0]
    kept = [each for each in text.splitlines() if not each.startswith(f"{name}:")]
    with pytest.raises(db.BadPosition, match=says):
        db.Position.read("\n".join([*kept, line]))
