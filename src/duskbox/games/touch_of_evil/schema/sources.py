"""Where each point of a Skill comes from: what a person adds up when they look at a sheet (ATE-TEST-06, ATE-TOK-06).

It names the same cards in the same order as `Shadowbrook.refresh` and `refresh_world` take them, and all of them lie
open (ATE-INFO-05, ATE-INFO-06, ATE-INFO-08).
"""

from __future__ import annotations

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, EVIL, FACE_DOWN, IN_PARTY, NO_HERO, NOTHING, SPANS
from duskbox.games.touch_of_evil.schema.shown import Source


class Origin:
    """A card, a sheet or an Elder by the message that names it, and its hooks."""

    def __init__(self, name: str, hooks: Hooks) -> None:
        self.name = name
        self.hooks = hooks


def own_sources(t: Shadowbrook, hero: int) -> list[Origin]:
    """What is a Hero's own: its sheet, Items and Allies, its curse, and the Elders next to it with what is revealed of
    them.
    """
    box = t.box
    sheet = box.heroes[t.heroes[hero]]
    found = [Origin(f"@hero-{sheet.name}", sheet.hooks)]
    for card in t.items[hero]:
        found.append(_card(t, card))
    if t.curse[hero] >= 0:
        found.append(_card(t, box.curse))
    for elder in range(len(t.elders)):
        if t.elders[elder] == IN_PARTY and t.elder_with[elder] == hero:
            found.append(Origin(f"@elder-{box.elders[elder].name}", box.elders[elder].hooks))
            for place in range(len(t.secrets[elder])):
                card = t.secrets[elder][place]
                if card != FACE_DOWN and t.seen[elder][place] == EVERYONE:
                    found.append(_card(t, card))
    return found


def world_sources(t: Shadowbrook) -> list[Origin]:
    """What concerns everyone: the Villain, Mysteries in play, the Lair of a Showdown, the Secrets of Evil Elders."""
    if t.villain < 0:
        return []
    villain = t.box.villains[t.villain]
    found = [Origin(f"@villain-{villain.name}", villain.basic)]
    if t.terms.abilities:
        found.append(Origin(f"@villain-{villain.name}", villain.advanced))
    for card in t.in_play:
        found.append(_card(t, card))
    if t.showdown != NOTHING:
        found.append(_card(t, t.showdown))
    for elder in range(len(t.elders)):
        if t.elders[elder] == EVIL:
            for card in t.evil_secrets[elder]:
                found.append(_card(t, card))
    return found


def _card(t: Shadowbrook, card: int) -> Origin:
    return Origin(f"@card-{t.box.cards[card].name}", t.box.cards[card].hooks)


def skill_sources(t: Shadowbrook, hero: int, world: list[Origin]) -> list[list[Source]]:
    """For each of the four Skills, what adds to it or takes from it now besides the printed number and its counters."""
    found: list[list[Source]] = [[], [], [], []]
    for source in own_sources(t, hero) + world:
        amounts = [0, 0, 0, 0]
        for static in source.hooks.statics:
            if static.kind < 4:
                amounts[static.kind] += t.worth(static, hero)
        for skill in range(4):
            if amounts[skill]:
                found[skill].append({"what": source.name, "amount": amounts[skill]})
    militia = t.militia_of(hero)
    if militia:
        found[COMBAT].append({"what": "@source-militia", "amount": militia})
    # What a card said for a while does not remember the card, only how long it holds.
    for place in range(0, len(t.lasting), 4):
        kind, whose = t.lasting[place], t.lasting[place + 1]
        if kind < 4 and whose in (NO_HERO, hero) and t.lasting[place + 2]:
            span = SPANS[t.lasting[place + 3]]
            found[kind].append({"what": f"@until-{span}", "amount": t.lasting[place + 2]})
    return found
