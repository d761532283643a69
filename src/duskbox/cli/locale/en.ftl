# What the `duskbox` command says.

cli-about = Horror board games with their complete rules. Without a command Duskbox opens in your browser; the commands play in the terminal, replay, check, simulate and serve.
cli-help = Show this help.
cli-version = Show the version and whether the engine runs compiled or interpreted.
cli-interrupted = Interrupted.
cli-system = It could not be done ({ $reason }).
cli-missing-library = This needs { $library }, which Duskbox brings with its extra “{ $extra }”. Install it: pip install "duskbox[{ $extra }]", or pip install ".[{ $extra }]" in the folder with Duskbox’s source.
cli-no-file = There is no file “{ $file }”. Check its name.
cli-folder = “{ $file }” is a folder. Name a file in it.
cli-not-text = “{ $file }” is not a text file, so it holds no record and no pack.
cli-file = The file “{ $file }” cannot be used ({ $reason }). Check its name and whether you may open it.

cli-do-play = Play in this terminal; an unfinished game goes on where you left it.
cli-do-simulate = Play many games and print what came of them.
cli-do-replay = Step through a recorded game.
cli-do-verify = Check a record: rules, outcome and fairness of every draw.
cli-do-saves = List the games saved on this machine; resume, rename or delete one.
cli-do-saves-resume = Resume a saved game: the one played last, or the one you name.
cli-do-saves-rename = Give a saved game another name.
cli-do-saves-delete = Delete a saved game.
cli-arg-save-name = The name of a save, or its number in the list.
cli-arg-save-new = The new name.
cli-arg-yes = Do not ask.
cli-saves-none = Nothing is saved yet. Games are kept in “{ $folder }”.
cli-save-playing = { $title }. { $choices ->
    [one] One choice
   *[other] { $choices } choices
} so far. Last played: { $when }.
cli-save-over = { $title }. Over: { $outcome } ({ $when })
cli-save-unreadable = Cannot be read, or was played by other rules ({ $when }).
cli-save-bots = Bots: { $bots }.
cli-save-renamed = “{ $old }” is now called “{ $new }”.
cli-save-delete = Delete “{ $name }”? (y/n)
cli-save-deleted = “{ $name }” is deleted.
cli-save-left = Nothing was deleted.
cli-no-save = No save is called “{ $name }”. “duskbox saves” lists them.
cli-no-save-waits = No saved game is waiting. “duskbox play GAME” starts one.
ui-seats-damaged = The file “{ $path }” names the bots of this save and cannot be read. Delete it to go on without bots.
ui-seats-program = The file “{ $path }” would start a program of its own. Name the bots with --bot instead.
cli-do-share = Turn a record into a short code for links, or such a code into a record.
cli-do-show = Draw a position, from its line of text or from a record.
cli-do-rules = Read the rules: all of them, those with some words, or one by its id.
cli-do-cards = List the cards, or those you name, with their texts, their copies and where the values come from.
cli-do-ledger = List every rule with the tests that cover it.
cli-do-games = List the games.
cli-do-pack = Work with packs that replace rooms, decks and names.
cli-do-pack-check = Check a pack and say what is wrong with it.
cli-do-pack-schema = Print what a pack can hold as JSON Schema, for editors.
cli-do-box = Look at a game’s box as a whole.
cli-do-box-check = Prove that a box is complete: counts, marks, words, and that every card can come up.

