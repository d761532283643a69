"""A box as plain data and back: what a pack changes is a copy of the declarations in words that TOML can hold.

Every effect, trigger, card and sheet carries its number in the one box it belongs to, so a box is never made of
another's things: it is written down and made anew.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.games.touch_of_evil.content.box import Box, Track
from duskbox.games.touch_of_evil.content.kinds import Card, Elder, Hero, Hook, Minion, Row, Service, Space, Villain
from duskbox.games.touch_of_evil.effects.data import NONE, data, hook_data, read, read_hook
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.rules.board import Board
from duskbox.games.touch_of_evil.rules.vocabulary import CURSE, KINDS, MINION, PLACES, SKILLS

#: A declared thing as plain data: by key its numbers, texts, flags, lists and effects.
Sheet = dict[str, object]
Sheets = dict[str, Sheet]


@final
class Declaration:
    """Everything a box declares, as plain data: sheets by name, the loops of the board, the Shadow Track and two
    numbers.
    """

    def __init__(
        self,
        heroes: Sheets,
        villains: Sheets,
        minions: Sheets,
        elders: Sheets,
        spaces: Sheets,
        cards: Sheets,
        track: Sheet,
        loops: list[list[str]],
        militia: int,
        change_after: int,
    ) -> None:
        self.heroes: Final = heroes
        self.villains: Final = villains
        #: The Minions of the charts, each with the Villain it serves; one of a deck is its card.
        self.minions: Final = minions
        self.elders: Final = elders
        self.spaces: Final = spaces
        self.cards: Final = cards
        self.track: Final = track
        self.loops = loops
        self.militia = militia
        self.change_after = change_after


def rebuilt(box: Box) -> Box:
    """A box that declares the same and shares nothing with the first."""
    return built(declared(box))


# Writing down


def declared(box: Box) -> Declaration:
    """What a box declares."""
    return Declaration(
        {hero.name: _hero_sheet(hero) for hero in box.heroes},
        {villain.name: _villain_sheet(villain) for villain in box.villains},
        {
            minion.name: {"villain": villain.name, **_minion_sheet(minion)}
            for villain in box.villains
            for minion in villain.minions
        },
        {elder.name: _elder_sheet(elder) for elder in box.elders},
        {space.name: _space_sheet(space) for space in box.spaces if space is not None},
        {card.name: _card_sheet(card) for card in box.cards},
        {
            "prices": list(box.track.prices),
            "more-wounds": list(box.track.more_wounds),
            "more-combat": list(box.track.more_combat),
            "mark": box.track.mark,
        },
        _loops(box.board),
        box.militia,
        box.change_after,
    )


def _hero_sheet(hero: Hero) -> Sheet:
    return {
        **{SKILLS[skill]: hero.skills[skill] for skill in range(4)},
        "wounds": hero.wounds,
        "start": hero.start,
        "hooks": _hooks_data(hero.hooks),
        "keywords": list(hero.keywords),
        "mark": hero.mark,
    }


def _villain_sheet(villain: Villain) -> Sheet:
    return {
        "combat": villain.combat,
        "wounds": villain.wounds,
        "basic": _hooks_data(villain.basic),
        "advanced": _hooks_data(villain.advanced),
        "chart": [_row_data(row) for row in villain.chart],
        "advanced-chart": [_row_data(row) for row in villain.advanced_chart],
        "keywords": list(villain.keywords),
        "curses": villain.curses,
        "mark": villain.mark,
    }


def _row_data(row: Row) -> list[object]:
    """`[low, high, MINION]`, or `[low, high, HAPPENING, effect]`."""
    if row.minion:
        return [row.low, row.high, row.minion]
    return [row.low, row.high, row.name, _effect_data(row.effect)]


def _minion_sheet(minion: Minion) -> Sheet:
    return {
        "dice": minion.dice,
        "wounds": minion.wounds,
        "reward": data(minion.reward),
        "keywords": list(minion.keywords),
        "skill": SKILLS[minion.skill],
        "counters": minion.counters,
        "round": minion.round_counter,
        "hunts": minion.hunts,
        "hooks": _hooks_data(minion.hooks),
        "mark": minion.mark,
    }


def _elder_sheet(elder: Elder) -> Sheet:
    return {
        "spirit": elder.skills[0],
        "cunning": elder.skills[1],
        "honor": elder.skills[3],
        "wounds": elder.wounds,
        "hooks": _hooks_data(elder.hooks),
        "mark": elder.mark,
    }


def _space_sheet(space: Space) -> Sheet:
    return {
        "encounter": _effect_data(space.encounter),
        "services": [
            {
                "name": service.name,
                "price": service.price,
                "effect": data(service.effect),
                "once": service.once,
            }
            for service in space.services
        ],
        "shop": space.shop,
        "mark": space.mark,
    }


def _card_sheet(card: Card) -> Sheet:
    sheet: Sheet = {
        "deck": PLACES[card.place],
        "kind": KINDS[card.kind],
        "copies": card.copies,
        "keywords": list(card.keywords),
        "effect": _effect_data(card.effect),
        "hooks": _hooks_data(card.hooks),
        "windows": list(card.when),
        "immediate": card.immediate,
        "remains": card.remains,
        "removed": card.removed,
        "price": card.price,
        "space": card.space,
        "evil": card.evil,
        "advanced": card.advanced,
        "uncounted": card.uncounted,
        "mark": card.mark,
    }
    if card.minion is not None:
        sheet.update(_minion_sheet(card.minion))
    return sheet


def _effect_data(effect: Effect | None) -> object:
    return NONE if effect is None else data(effect)


def _hooks_data(hooks: Hooks) -> list[object]:
    return [hook_data(hook) for hook in hooks.all]


def _loops(board: Board) -> list[list[str]]:
    """The two loops of a board, each from the Town Hall round; where the numbers go on without a way there, a new one
    begins.
    """
    loops: list[list[str]] = []
    for space in range(1, board.size):
        if space == 1 or space - 1 not in board.neighbours[space]:
            loops.append([board.names[0]])
        name = board.names[space]
        loops[-1].append("." if name.startswith("road-") else name)
    return loops


# Making anew


def built(declaration: Declaration) -> Box:
    """The box of a declaration. The data must be sound: a pack is checked before."""
    minions = {name: _minion(name, sheet) for name, sheet in declaration.minions.items()}
    cards = [_card(name, sheet) for name, sheet in declaration.cards.items()]
    # Cards that a pack adds come to the others of their deck.
    cards.sort(key=_place)
    track = declaration.track
    return Box(
        Board(tuple([tuple(loop) for loop in declaration.loops])),
        tuple([_space(name, sheet) for name, sheet in declaration.spaces.items()]),
        Track(
            numbers(track, "prices"), numbers(track, "more-wounds"), numbers(track, "more-combat"), text(track, "mark")
        ),
        tuple([_hero(name, sheet) for name, sheet in declaration.heroes.items()]),
        tuple([_villain(name, declaration, minions) for name in declaration.villains]),
        tuple([_elder(name, sheet) for name, sheet in declaration.elders.items()]),
        tuple(cards),
        declaration.militia,
        declaration.change_after,
    )


def _place(card: Card) -> int:
    return card.place


def _hero(name: str, sheet: Sheet) -> Hero:
    return Hero(
        name,
        number(sheet, "spirit"),
        number(sheet, "cunning"),
        number(sheet, "combat"),
        number(sheet, "honor"),
        number(sheet, "wounds"),
        hooks(sheet, "hooks"),
        text(sheet, "start"),
        texts(sheet, "keywords"),
        text(sheet, "mark"),
    )


def _villain(name: str, declaration: Declaration, minions: dict[str, Minion]) -> Villain:
    sheet = declaration.villains[name]
    own = [minion for minion in minions.values() if declaration.minions[minion.name]["villain"] == name]
    return Villain(
        name,
        number(sheet, "combat"),
        number(sheet, "wounds"),
        hooks(sheet, "basic"),
        hooks(sheet, "advanced"),
        _chart(sheet, "chart"),
        _chart(sheet, "advanced-chart"),
        tuple(own),
        texts(sheet, "keywords"),
        flag(sheet, "curses"),
        text(sheet, "mark"),
    )


def _chart(sheet: Sheet, key: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    for row in listed(sheet, key):
        assert isinstance(row, list)
        low, high, name = row[0], row[1], row[2]
        rows.append(Row(low, high, name, effect=read(row[3])) if len(row) > 3 else Row(low, high, name, minion=name))
    return tuple(rows)


def _minion(name: str, sheet: Sheet) -> Minion:
    return Minion(
        name,
        number(sheet, "dice"),
        number(sheet, "wounds"),
        read(sheet["reward"]),
        texts(sheet, "keywords"),
        text(sheet, "skill"),
        number(sheet, "counters"),
        flag(sheet, "round"),
        flag(sheet, "hunts"),
        hooks(sheet, "hooks"),
        text(sheet, "mark"),
    )


def _elder(name: str, sheet: Sheet) -> Elder:
    return Elder(
        name,
        number(sheet, "spirit"),
        number(sheet, "cunning"),
        number(sheet, "honor"),
        hooks(sheet, "hooks"),
        number(sheet, "wounds"),
        text(sheet, "mark"),
    )


def _space(name: str, sheet: Sheet) -> Space:
    services: list[Service] = []
    for service in listed(sheet, "services"):
        assert isinstance(service, dict)
        services.append(
            Service(text(service, "name"), number(service, "price"), read(service["effect"]), flag(service, "once"))
        )
    return Space(name, effect(sheet, "encounter"), tuple(services), flag(sheet, "shop"), text(sheet, "mark"))


def _card(name: str, sheet: Sheet) -> Card:
    kind = KINDS.index(text(sheet, "kind"))
    minion = _minion(name, sheet) if kind == MINION else None
    return Card(
        kind,
        PLACES.index(text(sheet, "deck")),
        name,
        number(sheet, "copies"),
        texts(sheet, "keywords"),
        text(sheet, "mark"),
        effect(sheet, "effect"),
        () if minion is not None else hooks(sheet, "hooks"),
        texts(sheet, "windows"),
        flag(sheet, "immediate"),
        flag(sheet, "remains"),
        flag(sheet, "removed"),
        number(sheet, "price"),
        text(sheet, "space"),
        minion,
        flag(sheet, "evil"),
        flag(sheet, "advanced") or kind == CURSE,
        flag(sheet, "uncounted"),
    )


# The values of a sheet


def number(sheet: Sheet, key: str) -> int:
    """A number."""
    value = sheet[key]
    assert isinstance(value, int)
    return value


def text(sheet: Sheet, key: str) -> str:
    """A text."""
    value = sheet[key]
    assert isinstance(value, str)
    return value


def flag(sheet: Sheet, key: str) -> bool:
    """True or false."""
    value = sheet[key]
    assert isinstance(value, bool)
    return value


def listed(sheet: Sheet, key: str) -> list[object]:
    """A list of anything."""
    value = sheet[key]
    assert isinstance(value, list)
    return value


def numbers(sheet: Sheet, key: str) -> tuple[int, ...]:
    """A list of numbers."""
    return tuple([each for each in listed(sheet, key) if isinstance(each, int)])


def texts(sheet: Sheet, key: str) -> tuple[str, ...]:
    """A list of texts."""
    return tuple([each for each in listed(sheet, key) if isinstance(each, str)])


def effect(sheet: Sheet, key: str) -> Effect | None:
    """An effect, or nothing."""
    value = sheet[key]
    return None if value == NONE else read(value)


def hooks(sheet: Sheet, key: str) -> tuple[Hook, ...]:
    """Hooks, in their order."""
    return tuple([read_hook(each) for each in listed(sheet, key)])
