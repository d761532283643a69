### What the terminal itself says. Everything about a game comes from the game's own words.

## The screen

ui-choices-made = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
ui-seat = Seat { $seat }
ui-spectator = Spectator
ui-asked = { $who }: { $text }
# What not everybody knows: for the one who reads it, for some, for a reader to whom all is open.
ui-private-you = { $text } [only you]
ui-private-some = { $text } [not for all]
ui-private-to = { $text } [only { $who }]
ui-several = { $name } ×{ $count }
ui-sign = { $sign }  { $meaning }
ui-pair = { $name }: { $value }
ui-too-small = This window is too small ({ $wide }×{ $high }). Make it at least 60×20, or use --plain.

## The line of keys

ui-key-choose = choose
ui-key-walk = walk
ui-key-stop = stop
ui-key-new = new
ui-key-undo = undo
ui-key-undo-marked = undo*
ui-key-redo = redo
ui-key-rules = rules
ui-key-why = why not
ui-key-search = search
ui-key-asides = more
ui-key-odds = odds
ui-key-cards = cards
ui-key-go-on = go on
ui-key-details = look
ui-key-save = save
ui-key-quit = quit
ui-key-step = step
ui-key-leap = ten at a time
ui-key-ends = Home, End: first and last
ui-hint-close = Esc: back · ↑↓: scroll
ui-hint-pick = ↑↓ ⏎: pick · Esc: back
ui-hint-draw = ↑↓ ⏎: pick · Esc: leave this choice
ui-hint-name = ⏎: save · Esc: back
ui-hint-cards = type a name · ↑↓: list · PgUp PgDn: text · Esc: back
ui-hint-parting = ⏎: hide this and hand over
ui-hint-hand-over = ⏎: go on · q: save and leave

## Taking back

ui-undone = Taken back. Nobody had learned anything from it.
ui-undone-marked = Taken back, behind something you had already seen. The record keeps a mark of it.
ui-undone-other = A choice of another side was taken back: { $who }.
ui-undo-other = The last choice was made by { $who }. Take it back?
ui-undo-consent = The last choice was made by { $who }, and something was learned by it. It can be taken back only if everybody else agrees. Do they?
ui-undo-consent-other = The last choice was made by { $who }. It can be taken back only if everybody else agrees. Do they?
ui-plain-undo = { $doubt } Type y for yes or n for no.

## Handing over the screen

ui-hand-over-title = Next at the screen
ui-hand-over = Hand the screen to { $who }, then press Enter.
ui-parting-title = For your eyes only
ui-plain-parting = Only you may know this. Press Enter to hide it.

## Rules and reasons

ui-rules-title = The rules of this moment
ui-rules-question = What is asked
ui-rules-options = What the options do
ui-rules-end = How it ended
ui-rules-last = What happened last
ui-why-title = What you cannot do now, and why
ui-why-nothing = Nothing you might think of is barred to you now.

## Looking things up

ui-details-title = All that you may know
ui-details-now = Now
ui-details-table = On the table
ui-details-signs = The signs of the map
ui-details-match = This match
ui-details-keys = Keys
ui-keys-help =
    1–9, A–Z or ↑ ↓ and ⏎ choose; j and k move the mark. / searches a long list.
    t gives a tip by looking ahead, c reads any card, o tells the chances of the marked option, g opens what stands beside the question.
    While you walk, the arrows walk; space, ⏎ and the full stop end the walk, if it may end there.
    Shift and an arrow move the map, Ctrl and ↑ ↓ the log.
    undo* goes behind something you have seen and leaves a mark in the record.
ui-sign-gap = (gap)
ui-legend-arrows = the map goes on there: Shift and an arrow move it
## Cards and chances

ui-cards-title = Cards and sheets
ui-cards-nothing = No card or sheet has this in its name.
ui-cards-none = This game has no cards to read.
ui-card-about = { $deck } · ×{ $copies } · { $mark }
ui-card-keywords = Keywords: { $keywords }
ui-plain-cards = Type c and a name, or c and the number of an option. These matter now:
ui-plain-cards-many = { $count } cards and sheets have this in their names. Type more of one:
ui-no-card = Option { $number } names no card.
ui-no-such-card = No card or sheet has “{ $typed }” in its name.
ui-odds-title = Chances
ui-odds-exact = { $what }: { $share } %
ui-odds-sampled = { $what }: { $share } % ± { $error }
ui-odds-samples = { $samples ->
    [one] Played out once;
   *[other] Played out { $samples } times;
} ± is the standard error.
ui-odds-none = No chances are known for this option: no luck decides it at once, or the game does not tell.

## Searching a long list

ui-search = a word of the option · ⏎: choose · Esc: all
ui-search-nothing = No option has “{ $typed }” in it.

## Beside the question

ui-aside-title = Beside the question
ui-aside-many = { $title } ({ $count }) …
ui-plain-asides = {"  "}a: { $title } ({ $count })
ui-plain-asides-how = Type a and a number to take one.
ui-plain-asides-none = Nothing stands beside this question.
ui-aside-sure = { $option }: are you sure?
ui-aside-back = No, go on
ui-aside-yes = Yes
ui-plain-sure = { $option }: are you sure? Type y for yes or n for no.
ui-plain-unsure = Not done. The game goes on.
# The words that are taken for yes and for no, with spaces between them.
ui-plain-yes = y yes
ui-plain-no = n no

