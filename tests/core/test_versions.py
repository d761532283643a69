"""Versions: a seat's number rises when there is something new for it, and tells it nothing else."""

from __future__ import annotations

import json
import pickle

import pytest

from duskbox.core.chance import DrawNeeded
from duskbox.core.decisions import Decision
from duskbox.core.errors import IllegalChoice
from duskbox.core.matches import share
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import add_salt, set_up, unplayed_match, unstarted_match
from duskbox.core.matches.records import CHOOSE, Entry
from duskbox.core.matches.versions import notice
from duskbox.core.table import EVERYONE, Event
from tests.core.high_card import GAME, KEEP, SWAP, Cards
from tests.core.playing import TABLES, RandomPlay


def seen(match: Match, seat: int) -> str:
    return json.dumps(match.view(seat))


@pytest.mark.parametrize(("game", "settings"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_did_not_notice_changed_nothing_for_it(game: str, settings: dict[str, str], seed: int) -> None:
    match = Match.new(game, settings, seed=f"versions {seed}", chance="fast")
    play = RandomPlay(match, seed)
    seats = [*range(match.table.seats), -1]
    views = [seen(match, seat) for seat in seats]
    unnoticed = 0
    while match.decision is not None:
        before = match.course.versions.numbers[:]
        play.step()
        for place, seat in enumerate(seats):
            assert match.course.versions[seat] - before[seat] in (0, 1)
            now = seen(match, seat)
            if match.course.versions[seat] == before[seat]:
                unnoticed += 1
                assert now == views[place]
                assert not any(event.known_to(seat) for event in match.events)
            views[place] = now
    # Alone in the labyrinth every choice is told to all who watch.
    assert unnoticed > 0 or match.table.seats == 1
    loaded = Match.load(match.record.text())
    assert loaded.course.versions.numbers == match.course.versions.numbers


def test_a_standing_order_is_noticed_by_no_one_else() -> None:
    match = Match.new("a-touch-of-evil", {"heroes": "3"}, seed="quiet")
    for seat in range(3):
        for extra in match.table.anytime_options(seat):
            before = match.course.versions.numbers[:]
            match.choose(extra, seat=seat)
            before[seat] += 1
            assert match.course.versions.numbers == before


def test_before_anything_all_versions_are_zero_and_salt_is_not_noticed() -> None:
    match = unstarted_match(GAME, seed="moth")
    assert match.course.versions.numbers == [0, 0, 0]
    add_salt(match, 1, "candle")
    assert match.course.versions.numbers == [0, 0, 0]
    set_up(match)
    assert match.course.versions.numbers == [1, 1, 1]
    assert Match.load(match.record.text(with_seed=True)).course.versions.numbers == [1, 1, 1]


def test_versions_follow_from_the_record_alone_and_never_fall() -> None:
    match = Match.new("a-touch-of-evil", {"heroes": "3"}, seed="undone")
    play = RandomPlay(match, 1)
    past = [match.course.versions.numbers[:]]
    for turn in range(120):
        if turn % 10 == 7:
            match.undo(match.choice_count - 3)
        elif turn % 10 == 8:
            match.redo()
        elif turn % 10 == 9:
            match.course.step_back(2)
        else:
            play.step()
        assert all(now >= then for now, then in zip(match.course.versions.numbers, past[-1], strict=True))
        if turn % 10 >= 7:
            assert match.course.versions.numbers == [each + 1 for each in past[-1]], "everyone notices"
        past.append(match.course.versions.numbers[:])
    followed = unplayed_match(match.record)
    told = []
    for number, entry in enumerate(match.record.entries):
        followed.course.follow(number, entry)
        told.append(followed.course.versions.numbers[:])
    assert told == past
    assert match.fork(40).course.versions.numbers == past[39]
    assert match.fork(seed="another").course.versions.numbers == past[-1]
    assert pickle.loads(pickle.dumps(match)).course.versions.numbers == past[-1]


def test_a_shared_match_has_the_same_versions() -> None:
    match = Match.new(GAME, seed="moth")
    for key in ("swap", "ask-to-show", "keep"):
        match.choose(key)
    assert share.decode(share.encode(match)).course.versions.numbers == match.course.versions.numbers


def test_a_choice_that_was_not_made_is_not_noticed() -> None:
    match = unstarted_match(GAME, chance="asked")
    with pytest.raises(DrawNeeded):
        set_up(match)
    assert match.course.versions.numbers == [0, 0, 0]
    match = Match.new(GAME, seed="moth")
    with pytest.raises(IllegalChoice):
        match.choose("let-it-be")
    assert match.course.versions.numbers == [1, 1, 1]


# One entry at a time


def asked(seat: int, private: bool = False, ask: str = "ask-swap") -> Cards:
    table = Cards(6, True)
    table.decision = Decision(seat, "one", ask, "HC-02", [KEEP, SWAP], private)
    return table


def noticed(before: Cards, after: Cards, *to: int, by: int = 0) -> list[int]:
    versions = [0, 0, 0]
    notice(GAME, versions, Entry(CHOOSE, by, "keep"), before, after, [Event("x", "HC-01", (), (), each) for each in to])
    return versions


def test_a_seat_notices_its_own_choice_and_what_it_is_told() -> None:
    same = asked(0)
    assert noticed(same, same) == [1, 0, 0]
    assert noticed(same, same, by=1) == [0, 1, 0]
    assert noticed(same, same, 0b10) == [1, 1, 0]
    assert noticed(same, same, 0b01, 0b10) == [1, 1, 0], "to each seat, but not to spectators"
    assert noticed(same, same, 0b01, EVERYONE) == [1, 1, 1]


def test_a_seat_notices_who_is_asked_unless_that_is_private() -> None:
    assert noticed(asked(0), asked(1)) == [1, 1, 1]
    assert noticed(asked(0), asked(0, ask="ask-show")) == [1, 0, 0], "what another is asked is not shown"
    assert noticed(asked(0, private=True), asked(0, private=True, ask="ask-show")) == [1, 0, 0]
    assert noticed(asked(0, private=True), asked(1, private=True)) == [1, 1, 0], "but that it is asked itself"
    assert noticed(asked(0), asked(0, private=True)) == [1, 1, 1], "now no one can be seen to be asked"


def test_a_seat_notices_another_question_to_itself_but_not_the_same_again() -> None:
    assert noticed(asked(1), asked(1)) == [1, 0, 0]
    assert noticed(asked(1), asked(1, ask="ask-show")) == [1, 1, 0]


def test_everyone_notices_the_end() -> None:
    over = asked(0)
    over.end("conceded", "HC-05", 1)
    assert noticed(asked(0), over) == [1, 1, 1]
