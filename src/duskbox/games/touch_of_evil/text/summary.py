"""What a seat sees, as messages: at a glance next to the map, and all the rest that may be looked up (ATE-INFO-01 to
ATE-INFO-09).

The messages come in the order in which they should be read aloud. Nothing that the map shows is missing, so that the
map is not needed.
"""

from __future__ import annotations

from duskbox.core.messages import Facts
from duskbox.games.touch_of_evil.rules.vocabulary import SKILLS
from duskbox.games.touch_of_evil.schema.shown import Elder, Pieces
from duskbox.games.touch_of_evil.schema.signs import elder_sign, minion_sign, own_seat

Told = list[tuple[str, Facts]]


def summary(shown: Pieces) -> Told:
    """What a player needs to know besides the map: one's own Hero and cards, time, Villain, fight and dice, the other
    Heroes, then what lies on the board.
    """
    if not shown["heroes"]:
        return [("view-set-up", {})]
    own = own_seat(shown)
    return [
        *([_hero(shown, own)] if own >= 0 else []),
        *_own_cards(shown),
        *_time(shown),
        *_villain(shown),
        *_fight(shown),
        *[_hero(shown, seat) for seat in range(len(shown["heroes"])) if seat != own],
        *_board(shown),
    ]


def details(shown: Pieces) -> Told:
    """The rest that lies open or that this seat knows: Elders, everyone's Items, cards in play, piles, what is left,
    standing orders.
    """
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


def _hero_name(shown: Pieces, seat: int) -> str:
    return f"@hero-{shown['heroes'][seat]['hero']}"


def _place(name: str) -> Facts:
    """The name of a space; all roads share one, which speaks of their number."""
    if name.startswith("road-"):
        return {"space": "@space-road", "number": int(name.removeprefix("road-"))}
    return {"space": f"@space-{name}"}


def _cards(names: list[str]) -> str:
    """Several cards in one fact, joined by `+`; the words resolve each and put commas between."""
    return "+".join(f"@card-{name}" for name in names) or "@view-none"


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


# At a glance


def _time(shown: Pieces) -> Told:
    """Round, turn and step, marker and section, and the price of a Lair card (ATE-ROUND-01, ATE-SHADOW-05,
    ATE-SHADOW-08).
    """
    told: Told = [
        ("view-round", {"round": shown["round"], "hero": _hero_name(shown, shown["first"])}),
    ]
    if shown["turn"] is not None:
        step = f"@view-step-{shown['turn_step']}"
        told.append(("view-turn", {"hero": _hero_name(shown, shown["turn"]), "step": step}))
    elif shown["mystery_step"] is not None:
        told.append(("view-mystery-phase", {"step": f"@view-mystery-{shown['mystery_step']}"}))
    facts: Facts = {
        "marker": shown["marker"],
        "section": shown["section"] + 1,
        "sections": len(shown["sections"]),
    }
    return [*told, ("view-track", facts), ("view-lair-price", {"price": shown["lair_price"]})]


def _villain(shown: Pieces) -> Told:
    villain = shown["villain"]
    if villain is None:
        return []
    facts: Facts = {
        "villain": f"@villain-{villain['name']}",
        "combat": villain["combat"],
        "hurt": villain["hurt"],
        "wounds": villain["wounds"],
    }
    return [("view-villain", facts)]


def _fight(shown: Pieces) -> Told:
    """The Showdown, the fight, the cards that are being carried out, and the dice on the table."""
    told: Told = []
    showdown, fight = shown["showdown"], shown["fight"]
    if showdown is not None:
        told.append(("view-showdown", {"lair": f"@card-{showdown['lair']}", **_place(showdown["at"])}))
    if fight is not None:
        facts: Facts = {
            "hero": _hero_name(shown, fight["hero"]),
            "foe": fight["foe"],
            "dice": fight["dice"],
            "enemy": fight["foe_dice"],
        }
        told.append(("view-fight", facts))
        if "round" in fight:
            facts = {
                "foe": fight["foe"],
                "round": max(1, fight["round"]),
                "hurt": fight["foe_hurt"],
                "wounds": fight["foe_wounds"],
            }
            told.append(("view-fight-round", facts))
    cards = shown["cards"]
    if cards:
        told.append(("view-taking-effect", {"cards": "+".join(cards)}))
    return told + _dice(shown)


