### Lobby, votes, my games.

## Before the start: who, as whom, and on which terms

web-lobby-no-seat = You have no seat at this table. Sit down by the invitation, or watch.
web-player-role = { $who } ({ $role })
web-team = Team { $n }
web-ready = ready
web-not-ready = not ready yet
web-ready-say = I am ready
web-rename = Change my name
web-rename-do = Change
web-stand-up = Stand up
web-lobby-terms = What is played
web-lobby-unready = Not ready yet: { $who }. You can start all the same.
web-invite-share = Share …
web-invite-qr = QR code for a phone
web-invite-here = Only this machine can open this link. So that others can, start the server with “duskbox serve --host 0.0.0.0”.
web-not-copied = This browser does not let a page copy. The text is selected: press Ctrl+C, or hold it and choose Copy.
web-terms-yes = yes
web-terms-no = no
web-terms-away = When a player is away
web-terms-stand-in = { $minutes ->
    [one] a bot stands in after one minute: { $agent }
   *[other] a bot stands in after { $minutes } minutes: { $agent }
  }
web-terms-no-stand-in = the game waits
web-terms-clock-none = none
web-terms-clock-decision = { $time } for each decision
web-terms-clock-bank = { $time } for the whole game, and { $increment } s for each decision
web-terms-seed-known = The host chose the seed, and could know what comes.

## What the people at a table decide together

web-menu-stand-in = Let a bot play for { $who }
web-menu-free = Give the seat of { $who } to a bot
web-menu-go-on = Ask the others to end the pause
web-menu-terms = Change the terms …
web-ask-free = Give the seat of { $who } to a bot?
web-ask-free-about = { $who } is away. If the others agree, a bot takes the seat. Its player can take it back until another player sits there.
web-ask-free-yes = Ask for it
web-terms-about = New terms apply once everyone at the table has agreed.
web-terms-ask = Ask the others
web-proposal-stand-in = { $by } would like a bot to play for { $who } until they are back.
web-proposal-free = { $by } would like to give the seat of { $who } to a bot.
web-proposal-resume = { $by } would like to end the pause.
web-proposal-terms = { $by } would like other terms:
web-proposal-waiting = Still to answer: { $who }
web-proposal-withdraw = Take it back
web-absent-away = { $who } is away, and it is their turn.
web-absent-silent = { $who } has not answered for a while.
web-absent-bot = Let a bot play for them
web-notice-terms = { $who } changed the terms; all agreed.
web-again-asked = The others want to play once more. Your seat is kept for you.
web-again-join = To the next game

## My games, and being told

web-list-my-turn = Your turn
web-list-waits = Waiting for { $who }
web-list-others = Waiting for the others
web-list-paused = paused
web-list-open = { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
  }
web-list-again = Play again? The others ask you
web-list-length = { $unit }: { $count }
web-notify = Notifications
web-notify-on = Notify me when it is my turn and I am looking at something else
web-notify-refused = Your browser does not allow it. You can change that in its settings for this page.
web-notify-impossible = This browser notifies only for pages over HTTPS or from this machine.

## Questions with one option

web-only-option = Questions with an obvious answer
web-only-option-take = Take the only option without asking me
web-only-option-end = End my turn when nothing is left to do
web-only-option-pay = Pay the cheapest way without asking me (Undo offers the others)
web-how-taken = Taken without asking: { $who } had one option

## What the others did

web-meanwhile = { $count ->
    [one] Since your choice: one line
   *[other] Since your choice: { $count } lines
  }
web-watched = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
