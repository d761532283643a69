"""A bot that looks one choice ahead: it tries each option in a few tables it may be sitting at, and takes the best.

python examples/bot.py
"""

from __future__ import annotations

import duskbox as db

TABLES = 4


@db.bot
def looks_ahead(seen: db.Seen) -> db.Option:
    """The option after which the game's own guess is best, on average over some tables that the seat may be at."""
    best, most = seen.options[0], -1.0
    for option in seen.options:
        worth = 0.0
        for number in range(TABLES):
            table = seen.sample(number)
            position = db.Position(seen.game, seen.game.setup(), table).after(option.key, luck=number)
            worth += seen.game.bot.evaluate(position.table, seen.seat)
        if worth > most:
            best, most = option, worth
    return best


def main(games: int = 40) -> None:
    """Let it play, and compare it with random play."""
    for player in (looks_ahead, "random"):
        print(db.simulate("fear-of-the-dark", player, games=games, settings={"difficulty": "easy"}))


if __name__ == "__main__":
    main()
