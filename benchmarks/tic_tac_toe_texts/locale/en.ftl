game-name = Tic-tac-toe
game-about = Three in a row win.
seat-name = Player { $sign }
ask-mark = Player { $sign }: which cell do you mark?
option-mark = Row { $row }, column { $column }
event-marked = { $sign } marks row { $row }, column { $column }.
event-game-over = The game is over.
why-marked = This cell already bears an { $sign }.
why-over = The game is over.
outcome-first-wins = X wins
outcome-first-wins-text = The first player has three in a row.
outcome-second-wins = O wins
outcome-second-wins-text = The second player has three in a row.
outcome-draw = A draw
outcome-draw-text = The board is full, and no one has three in a row.
see-free = { $free ->
    [one] One cell is free.
   *[other] { $free } cells are free.
}