cli-arg-lang = Language of everything you read.
cli-arg-game = Name of the game, which may be shortened to a part of it; “duskbox games” lists them.
cli-arg-seed = Seed for the shuffles and dice. Without it: random.
cli-arg-salt = A word of your own, mixed into the shuffles and dice, so that no one else alone decides them.
cli-arg-real-dice = You have the box at hand: type in what you draw.
cli-arg-from-position = Begin with this position, a line as “duskbox show FILE” writes it.
cli-arg-plain = Plain text, line by line; also for screen readers and pipes.
cli-arg-new = Start a new game even if one is unfinished.
cli-arg-ids = Show or hide rule ids and option keys. The full screen shows them by default, --plain hides them.
cli-arg-theme = The colours of the full screen. By default dusk; plain where NO_COLOR is set. DUSKBOX_THEME names others.
cli-arg-resume = Resume a saved game.
cli-arg-save = Keep the record in this file as well.
cli-arg-undo = When choices can be undone: open (always, with a mark), consent (if the others agree), free (until hidden information is revealed), or none.
cli-arg-hand-over = Whether the screen is handed from side to side with a pause: where a person sits before it (auto), always, or never.
cli-arg-seat = Show only what this seat may know, counted from 1; 0 is a spectator. Without it a finished game is shown open.
cli-arg-games = How many games.
cli-arg-agent = Who plays: random, thumb, search with a budget, such as search:400, or a bot of your own: MODULE:NAME, the name of one that a package brings, or pipe:COMMAND.
cli-arg-sim-seed = The number that fixes all shuffles and dice.
cli-arg-workers = How many processes share the work; without it, all cores.
cli-arg-json = Print JSON.
cli-arg-file = A record file, the name of a saved game, a share code, or “-” for standard input.
cli-arg-position = The position as a line of text, in quotes; “duskbox show FILE” writes it.
cli-arg-id = A rule’s id, such as FD-MOVE-01, or words of the rules you look for.
cli-arg-ruling = Answer an open question of the rules in another way; “duskbox rules” lists them. May be given several times.
cli-arg-pack = A pack to lay over the game’s content.
cli-arg-card-name = Only cards with these words in their names.
cli-arg-show = The game of a position, or a record whose position is shown.
cli-arg-entry = Show the position after this entry of the record; without it, the last.
cli-arg-ask = Which questions with only one option you are asked, and whether you are asked how to pay where one way is the cheapest: needed (none whose answer tells the others nothing), turn-end (the end of your turn too), or all.
cli-entry-of-record = --entry is for a record. A position has no entries.
cli-position = As a line: { $position }
cli-no-rule = No rule has “{ $typed }” in it. “duskbox rules GAME” lists them all.
cli-no-card = No card has “{ $typed }” in its name. “duskbox cards GAME” lists them all.
cli-no-cards = “{ $game }” has no cards to read about.
cli-no-ledger = “{ $game }” has no list of rules.
cli-arg-pack-file = A pack in TOML.
cli-arg-box-game = Name of the game; without it every game is checked, or the one a pack is for.

cli-simulating = Playing …
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } by “{ $agent }”, { $each } decisions each ({ $longest } at most)
cli-simulated-wins = Seat { $seat } wins { $games }: { $share } (95% interval { $low } to { $high })
cli-simulated-outcome = { "  " }{ $outcome }: { $games } – { $share } ({ $low } to { $high })
cli-simulated-speed = { $decisions } decisions in { $seconds } s: { $speed } per second, { $form }, { $workers ->
    [one] one process
   *[other] { $workers } processes
  }
cli-form-compiled = compiled
cli-form-interpreted = interpreted

cli-verified = { $game }: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
  } from the rules; { $draws ->
    [0] nothing was drawn
    [one] one draw
   *[other] { $draws } draws
  }.
cli-verified-outcome = The game ended: { $outcome }. Final position { $hash }.
cli-verified-fair = Fair: the seed fits the commitment { $commitment } and gives every draw.
cli-verified-sealed = The seed is still secret, with the commitment { $commitment }; the draws can be checked when the game is over.
cli-verified-inherited = The first { $entries } entries were taken over from another game: their draws are given, not proven.
cli-verified-asked = The draws were typed in from a real table and cannot be checked.
cli-verified-fast = The draws come from a simulation’s generator, which makes no promise of fairness.
cli-verified-marks = { $marks ->
    [one] Once a choice was
   *[other] { $marks } times choices were
  } undone after hidden information had been revealed.

cli-open-questions = Questions the rulebook leaves open, each with the answer we play by default
cli-rule-ruling = Ruling, set before play: { $name } = { $values }
cli-rule-certainty = Certainty: { $certainty }
cli-rule-source = In the rulebook: { $source }
cli-rule-note = Note: { $note }
certainty-stated = the rulebook says so
certainty-inferred = follows from what the rulebook says
certainty-ambiguous = our reading; the rulebook can be read otherwise
cli-rule-why = Why: { $why }
cli-rule-tests = { $tests ->
    [0] No test names this rule.
    [one] One test covers it:
   *[other] { $tests } tests cover it:
  }
