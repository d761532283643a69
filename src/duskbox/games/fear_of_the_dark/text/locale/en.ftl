### Fear of the Dark in English. Log lines are in the present tense and speak to the player.

game-name = Fear of the Dark
game-about = Alone in a labyrinth with a few matches and nine cards for a mind: reveal every room, then find the door with nothing behind it.
game-length = rooms

## Difficulty

setting-difficulty = Difficulty
setting-difficulty-about = How many matches you carry, and whether one wrong step can kill.
setting-difficulty-easy = Easy
setting-difficulty-easy-about = Six matches. Neither Terror nor a Dark Echo can kill you outright.
setting-difficulty-normal = Normal
setting-difficulty-normal-about = Six matches. A second Terror kills, and a Dark Echo can.
setting-difficulty-hard = Hard
setting-difficulty-hard-about = Five matches. A second Terror kills, and a Dark Echo can.
setting-difficulty-very-hard = Very hard
setting-difficulty-very-hard-about = Four matches. A second Terror kills, and a Dark Echo can.

## Rulings: questions the rulebooks leave open

ruling-light-a-match-cost = Light a Match costs
ruling-light-a-match-cost-token = the card and a match
ruling-light-a-match-cost-free = the card alone
ruling-hand-building = A hand is built by
ruling-hand-building-fill-up = filling up to the number
ruling-hand-building-rebuild = putting the hand back and picking anew
ruling-hand-building-add = adding that many cards
ruling-mind-cards = Mind cards for a hand are
ruling-mind-cards-chosen = chosen
ruling-mind-cards-drawn = drawn blind
ruling-light-a-match-in-dark = Light a Match in the Dark
ruling-light-a-match-in-dark-allowed = for a wild discard
ruling-light-a-match-in-dark-light-only = never, it needs Light
ruling-door-step = Going through a door takes
ruling-door-step-free = one step
ruling-door-step-extra-step = two steps
ruling-search-squares = Item and Secret squares
ruling-search-squares-furniture = bar the way
ruling-search-squares-walkable = can be walked on
ruling-token-timing = Tokens of a new room are placed
ruling-token-timing-before-walking-on = before you walk on
ruling-token-timing-after-the-walk = after the walk
ruling-hazard-on-entry = A Hazard room already on the table strikes
ruling-hazard-on-entry-never = never again
ruling-hazard-on-entry-first-entry = when first entered
ruling-hazard-on-entry-every-entry = whenever entered
ruling-tile-rotation = A new tile is turned by
ruling-tile-rotation-player = you
ruling-tile-rotation-random = chance
ruling-tile-rotation-fixed = its first door
ruling-scout-hazard = Scouting a Hazard room
ruling-scout-hazard-card-turned = turns a Hazard card
ruling-scout-hazard-no-card = turns no card
ruling-walk-in-hazards = Hazards that need walking in
ruling-walk-in-hazards-all-but-leak = all but Leak
ruling-walk-in-hazards-draught-acts = all but Leak and Draught
ruling-walk-in-hazards-terror-and-draught-act = only Knock-out, Collapse, Lockdown
ruling-echo-counts = A vanished Dark Echo
ruling-echo-counts-revealed = counts as a revealed room
ruling-echo-counts-refill = is made up by a set-aside tile
ruling-echo-on-easy = Collapse or Lockdown in a Dark Echo on Easy
ruling-echo-on-easy-no-token = places no token
ruling-echo-on-easy-token-placed = places its token beneath you
ruling-item-cost = Using an Item costs
ruling-item-cost-free = nothing
ruling-item-cost-mind-card = a Mind card
ruling-information-location = Information looks at
ruling-information-location-printed-number = the location with the number printed on it
ruling-information-location-searched-location = the location with the number of the Secret location
ruling-early-exit = Leaving while rooms are hidden
ruling-early-exit-impossible = is impossible
ruling-early-exit-walk-out-loses = is allowed, but loses the game
ruling-last-mind-card = Discarding the last Mind card
ruling-last-mind-card-resolve-first = still buys its action
ruling-last-mind-card-lose-at-once = loses at once
ruling-dead-door = A door against a wall, when no room is left,
ruling-dead-door-no-exit = is not a way out
ruling-dead-door-exit = leads out

