"""A bot is a function or a class with one method, and plays wherever an agent of ours does."""

from __future__ import annotations

import pytest

import duskbox as db
from duskbox.agents.agent import agent
from duskbox.agents.bots import local_agent, name_of, runs_code


@db.bot
def lamp(seen: db.Seen) -> db.Option | str:
    """Scout where it can, else anything."""
    return seen.options.first("do:scout", "play:scout") or seen.luck.choice(list(seen.options))


class Careful:
    """Takes the last option; made anew for every game, with its seed."""

    made: list[int] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        self.made.append(seed)

    def choose(self, seen: db.Seen) -> str:
        return seen.options.keys()[-1]


def cheat(seen: db.Seen) -> str:
    return "do:fly"


def test_a_bot_plays_many_games_and_the_same_ones_again() -> None:
    first = db.simulate("fear-of-the-dark", lamp, games=30, seed=4)
    assert first.games == 30 and sum(first.outcomes.values()) == 30
    again = db.simulate("fear-of-the-dark", f"{__name__}:lamp", games=30, seed=4)
    assert (again.outcomes, again.decisions) == (first.outcomes, first.decisions)
    low, high = first.interval()
    assert 0.0 <= low <= first.share() <= high <= 1.0 and "30 games of fear-of-the-dark" in str(first)
    assert db.simulate("fear-of-the-dark", lambda seen: seen.options[0], games=3).bot == "<lambda>"


def test_a_class_is_made_anew_for_every_game_with_its_seed() -> None:
    Careful.made.clear()
    db.simulate("fear-of-the-dark", Careful, games=5)
    assert len(set(Careful.made)) >= 5


def test_bots_meet_agents_of_ours_in_an_arena() -> None:
    found = db.arena("a-touch-of-evil", [lamp, "random", Careful], games=2, settings={"heroes": 2})
    assert {each.agent for each in found.ratings} == {name_of(lamp), "random", name_of(Careful)}
    assert len(found.pairings) == 3


def test_what_a_bot_answers_has_to_be_on_offer() -> None:
    with pytest.raises(db.IllegalChoice, match="Offered: do:move"):
        db.simulate("fear-of-the-dark", cheat, games=1)


def test_names_that_are_none_are_refused_with_all_that_can_be_named() -> None:
    for name in ("nonsense", "no_such_module:bot", f"{__name__}:no_such_bot", "search:soon"):
        with pytest.raises(db.BadSetting):
            local_agent(name, 1)
    with pytest.raises(db.BadSetting, match=r"pipe:COMMAND, MODULE:NAME"):
        local_agent("nonsense", 1)
    with pytest.raises(db.BadSetting, match="is not a bot"):
        local_agent(object(), 1)  # type: ignore[arg-type]


def test_a_name_from_elsewhere_that_imports_or_starts_something_is_known_for_it() -> None:
    assert runs_code("pipe:rm") and runs_code("os:abort")
    assert not any(map(runs_code, ("random", "thumb", "search:100ms", "search:400")))
    # What anyone may name on a server neither imports nor starts anything.
    for name in ("os:abort", "pipe:true"):
        with pytest.raises(db.BadSetting):
            agent(name, 1)


def test_looking_ahead_and_back_are_calls_that_return_values() -> None:
    match = db.FearOfTheDark.play(seed="owl")
    found = db.search(match, 60)
    assert {verdict.option.key for verdict in found} == set(match.options.keys())
    assert all(0.0 <= verdict.mean <= 1.0 and verdict.error > 0 and verdict.visits for verdict in found)
    assert [verdict.mean for verdict in db.search(match.position, 60)] == [verdict.mean for verdict in found]
    match.choose(*[verdict.option.key for verdict in found[:1]])
    match.choose("give-up")
    analysis = db.analyse(match.record, samples=6)
    assert not analysis.won and abs(analysis.skill + analysis.luck + analysis.rivals) <= 1.0
