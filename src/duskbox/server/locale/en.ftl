### What the server says when it cannot do what it is asked, and what can be done instead.

## Reaching the server

error-no-such-page = There is nothing at this address. Check it, or begin at the front page.
error-bad-request = The server does not understand this request. Its description is under /api/v1/schema.
error-foreign-page = This request came from a page that is not ours, so nothing was done. Open Duskbox at its own address and try there.
error-foreign-host = This server does not answer to the name “{ $host }”. If the name is yours, add it to “hosts” in the configuration.
error-too-fast = That was too much at once. Wait a few seconds and go on.
error-slow-body = The request was not complete in time. Check your connection and send it again.
error-too-many-matches = From your address many games were opened within the hour. Play one of them, or wait a little before you open another.
error-too-many-visitors = From your address many new browsers came within the hour. Wait a little, or come back with one that has played here before.
error-not-for-you = Only the operator of this server may read this.
error-server = Something broke on our side. What was acknowledged before is safe: reload the page. The operator will find the reason in the log.
error-restarting = The server is restarting. Your game is safe; you will be connected again in a moment.

## Matches

error-no-such-match = There is no such game. It may have been deleted; check the link.
error-match-lobby = This game has not begun. The host starts it when every seat is taken.
error-match-started = This game has begun, and that can be done only before the start.
error-match-over = This game is over. Look at its replay, or open a new one.
error-match-frozen = This game is on hold because of a bug in our rules. Nothing is lost: the host can undo one move and play on, and the operator has a report.
error-match-replay = This is a record to look at. Bring it along again to play on from it.
error-match-paused = The game is paused. Go on when the host ends the pause.
error-undo-enough = This game has reached its limit of { $most } choices and undos, so nothing more can be undone. Choose, and play on.
error-undo-asked-already = The others have been asked already whether you may undo this choice. Play on.
error-too-busy = Too much happens at this table at the same moment. Look at the table as it is now and choose again.
error-stale-version = The table has changed since you looked. Look at it as it is now and choose again.
error-not-asked-of-you = “{ $key }” cannot be chosen by you now. Wait until you are asked.
error-bad-terms = The value of “{ $field }” makes no sense for this table. A clock needs 1 second to 30 days, an increment at most an hour, and a player is away after 5 seconds at the earliest.
error-too-many-seats = { $given ->
    [one] { $given } seat was
   *[other] { $given } seats were
  } filled, but with these settings the table has { $most }. Leave some out or change the settings.
error-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
  } still open. Wait for a player, or add a bot.

## Seats

error-no-seat = There is no such seat at this table. Seats are counted from 0 here.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-seat-gone = This seat is no longer yours: another player or a bot sits there now. Ask the host to let you in again.
error-not-your-seat = Seat { $seat } is not yours. Open the link that you were given for it, or ask its holder for a new one.
error-not-host = Only the host of this table may do that.
error-no-such-invite = No game is waiting under this code. Check it, or ask for a new one.
error-not-invited = To sit down here you need the code of the invitation. Ask the host for it.
error-no-spectators = Only its players may watch this game.
error-spectators-watch = You are watching. Sit down on a seat to play or to talk.
error-seat-present = The player on seat { $seat } is here. Ask them, or let a bot play for them while they do not answer.
error-seat-hidden = Seat { $seat } holds cards that the others may not see. A bot plays it, and only its last player can take it back.
error-ask-others = Seat { $seat } holds cards that the others may not see. Ask those who are here whether a bot should have it.
error-seat-bot = A bot has seat { $seat }, so there is no one to play for.
error-alone = You are the only person at this table, so your seat cannot be given away. Start again, or delete the game.
error-time-spent = The time of seat { $seat } is up, so a bot plays to the end.
error-no-proposal = There is nothing to agree on any more: it was settled or taken back.
error-link-closed = This link no longer works: it was used, withdrawn or replaced, or its hour is over. Ask for a new one.
error-not-yours = You have no part in this game.
error-match-deleted = This game was deleted.

## Taking back

error-redo-other = Another player made that choice, so only they can redo it.
error-no-request = There is no request to undo, or the game has moved on since.

## The socket

error-bad-message = The server did not understand this message. Load the page again; if you write a client, see docs/protocol.md.
error-hello-first = A conversation begins with “hello”. Send that first.
error-too-slow = Your connection is too slow and was closed. Reconnect to see what you missed.
error-silent = The server heard nothing from you for a long time, so the connection was closed. Reconnect to see what you missed.
error-no-chat = There is no chat at this table.
error-empty-chat = There is nothing in this message. Write something.
error-hook-refused = { $hosts ->
    [0] This server makes no calls: its operator has allowed no host.
   *[other] Calls cannot be sent to this address. It has to be an http or https address of at most { $most } signs, without a name, a password or a fragment, at one of these hosts: { $allowed }.
  }

## Records and the daily labyrinth

