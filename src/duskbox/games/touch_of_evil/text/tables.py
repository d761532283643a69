"""The two tables that the rulebook prints, as sheets: the cooperative Mystery Phase table and the optional Showdown
table (ATE-COOP-11 to ATE-COOP-15, ATE-OPT-02 to ATE-OPT-14).
"""

from __future__ import annotations

from duskbox.core.messages import Fact, Message
from duskbox.core.parts.components import CardKind
from duskbox.games.touch_of_evil.rules.mystery.cooperative import (
    CLUES,
    DARKNESS_FALLS,
    DREAD_SHADOW,
    FALLS_STEPS,
    FALLS_WOUNDS,
    MINION_ATTACK,
    SHADOW_STEPS,
    SHADOW_WOUNDS,
)
from duskbox.games.touch_of_evil.rules.rulings import Rulings
from duskbox.games.touch_of_evil.rules.vocabulary import TABLE_ROWS


def kinds(rulings: Rulings) -> list[CardKind]:
    """Both sheets, as a game with these rulings reads them."""
    cooperative = [
        _row(1, DARKNESS_FALLS, "darkness-falls", {"steps": FALLS_STEPS, "wounds": FALLS_WOUNDS}),
        _row(DREAD_SHADOW, DREAD_SHADOW, "dread-shadow", {"steps": SHADOW_STEPS, "wounds": SHADOW_WOUNDS}),
        _row(DREAD_SHADOW + 1, MINION_ATTACK, "minion-attack", {}),
        _row(MINION_ATTACK + 1, 6, "scattered-clues", {"n": CLUES}),
    ]
    showdown = [
        _said(
            low, len(TABLE_ROWS) - TABLE_ROWS[::-1].index(name) - 1, f"showdown-row-{name}", showdown_row(low, rulings)
        )
        for low, name in enumerate(TABLE_ROWS)
        if name and TABLE_ROWS.index(name) == low
    ]
    return [
        CardKind(
            "tables", "@table-cooperative", "@sheet-table-cooperative", 1, "rulebook", sentences=tuple(cooperative)
        ),
        CardKind("tables", "@table-showdown", "@sheet-table-showdown", 1, "rulebook", sentences=tuple(showdown)),
    ]


def showdown_row(row: int, rulings: Rulings) -> Message:
    """What a row of the optional Showdown table does, by the sum of the dice (ATE-OPEN-36)."""
    return Message(f"table-effect-{TABLE_ROWS[row]}", {"random": "yes" if rulings.wild_chart else "no"})


def _row(low: int, high: int, name: str, facts: dict[str, Fact]) -> Message:
    return _said(low, high, f"table-row-{name}", Message(f"table-effect-{name}", facts))


def _said(low: int, high: int, name: str, what: Message) -> Message:
    row = Message("sheet-happening", {"name": Message(name), "what": what})
    return Message("sheet-row" if low != high else "sheet-row-one", {"low": low, "high": high, "what": row})
