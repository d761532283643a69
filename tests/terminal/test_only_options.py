"""Questions with one option: taken without asking where that tells the others nothing, shown in the log, and taken back
together with the choice before them. A person may want to be asked all the same.
"""

from __future__ import annotations

import io

import pytest

from duskbox.core.chance import Scripted
from duskbox.core.forced import cheapest, forced
from duskbox.core.matches.match import Match
from duskbox.core.matches.records import CHOOSE
from duskbox.terminal import line_client, saves
from duskbox.terminal.saves import ASK_ALL, ASK_NEEDED, ASK_TURN_END, Seating
from duskbox.terminal.session import Session
from tests.terminal.bed import before_play, keys_of, played, town, words

GAME = "fear-of-the-dark"


def sitting(match: Match, asks: str = ASK_NEEDED, language: str = "en") -> Session:
    return Session(match, words(language, match.game), seating=Seating({}, language, asks))


def asked_keys(match: Match, keys: list[str]) -> list[str]:
    """Those of some choices that a person is asked for."""
    asked: list[str] = []
    for key in keys:
        if forced(match.game, match.table) is None and cheapest(match.game, match.table) is None:
            asked.append(key)
        match.choose(key)
    return asked


@pytest.mark.parametrize("name", ["won-easy", "lost-terror"])
def test_a_whole_game_needs_only_the_choices_that_are_choices(name: str) -> None:
    keys = keys_of(name)
    asked = asked_keys(before_play(name), keys)
    assert len(asked) < len(keys)
    session = sitting(before_play(name))
    for key in asked:
        session.choose(key)
    assert session.over
    assert session.match.table.digest() == played(name, len(keys)).table.digest()
    assert [entry.key for entry in session.match.record.entries if entry.do == CHOOSE] == keys


def test_who_wants_to_be_asked_is_asked() -> None:
    session = sitting(before_play("won-easy"), ASK_ALL)
    for key in keys_of("won-easy"):
        assert session.choices() or session.anytime()
        session.choose(key)
    assert session.over
    assert not any(entry.only for entry in session.entries)


def before_an_only_option(name: str = "won-easy") -> tuple[int, str]:
    """After how many choices of a recorded game a choice is followed by a question with one option."""
    match = before_play(name)
    keys = keys_of(name)
    for number, key in enumerate(keys):
        alone = forced(match.game, match.table) is not None
        match.choose(key)
        if not alone and match.decision is not None and forced(match.game, match.table) is not None:
            return number, key
    raise AssertionError("no question with one option")


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "(The only option.)"), ("pl", "(Jedyna opcja.)"), ("fr", "(La seule option.)")]
)
def test_what_was_taken_without_asking_is_in_the_log(language: str, mark: str) -> None:
    number, key = before_an_only_option()
    session = sitting(played("won-easy", number), language=language)
    session.choose(key)
    taken = [entry for entry in session.entries if entry.only]
    assert taken
    assert session.match.choice_count == number + 1 + sum(entry.number > 0 for entry in taken if entry is not None)
    told = [line.text for line in session.last_lines()]
    assert any(text.endswith(mark) for text in told)


def test_taking_back_leads_to_the_last_choice_that_was_one_and_making_again_comes_as_far() -> None:
    number, key = before_an_only_option()
    session = sitting(played("won-easy", number))
    session.choose(key)
    after = session.match.table.digest()
    assert session.match.choice_count > number + 1
    session.undo()
    assert session.match.choice_count == number
    assert key in [choice.key for choice in session.choices()]
    session.redo()
    assert session.match.table.digest() == after


def test_a_game_that_is_gone_on_with_knows_what_was_taken_without_asking() -> None:
    number, key = before_an_only_option()
    session = sitting(played("won-easy", number))
    session.choose(key)
    again = saves.load_autosave(GAME)
    assert again is not None
    back = sitting(again)
    assert [entry.only for entry in back.entries] == [entry.only for entry in session.entries]
    back.undo()
    assert back.match.choice_count == number


def test_the_end_of_a_turn_can_be_left_to_the_person() -> None:
    def ends(match: Match) -> bool:
        return [option.verb for option in match.options] == ["end-turn"]

    match = town(ends, mode="cooperative")
    key = match.options[0].key
    before = match.choice_count
    assert [choice.key for choice in sitting(Match.load(match.record), ASK_TURN_END).choices()] == [key]
    session = sitting(match)
    assert session.match.choice_count == before, "nothing happens before the person sits there"
    session.choose(key)
    assert session.entries[before + 1].only


def test_where_a_hand_is_hidden_the_others_learn_nothing() -> None:
    """Two people at one screen: a question with one option is asked where another hand would have had more."""

    def conceals(match: Match) -> bool:
        decision = match.decision
        alone = decision is not None and len(decision.options) == 1
        return alone and forced(match.game, match.table, {0, 1}) is None

    match = town(conceals, mode="competitive")
    assert forced(match.game, match.table) is not None
    alone = Session(match, words("en", match.game), bots={}, seating=Seating({}, "en", ASK_NEEDED))
    assert alone.choices()


def test_line_by_line_all_is_told_that_happened_since_the_last_answer() -> None:
    number, key = before_an_only_option()
    session = sitting(played("won-easy", number))
    heard = io.StringIO()
    line_client.play(session, io.StringIO(f"{key}\nq\n"), heard)
    assert "(The only option.)" in heard.getvalue()


def test_what_is_asked_at_an_only_option_is_kept_in_the_save() -> None:
    session = sitting(before_play("won-easy"), ASK_TURN_END)
    seating = saves.read_seating(session.saving.files[0])
    assert seating is not None and seating.asks == ASK_TURN_END


def paying(asks: str) -> Session:
    """A session at the first question of a recorded game at which an action can be paid for with its own card; that
    action has been chosen.
    """
    match = before_play("won-normal")
    for key in keys_of("won-normal"):
        ways = match.table.copy()
        if key.startswith("do:"):
            ways.choose(match.game.option(key), Scripted([[] for _ in match.game.streams]))
            if cheapest(match.game, ways) is not None:
                session = sitting(match, asks)
                session.choose(key)
                return session
        match.choose(key)
    raise AssertionError("nothing is paid for with its own card")


def test_the_cheapest_way_to_pay_is_taken_and_who_takes_it_back_may_pay_otherwise() -> None:
    session = paying(ASK_NEEDED)
    entries = session.match.record.entries
    paid = next(entry.key for entry in reversed(entries) if entry.key.startswith(("play:", "do:")))
    assert paid.startswith("play:"), "no one was asked"
    session.undo()
    assert paid in [choice.key for choice in session.choices()]
    dearer = next(choice.key for choice in session.choices() if choice.key.startswith("discard:"))
    session.choose(dearer)
    assert dearer in [entry.key for entry in session.match.record.entries]


def test_who_wants_to_be_asked_everything_pays_by_hand() -> None:
    session = paying(ASK_ALL)
    assert {choice.key.partition(":")[0] for choice in session.choices()} == {"play", "discard"}
