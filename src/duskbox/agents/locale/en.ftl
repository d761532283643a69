### What is said about players that are no people.

## Programs of one's own

error-bot-start = The program “{ $command }” cannot be started: { $reason }. Check the path, and that it may be run.
error-bot-import = No bot can be imported as “{ $name }”: { $reason }. Name it MODULE:NAME, as Python would import it.
error-bot-none = { $name } is not a bot: it must be a function, or a class with a method “choose”, that is given what its seat sees.
error-bot-silent = The program “{ $command }” has not answered for { $seconds } seconds. It must write one line and flush it (docs/bots.md).
error-bot-gone = The program “{ $command }” has ended with code { $code } in the middle of the game. Its error output may show why.
error-bot-answer = The program “{ $command }” answered “{ $answer }”, which is none of the options it was offered (docs/bots.md).
error-bot-protocol = The program “{ $command }” did not greet with protocol { $known } (docs/bots.md).
error-not-over = This game is not over yet, so it cannot be analysed. Play it to its end first.
