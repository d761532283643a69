### Fear of the Dark in English. Log lines are in the present tense and speak to the player.

game-name = Fear of the Dark
game-about = Alone in a labyrinth with a few matches and nine cards for a mind: lay open every room, then find the door with nothing behind it.
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
ruling-item-cost = Using an Item costs
ruling-item-cost-free = nothing
ruling-item-cost-mind-card = a Mind card
ruling-early-exit = Leaving while rooms are hidden
ruling-early-exit-impossible = is impossible
ruling-early-exit-walk-out-loses = is possible, and lost
ruling-last-mind-card = Discarding the last Mind card
ruling-last-mind-card-resolve-first = still buys its action
ruling-last-mind-card-lose-at-once = loses at once

## Mind cards

mind-light-a-match = Light a Match
mind-light-a-match-text = Burn a match and fill your hand up to five Mind cards. No flame lives in the room with the Leak.
mind-move = Move
mind-move-text = Walk up to four squares, in Light or Dark. Stop when you like; steps not taken are lost.
mind-tiptoe = Tiptoe
mind-tiptoe-text = Light only. Walk up to two squares; for once, holes do not stop you.
mind-scout = Scout
mind-scout-text = Light only. From the square of an unused door, look into the next room without going in.
mind-investigate = Investigate
mind-investigate-text = Search a square beside you and take a card of its location. Hands find Items in the Dark; Secrets need Light.
mind-clear = Clear
mind-clear-text = Drag one Obstruction off a square beside you, in Light or Dark. Locks do not give way.

## Hazards

hazard-terror = Terror
hazard-terror-text = If you walked in: lose a Mind card for good and keep this card. The second one kills, except on Easy.
hazard-knock-out = Knock-out
hazard-knock-out-text = If you walked in: a tile that was set aside slips into the Labyrinth deck. The way out is one room longer.
hazard-draught = Draught
hazard-draught-text = If you walked in: your light goes out, and the whole hand returns to the Mind deck.
hazard-collapse = Collapse
hazard-collapse-text = If you walked in: an Obstruction buries the square you came from. In a Dark Echo this kills, except on Easy.
hazard-lockdown = Lockdown
hazard-lockdown-text = If you walked in: a Lock seals the square you came from. In a Dark Echo this kills, except on Easy.
hazard-leak = Leak
hazard-leak-text = The Leak settles in the new room, even if you only looked in. Inside, your hand returns to the Mind deck and no match burns.

## Items

item-match = Match
item-match-text = Discard it, in Light or Dark, and you have one Match token more; six are the most you can hold.
item-scrap-of-paper = Scrap of Paper
item-scrap-of-paper-text = Light only. Feed it to the flame: discard it and fill your hand up to three Mind cards.
item-key = Key
item-key-text = Discard it, in Light or Dark, to open one Lock beside you.
item-lever = Lever
item-lever-text = It moves as soon as you touch it: one Lock of your choice opens, anywhere in the maze.

## Secrets

secret-secret-door = Secret Door
secret-secret-door-text = At once: break a door into any wall that has none. It stays a door to the end.
secret-secret-map = Secret Map
secret-secret-map-text = At once: point at any unused door. The next room is laid there, and no Hazard card is turned for it.
secret-information-1 = Information 1
secret-information-1-text = At once: look at what is left at Item location 1, and leave it there.
secret-information-2 = Information 2
secret-information-2-text = At once: look at what is left at Item location 2, and leave it there.
secret-information-3 = Information 3
secret-information-3-text = At once: look at what is left at Item location 3, and leave it there.
secret-information-4 = Information 4
secret-information-4-text = At once: look at what is left at Item location 4, and leave it there.

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
tile-hazard-echo = Hazard room and Dark Echo

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

## Decisions

ask-action = What do you do?
ask-pay = Which Mind card pays for it ({ $action })?
ask-walk = Where do you take your next step? ({ $steps } left)
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
option-walk = Walk up to two squares (play any card)
option-spend-match = Spend a match: fill your hand up to three cards
option-use = Use the { $item }
price-own-card = play its card
price-hand-card = discard a card from your hand for good
price-mind-card = discard a Mind card for good
price-match = a match
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

event-game-over = It is over.
event-token-missing = No such token is left: { $token }. The square stays free.
event-token-placed = The way is barred: { $token } ({ room-name }, { $place }).
event-token-removed = The way is clear: { $token } gone ({ room-name }, { $place }).
event-card-taken = Into your hand: { $card }.
event-card-lost = Gone from your mind for good: { $card }.
event-card-played = { $own ->
    [1] You play { $card }.
   *[0] You play { $card }. Action: { $action }.
}
event-card-discarded = You discard { $card } as wild, for good. Action: { $action }.
event-match-lit = A match flares, and your mind clears. { $matches ->
    [0] There are no matches left.
    [one] One match is left.
   *[other] { $matches } matches are left.
}
event-match-spent = A match flares. { $matches ->
    [0] There are no matches left.
    [one] One match is left.
   *[other] { $matches } matches are left.
}
event-item-used = You use the { $item }.
event-dark-falls = Your hand is empty. The Dark falls.
event-walked = You take a step: { room-name }, { $place }.
event-walked-free = You go through the door. No room waits behind it.
event-stays-outside = You cannot set foot in room { $room }. You stay before the door.
event-tile-revealed = A door opens ({ room-name }, { $side }). Tile { $tile } is revealed { $how }.
event-room-placed = Tile { $tile } becomes room { $room }, { $turn ->
    [0] laid as printed
    [1] turned a quarter clockwise
    [2] turned halfway round
   *[3] turned a quarter anticlockwise
}.
event-echo-vanishes = A Dark Echo fades. Tile { $tile } was never there.
event-hazards-reshuffled = The Hazard deck is empty. Its discards are shuffled, and it begins again.
event-hazard-turned = Something stirs. Hazard: { $hazard }.
event-hazard-failed = { $hazard } finds nobody: you did not walk in.
event-nothing-happens = { $hazard }: nothing happens.
event-terror = Terror takes hold of you. { $terrors ->
    [one] You keep one Terror card.
   *[other] You keep { $terrors } Terror cards.
}
event-tile-joins = A tile that was set aside takes the Echo’s place in the deck; { $deck ->
    [one] one tile is
   *[other] { $deck } tiles are
  } to come.
