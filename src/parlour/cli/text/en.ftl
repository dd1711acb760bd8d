# The terminal's own words.
# `$who` is a seat: "you", or a name. `$who-is` is `you` or `other`.

lane-you = { $name } (you)

## Before the first turn

start-seat = You are { $name }. At the table: { $others }.
start-agent = { $name } ({ $agent })
start-option = { $option }: { $value }.
start-deal = The deal is fixed before the first card. The SHA-256 of its secret is
start-keys = Type a number to choose. ? explains the cards and the keys, quit ends the match.

## The table

holding = { $label }: { $pieces }.
zone-count = { $label } { $count }
zone-badges = { $zone } ({ $badges })
anchored = { $piece } ({ $place })
copies = { $name } x{ $count }

## Choosing

choose-several = Which ones? Type their numbers, such as 1 3, or Enter alone to go back.
choose-goal = Which one? Type its number, or Enter alone to go back.
several = Choose { $fewest } to { $most } of them.
no-such-number = There is no choice { $number }: type 1 to { $most }.
not-understood = “{ $typed }” means nothing here. Type a number from the list, the name of a card or an action, or ?.
several-meanings = That could be { $meanings }. Say more, or type a number.

keys =
    1, 2, 3 …   choose from the list; 4 2 chooses 4, and 2 as its target
    a name      plays a card or an action by its name, or says why not
    Enter       shows the table again
    ?           this help
    rules       the rules of the game
    log         all that happened in this match
    quit        end the match
no-rules = The rules of this game are not written down here.
log-empty = Nothing has happened yet.

## The end

quit-save = Save the match so far? Type a file name, or Enter alone not to save it.
quit-save-to = Save the match so far to { $file }? (y/n)
stopped = The match stops here.
input-ended = The input has ended: the match stops here.
interrupted = Interrupted: the match stops here.
deal-secret = The secret of the deal was
saved =
    Saved to { $file }. To check the deal, or to see the match again:
    parlour verify { $file }
    parlour replay { $file }
not-saved = { $file } cannot be written: { $reason }

## The server

serve-open = Parlour is open.
serve-here = {"  "}on this machine   { $address }
serve-network = {"  "}on your network   { $address }
serve-scan = Phones on the same network scan this:
serve-kept = Tables are kept in { $file }. Ctrl-C ends it; they go on when it starts again.
serve-running = Parlour is running already: { $address }
serve-next-port = Port { $taken } is taken by something else: using { $port }.
serve-compiling = compiling { $game }
