"""What a seat sees, as messages: at a glance beside the map, and all the rest that may be looked up (ATE-INFO-01 to ATE-INFO-09).

The messages come in the order in which they should be read aloud. Nothing that the map shows is missing, so that the map is not needed.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.game import Facts
from duskbox.games.touch_of_evil.reading import (
    Data,
    elder_sign,
    minion_sign,
    names_of,
    number_of,
    numbers_of,
    own_seat,
    rows_of,
    table_of,
)
from duskbox.games.touch_of_evil.vocabulary import SKILLS

Told = list[tuple[str, Facts]]

#: The steps of a turn and of the Mystery Phase, by their numbers (ATE-ROUND-03, ATE-MYST-01).
TURN_STEPS: Final = ("edge", "move", "fight", "action")
MYSTERY_STEPS: Final = ("start", "revival", "healing", "table", "card", "marker")


def summary(shown: Data) -> Told:
    """What a player needs to know beside the map: time, Villain, fight and dice, Heroes, own cards, then what lies on the board."""
    if not shown["heroes"]:
        return [("view-set-up", {})]
    return [
        *_time(shown),
        *_villain(shown),
        *_fight(shown),
        *[_hero(shown, seat) for seat in range(len(rows_of(shown["heroes"])))],
        *_own_cards(shown),
        *_board(shown),
    ]


def details(shown: Data) -> Told:
    """The rest that lies open or that this seat knows: Elders, everybody's Items, cards in play, piles, what is left, standing orders."""
    return [
        *_elders(shown),
        *_others_cards(shown),
        *_in_force(shown),
        *_piles(shown),
        *_track(shown),
        *_supply(shown),
        *_orders(shown),
    ]


# Names


def _hero_name(shown: Data, seat: object) -> str:
    return f"@hero-{rows_of(shown['heroes'])[number_of(seat)]['hero']}"


def _place(space: object) -> Facts:
    """The name of a space; all roads share one, which speaks of their number."""
    name = str(space)
    if name.startswith("road-"):
        return {"space": "@space-road", "number": int(name.removeprefix("road-"))}
    return {"space": f"@space-{name}"}


def _cards(names: object) -> str:
    """Several cards in one fact, joined by `+`; the words resolve each and put commas between."""
    return "+".join(f"@card-{name}" for name in names_of(names)) or "@view-none"


def _listed(numbers: object) -> str:
    return ", ".join(str(number) for number in numbers_of(numbers))


# At a glance


def _time(shown: Data) -> Told:
    """Round, turn and step, marker and section, and the price of a Lair card (ATE-ROUND-01, ATE-SHADOW-05, ATE-SHADOW-08)."""
    told: Told = [
        ("view-round", {"round": number_of(shown["round"]), "hero": _hero_name(shown, shown["first"])}),
    ]
    phase = number_of(shown["phase"])
    if shown["turn"] is not None:
        step = f"@view-step-{TURN_STEPS[phase]}"
        told.append(("view-turn", {"hero": _hero_name(shown, shown["turn"]), "step": step}))
    elif phase:
        told.append(("view-mystery-phase", {"step": f"@view-mystery-{MYSTERY_STEPS[phase - 1]}"}))
    sections = len(numbers_of(shown["prices"]))
    facts: Facts = {
        "marker": number_of(shown["marker"]),
        "section": number_of(shown["section"]) + 1,
        "sections": sections,
    }
    return [*told, ("view-track", facts), ("view-lair-price", {"price": number_of(shown["lair_price"])})]


def _villain(shown: Data) -> Told:
    if shown["villain"] is None:
        return []
    villain = table_of(shown["villain"])
    facts: Facts = {
        "villain": f"@villain-{villain['name']}",
        "combat": number_of(villain["combat"]),
        "hurt": number_of(villain["hurt"]),
        "wounds": number_of(villain["wounds"]),
    }
    return [("view-villain", facts)]


def _fight(shown: Data) -> Told:
    """The Showdown, the fight, the cards that are being carried out, and the dice on the table."""
    told: Told = []
    if shown["showdown"] is not None:
        showdown = table_of(shown["showdown"])
        told.append(("view-showdown", {"lair": f"@card-{showdown['lair']}", **_place(showdown["at"])}))
    if shown["fight"] is not None:
        fight = table_of(shown["fight"])
        facts: Facts = {
            "hero": _hero_name(shown, fight["hero"]),
            "foe": str(fight["foe"]),
            "dice": number_of(fight["dice"]),
            "enemy": number_of(fight["foe_dice"]),
        }
        told.append(("view-fight", facts))
        if "round" in fight:
            facts = {
                "foe": str(fight["foe"]),
                "round": max(1, number_of(fight["round"])),
                "hurt": number_of(fight["foe_hurt"]),
                "wounds": number_of(fight["foe_wounds"]),
            }
            told.append(("view-fight-round", facts))
    cards = names_of(shown["cards"])
    if cards:
        told.append(("view-taking-effect", {"cards": "+".join(cards)}))
    return told + _dice(shown)


