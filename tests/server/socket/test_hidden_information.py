"""Nothing that a seat cannot know reaches it: every frame of 200 matches is kept, byte for byte, and made again from
worlds that differ only in what is hidden.

Rooms, database, journal and the taking back of choices are the real ones; the first test leaves out nothing but the
socket, the others not even that. More matches and more entries of each: DUSKBOX_LEAK_MATCHES and DUSKBOX_LEAK_ENTRIES.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from duskbox.agents.agent import Seen, agent
from duskbox.core.chance import Fast
from duskbox.core.errors import BadRecord
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import unstarted_match
from duskbox.core.matches.records import CHOOSE, read
from duskbox.server.http.bodies import Brought, NewMatch, NewSeat
from duskbox.server.matches import opening, seat_view
from duskbox.server.matches import undo as taking_back
from duskbox.server.matches.opening import start_match
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import Refuse
from duskbox.server.socket import updates
from duskbox.server.socket.messages import FromServer, encode
from duskbox.server.storage.rows import SPECTATOR, Terms
from tests.server.client import Chair, Problem, Visitor
from tests.server.in_process import a_worker
from tests.server.server_process import Server

MATCHES: Final = int(os.environ.get("DUSKBOX_LEAK_MATCHES", "200"))
ENTRIES: Final = int(os.environ.get("DUSKBOX_LEAK_ENTRIES", "20"))
#: How many matches are under way at once, so that they share the commits of the journal.
AT_ONCE: Final = 8

TOWN: Final = "a-touch-of-evil"
DARK: Final = "fear-of-the-dark"
#: What leads to hidden knowledge is chosen more often than pure chance would.
LIKED: Final = ("showdown", "buy-lair", "look", "elder", "accuse", "play", "service", "encounter")
PACKS: Final = {
    TOWN: "docs/packs/shadowbrook-by-day.toml",
    DARK: "docs/packs/longer-night.toml",
}


# Matches of many kinds


def a_match(number: int) -> Match:
    """A match in the middle of play or before its first choice: all modes, two to four Heroes, rulings, packs and undo
    policies in turn.
    """
    luck = Random(number)
    game = DARK if number % 10 == 9 else TOWN
    settings = {"difficulty": luck.choice(["easy", "hard"])} if game == DARK else town_settings(number, luck)
    rulings: dict[str, str] = {}
    pack = None
    if number % 3 == 1:
        known = unstarted_match(game).game.rulings
        rulings = {each.name: luck.choice(each.values) for each in luck.sample(known, 3)}
    if number % 5 == 2:
        pack = tomllib.loads(Path(PACKS[game]).read_text(encoding="utf-8"))
    undo = ("open", "consent", "free", "none")[number % 4]
    match = Match.new(game, settings, rulings, pack, seed=f"leak {number}", undo=undo)
    play = Play(number)
    for _ in range(luck.choice([0, 0, 20, 60, 160])):
        if match.decision is None:
            return a_match(number + 1000)
        seat, key = play.pick(match)
        match.choose(key, seat=seat)
    return a_match(number + 1000) if match.decision is None else match


def town_settings(number: int, luck: Random) -> dict[str, str]:
    mode = ("competitive", "cooperative", "team")[number % 3]
    return {
        "mode": mode,
        "level": luck.choice(["basic", "advanced"]),
        "heroes": "4" if mode == "team" else str(2 + number % 3),
        "villain": luck.choice(["random", "werewolf"]),
        "showdown-chart": luck.choice(["on", "off"]),
    }


class Play:
    """Chooses for all seats; now and then a player gives a standing order instead."""

    def __init__(self, seed: int) -> None:
        self.will = Random(seed)
        self.agent = agent("random", seed)

    def pick(self, match: Match) -> tuple[int, str]:
        decision = match.decision
        assert decision is not None
        if self.will.random() < 0.15:
            anyone = self.will.randrange(match.table.seats)
            anytime_options = [extra.key for extra in match.table.anytime_options(anyone) if extra.key != "give-up"]
            if anytime_options:
                return anyone, self.will.choice(anytime_options)
        liked = [option for option in decision.options if option.verb in LIKED]
        if liked and self.will.random() < 0.5:
            return decision.seat, self.will.choice(liked).key
        glance = Seen(match.game, match.table, decision.seat)
        return decision.seat, self.agent.pick(glance, decision.options).key


# A server without sockets


class Keeper:
    """A watcher that keeps every byte that it is sent."""

    def __init__(self, seat: int, prose: bool) -> None:
        self.seat = seat
        self.address = "here"
        self.prose = prose
        self.host = False
        self.muted: frozenset[int] = frozenset()
        self.version = 0
        self.answering = 0
        self.heard_at = 0.0
        self.sent: list[bytes] = []
        #: The table it was shown last.
        self.table = b""

    def push(self, message: FromServer) -> None:
        self.sent.append(encode(message))

    def end(self, reason: str, again: bool) -> None:
        raise AssertionError(f"let go: {reason}")

    async def stay(self) -> None:
        """The one who keeps everything has every right to it."""


async def a_room(rooms: Rooms, match: Match) -> Room:
    """The match as one that was opened here if it is new, and brought along if it is not."""
    header = match.record.header
    if match.choice_count:
        text = match.record.text(with_seed=True)
        name, _, _ = await opening.bring(rooms.services, Brought(text, go_on=True))
        return await rooms.room(name)
    seats = [NewSeat("human", f"Player {seat}") for seat in range(match.table.seats)]
    given = {"game": header.game, "settings": header.settings, "rulings": header.rulings, "pack": header.pack}
    wanted = msgspec.convert({**given, "undo": header.undo, "seats": seats, "seed": match.record.seed}, NewMatch)
    name, _, _ = await opening.open_match(rooms.services, wanted)
    room = await rooms.room(name)
    await start_match(room)
    return room


def shown_again(match: Match, keeper: Keeper) -> bytes:
    """What a keeper is shown when it asks for the table; what may be taken back is looked at by a test of its own."""
    table = seat_view.shown(match, keeper.seat, keeper.prose)
    table.undo = None
    return encode(table)


class Watched:
    """One match that is watched from every seat and by a spectator,
    and from one seat by a program that wants no words.
    """

    def __init__(self, room: Room, number: int, counts: Counter[str]) -> None:
        self.room = room
        self.play = Play(number)
        self.counts = counts
        self.keepers = [Keeper(seat, True) for seat in range(SPECTATOR, room.row.seats)]
        self.keepers.append(Keeper(number % room.row.seats, False))

    async def arrive(self) -> None:
        async with self.room.lock:
            match = await self.room.match()
            for keeper in self.keepers:
                keeper.version = match.course.versions[keeper.seat]
                keeper.table = shown_again(match, keeper)
                self.room.watchers.add(keeper)

    async def step(self) -> bool:
        """One more entry, and all that came of it looked at; False when the match is over."""
        room = self.room
        async with room.lock:
            match = await room.match()
            if match.decision is None:
                return False
            before = match.course.versions.numbers[:]
            entries = len(match.record.entries)
            seat, key = self.play.pick(match)
            last = match.record.entries[-1]
        for keeper in self.keepers:
            keeper.sent.clear()
        if self.play.will.random() < 0.08 and last.do == CHOOSE:
            try:
                await taking_back.undo(room, last.seat, before[last.seat])
            except Refuse:
                self.counts["refused undos"] += 1
        else:
            await room.choose(seat, before[seat], key)
        async with room.lock:
            match = await room.match()
            self.counts["entries"] += len(match.record.entries) - entries
            for keeper in self.keepers:
                self.look(match, keeper, before[keeper.seat])
        return True

    def look(self, match: Match, keeper: Keeper, before: int) -> None:
        """What this keeper was sent is what it would have been sent in any other world it may be in."""
        moments = [body for body in keeper.sent if body.startswith(b'{"type":"moment"')]
        assert len(moments) == match.course.versions[keeper.seat] - before, (
            "one frame for each thing noticed, and no other"
        )
        true = match.table
        luck = Fast(self.play.will.getrandbits(32), len(match.game.streams))
        match.course.table = match.game.sample(true, keeper.seat, luck)
        try:
            if self.play.will.random() < 0.1:
                self.counts["worlds looked into"] += 1
                self.counts["with other secrets"] += any(
                    match.game.pieces(true, other) != match.game.pieces(match.table, other)
                    for other in range(true.seats)
                )
            table = shown_again(match, keeper)
            moment = encode(updates.moment_of(self.room, match, keeper.seat, keeper.prose))
        finally:
            match.course.table = true
        self.counts["frames"] += len(moments)
        if moments:
            assert moments == [moment]
            keeper.table = table
        else:
            assert table == keeper.table, "who noticed nothing is shown the same table when it asks again"


async def watch(rooms: Rooms, number: int, counts: Counter[str], turn: asyncio.Semaphore) -> None:
    async with turn:
        match = a_match(number)
        watched = Watched(await a_room(rooms, match), number, counts)
        await watched.arrive()
        for _ in range(ENTRIES):
            if not await watched.step():
                break
        counts["matches"] += 1
        counts[f"matches of {match.game.name}"] += 1


def test_every_frame_of_200_matches_is_the_same_in_every_world_its_seat_may_be_in(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()

    async def all_matches() -> None:
        turn = asyncio.Semaphore(AT_ONCE)
        async with a_worker(tmp_path) as rooms:
            await asyncio.gather(*(watch(rooms, number, counts, turn) for number in range(MATCHES)))

    asyncio.run(all_matches())
    print(dict(counts))
    assert counts["matches"] == MATCHES
    assert counts[f"matches of {TOWN}"] > counts[f"matches of {DARK}"] > 0
    assert counts["entries"] > MATCHES * ENTRIES * 3 // 4
    assert counts["with other secrets"] > counts["worlds looked into"] // 3, "there was something to hide"


# Clocks and taking back


def test_a_bank_does_not_tell_who_was_asked_in_private(tmp_path: Path) -> None:
    asked: list[int] = []

    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            for number in range(2):
                terms = Terms(clock="bank", seconds=6000.0, increment=700.0)
                seats = [NewSeat("human") for _ in range(3)]
                wanted = NewMatch(TOWN, {"heroes": "3"}, seats=seats, terms=terms, seed=f"bank {number}")
                name, _, _ = await opening.open_match(rooms.services, wanted)
                room = await rooms.room(name)
                await start_match(room)
                asked.extend(await banks_hold(room, number))

    asyncio.run(play())
    assert len(asked) > 5
    assert len(set(asked)) > 1


async def banks_hold(room: Room, number: int) -> list[int]:
    """Play on, and see that the others are shown a bank in which only open questions count;
    who was asked in private.
    """
    watched = Watched(room, number, Counter())
    await watched.arrive()
    private: list[int] = []
    in_the_open: list[int] = []
    for _ in range(150):
        async with room.lock:
            match = await room.match()
            decision = match.decision
            if decision is None:
                break
            seat, key = watched.play.pick(match)
            version = match.course.versions[seat]
        for keeper in watched.keepers:
            keeper.sent.clear()
        await room.choose(seat, version, key)
        async with room.lock:
            if (await room.match()).decision is not decision:
                (private if decision.private else in_the_open).append(seat)
        for keeper in watched.keepers:
            for body in keeper.sent:
                clock = msgspec.json.decode(body)["clock"]
                for other, bank in enumerate(clock["banks"] or []):
                    counted = in_the_open.count(other) + (private.count(other) if other == keeper.seat else 0)
                    # Every question brings 700 seconds, and takes next to none.
                    assert bank == pytest.approx(6000 + 700 * counted, abs=300.0), (keeper.seat, other)
    return private


# Over real sockets


class Table:
    """A match with a chair for every seat and a spectator, at a real server."""

    def __init__(self, server: Server, seed: str, settings: dict[str, str], **more: Any) -> None:
        self.host = server.visitor()
        heroes = int(settings["heroes"])
        seats = [{"kind": "human", "name": f"Player {seat}"} for seat in range(heroes)]
        opened = self.host.open(TOWN, seats, settings=settings, seed=seed, **more)
        self.name: str = opened["match"]["id"]
        self.chairs: list[Chair] = []
        for seat in range(heroes):
            self.chairs.append(self.host.sit(self.name, seat))
            # All are told that this one is there before the next one comes.
            self.chairs[-1].say("ping")
        # Last: a table that only a spectator looks at falls asleep again, at once or a moment later.
        self.watching = server.visitor().sit(self.name, SPECTATOR)

    def catch_up(self, seat: int) -> Chair:
        """A seat hears everything that was said to it until now."""
        chair = self.watching if seat == SPECTATOR else self.chairs[seat]
        chair.say("ping")
        return chair

    def asked(self) -> int:
        """Who is asked: the only one who is shown options."""
        for seat in range(len(self.chairs)):
            if self.catch_up(seat).options:
                return seat
        raise AssertionError("no one is asked")

    def heard(self, seat: int) -> list[bytes]:
        """All bytes that a seat was sent, without the name of the match, which is not the same in two matches."""
        return [frame.replace(self.name.encode(), b"MATCH") for frame in self.catch_up(seat).raw]

    def close(self) -> None:
        for chair in (self.watching, *self.chairs):
            chair.close()


def without_undo(frame: bytes) -> bytes:
    """A frame without what may be taken back, which a test of its own looks at."""
    return re.sub(rb'"undo":\{[^}]*\}', b'"undo":0', frame)


def without_spectators(frames: list[bytes]) -> list[bytes]:
    """Frames without the news that another number of spectators looks on, which all are told every few seconds, and so
    without their own numbers.
    """
    kept: list[bytes] = []
    known: dict[str, Any] = {}
    watching = None
    for frame in frames:
        told = json.loads(frame)
        if told["type"] == "seats":
            others = {name: value for name, value in told.items() if name not in ("type", "n", "watching")}
            news = all(known.get(name) == value for name, value in others.items()) and told["watching"] != watching
            watching = told["watching"]
            known.update(others)
            if news:
                continue
        elif told["type"] == "welcome":
            known.update(told)
        kept.append(re.sub(rb',"n":\d+\}$', b"}", re.sub(rb'"watching":\d+', b'"watching":0', frame)))
    return kept


def orders(table: Table, seat: int) -> int:
    """A seat gives standing orders and takes them back before they can change anything; how many choices that were."""
    chair = table.catch_up(seat)
    for there, back in (("order:pass:card", "order:ask:card"), ("order:rest", "order:wake")):
        assert there in [option["key"] for option in chair.table["view"]["anytime_options"]]
        for key in (there, back):
            assert chair.say("choose", version=chair.version, key=key)["type"] == "moment"
    return 4


def probe(table: Table, seat: int) -> None:
    """A curious seat asks everything it can think of, and so does a spectator."""
    for chair in (table.catch_up(seat), table.catch_up(SPECTATOR)):
        for about in ("details", "wonders", "why", "odds"):
            chair.say("ask", about=about, key=(chair.options or ["end-turn"])[0])
        for key in ("pass", "end-turn", "order:always", "no-such-thing"):
            if key not in chair.options:
                chair.say("choose", version=chair.version, key=key)
        chair.say("consent", agree=True)
        chair.say("choose", version=10_000, key="pass")
        chair.say("hello", seat=chair.seat, version=max(0, chair.version - 3))


@pytest.mark.parametrize("number", range(10))
def test_what_others_do_in_secret_reaches_no_other_socket(server: Server, number: int) -> None:
    will = Random(number)
    curious = number % 3
    settings = {"heroes": "3", "mode": ("competitive", "cooperative")[number % 2]}
    plain, busy = (Table(server, f"twins {number}", settings) for _ in range(2))
    secret = 0
    for turn in range(12):
        seat = plain.asked()
        assert busy.asked() == seat
        key = will.choice(plain.chairs[seat].options)
        for table in (plain, busy):
            assert table.chairs[seat].choose(key)["type"] == "moment"
        if turn % 2:
            secret += orders(busy, will.choice([each for each in range(3) if each != curious]))
        if turn % 4 == 3:
            for table in (plain, busy):
                probe(table, curious)
    assert secret >= 24
    for seat in (curious, SPECTATOR):
        heard = [without_spectators([without_undo(frame) for frame in table.heard(seat)]) for table in (plain, busy)]
        assert len(heard[0]) > 30
        assert heard[0] == heard[1]
    for table in (plain, busy):
        table.close()


# What may be taken back is worked out from the last entry that the seat noticed: the last of the record may be a
# standing order that another seat gave in secret.
def test_what_may_be_taken_back_does_not_tell_that_another_seat_gave_an_order(server: Server) -> None:
    table = Table(server, "undo", {"heroes": "3"}, undo="free")
    for _ in range(40):
        seat = table.asked()
        chair = table.chairs[seat]
        chair.choose(chair.options[-1])
        if chair.table["undo"]["can"]:
            break
    before = chair.say("hello", seat=seat)["table"]
    assert before["undo"]["can"]
    orders(table, (seat + 1) % 3)
    assert chair.say("hello", seat=seat)["table"] == before
    table.close()


# Matches that differ in a hidden card


def with_a_hidden_card_changed(match: Match) -> tuple[Match, int] | None:
    """The same match, but one player holds another Event card that no other has seen; and which seat that is."""
    record = match.record
    hands: Any = match.table
    for number, entry in enumerate(record.entries):
        for place, (stream, n, answer) in enumerate(entry.draws):
            if stream != "events" or n < 2:
                continue
            other = read(record.text(with_seed=True))
            draws = [*entry.draws]
            draws[place] = (stream, n, (answer + 1) % n)
            other.entries[number] = replace(entry, draws=tuple(draws))
            try:
                changed = Match.load(other)
            except BadRecord:
                # A player could not have chosen as they did with that card.
                continue
            theirs: Any = changed.table
            different = [seat for seat in range(hands.seats) if hands.hands[seat] != theirs.hands[seat]]
            if len(different) == 1 and hands.discards == theirs.discards:
                return changed, different[0]
    return None


def test_no_answer_of_the_server_depends_on_a_card_in_another_hand(server: Server) -> None:
    compared = 0
    for number in range(40):
        match = Match.new(TOWN, {"heroes": "3"}, seed=f"hidden {number}", undo="free")
        play = Play(number)
        while match.decision is not None and match.choice_count < 30 + 10 * (number % 4):
            seat, key = play.pick(match)
            match.choose(key, seat=seat)
        found = None if match.decision is None else with_a_hidden_card_changed(match)
        if found is None:
            continue
        changed, holder = found
        for curious in [SPECTATOR, *(seat for seat in range(3) if seat != holder)]:
            for host in (False, True) if curious == SPECTATOR else (False,):
                told = [everything_told(server, each, curious, host) for each in (match, changed)]
                assert told[0] == told[1]
                assert not any(match.record.seed in answer for answer in told[0])
                compared += 1
        if compared >= 12:
            break
    assert compared >= 12


def everything_told(server: Server, match: Match, seat: int, host: bool) -> list[str]:
    """All answers that a person with one seat, or none, or the host's secret, can get about a match by HTTP and by
    socket.
    """
    opened = server.visitor().post("/records", {"record": match.record.text(with_seed=True), "go_on": True})
    name = opened["match"]["id"]
    secret = opened["host_secret"] if host else "" if seat == SPECTATOR else opened["secrets"][seat]["secret"]
    visitor = Visitor(server.base, secret)
    told = []
    for path in ("", "/log", "/log?seat=0", "/log?seat=1", "/log?seat=2", "/proof", "/record", "/share", "/replay"):
        try:
            answer = visitor.get(f"/matches/{name}{path}")
            assert path not in ("/record", "/share", "/replay")
        except Problem as problem:
            answer = (problem.status, problem.body)
            assert problem.status in (403, 409)
            assert seat == SPECTATOR or path not in ("", f"/log?seat={seat}")
        told.append(json.dumps(answer))
    with visitor.sit(name, seat, secret, version=0) as chair:
        for key in chair.options[:3] or ["end-turn"]:
            for about in ("details", "wonders", "why", "odds"):
                chair.say("ask", about=about, key=key)
        for key in ("pass", "keep:once-more", "play:once-more", "end-turn"):
            if key not in chair.options:
                chair.say("choose", version=chair.version, key=key)
        chair.say("ping")
        told += [frame.decode() for frame in without_spectators(chair.raw)]
    chance = r'"created_at": ?[0-9.]+|"invite": ?"[a-z0-9]+"'
    return [re.sub(chance, "", answer.replace(name, "MATCH")) for answer in told]


def test_figures_for_the_operator_name_no_match_and_no_person(server: Server) -> None:
    table = Table(server, "figures", {"heroes": "2"})
    table.chairs[table.asked()].choose()
    figures = server.visitor().get("/metrics")
    assert "duskbox_choices" in figures
    assert table.name not in figures
    assert "Player" not in figures
    table.close()
