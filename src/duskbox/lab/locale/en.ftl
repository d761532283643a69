### What the lab says: its commands, its refusals and its report.

cli-do-arena = Let agents play each other on the same seeds with the sides changed, and rate them.
cli-do-lab = Experiments that anyone can repeat.
cli-do-lab-new = Write an experiment file with engine, rules and content pinned.
cli-do-lab-run = Run an experiment file; an interrupted run goes on where it was.
cli-do-lab-rerun = Play an experiment again and say whether the table is the same.
cli-do-lab-schema = Print what the file of an experiment can hold as JSON Schema, for editors.
cli-do-report = Write a page about results that you can show around.
cli-do-whatif = Compare two packs, or a pack with the box itself, on the same seeds, and say how sure the difference is.

cli-arg-agents = The agents that meet: random, thumb, search:400 and so on.
cli-arg-arena-games = How many seeds at most; on each one every two agents play both ways round.
cli-arg-results = Keep every game in this Parquet file. A run that is interrupted goes on with the same command.
cli-arg-force = Replace a file that is there, and begin anew what was interrupted.
cli-arg-programs = Start the programs (pipe:…) that the experiment names as agents.
cli-arg-cluster = Play on a Ray cluster: auto, or its address.
cli-arg-width = Stop when every rating is known to within this many Elo.
cli-arg-sprt = Stop when a sequential test has decided for every two agents whether the first leads by at most the one number of Elo or by at least the other.
cli-arg-every = After how many seeds it is looked at whether to stop.
cli-arg-experiment = An experiment file in TOML.
cli-arg-rerun = An experiment file, or the results of one.
cli-arg-results-file = A Parquet file that the lab wrote.
cli-arg-report-out = Where to write the page; without it, next to the results.
cli-arg-whatif-game = Name of the game; a pack says it, too.
cli-arg-whatif-pack = A pack. Given twice, the two are compared; given once, it is compared with the box itself.

lab-between = { $low } to { $high }
lab-setting = { $name }: { $value }
lab-box = the box itself
lab-timed = Not reproducible: some agents think by the clock ({ $agents }), so these games cannot be played again exactly. With a budget in samples, such as search:400, they can.
lab-resumed = Going on with the games in { $folder }.
lab-refused = { $count ->
    [one] One combination is refused by the game and
   *[other] { $count } combinations are refused by the game and
  } left out.
lab-interrupted = Stopped. { $games ->
    [one] One game is
   *[other] { $games } games are
  } kept; the same command goes on from there and ends in { $file }.
lab-interrupted-lost = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
  }. Nothing is kept; with --out it would be.
lab-interrupted-early = Stopped. What follows is of the games played until then.
lab-done = { $games ->
    [one] One game
   *[other] { $games } games
  } in { $seconds } s, kept in { $file }.
lab-table = Table { $digest }
lab-stopped = The stop rule ended it before all seeds were played.
lab-same = The same: all { $games } games came out as before, to the last card. Table { $digest }
lab-differs = Not the same: the columns { $columns } differ. Table now { $digest }, before { $before }
lab-changed-code = The code has been changed since these results were made ({ $there }, now { $here }). The version is the same, so it is tried.
lab-arena-line = { $place }. { $agent }: { $elo } Elo ({ $low } to { $high }), { $share } of the points in { $games } games
lab-arena-pair = { "  " }{ $first } – { $second }: { $points } : { $others } ({ $share }) { $verdict }
lab-verdict-better = the first is better (decided after { $seeds } seeds)
lab-verdict-not-better = the first is not better (decided after { $seeds } seeds)
lab-verdict-open = undecided after { $seeds } seeds
lab-compared = On { $games } seeds, games are won { $first-share } of the time with { $first } and { $second-share } with { $second }: a difference of { $difference } points, 95% interval { $span }.
lab-sure-same = The two play exactly alike: every game came out the same to the last card.
lab-sure-none = This can be chance (p = { $chance }). With this many games, a difference of { $noticeable } points would have shown four times out of five; a smaller one may still be there.
lab-sure-hint = This is a hint, no more: chance alone does this at most one time in twenty (p = { $chance }). Play more games to find out.
lab-sure-likely = This is likely real: chance alone does this less than one time in a hundred (p = { $chance }).
lab-sure-sure = This is sure: chance alone does this less than one time in a thousand (p { $chance }).
lab-compared-ending = { "  " }{ $ending }: { $difference } points ({ $span }), p { $chance }
lab-compared-length = { "  " }Length in { $unit }: { $difference } ({ $span }); decisions: { $decisions } ({ $decision-span })
lab-report-written = The report is in { $file }.

