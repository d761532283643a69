"""Several people and one table: heroes, names and readiness before the start, whose turn it is in everyone's list,
what they decide together, and the next game.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.client import Problem, Visitor
from tests.server.server_process import Server
from tests.server.tables import moves, party, quiet, until

TOWN = "a-touch-of-evil"


def refusal(ask: Any, *given: Any) -> tuple[int, str]:
    with pytest.raises(Problem) as no:
        ask(*given)
    assert "⟦" not in no.value.body["text"]
    return no.value.status, no.value.error


def listed(visitor: Visitor, match: str) -> Any:
    return next(each for each in visitor.get("/matches") if each["id"] == match)


def lobby(server: Server, heroes: int = 2, **more: Any) -> tuple[str, list[Visitor]]:
    """A table of A Touch of Evil at which all seats are taken and the host has not started."""
    people = [server.visitor() for _ in range(heroes)]
    seats = [{"kind": "human", "name": "Ann"}] + [{"kind": "open"}] * (heroes - 1)
    match = people[0].post(
        "/matches", {"game": TOWN, "settings": {"heroes": str(heroes)}, "seats": seats, "seed": "company", **more}
    )["match"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/matches/{match['id']}/seats/{seat}", {"name": f"Guest {seat}", "code": match["invite"]})
    return match["id"], people


# Before the start


def test_guests_choose_their_heroes_and_play_them_from_a_luck_that_was_sealed_before(server: Server) -> None:
    match, (ann, bob) = lobby(server)
    sealed = ann.get(f"/matches/{match}")["commitment"]
    seat = f"/matches/{match}/seats/1"
    shown = bob.put(f"{seat}/settings", {"settings": {"hero-2": "katarina"}})
    assert shown["settings"]["hero-2"] == "katarina"
    assert refusal(ann.put, f"/matches/{match}/seats/0/settings", {"settings": {"hero-1": "katarina"}})[1] == (
        "error-hero-twice"
    )
    assert refusal(bob.put, f"{seat}/settings", {"settings": {"hero-1": "anne"}})[1] == "error-unknown-setting"
    assert refusal(bob.put, f"{seat}/settings", {"settings": {"villain": "vampire"}})[1] == "error-unknown-setting"
    assert refusal(ann.put, f"{seat}/settings", {"settings": {"hero-2": "random"}}) == (403, "error-not-your-seat")
    ann.post(f"/matches/{match}/start")
    assert listed(bob, match)["roles"][1] == "hero-katarina"
    assert refusal(bob.put, f"{seat}/settings", {"settings": {"hero-2": "random"}})[1] == "error-match-started"
    assert ann.get(f"/matches/{match}/proof")["commitment"] == sealed


def test_people_say_that_they_are_ready_and_change_their_names(server: Server) -> None:
    match, (ann, bob) = lobby(server)
    assert bob.put(f"/matches/{match}/seats/1/ready", {"ready": True})["seats"][1]["ready"] is True
    assert bob.put(f"/matches/{match}/seats/1/name", {"name": "ann"})["seats"][1]["name"] == "ann (2)"
    assert bob.put(f"/matches/{match}/seats/1/name", {"name": "  Bo\nb "})["seats"][1]["name"] == "Bo b"
    assert refusal(ann.put, f"/matches/{match}/seats/1/name", {"name": "Fool"})[0] == 403
    assert refusal(ann.put, f"/matches/{match}/seats/1/ready", {"ready": False})[0] == 403


def test_no_two_at_a_table_have_one_name_not_even_a_bot(server: Server) -> None:
    ann = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "ann"}, {"kind": "bot", "name": "Ann"}]
    match = ann.open("a-touch-of-evil", settings={"heroes": "4"}, seats=seats, start=False)["match"]
    assert [seat["name"] for seat in match["seats"]] == ["Ann", "ann (2)", "Ann (3)", ""]
    named = ann.put(f"/matches/{match['id']}/seats/3/bot", {"agent": "random", "name": "ANN"})
    assert named["seats"][3]["name"] == "ANN (4)"


# My games


def test_a_list_says_whose_turn_it_is_and_what_is_played(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        assert (listed(table.ann, table.match)["my_turn"], listed(table.ann, table.match)["asked"]) == (True, 0)
        assert (listed(table.bob, table.match)["my_turn"], listed(table.bob, table.match)["asked"]) == (False, 0)
        moves(chairs, "0")
        shown = listed(table.bob, table.match)
        assert (shown["my_turn"], shown["asked"], shown["winners"]) == (True, 1, None)
        assert 0 <= shown["quiet_for"] < 60
        moves((chairs[1], chairs[0]), "3142")
        assert listed(table.bob, table.match)["winners"] == [0]


def test_a_list_does_not_say_who_is_asked_in_secret(server: Server) -> None:
    match, people = lobby(server, rulings={})
    people[0].post(f"/matches/{match}/start")
    chairs = [person.sit(match, seat) for seat, person in enumerate(people)]
    private = False
    for _ in range(400):
        asked = next((chair for chair in chairs if chair.options), None)
        if asked is None:
            break
        other = people[1 - chairs.index(asked)]
        open_to_all = chairs[1 - chairs.index(asked)].table["view"]["decision"]["seat"]
        if open_to_all is None:
            private = True
            assert listed(other, match)["asked"] is None
            assert listed(people[chairs.index(asked)], match)["my_turn"]
            break
        asked.choose()
        for chair in chairs:
            quiet(chair)
    for chair in chairs:
        chair.close()
    assert private, "nothing was asked in secret"


# Deciding together


def test_two_at_a_table_ask_for_a_bot_in_the_place_of_one_who_is_gone_and_who_comes_back_plays_again(
    server: Server,
) -> None:
    match, people = lobby(server, 3, terms={"away": 0, "stand_in": "random"})
    people[0].post(f"/matches/{match}/start")
    chairs = [person.sit(match, seat) for seat, person in enumerate(people)]
    proposal = f"/matches/{match}/proposal"
    assert refusal(people[1].post, proposal, {"what": "stand-in", "by": 1, "seat": 0})[1] == "error-seat-present"
    chairs[0].close()
    until(lambda: not people[1].get(f"/matches/{match}")["seats"][0]["present"])
    shown = people[1].post(proposal, {"what": "stand-in", "by": 1, "seat": 0})
    assert (shown["proposal"]["what"], shown["proposal"]["asked"]) == ("stand-in", [2])
    assert shown["seats"][0]["stand_in"] == ""
    assert refusal(people[0].put, proposal, {"agree": True})[1] == "error-no-proposal", "it is about them"
    shown = people[2].put(proposal, {"agree": True})
    assert (shown["proposal"], shown["seats"][0]["stand_in"]) == (None, "random")
    # The seat is still Ann's.
    with people[0].sit(match, 0):
        shown = people[0].delete(f"/matches/{match}/seats/0/stand-in")
    assert (shown["mine"], shown["seats"][0]["stand_in"]) == ([0], "")
    for chair in chairs[1:]:
        chair.close()


def test_the_host_decides_alone_about_who_is_away_and_a_single_other_as_a_majority(server: Server) -> None:
    with party(server) as table:
        proposal = f"/matches/{table.match}/proposal"
        assert table.ann.post(proposal, {"what": "stand-in", "by": 0, "seat": 1})["seats"][1]["stand_in"] == "thumb"
        table.bob.delete(f"/matches/{table.match}/seats/1/stand-in")
        assert table.bob.post(proposal, {"what": "free", "by": 1, "seat": 0})["seats"][0]["kind"] == "open"
        assert table.ann.post(f"/matches/{table.match}/seats/0/return")["match"]["mine"] == [0]
        assert refusal(table.bob.post, proposal, {"what": "free", "by": 0, "seat": 1})[1] == "error-not-your-seat"
        assert refusal(server.visitor().post, proposal, {"what": "resume", "by": 0})[1] == "error-not-your-seat"


def test_a_pause_whose_host_has_left_is_ended_by_those_who_are_there(server: Server) -> None:
    with party(server) as table:
        table.ann.post(f"/matches/{table.match}/pause")
        bob = table.bob.sit(table.match, 1)
        table.chairs.append(bob)
        shown = table.bob.post(f"/matches/{table.match}/proposal", {"what": "resume", "by": 1})
        assert shown["paused"] is False


def test_other_terms_need_the_consent_of_all(server: Server) -> None:
    with party(server) as table:
        table.sit()
        proposal = f"/matches/{table.match}/proposal"
        days = {"kind": "days", "clock": "decision", "seconds": 86400}
        shown = table.ann.post(proposal, {"what": "terms", "by": 0, "terms": {**days, "seed_known": True}})
        assert (shown["terms"]["kind"], shown["proposal"]["asked"]) == ("live", [1])
        assert table.bob.put(proposal, {"agree": False})["proposal"] is None
        table.ann.post(proposal, {"what": "terms", "by": 0, "terms": days})
        shown = table.bob.put(proposal, {"agree": True})
        assert (shown["terms"]["kind"], shown["terms"]["seed_known"], shown["proposal"]) == ("days", False, None)
        assert refusal(table.bob.post, proposal, {"what": "terms", "by": 1, "terms": {"kind": "days"}})[0] == 400


# Once more


def test_the_next_game_is_one_for_all_with_the_seats_they_had(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        assert refusal(table.ann.post, f"/matches/{table.match}/again")[1] == "error-match-started"
        moves(chairs, "03142")
        first = table.bob.post(f"/matches/{table.match}/again")["match"]
        assert [(seat["kind"], seat["name"], seat["ready"]) for seat in first["seats"]] == [
            ("human", "Ann", False),
            ("human", "Bob", True),
        ]
        assert (first["host"], first["mine"], first["state"]) == (True, [1], "lobby")
        assert chairs[0].wait_for("seats")["rematch"] == first["id"]
        assert listed(table.ann, first["id"])["mine"] == [0], "Ann is asked in her list, too"
        second = table.ann.post(f"/matches/{table.match}/again")["match"]
        assert (second["id"], second["mine"], second["seats"][0]["ready"]) == (first["id"], [0], True)
        assert refusal(server.visitor().post, f"/matches/{table.match}/again")[0] == 403
        assert table.bob.post(f"/matches/{first['id']}/start")["state"] == "playing"


def test_one_who_played_bots_begins_the_next_game_at_once(server: Server) -> None:
    ann = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}]
    match = ann.open("tic-tac-toe", seats=seats)["match"]["id"]
    with ann.sit(match, 0) as chair:
        while chair.table["view"]["outcome"] is None:
            if chair.options:
                chair.choose()
            else:
                chair.wait_for("moment")
    with ThreadPoolExecutor(4) as presses:
        found = list(presses.map(lambda _: ann.post(f"/matches/{match}/again")["match"], range(4)))
    assert {each["state"] for each in found} == {"playing"}
    assert len({each["id"] for each in found}) == 1, "however often the button is pressed"
