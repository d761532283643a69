"""For each kind of event a function that tells of it, if there is a listener. Written by `make schema`."""

from __future__ import annotations

from duskbox.core.table import Event, Table


def action_chosen(t: Table, rule: str, *, action: int) -> None:
    """An action was chosen."""
    if t.events is not None:
        t.events.append(Event("action-chosen", rule, ("action",), (action,)))


def card_played(t: Table, rule: str, *, card: int, action: int) -> None:
    """A card was played for its own action."""
    if t.events is not None:
        t.events.append(Event("card-played", rule, ("card", "action"), (card, action)))


def card_played_otherwise(t: Table, rule: str, *, card: int, action: int) -> None:
    """A card was played for another action."""
    if t.events is not None:
        t.events.append(Event("card-played-otherwise", rule, ("card", "action"), (card, action)))


def card_discarded(t: Table, rule: str, *, card: int, action: int) -> None:
    """A card was given up for good to pay for an action."""
    if t.events is not None:
        t.events.append(Event("card-discarded", rule, ("card", "action"), (card, action)))


def item_used(t: Table, rule: str, *, item: int) -> None:
    """An Item was used."""
    if t.events is not None:
        t.events.append(Event("item-used", rule, ("item",), (item,)))


def match_lit(t: Table, rule: str, *, matches: int) -> None:
    """A match was lit; the number that is left."""
    if t.events is not None:
        t.events.append(Event("match-lit", rule, ("matches",), (matches,)))


def match_spent(t: Table, rule: str, *, matches: int) -> None:
    """A match was spent; the number that is left."""
    if t.events is not None:
        t.events.append(Event("match-spent", rule, ("matches",), (matches,)))


def match_gained(t: Table, rule: str, *, matches: int) -> None:
    """A match was found; the number there is now."""
    if t.events is not None:
        t.events.append(Event("match-gained", rule, ("matches",), (matches,)))


def dark_falls(t: Table, rule: str) -> None:
    """The light goes out."""
    if t.events is not None:
        t.events.append(Event("dark-falls", rule, (), ()))


def card_taken(t: Table, rule: str, *, card: int) -> None:
    """A card was taken into the hand."""
    if t.events is not None:
        t.events.append(Event("card-taken", rule, ("card",), (card,)))


def card_lost(t: Table, rule: str, *, card: int) -> None:
    """A card was lost for good."""
    if t.events is not None:
        t.events.append(Event("card-lost", rule, ("card",), (card,)))


def hand_put_back(t: Table, rule: str) -> None:
    """The hand went back to the Mind deck before a new one is built."""
    if t.events is not None:
        t.events.append(Event("hand-put-back", rule, (), ()))


def hand_built(t: Table, rule: str, *, by: int, matches: int, paper: int, cards: list[int]) -> None:
    """A hand was built by this action; `paper` if it was by the Scrap of Paper."""
    if t.events is not None:
        t.events.append(
            Event("hand-built", rule, ("by", "matches", "paper"), (by, matches, paper), listed=tuple(cards))
        )


def hand_blown_out(t: Table, rule: str, *, hazard: int, entered: int) -> None:
    """The hand went back to the Mind deck by a Draught or a Leak; `entered` if the Leak was there already."""
    if t.events is not None:
        t.events.append(Event("hand-blown-out", rule, ("hazard", "entered"), (hazard, entered)))


def walked(t: Table, rule: str, *, place: int) -> None:
    """The pawn has gone on to this square."""
    if t.events is not None:
        t.events.append(Event("walked", rule, ("place",), (place,)))


def way_gone(t: Table, rule: str, *, steps: int, place: int, tiptoe: int) -> None:
    """The whole walk, when it is over."""
    if t.events is not None:
        t.events.append(Event("way-gone", rule, ("steps", "place", "tiptoe"), (steps, place, tiptoe)))


def walked_free(t: Table, rule: str) -> None:
    """The pawn has left the labyrinth."""
    if t.events is not None:
        t.events.append(Event("walked-free", rule, (), ()))


def stays_outside(t: Table, rule: str, *, room: int) -> None:
    """The pawn could not walk into the new room."""
    if t.events is not None:
        t.events.append(Event("stays-outside", rule, ("room",), (room,)))


def tile_revealed(t: Table, rule: str, *, kind: int, side: int, how: int, new: int, echo: int) -> None:
    """A tile was revealed at this door, as room `new`; `how`: 0 walking, 1 looking, 2 Secret Map, 3 Echo replaced."""
    if t.events is not None:
        t.events.append(
            Event("tile-revealed", rule, ("kind", "side", "how", "new", "echo"), (kind, side, how, new, echo))
        )


def room_placed(t: Table, rule: str, *, kind: int, room: int, turn: int) -> None:
    """The room was laid with this turn."""
    if t.events is not None:
        t.events.append(Event("room-placed", rule, ("kind", "room", "turn"), (kind, room, turn)))


