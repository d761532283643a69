"""The agent that looks ahead: its names, its budgets, and what it can and cannot know."""

from __future__ import annotations

from random import Random

import pytest

from duskbox.agents.agent import Glance, agent, budget_of, names
from duskbox.agents.budget import Budget
from duskbox.agents.search import Race, SearchAgent, lead, weigh
from duskbox.agents.search_style import Style, style_of
from duskbox.agents.search_tree import Habits, Tree
from duskbox.core import registry
from duskbox.core.chance import Chance, Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting
from duskbox.core.game import Game
from duskbox.core.match import Match
from duskbox.core.playout import play_out
from duskbox.core.table import Table
from duskbox.server.bot_process import think
from duskbox.server.bots import job_of
from duskbox.server.opening import check_agent
from duskbox.server.refusing import Refuse

TOWNS = (
    {"heroes": "2"},
    {"heroes": "3", "mode": "cooperative", "villain": "vampire"},
    {"heroes": "4", "mode": "team", "villain": "scarecrow"},
)


def position(game: Game, settings: dict[str, str], seed: int, choices: int) -> tuple[Table, Chance]:
    """A game after so many choices at random, or at its last decision before the end."""
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
def test_a_budget_that_nobody_can_keep_is_refused_with_what_is_allowed(name: str) -> None:
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
        world = truth if seed == 0 else game.sample(truth, seat, Fast(seed, len(game.streams)))
        changed += world.state() != truth.state()
        assert world.decision is not None
        glance = Glance(game, world, seat)
        picks.add(agent(name, 11).pick(glance, world.decision.options).key)
        verdicts.append(weigh(glance, world.decision.options, Budget(iterations=6), 3) if name != "thumb" else [])
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
    weigh(Glance(game, table, table.decision.seat), table.decision.options, Budget(iterations=6), 1)
    assert table.digest() == before


def test_a_verdict_depends_on_the_seed_alone_when_iterations_are_counted() -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {"difficulty": "hard"}, seed=5, choices=0)
    assert table.decision is not None
    options = table.decision.options
    assert len(options) > 2
    first, again, other = (weigh(Glance(game, table, 0), options, Budget(iterations=90), seed) for seed in (4, 4, 5))
    assert first == again
    assert first != other
    assert [verdict.option for verdict in first] == options
    assert sum(verdict.visits for verdict in first) <= 90
    assert all(verdict.visits > 0 and 0 <= verdict.mean <= 1 and verdict.error > 0 for verdict in first)


def test_the_chances_of_an_only_option_can_be_told() -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {}, seed=5, choices=9)
    assert table.decision is not None
    (verdict,) = weigh(Glance(game, table, 0), table.decision.options[:1], Budget(iterations=30), 1)
    # Some of the budget went into finding out how we would play on.
    assert 20 <= verdict.visits <= 30


@pytest.mark.parametrize(("seed", "choices", "best"), [(9, 70, 2), (15, 85, 0)])
def test_who_looks_ahead_plays_on_in_the_temper_that_fares_best_from_here(seed: int, choices: int, best: int) -> None:
    """In the one labyrinth whoever searches every corner is lost, in the other whoever searches none."""
    game = registry.find("fear-of-the-dark")
    chance = Fast(seed, len(game.streams))
    table = game.new_table(game.setup({"difficulty": "normal"}))
    table.start(chance)
    play_out(game, table, chance, choices)
    assert table.decision is not None
    for usual in range(game.tempers()):
        race = Race(Glance(game, table, 0), table.decision.options, Budget(iterations=1200), 1, Style(depth=0), usual)
        assert race.find_temper(Glance(game, table, 0)) == best


@pytest.mark.parametrize(("mode", "temper"), [("cooperative", 1), ("competitive", 0)])
def test_until_our_next_decision_friends_are_of_our_temper_and_rivals_of_the_usual_one(
    monkeypatch: pytest.MonkeyPatch, mode: str, temper: int
) -> None:
    asked: list[int] = []
    option = Habits.option

    def noted(habits: Habits, world: Table, temper: int = 0) -> Option:
        assert world.decision is not None
        if world.decision.seat != 0:
            asked.append(temper)
        return option(habits, world, temper)

    monkeypatch.setattr(Habits, "option", noted)
    # As far as options lead by themselves: nothing is played on.
    monkeypatch.setattr(Habits, "play", lambda *given: given[1])
    game = registry.find("a-touch-of-evil")
    for seed in range(12):
        table, _ = position(game, {"heroes": "2", "mode": mode}, seed=seed, choices=30 + seed)
        decision = table.decision
        assert decision is not None
        if decision.seat == 0:
            tree = Tree(Glance(game, table, 0), style_of(game.name), 1)
            for each in decision.options:
                tree.try_out(each, 0, 1)
    assert len(asked) > 5
    assert set(asked) == {temper}