outcome-unfinished = Not finished

error-lab-library = This needs { $library }. Install it from the folder with Duskbox’s source: pip install ".[{ $extra }]"
error-lab-other = { $what } differs: the experiment was made for { $there }, here is { $here }. It can only be played again with what it was made for.
error-lab-what-engine = The engine
error-lab-what-rules = The rules version
error-lab-what-content = The content
error-lab-other-sources = A worker plays with other code ({ $there }) than this process ({ $here }). Install the same Duskbox everywhere, and do not change it during a run.
error-lab-worker = A worker process has ended without a word; the machine may have run out of memory. What was finished is kept where --out was given: the same command goes on, with fewer --workers if need be.
error-lab-too-many = That makes more than { $most } kinds of games ({ $cells } so far). Take fewer values.
error-lab-no-agents = There is no one to play. Name an agent.
error-lab-no-results = “{ $file }” is not a table of results that this lab wrote.
error-lab-changed = “{ $file }” was changed after it was written: its table does not fit its own digest.
error-lab-exists = “{ $file }” is there already. Name another file, or replace it with --force.
error-lab-no-folder = “{ $file }” cannot be written: there is no folder “{ $folder }”.
error-lab-other-parts = “{ $folder }” holds the games of another run; they differ in { $differs }. Name another file, or begin anew with --force.
error-lab-cluster = The cluster “{ $cluster }” cannot be used: { $reason }
error-lab-cluster-package = The machines of the cluster “{ $cluster }” lack “{ $package }”. Install the same Duskbox everywhere.
error-lab-toml = { $file } is not valid TOML: { $reason }
error-lab-not-toml = { $file } is neither an experiment file nor results.
error-lab-file-missing = { $file }: { $key } is missing.
error-lab-key = { $file }: “{ $key }” is not known. There are: { $allowed }.
error-lab-value = { $file }: “{ $key }” should be { $expected }.
error-lab-packs = Name one pack to compare with the box itself, or two to compare with each other.
error-lab-pack-games = The packs are for different games: { $first } and { $second }.
error-lab-programs = This experiment starts programs on your machine: { $programs }. If you trust them, say so with --programs.
error-lab-two-agents = Name at least two different agents.
error-lab-stop = --width and --sprt exclude each other, a width is above 0, and of the two numbers of --sprt the second is the larger.
expect-lab-table = a table
expect-lab-text = a text
expect-lab-number = a whole number
expect-lab-texts = a text or a list of texts
expect-lab-agents = agents: one name for all seats, or a list of names by seat
expect-lab-values = a value or a list of values
expect-lab-once = a list in which no value stands twice
expect-lab-elo = a number of Elo
expect-lab-stop = part of a stop rule: every (2 or more), and either a width or a low and a high
expect-lab-two-agents = a list of at least two different agents
expect-lab-not-both = left out where there is an arena
expect-lab-arena-only = left out: only an arena stops early
expect-lab-one-each = one hash for each pack

# The report

report-page = Duskbox report
report-theme = Colours
report-theme-auto = as the system
report-theme-light = light
report-theme-dark = dark
report-contents = Contents
report-lead = { $games ->
    [one] One game
   *[other] { $games } games
  } in { $cells ->
    [one] one kind of game
   *[other] { $cells } kinds of games
  }, played by { $agents }. The players win { $share } of them (95% interval { $between }).
