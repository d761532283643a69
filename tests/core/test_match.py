"""Matches: choosing, taking back, looking back, forking, verifying."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from duskbox.core.chance import DrawNeeded, commitment
from duskbox.core.errors import BadRecord, DuskboxError, IllegalChoice, UndoRefused
from duskbox.core.matches import share
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import add_salt, set_up, unstarted_match
from duskbox.core.matches.real_table import RealTable
from duskbox.core.matches.records import UNDO, Entry
from duskbox.core.reasons import Reason
from tests.core.high_card import GAME


def played(*keys: str, **setup: str) -> Match:
    match = Match.new(GAME, seed="moth", **setup)  # type: ignore[arg-type]
    for key in keys:
        match.choose(key)
    return match


def test_a_match_is_played_by_keys_or_options_and_its_record_grows() -> None:
    match = played("swap", "let-it-be")
    match.choose(match.options[0])
    assert match.outcome is not None
    assert match.decision is None
    assert [entry.do for entry in match.record.entries] == ["start", "choose", "choose", "choose"]
    assert [entry.seat for entry in match.record.entries] == [0, 0, 1, 1]
    assert [len(entry.draws) for entry in match.record.entries] == [2, 1, 0, 0]
    assert match.record.outcome == match.outcome.name
    assert match.record.final_hash == match.table.digest()


def test_the_commitment_is_in_the_header_before_play_and_the_seed_only_in_the_record_of_a_finished_match() -> None:
    match = unstarted_match(GAME, seed="moth")
    assert match.record.header.commitment == commitment(bytes.fromhex(match.record.seed))
    set_up(match)
    assert match.record.seed not in match.record.text()
    assert match.record.seed in match.record.text(with_seed=True)
    match.choose("keep")
    match.choose("keep")
    assert match.record.seed in match.record.text()


def test_the_same_seed_and_choices_give_the_same_match() -> None:
    assert (
        played("swap", "ask-to-show", "swap", "let-it-be").record.text()
        == played("swap", "ask-to-show", "swap", "let-it-be").record.text()
    )


def test_without_a_seed_every_match_has_its_own_luck() -> None:
    assert Match.new(GAME).record.header.commitment != Match.new(GAME).record.header.commitment


def test_a_refused_choice_changes_nothing() -> None:
    match = played("keep")
    before = match.record.text(), match.table.digest()
    with pytest.raises(IllegalChoice):
        match.choose("ask-to-show")
    with pytest.raises(DuskboxError, match="unknown-option"):
        match.choose("dance")
    assert (match.record.text(), match.table.digest()) == before
    match.choose("keep")
    with pytest.raises(IllegalChoice, match="game-over"):
        match.choose("keep")


def test_an_aside_can_be_taken_by_the_seat_that_is_asked_and_by_the_other() -> None:
    for seat in (None, 0, 1):
        match = played()
        match.choose("concede", seat=seat)
        assert match.outcome is not None
        assert match.outcome.won(0 if seat == 1 else 1)
        assert match.record.entries[-1].seat == (seat or 0)
        assert share.decode(share.encode(match)).record.text() == match.record.text()
        Match.load(match.record.text()).verify()


def test_a_seat_cannot_answer_for_another() -> None:
    match = played()
    before = match.record.text()
    for seat in (1, 2):
        with pytest.raises(IllegalChoice):
            match.choose("keep", seat=seat)
    with pytest.raises(IllegalChoice):
        match.choose("concede", seat=-5)
    assert match.record.text() == before


# Salts


def test_each_seat_may_add_a_salt_before_the_first_draw() -> None:
    match = unstarted_match(GAME, seed="moth")
    add_salt(match, 1, "candle")
    add_salt(match, 0, "wick")
    set_up(match)
    with pytest.raises(DuskboxError, match="salt-late"):
        add_salt(match, 0, "late")
    plain = Match.new(GAME, {"faces": "20"}, seed="moth")
    salted = Match.new(GAME, {"faces": "20"}, seed="moth", salts={0: "wick", 1: "candle"})
    assert plain.table.digest() != salted.table.digest()
    match.choose("keep")
    match.choose("keep")
    Match.load(match.record.text()).verify()


@pytest.mark.parametrize(("seat", "salt"), [(2, "x"), (-1, "x"), (0, ""), (0, "x" * 201), (0, "a\nb")])
def test_a_salt_must_come_from_a_seat_and_be_a_line_of_text(seat: int, salt: str) -> None:
    with pytest.raises(DuskboxError, match="bad-salt"):
        add_salt(unstarted_match(GAME), seat, salt)


@pytest.mark.parametrize("sign", ["\x1f", "\x7f", "\x80", "\x9f", "\u2028", "\u2029", "\ud800", "\udfff"])
def test_a_salt_holds_no_sign_that_readers_take_differently(sign: str) -> None:
    with pytest.raises(DuskboxError, match="bad-salt"):
        add_salt(unstarted_match(GAME), 0, f"a{sign}b")


@pytest.mark.parametrize("salt", ["x", "x" * 200, " ", "~", "\u00a0", "\u2027", "\u202a", "\ud7ff", "\ue000", "🕯"])
def test_any_other_line_of_text_is_a_salt(salt: str) -> None:
    match = unstarted_match(GAME)
    for seat in (0, 1):
        add_salt(match, seat, salt)
    assert [(entry.seat, entry.key) for entry in match.record.entries] == [(0, salt), (1, salt)]


def test_a_seat_salts_once() -> None:
    match = unstarted_match(GAME)
    add_salt(match, 0, "wick")
    with pytest.raises(DuskboxError, match="salt-twice"):
        add_salt(match, 0, "more")


# Undo and redo


def test_free_undo_reaches_back_to_the_last_moment_anybody_learned_anything() -> None:
    match = played()
    assert match.course.line.free_undo == 0
    match.choose("keep")
    assert (match.choice_count, match.course.line.free_undo) == (1, 0), "keeping a card tells no one anything"
    match.choose("swap")
    assert (match.choice_count, match.course.line.free_undo) == (2, 2), "a card was drawn"
    match.choose("let-it-be")
    assert match.course.line.free_undo == 3, "the cards were compared"


def test_open_undo_takes_anything_back_and_leaves_a_mark() -> None:
    match = played("swap", "let-it-be")
    first = match.table.digest()
    match.undo(seat=1)
    assert match.record.entries[-1].learned is False, "no one had learned anything by passing"
    match.undo()
    assert match.record.entries[-1].learned is True
    assert match.choice_count == 0
    match.redo()
    match.redo()
    assert match.table.digest() == first
    with pytest.raises(UndoRefused, match="nothing-to-redo"):
        match.redo()
    match.undo(0)
    with pytest.raises(UndoRefused, match="nothing-to-undo"):
        match.undo()
    match.choose("keep")
    with pytest.raises(UndoRefused, match="nothing-to-redo"):
        match.redo()


def test_a_draw_taken_back_and_made_again_is_the_same_draw() -> None:
    match = played("swap")
    digest = match.table.digest()
    match.undo()
    match.choose("swap")
    assert match.table.digest() == digest


def test_free_undo_refuses_what_a_player_has_learned_from() -> None:
    match = played("swap", undo="free")
    with pytest.raises(UndoRefused, match="undo-free"):
        match.undo()
    match.choose("let-it-be")
    match.undo(seat=1)
    assert match.choice_count == 1


def test_a_choice_of_another_seat_is_not_free_to_take_back() -> None:
    match = played("swap", "let-it-be", undo="free")
    with pytest.raises(UndoRefused, match="undo-free"):
        match.undo(seat=0)
    match.undo(seat=1)
    assert match.choice_count == 1
    marked = played("swap", "let-it-be")
    marked.undo(seat=0)
    assert marked.record.entries[-1].learned is True, "going behind another's choice leaves a mark"


def test_with_consent_what_was_learned_is_taken_back_only_if_all_others_agree() -> None:
    match = played("swap", undo="consent")
    for agreed in ((), (0,), (5,), (0, 1)):
        with pytest.raises(UndoRefused, match="undo-consent"):
            match.undo(agreed=agreed)
    match.undo(agreed=(1,))
    assert match.choice_count == 0
    assert (match.record.entries[-1].learned, match.record.entries[-1].agreed) == (True, (1,))
    match.choose("keep")
    match.undo()
    assert match.record.entries[-1].agreed == (), "no one has to be asked for what no one learned from"
    text = match.record.text(with_seed=True)
    assert Match.load(text).record.text(with_seed=True) == text
    match.choose("keep")
    match.choose("keep")
    assert share.decode(share.encode(match)).record.text() == match.record.text()


def test_no_undo_is_no_undo() -> None:
    match = played("keep", undo="none")
    with pytest.raises(UndoRefused, match="undo-none"):
        match.undo()
    with pytest.raises(DuskboxError, match="bad-value"):
        Match.new(GAME, undo="sometimes")
    with pytest.raises(DuskboxError, match="bad-value"):
        Match.new(GAME, chance="mercy")


def test_undo_after_the_end_opens_the_match_again() -> None:
    match = played("keep", "keep")
    assert match.record.outcome
    match.undo()
    assert match.outcome is None
    assert match.record.outcome == ""
    assert match.record.seed not in match.record.text()


def test_long_matches_are_taken_back_through_kept_tables() -> None:
    match = Match.new("fear-of-the-dark", seed="long")
    digests = [match.table.digest()]
    for turn in range(70):
        if match.decision is None:
            break
        match.choose(match.options[turn % len(match.options)])
        digests.append(match.table.digest())
    assert len(digests) > 40
    for target in range(len(digests) - 2, -1, -3):
        match.undo(target)
        assert match.table.digest() == digests[target]
    while match.choice_count < len(digests) - 1:
        match.redo()
        assert match.table.digest() == digests[match.choice_count]


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    match = played()
    assert match.view(-1)["seat"] == -1
    for seat in (-2, 2):
        with pytest.raises(DuskboxError, match="no-such-seat"):
            match.view(seat)


def test_a_match_and_a_reason_say_what_they_are() -> None:
    match = played()
    assert repr(match).startswith("<Match of high-card, 0 choices: Decision(ask-swap")
    assert repr(unstarted_match(GAME)) == "<Match of high-card, 0 choices: not started>"
    assert (
        repr(Reason("why-dark", ("X-01",), (Reason("why-night", ()),))) == "Reason(why-dark X-01, Reason(why-night ))"
    )


# Looking back


def test_every_moment_of_a_match_can_be_looked_at() -> None:
    match = Match.new(GAME, seed="moth")
    seen = [match.table.digest()]
    for key in ("swap", "ask-to-show"):
        match.choose(key)
        seen.append(match.table.digest())
    match.undo()
    seen.append(match.table.digest())
    match.choose("let-it-be")
    seen.append(match.table.digest())
    assert [match.at(number).table.digest() for number in range(1, len(seen) + 1)] == seen
    assert match.at(0).decision is None, "before set-up nothing is asked"
    for number in (-1, 99):
        with pytest.raises(DuskboxError, match="no-such-entry"):
            match.at(number)


def test_a_fork_of_a_finished_match_is_finished_too() -> None:
    match = played("keep", "keep")
    fork = match.fork()
    assert fork.record.text() == match.record.text()
    assert pickle.loads(pickle.dumps(match)).record.text() == match.record.text()


def test_after_an_undo_nothing_has_just_happened() -> None:
    match = Match.new("fear-of-the-dark", seed="long")
    for turn in range(50):
        match.choose(match.options[turn % len(match.options)])
    for target in (44, 25, 3):
        match.undo(target)
        assert match.events == []


def test_an_answer_to_a_choice_that_was_given_up_is_forgotten() -> None:
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
    match.undo()
    with pytest.raises(DrawNeeded):
        match.choose("swap")
    assert match.choice_count == 0


def test_a_fork_goes_its_own_way() -> None:
    match = played("swap", "ask-to-show")
    fork = match.fork(2)
    assert fork.table.digest() == match.at(2).table.digest()
    before = match.record.text()
    fork.choose("let-it-be")
    fork.choose("keep")
    assert match.record.text() == before
    fork.verify()


def test_a_fork_with_a_new_seed_has_new_luck_and_still_verifies() -> None:
    match = Match.new(GAME, {"faces": "20"}, seed="moth")
    fork = match.fork(seed="another")
    for each in (match, fork):
        each.choose("swap")
    assert match.table.state() != fork.table.state()
    for key in ("let-it-be", "keep"):
        fork.choose(key)
    assert fork.record.header.inherited == 1
    Match.load(fork.record.text()).verify()


# Verifying


def test_a_finished_match_verifies() -> None:
    played("swap", "ask-to-show", "keep").verify()


def test_verifying_leaves_the_record_as_it_was() -> None:
    match = played("swap", "let-it-be", "keep")
    match.undo()
    match.redo()
    before = match.record.text()
    match.verify()
    assert match.record.text() == before


def test_a_draw_that_the_seed_does_not_give_is_named_by_its_entry() -> None:
    match = played("swap", "let-it-be", "keep")
    stream, n, answer = match.record.entries[1].draws[0]
    match.record.entries[1] = replace(match.record.entries[1], draws=((stream, n, (answer + 1) % n),))
    match.record.outcome = ""
    with pytest.raises(BadRecord, match=r"draw-unfair.*entry=1"):
        match.verify()


def test_a_seed_that_does_not_fit_the_commitment_is_found() -> None:
    match = played("keep", "keep")
    match.record.seed = "00" * 32
    with pytest.raises(BadRecord, match="commitment"):
        match.verify()


def test_an_outcome_that_does_not_follow_is_found() -> None:
    match = played("keep", "keep")
    text = match.record.text()
    for wrong in ("won-by-magic", ""):
        loaded = Match.load(text)
        loaded.record.outcome = wrong or loaded.record.outcome
        loaded.record.final_hash = "0" * 64 if not wrong else loaded.record.final_hash
        with pytest.raises(BadRecord, match="ending"):
            loaded.verify()


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (Entry("choose", 0, "ask-to-show"), "entry-illegal"),
        (Entry("choose", 1, "keep"), "entry-illegal"),
        (Entry("choose", 0, "swap"), "draw-missing"),
        (Entry("choose", 0, "swap", 0, (("cards", 7, 1),)), "draw-other"),
        (Entry("choose", 0, "swap", 0, (("dice", 6, 1),)), "draw-other"),
        (Entry("choose", 0, "keep", 0, (("cards", 6, 1),)), "draw-extra"),
        (Entry("start", 0), "entry-order"),
        (Entry("salt", 0, "late"), "entry-order"),
        (Entry("undo", 0, to=0), "entry-order"),
        (Entry("redo", 0, to=1), "entry-order"),
        (Entry("salt", 7, "nobody"), "entry-order"),
    ],
)
def test_an_entry_that_does_not_fit_is_named(entry: Entry, reason: str) -> None:
    match = played()
    match.record.entries.append(entry)
    with pytest.raises(BadRecord, match=rf"{reason}.*entry=1"):
        Match.load(match.record)


@pytest.mark.parametrize(("undo", "learned"), [("open", False), ("free", True), ("none", True), ("consent", True)])
def test_an_undo_that_hides_its_mark_or_breaks_the_policy_is_found(undo: str, learned: bool) -> None:
    match = played("swap", undo=undo)
    match.record.entries.append(Entry("undo", 0, to=0, learned=learned))
    with pytest.raises(BadRecord, match=r"entry-undo.*entry=2"):
        Match.load(match.record)


def test_a_record_in_which_a_seat_salts_twice_is_refused() -> None:
    match = unstarted_match(GAME)
    add_salt(match, 0, "wick")
    match.record.entries.append(Entry("salt", 0, "again"))
    with pytest.raises(BadRecord, match=r"entry-order.*entry=1"):
        Match.load(match.record)


def test_a_match_without_its_seed_can_be_watched_but_not_continued() -> None:
    loaded = Match.load(played("keep").record.text())
    assert loaded.decision is not None
    with pytest.raises(DuskboxError, match="no-seed"):
        loaded.choose("swap")


# Other kinds of chance


def test_real_draws_are_asked_for_and_typed_in() -> None:
    match = unstarted_match(GAME, chance="asked")
    for card in (3, 1):
        with pytest.raises(DrawNeeded):
            set_up(match)
        assert len(match.game.outcomes(RealTable(match).waiting(None), 0)) == 6
        RealTable(match).answer(card)
    set_up(match)
    assert match.table.state()["cards"] == [4, 2]
    with pytest.raises(DrawNeeded) as needed:
        match.choose("swap")
    assert match.choice_count == 0, "nothing has changed yet"
    RealTable(match).answer(0)
    RealTable(match).forget()
    with pytest.raises(DrawNeeded):
        match.choose("swap")
    assert match.game.outcomes(RealTable(match).waiting("swap"), needed.value.stream) == ["1", "2", "3", "4", "5", "6"]
    RealTable(match).answer(5)
    match.choose("swap")
    assert match.table.state()["cards"] == [6, 2]
    match.choose("let-it-be")
    match.choose("keep")
    Match.load(match.record.text()).verify()
    with pytest.raises(DuskboxError, match="not-asked"):
        RealTable(played()).answer(0)


def test_a_fast_match_replays_and_makes_no_promise() -> None:
    match = Match.new(GAME, seed="moth", chance="fast")
    match.choose("swap")
    assert match.record.header.commitment == ""
    assert Match.load(match.record.text()).table.digest() == match.table.digest()


def test_undo_entries_of_a_record_are_followed() -> None:
    match = played("swap", "let-it-be")
    match.undo(0)
    match.choose("keep")
    loaded = Match.load(match.record.text(with_seed=True))
    assert loaded.table.digest() == match.table.digest()
    assert loaded.choice_count == 1
    assert any(entry.do == UNDO for entry in loaded.record.entries)
    loaded.choose("keep")
    assert loaded.outcome is not None
