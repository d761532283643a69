### What the page itself says. Everything about a game comes from the game’s own words.

web-not-built = The server runs, but its page has not been built. Build it and start the server again:
web-not-built-api = Programs can play already; what they can ask is described at

## Around

web-skip = Skip to the content
web-nav = Duskbox
web-home = Front page
web-settings = Settings
web-language = Language
web-close = Close
web-copy = Copy
web-copied = Copied
web-looking = One moment …
web-lost = Page not found
web-unreachable = The server does not answer. Check your connection and try again.
web-unreachable-again = The server does not answer. We keep trying …
web-name = Name
web-your-name = Your name
web-nameless = nameless

## Front page

web-games = Games
-fear-of-the-dark = Fear of the Dark
-a-touch-of-evil = A Touch of Evil
web-game-fear-of-the-dark = { -fear-of-the-dark }
web-game-a-touch-of-evil = { -a-touch-of-evil }
web-about-fear-of-the-dark = Alone in a labyrinth with a few matches and nine cards for a mind. Reveal every room, then find the door with nothing behind it.
web-about-a-touch-of-evil = Evil has come to Shadowbrook. Search the town, learn whom to trust, and face the Villain in its Lair. For two to eight Heroes, against each other or together.
web-play = Play
web-set-up = Set up …
web-host = Open a table
web-rules = Rules
web-cards = Cards
web-continue = Continue
web-show-all = Show all { $count }
web-state-lobby = waiting for players
web-state-playing = in play
web-state-over = over
web-state-frozen = on hold
web-state-replay = a record
web-join = Join a table
web-code = Code of the invitation
web-join-go = Join
web-daily = The labyrinth of the day
web-daily-short = labyrinth of the day
web-daily-about = The same rooms, shuffles and dice for everyone, one try, no undo.
web-daily-begin = Begin
web-daily-go-on = Continue today’s labyrinth
web-daily-results = Results of { $day }
web-daily-none = No one has escaped yet.
web-daily-end = End
web-daily-moves = Choices
web-daily-time = Time
web-daily-won = escaped
web-daily-lost = lost
web-replays = View a game
web-record-file = A record from your machine
web-share-code = Share code
web-position-text = Position to play from
web-play-from = Play from here
web-look = View

## A new match

web-new-match = New game
web-more-settings = More settings
web-rulings = Open questions of the rules
web-rulings-about = The rulebook leaves these open. The answers we recommend are set; your table may see it otherwise.
web-table-terms = The table: undo, clock, guests, seed
web-undo-policy = Choices can be undone
web-undo-policy-default = { $seats ->
    [1] as usual: always
   *[other] as usual: if the others agree
}
web-undo-policy-open = always, with a mark if hidden information was revealed
web-undo-policy-consent = free until hidden information is revealed, then only if everyone agrees
web-undo-policy-free = only until hidden information is revealed
web-undo-policy-none = never
web-clock = Clock
web-clock-none = none
web-clock-decision = for each decision
web-clock-bank = for the whole game
web-clock-minutes = Minutes
web-clock-increment = Seconds added for each decision
web-clock-days = { $days } d { $hours } h
web-away = Minutes away before a bot takes over (0 = never)
web-terms-chat = The players can chat
web-terms-spectators = Others may watch
web-seed = Seed (optional)
web-seed-about = The same seed with the same settings gives the same shuffles and dice. Leave it empty for a random seed.
web-pack = Your own box: a pack
web-pack-about = A pack is a small TOML file that replaces cards, rooms, numbers or names, so that the game is the one in your box. docs/packs.md shows how to write one.
web-pack-file = File of the pack
web-pack-reading = The pack is being read …
web-pack-laid = “{ $name }” fits and will be laid over the box.
web-pack-off = Play without it
web-fill-open = Friends online
web-fill-bots = Against bots
web-fill-here = All at this screen
web-seat-kind = Who sits on seat { $seat }
web-seat-name = Name of seat { $seat }
web-kind-human = at this screen
web-kind-bot = a bot
web-kind-open = open seat
web-open-table = Open the table
web-open-table-about = You get a link for the others, and start when all have come.
web-start = Start
web-start-about = Everyone is here: the game begins at once.

## Before the start

