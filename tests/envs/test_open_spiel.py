"""Both games for OpenSpiel, through OpenSpiel's own tests and a few of ours."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator
from open_spiel.python.observation import make_observation

import duskbox.envs.spiel
from duskbox.core.errors import BadSetting
from tests.envs.playthroughs import GOLDEN, played

FEAR_OF_THE_DARK = "python_duskbox_fear_of_the_dark"
TOUCH_OF_EVIL = "python_duskbox_a_touch_of_evil"
assert duskbox.envs.spiel.__doc__


def states(name: str, seed: int, most: int = 10_000, sense: bool = False) -> Iterator[Any]:
    """The states of a random game, up to a number of decisions; with sense only chance is random, and decisions are
    made by rules of thumb.
    """
    luck = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while decisions < most:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            answers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(answers, chances)[0])
        else:
            decisions += 1
            state.apply_action(sensible(state) if sense else luck.choice(state.legal_actions()))


def sensible(state: Any) -> int:
    """What an experienced player would do now: Heroes that act at random never win."""
    playing, table = state.position.playing, state.position.table
    key = (playing.game.bot.rollout_policy(table) or table.decision.options[0]).key
    legal: dict[str, int] = {state.action_to_string(action): action for action in state.legal_actions()}
    return legal[key]


@pytest.mark.parametrize(
    "name",
    [
        f"{FEAR_OF_THE_DARK}(difficulty=easy)",
        f"{FEAR_OF_THE_DARK}(mind_cards=drawn,tile_rotation=random,door_step=extra-step)",
    ],
)
def test_openspiel_finds_nothing_wrong_with_fear_of_the_dark(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong_with_a_touch_of_evil() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(TOUCH_OF_EVIL), num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_is_the_one_that_was_written_down() -> None:
    assert played() == GOLDEN.read_text(encoding="utf-8")


def test_a_playthrough_of_a_touch_of_evil_comes_to_an_end() -> None:
    text = playthrough(f"{TOUCH_OF_EVIL}(mode=cooperative,villain=scarecrow,hero_1=karl,hero_2=thomas)", None, seed=2)
    last = text[text.rindex("# State") :]
    assert "IsTerminal() = True" in last
    assert "Returns() = [0, 0]" in last, "who acts at random loses"


@pytest.mark.parametrize(
    ("name", "wins"),
    [
        (f"{FEAR_OF_THE_DARK}(difficulty=hard)", {(1.0,)}),
        (TOUCH_OF_EVIL, {(1.0, 0.0), (0.0, 1.0)}),
        (f"{TOUCH_OF_EVIL}(mode=cooperative)", {(1.0, 1.0)}),
    ],
    ids=["alone", "competitive", "cooperative"],
)
def test_who_has_won_returns_one_and_everyone_else_nothing(name: str, wins: set[tuple[float, ...]]) -> None:
    seen = set()
    for seed in range(6):
        for state in states(name, seed, sense=True):
            assert state.is_terminal() or not any(state.returns()), "no one has won before the end"
        outcome, returns = state.position.table.outcome, tuple(state.returns())
        assert returns == tuple(state.rewards()) == tuple(float(outcome.won(seat)) for seat in range(len(returns)))
        assert (returns in wins) == (outcome.name in ("won", "hero-wins", "fallen-hero-wins", "heroes-win"))
        seen.add(returns)
    assert seen >= wins, "everyone has won once"


def test_settings_and_rulings_are_parameters() -> None:
    game = pyspiel.load_game(f"{TOUCH_OF_EVIL}(players=6,mode=team,teams=3,level=advanced,lair_after_showdown=kept)")
    assert game.num_players() == 6
    assert game.get_parameters()["teams"] == 3
    state = game.new_initial_state()
    setup = state.position.playing.setup
    assert (setup.settings["mode"], setup.settings["heroes"], setup.rulings["lair-after-showdown"]) == (
        "team",
        "6",
        "kept",
    )
    with pytest.raises(BadSetting, match="value='mild', allowed='easy, normal, hard, very-hard'"):
        pyspiel.load_game(f"{FEAR_OF_THE_DARK}(difficulty=mild)")


def test_every_draw_is_a_chance_node_and_copies_of_a_card_are_one_outcome() -> None:
    hazards = 0
    for state in chain.from_iterable(states(FEAR_OF_THE_DARK, seed) for seed in range(8)):
        if not state.is_chance_node():
            continue
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        names = [state.action_to_string(answer) for answer, _ in outcomes]
        assert len(set(names)) == len(names)
        if names[0].startswith("hazard:") and len(state.position.drawing.hazards) == 13:
            hazards += 1
            # Thirteen cards, three of them Terrors, and nothing has been turned before.
            by_name = dict(zip(names, [chance for _, chance in outcomes], strict=True))
            assert by_name["hazard:hazard-terror"] == pytest.approx(3 / 13)
            assert by_name["hazard:hazard-leak"] == pytest.approx(1 / 13)
    assert hazards


def test_a_draw_has_the_chances_that_many_games_show() -> None:
    # The first draw of a game of Heroes that are not chosen is one of eight; nothing else happens before it but the
    # Villain's.
    state = pyspiel.load_game(f"{TOUCH_OF_EVIL}(villain=spectral-horseman)").new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 8] * 8
    assert state.action_to_string(2).startswith("hero:hero-")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_the_true_one(seed: int) -> None:
    luck = random.Random(seed)
    others = 0
    for number, state in enumerate(states(f"{TOUCH_OF_EVIL}(players=3,level=advanced)", seed, 90)):
        if state.is_chance_node() or state.is_terminal() or number % 3:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        rival = (player + 1) % 3
        others += other.observation_string(rival) != state.observation_string(rival)
        other.apply_action(luck.choice(other.legal_actions()))
    assert others > 0


class Undecided(Evaluator):  # type: ignore[misc]
    """Thinks that everyone stands equally well, whatever they do."""

    def evaluate(self, state: Any) -> np.ndarray:
        return np.full(state.num_players(), 0.5)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_information_set_tree_search_of_openspiel_can_play() -> None:
    # The search itself insists that every world it samples has the information state of the root.
    game = pyspiel.load_game(f"{TOUCH_OF_EVIL}(level=advanced)")
    bot = ISMCTSBot(game, Undecided(), 1.0, 12, random_state=np.random.RandomState(1))
    questions = 0
    for number, state in enumerate(states(f"{TOUCH_OF_EVIL}(level=advanced)", 6, 40)):
        if not state.is_chance_node() and len(state.legal_actions()) > 1 and number % 5 == 0:
            assert bot.step(state) in state.legal_actions()
            questions += 1
    assert questions > 3


def test_a_player_remembers_what_it_has_done_and_seen() -> None:
    # Two ways to the same position: what is on the table is equal, what the player remembers is not.
    game = pyspiel.load_game(f"{FEAR_OF_THE_DARK}(difficulty=easy)")
    keys = [option.key for option in game.new_initial_state().position.playing.numbering.options]

    def after(*chosen: str) -> Any:
        state = game.new_initial_state()
        for key in chosen:
            state.apply_action(keys.index(key))
        return state

    one = after("spend-match", "take:move", "take:scout", "take:clear")
    other = after("spend-match", "take:scout", "take:move", "take:clear")
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(0) == after(
        "spend-match", "take:move", "take:scout", "take:clear"
    ).information_state_string(0)


def test_what_others_do_in_secret_is_in_no_one_elses_string() -> None:
    for state in states(f"{TOUCH_OF_EVIL}(players=2,level=advanced)", 4, 120):
        for player in range(2):
            shown = json.loads(state.observation_string(player))
            assert shown["seat"] == player
            for hero in shown["pieces"]["heroes"]:
                assert (hero["hand"] is not None) == (hero["seat"] == player)


def test_the_tensor_is_the_row_of_features() -> None:
    observation = make_observation(pyspiel.load_game(TOUCH_OF_EVIL))
    *_, state = states(TOUCH_OF_EVIL, 2, 20)
    for player in range(2):
        observation.set_from(state, player)
        row = state.position.playing.features.row(state.position.table, player)
        assert observation.tensor.tolist() == list(row)


def test_a_state_can_be_written_down_in_the_middle_of_a_draw() -> None:
    for number, state in enumerate(states(FEAR_OF_THE_DARK, 8)):
        if number % 5 and not state.is_chance_node():
            continue
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()
        assert again.information_state_string(0) == state.information_state_string(0)
