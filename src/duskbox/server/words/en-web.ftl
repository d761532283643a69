### What the page itself says. Everything about a game comes from the game’s own words.

web-not-built = The house is open, but its page has not been built. Build it and start the house again:
web-not-built-api = Programs can play already; what they can ask is described at

## Around

web-skip = Skip to the content
web-nav = The house
web-home = Front page
web-settings = Settings
web-language = Language
web-close = Close
web-copy = Copy
web-copied = Copied
web-looking = One moment …
web-lost = Nobody lives here
web-unreachable = The house does not answer. Check your connection and try again.
web-unreachable-again = The house does not answer. We keep trying …
web-name = Name
web-your-name = Your name
web-nameless = nameless

## Front page

web-games = Games
-fear-of-the-dark = Fear of the Dark
-a-touch-of-evil = A Touch of Evil
web-game-fear-of-the-dark = { -fear-of-the-dark }
web-game-a-touch-of-evil = { -a-touch-of-evil }
web-about-fear-of-the-dark = Alone in a labyrinth with a few matches and nine cards for a mind. Lay open every room, then find the door with nothing behind it.
web-about-a-touch-of-evil = Evil has come to Shadowbrook. Search the town, learn whom to trust, and face the Villain in its Lair. For one to eight heroes, against each other or together.
web-play = Play
web-set-up = Set up …
web-host = Open a table
web-rules = Rules
web-cards = Cards
web-continue = Go on where you left off
web-show-all = Show all { $count }
web-state-lobby = waiting for players
web-state-playing = in play
web-state-over = over
web-state-frozen = stands still
web-state-replay = a record
web-join = Join a table
web-code = Code of the invitation
web-join-go = Look
web-daily = The labyrinth of the day
web-daily-short = labyrinth of the day
web-daily-about = The same rooms and the same luck for everybody, one try, nothing taken back.
web-daily-begin = Begin
web-daily-go-on = Go on with today’s labyrinth
web-daily-results = Results of { $day }
web-daily-nobody = Nobody has come out of it yet.
web-daily-end = End
web-daily-moves = Choices
web-daily-time = Time
web-daily-won = out
web-daily-lost = lost
web-replays = Look at a game
web-record-file = A record from your machine
web-share-code = Share code
web-look = Look

## A new match

web-new-match = New match
web-more-settings = More settings
web-rulings = Open questions of the rules
web-rulings-about = The rulebook leaves these open. The answers we recommend are set; your table may see it otherwise.
web-table-terms = The table: taking back, clock, guests, luck
web-undo-policy = Choices can be taken back
web-undo-policy-default = as usual: alone always, with others if they agree
web-undo-policy-open = always, with a mark if something had been seen
web-undo-policy-consent = freely while nothing was learned, then if all agree
web-undo-policy-free = only while nothing was learned
web-undo-policy-none = never
web-clock = Clock
web-clock-none = none
web-clock-decision = for each decision
web-clock-bank = for the whole game
web-clock-minutes = Minutes
web-clock-increment = Seconds added for each decision
web-clock-days = { $days } d { $hours } h
web-away = A bot stands in after so many minutes away (0: never)
web-terms-chat = The players can talk
web-terms-spectators = Others may watch
web-seed = A word for the luck
web-seed-about = The same word with the same settings gives the same luck. Leave it empty for a fresh one.
web-pack = Your own box: a pack
web-pack-about = A pack is a small TOML file that replaces cards, rooms, numbers or names, so that the game is the one in your box. docs/packs.md tells how to write one.
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
web-kind-open = whoever comes
web-open-table = Open the table
web-open-table-about = You get a link for the others, and start when all have come.
web-start = Start
web-start-about = Everybody is here: the game begins at once.

## Before the start

web-lobby-host = Hand the link on, and start when every seat is taken.
web-lobby-guest = You are at the table. The host starts when every seat is taken.
web-lobby-wait = Waiting for the host to start …
web-invite-link = Link for the others
web-invite-code = Or by code:
web-bot = Kind of bot
web-sit-here = Sit here
web-put-bot = Put a bot here
web-free-seat = Free this seat
web-commitment = What the luck is sealed with:
web-join-seated = You sit at this table already.
web-to-table = To the table
web-watch = Only watch
web-claim-about = Somebody hands you seat { $seat }. From now on you play it.
web-claim = Take the seat
web-agent-random = Chance
web-agent-search = Foresight
web-agent-thumb = Rule of thumb

## The table

