"""A player who is away: a bot stands in after the time the host set, and steps aside when the person is back."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.moved_clock import MovedClock
from tests.server.server_process import Server, serving
from tests.server.tables import party, quiet, until


def test_a_person_who_is_away_is_stood_in_for_and_told_on_return(clock: MovedClock, server: Server) -> None:
    with party(server, terms={"away": 600, "stand_in": "random"}) as table:
        ann, bob = table.sit()
        ann.choose("mark:4")
        bob.wait_for("moment")
        bob.close()
        until(lambda: not ann.wait_for("seats")["seats"][1]["present"])
        clock.move_on(600)
        # Bob is asked and not there.
        moment = ann.wait_for("moment")
        assert moment["table"]["view"]["pieces"]["cells"].count(1) == 1
        shown = table.ann.get(f"/matches/{table.match}")["seats"][1]
        assert (shown["kind"], shown["name"], shown["stand_in"], shown["present"]) == ("human", "Bob", "random", False)
        ann.choose()
        assert ann.wait_for("moment")["table"]["view"]["pieces"]["cells"].count(1) == 2
        with table.bob.sit(table.match, 1) as back:
            missed = back.welcome["missed"]
            assert [event["event"] for told in missed for event in told["events"]] == ["marked"] * 3
            assert [told["version"] for told in missed] == [3, 4, 5]
            assert not any(told["own"] for told in missed)
            until(lambda: back.wait_for("seats")["seats"][1]["stand_in"] == "")
            ann.choose()
            back.wait_for("moment")
            assert back.choose()["type"] == "moment"


def test_no_stand_in_plays_for_a_person_who_is_there_and_thinks(clock: MovedClock, server: Server) -> None:
    with (
        party(server, terms={"away": 600, "stand_in": "random"}) as table,
        party(server, terms={"clock": "decision", "seconds": 900, "stand_in": "random"}) as other,
    ):
        ann, _ = table.sit()
        _, bob = other.sit()
        clock.move_on(900)
        # The server has looked at all that was due before.
        bob.wait_for("moment")
        seats = table.bob.get(f"/matches/{table.match}")["seats"]
        assert [seat["stand_in"] for seat in seats] == ["", ""]
        assert ann.choose("mark:4")["type"] == "moment"


def test_a_player_who_is_back_while_the_stand_in_still_thinks_chooses(tmp_path: Path, third_party: None) -> None:
    thinks = 4.0
    with (
        serving(tmp_path, bot_pause=thinks) as server,
        party(server, terms={"away": 5, "stand_in": "random"}) as table,
    ):
        ann, bob = table.sit()
        ann.choose("mark:4")
        bob.wait_for("moment")
        bob.close()
        until(lambda: ann.wait_for("seats")["seats"][1]["stand_in"])
        with table.bob.sit(table.match, 1) as back:
            until(lambda: ann.wait_for("seats")["seats"][1]["stand_in"] == "")
            time.sleep(thinks + 1.5)
            assert all(heard["type"] != "moment" for chair in (ann, back) for heard in quiet(chair))
            assert back.choose("mark:0")["type"] == "moment"


def test_a_player_who_sits_down_while_a_bot_still_thinks_chooses(tmp_path: Path, third_party: None) -> None:
    thinks = 4.0
    with serving(tmp_path, bot_pause=thinks) as server:
        ann = server.visitor()
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}]
        match = ann.open("tic-tac-toe", seats)["match"]
        with ann.sit(match["id"]) as chair:
            chair.choose("mark:4")
            ann.delete(f"/matches/{match['id']}/seats/1")
            bob = server.visitor()
            bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": match["invite"]})
            with bob.sit(match["id"], 1) as second:
                time.sleep(thinks + 1.5)
                assert all(heard["type"] != "moment" for each in (chair, second) for heard in quiet(each))
                assert second.choose("mark:0")["type"] == "moment"
