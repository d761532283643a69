"""The game keeps to its rules, and works wherever ours do."""

from __future__ import annotations

import io
import random
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import duskbox as db
from duskbox.cli.main import main
from duskbox.core.ledger import Ledger
from duskbox.design import forget, register
from duskbox.envs import spiel, turns
from duskbox.terminal import line_client
from duskbox.terminal.session import Session
from duskbox.testing import check_game
from examples.liars_dice.game import GAME
from tests.server.plugin_games import installed
from tests.server.server_process import serving
from tests.terminal.bed import words


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    register(GAME)
    yield
    forget("liars-dice")


def test_all_that_holds_of_every_game_holds_of_this_one() -> None:
    check_game(GAME, games=8)


def test_a_bid_that_was_true_costs_the_doubter_a_die() -> None:
    match = db.Match.new("liars-dice", seed="cup")
    mine = match.view(0)["pieces"]["dice"][0]
    match.choose(f"bid:1:{mine[0]}", "doubt")
    assert match.view(0)["pieces"]["left"] == [5, 4]
    with pytest.raises(db.IllegalChoice, match="no bid to doubt"):
        match.choose("doubt")


def test_a_seat_sees_its_own_dice_and_no_others() -> None:
    match = db.Match.new("liars-dice", {"players": 3}, seed="cup")
    assert [dice is None for dice in match.view(1)["pieces"]["dice"]] == [True, False, True]
    assert match.view(-1)["pieces"]["dice"] == [None, None, None]


def test_bots_play_it_and_look_ahead_in_it() -> None:
    def honest(seen: db.Seen) -> str:
        """Doubt what is more than one's own dice and a third of the others could make true."""
        pieces = seen.pieces()
        bid = pieces["bid"]
        if bid is not None:
            own = pieces["dice"][seen.seat].count(bid["face"])
            if bid["count"] > own + (sum(pieces["left"]) - pieces["left"][seen.seat]) / 3:
                return "doubt"
        return seen.options.verb("bid").keys()[0] if seen.options.verb("bid") else "doubt"

    found = db.arena("liars-dice", [honest, "random"], games=20)
    assert found.ratings[0].agent == "honest"
    match = db.Match.new("liars-dice", seed="cup")
    match.choose("bid:9:6")
    assert db.search(match, samples=200)[0].option.key == "doubt"


def test_it_is_printed_saved_and_played_on() -> None:
    match = db.Match.new("liars-dice", seed="cup")
    match.choose("bid:2:3")
    assert match.svg(0).startswith("<svg") and "own" not in match.svg(0)
    assert "Doubt the bid" in str(match) and "bid more than 2 × 3" in match.text("pl")
    again = db.Match.from_position(db.Position.read(match.position.notation, "liars-dice"), seed=1)
    again.choose("doubt")
    assert db.Match.load(again.record.text(with_seed=True)).position == again.position


