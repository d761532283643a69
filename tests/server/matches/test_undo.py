"""Taking back and making again, by the policy of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Chair, Visitor
from tests.server.server_process import Server, serving
from tests.server.tables import moves, party, quiet


def cells(moment: Any) -> str:
    """The board of a message, as signs."""
    return "".join(".XO"[cell + 1] for cell in moment["table"]["view"]["pieces"]["cells"])


def undo(chair: Chair) -> Any:
    return chair.say("undo", version=chair.version)


def redo(chair: Chair) -> Any:
    return chair.say("redo", version=chair.version)


@pytest.mark.parametrize("policy", ["open", "free", "consent"])
def test_ones_own_last_choice_that_revealed_nothing_is_taken_back_freely(server: Server, policy: str) -> None:
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


def test_the_others_agree_to_a_request(server: Server) -> None:
    with party(server) as table, server.visitor().sit(table.match, -1) as watcher:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        assert undo(ann)["type"] == "done"
        # What Ann chose and what Bob answered would go back: to the version before both.
        request = {"seat": 0, "agreed": [], "back_to": 1}
        assert ann.wait_for("undo-asked")["request"] == request
        assert bob.wait_for("undo-asked")["request"] == request
        with table.bob.sit(table.match, 1) as tab:
            assert tab.welcome["request"] == request
        assert ann.say("consent", agree=True)["reason"]["error"] == "error-no-request"
        assert bob.say("consent", agree=True)["type"] == "done"
        assert cells(ann.wait_for("moment")) == "........."
        assert ann.wait_for("undo-asked")["request"] is None
        assert bob.say("consent", agree=True)["reason"]["error"] == "error-no-request"
        assert "undo-asked" not in {heard["type"] for heard in quiet(watcher)}


def test_a_request_says_how_far_back_it_leads(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        assert ann.choose("mark:4")["type"] == "moment"
        before = ann.version
        assert bob.wait_for("moment")
        assert bob.choose("mark:0")["type"] == "moment"
        assert ann.wait_for("moment")
        assert ann.choose("mark:8")["type"] == "moment"
        assert bob.wait_for("moment")
        assert undo(bob)["type"] == "done"
        assert ann.wait_for("undo-asked")["request"] == {"seat": 1, "agreed": [], "back_to": before}


def test_the_others_refuse_a_request(server: Server) -> None:
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


def test_the_others_are_asked_once_about_each_choice(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        undo(ann)
        ann.wait_for("undo-asked")
        bob.say("consent", agree=False)
        assert ann.wait_for("undo-asked")["request"] is None
        assert undo(ann)["reason"]["error"] == "error-undo-asked-already"
        # About another choice they can be asked, also about one that takes the place of one taken back.
        for mark, answer in (("mark:8", "mark:1"), ("mark:7", "mark:2")):
            ann.choose(mark)
            bob.wait_for("moment")
            bob.choose(answer)
            ann.wait_for("moment")
            assert undo(ann)["type"] == "done"
            ann.wait_for("undo-asked")
            if mark == "mark:8":
                bob.say("consent", agree=True)
                ann.wait_for("moment")
                bob.wait_for("moment")


def test_a_request_lapses_with_the_next_choice_and_all_are_told(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        undo(ann)
        for chair in chairs:
            assert chair.wait_for("undo-asked")["request"] is not None
        ann.choose("mark:8")
        for chair in chairs:
            assert chair.wait_for("undo-asked")["request"] is None
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


# What the log can mark


def told(visitor: Visitor, match: str, seat: int) -> list[tuple[int, str, int | None]]:
    """The log of a seat: at which version what was done, and how far back it led."""
    moments = visitor.get(f"/matches/{match}/log?seat={seat}")["moments"]
    return [(moment["version"], moment["did"], moment["back_to"]) for moment in moments]


def what(moment: Any) -> tuple[int, str, int | None]:
    return moment["table"]["version"], moment["did"], moment["back_to"]


def test_a_moment_says_what_was_done_and_to_which_version_it_was_taken_back(server: Server) -> None:
    with party(server, undo="open") as table:
        ann, bob = table.sit()
        heard = [what(ann.choose("mark:4")), what(undo(ann)), what(redo(ann))]
        for _ in heard:
            bob.wait_for("moment")
        heard.append(what(bob.choose("mark:0")))
        ann.wait_for("moment")
        # All after the second choice goes; the first one stands since it was made again.
        heard.append(what(undo(bob)))
        ann.wait_for("moment")
        heard.append(what(undo(ann)))
        assert heard == [
            (2, "choice", None),
            (3, "undo", 1),
            (4, "redo", None),
            (5, "choice", None),
            (6, "undo", 4),
            (7, "undo", 1),
        ]
        bob.wait_for("moment")
        for visitor, seat in ((table.ann, 0), (table.bob, 1)):
            assert told(visitor, table.match, seat) == [(1, "start", None), *heard]


def test_a_choice_made_again_is_told_again_live_and_in_the_log(server: Server) -> None:
    with party(server, undo="open") as table:
        ann, _ = table.sit()
        first = ann.choose("mark:4")["events"]
        assert first
        assert undo(ann)["events"] == []
        assert redo(ann)["events"] == first
        log = table.ann.get(f"/matches/{table.match}/log?seat=0")["moments"]
        assert [moment["events"] for moment in log[1:]] == [first, [], first]


def test_an_order_given_at_any_time_is_called_so_to_its_seat_alone(server: Server) -> None:
    ann = server.visitor()
    match = ann.open("a-touch-of-evil", [{"kind": "human"}, {"kind": "human"}], settings={"heroes": "2"})["match"]["id"]
    with ann.sit(match, 0) as first, ann.sit(match, 1) as second:
        asked = first if first.options else second
        other = second if asked is first else first
        extra = other.table["anytime_options"][0]["key"]
        answer = other.choose(extra)
        assert (answer["type"], answer["did"], answer["back_to"]) == ("moment", "anytime", None)
        heard = [message for message in quiet(asked) if message["type"] == "moment"]
        assert all(message["did"] == "choice" for message in heard)
        assert [did for _, did, _ in told(ann, match, other.seat)][-1] == "anytime"


def test_a_worker_that_has_only_just_opened_the_match_asks_to_read_the_log_how_far_it_was_taken_back(
    tmp_path: Path, third_party: None
) -> None:
    with serving(tmp_path) as server:
        ann = server.visitor()
        match = ann.open(seed="night", undo="open")["match"]["id"]
        with ann.sit(match) as chair:
            chair.choose()
            chair.choose()
    with serving(tmp_path) as again:
        ann.base = again.visitor().base
        with ann.sit(match) as chair:
            assert what(undo(chair)) == (4, "undo", None)
            assert told(ann, match, 0)[-1] == (4, "undo", 2)
