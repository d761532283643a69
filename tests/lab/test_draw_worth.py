"""What the next draw is worth, in a game in which it can be worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.design import Game, Option, Setup, Step, Table, Vocabulary, forget, register
from duskbox.lab.draw_worth import main, measure, report

OPTIONS = Vocabulary()
DRAW = OPTIONS.add("draw")
BAG = ["@crown", "@blank", "@skull", "@smudge", "@blank"]
COIN = ["heads", "tails", "edge"]


class Duel(Table):
    """Two rivals, and what the next draw is made from: it lies on the table only while it is made."""

    def __init__(self) -> None:
        super().__init__(seats=2, streams=3)
        self.laid_out: list[str] = []


class Draws(Step):
    """The first seat draws from the bag: a crown wins and a skull loses. After a blank or a smudge the second seat
    tosses a coin, which it puts in the only cup there is: with heads it wins and with tails it loses; on the edge it is
    tossed again.
    """

    def begin(self, t: Duel) -> None:
        self.ask(t, 0, "one", "ask-draw", "DUEL-01", [DRAW], "from_the_bag")

    def from_the_bag(self, t: Duel) -> None:
        drawn = self.drawn(t, 0, BAG)
        if drawn in ("@crown", "@skull"):
            t.end("won", "DUEL-02", 1 if drawn == "@crown" else 2)
        else:
            self.ask(t, 1, "one", "ask-draw", "DUEL-03", [DRAW], "toss")

    def toss(self, t: Duel) -> None:
        self.drawn(t, 2, ["cup"])
        while (face := self.drawn(t, 1, COIN)) == "edge":
            pass
        t.end("won", "DUEL-04", 2 if face == "heads" else 1)

    def drawn(self, t: Duel, stream: int, laid_out: list[str]) -> str:
        t.laid_out = laid_out
        answer = t.draw(stream, len(laid_out))
        t.laid_out = []
        return laid_out[answer]


class DrawDuel(Game[Duel]):
    """The toy as a game."""

    def __init__(self) -> None:
        super().__init__("draw-duel", "1", ("bag", "coin", "cups"), (), (), Path())

    def new_table(self, setup: Setup) -> Duel:
        t = Duel()
        t.stack.append(Draws())
        return t

    def option(self, key: str) -> Option:
        return OPTIONS.option(key)

    def pieces(self, table: Duel, seat: int) -> dict[str, object]:
        return {}

    def outcomes(self, table: Duel, stream: int) -> list[str]:
        assert table.laid_out, "nothing is being drawn"
        return table.laid_out


@pytest.fixture(autouse=True)
def _duel() -> Iterator[None]:
    register(DrawDuel())
    yield
    forget("draw-duel")


def test_an_outcome_is_worth_what_it_wins_more_than_the_mean_of_all_that_are_in_the_bag() -> None:
    """Of five things in the bag one wins, one loses, and three leave it to the coin: with a coin that falls well the
    first seat wins with four of five, otherwise with one. The luck of the coin is the same after a blank and a smudge.
    """
    worth = measure("draw-duel", {}, 300, stream="bag")
    assert set(worth) == {("bag", name) for name in BAG}
    crown, skull, blank, smudge = (worth["bag", name] for name in ("@crown", "@skull", "@blank", "@smudge"))
    for one in zip(crown, skull, blank, smudge, strict=True):
        well, ill = (0.2, -0.8, 0.2, 0.2), (0.8, -0.2, -0.2, -0.2)
        assert one in (pytest.approx(well), pytest.approx(ill))
    assert sum(crown) / len(crown) == pytest.approx(0.5, abs=0.06)


def test_wins_are_those_of_the_seat_that_draws_and_later_draws_are_left_to_luck() -> None:
    """Heads wins for the second seat, tails does not; on the edge the coin is tossed again, and may fall either way."""
    worth = measure("draw-duel", {}, 60, stream="coin")
    found = list(zip(*(worth["coin", face] for face in COIN), strict=True))
    well, ill = (1 / 3, -2 / 3, 1 / 3), (2 / 3, -1 / 3, -1 / 3)
    assert all(one in (pytest.approx(well), pytest.approx(ill)) for one in found)
    assert len({round(heads, 6) for heads, _, _ in found}) == 2


def test_any_decision_of_a_game_is_tried_and_one_after_which_the_stream_is_not_drawn_says_nothing() -> None:
    """Three of five games have two decisions; from the second of them the bag is not drawn any more."""
    assert len(measure("draw-duel", {}, 300, stream="bag")["bag", "@crown"]) == pytest.approx(0.7 * 300, abs=20)


def test_a_draw_that_can_turn_up_one_thing_only_says_nothing() -> None:
    assert measure("draw-duel", {}, 20, stream="cups") == {}


def test_without_a_stream_every_game_draws_one() -> None:
    worth = measure("draw-duel", {}, 60)
    assert {stream for stream, _ in worth} == {"bag", "coin"}
    assert len(worth["bag", "@crown"]) + len(worth["coin", "heads"]) < 60


def test_two_processes_come_to_what_one_does() -> None:
    hard = {"difficulty": "hard"}
    alone, together = (measure("fear-of-the-dark", hard, 5, 3, "hazard", workers) for workers in (1, 2))
    assert alone == together
    assert max(len(each) for each in alone.values()) == 5


def test_another_seed_gives_other_games() -> None:
    first, other = (measure("draw-duel", {}, 30, seed) for seed in (1, 2))
    assert first != other


def test_the_report_begins_with_the_best_and_says_how_sure_it_is() -> None:
    """Student's t allows 12.7 standard errors with two positions, and with one there is nothing to say."""
    told = report({("bag", "@skull"): [-0.5, -0.5], ("bag", "@blank"): [0.1], ("bag", "@crown"): [0.2, 0.8]})
    assert told.splitlines()[2:] == ["| bag | crown | +50.0 | 381.2 | 2 |", "| bag | skull | -50.0 | 0.0 | 2 |"]


def test_the_command_prints_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw-duel", "--games", "60", "--stream", "coin", "--seed", "2"]) == 0
    assert capsys.readouterr().out == report(measure("draw-duel", {}, 60, 2, "coin")) + "\n"


def test_a_stream_that_the_game_has_not_is_refused_with_those_that_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["draw-duel", "--stream", "dice"])
    assert "bag, coin, cups" in capsys.readouterr().err
