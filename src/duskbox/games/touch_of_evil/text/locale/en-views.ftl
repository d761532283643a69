### What a seat sees of Shadowbrook, in English: the summary next to the map, the rest that may be looked up, and the signs of the map.

## At a glance

view-set-up = The game is being set up.
view-none = none
view-face-down = face down
view-everybody = everyone
view-round = Round { $round }. First Player: { $hero }.
view-turn = Turn: { $hero }, { $step }.
view-step-edge = start or end of the turn
view-step-move = move step
view-step-fight = fight step
view-step-action = action step
view-mystery-phase = Mystery Phase: { $step }.
view-mystery-start = effects at its start
view-mystery-revival = KO’d Heroes revive
view-mystery-healing = the Villain heals
view-mystery-table = Mystery Phase table
view-mystery-card = Mystery card
view-mystery-marker = the First Player marker moves on
view-track = Shadow Track: { $marker } (section { $section } of { $sections }).
view-lair-price = Lair card: { $price } Investigation.
view-villain = { $villain }: Combat { $combat }, Wounds { $hurt } of { $wounds }.
view-showdown = Showdown: { $lair } ({ $space }).
view-fight = Fight: { $hero } against { $foe }. Fight Dice: { $dice } against { $enemy }.
view-fight-round = Fight Round { $round }. Wounds of { $foe }: { $hurt } of { $wounds }.
view-taking-effect = Taking effect: { $cards }.
view-dice = Dice ({ $roll }): { $dice }.{ view-target }
view-dice-of = Dice ({ $hero }, { $roll }): { $dice }.{ view-target }
view-target = { $target ->
    [0] { "" }
   *[other] { " " }Target number: { $target }+.
}
view-own-hero = { $seat } { $hero } (you): { $space }. { view-figures }
view-hero = { $seat } { $hero }: { $space }. { view-figures }
view-figures = Wounds { $wounds } of { $health }, Investigation { $investigation }. Spirit { $spirit }, Cunning { $cunning }, Combat { $combat }, Honor { $honor }. Event cards: { $events }.{ $lair ->
    [0] { "" }
   *[other] { " " }Has a Lair card.
}{ $down ->
    [0] { "" }
   *[other] { " " }KO’d.
}{ $cursed ->
    [0] { "" }
   *[other] { " " }Curse of the Werewolf (Transformation counters: { $counters }).
}{ $changed ->
    [0] { "" }
   *[other] { " " }Has turned into a Werewolf.
}{ $team ->
    [0] { "" }
   *[other] { " " }Team { $team }.
}
view-hand = Event cards in hand: { $cards }.
view-own-lair = Your Lair card: { $card }.
view-own-items = Your Items and Allies: { $cards }.
view-minion = { $space }: { $minion }.
view-round-counter = { $space }: { $minion } (round counter).
view-clues = { $space }: Investigation { $clues }.
view-militia = { $space }: Militia { $militia }.
view-elder-at = { $space }: { $elder }.

## The rest

view-elder = { $sign } { $elder }: { $state }. Spirit { $spirit }, Cunning { $cunning }, Honor { $honor }.{ $hurt ->
    [0] { "" }
   *[other] { " " }Wounds: { $hurt }.
}
view-elder-is-town = in town
view-elder-is-dead = dead
view-elder-is-evil = Evil Elder
view-elder-is-evil-dead = Evil Elder, dead
view-elder-is-party = in a Hunting Party
view-elder-is-abroad = on the board
view-elder-with = { $elder } accompanies { $hero }.
view-secrets = Secrets of { $elder }: { $cards }.
view-open-secrets = Secrets of { $elder } that are revealed: { $cards }.
view-evil-secrets = Evil Secrets of { $elder } still at work: { $cards }.
view-kept-secrets = Secrets kept next to the Villain sheet: { $cards }.
view-items = Items and Allies of { $hero }: { $cards }.
view-lair = Lair card of { $hero }: { $card }.
view-in-play = Mysteries in play: { $cards }.
view-lasting = In force for a while ({ $hero }): { $what }
view-stock = Town Items in stock: { $cards }.
view-deck = Cards left ({ $deck }): { $left }.
view-discards = Discard pile ({ $deck }): { $cards }.
view-removed = Removed from the game: { $cards }.
view-prices = Price of a Lair card, section by section: { $prices }.
view-more-wounds = Spaces of the Shadow Track on which the Villain gains 2 Wounds: { $spaces }.
view-more-combat = Spaces of the Shadow Track on which the Villain gains 1 Combat: { $spaces }.
view-counters = Counters left, { $minion } ({ $sign } on the map): { $left }.
view-militia-left = Militia counters left: { $militia }.
view-order-pass = Standing order, always pass: { $windows }.
view-order-rest = Standing order: pass until your next turn.
view-order-matters = Standing order: ask only where it matters.

## The signs of the map

legend-corner = corner location
legend-town = town space
legend-dangerous = dangerous location
legend-road = road with its number
legend-pawn = your Hero, by the number of the seat
legend-hero = Hero, by the number of the seat
legend-turn = before the Hero whose turn it is
legend-down = before Heroes who are KO’d
legend-elder = Elder on the board, numbered as in the list of Elders
legend-minion = Minion counter; its letters stand in the list of counters left
legend-round-counter = round Minion counter
legend-clues = Investigation counters
source-militia = Militia
source-not-below = never below 0
legend-militia = Militia counters
legend-track = Shadow Track
legend-track-red = red part of the Shadow Track
legend-marker = Shadow Track marker
legend-darkness = Darkness: the Villain wins
legend-price = price of a Lair card in this section
legend-price-now = price of a Lair card now
legend-more-wounds = here the Villain gains 2 Wounds
legend-more-combat = here the Villain gains 1 Combat
