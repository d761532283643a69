"""Snapshots: a match that was put away goes on as if it had never been."""

from __future__ import annotations

import json
from typing import cast

import pytest

from duskbox.core.chance import DrawNeeded
from duskbox.core.errors import BadRecord
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import add_salt, resume_match, set_up, unstarted_match
from duskbox.core.matches.real_table import RealTable
from duskbox.core.matches.records import Record
from tests.core.high_card import GAME
from tests.core.playing import TABLES, RandomPlay


def put_away(match: Match) -> tuple[Record, object]:
    """A copy of the record, and the snapshot as a file would hold it."""
    record = Record(match.record.header, match.record.entries[:])
    record.seed = match.record.seed
    return record, json.loads(json.dumps(match.course.snapshot()))


def resumed(match: Match) -> Match:
    return resume_match(*put_away(match))


def happened(match: Match) -> object:
    """All that must be the same in both matches after each entry."""
    events = [(event.name, event.rule, event.numbers, event.to) for event in match.events]
    return (
        events,
        match.course.versions.numbers[:],
        match.table.digest(),
        match.choice_count,
        match.course.line.free_undo,
        match.can_redo,
    )


def kind(match: Match) -> tuple[str, ...]:
    """What sort of moment this is: the question, and the steps that are under way."""
    stack = cast(list[list[str]], match.table.state()["stack"])
    ask = "" if match.decision is None else match.decision.ask
    return (ask, *(step[0] for step in stack))


