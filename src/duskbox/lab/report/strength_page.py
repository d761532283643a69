"""The page of `make strength` (docs/strength.md): what the games of `lab.strength` say, in tables."""

from __future__ import annotations

import math
import textwrap
from collections import defaultdict
from dataclasses import dataclass

from duskbox.lab.simulate import interval
from duskbox.lab.strength import (
    BASELINE,
    BY_WINS,
    ENOUGH,
    FEWEST,
    HINDSIGHT,
    LEVELS,
    LONG,
    PLAYERS,
    SAMPLES,
    SHORT,
    THUMB_WEIGHTED,
    TRIES,
    Book,
    Played,
    exact,
    mean_of,
)


def page(book: Book, rate: int, remarks: str) -> str:
    """What came out, as a page; what people have remarked on it stays."""
    lines = [
        "# How strong the agents are",
        "",
        (
            "Made by `make strength`. Every game is fixed by its level and number: all agents meet the same luck."
            " Shares of wins come with their 95 % interval (Wilson)."
        ),
        "",
        "## Fear of the Dark",
        "",
        f"| agent | {' | '.join(LEVELS)} |",
        f"| --- |{' --- |' * len(LEVELS)}",
    ]
    for player in PLAYERS:
        cells = [_shown(book, player, rate, level) for level in LEVELS]
        label = f"hindsight, {TRIES} tries" if player == HINDSIGHT else player
        lines.append(f"| {label} | {' | '.join(cells)} |")
    lines += [
        "",
        *_terms(rate),
        "",
        "### Looking ahead against rules of thumb",
        "",
        (
            "In points: by what its choices gained over those of rules of thumb, and for comparison by mere wins, over"
            " the same weighted games of both, one by one."
        ),
        "",
        f"| agent | {' | '.join(LEVELS)} |",
        f"| --- |{' --- |' * len(LEVELS)}",
        *(
            f"| {player}{how} | {' | '.join(told(book, player, rate, level) for level in LEVELS)} |"
            for player in (SHORT, LONG)
            for how, told in (("", _ahead), (", by wins", _lead))
        ),
        "",
        "### How many plain games say as much",
        "",
        "Plain games that would have an interval as narrow as that of the first table.",
        "",
        f"| agent | {' | '.join(LEVELS)} |",
        f"| --- |{' --- |' * len(LEVELS)}",
        *(
            f"| {player} | {' | '.join(_worth(book, player, rate, level) for level in LEVELS)} |"
            for player in (SHORT, LONG)
        ),
        "",
        "### How they lose",
        "",
        f"| agent | {' | '.join(LEVELS)} |",
        f"| --- |{' --- |' * len(LEVELS)}",
    ]
    for player in PLAYERS[:-1]:
        cells = [_losses(book.of(player, rate, level)) for level in LEVELS]
        lines.append(f"| {player} | {' | '.join(cells)} |")
    lines += [
        "",
        "### What it costs",
        "",
        (
            f"Decisions of a game, and processor time for all of them, on average. Where {FEWEST} games or more were"
            " played without advantage estimates, or with the time of those kept apart, the time is theirs: that of"
            " the play alone. *With estimates* it is that of all games, with what it took to measure the choices of"
            " some."
        ),
        "",
    ]
    lines += [f"| agent | {' | '.join(LEVELS)} |", f"| --- |{' --- |' * len(LEVELS)}"]
    for player in PLAYERS[:-1]:
        cells = [_costs(book.of(player, rate, level)) for level in LEVELS]
        lines.append(f"| {player} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n" + remarks


def _terms(rate: int) -> list[str]:
    short, long = (exact(player, rate).partition(":")[2] for player in (SHORT, LONG))
    return [
        (
            f"Budgets are iterations, so that results can be had again: one core went through {rate:,} samples in a"
            f" second of processor time when this was calibrated, so search(100 ms) is `search:{short}` and search(1 s)"
            f" is `search:{long}`. They are upper limits: a search stops as soon as its choice is clear."
        ),
        "",
        (
            "Weighted games: where walking through a door would end the game at once, the door is drawn again, and the"
            " game counts less by the exact chance of that. The agent knows nothing of it, and the mean stays the same"
            " (compare both rows of `thumb`). Less is left to differ from game to game: one of them says about as much"
            " as three others, as the intervals of `thumb` show."
        ),
        "",
        (
            "Advantage estimates: wherever search does not do what `thumb` would, both are played on by rules of thumb"
            f" in {SAMPLES['normal']} other samples, the same for both (newer games on Easy take {SAMPLES['easy']:,})."
            " The sum of the differences is what the game gained over `thumb` in the chance to win, without the luck of"
            " the game itself; its mean is exactly what search wins more often (the performance difference lemma). The"
            f" share of the first table is three parts of that, added to what `thumb` wins in {BASELINE:,} weighted"
            " games, and one part of what was won: both have the same mean, and together they differ least from game"
            f" to game. Games from before choices were measured have a say by what was won, where there are {FEWEST} of"
            f" them or more. A cell with {ENOUGH:,} games that all weigh the same needs no estimate: its wins are"
            " counted."
        ),
        "",
        (
            f"*Hindsight* is no agent. It knows the luck of the match and tries the game up to {TRIES} times. What it"
            " wins could have been won, so its share is a lower bound of what perfect hindsight wins; perfect"
            " hindsight in turn is an upper bound of what any honest player can win, and usually a generous one:"
            " a player who knows where the Dark Echo lies does not walk into it."
        ),
    ]


@dataclass(frozen=True)
class Share:
    """What a player wins of one level, between which bounds (95 %), over how many games, and what kind of games they
    are.
    """

    mean: float
    low: float
    high: float
    games: int
    kind: str
    #: How far apart the bounds are before they are cut off at 0 and 100 %: luck that has carried an estimate to the
    #: edge makes it no surer.
    width: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f}), {self.games:,} {self.kind}"


