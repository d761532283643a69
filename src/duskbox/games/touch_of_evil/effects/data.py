"""Effects as plain data, for hashing content and for packs: `["Test", "spirit", 4, ["Gain", 2], "-", "-"]`.

An effect is a list of its name and its parts. "-" stands for nothing, and amounts that are not plain numbers have
names: "x", "heroes", "d3", "d6", "elder-spirit", "elder-cunning", "elder-honor", "all". Parts at the end that have a
usual value may be left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duskbox.games.touch_of_evil.effects import (
    cards,
    conditions,
    curse,
    dice,
    elders,
    flow,
    gains,
    minions,
    movement,
    tests,
)
from duskbox.games.touch_of_evil.effects.effect import Condition, Effect
from duskbox.games.touch_of_evil.effects.hooks import Cost, Replacement, Static, Trigger
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, D6, ELDER_AMOUNTS, HEROES, LIMITS, SKILLS, X

NONE: Final = "-"

AMOUNTS: Final = {
    "x": X,
    "heroes": HEROES,
    "d3": D3,
    "d6": D6,
    **{f"elder-{SKILLS[skill]}": amount for amount, skill in ELDER_AMOUNTS.items()},
    "all": ALL,
}

#: What a part can be. A kind with a star takes all the parts that are left.
KINDS: Final = {
    "amount": f"a number from 0 or one of {', '.join(AMOUNTS)}",
    "change": "a number other than 0, or x",
    "number": "a number",
    "text": "a text",
    "flag": "true or false",
    "effect": "an effect",
    "effect?": 'an effect or "-"',
    "condition": "a condition",
    "condition?": 'a condition or "-"',
    "cost": "a list of Investigation, Wounds, whether the card is discarded, and Event cards",
    "texts": "a list of texts",
    "row": "a row of two numbers and an effect",
}

Makers = dict[str, tuple[Callable[..., Effect], str]]

EFFECTS: Final[Makers] = {
    # flow
    "Nothing": (flow.Nothing, ""),
    "Seq": (flow.Seq, "effect*"),
    "OneOf": (flow.OneOf, "effect*"),
    "May": (flow.May, "effect number"),
    "If": (flow.If, "condition effect effect?"),
    "EachHero": (flow.EachHero, "effect text"),
    "AHero": (flow.AHero, "effect text"),
    "TheHero": (flow.TheHero, "effect text flag"),
    "FirstPlayer": (flow.FirstPlayer, "effect"),
    "Table": (flow.Table, "row*"),
    # tests
    "Test": (tests.Test, "text number effect? effect? effect?"),
    "ChooseTest": (tests.ChooseTest, "texts number effect? effect? effect?"),
    # gains
    "Gain": (gains.Gain, "amount"),
    "Lose": (gains.Lose, "amount"),
    "Steal": (gains.Steal, "amount"),
    "Wound": (gains.Wound, "amount"),
    "Heal": (gains.Heal, "amount"),
    "Train": (gains.Train, "text amount"),
    "LoseSkill": (gains.LoseSkill, "text amount"),
    "PutClues": (gains.PutClues, "amount text"),
    "TowardDarkness": (gains.TowardDarkness, "amount"),
    "AwayFromDarkness": (gains.AwayFromDarkness, "amount"),
    "VillainHeals": (gains.VillainHeals, "amount"),
    "VillainGrows": (gains.VillainGrows, "amount"),
    "HitVillain": (gains.HitVillain, "amount"),
    "Until": (gains.Until, "text text change flag"),
    # cards
    "DrawEvent": (cards.DrawEvent, "amount number"),
    "DrawMysteryCard": (cards.DrawMysteryCard, ""),
    "DrawCorner": (cards.DrawCorner, "text"),
    "DiscardEvent": (cards.DiscardEvent, "amount"),
    "LoseItem": (cards.LoseItem, "amount"),
    "GainLairCard": (cards.GainLairCard, ""),
    "LoseLairCard": (cards.LoseLairCard, ""),
    "TakeDiscarded": (cards.TakeDiscarded, "text"),
    "TakeTownItem": (cards.TakeTownItem, "number"),
    "Cancel": (cards.Cancel, "text*"),
    "CancelRemaining": (cards.CancelRemaining, "amount"),
    "LairCancelled": (cards.LairCancelled, ""),
    # movement
    "MoveUpTo": (movement.MoveUpTo, "amount"),
    "MoveTo": (movement.MoveTo, "text"),
    "MoveToAny": (movement.MoveToAny, "text"),
    "ToHero": (movement.ToHero, ""),
    # minions
    "ChartAttack": (minions.ChartAttack, ""),
    "ChartAt": (minions.ChartAt, "text"),
    "PlaceMinions": (minions.PlaceMinions, "text amount text"),
    "MinionsMove": (minions.MinionsMove, "text"),
    "RemoveMinion": (minions.RemoveMinion, "text"),
    "FightA": (minions.FightA, "text"),
    "VillainStrikes": (minions.VillainStrikes, "number"),
    "DefeatMinion": (minions.DefeatMinion, ""),
    "PlaceMilitia": (minions.PlaceMilitia, "amount text"),
    "RemoveMilitia": (minions.RemoveMilitia, "amount"),
    # elders
    "KillAnElder": (elders.KillAnElder, "text"),
    "AddSecret": (elders.AddSecret, "text"),
    "RevealElder": (elders.RevealElder, "text"),
    "ForElder": (elders.ForElder, "text effect"),
    "LookAt": (elders.LookAt, "amount flag"),
    "ElderGoesHome": (elders.ElderGoesHome, ""),
    "ProtectElder": (elders.ProtectElder, ""),
    "HealElder": (elders.HealElder, ""),
    "GoesOnTheHunt": (elders.GoesOnTheHunt, ""),
    "JoinsHero": (elders.JoinsHero, ""),
    # dice
    "Reroll": (dice.Reroll, "amount text text"),
    "AddDice": (dice.AddDice, "amount text text"),
    "SetDie": (dice.SetDie, "number text text"),
    "IgnoreWounds": (dice.IgnoreWounds, "amount text"),
    "OnesHit": (dice.OnesHit, ""),
    # the Curse
    "LiftCurse": (curse.LiftCurse, ""),
}

CONDITIONS: Final[dict[str, tuple[Callable[..., Condition], str]]] = {
    "ElderLives": (conditions.ElderLives, "text"),
    "ElderEvil": (conditions.ElderEvil, ""),
    "InShowdown": (conditions.InShowdown, ""),
    "InFight": (conditions.InFight, ""),
    "Against": (conditions.Against, "text"),
    "At": (conditions.At, "text"),
    "Carries": (conditions.Carries, "text"),
    "Red": (conditions.Red, ""),
    "MarkerAtMost": (conditions.MarkerAtMost, "number"),
    "Wounded": (conditions.Wounded, ""),
    "VillainIs": (conditions.VillainIs, "text"),
    "Together": (conditions.Together, ""),
    "HasLair": (conditions.HasLair, ""),
    "HasEvents": (conditions.HasEvents, "number"),
    "MinionsOnBoard": (conditions.MinionsOnBoard, "number"),
    "Changed": (conditions.Changed, ""),
    "Not": (conditions.Not, "condition"),
}

Hook = Static | Trigger | Replacement

HOOKS: Final[dict[str, tuple[Callable[..., Hook], str]]] = {
    "Static": (Static, "text number condition? flag"),
    "Trigger": (Trigger, "text effect cost text condition?"),
    "Replacement": (Replacement, "text number condition?"),
}


# Writing


def data(effect: Effect | Condition) -> list[object]:
    """An effect or condition as plain data: its name and its parts."""
    name = type(effect).__name__
    kinds = (EFFECTS[name][1] if isinstance(effect, Effect) else CONDITIONS[name][1]).split()
    parts: list[object] = [name]
    for place, part in enumerate(effect.PARTS):
        value: object = getattr(effect, part)
        kind = kinds[place]
        if kind.endswith("*") and isinstance(value, tuple):
            parts += [_plain(each, kind[:-1]) for each in value]
        elif kind == "change" and isinstance(effect, gains.Until) and effect.successes:
            parts.append("x")
        else:
            parts.append(_plain(value, kind))
    return parts


def _plain(value: object, kind: str) -> object:
    if value is None:
        return NONE
    if isinstance(value, Effect | Condition):
        return data(value)
    if kind == "amount":
        for name, amount in AMOUNTS.items():
            if value == amount:
                return name
    if isinstance(value, tuple):
        return [_plain(each, "") for each in value]
    return value


# Reading


def read(given: object) -> Effect:
    """The effect that plain data describe; a ValueError names the part that is wrong."""
    name, values = _named(given, "effect", list(EFFECTS))
    make, kinds = EFFECTS[name]
    try:
        return make(*_parts(name, values, kinds.split()))
    except TypeError:
        raise ValueError(f"{name}: {len(values)} parts are too few") from None


def read_condition(given: object) -> Condition:
    """The condition that plain data describe; a ValueError names the part that is wrong."""
    name, values = _named(given, "condition", list(CONDITIONS))
    make, kinds = CONDITIONS[name]
    try:
        return make(*_parts(name, values, kinds.split()))
    except TypeError:
        raise ValueError(f"{name}: {len(values)} parts are too few") from None


def _named(given: object, what: str, names: list[str]) -> tuple[str, list[object]]:
    if not isinstance(given, list | tuple) or not given or not isinstance(given[0], str):
        raise ValueError(f"a {what} is a list that begins with its name, not {given!r}")
    name = given[0]
    if name not in names:
        raise ValueError(f"there is no {what} {name!r}")
    return name, list(given[1:])


def _parts(name: str, values: list[object], kinds: list[str]) -> list[object]:
    """The parts of an effect, each checked against what it must be."""
    starred = len(kinds) > 0 and kinds[-1].endswith("*")
    if len(values) > len(kinds) and not starred:
        raise ValueError(f"{name}: {len(values)} parts are too many, it has {len(kinds)}")
    parts: list[object] = []
    for place, value in enumerate(values):
        kind = kinds[min(place, len(kinds) - 1)].rstrip("*")
        try:
            parts.append(_part(value, kind))
        except ValueError as wrong:
            raise ValueError(f"{name}, part {place + 1}: {wrong}") from None
    return parts


def _part(value: object, kind: str) -> object:
    if kind == "effect":
        return read(value)
    if kind == "effect?":
        return None if value == NONE else read(value)
    if kind == "condition":
        return read_condition(value)
    if kind == "condition?":
        return None if value == NONE else read_condition(value)
    if kind == "cost":
        return _cost(value)
    if kind in ("amount", "change") and isinstance(value, str) and value in AMOUNTS:
        return AMOUNTS[value]
    if kind == "amount" and _is_number(value) and isinstance(value, int) and value >= 0:
        return value
    if kind in ("number", "change") and _is_number(value):
        return value
    if kind == "text" and isinstance(value, str):
        return value
    if kind == "flag" and isinstance(value, bool):
        return value
    if kind == "texts" and isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
        return tuple(value)
    if kind == "row" and isinstance(value, list | tuple) and len(value) == 3 and all(map(_is_number, value[:2])):
        return value[0], value[1], read(value[2])
    raise ValueError(f"expected {KINDS[kind]}, not {value!r}")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# Hooks


def hook_data(hook: Hook) -> list[object]:
    """A hook as plain data: `["Trigger", "roll", ["Reroll", …], [pay, wounds, discard, event], "turn", "-"]`."""
    when: object = NONE if hook.when is None else data(hook.when)
    if isinstance(hook, Static):
        return ["Static", hook.what, hook.amount, when, hook.per_section]
    if isinstance(hook, Replacement):
        return ["Replacement", hook.what, hook.value, when]
    cost = hook.cost
    price: list[object] = [cost.pay, cost.wounds, cost.discard, cost.event]
    return ["Trigger", hook.at, data(hook.effect), price, LIMITS[hook.limit], when]


def read_hook(given: object) -> Hook:
    """The hook that plain data describe; a ValueError names the part that is wrong."""
    name, values = _named(given, "hook", list(HOOKS))
    make, kinds = HOOKS[name]
    try:
        return make(*_parts(name, values, kinds.split()))
    except TypeError:
        raise ValueError(f"{name}: {len(values)} parts are too few") from None


def _cost(value: object) -> Cost:
    if isinstance(value, list | tuple) and len(value) == 4 and isinstance(value[2], bool):
        pay, wounds, discard, event = value
        if _is_number(pay) and _is_number(wounds) and _is_number(event):
            return Cost(pay, wounds, discard, event)
    raise ValueError(f"expected {KINDS['cost']}, not {value!r}")
