"""The agent that looks ahead: its names, its budgets, and what it can and cannot know."""

from __future__ import annotations

import json
from random import Random

import pytest

from duskbox.agents.agent import Seen, agent, budget_of, names
from duskbox.agents.budget import Budget
from duskbox.agents.search import Race, SearchAgent, lead, weigh
from duskbox.agents.search_tree import Habits, Tree
from duskbox.core import registry
from duskbox.core.chance import Chance, Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game
from duskbox.core.matches.match import Match
from duskbox.core.parts.bot import SearchConfig
from duskbox.core.playout import play_out
from duskbox.core.table import Table
from duskbox.server.config import Config
from duskbox.server.jobs.thinking import choice
from duskbox.server.jobs.worker import reply_to
from duskbox.server.matches.opening import check_agent
from duskbox.server.refusals import Refuse

TOWNS = (
    {"heroes": "2"},
    {"heroes": "3", "mode": "cooperative", "villain": "vampire"},
    {"heroes": "4", "mode": "team", "villain": "scarecrow"},
)


def position(game: Game, settings: dict[str, str], seed: int, choices: int) -> tuple[Table, Chance]:
    """A game after a number of random choices, or at its last decision before the end."""
    chance = Fast(seed, len(game.streams))
    luck = Random(seed)
    table = game.new_table(game.setup(settings))
    table.start(chance)
    before = table.copy()
    for _ in range(choices):
        if table.decision is None:
            return before, chance
        before = table.copy()
        table.choose(luck.choice(table.decision.options), chance)
    return (table if table.decision is not None else before), chance


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget(seconds=0.25)),
        ("search:100ms", Budget(seconds=0.1)),
        ("search:1s", Budget(seconds=1.0)),
        ("search:400", Budget(iterations=400)),
        ("thumb", None),
    ],
)
def test_a_name_says_how_long_the_agent_thinks(name: str, budget: Budget | None) -> None:
    assert budget_of(name) == budget
    assert isinstance(agent(name, 1), SearchAgent) == (budget is not None)


@pytest.mark.parametrize(
    "name",
    ["search:", "search:0", "search:-5", "search:1h", "search:61s", "search:2000000", "search:1s:2", "search:١s"],
)
def test_a_budget_that_no_one_can_keep_is_refused_with_what_is_allowed(name: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        agent(name, 1)
    assert refusal.value.facts["name"] == "budget" and "60s" in str(refusal.value.facts["allowed"])


@pytest.mark.parametrize("name", ["oracle", "thumb:1s", "random:", "Search"])
def test_an_agent_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        agent(name, 1)
    assert all(known in str(refusal.value.facts["allowed"]) for known in names())


@pytest.mark.parametrize("name", ["thumb", "search:6"])
@pytest.mark.parametrize("number", range(4))
def test_no_agent_can_tell_what_its_seat_cannot_know(name: str, number: int) -> None:
    """Everything hidden is dealt anew under the agent's eyes, and it picks the same."""
    game = registry.find("a-touch-of-evil")
    truth, _ = position(game, TOWNS[number % 3], seed=number, choices=50 + 41 * number)
    assert truth.decision is not None
    seat = truth.decision.seat
    picks = set()
    verdicts = []
    changed = 0
    for seed in range(3):
        sample = truth if seed == 0 else game.sample(truth, seat, Fast(seed, len(game.streams)))
        changed += sample.state() != truth.state()
        assert sample.decision is not None
        seen = Seen(game, sample, seat)
        picks.add(agent(name, 11).pick(seen, sample.decision.options).key)
        verdicts.append(weigh(seen, sample.decision.options, Budget(iterations=6), 3) if name != "thumb" else [])
    assert changed > 0, "nothing was hidden from this seat: the test shows nothing"
    assert len(picks) == 1
    # Not even what it thinks of the options differs.
    assert verdicts[0] == verdicts[1] == verdicts[2]


@pytest.mark.parametrize(("name", "settings"), [("fear-of-the-dark", {}), ("a-touch-of-evil", TOWNS[0])])
def test_looking_ahead_leaves_the_table_as_it_is(name: str, settings: dict[str, str]) -> None:
    game = registry.find(name)
    table, _ = position(game, settings, seed=3, choices=20)
    assert table.decision is not None
    before = table.digest()
    weigh(Seen(game, table, table.decision.seat), table.decision.options, Budget(iterations=6), 1)
    assert table.digest() == before


def test_a_verdict_depends_on_the_seed_alone_when_iterations_are_counted() -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {"difficulty": "hard"}, seed=5, choices=0)
    assert table.decision is not None
    options = table.decision.options
    assert len(options) > 2
    first, again, other = (weigh(Seen(game, table, 0), options, Budget(iterations=90), seed) for seed in (4, 4, 5))
    assert first == again
    assert first != other
    assert sorted(verdict.option.key for verdict in first) == sorted(option.key for option in options)
    assert sum(verdict.visits for verdict in first) <= 90
    assert all(verdict.visits > 0 and 0 <= verdict.mean <= 1 and verdict.error > 0 for verdict in first)


