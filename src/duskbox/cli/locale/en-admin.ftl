# duskbox admin

cli-do-admin = Look after games and people on the server, also while it runs.
cli-do-admin-list = List games, the newest first.
cli-do-admin-show = Show a game: seats, visitors, invitation, chat.
cli-do-admin-export = Write the records of games to files, with their seeds.
cli-do-admin-delete = Delete games with all that belongs to them.
cli-do-admin-close = End games that are still being played, without a winner. Their records stay.
cli-do-admin-freeze = Stop all choices in a game until it is unfrozen.
cli-do-admin-unfreeze = Let a frozen game go on.
cli-do-admin-ban = Stop serving an address, a network or a visitor.
cli-do-admin-unban = Lift a ban.
cli-do-admin-bans = List all bans.
cli-do-admin-remove-chat = Remove messages from a game’s chat.
cli-do-admin-host = Make the player on a seat the host.
cli-do-admin-invite = Replace a game’s invitation; the old one stops working.

admin-arg-id = The game’s name, the last part of its address.
admin-arg-ids = The games’ names, the last parts of their addresses.
admin-arg-state = Only games in this state; may be given several times.
admin-arg-stranded = Only games played by rules that this Duskbox does not have.
admin-arg-to = The folder for the files; without it one record is printed.
admin-arg-reason = The reason, for your own use.
admin-arg-kind = What to ban: an address or network, or a visitor.
admin-arg-value = An IP address, a network such as 203.0.113.0/24, or a visitor as “duskbox admin show” prints it.
admin-arg-line = The number of a message; may be given several times.
admin-arg-chat-seat = Everything this seat has said.
admin-arg-chat-all = Everything.
admin-arg-seat = The seat, counted from 1.

admin-state-lobby = waiting
admin-state-playing = being played
admin-state-frozen = frozen
admin-state-over = over
admin-state-replay = record
admin-stranded = other rules
admin-listed = { $match }  { $game }, rules { $rules }  { $state }  last entry { $last }  entries: { $entries }  { $people }
admin-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
admin-settings = Settings: { $settings }
admin-invitation = Invitation: { $code }
admin-frozen = Frozen: { $reason } (report: { $report })
admin-hosts = Host: { $visitors }
admin-seat = Seat { $seat }: { $who } ({ $kind }), visitor { $visitors }
admin-chat = Message { $id }, { $at }, { $who } (seat { $seat }): { $text }
admin-exported = { $match } was written to { $file }. The file gives away the draws still to come: keep it safe.
admin-deleted = { $match } was deleted.
admin-closed = { $match } was closed.
admin-now-frozen = { $match } is frozen. “duskbox admin unfreeze { $match }” lets it go on.
admin-unfrozen = { $match } goes on.
admin-host = The player on seat { $seat } of { $match } is the host now.
admin-invite = The new invitation of { $match } is { $code }. The old one no longer works.
admin-banned = { $value } is banned.
admin-unbanned = { $value } is no longer banned.
admin-chat-removed = { $lines ->
    [one] { $lines } message was removed.
   *[other] { $lines } messages were removed.
  }

error-admin-no-game = There is no game “{ $match }”. “duskbox admin list” names all of them.
error-admin-over = { $match } is not being played any more.
error-admin-not-playing = { $match } is not being played, so it cannot be frozen.
error-admin-not-frozen = { $match } is not frozen.
error-admin-changed = { $match } has just changed. Look at it with “duskbox admin show { $match }” and try again.
error-admin-no-invite = { $match } has no invitation.
error-admin-no-person = No player holds seat { $seat } of { $match }. “duskbox admin show { $match }” lists its seats.
error-admin-no-ban = { $value } is not banned. “duskbox admin bans” lists all bans.
error-admin-no-chat = There is no such message in { $match }. “duskbox admin show { $match }” lists them.
error-admin-which = Name the games or give --stranded, not both.
error-admin-which-chat = Give one of --line, --seat and --all.
error-admin-to = Give --to FOLDER for several games.
error-ban-address = “{ $value }” is neither an IP address nor a network. Write 203.0.113.7 or 203.0.113.0/24.
error-ban-visitor = “{ $value }” is not a visitor. Write the 64 digits that “duskbox admin show” prints.
