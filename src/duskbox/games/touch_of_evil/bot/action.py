"""What a Hero does in the action step, by rule of thumb."""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.bot.card_values import AT_ONCE
from duskbox.games.touch_of_evil.bot.plan import USUAL_PRICE, Plan
from duskbox.games.touch_of_evil.bot.windows import dawn_is_wanted
from duskbox.games.touch_of_evil.rules.board import ROAD
from duskbox.games.touch_of_evil.rules.turn.actions import service_price
from duskbox.games.touch_of_evil.rules.turn.healing import heal_price
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMPETITIVE,
    COOPERATIVE,
    CUNNING,
    IN_TOWN,
    NO_HERO,
    NOTHING,
    SPIRIT,
)

#: What is bought and played right before a Showdown.
_AT_THE_DOOR: Final = ("pitchforks-and-torches", "hold-the-line")


def act(plan: Plan, options: list[Option]) -> Option:
    """Collect; a Showdown if it promises enough; then health, Items, cards, the Lair, a look at Elders, services; at
    last the encounter.
    """
    t = plan.t
    seat = plan.seat
    encounter: Option | None = None
    end: Option | None = None
    heal: Option | None = None
    lair: Option | None = None
    showdown: Option | None = None
    looks: list[Option] = []
    buys: list[Option] = []
    services: list[Option] = []
    plays: list[Option] = []
    uses: list[Option] = []
    collects: list[Option] = []
    for option in options:
        verb = option.verb
        if verb == "encounter":
            encounter = option
        elif verb == "end-turn":
            end = option
        elif verb == "collect":
            collects.append(option)
        elif verb == "heal":
            heal = option
        elif verb == "look":
            looks.append(option)
        elif verb == "buy-lair":
            lair = option
        elif verb == "showdown":
            showdown = option if showdown is None else showdown
        elif verb == "buy":
            buys.append(option)
        elif verb == "service":
            services.append(option)
        elif verb == "play":
            plays.append(option)
        elif verb == "use":
            uses.append(option)
    if collects:
        return _collect(plan, collects)
    chosen = _before_showdown(plan, showdown, heal, looks, plays, uses, encounter is not None)
    if chosen is not None:
        return chosen
    spare = plan.spare()
    for option in services:
        name = option.args[0]
        if name == "lift-curse" or (
            name == "treatment" and t.wounds[seat] and spare >= service_price(t, seat, t.box.services[option.code])
        ):
            return option
    if heal is not None and spare >= 3 and (plan.health <= plan.style.heals_at or plan.owner != NO_HERO):
        return heal
    if buys:
        card = plan.shopping(spare)
        for option in buys:
            if option.code == card:
                return option
    for option in uses:
        if _uses(plan, option.args[0]):
            return option
    for option in plays:
        if _plays(plan, option.args[0]):
            return option
    if plan.style.seasoned and plan.owner == NO_HERO and (spare >= plan.style.curious or spare < plan.purse):
        # Before the price of a Lair is spent it is good to know who would come along.
        look = _look(plan, looks, True, spare)
        if look is not None:
            return look
    if lair is not None and _wants_lair(plan):
        return lair
    look = _look(plan, looks, plan.owner != NO_HERO, plan.purse - plan.price)
    if look is not None:
        return look
    for option in services:
        if _pays(plan, option.args[0], spare):
            return option
    if encounter is not None:
        return encounter
    return end if end is not None else options[0]


def _collect(plan: Plan, options: list[Option]) -> Option:
    """With the better Skill, where there is a test."""
    t = plan.t
    better = "spirit" if t.skill(plan.seat, SPIRIT) >= t.skill(plan.seat, CUNNING) else "cunning"
    for option in options:
        if option.args and option.args[0] == better:
            return option
    return options[0]


