## Agents and accounts

cli-arg-bot = A seat (from 1) that an agent plays: random, thumb, search, search:1s, or pipe:COMMAND for a program of your own. May be given several times.
cli-do-account = Tell how much of a finished match was luck and how much was skill.
cli-arg-account-seat = The seat whose account it is, from 1.
cli-arg-worlds = In how many imagined worlds each choice is measured. More take longer and err less.
cli-accounting = Measuring …
error-no-seat-left = Agents would play all { $seats } seats. Leave one for yourself, or use “duskbox simulate”.
error-account-unfinished = The match in “{ $file }” is not over yet. An account is made of a whole match.
account-title = Seat { $seat }, { $result }. The chance to win, from the first choice to the last:
account-won = won
account-lost = lost
account-start = It began at { $share } %.
account-skill = Skill moved it by { $share } points: what was chosen, beside what rules of thumb would have done.
account-luck = Luck moved it by { $share } points: cards and dice.
account-rest = The others, and what sampling cannot tell, moved it by { $share } points.
account-decisions = The decisions that mattered most:
account-no-decisions = No decision made a difference that can be told from chance.
account-good = Entry { $entry }: “{ $option }” was better by { $ahead } points (± { $doubt }) than “{ $other }”.
account-bad = Entry { $entry }: “{ $option }” was worse by { $ahead } points (± { $doubt }) than “{ $other }”.
account-draws = The draws that mattered most:
account-no-draws = Nothing was drawn.
account-draw = Entry { $entry }: after “{ $option }” the chance went from { $before } % to { $after } %.
account-about = The chances are those of a player who knows what the seat knew and goes on by rules of thumb.
