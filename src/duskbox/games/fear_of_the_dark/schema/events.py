"""What can happen in the labyrinth: every kind of event with its fields. After a change: `make schema`."""

from __future__ import annotations

from typing import Final

from duskbox.core.schema import FLAG, NUMBER, EventKinds, Kind, Listed

ACTION: Final = Kind("action", "an action of the main choice", "mind-", "action-", "item-")
DOOR: Final = Kind("door", "a door, as its room and its side", "side-", also="room")
HAZARD: Final = Kind("hazard", "a Hazard card", "hazard-")
ITEM: Final = Kind("item", "an Item", "item-")
MIND_CARD: Final = Kind("mind", "a Mind card", "mind-")
ROOM: Final = Kind("room", "the number of a room")
SECRET: Final = Kind("secret", "a Secret", "secret-")
SIDE: Final = Kind("side", "a side of a room", "side-")
SQUARE: Final = Kind("square", "a square, as its room and its place in the room", "square-", also="room")
#: The name of a tile is for those who lay out a box; it means nothing to a player.
TILE: Final = Kind("tile", "a Labyrinth tile, by the kind of its room", "tile-")
#: Told with whether a Hazard waits there: a room that has a number needs no name besides.
FOUND: Final = Kind("tile", "a Labyrinth tile, by the kind of its room", "tile-", also="risky")
TOKEN: Final = Kind("token", "an Obstruction or a Lock", "token-")

EVENTS: Final = EventKinds(outcome=Kind("outcome", "how the game ended", "outcome-"), won=FLAG)

# The main choice and what pays for it. What is quiet the picture shows and a later line of the log says.
EVENTS.add("action-chosen", "An action was chosen.", quiet=True, action=ACTION)
EVENTS.add("card-played", "A card was played for its own action.", quiet=True, card=MIND_CARD, action=ACTION)
EVENTS.add("card-played-otherwise", "A card was played for another action.", card=MIND_CARD, action=ACTION)
EVENTS.add("card-discarded", "A card was given up for good to pay for an action.", card=MIND_CARD, action=ACTION)
EVENTS.add("item-used", "An Item was used.", quiet=True, item=ITEM)
EVENTS.add("match-lit", "A match was lit; the number that is left.", quiet=True, matches=NUMBER)
EVENTS.add("match-spent", "A match was spent; the number that is left.", quiet=True, matches=NUMBER)
EVENTS.add("match-gained", "A match was found; the number there is now.", matches=NUMBER)
EVENTS.add("dark-falls", "The light goes out.")

# The Mind cards
EVENTS.add("card-taken", "A card was taken into the hand.", quiet=True, card=MIND_CARD)
EVENTS.add("card-lost", "A card was lost for good.", card=MIND_CARD)
EVENTS.add("hand-put-back", "The hand went back to the Mind deck before a new one is built.")
EVENTS.add(
    "hand-built",
    "A hand was built by this action; `paper` if it was by the Scrap of Paper.",
    by=ACTION,
    matches=NUMBER,
    paper=FLAG,
    cards=Listed(MIND_CARD),
)
EVENTS.add(
    "hand-blown-out",
    "The hand went back to the Mind deck by a Draught or a Leak; `entered` if the Leak was there already.",
    hazard=HAZARD,
    entered=FLAG,
)

# Walking
EVENTS.add("walked", "The pawn has gone on to this square.", quiet=True, place=SQUARE)
EVENTS.add("way-gone", "The whole walk, when it is over.", steps=NUMBER, place=SQUARE, tiptoe=FLAG)
EVENTS.add("walked-free", "The pawn has left the labyrinth.")
EVENTS.add("stays-outside", "The pawn could not walk into the new room.", room=ROOM)

# Rooms
EVENTS.add(
    "tile-revealed",
    "A tile was revealed at this door, as room `new`; `how`: 0 walking, 1 looking, 2 Secret Map, 3 Echo replaced.",
    kind=FOUND,
    side=DOOR,
    how=NUMBER,
    new=ROOM,
    echo=FLAG,
)
EVENTS.add("room-placed", "The room was laid with this turn.", quiet=True, kind=TILE, room=ROOM, turn=NUMBER)
EVENTS.add("tile-joins", "A set-aside tile joined the Labyrinth deck; the tiles it has now.", deck=NUMBER)
EVENTS.add("echo-vanishes", "A Dark Echo went out of the game.", kind=TILE)
EVENTS.add("echo-puts-back", "A Dark Echo put the pawn back to this square.", kind=TILE, place=SQUARE)
EVENTS.add("echo-closes", "A Dark Echo closed round the player.", hazard=HAZARD)
EVENTS.add("secret-door-placed", "A secret door was made in this wall.", room=ROOM, side=SIDE)

# Hazards
EVENTS.add("hazards-reshuffled", "The Hazard discards were shuffled into a new deck.")
EVENTS.add("hazard-turned", "A Hazard card was turned.", quiet=True, hazard=HAZARD)
EVENTS.add("hazard-failed", "It does nothing, because no one walked into the room.", hazard=HAZARD)
EVENTS.add("nothing-happens", "It does nothing, because there is nothing it could change.", hazard=HAZARD)
EVENTS.add("terror", "A Terror is kept; the number of those that are kept.", terrors=NUMBER, hazard=HAZARD)
EVENTS.add("knock-out", "A tile joined the Labyrinth deck; the tiles it has now.", deck=NUMBER, hazard=HAZARD)
EVENTS.add("way-barred", "A token bars this square; `lock` if it is a Lock.", hazard=HAZARD, place=SQUARE, lock=FLAG)
EVENTS.add("leak-placed", "The Leak is in this room now.", room=ROOM, hazard=HAZARD)

# Tokens
EVENTS.add("token-placed", "A token was put on a square.", quiet=True, token=TOKEN, place=SQUARE)
EVENTS.add("token-missing", "A token should have been put down, but there was none left.", token=TOKEN)
EVENTS.add("token-removed", "A token was taken away by this action.", token=TOKEN, place=SQUARE, by=ACTION)
EVENTS.add("lever-useless", "The Lever opened nothing.")

# Searching
EVENTS.add("item-found", "An Item was found at this location.", item=ITEM, location=NUMBER)
EVENTS.add("item-seen", "An Item was looked at where it lies.", private=True, item=ITEM, location=NUMBER)
EVENTS.add("secret-found", "A Secret was found at this location.", secret=SECRET, location=NUMBER)
EVENTS.add("secret-useless", "The Secret came too late to be of use.")
