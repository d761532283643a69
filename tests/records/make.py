"""Write the recorded games: for every way a game can end, one whole match that ends so. Run by `make records`.

A record is kept for good: it shows that matches of the past still replay. Make new ones only when the rules version is
raised.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from duskbox.agents.agent import Seen, agent
from duskbox.core import registry
from duskbox.core.matches.match import Match
from duskbox.lab.fuzz import STYLES, Case, Style, play

FOLDER = Path(__file__).parent

#: However the game ends.
ANY = ""

#: For each game: the file, the outcome it must show, and the settings and rulings it is played under.
WANTED: dict[str, list[tuple[str, str, dict[str, str], dict[str, str]]]] = {
    "fear-of-the-dark": [
        ("won-easy", "won", {"difficulty": "easy"}, {}),
        ("won-normal", "won", {"difficulty": "normal"}, {}),
        ("won-hard", "won", {"difficulty": "hard"}, {}),
        ("lost-sanity", "lost-sanity", {"difficulty": "very-hard"}, {}),
        ("lost-terror", "lost-terror", {"difficulty": "normal"}, {}),
        ("lost-echo", "lost-echo", {"difficulty": "hard"}, {}),
        ("trapped", "trapped", {"difficulty": "normal"}, {}),
        ("gave-up", "gave-up", {"difficulty": "normal"}, {}),
        ("walked-out", "walked-out", {"difficulty": "normal"}, {"early-exit": "walk-out-loses"}),
    ],
    "a-touch-of-evil": [
        ("hero-wins", "hero-wins", {"heroes": "2"}, {}),
        ("fallen-hero-wins", "fallen-hero-wins", {"heroes": "2"}, {}),
        ("team-wins", "team-wins", {"mode": "team", "heroes": "4"}, {}),
        ("heroes-win", "heroes-win", {"mode": "cooperative", "heroes": "2"}, {}),
        ("heroes-win-with-the-chart", "heroes-win", {"mode": "cooperative", "heroes": "2", "showdown-chart": "on"}, {}),
        ("one-hero", ANY, {"mode": "cooperative", "heroes": "1"}, {"one-hero": "allowed"}),
        ("eight-heroes", ANY, {"heroes": "8"}, {}),
        ("all-down", "all-down", {"mode": "cooperative", "heroes": "2"}, {}),
        ("darkness-competitive", "darkness", {"heroes": "2"}, {}),
        ("darkness-cooperative", "darkness", {"mode": "cooperative", "heroes": "2"}, {}),
        ("darkness-team", "darkness", {"mode": "team", "heroes": "4"}, {}),
        *(
            (f"{villain}-{mode}-{level}", ANY, {"villain": villain, "mode": mode, "level": level, "heroes": heroes}, {})
            for villain in ("vampire", "werewolf", "scarecrow", "spectral-horseman")
            for mode, heroes in (("competitive", "2"), ("cooperative", "2"), ("team", "4"))
            for level in ("basic", "advanced")
        ),
    ],
}

#: Games that are played once more in a browser, choice by choice (tests/web), and how those end: each the shortest of
#: the first sixty that end so, of those with enough choices to show something.
SHORT = {"all-down": "all-down", "scarecrow-competitive-basic": "hero-wins"}
ENOUGH = 20
#: A game that may end in any way has at least this number of choices: some are lost in the first round.
LONG = 100


def shortest(game: str, outcome: str, settings: dict[str, str], rulings: dict[str, str]) -> Match:
    """The game with the fewest choices among the first that end as wanted."""
    ended: list[Match] = []
    for seed in range(100_000):
        match = by_thumb(game, settings, rulings, seed)
        if match.outcome is not None and match.outcome.name == outcome and match.choice_count >= ENOUGH:
            ended.append(match)
            if len(ended) == 60:
                break
    return min(ended, key=lambda match: match.choice_count)


def search(game: str, outcome: str, settings: dict[str, str], rulings: dict[str, str]) -> Match:
    """The first game, seed by seed and style by style, that ends as wanted."""
    if outcome == "gave-up":
        match = Match.new(game, settings, rulings, seed="gave-up")
        for _ in range(5):
            match.choose(match.options[0])
        match.choose("give-up")
        return match
    ambitious = STYLES[-1]
    for seed in range(100_000):
        if game == "a-touch-of-evil":
            match = by_thumb(game, settings, rulings, seed)
            ended = "" if match.outcome is None else match.outcome.name
            if ended == outcome or (outcome == ANY and match.choice_count >= LONG):
                return match
            continue
        style: Style = ambitious if outcome in ("won", "lost-terror") else STYLES[0]
        _, match_found = play(Case(game, settings, rulings, f"record {seed}", ()), Random(seed), style)
        assert match_found is not None
        if match_found.outcome is not None and match_found.outcome.name == outcome:
            return match_found
    raise SystemExit(f"no game of {game} ended as {outcome}")


def by_thumb(game: str, settings: dict[str, str], rulings: dict[str, str], seed: int) -> Match:
    """A match in which every seat plays by rules of thumb."""
    match = Match.new(game, settings, rulings, seed=f"record {seed}")
    players = [agent("thumb", seed * 8 + seat) for seat in range(match.table.seats)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(players[seat].pick(Seen(match.game, match.table, seat), match.decision.options))
    return match


def main() -> None:
    """Write every record that is missing; `--all` writes them all anew."""
    for name, wanted in WANTED.items():
        registry.find(name)
        for file, outcome, settings, rulings in wanted:
            path = FOLDER / name / f"{file}.jsonl"
            if path.exists() and "--all" not in sys.argv:
                continue
            path.parent.mkdir(exist_ok=True)
            match = (
                shortest(name, SHORT[file], settings, rulings)
                if file in SHORT
                else search(name, outcome, settings, rulings)
            )
            path.write_text(match.record.text(), encoding="utf-8")
            print(f"{path.relative_to(FOLDER)}: {match.choice_count} choices")


if __name__ == "__main__":
    main()