def test_no_world_is_played_twice_for_the_same_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """What finding the temper has shown of the habit is not played again."""
    played: list[tuple[str, int, int]] = []
    try_out = Tree.try_out

    def noted(tree: Tree, option: Option, number: int, temper: int = 0) -> float:
        played.append((option.key, number, temper))
        return try_out(tree, option, number, temper)

    monkeypatch.setattr(Tree, "try_out", noted)
    game = registry.find("fear-of-the-dark")
    raced = 0
    for seed in range(8):
        table, _ = position(game, {"difficulty": "easy"}, seed=seed, choices=20 + 5 * seed)
        assert table.decision is not None
        played.clear()
        agent("search:300", seed).pick(Glance(game, table, 0), table.decision.options)
        assert len(set(played)) == len(played)
        raced += len(played) > 45
    assert raced > 3


def test_options_are_compared_world_by_world() -> None:
    """Two options that differ by one in a tenth of the worlds and share all other luck differ clearly."""
    luck = [float(Random(7).random() < 0.5) for _ in range(100)]
    better = [1.0 if place % 10 == 0 else value for place, value in enumerate(luck)]
    worse = [0.0 if place % 10 == 0 else value for place, value in enumerate(luck)]
    ahead, error = lead(better, worse)
    assert ahead == pytest.approx(0.1)
    assert error < 0.035


def test_a_few_worlds_say_nothing_against_a_habit() -> None:
    """With a budget for a handful of worlds the look-ahead player follows its habit, whatever these worlds were like."""
    game = registry.find("a-touch-of-evil")
    temper = style_of(game.name).temper
    asked = 0
    for seed in range(12):
        table, _ = position(game, TOWNS[seed % 3], seed=seed, choices=30 + 7 * seed)
        assert table.decision is not None
        options = table.decision.options
        asked += len(options) > 1
        picked = agent("search:5", seed).pick(Glance(game, table, table.decision.seat), options)
        assert picked == game.instinct(table, temper)
    assert asked > 5


def test_what_is_idle_takes_no_part_in_the_race_unless_it_is_the_habit() -> None:
    game = registry.find("a-touch-of-evil")
    looks, others = ([Option(verb, (str(number),), number) for number in range(2)] for verb in ("look", "buy"))
    table, _ = position(game, TOWNS[0], seed=3, choices=20)
    glance = Glance(game, table, 0)
    for habit, left in ((others[0], others), (looks[1], [looks[1], *others])):
        race = Race(glance, [*looks, *others], Budget(iterations=30), 1, style_of(game.name), 0)
        race.leave_out(frozenset({"look"}), habit)
        assert [runner.option for runner in race.runners] == left


def test_an_agent_with_a_time_budget_answers_in_a_game() -> None:
    game = registry.find("fear-of-the-dark")
    table, _ = position(game, {}, seed=1, choices=6)
    assert table.decision is not None
    assert agent("search:20ms", 2).pick(Glance(game, table, 0), table.decision.options) in table.decision.options


def test_a_bot_process_of_the_server_can_look_ahead() -> None:
    match = Match.new("fear-of-the-dark", {}, seed="owl")
    answer = think(job_of(match, 0, "search:20ms", "luck"))
    assert not answer.error
    assert answer.key in [option.key for option in match.options]


@pytest.mark.parametrize("name", ["search:3s", "search:400"])
def test_a_server_refuses_a_bot_that_may_think_longer_than_a_table_can_wait(name: str) -> None:
    assert check_agent("search") == "search" and check_agent("search:2s") == "search:2s"
    with pytest.raises(Refuse) as refusal:
        check_agent(name)
    assert "search:2s" in str(refusal.value.reason.facts["allowed"])
