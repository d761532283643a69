"""The budget of a choice: whatever the rules or a pack say, a choice comes to an end, and one that does not changes
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.core import registry
from duskbox.core.chance import Fast, Scripted
from duskbox.core.errors import Endless
from duskbox.core.matches.match import Match
from duskbox.core.settings import Setup
from duskbox.core.table import MOST_WORK, Step
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.lab.fuzz import fuzz
from duskbox.lab.simulate import Job, simulate
from tests.core.high_card import GAME, Cards, HighCard


class Loops(Step):
    """A step that calls itself again and again."""

    def __init__(self) -> None:
        super().__init__()
        self.stages = 0

    def copy(self) -> Loops:
        other = Loops()
        other.stage = self.stage
        return other

    def begin(self, t: Cards) -> None:
        self.stages += 1


class Draws(Step):
    """A step that never stops drawing within a stage of its own."""

    def begin(self, t: Cards) -> None:
        while True:
            t.draw(0, 6)


@pytest.fixture
def known() -> Iterator[None]:
    # Importing it makes the game known on which it is built.
    from tests.server.hanging_game import GAME as RESTLESS

    registry.register(RESTLESS)
    yield
    for name in ("restless", "tic-tac-toe"):
        registry.forget(name)


def test_stages_that_never_end_are_stopped_when_the_budget_is_spent() -> None:
    table = Cards(6, True)
    loops = Loops()
    table.stack.append(loops)
    with pytest.raises(Endless) as stopped:
        table.start(Scripted([[]]))
    assert loops.stages == MOST_WORK
    assert stopped.value.facts == {"most": MOST_WORK, "step": "Loops", "stage": "begin"}


def test_draws_that_never_end_are_stopped_within_their_stage() -> None:
    table = Cards(6, True)
    table.stack.append(Draws())
    with pytest.raises(Endless):
        table.start(Fast(1, 1))
    assert table.draws[0] <= MOST_WORK


def test_every_choice_has_the_whole_budget() -> None:
    table = GAME.new_table(GAME.setup())
    chance = Fast(1, 1)
    table.start(chance)
    while table.decision is not None:
        table._work = 0
        table.choose(table.decision.options[0], chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_error_says_what_never_ended(language: str) -> None:
    said = Translations(language, [Path(__file__).parents[2] / "src" / "duskbox" / "core"]).error(
        Endless("error-endless", most=7, step="Do", stage="again")
    )
    assert "Do" in said and "again" in said and "7" in said


def test_a_match_stays_at_its_last_good_entry_and_goes_on(known: None) -> None:
    match = Match.new("restless", seed="moth")
    match.choose("mark:4")
    before = (
        match.record.text(with_seed=True),
        match.table.digest(),
        match.course.versions.numbers[:],
        match.choice_count,
    )
    with pytest.raises(Endless):
        match.choose("mark:8")
    assert (
        match.record.text(with_seed=True),
        match.table.digest(),
        match.course.versions.numbers,
        match.choice_count,
    ) == before
    match.choose("mark:0")
    match.undo(seat=1)
    match.redo(seat=1)
    match.verify()
    assert Match.load(match.record.text(with_seed=True)).table == match.table


class EndlessCards(HighCard):
    """High Card with a set-up that never ends."""

    def new_table(self, setup: Setup) -> Cards:
        table = super().new_table(setup)
        table.stack.append(Loops())
        return table


def test_simulations_and_the_fuzzer_report_it() -> None:
    registry.register(EndlessCards())
    try:
        with pytest.raises(Endless):
            simulate(Job("high-card", {}, {}, None, "random", 1, 1), 1)
        failure = fuzz(["high-card"], 60, 3, lambda _: None)
    finally:
        registry.forget("high-card")
    assert failure is not None
    assert failure.kind == "Endless"
