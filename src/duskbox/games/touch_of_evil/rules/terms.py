"""What was agreed before play: the settings of a table as the rules ask for them."""

from __future__ import annotations

from typing import Final, final

from duskbox.games.touch_of_evil.rules.rulings import Rulings
from duskbox.games.touch_of_evil.rules.vocabulary import COMPETITIVE, COOPERATIVE


@final
class Terms:
    """Mode, modules, teams and rulings; they never change."""

    def __init__(
        self,
        mode: int,
        heroes: int,
        teams: int,
        collecting: bool,
        abilities: bool,
        curse: bool,
        charts: bool,
        secrets: bool,
        showdown_chart: bool,
        villain: int,
        cast: list[int],
        rulings: Rulings,
        settings: dict[str, str],
    ) -> None:
        self.mode: Final = mode
        self.heroes: Final = heroes
        #: How many teams race each other; competitive Heroes are teams of one, cooperative ones a single team.
        self.teams: Final = heroes if mode == COMPETITIVE else 1 if mode == COOPERATIVE else teams
        #: The advanced modules one by one, on top of all basic rules (ATE-ADV-01, ATE-ADV-02).
        self.collecting: Final = collecting
        self.abilities: Final = abilities
        self.curse: Final = curse
        self.charts: Final = charts
        self.secrets: Final = secrets
        self.showdown_chart: Final = showdown_chart
        #: The Villain and the Heroes that were chosen; -1 is drawn at random.
        self.villain: Final = villain
        self.cast: Final = cast
        self.rulings: Final = rulings
        #: The settings they were made from.
        self.settings: Final = settings

    @property
    def together(self) -> bool:
        """Whether Heroes fight the Showdown in groups: cooperative and team play (ATE-TEAM-05)."""
        return self.mode != COMPETITIVE
