# What the server says on a table's connection, beside the table's own words.

refusal-too-fast = That was too much at once. Wait a moment.
refusal-said-too-much = That is too long: { $most } characters fit.
refusal-not-understood = The table did not understand that ({ $why }). Load the page again.
refusal-no-text = The table only understands text.
refusal-too-deep = That has too many layers to be understood. Load the page again.
refusal-foreign = A page of another site asks for this. Open Parlour by its own address.
refusal-not-kept = That could not be stored, so it did not happen. Try once more; if it fails again, the server’s disk may be full.
refusal-failed = Something went wrong on the server, so that did not happen. It is in the server’s log.

gone-no-table = There is no table { $code }. Codes have five letters; look again at the link.
gone-no-match = Table { $code } has no finished match { $number }. One that is still going on can be watched at the table.
gone-no-game = The game of this table, { $game }, is not on this server any more.
gone-full = { $most } pages are open at this table, and no more fit. Come back when somebody has left.
gone-too-many-pages = { $most } pages are open in your network, and no more are let in. Close one of them, then load this page again.
gone-no-hello = This page did not say who it is. Load it again.
gone-broken = Table { $code } cannot go on: what is stored of it does not fit together. Open another one.

try-again = { $minutes ->
    [0] Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
     }.
   *[other] Try again in { $minutes } minutes.
 }
limit-guests = So many people have come from your network that no more are let in just now. { try-again }
limit-tables = So many tables were opened from your network that no more can be opened just now. { try-again }
limit-calls = So much is asked from your network that there is no answer just now. { try-again }
