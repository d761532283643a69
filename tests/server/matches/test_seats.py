"""Seats: who may sit, leave, hand over, be replaced, and what a secret opens."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Chair, Problem, Visitor
from tests.server.server_process import Server
from tests.server.tables import party, quiet, until


def refusal(ask: Any, *given: Any) -> tuple[int, str]:
    """How a request is refused."""
    with pytest.raises(Problem) as no:
        ask(*given)
    assert no.value.body["text"]
    assert "⟦" not in no.value.body["text"]
    return no.value.status, no.value.error


def lobby(ann: Visitor, seats: list[Any] | None = None, **more: Any) -> Any:
    sitting = [{"kind": "human", "name": "Ann"}] if seats is None else seats
    return ann.post("/matches", {"game": "tic-tac-toe", "seats": sitting, **more})["match"]


def ended(chair: Chair) -> tuple[str, bool, int]:
    """Why a connection was ended, whether to come back, and the code."""
    bye = chair.wait_for("bye")
    with pytest.raises(ConnectionClosed) as no:
        chair.hear()
    assert no.value.rcvd is not None
    return bye["reason"], bye["again"], no.value.rcvd.code


def test_a_guest_finds_the_match_by_invitation_and_sits_down(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match = lobby(ann)
    found = bob.post("/join", {"code": f" {match['invite'].upper()} "})
    assert (found["id"], found["mine"], found["host"], found["invite"]) == (match["id"], [], False, None)
    opened = bob.post(f"/matches/{match['id']}/seats/1", {"name": "  Bob\n ", "code": match["invite"]})
    assert (opened["match"]["mine"], opened["host_secret"]) == ([1], "")
    assert [secret["seat"] for secret in opened["secrets"]] == [1]
    assert [seat["name"] for seat in ann.get(f"/matches/{match['id']}")["seats"]] == ["Ann", "Bob"]


def test_no_one_takes_a_seat_uninvited_or_one_that_is_taken_or_does_not_exist(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match = lobby(ann)
    seat = f"/matches/{match['id']}/seats"
    assert refusal(bob.post, f"{seat}/1", {"name": "Bob"}) == (403, "error-not-invited")
    assert refusal(bob.post, f"{seat}/1", {"name": "Bob", "code": "nonsense"}) == (403, "error-not-invited")
    code = match["invite"]
    assert refusal(bob.post, f"{seat}/0", {"name": "Bob", "code": code}) == (409, "error-seat-taken")
    with pytest.raises(Problem) as no:
        bob.post(f"{seat}/0", {"name": "Bob", "code": code})
    assert no.value.body["facts"]["seat"] == 1, "as players count"
    assert refusal(bob.post, f"{seat}/2", {"name": "Bob", "code": code}) == (404, "error-no-seat")
    assert refusal(bob.post, f"{seat}/-1", {"name": "Bob", "code": code})[0] in (400, 404)
    assert refusal(bob.post, "/join", {"code": "nonsense"}) == (404, "error-no-such-invite")
    assert refusal(bob.post, "/matches/nosuchmatch00000/seats/0", {"name": "Bob"}) == (404, "error-no-such-match")
    assert [seat["kind"] for seat in ann.get(f"/matches/{match['id']}")["seats"]] == ["human", "open"]


def test_a_player_who_follows_one_who_gave_a_salt_has_the_seat_and_that_salt_stays(server: Server) -> None:
    ann, bob, carol = (server.visitor() for _ in range(3))
    match = lobby(ann)
    seat = f"/matches/{match['id']}/seats/1"
    bob.post(seat, {"name": "Bob", "code": match["invite"], "salt": "of Bob"})
    bob.delete(seat)
    opened = carol.post(seat, {"name": "Carol", "code": match["invite"], "salt": "of Carol"})
    assert opened["match"]["mine"] == [1]
    assert opened["secrets"][0]["secret"]
    assert carol.get(f"/matches/{match['id']}/proof")["salts"] == {"1": "of Bob"}
    ann.post(f"/matches/{match['id']}/start")
    with carol.sit(match["id"], 1) as chair:
        assert chair.welcome["seat"] == 1


def test_a_salt_that_makes_no_sense_leaves_the_seat_open(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match = lobby(ann)
    seat = f"/matches/{match['id']}/seats/1"
    told = {"name": "Bob", "code": match["invite"]}
    with ann.sit(match["id"]) as chair:
        quiet(chair)
        assert refusal(bob.post, seat, {**told, "salt": "two\nlines"}) == (409, "error-bad-salt")
        # No one has seen Bob come and go.
        assert all(heard["seats"][1]["kind"] == "open" for heard in quiet(chair) if heard["type"] == "seats")
    shown = ann.get(f"/matches/{match['id']}")["seats"][1]
    assert (shown["kind"], shown["name"]) == ("open", "")
    assert bob.post(seat, {**told, "salt": "one line"})["match"]["mine"] == [1]
    assert bob.get(f"/matches/{match['id']}/proof")["salts"] == {"1": "one line"}


def test_the_host_needs_no_invitation(server: Server) -> None:
    ann = server.visitor()
    match = lobby(ann)
    assert ann.post(f"/matches/{match['id']}/seats/1", {"name": "Also Ann"})["match"]["mine"] == [0, 1]


def test_a_match_does_not_start_while_a_seat_is_open(server: Server) -> None:
    ann = server.visitor()
    match = lobby(ann)
    with pytest.raises(Problem) as no:
        ann.post(f"/matches/{match['id']}/start")
    assert (no.value.status, no.value.error, no.value.body["facts"]) == (409, "error-seats-open", {"count": 1})
    ann.put(f"/matches/{match['id']}/seats/1/bot", {"agent": "random"})
    assert ann.post(f"/matches/{match['id']}/start")["state"] == "playing"
    assert refusal(ann.post, f"/matches/{match['id']}/start") == (409, "error-match-started")


def test_only_the_host_does_what_is_the_hosts(server: Server) -> None:
    with party(server) as table:
        for what in ("start", "pause", "resume", "step-back"):
            assert refusal(table.bob.post, f"/matches/{table.match}/{what}") == (403, "error-not-host")
            assert refusal(server.visitor().post, f"/matches/{table.match}/{what}") == (403, "error-not-host")
        assert refusal(table.ann.post, f"/matches/{table.match}/step-back") == (409, "error-match-started")


def test_no_player_decides_about_the_seat_of_another(server: Server) -> None:
    with party(server) as table:
        seat = f"/matches/{table.match}/seats/0"
        assert refusal(table.bob.delete, seat) == (403, "error-not-your-seat")
        assert refusal(table.bob.put, f"{seat}/bot", {"agent": "random"}) == (403, "error-not-your-seat")
        assert refusal(table.bob.post, f"{seat}/hand-over") == (403, "error-not-your-seat")
        assert refusal(table.bob.put, f"{seat}/hook", {"url": ""}) == (403, "error-not-your-seat")
        # The host may free a seat or put a bot there, but not take it over.
        assert refusal(table.ann.post, f"/matches/{table.match}/seats/1/hand-over") == (403, "error-not-your-seat")


def test_a_player_who_leaves_frees_the_seat_and_loses_it(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        shown = table.bob.delete(f"/matches/{table.match}/seats/1")
        assert (shown["mine"], shown["seats"][1]["kind"]) == ([], "open")
        assert ended(bob) == ("error-seat-gone", False, 4003)
        until(lambda: ann.wait_for("seats")["seats"][1]["kind"] == "open")
        with table.bob.sit(table.match, 1) as again:
            assert again.welcome["reason"]["error"] == "error-not-your-seat"
        carol = server.visitor()
        code = table.ann.get(f"/matches/{table.match}")["invite"]
        carol.post(f"/matches/{table.match}/seats/1", {"name": "Carol", "code": code})
        with carol.sit(table.match, 1) as late:
            # Before she came a bot would have answered in her place.
            assert ann.choose("mark:4")["type"] == "moment"
            late.wait_for("moment")
            told = late.choose("mark:0")
            assert told["type"] == "moment", told


def test_a_seat_handed_over_opens_only_to_its_new_secret(server: Server) -> None:
    ann, bob, carol = server.visitor(), server.visitor(), server.visitor()
    match = lobby(ann)
    opened = bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": match["invite"]})
    old = opened["secrets"][0]["secret"]
    ann.post(f"/matches/{match['id']}/start")
    tab = bob.sit(match["id"], 1)
    by_secret = server.visitor().sit(match["id"], 1, old)
    link = bob.post(f"/matches/{match['id']}/seats/1/hand-over")["secret"]
    claimed = carol.post(f"/matches/{match['id']}/seats/1/claim", {"secret": link, "name": "Carol"})
    new = claimed["secrets"][0]["secret"]
    assert len({old, link, new}) == 3
    for chair in (tab, by_secret):
        assert ended(chair) == ("error-seat-gone", False, 4003)
    for visitor, secret in ((bob, ""), (server.visitor(), old), (server.visitor(), link)):
        with visitor.sit(match["id"], 1, secret) as chair:
            assert chair.welcome["reason"]["error"] == "error-not-your-seat"
    program = Visitor(server.base, old)
    assert program.get(f"/matches/{match['id']}")["mine"] == []
    assert refusal(carol.post, f"/matches/{match['id']}/seats/1/claim", {"secret": old}) == (403, "error-not-your-seat")
    assert claimed["match"]["mine"] == [1]
    assert claimed["match"]["seats"][1]["name"] == "Carol"
    with carol.sit(match["id"], 1) as chair, server.visitor().sit(match["id"], 1, new) as other:
        assert chair.welcome["type"] == other.welcome["type"] == "welcome"


def test_a_seat_is_claimed_in_another_browser_and_both_hold_it(server: Server) -> None:
    phone, computer = server.visitor(), server.visitor()
    opened = phone.open()
    match, secret = opened["match"]["id"], opened["secrets"][0]["secret"]
    assert computer.post(f"/matches/{match}/seats/0/claim", {"secret": secret})["match"]["mine"] == [0]
    assert computer.get(f"/matches/{match}")["host"] is False
    with phone.sit(match) as one, computer.sit(match) as two:
        one.choose()
        assert two.wait_for("moment")["table"]["version"] == one.version


def test_a_program_uses_its_secret_instead_of_a_cookie(server: Server) -> None:
    opened = server.visitor().open()
    match = opened["match"]["id"]
    seat = Visitor(server.base, opened["secrets"][0]["secret"])
    host = Visitor(server.base, opened["host_secret"])
    assert (seat.get(f"/matches/{match}")["mine"], seat.last_headers.get("set-cookie")) == ([0], None)
    assert seat.get(f"/matches/{match}")["host"] is False
    assert host.get(f"/matches/{match}")["host"] is True
    assert host.post(f"/matches/{match}/pause")["paused"] is True
    assert refusal(seat.post, f"/matches/{match}/resume") == (403, "error-not-host")


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: Server) -> None:
    ann = server.visitor()
    ann.open()
    parts = {part.strip().lower() for part in ann.last_headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/api"} <= parts


def test_secrets_are_not_stored(server: Server) -> None:
    ann = server.visitor()
    opened = ann.open()
    stored = b"".join(path.read_bytes() for path in server.folder.glob("duskbox.sqlite3*"))
    assert opened["match"]["id"].encode() in stored
    for secret in (opened["host_secret"], opened["secrets"][0]["secret"], ann.cookie.partition("=")[2]):
        assert len(secret) >= 22
        assert secret.encode() not in stored


def test_the_host_frees_a_seat(server: Server) -> None:
    with party(server) as table:
        _, bob = table.sit()
        bob.close()
        until(lambda: not table.ann.get(f"/matches/{table.match}")["seats"][1]["present"])
        shown = table.ann.delete(f"/matches/{table.match}/seats/1")
        assert shown["seats"][1]["kind"] == "open"
        assert table.bob.get(f"/matches/{table.match}")["mine"] == []


def test_a_bot_sits_down_in_the_middle_and_a_person_after_it(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        ann.choose("mark:4")
        shown = table.bob.put(f"/matches/{table.match}/seats/1/bot", {"agent": "random", "name": "Clockwork"})
        assert (shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("bot", "Clockwork")
        assert ended(bob)[0] == "error-seat-gone"
        assert ann.wait_for("moment")["table"]["version"] == 3
        quiet(ann)
        table.ann.delete(f"/matches/{table.match}/seats/1")
        table.ann.post(f"/matches/{table.match}/seats/1", {"name": "Ann again"})
        ann.choose()
        with table.ann.sit(table.match, 1) as other:
            assert other.choose()["type"] == "moment"


def test_an_unknown_agent_does_not_sit_down(server: Server) -> None:
    ann = server.visitor()
    match = lobby(ann)
    where = f"/matches/{match['id']}/seats/1/bot"
    assert refusal(ann.put, where, {"agent": "grandmaster"}) == (400, "error-bad-value")
    assert refusal(ann.put, where, {"agent": ""}) == (400, "error-bad-value")
    new = {"game": "tic-tac-toe", "seats": [{"kind": "bot", "agent": "grandmaster"}]}
    assert refusal(ann.post, "/matches", new) == (400, "error-bad-value")
    assert refusal(ann.post, "/matches", {"game": "tic-tac-toe", "terms": {"stand_in": "nobody"}})[0] == 400


def test_only_my_matches_are_listed_newest_first(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    assert ann.get("/matches") == []
    first = lobby(ann)
    second = ann.open()["match"]
    bob.post(f"/matches/{first['id']}/seats/1", {"name": "Bob", "code": first["invite"]})
    listed = ann.get("/matches")
    assert [match["id"] for match in listed] == [second["id"], first["id"]]
    assert [(match["host"], match["mine"]) for match in listed] == [(True, [0]), (True, [0])]
    theirs = bob.get("/matches")
    assert [(match["id"], match["host"], match["mine"]) for match in theirs] == [(first["id"], False, [1])]
    assert theirs[0]["invite"] == first["invite"], "who sits at the table may invite others, too"
    assert server.visitor().get("/matches") == []


def test_whose_turn_it_is_is_told_to_the_one_who_is_asked(server: Server) -> None:
    with party(server) as table:
        assert table.ann.get(f"/matches/{table.match}")["my_turn"] is True
        assert table.bob.get(f"/matches/{table.match}")["my_turn"] is False
        assert server.visitor().get(f"/matches/{table.match}")["my_turn"] is False


def test_two_who_sit_down_at_once_do_not_share_a_seat(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    match = lobby(server.visitor())

    def try_it(number: int) -> int:
        try:
            server.visitor().post(f"/matches/{match['id']}/seats/1", {"name": str(number), "code": match["invite"]})
        except Problem as no:
            assert no.error == "error-seat-taken"
            return 0
        return 1

    with ThreadPoolExecutor(6) as people:
        assert sum(people.map(try_it, range(6))) == 1


def test_every_seat_says_on_whose_side_it_is(server: Server) -> None:
    ann = server.visitor()
    for settings, sides in (
        ({"heroes": "4", "mode": "team", "teams": "2"}, [0, 0, 1, 1]),
        ({"heroes": "4", "mode": "cooperative"}, [0, 0, 0, 0]),
        ({"heroes": "4", "mode": "competitive"}, [0, 1, 2, 3]),
    ):
        match = ann.post("/matches", {"game": "a-touch-of-evil", "settings": settings})["match"]
        assert [seat["side"] for seat in match["seats"]] == sides
        listed = next(each for each in ann.get("/matches") if each["id"] == match["id"])
        assert [seat["side"] for seat in listed["seats"]] == sides
