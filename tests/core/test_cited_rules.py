"""Which rule of the ledger is cited with an event, a question and an ending.

`cited_rules.json` names, for each, the rules that may. After a change that is meant, `make cited` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from duskbox.core import registry
from duskbox.core.chance import Fast

FILE = Path(__file__).parent / "cited_rules.json"
GAMES = {
    "fear-of-the-dark": [{"difficulty": level} for level in ("easy", "normal", "very-hard")],
    "a-touch-of-evil": [
        {"mode": mode, "heroes": heroes, "villain": villain, "level": level, "showdown-chart": chart}
        for mode, heroes in (("competitive", "2"), ("cooperative", "2"), ("team", "4"))
        for villain, level, chart in (
            ("vampire", "basic", "on"), ("werewolf", "advanced", "off"),
            ("scarecrow", "advanced", "on"), ("spectral-horseman", "basic", "off"),
        )
    ],
}  # fmt: skip
#: A game that two random players do not end is left after this number of choices.
LONG_ENOUGH = 1500

Cited = dict[str, dict[str, list[str]]]


def cited(name: str, seeds: range) -> Cited:
    """What is cited in games that are played half by chance, half by rules of thumb, more or less of the one."""
    game = registry.find(name)
    found: dict[str, dict[str, set[str]]] = {"events": {}, "questions": {}, "endings": {}}
    for seed in seeds:
        for settings in GAMES[name]:
            table, luck, chance = game.new_table(game.setup(settings)), Random(seed), Fast(seed, len(game.streams))
            skill = luck.random()
            table.events = []
            table.start(chance)
            for _ in range(LONG_ENOUGH):
                if table.decision is None:
                    break
                found["questions"].setdefault(table.decision.ask, set()).add(table.decision.rule)
                thumb = game.bot.rollout_policy(table) if luck.random() < skill else None
                table.choose(thumb or luck.choice(table.decision.options), chance)
            if table.outcome is not None:
                found["endings"].setdefault(table.outcome.name, set()).add(table.outcome.rule)
            for event in table.events:
                found["events"].setdefault(event.name, set()).add(event.rule)
    return {kind: {what: sorted(rules) for what, rules in sorted(each.items())} for kind, each in found.items()}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_and_asked_cites_the_rules_that_are_about_it(name: str) -> None:
    known: Cited = json.loads(FILE.read_text(encoding="utf-8"))[name]
    now = cited(name, range(6))
    assert len(now["events"]) > len(known["events"]) / 2, "most events happen in these games"
    for kind, each in now.items():
        for what, rules in each.items():
            new = set(rules) - set(known[kind].get(what, []))
            assert not new, f"{kind}, {what}: {', '.join(sorted(new))} is not in {FILE.name}: see above"


if __name__ == "__main__":
    everything = {name: cited(name, range(100)) for name in GAMES}
    FILE.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