def _dice(shown: Data) -> Told:
    """The dice, what they are for, whose they are, and the number they need (ATE-DICE-01, ATE-TEST-03)."""
    if shown["roll"] is None:
        return []
    roll = table_of(shown["roll"])
    facts: Facts = {
        "roll": f"@roll-{roll['for']}",
        "dice": " ".join(str(die) for die in numbers_of(roll["dice"])),
        "target": 0 if roll["target"] is None else number_of(roll["target"]),
    }
    if roll["hero"] is None:
        return [("view-dice", facts)]
    return [("view-dice-of", {"hero": _hero_name(shown, roll["hero"]), **facts})]


def _hero(shown: Data, seat: int) -> tuple[str, Facts]:
    """A Hero in one line: where, how well, how rich, how skilled, and what weighs on it."""
    hero = rows_of(shown["heroes"])[seat]
    facts: Facts = {
        "seat": seat + 1,
        "hero": _hero_name(shown, seat),
        "team": number_of(hero["team"]) + 1 if shown["mode"] == "team" else 0,
        "wounds": number_of(hero["wounds"]),
        "health": number_of(hero["health"]),
        "investigation": number_of(hero["investigation"]),
        "events": number_of(hero["events"]),
        "lair": 1 if hero["has_lair"] else 0,
        "down": 1 if hero["down"] else 0,
        "cursed": 0 if hero["curse"] is None else 1,
        "counters": 0 if hero["curse"] is None else number_of(hero["curse"]),
        "changed": 1 if hero["changed"] else 0,
        **_place(hero["at"]),
    }
    for skill in SKILLS:
        facts[skill] = number_of(table_of(table_of(hero["skills"])[skill])["value"])
    return "view-own-hero" if seat == own_seat(shown) else "view-hero", facts


def _own_cards(shown: Data) -> Told:
    """One's own hand, Lair card, Items and Allies (ATE-INFO-01, ATE-INFO-02)."""
    seat = own_seat(shown)
    if seat < 0:
        return []
    hero = rows_of(shown["heroes"])[seat]
    told: Told = [("view-hand", {"cards": _cards(hero["hand"])})]
    if hero["lair"] is not None:
        told.append(("view-own-lair", {"card": f"@card-{hero['lair']}"}))
    return [*told, ("view-own-items", {"cards": _cards(hero["items"])})]


def _board(shown: Data) -> Told:
    """What lies and stands on the board beside Heroes, thing by thing."""
    told: Told = []
    for space in rows_of(shown["spaces"]):
        place = _place(space["name"])
        if space["minion"] is not None:
            told.append(("view-minion", {"minion": f"@minion-{space['minion']}", **place}))
        if space["round"] is not None:
            told.append(("view-round-counter", {"minion": f"@minion-{space['round']}", **place}))
        if number_of(space["clues"]):
            told.append(("view-clues", {"clues": number_of(space["clues"]), **place}))
        if number_of(space["militia"]):
            told.append(("view-militia", {"militia": number_of(space["militia"]), **place}))
    for elder in rows_of(shown["elders"]):
        if elder["at"] is not None:
            told.append(("view-elder-at", {"elder": f"@elder-{elder['name']}", **_place(elder["at"])}))
    return told


# The rest


def _elders(shown: Data) -> Told:
    """Each Elder with its state and Skills, and its Secrets as far as this seat knows them (ATE-INFO-04, ATE-OPEN-28)."""
    told: Told = []
    for number, elder in enumerate(rows_of(shown["elders"])):
        name = f"@elder-{elder['name']}"
        skills = table_of(elder["skills"])
        facts: Facts = {
            "sign": elder_sign(number),
            "elder": name,
            "state": f"@view-elder-is-{elder['state']}",
            "spirit": number_of(skills["spirit"]),
            "cunning": number_of(skills["cunning"]),
            "honor": number_of(skills["honor"]),
            "hurt": number_of(elder["hurt"]),
        }
        told.append(("view-elder", facts))
        if elder["with"] is not None:
            told.append(("view-elder-with", {"elder": name, "hero": _hero_name(shown, elder["with"])}))
        told += _secrets(name, elder)
    return told


