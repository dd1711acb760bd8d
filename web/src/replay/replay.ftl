# The words of the page on which a finished match is watched again.

replay-title = { $title }, once more
replay-coming = Looking for the match …
replay-bar = Watching again
replay-back = One step back
replay-on = One step on
replay-turn-back = Back to the turn before
replay-turn-on = On to the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-position = Position
replay-count = { $at } / { $last }
replay-at = { $at } of { $last }
replay-at-whose = { $at } of { $last }: { $whose }
replay-whose = { $names } to move
replay-end = the end
replay-view = Whose view
view-public = Watchers
view-seat = { $name }
view-open = Open table
replay-log = What happened
replay-log-open = Show what happened
replay-log-close = Close
replay-file = Save the match as a file
replay-to-table = To the table
replay-again = From the beginning
replay-other-rules = The rules of this game were mended after this match. What watchers saw of it is kept, and shown here.
replay-only-watchers = The rules have changed since: this is what watchers saw.
replay-continued = The first { $steps } steps of this match were played in another one.

go-on = Play on from here
go-on-short = Play on
go-on-how = A new table opens, and the match goes on from this position. Whatever was not drawn by then is drawn anew.
go-on-seat = You sit as
go-on-level = Everybody else is
go-on-go = Open the table