## Draws at a real table

ui-draw-title = At your table
ui-draw-how = Type its number or its name, or u to leave this choice. h, l, m, d, p, c and o work here too.
ui-set-up-how = The match is being set up at your table. Type a number or a name, or q to leave.
ui-real-dice-house = These are the house’s components and counts. To play with your own box, write a pack first: docs/packs.md.
ui-draw-withdrawn = You leave this choice. Nothing has changed.

## The end

ui-end-marks = { $count ->
    [0] no undo marks
    [one] { $count } undo mark
   *[other] { $count } undo marks
}
ui-end-kept = The record is kept: { $path }
ui-end-verify = To verify it: duskbox verify { $path }
ui-end-share = To share it: duskbox share { $path }
ui-end-look = Look at the map once more
ui-end-undo = Take the last choice back
ui-end-new = New game
ui-end-leave = Leave
ui-new-later = This match is not over yet. A new one begins when it is.

## Saving

ui-save-title = Save as
ui-save-ask = Under which name? An empty line takes “{ $name }”.
ui-saved = Saved: { $path }
ui-save-exists = “{ $path }” is there already and was left alone. Choose another name.
ui-save-no-folder = There is no folder “{ $folder }”. Nothing was saved there; make the folder first or choose another.
ui-save-no-name = A save needs a name.
ui-save-failed = “{ $path }” could not be written: { $why }. You can play on; save under another name to be safe.
ui-resumed = Back in your game: { $count ->
    [one] one choice
   *[other] { $count } choices
} so far.
ui-save-previous = The match that was saved here before is kept as “{ $path }”.
ui-save-beside = Another match has been saved in the place of this one, perhaps from another terminal. This one is saved as “{ $path }” from now on.
ui-save-unreadable = The autosave “{ $path }” could not be opened: { $why }.
ui-save-damaged = The autosave cannot be read and was kept aside as “{ $kept }”. { $why } Start again to play a new game.
ui-goodbye = The match is saved. “duskbox play { $game }” takes you back to it.
ui-goodbye-beside = The match is saved. “duskbox play { $game } --resume { $path }” takes you back to it.
ui-goodbye-unsaved = The match could not be saved in “{ $path }”: { $why }.
ui-goodbye-over = The match is over. “duskbox replay { $path }” shows it once more.

## Line by line

ui-plain-welcome = Type the number of an option. Type h for help.
ui-plain-help =
    A number or the word in brackets chooses an option.
    u: take the last choice back. r: make it again.
    ?: the rules of this moment. ? and an id: that rule.
    w: what you cannot do now, and why. t: a tip, by looking ahead.
    m: the map. p and a number: the map with what that option means.
    l: everything you see, once more. d: all that may be looked up.
    c and a name: a card. c and a number: the cards of an option. o and a number: its chances.
    /, followed by a word: the options with this word. a: what stands beside the question.
    s and a name: save under that name. q: save and leave. h: this help and the signs of the map.
ui-plain-preview = p and a number shows what an option would look like.
ui-plain-end = n: new game. u: take the last choice back. m: the map. d: all that may be looked up. q: leave.
ui-plain-over = The game is over, so “{ $line }” cannot be chosen. n: new game. u: take the last choice back. m: the map. d: all that may be looked up. q: leave.
ui-no-such-number = “{ $number }” is not on offer. Type a number from 1 to { $most }.
ui-not-understood = “{ $line }” is neither an option nor a command. Nothing has changed; type h for help.
ui-no-preview = Option { $number } points at nothing on the map.
ui-input-ended = The input has ended.
ui-interrupted = Interrupted.

## Replay

ui-entry-start = The match is set up.
ui-entry-salt = Seat { $seat } adds salt to the luck.
ui-entry-redo = Redone.
ui-entry-chosen = A choice is made.
ui-entry-undo = Taken back: { $to ->
    [0] no choice is
    [one] one choice is
   *[other] { $to } choices are
} left.
ui-entry-undo-marked = Taken back behind something that had been seen: { $to ->
    [0] no choice is
    [one] one choice is
   *[other] { $to } choices are
} left.
ui-entry-step-back = The host takes back the last choice: { $to ->
    [0] no choice is
    [one] one choice is
   *[other] { $to } choices are
} left.
ui-replay-entry = Entry { $entry } of { $last }
ui-replay-unfinished = Here the record ends; the match is not over.

## Agents, and looking ahead

ui-bot-thinks = { $who } is thinking …
ui-key-tip = tip
ui-tip-title = What looking ahead says
ui-tip-line = { $option }: { $share } % (± { $error })
ui-tip-about = The chance to win, with its error, from what you know, if everybody plays on by rules of thumb. Best first; the others were dropped early.
ui-tip-one = There is only one thing to do.
ui-tip-thinks = Looking ahead …
