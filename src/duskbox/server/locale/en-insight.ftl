error-tip-pending = A tip is being worked out already. It takes about a second.
error-no-tips = There are no tips where people play against each other.
error-tip-not-asked = A tip can be given while you are asked something.
error-tip-failed = No tip could be found this time. Ask again.
error-analysis-later = Chance and skill can be told apart once the game is over.
error-analysis-busy = The analysis queue is full. Try again in a few minutes.

## The page

web-tip = Tip
web-tip-title = Suggested moves
web-tip-thinks = Looking ahead …
web-tip-none = There is no tip for this question. Where people play against each other there are none at all.
web-tip-about = Estimated win chance (± error) from what you know, assuming { $seats ->
    [1] you then play
   *[other] everyone then plays
} like the simple AI.
web-tip-dropped = dropped early
web-share = { $share } ± { $error }
web-analysis-title = Chance and skill
web-analysis-measuring = Going through the game once more …
web-analysis-curve = The chance to win from the first choice to the last
web-analysis-skill = Skill
web-analysis-luck = Chance
web-analysis-rest = { $seats ->
    [1] Uncertainty
   *[other] Other players and uncertainty
}
web-analysis-decisions = The decisions that mattered most
web-analysis-no-decisions = No decision made a difference that stands out from chance.
web-analysis-draws = The draws that mattered most
web-analysis-no-draws = Nothing was drawn.
web-analysis-good = “{ $option }” was better by { $points } points (± { $doubt }) than “{ $other }”.
web-analysis-bad = “{ $option }” was worse by { $points } points (± { $doubt }) than “{ $other }”.
web-analysis-draw = { $option }: from { $before } to { $after }
web-analysis-hidden = What another player did
web-analysis-about = In points of the chance to win, for a player who knows what you knew and then plays like the simple AI.
