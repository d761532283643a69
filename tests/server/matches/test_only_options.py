"""Questions with one option: a client may take it without asking, the log says so, and an undo leads to a choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from duskbox.core.forced import forced
from duskbox.core.matches.match import Match
from duskbox.core.registry import find
from tests.server.client import Chair
from tests.server.server_process import Server

LABYRINTH, TOWN = "fear-of-the-dark", "a-touch-of-evil"


def first_only(game: str, seed: str, company: list[int], safe: bool, **settings: str) -> list[str]:
    """What is chosen, always the first of what is offered, until there is one option that may be taken without asking,
    or that may not; that option is the last.
    """
    # How choices are taken back is part of what the luck is made from.
    match = Match.new(game, settings, seed=seed, undo="consent" if len(company) > 1 else "open")
    chosen: list[str] = []
    while match.decision is not None:
        options = match.decision.options
        chosen.append(options[0].key)
        if len(options) == 1 and chosen[:-1] and (forced(find(game), match.table, company) is not None) == safe:
            return chosen
        match.choose(options[0])
    raise AssertionError("nothing of that kind was asked")


def log_of(server_log: Any) -> list[tuple[str, str]]:
    return [(moment["did"], moment.get("how", "")) for moment in server_log["moments"]]


def test_an_only_option_is_taken_marked_taken_back_with_the_choice_before_it_and_made_again_with_it(
    server: Server,
) -> None:
    ann = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}]
    match = ann.open(LABYRINTH, seats=seats, seed="taken")["match"]["id"]
    *choices, only = first_only(LABYRINTH, "taken", [0], True)
    with ann.sit(match, 0) as chair:
        for key in choices[:-1]:
            chair.choose(key)
        before = chair.options
        chair.choose(choices[-1])
        assert (chair.options, chair.table["forced"]) == ([only], "only")
        chair.say("choose", version=chair.version, key=only, taken=True)
        assert log_of(ann.get(f"/matches/{match}/log?seat=0"))[-1] == ("choice", "taken")
        after = chair.options
        chair.say("undo", version=chair.version)
        assert chair.options == before, "back at the last real choice"
        chair.say("redo", version=chair.version)
        until_options(chair, after)


def until_options(chair: Chair, wanted: list[str]) -> None:
    while chair.options != wanted:
        chair.wait_for("moment")


def test_what_was_more_than_one_option_is_never_marked_as_taken(server: Server) -> None:
    ann = server.visitor()
    match = ann.open(LABYRINTH, seats=[{"kind": "human", "name": "Ann"}], seed="taken")["match"]["id"]
    with ann.sit(match, 0) as chair:
        assert len(chair.options) > 1
        assert "forced" not in chair.table
        chair.say("choose", version=chair.version, key=chair.options[0], taken=True)
    assert log_of(ann.get(f"/matches/{match}/log?seat=0"))[-1] == ("choice", "")


@pytest.mark.parametrize("many", [1, 2])
def test_opponents_are_not_told_that_a_hidden_hand_had_nothing_to_play(many: int, server: Server) -> None:
    """Where the other seat is a bot no one draws conclusions; where a person has it the question stays."""
    people = [server.visitor() for _ in range(many)]
    company = list(range(many))
    others = [{"kind": "open"}] if many == 2 else [{"kind": "bot", "agent": "random"}]
    settings = {"heroes": "2"}
    asked = {"game": TOWN, "settings": settings, "seats": [{"kind": "human", "name": "Ann"}, *others], "seed": "found"}

    def seated() -> list[Chair]:
        made = people[0].post("/matches", asked)["match"]
        if many == 2:
            people[1].post(f"/matches/{made['id']}/seats/1", {"name": "Bob", "code": made["invite"]})
        people[0].post(f"/matches/{made['id']}/start")
        return [person.sit(made["id"], seat) for seat, person in enumerate(people)]

    chairs = seated()
    if many == 1:
        # A bot has luck of its own, so that a game may end before there is only one option.
        pick = random.Random(1)
        while len(chairs[0].options) != 1:
            if chairs[0].options:
                chairs[0].choose(pick.choice(chairs[0].options))
            elif chairs[0].table["view"]["outcome"] is None:
                chairs[0].wait_for("moment")
            else:
                chairs[0].close()
                chairs = seated()
        assert chairs[0].table["forced"] in ("only", "end-turn")
    else:
        for key in first_only(TOWN, "found", company, False, **settings)[:-1]:
            next(chair for chair in chairs if key in chair.options).choose(key)
            for chair in chairs:
                chair.say("ping")
        assert [chair.table.get("forced", "") for chair in chairs if len(chair.options) == 1] == [""]
    for chair in chairs:
        chair.close()
