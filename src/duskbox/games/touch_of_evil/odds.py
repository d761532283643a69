"""Chances of what an option leads to: exact for tests, rolls and single Fight Rounds, table for whole fights and
Showdowns.

Everything is worked out from what the asking seat knows: whole fights are played out in table tables (see
`bot/sampling.py`).
"""

from __future__ import annotations

from math import comb, sqrt
from typing import Final

from duskbox.core.chance import Fast
from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.bot.sampling import sample
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.board import DANGEROUS
from duskbox.games.touch_of_evil.rules.fight.combat import (
    enemy_dice,
    enemy_hits_on,
    fight_dice,
    hero_hits_on,
    minion_wounds,
    party_of,
)
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.actions import COLLECT_ON
from duskbox.games.touch_of_evil.rules.turn.encounter import SAFE
from duskbox.games.touch_of_evil.rules.turn.movement import ONE, Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import FIGHT_STEP
from duskbox.games.touch_of_evil.rules.vocabulary import (
    CUNNING,
    NO_HERO,
    NOTHING,
    P_MIST,
    P_VILLAIN_FIRST,
    S_LINGER_ON,
    SPIRIT,
    STREAMS,
    TEAM,
    VILLAIN,
)

#: Choices after which a play-out is given up on.
_LONGEST: Final = 400
#: What a seat does in a play-out, by the verbs it is offered: passes, fights on, keeps its own.
_HABITS: Final = ("pass", "fight-on", "withdraw", "no", "end-turn", "take-wounds")


def at_least(dice: int, needed: int, successes: int) -> float:
    """The chance that at least `least` of the dice show the number or more."""
    return sum(binomial(dice, needed)[successes:]) if successes > 0 else 1.0


def binomial(dice: int, needed: int) -> list[float]:
    """The chance of 0, 1, 2, … successes."""
    return spread(dice, max(0, min(6, 7 - needed)) / 6)


def spread(dice: int, chance: float) -> list[float]:
    """The chance of 0, 1, 2, … successes, if each die has this one."""
    return [comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1)]


def odds(t: Shadowbrook, key: str, samples: int, seed: int) -> dict[str, object] | None:
    """Chances of an option of the present decision, by name; None for one that leads to no dice."""
    decision = t.decision
    option = None if decision is None else decision.option(key)
    if decision is None or option is None:
        return None
    seat, verb = decision.seat, option.verb
    if verb == "collect" and option.args:
        skill = SPIRIT if option.code == SPIRIT else CUNNING
        return _test(t.skill(seat, skill), COLLECT_ON)
    if verb == "stay" and isinstance(t.stack[-1], Movement):
        return {"exact": True, "chances": {"attacked": max(0, min(6, ONE + t.modifier(S_LINGER_ON, seat))) / 6}}
    if verb == "encounter" and t.box.board.kinds[t.at[seat]] == DANGEROUS:
        return {"exact": True, "chances": {"event": (7 - SAFE) / 6, "mystery": (SAFE - 1) / 6}}
    if verb == "fight-on":
        step = t.stack[-1]
        found = _round(t, step) if isinstance(step, Fight) else _villain_round(t, seat)
        found["fight"] = table(t, option, samples, seed)
        return found
    if verb == "showdown" or (verb == "move" and t.minions[option.code] != NOTHING):
        return table(t, option, samples, seed)
    return _tested(t, seat, option)


def _test(dice: int, needed: int) -> dict[str, object]:
    return {
        "exact": True,
        "dice": dice,
        "needed": needed,
        "chances": {"passed": at_least(dice, needed, 1)},
        "successes": binomial(dice, needed),
    }


def _tested(t: Shadowbrook, seat: int, option: Option) -> dict[str, object] | None:
    """An option that leads straight to a Skill test: a way of a card, a Skill to test, a service, a card or ability to
    use.
    """
    step = t.stack[-1]
    effect: Effect | None = None
    if option.verb == "way" and isinstance(step, Do):
        effect = t.box.effects[step.effect].children()[option.code]
    elif option.verb == "skill" and isinstance(step, Do):
        needed = getattr(t.box.effects[step.effect], "target", 0)
        return _test(t.skill(seat, option.code), needed) if needed else None
    elif option.verb == "service":
        effect = t.box.services[option.code].effect
    elif option.verb == "play":
        effect = t.box.cards[option.code].effect
    elif option.verb == "use":
        effect = t.box.triggers[option.code].effect
    if not isinstance(effect, Test):
        return None
    dice = t.skill(seat, effect.skill) + (t.skill(seat, effect.second) if effect.second >= 0 else 0)
    return _test(dice, effect.target)