## Mind cards

mind-light-a-match = Light a Match
mind-light-a-match-text = { $token ->
    [1] Burn a match and
   *[0] Without burning a match,
} { $build ->
    [1] put your hand back to pick five Mind cards anew.
    [2] take five more Mind cards.
   *[0] fill your hand up to five Mind cards.
} { $dark ->
    [1] In the Dark a wild discard can pay for it.
   *[0] Light only.
} No flame lives in the room with the Leak.
mind-move = Move
mind-move-text = Walk up to four squares, in Light or Dark. { $door ->
    [1] Going through a door is one of these steps.
   *[other] Going through a door takes { $door } steps.
} Stop when you like; steps not taken are lost.
mind-tiptoe = Tiptoe
mind-tiptoe-text = Light only. Walk up to two squares; for once, holes do not stop you.{ $door ->
    [1] { "" }
   *[other] { " " }Going through a door takes { $door } steps.
}
mind-scout = Scout
mind-scout-text = Light only. From the square of an unused door, look into the next room without going in. { $looked ->
    [1] A Hazard room turns a Hazard card all the same.
   *[0] Not even a Hazard room turns a card.
}
mind-investigate = Investigate
mind-investigate-text = { $here ->
    [1] Search your own square or one next to you
   *[0] Search a square next to you
} and take a card from its location. Hands find Items in the Dark; Secrets need Light.
mind-clear = Clear
mind-clear-text = Drag one Obstruction off a square next to you, in Light or Dark. Locks do not give way.

## Hazards

hazard-terror = Terror
hazard-terror-text = { $walked ->
    [1] If you walked in: lose
   *[0] Even if you only looked in: lose
} a Mind card for good and keep this card. { $death ->
    [1] The second one kills.
   *[0] On this level Terror cards do not kill.
}
hazard-knock-out = Knock-out
hazard-knock-out-text = { $walked ->
    [1] If you walked in: a tile
   *[0] Even if you only looked in: a tile
} that was set aside slips into the Labyrinth deck. The way out is one room farther.
hazard-draught = Draught
hazard-draught-text = { $walked ->
    [1] If you walked in: your light
   *[0] Even if you only looked in: your light
} goes out, and the whole hand returns to the Mind deck.
hazard-collapse = Collapse
hazard-collapse-text = If you walked in: an Obstruction buries the square you came from. { $death ->
    [1] In a Dark Echo this kills.
   *[0] { $bars ->
        [1] In a Dark Echo it ends up beneath you.
       *[0] In a Dark Echo nothing happens on this level.
    }
}
hazard-lockdown = Lockdown
hazard-lockdown-text = If you walked in: a Lock seals the square you came from. { $death ->
    [1] In a Dark Echo this kills.
   *[0] { $bars ->
        [1] In a Dark Echo it ends up beneath you.
       *[0] In a Dark Echo nothing happens on this level.
    }
}
hazard-leak = Leak
hazard-leak-text = { $walked ->
    [1] If you walked in: the Leak settles in the new room.
   *[0] The Leak settles in the new room, even if you only looked in.
} Inside, your hand returns to the Mind deck and no match burns.

## Items

item-match = Match
item-match-text = Discard it, in Light or Dark, to gain one Match token; you can hold at most { $most }.{ $cost ->
    [1] { " " }Using it costs a Mind card.
   *[0] { "" }
}
item-scrap-of-paper = Scrap of Paper
item-scrap-of-paper-text = Light only. Feed it to the flame: discard it and { $build ->
    [1] put your hand back to pick three Mind cards anew.
    [2] take three more Mind cards.
   *[0] fill your hand up to three Mind cards.
}{ $cost ->
    [1] { " " }Using it costs a Mind card.
   *[0] { "" }
}
item-key = Key
item-key-text = Discard it, in Light or Dark, to open one Lock next to you.{ $cost ->
    [1] { " " }Using it costs a Mind card.
   *[0] { "" }
}
item-lever = Lever
item-lever-text = It moves as soon as you touch it: one Lock of your choice opens, anywhere in the maze.

## Secrets