web-lobby-host = Share the link, and start when every seat is taken.
web-lobby-guest = You are at the table. The host starts when every seat is taken.
web-lobby-wait = Waiting for the host to start …
web-invite-link = Link for the others
web-invite-code = Or by code:
web-bot = Kind of bot
web-sit-here = Sit here
web-put-bot = Add a bot
web-free-seat = Free this seat
web-commitment = Commitment for the shuffles and dice:
web-join-seated = You sit at this table already.
web-to-table = To the table
web-watch = Only watch
web-claim-about = You are being given seat { $seat }. From now on you play it.
web-claim = Take the seat
web-agent-random = Random
web-agent-search = Strong AI (search)
web-agent-thumb = Simple AI

## The table

web-board = The board
web-asked = What is asked
web-side = Undo, log and chat
web-rule = Rule { $rule }
web-side-tabs = Log and chat
web-play-failed = This table is closed to you
web-ask-wait = { $who } is thinking …
web-ask-wait-about = { $who } is thinking: { $about } …
web-ask-wait-secret = Another player decides in secret …
web-ask-paused = The game is paused.
web-paused-host = The clocks are stopped and no one can choose until you end the pause.
web-paused-guest = The clocks are stopped and no one can choose until the host ends the pause.
web-ask-frozen = The game hit a bug and is on hold. Nothing is lost.
web-frozen-host = As host you can undo one move and play on; the log will show it.
web-frozen-guest = The choice that broke it has not happened. The host can let the game go on from one choice earlier.
web-step-back = Go one choice back and play on
web-options = Choices
web-options-search = Find a choice
web-options-below = { $count ->
    [one] One more ▾
   *[other] { $count } more ▾
  }
web-anytime = Other actions ({ $count })
web-sure-option-give-up = Really give up? Press once more.
web-why = Why not?
web-keys = Keys
web-odds-point = Point at a choice to see its odds.
web-odds-tap = Tap a choice to see its odds, and once more to choose it.
web-text-view = In words
web-text-view-on = Describe the table as text instead of a picture
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-older = Show what was before
web-log-taken-back = Undone:
web-missed = While you were away
web-missed-count = { $more ->
    [yes] The last { $count } lines; the log has the rest.
   *[no] { $count ->
        [one] One line
       *[other] { $count } lines
    }
  }
web-missed-done = Got it
web-undo-bar = Undo and redo
web-undo = Undo
web-redo = Redo
web-undo-none = There is no undo at this table.
web-undo-nothing = There is nothing to undo.
web-undo-free = Undo is free: nothing hidden has been revealed since.
web-undo-marked = Hidden information has been revealed since: undoing this leaves a mark.
web-undo-consent = Hidden information has been revealed since: the others are asked.
web-undo-asked = { $who } would like to undo the last choice.
web-undo-back = If you agree, this is undone, though you have seen it:
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-waiting = The others are being asked whether you may undo it.
web-undo-agreed = You agreed. Waiting for the others.
web-undo-declined = Not everyone agreed: the choice stands.
web-undo-over = The request to undo is closed: the choice stands.
web-seats = Seats
web-seat-me = you
web-seat-asked = is asked now
web-seat-open = open
web-seat-here = here
web-seat-away = away
web-seat-bot = bot ({ $agent })
web-seat-stand-in = away; { $agent } stands in
web-stood-in = { $who } is away. Meanwhile a bot plays for them: { $agent }.
web-bot-seat = { $agent } ({ $seat })
web-chat = Chat
web-chat-said = { $who }: { $text }
web-chat-empty = No messages yet.
web-chat-write = Write a message
web-chat-send = Send
web-chat-mute = Mute { $who }
web-line-open = Connected
web-line-waiting = Connection lost, coming back …
web-press-lost = Not connected: your choice did not go through. Choose again when the connection is back.
web-watching = You are watching
web-menu = More
web-menu-leave = Leave the table (keep my seat)
web-menu-pause = Pause
web-menu-resume = End the pause
web-menu-hand-over = Hand over my seat
web-menu-bot = Let a bot play for me
web-menu-stand-up = Leave the table
web-hand-over-link = The first person to open this link takes your seat. It is shown only now; until it is used, you can withdraw it in the menu.
web-seat-link = Link of the seat
web-hand-over = Hand the screen to { $who }.
web-hand-over-me = I am { $who }
web-hide-and-hand-over = Hide this and hand over
web-again = Play again
web-card = Card
web-card-unknown = This card is not in the box.
web-card-read = What { $card } does
web-all-cards = All cards

