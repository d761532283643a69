### Labels of the board in a browser.

board-maze = The labyrinth
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Show the whole labyrinth
board-me = Back to the Lost
board-steps = { $steps ->
    [one] One step left
   *[other] { $steps } steps left
}
board-way-to = Walk there: { room-name }, { $place } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
})
board-light = Light
board-dark = Dark
board-deeds = What you can do
board-walk = Two squares
board-returns = comes back
board-gone = gone for good
board-mind = Your mind
board-hand = Hand
board-deck = Mind deck
board-lost = Lost for good
board-played = in play
board-matches = Matches
board-rooms = Hidden rooms
board-terror = Terror
board-hazards = Hazards in the deck
board-held = Carried
board-items = Item locations
board-secrets = Secret locations
board-story = The story of your way
board-figure-rooms = Rooms found
board-figure-steps = Steps
board-figure-burnt = Matches burnt
board-figure-struck = Hazard cards turned
board-figure-forgotten = Mind cards lost
board-in-deck = Choose in your Mind deck below.
board-in-mind = Choose one of your cards below.
board-in-maze = Choose in the labyrinth above.
board-close = Close
board-vitals = At a glance
