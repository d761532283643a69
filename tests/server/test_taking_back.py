"""Taking back and making again, by the policy of the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Chair
from tests.server.running import Server
from tests.server.sitting import moves, party, quiet


def cells(moment: Any) -> str:
    """The board of a message, as signs."""
    return "".join(".XO"[cell + 1] for cell in moment["table"]["view"]["pieces"]["cells"])


def undo(chair: Chair) -> Any:
    return chair.say("undo", version=chair.version)


def redo(chair: Chair) -> Any:
    return chair.say("redo", version=chair.version)


@pytest.mark.parametrize("policy", ["open", "free", "consent"])
def test_ones_own_last_choice_that_nobody_learned_from_is_taken_back_freely(server: Server, policy: str) -> None:
    with party(server, undo=policy) as table:
        ann, bob = table.sit()
        ann.choose("mark:4")
        assert ann.table["undo"] == {"policy": policy, "can": True, "free": True, "redo": False}
        assert bob.wait_for("moment")["table"]["undo"] == {"policy": policy, "can": False, "free": False, "redo": False}
        answer = undo(ann)
        assert (answer["type"], cells(answer)) == ("moment", ".........")
        assert answer["table"]["version"] == 3
        assert cells(bob.wait_for("moment")) == "........."
        assert ann.table["undo"]["redo"] is True
        assert redo(bob)["reason"]["error"] == "error-redo-other"
        assert cells(redo(ann)) == "....X...."
        assert cells(bob.wait_for("moment")) == "....X...."


def test_without_taking_back_nothing_is_taken_back(server: Server) -> None:
    with party(server, undo="none") as table:
        ann, bob = table.sit()
        ann.choose("mark:4")
        assert ann.table["undo"]["can"] is False
        assert undo(ann)["reason"]["error"] == "error-undo-none"
        bob.wait_for("moment")
        assert bob.choose("mark:0")["type"] == "moment"


def test_under_free_what_another_answered_stays(server: Server) -> None:
    with party(server, undo="free") as table:
        chairs = table.sit()
        moves(chairs, "40")
        assert undo(chairs[0])["reason"]["error"] == "error-undo-free"
        assert cells(undo(chairs[1])) == "....X...."


def test_under_open_a_choice_is_taken_back_with_all_that_followed(server: Server) -> None:
    with party(server, undo="open") as table:
        chairs = table.sit()
        moves(chairs, "40")
        assert cells(undo(chairs[0])) == "........."
        assert cells(chairs[1].wait_for("moment")) == "........."


def test_nothing_can_be_taken_back_before_the_first_choice_or_for_an_older_table(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        ann, bob = chairs
        assert undo(ann)["reason"]["error"] == "error-nothing-to-undo"
        assert redo(ann)["reason"]["error"] == "error-nothing-to-redo"
        moves(chairs, "4")
        assert undo(bob)["reason"]["error"] == "error-nothing-to-undo"
        late = ann.say("undo", version=1)
        assert late["reason"]["error"] == "error-stale-version"
        assert late["table"]["version"] == 2


def test_the_others_agree_to_a_wish(server: Server) -> None:
    with party(server) as table, server.visitor().sit(table.match, -1) as watcher:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        assert undo(ann)["type"] == "done"
        wish = {"seat": 0, "agreed": []}
        assert ann.wait_for("undo-asked")["request"] == wish
        assert bob.wait_for("undo-asked")["request"] == wish
        with table.bob.sit(table.match, 1) as tab:
            assert tab.welcome["request"] == wish
        assert ann.say("consent", agree=True)["reason"]["error"] == "error-no-request"
        assert bob.say("consent", agree=True)["type"] == "done"
        assert cells(ann.wait_for("moment")) == "........."
        assert ann.wait_for("undo-asked")["request"] is None
        assert bob.say("consent", agree=True)["reason"]["error"] == "error-no-request"
        assert "undo-asked" not in {heard["type"] for heard in quiet(watcher)}


def test_the_others_refuse_a_wish(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        undo(ann)
        ann.wait_for("undo-asked")
        assert bob.say("consent", agree=False)["type"] == "done"
        assert ann.wait_for("undo-asked")["request"] is None
        with table.ann.sit(table.match, 0) as tab:
            assert tab.welcome["request"] is None
            assert tab.table["view"]["pieces"]["cells"].count(-1) == 7


def test_a_wish_lapses_with_the_next_choice_and_all_are_told(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        undo(ann)
        for chair in chairs:
            assert chair.wait_for("undo-asked")["request"] is not None
        ann.choose("mark:8")
        for chair in chairs:
            assert chair.wait_for("undo-asked", 5)["request"] is None
        assert bob.say("consent", agree=True)["reason"]["error"] == "error-no-request"


def test_a_bot_has_nothing_against_it(server: Server) -> None:
    ann = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}]
    match = ann.open("tic-tac-toe", seats=seats)["match"]["id"]
    with ann.sit(match) as chair:
        chair.choose("mark:4")
        chair.wait_for("moment")
        answer = undo(chair)
        assert (answer["type"], cells(answer)) == ("moment", ".........")


def finished(server: Server, visitor: Any, seed: str) -> Any:
    """A lone player who always chooses the last option until the labyrinth has an end."""
    match = visitor.open(seed=seed, undo="open")["match"]["id"]
    chair = visitor.sit(match, prose=False)
    while chair.options:
        chair.choose(chair.options[-1])
    return match, chair


def test_a_lone_player_takes_back_even_the_last_step(server: Server) -> None:
    ann = server.visitor()
    match, chair = finished(server, ann, "last step")
    with chair:
        assert ann.get(f"/matches/{match}")["state"] == "over"
        assert chair.table["undo"]["can"] is True
        assert undo(chair)["table"]["view"]["outcome"] is None
        shown = ann.get(f"/matches/{match}")
        assert (shown["state"], shown["outcome"], shown["ended_at"]) == ("playing", "", None)
        chair.choose(chair.options[-1])
        assert ann.get(f"/matches/{match}")["state"] == "over"


def test_a_finished_match_of_several_stays_finished(server: Server) -> None:
    with party(server, undo="open") as table:
        chairs = table.sit()
        moves(chairs, "03142")
        assert chairs[0].table["view"]["outcome"]["name"] == "first-wins"
        for chair in chairs:
            assert chair.table["undo"]["can"] is False
            assert undo(chair)["reason"]["error"] == "error-match-over"
            assert chair.say("choose", version=chair.version, key="mark:8")["reason"]["error"] == "error-match-over"
