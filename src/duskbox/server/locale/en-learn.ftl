# Learning a game: the frame of every lesson. What a lesson says itself is among the words of its game.

web-learn = Learn
web-learn-title = Learn: { $game }
web-learn-comment = What to do
web-learn-step = Step { $step } of { $steps }
web-learn-next = Continue
web-learn-back = Back
web-learn-back-about = Back to the move before
web-learn-show = Show me
web-learn-read = Read on in the rules
lesson-not-now = You may do that in a game of your own. Here we do something else first.
lesson-soon = Good, that one too, in a moment. First the other one.
web-learn-again = From the beginning
web-learn-own = Now play your own

error-no-lesson = There is no lesson for this game ({ $game }). Its rules can be read instead.
error-no-lesson-move = The lesson has no move { $move }. Its moves are counted from 0.
error-lesson-draw = The lesson does not say what comes up ({ $stream }) at { $key }. Write it down in its step.
error-lesson-outcome = The lesson wants { $name } to come up ({ $stream }) at { $key }, but that cannot be. Name something that is left.
error-lesson-left = The lesson names things that do not come up ({ $names }). Take them out of its step.
error-bad-lesson = The lesson of this game ({ $game }) cannot be read: { $reason }. Its file has to be put right.
