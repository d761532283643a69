"""The box for people to read, card by card, and as plain data for its hash."""

from __future__ import annotations

from duskbox.core.game import CardKind
from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.kinds import Card, Minion, Row, minion_said
from duskbox.games.touch_of_evil.effects.data import data as word_data
from duskbox.games.touch_of_evil.effects.data import hook_data
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.effects.word import Word
from duskbox.games.touch_of_evil.vocabulary import CURSE, KINDS, MYSTERY, SKILLS


def kinds(box: Box) -> list[CardKind]:
    """Heroes, Villains with their charts, Elders, spaces, and every deck."""
    found: list[CardKind] = []
    for hero in box.heroes:
        found.append(
            CardKind(
                "heroes",
                f"@hero-{hero.name}",
                "@sheet-hero",
                1,
                hero.mark,
                {
                    **{SKILLS[skill]: hero.skills[skill] for skill in range(4)},
                    "wounds": hero.wounds,
                    "start": f"@space-{hero.start}",
                    "title": f"@hero-{hero.name}-title",
                },
                sayings=tuple(hero.hooks.say()),
                flavour=f"@hero-{hero.name}-flavour",
            )
        )
    for villain in box.villains:
        advanced = [Saying("sheet-advanced", {"what": said}) for said in villain.advanced.say()]
        if villain.curses:
            advanced.append(Saying("sheet-advanced", {"what": Saying("sheet-curses")}))
        found.append(
            CardKind(
                "villains",
                f"@villain-{villain.name}",
                "@sheet-villain",
                1,
                villain.mark,
                {"combat": villain.combat, "wounds": villain.wounds},
                sayings=(*villain.basic.say(), *advanced),
                flavour=f"@villain-{villain.name}-flavour",
                keywords=villain.keywords,
            )
        )
        for side, rows in (("basic", villain.chart), ("advanced", villain.advanced_chart)):
            found.append(
                CardKind(
                    "charts",
                    f"@villain-{villain.name}",
                    f"@sheet-chart-{side}",
                    1,
                    villain.mark,
                    sayings=tuple(row_said(box, row) for row in rows),
                )
            )
        found += [_minion(minion) for minion in villain.minions]
    for elder in box.elders:
        found.append(
            CardKind(
                "elders",
                f"@elder-{elder.name}",
                "@sheet-elder",
                1,
                elder.mark,
                {
                    "spirit": elder.skills[0],
                    "cunning": elder.skills[1],
                    "honor": elder.skills[3],
                    "wounds": elder.wounds,
                },
                sayings=tuple(elder.hooks.say()),
                flavour=f"@elder-{elder.name}-flavour",
            )
        )
    for space in box.spaces:
        if space is not None:
            said = [] if space.encounter is None else [Saying("sheet-encounter", {"what": space.encounter.say()})]
            for service in space.services:
                said.append(
                    Saying(
                        "sheet-service-once" if service.once else "sheet-service",
                        {"name": f"@service-{service.name}", "n": service.price, "what": service.effect.say()},
                    )
                )
            if space.shop:
                said.append(Saying("sheet-shop"))
            found.append(CardKind("spaces", f"@space-{space.name}", "@sheet-space", 1, space.mark, sayings=tuple(said)))
    return found + [_card(card) for card in box.cards]


def row_said(box: Box, row: Row) -> Saying:
    """A row of a Minion Chart: the numbers of the die, and what comes."""
    what = Saying(f"minion-{row.minion}") if row.minion else Saying(f"chart-{row.name}")
    if row.effect is not None:
        what = Saying("sheet-happening", {"name": what, "what": row.effect.say()})
    return Saying(
        "sheet-row" if row.low != row.high else "sheet-row-one", {"low": row.low, "high": row.high, "what": what}
    )


def _minion(minion: Minion) -> CardKind:
    said: list[Saying] = [Saying("sheet-round")] if minion.round_counter else [minion_said(minion)]
    if minion.hunts:
        said.append(Saying("sheet-hunts"))
    return CardKind(
        "minions",
        f"@minion-{minion.name}",
        "@sheet-counters",
        minion.counters,
        minion.mark,
        {"n": minion.counters},
        sayings=(*said, *minion.hooks.say()),
        flavour=f"@minion-{minion.name}-flavour",
        keywords=minion.keywords,
    )


def _card(card: Card) -> CardKind:
    text = f"@kind-{KINDS[card.kind]}"
    if card.immediate:
        text += "-immediate"
    elif card.remains and card.kind == MYSTERY:
        text += "-remains"
    elif card.removed:
        text += "-removed"
    elif card.advanced and card.kind != CURSE:
        text += "-advanced"
    return CardKind(
        card.deck,
        f"@card-{card.name}",
        text,
        card.copies,
        card.mark,
        {"n": card.price, "priced": "yes" if card.price else "no"},
        sayings=tuple(card.say()),
        flavour=f"@card-{card.name}-flavour",
        keywords=card.keywords,
    )


# Plain data


def data(box: Box) -> dict[str, object]:
    """Everything declared, in the order of its numbers."""
    return {
        "board": [list(near) for near in box.board.neighbours],
        "names": box.board.names,
        "track": [list(box.track.prices), list(box.track.more_wounds), list(box.track.more_combat)],
        "militia": box.militia,
        "change_after": box.change_after,
        "heroes": [
            [hero.name, hero.skills, hero.wounds, hero.start, hooks_data(hero.hooks), list(hero.keywords)]
            for hero in box.heroes
        ],
        "villains": [
            [
                villain.name,
                villain.combat,
                villain.wounds,
                hooks_data(villain.basic),
                hooks_data(villain.advanced),
                [_row(row) for row in villain.chart],
                [_row(row) for row in villain.advanced_chart],
                list(villain.keywords),
                villain.curses,
            ]
            for villain in box.villains
        ],
        "minions": [
            [
                minion.name,
                minion.dice,
                minion.wounds,
                word_data(minion.reward),
                list(minion.keywords),
                minion.skill,
                minion.counters,
                minion.round_counter,
                minion.hunts,
                hooks_data(minion.hooks),
            ]
            for minion in box.minions
        ],
        "elders": [[elder.name, elder.skills, elder.wounds, hooks_data(elder.hooks)] for elder in box.elders],
        "spaces": [
            None
            if space is None
            else [
                space.name,
                _word(space.encounter),
                [[service.name, service.price, word_data(service.effect), service.once] for service in space.services],
                space.shop,
            ]
            for space in box.spaces
        ],
        "cards": [
            [
                card.name,
                card.kind,
                card.place,
                card.copies,
                list(card.keywords),
                _word(card.effect),
                hooks_data(card.hooks),
                list(card.when),
                [card.immediate, card.remains, card.removed, card.evil, card.advanced, card.uncounted],
                card.price,
                card.space,
                "" if card.minion is None else card.minion.name,
            ]
            for card in box.cards
        ],
    }


def _row(row: Row) -> list[object]:
    return [row.low, row.high, row.name, row.minion, _word(row.effect)]


def _word(word: Word | None) -> object:
    return None if word is None else word_data(word)


def hooks_data(hooks: Hooks) -> list[object]:
    """Hooks as plain data."""
    return [hook_data(hook) for hook in hooks.all]
