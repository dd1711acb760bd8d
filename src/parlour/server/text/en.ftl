# What the server says on a table's connection, beside the table's own words.

refusal-too-fast = That was too much at once. Wait a moment.
refusal-said-too-much = That is too long: { $most } characters fit.
refusal-not-understood = The table did not understand that ({ $why }). Load the page again.
refusal-not-kept = That could not be stored, so it did not happen. Try once more; if it fails again, the server’s disk may be full.
refusal-failed = Something went wrong on the server, so that did not happen. It is in the server’s log.

gone-no-table = There is no table { $code }. Codes have five letters; look again at the link.
gone-no-game = The game of this table, { $game }, is not on this server any more.
gone-broken = Table { $code } cannot go on: what is stored of it does not fit together. Open another one.
