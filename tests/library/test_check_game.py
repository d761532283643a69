"""What `check_game` finds in a game of one's own, and what a match finds by itself."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest

import duskbox as db
from duskbox.core.errors import NotProvided
from duskbox.design import Setup, Step, Table, forget, register
from duskbox.testing import Broken, check_game
from tests.core import high_card


class Forgetful(high_card.Cards):
    """Saves all but its trump."""

    def __init__(self) -> None:
        super().__init__(6, True)
        self.trump = 3


class Careless(high_card.HighCard):
    """A game with one defect, to be named."""

    defect = ""

    def new_table(self, setup: Setup) -> high_card.Cards:
        if self.defect != "field":
            return super().new_table(setup)
        table = Forgetful()
        table.stack.append(high_card.Round())
        return table

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        if self.defect != "secret":
            return super().pieces(table, seat)
        assert isinstance(table, high_card.Cards)
        return {"cards": table.cards[:]}

    def sample(self, table: Table, seat: int, chance: object) -> Table:
        dealt = table.copy()
        assert isinstance(dealt, high_card.Cards)
        if dealt.outcome is None and seat >= 0 and not dealt.shown[1 - seat] and dealt.cards[1 - seat]:
            dealt.cards[1 - seat] = dealt.cards[1 - seat] % dealt.faces + 1
        return dealt


@pytest.fixture
def careless() -> Iterator[Careless]:
    game = Careless()
    register(game)
    yield game
    forget("high-card")


def test_a_field_that_would_be_lost_is_refused_when_a_match_is_made(careless: Careless) -> None:
    careless.defect = "field"
    with pytest.raises(NotProvided, match="trump"):
        db.Match.new(careless, seed="x")


def test_a_hidden_card_that_a_seat_is_shown_is_found(careless: Careless) -> None:
    careless.defect = "secret"
    with pytest.raises(Broken, match="sees something change"):
        check_game(careless, games=4)


@pytest.mark.parametrize("name", ["fear-of-the-dark", "a-touch-of-evil"])
def test_our_games_pass(name: str) -> None:
    check_game(name, games=1)


#: What belongs to the run of a choice, or is compared piece by piece.
NOT_COMPARED = {"stack", "events", "_chance", "_work"}


def held(kept: Table | Step) -> dict[str, object]:
    """All that a table or step holds; compiled, as far as it is named."""
    unsaved = kept.UNSAVED if isinstance(kept, Table) else ()
    names = vars(kept) if hasattr(kept, "__dict__") else (*kept.fields(), *unsaved)
    return {name: getattr(kept, name) for name in names if name not in NOT_COMPARED}


@pytest.mark.parametrize(("name", "settings"), [("fear-of-the-dark", {}), ("a-touch-of-evil", {"heroes": "3"})])
def test_copies_written_by_hand_are_those_that_would_be_derived(name: str, settings: dict[str, str]) -> None:
    luck = random.Random(7)
    match = db.Match.new(name, settings, seed="copies")
    while match.decision is not None and match.choice_count < 120:
        match.choose(luck.choice(list(match.options)))
        table = match.table
        by_hand, derived = table.copy(), pickle.loads(pickle.dumps(table))
        assert by_hand.state() == derived.state() == table.state()
        assert by_hand.digest() == derived.digest() == table.digest()
        pairs: list[tuple[Table | Step, Table | Step]] = [
            (table, by_hand),
            *zip(table.stack, by_hand.stack, strict=True),
        ]
        for kept, copy in pairs:
            mine, other = held(kept), held(copy)
            assert mine == other, type(kept).__name__
            shared = [part for part in kept.fields() if isinstance(mine.get(part), list) and mine[part] is other[part]]
            assert not shared or not any(mine[part] for part in shared), (type(kept).__name__, shared)
