# Every word that a player of Grid Walk sees.
# `$who` is a seat: "you", or a name. `$who-is` is `you` or `other`.
# `$content` is `treasure` or `stone`.

title = Grid Walk
tagline = Walk, peek, remember: which chests hold treasure?
you = you

## The table

zone-garden = Garden
zone-die = Die
zone-notebook = What you saw, and who has looked
zone-guesses = Guesses
row = { $row }
column = { $column }
square = { $column }{ $row }
number = { $number }
chest = Chest { $number }
chest-with = Chest { $number }: { $content ->
    [treasure] treasure
   *[stone] a stone
 }
bush = Bush
path = Trodden bush
trap = Sprung trap
walker = { $who }
die = Die: { $face }
note-saw = You saw in chest { $number }: { $content ->
    [treasure] treasure
   *[stone] a stone
 }
note-looked = { $who } looked into chest { $number }
note-empty = You have not looked into chest { $number }
why-saw = You have looked into chest { $number }, and nobody puts anything else there.
why-looked = { $who } stood there and peeked, so { $who } knows what is in it.
guessed = { $who }: treasure in chest { $number }
badge-right = +1
badge-wrong = -1
badge-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## What every action is called

action-step = Step { $direction ->
    [0] up
    [1] right
    [2] down
   *[3] left
 }
action-peek = Peek into the chest
action-rest = Rest
action-shut = Shut the chest
action-seal = Seal a guess

## What chance brings

outcome-roll = { $outcome ->
    [0] 1
    [1] 2
   *[2] 3
 }
outcome-search = { $outcome ->
    [0] nothing
   *[1] a trap
 }
outcome-look = { $outcome ->
    [0] a stone
    [1] treasure
   *[hidden] something
 }
outcome-unlock = { $outcome ->
    [0] a stone
   *[1] treasure
 }

## What to do

prompt-walk = { $steps ->
    [one] Walk 1 step, or rest.
   *[other] Walk up to { $steps } steps, or rest.
 }
prompt-arrived = Peek into the chest here, or rest.
prompt-shut = Chest { $number } holds { $content ->
    [treasure] treasure
   *[stone] a stone
 }. Remember it, then shut it.
prompt-seal = Which chests hold treasure? Name up to { $treasures }: +1 for each treasure, -1 for each stone.
prompt-wait-walk = { $steps ->
    [one] { $who } may walk 1 step.
   *[other] { $who } may walk { $steps } steps.
 }
prompt-wait-shut = { $who } looks into chest { $number }.
prompt-wait-seal = The guesses are made.
prompt-unlock = The chests are opened.
prompt-chance = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
 }
prompt-tie = It is a tie.
prompt-over = { $who-is ->
    [you] You win.
   *[other] { $who } wins.
 }

choose-walk = Where to?
end = { $square }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }{ $ground ->
    [bush] , into a bush that may hide a trap
    [chest] , to a chest
   *[path] { "" }
 }{ $through ->
    [0] { "" }
   *[other] , through a bush that may hide a trap
 }
choose-peek = Peek into chest { $number }
choose-rest = Rest here
choose-shut = Shut it
choose-seal = Seal the guess

## Why not

refusal-not-now = Not now.
refusal-no-steps-left = You have no steps left.
refusal-edge-of-the-garden = That is outside of the garden.
refusal-no-chest-here = Walk to that chest first.
refusal-looked-already = You have looked into that chest already. Your notebook says what is in it.
refusal-too-many-chests = There are not that many treasures.

## What happened

told-roll = { $who-is ->
    [you] You rolled { $face }.
   *[other] { $who } rolled { $face }.
 }
told-step = { $who-is ->
    [you] You walked to { $square }.
   *[other] { $who } walked to { $square }.
 }
told-path = There was nothing in the bush.
told-trap = { $who-is ->
    [you] You stepped into a trap: your walk ends.
   *[other] { $who } stepped into a trap: the walk ends.
 }
told-peek = { $who-is ->
    [you] You peeked into chest { $number }.
   *[other] { $who } peeked into chest { $number }.
 }
told-look = You saw { $content ->
    [treasure] treasure
   *[stone] a stone
 }.
told-shut = { $who-is ->
    [you] You shut the chest.
   *[other] { $who } shut the chest.
 }
told-rest = { $who-is ->
    [you] You rested.
   *[other] { $who } rested.
 }
told-guess = The walks are over: everybody guesses.
told-seal = { $who-is ->
    [you] You sealed a guess.
   *[other] { $who } sealed a guess.
 }
told-unlock = Chest { $number } held { $content ->
    [treasure] treasure
   *[stone] a stone
 }.
told-points = { $points ->
    [one] { $who-is ->
        [you] You got 1 point.
       *[other] { $who } got 1 point.
     }
   *[other] { $who-is ->
        [you] You got { $points } points.
       *[other] { $who } got { $points } points.
     }
 }

## Help

help =
    Roll, walk up to so many steps through the garden, and peek into the chest where you come to stand.
    You see it once; your notebook remembers it for you. A bush may hide a trap, which ends your walk.
    At the end everybody names chests in secret: +1 for each treasure, -1 for each stone.
rules-1 = Roll the die and walk up to so many steps. At a chest that you have not looked into you may peek.
rules-2 = Whoever steps into a bush first searches it. A trap ends the walk, and is harmless from then on.
rules-3 = After the last round everybody names chests in secret: +1 for each treasure, -1 for each stone.
