"""The box for people to read, card by card, and as plain data for its hash."""

from __future__ import annotations

from duskbox.core.messages import Message
from duskbox.core.parts.components import CardKind
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.kinds import Card, Minion, Row
from duskbox.games.touch_of_evil.effects.curse import LiftCurse
from duskbox.games.touch_of_evil.effects.data import data as effect_data
from duskbox.games.touch_of_evil.effects.data import hook_data
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.effects.party import GoesOnTheHunt
from duskbox.games.touch_of_evil.effects.text.abilities import EVERYBODY, HELPED, hooks_said
from duskbox.games.touch_of_evil.effects.text.paragraphs import after_colon, text, uncapitalised
from duskbox.games.touch_of_evil.effects.text.sentences import to_space
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS, ROAD, TIE_LOW, Board
from duskbox.games.touch_of_evil.rules.rulings import USUAL, Rulings
from duskbox.games.touch_of_evil.rules.vocabulary import CURSE, KINDS, MYSTERY, SKILLS
from duskbox.games.touch_of_evil.text import tables
from duskbox.games.touch_of_evil.text.deck import card_said, minion_said


def kinds(box: Box, rulings: Rulings = USUAL) -> list[CardKind]:
    """Heroes, Villains with their charts, Elders, spaces, the two tables, and every deck, as a game with these rulings
    is played.
    """
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
                sentences=tuple(hooks_said(hero.hooks)),
                flavour=f"@hero-{hero.name}-flavour",
            )
        )
    for villain in box.villains:
        advanced = [
            Message("sheet-advanced", {"what": uncapitalised(said)}) for said in hooks_said(villain.advanced, EVERYBODY)
        ]
        if villain.curses:
            advanced.append(Message("sheet-advanced", {"what": Message("sheet-curses")}))
        found.append(
            CardKind(
                "villains",
                f"@villain-{villain.name}",
                "@sheet-villain",
                1,
                villain.mark,
                {"combat": villain.combat, "wounds": villain.wounds},
                sentences=(*hooks_said(villain.basic, EVERYBODY), *advanced),
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
                    sentences=tuple(row_said(box, row) for row in rows),
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
                sentences=tuple(hooks_said(elder.hooks, HELPED)),
                flavour=f"@elder-{elder.name}-flavour",
            )
        )
    found += [_space(box, number) for number, space in enumerate(box.spaces) if space is not None]
    found += tables.kinds(rulings)
    return found + [_card(box, card, rulings) for card in box.cards]


def _space(box: Box, number: int) -> CardKind:
    """What the board says at a named space (ATE-BOARD-07, ATE-BOARD-08, ATE-ENC-06, ATE-PATH-03, ATE-THEME-01)."""
    space = box.spaces[number]
    assert space is not None
    said: list[Message] = []
    kind = box.board.kinds[number]
    if kind == CORNER:
        said += [Message("sheet-corner"), Message(f"sheet-theme-{space.name}")]
    elif kind == DANGEROUS and space.encounter is None:
        said.append(Message("sheet-dangerous"))
    if space.encounter is not None:
        said.append(Message("sheet-encounter", {"what": after_colon(space.encounter)}))
    for service in space.services:
        said.append(
            Message(
                "sheet-service-once" if service.once else "sheet-service",
                {"name": f"@service-{service.name}", "n": service.price, "what": after_colon(service.effect)},
            )
        )
    if space.shop:
        said.append(Message("sheet-shop"))
    if len(box.board.home[number]) > 1:
        first, second = [_on_the_way(box.board, number, way) for way in box.board.home[number]]
        said.append(Message("sheet-arrows", {"low": TIE_LOW, "high": TIE_LOW + 1, "first": first, "second": second}))
    text = f"@sheet-space-{('corner', 'town', 'dangerous')[kind]}"
    return CardKind("spaces", f"@space-{space.name}", text, 1, space.mark, sentences=tuple(said))