error-pack-file = This is not a pack: line { $line }, column { $column } is not valid TOML.
error-pack-text = This is not a text file, so it is not a pack. A pack is a TOML file.
error-pack-unsaid = This file does not say that it is a pack. Begin it with a table [pack], and in it game = "{ $game }".
error-pack-elsewhere = This pack is for another game ({ $game }). Begin that game with it, or choose a pack for this one.
error-pack-long = This pack is too large to be played with: with everything else that is decided before play it may have at most { $most } characters.
error-record-or-share = Give a record, a share code or a position, one of the three.
error-position-over = The game is over in this position, so it cannot be played on. Take an earlier one.
error-record-over = The game of this record is over, so it cannot be played on. It can be looked at.
error-daily-begun = You have begun today’s labyrinth already, and there is one try a day. Play on in it, or come back tomorrow.
error-daily-open = Today’s labyrinth is open to others until the day is over. Its record can be seen tomorrow.
error-daily-alone = The daily labyrinth is played alone, without a bot.
error-daily-no-help = In the labyrinth of the day everyone decides alone: there are no tips and no chances in it.

## Setting the server up

error-config-toml = The configuration { $file } is not valid TOML: { $reason }
error-config-unknown = The configuration has no field “{ $name }”. It has these: { $allowed }.
error-config-value = “{ $value }” does not fit the field “{ $name }” of the configuration: it has to be { $expected }.
expect-config-text = a text
expect-config-whole = a whole number
expect-config-number = a number
expect-config-switch = true or false
expect-config-list = a list of texts
expect-config-bot = a name of letters, digits, “-”, “_” and “.” that is none of our agents’, alone or with “=MODULE:NAME” or “=pipe:COMMAND”
expect-config-address = an IP address or a network such as 10.0.0.0/8
expect-config-host = the name of a host, or a name and a port such as games.example.org:8443
expect-config-name = a host’s name without a port, such as games.example.org
expect-config-origin = an address such as https://games.example.org, with nothing behind the host
error-config-workers = { $workers } workers need a PostgreSQL database (database_url) and a Redis bus (bus_url) to work together. Set both, or take one worker.
error-config-database = “{ $url }” is not a database that the server can use. Write postgresql://user@host/name or sqlite:///folder/file.
error-config-bus = “{ $url }” is not a bus that the server can use. Write redis://host:6379/0.
error-port-in-use = Another program listens at port { $port } of { $host }. Stop it, or choose another port with --port.
error-port-refused = The server cannot listen at port { $port } of { $host } ({ $reason }). Choose another with --host and --port.
error-bus-unreachable = The bus { $url } does not answer ({ $reason }). Start Redis, or correct bus_url.
error-database-unusable = The database { $url } cannot be used ({ $reason }). Check that it runs, that its address is right and that you may write to it.
error-database-newer = The database { $url } has schema { $has }, which this Duskbox does not know (it knows { $knows }). Update Duskbox.
error-database-served = Another Duskbox server (process { $process }) uses the database { $file }. Two would not see each other’s moves. Stop it, or name another database with --data or --database-url.
error-stranded = { $games ->
    [one] One game is being played by rules that this Duskbox does not have, and could not go on.
   *[other] { $games } games are being played by rules that this Duskbox does not have, and could not go on.
  } List such games with “duskbox admin list --stranded”, save them with “duskbox admin export --stranded --to FOLDER” and end them with “duskbox admin close --stranded”; or keep the version of Duskbox that they were begun with.
error-frozen-by-operator = The operator has put this game on hold, and only the operator can let it go on.
error-banned = This server does not serve you any more. If you think that is a mistake, write to its operator.
error-table-changed = The operator has changed something at this table.
error-no-story = No description of this game was kept.
story-private = { $text } (known to seat { $who })

## Backups

error-backup-revision = The database has schema { $has }, and this Duskbox saves schema { $knows }. Run “duskbox db upgrade” first.
error-restore-not-empty = There is something in this database already. A backup can be restored only into an empty one: name a new database.
error-archive-foreign = Line { $line } says that this is not a Duskbox backup ({ $reason }). Choose a file that “duskbox db backup” has written.
error-archive-version = Line { $line } names version { $has } of the backup’s form, but this Duskbox reads version { $knows }. Use the Duskbox that wrote it.
error-archive-revision = Line { $line } says that the backup is from a database with schema { $has }, but this Duskbox uses schema { $knows }. Restore it with the Duskbox that wrote it, then upgrade the database.
error-archive-table = Line { $line } of the backup speaks of “{ $table }”, which is not a table of this Duskbox or has other columns there. Nothing was restored; use an untouched copy.
error-archive-damaged = The backup is damaged at line { $line } ({ $reason }). Nothing was restored; use an untouched copy.
error-archive-count = The backup is not whole: rows promised for “{ $table }”: { $promised }, found: { $rows }. Nothing was restored; use an untouched copy.
error-job-time = { $what ->
    [pack] Checking this pack took more than { $seconds } seconds of computing, so it was stopped. Make it smaller, or nest its effects less deeply.
    [record] Replaying this record took more than { $seconds } seconds of computing, so it was stopped. Try again with a shorter record.
   *[other] Working this out took more than { $seconds } seconds of computing, so it was stopped. Choose without it.
  }
error-job-memory = { $what ->
    [pack] Checking this pack took more than { $megabytes } MB of memory, so it was stopped. Make it smaller, or nest its effects less deeply.
    [record] Replaying this record took more than { $megabytes } MB of memory, so it was stopped. Try again with a shorter record.
   *[other] Working this out took more than { $megabytes } MB of memory, so it was stopped. Choose without it.
  }
error-job-failed = The server could not finish this. Try again.
error-jobs-waiting = Too much is being worked out for you already. Wait about { $seconds } seconds and try again.
error-cpu-spent = Your share of the server’s computing time is used up for now. Try again in { $seconds } seconds.
