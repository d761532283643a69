"""The table of A Touch of Evil for a set-up: before the first draw, and put back from its state."""

from __future__ import annotations

from typing import Final

from duskbox.core.settings import Setting, Setup
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.pack import overlay
from duskbox.games.touch_of_evil.rules.rulings import Rulings
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.steps import STEPS
from duskbox.games.touch_of_evil.rules.terms import Terms
from duskbox.games.touch_of_evil.rules.turn.rounds import SetUp
from duskbox.games.touch_of_evil.rules.vocabulary import MODES, MOST_HEROES

RANDOM: Final = "random"
_HERO_NAMES: Final = tuple(hero.name for hero in HOUSE.heroes)
_MODULE: Final = ("by-level", "on", "off")
#: The advanced modules (ATE-ADV-02).
MODULES: Final = ("collecting", "abilities", "curse", "charts", "secrets")

SETTINGS: Final = (
    Setting("mode", MODES, "competitive", "ATE-OVR-04"),
    Setting("level", ("basic", "advanced"), "basic", "ATE-OVR-06"),
    # Many Heroes are advised to play together, in the words of this setting, but nothing is refused (ATE-OVR-03).
    Setting("heroes", (), "2", "ATE-OVR-02", 1, MOST_HEROES),
    Setting("teams", ("2", "3", "4"), "2", "ATE-TEAM-01"),
    Setting("villain", (RANDOM, *(villain.name for villain in HOUSE.villains)), RANDOM, "ATE-SETUP-08"),
    *(
        Setting(f"hero-{seat + 1}", (RANDOM, *_HERO_NAMES), RANDOM, "ATE-SETUP-11", seat=seat)
        for seat in range(MOST_HEROES)
    ),
    *(Setting(name, _MODULE, "by-level", "ATE-ADV-02") for name in MODULES),
    Setting("showdown-chart", ("off", "on"), "off", "ATE-OPT-01"),
)


def box_of(setup: Setup) -> Box:
    """The box, with the pack laid over it."""
    return HOUSE if setup.pack is None else overlay.laid_over(setup.pack)


def bare_table(setup: Setup) -> Shadowbrook:
    """The table before anything is laid out."""
    box = box_of(setup)
    chosen = setup.settings
    advanced = chosen["level"] == "advanced"
    names = [villain.name for villain in box.villains]
    heroes = [hero.name for hero in box.heroes]
    on = [chosen[name] == "on" or (chosen[name] == "by-level" and advanced) for name in MODULES]
    number = int(chosen["heroes"])
    cast_of = [chosen[f"hero-{seat + 1}"] for seat in range(number)]
    terms = Terms(
        MODES.index(chosen["mode"]),
        number,
        int(chosen["teams"]),
        on[0],
        on[1],
        on[2],
        on[3],
        on[4],
        chosen["showdown-chart"] == "on",
        -1 if chosen["villain"] == RANDOM else names.index(chosen["villain"]),
        [-1 if name == RANDOM else heroes.index(name) for name in cast_of],
        Rulings(setup.rulings),
        chosen,
    )
    return Shadowbrook(box, terms)


def new_table(setup: Setup) -> Shadowbrook:
    """The table before the first draw of set-up."""
    t = bare_table(setup)
    t.lay_out()
    t.stack.append(SetUp())
    return t


def restored(setup: Setup, state: dict[str, object]) -> Shadowbrook:
    """The table that gave this state."""
    t = bare_table(setup)
    t.lay_out()
    t.set_state(state, STEPS, t.box.options.all.by_key)
    if t.villain >= 0:
        unsettled = t.unsettled
        t.refresh_all()
        t.unsettled = unsettled
    return t
