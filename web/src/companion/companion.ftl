# What the companions say: the pages for owners of a box. The games' own words come first.

missing = There is no such helper here, or its game is not installed. All games hang in the lobby.
coming = On its way to the table …

## Score pad

names-title = Who plays?
names-player = Player { $number }
names-add = One more
names-remove = Remove { $name }
names-go = To the pad
names-change = Players
rounds = Rounds
round = Round { $round }
legend = Tap whose guess was right.
side-right = right side
side-left = left side
pad = Right guesses in round { $round }
boards = Board of
guesses = Guesses by
bonus = Own board
plus = +{ $points }
cell = { $guesser } about { $board }: { $side ->
    [right] right side, { $points } points
    [left] left side, { $points } points
   *[none] not right
 }
own-board = own board
sum = This round
sum-short = Sum
told = { $name }: { $round } in this round, { $total } in all.
standings = Points
standing-name = Player
standing-total = Total
next-round = To round { $round }
who-wins = Who wins?
new-game = New game
new-title = A new game?
new-what = All rounds are wiped off the pad. The names stay.
new-go = Wipe the pad
new-stay = Keep it
and = { $first } and { $last }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## Dice

die-roll = { $die }: tap to roll
die-rolling = { $die }: rolling
die-lies = { $die }: { $face }
die-crossed = { $die }: { $face }, does not count
die-tap = Tap to roll
die-rolls = Rolling
not-counting = does not count
dice-begin = Tap a die. Any of them may be first.
dice-next = Roll the next die.
dice-over = The dice move on.
dice-none = Nothing counts any more. Roll the next die.
dice-none-over = Nothing counts any more. The dice move on.
dice-rolling = It rolls.
dice-holds = Counts: { $faces }
next-player = Next player
nobody = Nobody had one
nobody-back = Somebody had one
clock = Clock: { $seconds } seconds a roll
clock-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
 }
clock-over = Time is up.

## Monster

monster-wake = { $monster } sleeps: wake it
monster-waking = { $monster } is waking up
monster-sleep = { $monster }, { $mood }: let it sleep
monster-sleeps = { $monster } is sleeping.
monster-how-tap = Tap, and the bell rings.
monster-how-shake = Shake the phone or tap, and the bell rings.
monster-bell = The bell rings.
monster-wakes = { $monster } is waking up.
monster-holder = { $monster } is waking up. Put the phone back.
monster-again-tap = Tap, and it sleeps again.
monster-again-shake = Shake or tap, and it sleeps again.
monster-turn = On its side the phone shows more of it.
monster-ask = Wake it by shaking
monster-refused = This phone does not tell when it is shaken. Tapping does the same.