cli-coverage = { $covered } of { $all } ids are covered by tests.
cli-uncovered = Not covered: { $ids }
cli-pack-good = { $file } is a good pack. Content { $hash }.
cli-box-good = { $game }: the box is complete. { $kinds ->
    [one] One kind
   *[other] { $kinds } kinds
  } of cards, sheets and spaces, { $pieces } in all, and every word of them in three languages.
cli-box-unproved = { $game }: this game brings no proof of its box.
cli-box-bad = { $game }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
  } in the box.
error-ruling-form = “{ $text }” is not a ruling. Write it as NAME=VALUE; “duskbox rules GAME” lists the names and values.
error-resume-and-set-up = A saved game goes on as it was set up. Leave out --resume to start a new one with other settings.
error-position-and-set-up = A position brings its own settings, rulings and draws so far: leave out --position, or everything else that sets up a game.
error-pack-toml = { $file } is not valid TOML: { $reason }
error-pack-no-game = { $file } does not say which game it is for. Add a table [pack] with game = "…" ({ $allowed }).

cli-mark-rulebook = rulebook
cli-mark-public = public source
cli-mark-house = house
cli-mark-pack = pack

# Running a server

cli-do-serve = Run a server for games in browsers and over the network.
cli-do-db = Manage the server’s database.
cli-do-db-upgrade = Upgrade the database to the schema that this Duskbox uses.
cli-do-db-check = Check whether the database answers, has the current schema and is undamaged.
cli-do-db-backup = Write everything in the database to a file.
cli-do-db-restore = Fill an empty database from such a file.
cli-do-reproduce = Make one more choice at the end of a record and show where it fails.

cli-arg-config = The configuration, a TOML file; docs/server.md names its fields.
cli-arg-database-url = The database: postgresql://… or sqlite:///…; without it a file in the data folder.
cli-arg-data = The folder for the database file and for reports.
cli-arg-host = The address to listen at; 0.0.0.0 is every address of this machine.
cli-arg-port = The port to listen at.
cli-arg-open = Open the browser, too.
cli-arg-bus-url = The Redis bus that several processes need: redis://…
cli-arg-server-workers = How many processes serve; more than one needs PostgreSQL and Redis.
cli-arg-backup = The backup, a compressed file.
cli-arg-choose = The key of the option to choose.
cli-arg-choose-seat = The seat that chooses, counted from 1; without it the one that is asked.

cli-serving = Duskbox is running at { $address }
cli-serving-others = From other machines in your network: { $address }
cli-serving-stop = Press Ctrl+C to stop. Saved games: { $folder }
cli-reproduced = “{ $key }” works: it is entry { $entry } of the record, and nothing broke.
cli-db-kept = The database has the current schema already ({ $after }).
cli-db-upgraded = The database now has schema { $after }; before, it had { $before }.
cli-db-good = The database { $url } answers, has the current schema ({ $has }) and is undamaged.
cli-db-bad = The database { $url } is damaged. Stop the server, keep a copy of the file, and restore the last backup into a new database (docs/server.md).
cli-db-damaged = Damage: { $detail }
cli-db-stray = “{ $table }” has rows of games that do not exist: { $rows }.
cli-db-gap = Game { $match }: entries of its record are missing.
cli-db-seats = Game { $match }: seats are missing.
cli-db-header = Game { $match }: its header cannot be read.
cli-db-none = The database { $url } has not been set up. Run “duskbox db upgrade”.
cli-db-other = The database { $url } has schema { $has }, but this Duskbox uses { $knows }. Run “duskbox db upgrade”; if that is refused, update Duskbox.
cli-db-backed-up = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } written to { $file }. It holds the coming draws of running games and other secrets: keep it safe.
cli-db-restored = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } restored from { $file }.

## The start screen

cli-start-title = What would you like to play?
cli-start-go-on = Continue the last game
cli-start-saves = Saved games
cli-start-replay = Replay: { $name }
cli-start-new = New game: { $game }
cli-start-browser = Play in the browser
cli-start-browser-about = Starts a server on this machine and opens its page.
cli-start-speaks = English
cli-start-begin = Begin
cli-start-more = More settings
cli-start-others = The other seats
cli-start-others-people = people at this screen
cli-start-others-people-about = The screen is handed from one to the next, with a pause in between.
cli-start-others-quick = a quick bot
cli-start-others-quick-about = It plays by rules of thumb, at once.
cli-start-others-strong = a strong bot
cli-start-others-strong-about = It thinks for a second at each choice.
