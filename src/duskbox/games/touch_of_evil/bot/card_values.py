"""What the rules of thumb know of the cards: rough worths by name, as a player has them in mind, and by number for a
box.

A card that is not named here, such as one of an owner's pack, is taken for an ordinary one of its kind.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.games.touch_of_evil.bot.showdown import (
    ADDS_DIE,
    IGNORES_ONE,
    IGNORES_TWO,
    PLAIN,
    REROLLS_ENEMY,
    REROLLS_OWN,
)
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.content.kinds import Card
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMBAT,
    CUNNING,
    HONOR,
    NOTHING,
    P_MIST,
    S_FIGHT_DICE,
    S_NO_ELDERS,
    S_VILLAIN_COMBAT,
    S_VILLAIN_HIT_ON,
    S_VILLAIN_WOUNDS,
    SPIRIT,
    TOWN_ITEMS,
)

#: The Skills that a corner's finds ask for.
CORNER_SKILLS: Final = {
    "manor": (SPIRIT, HONOR),
    "windmill": (CUNNING, COMBAT),
    "olde-woods": (SPIRIT, COMBAT),
    "abandoned-keep": (CUNNING, HONOR),
}
#: The corners where it is wild.
WILD: Final = ("olde-woods", "abandoned-keep")

#: What a card brings to a Showdown besides Skills that show on the sheet: Fight Dice in the first round only, Wounds it
#: saves.
BURST: Final = {
    "musket": 2.0, "dueling-pistol": 1.0, "yew-longbow": 2.0, "gunpowder-keg": 12.0, "holy-water": 6.0,
    "book-of-riddles": 9.0, "executioners-axe": 1.0, "tattered-banner": 2.0,
}  # fmt: skip
GUARD: Final = {
    "torch": 1.4, "old-butler": 2.0, "witch-bottle": 2.0, "faithful-hound": 2.0, "templars-shield": 2.0,
    "book-of-medicine": 2.0, "sack-of-flour": 1.0,
}  # fmt: skip
#: Dice against some foes only.
AGAINST: Final = {
    "silver-bullets": ("beast", 1.0), "wooden-stake": ("undead", 1.2), "illuminated-psalter": ("undead", 1.0),
    "silver-candelabrum": ("spirit", 1.0), "hunting-rifle": ("beast", 1.0), "harvest-scythe": ("construct", 2.0),
}  # fmt: skip

#: Town Items with what they are worth to any Hero, in Fight Dice.
SHOP: Final = {
    "musket": 3.7, "sword": 3.1, "dueling-pistol": 2.4, "wooden-stake": 2.0, "knife": 1.0, "silver-bullets": 0.1,
    "holy-water": 1.1, "torch": 0.9, "tools-of-science": 0.2, "garlic": 0.1, "village-almanac": 0.3, "horse": 0.6,
    "county-map": 0.6,
}  # fmt: skip
#: Of these one may want another.
SEVERAL: Final = ("torch", "holy-water", "knife")
#: Cards of the corners, with what they are worth in Fight Dice.
CORNER_CARDS: Final = {
    "book-of-medicine": 1.2, "book-of-riddles": 1.4, "illuminated-psalter": 1.4, "household-ledger": 0.4,
    "silver-candelabrum": 1.3, "veiled-mirror": 0.5, "old-butler": 1.1, "blind-seeress": 0.7,
    "pitchfork": 1.8, "gunpowder-keg": 2.2, "hunting-rifle": 1.4, "harvest-scythe": 1.1, "clockwork-engine": 0.7,
    "sack-of-flour": 0.8, "millers-cart": 0.9, "brass-spyglass": 0.6, "coil-of-rope": 0.4, "millers-daughter": 0.7,
    "travelling-tinker": 0.8,
    "rowan-charm": 1.0, "golden-sickle": 1.3, "ashen-staff": 2.0, "yew-longbow": 1.6, "witch-bottle": 1.4,
    "faithful-hound": 2.0, "charcoal-burner": 1.8,
    "oathbreakers-blade": 2.0, "templars-shield": 1.5, "suit-of-plate": 2.0, "executioners-axe": 1.3,
    "castellans-signet": 1.0, "tattered-banner": 1.3, "last-of-the-garrison": 1.2, "forgotten-prisoner": 1.0,
}  # fmt: skip

#: Events in the hand at a Showdown: hits, Wounds saved, Fight Dice in every round, a number that hits earlier, one that
#: the Villain hits later.
EVENT_STROKES: Final = {
    "for-shadowbrook": 2.0, "a-second-blade": 0.67, "once-more": 1.1, "two-headed-coin": 0.8, "blind-fury": 1.0,
}  # fmt: skip
EVENT_GUARD: Final = {
    "loose-stones": 1.2, "by-a-hairs-breadth": 2.0, "blood-transfusion": 2.5, "by-the-hearth": 1.8,
    "hold-the-line": 1.0,
    "back-from-the-brink": 2.0, "the-evil-eye": 0.8,
}  # fmt: skip
EVENT_DICE: Final = {"shoulder-to-shoulder": 1.0}
EVENT_AIM: Final = {"aim-for-the-heart": 1}
EVENT_SALT: Final = {"circle-of-salt": 1}

#: What Lairs do to a Showdown besides modifiers that show on the card: dice, Wounds saved, Wounds of the Villain, hits
#: lost each round.
LAIR_TRIGGERS: Final = {
    "sealed-vault": (0.0, 0.0, -1.0, 0), "grinding-floor": (0.0, -1.0, 0.0, 0), "ring-of-stones": (0.6, 0.0, 0.0, 0),
    "dungeon-stair": (0.0, -1.0, 0.0, 0), "isle-of-lights": (-0.5, 0.0, 0.0, 0), "pilgrims-cross": (0.0, 0.7, 0.0, 0),
    "catacombs": (0.0, 0.0, 0.0, 1),
}  # fmt: skip

#: Elders by what they do for a Hero in a Showdown, the best first; one that is not named comes in the middle.
ELDERS: Final = ("lady-hanbrook", "doctor-manning", "reverend-harding", "lord-hanbrook", "magistrate-kroft", "sophie")
MIDDLE: Final = 3
#: Secrets that make an Elder evil, and one whose Elder runs away.
EVIL_SECRETS: Final = ("servant-of-darkness", "shadow-puppet", "darkest-secret", "blood-pact", "hidden-dagger")
COWARD: Final = "coward"

#: Events that are best played in the action step as soon as they can be.
AT_ONCE: Final = (
    "frightened-witness", "light-fingers", "half-burned-map", "parish-registers", "an-old-debt",
    "behind-the-panelling", "drill-at-dawn", "by-the-last-candle", "named-from-the-pulpit", "whistling-in-the-dark",
    "cockcrow", "if-i-could-just-reach",
)  # fmt: skip
#: Events worth keeping, from the best; others come after these.
KEEP: Final = (
    "drill-at-dawn", "grateful-widow", "for-shadowbrook", "shoulder-to-shoulder", "by-a-hairs-breadth", "an-old-debt",
    "aim-for-the-heart", "blood-transfusion", "a-second-blade", "circle-of-salt", "frightened-witness", "loose-stones",
    "behind-the-panelling", "blind-fury", "light-fingers", "half-burned-map", "the-bird-has-flown", "once-more",
    "named-from-the-pulpit", "parish-registers", "by-the-last-candle", "answered-prayer", "pitchforks-and-torches",
    "cockcrow", "ward-over-the-door", "not-this-night", "if-i-could-just-reach", "one-clean-shot", "by-the-hearth",
    "hold-the-line", "the-evil-eye", "two-headed-coin", "back-from-the-brink", "smugglers-tunnel", "to-the-rescue",
)  # fmt: skip
#: A rival's Event up to this rank is worth a cancelling card.
BEST_EVENTS: Final = 12
#: Mysteries that a cancelling card is meant for.
WORST: Final = (
    "murder", "fresh-blood", "swollen-with-power", "the-clocks-run-wild", "laying-in-wait", "the-horror",
    "mounting-dread", "blood-moon", "traitors-blood", "they-walk-among-us", "skeletons-in-the-cupboard",
    "a-life-for-a-life", "paranoid-delusions", "marked-for-death", "march-of-darkness", "these-roads-arent-safe",
)  # fmt: skip

#: What to pick of several ways, by the card that gives them or the space it was found in: the way, best first.
WAYS: Final[dict[str, tuple[int, ...]]] = {
    "cockcrow": (1, 0), "the-bird-has-flown": (0, 1), "light-fingers": (0, 1), "lost-in-the-fog": (0, 1),
    "by-the-last-candle": (0, 1, 2), "whistling-in-the-dark": (0, 1), "a-bitter-choice": (1, 0),
    "a-quiet-night": (0, 1), "thieves-in-the-night": (1, 0, 2), "gone-in-the-night": (1, 0),
    "a-life-for-a-life": (0, 1),
    "manor": (0, 1, 2), "windmill": (1, 0), "olde-woods": (0, 2, 1), "abandoned-keep": (0, 1),
}  # fmt: skip


#: By Elder how it helps a Hero it stands by.
ELDER_KINDS: Final = {
    "lady-hanbrook": IGNORES_ONE, "doctor-manning": IGNORES_TWO, "reverend-harding": REROLLS_ENEMY,
    "lord-hanbrook": ADDS_DIE,
    "magistrate-kroft": REROLLS_OWN,
}  # fmt: skip


@final
class LairLore:
    """What a Lair does to a Showdown there."""

    def __init__(self, card: Card) -> None:
        dice, guard, wounds, drain = LAIR_TRIGGERS.get(card.name, (0.0, 0.0, 0.0, 0))
        combat = 0
        needed = 0
        no_elders = False
        for static in card.hooks.statics:
            if static.kind == COMBAT or static.kind == S_FIGHT_DICE:
                dice += static.amount
            elif static.kind == S_VILLAIN_WOUNDS:
                wounds += static.amount
            elif static.kind == S_VILLAIN_COMBAT:
                combat += static.amount
            elif static.kind == S_VILLAIN_HIT_ON:
                needed += static.amount
            elif static.kind == S_NO_ELDERS:
                no_elders = True
        mist = -1
        for replacement in card.hooks.replacements:
            if replacement.kind == P_MIST:
                mist = replacement.value
        self.dice: Final = dice
        self.guard: Final = guard
        self.wounds: Final = wounds
        self.drain: Final = drain
        self.combat: Final = combat
        self.needed: Final = needed
        self.no_elders: Final = no_elders
        self.mist: Final = mist


@final
class Lore:
    """The same by number, for one box: cards, spaces, Elders, Heroes and Villains that have a meaning to the rules of
    thumb.
    """

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        names = [card.name for card in box.cards]
        #: By Lair card what it does; by Event and Item the hits it brings but once, and so on.
        self.lairs: Final = [LairLore(card) for card in box.cards]
        self.strokes: Final = [BURST.get(name, 0.0) / 3 for name in names]
        self.event_strokes: Final = [EVENT_STROKES.get(name, 0.0) for name in names]
        self.event_guard: Final = [EVENT_GUARD.get(name, 0.0) for name in names]
        self.event_dice: Final = [EVENT_DICE.get(name, 0.0) for name in names]
        self.event_aim: Final = [EVENT_AIM.get(name, 0) for name in names]
        self.event_salt: Final = [EVENT_SALT.get(name, 0) for name in names]
        self.elder_kind: Final = [ELDER_KINDS.get(elder.name, PLAIN) for elder in box.elders]
        self.burst: Final = [BURST.get(name, 0.0) for name in names]
        self.guard: Final = [GUARD.get(name, 0.0) for name in names]
        #: By card whether it is a Town Item, what that is worth to any Hero, and what any card is worth to carry.
        self.town: Final = [card.place == TOWN_ITEMS for card in box.cards]
        self.shop: Final = [SHOP.get(name, 1.0) for name in names]
        self.worth: Final = [SHOP[name] if name in SHOP else CORNER_CARDS.get(name, 1.0) for name in names]
        self.book: Final = ["book" in card.keywords for card in box.cards]
        self.firearm: Final = ["firearm" in card.keywords for card in box.cards]
        self.several: Final = [name in SEVERAL for name in names]
        #: By card its deck.
        self.deck: Final = [card.place for card in box.cards]
        #: By Villain and card the dice it gives against that Villain besides those that show.
        self.against: Final = [[_against(name, villain.keywords) for name in names] for villain in box.villains]
        self.evil: Final = [name in EVIL_SECRETS for name in names]
        self.unwanted: Final = [name in EVIL_SECRETS or name == COWARD for name in names]
        self.elder_rank: Final = [ELDERS.index(elder.name) if elder.name in ELDERS else MIDDLE for elder in box.elders]
        self.by_rank: Final = sorted(range(len(box.elders)), key=lambda elder: self.elder_rank[elder])
        self.tools: Final = _number(names, "tools-of-science")
        self.staff: Final = _number(names, "ashen-staff")
        self.silver: Final = _number(names, "silver-bullets")
        self.garlic: Final = _number(names, "garlic")
        self.almanac: Final = _number(names, "village-almanac")
        self.laying_in_wait: Final = _number(names, "laying-in-wait")
        heroes = [hero.name for hero in box.heroes]
        self.isabella: Final = _number(heroes, "isabella")
        self.cooke: Final = _number(heroes, "inspector-cooke")
        self.katarina: Final = _number(heroes, "katarina")
        self.anne_marie: Final = _number(heroes, "anne-marie")
        villains = [villain.name for villain in box.villains]
        self.vampire: Final = _number(villains, "vampire")
        self.werewolf: Final = _number(villains, "werewolf")
        self.scarecrow: Final = _number(villains, "scarecrow")
        self.undead: Final = ["undead" in villain.keywords for villain in box.villains]
        spaces = box.board.names
        self.doctor: Final = _number(spaces, "doctors-office")
        self.blacksmith: Final = _number(spaces, "blacksmith")
        self.town_hall: Final = _number(spaces, "town-hall")
        self.office: Final = _number(spaces, "magistrates-office")
        self.skills: Final = [CORNER_SKILLS.get(name, (NOTHING, NOTHING)) for name in spaces]
        self.wild: Final = [name in WILD for name in spaces]
        #: Spaces that are good to be put into, the best first.
        self.rich: Final = [
            spaces.index(name)
            for name in ("windmill", "manor", "olde-woods", "abandoned-keep", "town-hall")
            if name in spaces
        ]


def _number(names: list[str], name: str) -> int:
    return names.index(name) if name in names else NOTHING


def _against(name: str, keywords: tuple[str, ...]) -> float:
    if name not in AGAINST:
        return 0.0
    keyword, dice = AGAINST[name]
    return dice if keyword in keywords else 0.0


#: What is known of our box, and of the pack that was played last.
_HOUSE: Final = Lore(HOUSE)
_last: list[Lore] = [_HOUSE]


def lore_of(box: Box) -> Lore:
    """What is known of a box. Packs come and go, so only the last one is remembered."""
    if box is HOUSE:
        return _HOUSE
    found = _last[0]
    if found.box is not box:
        found = Lore(box)
        _last[0] = found
    return found
