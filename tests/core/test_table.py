"""Tables, steps and decisions."""

from __future__ import annotations

import pickle

import pytest

from duskbox.core.chance import Scripted
from duskbox.core.decisions import Option, Vocabulary
from duskbox.core.errors import BadPosition, DuskboxError, IllegalChoice, Stuck
from duskbox.core.table import EVERYONE, Event, Step, Table
from tests.core.high_card import GAME, KEEP, OPTIONS, PASS, SHOW, SWAP, Cards


def dealt(*draws: int) -> tuple[Cards, Scripted]:
    chance = Scripted([list(draws)])
    table = GAME.new_table(GAME.setup())
    table.events = []
    table.start(chance)
    return table, chance


def test_a_step_asks_calls_another_and_goes_on_where_it_was() -> None:
    table, chance = dealt(4, 2, 5)
    assert (table.cards, table.decision and table.decision.seat) == ([5, 3], 0)
    table.choose(SWAP, chance)
    assert table.decision is not None
    assert (table.decision.ask, table.decision.seat) == ("ask-show", 1)
    table.choose(SHOW, chance)
    assert table.decision is not None
    assert (table.decision.ask, table.decision.seat) == ("ask-swap", 1)
    table.choose(KEEP, chance)
    assert table.outcome is not None
    assert (table.outcome.name, table.outcome.won(0), table.outcome.won(1)) == ("first-wins", True, False)


def test_a_copy_in_the_middle_of_a_step_goes_its_own_way() -> None:
    table, chance = dealt(4, 2, 5)
    table.choose(SWAP, chance)
    before = table.digest()
    other = table.copy()
    assert other == table
    assert hash(other) == hash(table)
    other.choose(PASS, chance)
    assert other != table
    assert table.digest() == before


def test_a_saved_table_is_restored_in_the_middle_of_a_step() -> None:
    table, chance = dealt(4, 2, 5)
    table.choose(SWAP, chance)
    restored = GAME.restore(GAME.setup(), table.state())
    assert restored == table
    restored.choose(SHOW, chance)
    table.choose(SHOW, chance)
    assert restored == table


def test_a_state_that_is_damaged_is_refused() -> None:
    table, _ = dealt(4, 2)
    state = table.state()
    del state["cards"]
    with pytest.raises(BadPosition, match="cards"):
        GAME.restore(GAME.setup(), state)
    for stack in (
        [["Round", "begin"]],
        [["Round", "__eq__", 0]],
        [["Round", "copy", 0]],
        [["Round", "ask", 0]],
        [["Round", "nowhere", 0]],
        [["Round", "decided", "x"]],
        [["Square", "begin", 0]],
        [[3, 4]],
        "Round",
    ):
        state = table.state()
        state["stack"] = stack
        with pytest.raises(BadPosition):
            GAME.restore(GAME.setup(), state)
    for decision in (
        [9, "one", "ask-swap", "HC-02", ["keep"], False],
        [0, "one", "ask-swap", "HC-02", [], False],
        [0, "one"],
    ):
        state = table.state()
        state["decision"] = decision
        with pytest.raises(BadPosition):
            GAME.restore(GAME.setup(), state)


def test_an_option_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    table, chance = dealt(4, 2)
    before = table.digest()
    with pytest.raises(IllegalChoice, match="let-it-be"):
        table.choose(PASS, chance)
    assert table.digest() == before


def test_an_equal_option_serves_as_well_as_the_offered_one() -> None:
    table, chance = dealt(4, 2, 5)
    twin = Option("swap", (), SWAP.code)
    assert twin is not SWAP
    assert twin == SWAP
    assert hash(twin) == hash(SWAP)
    assert pickle.loads(pickle.dumps(SWAP)) == SWAP
    table.choose(twin, chance)
    assert table.decision is not None
    assert table.decision.ask == "ask-show", "the card was swapped, not kept"


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table, chance = dealt(4, 2)
    table.choose(KEEP, chance)
    table.choose(KEEP, chance)
    with pytest.raises(IllegalChoice, match="game-over"):
        table.choose(KEEP, chance)


class DeadEnd(Step):
    """A step that forgets to offer anything."""

    def begin(self, t: Table) -> None:
        self.ask(t, 0, "one", "ask-nothing", "HC-00", [], "begin")


class Vanishing(Step):
    """A step that is done and leaves nothing behind."""

    def begin(self, t: Table) -> None:
        self.done(t)


@pytest.mark.parametrize("step", [DeadEnd, Vanishing])
def test_a_table_that_is_not_over_and_offers_nothing_is_caught(step: type[Step]) -> None:
    table = Cards(6, True)
    table.stack.append(step())
    with pytest.raises(Stuck):
        table.start(Scripted([[]]))


def test_nothing_can_be_drawn_outside_of_a_choice() -> None:
    table, _ = dealt(4, 2)
    with pytest.raises(DuskboxError, match="no-chance"):
        table.draw(0, 6)


def test_events_reach_only_the_seats_that_may_know() -> None:
    table, _ = dealt(4, 2)
    assert table.events is not None
    private = [event for event in table.events if event.name == "dealt-card"]
    assert [(event.known_to(0), event.known_to(1), event.known_to(-1)) for event in private] == [
        (True, False, False),
        (False, True, False),
    ]
    assert Event("x", "HC-01", (), (), EVERYONE).known_to(-1)


def test_the_table_knows_who_learned_something() -> None:
    table, chance = dealt(4, 2, 5)
    assert table.learned == 0b11, "each seat has seen its card"
    table.choose(SWAP, chance)
    assert table.learned == 0b01, "only the first seat has seen the new one"
    table.choose(SHOW, chance)
    assert table.learned == 0b10, "now the second has"
    table.choose(KEEP, chance)
    assert table.learned == EVERYONE, "the cards are compared in the open"


def test_a_key_names_one_option() -> None:
    words = Vocabulary()
    walk = words.add("walk", "north")
    assert walk.key == "walk:north"
    assert words.option("walk:north") is walk
    with pytest.raises(ValueError, match="walk:north"):
        words.add("walk", "north")
    with pytest.raises(DuskboxError, match="walk:south"):
        words.option("walk:south")
    assert OPTIONS.option("keep") is KEEP