@pytest.mark.parametrize("seed", [0, 1, 5])
def test_what_was_dropped_early_never_ranks_above_what_stayed_in_the_race(seed: int) -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {"difficulty": "hard"}, seed=seed, choices=12)
    assert table.decision is not None
    options = table.decision.options
    assert len(options) > 2
    config = game.bot.search
    race = Race(Seen(game, table, 0), options, Budget(iterations=600), 1, config, config.style)
    race.find_style(Seen(game, table, 0))
    chosen = race.run(None)
    verdicts = weigh(Seen(game, table, 0), options, Budget(iterations=600), 1)
    assert verdicts[0].option == chosen, "its own answer comes first"
    assert not verdicts[0].dropped
    dropped = [verdict.dropped for verdict in verdicts]
    assert any(dropped), "nothing was dropped: the test shows nothing"
    assert dropped == sorted(dropped)
    behind = [verdict.visits for verdict in verdicts if verdict.dropped]
    assert behind == sorted(behind, reverse=True)
    assert max(behind) < verdicts[0].visits


def test_the_chances_of_an_only_option_can_be_told() -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {}, seed=5, choices=9)
    assert table.decision is not None
    (verdict,) = weigh(Seen(game, table, 0), table.decision.options[:1], Budget(iterations=30), 1)
    # Some of the budget went into finding out how we would play on.
    assert 20 <= verdict.visits <= 30


@pytest.mark.parametrize(("seed", "choices", "best"), [(9, 70, 2), (15, 85, 0)])
def test_search_plays_on_in_the_style_that_fares_best_from_here(seed: int, choices: int, best: int) -> None:
    """In one labyrinth a player who searches every corner is lost, in the other one who searches none."""
    game = registry.find("fear-of-the-dark")
    chance = Fast(seed, len(game.streams))
    table = game.new_table(game.setup({"difficulty": "normal"}))
    table.start(chance)
    play_out(game, table, chance, choices)
    assert table.decision is not None
    for usual in range(game.bot.styles()):
        race = Race(
            Seen(game, table, 0), table.decision.options, Budget(iterations=1200), 1, SearchConfig(depth=0), usual
        )
        assert race.find_style(Seen(game, table, 0)) == best


@pytest.mark.parametrize(("mode", "style"), [("cooperative", 1), ("competitive", 0)])
def test_until_our_next_decision_friends_play_in_our_style_and_rivals_in_the_usual_one(
    monkeypatch: pytest.MonkeyPatch, mode: str, style: int
) -> None:
    asked: list[int] = []
    option = Habits.option

    def noted(habits: Habits, sample: Table, style: int = 0) -> Option:
        assert sample.decision is not None
        if sample.decision.seat != 0:
            asked.append(style)
        return option(habits, sample, style)

    monkeypatch.setattr(Habits, "option", noted)
    # As far as options lead by themselves: nothing is played on.
    monkeypatch.setattr(Habits, "play", lambda *given: given[1])
    game = registry.find("a-touch-of-evil")
    for seed in range(12):
        table, _ = position(game, {"heroes": "2", "mode": mode}, seed=seed, choices=30 + seed)
        decision = table.decision
        assert decision is not None
        if decision.seat == 0:
            tree = Tree(Seen(game, table, 0), game.bot.search, 1)
            for each in decision.options:
                tree.try_out(each, 0, 1)
    assert len(asked) > 5
    assert set(asked) == {style}