event-hand-put-back = You lay your hand down and think anew.
event-knock-out = Everything goes black. When you come to, the maze is larger: { $deck ->
    [one] one room is still hidden.
   *[other] { $deck } rooms are still hidden.
}
event-hand-blown-out = Your light goes out. The whole hand returns to the Mind deck.
event-leak-placed = The Leak is { room-in }. No flame will live there.
event-item-found = At Item location { $location } you find: { $item }.
event-item-seen = At Item location { $location } you see: { $item }.
event-secret-found = At Secret location { $location } you uncover: { $secret }.
event-secret-useless = The Secret leads nowhere.
event-lever-useless = The Lever moves, but no Lock is left to open.
event-secret-door-placed = A Secret Door opens: { room-name }, { $side }.
how-walking = as you walk in
how-scout = from the threshold
how-map = by a Secret Map

## Why not

why-refused = This cannot be done now.
why-not-asked = This is not what the present decision asks.
why-game-over = The game is over.
why-dark = You are in the Dark, and this needs Light.
why-no-step = There is no square you could step on.
why-no-unused-door = You are not standing at an unused door.
why-no-tile = The Labyrinth deck is empty: there is no room left to scout.
why-no-obstruction = No Obstruction lies beside you.
why-leak = You are in the room with the Leak, where no match burns.
why-no-match = You have no match left.
why-no-card-gained = It would not give you a single Mind card: your hand is full enough, or the Mind deck is empty.
why-not-held = You do not have this Item.
why-matches-full = You cannot hold more than { $most ->
    [one] one match
   *[other] { $most } matches
}.
why-no-lock = No Lock is beside you.
why-nothing-to-search = There is nothing beside you that you could search now.
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
why-furniture = To the { $side }: an Item or Secret square, which nobody can walk on.
why-no-door-meets = Laid like this, the tile turns a wall to the door.
why-same-turn = Laid like this, the tile looks no different from another way on offer.
why-entry-barred = Laid like this, its entry square is barred to you; another way leaves it open.
why-card-not-there = There is no such card to lose there: { $card }.
why-no-obstruction-there = To the { $side } there is no Obstruction.
why-no-lock-there = To the { $side } there is no Lock.

## How it ends

outcome-won = You are out
outcome-won-text = The Labyrinth deck is empty, and no room waited behind your last door. That is how this game is won.
outcome-lost-sanity = Nothing is left of your mind
outcome-lost-sanity-text = Your last Mind card is gone. The Mind cards are your sanity, and without any of them the game is lost.
outcome-lost-terror = Terror has you
outcome-lost-terror-text = A second Terror has struck. On every level but Easy, two of them lose the game at once.
outcome-lost-echo = The Echo closes over you
outcome-lost-echo-text = You walked into a Dark Echo, and a Collapse or a Lockdown struck. On every level but Easy you vanish there, and the game is lost.
outcome-trapped = There is no way left
outcome-trapped-text = No walk, no card, no Item and no match can help you any more. Whoever has nothing left to do has lost.
outcome-gave-up = You gave up
outcome-gave-up-text = You stopped looking for the way out. Giving up counts as a loss.
outcome-walked-out = Out too soon
outcome-walked-out-text = You left while rooms were still hidden. Under the ruling of this game that is a loss.

## What you see

see-light = You are in the Light.
see-dark = You are in the Dark.
see-place = You stand { room-in }: { $place }.
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

stream-labyrinth = Which room tile did you turn over?
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

error-pack-unknown-key = The pack has a key that this game does not know: “{ $key }”. Known there: { $allowed }.
error-pack-value = The pack does not fit at “{ $key }”. Expected: { $expected }. Found: “{ $found }”. Change it and try again.
error-position-foreign = This is not a position of Fear of the Dark: one begins with “{ $prefix }”. Copy the whole line and try again.
error-position-field = The position cannot be read at “{ $field }”. Copy the whole line and try again, or correct that field.
error-position-pack = This position was played with a pack (content { $content }). Give the same pack to read it.
error-position-unsound = This position cannot be: { $reason }.
expect-table = a table of keys and values
expect-replace = a list that names nothing but “rooms”
expect-game = the name of this game, fear-of-the-dark
expect-text = a text, and for a name one of 1 to 60 characters
expect-about = a text of at most { $most } characters
expect-count = a whole number from 0 to 99
expect-flag = true or false
expect-doors = one or more of the sides N, E, S, W, each at most once
expect-kind = one of plain, hazard, echo, hazard-echo
expect-start-kind = plain, since the start tile can be nothing else
expect-plan = three rows of squares
expect-row = three squares apart by spaces, each one of . H O L i1 to i4 s1 to s4
expect-start-centre = a free square (.) in the middle, where the pawn begins
expect-deck = a number from 1 to as many room tiles as there are
expect-fewer-rooms = 63 room tiles at most
expect-enough-cards = 8 cards or more in all, two for each of the four locations
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