web-board = The board
web-asked = What is asked
web-side = Taking back, log and talk
web-rule = Rule { $rule }
web-side-tabs = Log and chat
web-play-failed = This table is closed to you
web-ask-wait = { $who } is thinking …
web-ask-wait-secret = Somebody decides in secret …
web-ask-paused = The match is paused.
web-paused-host = The clocks stand still and nobody can choose until you end the pause.
web-paused-guest = The clocks stand still and nobody can choose until the host ends the pause.
web-ask-frozen = A rule of ours broke, and the match stands still. Nothing is lost.
web-frozen-host = The choice that broke it has not happened. As the host you can let the match go on from one choice earlier; the record shows it.
web-frozen-guest = The choice that broke it has not happened. The host can let the match go on from one choice earlier.
web-step-back = Go one choice back and play on
web-options = Choices
web-options-search = Find a choice
web-asides = Beside the question ({ $count })
web-sure-option-give-up = Really give up? Press once more.
web-why = Why not?
web-keys = Keys
web-odds-point = Point at a choice to see its chances.
web-odds-tap = Tap a choice to see its chances, and once more to choose it.
web-text-view = In words
web-text-view-on = Tell the table in words instead of drawing it
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-older = Show what was before
web-log-taken-back = Taken back:
web-missed = While you were away
web-missed-count = { $more ->
    [yes] The last { $count } lines; the log has the rest.
   *[no] { $count ->
        [one] One line
       *[other] { $count } lines
    }
  }
web-missed-done = Seen
web-undo-bar = Taking back
web-undo = Undo
web-redo = Redo
web-undo-none = Nothing is taken back at this table.
web-undo-nothing = There is nothing to take back.
web-undo-free = Free: nobody has learned anything since.
web-undo-marked = Something has been seen since: this leaves a mark.
web-undo-consent = Something has been learned since: the others are asked.
web-undo-asked = { $who } would like to take the last choice back.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-waiting = The others are being asked whether you may take it back.
web-undo-agreed = You have agreed. The others are still being asked.
web-undo-declined = Not everybody agreed: the choice stands.
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
web-chat = Talk
web-chat-said = { $who }: { $text }
web-chat-empty = Nobody has said anything.
web-chat-write = Say something
web-chat-send = Say
web-chat-mute = Mute { $who }
web-line-open = Connected
web-line-waiting = Connection lost, coming back …
web-menu = More
web-menu-leave = To the front page; my seat stays mine
web-menu-pause = Pause
web-menu-resume = End the pause
web-menu-hand-over = Hand my seat on
web-menu-bot = Let a bot play my seat
web-menu-stand-up = Stand up and free my seat
web-hand-over-link = Whoever opens this link has your seat. It is shown only now.
web-seat-link = Link of the seat
web-hand-over = Hand the screen to { $who }.
web-hand-over-me = I am { $who }
web-hide-and-hand-over = Hide this and hand over
web-again = Once more
web-card = Card
web-card-unknown = This card is not in the box.
web-all-cards = All cards

## Keys

web-help = Keys
web-help-choose = choose
web-help-arrows = from choice to choice
web-help-enter = take what has the focus
web-help-undo = take back
web-help-redo = make again
web-help-odds = chances of the choice you point at
web-help-why = what cannot be done now, and why
web-help-log = to the log
web-help-text = the table in words, or drawn
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
web-cards-about = The text of every card is made from the very effect that runs. The mark tells where its values come from.
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
web-replay-scrub = Moment
web-replay-first = To the beginning
web-replay-back = One back
web-replay-run = Run
web-replay-stop = Stop
web-replay-next = One on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-share = Hand on
web-replay-link = Link to this moment
web-replay-download = Download the record
web-replay-play-on = Play on from here
web-share-get = Make a share code
web-entry-start = The match is set up.
web-entry-salt = Seat { $seat } adds salt to the luck.
web-entry-undo = A choice is taken back.
web-entry-redo = A choice is made again.
web-entry-step-back = The host steps back from a defect.
web-fair = Was the luck fair?
web-fair-about = Your browser recomputes every shuffle and every die from the seed, which was sealed before the first choice.
web-fair-check = Check it here
web-fair-no-crypto = This browser checks only over HTTPS or on the machine of the house itself. “duskbox verify” does it too.
web-fair-sum = The record is whole.
web-fair-sum-failed = The record was changed: its sum does not fit.
web-fair-form-failed = This is no record.
web-fair-commitment = The seed is the one that was sealed.
web-fair-commitment-failed = The seed is not the one that was sealed.
web-fair-draws = { $draws ->
    [0] Nothing was drawn.
    [one] The one draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
  }
web-fair-draws-failed = Entry { $entry }: the draw from “{ $stream }” does not follow from the seed.
web-fair-sealed = The seed is still sealed; it is revealed when the match is over.
web-fair-typed-in = The draws were typed in from a real table and cannot be checked.
web-fair-fast = The draws come from a simulation and promise nothing.
web-fair-inherited = The first { $entries } entries were taken over from another match; their draws are given, not proven.

## Settings

web-settings-about = Kept in this browser and nowhere else.
web-text-size = Size of the text
web-text-size-normal = normal
web-text-size-large = large
web-text-size-huge = very large
web-motion = Motion
web-motion-system = as this device is set
web-motion-full = things may move
web-motion-still = everything keeps still
web-sound = Sound
web-sound-on = Sound
web-captions = Captions for sounds
web-caption-event = [a knock]
web-caption-turn = [a bell: it is your turn]
web-caption-end = [a low chord: the end]
