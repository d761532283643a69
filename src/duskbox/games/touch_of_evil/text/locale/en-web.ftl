### What the board of the browser says, besides the messages of the game itself.

## The map and its things

board-map = Map of Shadowbrook
board-sides = Sides of the table
board-side-map = Map
board-side-heroes = Heroes
board-side-town = Town
board-side-calls = (something to choose)
board-several = { $what } ({ $n ->
    [one] 1 option
   *[other] { $n } options
  })
board-close = Close
board-fold = Fold away
board-unfold = Unfold

## The turn

board-round = Round
board-step-move = Move
board-step-fight = Fight
board-step-action = Action
board-order = Turn order
board-first = First Player
board-your-choice = It is up to you.
board-waiting = Waiting for { $hero }…
board-waiting-another = Waiting for another player…

## Sheets

board-wounds-of = Wounds: { $hurt } of { $wounds }
board-investigation = Investigation
board-has-lair = Has a Lair card
board-printed = on the sheet
board-trained = trained
board-down = KO’d
board-changed = Werewolf by night
board-cursed = Curse of the Werewolf ({ $n })
board-team = Team { $n }
board-chart = Minion Chart
board-counters-left = Counters left: { $n }

## Cards

board-hand = My Events and my Lair
board-hand-empty = You hold no cards.
board-taking-effect = Taking effect
board-turned = Turned over
board-in-play = Mysteries in play
board-lasting = In force for a while
board-piles = Decks, stock and discards

## Dice, fights, Showdowns

board-dice = Dice
board-tray-empty = No dice have been rolled yet.
board-tray-above = The dice lie on the map.
board-last-dice = Last dice
board-question = A question to you
board-open-roll = can still be changed
board-hits = { $fight ->
    [yes] { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
   *[no] { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
}
board-aimed = at { $who }
board-fight = Fight, Fight Round { $round }
board-fight-dice = Fight Dice: { $n }
board-showdown = Showdown
board-party = Hunting Party
board-evil-elders = Evil Elders
board-militia = Militia: { $n }
board-villain-wins = The Villain has won: { $villain }.

## Standing orders

board-orders-set = { $n ->
    [0] none in force
   *[other] { $n } in force
}
board-orders-pass = Always pass:
board-vitals = At a glance
board-vitals-hand = Hand
