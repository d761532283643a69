"""What a seat sees of Shadowbrook (ATE-INFO-01 to ATE-INFO-09, ATE-OPEN-28, ATE-OPEN-35)."""

from __future__ import annotations

from typing import Final

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.content.box import SECTIONS
from duskbox.games.touch_of_evil.rules.cards.windows import CHART, InPlay
from duskbox.games.touch_of_evil.rules.fight import fight as fights
from duskbox.games.touch_of_evil.rules.fight.attack import Attack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice, minion_wounds
from duskbox.games.touch_of_evil.rules.fight.fight import FightRound
from duskbox.games.touch_of_evil.rules.fight.wounds import militia_beside
from duskbox.games.touch_of_evil.rules.rolls import AT_FOE, FIRST_ELDER, Roll
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import current_showdown, showdown_price
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMBAT,
    COOPERATIVE,
    CUNNING,
    DECKS,
    ELDER_STATES,
    EVENT,
    FACE_DOWN,
    HONOR,
    MODES,
    MYSTERY,
    NO_HERO,
    NOTHING,
    R_ENEMY,
    R_FIGHT,
    ROLLS,
    SPIRIT,
    STATICS,
    TABLE_ROWS,
    TRACK_START,
    VILLAIN,
    WINDOWS,
    WOLF,
)
from duskbox.games.touch_of_evil.schema.shown import (
    Elder,
    Fight,
    Hero,
    MysteryStep,
    Orders,
    Pieces,
    Showdown,
    SkillShown,
    Source,
    Space,
    TurnStep,
)
from duskbox.games.touch_of_evil.schema.shown import Roll as RollShown
from duskbox.games.touch_of_evil.schema.sources import Origin, skill_sources, world_sources

#: Rolls whose dice are aimed at a person.
FIGHT_ROLLS: Final = (R_FIGHT, R_ENEMY)
#: The steps of a turn and of the Mystery Phase, by their numbers (ATE-ROUND-03, ATE-MYST-01).
TURN_STEPS: Final[tuple[TurnStep, ...]] = ("edge", "move", "fight", "action")
MYSTERY_STEPS: Final[tuple[MysteryStep, ...]] = ("start", "revival", "healing", "table", "card", "marker")
_WITHOUT_TABLE: Final = tuple(step for step in MYSTERY_STEPS if step != "table")
#: From here down the numbers of the Shadow Track are red, and it is night (ATE-SHADOW-06).
NIGHT: Final = 8


def pieces(t: Shadowbrook, seat: int) -> Pieces:
    """The open part of the table, and what this seat alone may know."""
    box = t.box
    villain = box.villains[t.villain] if t.villain >= 0 else None
    world = world_sources(t)
    together = t.terms.mode == COOPERATIVE
    return {
        "mode": MODES[t.terms.mode],
        "modules": {
            "collecting": t.terms.collecting,
            "abilities": t.terms.abilities,
            "curse": t.terms.curse,
            "charts": t.terms.charts,
            "secrets": t.terms.secrets,
            "showdown-chart": t.terms.showdown_chart,
        },
        "round": t.round,
        "first": t.first,
        "order": t.in_turn_order(),
        "turn": t.turn if t.turn != NO_HERO else None,
        "turn_step": TURN_STEPS[t.phase] if t.turn != NO_HERO else None,
        "mystery_step": MYSTERY_STEPS[t.phase - 1] if t.turn == NO_HERO and t.phase else None,
        "mystery_steps": list(MYSTERY_STEPS if together else _WITHOUT_TABLE),
        "marker": t.marker,
        "track_start": TRACK_START,
        "section": box.track.section(t.marker),
        "night": NIGHT,
        "lair_price": t.lair_price(),
        "sections": [
            {"spaces": list(spaces), "price": box.track.prices[section]} for section, spaces in enumerate(SECTIONS)
        ],
        "symbols": {
            "wounds": list(box.track.more_wounds) if together else [],
            "combat": list(box.track.more_combat) if together else [],
        },
        "villain": None
        if villain is None
        else {
            "name": villain.name,
            "combat": t.villain_combat(),
            "wounds": t.villain_wounds(),
            "hurt": t.villain_hurt,
            "extra": t.villain_more,
            "keywords": list(villain.keywords),
            "abilities": "advanced" if t.terms.abilities else "basic",
            "chart": "advanced" if t.terms.charts else "basic",
        },
        "heroes": [_hero(t, hero, seat, world) for hero in range(t.seats)] if t.own and t.own[0] else [],
        "elders": [_elder(t, elder, seat) for elder in range(len(t.elders))],
        "spaces": [_space(t, space) for space in range(box.board.size)],
        "counters": {
            minion.name: t.counters[minion.number]
            for minion in (villain.minions if villain is not None else ())
            # Round counters belong to the advanced charts (ATE-CHART-02).
            if minion.counters and (t.terms.charts or not minion.round_counter)
        },
        "militia_left": t.militia_left,
        "decks": {name: len(t.pools[deck]) - _face_down(t, deck) for deck, name in enumerate(DECKS)},
        "discards": {name: [box.cards[card].name for card in t.discards[deck]] for deck, name in enumerate(DECKS)},
        "removed": [box.cards[card].name for card in t.removed],
        "kept_secrets": [box.cards[card].name for card in t.kept_secrets],
        "stock": [box.cards[card].name for card in sorted(t.stock)],
        "in_play": [box.cards[card].name for card in t.in_play],
        "lasting": [
            {
                "what": STATICS[t.lasting[place]],
                "hero": None if t.lasting[place + 1] == NO_HERO else t.lasting[place + 1],
                "amount": t.lasting[place + 2],
            }
            for place in range(0, len(t.lasting), 4)
        ],
        "showdown": _showdown(t),
        "fight": _fight(t),
        "roll": _roll(t),
        "cards": _cards_in_play(t),
        "orders": _orders(t, seat) if seat >= 0 else None,
    }


