"""The questions that shape the game and that the rulebooks leave open, as switches.

Each ruling names its open question of the ledger; its first value is the default. `Rulings` holds the choices of one
table in the form the rules ask for them.
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.settings import Setting


def _ruling(question: str, name: str, *values: str) -> Setting:
    return Setting(name, values, values[0], f"FD-OPEN-{question}")


RULINGS: Final = (
    _ruling("01", "light-a-match-cost", "token", "free"),
    _ruling("02", "hand-building", "fill-up", "rebuild", "add"),
    _ruling("03", "mind-cards", "chosen", "drawn"),
    _ruling("09", "light-a-match-in-dark", "allowed", "light-only"),
    _ruling("23", "door-step", "free", "extra-step"),
    _ruling("24", "search-squares", "furniture", "walkable"),
    _ruling("29", "token-timing", "before-walking-on", "after-the-walk"),
    _ruling("32", "hazard-on-entry", "never", "first-entry", "every-entry"),
    _ruling("34", "tile-rotation", "player", "random", "fixed"),
    _ruling("44", "scout-hazard", "card-turned", "no-card"),
    _ruling("45", "walk-in-hazards", "all-but-leak", "draught-acts", "terror-and-draught-act"),
    _ruling("60", "echo-counts", "revealed", "refill"),
    _ruling("65", "echo-on-easy", "no-token", "token-placed"),
    _ruling("75", "item-cost", "free", "mind-card"),
    _ruling("80", "information-location", "printed-number", "searched-location"),
    _ruling("87", "early-exit", "impossible", "walk-out-loses"),
    _ruling("88", "last-mind-card", "resolve-first", "lose-at-once"),
    _ruling("97", "dead-door", "no-exit", "exit"),
)


@final
class Rulings:
    """The rulings of one table. Shared by all its copies and never changed."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen: Final = chosen
        self.light_costs_token: Final = chosen["light-a-match-cost"] == "token"
        self.rebuild_hand: Final = chosen["hand-building"] == "rebuild"
        self.add_to_hand: Final = chosen["hand-building"] == "add"
        self.mind_drawn: Final = chosen["mind-cards"] == "drawn"
        self.light_in_dark: Final = chosen["light-a-match-in-dark"] == "allowed"
        self.door_steps: Final = 1 if chosen["door-step"] == "free" else 2
        self.search_walkable: Final = chosen["search-squares"] == "walkable"
        self.tokens_after_walk: Final = chosen["token-timing"] == "after-the-walk"
        self.hazard_first_entry: Final = chosen["hazard-on-entry"] == "first-entry"
        self.hazard_every_entry: Final = chosen["hazard-on-entry"] == "every-entry"
        self.random_turn: Final = chosen["tile-rotation"] == "random"
        self.fixed_turn: Final = chosen["tile-rotation"] == "fixed"
        self.scout_turns_card: Final = chosen["scout-hazard"] == "card-turned"
        self.draught_acts: Final = chosen["walk-in-hazards"] != "all-but-leak"
        self.terror_acts: Final = chosen["walk-in-hazards"] == "terror-and-draught-act"
        self.echo_refills: Final = chosen["echo-counts"] == "refill"
        self.echo_bars_on_easy: Final = chosen["echo-on-easy"] == "token-placed"
        self.items_cost_card: Final = chosen["item-cost"] == "mind-card"
        self.information_by_search: Final = chosen["information-location"] == "searched-location"
        self.may_walk_out: Final = chosen["early-exit"] == "walk-out-loses"
        self.last_card_resolves: Final = chosen["last-mind-card"] == "resolve-first"
        self.dead_doors_lead_out: Final = chosen["dead-door"] == "exit"
