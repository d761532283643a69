"""Looking back: any moment of a match is found from the tables that are kept, and a record is walked in one pass.

What it costs is counted in the stages that the rules run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from duskbox.core import registry
from duskbox.core.errors import BadRecord, DuskboxError, IllegalChoice
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import resume_match
from duskbox.core.matches.position import Position
from duskbox.core.matches.records import CHOOSE, Record
from duskbox.core.table import Table
from tests.core import high_card
from tests.core.playing import TABLES, RandomPlay


class Counted(high_card.HighCard):
    """High Card that counts how many of its tables are copied: one for each choice that is carried out."""

    copies = 0

    def new_table(self, setup: object) -> high_card.Cards:
        t = super().new_table(setup)  # type: ignore[arg-type]
        t.__class__ = CountedCards
        return t


class CountedCards(high_card.Cards):
    def copy(self) -> high_card.Cards:
        Counted.copies += 1
        other = super().copy()
        other.__class__ = CountedCards
        return other


@pytest.fixture
def long_match() -> Iterator[Match]:
    """A match with 300 entries, most of them choices that were taken back."""
    registry.register(Counted())
    match = Match.new("high-card", seed="long")
    while len(match.record.entries) < 300:
        match.choose("swap")
        match.choose("let-it-be")
        match.undo(to=0)
    match.choose("keep")
    Counted.copies = 0
    yield match
    registry.forget("high-card")


def test_looking_back_and_forking_carry_out_a_few_choices_and_not_the_whole_record(long_match: Match) -> None:
    last = len(long_match.record.entries)
    for number in (last, last - 1, last - 2, last // 2, 3):
        Counted.copies = 0
        long_match.at(number)
        assert Counted.copies <= 16, number
        long_match.fork(number, seed="other")
        long_match.copy()
        assert Counted.copies <= 48, number


def test_a_record_is_walked_in_one_pass(long_match: Match) -> None:
    entries = len(long_match.record.entries)
    assert len(list(long_match.record)) == entries
    assert Counted.copies <= entries * 2


def played(name: str, settings: dict[str, str], entries: int = 60) -> Match:
    """A match in which choices were taken back and made again."""
    match = Match.new(name, settings, seed="back")
    play = RandomPlay(match, 7)
    while match.decision is not None and len(match.record.entries) < entries:
        play.step()
        if play.random.random() < 0.2 and match.choice_count > 2:
            match.undo(match.choice_count - play.random.randint(1, 3))
            if play.random.random() < 0.5:
                match.redo()
    return match


@pytest.mark.parametrize(("name", "settings"), [TABLES[0], TABLES[3]], ids=["labyrinth", "shadowbrook"])
def test_every_moment_is_that_of_the_record_played_up_to_there(name: str, settings: dict[str, str]) -> None:
    match = played(name, settings)
    for number in range(len(match.record.entries) + 1):
        record = Record(match.record.header, match.record.entries[:number])
        record.seed = match.record.seed
        there, fork = Match.load(record), match.fork(number)
        assert match.at(number).table == there.table
        assert fork.course.snapshot() == there.course.snapshot()
        assert [repr(event) for event in fork.events] == [repr(event) for event in there.events]
        assert (fork.course.redo_entry, fork.record.text()) == (there.course.redo_entry, there.record.text())


def test_a_match_that_was_resumed_looks_back_as_one_that_was_not() -> None:
    match = played(*TABLES[3])
    again = resume_match(match.record.text(with_seed=True), match.course.snapshot())
    for number in (0, 1, 17, len(match.record.entries)):
        assert again.at(number).table == match.at(number).table
        assert again.fork(number).course.snapshot() == match.fork(number).course.snapshot()


def test_a_copy_goes_its_own_way() -> None:
    match = played(*TABLES[0])
    other = match.copy()
    before = match.record.text(with_seed=True)
    other.choose(other.options[0])
    assert match.record.text(with_seed=True) == before
    match.choose(match.options[0])
    assert other.record.text(with_seed=True) == match.record.text(with_seed=True)


def test_each_moment_of_a_record_tells_what_could_be_chosen_and_what_came_of_it() -> None:
    match = Match.new("fear-of-the-dark", seed="owl")
    match.choose("spend-match", "take:move", "take:scout", "take:light-a-match", "do:move", "play:move")
    seen = [(moment.number, moment.key, len(moment.options)) for moment in match.record]
    assert seen[0][:2] == (0, "") and [key for _, key, _ in seen[1:3]] == ["spend-match", "take:move"]
    for moment in match.record:
        assert moment.position.table == match.at(moment.number + 1).table
        assert (moment.chosen is None) == (moment.do != CHOOSE)
        if moment.chosen is not None:
            assert moment.key in moment.options
            assert moment.chosen.text() == moment.options[moment.key].text() != moment.key
    assert any(moment.text() for moment in played(*TABLES[0]).record)


# Playing from a position


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=str)
def test_a_match_begins_with_a_position_and_has_all_that_a_match_has(name: str, settings: dict[str, str]) -> None:
    earlier = played(name, settings, 45)
    position = Position.read(earlier.position.notation)
    match = Match.from_position(position, seed="puzzle")
    assert match.position == position and match.choice_count == 0
    before = match.table.digest()
    match.choose(match.options[0])
    match.undo()
    assert match.table.digest() == before
    while match.decision is not None and match.choice_count < 30:
        match.choose(match.options[-1])
    again = Match.load(match.record.text(with_seed=True))
    assert again.table == match.table
    again.verify()
    resumed = resume_match(match.record.text(with_seed=True), match.course.snapshot())
    resumed.undo(to=0)
    assert resumed.table.digest() == before
    assert match.at(1).table.digest() == before


def test_a_record_whose_position_is_of_another_setup_is_refused() -> None:
    record = Match.from_position(played(*TABLES[2], 30).position, seed="x").record
    for wrong in ("TE1-nonsense", played(*TABLES[3], 30).position.notation):
        with pytest.raises(BadRecord, match="position"):
            Match.load(Record(replace(record.header, position=wrong), record.entries))


# Options


def test_options_are_a_collection_that_stays_as_it_is() -> None:
    match = Match.new("fear-of-the-dark", seed="owl")
    options, keys = match.options, match.options.keys()
    assert "do:move" in options and options["do:move"] in options and "do:fly" not in options
    assert options[0].key == options.keys()[0] and len(options) == len(list(options))
    assert options.verb("do").keys() == [key for key in keys if key.startswith("do:")]
    assert options.first("do:fly", "do:move") == options["do:move"] and options.first("do:fly") is None
    with pytest.raises(IllegalChoice, match=r"Offered: .*do:move"):
        options["do:fly"]
    match.choose(options[0])
    assert options.keys() == keys


def test_what_is_not_on_offer_is_refused_with_what_is_and_why() -> None:
    match = Match.new("fear-of-the-dark", seed="owl")
    with pytest.raises(ValueError, match="cannot be chosen now") as no:
        match.choose("do:scout")
    assert isinstance(no.value, IllegalChoice)
    assert no.value.offered == tuple(match.options.keys())
    assert no.value.reason is not None and no.value.reason.all_rules()[0] in str(no.value)
    assert "do:move" in str(no.value)
    with pytest.raises(IllegalChoice):
        match.odds("do:scout")
    for wrong in (3, None, ["do:move"]):
        with pytest.raises(TypeError):
            match.choose(wrong)  # type: ignore[arg-type]


def test_numbers_may_be_given_as_numbers_and_a_seat_must_exist() -> None:
    match = Match.new("a-touch-of-evil", {"heroes": 3}, seed=7)
    assert match.table.seats == 3
    for seat in (-2, 3):
        with pytest.raises(DuskboxError):
            match.svg(seat)
        with pytest.raises(DuskboxError):
            match.text(seat=seat)


def test_a_choice_is_taken_back_by_the_seat_that_made_it() -> None:
    match = Match.new("a-touch-of-evil", {"heroes": 2}, seed="crows")
    while match.decision is not None and match.decision.seat == 0:
        match.choose(match.options[0])
    match.choose(match.options[0])
    match.undo()
    assert match.record.entries[-1].seat == 1
    match.redo()
    assert match.record.entries[-1].seat == 1


def test_a_match_prints_its_board_its_question_and_its_options() -> None:
    match = Match.new("a-touch-of-evil", {"heroes": 2}, seed="crows")
    for option in match.options:
        assert option.key in str(match) and option.text() in str(match)
    assert match.options[0].text("pl") in match.text("pl") != match.text("en")
    events = match.choose(match.options[0])
    assert [event.text() for event in events if event.text()]


def test_every_table_names_what_it_saves() -> None:
    from duskbox.core.table import unsaved

    for name, settings in TABLES:
        match = Match.new(name, settings, seed="saved")
        tables: list[Table] = [match.table]
        assert [each for table in tables for each in unsaved(table)] == []
        assert [each for step in match.table.stack for each in unsaved(step)] == []
