"""What a seat cannot know leaves no trace in what it sees: not in its view, not in its log, not in what it is offered
(ATE-INFO).

Tables are reached by random play in every mode and at both levels. A twin of a table differs from it only in what one
seat cannot know: other hands, Lair cards, Secrets that it has not seen, other seats' standing orders.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Final

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from duskbox.core.chance import Chance, Fast
from duskbox.core.decisions import Decision, Option
from duskbox.core.game import event_view, view
from duskbox.core.table import EVERYONE, Event
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.elders import LookAt
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, GainLair
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    DECKS,
    EVENTS,
    FACE_DOWN,
    LAIRS,
    MODES,
    NOTHING,
    SECRETS,
    STREAMS,
    WINDOWS,
)
from tests.rules import rule

SPECTATOR: Final = -1
#: What leads to hidden knowledge is chosen more often than pure chance would.
LIKED: Final = ("showdown", "buy-lair", "look", "elder", "accuse", "play", "service", "encounter")
#: Questions whose options are made of hidden cards.
HIDDEN_ASKS: Final = ("ask-keep-event", "ask-keep-lair", "ask-discard", "ask-discard-event", "ask-read-out")
#: What names a card that was hidden until then.
NAMING: Final = ("secret-revealed", "secret-seen", "discarded", "lair-revealed", "event-played")

PLAYS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["competitive", "cooperative", "team"]),
        "level": st.sampled_from(["basic", "advanced"]),
        "villain": st.sampled_from(["random", "werewolf"]),
        "seed": st.integers(0, 2**32 - 1),
        "length": st.integers(0, 160),
    }
)
EXAMPLES = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Played:
    """A table reached by random play, with all that was told on the way."""

    def __init__(self, mode: str, level: str, villain: str, seed: int, length: int) -> None:
        heroes = "4" if mode == "team" else "3"
        chosen = {"mode": mode, "level": level, "villain": villain, "heroes": heroes, "showdown-chart": "on"}
        self.will = Random(seed)
        self.luck = Fast(seed, len(STREAMS))
        self.t = GAME.new_table(GAME.setup(chosen))
        self.told: list[Event] = []
        self.t.events = self.told
        self.t.start(self.luck)
        # Rich Heroes come to looks, Lairs and Showdowns within a few turns.
        self.t.investigation = [self.will.randrange(25) for _ in range(self.t.seats)]
        for _ in range(length):
            if self.t.decision is None:
                break
            self.t.choose(self.liked(self.t.decision.options), self.luck)

    def liked(self, options: list[Option]) -> Option:
        special = [option for option in options if option.verb in LIKED]
        return self.will.choice(special if special and self.will.random() < 0.6 else options)


def played(play: dict[str, object]) -> Played:
    return Played(**play)  # type: ignore[arg-type]


def seen(t: Shadowbrook, seat: int) -> str:
    return json.dumps(view(GAME, t, seat), sort_keys=False)


def log(t: Shadowbrook, events: list[Event], seat: int) -> list[str]:
    """What a seat is told, in order."""
    lines = [event_view(GAME, t, event, seat) for event in events]
    return [json.dumps(line) for line in lines if line is not None]


# Twins


def twin_by_swaps(t: Shadowbrook, seat: int, will: Random) -> Shadowbrook:
    """A copy in which hidden cards of a deck have changed places with each other and with the deck, by hand."""
    other = t.copy()
    looking = [step for step in other.stack if isinstance(step, DrawEvents) and step.hero != seat]
    events = [hand for hero, hand in enumerate(other.hands) if hero != seat] + [step.drawn for step in looking]
    _shuffle([*events, other.pools[EVENTS]], will)
    lairs = [[other.lairs[hero]] for hero in range(t.seats) if _hides_lair(t, seat, hero)]
    buying = [step for step in other.stack if isinstance(step, GainLair) and step.card != NOTHING]
    buying = [step for step in buying if not _of_one_team(t, seat, step.hero)]
    bought = [[step.card] for step in buying]
    _shuffle([*lairs, *bought, other.pools[LAIRS]], will)
    for step, card in zip(buying, bought, strict=True):
        step.card = card[0]
    for hero in range(t.seats):
        if _hides_lair(t, seat, hero):
            other.lairs[hero] = lairs.pop(0)[0]
    hidden = [
        (elder, place)
        for elder, cards in enumerate(t.secrets)
        for place, card in enumerate(cards)
        if card != FACE_DOWN and not _has_seen(t.seen[elder][place], seat)
    ]
    secrets = [[other.secrets[elder][place]] for elder, place in hidden]
    for pool in (*other.buried, other.pools[SECRETS]):
        # Only those that were dealt from the same deck can have changed places.
        dealt = zip(hidden, secrets, strict=True)
        alike = [card for (elder, place), card in dealt if other.secret_pool(elder, place) is pool]
        _shuffle([*alike, pool], will)
    for (elder, place), card in zip(hidden, secrets, strict=True):
        other.secrets[elder][place] = card[0]
    for hero in range(t.seats):
        if hero != seat:
            other.orders[hero] = will.getrandbits(len(WINDOWS) + 1)
            other.rest[hero] = will.randrange(2)
        other.refresh(hero)
    other.unsettled = t.unsettled
    return other


# What a seat may know is said here anew, so that the game's own answer is put to the test and not taken for granted.


def _of_one_team(t: Shadowbrook, seat: int, hero: int) -> bool:
    """Whether a seat plays this Hero, or one that it shares its hidden cards with: in these games a team is two
    neighbours.
    """
    mode = MODES[t.terms.mode]
    together = mode == "cooperative" or (mode == "team" and seat // 2 == hero // 2)
    return seat != SPECTATOR and (seat == hero or together)


def _has_seen(mask: int, seat: int) -> bool:
    return mask == EVERYONE or (seat != SPECTATOR and bool(mask & 1 << seat))


def _hides_lair(t: Shadowbrook, seat: int, hero: int) -> bool:
    open_to_all = t.lairs_open[hero] == 1
    return t.lairs[hero] != NOTHING and not open_to_all and not _of_one_team(t, seat, hero)


def _shuffle(piles: list[list[int]], will: Random) -> None:
    """Deal the cards of some piles anew, each as large as before."""
    cards = [card for pile in piles for card in pile]
    will.shuffle(cards)
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = cards.pop()


def twins(t: Shadowbrook, seat: int, will: Random) -> list[Shadowbrook]:
    """Both ways to a table that this seat cannot tell from the present one."""
    return [GAME.sample(t, seat, Fast(will.getrandbits(32), len(STREAMS))), twin_by_swaps(t, seat, will)]


# One moment


@rule("ATE-INFO-02", "ATE-INFO-04", "ATE-INFO-09", "ATE-OPEN-28", "ATE-OPEN-35")
@settings(EXAMPLES, max_examples=60)
@given(PLAYS)
def test_tables_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(play: dict[str, object]) -> None:
    game = played(play)
    for seat in range(SPECTATOR, game.t.seats):
        for twin in twins(game.t, seat, game.will):
            assert seen(twin, seat) == seen(game.t, seat)
            assert log(twin, game.told, seat) == log(game.t, game.told, seat)


@rule("ATE-INFO-02", "ATE-OPEN-04")
@EXAMPLES
@given(PLAYS)
def test_the_seat_that_is_asked_is_offered_told_and_refused_the_same_at_every_table_it_may_be_at(
    play: dict[str, object],
) -> None:
    game = played(play)
    decision = game.t.decision
    assume(decision is not None)
    assert decision is not None
    for twin in twins(game.t, decision.seat, game.will):
        assert GAME.texts.ask_facts(twin) == GAME.texts.ask_facts(game.t)
        assert GAME.candidates(twin) == GAME.candidates(game.t)
        for key in GAME.candidates(game.t):
            reasons = [GAME.why_not(t, key) for t in (game.t, twin)]
            assert (reasons[0] is None) == (reasons[1] is None)
            if reasons[0] is not None and reasons[1] is not None:
                assert (reasons[0].name, reasons[0].rules) == (reasons[1].name, reasons[1].rules)
        for option in decision.options:
            assert repr(GAME.texts.option_facts(twin, option)) == repr(GAME.texts.option_facts(game.t, option))
            assert GAME.odds(twin, option.key, samples=2) == GAME.odds(game.t, option.key, samples=2)


@rule("ATE-INFO-02", "ATE-INFO-09")
@EXAMPLES
@given(PLAYS)
def test_a_spectator_sees_nothing_private(play: dict[str, object]) -> None:
    game = played(play)
    shown = view(GAME, game.t, SPECTATOR)
    assert shown["anytime_options"] == []
    pieces = shown["pieces"]
    assert isinstance(pieces, dict)
    assert pieces["orders"] is None
    for hero in pieces["heroes"]:
        seat = hero["seat"]
        assert hero["hand"] is None
        assert (hero["events"], hero["has_lair"]) == (len(game.t.hands[seat]), game.t.lairs[seat] != NOTHING)
        assert (hero["lair"] is not None) == (hero["has_lair"] and game.t.lairs_open[seat] == 1)
    for elder, secrets in enumerate(entry["secrets"] for entry in pieces["elders"]):
        assert [card["card"] is not None for card in secrets] == [mask == EVERYONE for mask in game.t.seen[elder]]
    decision = shown["decision"]
    if isinstance(decision, dict):
        assert set(decision) == {"seat"}
    for event in game.told:
        if event.to != EVERYONE:
            assert event_view(GAME, game.t, event, SPECTATOR) is None


@rule("ATE-OPEN-04")
@EXAMPLES
@given(PLAYS, st.integers(0, 2**16))
def test_standing_orders_are_seen_by_no_one_but_the_seat_that_gave_them(play: dict[str, object], will: int) -> None:
    game = played(play)
    assume(game.t.decision is not None)
    giver = will % game.t.seats
    others = [seat for seat in range(SPECTATOR, game.t.seats) if seat != giver]
    before = [seen(game.t, seat) for seat in others]
    own = seen(game.t, giver)
    heard = len(game.told)
    extra = game.t.anytime_options(giver)[will % len(game.t.anytime_options(giver))]
    game.t.choose(extra, game.luck, giver)
    assert seen(game.t, giver) != own, "the seat itself sees what it ordered"
    assert [seen(game.t, seat) for seat in others] == before
    assert log(game.t, game.told[heard:], SPECTATOR) == []
    assert log(game.t, game.told[heard:], others[-1]) == []


@rule("ATE-OPEN-04", "ATE-INFO-02")
@EXAMPLES
@given(PLAYS)
def test_a_window_does_not_tell_the_others_who_is_asked(play: dict[str, object]) -> None:
    game = played(play)
    t = game.t
    while t.decision is not None and not t.decision.private:
        t.choose(game.liked(t.decision.options), game.luck)
    assume(t.decision is not None)
    assert t.decision is not None
    asked = t.decision.seat
    for seat in range(SPECTATOR, t.seats):
        decision = view(GAME, t, seat)["decision"]
        assert isinstance(decision, dict)
        if seat == asked:
            assert decision["seat"] == asked
            assert [option["key"] for option in decision["options"]] == [option.key for option in t.decision.options]
        else:
            assert decision == {"seat": None}
    for other in range(t.seats):
        # The same question, if it were another's, would look the same to the rest.
        twin = t.copy()
        twin.decision = Decision(other, "pass", "ask-window-roll", "ATE-OPEN-04", [t.box.options.passing], True)
        for seat in range(SPECTATOR, t.seats):
            if seat not in (asked, other):
                assert seen(twin, seat) == seen(t, seat)


@rule("ATE-INFO-02", "ATE-SETUP-07")
@EXAMPLES
@given(PLAYS)
def test_a_world_a_seat_may_be_in_is_a_whole_table_that_does_not_depend_on_what_is_hidden(
    play: dict[str, object],
) -> None:
    game = played(play)
    for seat in range(game.t.seats):
        seed = game.will.getrandbits(32)
        world = GAME.sample(game.t, seat, Fast(seed, len(STREAMS)))
        assert GAME.checks.violations(world) == GAME.checks.violations(game.t) == []
        twin = twin_by_swaps(game.t, seat, game.will)
        twin.orders[seat], twin.rest[seat] = game.t.orders[seat], game.t.rest[seat]
        again = GAME.sample(twin, seat, Fast(seed, len(STREAMS)))
        assert again.state() == world.state()


# Playing on


class Parted(Exception):
    """A hidden card has come to light, so from here on the twins may rightly differ."""


class Noting(Chance):
    """The luck of the first table, noting dice and cards."""

    def __init__(self, t: Shadowbrook, luck: Chance) -> None:
        self._t = t
        self._luck = luck
        self.noted: list[list[int]] = [[] for _ in STREAMS]

    def pick(self, stream: int, index: int, n: int) -> int:
        answer = self._luck.pick(stream, index, n)
        is_card = 1 <= stream <= len(DECKS)
        self.noted[stream].append(self._t.pools[stream - 1][answer] if is_card else answer)
        return answer


class Repeating(Chance):
    """The luck of its twin: the same dice, and the same cards as long as they lie in the deck."""

    def __init__(self, t: Shadowbrook, first: Noting) -> None:
        self._t = t
        self._first = first

    def pick(self, stream: int, index: int, n: int) -> int:
        assert self._first.noted[stream], f"only one of the twins draws from {STREAMS[stream]}"
        answer = self._first.noted[stream].pop(0)
        if 1 <= stream <= len(DECKS):
            pool = self._t.pools[stream - 1]
            if answer not in pool:
                raise Parted
            return pool.index(answer)
        return answer


class Pair:
    """Two tables that a seat cannot tell apart, played on by the same public choices."""

    def __init__(self, game: Played, seat: int, twin: Shadowbrook) -> None:
        self.seat = seat
        self.will = game.will
        self.tables = [game.t, twin]
        first = Noting(game.t, game.luck)
        self.lucks: list[Chance] = [first, Repeating(twin, first)]
        self.told: list[list[Event]] = [[], []]
        for t, events in zip(self.tables, self.told, strict=True):
            t.events = events

    def choose(self, key: str) -> None:
        """The same choice at both tables; another seat that is asked in private passes."""
        for events in self.told:
            events.clear()
        for t, luck in zip(self.tables, self.lucks, strict=True):
            _choose(t, key, luck)
            while t.decision is not None and t.decision.private and t.decision.seat != self.seat:
                _choose(t, t.decision.options[-1].key, luck)
        self.compare()

    def compare(self) -> None:
        """Everything this seat was told, and everything it sees now."""
        lines = [log(t, events, self.seat) for t, events in zip(self.tables, self.told, strict=True)]
        for one, other in zip(*lines, strict=False):
            if one != other:
                names = [json.loads(line)["event"] for line in (one, other)]
                if names[0] == names[1] and names[0] in NAMING:
                    raise Parted
                raise AssertionError(f"{one} / {other}")
        assert len(lines[0]) == len(lines[1])
        assert seen(self.tables[0], self.seat) == seen(self.tables[1], self.seat)

    def public_choices(self) -> list[str]:
        """What can be chosen at both tables without using a card that one of them hides."""
        first, second = (t.decision for t in self.tables)
        assert first is not None
        assert second is not None
        if first.seat == self.seat:
            return [option.key for option in first.options]
        both = {option.key for option in second.options}
        return [option.key for option in first.options if option.key in both and self._is_public(first, option)]

    def _is_public(self, decision: Decision, option: Option) -> bool:
        t, twin = self.tables
        if decision.ask in HIDDEN_ASKS or option.verb == "play":
            return False
        if option.verb == "showdown":
            return not _hides_lair(t, self.seat, option.code)
        if option.verb == "look":
            # A Secret that is to be revealed immediately is rightly read out after a look that is not quiet.
            return t.secrets[option.code] == twin.secrets[option.code] or _is_quiet(t)
        return True


def hidden_cards(t: Shadowbrook) -> tuple[list[list[int]], list[int], list[list[int]]]:
    """Hands, Lair cards and Secrets."""
    return [sorted(hand) for hand in t.hands], t.lairs, t.secrets


def _choose(t: Shadowbrook, key: str, luck: Chance) -> None:
    assert t.decision is not None
    option = t.decision.option(key)
    assert option is not None, key
    t.choose(option, luck)


def _is_quiet(t: Shadowbrook) -> bool:
    step = t.stack[-1]
    effect = t.box.effects[step.effect] if isinstance(step, Do) else None
    return isinstance(effect, LookAt) and effect.quietly


@rule("ATE-INFO-02", "ATE-INFO-04", "ATE-CARD-01", "ATE-OPEN-35")
def test_as_long_as_no_hidden_card_is_used_swapped_ones_change_nothing_of_what_a_seat_is_told() -> None:
    compared: Counter[str] = Counter()

    @settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(PLAYS, st.booleans())
    def play_on(play: dict[str, object], by_swaps: bool) -> None:
        game = played(play)
        t = game.t
        for _ in range(40):
            if t.decision is None or not (t.decision.private or t.decision.ask in HIDDEN_ASKS):
                break
            t.choose(t.decision.options[-1], game.luck)
        assume(t.decision is not None and not t.decision.private)
        seat = game.will.randrange(t.seats)
        pair = Pair(game, seat, twins(t, seat, game.will)[1 if by_swaps else 0])
        kind = "alike" if hidden_cards(pair.tables[0]) == hidden_cards(pair.tables[1]) else "different"
        try:
            for _ in range(40):
                if t.decision is None:
                    break
                choices = pair.public_choices()
                if not choices:
                    break
                pair.choose(pair.will.choice(choices))
                compared[kind] += 1
        except Parted:
            compared["parted"] += 1

    play_on()
    assert compared["different"] > 10, f"something must have been hidden, and played on: {compared}"
