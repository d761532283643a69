### What the server says when it cannot do what it is asked, and what can be done instead.

## Reaching the house

error-no-such-page = There is nothing at this address. Check it, or begin at the front page.
error-bad-request = The house does not understand this request. Its description is under /api/v1/schema.
error-foreign-page = This request came from a page that is not ours, so nothing was done. Open the house at its own address and try there.
error-too-fast = That was too much at once. Wait a few seconds and go on.
error-too-many-matches = From your address many matches were opened within the hour. Play one of them, or wait a little before you open another.
error-not-for-you = Only the operator of this house may read this.
error-server = Something broke on our side. What was acknowledged before is safe: load the page again. The operator finds the reason in the log.
error-restarting = The house closes for a moment and opens again. Your match is safe; you will be connected again.

## Matches

error-no-such-match = There is no such match. It may have been deleted; check the link.
error-match-lobby = This match has not begun. The host starts it when every seat is taken.
error-match-started = This match has begun, and that can be done only before the start.
error-match-over = This match is over. Look at its replay, or open a new one.
error-match-frozen = This match stands still because a rule of ours broke. Nothing is lost: the host can go one choice back and play on, and the operator has a report.
error-match-replay = This is a record to look at. Bring it along again to play on from it.
error-match-paused = The match is paused. Go on when the host ends the pause.
error-undo-enough = So much has been done and taken back here ({ $most } entries) that nothing can be taken back any more. Choose, and play on.
error-too-busy = Too much happens at this table at the same moment. Look at the table as it is now and choose again.
error-stale-version = The table has changed since you looked. Look at it as it is now and choose again.
error-not-asked-of-you = “{ $key }” cannot be chosen by you now. Wait until you are asked.
error-bad-terms = The value of “{ $field }” makes no sense for this table. A clock needs 1 second to 30 days, an increment at most an hour, and somebody is away after 5 seconds at the earliest.
error-too-many-seats = { $given ->
    [one] { $given } seat was
   *[other] { $given } seats were
  } filled, but with these settings the table has { $most }. Leave some out or change the settings.
error-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
  } still open. Wait for somebody to sit down, or put a bot there.

## Seats

error-no-seat = There is no such seat at this table. Seats are counted from 0 here.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-seat-gone = This seat is no longer yours: somebody else or a bot sits there now. Ask the host to let you in again.
error-not-your-seat = Seat { $seat } is not yours. Open the link that you were given for it, or ask its holder for a new one.
error-not-host = Only the host of this table may do that.
error-no-such-invite = No match is waiting under this code. Check it, or ask for a new one.
error-not-invited = To sit down here you need the code of the invitation. Ask the host for it.
error-no-spectators = Nobody may watch this match but those who play it.
error-spectators-watch = You are watching. Sit down on a seat to play or to talk.

## Taking back

error-redo-other = Somebody else made that choice, so only they can make it again.
error-no-request = Nobody asks to take anything back, or the table has moved on since.

## Talking with the house

error-bad-message = The house did not understand this message. Load the page again; if you write a client, see the conversation in docs/server.md.
error-hello-first = A conversation begins with “hello”. Send that first.
error-too-slow = Your connection does not keep up. It was ended; come back and the house tells you what you missed.
error-silent = Nothing was heard from you for long, so the connection was ended. Come back and the house tells you what you missed.
error-no-chat = There is no chat at this table.
error-empty-chat = There is nothing in this message. Write something.
error-hook-refused = { $hosts ->
    [0] This house calls nobody: its operator has named no host for it.
   *[other] Calls cannot be sent to this address. It has to be an http or https address of at most { $most } signs, without a name, a password or a fragment, at one of these hosts: { $allowed }.
  }

## Records and the daily labyrinth

error-pack-file = This is not a pack: line { $line }, column { $column } is not valid TOML.
error-pack-long = This pack is too large to be played with: with everything else that is decided before play it may have at most { $most } characters.
error-record-or-share = Give a record or a share code, one of the two.
error-record-over = The match of this record is over, so it cannot be played on. It can be looked at.
error-daily-begun = You have begun today’s labyrinth already, and there is one try a day. Play on in it, or come back tomorrow.
error-daily-open = Today’s labyrinth is open to others until the day is over. Its record can be seen tomorrow.
error-daily-alone = The daily labyrinth is played alone, without a bot.

## Setting the house up

error-config-toml = The configuration { $file } is not valid TOML: { $reason }
error-config-unknown = The configuration has no field “{ $name }”. It has these: { $allowed }.
error-config-value = “{ $value }” does not fit the field “{ $name }” of the configuration: it has to be { $expected }.
expect-config-text = a text
expect-config-whole = a whole number
expect-config-number = a number
expect-config-switch = true or false
expect-config-list = a list of texts
expect-config-address = an IP address or a network such as 10.0.0.0/8
expect-config-host = the name of a host, or a name and a port such as games.example.org:8443
expect-config-origin = an address such as https://games.example.org, with nothing behind the host
error-config-workers = { $workers } workers need a PostgreSQL database (database_url) and a Redis bus (bus_url) to work together. Set both, or take one worker.
error-config-database = “{ $url }” is no database that the house can use. Write postgresql://user@host/name or sqlite:///folder/file.
error-config-bus = “{ $url }” is no bus that the house can use. Write redis://host:6379/0.
error-port-in-use = Another program listens at port { $port } of { $host }. Stop it, or choose another port with --port.
error-port-refused = The house cannot listen at port { $port } of { $host } ({ $reason }). Choose another with --host and --port.
error-bus-unreachable = The bus { $url } does not answer ({ $reason }). Start Redis, or correct bus_url.
error-database-unusable = The database { $url } cannot be used ({ $reason }). Check that it runs, that its address is right and that you may write to it.
error-database-newer = The database { $url } has the form { $has }, which this Duskbox does not know (it knows { $knows }). Update Duskbox.

## Backups

error-backup-revision = The database has the form { $has }, and this Duskbox saves the form { $knows }. Run “duskbox db upgrade” first.
error-restore-not-empty = There is something in this database already. A backup can be restored only into an empty one: name a new database.
error-archive-foreign = Line { $line } says that this is no backup of Duskbox ({ $reason }). Choose a file that “duskbox db backup” has written.
error-archive-version = Line { $line } names version { $has } of the backup’s form, but this Duskbox reads version { $knows }. Use the Duskbox that wrote it.
error-archive-revision = Line { $line } says that the backup is from a database of the form { $has }, but this Duskbox has the form { $knows }. Restore it with the Duskbox that wrote it and upgrade the database then.
error-archive-table = Line { $line } of the backup speaks of “{ $table }”, which is no table of this Duskbox or has other columns there. Nothing was restored; use an untouched copy.
error-archive-damaged = The backup is damaged at line { $line } ({ $reason }). Nothing was restored; use an untouched copy.
error-archive-count = The backup is not whole: rows promised for “{ $table }”: { $promised }, found: { $rows }. Nothing was restored; use an untouched copy.