secret-secret-door = Secret Door
secret-secret-door-text = At once: break a door into any wall that has none. It stays a door to the end.
secret-secret-map = Secret Map
secret-secret-map-text = At once: point at any unused door. The next room is laid there, and no Hazard card is turned for it.
secret-information-1 = Information 1
secret-information-2 = Information 2
secret-information-3 = Information 3
secret-information-4 = Information 4
secret-information = Information
secret-information-text = At once: look at what is left at { $number ->
    [0] the Item location with the number of the Secret location you searched
   *[other] Item location { $number }
}, and leave it there.

## Tokens and tiles

token-match = Match
token-obstruction = Obstruction
token-lock = Lock
token-secret-door = Secret Door
token-leak = Leak
tile-start = start tile
tile-plain = plain room
tile-hazard = Hazard room
tile-echo = Dark Echo
tile-hazard-echo = Dark Echo with a Hazard

## Places

side-N = north
side-E = east
side-S = south
side-W = west
side-here = here
square-1 = north-west corner
square-2 = north edge
square-3 = north-east corner
square-4 = west edge
square-5 = centre
square-6 = east edge
square-7 = south-west corner
square-8 = south edge
square-9 = south-east corner
room-name = { $room ->
    [0] start tile
   *[other] room { $room }
}
room-the = { $room ->
    [0] the start tile
   *[other] room { $room }
}
room-in = { $room ->
    [0] on the start tile
   *[other] in room { $room }
}
item-location-1 = Item location 1
item-location-2 = Item location 2
item-location-3 = Item location 3
item-location-4 = Item location 4
secret-location-1 = Secret location 1
secret-location-2 = Secret location 2
secret-location-3 = Secret location 3
secret-location-4 = Secret location 4
face-down = face down
nothing-there = nothing
none = none
none-used = none

## Decisions

ask-action = What do you do?
ask-pay = Which Mind card pays for it ({ $action })?
ask-walk = Where do you take your next step? ({ $steps } left; { room-name }, { $place })
ask-take = Which card do you take from the Mind deck? ({ $missing } to take)
ask-lose = Terror wants a Mind card: which one do you lose for good?
ask-turn = Which way round do you lay the new room?
ask-search = Which square do you search?
ask-item-card = Which card of this Item location do you take?
ask-secret-card = Which card of this Secret location do you take?
ask-clear = Which Obstruction do you clear away?
ask-unlock = Which Lock does the Key open?
ask-lever = Which Lock does the Lever open?
ask-wall = Which wall hides the Secret Door?
ask-map = Which unused door does the Secret Map point to?

## Options

option-do = { $action } ({ $price })
option-walk = Walk up to two squares ({ $price })
option-spend-match = Spend a match: fill your hand up to three cards
option-use = Use the { $item }
price-own-card = play its card
price-any-card = play any card
price-hand-card = discard a card from your hand for good
price-mind-card = discard a Mind card for good
price-match = spend a match
option-give-up = Give up
option-play = Play { $card }
option-discard = Discard { $card } as wild, for good
option-take = Take { $card }
option-lose-from-hand = Lose { $card } from your hand
option-lose-from-deck = Lose { $card } from the Mind deck
option-lose-played = Lose { $card }, the card in play
option-go = Go { $side }: { $where }
option-stop = Stop here
option-leave = Leave the maze now, and lose
option-turn = { $turn ->
    [0] As printed (doors: { $doors })
    [1] A quarter turn clockwise (doors: { $doors })
    [2] Half a turn (doors: { $doors })
   *[3] A quarter turn anticlockwise (doors: { $doors })
}
option-at = { $thing } ({ $side })
option-card = Card { $number } ({ $card })
option-lock = Lock: { room-name }, { $place }
option-door = Door: { room-name }, { $side }
option-wall = Wall: { room-name }, { $side }
to-hole = over a hole
to-square = the next square
to-room = through the door
to-unknown = into the unknown
to-freedom = out of the maze
action-walk = two-square walk
action-spend-match = spending a match

## What happens