def test_it_is_played_in_a_terminal_by_people_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    heard = io.StringIO()
    match = db.Match.new("liars-dice", seed="cup")
    assert line_client.play(Session(match, words("en", GAME)), io.StringIO("5\n1\nq\n"), heard) == 0
    assert "make the first bid" in heard.getvalue() and "A die is lost; 4 left." in heard.getvalue()
    assert main(["simulate", "liars-dice", "--games", "20", "--players", "3", "--workers", "1"]) == 0
    assert "20" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_that_it_has_no_list_of_rules_and_no_cards_is_said(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("rules", "ledger", "cards"):
        assert main([command, "liars-dice", "--lang", language]) == 2
        said = capsys.readouterr().err
        assert "liars-dice" in said and "ledger.toml" not in said and said.count("\n") == 1, said


def test_its_ledger_may_hold_rules_and_no_open_questions(tmp_path: Path) -> None:
    (tmp_path / "ledger.toml").write_text('[[rule]]\nid = "LD-BID-01"\ntext = "Bid higher, or doubt."\n', "utf-8")
    ledger = Ledger(tmp_path)
    assert [rule.text for rule in ledger.rules] == ["Bid higher, or doubt."] and not ledger.questions


def test_a_position_as_text_is_read_under_the_settings_that_it_was_written_under() -> None:
    match = db.Match.new("liars-dice", {"players": 3}, seed="cup")
    match.choose("bid:1:1", "bid:1:2")
    line = match.position.notation
    assert db.Position.read(line) == match.position and match.decision is not None and match.decision.seat == 2
    assert "with" not in db.Match.new("liars-dice", seed="cup").position.notation, "the usual ones go without saying"
    with pytest.raises(db.BadPosition, match="seat 2 at a table for 2"):
        db.Position.read(line.replace('"players":"3"', '"players":"2"'), "liars-dice")
    for settings in ('{"players":"33"}', '{"dragons":"1"}', "7"):
        with pytest.raises(db.BadPosition, match="with"):
            db.Position.read(re.sub('(?<="with":){.*?}', settings, line), "liars-dice")


def test_it_is_played_on_a_server_with_bots_and_seen_as_a_seat_may(tmp_path: Path) -> None:
    games = {"liars-dice": "examples.liars_dice.game:GAME"}
    with installed(tmp_path / "package", games), serving(tmp_path) as server:
        ann = server.visitor()
        shown = ann.get("/games/liars-dice")
        assert [setting["name"] for setting in shown["settings"]] == ["players", "dice"]
        assert (shown["seats"], shown["seats_by"]) == (2, "players")
        assert 'web-game-liars-dice = { "Liar’s Dice" }' in ann.get("/words/pl"), "its name on the first screen"
        assert "option-doubt = Doubt the bid" in ann.get("/words/pl?game=liars-dice"), "what it does not say in Polish"
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "thumb"}, {"kind": "bot"}]
        name = ann.open("liars-dice", seats=seats, settings={"players": "3", "dice": "2"}, seed="cup")["match"]["id"]
        with ann.sit(name) as chair:
            pieces = chair.table["view"]["pieces"]
            assert [dice is None for dice in pieces["dice"]] == [False, True, True]
            luck = random.Random(3)
            while ann.get(f"/matches/{name}")["state"] == "playing":
                decision = chair.table["view"]["decision"] or {}
                if decision.get("seat") == 0:
                    chair.choose(luck.choice(decision["options"])["key"])
                else:
                    chair.wait_for("moment")
        record = db.Match.load(ann.get(f"/matches/{name}/record"))
        record.verify()
        assert record.outcome is not None


def test_its_environments_pass_the_tests_of_gymnasium_and_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make("duskbox/OneSeat-v0", game="liars-dice").unwrapped)
        api_test(turns.env("liars-dice", settings={"players": "3"}), num_cycles=100)
        parallel_api_test(turns.parallel_env("liars-dice", illegal="first"), num_cycles=30)
        seed_test(lambda: turns.env("liars-dice"), num_cycles=30)


@pytest.mark.parametrize("others", ["policy", "random"])
def test_a_learner_plays_a_seat_and_is_paid_for_winning(others: str) -> None:
    env: Any = gymnasium.make("duskbox/OneSeat-v0", game="liars-dice", seat=1, others=others, settings={"dice": "2"})
    paid = []
    for seed in range(30):
        row, info = env.reset(seed=seed)
        assert row[: env.unwrapped.blocks["own"].stop].sum() == 2, "one's own dice"
        luck, over, reward = np.random.default_rng(seed), False, 0.0
        while not over:
            action = luck.choice(info["action_mask"].nonzero()[0])
            row, reward, over, _, info = env.step(action)
        paid.append(reward)
        assert info["outcome"] == "last-one" and info["action_mask"].all(), "something can be sampled for the reset"
    assert set(paid) == {0.0, 1.0}
    env.reset(seed=1)
    doubt = [option.key for option in env.unwrapped.options].index("doubt")
    if not env.unwrapped.table.decision.option("doubt"):
        assert env.step(doubt)[1:3] == (-1.0, True)
    with pytest.raises(db.BadSetting, match="others"):
        gymnasium.make("duskbox/OneSeat-v0", game="liars-dice", others="nobody")


def test_the_end_is_told_to_every_agent_and_the_state_is_what_all_know() -> None:
    env = turns.raw_env("liars-dice", settings={"dice": "1"})
    env.reset(seed=1)
    assert env.state().shape == env.state_space.shape and env.state_space.contains(env.state())
    while not any(env.terminations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][-1]))
    assert env.infos == {agent: {"outcome": "last-one"} for agent in env.possible_agents}


def test_open_spiel_knows_it_once_it_is_registered() -> None:
    name = spiel.register("liars-dice")
    assert name == "python_duskbox_liars_dice"
    game = pyspiel.load_game(f"{name}(players=3,dice=1)")
    assert (game.num_players(), game.num_distinct_actions()) == (3, 3 * 6 + 1)
    pyspiel.random_sim_test(game, 3, False, False)