def test_no_world_is_played_twice_for_the_same_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """What finding the style has shown of the habit is not played again."""
    played: list[tuple[str, int, int]] = []
    try_out = Tree.try_out

    def noted(tree: Tree, option: Option, number: int, style: int = 0) -> float:
        played.append((option.key, number, style))
        return try_out(tree, option, number, style)

    monkeypatch.setattr(Tree, "try_out", noted)
    game = registry.find("fear-of-the-dark")
    raced = 0
    for seed in range(8):
        table, _ = position(game, {"difficulty": "easy"}, seed=seed, choices=20 + 5 * seed)
        assert table.decision is not None
        played.clear()
        agent("search:300", seed).pick(Seen(game, table, 0), table.decision.options)
        assert len(set(played)) == len(played)
        raced += len(played) > 45
    assert raced > 3


def test_options_are_compared_world_by_world() -> None:
    """Two options that differ by one in a tenth of the samples and share all other luck differ clearly."""
    luck = [float(Random(7).random() < 0.5) for _ in range(100)]
    better = [1.0 if place % 10 == 0 else value for place, value in enumerate(luck)]
    worse = [0.0 if place % 10 == 0 else value for place, value in enumerate(luck)]
    ahead, error = lead(better, worse)
    assert ahead == pytest.approx(0.1)
    assert error < 0.035


def test_a_few_samples_say_nothing_against_a_habit() -> None:
    """With a budget for a handful of samples the look-ahead player follows its habit,
    whatever these samples were like.
    """
    game = registry.find("a-touch-of-evil")
    style = game.bot.search.style
    asked = 0
    for seed in range(12):
        table, _ = position(game, TOWNS[seed % 3], seed=seed, choices=30 + 7 * seed)
        assert table.decision is not None
        options = table.decision.options
        asked += len(options) > 1
        picked = agent("search:5", seed).pick(Seen(game, table, table.decision.seat), options)
        assert picked == game.bot.rollout_policy(table, style)
    assert asked > 5


def test_what_is_idle_takes_no_part_in_the_race_unless_it_is_the_habit() -> None:
    game = registry.find("a-touch-of-evil")
    looks, others = ([Option(verb, (str(number),), number) for number in range(2)] for verb in ("look", "buy"))
    table, _ = position(game, TOWNS[0], seed=3, choices=20)
    seen = Seen(game, table, 0)
    for habit, left in ((others[0], others), (looks[1], [looks[1], *others])):
        race = Race(seen, [*looks, *others], Budget(iterations=30), 1, game.bot.search, 0)
        race.leave_out(frozenset({"look"}), habit)
        assert [runner.option for runner in race.runners] == left


def test_an_agent_with_a_time_budget_answers_in_a_game() -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {}, seed=1, choices=6)
    assert table.decision is not None
    assert agent("search:20ms", 2).pick(Seen(game, table, 0), table.decision.options) in table.decision.options


def test_a_bot_process_of_the_server_can_look_ahead() -> None:
    match = Match.new("fear-of-the-dark", {}, seed="owl")
    reply = reply_to(choice(match, 0, "search:20ms", "luck", {}))
    assert not reply.broken
    assert json.loads(reply.value) in [option.key for option in match.options]


@pytest.mark.parametrize("name", ["search:3s", "search:400"])
def test_a_server_refuses_a_bot_that_may_think_longer_than_a_table_can_wait(name: str) -> None:
    assert check_agent("search", Config()) == "search" and check_agent("search:2s", Config()) == "search:2s"
    with pytest.raises(Refuse) as refusal:
        check_agent(name, Config())
    assert "search:2s" in str(refusal.value.reason.facts["allowed"])