event-game-over = { $won ->
    [1] The game is over, and you have won. { $outcome }.
   *[0] The game is over, and you have lost. { $outcome }.
}
event-token-missing = No such token is left: { $token }. The square stays free.
event-token-removed = { $by }: { $token } gone ({ room-name }, { $place }).
event-card-lost = Gone from your mind for good: { $card }.
event-card-played-otherwise = You play { $card }. Action: { $action }.
event-card-discarded = You discard { $card } as wild, for good. Action: { $action }.
event-hand-built = { $paper ->
    [1] The paper flares up.
   *[0] A match flares. { $matches ->
        [0] There are no matches left.
        [one] One match is left.
       *[other] { $matches } matches are left.
    }
} You take: { $cards }.
event-match-gained = You have one more match. { $matches ->
    [one] You hold one match.
   *[other] You hold { $matches } matches.
}
event-dark-falls = Your hand is empty. The Dark falls.
event-way-gone = { $tiptoe ->
    [1] You tiptoe { $steps ->
        [one] one square
       *[other] { $steps } squares
    }
   *[0] You walk { $steps ->
        [one] one square
       *[other] { $steps } squares
    }
}: { room-name }, { $place }.
event-walked-free = You go through the door. No room waits behind it.
event-stays-outside = You cannot set foot in room { $room }. You stay before the door.
event-tile-revealed = { $how ->
    [0] You go through the { $side } door of { room-the }
    [1] You look through the { $side } door of { room-the }
    [2] The Secret Map shows what is behind the { $side } door of { room-the }
   *[3] In its place
}: { $echo ->
    [1] a { $kind }
   *[0] room { $new }, { $risky ->
        [1] a Hazard room
       *[0] a plain room
    }
}.
event-echo-vanishes = The Dark Echo fades away.
event-echo-puts-back = The Dark Echo fades, and you stand before the door again: { room-name }, { $place }.
event-echo-closes = { $hazard }: the way back is gone, and the Dark Echo closes over you.
event-hazards-reshuffled = The Hazard deck is empty. Its discards are shuffled, and it begins again.
event-hazard-failed = { $hazard }: you did not walk in, so nothing happens.
event-nothing-happens = { $hazard }: nothing happens.
event-terror = { $hazard } takes hold of you. { $terrors ->
    [one] You keep the Terror card.
   *[other] You keep { $terrors } Terror cards now.
}
event-tile-joins = A tile that was set aside takes the Echo’s place in the deck; { $deck ->
    [one] one tile is
   *[other] { $deck } tiles are
  } to come.
event-hand-put-back = You lay your hand down and think anew.
event-knock-out = { $hazard }: everything goes black. When you come to, the maze is larger: { $deck ->
    [one] one room is still hidden.
   *[other] { $deck } rooms are still hidden.
}
event-way-barred = { $hazard }: { $lock ->
    [1] a Lock seals the square you came from
   *[0] an Obstruction buries the square you came from
} ({ room-name }, { $place }).
event-hand-blown-out = { $entered ->
    [1] { $hazard }: you are in its room, and your light goes out.
   *[0] { $hazard }: your light goes out.
} The whole hand returns to the Mind deck.
event-leak-placed = { $hazard }: it settles { room-in }. No flame will live there.
event-item-found = At Item location { $location } you find: { $item }.
event-item-seen = At Item location { $location } you see: { $item }.
event-secret-found = At Secret location { $location } you uncover: { $secret }.
event-secret-useless = The Secret leads nowhere.
event-lever-useless = The Lever moves, but no Lock is left to open.
event-secret-door-placed = A Secret Door opens: { room-name }, { $side }.

## Why not

