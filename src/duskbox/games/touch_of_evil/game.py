"""A Touch of Evil: its rules behind a name."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast, final

from duskbox.core.chance import Chance
from duskbox.core.decisions import Option
from duskbox.core.errors import BadSetting, IllegalChoice
from duskbox.core.game import Game
from duskbox.core.reasons import Reason
from duskbox.core.settings import Setup
from duskbox.core.table import Table
from duskbox.games.touch_of_evil import odds, parts, tables
from duskbox.games.touch_of_evil.bot import sampling
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.rules import refusals
from duskbox.games.touch_of_evil.rules.outcomes import outcomes
from duskbox.games.touch_of_evil.rules.rulings import RULINGS
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import MOST_HEROES, NOTHING, STREAMS
from duskbox.games.touch_of_evil.schema import views
from duskbox.games.touch_of_evil.schema import where as places
from duskbox.games.touch_of_evil.schema.shown import Pieces, Place
from duskbox.games.touch_of_evil.tables import RANDOM, SETTINGS

NAME: Final = "a-touch-of-evil"
#: Raised whenever a change makes an old record replay differently.
RULES_VERSION: Final = "4"


@final
class TouchOfEvil(Game):
    """Heroes hunt a Villain in Shadowbrook: competitive, cooperative or in teams (ATE-OVR-01)."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, STREAMS, SETTINGS, RULINGS, Path(__file__).parent / "text")
        self.texts = parts.ShadowbrookTexts(self.texts.folder)
        self.drawing = parts.ShadowbrookDrawing()
        self.components = parts.ShadowbrookComponents()
        self.bot = parts.ShadowbrookBot()
        self.learner = parts.ShadowbrookLearner()
        self.checks = parts.ShadowbrookChecks(self)
        self.notation = parts.ShadowbrookNotation(self)

    def setup(
        self,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
    ) -> Setup:
        """Fill in the defaults, and refuse numbers of Heroes and teams that do not fit together (ATE-OVR-02,
        ATE-TEAM-01, ATE-TEAM-02, ATE-OPEN-40).
        """
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

    def new_table(self, setup: Setup) -> Shadowbrook:
        """The table before the first draw of set-up."""
        return tables.new_table(setup)

    def restore(self, setup: Setup, state: dict[str, object]) -> Shadowbrook:
        """The table that gave this state."""
        return tables.restored(setup, state)

    def setup_of(self, table: Table) -> Setup:
        """All of it is in the line."""
        t = cast(Shadowbrook, table)
        return Setup(t.terms.settings, t.rulings.chosen, t.box.overlay)

    def option(self, key: str) -> Option:
        """The option with this key, legal or not. What only a pack knows is found by the table that offers it."""
        found = HOUSE.options.all.by_key.get(key)
        if found is not None:
            return found
        verb, *args = key.split(":")
        if not args or verb not in PACK_VERBS or not all(args):
            raise IllegalChoice("error-unknown-option", key=key)
        return Option(verb, tuple(args), -1)

    def pieces(self, table: Table, seat: int) -> Pieces:
        """What a seat sees."""
        return views.pieces(cast(Shadowbrook, table), seat)

    def where(self, table: Table, option: Option, seat: int) -> list[Place]:
        """What an option points at."""
        return places.where(cast(Shadowbrook, table), option, seat)

    def outcomes(self, table: Table, stream: int) -> list[str]:
        """What the next draw of a stream can be."""
        return outcomes(cast(Shadowbrook, table), stream)

    def candidates(self, table: Table) -> list[str]:
        """What the player who is asked may think of now."""
        return refusals.candidates(cast(Shadowbrook, table))

    def hides_options(self, table: Table) -> bool:
        """An Event card in the hand, or a Lair card that only its owner knows, could have offered more (ATE-INFO-02,
        ATE-EVENT-05).
        """
        t = cast(Shadowbrook, table)
        decision = t.decision
        if decision is None:
            return False
        seat = decision.seat
        return bool(t.hands[seat]) or (t.lairs[seat] != NOTHING and not t.lairs_open[seat])

    def why_not(self, table: Table, key: str) -> Reason | None:
        """Why not."""
        return refusals.why_not(cast(Shadowbrook, table), key)

    def sample(self, table: Table, seat: int, chance: Chance) -> Shadowbrook:
        """A table the seat may be sitting at."""
        return sampling.sample(cast(Shadowbrook, table), seat, chance)

    def odds(self, table: Table, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """What an option leads to, exactly or sampled."""
        return odds.odds(cast(Shadowbrook, table), key, samples, seed)


def unpickled(
    settings: dict[str, str], rulings: dict[str, str], pack: dict[str, object] | None, state: dict[str, object]
) -> Shadowbrook:
    """The table that was pickled as terms and state."""
    return GAME.restore(Setup(settings, rulings, pack), state)


#: Verbs whose argument can be something that only a pack knows: a card, an ability, a road, a paid option.
PACK_VERBS: Final = (
    "play", "keep", "discard", "lose", "buy", "give", "take", "cancel", "use", "resolve", "move", "escape", "space",
    "service",
)  # fmt: skip

GAME: Final = TouchOfEvil()