def _dice(shown: Pieces) -> Told:
    """The dice, what they are for, whose they are, and the number they need (ATE-DICE-01, ATE-TEST-03)."""
    roll = shown["roll"]
    if roll is None:
        return []
    facts: Facts = {
        "roll": f"@roll-{roll['purpose']}",
        "dice": " ".join(str(die) for die in roll["dice"]),
        "target": roll["target"] or 0,
    }
    if roll["hero"] is None:
        return [("view-dice", facts)]
    return [("view-dice-of", {"hero": _hero_name(shown, roll["hero"]), **facts})]


def _hero(shown: Pieces, seat: int) -> tuple[str, Facts]:
    """A Hero in one line: where, how well, how rich, how skilled, and what weighs on it."""
    hero = shown["heroes"][seat]
    facts: Facts = {
        "seat": seat + 1,
        "hero": _hero_name(shown, seat),
        "team": hero["team"] + 1 if shown["mode"] == "team" else 0,
        "wounds": hero["wounds"],
        "health": hero["health"],
        "investigation": hero["investigation"],
        "events": hero["events"],
        "lair": 1 if hero["has_lair"] else 0,
        "down": 1 if hero["down"] else 0,
        "cursed": 0 if hero["curse"] is None else 1,
        "counters": 0 if hero["curse"] is None else hero["curse"],
        "changed": 1 if hero["changed"] else 0,
        **_place(hero["at"]),
    }
    for skill in SKILLS:
        facts[skill] = hero["skills"][skill]["value"]
    return "view-own-hero" if seat == own_seat(shown) else "view-hero", facts


def _own_cards(shown: Pieces) -> Told:
    """One's own hand, Lair card, Items and Allies (ATE-INFO-01, ATE-INFO-02)."""
    seat = own_seat(shown)
    if seat < 0:
        return []
    hero = shown["heroes"][seat]
    told: Told = [("view-hand", {"cards": _cards(hero["hand"] or [])})]
    if hero["lair"] is not None:
        told.append(("view-own-lair", {"card": f"@card-{hero['lair']}"}))
    return [*told, ("view-own-items", {"cards": _cards(hero["items"])})]


def _board(shown: Pieces) -> Told:
    """What lies and stands on the board besides Heroes, thing by thing."""
    told: Told = []
    for space in shown["spaces"]:
        place = _place(space["name"])
        if space["minion"] is not None:
            told.append(("view-minion", {"minion": f"@minion-{space['minion']}", **place}))
        if space["round"] is not None:
            told.append(("view-round-counter", {"minion": f"@minion-{space['round']}", **place}))
        if space["clues"]:
            told.append(("view-clues", {"clues": space["clues"], **place}))
        if space["militia"]:
            told.append(("view-militia", {"militia": space["militia"], **place}))
    for elder in shown["elders"]:
        if elder["at"] is not None:
            told.append(("view-elder-at", {"elder": f"@elder-{elder['name']}", **_place(elder["at"])}))
    return told


# The rest


def _elders(shown: Pieces) -> Told:
    """Each Elder with its state and Skills, and its Secrets as far as this seat knows them (ATE-INFO-04,
    ATE-OPEN-28).
    """
    told: Told = []
    for number, elder in enumerate(shown["elders"]):
        name = f"@elder-{elder['name']}"
        skills = elder["skills"]
        facts: Facts = {
            "sign": elder_sign(number),
            "elder": name,
            "state": f"@view-elder-is-{elder['state']}",
            "spirit": skills["spirit"],
            "cunning": skills["cunning"],
            "honor": skills["honor"],
            "hurt": elder["hurt"],
        }
        told.append(("view-elder", facts))
        if elder["hero"] is not None:
            told.append(("view-elder-with", {"elder": name, "hero": _hero_name(shown, elder["hero"])}))
        told += _secrets(name, elder)
    return told


