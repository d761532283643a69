"""What must hold at every moment of every game: nothing is lost, nothing appears twice."""

from __future__ import annotations

from duskbox.games.touch_of_evil.checks import shapes
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, GainCard, GainLair, over_limit
from duskbox.games.touch_of_evil.rules.cards.windows import InPlay
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOut, KnockOuts
from duskbox.games.touch_of_evil.rules.minions.minions import MoveIn
from duskbox.games.touch_of_evil.rules.minions.movement import Hunt, MoveMinions
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.vocabulary import (
    CURSES,
    EVENT,
    EVIL,
    EVIL_DEAD,
    FACE_DOWN,
    IN_PARTY,
    MYSTERY,
    NO_HERO,
    NOTHING,
    SECRETS,
    TRACK_START,
)


def faults(t: Shadowbrook) -> list[str]:
    """The statements that do not hold; a sound table gives none."""
    wrong = shapes.faults(t)
    if wrong or t.round == 0:
        return wrong
    quiet = t.decision is not None and t.decision.ask in ("ask-action", "ask-move")
    checks = {
        "every card is in one place (ATE-DECK-01)": _cards_are_whole(t),
        "Minion counters on the board and next to it are all there are (ATE-MIN-06)": _counters_are_whole(t),
        "Militia counters are all there are": sum(t.militia) + t.militia_left == t.box.militia,
        "the marker is on the track (ATE-SHADOW-01)": 0 <= t.marker <= TRACK_START,
        "a KO'd Hero lies in the Town Hall without Wounds (ATE-KO-02, ATE-KO-04)": _fallen_lie(t),
        "a Hero who stands in the middle of its turn can still take a Wound (ATE-KO-01)": not quiet
        or _no_one_is_overdue(t),
        "no one carries too much in the middle of a turn (ATE-ITEM-09)": not quiet or _no_one_carries_too_much(t),
        "Elders are with a Hero only in a Hunting Party (ATE-SHOW-06)": _elders_agree(t),
        "face-down Secrets have cards to be (ATE-SETUP-07)": _secrets_can_be(t),
        "Secrets and who has seen them go together": all(
            len(cards) == len(seen) for cards, seen in zip(t.secrets, t.seen, strict=True)
        ),
        "an effect that holds KOs back is under way": not (quiet and t.held > 0),
        "no fight is due in the middle of a turn (ATE-MIN-12)": not quiet or _nothing_is_due(t),
        "a Showdown is over when its turn goes on": not quiet or t.showdown == NOTHING,
        "the Showdown table sets the Skill of a Showdown (ATE-OPT-08)": t.fight_skill == NOTHING
        or t.showdown != NOTHING,
        "what is kept at hand is what follows from the cards": _is_fresh(t),
    }
    return [statement for statement, holds in checks.items() if not holds]


def _cards_are_whole(t: Shadowbrook) -> bool:
    counts = [0] * len(t.box.cards)
    for pile in (*t.pools, *t.buried, *t.discards, *t.hands, *t.items, t.removed, t.stock, t.in_play, t.kept_secrets):
        for card in pile:
            counts[card] += 1
    for cards in t.secrets:
        for card in cards:
            if card != FACE_DOWN:
                counts[card] += 1
    for card in t.lairs:
        if card != NOTHING:
            counts[card] += 1
    for step in t.stack:
        if isinstance(step, InPlay) and step.kind in (EVENT, MYSTERY):
            counts[step.card] += 1
        elif isinstance(step, DrawEvents):
            for card in step.drawn:
                counts[card] += 1
        elif (
            (isinstance(step, GainLair) and step.card != NOTHING and t.lairs[step.hero] != step.card)
            or (isinstance(step, GainCard) and step.stage == "begin")
            or (isinstance(step, CornerCard) and step.stage in ("resolve", "put_away") and step.card != NOTHING)
        ):
            counts[step.card] += 1
    if t.outcome is not None:
        # A game that ends in the middle of a card leaves that card nowhere.
        return all(counts[card.number] <= card.copies for card in t.box.cards if card.place != CURSES)
    return all(
        counts[card.number] == (card.copies if t.terms.secrets or not card.advanced else 0)
        for card in t.box.cards
        if card.place not in (CURSES,)
    )


def _counters_are_whole(t: Shadowbrook) -> bool:
    for minion in t.box.minions:
        number = minion.number
        on_board = t.minions.count(number) + t.rounds.count(number)
        moving = 0
        for step in t.stack:
            if isinstance(step, MoveIn) and step.minion == number:
                moving += 1
            elif isinstance(step, MoveMinions | Hunt):
                moving += step.moving[::2].count(number)
        if minion.counters and not on_board <= minion.counters - t.counters[number] <= on_board + moving:
            return t.outcome is not None
    return True


def _fallen_lie(t: Shadowbrook) -> bool:
    for hero in range(t.seats):
        if t.down[hero] and (t.at[hero] != 0 or t.wounds[hero]):
            return False
    return True


def _no_one_is_overdue(t: Shadowbrook) -> bool:
    if any(isinstance(step, KnockOut | KnockOuts) for step in t.stack):
        return True
    return all(t.down[hero] or not t.wounds[hero] or t.wounds_left(hero) > 0 for hero in range(t.seats))


def _no_one_carries_too_much(t: Shadowbrook) -> bool:
    return all(not over_limit(t, t.items[hero], hero) for hero in range(t.seats))


def _elders_agree(t: Shadowbrook) -> bool:
    for elder in range(len(t.elders)):
        state = t.elders[elder]
        if state != IN_PARTY and t.elder_with[elder] != NO_HERO:
            return False
        if state in (EVIL, EVIL_DEAD) and t.secrets[elder]:
            return False
        if t.elder_hurt[elder] and state != IN_PARTY:
            return False
    return True


def _secrets_can_be(t: Shadowbrook) -> bool:
    left = [len(pool) for pool in t.buried]
    for elder in range(len(t.elders)):
        for place in range(len(t.secrets[elder])):
            if t.secrets[elder][place] == FACE_DOWN:
                for number in range(len(left)):
                    if place < t.buried_under[number][elder]:
                        left[number] -= 1
                        break
    return not any(left) and 0 <= t.face_down() <= len(t.pools[SECRETS])


def _nothing_is_due(t: Shadowbrook) -> bool:
    return not [
        space
        for space in t.due
        if t.minions[space] != NOTHING and any(t.at[hero] == space and not t.down[hero] for hero in range(t.seats))
    ]


def _is_fresh(t: Shadowbrook) -> bool:
    other = t.copy()
    other.refresh_all()
    return (
        other.flat == t.flat
        and other.ready == t.ready
        and other.own_statics == t.own_statics
        and (other.world_statics == t.world_statics)
    )
