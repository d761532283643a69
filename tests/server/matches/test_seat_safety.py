"""No one loses a seat by accident, and no one sees another's cards by vacating one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Problem, Visitor
from tests.server.server_process import Server
from tests.server.tables import Party, party, until

TOWN = "a-touch-of-evil"
TWO: dict[str, Any] = {"settings": {"heroes": "2"}}


def refusal(ask: Any, *given: Any) -> tuple[int, str]:
    with pytest.raises(Problem) as no:
        ask(*given)
    assert "⟦" not in no.value.body["text"]
    return no.value.status, no.value.error


def seat_of(table: Party, seat: int) -> Any:
    return table.ann.get(f"/matches/{table.match}")["seats"][seat]


def pieces(visitor: Visitor, match: str, seat: int) -> Any:
    with visitor.sit(match, seat, prose=False) as chair:
        return chair.welcome.get("table")


# Hidden hands


@pytest.mark.parametrize("how", ["free", "bot, then free", "stand up"])
def test_a_vacated_seat_with_a_hidden_hand_opens_to_no_one_not_even_the_host(server: Server, how: str) -> None:
    with party(server, TOWN, **TWO) as table:
        seat = f"/matches/{table.match}/seats/1"
        if how == "stand up":
            shown = table.bob.delete(seat)
            assert shown["seats"][1]["kind"] == "bot", "a bot plays on"
        elif how == "bot, then free":
            assert table.ann.put(f"{seat}/bot", {"agent": "random"})["seats"][1]["kind"] == "bot"
        assert refusal(table.ann.delete, seat) == (409, "error-seat-hidden")
        code = table.ann.get(f"/matches/{table.match}")["invite"]
        for taker in (table.ann, server.visitor()):
            assert refusal(taker.post, seat, {"name": "Nosy", "code": code}) == (409, "error-seat-taken")
        assert table.ann.get(f"/matches/{table.match}")["mine"] == [0]
        assert pieces(table.ann, table.match, 1) is None


def test_the_host_takes_no_seat_from_a_player_who_is_there(server: Server) -> None:
    with party(server) as table:
        table.sit()
        seat = f"/matches/{table.match}/seats/1"
        assert refusal(table.ann.delete, seat) == (409, "error-seat-present")
        assert refusal(table.ann.put, f"{seat}/bot", {"agent": "random"}) == (409, "error-seat-present")
        assert seat_of(table, 1)["kind"] == "human"


def test_all_are_told_of_a_seat_that_is_taken_and_who_lost_it_takes_it_back(server: Server) -> None:
    with party(server, TOWN, **TWO) as table:
        ann, bob = table.sit()
        bob.close()
        until(lambda: not seat_of(table, 1)["present"])
        table.ann.put(f"/matches/{table.match}/seats/1/bot", {"agent": "random"})
        notice = ann.wait_for("notice")["notice"]
        assert (notice["what"], notice["seat"], notice["who"], notice["agent"]) == ("freed", 1, "Bob", "random")
        lost = table.bob.get(f"/matches/{table.match}")
        assert (lost["mine"], lost["lost"]) == ([], [{"seat": 1, "why": "freed", "vacant": True}])
        assert refusal(server.visitor().post, f"/matches/{table.match}/seats/1/return") == (403, "error-not-your-seat")
        back = table.bob.post(f"/matches/{table.match}/seats/1/return")["match"]
        assert (back["mine"], back["lost"]) == ([1], [])
        assert (back["seats"][1]["kind"], back["seats"][1]["name"]) == ("human", "Bob")
        assert ann.wait_for("notice")["notice"]["what"] == "returned"


def test_where_nothing_is_hidden_a_vacated_seat_is_open_and_a_bot_plays_until_it_is_taken(
    server: Server,
) -> None:
    with party(server, terms={"stand_in": "random"}) as table:
        ann, _ = table.sit()
        table.bob.delete(f"/matches/{table.match}/seats/1")
        assert (seat_of(table, 1)["kind"], seat_of(table, 1)["agent"]) == ("open", "random")
        ann.choose("mark:4")
        assert ann.wait_for("moment")["table"]["view"]["pieces"]["cells"].count(1) == 1
        carol = server.visitor()
        code = table.ann.get(f"/matches/{table.match}")["invite"]
        assert carol.post(f"/matches/{table.match}/seats/1", {"name": "Carol", "code": code})["match"]["mine"] == [1]
        assert refusal(table.bob.post, f"/matches/{table.match}/seats/1/return") == (409, "error-seat-taken")


def test_the_host_alone_takes_no_seat_with_a_hidden_hand_while_others_are_there_to_be_asked(server: Server) -> None:
    ann, bob, carol = (server.visitor() for _ in range(3))
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    match = ann.post("/matches", {"game": TOWN, "settings": {"heroes": "3"}, "seats": seats})["match"]
    for seat, (guest, name) in enumerate(((bob, "Bob"), (carol, "Carol")), 1):
        guest.post(f"/matches/{match['id']}/seats/{seat}", {"name": name, "code": match["invite"]})
    ann.post(f"/matches/{match['id']}/start")
    bot, proposal = f"/matches/{match['id']}/seats/2/bot", f"/matches/{match['id']}/proposal"
    free = {"what": "free", "by": 0, "seat": 2}
    with ann.sit(match["id"], 0), bob.sit(match["id"], 1):
        assert refusal(ann.put, bot, {"agent": "random"}) == (409, "error-ask-others")
        shown = ann.post(proposal, free)
        assert (shown["seats"][2]["kind"], shown["proposal"]["asked"]) == ("human", [1])
        assert bob.put(proposal, {"agree": False})["proposal"] is None, "all have to agree"
        ann.post(proposal, free)
        assert bob.put(proposal, {"agree": True})["seats"][2]["kind"] == "bot"
    assert carol.get(f"/matches/{match['id']}")["lost"] == [{"seat": 2, "why": "freed", "vacant": True}]


def test_the_host_deletes_no_game_in_which_a_freed_seat_could_be_taken_back(server: Server) -> None:
    with party(server, TOWN, **TWO) as table:
        table.ann.put(f"/matches/{table.match}/seats/1/bot", {"agent": "random"})
        assert table.ann.delete(f"/matches/{table.match}") == {"everywhere": False}
        assert table.match not in [match["id"] for match in table.ann.get("/matches")]
        assert table.bob.post(f"/matches/{table.match}/seats/1/return")["match"]["mine"] == [1]
        assert table.bob.delete(f"/matches/{table.match}") == {"everywhere": True}


# A bot for me


def test_a_bot_plays_for_me_until_i_say_so_and_the_seat_stays_mine(server: Server) -> None:
    with party(server, terms={"stand_in": "random"}) as table:
        ann, bob = table.sit()
        shown = table.bob.put(f"/matches/{table.match}/seats/1/stand-in", {})
        assert (shown["mine"], shown["seats"][1]["stand_in"], shown["seats"][1]["stand_in_why"]) == (
            [1],
            "random",
            "asked",
        )
        assert ann.wait_for("notice")["notice"]["what"] == "stand-in"
        ann.choose("mark:4")
        assert ann.wait_for("moment")["table"]["view"]["pieces"]["cells"].count(1) == 1
        # Loading the page again does not mean that a player wants the seat back.
        bob.close()
        with table.bob.sit(table.match, 1) as again:
            assert again.welcome["seats"][1]["stand_in"] == "random"
            table.bob.delete(f"/matches/{table.match}/seats/1/stand-in")
            until(lambda: again.wait_for("seats")["seats"][1]["stand_in"] == "")
            ann.choose()
            until(lambda: again.wait_for("moment")["table"]["view"]["decision"].get("options"))
            assert again.choose()["type"] == "moment"
        assert refusal(table.ann.put, f"/matches/{table.match}/seats/1/stand-in", {}) == (403, "error-not-your-seat")


# Handing on


def test_a_seat_is_handed_on_only_when_the_link_is_used_and_the_one_who_gave_it_keeps_no_key(server: Server) -> None:
    with party(server) as table:
        _, bob = table.sit()
        link = table.bob.post(f"/matches/{table.match}/seats/1/hand-over")["secret"]
        assert table.bob.get(f"/matches/{table.match}")["handing"] == [1]
        assert table.bob.get(f"/matches/{table.match}")["mine"] == [1], "nothing has changed yet"
        assert bob.say("ping")["type"] == "pong"
        carol = server.visitor()
        opened = carol.post(f"/matches/{table.match}/seats/1/claim", {"secret": link, "name": "Carol"})
        assert (opened["match"]["mine"], opened["match"]["seats"][1]["name"]) == ([1], "Carol")
        assert bob.wait_for("bye")["reason"] == "error-seat-gone"
        lost = table.bob.get(f"/matches/{table.match}")["lost"]
        assert lost == [{"seat": 1, "why": "handed-on", "vacant": False}]
        for secret in (link, opened["secrets"][0]["secret"][::-1]):
            assert refusal(table.bob.post, f"/matches/{table.match}/seats/1/claim", {"secret": secret})[0] == 403
        assert refusal(table.bob.post, f"/matches/{table.match}/seats/1/return") == (403, "error-not-your-seat")


def test_a_link_that_was_withdrawn_or_replaced_opens_nothing(server: Server) -> None:
    with party(server) as table:
        seat = f"/matches/{table.match}/seats/1"
        first = table.bob.post(f"{seat}/hand-over")["secret"]
        second = table.bob.post(f"{seat}/hand-over")["secret"]
        assert refusal(server.visitor().post, f"{seat}/claim", {"secret": first}) == (403, "error-not-your-seat")
        assert table.bob.delete(f"{seat}/hand-over")["handing"] == []
        assert refusal(server.visitor().post, f"{seat}/claim", {"secret": second}) == (403, "error-not-your-seat")
        assert table.bob.get(f"/matches/{table.match}")["mine"] == [1]


def test_who_plays_alone_gives_nothing_away_by_accident(server: Server) -> None:
    ann = server.visitor()
    match = ann.open(TOWN, [{"kind": "human"}, {"kind": "bot", "agent": "random"}], **TWO)["match"]
    assert match["alone"] is True
    seat = f"/matches/{match['id']}/seats/0"
    assert refusal(ann.post, f"{seat}/hand-over") == (409, "error-alone")
    assert refusal(ann.put, f"{seat}/bot", {"agent": "random"}) == (409, "error-alone")
    assert refusal(ann.put, f"{seat}/stand-in", {}) == (409, "error-alone")
    assert refusal(ann.delete, seat) == (409, "error-alone")


# One's own games


def test_another_device_becomes_mine_once_with_all_my_games_and_those_to_come(server: Server) -> None:
    desk, phone, thief = server.visitor(), server.visitor(), server.visitor()
    first = desk.open()["match"]["id"]
    own = phone.open()["match"]["id"]
    link = desk.post("/me/links")["secret"]
    assert desk.get("/me/links") == {"device": True, "way_back": False}
    phone.post("/me/follow", {"secret": link})
    assert refusal(thief.post, "/me/follow", {"secret": link}) == (403, "error-link-closed")
    later = desk.open()["match"]["id"]
    assert {match["id"] for match in phone.get("/matches")} == {first, own, later}
    assert {match["id"] for match in desk.get("/matches")} == {first, own, later}
    with desk.sit(first) as one, phone.sit(first) as other:
        one.choose()
        assert other.wait_for("moment")["table"]["version"] == one.version


def test_a_way_back_opens_my_games_when_all_cookies_are_lost_until_it_is_withdrawn(server: Server) -> None:
    lost = server.visitor()
    match = lost.open()["match"]["id"]
    key = lost.post("/me/links", {"lasting": True})["secret"]
    for _ in range(2):
        new = server.visitor()
        assert new.post("/me/follow", {"secret": key})["way_back"] is True
        assert new.get(f"/matches/{match}")["mine"] == [0]
    assert new.delete("/me/links") == {"device": False, "way_back": False}
    assert refusal(server.visitor().post, "/me/follow", {"secret": key}) == (403, "error-link-closed")


def test_a_link_does_not_bring_another_attempt_at_the_daily_labyrinth(server: Server) -> None:
    desk, phone = server.visitor(), server.visitor()
    match = desk.post("/daily", {"name": "Desk"})["match"]["id"]
    phone.post("/me/follow", {"secret": desk.post("/me/links")["secret"]})
    assert phone.get("/daily")["match"] == match
    assert refusal(phone.post, "/daily", {"name": "Phone"}) == (409, "error-daily-begun")


def test_one_deletes_ones_own_game_and_leaves_those_of_others_standing(server: Server) -> None:
    ann = server.visitor()
    alone = ann.open()["match"]["id"]
    with ann.sit(alone) as chair:
        assert ann.delete(f"/matches/{alone}") == {"everywhere": True}
        assert chair.wait_for("bye")["reason"] == "error-match-deleted"
    assert refusal(ann.get, f"/matches/{alone}") == (404, "error-no-such-match")
    with party(server) as table:
        table.sit()
        assert refusal(server.visitor().delete, f"/matches/{table.match}") == (403, "error-not-yours")
        assert table.bob.delete(f"/matches/{table.match}") == {"everywhere": False}
        assert table.match not in [match["id"] for match in table.bob.get("/matches")]
        assert seat_of(table, 1)["kind"] == "open"