def _face_down(t: Shadowbrook, deck: int) -> int:
    """Secrets that lie face down beneath Elders are not settled yet, so they are still part of the pool."""
    return t.face_down() if DECKS[deck] == "secrets" else 0


def _hero(t: Shadowbrook, hero: int, seat: int, world: list[Origin]) -> Hero:
    box = t.box
    sheet = box.heroes[t.heroes[hero]]
    sources = skill_sources(t, hero, world)
    return {
        "seat": hero,
        "hero": sheet.name,
        "team": t.team_of(hero),
        "at": box.board.names[t.at[hero]],
        "wounds": t.wounds[hero],
        "health": t.wounds[hero] + t.wounds_left(hero),
        "investigation": t.investigation[hero],
        "down": t.down[hero] == 1,
        "skills": {
            "spirit": _skill(t, hero, SPIRIT, sources),
            "cunning": _skill(t, hero, CUNNING, sources),
            "combat": _skill(t, hero, COMBAT, sources),
            "honor": _skill(t, hero, HONOR, sources),
        },
        "items": [box.cards[card].name for card in t.items[hero]],
        "events": len(t.hands[hero]),
        "hand": [box.cards[card].name for card in sorted(t.hands[hero])] if seat == hero else None,
        "has_lair": t.lairs[hero] != NOTHING,
        "lair": box.cards[t.lairs[hero]].name if t.lairs[hero] != NOTHING and knows_lair(t, seat, hero) else None,
        "lair_at": box.cards[t.lairs[hero]].space if t.lairs[hero] != NOTHING and knows_lair(t, seat, hero) else None,
        "showdown_price": showdown_price(t, hero, t.lairs[hero])
        if t.lairs[hero] != NOTHING and knows_lair(t, seat, hero)
        else None,
        "curse": t.curse[hero] if t.curse[hero] >= 0 else None,
        "changed": t.changed[hero] == 1,
    }


def _skill(t: Shadowbrook, hero: int, skill: int, sources: list[list[Source]]) -> SkillShown:
    value = t.skill(hero, skill)
    printed = t.box.heroes[t.heroes[hero]].skills[skill]
    counters = t.skill_ups[hero * 4 + skill]
    other = value - printed - counters
    found = sources[skill]
    rest = other - sum(source["amount"] for source in found)
    if rest:
        # A Skill is never below none (ATE-TEST-06).
        found = [*found, {"what": "@source-not-below", "amount": rest}]
    return {
        "value": value,
        "sheet": printed,
        "counters": counters,
        "other": other,
        "sources": found,
    }


def knows_lair(t: Shadowbrook, seat: int, owner: int) -> bool:
    """Whether a seat knows a Lair card: its owner, the owner's team, or everyone once it lies open (ATE-INFO-02,
    ATE-COOP-26, ATE-OPEN-35).
    """
    return t.lairs_open[owner] == 1 or is_with(t, seat, owner)


def is_with(t: Shadowbrook, seat: int, hero: int) -> bool:
    """Whether a seat is the player of a Hero or of its team; a spectator is with no one."""
    return seat >= 0 and t.allies_mask(hero) >> seat & 1 == 1


def _elder(t: Shadowbrook, elder: int, seat: int) -> Elder:
    kind = t.box.elders[elder]
    return {
        "name": kind.name,
        "state": ELDER_STATES[t.elders[elder]],
        "skills": {"spirit": kind.skills[SPIRIT], "cunning": kind.skills[CUNNING], "honor": kind.skills[HONOR]},
        "hurt": t.elder_hurt[elder],
        "hero": t.elder_with[elder] if t.elder_with[elder] != NO_HERO else None,
        "at": t.box.board.names[t.elder_at[elder]] if t.elder_at[elder] != NOTHING else None,
        "secrets": [
            {
                "card": t.box.cards[card].name if card != FACE_DOWN and knows_secret(mask, seat) else None,
                "open": mask == EVERYONE,
            }
            for card, mask in zip(t.secrets[elder], t.seen[elder], strict=True)
        ],
        "evil_secrets": [t.box.cards[card].name for card in t.evil_secrets[elder]],
    }