def _on_the_way(board: Board, start: int, way: int) -> Message:
    """To the first named space on a way."""
    before = start
    while board.kinds[way] == ROAD:
        before, way = way, next(near for near in board.neighbours[way] if near != before)
    return to_space(board.names[way])


def row_said(box: Box, row: Row) -> Message:
    """A row of a Minion Chart: the numbers of the die, and what comes."""
    what = Message(f"minion-{row.minion}") if row.minion else Message(f"chart-{row.name}")
    if row.effect is not None:
        what = Message("sheet-happening", {"name": what, "what": text(row.effect)})
    return Message(
        "sheet-row" if row.low != row.high else "sheet-row-one", {"low": row.low, "high": row.high, "what": what}
    )


def _minion(minion: Minion) -> CardKind:
    said: list[Message] = [Message("sheet-round")] if minion.round_counter else [minion_said(minion)]
    if minion.hunts:
        said.append(Message("sheet-hunts"))
    return CardKind(
        "minions",
        f"@minion-{minion.name}",
        "@sheet-counters",
        minion.counters,
        minion.mark,
        {"n": minion.counters},
        sentences=(*said, *hooks_said(minion.hooks)),
        flavour=f"@minion-{minion.name}-flavour",
        keywords=minion.keywords,
    )


def _said(box: Box, card: Card, rulings: Rulings) -> list[Message]:
    """The text of a card, with what its effect alone does not say."""
    said = card_said(card)
    if card.kind == CURSE:
        return _curse_said(box, card, rulings)
    if card.effect is not None and _contains(card.effect, GoesOnTheHunt):
        said.append(Message("card-hunt"))
        said.append(Message("card-invited", {"invited": "yes" if rulings.hunting_elders_come else "no"}))
    return said or [Message("card-no-effect")]


def _contains(effect: Effect, kind: type[Effect]) -> bool:
    return isinstance(effect, kind) or any(_contains(part, kind) for part in effect.children())


def _curse_said(box: Box, card: Card, rulings: Rulings) -> list[Message]:
    """Who takes the Curse, how it grows, what it does and what lifts it (ATE-CURSE-01 to ATE-CURSE-06)."""
    villains = "+".join(f"@villain-{villain.name}" for villain in box.villains if villain.curses)
    said = [
        Message("curse-taken", {"villain": villains or "@no-one", "wolves": "yes" if rulings.wolves_curse else "no"}),
        Message("curse-grows", {"n": box.change_after}),
        *card_said(card),
        Message("curse-attacks", {"all": "yes" if rulings.wolves_attack_all else "no"}),
    ]
    for space in box.spaces:
        for service in space.services if space is not None else ():
            if space is not None and _contains(service.effect, LiftCurse):
                said.append(Message("curse-lifted", {"space": f"@space-{space.name}", "n": service.price}))
    return said


def _card(box: Box, card: Card, rulings: Rulings) -> CardKind:
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
        sentences=tuple(_said(box, card, rulings)),
        flavour=f"@card-{card.name}-flavour",
        keywords=card.keywords,
    )


# Plain data


def data(box: Box) -> dict[str, object]:
    """Everything in the box, in the order of its numbers. A card that is declared without a copy is not in it: to
    declare a new one leaves the records of games without it as they are.
    """
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
                effect_data(minion.reward),
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
                _effect(space.encounter),
                [
                    [service.name, service.price, effect_data(service.effect), service.once]
                    for service in space.services
                ],
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
                _effect(card.effect),
                hooks_data(card.hooks),
                list(card.when),
                [card.immediate, card.remains, card.removed, card.evil, card.advanced, card.uncounted],
                card.price,
                card.space,
                "" if card.minion is None else card.minion.name,
            ]
            for card in box.cards
            if not card.absent
        ],
    }


def _row(row: Row) -> list[object]:
    return [row.low, row.high, row.name, row.minion, _effect(row.effect)]


def _effect(effect: Effect | None) -> object:
    return None if effect is None else effect_data(effect)


def hooks_data(hooks: Hooks) -> list[object]:
    """Hooks as plain data."""
    return [hook_data(hook) for hook in hooks.all]