why-refused = This cannot be done now.
why-not-asked = This is not what the present decision asks.
why-game-over = The game is over.
why-dark = You are in the Dark, and this needs Light.
why-no-step = There is no square you could step on.
why-no-unused-door = You are not standing at an unused door.
why-no-tile = The Labyrinth deck is empty: there is no room left to scout.
why-no-obstruction = No Obstruction lies next to you.
why-leak = You are in the room with the Leak, where no match burns.
why-no-match = You have no match left.
why-no-card-gained = It would not give you a single Mind card: your hand is full enough, or the Mind deck is empty.
why-not-held = You do not have this Item.
why-matches-full = You cannot hold more than { $most ->
    [one] one match
   *[other] { $most } matches
}.
why-no-lock = No Lock is next to you.
why-nothing-to-search = There is nothing next to you that you could search now.
why-nothing-there = To the { $side } there is nothing to search.
why-location-empty = To the { $side }: both cards of that location are gone.
why-secret-dark = To the { $side } there is a Secret, and Secrets need Light.
why-not-in-hand = This card is not in your hand: { $card }.
why-not-in-deck = This card is not in the Mind deck: { $card }.
why-other-card = { $card } shows another action. Discarded as wild it would do.
why-played-not-discarded = { $card } is not discarded for this. Play it, and it returns to the Mind deck.
why-must-move = A walk goes at least one square.
why-no-steps-left = To the { $side }: going through the door takes more steps than you have left.
why-dead-door = To the { $side }: the door opens on a bare wall.
why-wall = To the { $side }: a wall.
why-obstruction = To the { $side }: an Obstruction.
why-lock = To the { $side }: a Lock.
why-hole = To the { $side }: a hole, and only Tiptoe crosses holes.
why-furniture = To the { $side }: an Item or Secret square, which cannot be walked on.
why-no-door-meets = Laid like this, the tile turns a wall to the door.
why-same-turn = Laid like this, the tile looks no different from another way on offer.
why-entry-barred = Laid like this, its entry square is barred to you; another way leaves it open.
why-card-not-there = There is no such card to lose there: { $card }.
why-no-obstruction-there = To the { $side } there is no Obstruction.
why-no-lock-there = To the { $side } there is no Lock.

## How it ends

outcome-won = You are out of the maze
outcome-won-text = The Labyrinth deck is empty, and no room waited behind your last door. That is how this game is won.
outcome-lost-sanity = Nothing is left of your mind
outcome-lost-sanity-text = Your last Mind card is gone. The Mind cards are your sanity, and without any of them the game is lost.
outcome-lost-terror = Terror has you
outcome-lost-terror-text = A second Terror has struck. On every level but Easy, two of them lose the game at once.
outcome-lost-echo = The Echo closes over you
outcome-lost-echo-text = You walked into a Dark Echo, and the Hazard in it closed the way back. On every level but Easy you vanish there, and the game is lost.
outcome-trapped = There is no way left
outcome-trapped-text = No walk, no card, no Item and no match can help you any more. If there is nothing left for you to do, you lose.
outcome-gave-up = You gave up
outcome-gave-up-text = You stopped looking for the way out. Giving up counts as a loss.
outcome-walked-out = Out too soon
outcome-walked-out-text = You left while rooms were still hidden. Under the ruling of this game that is a loss.

## What you see

see-light = You are in the Light.
see-dark = You are in the Dark.
see-place = You stand { room-in }: { $place }.
see-room = On the table: { room-name } ({ $where }). Open sides: { $open }. Unused doors: { $unused }.
see-room-start = where you began
see-room-down = { $down } { $down_side } of the start
see-room-across = { $across } { $across_side } of the start
see-room-askew = { $down } { $down_side } and { $across } { $across_side } of the start
see-side = To the { $side }: { $thing }.
see-side-door = To the { $side }: the passage to { room-name }, behind it { $thing }.
see-hand = Hand: { $cards }.
see-mind = Mind deck: { $cards }.
see-lost = Gone for good: { $cards }.
see-matches = Matches: { $matches }.
see-held = Items: { $cards }.
see-deck = { $deck ->
    [0] The Labyrinth deck is empty: every unused door leads out.
    [one] One room is still hidden.
   *[other] { $deck } rooms are still hidden.
} Hazard cards in the deck: { $hazards }.
see-terrors = Terror cards kept: { $terrors }.
see-items = Item location { $number }: { $cards }.
see-secrets = Secret location { $number }: { $cards }.
see-hazards-left = Still in the Hazard deck: { $cards }.
see-hazards-turned = Hazard cards turned over: { $cards }.
see-tiles-left = Tiles not seen yet ({ $aside } of them set aside): { $tiles }.
see-used-items = Items used up: { $cards }.
see-used-secrets = Secrets resolved: { $cards }.
see-supply = In the supply: Obstructions { $obstructions }, Locks { $locks }, Secret Doors { $doors }.
beside-free = a free square
beside-hole = a hole
beside-obstruction = an Obstruction
beside-lock = a Lock
beside-wall = a wall
beside-unused-door = an unused door
beside-exit = a way out
beside-dead-door = a door against a wall
beside-item-1 = Item location 1
beside-item-2 = Item location 2
beside-item-3 = Item location 3
beside-item-4 = Item location 4
beside-secret-1 = Secret location 1
beside-secret-2 = Secret location 2
beside-secret-3 = Secret location 3
beside-secret-4 = Secret location 4

