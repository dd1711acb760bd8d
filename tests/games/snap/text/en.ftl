# Every word that a player of Snap sees.
# `$who` is a seat: "you", or a name. `$who-is` is `you` or `other`.

title = Snap
tagline = Two alike? Be the first to slap.
you = you

## The table

zone-deck = Draw pile
zone-under = Flipped before
zone-flipped = Flipped last
zone-bank = Bank
zone-chips = { $who-is ->
    [you] Your chips
   *[other] { $who }’s chips
 }
card = { $kind ->
    [0] Sun
    [1] Moon
    [2] Star
   *[other] Kind { $kind }
 }
chip = Chip
badge-chips = { $count ->
    [0] no chips
    [one] 1 chip
   *[other] { $count } chips
 }

## What every action is called

action-slap = Slap
action-say-none = Not alike

## What chance brings

outcome-flip = { $outcome ->
    [0] Sun
    [1] Moon
    [2] Star
   *[other] Kind { $outcome }
 }

## What to do

prompt-race = Are the last two cards alike? Be the first to slap.
prompt-wait = Not everybody has answered.
prompt-flip = The next card is flipped.
prompt-over = { $who-is ->
    [you] You win.
   *[other] { $who } wins.
 }
prompt-tie = It is a tie.
choose-slap = Slap: they are alike.
choose-none = They are not alike.

## Why not

refusal-no-chip-to-lose = You have no chip to lose, so you cannot slap.

## What happened

told-flip = { $kind ->
    [0] A sun is flipped.
    [1] A moon is flipped.
    [2] A star is flipped.
   *[other] A card of kind { $kind } is flipped.
 }
said-snap = { $who-is ->
    [you] You: Snap!
   *[other] { $who }: Snap!
 }
said-none = { $who-is ->
    [you] You: Not alike.
   *[other] { $who }: Not alike.
 }
told-won = { $who-is ->
    [you] You were the first to see it, and win a chip.
   *[other] { $who } was the first to see it, and wins a chip.
 }
told-lost = { $who-is ->
    [you] They are not alike: you lose a chip.
   *[other] They are not alike: { $who } loses a chip.
 }
told-over = All cards are flipped.
told-chips = { $who-is ->
    [you] { $count ->
        [one] You have 1 chip.
       *[other] You have { $count } chips.
     }
   *[other] { $count ->
        [one] { $who } has 1 chip.
       *[other] { $who } has { $count } chips.
     }
 }

## Help

help =
    Cards are flipped one after the other. When the last two are alike, be the first to slap the last one:
    that wins a chip. A wrong slap costs a chip, and without a chip one cannot slap.
    Whoever thinks that they are not alike says so. When nobody is left to answer, the next card is flipped.
rules-1 = When the last two cards are alike, be the first to slap the last one: that wins a chip.
rules-2 = A wrong slap costs a chip. Without a chip you cannot slap.
