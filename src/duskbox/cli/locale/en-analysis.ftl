## Luck and skill

cli-arg-bot = A seat (from 1) that an agent plays: random, thumb, search, search:1s, or pipe:COMMAND for a program of your own. May be given several times.
cli-do-analyse = Show how much of a finished game was chance and how much was skill.
cli-arg-analyse-seat = The seat to analyse, counted from 1.
cli-arg-samples = How many sampled tables each choice is measured on. More take longer and lower the error.
cli-analysing = Measuring …
error-no-seat-left = { $seats ->
    [one] A bot would play the only seat. To see how bots play, use “duskbox simulate”.
   *[other] Bots would play all { $seats } seats. Leave one for yourself, or use “duskbox simulate”.
}
error-analysis-unfinished = The game in “{ $file }” is not over yet. Only a whole game can be analysed.
analysis-title = Seat { $seat }, { $result }. The chance to win, from the first choice to the last:
analysis-won = won
analysis-lost = lost
analysis-start = It began at { $share }.
analysis-skill = Skill changed it by { $share } points: what was chosen, compared with what the simple bot would have chosen.
analysis-luck = Chance changed it by { $share } points: cards and dice.
analysis-rest = { $seats ->
    [one] What sampling cannot tell changed it by { $share } points.
   *[other] The other players, and what sampling cannot tell, changed it by { $share } points.
}
analysis-decisions = The decisions that mattered most:
analysis-no-decisions = No decision made a difference that stands out from chance.
analysis-good = Entry { $entry }: “{ $option }” was better by { $ahead } points (± { $doubt }) than “{ $other }”.
analysis-bad = Entry { $entry }: “{ $option }” was worse by { $ahead } points (± { $doubt }) than “{ $other }”.
analysis-draws = The draws that mattered most:
analysis-no-draws = Nothing was drawn.
analysis-draw = Entry { $entry }: after “{ $option }” the chance went from { $before } to { $after }.
analysis-about = The chances are those of a player who knows what the seat knew and then plays like the simple bot.
