# The table's own words.

refusal-stale = Something else happened in the meantime. Look again.
refusal-no-match = The match has not begun yet.
refusal-no-seat = You are watching. Take a seat to play.
refusal-not-host = Only the host can do that.
refusal-match-on = That has to wait until the match is over.
refusal-already-chosen = You have chosen already. The others are still thinking.
refusal-seat-taken = Somebody sits there already.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-free-seat = Every seat is taken. You can watch.
refusal-one-seat = You have had another seat in this match. Wait for the next one.
refusal-no-guest = Say who you are first: a name and an animal.
refusal-not-over = The match is still on.
refusal-no-such-action = This game knows no such action.
refusal-no-such-level = There is no bot called { $level }. There are { $levels }.
refusal-seats = This game is for { $fewest } to { $most } players.
refusal-too-many-people = More people than that are sitting here.
refusal-options = This game cannot be set up like that: { $reason }.
refusal-no-such-cell = That cannot be marked.
refusal-too-many-marks = There is no room for more than { $most } marks.
refusal-dealing = The deal is being mixed. One moment.
refusal-no-commitment = A promise of a seed is its SHA-256: 64 hexadecimal digits, in small letters.
refusal-reveal-early = Nobody has asked for your seed yet. Keep it until the host starts.
refusal-reveal-late = The cards are on the table: a seed that comes now is left out.
refusal-nothing-promised = Your seat has promised no seed for this deal.
refusal-revealed-already = Your seed is part of the deal already.
refusal-other-seed = That is not the seed that your seat has promised.
refusal-seed-too-long = A seed has at most { $most } characters.
refusal-said-nothing = There is nothing in that message.

beaten = { $milliseconds ->
    [0] { $who } was faster, by less than one millisecond.
   *[other] { $who } was { $milliseconds } ms faster.
 }

notice-rules-changed = The rules were mended while this match was on, so it ends here. Start the next one.
notice-older-rules = The last match here was played by older rules, so it is not shown any more. Start the next one.
