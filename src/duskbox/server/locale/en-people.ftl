### Seats, people who are away, and what is asked before something is given away.

## Before something is given away

web-ask-no = No, leave it as it is
web-ask-bot = Let a bot play for you?
web-ask-bot-about = A bot plays until you take over again, with one press and at any time. Your seat stays yours.
web-ask-bot-yes = Let a bot play
web-ask-hand-over = Hand over your seat?
web-ask-hand-over-about = You get a link. The first person to open it takes your seat. Until then you play as before and can withdraw the link.
web-ask-hand-over-yes = Make the link
web-ask-stand-up = Leave the table?
web-ask-stand-up-about = A bot plays on in your place. You can take your seat back until another player takes it.
web-ask-stand-up-yes = Leave the table
web-ask-restart = Start again?
web-ask-restart-about = A new game with the same settings begins. This one stays in your list.
web-ask-restart-yes = Start again
web-ask-delete = Delete this game?
web-ask-delete-about = The game and its record are gone for good.
web-ask-delete-yes = Delete the game
web-ask-remove = Remove this game from your list?
web-ask-remove-about = It disappears from your list. The other players keep it in theirs.
web-ask-remove-yes = Remove it

web-menu-keep-seat = Keep my seat: withdraw the link
web-menu-restart = Start again
web-menu-delete = Delete this game
web-menu-remove = Remove from my list

## A bot plays for a player

web-play-again = Take over again
web-stand-in-asked = A bot plays for you.
web-stand-in-table = The others have asked a bot to play for you. Your seat stays yours.
web-stand-in-away = You were away, and a bot plays for you.
web-stand-in-clock = Your time is up, so a bot plays for you to the end.
web-stand-in-turn = Your time for this turn is up, so a bot finishes the turn.

## What became of a seat

web-notice-stand-in = A bot plays for { $who }: { $agent }.
web-notice-back = { $who } plays again.
web-notice-handed-on = The seat of { $who } was handed over.
web-notice-stood-up = { $who } has left the game; a bot plays on: { $agent }.
web-notice-freed = { $who } is away, and the seat was given to a bot: { $agent }.
web-notice-opened = The seat of { $who } is open to a new player.
web-notice-returned = { $who } is back in the game.
web-lost-freed = While you were away, your seat was given to a bot.
web-lost-stood-up = You have left this game.
web-lost-handed-on = Your seat was taken with the link that you gave away.
web-lost-back = Take my seat back
web-lost-taken = Another player sits there now.

## My games elsewhere

web-devices = My games on other devices
web-devices-about = Your games belong to this browser. A link opens them on another device too; from then on both devices have all of them.
web-devices-link = Link to another device
web-devices-way-back = Recovery link
web-devices-withdraw = Withdraw all links
web-devices-label = Link to my games
web-devices-link-about = Open this link on the other device within an hour. It works once, and is shown only now.
web-devices-way-back-about = Keep this link where only you can read it. If you lose all your devices, it opens your games again. It works until you withdraw it.
web-follow-about = This link opens a player’s games, with all the seats in them. Go on only if they are yours.
web-follow = Open my games here

## The kind of table, the host, and choices made for a player

web-table-kind = How do you play together?
web-table-kind-live = Live
web-table-kind-live-about = Everyone plays at the same time. When a player is away for a few minutes, a bot stands in until they are back. When the last of you leaves, the game waits.
web-table-kind-days = Over several days
web-table-kind-days-about = Everyone plays when they have time. If the time for a turn runs out, a bot plays that one turn.
web-table-days = Time for a turn
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
web-acting-host = The host is away. Meanwhile { $who } is the host.
web-acting-host-me = The host is away. Meanwhile you are the host.
web-how-away = A bot for { $who }, who was away
web-how-asked = A bot for { $who }, as they asked
web-how-table = A bot for { $who }, as the others asked
web-how-clock = Chosen for { $who }, who ran out of time
web-how-turn = A bot for { $who }, who ran out of time for the turn
web-how-vacant = A bot on the open seat { $who }
