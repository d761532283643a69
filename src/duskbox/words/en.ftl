# What the `duskbox` command says.

cli-about = Horror board games with their complete rules. Without a command the house opens in your browser; the commands play in the terminal, replay, check, simulate and serve.
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version and whether the engine runs compiled or interpreted.
cli-usage = { $detail }. Try “{ $command } --help”.
cli-usage-unknown = “{ $given }” is not known here. Try “{ $command } --help”.
cli-usage-missing = Something is missing: { $given }. Try “{ $command } --help”.
cli-usage-choice = There is no command “{ $given }”. There are: { $known }.
cli-usage-near = There is no command “{ $given }”. Did you mean “{ $near }”?
cli-usage-number = { $flag } needs a whole number, not “{ $given }”.
cli-usage-value = { $flag } needs a value. Try “{ $command } --help”.
cli-head-usage = Usage:
cli-head-arguments = What it is about
cli-head-options = Options
cli-system = It could not be done ({ $reason }).
cli-usage-decimal = { $flag } needs a number, not “{ $given }”.
cli-usage-values = { $flag } needs { $many } values. Try “{ $command } --help”.
cli-usage-ambiguous = “{ $given }” can mean several things: { $could }.
cli-no-file = There is no file “{ $file }”. Check its name.
cli-folder = “{ $file }” is a folder. Name a file in it.
cli-not-text = “{ $file }” is not a text file, so it holds no record and no pack.
cli-file = The file “{ $file }” cannot be used ({ $reason }). Check its name and whether you may open it.

cli-do-play = Play in this terminal; an unfinished game goes on where you left it.
cli-do-simulate = Play many games and print what came of them.
cli-do-replay = Step through a recorded game.
cli-do-verify = Check a record: rules, outcome and fairness of every draw.
cli-do-share = Turn a record into a short code for links, or such a code into a record.
cli-do-show = Draw a position from its notation.
cli-do-rules = Read the rules, or one rule by its id.
cli-do-cards = List the cards with their texts, their copies and where the values come from.
cli-do-ledger = List every rule with the tests that cover it.
cli-do-games = List the games.
cli-do-pack = Work with packs that replace rooms, decks and names.
cli-do-check = Check a pack and say what is wrong with it.
cli-do-box = Look at a game’s box as a whole.
cli-do-box-check = Prove that a box is complete: counts, marks, words, and that every card can come up.

cli-arg-lang = Language of everything you read.
cli-arg-game = Name of the game; “duskbox games” lists them.
cli-arg-seed = A word or number that fixes the luck. Without it the luck is fresh.
cli-arg-salt = Your own word mixed into the luck, so that nobody else chose it alone.
cli-arg-real-dice = You have the box at hand: type in what you draw.
cli-arg-plain = Plain text, line by line; also for screen readers and pipes.
cli-arg-new = Start a new game even if one is unfinished.
cli-arg-resume = Go on with a saved game.
cli-arg-save = Keep the record in this file as well.
cli-arg-undo = Who may take choices back: always with a mark, others agreeing, only while nothing was learned, or nobody.
cli-arg-hand-over = Whether the screen is handed from side to side with a pause: where a person sits before it (auto), always, or never.
cli-arg-seat = Show only what this seat may know, counted from 1; 0 is a spectator. Without it a finished game is shown open.
cli-arg-games = How many games.
cli-arg-agent = Who plays: random, thumb, or search with a budget, such as search:400.
cli-arg-sim-seed = The number that fixes the luck of all games.
cli-arg-workers = How many processes share the work; without it, all cores.
cli-arg-json = Print JSON.
cli-arg-file = A record file, a share code, or “-” for standard input.
cli-arg-position = A position as “duskbox” writes it, in quotes.
cli-arg-id = A rule’s id, such as FD-MOVE-01.
cli-arg-ruling = Answer an open question of the rules in another way; “duskbox rules” lists them. May be given several times.
cli-arg-pack = A pack to lay over the game’s content.
cli-arg-pack-file = A pack in TOML.
cli-arg-box-game = Name of the game; without it every game is checked, or the one a pack is for.

cli-simulating = Playing …
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } by “{ $agent }”, { $each } decisions each ({ $longest } at most)
cli-simulated-wins = Seat { $seat } wins { $games }: { $share } % (95 % interval { $low } to { $high } %)
cli-simulated-outcome = { "  " }{ $outcome }: { $games } – { $share } % ({ $low } to { $high } %)
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
cli-verified-sealed = The seed is still sealed under { $commitment }; the draws can be checked when the game is over.
cli-verified-inherited = The first { $entries } entries were taken over from another match: their draws are given, not proven.
cli-verified-asked = The draws were typed in from a real table and cannot be checked.
cli-verified-fast = The draws come from a simulation’s generator, which makes no promise of fairness.
cli-verified-marks = { $marks ->
    [one] Once a choice was
   *[other] { $marks } times choices were
  } taken back after something had been learned.

cli-rulings = Rulings: open questions you can answer yourself
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
error-pack-toml = { $file } is not valid TOML: { $reason }
error-pack-no-game = { $file } does not say which game it is for. Add a table [pack] with game = "…" ({ $allowed }).

cli-mark-rulebook = rulebook
cli-mark-public = public source
cli-mark-house = house
cli-mark-pack = pack

# Running a server

cli-do-serve = Open the house: a server for matches in browsers and over the network.
cli-do-db = Look after the server’s database.
cli-do-db-upgrade = Bring the database to the form that this Duskbox knows.
cli-do-db-check = Say whether the database answers and has the right form.
cli-do-db-backup = Write everything in the database to a file.
cli-do-db-restore = Fill an empty database from such a file.
cli-do-reproduce = Make one more choice at the end of a record and show where it breaks.

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
cli-arg-choose-seat = The seat that chooses, counted from 0 as reports do; without it the one that is asked.

cli-serving = The house is open: { $address }
cli-serving-stop = Ctrl+C closes it. Matches are kept in { $folder }.
cli-reproduced = “{ $key }” works: it is entry { $entry } of the record, and nothing broke.
cli-db-kept = The database has the right form already ({ $after }).
cli-db-upgraded = The database now has the form { $after }; before it had { $before }.
cli-db-good = The database { $url } answers and has the right form ({ $has }).
cli-db-none = The database { $url } has not been set up. Run “duskbox db upgrade”.
cli-db-other = The database { $url } has the form { $has }, this Duskbox has the form { $knows }. Run “duskbox db upgrade”; if that is refused, update Duskbox.
cli-db-backed-up = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } written to { $file }. It holds the luck of running matches and other secrets: keep it safe.
cli-db-restored = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } restored from { $file }.