def _round(t: Shadowbrook, fight: Fight) -> dict[str, object]:
    """The next Fight Round of a fight with a Minion, before any cards."""
    dice, needed = fight_dice(t, fight.hero), hero_hits_on(t, fight.hero)
    theirs, they_need = enemy_dice(t, fight.minion), enemy_hits_on(t, fight.hero, fight.minion)
    left = minion_wounds(t, fight.minion) - fight.hurt
    return {
        "exact": True,
        "dice": dice,
        "foe_dice": theirs,
        "chances": {
            "defeats": at_least(dice, needed, left),
            "ko": at_least(theirs, they_need, t.wounds_left(fight.hero)),
        },
    }


def _villain_round(t: Shadowbrook, hero: int) -> dict[str, object]:
    """The next Fight Round of a Showdown for one Hero, with all its dice at the Villain and before any cards: each Evil
    Elder may take the last Wound in the Villain's place, and some hits may meet only mist (ATE-SHOW-19, ATE-SHOW-25).
    """
    dice, theirs = fight_dice(t, hero), enemy_dice(t, VILLAIN)
    hit = (7 - hero_hits_on(t, hero)) / 6
    for mist in t.replacements(P_MIST, hero):
        hit *= (mist - 1) / 6
    evil = sum(1 for elder in range(len(t.elders)) if t.is_evil(elder))
    needed = t.villain_wounds() - t.villain_hurt + (evil if t.rulings.shield_always else min(1, evil))
    at_hero = max(0, theirs - len(party_of(t, hero))) if t.rulings.one_die_each else theirs
    ko = at_least(at_hero, enemy_hits_on(t, hero, VILLAIN), t.wounds_left(hero))
    wins = sum(spread(dice, hit)[needed:])
    if t.replaced(P_VILLAIN_FIRST, hero) >= 0:
        wins *= 1 - ko
    else:
        # A Hero who falls together with the Villain has won (ATE-WIN-02).
        ko *= 1 - wins
    return {"exact": True, "dice": dice, "foe_dice": theirs, "chances": {"wins": wins, "ko": ko}}


def table(t: Shadowbrook, option: Option, samples: int, seed: int) -> dict[str, object]:
    """Play a fight or Showdown out many times in table tables; who is asked passes, and the Hero fights
    on.
    """
    assert t.decision is not None
    seat = t.decision.seat
    counts = {"wins": 0, "ko": 0, "minion-defeated": 0}
    for number in range(samples):
        chance = Fast(seed * 1_000_003 + number, len(STREAMS))
        table = sample(t, seat, chance)
        _play_out(table, option, seat, Fast(seed * 999_983 + number, len(STREAMS)), counts)
    return {
        "exact": False,
        "samples": samples,
        "chances": {name: count / samples for name, count in counts.items()},
        "errors": {name: sqrt(count / samples * (1 - count / samples) / samples) for name, count in counts.items()},
    }


def _play_out(table: Shadowbrook, option: Option, seat: int, chance: Fast, counts: dict[str, int]) -> None:
    # A fight that goes on asks again from where it stands; anything else is over when that place is reached again.
    depth = len(table.stack) - (1 if option.verb == "fight-on" else 0)
    walks = isinstance(table.stack[-1], Movement)
    table.events = []
    table.choose(option, chance)
    for _ in range(_LONGEST):
        decision = table.decision
        if decision is None or (_has_fought(table, seat) if walks else len(table.stack) <= depth):
            break
        table.choose(_habit(decision.options), chance)
    if table.outcome is not None and table.outcome.won(seat):
        counts["wins"] += 1
    told = {event.name for event in table.events if event.numbers[:1] == (seat,)}
    for name in ("ko", "minion-defeated"):
        if name in told:
            counts[name] += 1


def _has_fought(table: Shadowbrook, seat: int) -> bool:
    """Whether the fight step that follows a move is over; in team play the others move before it (ATE-ROUND-03,
    ATE-TEAM-09).
    """
    turn = table.turn
    mine = turn == seat or (turn != NO_HERO and table.terms.mode == TEAM and table.team_of(turn) == table.team_of(seat))
    return not mine or table.phase > FIGHT_STEP


def _habit(options: list[Option]) -> Option:
    for verb in _HABITS:
        for option in options:
            if option.verb == verb:
                return option
    return options[0]