def tile_joins(t: Table, rule: str, *, deck: int) -> None:
    """A set-aside tile joined the Labyrinth deck; the tiles it has now."""
    if t.events is not None:
        t.events.append(Event("tile-joins", rule, ("deck",), (deck,)))


def echo_vanishes(t: Table, rule: str, *, kind: int) -> None:
    """A Dark Echo went out of the game."""
    if t.events is not None:
        t.events.append(Event("echo-vanishes", rule, ("kind",), (kind,)))


def echo_puts_back(t: Table, rule: str, *, kind: int, place: int) -> None:
    """A Dark Echo put the pawn back to this square."""
    if t.events is not None:
        t.events.append(Event("echo-puts-back", rule, ("kind", "place"), (kind, place)))


def echo_closes(t: Table, rule: str, *, hazard: int) -> None:
    """A Dark Echo closed round the player."""
    if t.events is not None:
        t.events.append(Event("echo-closes", rule, ("hazard",), (hazard,)))


def secret_door_placed(t: Table, rule: str, *, room: int, side: int) -> None:
    """A secret door was made in this wall."""
    if t.events is not None:
        t.events.append(Event("secret-door-placed", rule, ("room", "side"), (room, side)))


def hazards_reshuffled(t: Table, rule: str) -> None:
    """The Hazard discards were shuffled into a new deck."""
    if t.events is not None:
        t.events.append(Event("hazards-reshuffled", rule, (), ()))


def hazard_turned(t: Table, rule: str, *, hazard: int) -> None:
    """A Hazard card was turned."""
    if t.events is not None:
        t.events.append(Event("hazard-turned", rule, ("hazard",), (hazard,)))


def hazard_failed(t: Table, rule: str, *, hazard: int) -> None:
    """It does nothing, because no one walked into the room."""
    if t.events is not None:
        t.events.append(Event("hazard-failed", rule, ("hazard",), (hazard,)))


def nothing_happens(t: Table, rule: str, *, hazard: int) -> None:
    """It does nothing, because there is nothing it could change."""
    if t.events is not None:
        t.events.append(Event("nothing-happens", rule, ("hazard",), (hazard,)))


def terror(t: Table, rule: str, *, terrors: int, hazard: int) -> None:
    """A Terror is kept; the number of those that are kept."""
    if t.events is not None:
        t.events.append(Event("terror", rule, ("terrors", "hazard"), (terrors, hazard)))


def knock_out(t: Table, rule: str, *, deck: int, hazard: int) -> None:
    """A tile joined the Labyrinth deck; the tiles it has now."""
    if t.events is not None:
        t.events.append(Event("knock-out", rule, ("deck", "hazard"), (deck, hazard)))


def way_barred(t: Table, rule: str, *, hazard: int, place: int, lock: int) -> None:
    """A token bars this square; `lock` if it is a Lock."""
    if t.events is not None:
        t.events.append(Event("way-barred", rule, ("hazard", "place", "lock"), (hazard, place, lock)))


def leak_placed(t: Table, rule: str, *, room: int, hazard: int) -> None:
    """The Leak is in this room now."""
    if t.events is not None:
        t.events.append(Event("leak-placed", rule, ("room", "hazard"), (room, hazard)))


def token_placed(t: Table, rule: str, *, token: int, place: int) -> None:
    """A token was put on a square."""
    if t.events is not None:
        t.events.append(Event("token-placed", rule, ("token", "place"), (token, place)))


def token_missing(t: Table, rule: str, *, token: int) -> None:
    """A token should have been put down, but there was none left."""
    if t.events is not None:
        t.events.append(Event("token-missing", rule, ("token",), (token,)))


def token_removed(t: Table, rule: str, *, token: int, place: int, by: int) -> None:
    """A token was taken away by this action."""
    if t.events is not None:
        t.events.append(Event("token-removed", rule, ("token", "place", "by"), (token, place, by)))


def lever_useless(t: Table, rule: str) -> None:
    """The Lever opened nothing."""
    if t.events is not None:
        t.events.append(Event("lever-useless", rule, (), ()))


def item_found(t: Table, rule: str, *, item: int, location: int) -> None:
    """An Item was found at this location."""
    if t.events is not None:
        t.events.append(Event("item-found", rule, ("item", "location"), (item, location)))


def item_seen(t: Table, rule: str, *, item: int, location: int, to: int) -> None:
    """An Item was looked at where it lies."""
    if t.events is not None:
        t.events.append(Event("item-seen", rule, ("item", "location"), (item, location), to))


def secret_found(t: Table, rule: str, *, secret: int, location: int) -> None:
    """A Secret was found at this location."""
    if t.events is not None:
        t.events.append(Event("secret-found", rule, ("secret", "location"), (secret, location)))


def secret_useless(t: Table, rule: str) -> None:
    """The Secret came too late to be of use."""
    if t.events is not None:
        t.events.append(Event("secret-useless", rule, (), ()))
