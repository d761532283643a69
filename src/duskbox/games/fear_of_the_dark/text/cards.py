"""The cards as a person reads them: each text speaks of the game at hand, with its difficulty, its rulings and its
pack.

What a card does is the rulebook's. How many copies there are, the numbers on Information and the drawings of the tiles
are ours or a pack's.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.messages import Facts
from duskbox.core.parts.components import CardKind
from duskbox.games.fear_of_the_dark.content.box import Content, Data, numbers, table_of, texts
from duskbox.games.fear_of_the_dark.rules.rulings import Rulings
from duskbox.games.fear_of_the_dark.rules.vocabulary import DRAUGHT, HAZARDS, SECRETS, TERROR

#: The decks, and how the messages of their cards begin.
_DECKS: Final = (("mind", "mind"), ("hazards", "hazard"), ("items", "item"), ("secrets", "secret"))
_INFORMATION: Final = "information"


def kinds(content: Content, rulings: Rulings, instant_death: bool) -> list[CardKind]:
    """Every kind of card of which there is a copy, deck by deck, and every tile with its plan."""
    data = content.data
    facts = _facts(content, rulings, instant_death)
    cards = [
        CardKind(
            deck,
            f"@{prefix}-{name}",
            _text(prefix, name),
            copies,
            _mark(table_of(data[deck]), name),
            {**facts, **_own_facts(content, rulings, prefix, name)},
        )
        for deck, prefix in _DECKS
        for name, copies in numbers(data[deck]).items()
        if copies
    ]
    tiles = {"start": data["start"], **table_of(data["rooms"])}
    return cards + [_tile(name, table_of(tile)) for name, tile in tiles.items()]


def _mark(deck: Data, name: str) -> str:
    if deck["mark"] == "pack":
        return "pack"
    return "house" if name.startswith(f"{_INFORMATION}-") else "rulebook"


def _text(prefix: str, name: str) -> str:
    # All Information does the same; where it looks is a fact.
    return f"@secret-{_INFORMATION}-text" if name.startswith(_INFORMATION) else f"@{prefix}-{name}-text"


def _facts(content: Content, rulings: Rulings, instant_death: bool) -> Facts:
    """What the texts may speak of, whichever card it is: 0 and 1 for no and yes, and counts."""
    return {
        "token": int(rulings.light_costs_token),
        "dark": int(rulings.light_in_dark),
        "build": 1 if rulings.rebuild_hand else 2 if rulings.add_to_hand else 0,
        "door": rulings.door_steps,
        "here": int(rulings.search_walkable),
        "looked": int(rulings.scout_turns_card),
        "death": int(instant_death),
        "bars": int(rulings.echo_bars_on_easy),
        "cost": int(rulings.items_cost_card),
        "most": content.matches,
    }


def _own_facts(content: Content, rulings: Rulings, prefix: str, name: str) -> Facts:
    """What differs from card to card: whether a Hazard needs walking in, and where Information looks (0: where it was
    found).
    """
    if prefix == "hazard":
        kind = HAZARDS.index(name)
        acts = (kind == DRAUGHT and rulings.draught_acts) or (kind == TERROR and rulings.terror_acts)
        return {"walked": int(content.walk_in[kind] and not acts)}
    if prefix == "secret" and name in SECRETS and name.startswith(f"{_INFORMATION}-"):
        return {"number": 0 if rulings.information_by_search else int(name.removeprefix(f"{_INFORMATION}-"))}
    return {"number": 0}


def _tile(name: str, tile: Data) -> CardKind:
    kind = "start" if name == "start" else str(tile["kind"])
    doors = "+".join(f"@side-{side}" for side in str(tile["doors"]))
    return CardKind(
        "rooms",
        name,
        "@tile-with-doors",
        1,
        str(tile["mark"]),
        {"kind": f"@tile-{kind}", "doors": doors},
        tuple(texts(tile["plan"])),
    )
