"""What the rules of thumb for A Touch of Evil know of the cards: rough worths, by name, as a player has them in mind.

A card that is not named here, such as one of an owner's pack, is taken for an ordinary one of its kind.
"""

from __future__ import annotations

from typing import Any, Final

Pieces = dict[str, Any]

CORNERS: Final = ("manor", "windmill", "olde-woods", "abandoned-keep")
DANGEROUS: Final = ("fields", "marsh", "covered-bridge", "crossroads")
#: The Skills that a corner's finds ask for.
CORNER_SKILLS: Final = {
    "manor": ("spirit", "honor"),
    "windmill": ("cunning", "combat"),
    "olde-woods": ("spirit", "combat"),
    "abandoned-keep": ("cunning", "honor"),
}

#: What a card brings to a Showdown beside Skills that show on the sheet: Fight Dice in the first round only, Wounds it saves.
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
FIREARMS: Final = ("musket", "dueling-pistol", "hunting-rifle")
BOOKS: Final = (
    "village-almanac", "book-of-medicine", "book-of-riddles", "illuminated-psalter", "household-ledger",
)  # fmt: skip

#: Town Items with what they are worth to anybody, in Fight Dice.
TOWN_ITEMS: Final = {
    "musket": 3.7, "sword": 3.1, "dueling-pistol": 2.4, "wooden-stake": 2.0, "knife": 1.0, "silver-bullets": 0.1,
    "holy-water": 1.1, "torch": 0.9, "tools-of-science": 0.2, "garlic": 0.1, "village-almanac": 0.3, "horse": 0.6,
    "county-map": 0.6,
}  # fmt: skip
#: Cards of the corners: where from, and what they are worth in Fight Dice.
CORNER_CARDS: Final = {
    "book-of-medicine": ("manor", 1.2), "book-of-riddles": ("manor", 1.4), "illuminated-psalter": ("manor", 1.4),
    "household-ledger": ("manor", 0.4), "silver-candelabrum": ("manor", 1.3), "veiled-mirror": ("manor", 0.5),
    "old-butler": ("manor", 1.1), "blind-seeress": ("manor", 0.7),
    "pitchfork": ("windmill", 1.8), "gunpowder-keg": ("windmill", 2.2), "hunting-rifle": ("windmill", 1.4),
    "harvest-scythe": ("windmill", 1.1), "clockwork-engine": ("windmill", 0.7), "sack-of-flour": ("windmill", 0.8),
    "millers-cart": ("windmill", 0.9), "brass-spyglass": ("windmill", 0.6), "coil-of-rope": ("windmill", 0.4),
    "millers-daughter": ("windmill", 0.7), "travelling-tinker": ("windmill", 0.8),
    "rowan-charm": ("olde-woods", 1.0), "golden-sickle": ("olde-woods", 1.3), "ashen-staff": ("olde-woods", 2.0),
    "yew-longbow": ("olde-woods", 1.6), "witch-bottle": ("olde-woods", 1.4), "faithful-hound": ("olde-woods", 2.0),
    "charcoal-burner": ("olde-woods", 1.8),
    "oathbreakers-blade": ("abandoned-keep", 2.0), "templars-shield": ("abandoned-keep", 1.5),
    "suit-of-plate": ("abandoned-keep", 2.0), "executioners-axe": ("abandoned-keep", 1.3),
    "castellans-signet": ("abandoned-keep", 1.0), "tattered-banner": ("abandoned-keep", 1.3),
    "last-of-the-garrison": ("abandoned-keep", 1.2), "forgotten-prisoner": ("abandoned-keep", 1.0),
}  # fmt: skip

#: Minions: dice, Wounds, the Skill to fight with.
MINIONS: Final = {
    "bats": (3, 1, "combat"), "living-dead": (3, 2, "combat"), "vampire-bride": (4, 2, "combat"),
    "dire-wolf": (3, 1, "combat"), "feral-kin": (3, 2, "combat"), "rat-nest": (4, 4, "combat"),
    "straw-man": (2, 2, "combat"), "locusts": (3, 2, "cunning"), "harvester": (4, 3, "combat"),
    "barghest-hound": (4, 2, "combat"), "ghost-soldier": (3, 2, "spirit"), "dead-drummer": (3, 1, "combat"),
}  # fmt: skip

#: Elders by what they do for a Hero in a Showdown, the best first, with the Wounds a round that they save it.
ELDERS: Final = ("lady-hanbrook", "doctor-manning", "reverend-harding", "lord-hanbrook", "magistrate-kroft", "sophie")
EVIL: Final = ("servant-of-darkness", "shadow-puppet", "darkest-secret", "blood-pact", "hidden-dagger")
UNWANTED: Final = (*EVIL, "coward")

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
#: Mysteries that a cancelling card is meant for.
WORST: Final = (
    "murder", "fresh-blood", "swollen-with-power", "the-clocks-run-wild", "laying-in-wait", "the-horror",
    "mounting-dread", "blood-moon", "traitors-blood", "they-walk-among-us", "skeletons-in-the-cupboard",
    "a-life-for-a-life", "paranoid-delusions", "marked-for-death", "march-of-darkness", "these-roads-arent-safe",
)  # fmt: skip

#: What to pick of several ways, by the card that gives them or the space it was found in: the way, best first.
WAYS: Final = {
    "cockcrow": (1, 0), "the-bird-has-flown": (0, 1), "light-fingers": (0, 1), "lost-in-the-fog": (0, 1),
    "by-the-last-candle": (0, 1, 2), "whistling-in-the-dark": (0, 1), "a-bitter-choice": (1, 0),
    "a-quiet-night": (0, 1), "thieves-in-the-night": (1, 0, 2), "gone-in-the-night": (1, 0), "a-life-for-a-life": (0, 1),
    "manor": (0, 1, 2), "windmill": (1, 0), "olde-woods": (0, 2, 1), "abandoned-keep": (0, 1),
}  # fmt: skip


def card_worth(name: str) -> float:
    """What a card is worth to carry, in Fight Dice."""
    if name in TOWN_ITEMS:
        return TOWN_ITEMS[name]
    return CORNER_CARDS.get(name, ("", 1.0))[1]


def is_bad(secret: str | None) -> bool:
    """A Secret that we know and do not want beside us."""
    return secret is not None and secret in UNWANTED


def known_good(elder: Pieces) -> bool:
    """A living Elder in Town all of whose Secrets we have seen, none of them bad."""
    return elder["state"] == "town" and all(
        secret["card"] is not None and not is_bad(secret["card"]) for secret in elder["secrets"]
    )


def known_bad(elder: Pieces) -> bool:
    """An Elder of whom we have seen a Secret that we do not want."""
    return any(is_bad(secret["card"]) for secret in elder["secrets"])


def distances(spaces: list[Pieces]) -> dict[str, dict[str, int]]:
    """How many moves it is from each space to each other."""
    near = {space["name"]: space["near"] for space in spaces}
    found: dict[str, dict[str, int]] = {}
    for start in near:
        far = {start: 0}
        waiting = [start]
        for name in waiting:
            for other in near[name]:
                if other not in far:
                    far[other] = far[name] + 1
                    waiting.append(other)
        found[start] = far
    return found
