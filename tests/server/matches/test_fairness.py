"""Fairness: what was promised before the first draw is kept, and everyone can check it."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest

from duskbox.core.errors import BadRecord
from duskbox.core.matches.match import Match
from tests.server.server_process import Server


def test_the_commitment_is_known_before_the_first_draw_and_the_seed_keeps_it(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    seats = [{"kind": "human", "name": "Ann", "salt": "a rainy evening"}]
    match = ann.post("/matches", {"game": "a-touch-of-evil", "seats": seats})["match"]
    name, promise = match["id"], match["commitment"]
    assert match["state"] == "lobby"
    assert len(promise) == 64
    early = ann.get(f"/matches/{name}/proof")
    assert (early["commitment"], early["seed"], early["verified"]) == (promise, "", None)
    bob.post(f"/matches/{name}/seats/1", {"name": "Bob", "code": match["invite"], "salt": "Bobs Würfel ⚄"})
    ann.post(f"/matches/{name}/start")
    running = bob.get(f"/matches/{name}/proof")
    assert (running["seed"], running["entries"], running["final_hash"]) == ("", 0, "")
    salts = {"0": "a rainy evening", "1": "Bobs Würfel ⚄"}
    assert running["salts"] == salts
    ann.put(f"/matches/{name}/seats/0/bot", {"agent": "random"})
    luck = Random(1)
    with bob.sit(name, 1) as chair:
        while chair.table["view"]["outcome"] is None:
            if chair.options:
                assert chair.choose(luck.choice(chair.options))["type"] == "moment"
            else:
                chair.wait_for("moment")
    proof = server.visitor().get(f"/matches/{name}/proof")
    assert proof["verified"] is True
    assert proof["commitment"] == promise == hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest()
    assert proof["salts"] == salts
    text = ann.get(f"/matches/{name}/record")
    record = Match.load(text)
    record.verify()
    assert record.record.seed == proof["seed"]
    assert json.loads(proof["header"])["commitment"] == promise
    assert proof["header"] == text.splitlines()[0]
    assert (proof["entries"], proof["final_hash"]) == (len(record.record.entries), record.record.final_hash)
    assert {entry.seat: entry.key for entry in record.record.entries if entry.do == "salt"} == {
        0: "a rainy evening",
        1: "Bobs Würfel ⚄",
    }
    # Another seed, or another salt, does not keep the promise.
    other = Match.load(text)
    other.record.seed = hashlib.sha256(b"another").hexdigest()
    with pytest.raises(BadRecord, match="error-record-commitment"):
        other.verify()


def test_the_seed_of_a_running_match_is_nowhere(server: Server) -> None:
    ann = server.visitor()
    match = ann.open()["match"]["id"]
    with ann.sit(match, 0) as chair:
        chair.choose()
        said = b"".join(chair.raw)
    text = ann.get(f"/matches/{match}/record")
    assert json.loads(text.splitlines()[-1]).get("seed", "") == ""
    assert ann.get(f"/matches/{match}/proof")["seed"] == ""
    assert b'"seed"' not in said
    assert '"seed"' not in json.dumps(ann.get(f"/matches/{match}"))


def test_a_chosen_seed_gives_the_same_luck_and_a_salt_another(server: Server) -> None:
    ann = server.visitor()
    tables = []
    for salt in ("", "", "mine"):
        seats = [{"kind": "human", "salt": salt}, *[{"kind": "human"}] * 7]
        match = ann.open("a-touch-of-evil", settings={"heroes": "8"}, seed="the same", seats=seats)["match"]["id"]
        with ann.sit(match) as chair:
            tables.append(chair.table["view"])
    assert tables[0] == tables[1]
    assert tables[0] != tables[2]


def test_a_match_with_a_chosen_seed_says_so(server: Server) -> None:
    visitor = server.visitor()
    drawn = visitor.open()["match"]
    named = visitor.open(seed="lantern", terms={"seed_known": False})["match"]
    assert drawn["terms"]["seed_known"] is False
    assert named["terms"]["seed_known"] is True
    assert (
        visitor.post("/matches", {"game": "fear-of-the-dark", "terms": {"seed_known": True}})["match"]["terms"][
            "seed_known"
        ]
        is False
    )
