"""The open questions that shape the game, as switches. Each names its question of the ledger; its first value is the default."""

from __future__ import annotations

from typing import Final, final

from duskbox.core.game import Setting


def _ruling(question: str, name: str, *values: str) -> Setting:
    return Setting(name, values, values[0], f"ATE-OPEN-{question}")


RULINGS: Final = (
    _ruling("01", "cancelled-lair-encounter", "still-due", "used-up"),
    _ruling("02", "cancelled-lair-loses", "card", "card-and-cost", "nothing"),
    _ruling("03", "lair-after-showdown", "kept", "discarded"),
    _ruling("05", "mystery-cancelling", "until-applied", "when-drawn"),
    _ruling("09", "lingering", "ends-where-it-began", "takes-no-step"),
    _ruling("17", "ko-at-phase-start", "revived", "waits"),
    _ruling("26", "dice-at-elders", "one-each", "all-at-each"),
    _ruling("27", "evil-elders-shield", "every-wound", "once-a-round"),
    _ruling("36", "showdown-chart-reading", "d3-hits", "d6-hits"),
    _ruling("40", "one-hero", "refused", "allowed"),
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
        self.cancel_late: Final = chosen["mystery-cancelling"] == "until-applied"
        self.out_and_back_lingers: Final = chosen["lingering"] == "ends-where-it-began"
        self.revive_start_kos: Final = chosen["ko-at-phase-start"] == "revived"
        self.one_die_each: Final = chosen["dice-at-elders"] == "one-each"
        self.shield_always: Final = chosen["evil-elders-shield"] == "every-wound"
        #: The second reading of the optional Showdown table: D6 hits, a random Hero, Combat bonuses count as well.
        self.wild_chart: Final = chosen["showdown-chart-reading"] == "d6-hits"
