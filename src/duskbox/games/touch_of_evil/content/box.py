"""The box: all declared things put together, numbered, and with every option that a table can offer."""

from __future__ import annotations

from typing import Final, final

from duskbox.games.touch_of_evil.content.kinds import Card, Elder, Hero, Minion, Service, Space, Villain
from duskbox.games.touch_of_evil.content.options import Options
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.hooks import Hooks, Trigger
from duskbox.games.touch_of_evil.rules.board import CORNER, Board
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ALLY,
    CURSES,
    DECKS,
    ITEM,
    LAIRS,
    SECRET,
    SECRETS,
    TOWN_ITEMS,
)

#: The numbers of each section of the Shadow Track, the first one first (ATE-SHADOW-05).
SECTIONS: Final = tuple(tuple(range(first, first - 4, -1)) for first in range(20, 0, -4))


@final
class Track:
    """The Shadow Track: Lair prices by section, and the cooperative side's symbols by space (ATE-SHADOW-05,
    ATE-SHADOW-08, ATE-COOP-09).
    """

    def __init__(
        self, prices: tuple[int, ...], more_wounds: tuple[int, ...], more_combat: tuple[int, ...], mark: str
    ) -> None:
        self.prices: Final = prices
        #: The spaces at which the Villain gains 2 Wounds, or 1 Combat (ATE-COOP-08).
        self.more_wounds: Final = more_wounds
        self.more_combat: Final = more_combat
        self.mark: Final = mark

    def section(self, marker: int) -> int:
        """Which of the five sections of four spaces the marker is in; 0 is the first, 20 to 17 (ATE-SHADOW-05)."""
        return min(4, (20 - marker) // 4)


@final
class Box:
    """Everything that is declared, by number."""

    def __init__(
        self,
        board: Board,
        spaces: tuple[Space, ...],
        track: Track,
        heroes: tuple[Hero, ...],
        villains: tuple[Villain, ...],
        elders: tuple[Elder, ...],
        cards: tuple[Card, ...],
        militia: int,
        change_after: int,
    ) -> None:
        self.board: Final = board
        self.track: Final = track
        self.heroes: Final = list(heroes)
        self.villains: Final = list(villains)
        self.elders: Final = list(elders)
        #: Cards that are declared without a copy come last, so that the numbers of all others stay as they are.
        self.cards: Final = sorted(cards, key=_is_absent)
        #: How many Militia counters there are, and how many Transformation counters make a Werewolf.
        self.militia: Final = militia
        self.change_after: Final = change_after
        #: The pack that made this box; None for the box as it is printed.
        self.overlay: dict[str, object] | None = None
        #: By space of the board what the board says of it.
        self.spaces: Final[list[Space | None]] = [None] * board.size
        for space in spaces:
            self.spaces[board.space(space.name)] = space
        self.effects: Final[list[Effect]] = []
        self.triggers: Final[list[Trigger]] = []
        #: By trigger the name of the thing it stands on.
        self.trigger_of: Final[list[str]] = []
        self.minions: Final[list[Minion]] = []
        self.services: Final[list[Service]] = []
        self._number()
        #: By deck its cards, each as often as there are copies; the Secrets once for each level (ATE-SETUP-02,
        #: ATE-SECR-01).
        self.decks: Final = [self._deck(place, True) for place in range(len(DECKS))]
        self.basic_secrets: Final = self._deck(SECRETS, False)
        self.stock: Final = self._deck(TOWN_ITEMS, True)
        curses = self._deck(CURSES, True)
        self.curses: Final = len(curses)
        self.curse: Final = curses[0] if curses else -1
        #: By space its corner deck, or -1 (ATE-ENC-02).
        self.corner_deck: Final = [
            DECKS.index(name) if board.kinds[space] == CORNER else -1 for space, name in enumerate(board.names)
        ]
        #: By Lair card the space it names.
        self.lair_space: Final = [board.space(card.space) if card.place == LAIRS else -1 for card in self.cards]
        self.options: Final = Options(self.cards, self.board.names, self.elders, self.trigger_of, self.services)

    def card(self, name: str) -> int:
        """The number of the card with this name."""
        for card in self.cards:
            if card.name == name:
                return card.number
        raise KeyError(name)

    def minion(self, name: str) -> int:
        """The number of the Minion with this name."""
        for minion in self.minions:
            if minion.name == name:
                return minion.number
        raise KeyError(name)

    def elder(self, name: str) -> int:
        """The number of the Elder with this name."""
        for elder in self.elders:
            if elder.name == name:
                return elder.number
        raise KeyError(name)

    def _deck(self, place: int, advanced: bool) -> list[int]:
        return [
            card.number
            for card in self.cards
            if card.place == place and (advanced or not card.advanced)
            for _ in range(card.copies)
        ]

    # Numbering

    def _number(self) -> None:
        for number, hero in enumerate(self.heroes):
            hero.number = number
            self._take_hooks(hero.hooks, hero.name)
        for number, villain in enumerate(self.villains):
            villain.number = number
            self._take_hooks(villain.basic, villain.name)
            self._take_hooks(villain.advanced, villain.name)
            for minion in villain.minions:
                self._take_minion(minion)
            for row in (*villain.chart, *villain.advanced_chart):
                if row.effect is not None:
                    self._take_effect(row.effect)
                if row.minion:
                    row.kind = self.minion(row.minion)
        for number, elder in enumerate(self.elders):
            elder.number = number
            self._take_hooks(elder.hooks, elder.name, True)
        for number, card in enumerate(self.cards):
            card.number = number
            if not card.absent:
                self._take_card(card)
        for space in self.spaces:
            if space is not None:
                if space.encounter is not None:
                    self._take_effect(space.encounter)
                for service in space.services:
                    service.number = len(self.services)
                    self.services.append(service)
                    self._take_effect(service.effect)
        for card in self.cards:
            if card.absent:
                self._take_card(card)

    def _take_card(self, card: Card) -> None:
        if card.effect is not None:
            self._take_effect(card.effect)
        if card.minion is not None and not card.absent:
            self._take_minion(card.minion)
        self._take_hooks(card.hooks, card.name, card.kind in (ITEM, ALLY, SECRET) and card.copies == 1)

    def _take_minion(self, minion: Minion) -> None:
        if all(each is not minion for each in self.minions):
            minion.number = len(self.minions)
            self.minions.append(minion)
            self._take_effect(minion.reward)
            self._take_hooks(minion.hooks, minion.name)

    def _take_hooks(self, hooks: Hooks, name: str, passes: bool = False) -> None:
        for trigger in hooks.triggers:
            trigger.number = len(self.triggers)
            trigger.passes = passes
            self.triggers.append(trigger)
            self.trigger_of.append(name)
            self._take_effect(trigger.effect)

    def _take_effect(self, effect: Effect) -> None:
        effect.number = len(self.effects)
        self.effects.append(effect)
        for part in effect.children():
            self._take_effect(part)


def _is_absent(card: Card) -> bool:
    return card.absent
