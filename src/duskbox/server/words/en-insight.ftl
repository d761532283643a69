error-tip-pending = A tip is being thought about already. It takes about a second.
error-no-tips = There are no tips where people play against each other.
error-tip-not-asked = A tip can be given while you are asked something.
error-tip-failed = No tip could be found this time. Ask again.
error-account-later = Luck and skill can be told apart once the match is over.
error-account-failed = The account could not be made this time. Ask again.
error-account-busy = So many accounts are wanted now that no other can be begun. Ask again in a few minutes.

## The page

web-tip = Tip
web-tip-title = What looking ahead says
web-tip-thinks = Looking ahead …
web-tip-none = There is no tip for this question. Where people play against each other there are none at all.
web-tip-about = The chance to win, with its error, from what you know, if everybody goes on by rules of thumb.
web-share = { $share } % ± { $error }
web-account-title = Luck and skill
web-account-measuring = Going through the match once more …
web-account-curve = The chance to win from the first choice to the last
web-account-skill = Skill
web-account-luck = Luck
web-account-rest = Others, and doubt
web-account-decisions = The decisions that mattered most
web-account-no-decisions = No decision made a difference that can be told from chance.
web-account-draws = The draws that mattered most
web-account-no-draws = Nothing was drawn.
web-account-good = “{ $option }” was better by { $points } points (± { $doubt }) than “{ $other }”.
web-account-bad = “{ $option }” was worse by { $points } points (± { $doubt }) than “{ $other }”.
web-account-draw = { $option }: from { $before } % to { $after } %
web-account-hidden = What another player did
web-account-about = In points of the chance to win, as a player would have it who knows what you knew and goes on by rules of thumb.
