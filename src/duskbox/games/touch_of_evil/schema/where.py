"""What options point at in Shadowbrook: spaces, people, cards, Skills and dice."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.trade import Trade
from duskbox.games.touch_of_evil.rules.vocabulary import NO_HERO, NOTHING, SKILLS
from duskbox.games.touch_of_evil.schema.shown import CardPlace, ElderPlace, HeroPlace, Place, SpacePlace, VillainPlace

#: Orders and answers, which point at nothing.
_NOWHERE: Final = frozenset(
    ("order", "pass", "yes", "no", "amount", "way", "end-turn", "fight-on", "offer", "withdraw")
)
#: What is done where one's own Hero stands, and what is done to it.
_HERE: Final = frozenset(("stay", "encounter", "collect", "service"))
_OWN: Final = frozenset(("heal", "lose-investigation", "take-wounds", "militia-takes-it"))
_SPACES: Final = frozenset(("move", "escape", "space"))
_HEROES: Final = frozenset(("hero", "trade", "act", "hand-over", "militia"))
_ELDERS: Final = frozenset(("elder", "look", "accuse", "dismiss"))
_CARDS: Final = frozenset(("play", "keep", "discard", "lose", "give", "cancel"))


def where(t: Shadowbrook, option: Option, seat: int) -> list[Place]:
    """What an option points at for a seat."""
    verb, args = option.verb, option.args
    if verb in _NOWHERE:
        return []
    if verb in _SPACES:
        return [_space(args[0])]
    if verb in _CARDS:
        return [_card(t, args[0], seat)]
    if verb == "take":
        # From the partner of a trade, else from the stock or the discards.
        step = t.stack[-1] if t.stack else None
        return [_card(t, args[0], step.partner if isinstance(step, Trade) else NO_HERO)]
    if verb in _HERE:
        return _here(t, seat)
    if verb in _HEROES:
        return [_hero(int(args[0]))]
    if verb in _ELDERS:
        return [_elder(args[0])]
    if verb == "use" or verb == "resolve":
        return _bearer(t, args, seat)
    if verb in _OWN:
        return [_hero(seat)]
    if verb == "buy":
        return [_card(t, args[0], NO_HERO), *_here(t, seat)]
    if verb == "assign":
        return [_elder(args[0]), _hero(int(args[1]))]
    if verb == "showdown":
        return [{"at": "lair", "seat": option.code}, *_here(t, seat)]
    if verb == "buy-lair":
        return [{"at": "deck", "deck": "lairs"}]
    if verb == "skill":
        return [{"at": "skill", "skill": SKILLS[option.code]}]
    if verb == "die":
        return [{"at": "die", "face": option.code}]
    return []


def _here(t: Shadowbrook, seat: int) -> list[Place]:
    """Where the Hero of a seat is."""
    return [_space(t.box.board.names[t.at[seat]])] if 0 <= seat < len(t.at) else []


def _bearer(t: Shadowbrook, args: tuple[str, ...], seat: int) -> list[Place]:
    """Whose ability it is: a Hero's, an Elder's, the Villain's, a Minion's on the board, or that of a card."""
    box = t.box
    name = args[0]
    if name == "hunt":
        return [_space(box.board.names[space]) for space in range(box.board.size) if t.minions[space] != NOTHING]
    if name == "curse":
        return [_hero(int(args[1]))]
    for hero in range(t.seats):
        if t.heroes[hero] >= 0 and box.heroes[t.heroes[hero]].name == name:
            return [_hero(hero)]
    for elder in box.elders:
        if elder.name == name:
            return [_elder(name)]
    if t.villain >= 0 and box.villains[t.villain].name == name:
        villain: VillainPlace = {"at": "villain"}
        return [villain]
    found: list[Place] = []
    for space in range(box.board.size):
        minion, counter = t.minions[space], t.rounds[space]
        if (minion != NOTHING and box.minions[minion].name == name) or (
            counter != NOTHING and box.minions[counter].name == name
        ):
            found.append(_space(box.board.names[space]))
    return found or [_card(t, name, seat)]


def _space(name: str) -> SpacePlace:
    return {"at": "space", "space": name}


def _card(t: Shadowbrook, name: str, hero: int) -> CardPlace:
    """A card, which a Hero has or which lies elsewhere."""
    theirs = t.hands[hero] + t.items[hero] if 0 <= hero < len(t.items) else []
    has = any(t.box.cards[card].name == name for card in theirs)
    return {"at": "card", "card": name, "hero": hero if has else None}


def _hero(seat: int) -> HeroPlace:
    return {"at": "hero", "seat": seat}


def _elder(name: str) -> ElderPlace:
    return {"at": "elder", "elder": name}