## How it ended

web-verdict-you-won = You have won!
web-verdict-you-won-with = You have won, together with { $who }!
web-verdict-you-lost = You have lost.
web-verdict-you-lost-to = You have lost. Won by: { $who }.
web-verdict-all-won = You have all won together!
web-verdict-all-lost = You have all lost together.
web-verdict-they-won = Won by: { $who }.
web-verdict-none-won = No player has won.

## Keys

web-help = Keys
web-help-choose = choose
web-help-arrows = from choice to choice
web-help-enter = take what has the focus
web-help-undo = undo
web-help-redo = redo
web-help-odds = odds of the choice you point at
web-help-why = what cannot be done now, and why
web-help-log = to the log
web-help-text = the table in words, or drawn
web-help-skip = show at once what bots have done
web-help-help = this list

## Rules and cards

web-rules-search = Search the rules
web-rules-topics = Topics
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
web-open-questions = Open questions
web-rule-switch = Can be set before play:
web-rule-default = { $value } (default)
web-cards-about = Card texts are generated from the rules code itself. The tag shows where the numbers come from.
web-cards-search = Search the cards
web-deck = Deck
web-all-decks = all
web-cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
  }
web-mark-rulebook-about = The rulebook states it.
web-mark-public-about = A public source states it.
web-mark-house-about = Ours: the rulebook leaves it to the printed card.
web-mark-pack-about = From a pack laid over the box.

## Replay

web-replay = Replay
web-story = What happened
web-story-why = This game was played by rules of version { $rules }, which this Duskbox no longer has. It cannot be replayed, but this is what happened.
web-replay-scrub = Moment
web-replay-first = To the beginning
web-replay-back = Previous step
web-replay-run = Play
web-replay-stop = Stop
web-replay-next = Next step
web-replay-last = To the end
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-share = Share
web-replay-link = Link to this moment
web-replay-download = Download the record
web-replay-play-on = Play on from here
web-share-get = Make a share code
web-entry-start = The game is set up.
web-entry-salt = Seat { $seat } adds its random salt.
web-entry-undo = A choice is undone.
web-entry-redo = A choice is redone.
web-entry-step-back = The host undoes a choice that hit a bug.
web-fair = Were the draws fair?
web-fair-about = Your browser recomputes every shuffle and every die from the seed, which was fixed by the commitment before the first choice.
web-fair-check = Check it here
web-fair-no-crypto = This browser checks only over HTTPS or on the machine that the server runs on. “duskbox verify” does it too.
web-fair-sum = The record is whole.
web-fair-sum-failed = The record was changed: its sum does not fit.
web-fair-form-failed = This is not a record.
web-fair-commitment = The seed matches the commitment.
web-fair-commitment-failed = The seed does not match the commitment.
web-fair-draws = { $draws ->
    [0] Nothing was drawn.
    [one] The one draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
  }
web-fair-draws-failed = Entry { $entry }: the draw from “{ $stream }” does not follow from the seed.
web-fair-sealed = The seed is still secret; it is revealed when the game is over.
web-fair-typed-in = The draws were typed in from a real table and cannot be checked.
web-fair-fast = The draws come from a simulation and promise nothing.
web-fair-inherited = The first { $entries } entries were taken over from another game; their draws are given, not proven.

## Settings

web-settings-about = Kept in this browser and nowhere else.
web-text-size = Size of the text
web-text-size-normal = normal
web-text-size-large = large
web-text-size-huge = very large
web-motion = Motion
web-motion-system = as this device is set
web-motion-full = Animations on
web-motion-still = Animations off
web-pace = How fast other players’ moves are shown
web-pace-calm = At reading speed
web-pace-quick = Twice as fast
web-pace-none = At once
web-pace-skip = Skip ahead
web-sound = Sound
web-sound-on = Sound
web-captions = Captions for sounds
web-caption-event = [a knock]
web-caption-turn = [a bell: it is your turn]
web-caption-end = [a low chord: the end]
