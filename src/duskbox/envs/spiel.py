"""Our games for OpenSpiel: importing this registers `python_duskbox_fear_of_the_dark` and
`python_duskbox_a_touch_of_evil`; `register(name)` does the same for any other.

Every setting and ruling of a game is a parameter of its game string, with underscores for hyphens in its name. Every
draw is a chance node with its outcomes and their chances. See docs/research.md.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from duskbox.core.chance import Fast
from duskbox.core.errors import DuskboxError
from duskbox.core.game import Game
from duskbox.core.registry import find
from duskbox.core.settings import Setting
from duskbox.envs.playing import Playing
from duskbox.envs.unfolding import Unfolding, first_position, resampled

#: Settings that OpenSpiel has a word of its own for.
_OWN_WORDS: Final = {"heroes": "players"}
#: No game has come near these; only the ruling `light-a-match-cost=free` lets a game go on for ever.
_LONGEST: Final = {"fear-of-the-dark": 5_000}
_USUALLY_LONGEST: Final = 50_000


def _parameter(setting: Setting) -> str:
    return _OWN_WORDS.get(setting.name, setting.name.replace("-", "_"))


def _default(setting: Setting) -> str | int:
    return int(setting.default) if setting.default.isdigit() else setting.default


def _game_type(name: str, most_players: int, perfect: bool) -> pyspiel.GameType:
    game = find(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_duskbox_{name.replace('-', '_')}",
        long_name=f"Duskbox: {name.replace('-', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if perfect else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={_parameter(each): _default(each) for each in (*game.settings, *game.rulings)},
    )


class DuskboxGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games under one setup."""

    def __init__(self, name: str, game_type: pyspiel.GameType, params: dict[str, Any] | None) -> None:
        given = params or {}
        game = find(name)

        def chosen(settings: tuple[Setting, ...]) -> dict[str, str]:
            return {each.name: str(given[_parameter(each)]) for each in settings if _parameter(each) in given}

        self.playing = Playing(name, chosen(game.settings), chosen(game.rulings), None, True, "en")
        table = game.new_table(self.playing.setup)
        decks: dict[str, int] = {}
        for card in game.components.cards(self.playing.setup):
            decks[card.deck] = decks.get(card.deck, 0) + card.copies
        info = pyspiel.GameInfo(
            num_distinct_actions=self.playing.numbering.size,
            # A draw is a die, a card or a tile of a deck.
            max_chance_outcomes=max([6, *decks.values()]),
            num_players=table.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=_LONGEST.get(name, _USUALLY_LONGEST),
        )
        self.first = first_position(self.playing)
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> DuskboxState:
        """The start of a game: set-up may begin with chance."""
        return DuskboxState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> DuskboxObserver | None:
        """What a player knows now, or with perfect recall; there is no public or private part of its own."""
        if params:
            raise ValueError(f"no such parameters of an observation: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return DuskboxObserver(self.playing, kind.perfect_recall)


class DuskboxState(pyspiel.State):  # type: ignore[misc]
    """A position, or a draw that has to be made on the way to the next one."""

    def __init__(self, game: DuskboxGame) -> None:
        super().__init__(game)
        self.position: Unfolding = game.first

    def current_player(self) -> int:
        """Whose decision it is, or chance's, or no one's."""
        if self.position.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.position.table.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.playing.numbering.legal(self.position.table.decision)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the draw can turn up. Every card is equally likely,
        and a card that is there three times is one outcome.
        """
        outcomes = self.position.outcomes()
        number = sum(copies for _, copies, _ in outcomes)
        return [(answer, copies / number) for answer, copies, _ in outcomes]

    def _apply_action(self, action: int) -> None:
        # A position never changes, so that clones can share it.
        if self.position.draw is not None:
            self.position = self.position.drawn(action)
        else:
            self.position = self.position.chosen(self.position.playing.numbering.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return next(name for answer, _, name in self.position.outcomes() if answer == action)
        return self.position.playing.numbering.options[action].key

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.draw is None and self.position.table.decision is None

    def returns(self) -> list[float]:
        """1 for every winner, 0 for all others."""
        table = self.position.table
        outcome = table.outcome if self.position.draw is None else None
        return [1.0 if outcome is not None and outcome.won(seat) else 0.0 for seat in range(table.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DuskboxState:
        """A state the player to act may be in, with everything it cannot know dealt anew.

        Its history is empty, for the true one would tell what was drawn; so it can be played on and cloned, but not
        serialized.
        """
        if player != self.current_player():
            raise ValueError("only for the player who is to act")
        game = self.get_game()
        other: DuskboxState = game.new_initial_state()
        luck = Fast(int(sampler() * (1 << 53)), self.position.playing.streams)
        other.position = resampled(self.position, player, luck)
        return other

    def __str__(self) -> str:
        """The picture as text; a spectator's, if several play."""
        position = self.position
        seat = 0 if position.table.seats == 1 else -1
        shown = position.playing.picture("ansi", position.table, seat)
        if position.draw is None:
            return shown
        stream, number = position.draw
        return f"{shown}\n\n{position.playing.game.streams[stream]}: 1 / {number}"


class DuskboxObserver:
    """What a player knows, as text and as the row of features; with perfect recall only as text."""

    def __init__(self, playing: Playing, perfect_recall: bool) -> None:
        self._features = playing.features
        self._perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(playing.features.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: DuskboxState, player: int) -> None:
        """Put what the player knows into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(self._features.row(state.position.table, player), np.uint8)

    def string_from(self, state: DuskboxState, player: int) -> str:
        """The player's view as JSON; with perfect recall followed by a hash of everything it has been told, seen and
        done.
        """
        position = state.position
        return position.known(player) if self._perfect_recall else position.seen(player)


def register(name: str, perfect: bool = False) -> str:
    """Register a game by its name, and give the name that OpenSpiel knows it by. `perfect` says that nothing is hidden
    but what chance has not settled yet. Its draws are dice of six sides, or cards of a deck.
    """
    game = find(name)
    game_type = _game_type(name, _most_seats(game), perfect)

    class OneGame(DuskboxGame):
        """The game under one setup; a single Hero of A Touch of Evil needs the ruling `one_hero=allowed` and
        cooperative play.
        """

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, params)

    pyspiel.register_game(game_type, OneGame)
    return str(game_type.short_name)


def _most_seats(game: Game) -> int:
    """How many can play at most: some setting that is a number may say how many do."""
    most = game.new_table(game.setup()).seats
    for setting in game.settings:
        if not setting.values:
            with contextlib.suppress(DuskboxError):
                most = max(most, game.new_table(game.setup({setting.name: str(setting.most)})).seats)
    return most


register("fear-of-the-dark", perfect=True)
register("a-touch-of-evil")