def _secrets(name: str, elder: Elder) -> Told:
    """What lies beneath an Elder: known to this seat or face down, open to all, and the Evil Secrets next to the
    Villain.
    """
    told: Told = []
    hidden: list[str] = []
    opened: list[str] = []
    for secret in elder["secrets"]:
        if secret["open"]:
            opened.append(f"@card-{secret['card']}")
        else:
            hidden.append("@view-face-down" if secret["card"] is None else f"@card-{secret['card']}")
    if hidden:
        told.append(("view-secrets", {"elder": name, "cards": "+".join(hidden)}))
    if opened:
        told.append(("view-open-secrets", {"elder": name, "cards": "+".join(opened)}))
    if elder["evil_secrets"]:
        told.append(("view-evil-secrets", {"elder": name, "cards": _cards(elder["evil_secrets"])}))
    return told


def _others_cards(shown: Pieces) -> Told:
    """Everyone's Items and Allies, and the Lair cards that this seat knows (ATE-INFO-02, ATE-OPEN-35)."""
    told: Told = []
    for seat, hero in enumerate(shown["heroes"]):
        name = _hero_name(shown, seat)
        told.append(("view-items", {"hero": name, "cards": _cards(hero["items"])}))
        if hero["lair"] is not None:
            told.append(("view-lair", {"hero": name, "card": f"@card-{hero['lair']}"}))
    return told


def _in_force(shown: Pieces) -> Told:
    """Mysteries that remain in play, and modifiers that hold for a while (ATE-KEY-04)."""
    told: Told = [("view-in-play", {"cards": _cards(shown["in_play"])})]
    for lasting in shown["lasting"]:
        amount = lasting["amount"]
        facts: Facts = {
            "hero": "@view-everybody" if lasting["hero"] is None else _hero_name(shown, lasting["hero"]),
            "what": f"@static-{lasting['what']}",
            "size": abs(amount),
            "up": "yes" if amount > 0 else "no",
            "form": "bare",
            "of": "you",
        }
        told.append(("view-lasting", facts))
    return told


def _piles(shown: Pieces) -> Told:
    """The open stock of Town Items, how many cards each deck has, the discard piles, and what is out of the game
    (ATE-DECK-01, ATE-DECK-04).
    """
    told: Told = [("view-stock", {"cards": _cards(shown["stock"])})]
    discards = shown["discards"]
    for deck, left in shown["decks"].items():
        facts: Facts = {"deck": f"@deck-{deck}", "left": left}
        told.append(("view-deck", facts))
        if discards[deck]:
            told.append(("view-discards", {"deck": f"@deck-{deck}", "cards": _cards(discards[deck])}))
    if shown["kept_secrets"]:
        told.append(("view-kept-secrets", {"cards": _cards(shown["kept_secrets"])}))
    if shown["removed"]:
        told.append(("view-removed", {"cards": _cards(shown["removed"])}))
    return told


def _track(shown: Pieces) -> Told:
    """The prices of Lair cards by section, and in cooperative play where the Villain grows (ATE-SHADOW-08,
    ATE-COOP-08).
    """
    told: Told = [("view-prices", {"prices": _listed([section["price"] for section in shown["sections"]])})]
    symbols = shown["symbols"]
    if symbols["wounds"] or symbols["combat"]:
        told.append(("view-more-wounds", {"spaces": _listed(symbols["wounds"])}))
        told.append(("view-more-combat", {"spaces": _listed(symbols["combat"])}))
    return told


def _supply(shown: Pieces) -> Told:
    """The counters that are left, with the signs of the Minions on the map (ATE-MIN-06)."""
    told: Told = []
    for name, left in shown["counters"].items():
        facts: Facts = {"sign": minion_sign(name), "minion": f"@minion-{name}", "left": left}
        told.append(("view-counters", facts))
    return [*told, ("view-militia-left", {"militia": shown["militia_left"]})]


def _orders(shown: Pieces) -> Told:
    """One's own standing orders, which no one else sees (ATE-OPEN-04)."""
    orders = shown["orders"]
    if orders is None:
        return []
    told: Told = []
    windows = orders["passing"]
    if windows:
        told.append(("view-order-pass", {"windows": "+".join(f"@window-{window}" for window in windows)}))
    if orders["rest"]:
        told.append(("view-order-rest", {}))
    if orders["matters"]:
        told.append(("view-order-matters", {}))
    return told
