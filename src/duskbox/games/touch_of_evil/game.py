"""A Touch of Evil as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, cast, final

from duskbox.core.chance import Chance, Fast
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.features import Features
from duskbox.core.game import CardKind, Facts, Game, Picture, Reason, Setting, Setup
from duskbox.core.table import Event, Table
from duskbox.games.touch_of_evil import (
    boxcheck,
    cards,
    drawing,
    facts,
    features,
    instinct,
    liveness,
    notation,
    odds,
    pack,
    refusals,
    sketch,
    soundness,
    views,
    worlds,
    worth,
)
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.instinct_temper import GROUP
from duskbox.games.touch_of_evil.outcomes import outcomes
from duskbox.games.touch_of_evil.rulings import RULINGS, Rulings
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook, Terms
from duskbox.games.touch_of_evil.steps import STEPS
from duskbox.games.touch_of_evil.turn import SetUp
from duskbox.games.touch_of_evil.vocabulary import MODES, MOST_HEROES, STREAMS

NAME: Final = "a-touch-of-evil"
#: Raised whenever a change makes an old record replay differently.
RULES_VERSION: Final = "2"

RANDOM: Final = "random"
_HERO_NAMES: Final = tuple(hero.name for hero in HOUSE.heroes)
_MODULE: Final = ("by-level", "on", "off")
#: The advanced modules (ATE-ADV-02).
MODULES: Final = ("collecting", "abilities", "charts", "secrets")

SETTINGS: Final = (
    Setting("mode", MODES, "competitive", "ATE-OVR-04"),
    Setting("level", ("basic", "advanced"), "basic", "ATE-OVR-06"),
    # Many Heroes are advised to play together, in the words of this setting, but nothing is refused (ATE-OVR-03).
    Setting("heroes", (), "2", "ATE-OVR-02", 1, MOST_HEROES),
    Setting("teams", ("2", "3", "4"), "2", "ATE-TEAM-01"),
    Setting("villain", (RANDOM, *(villain.name for villain in HOUSE.villains)), RANDOM, "ATE-SETUP-08"),
    *(Setting(f"hero-{seat + 1}", (RANDOM, *_HERO_NAMES), RANDOM, "ATE-SETUP-11") for seat in range(MOST_HEROES)),
    *(Setting(name, _MODULE, "by-level", "ATE-ADV-02") for name in MODULES),
    Setting("showdown-chart", ("off", "on"), "off", "ATE-OPT-01"),
)


@final
class TouchOfEvil(Game):
    """Heroes hunt a Villain in Shadowbrook: competitive, cooperative or in teams (ATE-OVR-01)."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, STREAMS, SETTINGS, RULINGS, Path(__file__).parent)

    def setup(
        self,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
    ) -> Setup:
        """Fill in the defaults, and refuse numbers of Heroes and teams that do not fit together (ATE-OVR-02, ATE-TEAM-01, ATE-TEAM-02, ATE-OPEN-40)."""
        setup = super().setup(settings, rulings, pack)
        chosen = setup.settings
        heroes, mode = int(chosen["heroes"]), chosen["mode"]
        if heroes == 1 and (mode != "cooperative" or setup.rulings["one-hero"] != "allowed"):
            raise BadSetting("error-one-hero", value=str(heroes), allowed=f"2–{MOST_HEROES}")
        if mode == "team":
            teams = int(chosen["teams"])
            if heroes % teams or not 2 <= heroes // teams <= 4:
                sizes = [str(size * teams) for size in (2, 3, 4) if size * teams <= MOST_HEROES]
                raise BadSetting("error-teams", heroes=heroes, teams=teams, allowed=", ".join(sizes))
        taken: dict[str, int] = {}
        for seat in range(MOST_HEROES):
            hero = chosen[f"hero-{seat + 1}"]
            if hero == RANDOM:
                continue
            if seat >= heroes:
                raise BadSetting("error-no-such-hero-seat", name=f"hero-{seat + 1}", heroes=heroes)
            if hero in taken:
                raise BadSetting("error-hero-twice", value=hero, name=f"hero-{seat + 1}", other=f"hero-{taken[hero]}")
            taken[hero] = seat + 1
        return setup

    def box(self, setup: Setup) -> Box:
        """The house's box, with the pack laid over it."""
        return HOUSE if setup.pack is None else pack.laid_over(setup.pack)

    def _bare_table(self, setup: Setup) -> Shadowbrook:
        box = self.box(setup)
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
            chosen["showdown-chart"] == "on",
            -1 if chosen["villain"] == RANDOM else names.index(chosen["villain"]),
            [-1 if name == RANDOM else heroes.index(name) for name in cast_of],
            Rulings(setup.rulings),
            chosen,
        )
        return Shadowbrook(box, terms)

    def new_table(self, setup: Setup) -> Shadowbrook:
        """The table before the first draw of set-up."""
        t = self._bare_table(setup)
        t.lay_out()
        t.stack.append(SetUp())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Shadowbrook:
        """The table that gave this state."""
        t = self._bare_table(setup)
        t.lay_out()
        t.set_state(state, STEPS, t.box.options.all.by_key)
        if t.villain >= 0:
            unsettled = t.unsettled
            t.refresh_all()
            t.unsettled = unsettled
        return t

    def option(self, key: str) -> Option:
        """The option with this key, legal or not. What only a pack knows is found by the table that offers it."""
        found = HOUSE.options.all.by_key.get(key)
        if found is not None:
            return found
        verb, *args = key.split(":")
        if not args or verb not in PACK_VERBS or not all(args):
            raise DuskboxError("error-unknown-option", key=key)
        return Option(verb, tuple(args), -1)

    def content_data(self, setup: Setup) -> object:
        """Everything declared, pack included, as plain data."""
        return cards.data(self.box(setup))

    def cards(self, setup: Setup) -> list[CardKind]:
        """Every card, sheet, chart and space, with the text made from what it does."""
        return cards.kinds(self.box(setup))

    def box_faults(self, setup: Setup) -> list[tuple[str, Facts]]:
        """What is wrong with the box: counts, variety, marks, words, cards that cannot occur, places that are not drawn."""
        table = self.new_table(setup)
        table.start(Fast(1, len(self.streams)))
        shown = self.pieces(table, -1)
        pictures = [self.picture(shown, plain) for plain in (False, True)]
        undrawn = boxcheck.undrawn(pictures, [str(space["name"]) for space in shown["spaces"]])  # type: ignore[attr-defined]
        return boxcheck.faults(self.box(setup), self.folder, setup.pack) + undrawn

    def check_pack(self, overlay: dict[str, object]) -> None:
        """Refuse a pack that does not fit, naming key and expectation."""
        pack.laid_over(overlay)

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        """What a seat sees."""
        return views.pieces(cast(Shadowbrook, table), seat)

    def outcomes(self, table: Table, stream: int) -> list[str]:
        """What the next draw of a stream can be."""
        return outcomes(cast(Shadowbrook, table), stream)

    def ask_facts(self, table: Table) -> Facts:
        """What the message of the present decision speaks of."""
        return facts.ask_facts(cast(Shadowbrook, table))

    def option_facts(self, table: Table, option: Option) -> Facts:
        """What the message of an option speaks of. With a pack the numbers of things are others: the table's own option counts."""
        t = cast(Shadowbrook, table)
        return facts.option_facts(t, t.box.options.all.by_key.get(option.key, option))

    def event_facts(self, table: Table, event: Event) -> Facts:
        """What the message of an event speaks of."""
        return facts.event_facts(cast(Shadowbrook, table), event)

    def wonders(self, table: Table) -> list[str]:
        """What the player who is asked may wonder about now."""
        return refusals.wonders(cast(Shadowbrook, table))

    def why_not(self, table: Table, key: str) -> Reason | None:
        """Why not."""
        return refusals.why_not(cast(Shadowbrook, table), key)

    def tempers(self) -> int:
        """As many as there are for two rivals, and for more Heroes."""
        return len(GROUP)

    def instinct(self, table: Table, temper: int = 0) -> Option | None:
        """Rules of thumb for the asked seat, in this temper."""
        return instinct.instinct(cast(Shadowbrook, table), temper)

    def settled(self, table: Table) -> bool:
        """At the start of a move nothing is half done: the guess of `worth` was fitted to such moments."""
        return table.decision is not None and table.decision.ask == "ask-move"

    def worth(self, table: Table, seat: int) -> float:
        """How well a seat stands."""
        return worth.worth(cast(Shadowbrook, table), seat)

    def sample(self, table: Table, seat: int, chance: Chance) -> Shadowbrook:
        """A world the seat may be in."""
        return worlds.sample(cast(Shadowbrook, table), seat, chance)

    def odds(self, table: Table, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """What an option leads to, exactly or sampled."""
        return odds.odds(cast(Shadowbrook, table), key, samples, seed)

    def faults(self, table: Table) -> list[str]:
        """What must always hold and does not."""
        return soundness.faults(cast(Shadowbrook, table))

    def watched_content(self, setup: Setup) -> list[str]:
        """Everything in the box that should do something now and then."""
        return liveness.watched(self.box(setup))

    def live_content(self, table: Table, events: list[Event]) -> list[str]:
        """What of it did something in these events."""
        return liveness.live(cast(Shadowbrook, table), events)

    def roles(self, table: Table) -> list[str]:
        """The Heroes by seat."""
        t = cast(Shadowbrook, table)
        return [f"hero-{t.box.heroes[hero].name}" for hero in t.heroes]

    def scene(self, table: Table) -> list[str]:
        """The Villain."""
        t = cast(Shadowbrook, table)
        return [f"villain-{t.box.villains[t.villain].name}"] if t.villain >= 0 else []

    def length(self, table: Table) -> int:
        """Rounds (ATE-ROUND-01)."""
        return cast(Shadowbrook, table).round

    def vocabulary(self, setup: Setup) -> list[Option]:
        """Every option that a question can offer."""
        return features.vocabulary(self.box(setup))

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """A reader of what a seat knows."""
        t = self._bare_table(setup)
        return features.ShadowbrookFeatures(t.box, t.terms, whole)

    def notation(self, table: Table) -> str:
        """The position as one line of text."""
        t = cast(Shadowbrook, table)
        return notation.write(t, t.terms.settings)

    def read_notation(self, text: str) -> Shadowbrook:
        """The position of such a line."""
        return notation.read(self, text)

    def picture(self, shown: dict[str, object], plain: bool) -> Picture:
        """The map as text."""
        return drawing.town(shown, plain)

    def preview(self, shown: dict[str, object], key: str, plain: bool) -> Picture | None:
        """The map with the place that an option means."""
        return drawing.preview(shown, key, plain)

    def sketch(self, shown: dict[str, object], say: Callable[[str], str]) -> str:
        """The map as an SVG."""
        return sketch.sketch(shown, say)

    def summary(self, shown: dict[str, object]) -> list[tuple[str, Facts]]:
        """Round, track, Villain, Heroes, dice."""
        return drawing.summary(shown)

    def details(self, shown: dict[str, object]) -> list[tuple[str, Facts]]:
        """The rest of what lies open."""
        return drawing.details(shown)


#: Verbs whose argument can be something that only a pack knows: a card, an ability, a road, a paid option.
PACK_VERBS: Final = (
    "play", "keep", "discard", "lose", "buy", "give", "take", "cancel", "use", "resolve", "move", "escape", "space", "service",
)  # fmt: skip

GAME: Final = TouchOfEvil()
