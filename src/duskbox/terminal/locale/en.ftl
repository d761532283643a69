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
ui-key-help = help
ui-key-rules = rules
ui-key-why = why not
ui-key-search = search
ui-key-anytime = more
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
ui-hint-draw-many = type a name · ↑↓ ⏎: pick · Esc: leave this choice
ui-hint-draw = ↑↓ ⏎: pick · Esc: leave this choice
ui-hint-name = ⏎: save · Esc: back
ui-hint-cards = type a name · ↑↓: list · PgUp PgDn: text · Esc: back
ui-hint-map = arrows: move the map · m or Esc: back
ui-hint-parting = ⏎: hide this and hand over
ui-hint-hand-over = ⏎: go on · q: save and leave

## Taking back

ui-undone = Undone. Nothing hidden had been revealed.
ui-undone-marked = Undone, although hidden information had been revealed. The record is marked.
ui-undone-other = A choice of another side was undone: { $who }.
ui-undo-other = The last choice was made by { $who }. Undo it?
ui-undo-consent = The last choice was made by { $who }, and hidden information was revealed by it. It can be undone only if everyone else agrees. Do they?
ui-undo-consent-other = The last choice was made by { $who }. It can be undone only if everyone else agrees. Do they?
ui-plain-undo = { $doubt } Type y for yes or n for no.

## Handing over the screen

ui-hand-over-title = Next at the screen
ui-hand-over = Hand the screen to { $who }, then press Enter.
ui-parting-title = For your eyes only
ui-plain-parting = Only you may know this. Press Enter to hide it.

## Rules and reasons

ui-rules-title = Rules for this decision
ui-rules-question = What is asked
ui-rules-options = What the options do
ui-rules-end = How it ended
ui-rules-last = What happened last
ui-why-title = What you cannot do now, and why
ui-why-nothing = Every usual action is available right now.

## Looking things up

ui-details-title = All that you may know
ui-details-now = Now
ui-details-table = On the table
ui-details-signs = The signs of the map
ui-details-match = This game
ui-details-keys = Keys
ui-help-title = Keys and signs
ui-view-title = What you see
ui-log-title = What has happened
ui-keys-help =
    1–9, A–Z or ↑ ↓ and ⏎ choose; j and k move the mark. / searches a long list.
    t gives a tip by looking ahead, o shows the odds of the marked option, w says what cannot be done and why, e explains the rules for this decision.
    c shows any card, d the rest that you may look up, l the log, a the other actions; m shows the map alone; v says in words what you see.
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
ui-odds-title = Odds
ui-odds-exact = { $what }: { $share }
ui-odds-sampled = { $what }: { $share } ± { $error }
ui-odds-samples = { $samples ->
    [one] Played out once;
   *[other] Played out { $samples } times;
} ± is the standard error.
ui-odds-none = No odds are known for this option: no draw decides it at once, or the game does not give them.

## Searching a long list

ui-search = a word of the option · ⏎: choose · Esc: all
ui-search-nothing = No option has “{ $typed }” in it.

## Other actions

ui-anytime-title = Other actions
ui-anytime-many = { $title } ({ $count }) …
ui-plain-anytime = {"  "}a: { $title } ({ $count })
ui-plain-anytime-how = Type a and a number to take one.
ui-plain-anytime-none = There are no other actions right now.
ui-anytime-sure = { $option }: are you sure?
ui-anytime-back = No, go on
ui-anytime-yes = Yes
ui-plain-sure = { $option }: are you sure? Type y for yes or n for no.
ui-plain-unsure = Not done. The game goes on.
# The words that are taken for yes and for no, with spaces between them.
ui-plain-yes = y yes
ui-plain-no = n no

## Draws at a real table

ui-draw-title = At your table
ui-draw-how = Type its number or its name, or u to leave this choice. ?, v, l, m, d, p, c and o work here too.
ui-set-up-how = The game is being set up at your table. Type a number or a name, or q to leave.
ui-real-dice-rolled = The components and counts are Duskbox’s own. To play with your own box, write a pack first: docs/packs.md.
ui-draw-noted = Noted: { $what }.
ui-draw-many = { $count } are possible. Type part of the name, or * for the whole list.
ui-draw-withdrawn = You leave this choice. Nothing has changed.

## The end