report-footer = Made from { $games } simulated games. Simulated players are not people: read differences, not promises.
report-out = What stands out
report-out-cells = Hardest is { $hard } ({ $hard-share } won), easiest { $easy } ({ $easy-share }).
report-out-roles = { $best } wins most often ({ $best-share }), { $worst } least ({ $worst-share }).
report-out-up = { $name } goes with the most wins: { $points } points ({ $span }).
report-out-down = { $name } goes with the most losses: { $points } points ({ $span }).
report-out-alive = Everything in the box did something: { $count } of { $count } cards, people and places.
report-out-dead = { $count ->
    [one] One
   *[other] { $count }
  } of { $all } cards, people and places never did anything.

report-tile-games = Games
report-tile-wins = Players win
report-tile-length = Length
report-tile-decisions = Decisions a game
report-tile-branching = Options a decision
report-length-unit = rounds
report-role = Role
report-scene = Scene
report-all = All

report-arena = Strength
report-arena-about = Every two agents played the same seeds with the sides changed. Ratings are on Elo’s scale with a mean of 0: 400 points more is ten wins to one.
report-whatif = What if
report-wins = Win rates
report-wins-about = How often the game is won, with 95% intervals.
report-wins-several = How often the players beat the game (any of them), with 95% intervals.
report-interval-note = Wilson’s intervals at 95%. The dashed line is the share over all games. Game n has the same seed in every row.
report-endings = Endings
report-balance = Balance
report-balance-about = How often each { $role } wins, by { $scene }. Warm cells are above the average of their column, cold ones below.
report-balance-note = ▲ and ▼ mark what differs from its column even when all these comparisons are taken into account. Point at a cell for its interval.
report-heat-cell = { $between }, { $games ->
    [one] one game
   *[other] { $games } games
  }
report-seats = Seats
report-seat = Seat { $seat }
report-movers = Which card moves the win chance
report-movers-about = How much more often games are won in which a card did something than games in which it did not, in points. { $count } were common enough to judge.
report-movers-none = No card was common enough to judge. Play more games.
report-movers-still = No card moved the win chance at all: every game of a kind ended alike.
report-movers-note = Games are compared only with games of the same kind and of similar length. Intervals and p hold for all cards together (Bonferroni), so a coloured line is no accident of looking at many. It is still what goes together, not proof of cause (what comes up only when a game is nearly won goes with wins by itself): for proof, change the card in a pack and run “duskbox whatif”.
report-all-cards = { $count ->
    [one] The one card
   *[other] All { $count }
  } in a table
report-dead = Dead content
report-dead-none = None: in { $games } games all { $count } pieces of content did something.
report-dead-some = In { $games } games { $count ->
    [one] this
   *[other] these { $count }
  } never did anything. Some of it may belong to ways of playing that were not played:
report-length = Length
report-length-about = A game takes { $mean } { $unit } on average (95% interval { $span }).
report-decisions-about = It takes { $mean } decisions on average; half of the games need at most { $middle }, the longest needed { $most }.
report-choices = Decisions and branching
report-choices-about = Of { $decisions } decisions a game, { $choices } ({ $share }) leave a choice. On average there are { $branching } options (95% interval { $span }).
report-made = How this was made
report-made-game = Game
report-made-engine = Engine and code
report-made-rules = Rules version
report-made-content = Content
report-made-settings = Settings
report-made-agents = Agents
report-made-seed = Seeds
report-made-speed = Time
report-made-table = Table
report-made-again = “duskbox lab rerun” with the results plays every game again and compares every value.
report-seed = { $seed }; up to { $games } games of every kind, game n with the same shuffles and dice in each
report-speed = { $seconds } s, { $speed } games a second ({ $form })

report-head-agent = Agent
report-head-elo = Elo
report-head-interval = 95% interval
report-head-points = Points
report-head-games = Games
report-head-kind = Kind of game
report-head-wins = Wins
report-head-what = What
report-head-difference = Difference
report-head-chance = p
report-head-ending = Ending
report-head-share = Share
report-head-seat = Seat
report-head-card = Card
report-head-live = Games with it
report-head-rarest = Rarest
