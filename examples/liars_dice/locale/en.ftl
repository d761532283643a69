game-name = Liar’s Dice
game-about = Bid on the dice under all cups, and catch the others lying.
setting-players = Players
setting-dice = Dice for each
ask-bid = Seat { $seat }: { $count ->
    [0] make the first bid.
   *[other] bid more than { $count } × { $face }, or doubt it.
}
option-bid = Bid { $count } × { $face }
option-doubt = Doubt the bid
event-rolled = Everyone rolls: { $dice } dice are under the cups.
event-bid = { $count } × { $face }.
event-lifted = The cups are lifted: { $count } × { $face } were bid, { $found } are there.
event-game-over = The game is over.
event-lost-die = A die is lost; { $left } left.
why-not-higher = A bid has to be higher than the one before.
why-nothing-to-doubt = There is no bid to doubt yet.
outcome-last-one = One player is left with dice.
outcome-last-one-text = All others have lost theirs.
seat-name = Seat { $seat }
see-own = Your dice: { $dice }.
see-left = Seat { $seat } has { $left ->
    [one] one die
   *[other] { $left } dice
} left.
see-bid = Seat { $seat } has bid { $count } × { $face }.
