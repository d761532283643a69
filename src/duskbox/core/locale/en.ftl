### What the kernel says when something cannot be done: what was tried, why it cannot be done, what can be done instead.

-untouched-copy = Use an untouched copy of the record.
-fault = This is a fault of the program, not of yours: please report it together with the record.

## Games, settings, rules

error-unknown-game = There is no game called “{ $name }” here. Choose one of these: { $allowed }.
error-unknown-setting = This game has no setting called “{ $name }”. It has these: { $allowed }.
error-unknown-ruling = This game has no ruling called “{ $name }”. It has these: { $allowed }.
error-bad-value = “{ $value }” does not fit “{ $name }”. Allowed: { $allowed }.
error-unknown-rule = No rule of this game has the id “{ $id }”. Ids look like this: { $example }.
error-not-provided = This game does not provide “{ $what }”. To use it here, write that method in the game (docs/games.md).
error-no-packs = This game takes no packs.

## Choosing

error-unknown-option = “{ $key }” can never be chosen in this game. Take one of the options on offer.
error-illegal-choice = “{ $key }” cannot be chosen now, because this decision does not offer it. Take one of the options on offer, or ask why this one is missing.
error-game-over = “{ $key }” comes too late: the game is over. Undo a choice or start a new game.
why-not-offered = This is not on offer now.
error-stuck = The rules offer nothing to do here, and that must never happen (step { $step }, stage { $stage }, question { $ask }). { -fault }
error-endless = This choice takes more than { $most } steps, which no choice in a real game does, so it may never end (step { $step }, stage { $stage }). The game stays as it was. If you play with a pack, look in it for cards that trigger each other without end. { -fault }

## Taking back

error-nothing-to-undo = Nothing can be undone that far back: no choice has been made since then.
error-nothing-to-redo = There is nothing to redo: no undone choice is waiting. A new choice discards those that were.
error-undo-none = This choice stands: the game was opened without undo. Play on, or open the next game with another undo setting.
error-undo-free = This choice stands: something hidden has been revealed since, and in this game nothing before that can be undone. Later choices still can.
error-undo-consent = Something hidden has been revealed since. In this game that can be undone only if all the others agree: ask them.

## Chance

error-draw-needed = This choice waits for a real draw (possible results: { $n }). Say what came up, then choose again.
error-script-range = Result { $answer } does not exist: this draw has { $n } possible results, counted from 0. Give one of those.
error-not-asked = No draw can be entered: this game draws for itself. Open a game with real cards to enter draws by hand.
error-no-seed = Nothing more can be drawn: this record does not hold its seed. Continue from a save that does, or fork the game with a seed of your own.
error-no-chance = Something was to be drawn where no draw may happen. { -fault }
error-salt-late = Seat { $seat } can add no salt any more: the first draw has been made. Salt goes in before a game starts.
error-salt-twice = Seat { $seat } has added its salt already, and each seat adds one. Start the game with it, or open a new one.
error-bad-salt = This salt for seat { $seat } was not taken: the seat must be at the table, and a salt is 1 to 200 printable characters on one line. Try another.

## Records