ui-end-marks = { $count ->
    [0] no undo marks
    [one] { $count } undo mark
   *[other] { $count } undo marks
}
ui-winners = { $count ->
    [one] The winner: { $names }.
   *[other] The winners: { $names }.
}
ui-you-won = You have won.
ui-you-lost = You have lost.
ui-end-replay = To see it again: duskbox replay { $path }
ui-end-analyse = To see what was chance and what was skill: duskbox analyse { $path }
ui-end-kept = The record is kept: { $path }. “duskbox saves” lists it.
ui-end-verify = To verify it: duskbox verify { $path }
ui-end-share = To share it: duskbox share { $path }
ui-end-look = Look at the map once more
ui-end-undo = Undo the last choice
ui-end-new = New game
ui-end-leave = Leave
ui-new-later = This game is not over yet. A new one begins when it is.

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
ui-save-previous = The game that was saved here before is kept as “{ $path }”.
ui-save-beside = Another game has been saved in the place of this one, perhaps from another terminal. From now on this one is saved as “{ $path }”.
ui-save-unreadable = The autosave “{ $path }” could not be opened: { $why }.
ui-save-damaged = The autosave cannot be read and was kept aside as “{ $kept }”. { $why } Start again to play a new game.
ui-goodbye = The game is saved. “duskbox play { $game }” takes you back to it.
ui-goodbye-named = The game is saved. “duskbox saves resume { $name }” takes you back to it.
ui-goodbye-beside = The game is saved. “duskbox play { $game } --resume { $path }” takes you back to it.
ui-leave-unsaved = Leave all the same? What was played since would be lost.
ui-plain-leave-unsaved = Leave all the same? Type q or y to leave, n to stay.
ui-goodbye-unsaved = The game could not be saved in “{ $path }”: { $why }.
ui-goodbye-over = The game is over. “duskbox replay { $path }” shows it once more.

## Line by line

ui-plain-welcome = Type the number of an option. Type ? for help.
ui-plain-help =
    A number chooses an option.
    u: undo the last choice. r: redo it.
    e: the rules for this decision. e and a number: what that option does. e and an id: that rule.
    w: what you cannot do now, and why. t: a tip, by looking ahead.
    m: the map. p and a number: the map with what that option means.
    v: everything you see, once more. d: all that may be looked up. l: what has happened.
    c and a name: a card. c and a number: the cards of an option. o and a number: its odds.
    /, followed by a word: the options with this word. a: the other actions.
    s and a name: save under that name. q: save and leave. ?: this help and the signs of the map.
ui-plain-preview = p and a number shows what an option would look like.
ui-plain-end = n: new game. u: undo the last choice. m: the map. d: all that may be looked up. q: leave.
ui-plain-over = The game is over, so “{ $line }” cannot be chosen. n: new game. u: undo the last choice. m: the map. d: all that may be looked up. q: leave.
ui-no-such-number = There is no option “{ $number }”. Type a number from 1 to { $most }.
ui-not-understood = “{ $line }” is neither an option nor a command. Nothing has changed; type h for help.
ui-no-preview = Option { $number } points at nothing on the map.
ui-input-ended = End of input.
ui-interrupted = Interrupted.

## Replay

ui-entry-start = The game is set up.
ui-entry-salt = Seat { $seat } adds its random salt.
ui-entry-redo = Redone.
ui-entry-chosen = A choice is made.
ui-entry-undo = Undone: { $to ->
    [0] no choice is
    [one] one choice is
   *[other] { $to } choices are
} left.
ui-entry-undo-marked = Undone, although hidden information had been revealed: { $to ->
    [0] no choice is
    [one] one choice is
   *[other] { $to } choices are
} left.
ui-entry-step-back = The host undoes the last choice: { $to ->
    [0] no choice is
    [one] one choice is
   *[other] { $to } choices are
} left.
ui-only-option = { $text } (The only option.)
ui-replay-entry = Entry { $entry } of { $last }
ui-replay-unfinished = Here the record ends; the game is not over.

## Agents, and looking ahead

ui-bot-thinks = { $who } is thinking …
ui-key-tip = tip
ui-tip-title = Suggested moves
ui-tip-line = { $option }: { $share } (± { $error })
ui-tip-dropped = { $option }: dropped early, at about { $share }
ui-tip-about = The chance to win (± error) from what you know, if { $seats ->
    [1] you then play
   *[other] everyone then plays
} like the simple bot. What the search would choose comes first.
ui-tip-one = There is only one thing to do.
ui-tip-thinks = Looking ahead …

## Pages of things to choose from

ui-start-how = Type a number; b goes back, q leaves.
ui-start-choose = choose
ui-start-back = back