@pytest.mark.parametrize(("game", "settings"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_goes_on_from_every_kind_of_moment_as_if_never_put_away(
    game: str, settings: dict[str, str], seed: int
) -> None:
    match = Match.new(game, settings, seed=f"put away {seed}")
    play = RandomPlay(match, seed)
    kinds: set[tuple[str, ...]] = set()
    shots: list[tuple[Record, object]] = []
    told: list[object] = [happened(match)]
    while match.decision is not None:
        if kind(match) not in kinds:
            kinds.add(kind(match))
            shots.append(put_away(match))
        play.step()
        told.append(happened(match))
    assert len(kinds) > 4
    for record, snapshot in shots[seed::3]:
        other = resume_match(record, snapshot)
        for number in range(len(record.entries), len(match.record.entries)):
            entry = match.record.entries[number]
            other.choose(entry.key, seat=entry.seat)
            assert happened(other) == told[number]
        assert other.record.text() == match.record.text()
        other.verify()


def test_entries_after_the_snapshot_are_followed() -> None:
    match = Match.new("a-touch-of-evil", {"heroes": "3"}, seed="later")
    play = RandomPlay(match, 3)
    for _ in range(30):
        play.step()
    snapshot = match.course.snapshot()
    for _ in range(20):
        play.step()
    match.undo(45)
    match.redo()
    match.course.step_back()
    text = match.record.text(with_seed=True)
    other = resume_match(text, snapshot)
    assert (other.course.versions.numbers, other.table.digest(), other.choice_count) == (
        match.course.versions.numbers,
        match.table.digest(),
        match.choice_count,
    )
    assert other.record.text(with_seed=True) == text
    assert other.course.snapshot() == match.course.snapshot()


@pytest.mark.parametrize("rested", [True, False])
def test_undo_redo_forks_and_looking_back_work_after_a_rest_or_a_resume(rested: bool) -> None:
    match = Match.new("a-touch-of-evil", {"heroes": "4", "mode": "team"}, seed="back")
    play = RandomPlay(match, 5)
    for _ in range(70):
        play.step()
    match.undo(60)
    match.redo()
    if rested:
        other = match.fork()
        other.course.rest()
    else:
        other = resumed(match)
    assert other.can_redo
    for target in (60, 59, 44, 43, 7, 0):
        match.undo(target, seat=1)
        other.undo(target, seat=1)
        assert happened(other) == happened(match)
        assert other.events == []
    for _ in range(20):
        match.redo()
        other.redo()
        assert happened(other) == happened(match)
        other.course.rest()
    match.course.step_back(1)
    other.course.step_back(1)
    assert other.at(30).table.digest() == match.at(30).table.digest()
    assert other.fork(50, seed="new").record.text() == match.fork(50, seed="new").record.text()
    assert other.record.text() == match.record.text()
    assert other.course.snapshot() == match.course.snapshot()
    other.verify()


@pytest.mark.parametrize("undo", ["open", "free", "consent"])
def test_what_may_be_taken_back_is_the_same_after_a_resume(undo: str) -> None:
    match = Match.new(GAME, seed="moth", undo=undo)
    match.choose("swap")
    match.choose("let-it-be")
    other = resumed(match)
    assert other.course.line.free_undo == match.course.line.free_undo == 1
    other.undo(seat=1)
    match.undo(seat=1)
    assert other.record.text() == match.record.text()


def test_a_match_can_be_put_away_before_it_starts_and_after_it_is_over() -> None:
    match = unstarted_match(GAME, seed="moth")
    add_salt(match, 1, "candle")
    other = resumed(match)
    for each in (match, other):
        each.course.rest()
        add_salt(each, 0, "wick")
        set_up(each)
        each.choose("keep")
        each.choose("keep")
    assert other.record.text() == match.record.text()
    over = resumed(match)
    assert over.decision is None and over.outcome is not None and match.outcome is not None
    assert over.outcome.name == match.outcome.name
    assert resume_match(match.record.text(), match.course.snapshot()).record.text() == match.record.text()
    over.undo(seat=1)
    assert over.decision is not None and over.record.outcome == ""


def test_real_draws_go_on_after_a_resume() -> None:
    match = unstarted_match(GAME, chance="asked")
    for card in (3, 1):
        with pytest.raises(DrawNeeded):
            set_up(match)
        RealTable(match).answer(card)
    set_up(match)
    other = resumed(match)
    with pytest.raises(DrawNeeded):
        other.choose("swap")
    RealTable(other).answer(5)
    other.choose("swap")
    assert other.table.state()["cards"] == [6, 2]


def test_a_snapshot_does_not_change_with_later_play() -> None:
    match = Match.new(GAME, seed="moth")
    snapshot = match.course.snapshot()
    before = json.dumps(snapshot)
    match.choose("swap")
    match.undo()
    assert json.dumps(snapshot) == before
    again = resume_match(match.fork(1).record, snapshot)
    again.choose("swap")
    assert json.dumps(snapshot) == before


def test_an_ending_that_is_not_true_is_found_after_a_resume_too() -> None:
    match = Match.new(GAME, seed="moth")
    match.choose("keep")
    snapshot = match.course.snapshot()
    match.choose("keep")
    text = match.record.text()
    last = text.splitlines()[-1]
    with pytest.raises(BadRecord, match="record-ending"):
        resume_match(text.replace(last, last.replace(match.record.final_hash, "0" * 64)), snapshot)


DAMAGED: dict[str, object] = {
    "entries more": {"entries": 9},
    "entries less": {"entries": 2},
    "entries below": {"entries": -1},
    "entries text": {"entries": "3"},
    "entries bool": {"entries": True},
    "line other": {"line": [0, 1, 1]},
    "line none": {"line": None},
    "undone other": {"undone": [2]},
    "undone text": {"undone": "2"},
    "learned short": {"learned": [0]},
    "learned text": {"learned": [0, "1", 0]},
    "versions short": {"versions": [1, 1]},
    "versions below": {"versions": [1, 1, -1]},
    "versions text": {"versions": [1, 1, "1"]},
    "state none": {"state": None},
    "state empty": {"state": {}},
    "state list": {"state": [1]},
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_snapshot_that_does_not_fit_is_refused_and_the_record_still_loads(damage: str) -> None:
    match = Match.new(GAME, seed="moth")
    match.choose("swap")
    match.choose("let-it-be")
    record, snapshot = put_away(match)
    assert isinstance(snapshot, dict)
    changed = DAMAGED[damage]
    assert isinstance(changed, dict)
    with pytest.raises(BadRecord, match=r"record-snapshot.*field") as refused:
        resume_match(record, {**snapshot, **changed})
    assert refused.value.facts["field"] == damage.split()[0] or damage == "entries less"
    assert Match.load(record).table.digest() == match.table.digest()


@pytest.mark.parametrize("what", ["cards", "draws", "stack", "decision", "outcome"])
def test_a_snapshot_with_a_damaged_table_is_refused(what: str) -> None:
    match = Match.new(GAME, seed="moth")
    match.choose("swap")
    record, snapshot = put_away(match)
    assert isinstance(snapshot, dict)
    for wrong in (7, [["No one", "begin"]], [9]):
        state = {**snapshot["state"], what: wrong}
        if what == "cards":
            del state["cards"]
        with pytest.raises(BadRecord, match="record-snapshot"):
            resume_match(record, {**snapshot, "state": state})
    with pytest.raises(BadRecord, match="record-snapshot"):
        resume_match(record, {**snapshot, "state": {**snapshot["state"], "more": 1}})
    strangers: list[object] = [None, [], "snapshot", 3]
    for foreign in strangers:
        with pytest.raises(BadRecord, match="record-snapshot"):
            resume_match(record, foreign)


def test_the_snapshot_of_another_match_is_refused() -> None:
    match, other = Match.new(GAME, seed="moth"), Match.new(GAME, seed="moth")
    match.choose("swap")
    other.choose("keep")
    with pytest.raises(BadRecord, match="record-snapshot"):
        resume_match(put_away(match)[0], other.course.snapshot())
    fear = Match.new("fear-of-the-dark", seed="moth")
    fear.choose(fear.options[0])
    with pytest.raises(BadRecord, match="record-snapshot"):
        resume_match(put_away(match)[0], fear.course.snapshot())
