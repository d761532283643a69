"""The names of everything in the game and every option it can offer.

Kinds are small numbers in the rules and names everywhere else; each tuple below is the list of names in the order of
the numbers.
"""

from typing import Final

from duskbox.core.decisions import Option, Vocabulary
from duskbox.games.fear_of_the_dark.rules.geometry import SIDES
from duskbox.games.fear_of_the_dark.schema.shown import Hazard, Item, MindCard, Secret

# Mind cards, and the actions printed on them (FD-COMP-04)
MIND: Final[tuple[MindCard, ...]] = ("light-a-match", "move", "tiptoe", "scout", "investigate", "clear")
MIND_KINDS: Final = 6
LIGHT_A_MATCH: Final = 0
MOVE: Final = 1
TIPTOE: Final = 2
SCOUT: Final = 3
INVESTIGATE: Final = 4
CLEAR: Final = 5
NO_CARD: Final = -1

# Hazards (FD-COMP-03)
HAZARDS: Final[tuple[Hazard, ...]] = ("terror", "knock-out", "draught", "collapse", "lockdown", "leak")
TERROR: Final = 0
#: Under instant death the Terror that loses the game (FD-HAZ-08).
TERROR_LIMIT: Final = 2
KNOCK_OUT: Final = 1
DRAUGHT: Final = 2
COLLAPSE: Final = 3
LOCKDOWN: Final = 4
LEAK: Final = 5

# Items and Secrets (FD-COMP-05); Information may have the number of an Item location printed on it, or none (FD-SEC-09)
ITEMS: Final[tuple[Item, ...]] = ("match", "scrap-of-paper", "key", "lever")
ITEM_KINDS: Final = 4
MATCH: Final = 0
SCRAP_OF_PAPER: Final = 1
KEY: Final = 2
LEVER: Final = 3
SECRETS: Final[tuple[Secret, ...]] = (
    "secret-door", "secret-map", "information-1", "information-2", "information-3", "information-4", "information",
)  # fmt: skip
SECRET_DOOR: Final = 0
SECRET_MAP: Final = 1
INFORMATION: Final = 2
INFORMATION_WITHOUT_NUMBER: Final = 6

#: The kinds that the rulebook names, by deck. One that is declared later, without a copy in the box at hand, is in no
#: position of it, no row of numbers and no hash: old records and trained learners stay what they are.
PRINTED: Final[dict[str, tuple[str, ...]]] = {
    "mind": MIND[:6],
    "hazards": HAZARDS[:6],
    "items": ITEMS[:4],
    "secrets": SECRETS[:7],
}
_PRINTED_MIND: Final = 6

# A card at a location: its kind once it is known, or one of these
FACE_DOWN: Final = -1
TAKEN: Final = -2

# What is on a square, as bits; the location number of an Item or Secret square stands above them
HOLE: Final = 1
OBSTRUCTION: Final = 2
LOCK: Final = 4
ITEM_SQUARE: Final = 8
SECRET_SQUARE: Final = 16
NUMBER_SHIFT: Final = 5

# Streams of chance
STREAMS: Final = ("labyrinth", "hazard", "item", "secret", "mind", "turn")
LABYRINTH_STREAM: Final = 0
HAZARD_STREAM: Final = 1
ITEM_STREAM: Final = 2
SECRET_STREAM: Final = 3
MIND_STREAM: Final = 4
TURN_STREAM: Final = 5

# How a room comes to be revealed (FD-REV-01)
BY_WALKING: Final = 0
BY_SCOUT: Final = 1
BY_MAP: Final = 2
#: As the log tells it, also: in the place of a Dark Echo (FD-ECHO-06).
IN_ECHOS_PLACE: Final = 3

#: At most the start tile and fifteen rooms lie on the table; packs may bring more tiles.
MOST_ROOMS: Final = 64

OPTIONS: Final = Vocabulary()


def saved_action(action: int) -> int:
    """The number of an action in saved positions, which no Mind card that is declared later changes."""
    if action >= MIND_KINDS:
        return action - MIND_KINDS + _PRINTED_MIND
    return action if action < _PRINTED_MIND else _LATER_MIND + action


def action_saved(number: int) -> int:
    """The action that a saved position gives this number."""
    if number >= _LATER_MIND:
        return number - _LATER_MIND
    return number if number < _PRINTED_MIND else number - _PRINTED_MIND + MIND_KINDS


def _row(verb: str, names: tuple[str, ...]) -> list[Option]:
    return [OPTIONS.add(verb, name, code=code) for code, name in enumerate(names)]


# The main choice: the actions by the number of their card, and the other options
ACTION: Final = _row("do", MIND)
WALK_TWO: Final = MIND_KINDS
SPEND_MATCH: Final = MIND_KINDS + 1
DO_WALK: Final = OPTIONS.add("walk", code=WALK_TWO)
DO_SPEND: Final = OPTIONS.add("spend-match", code=SPEND_MATCH)
#: Using an Item: the code is USE_ITEM plus the Item's number. A Lever is never held, so it is never offered.
USE_ITEM: Final = MIND_KINDS + 2
#: Where a saved position has the numbers of later Mind cards, behind those of all Items.
_LATER_MIND: Final = 64
USE: Final = [
    Option("use", (name,), USE_ITEM + number) if number == LEVER else OPTIONS.add("use", name, code=USE_ITEM + number)
    for number, name in enumerate(ITEMS)
]
GIVE_UP: Final = OPTIONS.add("give-up")

# Paying: play the card, or discard it as wild
PAY_BY_PLAYING: Final = _row("play", MIND)
WILD: Final = 16
PAY_BY_DISCARDING: Final = [OPTIONS.add("discard", name, code=WILD + number) for number, name in enumerate(MIND)]

# The hand, and the card lost to Terror: from the hand, the Mind deck, or the card being played
TAKE: Final = _row("take", MIND)
FROM_DECK: Final = 16
FROM_PLAY: Final = 32
LOSE_FROM_HAND: Final = _row("lose-from-hand", MIND)
LOSE_FROM_DECK: Final = [OPTIONS.add("lose-from-deck", name, code=FROM_DECK + n) for n, name in enumerate(MIND)]
LOSE_PLAYED: Final = [OPTIONS.add("lose-played", name, code=FROM_PLAY + n) for n, name in enumerate(MIND)]

# Walking, turning a tile
GO: Final = _row("go", SIDES)
STOP: Final = OPTIONS.add("stop", code=4)
LEAVE: Final = OPTIONS.add("leave", code=5)
TURN: Final = _row("turn", ("0", "1", "2", "3"))

# Targets: next to the pawn (the fifth is the square it stands on), at a location, anywhere in the maze
AROUND: Final = _row("at", (*SIDES, "here"))
HERE: Final = 4
CARD: Final = _row("card", ("1", "2"))
LOCK_AT: Final = [
    OPTIONS.add("lock", str(room), str(square + 1), code=room * 9 + square)
    for room in range(MOST_ROOMS)
    for square in range(9)
]
DOOR_AT: Final = [
    OPTIONS.add("door", str(room), side, code=room * 4 + number)
    for room in range(MOST_ROOMS)
    for number, side in enumerate(SIDES)
]
WALL_AT: Final = [
    OPTIONS.add("wall", str(room), side, code=room * 4 + number)
    for room in range(MOST_ROOMS)
    for number, side in enumerate(SIDES)
]