error-no-such-entry = Entry { $entry } does not exist: this record can be looked at from 0 to { $most }.
error-no-such-seat = There is no seat { $seat } at this table. Seats are counted from 0 to { $most }; -1 is a spectator.
error-record-empty = Line { $line } of the record is empty where its header should stand. Choose a file that holds a record.
error-record-foreign = Line { $line } is not the header of a Duskbox record. Choose a file that holds one.
error-record-version = Line { $line } of the record names a format that this Duskbox does not read. Update Duskbox and open it again.
error-record-json = Line { $line } of the record cannot be read: it is not a JSON object. { -untouched-copy }
error-record-field = Line { $line } of the record lacks the field “{ $field }”, or its value makes no sense. { -untouched-copy }
error-record-number = Line { $line } of the record is out of sequence: an entry is missing, doubled or misplaced. { -untouched-copy }
error-record-cut-off = The record breaks off at line { $line }: its closing line is missing. { -untouched-copy }
error-record-entry-count = Line { $line } closes the record with a count of entries that does not match those above it. { -untouched-copy }
error-record-sum = Line { $line } closes the record with a checksum that does not match the lines above it: they were changed. { -untouched-copy }
error-record-game = Line { $line } of the record names the game “{ $game }”, which is not installed here. Install it and open the record again.
error-record-rules = Line { $line } of the record names rules version { $theirs }, but version { $ours } is in force here and would play it differently. Open it with a Duskbox that still has version { $theirs }.
error-record-setup = Line { $line } of the record holds settings, rulings or a pack that the game refuses: { $reason }. Open it with the Duskbox that wrote it, or use an untouched copy.
error-record-content = Line { $line } of the record stands for other cards or tiles than those in the box here. Open it with the Duskbox it was played with.
error-record-ending = The game does not end the way the record says (number of entries: { $entry }). { -untouched-copy }
error-record-commitment = The seed revealed at the end of the record is not the one promised in its header, so its draws prove nothing. { -untouched-copy }
error-record-long = This record is too long to be taken in: it may have at most { $most } entries.
error-record-snapshot = The snapshot kept of this game does not fit its record (field “{ $field }”). Load the game from the record alone: everything is in it.
error-entry-order = Entry { $entry } of the record cannot stand where it stands: a start, choice, undo, redo or step back is out of order. { -untouched-copy }
error-entry-undo = Entry { $entry } undoes choices in a way that the game does not allow, or hides that hidden information had been revealed. Use an untouched copy of the record.
error-entry-illegal = Entry { $entry } of the record chooses “{ $key }”, which was not on offer at that moment. { -untouched-copy }
error-entry-draw-missing = Entry { $entry } of the record lacks a draw from “{ $stream }” that the rules call for. { -untouched-copy }
error-entry-draw-other = Entry { $entry } of the record holds a different draw where the rules call for one from “{ $stream }”. { -untouched-copy }
error-entry-draw-extra = Entry { $entry } of the record holds a draw from “{ $stream }” that the rules do not call for. { -untouched-copy }
error-entry-draw-unfair = Entry { $entry } of the record holds a draw from “{ $stream }” that the revealed seed does not give: it was altered, or the draw was not fair. { -untouched-copy }

## Share codes and positions

error-share-foreign = This is not a share code: one begins with “{ $prefix }”. Copy the whole code and try again.
error-share-damaged = This share code is damaged: part of it is missing or mistyped. Copy the whole code and try again.
error-pack-game = The pack names the game “{ $value }”. It must name one of these: { $allowed }.
error-pack-no-toml = This pack is not valid TOML: { $reason }. Correct that line and try again.
error-pack-unknown-key = The pack has a key that this game does not know: “{ $key }”. Known there: { $allowed }.
error-pack-value = The pack does not fit at “{ $key }”. Expected: { $expected }. Found: “{ $found }”. Change it and try again.
expect-table = a table of keys and values
error-more-mistakes = These are the first { $most } mistakes; there may be more. Correct them and check again.
error-position-state = This position cannot be set up, because its data do not fit together: { $reason }. Copy the whole position and try again.
error-position-with-pack = A game cannot begin with a position from a game with a pack: the text of a position does not hold the pack. Go on from the record of that game instead.
error-position-unasked = Nothing is asked in this position, and it is not over: a game cannot begin here. Take the position at a question.
error-position-unknown = “{ $text }” is the position of no game that is installed here. Positions begin with one of these: { $known }.
error-position-offers = This position cannot be played on, because what it offers cannot be carried out: “{ $key }” ({ $reason }). Copy the whole position and try again.
error-not-drawable = “{ $answer }” cannot be what was drawn here: there are { $n } possibilities, counted from 0.
error-share-hidden = A game with hidden cards can be shared when it is over. Until then its code would show every hand.
error-record-form = Line { $line }: the record says the right things in the wrong form. Every record has exactly one text; use an untouched copy.