def knows_secret(mask: int, seat: int) -> bool:
    """Whether a seat has seen a Secret; what was seen stays known (ATE-OPEN-28)."""
    return mask == EVERYONE or (seat >= 0 and mask >> seat & 1 == 1)


def _space(t: Shadowbrook, space: int) -> Space:
    box = t.box
    minion, counter = t.minions[space], t.rounds[space]
    return {
        "name": box.board.names[space],
        "near": box.board.near[space][:],
        "minion": box.minions[minion].name if minion != NOTHING else None,
        "round": box.minions[counter].name if counter != NOTHING else None,
        "clues": t.clues[space],
        "militia": t.militia[space],
    }


def foe_name(t: Shadowbrook, foe: int) -> str:
    """The message that names a foe."""
    if foe >= 0:
        return f"@minion-{t.box.minions[foe].name}"
    if foe == VILLAIN:
        return f"@villain-{t.box.villains[t.villain].name}"
    return f"@hero-{t.box.heroes[t.heroes[WOLF - foe]].name}"


def _showdown(t: Shadowbrook) -> Showdown | None:
    """The Showdown under way: where, who fights in it, and the Militia that stands by each of them (ATE-SHOW-06,
    ATE-COOP-34).
    """
    if t.showdown == NOTHING:
        return None
    step = current_showdown(t)
    fighters = step.fighters if step is not None else []
    return {
        "lair": t.box.cards[t.showdown].name,
        "at": t.box.board.names[t.showdown_space],
        "round": step.round if step is not None else 0,
        "fighters": fighters[:],
        "militia": [militia_beside(t, hero) for hero in fighters],
    }


def _fight(t: Shadowbrook) -> Fight | None:
    """The fight under way: who, against whom, with how many dice, and how it stands."""
    if t.foe == NO_FOE or t.fighter == NO_HERO:
        return None
    shown: Fight = {
        "hero": t.fighter,
        "foe": foe_name(t, t.foe),
        "dice": fight_dice(t, t.fighter),
        "foe_dice": enemy_dice(t, t.foe),
        "aimed": [],
    }
    for step in reversed(t.stack):
        if isinstance(step, FightRound):
            # Dice set aside for Evil Elders before the roll (ATE-SHOW-22).
            targets = step.targets(t)
            shown["aimed"] = [
                {"at": f"@elder-{t.box.elders[targets[place]].name}", "dice": dice}
                for place, dice in enumerate(step.splits)
                if place < len(targets)
            ]
        if isinstance(step, fights.Fight):
            shown["round"] = step.rounds
            shown["foe_hurt"] = step.hurt
            shown["foe_wounds"] = minion_wounds(t, step.minion)
            break
        if isinstance(step, Attack):
            break
    return shown


def _roll(t: Shadowbrook) -> RollShown | None:
    """The dice on the table that nothing has come of yet."""
    for step in reversed(t.stack):
        if isinstance(step, Roll) and step.dice:
            return {
                "purpose": ROLLS[step.kind],
                "hero": step.hero if step.hero != NO_HERO else None,
                "dice": step.dice[:],
                "aims": step.aims[:],
                "at": [_target(t, step, aim) for aim in step.aims] if step.kind in FIGHT_ROLLS else [],
                "target": step.target or None,
            }
    return None


def _target(t: Shadowbrook, roll: Roll, aim: int) -> str:
    """The message that names what a Fight Die is aimed at (ATE-SHOW-19, ATE-SHOW-22)."""
    if aim != AT_FOE:
        return f"@elder-{t.box.elders[aim - FIRST_ELDER].name}"
    if roll.kind == R_ENEMY:
        return f"@hero-{t.box.heroes[t.heroes[roll.hero]].name}"
    return foe_name(t, t.foe) if t.foe != NO_FOE else ""


def _cards_in_play(t: Shadowbrook) -> list[str]:
    """The cards and happenings that are being carried out, the last on top."""
    found: list[str] = []
    for step in t.stack:
        if isinstance(step, InPlay):
            found.append(in_play_name(t, step.kind, step.card))
    return found


def in_play_name(t: Shadowbrook, kind: int, card: int) -> str:
    """The message that names a card, a chart happening or a result of the optional Showdown table."""
    if kind in (EVENT, MYSTERY):
        return f"@card-{t.box.cards[card].name}"
    if kind == CHART:
        villain = t.box.villains[t.villain]
        rows = villain.advanced_chart if t.terms.charts else villain.chart
        return f"@chart-{rows[card].name}"
    return f"@showdown-row-{TABLE_ROWS[card]}"


def _orders(t: Shadowbrook, seat: int) -> Orders:
    """A seat's own standing orders."""
    orders = t.orders[seat]
    return {
        "passing": [window for code, window in enumerate(WINDOWS) if orders >> code & 1],
        "rest": t.rest[seat] == 1,
        "matters": orders >> len(WINDOWS) & 1 == 1,
    }
