"""The open questions that shape the game, as switches.

Each names its question of the ledger; its first value is the default.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.settings import Setting


def _ruling(question: str, name: str, *values: str) -> Setting:
    return Setting(name, values, values[0], f"ATE-OPEN-{question}")


RULINGS: Final = (
    _ruling("01", "cancelled-lair-encounter", "still-due", "used-up"),
    _ruling("02", "cancelled-lair-loses", "card", "card-and-cost", "nothing"),
    _ruling("03", "lair-after-showdown", "discarded", "kept"),
    _ruling("05", "mystery-cancelling", "until-applied", "when-drawn"),
    _ruling("09", "lingering", "ends-where-it-began", "takes-no-step"),
    _ruling("11", "pushing", "toward-town-hall", "to-a-free-space"),
    _ruling("14", "turn-after-escape", "goes-on", "ends"),
    _ruling("17", "ko-at-phase-start", "waits", "revived"),
    _ruling("19", "militia-takes-wounds", "hero-decides", "always"),
    _ruling("23", "evil-secrets", "every-reveal", "named-moments"),
    _ruling("24", "evil-elder-secrets", "discarded", "kept"),
    _ruling("25", "accusations", "one-each", "any-number"),
    _ruling("26", "dice-at-elders", "one-each", "all-at-each"),
    _ruling("27", "evil-elders-shield", "every-wound", "once-a-round"),
    _ruling("29", "trading", "own-turn", "any-turn"),
    _ruling("32", "lone-hero-companions", "elders-or-militia", "everything", "one-each"),
    _ruling("35", "team-lairs", "team-only", "open-to-all"),
    _ruling("36", "showdown-chart-reading", "d3-hits", "d6-hits"),
    _ruling("40", "one-hero", "allowed", "refused"),
    _ruling("44", "dice-of-defeated-minion", "lost", "count"),
    _ruling("45", "elders-on-the-hunt", "may-be-invited", "stay-out"),
    _ruling("46", "showdown-round-order", "table-first", "table-last"),
    _ruling("47", "hero-werewolf-curses", "no", "yes"),
    _ruling("48", "lair-after-chase", "starts-anew", "goes-on"),
    _ruling("49", "hero-werewolf-attacks", "nearest-hero", "every-hero"),
    _ruling("50", "showdown-chart-in-teams", "cooperative", "competitive"),
    _ruling("51", "collecting-where", "where-it-stands", "where-its-move-ended"),
    _ruling("52", "shared-wounds", "preventable", "as-a-price"),
    _ruling("54", "paid-healing-between-rounds", "no", "yes"),
    _ruling("55", "asked-in-windows", "who-can-act", "who-holds-events"),
)


@final
class Rulings:
    """The rulings of one table. Shared by all its copies and never changed."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen: Final = chosen
        self.encounter_still_due: Final = chosen["cancelled-lair-encounter"] == "still-due"
        self.cancelled_costs: Final = chosen["cancelled-lair-loses"] == "card-and-cost"
        self.cancelled_returns: Final = chosen["cancelled-lair-loses"] == "nothing"
        self.lair_kept: Final = chosen["lair-after-showdown"] == "kept"
        self.escape_ends_turn: Final = chosen["turn-after-escape"] == "ends"
        self.militia_always: Final = chosen["militia-takes-wounds"] == "always"
        self.lone_hero_has_all: Final = chosen["lone-hero-companions"] == "everything"
        self.lone_hero_has_one: Final = chosen["lone-hero-companions"] == "one-each"
        self.team_lairs_open: Final = chosen["team-lairs"] == "open-to-all"
        self.fallen_dice_count: Final = chosen["dice-of-defeated-minion"] == "count"
        self.table_last: Final = chosen["showdown-round-order"] == "table-last"
        self.lair_starts_anew: Final = chosen["lair-after-chase"] == "starts-anew"
        self.team_chart: Final = chosen["showdown-chart-in-teams"] == "cooperative"
        self.wounds_preventable: Final = chosen["shared-wounds"] == "preventable"
        self.healing_between_rounds: Final = chosen["paid-healing-between-rounds"] == "yes"
        self.asks_alike: Final = chosen["asked-in-windows"] == "who-holds-events"
        self.cancel_late: Final = chosen["mystery-cancelling"] == "until-applied"
        self.out_and_back_lingers: Final = chosen["lingering"] == "ends-where-it-began"
        self.revive_start_kos: Final = chosen["ko-at-phase-start"] == "revived"
        self.evil_on_every_reveal: Final = chosen["evil-secrets"] == "every-reveal"
        self.evil_secrets_kept: Final = chosen["evil-elder-secrets"] == "kept"
        self.one_accusation_each: Final = chosen["accusations"] == "one-each"
        self.hunting_elders_come: Final = chosen["elders-on-the-hunt"] == "may-be-invited"
        self.wolves_curse: Final = chosen["hero-werewolf-curses"] == "yes"
        self.wolves_attack_all: Final = chosen["hero-werewolf-attacks"] == "every-hero"
        self.pushed_to_free_space: Final = chosen["pushing"] == "to-a-free-space"
        self.trading_any_turn: Final = chosen["trading"] == "any-turn"
        self.collecting_anywhere: Final = chosen["collecting-where"] == "where-it-stands"
        self.one_die_each: Final = chosen["dice-at-elders"] == "one-each"
        self.shield_always: Final = chosen["evil-elders-shield"] == "every-wound"
        #: The second reading of the optional Showdown table: D6 hits, a random Hero, Combat bonuses count as well, a
        #: Wound for every Hero of the game.
        self.wild_chart: Final = chosen["showdown-chart-reading"] == "d6-hits"


#: Every question answered as it is by default.
USUAL: Final = Rulings({ruling.name: ruling.default for ruling in RULINGS})