def _secrets(name: str, elder: Data) -> Told:
    """What lies beneath an Elder: known to this seat or face down, open to all, and the Evil Secrets beside the Villain."""
    told: Told = []
    hidden: list[str] = []
    opened: list[str] = []
    for secret in rows_of(elder["secrets"]):
        if secret["open"]:
            opened.append(f"@card-{secret['card']}")
        else:
            hidden.append("@view-face-down" if secret["card"] is None else f"@card-{secret['card']}")
    if hidden:
        told.append(("view-secrets", {"elder": name, "cards": "+".join(hidden)}))
    if opened:
        told.append(("view-open-secrets", {"elder": name, "cards": "+".join(opened)}))
    if names_of(elder["evil_secrets"]):
        told.append(("view-evil-secrets", {"elder": name, "cards": _cards(elder["evil_secrets"])}))
    return told


def _others_cards(shown: Data) -> Told:
    """Everybody's Items and Allies, and the Lair cards that this seat knows (ATE-INFO-02, ATE-OPEN-35)."""
    told: Told = []
    for seat, hero in enumerate(rows_of(shown["heroes"])):
        name = _hero_name(shown, seat)
        told.append(("view-items", {"hero": name, "cards": _cards(hero["items"])}))
        if hero["lair"] is not None:
            told.append(("view-lair", {"hero": name, "card": f"@card-{hero['lair']}"}))
    return told


def _in_force(shown: Data) -> Told:
    """Mysteries that remain in play, and modifiers that hold for a while (ATE-KEY-04)."""
    told: Told = [("view-in-play", {"cards": _cards(shown["in_play"])})]
    for lasting in rows_of(shown["lasting"]):
        amount = number_of(lasting["amount"])
        facts: Facts = {
            "hero": "@view-everybody" if lasting["hero"] is None else _hero_name(shown, lasting["hero"]),
            "what": f"@static-{lasting['what']}",
            "n": amount,
            "size": abs(amount),
            "up": "yes" if amount > 0 else "no",
        }
        told.append(("view-lasting", facts))
    return told


def _piles(shown: Data) -> Told:
    """The open stock of Town Items, how many cards each deck has, the discard piles, and what is out of the game (ATE-DECK-01, ATE-DECK-04)."""
    told: Told = [("view-stock", {"cards": _cards(shown["stock"])})]
    discards = table_of(shown["discards"])
    for deck, left in table_of(shown["decks"]).items():
        facts: Facts = {"deck": f"@deck-{deck}", "left": number_of(left)}
        told.append(("view-deck", facts))
        if names_of(discards[deck]):
            told.append(("view-discards", {"deck": f"@deck-{deck}", "cards": _cards(discards[deck])}))
    if names_of(shown["removed"]):
        told.append(("view-removed", {"cards": _cards(shown["removed"])}))
    return told


def _track(shown: Data) -> Told:
    """The prices of Lair cards by section, and in cooperative play where the Villain grows (ATE-SHADOW-08, ATE-COOP-08)."""
    told: Told = [("view-prices", {"prices": _listed(shown["prices"])})]
    if shown["mode"] == "cooperative":
        symbols = table_of(shown["symbols"])
        told.append(("view-more-wounds", {"spaces": _listed(symbols["wounds"])}))
        told.append(("view-more-combat", {"spaces": _listed(symbols["combat"])}))
    return told


def _supply(shown: Data) -> Told:
    """The counters that are left, with the signs of the Minions on the map (ATE-MIN-06)."""
    told: Told = []
    for name, left in table_of(shown["counters"]).items():
        facts: Facts = {"sign": minion_sign(name), "minion": f"@minion-{name}", "left": number_of(left)}
        told.append(("view-counters", facts))
    return [*told, ("view-militia-left", {"militia": number_of(shown["militia_left"])})]


def _orders(shown: Data) -> Told:
    """One's own standing orders, which nobody else sees (ATE-OPEN-04)."""
    if shown["orders"] is None:
        return []
    told: Told = []
    orders = table_of(shown["orders"])
    windows = names_of(orders["pass"])
    if windows:
        told.append(("view-order-pass", {"windows": "+".join(f"@window-{window}" for window in windows)}))
    if orders["rest"]:
        told.append(("view-order-rest", {}))
    if orders["matters"]:
        told.append(("view-order-matters", {}))
    return told
