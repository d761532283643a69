# Learning a game: the frame of every lesson. What a lesson says itself is among the words of its game.

web-learn = Learn
web-learn-game = Learn to play
web-learn-title = Learn: { $game }
web-learn-choose = Which game would you like to learn?
web-learn-about = A guided first game: you make the moves, and somebody explains them. It takes about ten minutes.
web-learn-comment = What to do
web-learn-step = Step { $step } of { $steps }
web-learn-next = Go on
web-learn-back = Back
web-learn-back-about = Back to the move before
web-learn-show = Show me
web-learn-read = Read on in the rules
web-learn-other = Not now:
web-learn-not-now = You may do that in a game of your own. Here we do something else first.
web-learn-soon = Good, that one too, in a moment. First the other one.
web-learn-begin = Begin
web-learn-resume = Go on at step { $step }
web-learn-again = From the beginning
web-learn-done = Finished
web-learn-own-labyrinth = Now play your own
web-learn-own-table = Now host your own
web-learn-watching = Nothing to choose now: read, and go on.
web-learn-rival = The rival

error-no-lesson = There is no lesson for this game ({ $game }). Its rules can be read instead.
error-no-lesson-move = The lesson has no move { $move }. Its moves are counted from 0.
error-lesson-draw = The lesson does not say what comes up ({ $stream }) at { $key }. Write it down in its step.
error-lesson-outcome = The lesson wants { $name } to come up ({ $stream }) at { $key }, but that cannot be. Name something that is left.
error-lesson-left = The lesson names things that do not come up ({ $names }). Take them out of its step.