## The signs of the drawing

legend-pawn = you, the Lost
legend-floor = a free square
legend-label = room number
legend-hole = hole: only Tiptoe crosses it
legend-obstruction = Obstruction: Clear removes it
legend-lock = Lock: a Key or a Lever opens it
legend-item = Item location, with its number
legend-secret = Secret location, with its number
legend-passage = passage to the next room
legend-door = unused door: the next room lies behind it
legend-exit = unused door that leads out
legend-dead-door = door against a wall
legend-hazard = room number with *: Hazard room
legend-leak = room number with ~: the Leak is here (with *: in a Hazard room)

## Draws at a real table

stream-labyrinth = Which room tile did you turn over? (R01 to R15 are our own tiles, not the printed ones; the list of cards shows their plans.)
stream-hazard = Which Hazard card did you turn over?
stream-item = Which Item is on the card?
stream-secret = Which Secret is on the card?
stream-mind = Which Mind card did you draw?
stream-turn = Which way round did chance lay the tile?
turn-0 = as printed
turn-1 = a quarter turn clockwise
turn-2 = half a turn
turn-3 = a quarter turn anticlockwise

## Packs and positions

error-position-foreign = This is not a position of this game: one begins with “{ $prefix }”. Copy the whole line and try again.
error-position-field = The position cannot be read at “{ $field }”. Copy the whole line and try again, or correct that field.
error-position-pack = This position was played with a pack (content { $content }). Give the same pack to read it.
error-position-unsound = This position is impossible: { $reason }.
expect-replace = a list that names nothing but “rooms”
expect-game = the name of the game that this pack is for
expect-text-or-name = a text, and for a name one of 1 to 60 characters
expect-about = a text of at most { $most } characters
expect-count = a whole number from 0 to 99
expect-flag = true or false
expect-doors = one or more of the sides N, E, S, W, each at most once
expect-kind = one of plain, hazard, echo, hazard-echo
expect-start-kind = plain, since the start tile can be nothing else
expect-plan = three rows of squares
expect-tile-row = three squares separated by spaces, each one of . H O L i1 to i4 s1 to s4
expect-start-centre = a free square (.) in the middle, where the pawn begins
expect-tile-number = a number from 1 to as many room tiles as there are
expect-fewer-rooms = 63 room tiles at most
expect-two-of-each = 8 cards or more in all, two for each of the four locations
expect-some-card = at least one card in all
expect-one-leak = 0 or 1, since one room at most can have the Leak
expect-room-name = a name of 1 to 16 letters, digits and hyphens, other than “start”
expect-matches = no more matches than there are Match tokens

deck-mind = Mind
deck-hazards = Hazards
deck-items = Items
deck-secrets = Secrets
deck-rooms = Room tiles
tile-with-doors = { $kind }; doors: { $doors }

## The proof of the box

fault-labyrinth = Labyrinth deck
fault-count = { $what }: { $found } instead of the rulebook’s { $wanted }.
fault-kind-missing = There is no card of this kind: { $card }.
fault-start = The start tile is not the rulebook’s: four doors, and around the centre a hole above, a Lock to the right, an Obstruction below and a free square to the left.
fault-location-nowhere = No room has a square with this location: { $location }.
fault-tokens-short = More of these are printed on the tiles than there are tokens: { $token } ({ $printed } printed, { $supply } tokens).
fault-no-entry = Room tile { $room } cannot be entered: the square at each of its doors is barred.
fault-example-hand = The play example needs more copies: { $card } (at least { $least }).
fault-example-room = A worked example needs a room that is missing: { $kind }.
