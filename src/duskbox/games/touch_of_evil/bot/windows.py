"""What is played and used in timing windows, by rule of thumb: most things are kept for the Villain."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.bot import duel
from duskbox.games.touch_of_evil.bot.card_values import BEST_EVENTS, KEEP, WORST
from duskbox.games.touch_of_evil.bot.flight import about_to_leave
from duskbox.games.touch_of_evil.bot.plan import Plan
from duskbox.games.touch_of_evil.rules.cards.windows import CHART, InPlay
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice
from duskbox.games.touch_of_evil.rules.rolls import current_roll
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import pending_lair
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COOPERATIVE,
    EVENT,
    MYSTERY,
    NO_HERO,
    NOTHING,
    R_ENEMY,
    R_FIGHT,
    R_LOSS,
    R_MOVE,
    R_TEST,
)

#: Abilities and cards that are gone when they are used in a fight: kept for the Villain or an emergency.
_ONCE: Final = (
    "torch", "holy-water", "old-butler", "witch-bottle", "faithful-hound", "book-of-riddles", "victor", "coil-of-rope",
    "gunpowder-keg", "veiled-mirror",
)  # fmt: skip
#: What is spent on a Minion in an emergency.
_EMERGENCY: Final = ("one-clean-shot", "holy-water", "aim-for-the-heart", "circle-of-salt", "sack-of-flour")
#: Of these what two rivals keep for the Villain all the same.
_FOR_THE_END: Final = ("aim-for-the-heart", "circle-of-salt")
#: What stops a rival on the way to the Villain, and once there.
_CANCELS_LAIR: Final = "the-bird-has-flown"
_SPOILER: Final = "the-evil-eye"
_HEALING: Final = ("blood-transfusion", "by-the-hearth")
_TRAVEL: Final = ("to-the-rescue", "lost-in-the-fog", "smugglers-tunnel")


def in_window(plan: Plan, window: str, options: list[Option]) -> Option:
    """Something to play or use, or to pass."""
    t = plan.t
    passing = options[-1]
    fighting = t.foe != NO_FOE and t.fighter != NO_HERO
    ours = fighting and t.team_of(t.fighter) == t.team_of(plan.seat)
    # A Lair can be cancelled only before its Showdown counts as begun (ATE-CANCEL-04).
    pending = pending_lair(t)
    if pending is not None and t.team_of(pending.hero) != t.team_of(plan.seat):
        for option in options[:-1]:
            if option.args[0] == _CANCELS_LAIR:
                return option
    if t.showdown != NOTHING and not ours:
        for option in options:
            if option.args and option.args[0] == _SPOILER:
                return option
        return passing
    final = t.showdown != NOTHING
    # A card that stops a rival's Showdown waits for one.
    playable = [option for option in options[:-1] if option.args[0] != _CANCELS_LAIR]
    if not playable:
        return passing
    if window == "roll":
        return _at_roll(plan, final, playable, passing)
    if window == "card":
        return _at_card(plan, playable, passing)
    if window == "wounds":
        for option in playable:
            if option.verb == "use" and option.args[0] not in _ONCE:
                return option
        return playable[0] if plan.health <= 2 or (final and plan.health <= 3) else passing
    if window == "ko" or window == "showdown-step":
        return _first(plan, final, playable, passing)
    if window == "fight" or window == "fight-round":
        if window == "fight-round" and about_to_leave(plan):
            # Healing is not lost on a round that will not be fought.
            return _first(plan, final, [option for option in playable if option.args[0] in _HEALING], passing)
        if final:
            return _first(plan, final, playable, passing)
        hard = ours and t.fighter == plan.seat and enemy_dice(t, t.foe) >= 4
        if plan.health <= 2 or (hard and plan.health <= 3):
            for option in playable:
                if option.args[0] in _EMERGENCY and not (plan.style.seasoned and option.args[0] in _FOR_THE_END):
                    return option
        return passing
    if window == "turn-step" or window == "mystery-step":
        return _quietly(plan, playable, passing)
    return passing


def _first(plan: Plan, final: bool, playable: list[Option], passing: Option) -> Option:
    """The first thing that helps now."""
    t = plan.t
    worst = 0
    for hero in plan.side:
        if not t.down[hero]:
            worst = max(worst, t.wounds[hero])
    for option in playable:
        name = option.args[0]
        if (name in _HEALING and worst < 2) or name in _TRAVEL or (name == "hold-the-line" and not final):
            continue
        return option
    return passing


def _quietly(plan: Plan, playable: list[Option], passing: Option) -> Option:
    t = plan.t
    early = t.turn == plan.seat and t.phase == 1
    for option in playable:
        name = option.args[0]
        if name == "cockcrow" and dawn_is_wanted(t):
            return option
        if early and (name == "burn-them-out" or name == "lost-in-the-fog"):
            return option
        if early and name == "to-the-rescue" and t.wounds[plan.seat] >= 2:
            return option
        if name in _HEALING and plan.health <= 1 and t.marker > 12:
            return option
    return passing


def dawn_is_wanted(t: Shadowbrook) -> bool:
    """Whether there is something for Cockcrow to end, or a step to take back."""
    return t.marker <= 18 or is_burdened(t)


def is_burdened(t: Shadowbrook) -> bool:
    """Whether a Mystery remains in play that Heroes would rather be rid of: one that lies there from early on costs
    five to twelve points of the chance to win, a step of the marker about two.
    """
    return any(t.box.cards[card].name in duel.REMAINING for card in t.in_play)


def card_on_top(t: Shadowbrook) -> InPlay | None:
    """The card or happening that is being carried out last."""
    for step in reversed(t.stack):
        if isinstance(step, InPlay):
            return step
    return None


def _at_card(plan: Plan, playable: list[Option], passing: Option) -> Option:
    """Cancel what is worst, what the Villain's chart brings on us, and a rival's good Event."""
    t = plan.t
    shown = card_on_top(t)
    name = ""
    chart = False
    if shown is not None:
        chart = shown.kind == CHART
        if shown.kind == EVENT or shown.kind == MYSTERY:
            name = t.box.cards[shown.card].name
    if name in WORST and (t.terms.mode == COOPERATIVE or t.marker <= plan.style.wards_late):
        return playable[0]
    if plan.style.seasoned and (name in duel.WARDED or (name in duel.DARKENS and t.marker <= duel.LAST)):
        return playable[0]
    rivals = t.turn != NO_HERO and t.team_of(t.turn) != t.team_of(plan.seat)
    if (chart and not rivals) or (rivals and name in KEEP and KEEP.index(name) < BEST_EVENTS):
        for option in playable:
            if option.args[0] == "cooler-heads":
                return option
    return passing


def _at_roll(plan: Plan, final: bool, playable: list[Option], passing: Option) -> Option:
    roll = current_roll(plan.t)
    if roll is None:
        return passing
    if plan.style.seasoned and not final:
        playable = [option for option in playable if option.args[0] not in duel.SAVED]
        if not playable:
            return passing
    needed = roll.target or 7
    hits = 0
    highest = 0
    for die in roll.dice:
        highest = max(highest, die)
        if die >= needed:
            hits += 1
    mine = roll.hero == plan.seat
    if roll.kind == R_TEST:
        if hits == 0 and mine:
            for option in playable:
                if option.args[0] != "the-evil-eye":
                    return option
    elif roll.kind == R_FIGHT:
        if final:
            return playable[0] if hits < len(roll.dice) or not roll.dice else passing
        if mine and (hits < len(roll.dice) or not roll.dice):
            return _free(playable, passing)
    elif roll.kind == R_ENEMY:
        if final:
            return playable[0] if hits >= 2 or (hits and playable[0].verb == "use") else passing
        if mine and (hits >= plan.health or hits >= 3):
            return playable[0]
        if mine and hits:
            return _free(playable, passing)
    elif roll.kind == R_MOVE:
        if mine and highest <= 2 and playable[0].args[0] != "victor":
            return playable[0]
    elif roll.kind == R_LOSS and mine and roll.dice[0] >= 5 and playable[0].verb == "use":
        return playable[0]
    return passing


def _free(playable: list[Option], passing: Option) -> Option:
    """An ability that can be used again another time."""
    for option in playable:
        if option.verb == "use" and option.args[0] not in _ONCE:
            return option
    return passing