def _before_showdown(
    plan: Plan,
    showdown: Option | None,
    heal: Option | None,
    looks: list[Option],
    plays: list[Option],
    uses: list[Option],
    encounter: bool,
) -> Option | None:
    """Start the Showdown if it promises enough; heal and look around first. There is a short way to the Lair, too."""
    tunnel: Option | None = None
    seasoned = plan.style.seasoned
    if seasoned and plan.owner != NO_HERO and plan.purse > plan.price:
        place = plan.t.box.lair_space[plan.t.lairs[plan.owner]]
        for option in uses:
            if option.args[0] == "charcoal-burner" and plan.t.box.board.apart(plan.t.at[plan.seat], place) <= 2:
                tunnel = option
    for option in plays:
        if option.args[0] == "smugglers-tunnel":
            tunnel = option
    # A Showdown takes the place of the encounter, and on a road there is none.
    due = encounter or (seasoned and plan.t.box.board.kinds[plan.t.at[plan.seat]] == ROAD)
    if showdown is None and (tunnel is None or not due or plan.owner == NO_HERO):
        return None
    price = plan.price
    if plan.purse < price or plan.outlook(price, False) < plan.needed * 0.95:
        return None
    if showdown is None and not seasoned:
        return tunnel
    if seasoned:
        for option in uses:
            if showdown is not None and option.args[0] == "castellans-signet" and plan.purse >= price + 2:
                return option
    look = _look(plan, looks, True, plan.purse - price)
    if look is not None:
        return look
    if heal is not None and plan.purse >= price + (heal_price(plan.t, plan.seat) if plan.style.seasoned else 3):
        return heal
    if showdown is None:
        return tunnel
    for option in plays:
        if option.args[0] in _AT_THE_DOOR:
            return option
    for option in uses:
        if option.args[0] == "castellans-signet" and plan.purse >= price + 2:
            return option
    return showdown


def _wants_lair(plan: Plan) -> bool:
    """A Lair card when we are strong enough, and the Showdown can be paid soon after."""
    if plan.owner != NO_HERO or plan.outlook(USUAL_PRICE, True) < plan.needed * 0.95:
        return False
    left = plan.purse - plan.t.lair_price()
    style = plan.style
    return left >= (style.left_alone if plan.t.terms.mode == COMPETITIVE else style.left_together)


def _look(plan: Plan, looks: list[Option], lair: bool, purse: int) -> Option | None:
    """Look at Elders until two are known to be good; not together, where a bad Secret takes effect at once."""
    t = plan.t
    if not looks or not lair or purse < 2 or t.terms.mode == COOPERATIVE or plan.trusted() >= 2:
        return None
    best: Option | None = None
    rank = 100
    for option in looks:
        if t.elders[option.code] == IN_TOWN and plan.lore.elder_rank[option.code] < rank:
            best, rank = option, plan.lore.elder_rank[option.code]
    return best


def _pays(plan: Plan, service: str, spare: int) -> bool:
    """Training for those who fight with the Skill or have all they can buy; Militia for the Lair; a look into the
    records.
    """
    items = plan.t.items[plan.seat]
    rich = spare >= 12
    if service == "pray":
        return rich or (plan.lore.staff in items and spare >= 4)
    if service == "study":
        return rich or (plan.lore.tools in items and spare >= 4)
    if service == "raise-militia":
        return plan.owner != NO_HERO and spare >= 3
    return service == "court-records" and spare >= 1 and plan.trusted() < 2


def _plays(plan: Plan, name: str) -> bool:
    """Whether an Event should be played now."""
    if name == "cockcrow":
        return dawn_is_wanted(plan.t)
    if name == "through-the-keyhole":
        return plan.style.seasoned and plan.trusted() < 2
    # A rival's Showdown cancelled is worth more than two Investigation: +7.8 points in 3,000 paired games for two.
    return name in AT_ONCE or (name == "the-bird-has-flown" and plan.t.terms.mode == COOPERATIVE)


def _uses(plan: Plan, name: str) -> bool:
    """Whether an ability should be used now."""
    t = plan.t
    if name == "travelling-tinker":
        return plan.shopping(4) != NOTHING
    if name == "forgotten-prisoner":
        return t.lairs[plan.seat] == NOTHING and t.marker <= 12
    if name == "blind-seeress":
        return plan.health >= 3 and plan.trusted() < 2
    if name == "household-ledger":
        return t.marker <= 14 and plan.trusted() < 2
    return name == "brass-spyglass"
