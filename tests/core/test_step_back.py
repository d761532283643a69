"""Stepping back: the host takes back the last choice of a match that a defect has frozen, under every policy and in the
open.
"""

from __future__ import annotations

import pytest

from duskbox.core.chance import DrawNeeded
from duskbox.core.errors import BadRecord, DuskboxError, UndoRefused
from duskbox.core.matches import share
from duskbox.core.matches.match import UNDO_POLICIES, Match
from duskbox.core.matches.opening import set_up, unstarted_match
from duskbox.core.matches.real_table import RealTable
from duskbox.core.matches.records import STEP_BACK, Entry, read
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import log
from tests.core.high_card import GAME
from tests.terminal import bed


def played(*keys: str, undo: str = "none") -> Match:
    match = Match.new(GAME, seed="moth", undo=undo)
    for key in keys:
        match.choose(key)
    return match


@pytest.mark.parametrize("undo", UNDO_POLICIES)
def test_the_last_choice_is_taken_back_whatever_the_policy(undo: str) -> None:
    match = played("swap", "let-it-be", undo=undo)
    before = played("swap", undo=undo)
    match.course.step_back(1)
    assert match.table.digest() == before.table.digest()
    assert match.record.entries[-1] == Entry(STEP_BACK, 1, to=1)
    assert (match.choice_count, match.course.line.free_undo, match.events) == (1, 1, [])
    match.course.step_back()
    with pytest.raises(UndoRefused, match="nothing-to-undo"):
        match.course.step_back()
    match.choose("keep")
    match.choose("keep")
    assert [entry.do for entry in match.record.entries[3:5]] == [STEP_BACK, STEP_BACK]
    match.verify()
    text = match.record.text()
    assert Match.load(text).record.text() == text
    assert share.decode(share.encode(match)).record.text() == text


def test_a_step_back_has_its_line() -> None:
    match = played("keep")
    match.course.step_back(1)
    line = match.record.text().splitlines()[3]
    assert line == '{"n":2,"do":"step-back","seat":1,"to":0}'
    for wrong in (',"draws":[]', ',"learned":false', ',"key":""'):
        with pytest.raises(BadRecord):
            Match.load(match.record.text().replace(line, line.replace(',"to"', f'{wrong},"to"')))
    with pytest.raises(BadRecord, match=r"field.*field='to'"):
        read(match.record.text().replace(line, line.replace(',"to":0', "")), check_sum=False)


def test_a_choice_stepped_back_from_can_be_made_again() -> None:
    match = played("swap")
    digest = match.table.digest()
    match.course.step_back()
    assert match.can_redo
    match.redo(1)
    assert match.table.digest() == digest
    assert Match.load(match.record.text(with_seed=True)).table.digest() == digest


def test_a_match_that_is_over_is_opened_again() -> None:
    match = played("keep", "keep")
    match.course.step_back()
    assert match.outcome is None
    assert match.record.outcome == ""
    assert match.record.seed not in match.record.text()


def test_answers_to_a_choice_that_was_stepped_back_from_are_forgotten() -> None:
    match = unstarted_match(GAME, chance="asked")
    for card in (3, 1):
        with pytest.raises(DrawNeeded):
            set_up(match)
        RealTable(match).answer(card)
    set_up(match)
    match.choose("keep")
    with pytest.raises(DrawNeeded):
        match.choose("swap")
    RealTable(match).answer(5)
    match.course.step_back()
    with pytest.raises(DrawNeeded):
        match.choose("swap")


@pytest.mark.parametrize("to", [0, 2, 3])
def test_a_step_back_over_more_or_less_than_one_choice_is_refused(to: int) -> None:
    match = played("swap", "let-it-be")
    match.record.entries.append(Entry(STEP_BACK, 0, to=to))
    with pytest.raises(BadRecord, match=r"entry-order.*entry=3"):
        Match.load(match.record)


def test_nothing_is_stepped_back_from_before_the_first_choice() -> None:
    for match in (unstarted_match(GAME, seed="moth"), played()):
        for to in (0, -1):
            match.record.entries.append(Entry(STEP_BACK, 0, to=to))
            with pytest.raises(BadRecord, match="entry-order"):
                Match.load(match.record)
            match.record.entries.pop()


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_takes_back_or_makes_again(seat: int) -> None:
    match = played("keep", undo="open")
    before = match.record.text()
    with pytest.raises(DuskboxError, match="no-such-seat"):
        match.course.step_back(seat)
    with pytest.raises(DuskboxError, match="no-such-seat"):
        match.undo(seat=seat)
    assert (match.record.text(), match.choice_count) == (before, 1)
    match.undo()
    with pytest.raises(DuskboxError, match="no-such-seat"):
        match.redo(seat)
    assert match.choice_count == 0
    Match.load(match.record.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_a_match_tells_of_it(language: str) -> None:
    match = Match.new("fear-of-the-dark", seed="moth", undo="none")
    for _ in range(3):
        match.choose(match.options[0])
    match.course.step_back()
    words = bed.words(language, match.game)
    told = log.entries(match, words)
    assert len(log.in_force(told)) == 3
    assert told[-1].title == told[-1].headline(words, 0) == words.say("ui-entry-step-back", {"to": 2, "seat": 1})
    assert told[-1].events == []
    assert "2" in told[-1].title and "⟦" not in told[-1].title
