"""What must hold at every moment of every game: nothing is lost, nothing appears twice."""

from __future__ import annotations

from duskbox.games.fear_of_the_dark.checks import procedures
from duskbox.games.fear_of_the_dark.rules.geometry import OPPOSITE
from duskbox.games.fear_of_the_dark.rules.hazards import HazardCard
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.reveal import Reveal
from duskbox.games.fear_of_the_dark.rules.vocabulary import (
    FACE_DOWN,
    ITEM_SQUARE,
    ITEMS,
    LOCK,
    MIND,
    MOST_ROOMS,
    NO_CARD,
    OBSTRUCTION,
    SECRET_DOOR,
    SECRET_SQUARE,
    SECRETS,
)


def faults(t: Labyrinth) -> list[str]:
    """The statements that do not hold; a sound table gives none."""
    checks = {
        "every Mind card is in deck, hand, play or lost (FD-HAND-07)": _mind_is_whole(t),
        "hand and Mind deck have the sizes kept along with them": (t.hand_size, t.mind_size)
        == (sum(t.hand), sum(t.mind_deck)),
        "every Hazard card is in deck, discards, kept or being carried out (FD-HAZ-04)": _hazards_are_whole(t),
        "every Item is unseen, at a location, held or used": _cards_are_whole(
            t.content.items, t.item_pool, t.items, [*t.held], t.used_items, len(ITEMS)
        ),
        "every Secret is unseen, at a location or used": _cards_are_whole(
            t.content.secrets, t.secret_pool, t.secrets, [0] * len(SECRETS), t.used_secrets, len(SECRETS)
        ),
        "tokens on the table and in the supply are all there are (FD-COMP-07)": _tokens_are_whole(t),
        "matches are between none and all (FD-MATCH-09)": 0 <= t.matches <= t.content.matches,
        "unseen tiles are those in the deck and set aside": len(t.unseen) == t.deck + t.aside and t.aside >= 0,
        "no tile is in two places": _tiles_are_single(t),
        "neighbours know each other": _neighbours_agree(t),
        "all rooms hang together": _rooms_hang_together(t),
        "kept Terrors and counters of draws are not negative": t.terrors >= 0 and min(t.draws) >= 0,
        "the pawn stands where it can stand (FD-MVT-03)": _pawn_is_placed(t),
        "an action is carried out whole, one procedure within another (FD-ACT-04)": procedures.lead_to_one_another(t),
        "the question is the one that the rules ask (FD-ACT-05)": procedures.ask_the_question(t),
    }
    return [statement for statement, holds in checks.items() if not holds]


def _mind_is_whole(t: Labyrinth) -> bool:
    for kind in range(len(MIND)):
        played = 1 if t.played == kind else 0
        if t.mind_deck[kind] + t.hand[kind] + t.lost[kind] + played != t.content.mind[kind]:
            return False
    return min(*t.mind_deck, *t.hand, *t.lost) >= 0 and t.played >= NO_CARD


def _hazards_are_whole(t: Labyrinth) -> bool:
    being_carried_out = [
        step.kind for step in t.stack if isinstance(step, HazardCard) and step.stage != "terror_over" and step.kind >= 0
    ]
    # A lost game stops in the middle of the card that lost it.
    stopped = 1 if t.outcome is not None and t.outcome.name in ("lost-echo", "lost-sanity") else 0
    total = len(t.hazards) + len(t.hazard_discards) + t.terrors + len(being_carried_out)
    return len(t.content.hazards) - stopped <= total <= len(t.content.hazards)


def _cards_are_whole(
    all_cards: list[int], pool: list[int], locations: list[int], held: list[int], used: list[int], kinds: int
) -> bool:
    for kind in range(kinds):
        known = sum(1 for card in locations if card == kind)
        if pool.count(kind) + known + held[kind] + used[kind] != all_cards.count(kind):
            return False
    face_down = sum(1 for card in locations if card == FACE_DOWN)
    return face_down <= len(pool)


def _tokens_are_whole(t: Labyrinth) -> bool:
    obstructions = sum(1 for square in t.squares if square & OBSTRUCTION)
    locks = sum(1 for square in t.squares if square & LOCK)
    leaks = 1 if t.leak_room >= 0 else 0
    return (
        t.obstructions + obstructions == t.content.obstructions
        and t.locks + locks == t.content.locks
        and t.leaks + leaks == t.content.leaks
        and min(t.obstructions, t.locks, t.leaks, t.secret_doors) >= 0
        and t.secret_doors + t.used_secrets[SECRET_DOOR] >= t.content.secret_doors
    )


def _tiles_are_single(t: Labyrinth) -> bool:
    turning = [step.tile for step in t.stack if isinstance(step, Reveal) and step.stage == "turned"]
    tiles = [*t.tiles, *t.unseen, *turning]
    cells = list(zip(t.columns, t.rows, strict=True))
    return len(set(tiles)) == len(tiles) and len(set(cells)) == len(cells)


def _neighbours_agree(t: Labyrinth) -> bool:
    for wall, other in enumerate(t.beyond):
        if other >= 0 and t.beyond[other * 4 + OPPOSITE[wall % 4]] != wall // 4:
            return False
    return len(t.squares) == len(t.tiles) * 9 and len(t.doors) == len(t.beyond) == len(t.tiles) * 4


def _rooms_hang_together(t: Labyrinth) -> bool:
    reached = [0]
    for room in reached:
        reached += [other for other in t.beyond[room * 4 : room * 4 + 4] if other >= 0 and other not in reached]
    return len(reached) == len(t.tiles) <= MOST_ROOMS and t.tiles[0] == 0


def _pawn_is_placed(t: Labyrinth) -> bool:
    if not 0 <= t.pawn < len(t.squares):
        return False
    return t.rulings.search_walkable or t.squares[t.pawn] & (ITEM_SQUARE | SECRET_SQUARE) == 0
