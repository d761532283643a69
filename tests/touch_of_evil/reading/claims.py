"""What an effect or an ability does, as a list of claims: each a path (when, at which cost, for whom, under which
condition) and an act. The readers of texts find the same in the words of a card.
"""

from __future__ import annotations

from duskbox.games.touch_of_evil.effects.conditions import Not
from duskbox.games.touch_of_evil.effects.effect import Condition, Effect
from duskbox.games.touch_of_evil.effects.flow import AHero, EachHero, FirstPlayer, If, May, OneOf, Seq, Table, TheHero
from duskbox.games.touch_of_evil.effects.gains import Until
from duskbox.games.touch_of_evil.effects.hooks import Replacement, Static, Trigger
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test
from duskbox.games.touch_of_evil.effects.text.abilities import answers
from duskbox.games.touch_of_evil.effects.text.sentences import all_counted
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, D6, ELDER_AMOUNTS, HEROES, LIMITS, SKILLS, X

Claim = tuple[tuple[str, ...], str]

# Of an effect


def amount_of(amount: int) -> str:
    """An amount as it is read."""
    if amount in (X, HEROES) or amount in ELDER_AMOUNTS:
        each = {X: "success", HEROES: "Hero in the game"}
        return f"1 for each {each.get(amount) or f'point of that Elder’s {SKILLS[ELDER_AMOUNTS[amount]].capitalize()}'}"
    return {ALL: "all", D3: "D3", D6: "D6"}.get(amount, str(amount))


def claims(effect: Effect, path: tuple[str, ...] = ()) -> list[Claim]:
    """What an effect does, for whom and under which conditions."""
    if isinstance(effect, Seq):
        return [claim for part in effect.parts for claim in claims(part, path)]
    if isinstance(effect, OneOf):
        return [claim for n, part in enumerate(effect.parts) for claim in claims(part, (*path, f"choice {n + 1}"))]
    if isinstance(effect, May):
        return claims(effect.effect, (*path, "may"))
    if isinstance(effect, If):
        found = claims(effect.then, (*path, f"if {condition_of(effect.condition)}"))
        if effect.otherwise is not None:
            found += claims(effect.otherwise, (*path, f"unless {condition_of(effect.condition)}"))
        return found
    if isinstance(effect, EachHero):
        return claims(effect.effect, (*path, f"each-{effect.who}"))
    if isinstance(effect, AHero):
        return claims(effect.effect, (*path, f"pick-{effect.who}"))
    if isinstance(effect, FirstPlayer):
        return claims(effect.effect, (*path, "hero-first"))
    if isinstance(effect, TheHero):
        return claims(effect.effect, (*path, f"{'least' if effect.least else 'most'} {effect.most}"))
    if isinstance(effect, Test | ChooseTest):
        names = effect.options if isinstance(effect, ChooseTest) else effect.skills.split("+")
        test = f"test {(' or ' if isinstance(effect, ChooseTest) else ' and ').join(names)} {effect.target}"
        counted = effect.each is not None and effect.passed is None and all_counted(effect.each.say())
        found = [(path, test)]
        for part in (effect.passed, effect.each):
            if part is not None:
                found += claims(part, path if counted else (*path, "passes"))
        return found + ([] if effect.failed is None else claims(effect.failed, (*path, "fails")))
    if isinstance(effect, Table):
        return [
            claim for low, high, part in effect.rows for claim in claims(part, (*path, f"die {low}–{high}"))
        ]  # fmt: skip
    if isinstance(effect, Until) and effect.everyone:
        path = (*path, "each-everybody")
    return [(path, act_of(effect))]


def condition_of(condition: Condition) -> str:
    """A condition as it is read."""
    said = condition.say()
    return f"{'not ' if isinstance(condition, Not) else ''}{said.id} {said.facts.get('id', '')}".strip()


def act_of(effect: Effect) -> str:
    """One act as it is read: its name and its amount."""
    name = type(effect).__name__
    if name == "Until":
        name += {"fight-dice": "FightDice", "combat": "Combat", "hit-on": "HitOn", "enemy-hit-on": "EnemyHitOn",
                 "showdown-price": "ShowdownPrice"}[effect.what]  # type: ignore[attr-defined]  # fmt: skip
        amount: int = effect.amount  # type: ignore[attr-defined]
        if effect.successes:  # type: ignore[attr-defined]
            return f"{name} 1 for each success"
        if name == "UntilFightDice" and amount < 0:
            return f"{name} {-amount} fewer"
        return f"{name} {5 + amount if name.endswith('HitOn') else abs(amount)}"
    if name in ("PutClues", "PlaceMilitia"):
        name += f"-{effect.where}"  # type: ignore[attr-defined]
    if name == "DrawEvent" and effect.keep:  # type: ignore[attr-defined]
        name = "DrawEventKeep"
    for part in ("amount", "reward", "most", "face"):
        value = getattr(effect, part, None)
        if isinstance(value, int) and not isinstance(value, bool) and name != "LookAt":
            return f"{name} {amount_of(value)}"
    return name


# Of what lies on the table


def hook_claims(hook: Static | Trigger | Replacement, others: tuple[Trigger, ...] = ()) -> list[Claim]:
    """What a modifier, a replacement or an ability claims; `others` are the same ability at other times."""
    when = () if hook.when is None else (f"if {condition_of(hook.when)}",)
    if isinstance(hook, Static):
        per = " for each section" if hook.per_section else ""
        return [(when, f"static {hook.what} {hook.amount:+d}{per}")]
    if isinstance(hook, Replacement):
        valued = hook.what in ("fight-skill", "mist", "event-draw")
        value = (SKILLS[hook.value] if hook.what == "fight-skill" else str(hook.value)) if valued else ""
        return [(when, f"replace {hook.what} {value}".strip())]
    path: tuple[str, ...] = (f"limit {LIMITS[hook.limit]}",) if LIMITS[hook.limit] != "any" else ()
    if hook.at not in answers(hook.effect):
        path += tuple(f"at {each.at}" for each in (hook, *others))
    path += when
    cost = hook.cost
    for name, amount in (("pay", cost.pay), ("wounds", cost.wounds), ("event", cost.event)):
        if amount:
            path += (f"cost {name} {amount}",)
    if cost.discard:
        path += ("cost discard",)
    return claims(hook.effect, path if hook.moment >= 0 else (*path, "may"))