def _share(book: Book, player: str, rate: int, level: str) -> Share | None:
    """The share of wins in a cell: counted where games are many or all there is, else by advantage estimates."""
    cell = book.of(player, rate, level)
    if not cell:
        return None
    alike = all(game.weight in (None, 1.0) for game in cell)
    told = None if alike and len(cell) >= ENOUGH else _told(book, cell, level)
    if told is not None:
        mean, error, count = told
        return _around(mean, error, count, "games with advantage estimates")
    if not alike:
        return _around(*mean_of([game.won for game in cell]), len(cell), "weighted games")
    wins = sum(1 for game in cell if game.outcome == "won")
    low, high = interval(wins, len(cell))
    return Share(wins / len(cell), low, high, len(cell), "games", high - low)


def _around(mean: float, error: float, games: int, kind: str) -> Share:
    low, high = max(0.0, mean - 1.96 * error), min(1.0, mean + 1.96 * error)
    return Share(min(1.0, mean), min(low, high), high, games, kind, 2 * 1.96 * error)


def _told(book: Book, cell: list[Played], level: str) -> tuple[float, float, int] | None:
    """What a player wins, with the standard error and the games with advantage estimates; None where there are none.

    Weighted games that were not told so have a say, too, if there are enough of them to know how sure they are.
    """
    games = [game for game in cell if game.gain is not None]
    if len(games) < 2 or level not in book.baselines:
        return None
    share, doubt, _ = book.baselines[level]
    mean, error = mean_of([(1.0 - BY_WINS) * (game.gain or 0.0) + BY_WINS * game.won for game in games])
    found = (1.0 - BY_WINS) * share + mean, math.hypot((1.0 - BY_WINS) * doubt, error)
    others = [game.won for game in cell if game.gain is None]
    if len(others) >= FEWEST and (untold := mean_of(others))[1] > 0.0:
        found = _together(found, untold)
    return *found, len(games)


def _together(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Two means of the same, each with its error, as one: the surer counts the more."""
    weights = one[1] ** -2, other[1] ** -2
    total = sum(weights)
    return (one[0] * weights[0] + other[0] * weights[1]) / total, total**-0.5


def _shown(book: Book, player: str, rate: int, level: str) -> str:
    share = _share(book, player, rate, level)
    return "–" if share is None else str(share)


def _worth(book: Book, player: str, rate: int, level: str) -> str:
    """How many plain games would have an interval (Wilson) as narrow as this one."""
    share = _share(book, player, rate, level)
    if share is None or share.width == 0.0:
        return "–"
    if share.kind == "games":
        return f"{share.games:,}"
    return f"{games_as_sure(share.mean, share.width):,}"


def games_as_sure(mean: float, width: float) -> int:
    """The fewest plain games whose Wilson interval around such a share is no wider than this."""
    few, many = 0, 1
    while _wide(mean, many) > width:
        few, many = many, many * 2
    while many - few > 1:
        middle = (few + many) // 2
        few, many = (middle, many) if _wide(mean, middle) > width else (few, middle)
    return many


def _wide(mean: float, games: int) -> float:
    low, high = interval(mean * games, games)
    return high - low


def _ahead(book: Book, player: str, rate: int, level: str) -> str:
    """By how much a player wins more than rules of thumb in very many games; bounds of both put together as Newcombe
    does.
    """
    share = _share(book, player, rate, level)
    if share is None or level not in book.baselines:
        return "–"
    base, doubt, _ = book.baselines[level]
    ahead = share.mean - base
    low = ahead - math.hypot(share.mean - share.low, 1.96 * doubt)
    high = ahead + math.hypot(share.high - share.mean, 1.96 * doubt)
    return f"{100 * ahead:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}), {share.games:,} games"


def _lead(book: Book, player: str, rate: int, level: str) -> str:
    ours = {game.number: game.won for game in book.of(player, rate, level)}
    theirs = {game.number: game.won for game in book.of(THUMB_WEIGHTED, rate, level)}
    both = [ours[number] - theirs[number] for number in ours if number in theirs]
    if not both:
        return "–"
    mean, error = mean_of(both)
    return (
        f"{100 * mean:+.1f} ({100 * (mean - 1.96 * error):+.1f} to {100 * (mean + 1.96 * error):+.1f}), {len(both):,}"
        " games"
    )


def _losses(games: list[Played]) -> str:
    shares: defaultdict[str, float] = defaultdict(float)
    for game in games:
        weight = 1.0 if game.weight is None else game.weight
        if weight < 1.0:
            shares["a sudden end"] += 1.0 - weight
        if game.outcome != "won":
            shares[game.outcome] += weight
    most = sorted(shares.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{name} {100 * share / len(games):.1f} %" for name, share in most) or "–"


def _costs(games: list[Played]) -> str:
    if not games:
        return "–"
    decisions = sum(game.decisions for game in games) / len(games)
    alone = [game for game in games if game.gain is None or game.measuring is not None]
    timed, how = (alone, "") if len(alone) >= min(FEWEST, len(games)) else (games, " with estimates")
    seconds = sum(game.seconds for game in timed) / len(timed)
    spent = f"{seconds * 1000:.1f} ms" if seconds < 0.1 else f"{seconds:.1f} s"
    return f"{decisions:.0f}, {spent}{how}"


def wrapped(text: str) -> str:
    """Markdown whose paragraphs have lines of at most 120 columns; the rows of tables stay as they are."""
    return "".join(
        line + "\n"
        if line.startswith("|") or len(line) <= 120
        else textwrap.fill(line, 120, break_on_hyphens=False) + "\n"
        for line in text.splitlines()
    )
