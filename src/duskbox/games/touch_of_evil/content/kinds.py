"""What the box is made of: cards, Heroes, Villains, Elders, Minions, spaces and the Shadow Track, as declarations.

Every declared thing has a name (the id of its messages), a mark that says where its values come from (`rulebook`,
`public`, `house`, `pack`) and, if it does anything, an effect and hooks from the vocabulary.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.hooks import Hooks, Replacement, Static, Trigger
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ALLY,
    CURSE,
    CURSES,
    EVENT,
    EVENTS,
    FIND,
    ITEM,
    LAIR,
    LAIRS,
    MINION,
    MYSTERIES,
    MYSTERY,
    PLACES,
    SECRET,
    SECRETS,
    SKILLS,
    TOWN_ITEMS,
    WINDOWS,
)

Hook = Static | Trigger | Replacement

MARKS: Final = ("rulebook", "public", "house", "pack")


@final
class Minion:
    """An enemy that is not the Villain: a counter of the chart, or a card of a corner deck (ATE-MIN-03,
    ATE-FIGHT-06).
    """

    def __init__(
        self,
        name: str,
        dice: int,
        wounds: int,
        reward: Effect,
        keywords: tuple[str, ...] = (),
        skill: str = "combat",
        counters: int = 0,
        round_counter: bool = False,
        hunts: bool = False,
        hooks: tuple[Hook, ...] = (),
        mark: str = "house",
    ) -> None:
        self.name: Final = name
        self.dice: Final = dice
        self.wounds: Final = wounds
        self.reward: Final = reward
        self.keywords: Final = keywords
        #: The Skill it must be fought with, normally Combat (ATE-FAQ-01).
        self.skill: Final = SKILLS.index(skill)
        #: How many counters there are (ATE-MIN-06); none for a card.
        self.counters: Final = counters
        #: A round counter neither stops nor pushes nor fights (ATE-CHART-03 to ATE-CHART-05).
        self.round_counter: Final = round_counter
        #: At the start of each Mystery Phase it moves to the nearest Hero and fights (a Barghest Hound does).
        self.hunts: Final = hunts
        self.hooks: Final = Hooks(hooks)
        self.mark: Final = mark
        self.number: int = -1


@final
class Card:
    """A kind of card. One class for all decks: what a deck does not use stays empty."""

    def __init__(
        self,
        kind: int,
        place: int,
        name: str,
        copies: int,
        keywords: tuple[str, ...],
        mark: str,
        effect: Effect | None = None,
        hooks: tuple[Hook, ...] = (),
        windows: tuple[str, ...] = (),
        immediate: bool = False,
        remains: bool = False,
        removed: bool = False,
        price: int = 0,
        space: str = "",
        minion: Minion | None = None,
        evil: bool = False,
        advanced: bool = False,
        uncounted: bool = False,
    ) -> None:
        if mark not in MARKS:
            raise ValueError(f"{name}: no mark {mark!r}")
        self.kind: Final = kind
        #: The deck it belongs to (ATE-ITEM-10).
        self.place: Final = place
        self.name: Final = name
        self.copies: Final = copies
        self.keywords: Final = keywords
        self.mark: Final = mark
        self.effect: Final = effect
        self.hooks: Final = Hooks(hooks)
        mask = 0
        for window in windows:
            mask |= 1 << WINDOWS.index(window)
        self.when: Final = windows
        #: For Events: the windows in which it may be played, as bits (ATE-EVENT-02).
        self.windows: Final = mask
        #: ATE-KEY-02, ATE-KEY-04, ATE-KEY-05
        self.immediate: Final = immediate
        self.remains: Final = remains
        self.removed: Final = removed
        #: The price of a Town Item, or the cost of a Showdown (ATE-ITEM-03, ATE-CARD-03).
        self.price: Final = price
        #: The location of a Lair.
        self.space: Final = space
        self.minion: Final = minion
        #: A Secret that makes its Elder evil; one used only in the advanced game.
        self.evil: Final = evil
        self.advanced: Final = advanced
        #: Does not count toward the Carrying Limit (ATE-ITEM-08).
        self.uncounted: Final = uncounted
        #: Declared without a copy: only a pack can bring it into the game.
        self.absent: Final = copies == 0 and mark != "pack"
        self.number: int = -1

    @property
    def deck(self) -> str:
        """The name of the deck."""
        return PLACES[self.place]


def event(
    name: str,
    when: tuple[str, ...],
    effect: Effect,
    copies: int = 1,
    keywords: tuple[str, ...] = (),
    immediate: bool = False,
    removed: bool = False,
    mark: str = "house",
) -> Card:
    """An Event card: held until its owner plays it in one of its windows, unless it must be played at once
    (ATE-CARD-01, ATE-CARD-02).
    """
    return Card(
        EVENT, EVENTS, name, copies, keywords, mark, effect=effect, windows=when, immediate=immediate, removed=removed
    )


def mystery(
    name: str,
    effect: Effect | None = None,
    copies: int = 1,
    keywords: tuple[str, ...] = (),
    remains: bool = False,
    hooks: tuple[Hook, ...] = (),
    removed: bool = False,
    mark: str = "house",
) -> Card:
    """A Mystery card: carried out when drawn, or left in play with its hooks (ATE-MYST-07, ATE-MYST-08)."""
    return Card(
        MYSTERY, MYSTERIES, name, copies, keywords, mark, effect=effect, hooks=hooks, remains=remains, removed=removed
    )


def item(
    place: int,
    name: str,
    hooks: tuple[Hook, ...],
    copies: int = 1,
    keywords: tuple[str, ...] = (),
    price: int = 0,
    uncounted: bool = False,
    mark: str = "house",
) -> Card:
    """An Item of a corner deck, or with a price a Town Item (ATE-ITEM-01, ATE-ITEM-03)."""
    return Card(ITEM, place, name, copies, keywords, mark, hooks=hooks, price=price, uncounted=uncounted)


def town_item(
    name: str, price: int, hooks: tuple[Hook, ...], copies: int = 1, keywords: tuple[str, ...] = (), mark: str = "house"
) -> Card:
    """A Town Item (ATE-COMP-08)."""
    return item(TOWN_ITEMS, name, hooks, copies, keywords, price, False, mark)


def ally(
    place: int,
    name: str,
    hooks: tuple[Hook, ...],
    copies: int = 1,
    keywords: tuple[str, ...] = (),
    uncounted: bool = False,
    mark: str = "house",
) -> Card:
    """An Ally of a corner deck (ATE-ENC-03)."""
    return Card(ALLY, place, name, copies, keywords, mark, hooks=hooks, uncounted=uncounted)


def find(
    place: int, name: str, effect: Effect, copies: int = 1, keywords: tuple[str, ...] = (), mark: str = "house"
) -> Card:
    """Any other corner card: carried out as its text says (ATE-ENC-05)."""
    return Card(FIND, place, name, copies, keywords, mark, effect=effect)


def attacker(place: int, minion: Minion, copies: int = 1) -> Card:
    """A Minion card: it stays for one fight only (ATE-ENC-04, ATE-MIN-04)."""
    return Card(MINION, place, minion.name, copies, minion.keywords, minion.mark, minion=minion)


def lair(name: str, space: str, price: int, hooks: tuple[Hook, ...] = (), copies: int = 1, mark: str = "house") -> Card:
    """A Lair card: where the Villain can be found, what a Showdown costs there, and its special rule (ATE-CARD-03,
    ATE-OPT-06).
    """
    return Card(LAIR, LAIRS, name, copies, (), mark, hooks=hooks, price=price, space=space)


def secret(
    name: str,
    copies: int = 1,
    evil: bool = False,
    advanced: bool = False,
    immediate: bool = False,
    hooks: tuple[Hook, ...] = (),
    keywords: tuple[str, ...] = (),
    effect: Effect | None = None,
    mark: str = "house",
) -> Card:
    """A Secret: trifling, helpful or damning (ATE-ELDER-03).

    `immediate` is Reveal Immediately (ATE-SECR-02); `effect` happens when it is revealed.
    """
    return Card(
        SECRET,
        SECRETS,
        name,
        copies,
        keywords,
        mark,
        effect=effect,
        hooks=hooks,
        immediate=immediate,
        evil=evil,
        advanced=advanced,
    )


def curse(name: str, copies: int, hooks: tuple[Hook, ...] = (), mark: str = "house") -> Card:
    """The Curse of the Werewolf (ATE-COMP-10)."""
    return Card(CURSE, CURSES, name, copies, (), mark, hooks=hooks, advanced=True, uncounted=True)


@final
class Hero:
    """A Hero sheet (ATE-HERO-01)."""

    def __init__(
        self,
        name: str,
        spirit: int,
        cunning: int,
        combat: int,
        honor: int,
        wounds: int,
        hooks: tuple[Hook, ...] = (),
        start: str = "town-hall",
        keywords: tuple[str, ...] = (),
        mark: str = "house",
    ) -> None:
        self.name: Final = name
        self.skills: Final = [spirit, cunning, combat, honor]
        self.wounds: Final = wounds
        self.hooks: Final = Hooks(hooks)
        self.start: Final = start
        self.keywords: Final = keywords
        self.mark: Final = mark
        self.number: int = -1


@final
class Row:
    """A row of a Minion Chart: a Minion, or a happening that counts as an Event (ATE-MIN-01, ATE-MIN-02)."""

    def __init__(self, low: int, high: int, name: str, minion: str = "", effect: Effect | None = None) -> None:
        self.low: Final = low
        self.high: Final = high
        #: The id of its messages; for a Minion the Minion's name.
        self.name: Final = name
        self.minion: Final = minion
        self.effect: Final = effect
        #: Whether the Villain itself attacks: at a Random Location it strikes those who are there (ATE-OPEN-30).
        self.strikes: Final = effect is not None and effect.strikes()
        #: The number of the Minion in the box, or -1.
        self.kind: int = -1


@final
class Villain:
    """A Villain sheet with its two charts (ATE-VILL-01 to ATE-VILL-04)."""

    def __init__(
        self,
        name: str,
        combat: int,
        wounds: int,
        basic: tuple[Hook, ...],
        advanced: tuple[Hook, ...],
        chart: tuple[Row, ...],
        advanced_chart: tuple[Row, ...],
        minions: tuple[Minion, ...],
        keywords: tuple[str, ...] = (),
        curses: bool = False,
        mark: str = "house",
    ) -> None:
        self.name: Final = name
        self.combat: Final = combat
        self.wounds: Final = wounds
        self.basic: Final = Hooks(basic)
        self.advanced: Final = Hooks(advanced)
        self.chart: Final = chart
        self.advanced_chart: Final = advanced_chart
        self.minions: Final = minions
        self.keywords: Final = keywords
        #: A Hero it KOs takes the Curse of the Werewolf, with the advanced abilities (ATE-CURSE-01).
        self.curses: Final = curses
        self.mark: Final = mark
        self.number: int = -1


@final
class Elder:
    """A Town Elder: the good side with its Showdown ability, and the evil side (ATE-ELDER-01, ATE-ELDER-04,
    ATE-ELDER-05).
    """

    def __init__(
        self,
        name: str,
        spirit: int,
        cunning: int,
        honor: int,
        hooks: tuple[Hook, ...],
        wounds: int = 1,
        mark: str = "house",
    ) -> None:
        self.name: Final = name
        self.skills: Final = [spirit, cunning, 0, honor]
        #: How many Wounds kill it in a Hunting Party: 1, but Lord Hanbrook survives one (ATE-SHOW-20).
        self.wounds: Final = wounds
        self.hooks: Final = Hooks(hooks)
        self.mark: Final = mark
        self.number: int = -1


@final
class Service:
    """A paid option of a town space (ATE-ENC-07, ATE-ACT-11)."""

    def __init__(self, name: str, price: int, effect: Effect, once: bool = False) -> None:
        self.name: Final = name
        self.price: Final = price
        self.effect: Final = effect
        #: At most once in a turn.
        self.once: Final = once
        #: The static modifier that changes its price as it changes that of the same action elsewhere, or -1.
        self.price_static: Final = effect.price_static()
        self.number: int = -1


@final
class Space:
    """What the board says of a named space: its encounter, and its paid options (ATE-ENC-06, ATE-BOARD-08)."""

    def __init__(
        self,
        name: str,
        encounter: Effect | None,
        services: tuple[Service, ...] = (),
        shop: bool = False,
        mark: str = "house",
    ) -> None:
        self.name: Final = name
        self.encounter: Final = encounter
        self.services: Final = services
        #: Town Items are bought here (ATE-ITEM-03).
        self.shop: Final = shop
        self.mark: Final = mark
